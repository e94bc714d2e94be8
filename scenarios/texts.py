"""Finds the card texts on which an answer rests, and words them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import engine
from engine.effects import tree
from engine.effects.live import live
from engine.effects.modifiers import applies
from scenarios.citing import carried_out
from scenarios.ruling import CardText
from scenarios.underway import UnderWay, nodes, words_of

REWORDED: Final = "This printing has been reworded since, and the new text is not at hand."
#: How many card texts an answer cites.
MOST: Final = 4


def card_text(card: engine.CardFacts, ability: object | None = None) -> CardText | None:
    """The text of a card, of one ability where that is given; None for a card without text."""
    abilities: Sequence[Any] = (ability,) if ability is not None else card.abilities
    words = "\n".join(words_of(one, card.type) for one in abilities)
    if not words:
        return None
    note = REWORDED if card.printing == "reworded since" else None
    return CardText(card=card.id, title=card.title, text=words, note=note)


def texts_of(sources: Iterable[tuple[engine.CardFacts, object | None]]) -> list[CardText]:
    """The texts of (card, ability) pairs in their order, each once."""
    found: dict[tuple[str, str], CardText] = {}
    for card, ability in sources:
        text = card_text(card, ability)
        if text is not None:
            found.setdefault((text.card, text.text), text)
    return list(found.values())[:MOST]


def of_events(
    deciding: Iterable[engine.Event], events: Sequence[engine.Event]
) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities that made the deciding ones of a line's events happen."""
    for event in deciding:
        under_way = carried_out(events, event)
        if under_way is not None and under_way.source is not None:
            yield under_way.source.facts, under_way.effect


def of_refusals(refusals: Iterable[engine.Refusal]) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities of cards whose text forbids something, or is named in the reason."""
    for refusal in refusals:
        cards = [piece for piece in refusal.pieces if isinstance(piece, engine.Card)]
        if "golden.cant-beats-can" in refusal.keys and cards:
            facts = cards[-1].facts
            forbidding = [a for a in facts.abilities if any(True for _ in nodes(a, tree.Cannot))]
            yield from ((facts, ability) for ability in forbidding)
        if "golden.cards-break-rules" in refusal.keys and cards:
            yield from ((card.facts, None) for card in cards)


def of_effect(found: UnderWay | None) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The effect in the middle of which a choice is asked."""
    if found is not None:
        yield found.source.facts, found.effect


#: Which modifiers bear on a value of a card.
_BEARING: Final[dict[str, tuple[type, ...]]] = {
    "power": (tree.Power, tree.DoublePower),
    "keywords": (tree.Has,),
    "can attack": (tree.Cannot, tree.MayAttack, tree.Has),
    "can block": (tree.Cannot, tree.Has),
    "can be attacked": (tree.MayAttack,),
    "price": (tree.CostChange, tree.PaysInstead),
}


def of_modifiers(
    game: engine.Game, what: str, uids: Iterable[int]
) -> list[tuple[engine.CardFacts, object | None]]:
    """The abilities in force that bear on a value of some cards now."""
    found: list[tuple[engine.CardFacts, object | None]] = []
    for kind in _BEARING.get(what, ()):
        for standing in live(game).modifiers.get(kind, ()):
            for uid in uids:
                card = game.state.cards[uid]
                if applies(game, standing, card):
                    source = game.state.cards[standing.source].facts
                    found.append((source, _ability_with(source, standing.what)))
    if what == "price":
        own = [game.state.cards[uid].facts for uid in uids]
        found += [(f, a) for f in own if f.prices_itself for a in f.abilities if _prices(a)]
    return found


def _ability_with(card: engine.CardFacts, what: object) -> object | None:
    """The ability of a card that holds a modifier; the first of the same type where its amount was fixed since."""
    holding = [a for a in card.abilities if any(node == what for node in nodes(a, type(what)))]
    near = holding or [a for a in card.abilities if any(True for _ in nodes(a, type(what)))]
    return near[0] if near else None


def _prices(ability: object) -> bool:
    return isinstance(ability, tree.Persistent) and isinstance(
        ability.what, tree.CostChange | tree.PaysInstead
    )
