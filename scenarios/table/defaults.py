"""What a scenario may leave out, and what is taken instead: the only place where that is decided.

Every default has a sentence. A ruling lists the sentence as an assumption when the play or the question touched what
was assumed; `Touch` says of which player and of what.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

import engine

Subject = Literal[
    "deck",
    "dice",
    "eddies",
    "fixer",
    "gigs",
    "hand",
    "legends",
    "overtime",
    "printing",
    "reactions",
    "turn",
    "unknown",
]

UNKNOWN_DECK_CARDS: Final = 30
LEGENDS: Final = 3
TURN: Final = 9
#: How many turns in a row began with both fixer areas empty, where overtime is due as this one ends.
EMPTY_TURNS: Final = 2
POSSESSIVE: Final = ("Your", "The Rival's")


class Touch(NamedTuple):
    """Something of one player (0 or 1) that a default decided."""

    player: int
    subject: Subject


class Assumption(NamedTuple):
    """A default that was used, and the sentence that reports it."""

    touch: Touch
    sentence: str


@cache
def deck(player: int, cards: int, named: int = 0) -> Assumption:
    """The deck below the `named` cards at its top: nobody has said that it ends with them."""
    whose = POSSESSIVE[player]
    if not named:
        return Assumption(Touch(player, "deck"), f"{whose} deck is {cards} unknown cards.")
    top = "1 card that is" if named == 1 else f"{named} cards that are"
    sentence = (
        f"{whose} deck is the {top} written and {cards} unknown ones below; without these it is"
        " `deck: {top: [...], more: 0}`."
    )
    return Assumption(Touch(player, "deck"), sentence)


@cache
def eddies(player: int, count: int) -> Assumption:
    """Eddies: as many as the moves that are written down cost, none where they cost nothing."""
    whose = "You have" if player == 0 else "The Rival has"
    number = (
        f"{count} ready {'Eddie' if count == 1 else 'Eddies'}, enough for the moves that are written down"
    )
    return Assumption(Touch(player, "eddies"), f"{whose} {number if count else 'no Eddies'}.")


@cache
def fixer(player: int) -> Assumption:
    """The fixer area: every die of the player that lies nowhere else."""
    owner = "you" if player == 0 else "they"
    sentence = f"{POSSESSIVE[player]} fixer area holds every die that {owner} own and that lies nowhere else."
    return Assumption(Touch(player, "fixer"), sentence)


@cache
def gigs(player: int) -> Assumption:
    """No Gigs."""
    return Assumption(Touch(player, "gigs"), f"{POSSESSIVE[player]} Gig area is empty.")


@cache
def die_of_the_other(player: int, sides: int, value: int) -> Assumption:
    """That a Gig is a die of the other player's, where nobody says so: the holder has one of each kind."""
    of = "the Rival's" if player == engine.YOU else "your"
    theirs = "your own" if player == engine.YOU else "theirs"
    where = POSSESSIVE[player].replace("Your", "your").replace("The", "the")
    sentence = f"The d{sides} that shows {value} in {where} Gig area is {of} die: {theirs} is another."
    return Assumption(Touch(engine.YOU, "dice"), sentence)


@cache
def hand(player: int) -> Assumption:
    """An empty hand."""
    return Assumption(Touch(player, "hand"), f"{POSSESSIVE[player]} hand is empty.")


@cache
def legends(player: int, count: int) -> Assumption:
    """The Legends that were not named."""
    which = "Legends lie" if count > 1 else "Legend lies"
    sentence = f"{POSSESSIVE[player]} {count} unnamed {which} face-down and ready, blank if turned up."
    return Assumption(Touch(player, "legends"), sentence)


@cache
def turn() -> Assumption:
    """Whose turn it is."""
    return Assumption(Touch(0, "turn"), "It is your turn.")


@cache
def no_overtime_yet(player: int) -> Assumption:
    """That the turn, that player's, is not the second in a row that began with both fixer areas empty."""
    sentence = (
        "Overtime does not begin as this turn ends: it and the turn before did not both begin with both fixer areas "
        "empty."
    )
    return Assumption(Touch(player, "overtime"), sentence)


@cache
def reactions(player: int) -> Assumption:
    """A React Step that the play goes past without a word."""
    who = "You end" if player == 0 else "The Rival ends"
    return Assumption(Touch(player, "reactions"), f"{who} the React Step where the play does not mention it.")


@cache
def unknown(player: int) -> Assumption:
    """Cards that were written down as unknown."""
    return Assumption(
        Touch(player, "unknown"), f"{POSSESSIVE[player]} unknown cards are blank to the engine."
    )


def current_text(older: engine.CardFacts, current: engine.CardFacts) -> Assumption:
    """That an older printing is played by the current text."""
    sentence = (
        f"`{older.id}` is an older printing of {current.title} and is played by the current text, that of "
        f"`{current.id}` (`as_printed: yes` plays it by its own)."
    )
    return Assumption(Touch(engine.YOU, "printing"), sentence)


def made_up_instead(card_id: str) -> Assumption:
    """That a made-up card takes the place of an imported one of the same id."""
    sentence = f"`{card_id}` is the card that is made up here, not the one of that id that was imported."
    return Assumption(Touch(engine.YOU, "printing"), sentence)
