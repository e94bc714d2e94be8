"""Describing a position and turning it into a game.

`Position` is plain data: who has what where, whose turn it is. `set_up` checks it against the rules of the game (all
problems at once), fills what is left out and returns a `Game` at that position.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.errors import IllegalPosition, Problem
from engine.facts import UNKNOWN, UNKNOWN_LEGEND, CardFacts
from engine.game import Game
from engine.rules.victory import GIGS_TO_WIN
from engine.ruleset import Ruleset, ruleset
from engine.state import SIDES, Area, Card, Die, Phase, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.events import Event

DECK_SIZE: Final = 30
"""How many unknown cards a deck holds when nothing is said of it."""
LEGENDS: Final = 3


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
    problems = [*_dice_problems(position), *_card_problems(position)]
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
    return Game(state, rules or ruleset(), on_event=on_event)


def _lay_cards(state: State, described: Player, player: int) -> None:
    areas: tuple[tuple[Area, Sequence[Piece]], ...] = (
        ("field", described.field), ("legends", described.legends), ("hand", described.hand),
        ("deck", described.deck[::-1]), ("eddies", described.eddies), ("trash", described.trash),
        ("removed", described.removed),
    )  # fmt: skip
    side = state.sides[player]
    for _ in range(described.unknown_deck):
        uid = len(state.cards)
        state.cards[uid] = Card(uid, UNKNOWN, player, player, "deck", False, False, False)
        side.deck.append(uid)
    for area, pieces in areas:
        for piece in pieces:
            gear = [_new_card(state, g, player, area) for g in piece.gear]
            card = _new_card(state, piece, player, area)
            if gear:
                for worn in gear:
                    state.cards[worn.uid] = worn._replace(host=card.uid)
                state.cards[card.uid] = card._replace(gear=tuple(g.uid for g in gear))
            side.cards(area).append(card.uid)


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
    state.dice = [
        Die(6 * owner + i, owner, sides, 0, None) for owner in (0, 1) for i, sides in enumerate(SIDES)
    ]
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


def _dice_problems(position: Position) -> list[Problem]:
    """Dice: kinds and values that exist, no more of a kind than the two sets hold, none in two places."""
    total: Counter[int] = Counter()
    for player in position.players:
        total.update(g.sides for g in player.gigs if g.sides in SIDES)
        total.update(player.fixer or ())
    problems = [
        p for player in (0, 1) for p in (*_gig_problems(position, player), *_fixer_problems(position, player))
    ]
    problems.extend(
        Problem(
            "dice",
            f"there are {count} d{sides}, but the two players own two in all",
            ("setup.six-dice", "game.two-players"),
        )
        for sides, count in sorted(total.items())
        if count > 2
    )
    return problems


def _gig_problems(position: Position, player: int) -> Iterator[Problem]:
    where = f"{_side(player)} gigs"
    gigs = position.players[player].gigs
    for gig in gigs:
        if gig.sides not in SIDES:
            kinds = "the dice are d4 d6 d8 d10 d12 d20"
            yield Problem(where, f"there is no d{gig.sides}; {kinds}", ("gig.dice-kinds",))
            continue
        if not 1 <= gig.value <= gig.sides:
            message = f"a d{gig.sides} shows 1 to {gig.sides}, not {gig.value}"
            yield Problem(where, message, ("gig.value-range",))
        if gig.owner is None:
            continue
        if gig.sides in (position.players[gig.owner].fixer or ()):
            message = f"{_side(gig.owner)}'s d{gig.sides} lies in their fixer area too"
            yield Problem(where, message, ("area.separate",))
        same = [g for p in position.players for g in p.gigs if (g.owner, g.sides) == (gig.owner, gig.sides)]
        if len(same) > 1 and same[-1] is gig:
            yield Problem(where, f"{_side(gig.owner)} owns only one d{gig.sides}", ("setup.six-dice",))
    if position.overtime and len(gigs) >= GIGS_TO_WIN:
        keys = ("win.overtime-seven-gigs", "win.overtime-already-seven")
        yield Problem(where, f"with {len(gigs)} Gigs in overtime the game is won already", keys)


def _fixer_problems(position: Position, player: int) -> Iterator[Problem]:
    where = f"{_side(player)} fixer"
    for sides, count in Counter(position.players[player].fixer or ()).items():
        if sides not in SIDES:
            yield Problem(where, f"there is no d{sides}", ("gig.dice-kinds",))
        elif count > 1:
            message = f"a player owns only one d{sides}, and {count} lie here"
            yield Problem(where, message, ("setup.six-dice",))


def _side(player: int) -> str:
    return ("you", "rival")[player]


def _card_problems(position: Position) -> list[Problem]:
    """Cards: each type only where it may be, Gear on a host, at most three Legends of a player, no piece twice."""
    problems: list[Problem] = []
    seen: set[int] = set()
    for player in (0, 1):
        p = position.players[player]
        side = _side(player)
        for area, pieces in (
            ("field", p.field), ("legends", p.legends), ("hand", p.hand), ("deck", p.deck), ("eddies", p.eddies),
            ("trash", p.trash), ("removed", p.removed),
        ):  # fmt: skip
            where = f"{side} {area}"
            for piece in pieces:
                for one in (piece, *piece.gear):
                    if id(one) in seen:
                        problems.append(Problem(where, f"{one.name} lies in two places", ("area.separate",)))
                    seen.add(id(one))
                problems.extend(_misplaced(piece, area, where))
        mine = [
            x
            for x in (*p.legends, *p.field, *p.removed)
            if x.facts.type == "Legend" and x.owner in (None, player)
        ]
        if len(mine) > LEGENDS:
            problems.append(
                Problem(
                    f"{side} legends",
                    f"{len(mine)} Legends, but a deck has three",
                    ("deck-building.legal-deck",),
                )
            )
    return problems


def _misplaced(piece: Piece, area: str, where: str) -> list[Problem]:
    """What a piece is or is like that it cannot be in that area."""
    checks = (_wrong_area, _wrong_state, _wrong_gear)
    return [Problem(where, message, keys) for check in checks for message, keys in check(piece, area)]


Complaint = tuple[str, tuple[str, ...]]


def _wrong_area(piece: Piece, area: str) -> Iterator[Complaint]:
    kind = piece.facts.type
    if area == "field" and kind not in ("Unit", "Legend"):
        what = "an unknown card" if kind is None else f"a {kind}"
        keys = {"Gear": ("gear.host-areas",), "Program": ("program.play",)}.get(
            kind or "", ("field.played-cards-go-here",)
        )
        yield (
            f"{piece.name} is {what}; the field holds Units and Legends, Gear only under one (`gear:`)",
            keys,
        )
    if (
        area == "field"
        and kind == "Legend"
        and piece.facts.cost is None
        and "cost" not in piece.facts.unknown
    ):
        keys = ("legend.null-cost-unplayable",)
        yield f"{piece.name} has a null cost and can never have been played to the field", keys
    if area == "legends" and kind != "Legend":
        keys = ("legends-area.three-face-down-at-start",)
        yield f"{piece.name} is no Legend; the Legends area holds Legends only", keys
    if kind == "Legend" and area not in ("field", "legends", "removed"):
        keys = ("legend.valid-areas", "legend.removed-from-invalid-area")
        yield f"{piece.name} is a Legend; Legends lie in the Legends area or on the field only", keys


def _wrong_state(piece: Piece, area: str) -> Iterator[Complaint]:
    if area == "field" and not piece.face_up:
        yield f"{piece.name} is face-down; cards on the field are face-up", ("field.public",)
    if area in ("hand", "deck", "trash", "removed") and (piece.spent or piece.lag):
        yield f"{piece.name} is neither spent nor lagging there", ("card.to-spend",)
    if piece.lag and area != "field":
        yield f"{piece.name}: only Units on the field have Lag", ("lag.on-entering-field",)


def _wrong_gear(piece: Piece, area: str) -> Iterator[Complaint]:
    if piece.gear and area not in ("field", "legends"):
        yield f"{piece.name} can be equipped only on the field or in the Legends area", ("gear.host-areas",)
    if piece.gear and not piece.face_up:
        yield f"{piece.name} is face-down, and Gear goes on face-up Legends only", ("gear.default-hosts",)
    for gear in piece.gear:
        if gear.facts.type != "Gear":
            yield f"{gear.name} is no Gear and cannot be equipped to {piece.name}", ("gear.default-hosts",)
