"""What a player may know: hidden and public information (chapter 5).

`permission` says whether a player may look into an area, count it or reorder it, and by which rules; `view` is the
position as one player may see it, fit to be shown or sent to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card

Act = Literal["look", "count", "reorder"]
Place = Literal["hand", "deck", "field", "legends", "eddies", "trash", "removed", "fixer", "gigs"]


class Permission(NamedTuple):
    """Whether something may be done, the keys of the rules that say so, and the reason as a clause."""

    allowed: bool
    keys: tuple[str, ...]
    reason: str


HIDDEN: Final = "area.hidden-cards-are-unknown"
FACE_DOWN: Final = "area.face-down-cards-are-unknown"
FACE_UP: Final = "area.face-up-cards-are-known"

_OPEN: Final[dict[Place, tuple[str, ...]]] = {
    "field": ("field.public", FACE_UP),
    "trash": ("trash-area.face-up-pile-viewable", "trash-area.public", FACE_UP),
    "removed": ("removed.public",),
    "fixer": ("fixer.public",),
}
_COUNTS: Final[dict[Place, tuple[str, ...]]] = {
    "hand": ("hand.size-is-known",),
    "deck": ("deck.size-is-known",),
    "legends": ("legends-area.public", "legends-area.no-limit"),
    "eddies": ("eddies.public-count",),
}


def permission(
    game: Game, player: int, act: Act, whose: int, place: Place, card: Card | None = None
) -> Permission:
    """Whether `player` may look at, count or reorder an area of `whose` (or one card in it) without any effect."""
    if act == "count":
        keys = _COUNTS.get(place) or _OPEN.get(place) or _gigs(player, whose)
        return Permission(True, keys, "how many there are is public")
    if act == "reorder":
        return _reorder(player, whose, place)
    if place == "gigs":
        return Permission(True, _gigs(player, whose), "Gigs lie in the open")
    if place in _OPEN:
        return Permission(True, _OPEN[place], "the area is public")
    if place == "hand":
        if whose == player:
            return Permission(True, ("hand.hidden-but-own-is-viewable",), "one's own hand may be looked at")
        return Permission(False, ("hand.rival-hand-is-not-viewable", HIDDEN), "a Rival's hand is hidden")
    if place == "deck":
        keys = ("deck.hidden", "deck.no-looking-or-reordering", "deck.face-down-single-stack", HIDDEN)
        return Permission(False, keys, "a deck is hidden from both players")
    if place == "eddies":
        keys = ("eddies.face-down-not-viewable", FACE_DOWN)
        return Permission(False, keys, "Eddies lie face-down and nobody may look at them")
    cards = [game.state.cards[u] for u in game.state.sides[whose].legends] if card is None else [card]
    if cards and all(c.face_up for c in cards):
        return Permission(True, ("legends-area.public", FACE_UP), "a face-up Legend may be read")
    keys = ("legends-area.face-down-legends-are-hidden", FACE_DOWN, "legends-area.look-ends-with-effect")
    return Permission(False, keys, "a face-down Legend is hidden, from its owner too")


def _gigs(player: int, whose: int) -> tuple[str, ...]:
    return ("gig-area.public",) if player == whose else ("rival-gig-area.public",)


def _reorder(player: int, whose: int, place: Place) -> Permission:
    if place == "trash" and player == whose:
        return Permission(
            True,
            ("trash-area.owner-may-reorder", "trash-area.owner-orders-simultaneous"),
            "one's own trash may be put into any order",
        )
    if place == "hand" and player == whose:
        return Permission(
            True, ("hand.hidden-but-own-is-viewable",), "one's own hand may be put into any order"
        )
    keys = ("deck.no-looking-or-reordering",) if place == "deck" else ("area.separate",)
    keys = ("trash-area.owner-may-reorder",) if place == "trash" else keys
    return Permission(False, keys, "nothing lets a player change that order")


def knows(game: Game, player: int, card: Card) -> bool:
    """Whether a player may know which card this is."""
    if card.area == "nowhere":
        return True
    place: Place = card.area
    return permission(game, player, "look", card.controller, place, card).allowed


def view(game: Game, player: int) -> dict[str, Any]:
    """The position as `player` may see it: plain data, a card nobody may show them being None."""
    state = game.state

    def shown(uid: int) -> dict[str, Any] | None:
        card = state.cards[uid]
        known = card.facts.id if knows(game, player, card) else None
        return {
            "card": known,
            "uid": uid if card.area in ("field", "legends") or known else None,
            "spent": card.spent,
            "lag": card.lag,
            "face_up": card.face_up,
            "gear": [state.cards[g].facts.id for g in card.gear],
        }

    sides: list[dict[str, Any]] = []
    for side in state.sides:
        areas: dict[str, Any] = {
            name: [shown(u) for u in side.cards(name)]
            for name in ("hand", "field", "legends", "eddies", "trash", "removed")
        }
        areas["deck"] = len(side.deck)
        areas["gigs"] = [(state.dice[d].label, state.dice[d].value) for d in side.gigs]
        areas["fixer"] = [state.dice[d].label for d in side.fixer]
        sides.append(areas)
    return {
        "turn": state.turn,
        "player": state.player,
        "phase": state.phase,
        "overtime": state.overtime,
        "sides": sides,
    }
