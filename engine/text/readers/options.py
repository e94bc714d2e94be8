"""Readers of what asks for a choice among effects: "choose one effect", "a Rival chooses one effect"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.text.forms import Body, Header, Reject, Whether
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Target


@reads("choose_one")
def choose_one(count: int) -> Header:
    return Header("choose", count=count)


@reads("choose_one_effect")
def choose_one_effect() -> Header:
    return choose_one(1)


@reads("choose_up_to_effects")
def choose_up_to_effects(count: int) -> Header:
    """The words "choose up to two effects": none to that many."""
    return Header("choose", count=count, least=0)


@reads("choose_least_effects")
def choose_least_effects(least: int) -> Header:
    """The words "choose one or both", "one or more": so many to all of them."""
    return Header("choose", count=None, least=least)


@reads("may_choose_effects")
def may_choose_effects(header: Header) -> Body:
    """The words "you may choose one effect": one, or none."""
    if header != Header("choose", count=1):
        raise Reject("how many effects may be chosen is not clear")
    return Body(Header("choose", count=1, least=0))


@reads("you_choose")
def you_choose(count: int | None = None) -> Header:
    """The words "you choose instead", where a Rival would choose."""
    return Header("choose", by="you", count=count)


@reads("rival_chooses")
def rival_chooses() -> Header:
    return Header("choose", by="rival", count=None)


@reads("choose_all")
def choose_all() -> Header:
    return Header("all")


@reads("resolve_all")
def resolve_all() -> Header:
    return Header("resolve all")


@reads("give_these_effects")
def give_these_effects(target: Target) -> Header:
    return Header("resolve all", give_to=target)


@reads("rival_chooses_one")
def rival_chooses_one(count: int) -> Header:
    return Header("choose", by="rival", count=count)


@reads("rival_chooses_up_to")
def rival_chooses_up_to(count: int) -> Header:
    return Header("choose", by="rival", count=count, least=0)


@reads("rival_chooses_least")
def rival_chooses_least(least: int) -> Header:
    return Header("choose", by="rival", count=None, least=least)


@reads("rival_chooses_whether")
def rival_chooses_whether(first: Any, second: Any) -> Whether:
    return Whether((first, second))
