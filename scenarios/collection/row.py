"""One card as a source tells it, checked: what a file of cards may say."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal
from unicodedata import category

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, field_validator

from engine.facts import CardType

LONGEST_TEXT: Final = 2_000
"""The longest card text that is read, in characters; printed ones have under 400."""

LARGEST: Final = 99
"""The largest cost, RAM or power that is believed; printed ones go to 15."""

Number = Annotated[int, Field(ge=0, le=LARGEST)]
RESERVED: Final = frozenset(
    {"unknown", "unknown-legend", "you", "rival", "chance", "gigs", *(f"d{n}" for n in (4, 6, 8, 10, 12, 20))}
)
"""Words that mean something else in a scenario, and so are no ids."""


def _spaced(value: Any) -> Any:
    """Words with single spaces between them and none around; line breaks and the like stay, to be refused."""
    return " ".join(part for part in value.split(" ") if part) if isinstance(value, str) else value


Words = Annotated[str, Field(min_length=1, max_length=200), BeforeValidator(_spaced)]
Told = Literal[
    "current", "older", "reworded since", "older, same text", "older, same text as the current one"
]

FIELDS: Final = ("color", "cost", "ram", "power", "sell_tag", "tags", "set", "number")
"""The facts besides name and type, each of which a source may leave untold."""

_TOLD_AS: Final[dict[str, Literal["current", "reworded since", "older, same text"]]] = {
    "current": "current",
    "older": "reworded since",
    "reworded since": "reworded since",
    "older, same text": "older, same text",
    "older, same text as the current one": "older, same text",
}
CONTROL: Final = frozenset({*map(chr, range(32)), *map(chr, range(127, 160)), "\u2028", "\u2029", "\ufeff"})


class CardRow(BaseModel):
    """A card of a file. What is left out is not told; null is told where the game has it (a null cost)."""

    model_config = ConfigDict(strict=True, frozen=True, extra="ignore")

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=100)]
    name: Words
    type: CardType
    subtitle: Annotated[str | None, Field(max_length=200), BeforeValidator(_spaced)] = None
    color: Literal["Red", "Green", "Blue", "Yellow"] | None = None
    cost: Number | None = None
    ram: Number | None = None
    power: Number | None = None
    sell_tag: bool | None = None
    tags: Annotated[list[Words], Field(max_length=20)] | None = None
    set: Annotated[str | None, Field(max_length=100)] = None
    number: Annotated[str | None, Field(max_length=20)] = None
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None
    printing: Told | None = None
    unknown: Annotated[list[str], Field(max_length=20)] | None = None

    @field_validator("name", "subtitle", "tags", "set", "number", "text")
    @classmethod
    def _no_control(cls, value: Any) -> Any:
        for text in value if isinstance(value, list) else [value]:  # pyright: ignore[reportUnknownVariableType]
            if isinstance(text, str):
                check_characters(text)
        return value  # pyright: ignore[reportUnknownVariableType]

    @field_validator("tags")
    @classmethod
    def _as_effects_call_them(cls, value: list[str] | None) -> list[str] | None:
        """Effects ask for tags in capitals, however a source spells them; each once."""
        return None if value is None else list(dict.fromkeys(tag.upper() for tag in value))

    @field_validator("id")
    @classmethod
    def _no_other_word(cls, value: str) -> str:
        if value in RESERVED:
            raise ValueError(f"{value} means something else in a scenario; give the card another id")
        return value

    @property
    def title(self) -> str:
        """Name and subtitle as players say them."""
        return f"{self.name}: {self.subtitle}" if self.subtitle else self.name

    @property
    def marked(self) -> Literal["current", "reworded since", "older, same text"] | None:
        """What the source says of the printing's standing; None where it says nothing."""
        return None if self.printing is None else _TOLD_AS[self.printing]

    def tells(self, field: str) -> bool:
        """Whether the source tells this field of the card."""
        if field in (self.unknown or ()) or field not in self.model_fields_set:
            return False
        # A Legend may have a null cost; else null is told only of what the card can't have.
        null = (field, self.type) == ("cost", "Legend") or not self.has(field)
        return null or getattr(self, field) is not None

    def has(self, field: str) -> bool:
        """Whether a card of this kind has that fact at all: a Program no power, nor a Legend that is never played."""
        if field != "power" or self.type not in ("Program", "Legend"):
            return True
        costless = self.cost is None and "cost" in self.model_fields_set
        return self.type == "Legend" and (not costless or "cost" in (self.unknown or ()))


def check_characters(text: str) -> None:
    """Raise ValueError with the place of the first character that controls or is unseen; line breaks, tabs may be."""
    for place, character in enumerate(text):
        if (character in CONTROL or category(character) == "Cf") and character not in "\n\r\t":
            raise ValueError(f"character {place} is the control character U+{ord(character):04X}")


def problems_of(error: ValidationError) -> list[tuple[str, str]]:
    """The faults that a validation found, as (field, what to change)."""
    found: list[tuple[str, str]] = []
    for fault in error.errors(include_url=False):
        field = ".".join(str(part) for part in fault["loc"] if not str(part).startswith("constrained"))
        message = fault["msg"].removeprefix("Value error, ")
        if field == "text" and fault["type"] == "string_too_long":
            length = len(str(fault["input"]))
            message = (
                f"characters {LONGEST_TEXT}-{length} are too many: a card text has at most {LONGEST_TEXT}"
            )
        elif fault["type"] == "missing":
            message = "missing; a card needs id, name and type"
        elif fault["type"] == "string_pattern_mismatch":
            message = "an id is of small letters and digits, words joined by hyphens: corpo-security"
        elif fault["type"] == "model_type":
            message = f"a card is an object with id, name and type, not {_short(fault['input'])}"
        elif fault["type"] == "string_too_short":
            message = "it is empty"
        else:
            message = f"{message.replace('Input should be', 'it has to be')}, not {_short(fault['input'])}"
        found.append((field, message))
    return found


def _short(value: Any) -> str:
    words = ascii(value)
    return words if len(words) <= 60 else f"{words[:57]}..."
