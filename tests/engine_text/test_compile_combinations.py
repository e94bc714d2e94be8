"""Any trigger goes with any condition and any effect: the tree of the whole is made of the trees of the parts."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.effects import tree as t
from engine.text.lowering.labels import labelled
from engine.text.meaning import reading_card
from tests.engine_text.compiling import ability

TRIGGERS = (
    "this Unit attacks",
    "this Unit is defeated",
    "another friendly Unit is defeated",
    "a rival Unit with cost 3 or less attacks",
    "a friendly equipped Unit is spent",
    "you play a MERC Unit",
    "a Rival plays a Program",
    "you Call a Legend",
    "you discard a card",
    "this Unit steals a d6",
    "a friendly Unit steals a Gig with 8+ value",
    "a Rival steals a friendly Gig",
    "a friendly Unit wins a fight by 2+ power",
    "this Unit uses {Blocker}",
    "you increase a friendly Gig",
    "you roll in a d20",
    "you play a blue Unit or blue Gear",
)
CONDITIONS = (
    "your ☆ is odd",
    "you have 9+ ☆",
    "you have less ☆ than a Rival",
    "you control a value-pair of Gigs",
    "a Rival controls at least 2 more Gigs than you",
    "you played a Program this turn",
    "your fixer area is empty",
    "this Unit is spent",
    "you control 2 or more Gigs with 6+ value",
    "it's your turn",
    "a friendly d4 is a min Gig",
    "you have no cards in your hand",
    "you control a spent Unit with {Blocker} or your ☆ is even",
    "a friendly Unit was defeated this turn",
    "you control a min Gig and a max Gig",
    "there are 3 or more Gear in your trash",
    "your ☆ differs from a Rival's by 7+",
)
EFFECTS = (
    "draw 1",
    "draw 2, then discard 1",
    "draw 1 for each friendly min Gig",
    "a Rival discards 1",
    "each player discards 1",
    "defeat a spent rival Unit with power 3 or less",
    "defeat all rival Gear",
    "spend up to 2 rival Units",
    "ready this Unit",
    "ready up to 2 friendly MERC Legends",
    "ready 2 Eddies",
    "return a spent Unit to its owner's hand",
    "increase a Gig by up to 3",
    "adjust a friendly d6 by 1",
    "set a Gig to the value of another Gig",
    "swap a friendly Gig with a rival Gig",
    "steal a rival Gig with value 2 or less",
    "give a friendly Unit {Adrenaline} and +1 power this turn",
    "give all rival Units -1 power this turn",
    "this Unit gains +1 power for each friendly Gig this turn",
    "a rival Unit can't ready until your next turn",
    "rival Units can't block this turn",
    "play a Unit with cost 2 or less from your trash for free",
    "you may Call a Legend for free",
    "you may discard 1. If you do, draw 2",
    "choose one effect. Draw 1. // Spend a rival Unit",
    "the next time a friendly Unit steals a Gig this turn, draw 1",
    "defeat a friendly Unit at the end of this turn",
)


@given(st.sampled_from(TRIGGERS), st.sampled_from(CONDITIONS), st.sampled_from(EFFECTS))
@settings(max_examples=60, deadline=None)
def test_a_triggered_effect_is_its_trigger_its_condition_and_its_effect(
    when: str, asked: str, effect: str
) -> None:
    whole = ability(f"When {when}, if {asked}, {effect}.")
    trigger = ability(f"When {when}, draw 1.").when
    condition = ability(f"At the end of your turn, if {asked}, draw 1.").condition
    step = ability(f"At the end of your turn, {effect}.").step
    with reading_card("Unit"):
        assert whole == labelled(t.Triggered(trigger, step, condition))


@given(st.sampled_from(CONDITIONS), st.sampled_from(EFFECTS))
@settings(max_examples=40, deadline=None)
def test_an_activated_effect_is_its_costs_its_condition_and_its_effect(asked: str, effect: str) -> None:
    whole = ability(f"{{Quick}} 2 €$, {{Spend}}: If {asked}, {effect}.")
    condition = ability(f"At the end of your turn, if {asked}, draw 1.").condition
    step = ability(f"At the end of your turn, {effect}.").step
    assert whole == t.Activated((t.PayEddies(2), t.SpendThis()), step, condition, quick=True)
