"""Readers of what is true of pieces for good or for a time, and of what cards cost."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    CallsFree,
    Cannot,
    CostChange,
    DoublePower,
    Has,
    MayAttack,
    MustAttack,
    PaysInstead,
    Power,
    StealsFewer,
    While,
    WinsFights,
)
from engine.effects.values import Cards, Gigs, This
from engine.text.amounts import per_gear, times
from engine.text.forms import OwnCost, Predicate, Quoted, Reject, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.targets import owned

if TYPE_CHECKING:
    from engine.effects.tree import KeywordName, Modifier, Target, Until
    from engine.effects.values import Amount, Condition, Side

for _name, _until in {
    "this_turn": "this turn",
    "your_next_turn": "your next turn",
    "rivals_next_turn": "rival's next turn",
    "end_of_attack": "end of attack",
}.items():
    reads(_name)(lambda until=_until: until)


# --- statements


@reads("subject_target")
def subject_target(target: Target) -> tuple[Subject, ...]:
    return (Subject(target=target),)


@reads("subject_set")
def subject_set(of: Cards) -> tuple[Subject, ...]:
    return (Subject(set=of),)


@reads("subject_pair")
def subject_pair(first: Target, second: Target) -> tuple[Subject, ...]:
    return Subject(target=first), Subject(target=second)


@reads("statement")
def statement(subjects: tuple[Subject, ...], predicates: tuple[Predicate, ...], *tails: Tail) -> Statement:
    return Statement(subjects, predicates, joined_tails(tails))


@reads("statement_led")
def statement_led(
    until: Until, subjects: tuple[Subject, ...], predicates: tuple[Predicate, ...], *tails: Tail
) -> Statement:
    return Statement(subjects, predicates, joined_tails((Tail(until=until), *tails)))


@reads("gigs_safe")
def gigs_safe(gigs: Gigs, *tails: Tail) -> Statement:
    """The words "friendly Gigs can't be stolen": no rival piece can steal them."""
    if gigs.side == "rival":
        raise Reject("only friendly Gigs can be stolen by Rivals")
    safe = None if gigs == Gigs() else gigs
    return Statement(
        (Subject(set=Cards(side="rival")),), (Predicate((Cannot("steal", safe),)),), joined_tails(tails)
    )


@reads("gigs_safe_led")
def gigs_safe_led(until: Until, gigs: Gigs, *tails: Tail) -> Statement:
    return gigs_safe(gigs, Tail(until=until), *tails)


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


@reads("tail_for_each")
def tail_for_each(per: Amount) -> Tail:
    return Tail(per=per_gear(per))


@reads("tail_your_turn")
def tail_your_turn() -> Tail:
    return Tail(your_turn=True)


@reads("attacking")
def attacking() -> Tail:
    return Tail(during="attacking")


@reads("stealing")
def stealing() -> Tail:
    return Tail(during="stealing")


@reads("fighting")
def fighting() -> Tail:
    return Tail(during="fighting")


@reads("fighting_against")
def fighting_against(of: Cards) -> Tail:
    return Tail(during="fighting", against=of)


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


# --- predicates


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


@reads("power_gained")
def power_gained(amount: Amount) -> Predicate:
    return Predicate((Power(amount),), gained=True)


@reads("power_lost")
def power_lost(amount: Amount) -> Predicate:
    return Predicate((Power(times(-1, amount)),), gained=True)


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


# --- modifiers


@reads("power_up")
def power_up(amount: Amount) -> Modifier:
    return Power(amount)


@reads("power_down")
def power_down(amount: int) -> Modifier:
    return Power(-amount)


@reads("has_keyword")
def has_keyword(keyword: KeywordName) -> Modifier:
    return Has(keyword)


@reads("double_power")
def double_power() -> Modifier:
    return DoublePower()


@reads("gains_ability")
def gains_ability(quoted: Any) -> Any:
    """An ability in quotes: what it is, is worked out when the card's own text is put together."""
    return Quoted(quoted)


@reads("mod_per")
def mod_per(mod: Modifier, per: Amount) -> Modifier:
    return multiplied(mod, per_gear(per))


@reads("mod_while")
def mod_while(mod: Modifier, tail: Tail) -> Modifier:
    return within(mod, tail)


@reads("mod_per_while")
def mod_per_while(mod: Modifier, per: Amount, tail: Tail) -> Modifier:
    return within(multiplied(mod, per_gear(per)), tail)


def within(mod: Modifier, tail: Tail) -> Modifier:
    """The modifier, only while attacking, fighting or stealing if the tail says so."""
    if tail.during is None:
        return mod
    if isinstance(mod, While):
        raise Reject("this says twice while what")
    return While(tail.during, mod, tail.against)


def multiplied(mod: Modifier, per: Amount | None) -> Modifier:
    """The modifier so many times over. Raises Reject for one that has no amount."""
    if per is None:
        return mod
    match mod:
        case Power(int(n)) | StealsFewer(int(n)) | CostChange(int(n)):
            return dataclasses.replace(mod, amount=times(n, per))
        case While():
            return dataclasses.replace(mod, what=multiplied(mod.what, per))
        case _:
            raise Reject("nothing here can be had several times")


_CANNOT: dict[str, Any] = {
    "cannot_attack": "attack",
    "cannot_ready": "ready",
    "cannot_block": "block",
    "cannot_be_blocked": "be blocked",
    "cannot_be_defeated": "be defeated",
    "cannot_be_defeated_in_fight": "be defeated in a fight",
}
for _name, _action in _CANNOT.items():
    reads(_name)(lambda action=_action: Cannot(action))


@reads("cannot_steal")
def cannot_steal(gigs: Gigs) -> Modifier:
    return Cannot("steal", None if gigs == Gigs() else gigs)


@reads("cannot_be_stolen")
def cannot_be_stolen() -> Modifier:
    raise Reject("a card can't be stolen")


@dataclasses.dataclass(frozen=True, slots=True)
class Attack:
    """What may be attacked."""

    units: Cards | None = None
    gig_area: bool = False


@reads("attack_units")
def attack_units(of: Cards) -> Attack:
    return Attack(of)


@reads("attack_gig_area")
def attack_gig_area() -> Attack:
    return Attack(gig_area=True)


@reads("attack_both")
def attack_both(of: Cards) -> Attack:
    return Attack(of, gig_area=True)


@reads("may_attack")
def may_attack(attack: Attack | None) -> Modifier:
    """A permission to attack, still without the time that it is given for.

    Spent Units may be attacked as ever, so "spent rival Units" says no more than "rival Units"; and all that can be
    attacked is a Rival's.
    """
    if attack is None:
        return MayAttack()
    if attack.units is None:
        return MayAttack(gig_area=True)
    of = attack.units
    if of.side == "friendly" or of.areas or of.kinds not in (("Unit",), ("Legend",), ("Unit", "Legend")):
        raise Reject("only rival Units can be attacked")
    units = dataclasses.replace(of, side="rival", spent=None)
    return MayAttack(units, attack.gig_area, ready=of.spent is False)


# --- costs


@reads("price_down")
def price_down(amount: int) -> int:
    return -amount


@reads("price_up")
def price_up(amount: int) -> int:
    return amount


def cost_change(price: int, tails: tuple[Tail, ...], what: Any = "play", first: bool = False) -> Modifier:
    """A change of what is paid, with what follows it."""
    tail = joined_tails(tails)
    if tail != Tail(per=tail.per, minimum=tail.minimum):
        raise Reject("a cost changes for good, not for a time")
    if price > 0 and tail.minimum is not None:
        raise Reject("only a reduction has a minimum")
    amount = price if tail.per is None else times(price, tail.per)
    return CostChange(amount, tail.minimum, what, first)


@reads("own_cost")
def own_cost(_this: This, price: int, *tails: Tail) -> OwnCost:
    return OwnCost(cost_change(price, tails), This())


@reads("own_price")
def own_price(_this: This, price: int) -> OwnCost:
    return OwnCost(PaysInstead(price), This())


def _set_cost(name: str, side: Side, first: bool) -> None:
    def read(of: Cards, price: int, *tails: Tail) -> OwnCost:
        return OwnCost(cost_change(price, tails, first=first), owned(side, of))

    reads(name)(read)


_set_cost("first_each_turn", "friendly", first=True)
_set_cost("your_cost", "friendly", first=False)
_set_cost("rivals_pay_for", "rival", first=False)
_set_cost("rivals_first", "rival", first=True)
_set_cost("players_pay", "any", first=False)
_set_cost("players_first", "any", first=True)


@reads("rivals_pay")
def rivals_pay(price: int, of: Cards, *tails: Tail) -> OwnCost:
    return OwnCost(cost_change(price, tails), owned("rival", of))


@reads("rivals_pay_go_solo")
def rivals_pay_go_solo(price: int) -> OwnCost:
    return OwnCost(cost_change(price, (), what="go-solo"), Cards(("Legend",), "rival"))
