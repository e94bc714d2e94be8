"""Readers of statements about Gigs that are kept as they are, or where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import Cannot, Choose, Pick
from engine.effects.values import Cards, Gigs
from engine.text.forms import Clauses, Predicate, Reject, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.pronouns import THOSE_GIGS
from engine.text.readers.statements import joined_tails
from engine.text.readers.statements_rivals import gigs_safe

if TYPE_CHECKING:
    from engine.effects.tree import Until

reads("to_increase")(lambda: ("increase",))
reads("to_decrease")(lambda: ("decrease",))
reads("to_adjust")(lambda: ("increase", "decrease"))


@reads("gigs_kept")
def gigs_kept(gigs: Gigs, actions: Any, effects: Any = None, *tails: Tail) -> Statement:
    """The words "friendly Gigs can't be decreased by rival effects": effects of rival cards can't."""
    rivals, by = effects or (False, None)
    by = by or Cards()
    if rivals and by.side == "friendly":
        raise Reject("whose effects these are is said twice")
    actors = Cards(by.kinds, "rival" if rivals else by.side)
    if by not in (Cards(by.kinds, by.side), Cards()):
        raise Reject("whose effects these are is not clear")
    kept = None if gigs == Gigs() else gigs
    mods = tuple(Cannot(action, kept) for action in actions)
    return Statement((Subject(set=actors),), (Predicate(mods),), joined_tails(tails))


@reads("gigs_kept_led")
def gigs_kept_led(until: Until, gigs: Gigs, actions: Any, effects: Any = None, *tails: Tail) -> Statement:
    return gigs_kept(gigs, actions, effects, Tail(until=until), *tails)


@reads("rivals_cannot_adjust")
def rivals_cannot_adjust(action: Any, gigs: Gigs, *tails: Tail) -> Statement:
    return gigs_kept(gigs, action, (True, None), *tails)


def _chosen(choice: Choose) -> Gigs:
    one = choice.count == 1 and not choice.up_to
    return Gigs(among="?that gig" if one else THOSE_GIGS)


@reads("gig_choice_kept")
def gig_choice_kept(choice: Choose, actions: Any, effects: Any = None, *tails: Tail) -> Clauses:
    """The words "a friendly Gig can't be decreased": it is chosen first."""
    return Clauses((Pick(choice), gigs_kept(_chosen(choice), actions, effects, *tails)), ("then",))


@reads("gig_choice_kept_led")
def gig_choice_kept_led(
    until: Until, choice: Choose, actions: Any, effects: Any = None, *tails: Tail
) -> Clauses:
    return gig_choice_kept(choice, actions, effects, Tail(until=until), *tails)


@reads("gig_choice_safe")
def gig_choice_safe(choice: Choose, *tails: Tail) -> Clauses:
    """The words "a friendly Gig can't be stolen": it is chosen first."""
    if choice.of.side == "rival":
        raise Reject("only friendly Gigs can be stolen by Rivals")
    safe = gigs_safe(_chosen(choice), *tails)
    return Clauses((Pick(choice), safe), ("then",))


@reads("gig_choice_safe_led")
def gig_choice_safe_led(until: Until, choice: Choose, *tails: Tail) -> Clauses:
    return gig_choice_safe(choice, Tail(until=until), *tails)
