"""Finds the card texts on which an answer rests, and words them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import engine
from engine.effects import tree
from engine.effects.live import live
from engine.effects.modifiers import applies
from scenarios.play.underway import UnderWay, nodes, words_of
from scenarios.reasons.carrying import carried_out
from scenarios.ruling import CardText

REWORDED: Final = "This is the text of an older printing; the card has been reworded since."
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
    """The abilities that made the deciding ones of a line's events happen, or kept something from happening."""
    for event in deciding:
        if "golden.cant-beats-can" in event.keys and event.source is not None:
            yield from _forbidding(event.source.facts)
        under_way = carried_out(events, event)
        if under_way is not None and under_way.source is not None:
            yield under_way.source.facts, under_way.effect


def of_refusals(refusals: Iterable[engine.Refusal]) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities of cards whose text forbids something, or is named in the reason."""
    for refusal in refusals:
        cards = [piece for piece in refusal.pieces if isinstance(piece, engine.Card)]
        if "golden.cant-beats-can" in refusal.keys and cards:
            yield from _forbidding(cards[-1].facts)
        if "golden.cards-break-rules" in refusal.keys and cards:
            yield cards[-1].facts, _saying_so(cards[-1].facts, refusal)


def _saying_so(card: engine.CardFacts, refusal: engine.Refusal) -> object | None:
    """The ability of a card by which it departs from a rule, where the kind of refusal tells which it is."""
    kind = next((kind for key, kind in _DEPARTS.items() if key in refusal.keys), None)
    return next((a for a in card.abilities if kind is not None and nodes(a, kind)), None)


def _forbidding(card: engine.CardFacts) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities of a card that forbid something."""
    return ((card, ability) for ability in card.abilities if nodes(ability, tree.Cannot))


def of_permission(
    game: engine.Game, option: engine.Option, keys: Iterable[str]
) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities without which an action would not be legal: the keyword or permission that its rules speak of."""
    verb, *cards = option
    uid = next((number for number in cards if isinstance(number, int) and number in game.state.cards), None)
    if uid is None:
        return
    if verb in _BY_KEYWORD:
        yield from of_keyword(game, uid, _BY_KEYWORD[str(verb)])
    elif verb == "attack" and any(key.startswith("adrenaline.") for key in keys):
        yield from of_keyword(game, uid, "ADRENALINE")
    if verb == "attack" and any(key.startswith(("attack.permission-", "attack.targets-")) for key in keys):
        yield from of_modifiers(game, "may attack", [uid])
    if verb == "play":
        yield from of_modifiers(game, "price", [uid])
    if verb == "call":
        yield from _calling_free(game, game.state.cards[uid].controller)


def _calling_free(game: engine.Game, player: int) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities by which a player now Calls for free."""
    for standing in live(game).modifiers.get(tree.CallsFree, ()):
        if standing.controller == player and applies(game, standing, game.state.cards[standing.this]):
            source = game.state.cards[standing.source].facts
            yield source, ability_with(source, standing.what)


def of_condition_unmet(
    game: engine.Game, option: engine.Option, refusals: Iterable[engine.Refusal]
) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities of a Unit and its Gear that would let it attack or block if their condition were met."""
    verb, *cards = option
    uid = cards[0] if cards else None
    if not isinstance(uid, int) or uid not in game.state.cards:
        return
    keys = {key for refusal in refusals for key in refusal.keys}
    lagging = verb == "attack" and "attack.lagging-cannot" in keys
    untargetable = verb == "attack" and any(key.startswith("attack.target-") for key in keys)
    unable = verb == "block" and "react.blocker" in keys
    if "attack.permission-is-specific" in keys:
        yield from of_modifiers(game, "may attack", [uid])
    for facts in _worn(game, uid):
        for ability in facts.abilities:
            if not isinstance(ability, tree.Persistent) or ability.condition is None:
                continue
            what = ability.what
            if isinstance(what, tree.Has):
                wanted = (lagging and what.keyword == "ADRENALINE") or (unable and what.keyword == "BLOCKER")
            else:
                wanted = isinstance(what, tree.MayAttack) and (untargetable or (lagging and what.lagging))
            if wanted:
                yield facts, ability


def of_keyword(game: engine.Game, uid: int, keyword: str) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities by which a card has an effect keyword: its own, those of its Gear, those that give it."""
    for facts in _worn(game, uid):
        for ability in facts.abilities:
            if isinstance(ability, tree.Keyword) and ability.name == keyword:
                yield facts, ability
    given = of_modifiers(game, "keywords", [uid])
    yield from ((f, a) for f, a in given if any(has.keyword == keyword for has in nodes(a, tree.Has)))


def _worn(game: engine.Game, uid: int) -> list[engine.CardFacts]:
    """A card and its Gear."""
    card = game.state.cards[uid]
    return [card.facts, *(game.state.cards[gear].facts for gear in card.gear)]


def of_outcome(game: engine.Game, event: engine.Event) -> list[tuple[engine.CardFacts, object | None]]:
    """The abilities in force, as an event happens, that bear on the values of which it is the outcome."""
    bearing = OUTCOMES.get(event.kind)
    if bearing is None:
        return []
    pieces = [card.uid for card in (event.card, event.other) if card is not None]
    decision = game.decision
    if event.kind == "paid" and decision is not None and isinstance(decision.about, engine.Card):
        # What is paid for is what the way to pay was asked about.
        pieces = [decision.about.uid]
    found: list[tuple[engine.CardFacts, object | None]] = []
    for what in bearing:
        found += of_modifiers(game, what, pieces)
    return found


def of_price(
    game: engine.Game, option: engine.Option, refusals: Iterable[engine.Refusal]
) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The abilities that bear on what has to be paid, where that is more than there is."""
    uid = option[1] if len(option) > 1 else None
    if isinstance(uid, int) and uid in game.state.cards and any("cost.in-full" in r.keys for r in refusals):
        yield from of_modifiers(game, "price", [uid])


def of_effect(found: UnderWay | None) -> Iterable[tuple[engine.CardFacts, object | None]]:
    """The effect in the middle of which a choice is asked."""
    if found is not None:
        yield found.source.facts, found.effect


#: The actions that a Legend or Unit can take only with a keyword.
_BY_KEYWORD: Final = {"block": "BLOCKER", "go-solo": "GO SOLO"}
#: What in the effect of a card departs from a rule, by the rule that is cited with it.
_DEPARTS: Final[dict[str, type[object]]] = {
    "gear.default-hosts": tree.EquipRule,
    "golden.must-resolve": tree.MustAttack,
}
#: Of which values of its pieces an event is the outcome.
OUTCOMES: Final[dict[str, tuple[str, ...]]] = {
    "declared-loser": ("power", "fights"),
    "declared-winner": ("power", "fights"),
    "paid": ("price",),
    "steal-count": ("steals", "power"),
    "steal-prevented": ("steals",),
}
#: Which modifiers bear on a value of a card.
BEARING: Final[dict[str, tuple[type, ...]]] = {
    "power": (tree.Power, tree.DoublePower, tree.SetPower),
    "keywords": (tree.Has, tree.Loses),
    "can attack": (tree.Cannot, tree.MayAttack, tree.Has, tree.Loses),
    "can block": (tree.Cannot, tree.Has, tree.Loses),
    "can be attacked": (tree.MayAttack,),
    "may attack": (tree.MayAttack,),
    "price": (tree.CostChange, tree.PaysInstead),
    "steals": (tree.StealsFewer, tree.StealsAtMost),
    "fights": (tree.WinsFights,),
}


def of_modifiers(
    game: engine.Game, what: str, uids: Iterable[int]
) -> list[tuple[engine.CardFacts, object | None]]:
    """The abilities in force that bear on a value of some cards now."""
    found: list[tuple[engine.CardFacts, object | None]] = []
    for kind in BEARING.get(what, ()):
        for standing in live(game).modifiers.get(kind, ()):
            for uid in uids:
                card = game.state.cards[uid]
                if applies(game, standing, card):
                    source = game.state.cards[standing.source].facts
                    found.append((source, ability_with(source, standing.what)))
    if what == "keywords":
        worn = [facts for uid in uids for facts in _worn(game, uid)]
        found += [(f, a) for f in worn for a in f.abilities if isinstance(a, tree.Keyword)]
    if what == "price":
        own = [game.state.cards[uid].facts for uid in uids]
        found += [(f, a) for f in own if f.prices_itself for a in f.abilities if _prices(a)]
    return found


def ability_with(card: engine.CardFacts, what: object) -> object | None:
    """The ability of a card that holds a modifier; the first of the same type where its amount was fixed since."""
    holding = [a for a in card.abilities if any(node == what for node in nodes(a, type(what)))]
    near = holding or [a for a in card.abilities if nodes(a, type(what))]
    return near[0] if near else None


def _prices(ability: object) -> bool:
    return isinstance(ability, tree.Persistent) and isinstance(
        ability.what, tree.CostChange | tree.PaysInstead
    )
