"""What tests of effects share: sets of Units, small effects that tell that they happened, what is read off a game."""

from __future__ import annotations

from typing import Any

from engine import Game, Option, Piece
from engine.effects.tree import (
    Choose,
    Defeat,
    Draw,
    Every,
    Keyword,
    Replacement,
    Resolve,
    Step,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Gigs, This, Trigger
from tests.engine.build import YOU, do, now, unknown
from tests.engine.effects import made
from tests.engine.effects.made import asked

UNIT, FRIENDLY, RIVALS = Cards(("Unit",)), Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
MINE, THEIRS, ANY = Gigs("friendly"), Gigs("rival"), Gigs()
THIS = This()
MILL = TrashTop(1)
YES, NO = ("yes",), ("no",)


def draws(event: Any, *subject: Any, first: bool = False, **about: Any) -> Triggered:
    """Draw 1 when that happens."""
    trigger = Trigger(event, *subject, **about)
    return Triggered((trigger,), Draw(1), first_each_turn=first)


def draws_when(event: Any, **about) -> Triggered:
    """Draw 1 when that happens to the Unit itself."""
    return Triggered((Trigger(event, This(), **about),), Draw(1))


def when(event: Any, subject: Cards | This, step: Step, **more) -> Triggered:
    return Triggered((Trigger(event, subject),), step, **more)


def played(event: Any = "played") -> Triggered:
    return Triggered((Trigger(event, This()),), Draw(1))


def watching(event: str, *subject: Any, **about: Any) -> Piece:
    """A face-up Legend of yours that draws 1 when that happens."""
    return made.legend(draws(event, *subject, **about), id="watcher", cost=None)


def watcher(event: Any, **about) -> Piece:
    """Draws 1 for each."""
    return made.unit(Triggered((Trigger(event, **about),), Draw(1)), id="watcher")


def watchers(count: int, step: Step = MILL, *, name: str = "w") -> list[Piece]:
    """Units that do that when any Unit attacks."""
    return [made.unit(when("attacks", UNIT, step), id=f"{name}{i}") for i in range(count)]


def instead_of_defeat(step: Step, subject: Cards | This = THIS, **more) -> Replacement:
    return Replacement("defeat", step, subject=subject, **more)


def spell(step: Step, *more: Keyword, id: str = "spell") -> Piece:
    return made.program(*more, Resolve(step), id=id)


def killer(target: Cards = RIVALS) -> Piece:
    """A Program that defeats one Unit of your choice, which would be one of the Rival's."""
    return made.program(Resolve(Defeat(Choose(target, "unit"))), id="killer")


def sweeper() -> Piece:
    """A Program that defeats all Units."""
    return made.program(Resolve(Defeat(Every(UNIT, "units"))), id="sweeper")


def gig(of: Gigs = ANY, count: int = 1, *, up_to: bool = False) -> Choose:
    return Choose(of, "gig", count, up_to)


def deep() -> list[Piece]:
    return unknown(20)


def attack(attacker: Piece, target: Piece | int, *dice: int) -> list[Option]:
    """An attack without reactions."""
    where = target if isinstance(target, int) else target.uid
    return [("attack", attacker.uid, where), ("end-react",), *[("die", d) for d in dice]]


def pick(g: Game, piece: Piece) -> None:
    """Resolve the pending effect of that card next."""
    assert g.decision is not None
    assert g.decision.kind == "order-pending", g.decision.kind
    number = next(p.number for p in g.state.pending if p.source.uid == piece.uid)
    do(g, ("resolve", number))


def resolving(g: Game) -> list[str]:
    """The cards whose pending effects have been resolved, in order."""
    return [
        e.source.facts.id for e in g.state.events()
        if e.kind == "resolving" and e.source and e.source.facts.type != "Program"
    ]  # fmt: skip


def activations(g: Game) -> list[Option]:
    return [o for o in asked(g)[2] if o[0] == "activate"]


def attacks(g: Game, unit: Piece) -> set[int]:
    """What the Unit may attack now."""
    return {int(o[2]) for o in asked(g)[2] if o[0] == "attack" and o[1] == unit.uid}


def area(g: Game, piece: Piece) -> str:
    return now(g, piece).area


def values(g: Game, who: int = YOU) -> list[int]:
    return [g.state.dice[n].value for n in g.state.sides[who].gigs]
