"""The JSON Schema of the catalogue's file, `engine/catalogue/cards.json`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.effects.codec import schema as abilities_schema
from engine.facts import CardType, Printing

Number = Annotated[int, Field(ge=0, le=99)]
UnknownField = Literal["color", "cost", "ram", "power", "sell_tag", "tags", "set", "number", "text"]


class CataloguePrinting(BaseModel):
    """One printing: the facts on the card, and what its text does as effect trees; no printed wording."""

    model_config = ConfigDict(extra="forbid", title="Printing")

    id: str = Field(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", description="How scenarios name it; each printing has its own"
    )
    name: str = Field(min_length=1)
    subtitle: str | None = Field(
        default=None, description="Cards of one name and other subtitles are other cards"
    )
    type: CardType
    color: Literal["Red", "Green", "Blue", "Yellow"] | None = None
    cost: Number | None = Field(default=None, description="Null or left out: a null cost, or unknown")
    ram: Number | None = None
    power: Number | None = Field(default=None, description="Of a Gear the bonus that it gives")
    power_variable: bool = Field(default=False, description="Printed with a sign that an effect changes it")
    sell_tag: bool | None = Field(default=False, description="Null where it is unknown")
    tags: list[str] = []
    set: str | None = Field(default=None, description="A code of engine/catalogue/sets.json")
    number: str | None = None
    printing: Printing = "current"
    unknown: list[UnknownField] = Field(default=[], description="What no source tells")
    abilities: list[Any] = Field(
        default=[], description="Left out where no source tells the text; empty for a card without rules text"
    )


def catalogue_schema() -> dict[str, Any]:
    """The JSON Schema of the catalogue: a list of printings, their abilities as `engine.effects.codec` has them."""
    schema = TypeAdapter(list[CataloguePrinting]).json_schema()
    abilities = abilities_schema()
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = "Catalogue"
    printing = schema["$defs"]["CataloguePrinting"]
    printing["properties"]["abilities"] |= {"items": abilities["items"]}
    schema["$defs"] |= abilities["$defs"]
    return schema
