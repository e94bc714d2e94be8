"""Readers of what is asked at the end of a turn about that turn: "at the end of this turn, unless it stole a Gig"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Not
from engine.text.forms import Body, Lead, Reject
from engine.text.meaning import reads
from engine.text.readers.clauses import waiting
from engine.text.readers.leads import turn_ends

if TYPE_CHECKING:
    from engine.effects.values import Condition, Piece, Who


@dataclasses.dataclass(frozen=True, slots=True)
class InThatTurn:
    """What an instruction for the end of a turn asks of that turn, which is left unsaid: "unless it stole a Gig"."""

    condition: Condition


def in_the_turn_that_ends(leads: tuple[Lead, ...], body: Body) -> Body:
    """The body, with what it asks of "that turn" as asked of this one.

    Raises Reject where nothing tells that a turn is meant, or which one.
    """
    asked = body.condition
    if not isinstance(asked, InThatTurn):
        return body
    ends = any(lead.kind == "when" and any(t.event == "turn-ends" for t in lead.value) for lead in leads)
    later = body.later or next(
        (lead.value or "end of this turn" for lead in leads if lead.kind == "later"), ""
    )
    if not ends and not later.endswith("turn"):
        raise Reject('in which time that was is not said: write "this turn"')
    return dataclasses.replace(body, condition=asked.condition)


@reads("it_did")
def it_did(piece: Piece, quality: Any) -> Condition:
    return quality.of(piece)


@reads("turn_ends_if")
def turn_ends_if(who: Who | None, happened: Condition) -> tuple[Lead, ...]:
    """The words "at the end of your turn, if this Unit didn't attack": in the turn that ends."""
    return turn_ends(who), Lead("if", happened)


@reads("turn_ends_unless")
def turn_ends_unless(who: Who | None, happened: Condition) -> tuple[Lead, ...]:
    return turn_ends_if(who, Not(happened))


@reads("later_if")
def later_if(happened: Condition) -> tuple[Lead, ...]:
    return Lead("later"), Lead("if", happened)


@reads("later_unless")
def later_unless(happened: Condition) -> tuple[Lead, ...]:
    return later_if(Not(happened))


@reads("body_if_in_that_turn")
def body_if(what: Any, happened: Condition) -> Body:
    return Body(what, condition=InThatTurn(happened))


@reads("body_unless_in_that_turn")
def body_unless(what: Any, happened: Condition) -> Body:
    return body_if(what, Not(happened))


@reads("body_later_if")
def body_later_if(what: Any, happened: Condition) -> Body:
    return Body(waiting(what), condition=happened, later="end of this turn")


@reads("body_later_unless")
def body_later_unless(what: Any, condition: Condition) -> Body:
    """The words "defeat it at the end of this turn unless it's equipped": what stands behind is asked then."""
    return body_later_if(what, Not(condition))


@reads("body_later_yours_if")
def body_later_yours_if(what: Any, happened: Condition) -> Body:
    return Body(waiting(what), condition=happened, later="end of your turn")


@reads("body_later_yours_unless")
def body_later_yours_unless(what: Any, condition: Condition) -> Body:
    return body_later_yours_if(what, Not(condition))
