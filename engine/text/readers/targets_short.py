"""Readers of choices that leave out what is chosen: "trash 2" of cards spoken of, "up to 1 with cost 3 or less"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Choose, Every
from engine.effects.values import Cards, Gigs
from engine.text.forms import ANY_GROUP, ELLIPSIS, IT, OPEN, THEM
from engine.text.lowering.spoken import LOOKED
from engine.text.meaning import reads
from engine.text.readers.nouns import described

if TYPE_CHECKING:
    from engine.effects.tree import Target
    from engine.effects.values import Kind, Piece
    from engine.text.forms import Mark


CHOSEN: Final = "?chosen them*"
"""Several pieces that were chosen, not those that are being looked at, of which "the other" is the rest."""


@reads("choose_ellipsis")
def choose_ellipsis(count: int) -> Choose:
    return Choose(ELLIPSIS, OPEN, count)


@reads("choose_another_of_them")
def choose_another_of_them() -> Choose:
    """Of cards that are being looked at: those taken before are not among them any more."""
    return Choose(Cards(among=ANY_GROUP), OPEN)


@reads("choose_the_other")
def choose_the_other(kind: Kind | None) -> Choose:
    """The words "choose 2 Units. Ready one and spend the other": of those, than the one that was spoken of last."""
    return Choose(Cards((kind,) if kind else (), among=CHOSEN, other_than=IT), OPEN)


@reads("gigs_of_those")
def gigs_of_those(count: int) -> Choose:
    """The words "choose 2 Gigs. Increase one by 2": one of those."""
    return Choose(Gigs(among=THEM), OPEN, count)


@reads("choose_up_to_ellipsis")
def choose_up_to_ellipsis(count: int) -> Choose:
    return Choose(ELLIPSIS, OPEN, count, up_to=True)


@reads("choose_bare")
def choose_bare(count: int, *marks: Mark) -> Choose:
    return Choose(_besides(marks), OPEN, count)


@reads("choose_up_to_bare")
def choose_up_to_bare(count: int, *marks: Mark) -> Choose:
    return Choose(_besides(marks), OPEN, count, up_to=True)


def _besides(marks: tuple[Mark, ...]) -> Cards:
    """What is asked of them; what they are was said before, but where it is said from where they come."""
    of = described(*marks)
    placed = of.areas or of.among is not None or of.name is not None
    return of if placed else dataclasses.replace(of, name=ELLIPSIS.name)


reads("host_unit")(lambda: ("Unit",))
reads("host_legend")(lambda: ("Legend",))
reads("host_either")(lambda: ("Unit", "Legend"))


@reads("choose_host_of")
def choose_host_of(kinds: Any, gear: Piece) -> Choose:
    """The words "the Unit it was equipped to"."""
    return Choose(Cards(kinds, host_of=gear), OPEN)


@reads("gig_targets")
def gig_targets(*targets: Target) -> tuple[Target, ...]:
    """The words "a friendly Gig and a rival Gig": the same is done to each."""
    return targets


@reads("the_other_card")
def the_other_card() -> Every:
    """The words "the other", of cards that are being looked at: all that are left."""
    return Every(Cards(among=LOOKED), OPEN)
