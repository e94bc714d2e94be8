"""Readers of statements: what is said of pieces, and for how long."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import (
    CallsFree,
    Cannot,
    CostChange,
    Loses,
    MustAttack,
    PaysInstead,
    Power,
    StealsFewer,
    WinsFights,
)
from engine.effects.values import Cards, Not, YourTurn
from engine.text.forms import Predicate, Reject, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.amounts import per_gear, times
from engine.text.readers.modifiers import multiplied

if TYPE_CHECKING:
    from engine.effects.tree import KeywordName, Modifier, Target, Until
    from engine.effects.values import Amount, Condition


for _name, _until in {
    "this_turn": "this turn",
    "your_next_turn": "your next turn",
    "rivals_next_turn": "rival's next turn",
    "end_of_your_next_turn": "end of your next turn",
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
    return Statement(subjects, predicates, joined_tails(tails))


@reads("statement_led")
def statement_led(
    until: Until, subjects: tuple[Subject, ...], predicates: tuple[Predicate, ...], *tails: Tail
) -> Statement:
    return Statement(subjects, predicates, joined_tails((Tail(until=until), *tails)))


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


@reads("tail_rival_turn")
def tail_rival_turn() -> Tail:
    return Tail(condition=Not(YourTurn()))


@reads("attacking")
def attacking() -> Tail:
    return Tail(during="attacking")


@reads("defending")
def defending() -> Tail:
    return Tail(during="defending")


@reads("stealing")
def stealing() -> Tail:
    return Tail(during="stealing")


@reads("fighting")
def fighting() -> Tail:
    return Tail(during="fighting")


@reads("fighting_against")
def fighting_against(of: Cards) -> Tail:
    return Tail(during="fighting", against=of)


@reads("attacking_against")
def attacking_against(of: Any) -> Tail:
    if isinstance(of, Cards) and of.side == "friendly":
        raise Reject("only rival Units are attacked")
    return Tail(during="attacking", against=of)


@reads("attacking_gigs")
def attacking_gigs() -> Tail:
    return Tail(during="attacking gigs")


@reads("tail_their_next_turn")
def tail_their_next_turn(_piece: Any) -> Tail:
    return tail_next_turn()


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


@reads("tail_condition")
def tail_condition(condition: Condition) -> Tail:
    return Tail(condition=condition)


@reads("predicate_per")
def predicate_per(predicate: Predicate, per: Amount) -> Predicate:
    return dataclasses.replace(predicate, mods=tuple(multiplied(m, per_gear(per)) for m in predicate.mods))


@reads("mods_had")
def mods_had(mods: tuple[Modifier, ...]) -> Predicate:
    return Predicate(mods)


@reads("mods_gained")
def mods_gained(mods: tuple[Modifier, ...]) -> Predicate:
    return Predicate(mods, gained=True)


@reads("mod_had")
def mod_had(mod: Modifier) -> Predicate:
    return Predicate((mod,))


_DOINGS: Final[dict[str, Any]] = {
    "doing_attack": "attack",
    "doing_block": "block",
    "doing_ready": "ready",
    "doing_be_blocked": "be blocked",
    "doing_be_defeated": "be defeated",
    "doing_be_defeated_in_fight": "be defeated in a fight",
}
for _doing, _action in _DOINGS.items():
    reads(_doing)(lambda action=_action: Cannot(action))


@reads("cannot_any")
def cannot_any(*what: Modifier) -> Predicate:
    """The words "can't attack or block": neither of them."""
    return Predicate(what)


@reads("power_gained")
def power_gained(amount: Amount) -> Predicate:
    return Predicate((Power(amount),), gained=True)


@reads("power_lost")
def power_lost(amount: Amount) -> Predicate:
    return Predicate((Power(times(-1, amount)),), gained=True)


@reads("keyword_lost")
def keyword_lost(keyword: KeywordName) -> Predicate:
    return Predicate((Loses(keyword),), gained=True)


@reads("must_attack")
def must_attack() -> Predicate:
    return Predicate((MustAttack(),))


@reads("steals_fewer")
def steals_fewer(amount: int) -> Predicate:
    return Predicate((StealsFewer(amount),))


@reads("steals_more")
def steals_more(amount: int) -> Predicate:
    return Predicate((StealsFewer(-amount),))


@reads("steals_one_more")
def steals_one_more() -> Predicate:
    return Predicate((StealsFewer(-1),))


@reads("wins_fights")
def wins_fights(against: Cards) -> Predicate:
    return Predicate((WinsFights(against),))


@reads("wins_all_fights")
def wins_all_fights() -> Predicate:
    return Predicate((WinsFights(Cards(("Unit",))),))


@reads("solo_with_for")
def solo_with_for(subjects: tuple[Subject, ...], price: int, *tails: Tail) -> Statement:
    """The words "you may use GO SOLO with it for -3 €$": as the Legend itself "may use" it."""
    return statement(subjects, (go_solo_changed(price),), *tails)


@reads("costs_changed")
def costs_changed(amount: int) -> Predicate:
    return Predicate((CostChange(amount),))


@reads("costs_set")
def costs_set(amount: int) -> Predicate:
    return Predicate((PaysInstead(amount),))


@reads("calls_free")
def calls_free() -> Predicate:
    return Predicate((CallsFree(),))


@reads("go_solo_changed")
def go_solo_changed(amount: int) -> Predicate:
    return Predicate((CostChange(amount, what="go-solo"),))
