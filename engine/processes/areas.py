"""Moving cards between areas: the one place where area lists change.

Carries out `gear.moves-with-host`, `gear.unequipped-elsewhere`, `gear.stays-when-legend-removed`,
`legend.removed-from-invalid-area`, `legend.triggers-before-removal`, `area.hidden-clears-modifiers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from engine.decisions import Decision, Option, Script, Shuffle
from engine.effects.watch import watches_of
from engine.events import Event
from engine.queries import power
from engine.rules.victory import check_overtime_win
from engine.state import HIDDEN, IN_PLAY, Area, Card, Die, LastKnown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Game
    from engine.state import State

Destination = Literal["hand", "trash", "bottom of deck", "top of deck", "into deck", "removed"]

AREA_OF: Final[dict[str, Area]] = {
    "hand": "hand", "trash": "trash", "bottom of deck": "deck", "top of deck": "deck", "into deck": "deck",
    "removed": "removed",
}  # fmt: skip
KEYS_OF: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("effect.resolve-in-order",),
    "trash": ("trash.location",),
    "bottom of deck": ("bottom-deck.process", "bottom-deck.face-down"),
    "top of deck": ("top-deck.process", "top-deck.face-down"),
    "into deck": ("deck.shuffle-randomizes",),
    "removed": ("removed.stays-out", "removed.public"),
}


def place(
    state: State, card: Card, area: Area, controller: int, *, bottom: bool = False,
    spent: bool = False, lag: bool = False, face_up: bool = True,
) -> Card:  # fmt: skip
    """Take a card from wherever it is and put it into an area; returns its new value. Records nothing.

    The card comes alone: who moves a host sees to its Gear (`move_many`). A new stay begins whenever the card leaves
    play or enters another area out of play, so nothing that was tied to the old one clings to it.
    """
    sides = state.sides
    if card.host is not None:
        host = state.cards[card.host]
        state.cards[card.host] = host._replace(gear=tuple(u for u in host.gear if u != card.uid))
    elif card.area != "nowhere":
        sides[card.controller].cards(card.area).remove(card.uid)
    was_in_play, in_play = card.area in IN_PLAY, area in IN_PLAY
    stay = card.stay if was_in_play and in_play else card.stay + 1
    gear = card.gear if in_play else ()
    moved = Card(card.uid, card.facts, card.owner, controller, area, spent, lag, face_up, None, gear, stay)
    if area != "nowhere":
        pile = sides[controller].cards(area)
        if bottom:
            pile.insert(0, card.uid)
        else:
            pile.append(card.uid)
    state.put(moved)
    if was_in_play or in_play or card.facts.works_from_hand:
        state.layout += 1
    return moved


def remember(game: Game, card: Card) -> None:
    """Keep how a card is as it leaves play (`pending.last-valid-information`)."""
    game.state.last_known[card.uid] = LastKnown(card, power(game, card))


def with_gear(state: State, card: Card) -> list[Card]:
    """A card and the Gear equipped to it."""
    return [card, *(state.cards[u] for u in card.gear)]


def leave_play(game: Game, card: Card, area: Area, *, bottom: bool = False) -> list[tuple[Card, Card]]:
    """Put a card and its Gear into their owners' area; returns (before, after) of each. Records nothing.

    A Legend goes there too; `remove_misplaced` takes it out of the game once what triggers is pending.
    """
    state = game.state
    pieces = with_gear(state, card)
    for piece in pieces:
        if piece.area in IN_PLAY:
            remember(game, piece)
    hidden = area in ("hand", "deck")
    return [
        (piece, place(state, state.cards[piece.uid], area, piece.owner, bottom=bottom, face_up=not hidden))
        for piece in reversed(pieces)
    ][::-1]


def remove_misplaced(game: Game, uid: int) -> None:
    """Remove a Legend that lies where no Legend may be (`legend.valid-areas`, `legend.removed-from-invalid-area`)."""
    card = game.state.cards[uid]
    if card.facts.type != "Legend" or card.area in ("field", "legends", "removed"):
        return
    after = place(game.state, card, "removed", card.owner)
    waits = ("legend.triggers-before-removal",) if game.state.pending else ()
    keys = (
        "legend.removed-from-invalid-area", "legend.valid-areas", *waits,
        "game.rules-interrupt", "effect.rule-processing-after",
        "removed.stays-out",
    )  # fmt: skip
    if card.area == "eddies":
        keys = ("legends-area.legends-are-not-eddies", *keys)
    game.emit(Event("removed", keys, card.owner, after, before=card))


def move_many(
    game: Game, cards: Sequence[Card], to: Destination, player: int, *, any_order: bool = False,
    why: tuple[str, ...] = (),
) -> Script[int]:  # fmt: skip
    """Move cards (their Gear with them) to their owners' area; returns how many really moved.

    Onto a deck in an order that chance decides (`bottom-deck.randomize-together`), or the player where the effect says
    "in any order" (`bottom-deck.any-order`). `why`: the keys of what sends them there, beside the moving itself.
    """
    state = game.state
    area = AREA_OF[to]
    ordered = (f"{'top' if to == 'top of deck' else 'bottom'}-deck.any-order",) if any_order else ()
    keys = (*why, *ordered, *KEYS_OF[to])
    going = [c for c in cards if state.cards[c.uid].stay == c.stay]
    hosts = {c.uid for c in going}
    going = [c for c in going if state.cards[c.uid].host not in hosts]
    with_more = any(state.cards[c.uid].gear for c in going)
    if area == "deck" and any_order and not with_more:
        going = yield from _order(going, to, player)
    moved: list[tuple[Card, Card, int]] = []
    wanted = {c.uid for c in going}
    watches = watches_of(game, "returned", "bottom-decked", "leaves")
    for card in going:
        current = state.cards[card.uid]
        if current.area == area == "deck":
            _within_deck(state, current, bottom=to == "bottom of deck")
            moved.append((current, state.cards[card.uid], card.uid))
        else:
            pairs = leave_play(game, current, area, bottom=to == "bottom of deck")
            moved.extend((before, after, card.uid) for before, after in pairs)
    if area == "deck" and to != "into deck":
        if not any_order:
            yield from _shuffle_in(game, moved, to)
        elif with_more:
            yield from _order_in(game, moved, to, player)
    for before, after, mover in moved:
        along = () if after.uid == mover else gear_keys(state, mover)
        if along and to == "bottom of deck" and not any_order:
            along = (*along, "gear.bottom-decked-at-random")
        if area in HIDDEN and _changed(state, before):
            along = (*along, "area.hidden-clears-modifiers")
        if before.owner != player and area == "deck":
            end = "top" if to == "top of deck" else "bottom"
            along = (*along, f"{end}-deck.owner-does-it", "replacement.game-mechanic-first")
        event = Event("moved", keys + along, player, state.cards[after.uid], before=before, note=to)
        game.emit(event, watches=watches)
    for uid in wanted:
        remove_misplaced(game, uid)
    return len(hosts)


def gear_keys(state: State, host: int) -> tuple[str, ...]:
    """What takes a Gear along with its host, and leaves it where it went when that is a Legend."""
    keys = ("gear.moves-with-host", "gear.unequipped-elsewhere", "equip.stays-equipped")
    return (*keys, "gear.stays-when-legend-removed") if state.cards[host].facts.type == "Legend" else keys


def _changed(state: State, card: Card) -> bool:
    return any(x.piece == (card.uid, card.stay) for x in state.lasting)


def _within_deck(state: State, card: Card, *, bottom: bool) -> None:
    deck = state.sides[card.controller].deck
    deck.remove(card.uid)
    if bottom:
        deck.insert(0, card.uid)
    else:
        deck.append(card.uid)
    state.put(card._replace(stay=card.stay + 1))


def _order(cards: Sequence[Card], to: Destination, player: int) -> Script[list[Card]]:
    """The order in which several cards go onto a deck, the choice of the player."""
    name = "bottom-deck" if to == "bottom of deck" else "top-deck"
    ordered: list[Card] = []

    def left() -> list[Option]:
        return [("choose", c.uid) for c in cards if c not in ordered]

    while len(ordered) < len(cards) and len(cards) > 1:
        option = yield Decision(player, "order", (f"{name}.any-order",), left)
        ordered.append(next(c for c in cards if c.uid == option[1]))
    return ordered or list(cards)


def _order_in(game: Game, moved: list[tuple[Card, Card, int]], to: Destination, player: int) -> Script[None]:
    """The player orders everything that went onto one deck, the Gear of a wearer as cards of their own."""
    state = game.state
    for owner in (0, 1):
        pieces = [state.cards[after.uid] for _, after, _ in moved if after.controller == owner]
        ordered = yield from _order(pieces, to, player)
        _put_in(state, owner, [c.uid for c in ordered], to)


def _shuffle_in(game: Game, moved: list[tuple[Card, Card, int]], to: Destination) -> Script[None]:
    """Chance orders everything that went onto one deck together, Gear included (`gear.bottom-decked-at-random`)."""
    name = "bottom-deck" if to == "bottom of deck" else "top-deck"
    for owner in (0, 1):
        uids = [after.uid for _, after, _ in moved if after.controller == owner]
        if len(uids) < 2:
            continue
        keys = (f"{name}.randomize-together", "gear.bottom-decked-at-random")
        order = yield Shuffle(uids, keys, about=owner)
        mixed = [uids[int(i)] for i in order[1:]]
        _put_in(game.state, owner, mixed[::-1] if to == "bottom of deck" else mixed, to)


def _put_in(state: State, owner: int, uids: list[int], to: Destination) -> None:
    """Arrange cards that lie in a deck at its end, in the order in which they were put there."""
    deck = state.sides[owner].deck
    for uid in uids:
        deck.remove(uid)
    deck[:] = [*uids[::-1], *deck] if to == "bottom of deck" else [*deck, *uids]
    state.version += 1


def take_over(game: Game, thing: Card | Die, player: int) -> None:
    """A piece comes under `player`'s control, in the area of the same kind; its owner stays (`game.controller`)."""
    state = game.state
    keys = ("game.controller", "game.control-changes-owner-never")
    if isinstance(thing, Die):
        if thing.controller is None or thing.controller == player:
            return
        state.sides[thing.controller].gigs.remove(thing.number)
        state.sides[player].gigs.append(thing.number)
        after_die = thing._replace(controller=player)
        state.put_die(after_die)
        game.emit(Event("taken-over", keys, player, die=after_die))
        check_overtime_win(game)
        return
    if thing.controller == player or thing.area not in ("field", "legends", "eddies"):
        return
    if thing.host is None:
        state.sides[thing.controller].cards(thing.area).remove(thing.uid)
        state.sides[player].cards(thing.area).append(thing.uid)
    for piece in with_gear(state, thing):
        state.put(state.cards[piece.uid]._replace(controller=player))
    state.layout += 1
    if thing.area == "legends":
        keys = (*keys, "legends-area.no-limit")
    game.emit(Event("taken-over", keys, player, state.cards[thing.uid], before=thing))
