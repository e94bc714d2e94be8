"""Answers about the rules, as data: what `--format json`, the MCP tools and REST all give.

The names of these fields are a contract: docs/interfaces.md lists them, and a test compares.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class View(BaseModel):
    """Base of all answers."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class RuleReference(View):
    """A rule that another one points to."""

    key: str = Field(description="Stable name of the rule, the same in every edition")
    number: str | None = Field(description="Its number in the edition asked for; null where that lacks it")
    statement: str = Field(description="What it says, in our own words")


class RuleInEdition(View):
    """How one edition has a rule."""

    edition: str
    numbers: list[str] = Field(description="Every number it stands under; empty where the edition lacks it")
    statement: str | None = Field(description="What it says there; null where the edition lacks it")


class Disagreement(View):
    """A place where the sources contradict each other, and what the judge does there."""

    id: str = Field(description="Its entry in the register of contradictions")
    title: str
    reading: str | None = Field(description="The reading that the judge follows in this edition")
    why: str
    disputed: bool = Field(description="Whether a ruling that turns on it shows both sides")


class RuleAnswer(View):
    """One rule in one edition, or one section of another document, with what surrounds it."""

    key: str = Field(description="Stable name of the rule, the same in every edition")
    number: str | None = Field(description="Its number in this edition; null where this edition lacks it")
    edition: str
    document: str = Field(description="The document that the rule belongs to")
    kind: str = Field(
        description="mechanic (the engine plays it), definition, conduct (between people), or section"
    )
    title: str = Field(description="The chapter or section that it stands in")
    statement: str = Field(description="What it says, in our own words")
    official: str | None = Field(description="The publisher's wording, where it has been imported")
    contradictions: list[Disagreement] = Field(description="Where sources disagree about it")
    superseded_by: RuleReference | None = Field(description="The rule that overrules it in this edition")
    change: str | None = Field(description="What differs between editions at the table; null where nothing")
    example: str | None
    questions: list[str] = Field(description="How players ask for it")
    history: list[RuleInEdition] = Field(description="Number and statement in every edition")
    parent: RuleReference | None
    children: list[RuleReference]
    previous: RuleReference | None
    next: RuleReference | None
    references: list[RuleReference] = Field(description="Rules that this one points to")


class SearchHit(View):
    """One rule or text that a search found."""

    key: str
    number: str | None
    edition: str
    document: str
    score: float
    statement: str
    title: str
    kind: str
    why: str = Field(description="What found it: number, key, term, words, meaning, or both")
    snippet: str = Field(description="The passage that fits best, matched words between double asterisks")
    official: str | None = Field(description="The publisher's wording, where it has been imported")
    superseded_by: str | None = Field(description="Key of the rule that overrules it in this edition")
    contradictions: list[str] = Field(description="Entries of the register of contradictions about it")


class TermAnswer(View):
    """A term of the glossary."""

    term: str
    kind: str
    definition: str
    also: list[str] = Field(description="Other words that players use for it")
    references: list[str] = Field(description="Keys of the rules that carry it")


class SearchAnswer(View):
    """What a search found, best first."""

    query: str
    edition: str
    mode: str = Field(description="How it was looked up: exact, lexical, semantic or hybrid")
    note: str | None = Field(description="What to know about this search")
    total: int = Field(description="How many there are in all")
    next_offset: int | None = Field(description="Ask with this offset for more; null at the end")
    results: list[SearchHit]
    related: list[RuleReference] = Field(description="Rules that the results point to")
    terms: list[TermAnswer] = Field(description="Terms of the glossary that the query uses")
