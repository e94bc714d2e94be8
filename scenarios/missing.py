"""Facts that a description lacks and on which its answer turns: which card an unknown one is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Final

import engine
from scenarios.errors import ScenarioError
from scenarios.heard import heard
from scenarios.hearing import Hearing
from scenarios.ruling import MissingFact
from scenarios.table import fitting
from scenarios.table.defaults import POSSESSIVE, unknown
from scenarios.table.names import PLAYERS, WHO
from scenarios.table.table import OnEvent, Table

#: Cards that an unknown one is taken for, one kind at a time.
SAMPLES: Final = (
    engine.made_up_card("some-unit", type="Unit", name="a cheap Unit", cost=2, power=2, sell_tag=True),
    engine.made_up_card("some-gear", type="Gear", name="a Gear", cost=2, power=1, sell_tag=True),
    engine.made_up_card("some-program", type="Program", name="a Program", cost=2),
    engine.made_up_card("big-unit", type="Unit", name="an expensive Unit", cost=9, power=9),
)


def settle(hearing: Hearing, deadline: float = inf) -> list[MissingFact]:
    """Hear the scenario with other cards in place of the unknown ones that were looked at; answers that turn say so.

    Unknown cards are blank, so the answers stand as they are.

    deadline: when it is too late to hear it once more.
    """
    if monotonic() > deadline:
        return []
    told = [hearing.bench.tell(choices) for choices in hearing.proofs()]
    seen = sorted({uid for line in told for uid in line.unknown})
    if not seen:
        return []
    table = hearing.bench.table
    effects = (event.effect for line in told if line.unknown for event in line.events if event.effect)
    dice = [die for line in told for die in line.game.state.dice]
    values = sorted({die.value for die in (*dice, *table.before.state.dice) if die.controller is not None})
    for sample in (*SAMPLES, *fitting.samples(effects, values)):
        other = _hear(table, hearing.bench.rules, seen, sample, deadline)
        if other is None or other.partial:
            continue
        mine, theirs = hearing.verdicts(), other.verdicts()
        turns = [i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b]
        if turns:
            # Every answer that turns is made to say so; the fact is the same for all.
            facts = [_say(hearing, other, index, _which(table, seen), sample) for index in turns]
            return _facts(table, seen, facts[0])
    return []


def assumed(lacking: Iterable[MissingFact]) -> list[str]:
    """What a ruling assumes that lacks these facts: unknown cards are blank."""
    return [unknown(PLAYERS[fact.place.partition(".")[0]]).sentence for fact in lacking]


def _facts(table: Table, uids: Sequence[int], fact: str) -> list[MissingFact]:
    """One fact for each area in which there are cards that were looked at."""
    state = table.before.state
    areas: dict[tuple[int, str], list[int]] = {}
    for uid in uids:
        card = state.cards[uid]
        lying: list[int] = getattr(state.sides[card.owner], card.area, [])
        if uid in lying:
            place = lying.index(uid)
            # The top card of a deck is the last.
            areas.setdefault((card.owner, card.area), []).append(
                len(lying) - 1 - place if card.area == "deck" else place
            )
    found: list[MissingFact] = []
    for (owner, area), positions in areas.items():
        cards = "is the unknown card" if len(positions) == 1 else f"are the {len(positions)} unknown cards"
        whose = POSSESSIVE[owner].lower()
        where = (
            f"on top of {whose} deck, from the top"
            if area == "deck"
            else f"in {whose} {_AREAS.get(area, area)}"
        )
        found.append(
            MissingFact(
                fact=fact,
                question=f"Which {cards} {where}?",
                place=f"{WHO[owner]}.{'deck.top' if area == 'deck' else area}",
                positions=sorted(positions),
            )
        )
    return found


def _say(hearing: Hearing, other: Hearing, index: int, which: str, sample: engine.CardFacts) -> str:
    """Make the answer say that it takes the cards as blank, and name the fact."""
    fact = f"The answer turns on which {which} are; name them."
    if hearing.asked and hearing.whole is None:
        found = hearing.asked[index].found
        theirs = other.whole or other.asked[index].found
        if found.verdict not in ("illegal", "unsupported", "disputed"):
            found.sentence += f" That takes {which} as blank; were each {sample.name}: {theirs.sentence}"
            found.missing = fact
    return fact


def _which(table: Table, uids: Iterable[int]) -> str:
    cards = [table.before.state.cards[uid] for uid in uids]
    places = dict.fromkeys(
        f"{POSSESSIVE[card.owner].lower()} {_AREAS.get(card.area, card.area)}" for card in cards
    )
    return f"the unknown cards in {' and '.join(places)}"


_AREAS: Final = {"legends": "Legends area"}


def _hear(
    table: Table, rules: engine.Ruleset, uids: Iterable[int], sample: engine.CardFacts, deadline: float
) -> Hearing | None:
    """The scenario with these cards being `sample`; None where the play does not fit then."""
    cards = list(uids)

    def start(rules: engine.Ruleset, on_event: OnEvent | None = None) -> engine.Game:
        game = table.start(rules)
        state = game.state
        for uid in cards:
            state.cards[uid] = state.cards[uid]._replace(facts=sample)
        state.layout += 1
        return engine.Game(state, rules, on_event=on_event)

    changed = replace(table, start=start)
    try:
        return heard(changed, rules, brief=True, deadline=deadline)
    except ScenarioError:
        return None
