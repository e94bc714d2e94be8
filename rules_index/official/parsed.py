"""What reading a publisher's document yields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Layout = Literal["bundle", "section", "bulleted", "learn"]
PassageKind = Literal["rules", "tournament", "card", "learn"]

# Which document is quoted where several have the same number: the whole one before parts and copies.
AUTHORITY: dict[str, int] = {"bundle": 0, "section": 1, "bulleted": 2, "learn": 3}


@dataclass(frozen=True, slots=True)
class Passage:
    """A numbered piece of a document: a rule, a section ("tr:3.4.3"), a card (by id) or a part of the learn
    page.
    """

    kind: PassageKind
    number: str
    title: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class ParsedDocument:
    """A document as read. `stated_edition` is what its own text says about its edition, None where it says
    nothing.
    """

    source: str
    layout: Layout
    title: str
    passages: tuple[Passage, ...]
    stated_edition: str | None = None

    def of_kind(self, kind: PassageKind) -> tuple[Passage, ...]:
        """Its passages of one kind."""
        return tuple(passage for passage in self.passages if passage.kind == kind)


class Text:
    """A text in which a character's line can be found. For documents of one endless line, the place in it
    counts too.
    """

    def __init__(self, source: str, content: str) -> None:
        self.source = source
        self.content = content
        self.one_line = content.count("\n") < 10

    def line(self, place: int) -> int:
        """The line of a character."""
        return self.content.count("\n", 0, place) + 1

    def where(self, place: int) -> str:
        """Words that lead to a character: for a document of one line, how far into it."""
        return f" (character {place + 1} of the line)" if self.one_line else ""
