"""Mutations for chapter 3: what stands on a card."""

from __future__ import annotations

from typing import Any

import pytest

import engine.cards as catalogue
import scenarios.table.cards as described
from engine import deck, queries
from engine.effects import amounts, live, select
from engine.processes import cards, pay
from engine.rules import by_effect, costs, play, requirements
from tests.mutations.editing import edits
from tests.mutations.registry import checks, mutation

checks("card.sell-tag-allows-sale")

# --- ready, spent, face-down

edits("card.to-spend", "nothing is turned", (cards.spend, "turned(spent=True)", "turned(spent=card.spent)"))
edits("card.to-ready", "nothing is turned", (cards.ready, "turned(spent=False)", "turned(spent=card.spent)"))
edits(
    "card.face-down-no-information",
    "cost and text of a face-down Legend count",
    (requirements.play_legend, "if not card.face_up:", "if False:"),
    (queries.has_keyword, "if not card.face_up:", "if False:"),
)

# --- name and subtitle

edits(
    "card.name-excludes-subtitle",
    "the subtitle is a part of the name",
    (deck._wrong_legends, "[c.name for c", "[c.title for c"),
)
edits(
    "card.subtitle-tells-cards-apart",
    "cards of one name are one card",
    (deck.deck_problems, "(c.name, c.subtitle)", "(c.name, None)"),
    (deck._too_many, "(card.name, card.subtitle)", "(card.name, None)"),
)

# --- cost

edits(
    "card.cost-from-any-area",
    "only what is played from hand costs anything",
    (by_effect.due_by_effect, "return full", 'return full if card.area == "hand" else 0'),
)
edits(
    "card.cost-value-unchanged",
    "the card costs what was paid from then on",
    (
        play.put_unit_on_field,
        "place(game.state, card,",
        (
            "place(game.state, card._replace(facts=__import__('dataclasses').replace(card.facts, "
            "cost=cost_to_play(game, player, card))),"
        ),
    ),
)
edits(
    "card.null-cost-unpayable",
    "a null cost is paid as 0",
    (costs.cost_to_play, "base = card.facts.cost", "base = card.facts.cost or 0"),
)
edits(
    "card.null-cost-unmodifiable",
    "what changes a null cost makes it a number",
    (
        costs.cost_to_play,
        "base = card.facts.cost",
        "base = card.facts.cost or (0 if t.CostChange in live(game).modifiers else card.facts.cost)",
    ),
)
edits(
    "card.null-cost-counts-as-zero",
    "it is no number",
    (amounts._cost_of, "card.facts.cost or 0", "card.facts.cost"),
    (select._printed_fits, "facts.cost or 0", "facts.cost"),
)

# --- Sell Tag and tags

edits(
    "card.sell-tag-legend-pays",
    "no face-up Legend pays",
    (queries.paying_legends, "(not card.face_up or card.facts.sell_tag)", "not card.face_up"),
    (pay._why_not_spend, "card.face_up and not card.facts.sell_tag", "card.face_up"),
)
edits(
    "card.tag-in-effect",
    "tags do not matter",
    (select._printed_fits, "if want.tags and", "if False and"),
)

# --- power

edits(
    "card.power-total",
    "effects add nothing to it",
    (queries.raw_power, "return _changed_power(game, card, powers)", "pass"),
)
edits(
    "card.gear-power-modifies-host", "a Gear adds nothing", (queries.raw_power, "if card.gear:", "if False:")
)
edits(
    "card.power-inherited",
    "the higher of both counts",
    (
        queries.raw_power,
        "powers += [cards[uid].facts.power or 0 for uid in card.gear]",
        "powers = [max(*powers, *(cards[u].facts.power or 0 for u in card.gear)), *(0 for _ in card.gear)]",
    ),
)
edits(
    "card.gear-power-as-printed",
    "a Gear has the power of its Unit",
    (
        queries.raw_power,
        "powers = [card.facts.power or 0]",
        (
            "if card.host is not None:\n"
            "        return raw_power(game, game.state.cards[card.host])\n"
            "    powers = [card.facts.power or 0]"
        ),
    ),
)
edits(
    "card.gear-power-unmodified",
    "what changes the power of its Unit changes that of the Gear too",
    (
        queries._changed_power,
        "if not applies(game, standing, piece):",
        "if not applies(game, standing, piece if piece.host is None else cards[piece.host]):",
    ),
)

# --- text

edits(
    "card.gear-text-inherited",
    "what is printed on a Gear is the Gear's alone",
    (live.printed_on, "for worn, of in gear", "for worn, of in ()"),
)
edits(
    "card.text-you",
    "it speaks to the Rival of the card's controller",
    (amounts.player, 'if who == "you"', 'if who != "you"'),
)


@mutation("card.reminder-text-no-effect")
def what_stands_in_parentheses_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = catalogue._compiled

    def compiled(text: str, *more: Any) -> Any:
        return as_it_is(text.replace("(", "").replace(")", ""), *more)

    monkeypatch.setattr(catalogue, "_compiled", compiled)
    # what is known of a card that was described before was read without them
    monkeypatch.setattr(described, "_made_up", described._made_up.__wrapped__)


# --- RAM

edits(
    "card.ram-within-limit",
    "any RAM is allowed",
    (deck._too_much_ram, "card.ram <= limits.get(card.color, 0)", "True"),
)
edits(
    "card.ram-limits-from-legends",
    "the main deck sets them",
    (deck.deck_problems, "ram_limits(deck.legends)", "ram_limits(deck.main)"),
)
edits(
    "card.ram-limit-default",
    "they begin with 1",
    (deck._too_much_ram, "limits.get(card.color, 0)", "limits.get(card.color, 1)"),
)
edits(
    "card.ram-limit-raised",
    "each Legend raises that of every color",
    (deck.ram_limits, "return limits", "return dict.fromkeys(limits, sum(limits.values()))"),
)
edits(
    "card.ram-limit-sum",
    "the highest of each color counts",
    (
        deck.ram_limits,
        "limits.get(legend.color, 0) + legend.ram",
        "max(limits.get(legend.color, 0), legend.ram)",
    ),
)
for key in ("card.ram-not-for-playing", "card.ram-limits-locked"):
    edits(
        key,
        "the Legends that are left must allow the card",
        (
            requirements.play_from_hand,
            "yield from payable(game, player, card)",
            (
                "from engine.rules.play import ram_keys\n"
                "    beyond = ram_keys(game, player, card)\n"
                "    if beyond:\n"
                '        yield Refusal(beyond, "{} has more RAM than the Legends left", card)\n'
                "    yield from payable(game, player, card)"
            ),
        ),
    )
