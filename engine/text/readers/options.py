"""Readers of what asks for a choice among effects: "choose one effect", "a Rival chooses one effect"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.text.forms import Body, Header, Reject, Whether
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Target


SoMany = tuple[Any, Any]
"""How many effects at most (None: all), and at least (None: just so many)."""


@reads("exactly_effects")
def exactly_effects(count: int) -> SoMany:
    return count, None


@reads("one_effect")
def one_effect() -> SoMany:
    return 1, None


@reads("up_to_effects")
def up_to_effects(count: int) -> SoMany:
    """The words "choose up to two effects": none to that many."""
    return count, 0


@reads("least_effects")
def least_effects(least: int) -> SoMany:
    """The words "choose one or both", "one or more": so many to all of them."""
    return None, least


@reads("choose_one")
def choose_one(so_many: SoMany) -> Header:
    return Header("choose", None, *so_many)


@reads("may_choose_effects")
def may_choose_effects(header: Header) -> Body:
    """The words "you may choose one effect": one, or none."""
    if header != Header("choose", count=1):
        raise Reject("how many effects may be chosen is not clear")
    return Body(Header("choose", count=1, least=0))


@reads("you_choose")
def you_choose(so_many: SoMany | None = None) -> Header:
    """The words "you choose instead", where a Rival would choose."""
    return Header("choose", "you", *(so_many or (None, None)))


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
def rival_chooses_one(so_many: SoMany) -> Header:
    return Header("choose", "rival", *so_many)


@reads("rival_chooses_whether")
def rival_chooses_whether(first: Any, second: Any) -> Whether:
    return Whether((first, second))
