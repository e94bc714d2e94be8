"""Import cards: read a file, check it, compile its texts, compare, store all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import engine
from engine.effects.codec import to_json
from engine.effects.tree import Ability
from engine.text import compile_text
from scenarios.collection.cards import AtHand, cards_at_hand, facts_of, is_read
from scenarios.collection.changes import change, effects_of, wording
from scenarios.collection.reading import CardFile, read_cards
from scenarios.collection.report import CardChange, CardsReport, CompiledCard, UnreadCard
from scenarios.collection.row import FIELDS, CardRow
from scenarios.collection.store import CardStore, StoredPrinting

Progress = Callable[[int], None]

_NAMED: Final = {"set": "set_code"}


@dataclass(frozen=True, slots=True)
class _Read:
    """What became of a text: its abilities, or why it could not be read."""

    text: str | None
    abilities: tuple[Ability, ...] | None
    refusal: engine.CardTextError | None


@dataclass(frozen=True, slots=True)
class _Entry:
    printing: StoredPrinting
    facts: engine.CardFacts
    known: engine.CardFacts | None
    change: CardChange | None
    stored: bool


def import_cards(path: Path, *, check: bool = False, progress: Progress | None = None) -> CardsReport:
    """Import the cards of a file into the user's data folder, or (with `check`) only say what an import would find.

    Nothing is stored unless every card of the file is well described; importing the same again changes nothing. A card
    whose text cannot be read is stored as such. `progress` is called with how many more cards are done.
    Raises InvalidCards with every fault, rules_index.StoreError.
    """
    file = read_cards(path)
    texts = _compile(file, progress)
    if check:
        return _report(file, _compare(file, texts, cards_at_hand()), texts, stored=False)
    store = CardStore()
    with store.turn():
        # Read anew, whatever is remembered: another process may have written a moment ago.
        entries = _compare(file, texts, AtHand(engine.catalogue(), store.printings()))
        store.write(entry.printing for entry in entries if entry.stored)
    return _report(file, entries, texts, stored=True)


def _compile(file: CardFile, progress: Progress | None) -> dict[str, _Read]:
    """The text of each card, read."""
    at_hand = cards_at_hand()
    found: dict[str, _Read] = {}
    for row in file.rows:
        text = _text(row, file, at_hand)
        found[row.id] = _read(row, text)
        if progress is not None:
            progress(1)
    return found


def _text(row: CardRow, file: CardFile, at_hand: AtHand) -> str | None:
    """What the card says; None where this file does not tell it."""
    if not row.tells("text"):
        return None
    if file.layout == "card lines" and not row.text:
        # A line without text is a card without any, unless it is known that nobody knows.
        known = next((card for card in at_hand.catalogue if card.id == row.id), None)
        return None if known is not None and "text" in known.unknown else ""
    return row.text


def _read(row: CardRow, text: str | None) -> _Read:
    if text is None:
        return _Read(None, None, None)
    if not text.strip():
        return _Read(text, (), None)
    try:
        return _Read(text, compile_text(text, card_type=row.type, name=row.name, card_id=row.id), None)
    except engine.CardTextError as refusal:
        return _Read(text, None, refusal)


def _compare(file: CardFile, texts: Mapping[str, _Read], at_hand: AtHand) -> list[_Entry]:
    known = {card.id: card for card in at_hand.catalogue}
    last = max((p.serial for card in known if (p := at_hand.latest(card)) is not None), default=0)
    return [
        _Arrival(file, at_hand, last + 1, place).entry(row, texts[row.id], known.get(row.id))
        for place, row in enumerate(file.rows)
    ]


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A card of a file as it comes to those at hand: `serial` numbers the import, `place` the card in the file."""

    file: CardFile
    at_hand: AtHand
    serial: int
    place: int

    def entry(self, row: CardRow, read: _Read, known: engine.CardFacts | None) -> _Entry:
        """The printing as it is to be stored, and what it changes."""
        before = self.at_hand.latest(row.id)
        printing = self._printing(row, read, known, before)
        now = facts_of(printing)
        told = before.text if before else None
        found = (
            None if known is None else change(known, now, told, printing.text, shipped=self._ships(before))
        )
        reworded = found is not None and (found.words or found.effect is not None)
        if reworded:
            # Whatever the source says of it: it was not known, so it is news.
            printing.facts["printing"] = "current"
        elif row.marked is not None:
            printing.facts["printing"] = row.marked
        elif known is not None:
            printing.facts["printing"] = known.printing
        if known is None or reworded:
            printing.serial = self.serial
        if found is not None and found.words and before is not None:
            printing.version = before.version + 1
        return _Entry(printing, now, known, found, stored=before is None or not _same(printing, before))

    @staticmethod
    def _ships(before: StoredPrinting | None) -> bool:
        """Whether what was in force until now is what ships: nothing was imported over it, or only the same."""
        return before is None or before.serial == 0

    def _printing(
        self, row: CardRow, read: _Read, known: engine.CardFacts | None, before: StoredPrinting | None
    ) -> StoredPrinting:
        facts = _facts(row, known, by_line=self.file.layout == "card lines")
        told = read.text is not None
        if told:
            abilities, refusal = read.abilities, None if read.refusal is None else _refusal(read.refusal)
        else:
            abilities = known.abilities if known is not None and is_read(known) else None
            refusal = before.refusal if before else None
            if known is None or "text" in known.unknown:
                facts["unknown"] = [*facts.get("unknown", ()), "text"]
        return StoredPrinting(
            card_id=row.id,
            version=before.version if before else 0,
            serial=before.serial if before else 0,
            place=before.place if before else 1_000_000 * self.serial + self.place,
            source=Path(self.file.source).name,
            facts=facts,
            text=_better(read.text, before.text if before else None),
            abilities=None if abilities is None else to_json(abilities),
            refusal=refusal,
        )


def _better(told: str | None, before: str | None) -> str | None:
    """The text to keep: as told now; of two with the same words the one that has kept its line breaks."""
    if told is None or before is None:
        return before if told is None else told
    same = wording(told) == wording(before)
    return before if same and before.count("\n") >= told.count("\n") else told


def _same(one: StoredPrinting, other: StoredPrinting) -> bool:
    return (one.facts, one.text, one.abilities, one.refusal) == (
        other.facts, other.text, other.abilities, other.refusal
    )  # fmt: skip


def _facts(row: CardRow, known: engine.CardFacts | None, *, by_line: bool) -> dict[str, Any]:
    """The facts of a card in the catalogue's form: as told here, else as known, else unknown."""
    named = known if by_line and known is not None else row
    facts: dict[str, Any] = {"id": row.id, "name": named.name, "type": row.type}
    if named.subtitle:
        facts["subtitle"] = named.subtitle
    unknown: list[str] = []
    for field in FIELDS:
        if row.tells(field):
            facts[field] = getattr(row, field)
        elif known is not None and field not in known.unknown:
            value = getattr(known, _NAMED.get(field, field))
            facts[field] = list(value) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownArgumentType]
        elif field in ("cost", "power", "ram", "sell_tag", "tags") and (field, row.type) != (
            "power",
            "Program",
        ):
            unknown.append(field)
    if unknown:
        facts["unknown"] = unknown
    return {field: value for field, value in facts.items() if value is not None}


def _refusal(error: engine.CardTextError) -> list[Any]:
    return [error.start, error.end, error.expected]


def _report(
    file: CardFile, entries: list[_Entry], texts: Mapping[str, _Read], *, stored: bool
) -> CardsReport:
    compiled: list[CompiledCard] = []
    unread: list[UnreadCard] = []
    untold: list[str] = []
    for entry in entries:
        card, refusal = entry.facts, texts[entry.facts.id].refusal
        if refusal is not None:
            unread.append(
                UnreadCard(
                    id=card.id,
                    title=card.title,
                    start=refusal.start,
                    end=refusal.end,
                    unread=refusal.text[refusal.start : refusal.end],
                    message=refusal.expected,
                )
            )
        elif is_read(card):
            compiled.append(
                CompiledCard(id=card.id, title=card.title, text="\n".join(effects_of(card) or ()))
            )
        else:
            untold.append(card.id)
    changed = [entry.change for entry in entries if entry.change is not None]
    return CardsReport(
        source=file.source,
        layout=file.layout,
        total=len(entries),
        new=[entry.facts.id for entry in entries if entry.known is None],
        compiled=compiled,
        not_compiled=unread,
        untold=untold,
        changed=changed,
        unchanged=sum(entry.known is not None and entry.change is None for entry in entries),
        stored=stored,
        notes=list(file.notes),
    )
