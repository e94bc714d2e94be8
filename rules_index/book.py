"""The digest in memory: rules by key, by number and in their order, in every edition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules_index.editions import (
    DEFAULT_EDITION,
    EDITIONS,
    NUMBER,
    check_edition,
    number_key,
    parent_number,
)
from rules_index.errors import DigestError, UnknownRule
from rules_index.rule import Citation, Rule

_AS_WRITTEN = re.compile(r"^(?:rule|section|§)?\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The rules before and after one, in number order; None at either end."""

    previous: Rule | None
    following: Rule | None


class Digest:
    """All rules of all editions.

    `rules` holds them in the order of their first number, `chapters` the title of each chapter.
    """

    def __init__(self, rules: Iterable[Rule], chapters: Mapping[str, str]) -> None:
        """Index the rules. Raises DigestError where two share a key or a number, or a reference leads
        nowhere.
        """
        self.rules: tuple[Rule, ...] = tuple(
            sorted(
                rules,
                key=lambda rule: number_key(
                    rule.number(DEFAULT_EDITION) or rule.number(EDITIONS[0]) or "99.9"
                ),
            )
        )
        self.chapters: Mapping[str, str] = dict(chapters)
        self._by_key = {rule.key: rule for rule in self.rules}
        self._by_number: dict[str, dict[str, Rule]] = {edition: {} for edition in EDITIONS}
        problems = [f"the key {key!r} stands twice" for key in _twice(rule.key for rule in self.rules)]
        for rule in self.rules:
            problems += self._enter(rule)
        self._order = {
            edition: sorted(numbers, key=number_key) for edition, numbers in self._by_number.items()
        }
        self._place = {
            edition: {number: place for place, number in enumerate(order)}
            for edition, order in self._order.items()
        }
        if problems:
            raise DigestError(problems)

    def _enter(self, rule: Rule) -> list[str]:
        problems: list[str] = []
        for edition in EDITIONS:
            for number in rule.numbers(edition):
                other = self._by_number[edition].setdefault(number, rule)
                if other is not rule:
                    problems.append(f"{edition} {number} stands at both {other.key} and {rule.key}")
            overruler = rule.superseded_by(edition)
            if overruler is not None and overruler not in self._by_key:
                problems.append(f"{rule.key}: superseded by {overruler}, which does not exist")
        problems += [
            f"{rule.key}: refers to {ref}, which does not exist"
            for ref in rule.refs
            if ref not in self._by_key
        ]
        return problems

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def rule(self, key: str) -> Rule:
        """The rule of a key. Raises UnknownRule with the nearest keys."""
        try:
            return self._by_key[key]
        except KeyError:
            raise UnknownRule(key, edition=None, nearest=self._near(key, self._by_key)) from None

    def find(self, number_or_key: str, edition: str = DEFAULT_EDITION) -> Rule:
        """The rule that a person names by number ("9.17.3", "rule 9.17.3") or by key.

        A number belongs to `edition`; a key is found in any. Raises UnknownEdition, and UnknownRule with
        what is near and with the editions that do have the number.
        """
        numbered = self._by_number[check_edition(edition)]
        asked = _AS_WRITTEN.sub("", number_or_key.strip()).strip().strip("[]().:").strip()
        if asked in numbered:
            return numbered[asked]
        if asked.lower() in self._by_key:
            return self._by_key[asked.lower()]
        if NUMBER.fullmatch(asked) or asked.isdigit():
            elsewhere = [name for name in EDITIONS if asked in self._by_number[name]]
            raise UnknownRule(
                asked, edition=edition, nearest=self.nearest(asked, edition), elsewhere=elsewhere
            )
        raise UnknownRule(
            asked or number_or_key, edition=None, nearest=self._near(asked.lower(), self._by_key)
        )

    def cite(self, key: str, edition: str) -> Citation:
        """The citation of a key in an edition. Raises UnknownRule, UnknownEdition."""
        rule = self.rule(key)
        return Citation(key, rule.number(edition), edition, rule.statement(edition))

    def numbers(self, edition: str) -> tuple[str, ...]:
        """All numbers of an edition in order. Raises UnknownEdition."""
        return tuple(self._order[check_edition(edition)])

    def keys(self) -> tuple[str, ...]:
        """All keys, in the order of `rules`."""
        return tuple(self._by_key)

    def at(self, number: str, edition: str) -> Rule | None:
        """The rule that stands at exactly this number, or None. Raises UnknownEdition."""
        return self._by_number[check_edition(edition)].get(number)

    def parent(self, rule: Rule, edition: str) -> Rule | None:
        """The rule one level up, or None at the top of a chapter or where the edition lacks the rule."""
        number = rule.number(edition)
        above = parent_number(number) if number else None
        return self.at(above, edition) if above else None

    def children(self, rule: Rule, edition: str) -> tuple[Rule, ...]:
        """The rules one level down, under any of its numbers, in order."""
        mine = set(rule.numbers(edition))
        below = (number for number in self._order[edition] if parent_number(number) in mine)
        return tuple(dict.fromkeys(self._by_number[edition][number] for number in below))

    def neighbours(self, rule: Rule, edition: str) -> Neighbours:
        """The rules before and after it in number order. Both None where the edition lacks the rule."""
        number = rule.number(edition)
        if number is None:
            return Neighbours(None, None)
        order, place = self._order[edition], self._place[edition][number]
        before = self.at(order[place - 1], edition) if place else None
        after = self.at(order[place + 1], edition) if place + 1 < len(order) else None
        return Neighbours(before, after)

    def referring_to(self, rule: Rule) -> tuple[Rule, ...]:
        """The rules whose references name this one."""
        return tuple(other for other in self.rules if rule.key in other.refs)

    def nearest(self, asked: str, edition: str = DEFAULT_EDITION) -> list[str]:
        """Up to 4 numbers of the edition near one that it lacks: those that share the longest beginning with it, or
        else those of the nearest chapter. Raises UnknownEdition.
        """
        order = self._order[check_edition(edition)]
        above: str | None = asked
        while above := parent_number(above):
            under = [number for number in order if number == above or number.startswith(f"{above}.")]
            if under:
                return sorted(under, key=lambda number: _distance(number, asked))[:4]
        return sorted(order, key=lambda number: _distance(number, asked))[:4]

    @staticmethod
    def _near(asked: str, known: Iterable[str]) -> list[str]:
        # Imported late: only a wrong key needs it.
        from rapidfuzz import process

        return [found for found, _, _ in process.extract(asked, list(known), limit=4, score_cutoff=55)]


def _distance(number: str, asked: str) -> tuple[int, int, int]:
    """Near is: first parts in common, then the step between the first parts that differ, then depth."""
    mine, other = number_key(number), number_key(asked)
    shared = 0
    for left, right in zip(mine, other, strict=False):
        if left != right:
            return -shared, abs(left[1] - right[1]), abs(len(mine) - len(other))
        shared += 1
    return -shared, 100, abs(len(mine) - len(other))


def _twice(keys: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    return [key for key in keys if key in seen or seen.add(key)]
