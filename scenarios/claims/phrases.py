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
from scenarios.claims.of_areas import of_areas
from scenarios.claims.of_comparisons import of_comparisons
from scenarios.claims.of_costs import of_costs
from scenarios.claims.of_dice import of_dice
from scenarios.claims.of_fights import of_fights
from scenarios.claims.of_groups import of_groups
from scenarios.claims.of_moves import of_moves
from scenarios.claims.of_pieces import of_pieces
from scenarios.claims.of_players import of_players
from scenarios.claims.of_states import of_states
from scenarios.claims.of_times import of_times


def reworded(statement: str, names: frozenset[str]) -> Iterator[Meant]:
    """What a statement may come to, for one phrase after the other that fits the whole of it.

    names: words that name pieces, so that they are no numbers (a card called `eight`).
    """
    for fits, making in _phrases():
        found = fits.fullmatch(statement)
        if found is not None and not _ends_in_a_name(found, names):
            yield making(words_of(found))


def _ends_in_a_name(found: re.Match[str], names: frozenset[str]) -> bool:
    """Whether what was taken for a number is the name of a piece: no things are counted with it."""
    number = found.groupdict().get("n")
    return number is not None and number.lower() in names and found.end("n") == found.end()


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], Making], ...]:
    table = (
        *of_comparisons(),
        *of_groups(),
        *of_pieces(),
        *of_states(),
        *of_areas(),
        *of_fights(),
        *of_costs(),
        *of_dice(),
        *of_players(),
        *of_times(),
        *of_moves(),
    )
    return tuple((pattern(text), making) for text, making in table)
