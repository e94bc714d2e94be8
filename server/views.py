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


class RuleAnswer(View):
    """One rule in one edition, with what surrounds it."""

    key: str = Field(description="Stable name of the rule, the same in every edition")
    number: str | None = Field(description="Its number in this edition; null where this edition lacks it")
    edition: str
    document: str = Field(description="The document that the rule belongs to")
    kind: str = Field(description="mechanic (the engine plays it), definition, or conduct (between people)")
    statement: str = Field(description="What it says, in our own words")
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


class SearchAnswer(View):
    """What a search found, best first."""

    query: str
    edition: str
    mode: str = Field(description="How the words were looked up")
    total: int = Field(description="How many there are in all")
    next_offset: int | None = Field(description="Ask with this offset for more; null at the end")
    results: list[SearchHit]
