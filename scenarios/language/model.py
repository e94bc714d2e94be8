"""The scenario: one model for both spellings, and its JSON Schema.

Short forms (a card id for a piece, `d4=3` for a Gig, a number for a hand) become their structured equivalent before
the model judges them, so that everything behind it sees one form only.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from scenarios.language.base import DieName, Expected, Part, Who, Word, exactly_one
from scenarios.language.moves import MoveField
from scenarios.language.past import HistoryLine
from scenarios.language.pieces import Gig, GigField, Piece, Pieces, one_or_many, short_gigs
from scenarios.language.questions import Question


class Eddies(Part):
    """How many Eddies a player has."""

    ready: int = Field(default=0, ge=0, le=60)
    spent: int = Field(default=0, ge=0, le=60)


def _short_eddies(value: Any) -> Any:
    return {"ready": value} if isinstance(value, int | str) else value


class Deck(Part):
    """A deck: known cards from the top, and how many unknown ones lie below."""

    top: Pieces = ()
    more: int | None = Field(
        default=None,
        ge=0,
        le=60,
        description="Unknown cards below; 30 unless said otherwise, in setup 40 in all.",
    )


def _short_deck(value: Any) -> Any:
    return {"more": value} if isinstance(value, int | str) else value


class DeckList(Part):
    """A deck as it is built, for questions about deck building."""

    legends: Pieces = ()
    main: Pieces = ()
    banned: tuple[str, ...] = Field(
        default=(), description="Cards that the format of the event does not allow."
    )


class Side(Part):
    """What one player has on the table. What is left out gets a neutral default that the ruling reports."""

    field: Pieces = ()
    legends: Pieces = Field(
        default=(),
        description="Missing ones, up to three, are unknown, face-down and ready; `[]` is none at all.",
    )
    hand: Pieces = Field(default=(), description="A list of cards, or a number of unknown ones.")
    deck: Annotated[
        Deck, BeforeValidator(_short_deck, json_schema_input_type=int | Deck | list[str | Piece])
    ] = Deck()
    eddies: Annotated[
        Eddies | None, BeforeValidator(_short_eddies, json_schema_input_type=int | Eddies | None)
    ] = None
    gigs: Annotated[
        tuple[GigField, ...],
        BeforeValidator(short_gigs, json_schema_input_type=str | list[str | Gig] | dict[str, int]),
    ] = ()
    fixer: Annotated[
        tuple[DieName, ...] | None,
        BeforeValidator(one_or_many, json_schema_input_type=DieName | list[DieName] | None),
    ] = Field(
        default=None,
        description="The dice still to be rolled in; every die of the player that lies nowhere else.",
    )
    trash: Pieces = Field(default=(), description="From the top.")
    removed: Pieces = Field(default=(), description="Cards removed from the game.")
    deck_list: DeckList | None = Field(
        default=None, description="The deck that the player wants to bring, for `legal: deck of you`."
    )


class MadeUpCard(Part):
    """A card that does not exist, for questions about rules and wording."""

    type: Annotated[Literal["unit", "gear", "legend", "program"], BeforeValidator(lambda v: _lower(v))]
    name: str | None = None
    subtitle: str | None = None
    cost: int | None = Field(default=None, ge=0, description="Absent: a null cost for a Legend, else 0.")
    power: int | None = Field(default=None, ge=0)
    color: str | None = None
    ram: int | None = Field(default=None, ge=0)
    tags: tuple[Word, ...] = ()
    sell_tag: bool = False
    text: str = Field(default="", description="As it would be printed, keywords in braces: `{Blocker}`.")


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


Questions: TypeAlias = Annotated[
    tuple[Question, ...],
    BeforeValidator(one_or_many, json_schema_input_type=str | Question | list[str | Question]),
]


Words: TypeAlias = Annotated[
    tuple[Word, ...], BeforeValidator(one_or_many, json_schema_input_type=Word | list[Word])
]


class PlayLine(Part):
    """One line of play: somebody's answer to the open decision, or a question asked at this point."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    you: MoveField = None
    rival: MoveField = None
    chance: MoveField = None
    ask: Questions | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> PlayLine:
        exactly_one(self, ("you", "rival", "chance", "ask"), "a line of play")
        return self


class Limits(Part):
    """How far open choices are followed."""

    lines: int = Field(default=20_000, ge=1, description="Lines of play looked at.")
    depth: int = Field(default=60, ge=1, description="Choices on one line.")
    seconds: float = Field(default=10.0, gt=0, description="Time in all.")


class Scenario(Part):
    """A question about the game: a position, what is played, and what is asked."""

    title: str = Field(min_length=1, max_length=1000, description="The question in one line.")
    edition: Word | None = Field(
        default=None, description="The edition of the rules; the newest unless said otherwise."
    )
    faq: Words = Field(default=(), description="Ids of the official FAQ entries that this restates.")
    tags: Words = ()
    tests: Words = Field(
        default=(),
        description="Keys or numbers of the rules that it turns on: without one of them it would come out otherwise.",
    )
    opposite: Words = Field(
        default=(), description="Keys or numbers of rules that it shows not to apply, and what happens then."
    )
    note: str | None = Field(default=None, description="How the expectation follows from the rules.")
    turn: Who = Field(default="you", description="Whose turn it is.")
    phase: Literal["setup", "start", "main", "end"] = Field(
        default="main", description="Where the play begins; `setup` is before the first turn."
    )
    overtime: bool | Literal["due"] = Field(
        default=False,
        description="Whether overtime has begun; `due` where it begins as this turn ends, since it and the turn before "
        "began with both fixer areas empty.",
    )
    you: Side = Side()
    rival: Side = Side()
    history: Annotated[
        tuple[HistoryLine, ...],
        BeforeValidator(one_or_many, json_schema_input_type=str | HistoryLine | list[str | HistoryLine]),
    ] = Field(default=(), description="What already happened this turn.")
    cards: dict[str, MadeUpCard] = Field(default={}, description="Made-up cards by id.")
    play: Annotated[
        tuple[PlayLine, ...],
        BeforeValidator(one_or_many, json_schema_input_type=str | PlayLine | list[str | PlayLine]),
    ] = Field(default=(), description="A line as text is `you: pass`.")
    ask: Questions = ()
    expect: Expected | None = Field(
        default=None, description="The verdict on the whole scenario that a person expects."
    )
    because: Words = Field(
        default=(),
        description="Keys or numbers of rules that the ruling has to cite, as a person expects them.",
    )
    strict: bool = Field(
        default=False, description="Every choice has to be in `play`; none is passed or left open."
    )
    limits: Limits = Limits()

    @model_validator(mode="after")
    def _asks_something(self) -> Scenario:
        if not self.ask and not self.play:
            raise ValueError(
                "nothing is asked; add `ask` with a question, or `play` to ask whether the play is legal"
            )
        # Written down while it is read: a scenario that is ruled on again is the same one.
        _ = self.canonical
        return self

    @cached_property
    def canonical(self) -> str:
        """The scenario as JSON, without the rules that it is filed under, which change no answer."""
        return self.model_dump_json(exclude={"tests", "opposite"})


def schema() -> dict[str, Any]:
    """The JSON Schema of a scenario, draft 2020-12."""
    found = Scenario.model_json_schema(by_alias=True)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}
