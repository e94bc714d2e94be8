"""Which modifiers in force apply to a piece now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from engine.effects import tree as t
from engine.effects.live import Standing, live
from engine.effects.scope import Scope
from engine.effects.values import EACH, Cards, This
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from engine.state import Card

M = TypeVar("M")


def scope_of(game: Game, standing: Standing, card: Card | None = None) -> Scope:
    """The standpoint of a modifier; "each" is the piece (`card`) that it is asked of."""
    cards = game.state.cards
    bound = standing.bound
    if card is not None:
        bound = {**bound, EACH: (card,)}
    return Scope(game, standing.controller, cards[standing.this], cards[standing.source], bound)


ONLY_THEN: Final = ("during your next turn", "rival's next turn")
"""Times that have yet to begin when an effect is given for them."""


def applying(game: Game, kind: type[M], card: Card) -> Iterator[tuple[M, Standing]]:
    """Every modifier of that type that applies to the card now."""
    for standing in live(game).modifiers.get(kind, ()):
        if applies(game, standing, card):
            what = standing.what
            assert isinstance(what, kind)
            yield what, standing


def applies(game: Game, standing: Standing, card: Card) -> bool:
    """Whether a modifier applies to the card: the piece or set fits, the condition holds, the time is right."""
    if standing.piece is not None:
        if standing.piece != (card.uid, card.stay):
            return False
    elif standing.to is None or not _is_among(game, standing, standing.to, card):
        return False
    if standing.during is not None and not in_the_act(game, standing, card):
        return False
    return _in_force(game, standing)


def _is_among(game: Game, standing: Standing, to: Cards, card: Card) -> bool:
    """Whether the card is one of the set that a modifier is said of."""
    from engine.effects.select import card_fits

    return card_fits(scope_of(game, standing), to, card)


def applying_to_player(game: Game, kind: type[M], player: int) -> Iterator[tuple[M, Standing]]:
    """Every modifier of that type that is said of all cards of a player, whatever they are, so also of the player.

    It is asked where an effect has the player do something and names no piece that does it.
    """
    from engine.effects.select_gigs import side_fits

    for standing in live(game).modifiers.get(kind, ()):
        to = standing.to
        if (
            to is None
            or to != Cards(side=to.side)
            or not side_fits(scope_of(game, standing), to.side, player)
        ):
            continue
        if standing.during is None and _in_force(game, standing):
            what = standing.what
            assert isinstance(what, kind)
            yield what, standing


def _in_force(game: Game, standing: Standing) -> bool:
    if standing.lasting is not None and standing.lasting.until in ONLY_THEN:
        state = game.state
        mine = state.player == standing.controller
        if mine is (standing.lasting.until == "rival's next turn") or state.turn <= standing.lasting.turn:
            return False
    if standing.guard is not None and not applies(game, standing.guard, game.state.cards[standing.this]):
        return False
    if standing.condition is None:
        return True
    from engine.effects.amounts import holds

    return holds(scope_of(game, standing), standing.condition)


def in_the_act(game: Game, standing: Standing, card: Card) -> bool:
    """Whether the card is attacking, defending, fighting or stealing as the modifier demands.

    Attacking lasts from the declaration to the end of the attack, through fight and theft; defending as long as the
    attack has the Unit for its target; fighting to the end of the
    fight (`fight.ends`) or of the attack (`attack.end-removes-effects`), as the edition has it.
    """
    if standing.during == "fighting" and game.fighting is not None:
        if card.uid not in game.fighting:
            return False
        (other,) = (uid for uid in game.fighting if uid != card.uid)
        return standing.against is None or _is_against(game, standing, card, game.state.cards[other])
    attack = game.state.attack
    if attack is None:
        return False
    attacker = attack.attacker == card.uid
    if standing.during == "attacking gigs":
        return attacker and attack.target == GIG_AREA
    if standing.during == "attacking":
        if standing.against is None or not attacker:
            return attacker
        target = game.state.cards.get(attack.target)
        return target is not None and _is_against(game, standing, card, target)
    if standing.during == "defending":
        return attack.target == card.uid
    if standing.during == "blocking":
        return attack.target == card.uid and attack.by_block
    if standing.during == "stealing":
        return attacker and attack.step == "steal"
    if attack.fight == "to come" or card.uid not in (attack.attacker, attack.target):
        return False
    opponent = game.state.cards[attack.target if attacker else attack.attacker]
    if standing.against is not None and not _is_against(game, standing, card, opponent):
        return False
    return attack.fight == "under way" or game.rules.while_fighting_until == "attack ends"


def _is_against(game: Game, standing: Standing, card: Card, opponent: Card) -> bool:
    """Whether the other piece is the one that a modifier counts against."""
    from engine.effects.select import card_fits

    against = standing.against
    if isinstance(against, This):
        return opponent.uid == standing.this
    return against is None or card_fits(scope_of(game, standing, card), against, opponent)


def first(game: Game, kind: type[M], card: Card) -> tuple[M, Standing] | None:
    """The first modifier of that type that applies, or None."""
    return next(applying(game, kind, card), None)


def cannot(
    game: Game, card: Card, action: str, by: Card | None = None, player: int | None = None
) -> Standing | None:
    """The prohibition that keeps the card from an action, or None (`golden.cant-beats-can`). Not for "steal".

    by: who would do it to the card, or whom it would do it to. player: whose effect would do it.
    """
    standings = live(game).modifiers.get(t.Cannot)
    if not standings:
        return None
    from engine.effects.select import card_fits

    for standing in standings:
        what = standing.what
        assert isinstance(what, t.Cannot)
        if what.action != action or (what.turn_played and not card.lag):
            continue
        if not applies(game, standing, card):
            continue
        if what.rivals and player == standing.controller:
            continue
        if what.by is None or (by is not None and card_fits(scope_of(game, standing, card), what.by, by)):
            return standing
    return None
