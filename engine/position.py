"""Describing a position and turning it into a game.

`Position` is plain data: who has what where, whose turn it is. `set_up` checks it against the rules of the game (all
problems at once), fills what is left out and returns a `Game` at that position.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.errors import IllegalPosition
from engine.facts import UNKNOWN, UNKNOWN_LEGEND, CardFacts
from engine.game import Game
from engine.position_checks import problems_of
from engine.ruleset import Ruleset, ruleset
from engine.state import SIDES, Area, Card, Die, Phase, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.events import Event

DECK_SIZE: Final = 30
"""How many unknown cards a deck holds when nothing is said of it."""


#: Both players' dice before any of them lies anywhere.
_DICE: Final = tuple(
    Die(6 * owner + i, owner, sides, 0, None) for owner in (0, 1) for i, sides in enumerate(SIDES)
)


@dataclass(slots=True)
class Piece:
    """A card in a described position. `label` is the name that the description gives it, used in problems.

    `uid` is filled in by `set_up`. `gear` are the Gear cards equipped to it.
    """

    facts: CardFacts
    label: str = ""
    spent: bool = False
    lag: bool = False
    face_up: bool = True
    gear: list[Piece] = dataclasses.field(default_factory=list["Piece"])
    owner: int | None = None
    uid: int = -1

    @property
    def name(self) -> str:
        """What to call the piece in a message."""
        return self.label or self.facts.id


@dataclass(slots=True)
class Gig:
    """A die in a Gig area: sides, value, and whose set it is from (None: any that is free, its holder's first)."""

    sides: int
    value: int
    owner: int | None = None
    index: int = -1


@dataclass(slots=True)
class Player:
    """One player's areas. `deck` from the top down.

    `fixer`: the sides of the dice that lie there, the player's others being set aside; None: every die of the player
    that lies nowhere else. `unknown_deck`: how many cards that nobody has named lie under those of `deck`.
    """

    field: list[Piece] = dataclasses.field(default_factory=list[Piece])
    legends: list[Piece] = dataclasses.field(default_factory=list[Piece])
    hand: list[Piece] = dataclasses.field(default_factory=list[Piece])
    deck: list[Piece] = dataclasses.field(default_factory=list[Piece])
    eddies: list[Piece] = dataclasses.field(default_factory=list[Piece])
    trash: list[Piece] = dataclasses.field(default_factory=list[Piece])
    removed: list[Piece] = dataclasses.field(default_factory=list[Piece])
    gigs: list[Gig] = dataclasses.field(default_factory=list[Gig])
    fixer: list[int] | None = None
    unknown_deck: int = 0


@dataclass(slots=True)
class Position:
    """A whole position. `turn` counts turns from 1; `player` is the turn player. An attack is played, not described.

    empty_turns: how many turns in a row, this one included, have begun with both fixer areas empty. None: this
    one where it is just beginning with both empty, else none.
    """

    players: tuple[Player, Player] = dataclasses.field(default_factory=lambda: (Player(), Player()))
    player: int = 0
    phase: Phase = "main"
    turn: int = 9
    overtime: bool = False
    empty_turns: int | None = None
    history: list[Event] = dataclasses.field(default_factory=list["Event"])


def eddie() -> Piece:
    """A ready Eddie of which nobody knows which card it is."""
    return Piece(UNKNOWN, face_up=False)


def unknown_legend(*, spent: bool = False) -> Piece:
    """A face-down Legend of which nobody knows which it is."""
    return Piece(UNKNOWN_LEGEND, face_up=False, spent=spent)


def set_up(
    position: Position,
    rules: Ruleset | None = None,
    *,
    on_event: Callable[[Game, Event], None] | None = None,
) -> Game:
    """Build the game at a position; fills in `uid` of every Piece and `index` of every Gig.

    Raises IllegalPosition with every problem found (nothing is built then).
    """
    return Game(lay_out(position), rules or ruleset(), on_event=on_event)


def lay_out(position: Position) -> State:
    """The state of a position before anything happens in it; fills in `uid` and `index` as `set_up` does.

    Raises IllegalPosition with every problem found (nothing is built then).
    """
    problems = problems_of(position)
    if problems:
        raise IllegalPosition(problems)
    state = State()
    _lay_dice(state, position)
    for player in (0, 1):
        _lay_cards(state, position.players[player], player)
    state.player = position.player
    state.first_player = position.player
    state.phase = position.phase
    state.turn = position.turn
    state.overtime = position.overtime
    empty_now = position.phase == "start" and not state.sides[0].fixer and not state.sides[1].fixer
    state.empty_turns = int(empty_now) if position.empty_turns is None else position.empty_turns
    for event in position.history:
        state.log[event.kind] = (*state.log.get(event.kind, ()), event)
    return state


def _lay_cards(state: State, described: Player, player: int) -> None:
    areas: tuple[tuple[Area, Sequence[Piece]], ...] = (
        ("field", described.field), ("legends", described.legends), ("hand", described.hand),
        ("deck", described.deck[::-1]), ("eddies", described.eddies), ("trash", described.trash[::-1]),
        ("removed", described.removed),
    )  # fmt: skip
    side = state.sides[player]
    below = _unknown_deck(player, len(state.cards), described.unknown_deck)
    state.cards.update(below)
    side.deck.extend(below)
    for area, pieces in areas:
        lying = side.cards(area)
        for piece in pieces:
            gear = [_new_card(state, g, player, area) for g in piece.gear]
            card = _new_card(state, piece, player, area)
            if gear:
                for worn in gear:
                    state.cards[worn.uid] = worn._replace(host=card.uid)
                state.cards[card.uid] = card._replace(gear=tuple(g.uid for g in gear))
            lying.append(card.uid)


@lru_cache(maxsize=256)
def _unknown_deck(player: int, first: int, count: int) -> dict[int, Card]:
    """Unknown cards in a deck, by uid from `first` on; the same ones serve every game, since a card never changes."""
    uids = range(first, first + count)
    return {uid: Card(uid, UNKNOWN, player, player, "deck", False, False, False) for uid in uids}


def _new_card(state: State, piece: Piece, player: int, area: Area) -> Card:
    uid = len(state.cards)
    owner = player if piece.owner is None else piece.owner
    hidden = area in ("hand", "deck", "eddies")
    face_up = piece.face_up and not hidden
    card = Card(uid, piece.facts, owner, player, area, piece.spent, piece.lag, face_up)
    state.cards[uid] = card
    piece.uid = uid
    return card


def _lay_dice(state: State, position: Position) -> None:
    state.dice = list(_DICE)
    reserved = {6 * p + SIDES.index(n) for p in (0, 1) for n in position.players[p].fixer or ()}
    placed: set[int] = set(reserved)
    described = [(p, g) for p in (0, 1) for g in position.players[p].gigs]
    for certain in (True, False):
        for player, gig in described:
            if (gig.owner is not None) is certain:
                owners = (player, 1 - player) if gig.owner is None else (gig.owner,)
                gig.index = next(i for o in owners if (i := 6 * o + SIDES.index(gig.sides)) not in placed)
                placed.add(gig.index)
    for player, gig in described:
        state.sides[player].gigs.append(gig.index)
        state.dice[gig.index] = state.dice[gig.index]._replace(value=gig.value, controller=player)
    for die in state.dice:
        left_over = die.number not in placed and position.players[die.owner].fixer is None
        if die.number in reserved or left_over:
            state.sides[die.owner].fixer.append(die.number)
