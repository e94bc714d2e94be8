"""Readers of choices of pieces that must differ, or have only so much together, and of whose choice it is."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Choose, Every, Limit
from engine.effects.values import Cards, Count, Gigs, Highest, Lowest, Plus
from engine.text.forms import LATEST_GIG, OPEN, THEM, YOURS, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.nouns import described, label, of_them
from engine.text.readers.targets import (
    choose_any_number,
    choose_gigs,
    choose_gigs_up_to,
    choose_number,
    choose_up_to,
    owned,
)

if TYPE_CHECKING:
    from engine.effects.values import Piece, Side

for _name, _what in (
    ("diff_names", "names"),
    ("diff_costs", "costs"),
    ("diff_powers", "powers"),
    ("diff_colors", "colors"),
    ("diff_types", "types"),
):
    reads(_name)(lambda what=_what: what)


def _differ(choice: Choose, what: Any, place: Mark | None) -> Choose:
    """A choice of pieces of which no two have the same name or number."""
    of = choice.of
    if place is not None:
        of = dataclasses.replace(of, **dict(place.fields))
    count = Count(of) if isinstance(choice.count, Count) else choice.count
    return dataclasses.replace(choice, of=of, count=count, different=what)


@reads("choose_different")
def choose_different(count: int, of: Cards, what: Any, place: Mark | None) -> Choose:
    return _differ(choose_number(count, of), what, place)


@reads("choose_different_up_to")
def choose_different_up_to(count: int, of: Cards, what: Any, place: Mark | None) -> Choose:
    return _differ(choose_up_to(count, of), what, place)


@reads("choose_any_different")
def choose_any_different(of: Cards, what: Any, place: Mark | None) -> Choose:
    return _differ(choose_any_number(of), what, place)


for _name, _what in (
    ("names_alike", "names"),
    ("costs_alike", "costs"),
    ("powers_alike", "powers"),
    ("colors_alike", "colors"),
    ("types_alike", "types"),
    ("tags_alike", "tags"),
    ("values_alike", "values"),
    ("sides_alike", "sides"),
):
    reads(_name)(lambda what=_what: what)


def _alike(choice: Choose, what: Any, place: Mark | None = None) -> Choose:
    """A choice of pieces that all have the same name, number or the like. Raises Reject for a choice of one."""
    if choice.count == 1:
        raise Reject("one piece has nothing to be like")
    return dataclasses.replace(_differ(choice, None, place), alike=what)


@reads("choose_alike")
def choose_alike(count: int, of: Cards, what: Any, place: Mark | None) -> Choose:
    return _alike(choose_number(count, of), what, place)


@reads("choose_alike_up_to")
def choose_alike_up_to(count: int, of: Cards, what: Any, place: Mark | None) -> Choose:
    return _alike(choose_up_to(count, of), what, place)


@reads("choose_any_alike")
def choose_any_alike(of: Cards, what: Any, place: Mark | None) -> Choose:
    return _alike(choose_any_number(of), what, place)


@reads("choose_gigs_alike")
def choose_gigs_alike(count: int, of: Gigs, what: Any) -> Choose:
    return _alike(choose_gigs(count, of), what)


@reads("choose_gigs_alike_up_to")
def choose_gigs_alike_up_to(count: int, of: Gigs, what: Any) -> Choose:
    return _alike(choose_gigs_up_to(count, of), what)


def _limited(choice: Choose, what: Any, compared: Compared) -> Choose:
    """A choice of pieces that have at most so much together."""
    if compared.op != "<=":
        raise Reject("what all of them have together is at most so much")
    return dataclasses.replace(choice, total=Limit(what, settle(compared, what).amount))


def _placed(of: Cards, place: Mark | None) -> Cards:
    """The set, from where the words after the limit say."""
    if place is None:
        return of
    if of.areas or of.among is not None:
        raise Reject("from where is said twice")
    return dataclasses.replace(of, **dict(place.fields))


@reads("choose_total_power")
def choose_total_power(of: Cards, compared: Compared, place: Mark | None = None) -> Choose:
    return _limited(choose_any_number(_placed(of, place)), "power", compared)


@reads("choose_total_cost")
def choose_total_cost(of: Cards, compared: Compared, place: Mark | None = None) -> Choose:
    return _limited(choose_any_number(_placed(of, place)), "cost", compared)


@reads("choose_some_total_power")
def choose_some_total_power(count: int, of: Cards, compared: Compared, place: Mark | None = None) -> Choose:
    return _limited(choose_up_to(count, _placed(of, place)), "power", compared)


@reads("choose_some_total_cost")
def choose_some_total_cost(count: int, of: Cards, compared: Compared, place: Mark | None = None) -> Choose:
    return _limited(choose_up_to(count, _placed(of, place)), "cost", compared)


for _name, _group in (("so_looked", "looked"), ("so_trashed", "trashed"), ("so_discarded", "discarded")):
    reads(_name)(lambda group=_group: f"?any {group}")


def _seen(of: Cards, group: str) -> Cards:
    """Those of a set that were revealed, trashed or discarded before."""
    if of.areas or of.among is not None or of.side != "any":
        raise Reject("from where is said twice")
    return dataclasses.replace(of, among=group)


@reads("choose_seen")
def choose_seen(of: Cards, group: str) -> Choose:
    return choose_seen_some(1, of, group)


@reads("choose_seen_some")
def choose_seen_some(count: int, of: Cards, group: str) -> Choose:
    return choose_number(count, _seen(of, group))


@reads("choose_seen_up_to")
def choose_seen_up_to(count: int, of: Cards, group: str) -> Choose:
    return choose_up_to(count, _seen(of, group))


@reads("all_seen")
def all_seen(of: Cards, group: str) -> Every:
    return Every(_seen(of, group), OPEN)


@reads("choice_of_yours")
def choice_of_yours(choice: Choose) -> Choose:
    return dataclasses.replace(choice, by=YOURS)


@reads("choose_any_number_bare")
def choose_any_number_bare(*marks: Mark) -> Choose:
    """The words "any number of them"."""
    return choose_any_number(described(*marks))


@reads("choose_any_number_among")
def choose_any_number_among(group: str) -> Choose:
    return choose_any_number_bare(of_them(group))


@reads("choose_all_but")
def choose_all_but(count: int, of: Any) -> Choose:
    """The words "all but 1 rival Unit": whoever does it chooses which one stays as it is."""
    return Choose(of, OPEN, Plus(Count(of), -count))


@reads("choose_all_but_of_owner")
def choose_all_but_of_owner(count: int, side: Side, of: Any) -> Choose:
    return choose_all_but(count, owned(side, of))


@reads("choose_random")
def choose_random(of: Any) -> Choose:
    """Chance chooses."""
    return Choose(of, OPEN, random=True)


@reads("choose_random_number")
def choose_random_number(count: int, of: Cards) -> Choose:
    return Choose(of, OPEN, count, random=True)


@reads("choose_of_those_gigs")
def choose_of_those_gigs(count: int, those: Piece) -> Choose:
    """The words "one of them", of Gigs that were spoken of."""
    return choose_gigs(count, Gigs(among=label(those)))


@reads("choose_either_gig")
def choose_either_gig(those: Piece | None) -> Choose:
    return choose_gigs(1, Gigs(among=THEM if those is None else label(those)))


@reads("choose_the_other_gig")
def choose_the_other_gig() -> Choose:
    """The words "the other", of those Gigs, than the one that was spoken of last."""
    return Choose(Gigs(among=THEM, other_than=LATEST_GIG), OPEN)


@reads("choose_the_gig")
def choose_the_gig(of: Gigs) -> Choose:
    """The Gig that shows the most or the least; one of them where several do."""
    if of.value is None or not isinstance(of.value.amount, Highest | Lowest):
        raise Reject("which Gig is not said")
    return Choose(of, OPEN)


@reads("choose_the_most")
def choose_the_most(of: Cards) -> Choose:
    """The words "the rival Unit with the highest power": one of them where several have it."""
    if of.extreme is None:
        raise Reject("which card is not said")
    return Choose(of, OPEN)
