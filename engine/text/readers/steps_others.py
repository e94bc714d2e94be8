"""Readers of instructions about the attack, the game and what would happen."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from engine.effects.tree import Choose, EndAttack, If, LoseGame, PayNow, Prevent, Redirect, Reroll, WinGame
from engine.effects.values import Cards, Compare, Count, Is, Ref
from engine.text.forms import IT, Reject
from engine.text.lowering.replacing import ThisKept
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Amount, Piece, Side


RIVAL_ATTACKS: Final = Compare(Count(Cards(("Unit",), "rival", attacking=True)), ">=", 1)


@reads("redirect")
def redirect(to: Target) -> Step:
    """In a Program, which is no Unit itself, "another Unit" is another than the one attacked."""
    of = getattr(to, "of", None)
    if CARD_TYPE.get() == "Program" and isinstance(to, Choose) and isinstance(of, Cards) and of.other:
        if of.in_attack is not None:
            raise Reject("this says twice which part it has in the attack")
        to = dataclasses.replace(to, of=dataclasses.replace(of, other=False, in_attack="not defending"))
    return Redirect(to)


@reads("redirect_rivals")
def redirect_rivals(to: Target) -> Step:
    """The words "redirect a rival Unit's attack": there is one attack at most, and it may be a friendly Unit's."""
    return If(RIVAL_ATTACKS, redirect(to))


@reads("redirect_from")
def redirect_from(attacked: Cards, to: Target) -> Step:
    """The words "redirect an attack against another friendly Unit": only where such a one is attacked."""
    if attacked.in_attack is not None:
        raise Reject("this says twice that it is attacked")
    of = dataclasses.replace(attacked, in_attack="defending")
    return If(Compare(Count(of), ">=", 1), redirect(to))


@reads("redirect_to_area")
def redirect_to_area(whose: Side | None) -> Step:
    """The Gig area of whoever is attacked. whose: whose Units attack it, if that is said."""
    if whose is None:
        return Redirect(None)
    attackers = Cards(("Unit",), whose, attacking=True)
    return If(Compare(Count(attackers), ">=", 1), Redirect(None))


@reads("redirect_from_to_area")
def redirect_from_to_area(attacked: Cards, whose: Side | None) -> Step:
    """The words "redirect an attack against a friendly Unit to your Gig area"."""
    if whose is not None and attacked.side != ("friendly" if whose == "rival" else "rival"):
        raise Reject("an attack stays against the same player")
    made = redirect_from(attacked, Ref(IT))
    assert isinstance(made, If)
    return If(made.condition, Redirect(None))


@reads("pay")
def pay(amount: int) -> Step:
    return PayNow(amount)


@reads("pay_for_each")
def pay_for_each(amount: int, per: Amount) -> Step:
    return PayNow(times(amount, per))


@reads("end_attack")
def end_attack() -> Step:
    return EndAttack()


@reads("end_rivals_attack")
def end_rivals_attack() -> Step:
    """A rival Unit's attack, never one's own."""
    return If(RIVAL_ATTACKS, EndAttack())


@reads("end_attack_of")
def end_attack_of(piece: Piece) -> Step:
    """The attack of a Unit that was spoken of, where there is one."""
    return If(Is(piece, Cards(attacking=True)), EndAttack())


@reads("win")
def win() -> Step:
    return WinGame()


@reads("lose")
def lose() -> Step:
    return LoseGame()


@reads("ignore_and_reroll")
def ignore_and_reroll() -> Step:
    return Reroll()


@reads("prevent")
def prevent() -> Step:
    return Prevent()


@reads("prevented")
def prevented(_piece: Piece) -> Step:
    return Prevent()


@reads("this_kept")
def this_kept(_this: Piece) -> ThisKept:
    return ThisKept()
