"""What comes out: a ruling, with everything that a program or a person needs to check it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Verdict = Literal["yes", "no", "depends", "illegal", "unsupported", "inconclusive", "disputed"]


class View(BaseModel):
    """Base of what a ruling consists of: immutable, and no field that is not listed here."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Citation(View):
    """A rule that decided something, as the ruling's edition has it."""

    key: str = Field(description="Stable name of the rule, the same in every edition")
    number: str | None = Field(description="Its number in this edition")
    edition: str
    statement: str = Field(description="What it says, in our own words")


class CardText(View):
    """What a card says that decided something, in our own words."""

    card: str = Field(description="Its id")
    title: str
    text: str
    note: str | None = Field(default=None, description="What is to be known of this printing")


class Dispute(View):
    """A place where sources disagree and on which the answer turns."""

    entry: str = Field(description="Id of the entry in the register of contradictions")
    title: str
    followed: str = Field(description="The reading that this ruling follows")
    other: str = Field(description="The other reading")
    verdict: Verdict = Field(description="What comes of the other reading")
    answer: str
    faq: list[str] = Field(default_factory=list[str], description="Official FAQ entries about it")


class MissingFact(View):
    """A fact that the description lacks and on which the answer turns."""

    fact: str = Field(description="What is missing, in words")
    question: str = Field(description="What to ask the player for it")
    place: str = Field(description="Where it belongs in the scenario: `you.deck.top`, `rival.hand`")
    positions: list[int] = Field(
        description="Which cards of that area, counted from 0; of a deck from the top"
    )


@dataclass(slots=True)
class Step:
    """One thing that was chosen or that happened."""

    # No model as the rest: a ruling has dozens of them, made of the engine's own words, and checking takes longer than
    # wording.

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    by: Annotated[Literal["you", "rival", "chance", "rules"], Field(description="Who did it")]
    kind: Literal["choice", "event"]
    text: str
    keys: Annotated[list[str], Field(description="The rules that made it happen")] = field(
        default_factory=list[str]
    )
    numbers: Annotated[list[str], Field(description="Their numbers in this edition")] = field(
        default_factory=list[str]
    )


class Outcome(View):
    """One result that the question can have, and a shortest line of play to it."""

    result: str
    line: list[str] = Field(description="The choices after the play that was written down")


class Answer(View):
    """The answer to one question."""

    ask: str = Field(description="The question in its short form")
    verdict: Verdict
    answer: str = Field(description="The answer in one sentence")
    value: int | str | list[str] | None = Field(
        default=None, description="For `value`: what it is, where it is certain"
    )
    citations: list[Citation] = Field(description="The rules that decide, the weightiest first")
    card_texts: list[CardText] = Field(
        default_factory=list[CardText], description="The card texts that decide, the weightiest first"
    )
    outcomes: list[Outcome] = Field(
        default_factory=list[Outcome], description="Every result, with a line to each"
    )
    lines: int = Field(description="Lines of play that were looked at")
    merged: int = Field(default=0, description="Positions that had been followed already")
    missing: str | None = Field(
        default=None, description="The fact that the description lacks and on which this answer turns"
    )
    expected: str | list[str] | None = Field(default=None, description="What the scenario expects")
    expected_citations: list[str] = Field(
        default_factory=list[str], description="Rules that it expects to be cited"
    )
    as_expected: bool | None = Field(default=None, description="Null where nothing is expected")
    line: int | None = Field(
        default=None, description="The line of the scenario on which the question stands"
    )


class OtherEdition(View):
    """What another edition of the rules says, where that differs."""

    edition: str
    verdict: Verdict
    answer: str


class Ruling(View):
    """A ruling on one scenario."""

    title: str
    verdict: Verdict = Field(
        description="On the play where that is illegal or cannot be judged, else on the first question"
    )
    answer: str
    edition: str
    answers: list[Answer] = Field(description="One for each question, in the order of the scenario")
    citations: list[Citation] = Field(
        description="The rules that decided, over all questions, the weightiest first"
    )
    card_texts: list[CardText] = Field(
        default_factory=list[CardText], description="The card texts that decided, over all questions"
    )
    disputes: list[Dispute] = Field(
        default_factory=list[Dispute], description="Where sources disagree and the answer turns on it"
    )
    missing: list[str] = Field(
        default_factory=list[str],
        description="Facts that the description lacks and on which the answer turns",
    )
    missing_facts: list[MissingFact] = Field(
        default_factory=list[MissingFact], description="The same, with where they belong and what to ask for"
    )
    assumptions: list[str] = Field(description="Defaults that the play or a question touched")
    trace: list[Step] = Field(description="The line of play that proves the answer")
    faq: list[str] = Field(
        default_factory=list[str], description="The official FAQ entries that the scenario restates"
    )
    other_edition: OtherEdition | None = Field(
        default=None, description="Null where the other edition says the same"
    )
    expected: str | None = Field(
        default=None, description="The verdict on the whole that the scenario expects"
    )
    expected_citations: list[str] = Field(
        default_factory=list[str], description="Rules that the scenario expects the ruling to cite"
    )
    as_expected: bool | None = Field(description="Whether every expectation is met; null where there is none")
    hash: str = Field(description="SHA-256 of scenario and ruling: the same question gives the same hash")


_RULING: TypeAdapter[Ruling] = TypeAdapter(Ruling)


def content_hash(scenario: str, ruling: Ruling) -> str:
    """The hash of a scenario, as its `canonical` has it, and of what was ruled on it, the ruling's own hash apart."""
    digest = hashlib.sha256(scenario.encode())
    digest.update(_RULING.dump_json(ruling, exclude={"hash"}))
    return digest.hexdigest()
