"""All readers of the grammar's phrases: importing this registers them."""

from engine.text import amounts, conditions, events, modifiers, nouns, sentences, steps, steps_gigs, targets

READING = (amounts, conditions, events, modifiers, nouns, sentences, steps, steps_gigs, targets)
"""The modules, one a kind of phrase."""
