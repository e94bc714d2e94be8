"""Readers of statements: what is said of pieces, and for how long."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    Choose,
    Every,
)
from engine.effects.values import Cards, Compare, Count, Gigs, Not, Overtime, Ref, YourTurn
from engine.text.forms import IT, Predicate, Reject, Statement, Subject, Tail
from engine.text.lowering.spoken import ATTACKED
from engine.text.meaning import reads
from engine.text.readers.amounts import per_gear
from engine.text.readers.nouns_deeds import of_attackers
from engine.text.readers.predicates import go_solo_changed

if TYPE_CHECKING:
    from engine.effects.tree import Target, Until
    from engine.effects.values import Amount, Condition, Side, This
    from engine.text.forms import Compared


for _name, _until in {
    "this_turn": "this turn",
    "your_next_turn": "your next turn",
    "rivals_next_turn": "rival's next turn",
    "end_of_rivals_next_turn": "end of rival's next turn",
    "end_of_your_next_turn": "end of your next turn",
    "in_your_next_turn": "during your next turn",
    "end_of_attack": "end of attack",
}.items():
    reads(_name)(lambda until=_until: until)


@reads("subject_target")
def subject_target(target: Target) -> tuple[Subject, ...]:
    return (Subject(target=target),)


@reads("subject_set")
def subject_set(of: Cards) -> tuple[Subject, ...]:
    return (Subject(set=of),)


@reads("subject_pair")
def subject_pair(first: Target, second: Target) -> tuple[Subject, ...]:
    return Subject(target=first), Subject(target=second)


@reads("subject_and_set")
def subject_and_set(first: Target, of: Cards) -> tuple[Subject, ...]:
    return Subject(target=first), Subject(set=of)


@reads("statement")
def statement(subjects: tuple[Subject, ...], predicates: tuple[Predicate, ...], *tails: Tail) -> Statement:
    tail = joined_tails(tails)
    sides: tuple[Side | None, ...] = (tail.attackers, *(predicate.attackers for predicate in predicates))
    for side in sides:
        if side is not None:
            subjects = tuple(_attackers(subject, side) for subject in subjects)
    if tail.their_turn:
        tail = _on_turn_of(subjects, tail)
    return Statement(subjects, predicates, dataclasses.replace(tail, attackers=None))


@reads("statement_mods_twice")
def statement_mods_twice(
    subjects: tuple[Subject, ...], mods: Any, until: Until, more: Any, then: Until
) -> Statement:
    """The words "have +1 power this turn and {Blocker} until your next turn"."""
    once, again = ((Predicate(each, gained=True),) for each in (mods, more))
    return statement_twice(subjects, once, until, again, then)


@reads("statement_twice")
def statement_twice(
    subjects: tuple[Subject, ...],
    predicates: tuple[Predicate, ...],
    until: Until,
    more: tuple[Predicate, ...],
    then: Until | None,
) -> Statement:
    """The words "loses 2 power this turn and can't block until your next turn", of the same pieces."""
    said = statement(subjects, predicates, Tail(until=until))
    return dataclasses.replace(said, more=(more, Tail(until=then or until)))


def _on_turn_of(subjects: tuple[Subject, ...], tail: Tail) -> Tail:
    """The words "during their turn": of the player whose pieces all of them are."""
    sides = {
        getattr(subject.set or getattr(subject.target, "of", None), "side", "any") for subject in subjects
    }
    if sides == {"friendly"}:
        return joined_tails((dataclasses.replace(tail, their_turn=False), tail_your_turn()))
    if sides == {"rival"}:
        return joined_tails((dataclasses.replace(tail, their_turn=False), tail_rival_turn()))
    raise Reject("whose turn is not clear")


def _attackers(subject: Subject, side: Side) -> Subject:
    """The subject, of the side that can attack such a Gig area."""
    if subject.set is not None:
        return dataclasses.replace(subject, set=of_attackers(subject.set, side))
    of = getattr(subject.target, "of", None)
    if isinstance(of, Cards) and isinstance(subject.target, (Choose, Every)):
        target = dataclasses.replace(subject.target, of=of_attackers(of, side))
        return dataclasses.replace(subject, target=target)
    of_attackers(subject.target, side)
    return subject


@reads("statement_led")
def statement_led(
    until: Until, subjects: tuple[Subject, ...], predicates: tuple[Predicate, ...], *tails: Tail
) -> Statement:
    return statement(subjects, predicates, Tail(until=until), *tails)


def joined_tails(tails: tuple[Tail, ...]) -> Tail:
    """All tails as one. Raises Reject where two of them say the same kind of thing."""
    plain = Tail()
    said: dict[str, Any] = {}
    for tail in tails:
        for field in dataclasses.fields(tail):
            value = getattr(tail, field.name)
            if value == getattr(plain, field.name):
                continue
            if field.name in said:
                raise Reject("this says twice how long or how much")
            said[field.name] = value
    return Tail(**said)


@reads("tail_duration")
def tail_duration(until: Until) -> Tail:
    return Tail(until=until)


@reads("tail_next_turn")
def tail_next_turn() -> Tail:
    """The next turn is a Rival's, so it says something only of rival pieces."""
    return Tail(until="rival's next turn", of_rivals=True)


@reads("tail_for_each")
def tail_for_each(per: Amount) -> Tail:
    return Tail(per=per_gear(per))


@reads("tail_your_turn")
def tail_your_turn() -> Tail:
    return Tail(your_turn=True)


@reads("tail_overtime")
def tail_overtime() -> Tail:
    return Tail(condition=Overtime())


@reads("tail_rival_turn")
def tail_rival_turn() -> Tail:
    return Tail(condition=Not(YourTurn()))


@reads("tail_their_turn")
def tail_their_turn(_piece: Any = None) -> Tail:
    return Tail(their_turn=True)


@reads("attacking")
def attacking() -> Tail:
    return Tail(during="attacking")


@reads("defending")
def defending() -> Tail:
    return Tail(during="defending")


@reads("blocking")
def blocking() -> Tail:
    return Tail(during="blocking")


@reads("stealing")
def stealing() -> Tail:
    return Tail(during="stealing")


@reads("fighting")
def fighting() -> Tail:
    return Tail(during="fighting")


@reads("fighting_against")
def fighting_against(of: Cards) -> Tail:
    return Tail(during="fighting", against=of)


@reads("this_is_fighting")
def this_is_fighting(this: This, of: Cards | None) -> Tail:
    """The words "while this Unit is fighting": what is said must be of the card itself."""
    return Tail(during="fighting", against=of, whose=this)


@reads("it_is_fighting")
def it_is_fighting(of: Cards | None) -> Tail:
    return Tail(during="fighting", against=of, whose=Ref(IT))


@reads("they_are_fighting")
def they_are_fighting(of: Cards | None) -> Tail:
    return Tail(during="fighting", against=of)


@reads("attacking_against")
def attacking_against(of: Any) -> Tail:
    if isinstance(of, Cards) and of.side == "friendly":
        raise Reject("only rival Units are attacked")
    return Tail(during="attacking", against=of)


@reads("attacking_gigs")
def attacking_gigs(side: Side | None) -> Tail:
    return Tail(during="attacking gigs", attackers=side)


@reads("tail_attacking_so_many")
def tail_attacking_so_many(side: Side | None, asked: Compared) -> Tail:
    """The words "while attacking a Gig area with 4 or more Gigs": the area across from whose Units they are."""
    there = Compare(Count(Gigs(ATTACKED)), asked.op, asked.amount)
    return Tail(during="attacking gigs", attackers=side, condition=there)


@reads("tail_attacking_with")
def tail_attacking_with(side: Side | None, of: Gigs) -> Tail:
    """The words "while attacking a Gig area with a max Gig"."""
    there = Compare(Count(dataclasses.replace(of, side=ATTACKED)), ">=", 1)
    return Tail(during="attacking gigs", attackers=side, condition=there)


@reads("tail_their_next_turn")
def tail_their_next_turn(_piece: Any) -> Tail:
    return tail_next_turn()


@reads("tail_end_of_their_next_turn")
def tail_end_of_their_next_turn(_piece: Any) -> Tail:
    return Tail(until="end of rival's next turn", of_rivals=True)


@reads("tail_next_turn_able")
def tail_next_turn_able() -> Tail:
    return dataclasses.replace(tail_next_turn(), able=True)


@reads("tail_during")
def tail_during(tail: Tail) -> Tail:
    return tail


@reads("tail_turn_played")
def tail_turn_played() -> Tail:
    return Tail(turn_played=True)


@reads("tail_minimum")
def tail_minimum(minimum: int) -> Tail:
    return Tail(minimum=minimum)


@reads("tail_able")
def tail_able() -> Tail:
    return Tail(able=True)


@reads("tail_next")
def tail_next() -> Tail:
    return Tail(next_attack=True)


@reads("tail_even_ready")
def tail_even_ready() -> Tail:
    return Tail(even_ready=True)


@reads("tail_condition")
def tail_condition(condition: Condition) -> Tail:
    return Tail(condition=condition)


@reads("solo_with_for")
def solo_with_for(subjects: tuple[Subject, ...], price: int, *tails: Tail) -> Statement:
    """The words "you may use GO SOLO with it for -3 €$": as the Legend itself "may use" it."""
    return statement(subjects, (go_solo_changed(price),), *tails)
