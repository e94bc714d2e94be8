"""Effects that answer only to the first time each turn (or the second, ...), which has passed already."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import engine
from engine.effects import tree
from engine.effects.live import Watch, live
from engine.effects.watch import KINDS_OF, meets
from scenarios.play.trail import second_person
from scenarios.play.underway import nodes
from scenarios.reasons.relevance import changes
from scenarios.reasons.unmet import NEEDED
from scenarios.table.names import Names

#: How many rules are named of what used an effect up.
_MOST = 2


class UsedUp(NamedTuple):
    """An effect that did not answer any more: the card, the ability, the event that was the time it answers to.

    vain: the last event that it would have answered to.
    """

    card: engine.Card
    ability: tree.Triggered
    event: engine.Event
    vain: engine.Event

    @property
    def keys(self) -> tuple[str, ...]:
        """The rules that say so: what an effect needs, and what the event was that it answered to."""
        return (NEEDED, *self.event.keys[:_MOST])

    def said(self, names: Names) -> str:
        """What used it up, as a sentence that goes on from another."""
        what = second_person(engine.narrate(self.event, names.title, ("you", "the Rival")))
        return f" {self.card.facts.title} has had its time this turn: {what}."


def used_up(game: engine.Game, what: str, cards: Collection[int]) -> list[UsedUp]:
    """The effects in force that would have changed a value once more, had their time this turn not passed.

    what, cards: as for `unmet`. Of a piece's own `triggered` and `resolved` only its effects count.
    """
    own = what in ("triggered", "resolved")
    found: list[UsedUp] = []
    for watch, ability, number in _limited(game):
        if what == "stole" and cards and not any(step.actor for step in nodes(ability, tree.Steal)):
            # "You may steal" is no theft of the piece's own.
            continue
        readies = what in ("ready", "spent") and watch.this in cards and bool(nodes(ability, tree.Ready))
        if not (changes(ability, what) or readies or (own and watch.source in cards)):
            continue
        met = list(_met(game, watch, ability))
        if len(met) > number:
            found.append(UsedUp(game.state.cards[watch.source], ability, met[number - 1], met[-1]))
    return found


def _limited(game: engine.Game) -> Iterator[tuple[Watch, tree.Triggered, int]]:
    """The effects in force that answer to one time each turn, and to which."""
    told: set[tuple[int, int]] = set()
    for watches in live(game).triggers.values():
        for watch in watches:
            ability = watch.ability
            if not isinstance(ability, tree.Triggered) or (id(ability), watch.this) in told:
                continue
            number = 1 if ability.first_each_turn else ability.nth_each_turn
            if number is not None:
                told.add((id(ability), watch.this))
                yield watch, ability, number


def _met(game: engine.Game, watch: Watch, ability: tree.Triggered) -> Iterator[engine.Event]:
    """The events of this turn that met a trigger of the effect, once for each piece that did."""
    log = game.state.log
    for trigger in ability.when:
        for kind in KINDS_OF[trigger.event]:
            for event in log.get(kind, ()):
                for _ in meets(game, watch, trigger, event):
                    yield event
