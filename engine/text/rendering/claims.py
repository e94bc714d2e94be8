"""Conditions in words, part 1: what a claim is, and what is so of the turn and what was done in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.effects.values import (
    Cards,
    FixerEmpty,
    Overtime,
    PiecesDid,
    PlayedThisTurn,
    YourTurn,
)
from engine.text.rendering.amounts import RIVALS
from engine.text.rendering.tables import THINGS, Table
from engine.text.rendering.things import DID
from engine.text.rendering.words import Noun, Words

if TYPE_CHECKING:
    from engine.effects.values import Op, Who


class Claim(NamedTuple):
    """A condition as a clause, and its contrary."""

    yes: str
    no: str


CONDITIONS: Final = Table[Words, Claim]("a condition")


def is_(subject: str, rest: str, many: bool = False) -> Claim:
    be = "are" if many else "is"
    return Claim(f"{subject} {be} {rest}", f"{subject} {be}n't {rest}")


def denied(yes: str) -> Claim:
    return Claim(yes, f"it isn't true that “{yes}”")


def name_of(who: Who) -> str:
    return "you" if who == "you" else "a Rival"


def how_many(op: Op, number: int, noun: Noun) -> str:
    if (op, number) == (">=", 1):
        return noun.single()
    forms = {
        "=": f"exactly {number}" if number else "no",
        "<": f"fewer than {number}",
        "<=": f"{number} or fewer",
        ">": f"more than {number}",
        ">=": f"{number} or more",
    }
    return f"{forms[op]} {noun.bare(number != 1 or op in ('<=', '>='))}"


@CONDITIONS.of(YourTurn)
def _your_turn(_node: YourTurn, words: Words) -> Claim:
    return Claim(f"it's {words.your} turn", f"it isn't {words.your} turn")


@CONDITIONS.of(FixerEmpty)
def _fixer(node: FixerEmpty, words: Words) -> Claim:
    return is_(f"{words.your if node.who == 'you' else RIVALS} fixer area", "empty")


@CONDITIONS.of(Overtime)
def _overtime(_node: Overtime, _words: Words) -> Claim:
    return is_("the game", "in overtime")


@CONDITIONS.of(PiecesDid)
def _pieces_did(node: PiecesDid, words: Words) -> Claim:
    trigger, many = node.trigger, node.how_many
    of = trigger.subject if isinstance(trigger.subject, Cards) else Cards()
    number = many.amount if isinstance(many.amount, int) else 0
    did = "was defeated" if trigger.event == "defeated" else DID[trigger.event]
    did = did.replace("was ", "were ", 1) if number != 1 else did
    return denied(f"{how_many(many.op, number, THINGS(of, words))} {did} this turn")


@CONDITIONS.of(PlayedThisTurn)
def _played(node: PlayedThisTurn, words: Words) -> Claim:
    what = f"{THINGS(node.like, words).single()} this turn"
    return Claim(f"{name_of(node.who)} played {what}", f"{name_of(node.who)} didn't play {what}")
