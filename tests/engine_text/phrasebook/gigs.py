"""Phrases about Gigs, Gear, Programs and cards that lie elsewhere, in our own words, by the slot that they fill."""

from __future__ import annotations

GIGS = (
    "a Gig", "a friendly Gig", "a rival Gig", "a friendly min Gig", "a rival Gig with an odd value", "a Gig with 8+ value",
    "a rival Gig with value 4 or less", "a friendly d4", "a d4, d6, or d8", "a rival d4 or d6", "a rival Gig of your choice",
    "a rival Gig that's a d4 or d6", "a Gig with 8 or more sides", "a friendly Gig that isn't at max value",
    "a Gig that isn't a min Gig", "a rival Gig with the same value as a friendly Gig", "the rival Gig with the highest value",
    "a Rival's highest-value Gig", "your lowest Gig", "one of your Gigs", "a Gig a Rival controls",
    "a Gig that was stolen this turn", "a rival Gig with value higher than this Unit's power",
)  # fmt: skip
"""One Gig that something is done to."""

TO_GIGS = (
    "Increase {} by 2.", "Decrease {} by up to 3.", "Adjust {} by up to ±2.", "Reroll {}.", "Set {} to 1.",
    "Set {} to its max value.", "Set {} to any value.", "Set {} to the same value as another Gig.",
    "Increase {} by 1 for each friendly Legend.", "Return {} to its owner's fixer area.",
    "You may reroll {}. If you do, draw 1.", "Choose {}. If it's even, draw 1.", "Double {}'s value.",
    "Decrease {} by 1. If it becomes a min Gig, draw 1.", "Reroll {}. If it's higher than before, draw 1.",
)  # fmt: skip

GEAR = (
    "a rival Gear", "a friendly Gear", "a rival Gear with cost 2 or less", "a friendly CYBERWARE Gear",
    "a Gear equipped to a rival Unit", "a Gear equipped to this Unit", "one of this Unit's equipped Gear",
    "all rival Gear", "up to 2 rival Gear", "a Gear with an odd cost", "the Gear with the highest cost",
    "a Gear equipped to the attacking Unit", "any number of friendly Gear",
)  # fmt: skip
TO_GEAR = (
    "Defeat {}.", "Bottom-deck {}.", "You may defeat {}. If you do, draw 1.", "Take control of {}.",
    "At the end of this turn, defeat {}.",
)  # fmt: skip

ELSEWHERE = (
    "a Unit from your trash", "a card from your trash", "a Unit or Gear from your trash",
    "a BRAINDANCE Program from your trash", "a Red or Blue card from your trash", "a card with an odd cost from your trash",
    "a Unit with cost equal to the value of a friendly Gig from your trash", "up to 2 Programs from your trash",
    "up to 2 Units with total cost 5 or less from your trash", "up to 2 Programs with different names from your trash",
    "the highest-cost Unit from your trash", "a Unit from your trash that shares a color with this Unit",
    "a Program with cost 3 or less from your hand", "a Gear from your hand",
)  # fmt: skip
TO_ELSEWHERE = (
    "Bottom-deck {}.", "Top-deck {}.", "Reveal {}.", "Remove {} from the game.", "Put {} on the bottom of your deck.",
    "You may play {} for free.", "Play {} for -2 €$, to a minimum of 1 €$.", "Sell {}.",
    "You may bottom-deck {}. If you do, draw 1.",
)  # fmt: skip

AMOUNTS = (
    "the number of friendly Gigs", "the number of Gear equipped to this Unit", "the number of Programs in your trash",
    "the number of cards in a Rival's hand", "the value of a friendly d4", "the value of your highest Gig",
    "a friendly Gig's value", "the number of different values among friendly Gigs", "twice the number of friendly Legends",
    "half the value of a friendly Gig, rounded up", "this Unit's number of equipped Gear", "your hand size",
    "the number of Gigs a Rival controls", "the highest cost among friendly Units",
)  # fmt: skip
OF_AMOUNTS = (
    "Draw cards equal to {}.", "Increase a Gig by an amount equal to {}.", "Decrease a rival Gig by {}.",
    "Increase a Gig by up to {}.", "A Rival discards cards equal to {}.", "Trash cards from the top of your deck equal to {}.",
    "Give a friendly Unit power equal to {} until your next turn.",
    "Reveal cards from the top of your deck equal to {}. Trash them.",
)  # fmt: skip

EACH = (
    "friendly Gig", "friendly min Gig", "rival Gig with value 4 or less", "friendly d4 or d6", "friendly equipped Unit",
    "friendly Gear", "Gear equipped to this Unit", "Program in your trash", "card in a Rival's hand",
    "friendly value-pair of Gigs", "different value among friendly Gigs", "Program you played this turn",
    "Gig you stole this turn", "5 ☆ you have", "2 cards in your trash", "Gig that was stolen this turn",
)  # fmt: skip
OF_EACH = (
    "{{Play}} Draw 1 for each {}.", "{{Play}} Increase a Gig by up to 1 for each {}.", "{{Play}} Ready 1 Eddie for each {}.",
    "Play this Unit for -1 €$ for each {}, to a minimum of 1 €$.", "This Unit has +1 power for each {}.",
    "{{Play}} Spend a rival Unit for each {}.", "{{Play}} Give a rival Unit -1 power this turn for each {}.",
    "2 €$, {{Spend}} Draw 1. This effect costs -1 €$ for each {}.",
)  # fmt: skip

CONDITIONS = (
    "you control a min Gig", "you control a d4 or d6", "you have 3 Gigs or more", "you control a value-pair",
    "you control 3 or more Gigs with different values", "all friendly Gigs have an even value", "your fixer area is empty",
    "your highest Gig has 10+ value", "your highest Gig is higher than a Rival's highest Gig", "your hand is empty",
    "your trash is empty", "you have 2 or fewer cards in hand", "you have 3 or more Programs in your trash",
    "you played a Program this turn", "you discarded a card this turn", "you stole a Gig this turn",
    "a Rival controls at least 2 more Gigs than you", "none of your Gigs have the same value", "a friendly Gig is at max value",
    "you control a Gig that was stolen this turn", "you control 2 or more Gear",
)  # fmt: skip
UNDER_CONDITIONS = (
    "{{Play}} If {}, reroll a rival Gig.", "{{Play}} Steal a rival d4 if {}.",
    "{{Play}} Trash 2. If {}, trash 3 instead.", "When you play a Gear, if {}, ready 1 Eddie.",
    "2 €$, {{Spend}} Draw 1. This effect costs -1 €$ if {}.", "If {}, friendly Gigs can't be decreased.",
    "{{Play}} If {}, draw 1. Otherwise, discard 1.",
)  # fmt: skip

EVENTS = (
    "you play a Program", "you equip a Gear to this Unit", "a friendly Gear is defeated",
    "a Gear equipped to this Unit is defeated", "a Rival plays a Program", "a Program is trashed from your deck",
    "you sell a card", "you roll in a d20", "you reroll a Gig", "a friendly Gig becomes a max Gig",
    "a Rival's Gig becomes a min Gig", "you swap a Gig", "a friendly Unit steals a d4 or d6", "a rival Unit steals a Gig",
    "a friendly Unit returns to your hand", "you play a Red or Blue card", "you play a Program with an odd cost",
)  # fmt: skip
AT_EVENTS = (
    "When {}, draw 1.", "When {}, you may pay 1 €$. If you do, reroll a rival Gig.", "When {}, if you control a d20, draw 1.",
    "When {}, adjust a d12 by up to ±1.",
)  # fmt: skip
