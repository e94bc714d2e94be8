"""Which player is meant by "the turn player", "the defending player", "the first player"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from scenarios.claims.pieces import last_attack
from scenarios.language.moves import Move
from scenarios.table.table import Table

_OTHER: Final = {"you": "rival", "rival": "you"}
_ACTIVE: Final = r"(?:turn|active) player|player whose turn it is"
_INACTIVE: Final = r"(?:non-?turn|non-?active|inactive|other) player"


def players_named(said: str, table: Table) -> str:
    """The statement with `you` and `rival` for what players are called after what they do."""
    for words, meant in _CALLED:
        player = meant(table)
        if player is not None:
            said = re.sub(rf"\b(?:the )?(?:{words})(?:'s)?(?!\w)", player, said, flags=re.IGNORECASE)
    return said


def passes_the_turn(table: Table) -> bool:
    """Whether the player whose turn it is passes in the play, so that there is more than one turn in it."""
    scenario = table.scenario
    moves = (line.you if scenario.turn == "you" else line.rival for line in scenario.play)
    return any(move is not None and move.verb == "pass_" for move in moves)


def begins_another_turn(table: Table) -> bool:
    """Whether the other player does something in a turn of their own, so that the play ends after that."""
    over = False
    for who, move in _moves(table):
        if over and who != table.scenario.turn and move.verb in _OF_A_TURN:
            return True
        over = over or (who == table.scenario.turn and move.verb == "pass_")
    return False


#: What a player does in their own turn only, when it is no answer to an attack.
_OF_A_TURN: Final = frozenset({"attack", "pass_", "sell", "go_solo", "roll", "play", "call", "activate"})


def attacking(table: Table) -> str | None:
    """The player who made the last attack that is written down."""
    by, _, _ = last_attack(table.scenario)
    return None if by is None else by.partition(".")[0]


def reacts(table: Table) -> bool:
    """Whether the written play ends in the React Step of an attack, or has something done in one."""
    attacker: str | None = None
    for who, move in _moves(table):
        if move.attack is not None:
            attacker = who
        elif move.verb == "pass_":
            attacker = None
        elif attacker is not None and who != attacker and move.verb in ("block", "call", "play", "activate"):
            return True
    return attacker is not None


def goes_first(table: Table) -> str | None:
    """The player who goes first in the setup that is written down."""
    for who, move in _moves(table):
        if move.go is not None:
            return who if move.go == "first" else _OTHER[who]
    return None


def _moves(table: Table) -> Iterator[tuple[str, Move]]:
    for line in table.scenario.play:
        for who in ("you", "rival"):
            move = getattr(line, who)
            if move is not None:
                yield who, move


def _active(table: Table) -> str | None:
    return None if passes_the_turn(table) or table.scenario.phase == "setup" else table.scenario.turn


def _other(of: Callable[[Table], str | None]) -> Callable[[Table], str | None]:
    def player(table: Table) -> str | None:
        found = of(table)
        return None if found is None else _OTHER[found]

    return player


_CALLED: Final[tuple[tuple[str, Callable[[Table], str | None]], ...]] = (
    (_INACTIVE, _other(_active)),
    (_ACTIVE, _active),
    ("attacking player", attacking),
    ("defending player", _other(attacking)),
    ("first player|starting player|player (?:who is )?going first", goes_first),
    ("second player|player (?:who is )?going second", _other(goes_first)),
)
