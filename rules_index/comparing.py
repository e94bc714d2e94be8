"""What became of each rule from one edition to another."""

from __future__ import annotations

from dataclasses import dataclass

from rules_index.book import Digest
from rules_index.editions import chapter_of, check_edition, number_key
from rules_index.loader import digest
from rules_index.rule import Rule


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule that is not the same in both editions.

    `old_numbers` and `new_numbers` are () where an edition lacks the rule. `table` says what differs at the
    table, None where nothing does. `superseded_by` names the rule that overrules this one in the newer
    edition, though it still stands there.
    """

    key: str
    old_numbers: tuple[str, ...]
    new_numbers: tuple[str, ...]
    old_statement: str | None
    new_statement: str | None
    table: str | None
    superseded_by: str | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two editions compared, each list in number order.

    `added` and `removed` rules stand in one edition alone, `moved` ones say the same under another number,
    `changed` ones say something else, `superseded` ones still stand but are overruled by another rule of
    the newer edition.
    """

    old: str
    new: str
    added: tuple[Difference, ...]
    removed: tuple[Difference, ...]
    moved: tuple[Difference, ...]
    changed: tuple[Difference, ...]
    superseded: tuple[Difference, ...]
    unchanged: int


def compare(old: str, new: str, chapter: str | None = None, *, book: Digest | None = None) -> Comparison:
    """Compare two editions, or one chapter of them (a rule belongs to the chapter of its number in either edition).

    `book` is the digest to read, that of the package where it is left out. Raises UnknownEdition, DigestError.
    """
    check_edition(old)
    check_edition(new)
    found: dict[str, list[Difference]] = {}
    unchanged = 0
    for rule in (book or digest()).rules:
        before, after = rule.numbers(old), rule.numbers(new)
        if chapter is not None and chapter not in {chapter_of(number) for number in (*before, *after)}:
            continue
        sort = _sort(rule, old, new)
        if sort is None:
            unchanged += bool(before)
            continue
        found.setdefault(sort, []).append(
            Difference(
                key=rule.key,
                old_numbers=before,
                new_numbers=after,
                old_statement=rule.statement(old) if before else None,
                new_statement=rule.statement(new) if after else None,
                table=rule.change if sort != "moved" else None,
                superseded_by=rule.superseded_by(new),
            )
        )
    sorts = {sort: tuple(sorted(rows, key=_place)) for sort, rows in found.items()}
    return Comparison(
        old=old,
        new=new,
        added=sorts.get("added", ()),
        removed=sorts.get("removed", ()),
        moved=sorts.get("moved", ()),
        changed=sorts.get("changed", ()),
        superseded=sorts.get("superseded", ()),
        unchanged=unchanged,
    )


def _sort(rule: Rule, old: str, new: str) -> str | None:
    before, after = rule.numbers(old), rule.numbers(new)
    if not before or not after:
        return "removed" if before else "added" if after else None
    if rule.superseded_by(new) and not rule.superseded_by(old):
        return "superseded"
    if rule.statement(old) != rule.statement(new):
        return "changed"
    # A rule that is merely stated once more elsewhere has kept its number.
    return None if before[0] in after else "moved"


def _place(difference: Difference) -> tuple[tuple[int, int, str], ...]:
    return number_key((difference.new_numbers or difference.old_numbers)[0])
