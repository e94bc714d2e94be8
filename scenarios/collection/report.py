"""What an import of cards found, as data."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from scenarios.ruling import View


class CompiledCard(View):
    """A card whose text was read as a whole."""

    id: str
    title: str
    text: str = Field(description="What it does, in our wording; empty for a card without rules text")


class UnreadCard(View):
    """A card whose text could not be read; a ruling that needs it is unsupported."""

    id: str
    title: str
    start: int = Field(description="The first character of the printed text that could not be read")
    end: int = Field(description="The character after the last of them")
    unread: str = Field(description="These characters")
    message: str = Field(description="What was expected there")


class FieldChange(View):
    """A fact of a card that is told otherwise than before. Null: the card has none; `unknown`: nobody tells."""

    field: str
    before: str | int | bool | list[str] | None
    after: str | int | bool | list[str] | None


class EffectChange(View):
    """What a card does, before and now, one paragraph for each of its effects, in our wording."""

    before: list[str] | None = Field(description="Null where its text was not known or could not be read")
    after: list[str] | None = Field(description="Null where its text is not known or cannot be read")
    added: list[str] = Field(description="Effects that it did not have")
    removed: list[str] = Field(description="Effects that it no longer has")


class CardChange(View):
    """A known card of which something is told otherwise than before."""

    id: str
    title: str
    of: str | None = Field(
        default=None,
        description="For a new printing of a known card: the id of the one that was current until now",
    )
    replaces: Literal["shipped", "imported"] = Field(
        description="Of which card it takes the place: of one that ships, or of what was imported before"
    )
    facts: list[FieldChange]
    words: bool = Field(
        description="Whether its effect text is worded otherwise than in the last import (layout and reminders aside)"
    )
    effect: EffectChange | None = Field(
        description="The difference in what it does; null where it does the same"
    )


class NewPrinting(View):
    """A printing under a new id of a card that was known: same name and subtitle."""

    id: str
    title: str
    of: str = Field(description="Id of the printing whose text was the current one until now")
    printing: str = Field(
        description="`current`: its text rules from now on, for every id of the card; else how it is marked"
    )


class CardsReport(View):
    """What came of a file of cards."""

    source: str
    layout: str = Field(description="json, or card lines")
    total: int
    new: list[str] = Field(description="Ids of cards that were not known before, under no id")
    printings: list[NewPrinting] = Field(description="New printings of known cards")
    compiled: list[CompiledCard]
    not_compiled: list[UnreadCard]
    untold: list[str] = Field(description="Ids of cards whose text neither the file nor the catalogue tells")
    changed: list[CardChange] = Field(
        description="Cards told otherwise than in the last import, or than the catalogue that ships; also by a new "
        "printing with another id"
    )
    unchanged: int
    stored: bool = Field(description="False where the import was only checked")
    notes: list[str]
