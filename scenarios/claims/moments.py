"""The moments of a play at which a statement looks, and what was so as the play began."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from scenarios.language import forms
from scenarios.language.moves import Move
from scenarios.language.questions import Value
from scenarios.table.names import Unclear
from scenarios.table.table import Table
from scenarios.values.of_positions import read


def moment_of(table: Table, kind: str, by: str) -> tuple[bool, int | None]:
    """Whether the play has a piece attack (`attack`) or has it played (`play`), and the line before which to look.

    While it attacks is before the line after the attack, and of what costs to play before the line that plays it, or
    now where no such line is written; None is the moment at which the written play ends.
    """
    uids = set(table.names.cards(by, table.before.state))
    moves = moves_of(table)
    if kind == "attack":
        made = [i for i, move in moves if move.attack and uids & cards_called(table, move.attack.by)]
        # What effects on attacking ask comes before the React Step.
        later = [i for i, move in moves if made and i > made[-1] and move.verb not in _ANSWERS]
        return bool(made), later[0] if later else None
    if kind == "react":
        attacks = [i for i, move in moves if move.attack is not None]
        after = [i for i, move in moves if attacks and i > attacks[-1] and move.verb not in _ANSWERS]
        return bool(attacks), after[0] if after else None
    if kind == "first turn":
        made = [i for i, move in moves if move.verb not in _SETUP]
        return table.scenario.phase == "setup", made[0] if made else None
    if kind == "enters":
        return _entered(table, uids, moves)
    names = [(i, move.play.card if move.play is not None else move.go_solo or move.call) for i, move in moves]
    made = [i for i, name in names if name is not None and uids & cards_called(table, name)]
    return True, made[0] if made else None


def _entered(table: Table, uids: set[int], moves: Sequence[tuple[int, Move]]) -> tuple[bool, int | None]:
    """Whether the play has a piece played, and the line after it and what is paid and asked for it."""
    played = [
        i for i, move in moves
        if (name := move.play.card if move.play is not None else move.go_solo) and uids & cards_called(table, name)
    ]  # fmt: skip
    later = [i for i, move in moves if played and i > played[-1] and move.verb not in _ANSWERS]
    return bool(played), later[0] if later else None


#: Answers to what an effect asks.
_ANSWERS: Final = frozenset(
    {"use", "choose", "pay", "answer", "order", "resolve", "discard", "set_", "done", "decline"}
)
#: Moves of the setup.
_SETUP: Final = frozenset({"go", "keep", "mulligan", "shuffle"})


def last_choices(table: Table) -> tuple[int | None, bool]:
    """The line of the written play from which on it only answers what effects ask, and whether it does so before, too.

    From there on another line was possible, so that what can be is asked there; None where it ends otherwise.
    """
    answers = {index for index, move in moves_of(table) if move.verb in _ANSWERS - {"pay"}}
    last = None
    for index in range(len(table.scenario.play) - 1, -1, -1):
        if index not in answers:
            break
        last = index
    return last, any(last is None or index < last for index in answers)


def moves_of(table: Table) -> list[tuple[int, Move]]:
    """The moves of the written play, each with its line."""
    lines = enumerate(table.scenario.play)
    return [(index, move) for index, line in lines for move in (line.you, line.rival) if move is not None]


def who_moves(table: Table) -> Iterator[tuple[str, Move]]:
    """The moves of the written play, each with who makes it."""
    for line in table.scenario.play:
        yield from (
            (who, move) for who, move in (("you", line.you), ("rival", line.rival)) if move is not None
        )


def cards_called(table: Table, name: str) -> set[int]:
    """The uids of the cards that a name may mean."""
    return set(table.names.cards(name, table.before.state))


def turning_point(table: Table, who: str, kind: str, by: str) -> int | None:
    """The line of play before which a player, or a piece of theirs, could have done something else.

    Of a reaction, the one after the Rival's last attack; of an action, their last one, of a piece its own last attack.
    None where no such line is written, so that it may still be done.
    """
    play = table.scenario.play
    moves = [(index, getattr(line, who)) for index, line in enumerate(play) if getattr(line, who) is not None]
    if kind == "reaction":
        other = "rival" if who == "you" else "you"
        attacks = [
            i for i, line in enumerate(play) if (move := getattr(line, other)) and move.attack is not None
        ]
        after = [index for index, _ in moves if attacks and index > attacks[-1]]
        return attacks[-1] + 1 if after else None
    own = table.names.cards(by, table.before.state) if by != who else []
    attacked = [
        index
        for index, move in moves
        if move.attack is not None and set(own) & set(table.names.cards(move.attack.by, table.before.state))
    ]
    acted = attacked or [index for index, move in moves if move.verb in _ACTIONS]
    return acted[-1] if acted else None


#: Moves of the Main Phase.
_ACTIONS: Final = frozenset({"activate", "attack", "call", "go_solo", "pass_", "play", "sell"})


def line_of(table: Table, who: str, move: Move) -> int | None:
    """The line of play on which a player plays, calls or sells the card of a move; None where none does."""
    said = _card_of(move)
    if said is None:
        return None
    for index, made in enumerate(table.scenario.play):
        other = getattr(made, who)
        name = None if other is None or other.verb != move.verb else _card_of(other)
        if name is not None and cards_called(table, name) & cards_called(table, said):
            return index
    return None


def _card_of(move: Move) -> str | None:
    return move.play.card if move.play is not None else move.call or move.sell or move.go_solo


def value_before(text: str, table: Table) -> int | None:
    """A number as the play begins; None where it cannot be read, or is none."""
    try:
        found = read(table.before, table.names, Value.model_validate(forms.value(text)))
    except (Unclear, ValueError):
        return None
    return found if isinstance(found, int) else None
