"""The "would" moment of a process: replacement effects and windows (10.24-10.30).

Mandatory ones apply before optional ones; each at most once to the same process and what took its place, which is why
a process hands on what has been applied. The affected player picks where several could apply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import holds
from engine.effects.live import Watch, live
from engine.effects.modifiers import applies
from engine.effects.scope import Scope, Window
from engine.effects.select import card_fits
from engine.effects.select_gigs import gig_fits
from engine.effects.values import Cards, Ref, This, ThisGear
from engine.effects.watch import labels_of
from engine.events import Event
from engine.state import Card, Die

if TYPE_CHECKING:
    from engine.effects.scope import Thing
    from engine.effects.values import Cause
    from engine.game import Game

MANDATORY = ("replacement.mandatory-before-optional", "replacement.mandatory-affected-chooses")
OPTIONAL = ("replacement.optional-may-decline", "replacement.optional-affected-chooses")
WINDOW: dict[str, tuple[str, ...]] = {
    "steal": ("steal.would-be-stolen-window", "steal.prevention-window"),
    "roll-in": ("effect.type-replacement", "start.roll-gig"),
}
APPLIED = ("replacement.replaces-process", "replacement.before-and-instead", "replacement.once-per-process",
           "effect.type-replacement")  # fmt: skip


class Process:
    """Something about to happen: its name, to which card or Gig, by which player, and who is affected.

    fight: a defeat as the result of a fight; opposing: by whom.
    """

    __slots__ = ("affected", "card", "die", "fight", "name", "opposing", "player")

    def __init__(
        self,
        name: t.Process,
        player: int,
        affected: int,
        card: Card | None = None,
        die: Die | None = None,
        *,
        fight: bool = False,
        opposing: Card | None = None,
    ) -> None:
        self.name = name
        self.player = player
        self.affected = affected
        self.card = card
        self.die = die
        self.fight = fight
        self.opposing = opposing


def stopped(game: Game, process: Process, window: Window | None = None) -> Script[bool]:
    """Let replacements and windows apply; True where the process does not happen (it was replaced or prevented)."""
    if not live(game).replacements.get(process.name):
        return False
    window = window or Window()
    applied: set[tuple[int, int, int]] = set()
    declined: set[tuple[int, int, int]] = set()
    before = game.replaced
    try:
        while True:
            open_ones = [w for w in _applicable(game, process) if _mark(w) not in applied | before | declined]
            mandatory = [w for w in open_ones if not _optional(w)]
            watch = yield from _pick(
                game, process, mandatory or open_ones, declined, mandatory=bool(mandatory)
            )
            if watch is None:
                return False
            applied.add(_mark(watch))
            game.replaced = before | applied
            first = MANDATORY[:1] if mandatory and len(mandatory) < len(open_ones) else ()
            happened = yield from _apply(game, process, watch, window, first)
            if happened:
                return True
    finally:
        game.replaced = before


def _mark(watch: Watch) -> tuple[int, int, int]:
    if watch.lasting is not None:
        return (watch.this, watch.source, -watch.lasting.number)
    return (watch.this, watch.source, id(watch.ability))


def _optional(watch: Watch) -> bool:
    return isinstance(watch.ability, t.Replacement) and watch.ability.optional


def _scope(game: Game, watch: Watch, process: Process, window: Window | None = None) -> Scope:
    cards = game.state.cards
    bound: dict[str, tuple[Thing, ...]] = {}
    if watch.lasting is not None:
        bound.update(watch.lasting.bound)
    if process.card is not None:
        bound.update(dict.fromkeys(labels_of(process.card), (process.card,)))
    if process.die is not None:
        bound["gig"] = (process.die,)
    if process.opposing is not None:
        bound["opponent"] = (process.opposing,)
    return Scope(game, watch.controller, cards[watch.this], cards[watch.source], bound, watch.ability, window)  # type: ignore[arg-type]


def _applicable(game: Game, process: Process) -> list[Watch]:
    """The replacements that could apply to the process now and could be performed (`replacement.must-be-possible`)."""
    from engine.effects.performable import performable
    from engine.rules.costs import costs_payable

    found: list[Watch] = []
    for watch in live(game).replacements.get(process.name, ()):
        ability = watch.ability
        assert isinstance(ability, t.Replacement)
        scope = _scope(game, watch, process)
        if watch.guard is not None and not applies(game, watch.guard, scope.this):
            continue
        if not _about(scope, ability, process) or not holds(scope, ability.condition):
            continue
        if ability.first_each_turn and _earlier(scope, ability, process):
            continue
        if not performable(scope, ability.step) or not costs_payable(scope, ability.costs):
            keys = ("replacement.must-be-possible",)
            game.emit_quietly("found-nothing", keys, watch.controller, scope.this, scope.source, ability)
            continue
        found.append(watch)
    return found


def _earlier(scope: Scope, ability: t.Replacement, process: Process) -> bool:
    """Whether such a piece has been defeated this turn already, or was kept from it by something in its place."""
    for kind in ("defeated", "replaced", "resolving"):
        for event in scope.game.state.log.get(kind, ()):
            piece = event.before if kind == "defeated" else event.card
            if piece is None or (kind != "defeated" and event.note != process.name):
                continue
            meant = ability.subject
            if isinstance(meant, This | ThisGear | Ref):
                own = scope.piece(meant)
                if own is not None and (own.uid, own.stay) == (piece.uid, piece.stay):
                    return True
            elif meant is None or card_fits(scope, meant, piece):
                return True
    return False


def _about(scope: Scope, ability: t.Replacement, process: Process) -> bool:
    if ability.by is not None and not _brought_about(scope, ability.by, process):
        return False
    if ability.against is not None and not _struck_by(scope, ability.against, process.opposing):
        return False
    if ability.who is not None and (process.player == scope.controller) is not (ability.who == "you"):
        return False
    if ability.subject is not None:
        card = process.card
        if card is None:
            return False
        if isinstance(ability.subject, This | ThisGear | Ref):
            piece = scope.piece(ability.subject)
            if piece is None or card.uid != piece.uid or card.stay != piece.stay:
                return False
        elif not card_fits(scope, ability.subject, card):
            return False
    return ability.gig is None or (process.die is not None and gig_fits(scope, ability.gig, process.die))


def _struck_by(scope: Scope, by: This | Cards, opposing: Card | None) -> bool:
    """Whether the opposing Unit of the fight is this one, or such a one."""
    if opposing is None:
        return False
    return opposing.uid == scope.this.uid if isinstance(by, This) else card_fits(scope, by, opposing)


def _brought_about(scope: Scope, by: Cause, process: Process) -> bool:
    """Whether the process comes of the fight itself, or of such an effect."""
    if by == "fight" or process.fight:
        return by == "fight" and process.fight
    return by == "effect" or (process.player == scope.controller) is (by == "friendly effect")


def _pick(
    game: Game,
    process: Process,
    watches: list[Watch],
    declined: set[tuple[int, int, int]],
    *,
    mandatory: bool,
) -> Script[Watch | None]:
    """Which one is applied next: the only mandatory one, the affected player's pick, or none (optional ones only)."""
    if not watches:
        return None
    if mandatory:
        return (yield from _pick_one(process, watches, MANDATORY[1:]))
    wanted: list[Watch] = []
    for watch in sorted(watches, key=lambda w: w.controller != game.state.player):
        source = game.state.cards[watch.source]
        yes = yield from game.ask(watch.controller, OPTIONAL[:1], about=source, node=watch.ability)
        if yes:
            wanted.append(watch)
        else:
            declined.add(_mark(watch))
    return (yield from _pick_one(process, wanted, OPTIONAL[1:])) if wanted else None


def _pick_one(process: Process, watches: list[Watch], keys: tuple[str, ...]) -> Script[Watch]:
    """The affected player picks by the card whose text it is; a place counts where one card has several."""
    if len(watches) == 1:
        return watches[0]
    sources = [w.source for w in watches]
    picks: dict[Option, Watch] = {
        ("replace", w.source) if sources.count(w.source) == 1 else ("replace", w.source, i): w
        for i, w in enumerate(watches)
    }
    options = list(picks)
    chosen = yield Decision(process.affected, "replace", keys, options.copy, about=process.card)
    return picks[chosen]


def _apply(game: Game, process: Process, watch: Watch, window: Window, why: tuple[str, ...]) -> Script[bool]:
    """Pay for and carry out one replacement; True where the process is replaced or prevented by it.

    why: the rules that put it before others.
    """
    from engine.effects.run import run
    from engine.rules.costs import pay_costs

    ability = watch.ability
    assert isinstance(ability, t.Replacement)
    scope = _scope(game, watch, process, window)
    paid = yield from pay_costs(scope, ability.costs, about=scope.source)
    if not paid:
        return False
    if watch.lasting is not None and not (
        isinstance(watch.lasting.what, t.NextWould) and watch.lasting.what.every
    ):
        game.state.drop_lasting(frozenset({watch.lasting.number}))
    again = ("replacement.check-again",) if len(game.replaced) > 1 else ()
    kind, keys = (
        ("replaced", APPLIED) if ability.instead else ("resolving", WINDOW.get(process.name, APPLIED))
    )
    game.emit(
        Event(kind, (*keys, *again, *why), watch.controller, process.card, die=process.die, note=process.name,
              effect=ability, source=scope.source)
    )  # fmt: skip
    yield from run(scope, ability.step)
    return ability.instead or window.prevented or window.reroll
