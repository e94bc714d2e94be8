"""What a card's effects do, told by words such as "steals" or "draws" that are read off the effect tree.

A word says that it is done, by whomever and to whatever. `own-draws`, `rival-discards`: who does it, where that is a
player; each player is both. `defeats-rival`, `readies-friendly`: to whose piece; "a Unit" and "all Units" are both.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final, cast

from engine.effects import tree, values
from engine.effects.tree import Ability
from scenarios.collection import doing
from scenarios.collection.acting import Acting
from scenarios.collection.doing import Reader, Words

OF_STEPS: Final[dict[type, Words | Reader]] = {
    tree.Do: (),
    tree.May: doing.may,
    tree.If: ("conditional",),
    tree.IfYouDo: ("conditional",),
    tree.MayInstead: ("conditional", "optional"),
    tree.ChooseOne: doing.modal,
    tree.EachPlayer: ("each-player",),
    tree.ByRival: ("rival-acts",),
    tree.Repeat: (),
    tree.Later: ("delayed",),
    tree.NextTime: ("next-time",),
    tree.NextWould: ("next-time", "replaces"),
    tree.Pick: (),
    tree.ChooseKind: (),
    tree.Draw: doing.by("draws"),
    tree.Discard: doing.by("discards"),
    tree.TrashTop: doing.by("trashes", "mills"),
    tree.Defeat: doing.to("defeats"),
    tree.Spend: doing.to("spends"),
    tree.Ready: doing.to("readies"),
    tree.ReadyEddies: doing.by("readies", "readies-eddies"),
    tree.Move: doing.moved,
    tree.Look: doing.look,
    tree.LookAtHand: doing.look_at_hand,
    tree.Reveal: doing.by("reveals"),
    tree.Dig: doing.dug,
    tree.ShuffleDeck: doing.by("shuffles"),
    tree.LookAtLegend: doing.to("looks", "looks-at-legend"),
    tree.Sell: doing.by("sells"),
    tree.Steal: doing.by("steals"),
    tree.Adjust: doing.adjusted,
    tree.SetGig: doing.to("sets", "sets-gig", at="gig"),
    tree.Swap: ("swaps",),
    tree.SwapValues: ("sets", "swaps-values"),
    tree.Give: (),
    tree.Establish: (),
    tree.PlayCard: doing.played,
    tree.Call: doing.called,
    tree.Flip: doing.to("flips"),
    tree.Equip: doing.by("equips"),
    tree.TakeControl: doing.by("takes-control"),
    tree.Reroll: doing.to("rerolls", at="gig"),
    tree.RollIn: doing.by("rolls-in"),
    tree.ToFixer: doing.to("returns-gig", at="gig"),
    tree.Prevent: ("prevents",),
    tree.PayNow: doing.by("pays"),
    tree.Redirect: ("redirects",),
    tree.Fight: ("fights",),
    tree.EndAttack: ("ends-attack",),
    tree.WinGame: doing.ended("wins-game", good=True),
    tree.LoseGame: doing.ended("loses-game", good=False),
}
"""What each instruction is called. A `Give` or `Establish` is what it gives."""

OF_MODIFIERS: Final[dict[type, Words | Reader]] = {
    tree.Power: doing.power,
    tree.DoublePower: doing.given("strengthens", "doubles-power"),
    tree.SetPower: doing.set_power,
    tree.Has: doing.keyword,
    tree.Loses: doing.keyword_taken,
    tree.Cannot: doing.cannot,
    tree.MayAttack: doing.may_attack,
    tree.MustAttack: doing.given("forces-attack"),
    tree.StealsFewer: doing.fewer,
    tree.StealsAtMost: ("steals-fewer",),
    tree.WinsFights: ("wins-fights",),
    tree.CostChange: doing.priced,
    tree.PaysInstead: ("makes-cheaper",),
    tree.CallsFree: ("calls", "calls-free"),
    tree.CallsMore: ("calls", "calls-more"),
    tree.EntersSpent: doing.given("enters-spent"),
    tree.Gains: ("gives-effect",),
    tree.While: (),
}

OF_ABILITIES: Final[dict[type, Words | Reader]] = {
    tree.Keyword: ("keyword",),
    tree.Resolve: (),
    tree.Triggered: doing.ability("triggered"),
    tree.Activated: doing.ability("activated"),
    tree.Persistent: doing.ability("persistent"),
    tree.Replacement: doing.replacing,
    tree.AlsoPlayable: ("also-playable",),
    tree.DeckRule: ("deck-rule",),
    tree.EquipRule: ("equip-rule",),
}

OF_AMOUNTS: Final[dict[type, Words | Reader]] = {
    values.StreetCred: ("uses-street-cred",),
    values.Pairs: ("uses-pairs",),
    tree.SpendThis: ("spend-cost",),
    tree.PayEddies: ("eddies-cost",),
    tree.Choose: doing.chosen,
}

_CALLED: Final = {**OF_STEPS, **OF_MODIFIERS, **OF_ABILITIES, **OF_AMOUNTS}


def features(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The words for all that a card's effects do and are: steals, draws, rival-discards, triggered, modal, ..."""
    return frozenset(word for node, acting in walked(abilities) for word in _words(node, acting))


def feature_words() -> frozenset[str]:
    """All words that there may be."""
    by_whom = {f"{who}-{word}" for word in doing.BY_PLAYERS for who in ("own", "rival")}
    to_whose = {f"{word}-{whose}" for word in doing.TO_PIECES for whose in ("friendly", "rival")}
    return frozenset(plain_words() | by_whom | to_whose)


def plain_words() -> frozenset[str]:
    """The words that do not say by whom or to whose piece."""
    fixed = {word for words in _CALLED.values() if not callable(words) for word in words}
    return frozenset(fixed | doing.BY_PLAYERS | doing.TO_PIECES | doing.OTHERS)


def _words(node: object, acting: Acting) -> Words:
    called = _CALLED.get(type(node), ())
    return called(node, acting) if callable(called) else called


def walked(abilities: tuple[Ability, ...]) -> Iterator[tuple[object, Acting]]:
    """Every node of the abilities with where it stands, once all that its ability binds is known."""
    for ability in abilities:
        acting = Acting()
        for node, where in _walk(ability, acting):
            where.bind(node)
        yield from _walk(ability, acting)


def _walk(root: object, acting: Acting) -> Iterator[tuple[object, Acting]]:
    if isinstance(root, tuple):
        for item in cast("tuple[object, ...]", root):
            yield from _walk(item, acting)
    elif dataclasses.is_dataclass(root) and not isinstance(root, type):
        yield root, acting
        within = acting.inside(root)
        for field in dataclasses.fields(root):
            yield from _walk(getattr(root, field.name), within)
