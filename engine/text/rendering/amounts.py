"""Amounts in words: "the number of friendly Units", or "1 for each friendly Unit" where a number stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.values import (
    Alike,
    AnyOf,
    AtMost,
    Cards,
    ChangeOf,
    CostOf,
    Count,
    Difference,
    Different,
    DifferentValues,
    Gigs,
    Happened,
    Highest,
    InFixer,
    Lowest,
    Pairs,
    Plus,
    PowerOf,
    Ref,
    Share,
    StreetCred,
    Tally,
    Times,
    Total,
    Trigger,
    ValueOf,
)
from engine.text.rendering.tables import AMOUNTS, THINGS, TRIGGERS
from engine.text.rendering.things import amount, of_piece, piece, since
from engine.text.rendering.words import DONE, LIKENESS, Words, possessive

if TYPE_CHECKING:
    from engine.effects.values import Amount, Side, Things, Who

RIVALS: Final = "a Rival's"

_COUNTABLE: Final = (Count, Pairs, DifferentValues, Different, Happened, Tally, Share)
_COMPOUND: Final = (Plus, Difference, AtMost)


def each(node: Amount, words: Words) -> tuple[int, str]:
    """An amount as a number and what to count it for: (2, " for each friendly Unit"); (3, "") for plain 3."""
    factor = 1
    if isinstance(node, Times):
        factor, node = node.factor, node.amount
    if isinstance(node, AtMost):
        times, suffix = each(node.amount, words)
        return factor * times, f"{suffix}, up to {node.most}"
    if isinstance(node, int):
        return node * factor, ""
    if isinstance(node, _COUNTABLE):
        return factor, f" for each {_unit(node, words)}"
    return factor, f" for each point of {_part(node, words)}"


def countable(node: Amount) -> bool:
    """Whether an amount counts things one by one (or is a plain number)."""
    if isinstance(node, Times):
        node = node.amount
    if isinstance(node, AtMost):
        return countable(node.amount)
    return isinstance(node, (int, *_COUNTABLE))


def of_side(side: Side, words: str) -> str:
    """The side before a noun, if one is asked for."""
    return words if side == "any" else f"{side} {words}"


def pairs_noun(node: Pairs, many: bool) -> str:
    """Pairs as a noun: "friendly value-pair of Gigs"."""
    by = "value" if node.by == "value" else "sided"
    return of_side(node.side, f"{by}-pair{'s' if many else ''} of Gigs")


def _unit(node: Count | Pairs | DifferentValues | Different | Happened | Tally | Share, words: Words) -> str:
    match node:
        case Different(of, what):
            return f"different {KINDS[what]} among {_among(of, words)}"
        case Share():
            return _share_unit(node, words)
        case Count(Cards(("Gear",), on=Ref("each")) as of) if of == Cards(("Gear",), on=of.on):
            return "equipped Gear"  # of whichever piece of the set
        case Count(of):
            noun = THINGS(of, words)
            return noun.bare(False)
        case Pairs():
            return pairs_noun(node, False)
        case DifferentValues(side):
            return f"different value among {of_side(side, 'Gigs')}"
        case Happened(Trigger("played", Cards() as of, who=("you" | "rival") as who)):
            return f"{THINGS(of, words).bare(False)} {_player(who)} played {since(node)}"
        case Happened(trigger):
            return f"time {TRIGGERS(trigger, words)} {since(node)}"
        case Tally(label):
            return _tallied(label, words, False)


def _share_unit(node: Share, words: Words) -> str:
    match node:
        case Share(StreetCred(who), by):
            return f"{by} Street Cred {'you have' if who == 'you' else 'a Rival has'}"
        case Share(Count(of), by):
            return f"{by} {THINGS(of, words).bare(True)}"
        case Share(PowerOf(of), by):
            return f"{by} power {piece(of, words)} has"
        case Share(left, by):
            return f"{by} points of {_part(left, words)}"


def _player(who: Who) -> str:
    return "you" if who == "you" else "a Rival"


def _tallied(label: str, words: Words, many: bool) -> str:
    noun = f"card{'s' if many else ''}"
    if label in ("discarded", "trashed"):
        return f"{label} {noun}"
    if label in DONE:
        return f"{noun} {label} this way"
    if label in ("increased", "decreased"):
        return f"Gig{'s' if many else ''} {label} this way"
    if label == "looked":
        return f"{words.looked} {noun}"
    these, _ = words.ref(label)
    return these if many else f"of {these}"


def _part(node: Amount, words: Words) -> str:
    """An amount inside another: in quotes where it would run into its neighbours."""
    text = amount(node, words)
    return f"“{text}”" if isinstance(node, _COMPOUND) else text


@AMOUNTS.of(Count)
def _count(node: Count, words: Words) -> str:
    return f"the number of {THINGS(node.of, words).bare(True)}"


@AMOUNTS.of(Pairs)
def _pairs(node: Pairs, _words: Words) -> str:
    return f"the number of {pairs_noun(node, True)}"


@AMOUNTS.of(DifferentValues)
def _different(node: DifferentValues, _words: Words) -> str:
    return f"the number of different values among {of_side(node.side, 'Gigs')}"


KINDS: Final[dict[str, str]] = {**LIKENESS, "tags": "tag"}


def _among(of: Things, words: Words) -> str:
    """Pieces among which something is counted: a set, or those that were spoken of."""
    if of.among is not None and of == type(of)(among=of.among):
        return words.ref(of.among)[0]
    return THINGS(of, words).bare(True)


@AMOUNTS.of(Different)
def _kinds(node: Different, words: Words) -> str:
    return f"the number of different {KINDS[node.what]}s among {_among(node.of, words)}"


@AMOUNTS.of(StreetCred)
def _street_cred(node: StreetCred, words: Words) -> str:
    return f"{words.your if node.who == 'you' else RIVALS} Street Cred"


@AMOUNTS.of(InFixer)
def _in_fixer(node: InFixer, words: Words) -> str:
    return f"the number of Gigs in {words.your if node.who == 'you' else RIVALS} fixer area"


@AMOUNTS.of(PowerOf)
def _power(node: PowerOf, words: Words) -> str:
    return of_piece(node.piece, "power", words)


@AMOUNTS.of(CostOf)
def _cost(node: CostOf, words: Words) -> str:
    return of_piece(node.piece, "cost", words)


@AMOUNTS.of(ValueOf)
def _value(node: ValueOf, words: Words) -> str:
    return f"{possessive(words.ref(node.gig)[0])} value"


@AMOUNTS.of(Highest)
def _highest(node: Highest, words: Words) -> str:
    return f"the highest {_number(node)} among {THINGS(node.of, words).bare(True)}"


@AMOUNTS.of(Lowest)
def _lowest(node: Lowest, words: Words) -> str:
    return f"the lowest {_number(node)} among {THINGS(node.of, words).bare(True)}"


@AMOUNTS.of(Total)
def _total(node: Total, words: Words) -> str:
    return f"the total {node.what} of {_among(node.of, words)}"


@AMOUNTS.of(AnyOf)
def _any_of(node: AnyOf, words: Words) -> str:
    said = f"the {_number(node)} of {THINGS(node.of, words).single()}"
    words.asked.update(getattr(node.of, "kinds", ()))
    return said


def _number(node: Highest | Lowest | AnyOf) -> str:
    if isinstance(node.of, Gigs):
        return "value"
    return "cost" if node.cost else "power"


@AMOUNTS.of(Happened)
def _happened(node: Happened, words: Words) -> str:
    match node.trigger:
        case Trigger("played", Cards() as of, who=("you" | "rival") as who):
            return f"the number of {THINGS(of, words).bare(True)} {_player(who)} played {since(node)}"
        case _:
            pass
    return f"the number of times {TRIGGERS(node.trigger, words)} {since(node)}"


@AMOUNTS.of(Tally)
def _tally(node: Tally, words: Words) -> str:
    return f"the number of {_tallied(node.label, words, True)}"


@AMOUNTS.of(Times)
def _times(node: Times, words: Words) -> str:
    return f"{node.factor} times {_part(node.amount, words)}"


@AMOUNTS.of(Plus)
def _plus(node: Plus, words: Words) -> str:
    return f"{_part(node.amount, words)} plus {_part(node.more, words)}"


@AMOUNTS.of(Share)
def _share(node: Share, words: Words) -> str:
    return f"the number of times {node.by} goes into {_part(node.amount, words)}"


@AMOUNTS.of(AtMost)
def _at_most(node: AtMost, words: Words) -> str:
    return f"{_part(node.amount, words)}, up to {node.most}"


@AMOUNTS.of(Alike)
def _alike(node: Alike, words: Words) -> str:
    return f"the most {THINGS(node.of, words).bare(True)} with the same {KINDS[node.what]}"


@AMOUNTS.of(ChangeOf)
def _change(node: ChangeOf, words: Words) -> str:
    return f"the amount by which {words.ref(node.gig)[0]} was changed"


@AMOUNTS.of(Difference)
def _difference(node: Difference, words: Words) -> str:
    return f"the difference between {_part(node.one, words)} and {_part(node.other, words)}"
