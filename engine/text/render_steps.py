"""Instructions of one verb, in words: "draw 2", "defeat a spent rival Unit", "that Unit steals a rival Gig"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.tree import (
    Adjust,
    Call,
    ChooseKind,
    Defeat,
    Discard,
    Draw,
    EndAttack,
    Equip,
    Establish,
    Flip,
    Give,
    Look,
    LookAtLegend,
    LoseGame,
    MayAttack,
    Move,
    PayNow,
    Pick,
    PlayCard,
    Prevent,
    Ready,
    ReadyEddies,
    Reroll,
    Reveal,
    Sell,
    SetGig,
    Spend,
    Steal,
    Swap,
    TakeControl,
    TrashTop,
    WinGame,
)
from engine.effects.values import Ref
from engine.text.render_amounts import each
from engine.text.render_modifiers import UNTIL, traits
from engine.text.render_tables import THINGS, Table
from engine.text.render_targets import target
from engine.text.render_things import amount, piece
from engine.text.render_words import Clause, Words

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Target
    from engine.effects.values import Amount, Who

STEPS: Final = Table[Words, Clause]("an instruction of one verb")

_PREVENTED: Final = {"steal": ("the Gig", "stolen"), "defeat": ("the Unit", "defeated")}


def _by(who: Who, verb: str, rest: str) -> Clause:
    return Clause(verb, rest, None if who == "you" else "a Rival")


def _many(node: Amount, words: Words, up_to: bool = False, what: str = "") -> str:
    factor, suffix = each(node, words)
    return f"{'up to ' if up_to else ''}{factor}{what}{suffix}"


@STEPS.of(Pick)
def _pick(node: Pick, words: Words) -> Clause:
    return Clause("choose", target(node.target, words, "from")[0])


@STEPS.of(ChooseKind)
def _choose_kind(_node: ChooseKind, _words: Words) -> Clause:
    return Clause("choose", "a card type")


@STEPS.of(Draw)
def _draw(node: Draw, words: Words) -> Clause:
    return _by(node.who, "draw", _many(node.amount, words, node.up_to))


@STEPS.of(Discard)
def _discard(node: Discard, words: Words) -> Clause:
    hand = words.your if node.who == "you" else "their"
    if node.amount is None:
        what = f"{hand} hand"
        if node.like is not None:
            what = f"{THINGS(node.like, words).several('all')} from {what}"
        words.bind("discarded", many=True)
        return _by(node.who, "discard", what)
    factor, suffix = each(node.amount, words)
    what = ""
    if node.like is not None:
        what = f" {THINGS(node.like, words).bare(factor != 1)}"
    words.bind("discarded", many="discarded" in words.many or factor != 1 or bool(suffix))
    return _by(node.who, "discard", f"{factor}{what}{suffix}")


@STEPS.of(TrashTop)
def _trash_top(node: TrashTop, words: Words) -> Clause:
    words.bind("trashed", many="trashed" in words.many or node.amount != 1)
    return Clause("trash", _many(node.amount, words, node.up_to))


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
    return Clause("ready", _many(node.amount, words, what=" Eddie" if node.amount == 1 else " Eddies"))


def _is_own(node: Target, words: Words) -> bool:
    """Whether the cards come from the player's own hand, deck or trash; asked after the target has been worded."""
    label = node.label if isinstance(node, Ref) else getattr(node, "bind", None)
    return label in words.own or label in ("looked", "trashed", "discarded")


@STEPS.of(Move)
def _move(node: Move, words: Words) -> Clause:
    what, many = target(node.target, words, "from")
    order = " in any order" if node.any_order else ""
    match node.to:
        case "trash":
            return Clause("trash", what + order)
        case "bottom of deck":
            return Clause("bottom-deck", what + order)
        case "top of deck":
            return Clause("top-deck", what + order)
        case "removed":
            return Clause("remove", f"{what} from the game{order}")
        case "hand" if _is_own(node.target, words):
            return Clause("add", f"{what} to {words.your} hand{order}")
        case "hand":
            return Clause(
                "return",
                f"{what} to {'their owners' + chr(39) + ' hands' if many else 'its owner' + chr(39) + 's hand'}{order}",
            )


@STEPS.of(Look)
def _look(node: Look, words: Words) -> Clause:
    factor, suffix = each(node.amount, words)
    many = factor != 1 or bool(suffix)
    words.looked = "revealed" if node.how == "reveal" else "searched"
    words.bind("looked", many, own=True)
    top = f"top {factor} cards" if factor != 1 else "top card"
    return Clause(node.how, f"the {top} of {words.your} deck{suffix}")


@STEPS.of(Reveal)
def _reveal(node: Reveal, words: Words) -> Clause:
    return Clause("reveal", target(node.target, words, "from")[0])


@STEPS.of(LookAtLegend)
def _look_at(node: LookAtLegend, words: Words) -> Clause:
    return Clause("look", f"at {target(node.target, words)[0]}")


@STEPS.of(Sell)
def _sell(node: Sell, words: Words) -> Clause:
    return Clause("sell", target(node.target, words, "from")[0])


@STEPS.of(Steal)
def _steal(node: Steal, words: Words) -> Clause:
    if node.actor is None:
        return Clause("steal", target(node.gigs, words)[0])
    many = isinstance(node.actor, Ref) and words.ref(node.actor.label)[1]
    return Clause("steal", target(node.gigs, words)[0], piece(node.actor, words), many)


@STEPS.of(Adjust)
def _adjust(node: Adjust, words: Words) -> Clause:
    what = target(node.gig, words)[0]
    return Clause(node.how, f"{what} by {_many(node.by, words, node.up_to)}")


@STEPS.of(SetGig)
def _set(node: SetGig, words: Words) -> Clause:
    what = target(node.gig, words)[0]
    parts = [amount(node.to, words)] if node.to is not None else []
    if node.like is not None:
        parts.append(f"the value of {target(node.like, words)[0]}")
    return Clause("set", f"{what} to {' and '.join(parts)}")


@STEPS.of(Swap)
def _swap(node: Swap, words: Words) -> Clause:
    one = target(node.friendly, words)[0]
    return Clause("swap", f"{one} with {target(node.rival, words)[0]}")


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
    return isinstance(last, MayAttack) and last.lagging and not last.next_attack


@STEPS.of(Establish)
def _establish(node: Establish, words: Words) -> Clause:
    whom = THINGS(node.to, words).bare(True)
    trait = traits((node.what,), None, words, many=True)
    return Clause(f"{trait.verb}{trait.tail}", "", f"{UNTIL[node.until]}, {whom}", many=True, modal=True)


@STEPS.of(PlayCard)
def _play(node: PlayCard, words: Words) -> Clause:
    what = target(node.target, words, "from")[0]
    if node.free:
        what += " for free"
    if node.host is not None:
        what += f", equipping it only to {THINGS(node.host, words).single()}"
    if node.then is not None:
        how = "bottom-decking" if node.then == "bottom of deck" else "top-decking"
        what += f", {how} it afterwards"
    return Clause("play", what)


@STEPS.of(Call)
def _call(node: Call, words: Words) -> Clause:
    whom = "a Legend" if node.target is None else target(node.target, words)[0]
    return Clause("Call", f"{whom}{' for free' if node.free else ''}")


@STEPS.of(Flip)
def _flip(node: Flip, words: Words) -> Clause:
    return Clause("flip", f"{target(node.target, words)[0]} {'face-up' if node.face_up else 'face-down'}")


@STEPS.of(Equip)
def _equip(node: Equip, words: Words) -> Clause:
    gear = target(node.gear, words, "from")[0]
    return Clause("equip", f"{gear} to {target(node.to, words)[0]}")


@STEPS.of(TakeControl)
def _take_control(node: TakeControl, words: Words) -> Clause:
    return Clause("take", f"control of {target(node.target, words)[0]}")


@STEPS.of(Reroll)
def _reroll(_node: Reroll, _words: Words) -> Clause:
    return Clause("ignore", "the result and reroll it once")


@STEPS.of(Prevent)
def _prevent(_node: Prevent, words: Words) -> Clause:
    if words.process not in _PREVENTED:
        return Clause("prevent", "that")
    what, done = _PREVENTED[words.process]
    return Clause("isn't", done, what, modal=True)


@STEPS.of(PayNow)
def _pay(node: PayNow, words: Words) -> Clause:
    return Clause("pay", _many(node.amount, words, what=" €$"))


@STEPS.of(EndAttack)
def _end_attack(_node: EndAttack, _words: Words) -> Clause:
    return Clause("end", "the attack")


@STEPS.of(WinGame)
def _win(node: WinGame, _words: Words) -> Clause:
    return _by(node.who, "win", "the game")


@STEPS.of(LoseGame)
def _lose(node: LoseGame, _words: Words) -> Clause:
    return _by(node.who, "lose", "the game")
