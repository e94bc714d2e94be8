"""Moving cards between areas: the one place where area lists change.

Carries out `gear.moves-with-host`, `gear.unequipped-elsewhere`, `gear.stays-when-legend-removed`,
`legend.removed-from-invalid-area`, `legend.triggers-before-removal`, `area.hidden-clears-modifiers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.events import Event
from engine.state import IN_PLAY, Area, Card

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import State


def place(
    state: State, card: Card, area: Area, controller: int, *, bottom: bool = False,
    spent: bool = False, lag: bool = False, face_up: bool = True,
) -> Card:  # fmt: skip
    """Take a card from wherever it is and put it into an area; returns its new value. Records nothing.

    The card comes alone: who moves a host sees to its Gear (`move`). A new stay begins whenever the card leaves play or
    enters a hidden area, so nothing that was tied to the old one clings to it.
    """
    sides = state.sides
    if card.host is not None:
        host = state.cards[card.host]
        state.cards[card.host] = host._replace(gear=tuple(u for u in host.gear if u != card.uid))
    elif card.area != "nowhere":
        sides[card.controller].cards(card.area).remove(card.uid)
    stay = card.stay if card.area in IN_PLAY and area in IN_PLAY else card.stay + 1
    gear = card.gear if area in IN_PLAY else ()
    moved = Card(card.uid, card.facts, card.owner, controller, area, spent, lag, face_up, None, gear, stay)
    if area != "nowhere":
        pile = sides[controller].cards(area)
        if bottom:
            pile.insert(0, card.uid)
        else:
            pile.append(card.uid)
    state.put(moved)
    return moved


def with_gear(state: State, card: Card) -> list[Card]:
    """A card and the Gear equipped to it."""
    return [card, *(state.cards[u] for u in card.gear)]


def move(game: Game, card: Card, area: Area, keys: tuple[str, ...], player: int, note: str = "") -> None:
    """Move a card out of play (to hand, deck, trash), its Gear with it, each to its owner's area.

    A Legend goes there too and is then removed from the game; its Gear stays. One `moved` event for each card.
    """
    state = game.state
    hidden = area in ("hand", "deck")
    pieces = with_gear(state, card)
    for piece in reversed(pieces):
        current = state.cards[piece.uid]
        after = place(state, current, area, piece.owner, face_up=not hidden)
        moved_keys = keys if piece.uid == card.uid else ("gear.moves-with-host", "gear.unequipped-elsewhere")
        game.emit(Event("moved", moved_keys, player, after, before=piece, note=note or area))
    remove_misplaced_legend(game, card.uid)


def remove_misplaced_legend(game: Game, uid: int) -> None:
    """Remove a Legend that lies where no Legend may be (`legend.valid-areas`, `legend.removed-from-invalid-area`)."""
    card = game.state.cards[uid]
    if card.facts.type != "Legend" or card.area in ("field", "legends", "removed"):
        return
    after = place(game.state, card, "removed", card.owner)
    game.emit(
        Event(
            "removed",
            ("legend.removed-from-invalid-area", "legend.valid-areas"),
            card.owner,
            after,
            before=card,
        )
    )


DeckEnd = Literal["top", "bottom"]
