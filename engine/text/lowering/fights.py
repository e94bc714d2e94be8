"""Fights that an effect brings about: who they are between, and whom "it" means after one."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Choose, Fight, Redirect, WinsFights
from engine.effects.values import Both, Cards, Ref, This, Trigger, WonFight
from engine.text.forms import IT, Clauses, Lead, Reject, Statement
from engine.text.lowering.spoken import NOBODY, Spoken, side_of
from engine.text.meaning import changed, parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.effects.values import Piece
    from engine.text.forms import Sentence
    from engine.text.lowering.refs import Scope


_NTH: Final = {"?nth 1 Unit": 0, "?nth 2 Unit": 1}


@dataclass(frozen=True, slots=True)
class TheyFight:
    """The words "they fight", of two Units that were each chosen by itself."""

    pieces: Piece


def the_two(node: Any, scope: Scope) -> Any:
    """Who "they fight" is between, anything else as it is. Raises Reject where they are not of two players."""
    if not isinstance(node, TheyFight):
        return node
    found = scope.fitting(node.pieces.label, "table") if isinstance(node.pieces, Ref) else []
    pair = found[0].pair if found else ()
    if len(pair) != 2 or {side_of(scope, piece) for piece in pair} != {"friendly", "rival"}:
        raise Reject("which two Units fight is not said")
    return changed(node, Fight(*pair))


def speak_of_fight(done: Any, scope: Scope) -> None:
    """After a fight "if it wins" asks of the Unit that was named first; else "it" may be either of the two.

    Refuses a fight of two Units of one player.
    """
    if not isinstance(done, Fight):
        return
    sides = [_side(target, scope) for target in (done.one, done.other)]
    if sides[0] == sides[1] != "any":
        raise Reject("no Unit fights another of the same player")
    scope.fights = (*scope.fights, (_piece(done.one), _piece(done.other)))
    # "that Unit" is the other one where this Unit fights
    either = ("each",) if scope.this in (done.one, done.other) else ("Unit",)
    scope.spoken.append(Spoken(NOBODY, either))


def _piece(target: Any) -> Piece:
    return Ref(target.bind) if isinstance(target, Choose) else target


def _side(target: Any, scope: Scope) -> str:
    if isinstance(target, Choose):
        return target.of.side
    return "friendly" if target in (This(), scope.this) else side_of(scope, target)


def to_come(said: Sentence, attack: bool, scope: Scope) -> Sentence:
    """The words "if it wins the fight" while an attack is under way: the next time that it does so in this attack.

    What else is asked with it is asked then, too.
    """
    if not attack and isinstance(said.body.what, Statement) and _wins_it(said.body.what):
        raise Reject("which fight this is, is not said: none is to come")
    if not attack or scope.fights:
        return said
    match said.leads, said.body.condition:
        case (*before, Lead("if", WonFight() as won)), _:
            more: tuple[Lead, ...] = ()
        case (*before, Lead("if", Both((WonFight() as won, *others)))), _:
            more = (Lead("asked", others[0] if len(others) == 1 else Both(tuple(others))),)
        case before, WonFight() as won if {lead.kind for lead in before} <= {"if", "then", "if you do"}:
            if isinstance(said.body.what, Clauses):
                raise Reject("whether all of this hangs on the fight is not said: put the condition first")
            more = ()
            said = dataclasses.replace(said, body=dataclasses.replace(said.body, condition=None))
        case _:
            return said
    if won.piece == This():
        scope.say(Spoken(scope.this))
    trigger = Trigger("loses-fight" if won.lost else "wins-fight", won.piece)
    waits = Lead("next time", (trigger, "end of attack"))
    return changed(said, dataclasses.replace(said, leads=(*before, waits, *more)))


def _wins_it(said: Statement) -> bool:
    """Whether somebody is said to win the fight of the attack under way."""
    wins = any(isinstance(p, WinsFights) and p.next_fight for p in parts(said.predicates))
    return wins and said.tail.until == "end of attack"


def under_way(steps: Sequence[Any]) -> bool:
    """Whether what is done speaks of an attack: it redirects one, or is done to the attacker or the defender."""
    return any(
        isinstance(p, Redirect) or (isinstance(p, Cards) and (p.attacking or p.in_attack is not None))
        for p in parts(tuple(steps))
    )


def who_won(node: WonFight, scope: Scope, found: Callable[[Piece], Any]) -> WonFight:
    """How a fight of this effect came out. Raises Reject where there was none, or not of this piece.

    "The first Unit" is the first of the two that fight, and is refused where, of all Units that were spoken of, the
    first is the other one.
    """
    if not scope.fights:
        raise Reject("no fight was brought about before")
    two = scope.fights[-1]
    if node.piece == Ref(IT):
        return WonFight(two[0], node.lost)
    piece = found(node.piece)
    nth = _NTH.get(node.piece.label) if isinstance(node.piece, Ref) else None
    if nth is not None and piece != two[nth]:
        if piece in two:
            raise Reject(
                'which of the two Units is not said: write "if it won the fight" of the one named first'
            )
        piece = two[nth]
    if not any(piece in pair for pair in scope.fights):
        raise Reject("this one has not fought")
    return WonFight(piece, node.lost)
