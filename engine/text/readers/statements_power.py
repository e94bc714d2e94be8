"""Readers of statements about power as a whole: what is doubled, and what is set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import DoublePower, SetPower
from engine.effects.values import Cards
from engine.text.forms import Predicate, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.predicates import wins_next_fight
from engine.text.readers.statements import joined_tails

if TYPE_CHECKING:
    from engine.effects.values import Amount


@reads("wins_the_fight")
def wins_the_fight(subjects: tuple[Subject, ...]) -> Statement:
    """The words "this Unit wins the fight": that of the attack under way."""
    return Statement(subjects, (wins_next_fight(),), Tail(until="end of attack"))


@reads("power_doubled")
def power_doubled(piece: Any, *tails: Tail) -> Statement:
    return Statement((Subject(target=piece),), (Predicate((DoublePower(),)),), joined_tails(tails))


@reads("power_of_set_doubled")
def power_of_set_doubled(of: Cards, *tails: Tail) -> Statement:
    return Statement((Subject(set=of),), (Predicate((DoublePower(),)),), joined_tails(tails))


@reads("power_set")
def power_set(amount: Amount) -> Predicate:
    """The words "has its power set to 3": for a time, that is done once."""
    return Predicate((SetPower(amount),), gained=True)


@reads("power_becomes")
def power_becomes(piece: Any, amount: Amount, *tails: Tail) -> Statement:
    return Statement((Subject(target=piece),), (power_set(amount),), joined_tails(tails))


@reads("power_of_set_becomes")
def power_of_set_becomes(of: Cards, amount: Amount, *tails: Tail) -> Statement:
    return Statement((Subject(set=of),), (power_set(amount),), joined_tails(tails))


@reads("power_of_becomes")
def power_of_becomes(of: Any, amount: Amount, *tails: Tail) -> Statement:
    return (
        power_of_set_becomes(of, amount, *tails)
        if isinstance(of, Cards)
        else power_becomes(of, amount, *tails)
    )


@reads("set_power")
def set_power(targets: tuple[Any, ...], amount: Amount, *tails: Tail) -> Statement:
    subjects = tuple(Subject(target=target) for target in targets)
    return Statement(subjects, (power_set(amount),), joined_tails(tails))


@reads("double_power_of_all")
def double_power_of_all(of: Any, *tails: Tail) -> Statement:
    """The words "double the power of all friendly Units": of those there are; of a whole set that is one, too."""
    return power_of_set_doubled(of, *tails) if isinstance(of, Cards) else power_doubled(of, *tails)
