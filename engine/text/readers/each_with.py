"""Readers of what is done by each player, or the one, who has something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import EachPlayer, If, Steal, Swap
from engine.text.forms import Reject
from engine.text.lowering.resolve import parts
from engine.text.meaning import reads
from engine.text.readers.clauses import each_player, rival_does
from engine.text.readers.conditions_cred import less_street_cred, most_street_cred
from engine.text.readers.conditions_held import controls, controls_fewest, controls_most

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.values import Condition, Things, Who

    Most = Callable[[Who], Condition]


@reads("each_player_with")
def each_player_with(held: Any, what: Any) -> Any:
    """The words "each player with 3 or more Gigs discards 1": each is asked for theirs, and does it."""
    done = each_player(what)
    if not isinstance(done, EachPlayer) or any(isinstance(part, (Steal, Swap)) for part in parts(what)):
        raise Reject("whether who has that is asked once, or of each in turn, is not said")
    return EachPlayer(If(controls("you", held), done.step))


@reads("the_player_with")
def the_player_with(most: Most, what: Any) -> Any:
    """The words "the player with the most Gigs": where both have as many, it is nobody."""
    done = each_player(what)
    if not isinstance(done, EachPlayer):
        raise Reject("nobody but one of the players does this")
    return If(most("you"), done.step, If(most("rival"), rival_does(what)))


@reads("rival_with")
def rival_with(held: Any, what: Any) -> Any:
    """The words "each Rival with 3 or more Gigs discards 1"."""
    return If(controls("rival", held), rival_does(what))


@reads("most_held")
def most_held(of: Things) -> Most:
    return lambda who: controls_most(who, of)


@reads("fewest_held")
def fewest_held(of: Things) -> Most:
    return lambda who: controls_fewest(who, of)


@reads("most_cred")
def most_cred() -> Most:
    return most_street_cred


@reads("least_cred")
def least_cred() -> Most:
    return lambda who: less_street_cred(who, "rival" if who == "you" else "you")
