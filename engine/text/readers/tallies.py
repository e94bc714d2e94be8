"""Readers of counts: how many pieces were spoken of, or how many of those are so."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Count, Plus, Tally
from engine.text.forms import COUNTED, THEM, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import count_among
from engine.text.readers.nouns import described, described_gig, label
from engine.text.readers.nouns_gigs import gigs_spoken_of

if TYPE_CHECKING:
    from engine.effects.values import Amount, Cards, Piece, Who


_WHOSE: Final[dict[Any, str]] = {"you": "own", "rival": "their"}
"""Whose deed it was, as a label says it."""


@reads("tally")
def tally(pieces: Piece) -> Amount:
    """How many pieces were spoken of: "the number of those Units"."""
    return Tally(_counted(pieces))


@reads("tally_gigs_like")
def tally_gigs_like(pieces: Piece, *marks: Mark) -> Amount:
    """How many of the Gigs that were spoken of are so: "draw 1 for each of them with an odd value"."""
    return Count(dataclasses.replace(described_gig(*marks), among=gigs_spoken_of(pieces)))


@reads("tally_cards_like")
def tally_cards_like(pieces: Piece, *marks: Mark) -> Amount:
    """How many of the cards that were spoken of are so: "draw 1 for each of them with cost 3 or less"."""
    of = described(*marks)
    if of.areas or of.among is not None:
        raise Reject("where they are was said before")
    return Count(dataclasses.replace(of, among=_counted(pieces)))


@reads("per_both")
def per_both(*marks: Mark) -> Amount:
    """The words "for each friendly Unit and Legend": each of either type counts."""
    return Count(described(*marks))


@reads("per_sum")
def per_sum(*counted: Amount) -> Amount:
    """The words "for each Gear equipped to it and each Gear in your trash": for each of the one, and of the other."""
    first, *more = counted
    for amount in more:
        first = Plus(first, amount)
    return first


def _counted(pieces: Piece) -> str:
    spoken = label(pieces)
    return COUNTED if spoken == THEM else spoken


@reads("count_trashed_by")
def count_trashed_by(of: Cards, who: Who) -> Amount:
    """The words "each Unit you trashed": by this effect."""
    return count_among(of, f"?{_WHOSE[who]} trashed")


@reads("count_discarded_by")
def count_discarded_by(of: Cards, who: Who) -> Amount:
    return count_among(of, f"?{_WHOSE[who]} discarded")


@reads("tally_trashed_by")
def tally_trashed_by(who: Who) -> Amount:
    return Tally(f"?{_WHOSE[who]} trashed")


@reads("tally_discarded_by")
def tally_discarded_by(who: Who) -> Amount:
    return Tally(f"?{_WHOSE[who]} discarded")
