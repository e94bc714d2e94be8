"""The cards at hand: those that ship and those that a user imported, looked up, searched and compared.

cards_at_hand      all of them, with their history and, where imported, their printed wording
import_cards       read, compile and store cards from a file
imported_cards     what was imported
forget_cards       take imports back
search_cards       cards by a query such as `t:unit c:red cost<=3 does:steals`
card_sets          the sets, with how many cards of each are at hand
catalogue_schema   the JSON Schema of the catalogue's file
"""

from __future__ import annotations

from engine.catalogue_schema import catalogue_schema
from scenarios.collection.cards import AtHand, cards_at_hand
from scenarios.collection.imported import ImportedCards, forget_cards, imported_cards
from scenarios.collection.importing import import_cards
from scenarios.collection.report import CardsReport
from scenarios.collection.searching import CardHit, CardSearch, search_cards
from scenarios.collection.sets import CardSets, card_sets

__all__ = [
    "AtHand",
    "CardHit",
    "CardSearch",
    "CardSets",
    "CardsReport",
    "ImportedCards",
    "card_sets",
    "cards_at_hand",
    "catalogue_schema",
    "forget_cards",
    "import_cards",
    "imported_cards",
    "search_cards",
]
