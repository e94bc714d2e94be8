"""What a card's effects do, told by words such as "steals" or "draws" that are read off the effect tree."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from engine.effects import tree, values
from engine.effects.tree import Ability

Words = tuple[str, ...]


def _signed(amount: Any) -> int:
    """Whether an amount is negative (-1) or not (1): a number, or so many times a number that is not negative."""
    if isinstance(amount, int):
        return -1 if amount < 0 else 1
    return -1 if isinstance(amount, values.Times) and amount.factor < 0 else 1


def _power(node: Any) -> Words:
    return ("weakens",) if _signed(node.amount) < 0 else ("strengthens",)


def _fewer(node: Any) -> Words:
    return ("steals-more",) if _signed(node.amount) < 0 else ("steals-fewer",)


def _priced(node: Any) -> Words:
    return ("makes-cheaper",) if _signed(node.amount) < 0 else ("makes-dearer",)


def _who(own: str) -> Callable[[Any], Words]:
    def words(node: Any) -> Words:
        return (own, f"rival-{own}") if node.who == "rival" else (own,)

    return words


def _moved(node: Any) -> Words:
    return {
        "hand": ("returns", "to-hand"),
        "trash": ("trashes",),
        "bottom of deck": ("bottom-decks",),
        "top of deck": ("top-decks",),
        "into deck": ("shuffles",),
        "removed": ("removes",),
    }[node.to]


def _adjusted(node: Any) -> Words:
    return ("adjusts",) if node.how == "adjust" else (f"{node.how}s", "adjusts")


def _played(node: Any) -> Words:
    return ("plays", "plays-free") if node.free else ("plays",)


def _cannot(node: Any) -> Words:
    return ("forbids", "forbids-" + node.action.replace(" ", "-"))


def _may_attack(node: Any) -> Words:
    wider = [word for word, so in (("attacks-ready", node.ready), ("attacks-at-once", node.lagging)) if so]
    return ("permits-attack", *wider)


def _look(node: Any) -> Words:
    return ("searches",) if node.how == "search" else ("reveals",)


def _dug(node: Any) -> Words:
    return ("reveals",) if node.how == "reveal" else ("trashes", "mills")


def _keyword(node: Any) -> Words:
    return ("gives-keyword", "gives-" + node.keyword.lower().replace(" ", "-"))


OF_STEPS: Final[dict[type, Words | Callable[[Any], Words]]] = {
    tree.Do: (),
    tree.May: ("optional",),
    tree.If: ("conditional",),
    tree.IfYouDo: ("conditional",),
    tree.MayInstead: ("conditional", "optional"),
    tree.ChooseOne: ("modal",),
    tree.EachPlayer: ("each-player",),
    tree.ByRival: ("rival-acts",),
    tree.Repeat: (),
    tree.Later: ("delayed",),
    tree.NextTime: ("next-time",),
    tree.NextWould: ("next-time", "replaces"),
    tree.Pick: (),
    tree.ChooseKind: (),
    tree.Draw: _who("draws"),
    tree.Discard: _who("discards"),
    tree.TrashTop: ("trashes", "mills"),
    tree.Defeat: ("defeats",),
    tree.Spend: ("spends",),
    tree.Ready: ("readies",),
    tree.ReadyEddies: ("readies", "readies-eddies"),
    tree.Move: _moved,
    tree.Look: _look,
    tree.LookAtHand: ("looks", "looks-at-hand"),
    tree.Reveal: ("reveals",),
    tree.Dig: _dug,
    tree.ShuffleDeck: ("shuffles",),
    tree.LookAtLegend: ("looks", "looks-at-legend"),
    tree.Sell: ("sells",),
    tree.Steal: ("steals",),
    tree.Adjust: _adjusted,
    tree.SetGig: ("sets", "sets-gig"),
    tree.Swap: ("swaps",),
    tree.SwapValues: ("sets", "swaps-values"),
    tree.Give: (),
    tree.Establish: (),
    tree.PlayCard: _played,
    tree.Call: ("calls",),
    tree.Flip: ("flips",),
    tree.Equip: ("equips",),
    tree.TakeControl: ("takes-control",),
    tree.Reroll: ("rerolls",),
    tree.RollIn: ("rolls-in",),
    tree.ToFixer: ("returns-gig",),
    tree.Prevent: ("prevents",),
    tree.PayNow: ("pays",),
    tree.Redirect: ("redirects",),
    tree.Fight: ("fights",),
    tree.EndAttack: ("ends-attack",),
    tree.WinGame: ("wins-game",),
    tree.LoseGame: ("loses-game",),
}
"""What each instruction is called. A `Give` or `Establish` is what it gives."""

OF_MODIFIERS: Final[dict[type, Words | Callable[[Any], Words]]] = {
    tree.Power: _power,
    tree.DoublePower: ("strengthens", "doubles-power"),
    tree.SetPower: ("sets-power",),
    tree.Has: _keyword,
    tree.Loses: ("takes-keyword",),
    tree.Cannot: _cannot,
    tree.MayAttack: _may_attack,
    tree.MustAttack: ("forces-attack",),
    tree.StealsFewer: _fewer,
    tree.StealsAtMost: ("steals-fewer",),
    tree.WinsFights: ("wins-fights",),
    tree.CostChange: _priced,
    tree.PaysInstead: ("makes-cheaper",),
    tree.CallsFree: ("calls",),
    tree.CallsMore: ("calls",),
    tree.EntersSpent: ("enters-spent",),
    tree.Gains: ("gives-effect",),
    tree.While: (),
}

OF_ABILITIES: Final[dict[type, Words | Callable[[Any], Words]]] = {
    tree.Keyword: ("keyword",),
    tree.Resolve: (),
    tree.Triggered: ("triggered",),
    tree.Activated: ("activated",),
    tree.Persistent: ("persistent",),
    tree.Replacement: ("replacement", "replaces"),
    tree.AlsoPlayable: ("also-playable",),
    tree.DeckRule: ("deck-rule",),
    tree.EquipRule: ("equip-rule",),
}

OF_AMOUNTS: Final[dict[type, Words]] = {
    values.StreetCred: ("uses-street-cred",),
    values.Pairs: ("uses-pairs",),
    tree.SpendThis: ("spend-cost",),
    tree.PayEddies: ("eddies-cost",),
}

_CALLED: Final = {**OF_STEPS, **OF_MODIFIERS, **OF_ABILITIES, **OF_AMOUNTS}


def features(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The words for all that a card's effects do and are: steals, draws, rival-discards, triggered, modal, ..."""
    return frozenset(word for node in _nodes(abilities) for word in _words(node))


def events(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The events to which a card's effects answer: played, attacks, steals, ..."""
    whens = (node.when for node in _nodes(abilities) if isinstance(node, tree.Triggered))
    return frozenset(trigger.event for when in whens for trigger in when)


def _words(node: object) -> Words:
    called = _CALLED.get(type(node), ())
    return called(node) if callable(called) else called


def _nodes(root: object) -> Iterator[object]:
    if isinstance(root, tuple):
        for item in cast("tuple[object, ...]", root):
            yield from _nodes(item)
    elif dataclasses.is_dataclass(root) and not isinstance(root, type):
        yield root
        for field in dataclasses.fields(root):
            yield from _nodes(getattr(root, field.name))
