"""A rule of the digest, and the citation of one. Plain values: nothing here reads a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules_index.editions import EDITIONS, check_edition

Kind = Literal["mechanic", "definition", "conduct"]
TestableWith = Literal["printed cards", "a made-up card"]


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule as it is shown under a ruling: its number (None if that edition lacks it) and what it says."""

    key: str
    number: str | None
    edition: str
    statement: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule under its stable key, over all editions.

    `refs` holds keys of rules that this one points to or depends on, `questions` the forms in which people
    ask it, `example` and `change` are None where there is none. What differs between editions is asked by
    method.
    """

    key: str
    kind: Kind
    chapter: str
    questions: tuple[str, ...]
    refs: tuple[str, ...]
    example: str | None
    change: str | None
    testable_with: TestableWith | None
    _numbers: Mapping[str, tuple[str, ...]] = field(repr=False, hash=False)
    _statements: Mapping[str, str] = field(repr=False, hash=False)
    _superseded: Mapping[str, str] = field(repr=False, hash=False)

    def numbers(self, edition: str) -> tuple[str, ...]:
        """All numbers under which an edition states this rule; () where it has none. Raises
        UnknownEdition.
        """
        return self._numbers.get(check_edition(edition), ())

    def number(self, edition: str) -> str | None:
        """The first number in an edition, or None. Raises UnknownEdition."""
        numbers = self.numbers(edition)
        return numbers[0] if numbers else None

    def statement(self, edition: str) -> str:
        """What the rule says in an edition, in our words. Raises UnknownEdition.

        Where the edition lacks the rule: what it says in the nearest edition that has it.
        """
        found = self._statements.get(check_edition(edition))
        if found is not None:
            return found
        asked = EDITIONS.index(edition)
        nearest = min(self._statements, key=lambda name: abs(EDITIONS.index(name) - asked))
        return self._statements[nearest]

    def superseded_by(self, edition: str) -> str | None:
        """The key of the rule that overrules this one in an edition, or None. Raises UnknownEdition."""
        return self._superseded.get(check_edition(edition))

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that have this rule."""
        return tuple(edition for edition in EDITIONS if self._numbers.get(edition))

    @property
    def changed(self) -> bool:
        """Whether its meaning differs between editions."""
        return len(set(self._statements.values())) > 1
