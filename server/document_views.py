"""Answers about whole documents, as data. Their field names are a contract too: see `views`."""

from __future__ import annotations

from pydantic import Field

from server.views import TermAnswer, View

PARTIAL_LAYOUT = "bulleted"
"""The layout in which the publisher leaves rules out on purpose."""


class DocumentSummary(View):
    """A document as it is listed."""

    document: str = Field(description="The name by which it is read")
    title: str
    about: str
    authority: str = Field(description="Who stands behind it, for example publisher or third party")
    editions: list[str] = Field(description="Empty where the document has no editions")
    passages: int
    contents: dict[str, str] = Field(description="Section to title, for the parts that can be read alone")


class DocumentsAnswer(View):
    """Every document there is."""

    edition: str
    documents: list[DocumentSummary]


class PassageAnswer(View):
    """A rule, section or term of a document."""

    number: str | None
    key: str
    title: str
    text: str = Field(description="In our own words")
    official: str | None = Field(description="The publisher's wording, where it has been imported")
    superseded_by: str | None = Field(description="Key of the rule that overrules it in this edition")


class PageAnswer(View):
    """One page of a document, or of a section of it."""

    document: str
    title: str
    edition: str | None = Field(description="Null where the document has no editions")
    section: str | None
    page: int = Field(description="Counts from 1")
    pages: int
    total: int = Field(description="Passages on all pages")
    passages: list[PassageAnswer]


class GlossaryAnswer(View):
    """Terms that some words name or use."""

    query: str
    edition: str
    results: list[TermAnswer]


class RuleChange(View):
    """A rule that two editions do not have alike."""

    key: str
    old_numbers: list[str] = Field(description="Empty where the older edition lacks the rule")
    new_numbers: list[str] = Field(description="Empty where the newer edition lacks the rule")
    old_statement: str | None
    new_statement: str | None
    table: str | None = Field(description="What differs at the table")
    superseded_by: str | None = Field(description="Key of the rule that overrules it in the newer edition")


class ComparisonAnswer(View):
    """Two editions compared."""

    old: str
    new: str
    chapter: str | None
    added: list[RuleChange]
    removed: list[RuleChange]
    moved: list[RuleChange] = Field(description="The number changed, the meaning did not")
    changed: list[RuleChange] = Field(description="The meaning changed")
    superseded: list[RuleChange] = Field(description="Still stands, but another rule overrules it")
    unchanged: int


class RuleMatch(View):
    """What became of a rule in an edition that the digest does not know; for a person to confirm."""

    finding: str = Field(description="same, moved, reworded, new or gone")
    number: str | None
    key: str | None
    old_number: str | None
    likeness: float = Field(description="0 to 100")


class ImportedDocument(View):
    """What one document holds, compared with the digest."""

    source: str
    layout: str
    title: str
    edition: str | None
    counts: dict[str, int] = Field(description="Passages of each kind that were found")
    unknown: list[str] = Field(description="Numbers that the digest lacks")
    missing: list[str] = Field(description="Numbers that the digest has and the document lacks")
    matches: list[RuleMatch]
    unchanged: bool = Field(description="Whether this very document was imported before")
    stored: bool
    notes: list[str]

    @property
    def differs(self) -> bool:
        """Whether it and the digest do not have the same rules. What a partial copy leaves out is no difference."""
        lost = self.missing if self.layout != PARTIAL_LAYOUT else []
        return bool(self.unknown or lost or any(match.finding != "same" for match in self.matches))


class ImportAnswer(View):
    """What an import found."""

    documents: list[ImportedDocument]


class GameSummary(View):
    """A game that this server knows."""

    game: str
    name: str
    editions: list[str] = Field(description="Editions of its rules, the newest last")
    documents: list[str]


class GamesAnswer(View):
    """Every game that this server knows."""

    games: list[GameSummary]
