"""Conditions in words, part 1: what a claim is, what is so of the turn and was done in it, what pieces have alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.effects.values import (
    Alike,
    Both,
    Cards,
    Compare,
    Count,
    FixerEmpty,
    Gigs,
    Overtime,
    PiecesDid,
    PlayedThisTurn,
    Ref,
    WonFight,
    YourTurn,
)
from engine.text.rendering.amounts import KINDS, RIVALS
from engine.text.rendering.tables import THINGS, Table
from engine.text.rendering.things import DID, piece
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


@CONDITIONS.of(WonFight)
def _won_fight(node: WonFight, words: Words) -> Claim:
    subject = piece(node.piece, words)
    if isinstance(node.piece, Ref) and words.fought_first(node.piece.label):
        subject = "it"
    did, do = ("lost", "lose") if node.lost else ("won", "win")
    return Claim(f"{subject} {did} the fight", f"{subject} didn't {do} the fight")


def alike(node: Compare, words: Words) -> str | None:
    """That so many, or all, of some pieces have the same, as a clause."""
    match node:
        case Compare(Alike(Gigs(side) as of, "values"), ">=", int(number)) if of == Gigs(side):
            held = {"friendly": "you control", "rival": "a Rival controls", "any": "there are"}[side]
            return f"{held} {number} or more Gigs with the same value"
        case Compare(Alike(of, what), ">=", int(number)):
            return f"{number} or more {THINGS(of, words).bare(True)} have the same {KINDS[what]}"
        case _:
            return None


def all_alike(node: Both, words: Words) -> str | None:
    """That all of some pieces, which are several, have the same."""
    match node.parts:
        case (
            Compare(Count(Cards(among=str(label)) | Gigs(among=str(label)) as of), ">", 1),
            Compare(Alike(alike_of, what), "=", Count(all_of)),
        ) if of == alike_of == all_of == type(of)(among=label):
            return f"all of {words.ref(label)[0]} have the same {KINDS[what]}"
        case (Compare(Count(of), ">", 1), Compare(Alike(alike_of, what), "=", Count(all_of))) if (
            of == alike_of == all_of and what != "tags"
        ):
            return f"all {THINGS(of, words).bare(True)} have the same {KINDS[what]}"
        case _:
            return None
