"""Moves: what a line of play says, in the form that programs write; `forms` reads the short texts into the same."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from scenarios.language import forms, spelling
from scenarios.language.base import DieName, Part, PieceName, Who, as_word, exactly_one

_VERBS = (
    "attack", "block", "call", "play", "go_solo", "sell", "choose", "order", "pay", "roll", "answer", "pass_",
    "concede",
)  # fmt: skip


class Attack(Part):
    """Declare an attack with a Unit."""

    by: PieceName
    target: PieceName = Field(description="A rival Unit, or `gigs` for the rival Gig area.")


class Play(Part):
    """Play a card from hand, or a Legend from the Legends area."""

    card: PieceName
    on: PieceName | None = Field(
        default=None, description="For a Gear: the Unit or Legend that it is equipped to."
    )


def _short_play(value: Any) -> Any:
    return {"card": value} if isinstance(value, str) else value


class Pay(Part):
    """Pay a cost with Eddies and Legends."""

    eddies: int = Field(default=0, ge=0)
    legends: tuple[PieceName, ...] = ()


class Roll(Part):
    """What a die shows when it is rolled."""

    die: DieName
    value: int = Field(ge=1, le=20)


def _one_or_many(value: Any) -> Any:
    return (value,) if isinstance(value, str) else value


class Move(Part):
    """One answer to the decision that is open: exactly one of these keys."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    attack: Attack | None = None
    block: PieceName | None = Field(default=None, description="Spend this Unit to use its BLOCKER.")
    call: PieceName | None = Field(default=None, description="Call this Legend.")
    play: Annotated[Play | None, BeforeValidator(_short_play, json_schema_input_type=str | Play)] = None
    go_solo: PieceName | None = Field(default=None, description="Play this Legend with its GO SOLO.")
    sell: PieceName | None = Field(default=None, description="Sell this card from hand.")
    choose: Annotated[
        tuple[PieceName, ...] | None,
        BeforeValidator(_one_or_many, json_schema_input_type=str | list[str]),
        Field(description="The piece or pieces that are chosen."),
    ] = None
    order: tuple[PieceName, ...] | None = Field(default=None, description="Several things in this order.")
    pay: Pay | None = None
    roll: Roll | None = Field(default=None, description="Chance only: what a die shows.")
    answer: Annotated[Literal["yes", "no"] | None, BeforeValidator(as_word)] = None
    pass_: Literal[True] | None = Field(
        default=None, alias="pass", description="End the turn or the React Step."
    )
    concede: Literal[True] | None = None

    @model_validator(mode="before")
    @classmethod
    def _flags(cls, data: Any) -> Any:
        """`pass: yes` is `pass: true`, also where a reader kept the word."""
        if not isinstance(data, dict):
            return data
        flags = {"true": True, "yes": True}
        fields: dict[str, Any] = dict(data)  # pyright: ignore[reportUnknownArgumentType]
        for name in ("pass", "concede"):
            if isinstance(fields.get(name), str):
                fields[name] = flags.get(fields[name].lower(), fields[name])
        return fields

    @model_validator(mode="after")
    def _one_verb(self) -> Move:
        exactly_one(self, _VERBS, "a move")
        return self

    @property
    def verb(self) -> str:
        """Which of the moves it is: `attack`, `block`, ..., with `pass_` for a pass."""
        return next(name for name in _VERBS if getattr(self, name) is not None)

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


class Claim(Part):
    """A player and the move that is asked about: `you block with corpo-security`."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    you: MoveField = None
    rival: MoveField = None

    @model_validator(mode="after")
    def _one_player(self) -> Claim:
        exactly_one(self, ("you", "rival"), "a question about a move")
        return self

    @property
    def player(self) -> Who:
        """Who would make the move."""
        return "you" if self.you is not None else "rival"

    @property
    def move(self) -> Move:
        """The move itself."""
        move = self.you or self.rival
        assert move is not None
        return move

    def text(self) -> str:
        """The claim in its short form."""
        return f"{self.player} {self.move.text()}"


def read_claim(value: Any) -> Any:
    """The data of a claim from its short text."""
    return forms.claim(value) if isinstance(value, str) else value
