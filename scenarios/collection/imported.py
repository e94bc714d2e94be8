"""What was imported: listed, and taken back, so that the catalogue that ships speaks again."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field
from rapidfuzz import fuzz, process

import engine
from engine.cards import spelling
from scenarios.collection.cards import facts_of
from scenarios.collection.store import CardStore, StoredPrinting
from scenarios.errors import InvalidCards, Problem
from scenarios.ruling import View


class ImportedCard(View):
    """A card that was imported, as it is in force."""

    id: str
    title: str
    source: str = Field(description="The file that told it last")
    wordings: int = Field(description="How many wordings of it were imported")
    shipped: bool = Field(description="Whether it stands in the place of a card that ships, with the same id")


class ImportedCards(View):
    """Imported cards, in the order of their import."""

    cards: list[ImportedCard]
    place: str = Field(description="The file in which they are kept")
    forgotten: bool = Field(description="Whether they were taken back just now")


def imported_cards() -> ImportedCards:
    """The cards that were imported. Raises rules_index.StoreError."""
    store = CardStore()
    return _view(store, _versions(store), forgotten=False)


def forget_cards(ids: Sequence[str]) -> ImportedCards:
    """Take imports back, every wording of each card; a card that ships is as it ships again. Returns those taken back.

    Nothing is forgotten unless all of them were imported. Raises InvalidCards with every id that was not,
    rules_index.StoreError.
    """
    store = CardStore()
    _check(ids, _versions(store))
    with store.turn():
        # Read anew: another process may have written a moment ago.
        versions = _versions(store)
        _check(ids, versions)
        store.forget(ids)
    return _view(store, {card_id: versions[card_id] for card_id in dict.fromkeys(ids)}, forgotten=True)


def _versions(store: CardStore) -> dict[str, list[StoredPrinting]]:
    found: dict[str, list[StoredPrinting]] = {}
    for printing in store.printings():
        found.setdefault(printing.card_id, []).append(printing)
    return found


def _check(ids: Sequence[str], versions: dict[str, list[StoredPrinting]]) -> None:
    problems: list[Problem] = []
    for card_id in ids:
        if card_id in versions:
            continue
        names = {known: spelling(f"{known} {facts_of(told[-1]).title}") for known, told in versions.items()}
        near = process.extractOne(spelling(card_id), names, scorer=fuzz.token_set_ratio, score_cutoff=70)
        hint = f"did you mean `{near[2]}`?" if near else "`judge cards imported` lists those that were"
        problems.append(Problem(card_id, f"no card with this id was imported; {hint}"))
    if problems:
        raise InvalidCards(problems)


def _view(store: CardStore, versions: dict[str, list[StoredPrinting]], *, forgotten: bool) -> ImportedCards:
    shipped = engine.catalogue()
    cards = [
        ImportedCard(
            id=card_id,
            title=facts_of(printings[-1]).title,
            source=printings[-1].source,
            wordings=len(printings),
            shipped=card_id in shipped,
        )
        for card_id, printings in versions.items()
    ]
    return ImportedCards(cards=cards, place=str(store.path), forgotten=forgotten)
