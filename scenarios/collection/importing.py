"""Import cards: read a file, check it, compile its texts, compare, store all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import engine
from engine.text import compile_text
from scenarios.collection.arriving import Arrivals, Arrived, Read, arrivals, refusal_of
from scenarios.collection.cards import AtHand, cards_at_hand, is_read
from scenarios.collection.changes import effects_of
from scenarios.collection.reading import CardFile, read_cards
from scenarios.collection.report import CardsReport, CompiledCard, NewPrinting, UnreadCard
from scenarios.collection.row import CardRow
from scenarios.collection.store import CardStore

Progress = Callable[[int], None]


def import_cards(path: Path, *, check: bool = False, progress: Progress | None = None) -> CardsReport:
    """Import the cards of a file into the user's data folder, or (with `check`) only say what an import would find.

    Nothing is stored unless every card of the file is well described; importing the same again changes nothing. A card
    whose text cannot be read is stored as such. `progress` is called with how many more cards are done.
    Raises InvalidCards with every fault, rules_index.StoreError.
    """
    file = read_cards(path)
    texts = _compile(file, progress)
    if check:
        return _report(file, arrivals(file, texts, cards_at_hand()), texts, stored=False)
    store = CardStore()
    with store.turn():
        # Read anew, whatever is remembered: another process may have written a moment ago.
        found = arrivals(file, texts, AtHand(engine.catalogue(), store.printings()))
        store.write(card.printing for card in found.cards if card.stored)
    return _report(file, found, texts, stored=True)


def _compile(file: CardFile, progress: Progress | None) -> dict[str, Read]:
    """The text of each card, read."""
    at_hand = cards_at_hand()
    found: dict[str, Read] = {}
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


def _read(row: CardRow, text: str | None) -> Read:
    if text is None:
        return Read(None, None, None)
    if not text.strip():
        return Read(text, (), None)
    try:
        return Read(text, compile_text(text, card_type=row.type, name=row.name, card_id=row.id), None)
    except engine.CardTextError as refusal:
        return Read(text, None, refusal)


def _report(file: CardFile, found: Arrivals, texts: Mapping[str, Read], *, stored: bool) -> CardsReport:
    compiled: list[CompiledCard] = []
    unread: list[UnreadCard] = []
    untold: list[str] = []
    for arrived in found.cards:
        card, refused = arrived.facts, _refused(arrived, texts[arrived.row.id])
        if refused is not None:
            unread.append(refused)
        elif is_read(card):
            text = "\n".join(effects_of(card) or ())
            compiled.append(CompiledCard(id=card.id, title=card.title, text=text))
        else:
            untold.append(card.id)
    return CardsReport(
        source=file.source,
        layout=file.layout,
        total=len(found.cards),
        new=[card.row.id for card in found.cards if card.known is None and card.was is None],
        printings=[
            NewPrinting(
                id=card.row.id,
                title=card.facts.title,
                of=card.was.id,
                printing=card.printing.facts["printing"],
            )
            for card in found.cards
            if card.known is None and card.was is not None
        ],
        compiled=compiled,
        not_compiled=unread,
        untold=untold,
        changed=[card.change for card in found.cards if card.change is not None],
        unchanged=sum(card.known is not None and card.change is None for card in found.cards),
        stored=stored,
        notes=[*file.notes, *found.notes],
    )


def _refused(arrived: Arrived, told: Read) -> UnreadCard | None:
    """What could not be read of the text that the file tells, or of the one that is known where it tells none."""
    card = arrived.facts
    if told.refusal is not None:
        text, (start, end, message) = told.refusal.text, refusal_of(told.refusal)
    elif arrived.printing.refusal is not None:
        text, (start, end, message) = arrived.printing.text or "", arrived.printing.refusal
    else:
        return None
    return UnreadCard(
        id=card.id, title=card.title, start=start, end=end, unread=text[start:end], message=message
    )
