"""Small positions for the tests of the engine: made-up cards, a game from them, and what to ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine import (
    UNKNOWN,
    Card,
    Deck,
    Event,
    Game,
    Gig,
    IllegalChoice,
    Option,
    Piece,
    Player,
    Position,
    Refusal,
    eddie,
    made_up_card,
    new_game,
    ruleset,
    set_up,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

YOU, RIVAL, CHANCE = 0, 1, 2
GIGS = -1
"""The Gig area as the target of an attack."""


def unit(
    name: str = "unit", *, power: int = 3, cost: int = 1, text: str = "", sell_tag: bool = False, **state
) -> Piece:
    """A Unit; `state` is how it lies (spent, lag, gear)."""
    facts = made_up_card(name, type="Unit", power=power, cost=cost, text=text, sell_tag=sell_tag)
    return Piece(facts, **state)


def legend(
    name: str = "legend",
    *,
    power: int = 5,
    cost: int | None = 2,
    text: str = "",
    sell_tag: bool = True,
    **state,
) -> Piece:
    """A Legend, face-up unless `state` says otherwise."""
    facts = made_up_card(name, type="Legend", power=power, cost=cost, text=text, sell_tag=sell_tag)
    return Piece(facts, **state)


def gear(
    name: str = "gear", *, power: int = 2, cost: int = 1, text: str = "", sell_tag: bool = False
) -> Piece:
    """A Gear."""
    return Piece(made_up_card(name, type="Gear", power=power, cost=cost, text=text, sell_tag=sell_tag))


def program(name: str = "program", *, cost: int = 1, text: str = "", sell_tag: bool = False) -> Piece:
    """A Program."""
    return Piece(made_up_card(name, type="Program", cost=cost, text=text, sell_tag=sell_tag))


def eddies(count: int) -> list[Piece]:
    """Ready Eddies."""
    return [eddie() for _ in range(count)]


def gigs(*values: int, **named: int) -> list[Gig]:
    """Gigs by their dice, `gigs(d4=3, d20=1)`, or only by how many: `gigs(1, 2)` are a d4=1 and a d6=2."""
    sides = (4, 6, 8, 10, 12, 20)
    return [Gig(s, v) for s, v in zip(sides, values, strict=False)] + [
        Gig(int(name[1:]), v) for name, v in named.items()
    ]


def all_but(*left: int, owner: int = 0) -> list[Gig]:
    """Gigs of `owner` showing 1, so that only the dice with these sides are left in the fixer area."""
    return [Gig(sides, 1, owner=owner) for sides in (4, 6, 8, 10, 12, 20) if sides not in left]


def unknown(count: int) -> list[Piece]:
    """Cards that nobody has described, to fill a deck or a hand."""
    return [Piece(UNKNOWN) for _ in range(count)]


def player(**areas) -> Player:
    """One player's side; a deck of five unknown cards unless told."""
    areas.setdefault("deck", unknown(5))
    return Player(**areas)


def game(
    you: Player | None = None, rival: Player | None = None, *, edition: str = "2026-11", **position
) -> Game:
    """The game at a described position; your open Main Phase unless told otherwise."""
    sides = (you or player(), rival or player())
    return set_up(Position(players=sides, **position), ruleset(edition))


def do(game: Game, *options: Option) -> list[Event]:
    """Choose these, each checked; the events they caused."""
    before = len(game.state.events())
    for option in options:
        game.choose(option)
    return game.state.events()[before:]


def start_turn(game: Game, *, die: int | None = None, value: int = 1) -> None:
    """Get through the decisions of a Start Phase: the first die that may be chosen (or `die`), rolled as `value`."""
    while game.decision is not None and game.decision.kind in ("fixer-die", "roll"):
        if game.decision.kind == "roll":
            game.choose(("roll", value))
        else:
            game.choose(game.decision.options()[0] if die is None else ("die", die))


def pass_turn(game: Game) -> list[Event]:
    """Pass, and get the next turn to its Main Phase; the events of both."""
    before = len(game.state.events())
    game.choose(("pass",))
    start_turn(game)
    return game.state.events()[before:]


def pay_any(game: Game) -> None:
    """Pay in the first way that is offered."""
    assert game.decision is not None
    assert game.decision.kind == "pay"
    game.choose(game.decision.options()[0])


def now(game: Game, piece: Piece) -> Card:
    """The piece as it is now."""
    return game.state.cards[piece.uid]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def in_order(events: Iterable[Event], *wanted: str) -> list[str]:
    """The kinds of the events, of those that are asked for."""
    return [event.kind for event in events if event.kind in wanted]


def only(events: Iterable[Event], kind: str) -> Event:
    """The one event of that kind."""
    found = [event for event in events if event.kind == kind]
    assert len(found) == 1, found
    return found[0]


def cites(event: Event, *keys: str) -> None:
    """The event names all these rules."""
    missing = set(keys) - set(event.keys)
    assert not missing, (missing, event)


def refused(game: Game, option: Option, *keys: str, player: int | None = None) -> list[Refusal]:
    """The option is refused for exactly as many reasons as there are `keys`, one of them in each; nothing changes."""
    state = game.state
    trace = state.trace
    before = (state.fingerprint(), state.version, list(game.choices), game.decision, game.outcome)
    found = game.why_not(option, player)
    with pytest.raises(IllegalChoice) as raised:
        game.choose(option, player)
    assert (state.fingerprint(), state.version, list(game.choices), game.decision, game.outcome) == before
    assert state.trace is trace
    assert [r.keys for r in raised.value.refusals] == [r.keys for r in found]
    assert len(found) == len(keys), found
    for key in keys:
        assert [r for r in found if key in r.keys], (key, found)
    assert all(set(r.keys) & set(keys) for r in found), found
    assert all(r.reason in str(raised.value) for r in found)
    return found


def plain_deck(name: str = "", *, cards: int = 40) -> Deck:
    """A legal deck of Units without text; the cards are named by their place from the top."""
    legends = [
        made_up_card(f"{name}legend-{i}", type="Legend", cost=2, power=4, color="Red", ram=2, sell_tag=True)
        for i in range(3)
    ]
    main = [
        made_up_card(f"{name}card-{i}", type="Unit", cost=1, power=2, color="Red", ram=1)
        for i in range(cards)
    ]
    return Deck(tuple(legends), tuple(main))


def opened(
    edition: str = "2026-11",
    *,
    first: int = YOU,
    upto: str = "fixer-die",
    decks: tuple[Deck, Deck] | None = None,
) -> Game:
    """A new game, decks in the order they were given and nobody mulligans, up to the first decision of kind `upto`."""
    game = new_game(decks or (plain_deck("your-"), plain_deck("rival-")), ruleset(edition))
    while game.decision is not None and game.decision.kind != upto:
        match game.decision.kind:
            case "first-player":
                game.choose(("player", first))
            case "first-or-second":
                game.choose(("first",))
            case "mulligan":
                game.choose(("keep",))
            case _:
                game.choose(game.decision.options()[0])
    return game


def names(game: Game, uids: Iterable[int]) -> list[str]:
    return [game.state.cards[uid].facts.id for uid in uids]
