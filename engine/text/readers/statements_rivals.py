"""Readers of statements that say of Rivals, or of the pieces that meet this one, what is true of them."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import CallsMore, Cannot, Choose, Every
from engine.effects.values import Cards, Gigs, Is, PowerOf, This
from engine.text.forms import OPEN, Predicate, Reject, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.conditions_is import cards_like, narrowed
from engine.text.readers.pronouns import THOSE_GIGS
from engine.text.readers.statements import joined_tails, statement

if TYPE_CHECKING:
    from engine.effects.tree import Until
    from engine.effects.values import Side
    from engine.text.forms import Mark


@reads("gigs_safe")
def gigs_safe(gigs: Gigs, *tails: Tail) -> Statement:
    """The words "friendly Gigs can't be stolen": no rival piece can steal them."""
    if gigs.side == "rival":
        raise Reject("only friendly Gigs can be stolen by Rivals")
    safe = None if gigs == Gigs() else gigs
    # a Gig that was chosen may be a Rival's, and then it is the player's own pieces that can't steal it
    thieves = Cards() if gigs.among is not None and gigs.side == "any" else Cards(side="rival")
    return Statement((Subject(set=thieves),), (Predicate((Cannot("steal", safe),)),), joined_tails(tails))


@reads("gigs_safe_led")
def gigs_safe_led(until: Until, gigs: Gigs, *tails: Tail) -> Statement:
    return gigs_safe(gigs, Tail(until=until), *tails)


@reads("gigs_safe_from")
def gigs_safe_from(gigs: Gigs, thieves: Cards, *tails: Tail) -> Statement:
    """The words "friendly Gigs can't be stolen by Legends": only such rival pieces can't steal them."""
    if thieves.side == "friendly" or thieves.areas:
        raise Reject("only rival Units and Legends steal friendly Gigs")
    safe = gigs_safe(gigs, *tails)
    return dataclasses.replace(safe, subjects=(Subject(set=dataclasses.replace(thieves, side="rival")),))


@reads("gigs_safe_from_led")
def gigs_safe_from_led(until: Until, gigs: Gigs, thieves: Cards, *tails: Tail) -> Statement:
    return gigs_safe_from(gigs, thieves, Tail(until=until), *tails)


reads("that_gig_set")(lambda: Gigs(among="?that gig"))
reads("those_gig_set")(lambda: Gigs(among=THOSE_GIGS))


@reads("cannot_attack_this")
def cannot_attack_this(attackers: Cards, this: Any, *tails: Tail) -> Statement:
    """The words "rival Units can't attack this Unit": it can't be attacked by them."""
    if attackers.side == "friendly":
        raise Reject("only rival Units attack")
    by = None if attackers in (Cards(("Unit",)), Cards(("Unit",), "rival")) else attackers
    return Statement(
        (Subject(target=this),), (Predicate((Cannot("be attacked", by=by),)),), joined_tails(tails)
    )


@reads("cannot_block_this")
def cannot_block_this(blockers: Cards, this: Any, *tails: Tail) -> Statement:
    """The words "rival Units can't block this Unit": it can't be blocked by them."""
    if blockers.side == "friendly" or blockers.areas:
        raise Reject("only rival Units block")
    by = None if blockers in (Cards(("Unit",)), Cards(("Unit",), "rival")) else blockers
    by = None if by is None else dataclasses.replace(by, side="rival")
    return Statement(
        (Subject(target=this),), (Predicate((Cannot("be blocked", by=by),)),), joined_tails(tails)
    )


@reads("cannot_block_it")
def cannot_block_it(blockers: Cards, *tails: Tail) -> Statement:
    """The words "Units with less power than this Unit can't block it": the one that they are compared with."""
    return cannot_block_this(blockers, _compared(blockers, tails, "block"), *tails)


@reads("cannot_attack_it")
def cannot_attack_it(attackers: Cards, *tails: Tail) -> Statement:
    """The words "Units with more power than this Unit can't attack it"."""
    return cannot_attack_this(attackers, _compared(attackers, tails, "attack"), *tails)


def _compared(of: Cards, tails: tuple[Tail, ...], verb: str) -> This:
    """The card itself, where a set is compared with it. Raises Reject where it is not."""
    if of.power is None or of.power.amount != PowerOf(This()) or any(tail.until for tail in tails):
        raise Reject(f"whom they can't {verb} is not said")
    return This()


@reads("statement_of_this")
def statement_of_this(this: This, predicates: tuple[Predicate, ...], asked: Mark) -> Statement:
    """The words "this Unit can attack ready Units while equipped"."""
    if any(predicate.gained for predicate in predicates):
        raise Reject("what is gained once does not come and go")
    while_so = Tail(condition=Is(this, cards_like(asked)))
    return Statement((Subject(target=this),), predicates, while_so)


@reads("statement_of_those")
def statement_of_those(those: Any, predicates: tuple[Predicate, ...], asked: Mark) -> Statement:
    """The words "friendly Units have +1 power while equipped": those of them that are."""
    if any(predicate.gained for predicate in predicates):
        raise Reject("what is gained once does not come and go")
    of = those.of if isinstance(those, Every) else those
    return Statement((Subject(set=narrowed(of, asked)),), predicates, Tail())


@reads("rivals_cannot_block")
def rivals_cannot_block(*tails: Tail) -> Statement:
    return statement((Subject(set=Cards(("Unit",), "rival")),), (Predicate((Cannot("block"),)),), *tails)


@reads("attack_cannot_be_blocked")
def attack_cannot_be_blocked() -> Statement:
    attacker = Choose(Cards(("Unit",), attacking=True), OPEN)
    end = Tail(until="end of attack")
    return Statement((Subject(target=attacker),), (Predicate((Cannot("be blocked"),)),), end)


@reads("rivals_cannot_use_quick")
def rivals_cannot_use_quick(*tails: Tail) -> Statement:
    """On your turn, on which Rivals use {Quick} to react; on theirs they use such effects as any others."""
    if any(tail.until in ("your next turn", "rival's next turn") for tail in tails):
        raise Reject("whether on their own turn, too, is not said")
    return statement((Subject(set=Cards((), "rival")),), (Predicate((Cannot("use QUICK"),)),), *tails)


@reads("rivals_cannot_use_quick_led")
def rivals_cannot_use_quick_led(until: Until) -> Statement:
    return rivals_cannot_use_quick(Tail(until=until))


@reads("rivals_cannot_use_spend")
def rivals_cannot_use_spend(*tails: Tail) -> Statement:
    """The words "Rivals can't use {Spend} effects this turn": their cards can't."""
    return statement((Subject(set=Cards((), "rival")),), (Predicate((Cannot("use SPEND"),)),), *tails)


@reads("rivals_cannot_use_spend_led")
def rivals_cannot_use_spend_led(until: Until) -> Statement:
    return rivals_cannot_use_spend(Tail(until=until))


@reads("rivals_cannot_call")
def rivals_cannot_call(of: Cards, *tails: Tail) -> Statement:
    return _cannot_call("rival", of, *tails)


@reads("you_cannot_call")
def you_cannot_call(of: Cards, *tails: Tail) -> Statement:
    return _cannot_call("friendly", of, *tails)


@reads("nobody_can_call")
def nobody_can_call(of: Cards, *tails: Tail) -> Statement:
    return _cannot_call("any", of, *tails)


def _cannot_call(side: Side, of: Cards, *tails: Tail) -> Statement:
    if of != Cards(("Legend",)):
        raise Reject("Legends are called")
    return _legends_cannot(side, "be called", *tails)


def _legends_cannot(side: Side, action: Any, *tails: Tail) -> Statement:
    legends = Subject(set=Cards(("Legend",), side))
    return statement((legends,), (Predicate((Cannot(action),)),), *tails)


@reads("rivals_cannot_go_solo")
def rivals_cannot_go_solo(*tails: Tail) -> Statement:
    return _legends_cannot("rival", "use GO SOLO", *tails)


@reads("you_cannot_go_solo")
def you_cannot_go_solo(*tails: Tail) -> Statement:
    return _legends_cannot("friendly", "use GO SOLO", *tails)


@reads("nobody_can_go_solo")
def nobody_can_go_solo(*tails: Tail) -> Statement:
    return _legends_cannot("any", "use GO SOLO", *tails)


@reads("you_call_more")
def you_call_more(*tails: Tail) -> Statement:
    """The words "you may Call an additional Legend each turn": one more than otherwise."""
    legends = Subject(set=Cards(("Legend",), "friendly"))
    return statement((legends,), (Predicate((CallsMore(),)),), *tails)


@reads("you_call_more_led")
def you_call_more_led(until: Until) -> Statement:
    return you_call_more(Tail(until=until))


@reads("nobody_can_play")
def nobody_can_play(of: Cards, *tails: Tail) -> Statement:
    return _cannot_play("any", of, *tails)


@reads("rivals_cannot_play")
def rivals_cannot_play(of: Cards, *tails: Tail) -> Statement:
    return _cannot_play("rival", of, *tails)


@reads("rivals_cannot_play_led")
def rivals_cannot_play_led(until: Until, of: Cards, *tails: Tail) -> Statement:
    return rivals_cannot_play(of, Tail(until=until), *tails)


@reads("you_cannot_play")
def you_cannot_play(of: Cards, *tails: Tail) -> Statement:
    """The words "you can't play Units this turn": the player's own cards can't be played."""
    return _cannot_play("friendly", of, *tails)


@reads("you_cannot_play_led")
def you_cannot_play_led(until: Until, of: Cards, *tails: Tail) -> Statement:
    return you_cannot_play(of, Tail(until=until), *tails)


def _cannot_play(side: Side, of: Cards, *tails: Tail) -> Statement:
    if of.side != "any" or of.areas:
        raise Reject("from where is not said")
    of = dataclasses.replace(of, side=side)
    return statement((Subject(set=of),), (Predicate((Cannot("be played"),)),), *tails)


@reads("while_this_fights")
def while_this_fights(this: This, predicates: tuple[Predicate, ...], *tails: Tail) -> Statement:
    """The words "while this Unit is fighting, the opposing Unit has -1 power"."""
    return while_fighting_this(Cards(("Unit",), "rival"), this, predicates, *tails)


@reads("while_fighting_this")
def while_fighting_this(of: Cards, this: Any, predicates: tuple[Predicate, ...], *tails: Tail) -> Statement:
    """The words "Units fighting this Unit": rival Units, while they do."""
    if of.side == "friendly":
        raise Reject("only rival Units fight this one")
    of = dataclasses.replace(of, side="rival")
    fighting = Tail(during="fighting", against=this)
    return Statement((Subject(set=of),), predicates, joined_tails((fighting, *tails)))
