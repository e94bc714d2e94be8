"""What can go wrong in the rules index.

RulesIndexError                 root: catch this to catch all of them
├── UnknownEdition              no such edition; names those that exist
├── UnknownRule                 no such number or key; names near ones and editions that have the number
├── UnknownDocument             no such document or section; names those that exist
├── QueryError                  a search that cannot be answered as it stands
├── DigestError                 the shipped data is not as it must be; names file, line and key
├── DocumentError               a publisher's document cannot be imported; names file and line
│   ├── UnrecognisedDocument    no layout fits it
│   └── TruncatedDocument       it stops before its end
├── StoreError                  the folder for imported documents cannot be used
└── ModelError                  search by meaning is not available here
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: How much of what was asked for a message repeats.
_LONGEST: Final = 80


def _shown(asked: str) -> str:
    return repr(asked if len(asked) <= _LONGEST else f"{asked[:_LONGEST]}...")


class RulesIndexError(Exception):
    """Root of all errors of this package. The message names the place and the way out."""


class UnknownEdition(RulesIndexError):
    """An edition that does not exist."""

    def __init__(self, edition: str, known: Iterable[str]) -> None:
        self.edition = edition
        self.known = tuple(known)
        super().__init__(f"unknown edition {_shown(edition)}: use one of {', '.join(self.known)}")


class UnknownRule(RulesIndexError):
    """A number or key that an edition does not have.

    `nearest` holds numbers or keys that look like it, `elsewhere` the editions that do have it.
    """

    def __init__(
        self, asked: str, *, edition: str | None, nearest: Iterable[str] = (), elsewhere: Iterable[str] = ()
    ) -> None:
        self.asked = asked
        self.edition = edition
        self.nearest = tuple(nearest)
        self.elsewhere = tuple(elsewhere)
        where = f" in edition {edition}" if edition else ""
        message = f"there is no rule {_shown(asked)}{where}"
        if self.elsewhere:
            message += f"; edition {' and '.join(self.elsewhere)} has it"
        if self.nearest:
            message += f"; the nearest are {', '.join(self.nearest)}"
        elif not self.elsewhere:
            message += (
                "; name a rule by number (9.17.3) or key (fight.tie), or find it by words with a search"
            )
        super().__init__(message)


class UnknownDocument(RulesIndexError):
    """A document, or a section of one, that does not exist."""

    def __init__(self, asked: str, known: Iterable[str], *, what: str = "document") -> None:
        self.asked = asked
        self.known = tuple(known)
        super().__init__(f"there is no {what} {_shown(asked)}: use one of {', '.join(self.known)}")


class QueryError(RulesIndexError):
    """A search that cannot be answered as it stands; the message says what to change."""


class DigestError(RulesIndexError):
    """The shipped data is not as it must be."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        shown = self.problems[:20]
        more = len(self.problems) - len(shown)
        lines = [f"{len(self.problems)} problem(s) in the digest:", *shown]
        if more:
            lines.append(f"... and {more} more")
        super().__init__("\n  ".join(lines))


class DocumentError(RulesIndexError):
    """A publisher's document that cannot be imported."""

    def __init__(self, source: str, problem: str, *, line: int | None = None) -> None:
        self.source = source
        self.line = line
        self.problem = problem
        place = source if line is None else f"{source}, line {line}"
        super().__init__(f"{place}: {problem}")


class UnrecognisedDocument(DocumentError):
    """A document that fits none of the layouts."""


class TruncatedDocument(DocumentError):
    """A document that stops before its end."""


class StoreError(RulesIndexError):
    """The folder for imported documents cannot be read or written."""


class ModelError(RulesIndexError):
    """Search by meaning is not available: a library or the model is missing or damaged."""
