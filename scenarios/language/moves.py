"""Moves: what a line of play says, in the form that programs write; `forms` reads the short texts into the same."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from scenarios.language import forms, spelling
from scenarios.language.base import DieName, Part, PieceName, Who, as_word, exactly_one, given

_VERBS = (
    "attack", "block", "call", "play", "go_solo", "sell", "activate", "choose", "done", "discard", "order", "resolve",
    "use", "decline", "number", "set_", "pay", "roll", "shuffle", "answer", "go", "keep", "mulligan", "pass_",
    "concede",
)  # fmt: skip
_CLAIMED = (*_VERBS, "look", "deck_list")
_FLAGS = ("pass", "concede", "done", "keep", "mulligan")


class Attack(Part):
    """Declare an attack with a Unit."""

    by: PieceName
    target: PieceName = Field(
        description="A rival Unit, or `gigs` for the rival Gig area; in a question also `anything`."
    )


class Play(Part):
    """Play a card from hand, or a Legend from the Legends area."""

    card: PieceName
    on: PieceName | None = Field(
        default=None, description="For a Gear: the Unit or Legend that it is equipped to."
    )


class Activate(Part):
    """Activate an effect of a card."""

    card: PieceName
    effect: int | None = Field(
        default=None, ge=1, description="Which of its activated effects, counted from 1, its Gear's included."
    )


class Resolve(Part):
    """Resolve one of several pending effects."""

    card: PieceName = Field(description="The card whose effect it is.")
    effect: int | None = Field(
        default=None, ge=1, description="Which of its pending effects, counted from 1."
    )


def _short_card(value: Any) -> Any:
    return {"card": value} if isinstance(value, str) else value


class Pay(Part):
    """Pay a cost with Eddies and Legends."""

    eddies: int = Field(default=0, ge=0)
    legends: tuple[PieceName, ...] = ()


class SetGig(Part):
    """The value to which a Gig is adjusted, where that is a choice, or by how much it is."""

    die: PieceName
    value: int | None = Field(default=None, ge=1, le=20)
    by: int | None = Field(
        default=None, ge=-20, le=20, description="In place of `value`; less than 0 is down."
    )

    @model_validator(mode="after")
    def _one_number(self) -> SetGig:
        exactly_one(self, ("value", "by"), "the new value of a Gig")
        return self

    def result(self, now: int) -> int:
        """The value that a Gig with the value `now` is given."""
        return now + (self.by or 0) if self.value is None else self.value


class Roll(Part):
    """What a die shows when it is rolled."""

    die: DieName
    value: int = Field(ge=1, le=20)


def _one_or_many(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(as_word(item) for item in value)  # pyright: ignore[reportUnknownVariableType]
    value = as_word(value)
    return (value,) if isinstance(value, str) else value


class Move(Part):
    """One answer to the decision that is open: exactly one of these keys."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    attack: Attack | None = None
    block: PieceName | None = Field(default=None, description="Spend this Unit to use its BLOCKER.")
    call: PieceName | None = Field(default=None, description="Call this Legend.")
    play: Annotated[Play | None, BeforeValidator(_short_card, json_schema_input_type=str | Play)] = None
    go_solo: PieceName | None = Field(default=None, description="Play this Legend with its GO SOLO.")
    sell: PieceName | None = Field(default=None, description="Sell this card from hand.")
    activate: Annotated[
        Activate | None, BeforeValidator(_short_card, json_schema_input_type=str | Activate | None)
    ] = None
    choose: Annotated[
        tuple[PieceName, ...] | None,
        BeforeValidator(_one_or_many, json_schema_input_type=str | int | list[str | int] | None),
        Field(
            description=(
                "What is chosen: pieces, a player, a card type, a number, one of several effects by its place or its "
                "words. Several make several choices, and then no more."
            )
        ),
    ] = None
    done: Literal[True] | None = Field(default=None, description="Choose no more, where that is allowed.")
    discard: Annotated[
        tuple[PieceName, ...] | None,
        BeforeValidator(_one_or_many, json_schema_input_type=str | list[str] | None),
    ] = None
    order: tuple[PieceName, ...] | None = Field(
        default=None, description="Pending effects, or cards that go onto a deck, in this order."
    )
    resolve: Annotated[
        Resolve | None, BeforeValidator(_short_card, json_schema_input_type=str | Resolve | None)
    ] = None
    use: PieceName | None = Field(
        default=None, description="Use the effect of this card that may be used, or that is one of several."
    )
    decline: PieceName | None = Field(default=None, description="Do not use what this card offers.")
    number: int | None = Field(default=None, ge=0, description="How many, where that is a choice.")
    set_: SetGig | None = Field(default=None, alias="set")
    pay: Pay | None = None
    roll: Roll | None = Field(default=None, description="Chance only: what a die shows.")
    shuffle: tuple[PieceName, ...] | None = Field(
        default=None,
        description="Chance only: the cards that come to lie on top (the Legends from the left), the rest as it was.",
    )
    answer: Annotated[Literal["yes", "no"] | None, BeforeValidator(as_word)] = None
    go: Literal["first", "second"] | None = Field(
        default=None, description="In setup: who takes the first turn."
    )
    keep: Literal[True] | None = Field(default=None, description="In setup: keep the opening hand.")
    mulligan: Literal[True] | None = None
    pass_: Literal[True] | None = Field(
        default=None, alias="pass", description="End the turn or the React Step."
    )
    concede: Literal[True] | None = None

    @model_validator(mode="before")
    @classmethod
    def _flags(cls, data: Any) -> Any:
        """`pass: yes` is `pass: true`, also where a reader kept the word; what is null is not there."""
        if not isinstance(data, dict):
            return data
        flags = {"true": True, "yes": True}
        fields: dict[str, Any] = dict(data)  # pyright: ignore[reportUnknownArgumentType]
        for name in _FLAGS:
            if isinstance(fields.get(name), str):
                fields[name] = flags.get(fields[name].lower(), fields[name])
        return fields

    @model_validator(mode="after")
    def _one_verb(self) -> Move:
        exactly_one(self, _VERBS, "a move")
        return self

    @cached_property
    def verb(self) -> str:
        """Which of the moves it is: `attack`, `block`, ..., with `pass_` for a pass and `set_` for a value.

        Found once: a move is never copied with changes.
        """
        return given(self, _VERBS)[0]

    def text(self) -> str:
        """The move in its short form."""
        return spelling.spell_move(self.model_dump(by_alias=True, exclude_none=True))


def read_move(value: Any) -> Any:
    """The data of a move from its short text; other data is left for the model to judge."""
    value = as_word(value)
    return forms.move(value) if isinstance(value, str) else value


MoveField = Annotated[
    Move | None,
    BeforeValidator(read_move, json_schema_input_type=str | bool | Move | None),
    Field(examples=["attack animals-wrecker -> gigs", "pass", {"block": "corpo-security"}]),
]


class Look(Part):
    """Looking at, counting or reordering cards without any effect, as a question about hidden information."""

    act: Literal["look", "count", "reorder"]
    whose: Who | None = Field(default=None, description="Whose area; absent for a single card.")
    area: (
        Literal["hand", "deck", "field", "legends", "eddies", "trash", "removed", "fixer", "gigs"] | None
    ) = None
    card: PieceName | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> Look:
        if (self.card is None) is (self.area is None) or (self.area is None) is not (self.whose is None):
            raise ValueError("looking is at an area of a player, or at one card")
        return self


class Claimed(Move):
    """What a question about a move can be about: a move, or something that is done outside the play."""

    look: Look | None = None
    deck_list: Literal[True] | None = Field(
        default=None, description="Bring the deck that stands under `deck_list`."
    )

    @cached_property
    def verb(self) -> str:
        """Which of them it is."""
        return given(self, _CLAIMED)[0]

    @model_validator(mode="after")
    def _one_verb(self) -> Claimed:
        exactly_one(self, _CLAIMED, "a claim")
        return self


_ClaimedField = Annotated[
    Claimed | None,
    BeforeValidator(read_move, json_schema_input_type=str | bool | Claimed | None),
    Field(examples=["attack animals-wrecker -> gigs", "pass", {"block": "corpo-security"}]),
]


class Claim(Part):
    """A player and the move that is asked about: `you block with corpo-security`, `you look at rival hand`."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    you: _ClaimedField = None
    rival: _ClaimedField = None

    @model_validator(mode="after")
    def _one_player(self) -> Claim:
        exactly_one(self, ("you", "rival"), "a question about a move")
        return self

    @property
    def player(self) -> Who:
        """Who would make the move."""
        return "you" if self.you is not None else "rival"

    @property
    def move(self) -> Claimed:
        """The move itself."""
        move = self.you or self.rival
        assert move is not None
        return move

    def text(self) -> str:
        """The claim in its short form."""
        said = self.move.text()
        return f"deck of {self.player}" if self.move.deck_list else f"{self.player} {said}"


def read_claim(value: Any) -> Any:
    """The data of a claim from its short text."""
    return forms.claim(value) if isinstance(value, str) else value
