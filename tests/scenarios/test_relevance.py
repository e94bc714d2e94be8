"""What is cited where an effect was not carried out: why it was not, if it could have changed what is asked for."""

from __future__ import annotations

from engine.text import compile_text
from scenarios.reasons.relevance import could_change
from tests.scenarios.helpers import answer, keys

BAIT = """
cards:
  raider: {type: unit, power: 2}
  bait: {type: unit, text: "When a rival Unit steals a Gig, if this Unit is spent, decrease that Gig by 1."}
turn: rival
you: {field: [bait], gigs: [d6=5]}
rival: {field: [raider]}
play: [{rival: attack raider -> gigs}, {you: pass}]
"""
SUMMON = """
cards: {boss: {type: legend}, summon: {type: program, text: "You may Call a Legend for free."}}
history: [{you: called a Legend}]
you: {hand: [summon], legends: [boss]}
play: [{you: play summon}]
"""


def test_a_false_condition_after_the_last_change_is_cited() -> None:
    """The theft changed the Gigs, and the condition is why they did not change once more."""
    found = answer(BAIT + "ask: {value: rival gigs}")
    assert keys(found)[0] == "steal.count-formula"
    assert found.card_texts[0].card == "bait"


def test_a_false_condition_of_another_kind_of_effect_is_not_cited() -> None:
    assert not [key for key in keys(answer(BAIT + "ask: {value: you drew}")) if key.startswith("condition.")]


def test_a_call_that_was_used_up_is_cited() -> None:
    assert keys(answer(SUMMON + "ask: {value: you called}"))[0] == "legends-area.call-once-per-turn"


def test_the_start_of_an_effect_decides_about_the_order() -> None:
    text = """
    cards:
      worker: {type: unit, text: "{Spend} Draw 1."}
      watcher: {type: unit, text: "When another friendly Unit is spent, trash 1."}
    you: {field: [worker, watcher]}
    play: [{you: activate worker}]
    ask: {order: you drew before you trashed}
    """
    assert "spend-icon.before-other-pending" in keys(answer(text))[:2]


def test_what_an_effect_could_change() -> None:
    draws = compile_text("{Play} If your ☆ is even, draw 1.", card_type="Unit", card_id="x")[0]
    assert could_change(draws, "drew")
    assert not could_change(draws, "gigs")
    assert could_change(draws, "power"), "no table for it: it can't be told"
    assert could_change(None, "gigs")
    plays = compile_text("{Play} Play a Unit from your hand for free.", card_type="Unit", card_id="x")[0]
    assert could_change(plays, "gigs"), "what is played may do anything"


FEWER = """
cards:
  raider: {type: unit, power: 2}
  grip: {type: program, text: "{Quick} A rival Unit steals 1 fewer Gig this turn. If that Unit is an AI, draw 1."}
  coach: {type: unit, text: "Friendly Units have +2 power while fighting."}
  toll: {type: gear, text: "Rivals must pay +2 €$ to use {Go Solo}."}
  soloist: {type: legend, cost: 5, power: 4, text: "{Go Solo}"}
turn: rival
you: {hand: [grip], gigs: [d4=1], field: [{card: raider, as: guard, spent: true, gear: [toll]}, coach]}
rival:
  field: [raider]
  legends: [{card: soloist, face: up, spent: true}, {card: unknown, spent: true}, {card: unknown, spent: true}]
  eddies: 6
play:
"""


def test_a_theft_of_nothing_is_told_by_its_count_and_the_text_behind_it() -> None:
    """What was false besides (no AI, no card) does not come first."""
    play = "  - rival: attack raider -> gigs\n  - you: play grip\n  - you: pass\n"
    found = answer(FEWER + play + "ask: {value: rival gig count}")
    assert keys(found)[0].startswith("steal.")
    assert found.card_texts[0].card == "grip"


def test_the_text_that_raised_the_power_of_a_winner_is_cited() -> None:
    play = "  - rival: attack raider -> guard\n  - you: pass\n"
    found = answer(FEWER + play + "ask: {value: raider was defeated}")
    assert [text.card for text in found.card_texts] == ["coach"]


def test_the_text_that_raised_a_price_is_cited_where_it_cannot_be_paid() -> None:
    found = answer(
        FEWER + "  - rival: attack raider -> gigs\n  - you: pass\nask: {legal: rival go solo with soloist}"
    )
    assert keys(found)[0] == "cost.in-full"
    assert [text.card for text in found.card_texts] == ["toll"]


def test_a_keyword_that_a_gear_gives_is_cited_with_its_text() -> None:
    text = """
    cards:
      guard: {type: unit, power: 3}
      shield: {type: gear, text: "{Blocker}"}
    you: {field: [{card: guard, gear: [shield]}]}
    ask: {value: guard keywords}
    """
    found = answer(text)
    assert keys(found)[0] == "gear.bottom-textbox-inherited"
    assert [text.card for text in found.card_texts] == ["shield"]


def test_a_price_is_told_apart_from_the_cost_value() -> None:
    text = """
    cards:
      cheap: {type: unit, cost: 4, text: "Play this Unit for -1 €$ for each friendly Unit, to a minimum of 1 €$."}
    you: {field: [cheap], hand: [{card: cheap, as: mine}]}
    ask: {value: mine price}
    """
    assert "pay.cost-value-unchanged" in keys(answer(text))
