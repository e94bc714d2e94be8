"""Modifiers in words: "+2 power", "can't attack", "wins all fights against CORPO Units"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.effects.tree import (
    CallsFree,
    CallsMore,
    Cannot,
    CostChange,
    DoublePower,
    EntersSpent,
    Gains,
    Has,
    Loses,
    MayAttack,
    MustAttack,
    PaysInstead,
    Power,
    SetPower,
    StealsAtMost,
    StealsFewer,
    While,
    WinsFights,
)
from engine.effects.values import EACH, Cards, Gigs, This, Times
from engine.text.rendering.amounts import countable, each
from engine.text.rendering.clauses import third
from engine.text.rendering.tables import ABILITIES, THINGS, Table
from engine.text.rendering.things import amount, keyword, piece
from engine.text.rendering.words import Words, listed

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Until

UNTIL: Final[dict[Until, str]] = {
    "this turn": "this turn",
    "your next turn": "until your next turn",
    "end of your next turn": "until the end of your next turn",
    "during your next turn": "during your next turn",
    "rival's next turn": "during a Rival's next turn",
    "end of rival's next turn": "until the end of a Rival's next turn",
    "end of attack": "until the end of this attack",
}


class Spot(NamedTuple):
    """Where a modifier stands: the words so far, whether it is of several pieces, whether it is given to them now."""

    words: Words
    many: bool
    given: bool


class Trait(NamedTuple):
    """A modifier in words, of one piece or of several.

    noun: what a piece has or is given ("+2 power", "{Blocker}"); None where it needs a verb. verb: the whole predicate.
    tail: what comes after the duration ("for each of its Gear").
    """

    noun: str | None
    verb: str
    tail: str = ""

    def whole(self) -> Trait:
        """The same with the tail at once, where no duration comes before it."""
        return Trait(None if self.noun is None else self.noun + self.tail, self.verb + self.tail)


MODIFIERS: Final = Table[Spot, Trait]("a modifier")


def traits(what: tuple[Modifier, ...], until: Until | None, words: Words, many: bool) -> Trait:
    """Several modifiers and how long they last, as one noun if each of them is one, and as one predicate."""
    outer = words.stealer, words.its
    words.stealer, words.its = EACH, "their" if many else "its"
    found = [MODIFIERS(modifier, Spot(words, many, until is not None)) for modifier in what]
    words.stealer, words.its = outer
    lasts = f" {UNTIL[until]}" if until is not None else ""
    *before, last = found
    verb = " and ".join([*(t.verb + t.tail for t in before), last.verb]) + lasts + last.tail
    nouns = [(t.noun or "") + t.tail for t in before]
    noun = " and ".join([*nouns, last.noun or ""]) + lasts + last.tail
    return Trait(noun if all(t.noun is not None for t in found) else None, verb)


def signed(node: CostChange, words: Words) -> tuple[str, str]:
    """A change of cost: "-1 €$ for each friendly Unit", and the minimum it stops at."""
    factor, suffix = each(node.amount, words)
    least = f", to a minimum of {node.minimum} €$" if node.minimum is not None else ""
    worn = f" if you equip it to {THINGS(node.host, words).single()}" if node.host is not None else ""
    return f"{factor:+d} €${suffix}", least + worn


def priced(node: CostChange | PaysInstead, words: Words) -> tuple[str, str]:
    """What is paid, or by how much that changes, and the minimum it stops at."""
    if isinstance(node, CostChange):
        return signed(node, words)
    return (f"{node.amount} €$" if node.amount else "free"), ""


def _verb(verb: str, rest: str, many: bool) -> Trait:
    return Trait(None, f"{verb if many else third(verb)} {rest}")


def _noun(noun: str, many: bool) -> Trait:
    return Trait(noun, f"{'have' if many else 'has'} {noun}")


@MODIFIERS.of(Power)
def _power(node: Power, spot: Spot) -> Trait:
    words, many, given = spot
    if countable(node.amount) or not given:
        factor, suffix = each(node.amount, words)
        counted = _noun(f"{factor:+d} power", many)._replace(tail=suffix)
        return counted if given else counted.whole()
    value, verb = node.amount, "gain"
    if isinstance(value, Times) and value.factor < 0:
        verb = "lose"
        value = value.amount if value.factor == -1 else Times(value.amount, -value.factor)
    return _verb(verb, f"power equal to {amount(value, words)}", many)


@MODIFIERS.of(SetPower)
def _set_power(node: SetPower, spot: Spot) -> Trait:
    words, many, _ = spot
    return _verb("have", f"{'their' if many else 'its'} power set to {amount(node.amount, words)}", many)


@MODIFIERS.of(DoublePower)
def _double(_node: DoublePower, spot: Spot) -> Trait:
    return _noun("double power", spot.many)


@MODIFIERS.of(Has)
def _has(node: Has, spot: Spot) -> Trait:
    return _noun(keyword(node.keyword), spot.many)


@MODIFIERS.of(Loses)
def _loses(node: Loses, spot: Spot) -> Trait:
    return _verb("lose", keyword(node.keyword), spot.many)


CANNOT: Final = {
    "use GO SOLO": "use {Go Solo}",
    "use QUICK": "use {Quick}",
    "use SPEND": "use {Spend} effects",
    "attack units": "attack",
    "attack gigs": "attack Gig areas",
}


@MODIFIERS.of(Cannot)
def _cannot(node: Cannot, spot: Spot) -> Trait:
    words, many, _ = spot
    text = f"can't {CANNOT.get(node.action, node.action)}"
    if node.action in ("steal", "increase", "decrease"):
        text += f" {_stolen(node.gigs, words)}"
    if node.action.endswith(" by effects"):
        their = "their" if many else "its"
        text = text.replace("returned by", f"returned to {their} owner's hand by")
        return Trait(None, f"{text.removesuffix('by effects')}by {_whose_effects(node, words)}")
    if node.action == "attack units" or (node.action == "block" and node.by is not None):
        text += " " + (THINGS(node.by, words).bare(True) if node.by is not None else "Units")
    elif node.by is not None:
        text += f" by {THINGS(node.by, words).bare(True)}"
    return Trait(None, text + (_turn_played(many) if node.turn_played else ""))


def _stolen(gigs: Gigs | None, words: Words) -> str:
    """Which Gigs can't be stolen: of a kind, those that were spoken of, or all."""
    if gigs is None:
        return "Gigs"
    of_those = gigs.among is not None and gigs == Gigs(among=gigs.among)
    return words.ref(str(gigs.among))[0] if of_those else THINGS(gigs, words).bare(True)


def _whose_effects(node: Cannot, words: Words) -> str:
    if node.by is None:
        return "rival effects" if node.rivals else "effects"
    by = dataclasses.replace(node.by, side="rival") if node.rivals else node.by
    of = THINGS(by, words).bare(True)
    return of if by.kinds == ("Program",) else f"effects of {of}"


def _turn_played(many: bool) -> str:
    return f" the turn {'they' + chr(39) + 're' if many else 'it' + chr(39) + 's'} played"


@MODIFIERS.of(MayAttack)
def _may_attack(node: MayAttack, spot: Spot) -> Trait:
    words, many, _ = spot
    whom: list[str] = []
    if node.units is not None and node.units.among is not None:
        return Trait(
            None, f"can attack {words.ref(node.units.among)[0]}", ", even if it's ready" if node.ready else ""
        )
    if node.units is not None:
        whom.append(f"{'ready ' if node.ready else ''}{THINGS(node.units, words).bare(True)}")
    if node.gig_area:
        whom.append("a Rival's Gig area")
    text = f"can attack {listed(whom, 'and')}".rstrip()
    if node.lagging:
        text += _turn_played(many)
    if node.next_attack:
        text += f" the next time {'they attack' if many else 'it attacks'}"
    return Trait(None, text)


@MODIFIERS.of(MustAttack)
def _must_attack(node: MustAttack, spot: Spot) -> Trait:
    whom = "" if node.whom is None else f" {piece(node.whom, spot.words)}"
    return Trait(None, f"must attack{whom} if {'they' if spot.many else 'it'} can")


@MODIFIERS.of(StealsFewer)
def _steals_fewer(node: StealsFewer, spot: Spot) -> Trait:
    factor, suffix = each(node.amount, spot.words)
    how = f"{abs(factor)} {'fewer' if factor > 0 else 'more'} Gig{'' if abs(factor) == 1 else 's'}"
    return _verb("steal", how + suffix, spot.many)


@MODIFIERS.of(StealsAtMost)
def _steals_at_most(node: StealsAtMost, _spot: Spot) -> Trait:
    return Trait(None, f"can't steal more than {node.amount} Gig{'' if node.amount == 1 else 's'} at a time")


@MODIFIERS.of(WinsFights)
def _wins(node: WinsFights, spot: Spot) -> Trait:
    if node.next_fight:
        against = THINGS(node.against, spot.words).single()
        plain = node.against == Cards(("Unit",))
        what = f"{'their' if spot.many else 'its'} next fight"
        return _verb("win", what if plain else f"{what} against {against}", spot.many)
    return _verb("win", f"all fights against {THINGS(node.against, spot.words).bare(True)}", spot.many)


@MODIFIERS.of(CostChange)
def _cost(node: CostChange, spot: Spot) -> Trait:
    words, many, _ = spot
    change, least = signed(node, words)
    if node.what == "play":
        return Trait(None, f"{'are' if many else 'is'} played for {change}", least)
    if node.what == "call":
        paid, _, per = change.partition(" for each ")
        tail = f" for each {per}" if per else ""
        return Trait(None, f"{'cost' if many else 'costs'} {paid} to Call", tail)
    if change.startswith("-"):
        return Trait(None, f"may use {{Go Solo}} for {change}", least)
    paid, _, per = change.partition(" for each ")
    return Trait(None, f"must pay {paid} to use {{Go Solo}}" + (f" for each {per}" if per else ""), least)


@MODIFIERS.of(PaysInstead)
def _pays(node: PaysInstead, spot: Spot) -> Trait:
    return Trait(None, f"{'are' if spot.many else 'is'} played for {priced(node, spot.words)[0]}")


@MODIFIERS.of(EntersSpent)
def _enters(_node: EntersSpent, spot: Spot) -> Trait:
    return _verb("enter", "spent", spot.many)


@MODIFIERS.of(CallsMore)
def _calls_more(_node: CallsMore, _spot: Spot) -> Trait:
    return Trait(None, "can be Called in addition to another")


@MODIFIERS.of(CallsFree)
def _calls(_node: CallsFree, _spot: Spot) -> Trait:
    return Trait(None, "may be used to Call a Legend for free")


@MODIFIERS.of(Gains)
def _gains(node: Gains, spot: Spot) -> Trait:
    text = ABILITIES(node.ability, Words()).removesuffix(".")
    return _noun(f"“{text}”", spot.many)


WHILE: Final = {"attacking gigs": "attacking a Gig area"}


@MODIFIERS.of(While)
def _while(node: While, spot: Spot) -> Trait:
    what = MODIFIERS(node.what, spot).whole()
    when = f" while {WHILE.get(node.during, node.during)}"
    if isinstance(node.against, This):
        when += f" {spot.words.this}"
    elif node.against is not None:
        when += f" {THINGS(node.against, spot.words).bare(True)}"
    return Trait(what.noun + when if what.noun else None, what.verb + when)
