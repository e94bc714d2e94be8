"""Phrases about Units and Legends, in our own words, by the slot that they fill."""

from __future__ import annotations

EVENTS = (
    "this Unit attacks", "this Unit is attacked", "this Unit is spent", "this Unit readies", "this Unit wins a fight",
    "this Unit loses a fight", "this Unit fights a rival Unit", "this Unit steals a Gig", "this Unit uses {Blocker}",
    "this Unit becomes equipped", "this Unit leaves the field", "another friendly Unit attacks",
    "another friendly Unit is defeated", "a friendly Legend attacks", "a friendly Legend is spent",
    "a friendly Legend uses {Go Solo}", "a friendly Unit with {Blocker} attacks",
    "a friendly Unit is defeated in a fight",
    "a rival Unit attacks your Gig area", "a rival Unit attacks another friendly Unit", "a rival Unit readies",
    "a Rival's Unit attacks", "a Rival uses {Go Solo}", "a Rival Calls a Legend", "a player plays a Program",
    "you play another Unit", "you Call a Legend", "you use {Go Solo}", "you discard a card", "you ready a Unit",
    "a friendly Gig is stolen", "a Unit leaves the field",
)  # fmt: skip
"""After "when", and after "the first time" with "each turn" behind it."""

CONDITIONS = (
    "this Unit is equipped", "this Unit isn't equipped", "this Unit is spent", "this Unit has 10+ power",
    "this Unit has the highest power", "this Unit attacked this turn", "this Unit hasn't attacked this turn",
    "you control another Unit", "you control 2 or more face-up Legends", "all friendly Legends are face-up",
    "a friendly Legend is on the field", "a Rival controls no Units", "a Rival controls a Unit with {Blocker}",
    "you control more Units than a Rival", "there's a Legend in your trash", "you have 10+ ☆",
    "you have more ☆ than a Rival", "you have the most ☆", "your ☆ is an even number", "it's your turn",
    "you played another card this turn", "you've called a Legend this turn", "you drew 2 or more cards this turn",
    "you used {Go Solo} this turn", "a friendly Unit was defeated this turn", "no Units were defeated this turn",
    "2 or more friendly Units attacked this turn", "a friendly Unit lost a fight this turn",
    "a Rival stole a friendly Gig this turn", "no friendly Gigs were stolen this turn",
)  # fmt: skip
"""After "if", and behind "if" at the end."""

SUBJECTS = (
    "this Unit", "other friendly Units", "friendly Legends", "friendly Units with {Blocker}", "rival Units",
    "rival Units with power 3 or less", "friendly ARASAKA Units", "Units with the lowest power",
)  # fmt: skip
"""Of whom something is said for good; all but the first are several."""

PREDICATES = (
    "have +2 power", "lose {Blocker}", "have {Blocker} and +1 power", "can't attack", "can't attack, block, or ready",
    "can't attack or be attacked", "can't steal", "can't block Units with power 8 or more",
    "can only block Units with power 3 or less",
    "can't be blocked by Units with power 5 or less", "can't be spent by effects", "can attack ready Units",
    "can attack the turn they're played", "steal 1 fewer Gig", "must attack if able", "win all fights",
)  # fmt: skip
"""What is said of several, for good or for a time."""

TIMES = (
    "this turn", "until your next turn", "until the end of the turn", "during this attack",
    "until the end of your next turn",
)  # fmt: skip

PIECES = (
    "a friendly Unit", "another friendly Unit", "a rival Unit", "up to 2 rival Units", "all other Units",
    "every rival Unit", "the attacking Unit", "the lowest-power rival Unit", "the rival Unit with the highest cost",
    "a rival Unit with an odd cost", "a rival Unit without {Blocker}", "a rival Unit with less power than this Unit",
    "a friendly Unit that didn't attack this turn", "a rival Unit that stole a Gig this turn",
    "a friendly Unit that isn't defending", "a friendly face-up Legend", "a Unit or Legend", "one of your Units",
)  # fmt: skip
"""What something is done to."""

DONE = (
    "Defeat {}.", "Spend {}.", "Ready {}.", "Bottom-deck {}.", "Give {} +2 power this turn.",
    "Give {} {{Blocker}} this turn.",
    "At the start of your next turn, spend {}.",
)  # fmt: skip
