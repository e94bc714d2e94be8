"""What an event sets off: matching triggers, and putting effects into pending (`trigger.becomes-pending-when-met`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects import tree as t
from engine.effects.amounts import holds
from engine.effects.grounds import grounds
from engine.effects.live import Watch, live
from engine.effects.modifiers import applies
from engine.effects.occasions import LEAVING, has_role, is_cause, subjects
from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.effects.select_gigs import shows, side_fits
from engine.effects.values import Cards, Ref, This, ThisGear
from engine.queries import is_unit
from engine.state import Card, Die, Pending

if TYPE_CHECKING:
    from engine.effects.scope import Thing
    from engine.events import Event
    from engine.game import Game

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "played": ("played", "goes-solo"), "attacked": ("attacks", "is-attacked", "attacks-gigs"),
    "defeated": ("defeated", "defeats", "leaves"), "moved": ("returned", "bottom-decked", "leaves"),
    "called": ("called",), "spent": ("spent",), "readied": ("readied",), "stole": ("steals",),
    "stole-together": ("steals-together",), "declared-winner": ("wins-fight",), "declared-loser": ("loses-fight",),
    "fought": ("fights",), "blocked": ("uses-blocker", "is-blocked"), "discarded": ("discards",), "drew": ("draws",),
    "trashed": ("trashes",), "sold": ("sells", "leaves"), "equipped": ("equips",), "swapped": ("swaps",),
    "increased": ("increases", "changes"), "decreased": ("decreases", "changes"),
    "rolled": ("rolls", "rerolls", "changes"), "rolled-in": ("rolls-in",),
    "turn-began": ("turn-starts",), "turn-ended": ("turn-ends",),
}  # fmt: skip
"""Event kind -> the names that triggers have for it; a test compares both sides with the events and the tree."""

_CALLED: Final = {"Legend": ("card", "unit", "legend"), "Unit": ("card", "unit"), "Gear": ("card", "gear")}
KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(kind for kind, names in ANSWERS.items() if name in names)
    for name in dict.fromkeys(name for names in ANSWERS.values() for name in names)
}
"""Trigger event -> the kinds of events that meet it."""

Bound = tuple[tuple[str, tuple["Thing", ...]], ...]


def notice(game: Game, event: Event, watches: dict[str, list[Watch]] | None = None) -> None:
    """Put every effect that the event sets off into pending. `watches`: those in force before a piece left."""
    names = ANSWERS.get(event.kind)
    if names is None:
        return
    if watches is None:
        watches = live(game).triggers
        if not watches:
            return
    for name in names:
        for watch in tuple(watches.get(name, ())):
            _consider(game, watch, name, event)


def watches_of(game: Game, *names: str) -> dict[str, list[Watch]]:
    """The watches in force for trigger events, to be kept while pieces leave play."""
    triggers = live(game).triggers
    return {name: list(triggers.get(name, ())) for name in names}


def _consider(game: Game, watch: Watch, name: str, event: Event) -> None:
    ability = watch.ability
    if watch.guard is not None and not applies(game, watch.guard, game.state.cards[watch.this]):
        return
    if watch.lasting is not None and watch.lasting not in game.state.lasting:
        return
    triggers = (
        ability.when if isinstance(ability, t.Triggered)
        else (ability.when,) if isinstance(ability, t.AlsoPlayable)
        else (ability.trigger,) if isinstance(ability, t.NextTime)
        else ()
    )  # fmt: skip
    for trigger in triggers:
        if trigger.event != name:
            continue
        for bound in meets(game, watch, trigger, event):
            if isinstance(ability, t.Triggered):
                nth = 1 if ability.first_each_turn else ability.nth_each_turn
                if nth is not None and _earlier(game, watch, triggers, event) != nth - 1:
                    continue
                if ability.once and _used(game, watch):
                    continue
                if not _may_become_pending(game, watch, ability, bound):
                    continue
            if trigger.together and _joined(game, watch, bound):
                continue
            _put(game, watch, trigger, bound)
            if watch.lasting is not None and not (isinstance(ability, t.NextTime) and ability.every):
                game.state.drop_lasting(frozenset({watch.lasting.number}))
                return


def _used(game: Game, watch: Watch) -> bool:
    """Whether the effect has become pending for this stay of its piece this turn."""
    this = game.state.cards[watch.this]
    waiting = ((p.ability, p.this) for p in game.state.pending)
    resolved = ((e.effect, e.card) for e in game.state.log.get("resolving", ()))
    return any(
        ability is watch.ability and card is not None and (card.uid, card.stay) == (this.uid, this.stay)
        for ability, card in (*waiting, *resolved)
    )


def _may_become_pending(game: Game, watch: Watch, ability: t.Triggered, bound: Bound) -> bool:
    """The older edition asks an "if" here too (`condition.requirement`); the newer on resolution only."""
    if ability.condition is None:
        return True
    this, source = game.state.cards[watch.this], game.state.cards[watch.source]
    scope = Scope(game, watch.controller, this, source, dict(bound))
    if holds(scope, ability.condition) or not game.rules.condition_checked_at_trigger:
        return True
    keys = (*grounds(scope, ability.condition), "condition.requirement", "condition.false-not-applied")
    game.emit_quietly("condition-false", keys, watch.controller, this, source, ability)
    return False


KEYWORDS: Final[dict[str, tuple[str, ...]]] = {
    "called": ("call-trigger.meaning", "call-trigger.pending-on-reveal", "call.triggers-call-effects"),
    "played": ("play-trigger.meaning", "play-trigger.pending-when-requirements-met"),
    "attacks": ("attack-trigger.meaning", "attack-trigger.pending-on-spend", "attack-trigger.with-spend-triggers"),
    "defeated": (
        "defeated-trigger.meaning", "defeated-trigger.pending-on-trash", "defeat.in-trash-while-resolving",
    ),
}  # fmt: skip
"""The trigger keywords: what each stands for where it is about the card itself."""


def _why_pending(game: Game, watch: Watch, trigger: t.Trigger, bound: Bound) -> tuple[str, ...]:
    keys = ["trigger.becomes-pending-when-met", "pending.stays-until-resolved", "effect.type-triggered"]
    if isinstance(trigger.subject, This) and trigger.event in KEYWORDS:
        keys[:0] = [*KEYWORDS[trigger.event], "trigger-keyword.shorthand"]
    if isinstance(watch.ability, t.Triggered) and len(watch.ability.when) > 1:
        keys.append("trigger.several-keywords-either")
    mine = (p for p in game.state.pending if p.ability is watch.ability and p.this.uid == watch.this)
    if any(p.source.uid == watch.source for p in mine):
        keys.append("trigger.once-per-occurrence")
    gone = dict(bound).get("card", ())
    if trigger.event in LEAVING and any(isinstance(x, Card) and x.facts.type == "Legend" for x in gone):
        keys.append("legend.triggers-before-removal")
    if game.resolving:
        keys.extend(("pending.new-triggers-wait", "effect.cannot-interrupt"))
    return tuple(keys)


def _joined(game: Game, watch: Watch, bound: Bound) -> bool:
    """Add a piece to what this instruction has set the effect off with already ("one or more"), if it has."""
    state = game.state
    for i, waiting in enumerate(state.pending):
        if (
            waiting.number > game.since
            and waiting.ability is watch.ability
            and waiting.this.uid == watch.this
        ):
            known = dict(waiting.bound)
            for label, things in bound:
                known[label] = (*known.get(label, ()), *things)
            joined = waiting._replace(bound=tuple(known.items()))
            state.pending = (*state.pending[:i], joined, *state.pending[i + 1 :])
            return True
    return False


def _put(game: Game, watch: Watch, trigger: t.Trigger, bound: Bound) -> None:
    state = game.state
    keys = _why_pending(game, watch, trigger, bound)
    cards = state.cards
    ability = watch.ability
    if watch.lasting is not None:
        merged = dict(watch.lasting.bound) | dict(bound)
        bound = tuple(merged.items())
        this, source = watch.lasting.this, watch.lasting.source
    else:
        this, source = cards[watch.this], cards[watch.source]
    step = t.PlayCard(This()) if isinstance(ability, t.AlsoPlayable) else ability.step
    pending = Pending(state.number(), ability, step, watch.controller, this, source, bound)
    state.pending = (*state.pending, pending)
    game.emit_quietly("pending", keys, watch.controller, this, source, ability)


def meets(game: Game, watch: Watch, trigger: t.Trigger, event: Event) -> list[Bound]:
    """What a trigger binds for an event, once for each piece that meets it; empty where it is not met."""
    cards = game.state.cards
    scope = Scope(game, watch.controller, cards[watch.this], cards[watch.source])
    if trigger.who is not None and (event.player == watch.controller) is not (trigger.who == "you"):
        return []
    if trigger.by is not None and not is_cause(watch.controller, trigger.by, event):
        return []
    found: list[Bound] = []
    for subject, opponent in subjects(trigger, event):
        bound = _bindings(event, subject, opponent)
        scope.bound = dict(bound)
        if trigger.subject is not None and not _is_subject(scope, watch, trigger, event, subject):
            continue
        if trigger.event == "steals-together":
            # of all Gigs of one theft, those that are asked for
            stolen = tuple(die for die in event.dice if _is_gig(scope, trigger, event, die))
            if len(stolen) < (trigger.margin or 1):
                continue
            bound = (*(pair for pair in bound if pair[0] != "gig"), ("gig", stolen))
        elif (trigger.gig is not None and not _is_gig(scope, trigger, event, event.die)) or (
            trigger.margin is not None and (event.margin or 0) < trigger.margin
        ):
            continue
        if trigger.against is not None and not _is_against(scope, trigger.against, opponent):
            continue
        if trigger.role is not None and not has_role(game, trigger.role, subject):
            continue
        found.append(bound)
    return found


def _is_against(scope: Scope, want: This | Cards, opponent: Card | None) -> bool:
    """Whether the other piece is the one that the trigger asks for."""
    if opponent is None:
        return False
    return opponent.uid == scope.this.uid if isinstance(want, This) else card_fits(scope, want, opponent)


def _is_subject(scope: Scope, watch: Watch, trigger: t.Trigger, event: Event, subject: Card | None) -> bool:
    if subject is None:
        return False
    if isinstance(trigger.subject, ThisGear):
        return subject.uid == watch.source
    if isinstance(trigger.subject, This):
        # a Gear's own "when played" is about the Gear; everything else of its bottom text about its host
        uid = watch.source if event.kind == "played" else watch.this
        if subject.uid != uid:
            return False
        no_unit = trigger.event == "defeated" and not is_unit(event.before or subject)
        if no_unit and not scope.game.rules.defeated_beyond_units:
            return False
        # a piece that has left and come back is another one; what it became on leaving is one stay further
        lasting = watch.lasting
        if lasting is not None:
            return lasting.this.stay in (subject.stay, subject.stay - 1)
        return scope.game.state.cards[uid].stay - subject.stay in (0, 1)
    if isinstance(trigger.subject, Ref):
        bound = dict(watch.lasting.bound).get(trigger.subject.label, ()) if watch.lasting is not None else ()
        return any(isinstance(x, Card) and (x.uid, x.stay) == _stood(event, subject) for x in bound)
    assert trigger.subject is not None
    seen = event.before if trigger.event in LEAVING and event.before is not None else subject
    return card_fits(scope, trigger.subject, seen)


def _stood(event: Event, subject: Card) -> tuple[int, int]:
    """The piece as it stood when it did this: before it left, if it did."""
    seen = event.before if event.before is not None and event.before.uid == subject.uid else subject
    return seen.uid, seen.stay


def _is_gig(scope: Scope, trigger: t.Trigger, event: Event, die: Die | None) -> bool:
    """Whether this Gig of the event, of a swap either one, is one that the trigger asks for; whose it was before."""
    want = trigger.gig
    if die is None:
        return False
    if want is None:
        return True
    if event.kind == "swapped" and event.dice:
        # each now lies where the other one did
        both = ((d, event.dice[1 - i].controller) for i, d in enumerate(event.dice))
        return any(side_fits(scope, want.side, owner) and shows(scope, want, d) for d, owner in both)
    owner = event.former if event.former is not None else die.controller
    return side_fits(scope, want.side, owner) and shows(scope, want, die)


def _bindings(event: Event, subject: Card | None, opponent: Card | None) -> Bound:
    pairs: list[tuple[str, tuple[Thing, ...]]] = []
    if subject is not None:
        pairs.extend((label, (subject,)) for label in labels_of(subject))
    if opponent is not None:
        pairs.append(("opponent", (opponent,)))
    if event.die is not None:
        dice: tuple[Die, ...] = event.dice or (event.die,)
        pairs.append(("gig", dice))
    return tuple(pairs)


def labels_of(card: Card) -> tuple[str, ...]:
    """The labels that a trigger binds a piece to: "card", and what it may be called by its type."""
    return _CALLED.get(card.facts.type or "", ("card", "program"))


def _earlier(game: Game, watch: Watch, triggers: tuple[t.Trigger, ...], event: Event) -> int:
    """How often one of the triggers was met this turn before this event, even before the piece was in play."""
    found = 0
    for trigger in triggers:
        for kind in KINDS_OF[trigger.event]:
            for earlier in game.state.log.get(kind, ()):
                if earlier is event:
                    break
                found += len(meets(game, watch, trigger, earlier))
    return found
