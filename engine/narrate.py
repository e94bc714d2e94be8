"""Events in English: one short sentence for each kind, in our own words.

The caller names the pieces (`namer`) and the two players, since a scenario has names of its own for both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.events import Event
    from engine.state import Card

Namer = Callable[["Card"], str]

AREAS: Final[dict[str, str]] = {
    "hand": "the hand", "deck": "the deck", "field": "the field", "legends": "the Legends area",
    "eddies": "the Eddies area", "trash": "the trash", "removed": "the removed cards", "nowhere": "no area",
}  # fmt: skip

SENTENCES: Final[dict[str, str]] = {
    "activated": "{player} activates an effect of {card}",
    "attack-ended": "the attack ends{early}",
    "attacked": "{card} attacks {target}",
    "blocked": "{card} uses [BLOCKER]: the attack is redirected to it",
    "called": "{player} calls {card}",
    "chose": "{player} chooses {note}",
    "conceded": "{player} concedes",
    "condition-true": "a condition of {card}'s effect is true",
    "each-player": "each player acts, the turn player first",
    "found-nothing": "there is nothing for {card}'s effect to choose",
    "not-possible": "{card}'s effect can't be carried out here",
    "returned": "cards that were looked at go back as they were",
    "condition-false": "a condition of {card}'s effect is false",
    "declared-loser": "{card} loses the fight (power {amount})",
    "declared-winner": "{card} wins the fight (power {amount})",
    "declined": "{player} declines",
    "decreased": "{die} is decreased to {amount}",
    "defeated": "{card} is defeated",
    "discarded": "{player} discards {card}",
    "drew": "{player} draws a card",
    "effects-ended": "effects that last {note} end",
    "equipped": "{card} is equipped to {other}",
    "fight-ended": "the fight ends",
    "flipped": "{card} is flipped",
    "fought": "{card} and {other} fight",
    "game-ended": "the game ends: {note}",
    "increased": "{die} is increased to {amount}",
    "lag-lost": "{card} loses Lag",
    "lasts": "{source}'s effect now lasts for a time",
    "looked-at": "{player} looks at a face-down Legend",
    "moved": "{card} goes to {area}",
    "mulliganed": "{player} takes a mulligan",
    "not-adjusted": "{die} cannot be set to {amount}",
    "not-defeated": "{card} is not defeated",
    "not-readied": "{card} can't be readied",
    "overtime-began": "overtime begins",
    "paid": "{player} pays {amount} €$",
    "passed": "{player} passes the turn",
    "pending": "an effect of {card} becomes pending",
    "phase-began": "the Main Phase begins",
    "placed-legends": "{player} places three face-down Legends",
    "played": "{player} plays {card}",
    "react-step-began": "the React Step begins; {player} may react",
    "react-step-ended": "{player} ends the React Step",
    "readied": "{card} is readied",
    "redirected": "the attack is redirected to {card}{gig_area}",
    "removed": "{card} is removed from the game",
    "replaced": "{source}'s effect replaces what would happen",
    "rerolled": "{player} ignores the {amount} on {die}, which is rolled again",
    "resolving": "{source}'s effect resolves",
    "revealed": "{player} shows {card}",
    "rolled": "{player} rolls {die}: {amount}",
    "rolled-in": "{die} enters {possessive} Gig area with value {amount}",
    "searched": "{player} searches the top {amount} card(s) of the deck",
    "shuffled": "{player} shuffles the {note}",
    "sold": "{player} sells {card}",
    "spent": "{card} is spent",
    "steal-count": "{card} is to steal {amount} Gig(s)",
    "steal-prevented": "{die} is not stolen",
    "stole": "{player} steals {die} (value {amount})",
    "stole-together": "the theft is complete",
    "swapped": "two Gigs are swapped",
    "to-fixer": "the {die} goes back into the fixer area",
    "taken-over": "{player} takes control of {card}{die}",
    "trashed": "{player} trashes {card}",
    "turn-began": "{possessive} turn begins",
    "turn-ended": "{possessive} turn ends",
}
"""One sentence for each of `engine.events.KINDS`."""


EDDIES: Final[dict[str, str]] = {
    "spent": "{player} spends {amount} Eddie(s)",
    "readied": "{player} readies {amount} Eddie(s)",
}
"""Eddies are alike: how many turn at once, not which."""
FEWER: Final = "there is not as much as {card}'s effect asks for"


def _told(asked: str, event: Event, namer: Namer, who: str, other: str) -> object:
    """What a sentence asks for of an event; `who`: whose doing it is, `other`: their opponent, empty where none is."""
    card = event.card
    match asked:
        case "card":
            return namer(card) if card is not None else ""
        case "player":
            return who
        case "amount":
            return event.amount
        case "die":
            return event.die.label if event.die is not None else ""
        case "source":
            return namer(event.source) if event.source is not None else "a card"
        case "other":
            return namer(event.other) if event.other is not None else ""
        case "target":
            attacked = f"{_whose(other)} Gig area" if other else ""
            return namer(event.other) if event.other is not None else attacked
        case "possessive":
            return _whose(who)
        case "area":
            return AREAS[card.area] if card is not None else ""
        case "early":
            return " early" if event.note == "early" else ""
        case "gig_area":
            return "the Gig area" if event.note == "gigs" else ""
        case _:
            return event.note


@cache
def _asks(sentence: str) -> tuple[str, ...]:
    """What a sentence asks for: one or two things of the dozen."""
    return tuple({name for _, name, _, _ in Formatter().parse(sentence) if name})


def narrate(event: Event, namer: Namer, players: tuple[str, str] = ("player 1", "player 2")) -> str:
    """The event as a sentence without its full stop."""
    by_player = event.player in (0, 1)
    who = players[event.player] if by_player else "chance"
    other = players[1 - event.player] if by_player else ""
    sentence = EDDIES[event.kind] if event.note == "eddies" else SENTENCES[event.kind]
    if event.kind == "stole" and not event.amount:
        # Told of before the play, of a die that lies in no Gig area: nobody says what it showed.
        sentence = sentence.partition(" (")[0]
    if event.kind == "found-nothing" and "effect.invalid-part-ignored" in event.keys:
        sentence = FEWER if {"effect.no-legal-option", "play.invalid"}.isdisjoint(event.keys) else sentence
    return sentence.format_map({name: _told(name, event, namer, who, other) for name in _asks(sentence)})


def _whose(who: str) -> str:
    return "your" if who in ("you", "You") else f"{who}'s"
