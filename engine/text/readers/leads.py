"""Readers of what leads a sentence in: when, at what cost, if what."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    DeckRule,
)
from engine.effects.values import Cards, Gigs, Is, Not, Overtime, This, Trigger, YourTurn
from engine.text.forms import (
    Body,
    Lead,
    Reject,
    Tail,
)
from engine.text.lowering.naming import NEXT_TURN
from engine.text.meaning import reads
from engine.text.readers.clauses import waiting
from engine.text.readers.conditions_is import cards_like
from engine.text.readers.happened import check_countable

if TYPE_CHECKING:
    from engine.effects.tree import Until
    from engine.effects.values import Amount, Condition, Who
    from engine.text.forms import Mark


for _name, _trigger in (
    ("icon_play", Trigger("played", This())),
    ("icon_attack", Trigger("attacks", This())),
    ("icon_call", Trigger("called", This())),
    ("icon_defeated", Trigger("defeated", This())),
):
    reads(_name)(lambda trigger=_trigger: trigger)


@reads("when_icon")
def when_icon(trigger: Trigger) -> Lead:
    return Lead("icon", (trigger,))


@reads("when_icons")
def when_icons(*triggers: Trigger) -> Lead:
    return Lead("icon", triggers)


@reads("from_hand")
def from_hand(_this: Any = None) -> Lead:
    return Lead("from hand")


@reads("once")
def once() -> Lead:
    return Lead("once")


@reads("nth_played")
def nth_played(number: int, of: Cards) -> Lead:
    return nth_time(number, (Trigger("played", of, who="you"),))


@reads("nth_drawn")
def nth_drawn(number: int) -> Lead:
    return nth_time(number, (Trigger("draws", who="you"),))


@reads("nth_stolen")
def nth_stolen(number: int, gig: Gigs) -> Lead:
    return nth_time(number, (Trigger("steals", gig=dataclasses.replace(gig, side="rival"), who="you"),))


@reads("nth_time")
def nth_time(number: int, triggers: tuple[Trigger, ...]) -> Lead:
    check_countable(triggers)
    if number < 2 or len(triggers) > 1 or any(trigger.together for trigger in triggers):
        raise Reject("another reading says the same, or what is counted is not clear")
    return Lead("when", triggers, nth=number)


@reads("lead_for_each")
def lead_for_each(per: Amount) -> Lead:
    return Lead("for each", per)


@reads("any_copies")
def any_copies() -> DeckRule:
    return DeckRule(None)


@reads("some_copies")
def some_copies(count: int) -> DeckRule:
    return DeckRule(count)


@reads("quickly")
def quickly() -> Lead:
    return Lead("quick")


@reads("when")
def when(triggers: tuple[Trigger, ...]) -> Lead:
    return Lead("when", triggers)


@reads("when_on_your_turn")
def when_on_your_turn(triggers: tuple[Trigger, ...]) -> tuple[Lead, ...]:
    return Lead("when", triggers), Lead("if", YourTurn())


@reads("when_on_rivals_turn")
def when_on_rivals_turn(triggers: tuple[Trigger, ...]) -> tuple[Lead, ...]:
    return Lead("when", triggers), Lead("if", Not(YourTurn()))


@reads("first_time")
def first_time(triggers: tuple[Trigger, ...]) -> Lead:
    check_countable(triggers)
    return Lead("when", triggers, nth=1)


@reads("first_discard")
def first_discard(who: Who) -> Lead:
    """A first discard is the same, whether one card or several are discarded by it."""
    return first_time((Trigger("discards", who=who),))


@reads("first_on_your_turn")
def first_on_your_turn(triggers: tuple[Trigger, ...]) -> tuple[Lead, ...]:
    return first_time(triggers), Lead("if", YourTurn())


@reads("first_on_rivals_turn")
def first_on_rivals_turn(triggers: tuple[Trigger, ...]) -> tuple[Lead, ...]:
    return first_time(triggers), Lead("if", Not(YourTurn()))


@reads("first_played")
def first_played(of: Cards) -> Lead:
    return Lead("when", (Trigger("played", of, who="you"),), nth=1)


@reads("turn_starts")
def turn_starts(who: Who | None) -> Lead:
    return Lead("when", (Trigger("turn-starts", who=who),))


@reads("turn_ends")
def turn_ends(who: Who | None) -> Lead:
    return Lead("when", (Trigger("turn-ends", who=who),))


@reads("first_stolen")
def first_stolen(thief: This, gig: Gigs) -> Lead:
    """The words "when this Unit steals its first Gig each turn"."""
    return first_time((Trigger("steals", thief, None if gig == Gigs() else gig),))


@reads("next_turn_starts")
def next_turn_starts() -> Lead:
    return Lead("next time", NEXT_TURN)


@reads("body_next_turn")
def body_next_turn(what: Any) -> tuple[Lead, Body]:
    """The words "draw 2 at the start of your next turn": what leads the sentence in stands at its end."""
    return next_turn_starts(), Body(waiting(what))


@reads("next_time")
def next_time(triggers: tuple[Trigger, ...], until: Until) -> Lead:
    if len(triggers) != 1:
        raise Reject("one event at a time")
    return Lead("next time", (triggers[0], until))


@reads("next_time_led")
def next_time_led(until: Until, triggers: tuple[Trigger, ...]) -> Lead:
    return next_time(triggers, until)


@reads("every_time")
def every_time(triggers: tuple[Trigger, ...], until: Until) -> Lead:
    """The words "when a friendly Unit steals a Gig this turn": each time, until then."""
    if len(triggers) != 1:
        raise Reject("one event at a time")
    return Lead("next time", (triggers[0], until, True))


@reads("every_time_led")
def every_time_led(until: Until, triggers: tuple[Trigger, ...]) -> Lead:
    return every_time(triggers, until)


@reads("if_it_happens")
def if_it_happens(triggers: tuple[Trigger, ...]) -> Lead:
    """The words "{Attack} If this Unit wins a fight, ...": the next time in this attack."""
    if len(triggers) != 1 or triggers[0].event not in (
        "wins-fight",
        "loses-fight",
        "defeats",
        "fights",
        "steals",
    ):
        raise Reject('what happens at another time stands after "when"')
    return Lead("next time", (triggers[0], "end of attack"))


def _lead(name: str, kind: Any) -> None:
    def read(value: Any = None) -> Lead:
        return Lead(kind, value)

    reads(name)(read)


_lead("later", "later")
_lead("then", "then")
_lead("if_you_do", "if you do")
_lead("otherwise", "otherwise")


@reads("if_you_do_not")
def if_you_do_not(who: Who) -> Lead:
    return Lead("if you do not", who)


@reads("if_you_cannot")
def if_you_cannot(who: Who) -> Lead:
    """Not the same as "if you don't": what can be done may be kept from being done, or replaced."""
    they = "you" if who == "you" else "they"
    raise Reject(f'"can\'t" is not "don\'t": write "if {they} don\'t", or ask what there is before')


@reads("if_there_are_none")
def if_there_are_none(count: int | None = None) -> Lead:
    if count not in (None, 1):
        raise Reject("none, or fewer, is not the same here")
    return Lead("if none")


_lead("if_you_did", "if you did")
_lead("if_", "if")
_lead("lead_until", "until")


@reads("unless")
def unless(condition: Condition) -> Lead:
    return Lead("if", Not(condition))


@reads("while_this")
def while_this(asked: Mark) -> Lead:
    return Lead("if", Is(This(), cards_like(asked)))


@reads("lead_your_turn")
def lead_your_turn() -> Lead:
    return Lead("your turn", YourTurn())


@reads("lead_overtime")
def lead_overtime() -> Lead:
    return Lead("if", Overtime())


@reads("lead_rival_turn")
def lead_rival_turn() -> Lead:
    return Lead("your turn", Not(YourTurn()))


@reads("lead_during")
def lead_during(tail: Tail) -> Lead:
    if tail.attackers == "rival":
        raise Reject("whose Units attack it is said of the Units")
    return Lead("during", dataclasses.replace(tail, attackers=None))
