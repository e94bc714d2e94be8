"""The rules engine: what the rules of the Cyberpunk TCG do.

A game is a pure function of its setup, the dice and the choices (`Game`). Rules are cited by key only; which number a
key has in which edition is `rules_index`'s business. This package imports none of the others.
"""

from engine.cards import Catalogue, catalogue, made_up_card
from engine.decisions import Decision, Option, Shuffle
from engine.deck import Deck, deck_problems, new_game, ram_limits
from engine.errors import (
    AmbiguousCard,
    CardTextError,
    EngineError,
    EngineFault,
    IllegalChoice,
    IllegalPosition,
    NoDecision,
    Problem,
    UnknownCard,
    UnknownRuleset,
)
from engine.events import KINDS, Event
from engine.facts import UNKNOWN, UNKNOWN_LEGEND, CardFacts
from engine.game import Game
from engine.legality import Refusal
from engine.narrate import narrate
from engine.outcome import Outcome
from engine.position import Gig, Piece, Player, Position, eddie, set_up, unknown_legend
from engine.ruleset import DEFAULT_EDITION, DIFFERENCES, RULESETS, Ruleset, ruleset
from engine.state import CHANCE, GIG_AREA, RIVAL, SIDES, YOU, Attack, Card, Die, State
from engine.view import Permission, permission, view

__all__ = [
    "CHANCE",
    "DEFAULT_EDITION",
    "DIFFERENCES",
    "GIG_AREA",
    "KINDS",
    "RIVAL",
    "RULESETS",
    "SIDES",
    "UNKNOWN",
    "UNKNOWN_LEGEND",
    "YOU",
    "AmbiguousCard",
    "Attack",
    "Card",
    "CardFacts",
    "CardTextError",
    "Catalogue",
    "Decision",
    "Deck",
    "Die",
    "EngineError",
    "EngineFault",
    "Event",
    "Game",
    "Gig",
    "IllegalChoice",
    "IllegalPosition",
    "NoDecision",
    "Option",
    "Outcome",
    "Permission",
    "Piece",
    "Player",
    "Position",
    "Problem",
    "Refusal",
    "Ruleset",
    "Shuffle",
    "State",
    "UnknownCard",
    "UnknownRuleset",
    "catalogue",
    "deck_problems",
    "eddie",
    "made_up_card",
    "narrate",
    "new_game",
    "permission",
    "ram_limits",
    "ruleset",
    "set_up",
    "unknown_legend",
    "view",
]
