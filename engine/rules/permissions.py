"""What a Unit may attack: by the rules, and by what effects allow on top of them (`attack.targets-by-effect`).

A permission gives exactly what it says and lifts no other restriction (`attack.permission-is-specific`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.effects import tree as t
from engine.effects.live import live
from engine.effects.modifiers import applies, applying, scope_of
from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.effects.values import EACH
from engine.queries import has_keyword
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from engine.effects.scope import Thing
    from engine.effects.values import Cards
    from engine.game import Game
    from engine.state import Card

ADRENALINE = ("adrenaline.lagging-may-attack", "adrenaline.meaning")
SOLO = ("go-solo.meaning",)
BY_EFFECT = ("attack.targets-by-effect", "golden.cards-break-rules", "attack.permission-is-specific")


class Permit(NamedTuple):
    """A permission to attack certain Units although they are ready: which ones, whose it is, from and on which card.

    bound: the pieces of which it speaks, as they were then.
    """

    units: Cards
    controller: int
    source: int
    this: int
    bound: tuple[tuple[str, tuple[Thing, ...]], ...]


def may_attack_lagging(game: Game, card: Card, target: int | None = None) -> tuple[str, ...]:
    """The rules that let a lagging Unit attack (that target, where one is given); empty if none does.

    ADRENALINE, having come by GO SOLO this turn, or an effect that allows such a target.
    """
    if has_keyword(game, card, "ADRENALINE"):
        return ADRENALINE
    for event in game.state.log.get("played", ()):
        known = event.card
        if (
            event.note == "go-solo"
            and known is not None
            and known.uid == card.uid
            and known.stay == card.stay
        ):
            return SOLO
    if _permitted(game, card, target, lagging=True):
        return BY_EFFECT
    return ()


def may_attack_ready(game: Game, card: Card, target: int) -> tuple[str, ...]:
    """The rules that let a Unit attack this ready Unit; empty if none does."""
    return BY_EFFECT if _permitted(game, card, target, lagging=False) else ()


def permits_for(game: Game, card: Card, target: int) -> tuple[Permit, ...]:
    """What lets a Unit attack this ready Unit now, to be asked again of the target while the attack goes on."""
    return tuple(
        Permit(
            what.units, standing.controller, standing.source, standing.this, tuple(standing.bound.items())
        )
        for what, standing in applying(game, t.MayAttack, card)
        if what.ready and what.units is not None
        and card_fits(scope_of(game, standing, card), what.units, game.state.cards[target])
    )  # fmt: skip


def still_fits(game: Game, permits: tuple[Permit, ...], attacker: Card, target: Card) -> bool:
    """Whether the target of an attack is still what one of the permissions asked; they themselves may have lapsed."""
    cards = game.state.cards
    for permit in permits:
        bound = {**dict(permit.bound), EACH: (attacker,)}
        scope = Scope(game, permit.controller, cards[permit.this], cards[permit.source], bound)
        if card_fits(scope, permit.units, target):
            return True
    return False


def elsewhere(game: Game, card: Card) -> tuple[str, ...]:
    """The rules by which what lets a Unit attack, though it has Lag or a target is none, goes no further."""
    lagging = card.lag and has_keyword(game, card, "ADRENALINE")
    some = t.MayAttack in live(game).modifiers and any(True for _ in applying(game, t.MayAttack, card))
    fast = ("adrenaline.lagging-may-attack",) if lagging else ()
    return (*fast, "attack.permission-is-specific") if some else fast


def _permitted(game: Game, card: Card, target: int | None, *, lagging: bool) -> bool:
    if t.MayAttack not in live(game).modifiers:
        return False
    for what, standing in applying(game, t.MayAttack, card):
        if (lagging and not what.lagging) or (not lagging and not what.ready):
            continue
        if target is None:
            return True
        if target == GIG_AREA:
            if what.gig_area:
                return True
        elif what.units is not None and card_fits(
            scope_of(game, standing, card), what.units, game.state.cards[target]
        ):
            return True
    return False


def use_up_next_attack(game: Game, card: Card) -> None:
    """A permission for "the next time it attacks" is used up where the permission is: by the next attack."""
    state = game.state
    used = frozenset(
        x.number
        for x in state.lasting
        if x.piece == (card.uid, card.stay) and isinstance(x.what, t.MayAttack) and x.what.next_attack
    )
    state.drop_lasting(used)


def use_up_next_fight(game: Game, card: Card, opposing: Card) -> None:
    """What "wins its next fight" says is used up by a fight against such a Unit, whoever has won it."""
    if t.WinsFights not in live(game).modifiers:
        return
    used = frozenset(
        standing.lasting.number
        for what, standing in applying(game, t.WinsFights, card)
        if what.next_fight
        and standing.lasting is not None
        and card_fits(scope_of(game, standing, card), what.against, opposing)
    )
    if used:
        game.state.drop_lasting(used)


def use_up_next_price(game: Game, card: Card) -> None:
    """What "the next card you play" costs is used up by playing such a card. card: as it was before."""
    modifiers = live(game).modifiers
    if t.CostChange not in modifiers and t.PaysInstead not in modifiers:
        return
    used: set[int] = set()
    for standing in (*modifiers.get(t.CostChange, ()), *modifiers.get(t.PaysInstead, ())):
        what, lasting = standing.what, standing.lasting
        if lasting is None or not isinstance(what, t.CostChange | t.PaysInstead) or not what.next_card:
            continue
        if applies(game, standing, card):
            used.add(lasting.number)
    game.state.drop_lasting(frozenset(used))
