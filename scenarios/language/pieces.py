"""Pieces of a scenario: cards in some area, and Gigs, in their structured and their short forms."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias, cast

from pydantic import BeforeValidator, Field, model_validator

from scenarios.language import shapes
from scenarios.language.base import DieName, Part, Who, as_word
from scenarios.language.other_words import at_odds

UNKNOWN = "unknown"

CardName = Annotated[
    str,
    Field(
        min_length=1, description="A card id, a name with or without subtitle, a made-up card, or `unknown`."
    ),
]


_COPIES: Final = re.compile(r"(?P<copies>[1-9]\d?) ?x (?P<card>.+)")


def _short_piece(value: Any) -> Any:
    """`psycho-squad`, `3x psycho-squad` for three copies, `psycho-squad (spent, lag) as guard`."""
    if not isinstance(value, str):
        return value
    several = _COPIES.fullmatch(value.strip())
    name = several["card"] if several else value
    piece = (
        shapes.piece_of_text(name)
        if any(word in name for word in ("(", " as ", " with "))
        else {"card": name}
    )
    return {**piece, "copies": int(several["copies"])} if several else piece


def one_or_many(value: Any) -> Any:
    """One item in place of a list."""
    return [value] if isinstance(value, dict | str) else value


def _short_pieces(value: Any) -> Any:
    """A number of unknown cards, or a list of pieces."""
    value = as_word(value)
    if not isinstance(value, str):
        return value
    if value.isascii() and value.isdigit():
        if int(value) > 60:
            raise ValueError("more than 60 cards are more than a player has")
        return [{"card": UNKNOWN}] * int(value)
    raise ValueError(
        f"`{value}` is neither a number of unknown cards (0 to 60) nor a list of cards (`[{value}]`)"
    )


class Piece(Part):
    """A card in some area, with what differs from the usual state there."""

    card: CardName
    as_: str | None = Field(
        default=None, alias="as", min_length=1, description="A name of its own, for moves and questions."
    )
    spent: bool = False
    lag: bool = Field(default=False, description="On the field: entered this turn.")
    face: Literal["up", "down"] | None = Field(
        default=None, description="In the Legends area: `down` unless said otherwise. On the field always up."
    )
    gear: OneOrMore = Field(default=(), description="The Gear equipped to it.")
    owner: Who | None = Field(default=None, description="Whose card it is, where another controls it now.")
    copies: int = Field(default=1, ge=1, le=60, description="How many such cards.")
    as_printed: bool = Field(
        default=False,
        description="An older printing, named by its id: by its own text, not by the current one.",
    )

    @model_validator(mode="before")
    @classmethod
    def _stands_one_way(cls, data: Any) -> Any:
        said = cast("dict[Any, Any]", data) if isinstance(data, dict) else {}
        found = at_odds(said)
        if found is not None:
            raise ValueError(f"`{found[0]}` and `{found[1]}` contradict each other")
        return cast("Any", data)


PieceField: TypeAlias = Annotated[Piece, BeforeValidator(_short_piece, json_schema_input_type=str | Piece)]
OneOrMore: TypeAlias = Annotated[
    tuple[PieceField, ...],
    BeforeValidator(one_or_many, json_schema_input_type=str | Piece | list[str | Piece]),
]
Pieces: TypeAlias = Annotated[
    tuple[PieceField, ...],
    BeforeValidator(_short_pieces, json_schema_input_type=int | str | Piece | list[str | Piece]),
]


class Gig(Part):
    """A die in a Gig area."""

    die: DieName
    value: int = Field(ge=1)
    as_: str | None = Field(
        default=None, alias="as", min_length=1, description="A name of its own, for moves and questions."
    )
    owner: Who | None = Field(
        default=None, description="Whose die it is; its holder's unless both are there."
    )

    @model_validator(mode="after")
    def _on_a_face(self) -> Gig:
        if self.value > int(self.die[1:]):
            raise ValueError(f"a {self.die} shows 1 to {self.die[1:]}, not {self.value}")
        return self


def _short_gig(value: Any) -> Any:
    """`d4=3`, or `rival.d4=3` for a die of the Rival's."""
    if not isinstance(value, str):
        return value
    die, equals, number = value.partition("=")
    if not equals:
        raise ValueError(f"a Gig needs its value: `{value.strip()}=3`")
    owner, dot, label = die.strip().rpartition(".")
    gig = {"die": label.strip(), "value": number.strip()}
    return {**gig, "owner": owner.strip()} if dot else gig


def short_gigs(value: Any) -> Any:
    """`{d4: 3, rival.d10: 10}` is `[d4=3, rival.d10=10]`."""
    if not isinstance(value, dict):
        return value
    pairs = cast("dict[str, Any]", value)
    if "die" in pairs:
        return pairs
    return [
        f"{die}={n}" if isinstance(n, int | str) else {"die": die, "value": n} for die, n in pairs.items()
    ]


GigField: TypeAlias = Annotated[Gig, BeforeValidator(_short_gig, json_schema_input_type=str | Gig)]
