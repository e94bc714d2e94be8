"""Questions about cards: searches, sets, imports, and the schema of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from server.errors import NotFound, Place, answering

if TYPE_CHECKING:
    from scenarios.collection import CardSearch, CardSets, CardsReport, ImportedCards


def search_cards(query: str, *, limit: int = 20, offset: int = 0) -> CardSearch:
    """The cards that fit words and filters, best first. Raises BadInput that names the character."""
    with answering():
        from scenarios.collection import search_cards as search

        return search(query, limit=limit, offset=offset)


def card_sets() -> CardSets:
    """The sets of which cards are at hand. Raises Unavailable."""
    with answering():
        from scenarios.collection import card_sets as sets

        return sets()


def import_cards(
    path: Path, *, check: bool = False, progress: Callable[[int], None] | None = None
) -> CardsReport:
    """Import the cards of a file, or (with `check`) only say what that would find.

    Raises BadInput with every fault of the file, Unavailable.
    """
    with answering():
        from scenarios.collection import import_cards as read

        return read(path, check=check, progress=progress)


def imported_cards() -> ImportedCards:
    """The cards that were imported. Raises Unavailable."""
    with answering():
        from scenarios.collection import imported_cards as imported

        return imported()


def forget_cards(ids: Sequence[str]) -> ImportedCards:
    """Take imports back, and say which. Raises NotFound with every id that was not imported, Unavailable."""
    with answering():
        from scenarios.collection import forget_cards as forget
        from scenarios.errors import InvalidCards

        try:
            return forget(ids)
        except InvalidCards as error:
            places = [Place(place=found.place, message=found.message) for found in error.problems]
            raise NotFound(str(error), places) from error


def catalogue_schema() -> dict[str, Any]:
    """The JSON Schema of the catalogue's file."""
    from scenarios.collection import catalogue_schema as schema

    return schema()
