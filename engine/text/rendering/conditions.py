"""Conditions in words, part 2: "you control a min Gig", "that Unit is spent", and their contraries."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.values import (
    Became,
    Both,
    Cards,
    Compare,
    Comparison,
    Count,
    Difference,
    DifferentValues,
    Either,
    Gigs,
    Happened,
    Is,
    IsParity,
    Not,
    Pairs,
    Plus,
    PowerBecame,
    Ref,
    StreetCred,
    ValueIsAmong,
    Was,
)
from engine.text.rendering.claims import CONDITIONS, Claim, alike, all_alike, denied, how_many, is_, name_of
from engine.text.rendering.gigs import gigs_noun
from engine.text.rendering.tables import THINGS, TRIGGERS
from engine.text.rendering.things import (
    ATTACKING,
    DID,
    DID_NOT,
    OWNERS,
    adjectives,
    amount,
    cards_noun,
    compared,
    numbers,
    piece,
    since,
    worn,
)
from engine.text.rendering.words import Noun, Words, possessive

if TYPE_CHECKING:
    from engine.effects.values import Condition, Op, Side, Things, Who


def condition(node: Condition, words: Words) -> str:
    """A condition as a clause: "you control a min Gig"."""
    return CONDITIONS(node, words).yes


@CONDITIONS.of(Compare)
def _compare(node: Compare, words: Words) -> Claim:
    said = _players_compared(node) or alike(node, words) or _controlled(node, words)
    if said is not None:
        return denied(said)
    left = amount(node.left, words)
    if isinstance(node.left, Difference) and node.op == ">=" and isinstance(node.right, int):
        one, other = amount(node.left.one, words), amount(node.left.other, words)
        return denied(f"{one} differs from {other} by {node.right}+")
    return is_(left, compared(Comparison(node.op, node.right), words))


def _players_compared(node: Compare) -> str | None:
    """Street Cred, and who has or controls more."""
    match node:
        case Compare(StreetCred(who), op, int(number)):
            return f"{_has(who)} {_so_many(op, number)} Street Cred"
        case Compare(StreetCred(one), ">" | "<" as op, StreetCred(other)) if one != other:
            return f"{_has(one)} {'more' if op == '>' else 'less'} Street Cred than {name_of(other)}"
        case _:
            return None


def _controlled(node: Compare, words: Words) -> str | None:
    """How many things there are, or one side controls."""
    match node:
        case Compare(Count(one), ">" | "<" as op, Count(other)) if _sides_differ(one, other):
            more = "more" if op == ">" else "fewer"
            return f"{_controls(one.side)} {more} {_sideless(one, words).bare(True)} than {_who(other.side)}"
        case Compare(Count(one), ">=", Plus(Count(other), int(number))) if _sides_differ(one, other):
            some = _sideless(one, words).bare(True)
            return f"{_controls(one.side)} at least {number} more {some} than {_who(other.side)}"
        case Compare(Count(of), op, int(number)):
            noun, one = _sideless(of, words) if _in_play(of) else THINGS(of, words), (op, number) == (">=", 1)
            if one:
                words.asked |= {"Gig"} if isinstance(of, Gigs) else {*of.kinds}
            there = _controls(of.side) if _in_play(of) else f"there {'is' if one else 'are'}"
            return f"{there} {how_many(op, number, noun)}"
        case Compare(Happened(trigger) as happened, ">=", 1):
            return f"{TRIGGERS(trigger, words)} {since(happened)}"
        case Compare(Pairs(side, by), op, int(number)):
            kind = "value" if by == "value" else "sided"
            noun = Noun(f"{kind}-pair of Gigs", f"{kind}-pairs of Gigs")
            return f"{_controls(side)} {how_many(op, number, noun)}"
        case Compare(DifferentValues(side), op, int(number)):
            noun = Noun("Gig with different values", "Gigs with different values")
            many = f"1 or more {noun.some}" if (op, number) == (">=", 1) else how_many(op, number, noun)
            return f"{_controls(side)} {many}"
        case _:
            return None


def _has(who: Who) -> str:
    return "you have" if who == "you" else "a Rival has"


def _who(side: Side) -> str:
    return "you" if side == "friendly" else "a Rival"


def _controls(side: Side) -> str:
    return {"friendly": "you control", "rival": "a Rival controls", "any": "the players control"}[side]


def _in_play(of: Things) -> bool:
    return of.side != "any" and (isinstance(of, Gigs) or (not of.areas and of.among is None))


def _sides_differ(one: Things, other: Things) -> bool:
    """Whether these are the same things of one player and of the other."""
    if {one.side, other.side} != {"friendly", "rival"} or not _in_play(one):
        return False
    return dataclasses.replace(one, side="any") == dataclasses.replace(other, side="any")


def _sideless(of: Things, words: Words) -> Noun:
    noun = cards_noun(of, words, side=False) if isinstance(of, Cards) else gigs_noun(of, words, side=False)
    return dataclasses.replace(noun, theirs=False)


def _so_many(op: Op, number: int) -> str:
    forms = {
        "=": f"exactly {number}",
        "<": f"less than {number}",
        "<=": f"{number} or less",
        ">": f"more than {number}",
        ">=": f"{number}+",
    }
    return forms[op]


@CONDITIONS.of(IsParity)
def _parity(node: IsParity, words: Words) -> Claim:
    return is_(amount(node.amount, words), node.parity)


@CONDITIONS.of(Is)
def _is_like(node: Is, words: Words) -> Claim:
    claim = _is_so(node, words)
    if isinstance(node.piece, Ref):
        words.ask_of(node.piece.label)
    return claim


def _is_so(node: Is, words: Words) -> Claim:
    subject = piece(node.piece, words)
    many = isinstance(node.piece, Ref) and words.several(node.piece.label)
    if isinstance(node.like, Gigs):
        if node.like == Gigs(parity=node.like.parity) and node.like.parity is not None:
            return is_(f"{possessive(subject)} value", node.like.parity)
        if node.like == Gigs(value=node.like.value) and node.like.value is not None:
            return is_(f"{possessive(subject)} value", compared(node.like.value, words))
        return is_(subject, _predicate(gigs_noun(node.like, words), many), many)
    if node.like == Cards(did=node.like.did) and node.like.did is not None:
        return _past(subject, node.like.did)
    short = _one_quality(node.like, words)
    if short == "equipped":
        return denied(
            f"{subject} {'are' if many else 'is'} equipped"
        )  # "isn't equipped" is of one that is unequipped
    if short is not None:
        return is_(subject, short, many)
    has = numbers(node.like, words)
    if len(has) == 1 and node.like == _only(node.like, "cost", "power", "keyword"):
        yes, no = ("have", "don't have") if many else ("has", "doesn't have")
        return Claim(f"{subject} {yes} {has[0]}", f"{subject} {no} {has[0]}")
    return is_(subject, _predicate(cards_noun(node.like, words), many), many)


def _past(subject: str, did: str) -> Claim:
    """What a piece did this turn, and that it did not."""
    yes = f"{subject} {DID[did]} this turn"
    bare = DID_NOT.get(did)
    return denied(yes) if bare is None else Claim(yes, f"{subject} didn't {bare} this turn")


def _predicate(noun: Noun, many: bool) -> str:
    return noun.bare(True) if many else noun.single()


def _only(node: Cards, *names: str) -> Cards:
    """The description with nothing asked but these fields."""
    return Cards(**{name: getattr(node, name) for name in names})


def _one_quality(node: Cards, words: Words) -> str | None:
    """A single quality that needs no noun: "spent", "ARASAKA", "of the chosen type"."""
    words_for = adjectives(node)
    if len(words_for) == 1 and node == _only(
        node, "spent", "side", "face_up", "equipped", "color", "tags", "attacking"
    ):
        return words_for[0]
    if node.in_attack is not None and node == Cards(in_attack=node.in_attack):
        return ATTACKING[node.in_attack]
    if node.wears is not None and node == Cards(wears=node.wears):
        return worn(node.wears, words)
    if node in (Cards(chosen_kind=True), Cards(chosen="color")):
        return f"of the chosen {'type' if node.chosen_kind else 'color'}"
    if node == Cards(areas=("field",)):
        return "on the field"
    if node.owner is not None and node == Cards(owner=node.owner):
        return f"owned by {OWNERS[node.owner]}"
    if node.worn_by is not None and node == Cards(worn_by=node.worn_by):
        return f"equipped to {THINGS(node.worn_by, words).single()}"
    if node == Cards(on=node.on) and node.on is not None:
        return f"equipped to {piece(node.on, words)}"
    return None


@CONDITIONS.of(PowerBecame)
def _power_became(node: PowerBecame, words: Words) -> Claim:
    return denied(f"{possessive(piece(node.piece, words))} power becomes {compared(node.power, words)}")


@CONDITIONS.of(Became)
def _became(node: Became, words: Words) -> Claim:
    subject, like = piece(node.gig, words), node.like
    if node.turned is not None:
        return denied(f"{subject} is {node.turned} than before")
    if words.several(node.gig.label):
        return denied(f"this makes a Gig {gigs_noun(like, words).single()}")
    if like == Gigs(value=like.value) and like.value is not None:
        return denied(f"{possessive(subject)} value becomes {compared(like.value, words)}")
    return denied(f"{subject} becomes {gigs_noun(like, words).single()}")


@CONDITIONS.of(Was)
def _was(node: Was, words: Words) -> Claim:
    subject, what = piece(node.gig, words), gigs_noun(node.like, words).single()
    return Claim(f"{subject} was {what}", f"it is not true that “{subject} was {what}”")


@CONDITIONS.of(ValueIsAmong)
def _among(node: ValueIsAmong, words: Words) -> Claim:
    what = f"the value of {THINGS(Gigs(node.side), words).single()}"
    left = amount(node.amount, words)
    return Claim(f"{left} equals {what}", f"{left} doesn't equal {what}")


def _joined(parts: tuple[Condition, ...], joiner: str, words: Words) -> Claim:
    said = [
        f"“{condition(p, words)}”" if isinstance(p, (Both, Either)) else condition(p, words) for p in parts
    ]
    return denied(f" {joiner} ".join(said))


@CONDITIONS.of(Both)
def _both(node: Both, words: Words) -> Claim:
    match node.parts:
        case (
            Compare(Count(Cards(among=str(some)) as those), ">", 0),
            Compare(Count(Cards() as like), "=", Count(of)),
        ):
            if of == those == Cards(among=some) and like == dataclasses.replace(like, among=some) != those:
                noun = cards_noun(dataclasses.replace(like, among=None), words)
                return denied(f"all of {words.ref(some)[0]} are {noun.bare(True)}")
        case _:
            same = all_alike(node, words)
            if same is not None:
                return denied(same)
    return _joined(node.parts, "and", words)


@CONDITIONS.of(Either)
def _either(node: Either, words: Words) -> Claim:
    return _joined(node.parts, "or", words)


@CONDITIONS.of(Not)
def _not(node: Not, words: Words) -> Claim:
    claim = CONDITIONS(node.part, words)
    return Claim(claim.no, claim.yes)
