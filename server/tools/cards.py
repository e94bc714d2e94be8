"""Tools about cards."""

from __future__ import annotations

from typing import Annotated

from mcp.types import CallToolResult
from pydantic import Field

from scenarios import CardView
from scenarios.collection import CardSearch, CardSets
from server import answers as all_answers
from server import card_text
from server.answers import cards as answers
from server.tools.common import Game, result, telling


def search_cards(
    query: Annotated[
        str,
        Field(
            description="Words in name, tags or text (names may be misspelt), and filters: t:unit c:red cost<=3 "
            'power>=5 ram:2 tag:arasaka sell:yes k:blocker s:alpha legal:yes o:"draw 2" n:goro does:steals '
            "when:attacks is:reworded. All must fit; or, -term, quotes and (groups) work. Empty for all cards"
        ),
    ] = "",
    limit: Annotated[int, Field(ge=1, le=100, description="How many cards to give")] = 20,
    offset: Annotated[int, Field(ge=0, description="How many to skip, for the next page")] = 0,
    game: Game = None,
) -> Annotated[CallToolResult, CardSearch]:
    """Find cards by words and filters, best first: which cards do something, cost so much, or are called nearly so.

    `does:` asks what a card's effects do, not its words: steals, draws, defeats, spends, readies, discards, mills,
    returns, adds-to-hand, from-trash, bottom-decks, searches, plays-free, calls, adjusts, swaps, strengthens, weakens,
    gives-keyword, forbids, protects, makes-cheaper, modal, triggered, activated, persistent, replacement. `rival-` or
    `own-` before it asks who does it (does:rival-discards), `-rival` or `-friendly` behind it whose piece it is done
    to (does:defeats-rival). A filter that cannot be read is refused with what may be written.
    """
    with telling("Change the query and call again.", game):
        found = answers.search_cards(query, limit=limit, offset=offset)
    return result(found, card_text.cards_text(found))


def get_card(
    name: Annotated[str, Field(description="A card's name with or without subtitle, or its id")],
    game: Game = None,
) -> Annotated[CallToolResult, CardView]:
    """Look up a card: its id for scenarios, facts, what it does effect by effect, its keywords with their rules, its
    printings, and the scenarios of the library with it.

    A name may be a little misspelt; one that several cards share is answered with the choices. `executable` says
    whether the engine can play it; where it cannot, a ruling that needs it is `unsupported`.
    """
    with telling("Use one of the names or ids given.", game):
        found = all_answers.card(name)
    return result(found, card_text.card_text(found))


def list_card_sets(game: Game = None) -> Annotated[CallToolResult, CardSets]:
    """List the sets of cards, how many cards of each are at hand, and whether tournaments allow them."""
    with telling("Call again.", game):
        found = answers.card_sets()
    return result(found, card_text.sets_text(found))
