"""Steps on Gigs: steal, adjust, set, swap (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.done import CHANGED
from engine.effects.feasible import NOTHING
from engine.effects.modifiers import first
from engine.effects.select import things
from engine.effects.targets import find
from engine.processes import gigs as process
from engine.processes.steal import fewer, steal_gigs
from engine.state import Die

if TYPE_CHECKING:
    from engine.effects.scope import Scope
    from engine.game import Game
    from engine.state import Card

UP_TO = ("golden.up-to-includes-zero", "gig.adjust-within-faces")


def _limited(game: Game, actor: Card) -> bool:
    return any(first(game, kind, actor) is not None for kind in (t.StealsFewer, t.StealsAtMost))


def steal(scope: Scope, step: t.Steal) -> Script[bool]:
    """The actor named by the text steals (`steal.actor-by-effect`); all are chosen, then all move."""
    game = scope.game
    actor = scope.piece(step.actor) if step.actor is not None else None
    target = step.gigs
    if actor is not None and isinstance(target, t.Every) and _limited(game, actor):
        # all but some: which ones is chosen like in a theft of that many
        target = t.Choose(target.of, target.bind, len(things(scope, target.of)))
    if isinstance(target, t.Choose) and actor is not None:
        wanted = fewer(game, actor, number(scope, target.count))
        if wanted <= 0:
            game.emit_quietly(
                "steal-prevented",
                (
                    "golden.cant-beats-can",
                    "steal.applies-while-stealing",
                    "steal.step-applies-while-stealing",
                ),
                scope.controller,
                actor,
                scope.source,
                scope.ability,
            )
            return False
        target = t.Choose(target.of, target.bind, wanted, target.up_to, target.by)
    found = yield from find(scope, target)
    rivals = [d for d in found.dice if d.controller == 1 - scope.controller]
    keys = ("steal.process", "steal.actor-by-effect", "steal.move-together")
    stolen = yield from steal_gigs(game, scope.controller, actor, rivals, keys)
    return found.full and len(stolen) == len(found.dice)


def adjust(scope: Scope, step: t.Adjust) -> Script[bool]:
    """Change Gigs by an amount. By 0 is no adjusting at all (`gig.adjust-must-change`)."""
    found = yield from find(scope, step.gig)
    done = found.full
    for die in found.dice:
        most = number(scope, step.by)
        value = yield from _new_value(scope, step, die, most)
        changed = process.adjust(
            scope.game, scope.game.state.dice[die.number], value, scope.controller, scope
        )
        _note_changed(scope, die, f"{step.how}d")
        done = done and changed
    return done


def _note_changed(scope: Scope, before: Die, how: str = "") -> None:
    """Remember a Gig that shows another value now, for what asks what it became, or counts those increased."""
    if scope.game.state.dice[before.number].value != before.value:
        for label in (CHANGED, how) if how else (CHANGED,):
            known = scope.bound.get(label, ())
            again = any(isinstance(x, Die) and x.number == before.number for x in known)
            scope.bind(label, known if again else (*known, before))


def _new_value(scope: Scope, step: t.Adjust, die: Die, most: int) -> Script[int]:
    """What value a Gig is adjusted to: a choice for "up to" and for a direction that is left open."""
    values = [die.value + d for d in _deltas(step, most)]
    if not step.up_to and step.how != "adjust":
        return values[0]
    if step.up_to:
        values = [v for v in values if 1 <= v <= die.sides]
    possible = [v for v in values if 1 <= v <= die.sides] or values

    def options() -> list[Option]:
        return [("value", v) for v in possible]

    kept = ("gig.adjust-within-faces",) if len(possible) < len(values) else ()
    keys = UP_TO if step.up_to else (*kept, "gig.adjust")
    option = yield Decision(scope.controller, "value", keys, options, about=die, node=step)
    return int(option[1])


def _deltas(step: t.Adjust, most: int) -> list[int]:
    most = max(most, 0)
    sizes = range(most + 1) if step.up_to else (most,)
    if step.how == "increase":
        return list(sizes)
    if step.how == "decrease":
        return [-s for s in sizes]
    return sorted({s for n in sizes for s in (n, -n)})


def reroll(scope: Scope, step: t.Reroll) -> Script[bool]:
    """Roll Gigs again; in the window of a roll, that roll is ignored and made once more."""
    if step.gig is None:
        if scope.window is None:
            return False
        scope.window.reroll = True
        return True
    from engine.rules.turn import roll

    found = yield from find(scope, step.gig)
    for die in found.dice:
        value = yield from roll(die)
        process.reroll(scope.game, scope.game.state.dice[die.number], value, scope)
        _note_changed(scope, die)
    return found.full


def set_gig(scope: Scope, step: t.SetGig) -> Script[bool]:
    """Set a Gig to a value; fails where the die has no such face or shows it already (`gig.set`)."""
    found = yield from find(scope, step.gig)
    if step.like is not None:
        models = yield from find(scope, step.like)
        if not models.dice:
            return False
        value = models.dice[0].value
    else:
        value = number(scope, step.to if step.to is not None else 0)
    done = found.full
    for die in found.dice:
        if step.any or step.face == "min or max":
            value = yield from _chosen_face(scope, step, die)
        elif step.face is not None:
            value = 1 if step.face == "min" else die.sides
        changed = process.adjust(
            scope.game, scope.game.state.dice[die.number], value, scope.controller, scope, exact=True
        )
        _note_changed(scope, die)
        done = done and changed
    return done


def _chosen_face(scope: Scope, step: t.SetGig, die: Die) -> Script[int]:
    """A face of the die that its player chooses, other than the one it shows (`gig.adjust-must-change`)."""
    faces = range(1, die.sides + 1) if step.any else (1, die.sides)

    def options() -> list[Option]:
        return [("value", v) for v in faces if v != die.value]

    keys = ("gig.set", "gig.adjust-within-faces", "gig.adjust-must-change")
    option = yield Decision(scope.controller, "value", keys, options, about=die, node=step)
    return int(option[1])


def swap_values(scope: Scope, step: t.SwapValues) -> Script[bool]:
    """Two Gigs are set to each other's value, each where it can be (`golden.as-much-as-possible`, `gig.set`)."""
    found = yield from find(scope, step.gigs)
    dice = list(found.dice)
    if step.other is not None:
        other = yield from find(scope, step.other)
        dice = [*dice[:1], *other.dice[:1]]
    if len(dice) != 2:
        return False
    values = [die.value for die in reversed(dice)]
    changed = [
        process.adjust(
            scope.game, scope.game.state.dice[die.number], value, scope.controller, scope, exact=True
        )
        for die, value in zip(dice, values, strict=True)
    ]
    return all(changed)


def swap(scope: Scope, step: t.Swap) -> Script[bool]:
    """Friendly and rival Gigs change places, one for one; with none on one side there is no swap (`swap.process`)."""
    state = scope.game.state
    if not state.sides[0].gigs or not state.sides[1].gigs:
        told = (*NOTHING, "swap.process")
        scope.game.emit_quietly(
            "found-nothing", told, scope.controller, scope.this, scope.source, scope.ability
        )
        return False
    mine = yield from find(scope, step.friendly)
    theirs = yield from find(scope, step.rival)
    if not mine.dice or not theirs.dice:
        return False
    for one, other in zip(mine.dice, theirs.dice, strict=False):
        process.swap(scope.game, one, other, scope.controller)
    return mine.full and theirs.full and len(mine.dice) == len(theirs.dice)


def roll_in(scope: Scope, step: t.RollIn) -> Script[bool]:
    """As at the start of the turn (`start.roll-in`); as many as there are in the fixer area."""
    from engine.rules.turn import roll_in_a_gig

    wanted = number(scope, step.amount)
    fixer = scope.game.state.sides[scope.controller].fixer
    done = 0
    while done < wanted and fixer:
        yield from roll_in_a_gig(scope.game, scope.controller)
        done += 1
    return done == wanted and wanted > 0


def to_fixer(scope: Scope, step: t.ToFixer) -> Script[bool]:
    """Each Gig goes back to where its owner's dice wait (`fixer.dice-wait-here`)."""
    found = yield from find(scope, step.gig)
    for die in found.dice:
        process.to_fixer(scope.game, scope.game.state.dice[die.number], scope.controller, scope)
    return found.full
