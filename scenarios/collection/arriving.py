"""Cards of a file as they come to those at hand: what is told, inherited, news, and which printing rules then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import engine
from engine.cards import spelling
from engine.effects.codec import to_json
from engine.effects.tree import Ability
from scenarios.collection.cards import AtHand, facts_of, is_read, numbers
from scenarios.collection.changes import change, wording
from scenarios.collection.reading import CardFile
from scenarios.collection.report import CardChange
from scenarios.collection.row import FIELDS, CardRow
from scenarios.collection.store import StoredPrinting
from scenarios.errors import InvalidCards, Problem

_NAMED: Final = {"set": "set_code"}
_OF_PRINTING: Final = ("set", "number")
_UNKNOWN_UNLESS_TOLD: Final = ("color", "cost", "power", "ram", "sell_tag", "tags")


@dataclass(frozen=True, slots=True)
class Read:
    """What became of a text: its abilities, or why it could not be read."""

    text: str | None
    abilities: tuple[Ability, ...] | None
    refusal: engine.CardTextError | None


@dataclass(slots=True)
class Arrived:
    """A card of a file. `known`: the printing of that id until now; `was`: the card's current printing until now.

    `news`: words, effects or a printing that nobody knew. `change`: what it changes, once that is settled.
    """

    row: CardRow
    printing: StoredPrinting
    known: engine.CardFacts | None
    was: engine.CardFacts | None
    news: bool
    stored: bool = False
    change: CardChange | None = None

    @property
    def facts(self) -> engine.CardFacts:
        """The printing as it is to be stored."""
        return facts_of(self.printing)


@dataclass(frozen=True, slots=True)
class Arrivals:
    """The cards of a file, and what was decided about them."""

    cards: list[Arrived]
    notes: list[str]


def arrivals(file: CardFile, texts: Mapping[str, Read], at_hand: AtHand) -> Arrivals:
    """The cards of a file beside those at hand.

    Raises InvalidCards where the file calls two printings of a card current that say different things.
    """
    known = {card.id: card for card in at_hand.catalogue}
    current = {spelling(card.title): at_hand.catalogue.printings(card)[0] for card in at_hand.catalogue}
    last = max((p.serial for card in known if (p := at_hand.latest(card)) is not None), default=0)
    gate = _Gate(file, at_hand, last + 1)
    cards = [
        gate.arrived(row, place, texts[row.id], known.get(row.id), current.get(spelling(row.title)))
        for place, row in enumerate(file.rows)
    ]
    notes = _settle(cards, at_hand, file.source)
    for card in cards:
        before = at_hand.latest(card.row.id)
        card.change = _changed(card, at_hand)
        card.stored = before is None or not _same(card.printing, before)
    return Arrivals(cards, notes)


@dataclass(frozen=True, slots=True)
class _Gate:
    """Makes what is stored of what is told; `serial` numbers the import."""

    file: CardFile
    at_hand: AtHand
    serial: int

    def arrived(
        self,
        row: CardRow,
        place: int,
        read: Read,
        known: engine.CardFacts | None,
        titled: engine.CardFacts | None,
    ) -> Arrived:
        before = self.at_hand.latest(row.id)
        printing = self._printing(row, place, read, known or titled, before)
        now = facts_of(printing)
        told = before.text if before else None
        own = None if known is None else change(known, now, told, printing.text, shipped=False)
        reworded = own is not None and (own.words or own.effect is not None)
        mark = "current" if known is None else self._mark(known, before)
        renamed = known is not None and spelling(known.title) != spelling(now.title)
        news = known is None or reworded or renamed or (row.marked == "current" and mark != "current")
        if row.marked is None and (reworded or renamed):
            mark = "current"
        printing.facts["printing"] = row.marked or mark
        if news:
            printing.serial = self.serial
        if own is not None and own.words and before is not None:
            printing.version = before.version + 1
        was = titled if known is None or (renamed and titled is not None) else self.at_hand.current(known)
        return Arrived(row, printing, known, was, news)

    def _mark(self, known: engine.CardFacts, before: StoredPrinting | None) -> str:
        """How a printing is marked by who told it, whatever newer ones make of it."""
        if before is not None:
            return before.facts.get("printing", "current")
        return next((card.printing for card in self.at_hand.shipped if card.id == known.id), known.printing)

    def _printing(
        self,
        row: CardRow,
        place: int,
        read: Read,
        card: engine.CardFacts | None,
        before: StoredPrinting | None,
    ) -> StoredPrinting:
        """The printing as told; what is not told is as it was of that id, or of the card."""
        facts = _facts(row, card, by_line=self.file.layout == "card lines")
        kept = _better(read.text, before.text if before else None)
        if read.text is not None:
            abilities, refusal = read.abilities, None if read.refusal is None else refusal_of(read.refusal)
            if refusal is not None and before is not None and kept != read.text:
                refusal = before.refusal
        else:
            abilities = card.abilities if card is not None and is_read(card) else None
            refusal = before.refusal if before else None
            if card is None or "text" in card.unknown:
                facts["unknown"] = [*facts.get("unknown", ()), "text"]
        return StoredPrinting(
            card_id=row.id,
            version=before.version if before else 0,
            serial=before.serial if before else 0,
            place=before.place if before else 1_000_000 * self.serial + place,
            source=Path(self.file.source).name,
            facts=facts,
            text=kept,
            abilities=None if abilities is None else to_json(abilities),
            refusal=refusal,
        )


def _settle(cards: Sequence[Arrived], at_hand: AtHand, source: str) -> list[str]:
    """Of a card's printings that come with news in one file, let one rule; says which. Raises InvalidCards."""
    titles: dict[str, list[Arrived]] = {}
    for card in cards:
        titles.setdefault(spelling(card.facts.title), []).append(card)
    notes: list[str] = []
    problems: list[Problem] = []
    for same in titles.values():
        _raise_up(same, at_hand)
        rivals = [card for card in same if card.news and _is_current(card)]
        marked = [card for card in rivals if card.row.marked == "current"]
        if len({repr(_says(card)) for card in rivals}) < 2:
            continue
        if len({repr(_says(card)) for card in marked}) > 1:
            listed = " and ".join(f"`{card.row.id}`" for card in marked)
            problems.append(
                Problem(
                    f"{source}: {marked[-1].row.title}",
                    f"{listed} are printings of this card (same name and subtitle), say different things, and are all "
                    "marked current; mark the older ones `printing: older`, or give another card another subtitle",
                )
            )
            continue
        ruling = (marked or rivals)[-1]
        for card in rivals:
            if repr(_says(card)) != repr(_says(ruling)):
                card.printing.facts["printing"] = "reworded since"
        notes.append(_ordered(ruling, rivals, by_mark=bool(marked)))
    if problems:
        raise InvalidCards(problems)
    return notes


def _raise_up(same: Sequence[Arrived], at_hand: AtHand) -> None:
    """Words that are new rule, though the file calls them older, where no printing of the card is the current one."""
    if any(_is_current(card) for card in same):
        return
    ids = {card.row.id for card in same}
    others = at_hand.catalogue.titled(same[0].facts.title)
    if any(card.printing == "current" and card.id not in ids for card in others):
        return
    for card in same:
        if card.news and card.known is not None:
            card.printing.facts["printing"] = "current"


def _ordered(ruling: Arrived, rivals: Iterable[Arrived], *, by_mark: bool) -> str:
    older = ", ".join(f"`{card.row.id}`" for card in rivals if not _is_current(card))
    why = "is the one marked current" if by_mark else "comes last in the file"
    return (
        f"{ruling.row.title}: its printings say different things; `{ruling.row.id}` {why} and rules, {older} went "
        "before it (in JSON, `printing: older` or `current` on a card says it otherwise)"
    )


def _is_current(card: Arrived) -> bool:
    return card.printing.facts["printing"] == "current"


def _says(card: Arrived) -> tuple[object, ...]:
    """All of a printing that bears on play."""
    words = wording(card.printing.text) if card.printing.refusal and card.printing.text else None
    return numbers(card.facts), card.printing.abilities, words


def _changed(card: Arrived, at_hand: AtHand) -> CardChange | None:
    """What a card is told otherwise than before: than the current printing where it rules, else than its own id."""
    before = card.was if _is_current(card) or card.known is None else card.known
    if before is None or (card.known is None and not _is_current(card)):
        return None
    stored = at_hand.latest(before.id)
    return change(
        before,
        card.facts,
        stored.text if stored else None,
        card.printing.text,
        # What was imported and says only what ships is as it ships.
        shipped=stored is None or stored.serial == 0,
    )


def _better(told: str | None, before: str | None) -> str | None:
    """The text to keep: as told now; of two with the same words the one that has kept its line breaks."""
    if told is None or before is None:
        return before if told is None else told
    same = wording(told) == wording(before)
    return before if same and before.count("\n") >= told.count("\n") else told


def _same(one: StoredPrinting, other: StoredPrinting) -> bool:
    return (one.facts, one.text, one.abilities, one.refusal, one.serial) == (
        other.facts, other.text, other.abilities, other.refusal, other.serial
    )  # fmt: skip


def _facts(row: CardRow, card: engine.CardFacts | None, *, by_line: bool) -> dict[str, Any]:
    """The facts of a printing in the catalogue's form: as told here, else as known of the card, else unknown."""
    # A whole title in the name is the known card's name and subtitle, which effects and decks tell apart.
    titled = card is not None and not row.subtitle and spelling(row.name) == spelling(card.title)
    named = card if card is not None and (by_line or (titled and card.subtitle)) else row
    facts: dict[str, Any] = {"id": row.id, "name": named.name, "type": row.type}
    if named.subtitle:
        facts["subtitle"] = named.subtitle
    unknown: list[str] = []
    for field in FIELDS:
        own = card is not None and card.id == row.id
        if row.tells(field):
            facts[field] = None if (field, row.type) == ("power", "Program") else getattr(row, field)
        elif card is not None and field not in card.unknown and (own or field not in _OF_PRINTING):
            value = getattr(card, _NAMED.get(field, field))
            facts[field] = list(value) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownArgumentType]
        costless = row.type == "Legend" and facts.get("cost") is None and "cost" not in unknown
        none = {"cost": "cost" in facts and row.type == "Legend", "power": row.type == "Program" or costless}
        if field in _UNKNOWN_UNLESS_TOLD and facts.get(field) is None and not none.get(field, False):
            unknown.append(field)
    if unknown:
        facts["unknown"] = unknown
    return {field: value for field, value in facts.items() if value is not None}


def refusal_of(error: engine.CardTextError) -> list[Any]:
    """A refusal as it is stored: start, end and message."""
    return [error.start, error.end, error.expected]
