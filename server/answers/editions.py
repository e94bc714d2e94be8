"""Questions about what changed between editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from server.document_views import ComparisonAnswer, RuleChange
from server.errors import NotFound, answering

if TYPE_CHECKING:
    from rules_index import Difference


def compare(old: str | None = None, new: str | None = None, chapter: str | None = None) -> ComparisonAnswer:
    """What became of each rule from one edition (default: the oldest) to another (default: the newest).

    `chapter` limits it to one chapter of either. Raises NotFound for an unknown edition or chapter.
    """
    import rules_index

    with answering():
        if chapter is not None and chapter not in (known := rules_index.digest().chapters):
            raise NotFound(f"there is no chapter {chapter!r}: use one of {', '.join(known)}")
        found = rules_index.compare(
            old or rules_index.EDITIONS[0], new or rules_index.DEFAULT_EDITION, chapter
        )
    return ComparisonAnswer(
        old=found.old,
        new=found.new,
        chapter=chapter,
        added=_changes(found.added),
        removed=_changes(found.removed),
        moved=_changes(found.moved),
        changed=_changes(found.changed),
        superseded=_changes(found.superseded),
        unchanged=found.unchanged,
    )


def editions(beginning: str = "") -> list[str]:
    """The editions whose name begins so."""
    import rules_index

    return [edition for edition in rules_index.EDITIONS if edition.startswith(beginning)]


def names(beginning: str, edition: str | None = None) -> list[str]:
    """The rule numbers of an edition that begin so, and then the keys of its rules that do.

    An edition that does not exist has none.
    """
    import rules_index

    wanted = edition or rules_index.DEFAULT_EDITION
    if wanted not in rules_index.EDITIONS:
        return []
    with answering():
        book = rules_index.digest()
        keys = (rule.key for rule in book.rules if rule.numbers(wanted))
        return [name for name in (*book.numbers(wanted), *keys) if name.startswith(beginning.strip())]


def _changes(differences: Iterable[Difference]) -> list[RuleChange]:
    return [
        RuleChange(
            key=each.key,
            old_numbers=list(each.old_numbers),
            new_numbers=list(each.new_numbers),
            old_statement=each.old_statement,
            new_statement=each.new_statement,
            table=each.table,
            superseded_by=each.superseded_by,
        )
        for each in differences
    ]
