"""Instructions of one verb, in words: "draw 2", "defeat a spent rival Unit", "that Unit steals a rival Gig"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final, Literal

from engine.effects.tree import (
    Adjust,
    Choose,
    ChooseKind,
    CostChange,
    Defeat,
    EndAttack,
    Establish,
    Fight,
    Give,
    LoseGame,
    MayAttack,
    PayNow,
    PaysInstead,
    Pick,
    Prevent,
    Ready,
    ReadyEddies,
    Redirect,
    Reroll,
    RollIn,
    SetGig,
    Spend,
    Steal,
    Swap,
    SwapValues,
    TakeControl,
    ToFixer,
    WinGame,
)
from engine.effects.values import Ref
from engine.text.rendering.amounts import each
from engine.text.rendering.clauses import Clause
from engine.text.rendering.modifiers import UNTIL, priced, traits
from engine.text.rendering.tables import THINGS, Table
from engine.text.rendering.targets import target
from engine.text.rendering.things import amount
from engine.text.rendering.words import Words

if TYPE_CHECKING:
    from engine.effects.tree import Modifier
    from engine.effects.values import Amount, Cards, Who

STEPS: Final = Table[Words, Clause]("an instruction of one verb")

_PREVENTED: Final = {"steal": ("the Gig", "stolen"), "defeat": ("it", "defeated")}


def by_whom(who: Who | Literal["each"], verb: str, rest: str) -> Clause:
    """What a player does: the one whom the effect tells, a Rival, or both at once."""
    return Clause(verb, rest, {"you": None, "rival": "a Rival", "each": "each player"}[who])


def number(node: Amount, words: Words, up_to: bool = False, what: str = "") -> str:
    """How many, of what: "up to 2", "1 Eddie for each friendly d20"."""
    factor, suffix = each(node, words)
    return f"{'up to ' if up_to else ''}{factor}{what}{suffix}"


@STEPS.of(Pick)
def _pick(node: Pick, words: Words) -> Clause:
    said = target(node.target, words, "from")[0]
    if isinstance(node.target, Choose):
        words.picked.add(node.target.bind)
    return Clause("choose", said)


@STEPS.of(ChooseKind)
def _choose_kind(node: ChooseKind, _words: Words) -> Clause:
    named = {"type": "a card type", "parity": "even or odd"}
    return Clause("choose", named.get(node.what, f"a {node.what}"))


@STEPS.of(Defeat)
def _defeat(node: Defeat, words: Words) -> Clause:
    return Clause("defeat", target(node.target, words)[0])


@STEPS.of(Spend)
def _spend(node: Spend, words: Words) -> Clause:
    return Clause("spend", target(node.target, words)[0])


@STEPS.of(Ready)
def _ready(node: Ready, words: Words) -> Clause:
    return Clause("ready", target(node.target, words)[0])


@STEPS.of(ReadyEddies)
def _ready_eddies(node: ReadyEddies, words: Words) -> Clause:
    factor, suffix = each(node.amount, words)
    most = "up to " if node.up_to else ""
    return Clause("ready", f"{most}{factor} Eddie{'' if factor == 1 else 's'}{suffix}")


@STEPS.of(Steal)
def _steal(node: Steal, words: Words) -> Clause:
    if node.actor is None:
        return Clause("steal", target(node.gigs, words)[0])
    actor, many = target(node.actor, words)
    return Clause("steal", target(node.gigs, words)[0], actor, many)


@STEPS.of(Adjust)
def _adjust(node: Adjust, words: Words) -> Clause:
    what = target(node.gig, words)[0]
    return Clause(node.how, f"{what} by {number(node.by, words, node.up_to)}")


@STEPS.of(SetGig)
def _set(node: SetGig, words: Words) -> Clause:
    what, many = target(node.gig, words)
    parts = [amount(node.to, words)] if node.to is not None else []
    if node.like is not None:
        parts.append(f"the value of {target(node.like, words)[0]}")
        words.mention(node.gig.label if isinstance(node.gig, Ref) else getattr(node.gig, "bind", ""))
    if node.any:
        parts.append("any value")
    if node.face is not None:
        parts.append(f"{'their' if many else 'its'} {node.face} value")
    return Clause("set", f"{what} to {' and '.join(parts)}")


@STEPS.of(Swap)
def _swap(node: Swap, words: Words) -> Clause:
    known_first = isinstance(node.rival, Ref) and not isinstance(node.friendly, Ref)
    pair = (node.rival, node.friendly) if known_first else (node.friendly, node.rival)
    one = target(pair[0], words)[0]
    return Clause("swap", f"{one} with {target(pair[1], words)[0]}")


@STEPS.of(SwapValues)
def _swap_values(node: SwapValues, words: Words) -> Clause:
    one = target(node.gigs, words)[0]
    also = "" if node.other is None else f" and {target(node.other, words)[0]}"
    return Clause("swap", f"the values of {one}{also}")


@STEPS.of(Give)
def _give(node: Give, words: Words) -> Clause:
    whom, many = target(node.target, words)
    until = None if node.until == "this turn" and _says_turn(node.what[-1]) else node.until
    trait = traits(node.what, until, words, many)
    if trait.noun is not None:
        return Clause("give", f"{whom} {trait.noun}")
    return Clause(trait.verb, "", whom, many, modal=True)


def _says_turn(last: Modifier) -> bool:
    """Whether a modifier ends with "the turn it's played", which leaves no need for "this turn"."""
    if not isinstance(last, MayAttack) or not last.lagging or last.next_attack:
        return False
    return last.units is None or last.units.among is None


def _unowned(of: Cards, words: Words) -> str:
    return THINGS(dataclasses.replace(of, side="any"), words).bare(False)


@STEPS.of(Establish)
def _establish(node: Establish, words: Words) -> Clause:
    if isinstance(node.what, CostChange | PaysInstead) and node.what.next_card:
        change, least = priced(node.what, words)
        mine = node.to.side == "friendly"
        card = f"your next {_unowned(node.to, words)}"
        if not mine:
            card = f"the next {_unowned(node.to, words)} a Rival plays"
            how = f"is played for {change}{least}"
            return Clause(how, "", f"{UNTIL[node.until]}, {card}", modal=True)
        which = f"{card} {UNTIL[node.until]}"
        solo = isinstance(node.what, CostChange) and node.what.what == "go-solo"
        verb = "use" if solo else "play"
        return Clause(verb, f"{'{Go Solo} with ' if solo else ''}{which} for {change}{least}")
    whom = THINGS(node.to, words).bare(True)
    trait = traits((node.what,), None, words, many=True)
    return Clause(f"{trait.verb}{trait.tail}", "", f"{UNTIL[node.until]}, {whom}", many=True, modal=True)


@STEPS.of(TakeControl)
def _take_control(node: TakeControl, words: Words) -> Clause:
    until = "" if node.until is None else f" {UNTIL[node.until]}"
    return Clause("take", f"control of {target(node.target, words)[0]}{until}")


@STEPS.of(Reroll)
def _reroll(node: Reroll, words: Words) -> Clause:
    if node.gig is None:
        return Clause("ignore", "the result and reroll it once")
    return Clause("reroll", target(node.gig, words)[0])


@STEPS.of(RollIn)
def _roll_in(node: RollIn, words: Words) -> Clause:
    factor, suffix = each(node.amount, words)
    gigs = "a Gig" if factor == 1 else f"{factor} Gigs"
    return Clause("roll", f"in {gigs}{suffix}")


@STEPS.of(ToFixer)
def _to_fixer(node: ToFixer, words: Words) -> Clause:
    what, many = target(node.gig, words)
    whose = "their owners' fixer areas" if many else "its owner's fixer area"
    return Clause("return", f"{what} to {whose}")


@STEPS.of(Fight)
def _fight(node: Fight, words: Words) -> Clause:
    one = target(node.one, words)[0]
    other = target(node.other, words)[0]
    words.fighters = tuple(
        who.label if isinstance(who, Ref) else getattr(who, "bind", None) for who in (node.one, node.other)
    )
    return Clause("fight", other, one)


@STEPS.of(Redirect)
def _redirect(node: Redirect, words: Words) -> Clause:
    if node.to is None:
        return Clause("redirect", "the attack to the Gig area")
    return Clause("redirect", f"the attack to {target(node.to, words)[0]}")


@STEPS.of(Prevent)
def _prevent(_node: Prevent, words: Words) -> Clause:
    if words.process not in _PREVENTED:
        return Clause("prevent", "that")
    what, done = _PREVENTED[words.process]
    return Clause("isn't", done, what, modal=True)


@STEPS.of(PayNow)
def _pay(node: PayNow, words: Words) -> Clause:
    return Clause("pay", number(node.amount, words, what=" €$"))


@STEPS.of(EndAttack)
def _end_attack(_node: EndAttack, _words: Words) -> Clause:
    return Clause("end", "the attack")


@STEPS.of(WinGame)
def _win(node: WinGame, _words: Words) -> Clause:
    return by_whom(node.who, "win", "the game")


@STEPS.of(LoseGame)
def _lose(node: LoseGame, _words: Words) -> Clause:
    return by_whom(node.who, "lose", "the game")
