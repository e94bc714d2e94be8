"""How people say what the question grammar says in its own words.

Each phrase is a pattern over a whole statement, with PIECE, SIDE (a player), NUMBER and MOVE for what varies, and the
question that it comes to. A phrase only rewords: whether there is such a piece or move is seen afterwards, and a
statement that no phrase fits is not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from scenarios.claims.making import Making, Meant, pattern, words_of
from scenarios.claims.of_comparisons import of_comparisons
from scenarios.claims.of_dice import of_dice
from scenarios.claims.of_groups import of_groups
from scenarios.claims.of_moves import of_moves
from scenarios.claims.of_pieces import of_pieces
from scenarios.claims.of_players import of_players


def reworded(statement: str) -> Iterator[Meant]:
    """What a statement may come to, for one phrase after the other that fits the whole of it."""
    for fits, making in _phrases():
        found = fits.fullmatch(statement)
        if found is not None:
            yield making(words_of(found))


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], Making], ...]:
    table = (*of_comparisons(), *of_groups(), *of_pieces(), *of_dice(), *of_players(), *of_moves())
    return tuple((pattern(text), making) for text, making in table)
