"""What effects forbid of something that the rules allow (`golden.cant-beats-can`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.live import live
from engine.effects.modifiers import applying, cannot, scope_of
from engine.legality import Refusal, Refusals, allowed
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from engine.effects.live import Standing
    from engine.game import Game
    from engine.state import Card


def may_be_played(game: Game, card: Card) -> Refusals:
    """No effect says that the card can't be played (`golden.cant-beats-can`)."""
    forbidden = cannot(game, card, "be played")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't be played: the text of {} says so", card, by)


def may_be_called(game: Game, card: Card) -> Refusals:
    """No effect says that the Legend can't be called."""
    forbidden = cannot(game, card, "be called")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't be called: the text of {} says so", card, by)


def may_be_spent(game: Game, card: Card) -> Refusals:
    """No effect says that the card can't be spent."""
    forbidden = cannot(game, card, "be spent")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't be spent: the text of {} says so", card, by)


def may_use_quick(game: Game, card: Card) -> Refusals:
    """No effect says that the card's QUICK can't be used."""
    forbidden = cannot(game, card, "use QUICK")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        keys = ("golden.cant-beats-can", "quick.meaning")
        yield Refusal(keys, "{} can't use [QUICK]: the text of {} says so", card, by)


def may_use_spend(game: Game, card: Card) -> Refusals:
    """No effect says that the card's effects that cost [SPEND] can't be used."""
    forbidden = cannot(game, card, "use SPEND")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        keys = ("golden.cant-beats-can", "spend-icon.spend-this-card")
        yield Refusal(keys, "{} can't use [SPEND] effects: the text of {} says so", card, by)


def kept_from_target(game: Game, attacking: Card, target: int) -> Refusals:
    """What keeps a Unit from this target although it may attack (`golden.cant-beats-can`)."""
    yield from bound_elsewhere(game, attacking, target)
    if t.Cannot not in live(game).modifiers:
        return
    cards = game.state.cards
    if target == GIG_AREA:
        forbidden = cannot(game, attacking, "attack gigs")
    else:
        other = cards[target]
        forbidden = cannot(game, attacking, "attack units", by=other) or cannot(
            game, other, "be attacked", by=attacking
        )
    if forbidden is not None:
        by = cards[forbidden.source]
        keys = ("golden.cant-beats-can",)
        yield Refusal(keys, "{} can't attack this target: the text of {} says so", attacking, by)


def bound_elsewhere(game: Game, attacking: Card, target: int) -> Refusals:
    """What must attack a certain Unit attacks nothing else while it can attack that; of several such Units, any."""
    from engine.rules.requirements import attack_target

    if t.MustAttack not in live(game).modifiers:
        return
    wanted: dict[int, Standing] = {}
    for what, standing in applying(game, t.MustAttack, attacking):
        uid = whom_of(game, what, standing)
        if uid is not None:
            wanted[uid] = standing
    if target in wanted:
        return
    for uid, standing in wanted.items():
        if allowed(attack_target(game, attacking.controller, attacking, uid)):
            by = game.state.cards[standing.source]
            keys = ("golden.cards-break-rules", "golden.must-resolve")
            yield Refusal(keys, "{} must attack another target: the text of {} says so", attacking, by)
            return


def whom_of(game: Game, what: t.MustAttack, standing: Standing) -> int | None:
    """Whom a Unit must attack, if that is said: its uid."""
    piece = None if what.whom is None else scope_of(game, standing).piece(what.whom)
    return None if piece is None else piece.uid
