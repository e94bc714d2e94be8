"""Selling, calling and playing cards (chapters 4, 8 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.decisions import Decision, Option, Script
from engine.effects import run
from engine.effects import tree as t
from engine.effects.calls import calls_free, price_of_call
from engine.effects.modifiers import first
from engine.effects.record import finish
from engine.effects.scope import Scope
from engine.errors import EngineFault
from engine.events import Event
from engine.processes.areas import move_many, place
from engine.processes.cards import sell
from engine.processes.pay import pay
from engine.queries import happened
from engine.rules.costs import cost_to_play
from engine.rules.host_prices import chosen_host
from engine.rules.permissions import use_up_next_price
from engine.rules.wearing import WORN_BY, hosts, not_worn

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game
    from engine.legality import Refusals
    from engine.processes.areas import Destination
    from engine.state import Card

    Then = Callable[[], Destination | None]

UNIT = (
    "unit.play", "field.play-enters-ready", "unit.enters-with-lag", "lag.on-entering-field", "field.enters-with-lag",
    "field.no-unit-limit", "field.played-cards-go-here",
)  # fmt: skip
GEAR = ("gear.play", "equip.process")
FREE = ("pay.for-free", "pay.free-other-conditions")
PROGRAM = ("program.play", "program.in-no-area")
QUICK = ("react.quick-program", "quick.main-or-react", "quick.costs-still-paid", "quick.meaning")
LEGEND = (
    "legend.play-to-field", "legend.keeps-orientation", "legend.enters-with-lag", "field.enters-with-lag",
    "legends-area.play-to-field", "types.legend-on-field-is-unit",
)  # fmt: skip
GO_SOLO = ("go-solo.meaning", "legend.enters-with-lag", "types.legend-on-field-is-unit")
INSTEAD_OF_TRASH: Final = {
    "bottom of deck": ("bottom-deck.program-instead-of-trash",),
    "top of deck": ("top-deck.program-instead-of-trash",),
}
CALL = ("call.process", "call.keeps-orientation", "flip.process")


def sell_a_card(game: Game, player: int, card: Card) -> Script[None]:
    """The Sell action (`main.sell`)."""
    yield from ()
    sell(game, card, player, ("main.sell", "main.sold-card-becomes-eddie"))


def call_a_legend(game: Game, player: int, card: Card, *, free: bool = False) -> Script[None]:
    """Pay 1 €$ and flip a face-down Legend face-up; it stays ready or spent as it is (`call.process`)."""
    waived = free or calls_free(game, player)
    if not waived:
        yield from pay(game, player, price_of_call(game, player), ("call.process",), about=card)
    state = game.state
    before = state.cards[card.uid]
    after = before._replace(face_up=True)
    state.put(after)
    state.layout += 1
    reacting = state.attack is not None and state.attack.player != player
    how = ("main.call", "call.main-phase-action")
    if reacting:
        how = ("react.call-legend", "call.as-reaction", "main.call-also-in-react-step")
    by_text = ("golden.cards-break-rules",) if waived or happened(state, "called", player) else ()
    keys = (*CALL, "call.choose-face-down-legend", *how, *by_text)
    game.emit(Event("called", keys, player, after, before=before, note="reaction" if reacting else ""))


def play_from_hand(game: Game, player: int, card: Card) -> Script[None]:
    """Reveal the card, pay its cost, then follow the rules of its type (`play.process`)."""
    keys = ("play.process", "reveal.process", *ram_keys(game, player, card))
    game.emit(Event("revealed", keys, player, card, note="play"))
    host = None
    if card.facts.priced_by_host:
        host = yield from chosen_host(
            game, player, card, hosts(game, player, card), lambda h: cost_to_play(game, player, card, host=h)
        )
    cost = cost_to_play(game, player, card, host=host)
    if cost is None:
        raise EngineFault(f"{card.facts.id} has no cost to pay")
    yield from pay(game, player, cost, _cost_keys(card, cost), about=card)
    if host is not None:
        wear(game, player, card, host.uid)
    else:
        yield from follow_type_rules(game, player, card, None, None)


def ram_keys(game: Game, player: int, card: Card) -> tuple[str, ...]:
    """What lets a card be played beyond the RAM of the Legends that are left (`card.ram-not-for-playing`)."""
    if card.facts.ram is None:
        return ()
    state = game.state
    side = state.sides[player]
    legends = [state.cards[u].facts for u in (*side.legends, *side.field) if state.cards[u].owner == player]
    total = sum(f.ram or 0 for f in legends if f.type == "Legend" and f.color == card.facts.color)
    return () if card.facts.ram <= total else ("card.ram-not-for-playing", "card.ram-limits-locked")


def _cost_keys(card: Card, cost: int) -> tuple[str, ...]:
    changed = ("pay.cost-value-unchanged", "card.cost-value-unchanged", "pay.reduction-floor")
    replaced = card.facts.prices_itself and any(
        isinstance(a, t.Persistent) and isinstance(a.what, t.PaysInstead) for a in card.facts.abilities
    )
    instead = ("cost.replaced-cost",) if replaced else ()
    return ("cost.play-cost-value", *(changed if cost != card.facts.cost else ()), *instead)


def follow_type_rules(
    game: Game, player: int, card: Card, among: list[Card] | None, then: Then | None
) -> Script[None]:
    """After paying: a Unit enters the field, a Gear is equipped, a Program resolves (chapter 4).

    among: who may wear a Gear, None for any friendly one. then: tells, once a Program has resolved, where it goes in
    place of the trash, if anywhere.
    """
    match card.facts.type:
        case "Unit":
            put_unit_on_field(game, player, card)
        case "Gear":
            yield from put_gear_on(game, player, card, among)
        case "Program":
            yield from resolve_program(game, player, card, then)
        case _:
            raise EngineFault(f"{card.facts.id} is not played from hand")


def put_unit_on_field(game: Game, player: int, card: Card, *, spent: bool = False) -> None:
    """A Unit enters with Lag, and ready unless an effect says otherwise (`unit.play`, `unit.enters-with-lag`)."""
    after = place(game.state, card, "field", player, lag=True)
    use_up_next_price(game, card)
    keys = UNIT
    if spent or first(game, t.EntersSpent, after) is not None:
        after = after.turned(spent=True)
        game.state.put(after)
        keys = tuple(key for key in UNIT if key != "field.play-enters-ready")
    game.emit(Event("played", keys, player, after, before=card, note="unit"))


def put_gear_on(game: Game, player: int, card: Card, among: list[Card] | None = None) -> Script[None]:
    """Choose a friendly Unit or face-up Legend and equip the Gear to it (`gear.play`, `equip.process`)."""

    def wearers() -> list[Option]:
        return [("host", c.uid) for c in (hosts(game, player, card) if among is None else among)]

    def why_not(option: Option) -> Refusals:
        return iter(()) if option in wearers() else not_worn(game, player, card, option)

    chosen = yield Decision(player, "host", WORN_BY, wearers, explain=why_not, about=card)
    wear(game, player, card, int(chosen[1]))


def wear(game: Game, player: int, card: Card, host: int) -> None:
    """A Gear is played onto its host."""
    after = equip(game, card, host, player)
    use_up_next_price(game, card)
    game.emit(Event("played", GEAR, player, after, before=card, note="gear"))


def can_wear(host: Card) -> bool:
    """Whether Gear can be on the card: a Unit on the field, or a face-up Legend (`gear.host-areas`)."""
    return host.face_up and host.area in ("field", "legends") and host.host is None


def equip(game: Game, gear: Card, host_uid: int, player: int) -> Card:
    """Attach a Gear to a host; it lies where its host lies (`equip.process`, `gear.host-areas`). Returns the Gear.

    A Gear that is worn already moves from one wearer to the other and has not left play (`equip.move-gear`).
    """
    state = game.state
    worn = gear.host is not None
    if worn:
        old = state.cards[gear.host] if gear.host is not None else gear
        state.put(old._replace(gear=tuple(u for u in old.gear if u != gear.uid)))
    else:
        state.sides[gear.controller].cards(gear.area).remove(gear.uid)
    host = state.cards[host_uid]
    stay = gear.stay if worn else gear.stay + 1
    on = gear._replace(area=host.area, host=host_uid, controller=host.controller, face_up=True, stay=stay)
    state.put(on)
    state.put(host._replace(gear=(*host.gear, gear.uid)))
    state.layout += 1
    own = ("gear.top-textbox-not-inherited",) if gear.facts.prices_itself else ()
    more = ("gear.no-upper-limit",) if host.gear else ()
    moved = ("equip.move-gear",) if worn else ()
    keys = (
        "equip.process", "equip.gains-power", "equip.gear-in-host-area", "card.power-inherited", "gear.grants",
        *own, *more, *moved,
    )  # fmt: skip
    game.emit(Event("equipped", keys, player, on, before=gear, other=state.cards[host_uid]))
    return on


def resolve_program(game: Game, player: int, card: Card, then: Then | None = None) -> Script[None]:
    """A Program is in no area while it resolves, then goes to the trash (`program.play`, `program.in-no-area`).

    then: tells where an effect sends it in place of the trash (`bottom-deck.program-instead-of-trash`), if anywhere.
    """
    state = game.state
    out = place(state, card, "nowhere", player)
    attack = state.attack
    quick = QUICK if attack is not None and attack.player != player else ()
    alone = quick and not any(isinstance(a, t.Resolve) for a in card.facts.abilities)
    keys = (*PROGRAM, *quick, *(("quick.alone-playable",) if alone else ()))
    use_up_next_price(game, card)
    game.emit(Event("played", keys, player, out, before=card, note="program"))
    for ability in card.facts.abilities:
        if isinstance(ability, t.Resolve):
            scope = Scope(game, player, out, out, ability=ability)
            told = ("program.play", "effect.resolve-in-order", "card.text-you", *card.facts.notes)
            game.emit(Event("resolving", told, player, out, source=out, effect=ability))
            outer, game.resolving = game.resolving, True
            yield from run.run(scope, ability.step)
            finish(scope)
            game.resolving = outer
    current = state.cards[card.uid]
    if current.area != "nowhere":
        return
    to = None if then is None else then()
    if to is None:
        after = place(state, current, "trash", current.owner)
        game.emit(Event("moved", ("program.play",), player, after, before=current, note="trash"))
    else:
        yield from move_many(game, [current], to, player, why=INSTEAD_OF_TRASH.get(to, ()))


def play_legend(game: Game, player: int, card: Card, *, solo: bool) -> Script[None]:
    """Pay a Legend's cost and bring it to the field with its Gear.

    By the plain rule it keeps its orientation (`legend.keeps-orientation`); by GO SOLO it enters ready and can attack
    this turn (`go-solo.meaning`). It may be spent for 1 €$ of its own cost first.
    """
    cost = cost_to_play(game, player, card, solo=solo)
    if cost is None:
        raise EngineFault(f"{card.facts.id} has no cost to pay")
    keys = (*_cost_keys(card, cost), "go-solo.meaning" if solo else "legend.play-to-field")
    yield from pay(game, player, cost, keys, about=card)
    state = game.state
    before = state.cards[card.uid]
    after = place(state, before, "field", player, spent=before.spent and not solo, lag=True)
    for uid in after.gear:
        state.put(state.cards[uid]._replace(area="field"))
    how = (
        *(GO_SOLO if solo else LEGEND),
        *(("equip.stays-equipped", "gear.moves-with-host") if after.gear else ()),
    )
    use_up_next_price(game, before)
    game.emit(Event("played", how, player, after, before=before, note="go-solo" if solo else "legend"))
