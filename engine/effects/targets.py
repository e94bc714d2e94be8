"""Finding what an instruction acts on: choosing, or taking all, and binding it (`choice.made-when-instructed`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import number, player
from engine.effects.beside import marked
from engine.effects.grounds import grounds
from engine.effects.live import live
from engine.effects.modifiers import cannot
from engine.effects.select import things
from engine.effects.values import Cards, Ref, This, ThisGear
from engine.queries import power_known
from engine.state import CHANCE, Card, Die

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.effects.scope import Scope, Thing
    from engine.game import Game

CHOOSE = ("choice.made-when-instructed", "choice.specific-number", "golden.must-resolve")
UP_TO = ("choice.made-when-instructed", "golden.up-to-includes-zero")
NOTHING = ("effect.no-legal-option", "choice.no-legal-choice-skipped", "effect.wholly-invalid-ignored")
FEWER = ("choice.specific-number",)
REST = ("effect.invalid-part-ignored", "effect.resolve-as-much-as-possible", "golden.as-much-as-possible")
CANNOT_FAIL = ("area.choice-without-quality-cannot-fail",)
FAIL = ("area.may-fail-to-find", "search.may-fail-on-purpose")


class Found(NamedTuple):
    """What an instruction acts on, and whether it is as many as the text asks for."""

    things: tuple[Thing, ...]
    full: bool

    @property
    def cards(self) -> list[Card]:
        """The cards among them."""
        return [x for x in self.things if isinstance(x, Card)]

    @property
    def dice(self) -> list[Die]:
        """The Gigs among them."""
        return [x for x in self.things if isinstance(x, Die)]


def find(scope: Scope, target: t.Target) -> Script[Found]:
    """Resolve a target: choose where the text says to choose. Binds its label."""
    state = scope.game.state
    if isinstance(target, This):
        here = scope.present(scope.this)
        return Found((state.cards[scope.this.uid],) if here else (), here)
    if isinstance(target, ThisGear):
        here = scope.present(scope.source)
        return Found((state.cards[scope.source.uid],) if here else (), here)
    if isinstance(target, Ref):
        found = scope.things(target)
        return Found(found, bool(found))
    if isinstance(target, t.Every):
        everything = tuple(things(scope, target.of))
        scope.bind(target.bind, everything)
        return Found(everything, bool(everything))
    if isinstance(target, t.TopOfDeck):
        deck = state.sides[scope.controller].deck
        wanted = number(scope, target.count)
        top = tuple(state.cards[u] for u in reversed(deck[-wanted:])) if wanted else ()
        scope.bind(target.bind, top)
        return Found(top, len(top) == wanted)
    return (yield from choose(scope, target))


def choose(scope: Scope, target: t.Choose) -> Script[Found]:
    """Choose pieces one at a time: exactly the number, or as many as there are; "up to" may stop at any time.

    Choosing from cards that only the chooser sees, by what is printed on them, may fail on purpose
    (`area.may-fail-to-find`). Where nothing fits, no choice is made (`choice.no-legal-choice-skipped`).
    """
    game = scope.game
    wanted = max(0, number(scope, target.count))
    chooser = CHANCE if target.random else player(scope, target.by)
    may_fail = may_fail_to_find(scope, target)
    cannot_fail = CANNOT_FAIL if not may_fail and _is_of_hidden(scope, target) else ()
    keys = UP_TO if target.up_to else (*cannot_fail, *CHOOSE, *(FAIL if may_fail else ()))
    written = ("choice.in-written-order",) if scope.bound else ()
    counted = () if isinstance(target.count, int) else grounds(scope, target.count)
    rests_on = grounds(scope, target.of)
    keys = (*keys, *rests_on, *counted, *written)
    chosen: list[Thing] = []
    while len(chosen) < wanted:
        left = _left(scope, target, chosen)
        if not left:
            if chosen and target.up_to:
                break
            none = FEWER if chosen else NOTHING
            told = (*none, *REST, *grounds(scope, target.of))
            game.emit_quietly("found-nothing", told, chooser, scope.this, scope.source, scope.ability)
            break
        options = partial(_options, left, target.up_to or may_fail)
        option = yield Decision(chooser, "choose", keys, options, about=scope.source, node=target)
        if option[0] == "done":
            if may_fail and not target.up_to:
                told = ("area.failed-search-reveals-nothing", "search.no-proof-of-failure", *FAIL)
                game.emit_quietly("found-nothing", told, chooser, scope.this, scope.source, scope.ability)
            break
        chosen.append(thing_of(game, option))
    scope.bind(target.bind, tuple(chosen))
    return Found(tuple(chosen), bool(chosen) and (target.up_to or len(chosen) == wanted))


def wearers(to: t.Target) -> t.Target:
    """Whom a Gear is equipped to: of Legends only those that are face-up can be chosen (`gear.default-hosts`)."""
    if isinstance(to, t.Choose) and isinstance(to.of, Cards) and to.of.face_up is None:
        return replace(to, of=replace(to.of, face_up=True))
    return to


def candidates(scope: Scope, target: t.Choose) -> list[Thing]:
    """What could be chosen now."""
    return _left(scope, target, ())


def _left(scope: Scope, target: t.Choose, chosen: Sequence[Thing]) -> list[Thing]:
    left: list[Thing] = [*things(scope, target.of)]
    if chosen:
        taken = [_identity(c) for c in chosen]
        left = [x for x in left if _identity(x) not in taken]
    if target.different is not None:
        taken_of = {marked(scope.game, x, target.different) for x in chosen}
        left = [x for x in left if marked(scope.game, x, target.different) not in taken_of]
    if target.alike is not None:
        left = _of_one_kind(scope, target, left, chosen)
    if target.total is not None:
        most = number(scope, target.total.most) - sum(_counted(scope, x, target.total.what) for x in chosen)
        left = [x for x in left if _counted(scope, x, target.total.what) <= most]
    if t.Cannot not in live(scope.game).modifiers:
        return left
    return [x for x in left if not (isinstance(x, Card) and _kept_from(scope, x))]


def _of_one_kind(scope: Scope, target: t.Choose, left: list[Thing], chosen: Sequence[Thing]) -> list[Thing]:
    """Those that have the same as what was chosen; for the first choice, of which there are enough in all."""
    what = str(target.alike)
    if chosen:
        first = marked(scope.game, chosen[0], what)
        return [x for x in left if marked(scope.game, x, what) == first]
    if target.up_to:
        return left
    counts = Counter(marked(scope.game, x, what) for x in left)
    wanted = number(scope, target.count)
    return [x for x in left if counts[marked(scope.game, x, what)] >= wanted]


def _counted(scope: Scope, thing: Thing, what: str) -> int:
    """The power or cost that a card adds to what all chosen ones may have together."""
    if not isinstance(thing, Card):
        return 0
    return power_known(scope.game, thing) if what == "power" else thing.facts.cost or 0


def _kept_from(scope: Scope, card: Card) -> bool:
    """Whether an effect keeps this one from choosing the card."""
    return cannot(scope.game, card, "be chosen by effects", scope.source, scope.controller) is not None


def _identity(thing: Thing) -> tuple[str, int]:
    return ("die", thing.number) if isinstance(thing, Die) else ("choose", thing.uid)


def _options(left: list[Thing], may_stop: bool) -> list[Option]:
    options: list[Option] = [_identity(x) for x in left]
    return [*options, ("done",)] if may_stop else options


def thing_of(game: Game, option: Option) -> Thing:
    """The piece that an option ("die", n) or ("choose", uid) names."""
    index = int(option[1])
    return game.state.dice[index] if option[0] == "die" else game.state.cards[index]


def may_fail_to_find(scope: Scope, target: t.Choose) -> bool:
    """Whether the choice is made among cards the Rival does not see, by something printed on them."""
    of = target.of
    if not isinstance(of, Cards) or target.random:
        return False
    if of.or_else is not None:
        one, other = replace(of, or_else=None), of.or_else
        return any(may_fail_to_find(scope, replace(target, of=part)) for part in (one, other))
    quality = bool(of.kinds or of.tags or of.name or of.cost or of.power or of.keyword or of.color)
    if not quality:
        return False
    return _is_of_hidden(scope, target) and not scope.optional


def _is_of_hidden(scope: Scope, target: t.Choose) -> bool:
    """Whether the choice is made among cards that the Rival does not see."""
    of = target.of
    if not isinstance(of, Cards) or target.random:
        return False
    return bool(scope.bound.get("searched")) if of.among == "looked" else of.areas == ("hand",)


def rebind(scope: Scope, target: t.Target, cards: Iterable[Card]) -> None:
    """After acting: the label means the pieces where they are now, in their new stay."""
    label = target.label if isinstance(target, Ref) else getattr(target, "bind", None)
    if label is not None:
        state = scope.game.state
        scope.bind(label, tuple(state.cards[c.uid] for c in cards))
