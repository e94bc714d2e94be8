"""Selling, calling and playing cards (chapters 4, 8 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.errors import EngineFault
from engine.events import Event
from engine.processes.areas import place
from engine.processes.cards import sell
from engine.processes.pay import pay
from engine.queries import cost_to_play
from engine.rules.requirements import hosts

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card

UNIT = ("unit.play", "field.play-enters-ready", "unit.enters-with-lag", "lag.on-entering-field")
GEAR = ("gear.play", "equip.process")
PROGRAM = ("program.play", "program.in-no-area")
LEGEND = (
    "legend.play-to-field",
    "legend.keeps-orientation",
    "legend.enters-with-lag",
    "types.legend-on-field-is-unit",
)
GO_SOLO = ("go-solo.meaning", "legend.enters-with-lag", "types.legend-on-field-is-unit")
CALL = ("call.process", "call.keeps-orientation", "flip.process")


def sell_a_card(game: Game, player: int, card: Card) -> Script[None]:
    """The Sell action (`main.sell`)."""
    yield from ()
    sell(game, card, player, ("main.sell",))


def call_a_legend(game: Game, player: int, card: Card) -> Script[None]:
    """Pay 1 €$ and flip a face-down Legend face-up; it stays ready or spent as it is (`call.process`)."""
    yield from pay(game, player, 1, ("call.process",), about=card)
    state = game.state
    before = state.cards[card.uid]
    after = before._replace(face_up=True)
    state.put(after)
    reacting = state.attack is not None
    keys = (*CALL, "react.call-legend" if reacting else "main.call")
    game.emit(Event("called", keys, player, after, before=before, note="reaction" if reacting else ""))


def play_from_hand(game: Game, player: int, card: Card) -> Script[None]:
    """Reveal the card, pay its cost, then follow the rules of its type (`play.process`)."""
    game.emit(Event("revealed", ("play.process", "reveal.process"), player, card, note="play"))
    cost = cost_to_play(game, card)
    if cost is None:
        raise EngineFault(f"{card.facts.id} has no cost to pay")
    yield from pay(game, player, cost, ("cost.play-cost-value",), about=card)
    match card.facts.type:
        case "Unit":
            put_unit_on_field(game, player, card)
        case "Gear":
            yield from put_gear_on(game, player, card)
        case "Program":
            resolve_program(game, player, card)
        case _:
            raise EngineFault(f"{card.facts.id} is not played from hand")


def put_unit_on_field(game: Game, player: int, card: Card) -> None:
    """A Unit enters ready and with Lag (`unit.play`, `unit.enters-with-lag`)."""
    after = place(game.state, card, "field", player, lag=True)
    game.emit(Event("played", UNIT, player, after, before=card, note="unit"))


def put_gear_on(game: Game, player: int, card: Card) -> Script[None]:
    """Choose a friendly Unit or face-up Legend and equip the Gear to it (`gear.play`, `equip.process`)."""

    def wearers() -> list[Option]:
        return [("host", c.uid) for c in hosts(game, player)]

    chosen = yield Decision(player, "host", ("gear.default-hosts", "gear.play"), wearers, about=card)
    after = equip(game, card, int(chosen[1]), player)
    game.emit(Event("played", GEAR, player, after, before=card, note="gear"))


def equip(game: Game, gear: Card, host_uid: int, player: int) -> Card:
    """Attach a Gear to a host; it lies where its host lies (`equip.process`, `gear.host-areas`). Returns the Gear."""
    state = game.state
    off = place(state, gear, "nowhere", player)
    host = state.cards[host_uid]
    on = off._replace(area=host.area, host=host_uid)
    state.put(on)
    state.put(host._replace(gear=(*host.gear, gear.uid)))
    keys = ("equip.process", "equip.gains-power", "card.power-inherited")
    game.emit(Event("equipped", keys, player, on, before=gear, other=state.cards[host_uid]))
    return on


def resolve_program(game: Game, player: int, card: Card) -> None:
    """A Program is in no area while it resolves, then goes to the trash (`program.play`, `program.in-no-area`)."""
    out = place(game.state, card, "nowhere", player)
    game.emit(Event("played", PROGRAM, player, out, before=card, note="program"))
    after = place(game.state, out, "trash", out.owner)
    game.emit(Event("moved", ("program.play",), player, after, before=out, note="trash"))


def play_legend(game: Game, player: int, card: Card, *, solo: bool) -> Script[None]:
    """Pay a Legend's cost and bring it to the field with its Gear.

    By the plain rule it keeps its orientation (`legend.keeps-orientation`); by GO SOLO it enters ready and can attack
    this turn (`go-solo.meaning`). It may be spent for 1 €$ of its own cost first.
    """
    cost = cost_to_play(game, card)
    if cost is None:
        raise EngineFault(f"{card.facts.id} has no cost to pay")
    keys = ("cost.play-cost-value", "go-solo.meaning" if solo else "legend.play-to-field")
    yield from pay(game, player, cost, keys, about=card)
    state = game.state
    before = state.cards[card.uid]
    after = place(state, before, "field", player, spent=before.spent and not solo, lag=True)
    for uid in after.gear:
        state.put(state.cards[uid]._replace(area="field"))
    game.emit(
        Event(
            "played",
            GO_SOLO if solo else LEGEND,
            player,
            after,
            before=before,
            note="go-solo" if solo else "legend",
        )
    )
