"""Cards that fit what an effect asks for, to be tried in place of unknown ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import engine
from engine.effects import values as v
from engine.facts import CardType
from scenarios.play.underway import nodes

#: How many such cards are tried at most.
MOST: Final = 10
_KEYWORDS: Final = ("ADRENALINE", "BLOCKER")
_NEAREST: Final = {"=": 0, "<=": 0, ">=": 0, "<": -1, ">": 1}


def samples(effects: Iterable[object], amounts: Sequence[int]) -> list[engine.CardFacts]:
    """Cards that fit the descriptions in some effects by type, tag, color, name, keyword, cost or power.

    amounts: what a number may come to that the text does not write out, such as the values of the Gigs.
    """
    found: dict[str, engine.CardFacts] = {}
    for effect in effects:
        for described in nodes(effect, v.Cards):
            for card in _fitting(described, amounts):
                found.setdefault(card.name, card)
    return list(found.values())[:MOST]


def _fitting(described: v.Cards, amounts: Sequence[int]) -> Iterable[engine.CardFacts]:
    keyword = described.keyword if described.keyword in _KEYWORDS else None
    if not any((described.tags, described.color, described.name, keyword, described.cost, described.power)):
        return
    kinds: list[CardType] = [kind for kind in described.kinds if kind != "Legend"] or ["Unit"]
    said = " ".join(filter(None, (described.color, *described.tags[:1])))
    for kind in kinds:
        for cost in _numbers(described.cost, amounts):
            for power in _numbers(described.power, amounts):
                name = f"{said} {kind}".strip()
                name += f" with {keyword}" if keyword else ""
                name += f" named {described.name}" if described.name else ""
                name += f" with cost {cost}" if cost is not None else ""
                name += f" with power {power}" if power is not None else ""
                article = "an" if name[0] in "AEIOU" and not name.startswith("Unit") else "a"
                yield engine.made_up_card(
                    f"fitting-{name.lower().replace(' ', '-')}",
                    type=kind,
                    name=described.name or f"{article} {name}",
                    color=described.color,
                    cost=2 if cost is None else cost,
                    power=(2 if power is None else power) if kind != "Program" else None,
                    tags=described.tags[:1],
                    text=f"{{{keyword.title()}}}" if keyword else "",
                )


def _numbers(asked: v.Comparison | None, amounts: Sequence[int]) -> Iterable[int | None]:
    """Numbers that meet a comparison; None where none is asked."""
    if asked is None:
        return (None,)
    known = [asked.amount] if isinstance(asked.amount, int) else amounts
    return sorted({n + _NEAREST[asked.op] for n in known if n + _NEAREST[asked.op] >= 0})
