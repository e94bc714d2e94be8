"""What already happened this turn: `played a blue Unit`, `stole d6`, `drew 2`, and the same as data."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from scenarios.language.base import Part, PieceName, Who, Word, exactly_one

Did = Literal[
    "attacked", "blocked", "called", "decreased", "defeated", "discarded", "drew", "increased", "lost", "played",
    "readied", "rolled", "sold", "spent", "stole", "swapped", "trashed", "won",
]  # fmt: skip
DID: Final[tuple[str, ...]] = get_args(Did)
CardType = Literal["Unit", "Gear", "Program", "Legend"]

_DIE: Final = re.compile(r"(?:(?:you|rival)\.)?d(?:4|6|8|10|12|20)(?:=\d+)?")
_NUMBERED: Final = re.compile(r"(?P<times>\d+)(?: (?:card|Gig|time|Unit|Program|Gear)s?)?")
_FIGHT: Final = re.compile(
    r"(?:an? |the )?fight(?: (?:with|by) (?P<card>.+))?|(?:with|by) (?P<unit>.+)", re.IGNORECASE
)
_WITH: Final = re.compile(r" with (?P<what>cost|power) (?P<number>\d+)")


class Like(Part):
    """Some card of which only this is known."""

    type: CardType | None = None
    color: str | None = None
    tags: tuple[Word, ...] = ()
    cost: int | None = Field(default=None, ge=0)
    power: int | None = None


class Happened(Part):
    """Something that a player did, or that was done for them, earlier this turn."""

    did: Did
    card: PieceName | None = Field(default=None, description="A card of the scenario.")
    die: PieceName | None = None
    like: Like | None = None
    by: PieceName | None = Field(default=None, description="The Unit that stole or defeated.")
    times: int = Field(default=1, ge=1, le=30)
    by_effect: bool = Field(default=False, description="Of a sale: by an effect, not by the action.")


def read_happened(value: Any) -> Any:
    """The data of a short text; other data is left for the model to judge. Raises `ValueError`."""
    return _read(value) if isinstance(value, str) else value


def _read(text: str) -> dict[str, Any]:
    said = " ".join(text.split())
    by_effect = said.endswith(" by effect")
    verb, _, rest = said.removesuffix(" by effect").partition(" ")
    if verb.lower() not in DID:
        known = ", ".join(f"`{word}`" for word in DID)
        raise ValueError(f"`{text.strip()}` is nothing that can have happened; begin with one of {known}")
    data: dict[str, Any] = {"did": verb.lower()}
    fight = _FIGHT.fullmatch(rest)
    if fight is not None and verb.lower() in ("lost", "won"):
        card = fight["card"] or fight["unit"]
        return {**data, "card": card} if card else data
    if verb.lower() == "lost" and rest:
        # Who has lost a Unit does not have it any more.
        data["did"] = "defeated"
    if by_effect:
        data["by_effect"] = True
    rest, _, actor = rest.partition(" by ")
    if actor:
        data["by"] = actor
    numbered = _NUMBERED.fullmatch(rest)
    if numbered:
        return {**data, "times": int(numbered["times"])}
    if rest.startswith(("a ", "an ", "A ")):
        return {**data, **_described(rest.partition(" ")[2])}
    if _DIE.fullmatch(rest):
        return {**data, "die": rest}
    return {**data, "card": rest} if rest else data


def _described(words: str) -> dict[str, Any]:
    """`blue ARASAKA Unit with cost 3`, `d6`, `card`."""
    if _DIE.fullmatch(words):
        return {"die": words}
    like: dict[str, Any] = {}
    for found in _WITH.finditer(words):
        like[found["what"]] = int(found["number"])
    for word in _WITH.sub("", words).split():
        if word.capitalize() in ("Unit", "Gear", "Program", "Legend"):
            like["type"] = word.capitalize()
        elif word.lower() in ("red", "blue", "green", "yellow"):
            like["color"] = word.capitalize()
        elif word.lower() not in ("card", "gig"):
            like["tags"] = (*like.get("tags", ()), word.upper())
    return {"like": like} if like else {}


_HappenedField = Annotated[
    Happened | None,
    BeforeValidator(read_happened, json_schema_input_type=str | Happened | None),
    Field(examples=["played a blue Unit", "stole d6", "drew 2", {"did": "called"}]),
]


class HistoryLine(Part):
    """Something that already happened this turn: `{you: called a Legend}`."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1, "maxProperties": 1})

    you: _HappenedField = None
    rival: _HappenedField = None

    @model_validator(mode="after")
    def _one_player(self) -> HistoryLine:
        exactly_one(self, ("you", "rival"), "a line of history")
        return self

    @property
    def player(self) -> Who:
        """Whose doing it was."""
        return "you" if self.you is not None else "rival"

    @property
    def happened(self) -> Happened:
        """What it was."""
        happened = self.you or self.rival
        assert happened is not None
        return happened
