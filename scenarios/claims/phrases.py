"""How people say what the question grammar says in its own words.

Each phrase is a pattern over a whole statement, with PIECE, SIDE (a player), NUMBER and MOVE for what varies, and the
question that it comes to. A phrase only rewords: whether there is such a piece or move is seen afterwards, and a
statement that no phrase fits is not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from scenarios.claims.making import Making, Meant, Phrase, Words, asked, holds, pattern, words_of
from scenarios.claims.of_groups import of_groups
from scenarios.claims.of_pieces import of_pieces
from scenarios.claims.of_players import of_players

#: What says when, and names no target.
_WHEN: Final = "again$|now$|at all$|this turn|right away$|at once$|immediately$|straight away$"


def reworded(statement: str) -> Iterator[Meant]:
    """What a statement may come to, for one phrase after the other that fits the whole of it."""
    for fits, making in _phrases():
        found = fits.fullmatch(statement)
        if found is not None:
            yield making(words_of(found))


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], Making], ...]:
    table = (*of_groups(), *of_pieces(), *of_players(), *_of_moves())
    return tuple((pattern(text), making) for text, making in table)


def _of_moves() -> Iterator[Phrase]:
    yield (
        rf"PIECE (?:can|may|is able to|is allowed to)NOT (?P<v>attack|go for|swing at|hit) (?P<t>(?!{_WHEN})\S.*)",
        _attack,
    )
    yield r"SIDE (?:can|may|is able to|are able to)NOT attack with PIECE", holds("{p} can attack")
    for side in ("you", "rival"):
        yield (
            rf"{side} (?:can|may)NOT call (?:an?|one of|another)(?: you| rival)? legends?(?: (?:this turn|now))?",
            asked("legal", f"{side} call EACH", each=f"{side} first face-down legend"),
        )
    for side in ("you", "rival"):
        yield (
            rf"{side} (?:can|may)NOT look at (?:an?|one of)(?: you| rival)?(?: face-down)? legends?",
            asked("legal", f"{side} look at EACH", each=f"{side} first face-down legend"),
        )
    can = "(?:can|may|am allowed to|is allowed to|are allowed to)"
    yield rf"SIDE {can}NOT (?P<m>\S.*?) (?:this turn|at this point)", asked("legal", "{s} {m}")
    yield rf"SIDE {can}NOT MOVE", asked("legal", "{s} {m}")
    yield r"SIDE (?:must|is|are|am)(?P<no> not) (?:allowed to )?MOVE", asked("legal", "{s} {m}")
    yield r"SIDE (?:must|has to|have to|is forced to|are forced to) MOVE", asked("forced", "{s} {m}")
    yield r"SIDE (?:do|does)(?P<no> not) (?:have|need) to MOVE", asked("forced", "{s} {m}")
    what = "(?:the |this |that |all )?(?:play|attack|block|move|line|sequence)"
    what += "(?: (?:on|against) (?:WHOSEgigs?(?: area)?|SECOND))?"
    yield rf"{what} (?:is|was)NOT (?:legal|allowed|possible|valid)", asked("play", "")
    yield rf"{what} (?:is|was) (?P<no>illegal|forbidden|invalid|against the rules)", asked("play", "")
    yield r"(?P<a>\S.*?) (?:resolves |happens |comes )?before (?P<b>\S.*?)", _order


def _order(words: Words) -> Meant:
    first, then = (re.sub(r"\b(?:is|gets|are)(?= \w+$)", "was", words[side]) for side in ("a", "b"))
    return Meant("order", f"{first} before {then}", "no" in words)


def _attack(words: Words) -> Meant:
    gigs = re.fullmatch(r"(?:(?:your|you|rival|the|my|their)\s)*gigs?(?: area)?", words["t"], re.IGNORECASE)
    target = "gigs" if gigs else words["t"]
    return Meant("legal", f"attack {words['p']} -> {target}", "no" in words, mover=words["p"])
