"""Instructions that move, show and play cards, in words; with them the table of instructions is complete."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from engine.effects.tree import (
    Call,
    Choose,
    Dig,
    Discard,
    Draw,
    Equip,
    Every,
    Flip,
    Look,
    LookAtHand,
    LookAtLegend,
    Move,
    PlayCard,
    Reveal,
    Sell,
    ShuffleDeck,
    TrashTop,
)
from engine.effects.values import Cards, CostOf, Count, Plus, Ref, This, Times, ValueOf
from engine.text.rendering.amounts import RIVALS, each
from engine.text.rendering.clauses import Clause
from engine.text.rendering.conditions import condition
from engine.text.rendering.steps import STEPS, by_whom, number
from engine.text.rendering.tables import THINGS
from engine.text.rendering.targets import is_less, target
from engine.text.rendering.things import amount

if TYPE_CHECKING:
    from engine.effects.tree import Target
    from engine.text.rendering.words import Words

__all__ = ["STEPS"]


_DECK: Final = Count(Cards(side="friendly", areas=("deck",)))
_AFTERWARDS: Final = {
    "bottom of deck": "bottom-decking it",
    "top of deck": "top-decking it",
    "removed": "removing it from the game",
}


@STEPS.of(Draw)
def _draw(node: Draw, words: Words) -> Clause:
    hand = Count(Cards(side="friendly" if node.who == "you" else "rival", areas=("hand",)))
    match node.amount:
        case Plus(int() | Count() | ValueOf() | CostOf() as size, Times(of, -1)) if (
            of == hand and not node.up_to and not is_less(size)
        ):
            you, have = ("you", "have") if node.who == "you" else ("they", "have")
            your = words.your if node.who == "you" else "their"
            if isinstance(size, int):
                return by_whom(node.who, "draw", f"until {you} {have} {size} cards in {your} hand")
            many = amount(size, words)
            return by_whom(node.who, "draw", f"until {you} {have} cards in {your} hand equal to {many}")
        case _:
            return by_whom(node.who, "draw", number(node.amount, words, node.up_to))


@STEPS.of(Discard)
def _discard(node: Discard, words: Words) -> Clause:
    hand = words.your if node.who == "you" else "their"
    if node.amount is None:
        what = f"{hand} hand"
        if node.like is not None:
            what = f"{THINGS(node.like, words).several('all')} from {what}"
        words.bind("discarded", many=True, own=node.who == "you")
        return by_whom(node.who, "discard", what)
    if node.like is not None and node.like == Cards(among=node.like.among):
        words.bind("discarded", own=node.who == "you")
        return by_whom(node.who, "discard", words.ref(str(node.like.among))[0])
    if node.up_to and node.amount == Count(
        dataclasses.replace(node.like or Cards(), side="friendly", areas=("hand",))
    ):
        what = "cards" if node.like is None else THINGS(node.like, words).bare(True)
        words.bind("discarded", many=True, own=True)
        return by_whom(node.who, "discard", f"any number of {what}")
    in_hand = Count(Cards(side="friendly" if node.who == "you" else "rival", areas=("hand",)))
    if isinstance(node.amount, Plus) and node.amount.amount == in_hand and is_less(node.amount.more):
        words.bind("discarded", many=True, own=node.who == "you")
        return by_whom(node.who, "discard", f"all but {-node.amount.more}")
    factor, suffix = each(node.amount, words)
    what = ""
    if node.like is not None:
        what = f" {THINGS(node.like, words).bare(factor != 1)}"
    if node.random:
        suffix = f" at random{suffix}"
    many = "discarded" in words.many or node.amount != 1
    words.bind("discarded", many=many, own=node.who == "you")
    most = "up to " if node.up_to else ""
    return by_whom(node.who, "discard", f"{most}{factor}{what}{suffix}")


@STEPS.of(TrashTop)
def _trash_top(node: TrashTop, words: Words) -> Clause:
    words.bind("trashed", many="trashed" in words.many or node.amount != 1, own=True)
    if "looked" not in words.many:
        return Clause("trash", number(node.amount, words, node.up_to))
    # "trash 1" would be one of the cards that are being looked at
    factor, suffix = each(node.amount, words)
    if node.up_to:
        return Clause("trash", f"up to {factor} cards from the top of {words.your} deck{suffix}")
    cards = "card" if factor == 1 else f"{factor} cards"
    return Clause("trash", f"the top {cards} of {words.your} deck{suffix}")


def _is_own(node: Target, words: Words) -> bool:
    """Whether the cards come from the player's own hand, deck or trash; asked after the target has been worded."""
    label = node.label if isinstance(node, Ref) else getattr(node, "bind", None)
    return label is not None and words.is_own(label)


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
        case "into deck":
            theirs = "their owners' decks" if many else "its owner's deck"
            mine = f"{words.your} deck"
            return Clause("shuffle", f"{what} into {mine if _is_own(node.target, words) else theirs}")
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
    if node.amount == _DECK:
        words.looked = "revealed" if node.how == "reveal" else "searched"
        words.bind("looked", many=True, own=True)
        return Clause(node.how, f"{words.your} deck")
    factor, suffix = each(node.amount, words)
    many = factor != 1 or bool(suffix)
    words.looked = "revealed" if node.how == "reveal" else "searched"
    words.bind("looked", many, own=node.who == "you")
    top = f"top {factor} cards" if factor != 1 else "top card"
    return Clause(node.how, f"the {top} of {words.your if node.who == 'you' else RIVALS} deck{suffix}")


@STEPS.of(Dig)
def _dig(node: Dig, words: Words) -> Clause:
    of, count = node.until.of, node.until.count
    assert isinstance(of, Cards)
    # that it lies in your deck is plain
    plain = (of.side, of.areas) == ("friendly", ("deck",))
    noun = THINGS(dataclasses.replace(of, side="any", areas=()) if plain else of, words)
    what = noun.single() if count == 1 else f"{count} {noun.bare(True)}"
    many = "looked" if node.how == "reveal" else "trashed"
    words.bind(node.until.bind, many=count != 1, own=True)
    words.bind(many, many=True, own=True)
    if node.how == "reveal":
        words.looked = "revealed"
    you = "they" if words.your == "their" else "you"
    return Clause(node.how, f"cards from the top of {words.your} deck until {you} {node.how} {what}")


@STEPS.of(ShuffleDeck)
def _shuffle(_node: ShuffleDeck, words: Words) -> Clause:
    return Clause("shuffle", f"{words.your} deck")


@STEPS.of(Reveal)
def _reveal(node: Reveal, words: Words) -> Clause:
    return Clause("reveal", target(node.target, words, "from")[0])


@STEPS.of(LookAtLegend)
def _look_at(node: LookAtLegend, words: Words) -> Clause:
    return Clause("look", f"at {target(node.target, words)[0]}")


@STEPS.of(Sell)
def _sell(node: Sell, words: Words) -> Clause:
    return Clause("sell", target(node.target, words, "from")[0])


@STEPS.of(PlayCard)
def _play(node: PlayCard, words: Words) -> Clause:
    what = target(node.target, words, "from")[0]
    if node.free:
        what += " for free"
    if node.pays is not None:
        what += f" for {node.pays} €$"
    if node.less is not None:
        factor, suffix = each(node.less, words)
        least = f", to a minimum of {node.minimum} €$"
        what += f" for {-factor:+d} €${suffix}{least if factor > 0 else ''}"
    if node.host is not None:
        host = words.this if isinstance(node.host, This) else THINGS(node.host, words).single()
        what += f", equipping it only to {host}"
    if node.then is not None:
        what += f", {_AFTERWARDS[node.then]} afterwards"
    if node.then_if is not None:
        what += f" only if {condition(node.then_if, words)}"
    if node.spent:
        what += ", entering spent"
    return Clause("play", what)


@STEPS.of(Call)
def _call(node: Call, words: Words) -> Clause:
    whom = "a Legend" if node.target is None else target(node.target, words)[0]
    words.called = words.called or node.target is None
    return Clause("Call", f"{whom}{' for free' if node.free else ''}")


@STEPS.of(Flip)
def _flip(node: Flip, words: Words) -> Clause:
    return Clause("flip", f"{target(node.target, words)[0]} {'face-up' if node.face_up else 'face-down'}")


@STEPS.of(Equip)
def _equip(node: Equip, words: Words) -> Clause:
    if isinstance(node.gear, (Choose, Every)):
        moved = _move_gear(node.gear, node.to, words)
        if moved is not None:
            return moved
    gear = target(node.gear, words, "from")[0]
    host = target(node.to, words)[0]
    if node.each and isinstance(node.to, Choose):
        host = THINGS(node.to.of, words).bare(True)
    return Clause("equip", f"{gear} to {host}")


def _move_gear(gear: Choose | Every, to: Target, words: Words) -> Clause | None:
    """Gear of whichever of several wearers; None where it is none of that."""
    of = gear.of
    if not isinstance(of, Cards) or of.worn_by is None:
        return None
    plain = dataclasses.replace(of, worn_by=None)
    if isinstance(gear, Choose):
        if not isinstance(gear.count, int) and gear.count != Count(of):
            return None
        count = gear.count if isinstance(gear.count, int) else Count(plain)
        said = target(dataclasses.replace(gear, of=plain, count=count), words, "from")[0]
    else:
        said = target(dataclasses.replace(gear, of=plain), words, "from")[0]
    hosts = THINGS(of.worn_by, words).bare(True)
    return Clause("move", f"{said} from {hosts} to {target(to, words)[0]}")


@STEPS.of(LookAtHand)
def _look_at_hand(node: LookAtHand, words: Words) -> Clause:
    words.looked = "revealed" if node.reveal else "seen"
    words.bind("looked", many=True, own=node.who == "you")
    if node.reveal:
        return by_whom(node.who, "reveal", f"{words.your if node.who == 'you' else 'their'} hand")
    return Clause("look", f"at {words.your if node.who == 'you' else RIVALS} hand")
