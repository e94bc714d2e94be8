"""Readers: one function a phrase of the grammar, from the values of its parts to its meaning.

Importing this registers all of them with `engine.text.meaning`, whose `meanings` is therefore to be had from here.
"""

from engine.text.meaning import meanings
from engine.text.readers import (
    afterwards,
    amounts,
    clauses,
    conditions,
    conditions_all,
    conditions_among,
    conditions_cred,
    conditions_gigs,
    conditions_held,
    conditions_is,
    costs,
    costs_paid,
    deeds,
    deeds_gigs,
    events,
    events_would,
    happened,
    in_common,
    leads,
    modifiers,
    modifiers_attacks,
    nouns,
    nouns_deeds,
    nouns_gigs,
    predicates,
    pronouns,
    sentences,
    statements,
    statements_rivals,
    steps,
    steps_gigs,
    steps_moves,
    steps_others,
    steps_play,
    steps_swap,
    steps_trash,
    tallies,
    targets,
    targets_limited,
    targets_short,
    this_way,
)

__all__ = ["MODULES", "meanings"]

MODULES = (
    afterwards, amounts, clauses, conditions, conditions_all, conditions_among, conditions_cred, conditions_gigs,
    conditions_held, conditions_is, costs, costs_paid, deeds, deeds_gigs, events, events_would, happened, in_common,
    leads, modifiers, modifiers_attacks, nouns, nouns_deeds, nouns_gigs, predicates, pronouns, sentences, statements,
    statements_rivals, steps, steps_gigs, steps_moves, steps_others, steps_play, steps_swap, steps_trash, tallies,
    targets, targets_limited, targets_short, this_way,
)  # fmt: skip
