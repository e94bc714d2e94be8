"""Made-up cards with trees of their own, and playing them with every choice written out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import CardFacts, Event, Game, Option, Piece, Player
from engine.effects.tree import Ability, Resolve, Step
from engine.queries import power
from tests.engine.build import do, game, player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.facts import CardType

THE_PROGRAM = "the-program"
"""The id of the Program that `cast` plays."""


def facts(
    kind: CardType,
    abilities: Sequence[Ability],
    *,
    id: str,
    name: str | None = None,
    cost: int | None = 0,
    power: int | None = 0,
    tags: Sequence[str] = (),
    color: str | None = None,
    sell_tag: bool = False,
) -> CardFacts:
    """A card with these abilities. It costs nothing unless told, so that playing it asks for no payment."""
    return CardFacts(
        id=id, name=name or id.replace("-", " ").title(), type=kind, color=color, cost=cost,
        power=None if kind == "Program" else power, sell_tag=sell_tag, tags=tuple(tags), abilities=tuple(abilities),
    )  # fmt: skip


STATE = ("spent", "lag", "face_up", "gear", "owner")


def piece(kind: CardType, abilities: Sequence[Ability], **asked) -> Piece:
    """A card as it lies: how (spent, lag, face_up, gear, owner) and what it is (see `facts`)."""
    how = {key: asked.pop(key) for key in STATE if key in asked}
    return Piece(facts(kind, abilities, **asked), **how)


def unit(*abilities: Ability, id: str = "unit", power: int = 3, **asked) -> Piece:
    """A Unit with 3 power."""
    return piece("Unit", abilities, id=id, power=power, **asked)


def legend(
    *abilities: Ability, id: str = "legend", power: int | None = 5, sell_tag: bool = True, **asked
) -> Piece:
    """A Legend with a Sell Tag, face-up unless told."""
    return piece("Legend", abilities, id=id, power=power, sell_tag=sell_tag, **asked)


def gear(*abilities: Ability, id: str = "gear", power: int = 0, **asked) -> Piece:
    """A Gear that adds no power unless told."""
    return piece("Gear", abilities, id=id, power=power, **asked)


def program(*abilities: Ability, id: str = "program", **asked) -> Piece:
    """A Program."""
    return piece("Program", abilities, id=id, **asked)


def filler(count: int, prefix: str = "filler", **asked) -> list[Piece]:
    """Units without text for a deck or hand, told apart by their ids."""
    return [unit(id=f"{prefix}-{i}", **asked) for i in range(count)]


def cast(
    step: Step, *answers: Option, you: Player | None = None, rival: Player | None = None, **position
) -> Game:
    """Play a Program of yours that does `step` and costs nothing, answering with exactly these choices.

    Raises IllegalChoice where an answer was not asked for.
    """
    mine = you or player()
    spell = program(Resolve(step), id=THE_PROGRAM)
    mine.hand = [spell, *mine.hand]
    g = game(mine, rival, **position)
    do(g, ("play", spell.uid), *answers)
    return g


def asked(g: Game) -> tuple[str, int, list[Option]]:
    """The open decision: kind, who decides, the options."""
    assert g.decision is not None
    return g.decision.kind, g.decision.player, list(g.decision.options())


def idle(g: Game) -> None:
    """Nothing is left to do: the turn player's Main Phase is open and nothing is pending."""
    assert g.decision is not None, g.outcome
    assert g.decision.kind == "main", (g.decision.kind, list(g.decision.options()))
    assert g.state.pending == ()


def hand_size(g: Game, who: int = 0) -> int:
    """How many cards a player holds."""
    return len(g.state.sides[who].hand)


def drawn(events: Sequence[Event] | Game, who: int = 0) -> int:
    """How many cards a player has drawn in these events (or ever)."""
    told = events.state.events() if isinstance(events, Game) else events
    return sum(e.kind == "drew" and e.player == who for e in told)


def choose(*pieces: Piece) -> list[Option]:
    """The options that choose these pieces, one after another."""
    return [("choose", p.uid) for p in pieces]


def power_of(g: Game, card: Piece) -> int:
    """The power of a piece as rules and effects count it."""
    return power(g, g.state.cards[card.uid])
