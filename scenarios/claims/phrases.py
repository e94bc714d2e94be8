"""How people say what the question grammar says in its own words.

Each phrase is a pattern over a whole statement, with PIECE, SIDE (a player), NUMBER and MOVE for what varies, and the
question that it comes to. A phrase only rewords: whether there is such a piece or move is seen afterwards, and a
statement that no phrase fits is not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

Words = dict[str, str]


class Meant(NamedTuple):
    """What a statement may come to: a kind of question and its text.

    kind: one of the kinds of question, or `play` for whether what is written down is legal. negated: "no" to the
    question is what was said. mover: the piece whose controller makes the move that `text` is.
    """

    kind: str
    text: str
    negated: bool = False
    mover: str = ""


Making = Callable[[Words], Meant]

_OPERATORS: Final = {
    "at least": ">=", "at most": "<=", "more than": ">", "less than": "<", "fewer than": "<", "exactly": "is",
}  # fmt: skip
_NUMBERS: Final = {
    "no": "0", "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip
_PARTS: Final = {
    "PIECE": r"(?P<p>\S.*?)",
    "SIDE": r"(?P<s>you|rival)",
    "NUMBER": rf"(?:(?P<op>{'|'.join(_OPERATORS)}) )?(?P<n>\d+|{'|'.join(_NUMBERS)})",
    "MOVE": r"(?P<m>\S.*)",
    "NOT": r"(?P<no> not)?",
    "THINGS": r"(?: (?:cards?|gigs?|legends?|units?|dice|die|eddies?|€\$|times?))?",
    "KEYWORD": r"(?P<w>blocker|adrenaline|quick|go solo)",
    "AREA": r"(?P<area>field|hand|trash|deck|legends|eddies|gigs?|removed|fixer)(?: area)?",
    "UNDERGONE": r"(?P<w>stolen|played|called|sold|discarded|trashed|drawn|readied|removed|equipped|attacked|"
    r"revealed|moved|flipped|rolled|increased|decreased|adjusted|swapped|defeated)",
}
#: The forms of what a player does, and the word by which it is counted.
_DOES: Final = {
    "draws?|drew": "drew", "discards?|discarded": "discarded", "trash|trashes|trashed": "trashed",
    "sells?|sold": "sold", "plays?|played": "played", "calls?|called": "called", "steals?|stole": "stole",
    "pays?|paid": "paid", "rolls?|rolled": "rolled", "attacks?|attacked": "attacked",
}  # fmt: skip
#: The same as done to a piece.
_TO_A_PIECE: Final = {
    "drew": "drawn", "discarded": "discarded", "trashed": "trashed", "sold": "sold", "played": "played",
    "called": "called", "stole": "stolen", "paid": "spent", "rolled": "rolled", "attacked": "attacked",
}  # fmt: skip
#: What is no action, so that "can" asks whether it comes to it and not whether it is allowed.
_COMES_TO: Final = frozenset({"drew", "discarded", "trashed", "stole"})
#: What a player has a number of, and the value that counts it.
_HELD: Final = {
    "gigs?": "gig count", "street cred": "street cred", "eddies?": "eddies", "€\\$": "funds",
    "ready eddies?": "ready eddies", "spent eddies?": "spent eddies", "cards?(?: in (?:the )?hand)?": "hand",
}  # fmt: skip
_OTHER: Final = {"you": "rival", "rival": "you"}
_DID: Final = {
    "attack": "attacked", "block": "blocked", "fight": "fought", "win": "won", "lose": "lost", "steal": "stole",
}  # fmt: skip


def reworded(statement: str) -> Iterator[Meant]:
    """What a statement may come to, for one phrase after the other that fits the whole of it."""
    for pattern, making in _phrases():
        found = pattern.fullmatch(statement)
        if found is not None:
            yield making(_words(found))


def _words(found: re.Match[str]) -> Words:
    """What stands for each part, as the question grammar spells it."""
    words = {name: said for name, said in found.groupdict().items() if said is not None}
    for name in words.keys() & {"s", "w", "area", "v"}:
        words[name] = words[name].lower()
    if "n" in words:
        words["n"] = _NUMBERS.get(words["n"].lower(), words["n"])
        # Who says "a card" does not say that it was no more than one.
        alone = ">=" if found["n"].lower() in ("a", "an") else "is"
        words["op"] = _OPERATORS[words["op"].lower()] if "op" in words else alone
    if words.get("area") == "gig":
        words["area"] = "gigs"
    return words


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], Making], ...]:
    return tuple((_pattern(text), making) for text, making in _table())


def _pattern(text: str) -> re.Pattern[str]:
    for name, part in _PARTS.items():
        text = text.replace(name, part)
    return re.compile(text, re.IGNORECASE)


def _table() -> Iterator[tuple[str, Making]]:
    yield from _of_pieces()
    yield from _of_players()
    yield from _of_moves()


def _of_pieces() -> Iterator[tuple[str, Making]]:
    yield (
        r"PIECE (?:is|gets|will be|has been|was|becomes)NOT (?:destroyed|killed|dead|beaten|defeated)",
        _holds("{p} was defeated"),
    )
    yield r"PIECE (?:dies|died)", _holds("{p} was defeated")
    yield r"PIECE (?:survives?|survived|stays alive|lives)", _holds_not("{p} was defeated")
    yield r"PIECE (?:does|did)(?P<no> not) die", _holds("{p} was defeated")
    yield r"PIECE (?:does|did) not survive", _holds("{p} was defeated")
    gets = "goes|moves|ends up|ended up|lands|is put|is sent|is moved|stays|remains|is"
    whose = "(?:the |its |owner |(?:you|rival|their)[. ])*"
    yield rf"PIECE (?:{gets}) (?:in|into|to|on|onto) {whose}AREA", _holds("{p} is in {area}")
    yield r"PIECE (?:is|gets|becomes|stays|remains|will be|is now)NOT (?P<w>spent|ready)", _holds("{p} {w}")
    yield r"PIECE (?:is|gets|was|has been|will be)NOT UNDERGONE", _holds("{p} was {w}")
    yield r"PIECE (?:can|could|may|might)NOT be UNDERGONE", _asked("possible", "{p} was {w}")
    yield r"PIECE (?:wins|won)(?: the fight)?", _holds("{p} won")
    yield r"PIECE (?:loses|lost)(?: the fight)?", _holds("{p} lost")
    yield r"PIECE (?P<v>attack|block|fight|steal)s", _itself
    yield r"PIECE (?:does|did)NOT (?P<v>attack|block|fight|win|lose|steal)", _itself
    yield r"PIECE (?:effect )?(?:is triggered|triggers)", _holds("{p} triggered")
    yield r"PIECE (?:effect )?(?:is resolved|resolves)", _holds("{p} resolved")
    yield r"PIECE (?:has|had|gets|gains) (?:a )?power (?:of )?NUMBER", _compared("{p} power")
    yield r"PIECE (?:has|had|gets|gains) NUMBER power", _compared("{p} power")
    yield r"PIECE (?:costs?|would cost) NUMBERTHINGS(?: to play)?", _compared("{p} price")
    yield r"PIECE (?:has|gets|gains|gained) (?:the keyword )?KEYWORD", _holds("{p} keywords includes {w}")
    yield (
        r"PIECE (?:loses|has no|does not have|lacks) (?:the keyword )?KEYWORD",
        _holds("{p} keywords excludes {w}"),
    )
    yield r"PIECE (?:is able to|is allowed to|may|can)NOT (?P<w>attack|block)", _holds("{p} can {w}")


def _of_players() -> Iterator[tuple[str, Making]]:
    yield r"SIDE (?:wins?|won|has won|have won)(?: the game)?", _winner(lambda side: side)
    yield r"SIDE (?:loses?|lost|has lost|have lost)(?: the game)?", _winner(lambda side: _OTHER[side])
    yield r"(?:nobody|no one|neither player) (?:wins|won|has won)(?: the game)?", _holds("winner is nobody")
    yield r"(?:the )?game is not over(?: yet)?", _holds("winner is nobody")
    for forms, did in _DOES.items():
        yield rf"SIDE (?:{forms}) NUMBERTHINGS", _compared(f"{{s}} {did}")
        yield rf"SIDE (?:{forms})THINGS", _holds(f"{{s}} {did}")
        yield (
            rf"SIDE (?:do|does|did)(?P<no> not) (?:{forms})(?: any(?:thing)?| a)?THINGS",
            _holds(f"{{s}} {did}"),
        )
        yield rf"SIDE (?:{forms}) PIECE", _holds(f"{{p}} was {_TO_A_PIECE[did]}")
        yield rf"SIDE (?:do|does|did)(?P<no> not) (?:{forms}) PIECE", _holds(f"{{p}} was {_TO_A_PIECE[did]}")
        if did in _COMES_TO:
            yield rf"SIDE (?:can|could|may|might)NOT (?:{forms}) NUMBERTHINGS", _possibly(f"{{s}} {did}")
    for forms, what in _HELD.items():
        yield rf"SIDE (?:has|have|had|holds?) NUMBER (?:{forms})", _compared(f"{{s}} {what}")
        yield rf"SIDE (?:{forms}) (?:is|are) NUMBER", _compared(f"{{s}} {what}")


def _of_moves() -> Iterator[tuple[str, Making]]:
    yield r"PIECE (?:can|may|is able to|is allowed to)NOT (?P<v>attack) (?P<t>\S.*)", _attack
    yield r"SIDE (?:can|may|is able to|are able to)NOT attack with PIECE", _holds("{p} can attack")
    yield r"SIDE (?:can|may|am allowed to|is allowed to|are allowed to)NOT MOVE", _asked("legal", "{s} {m}")
    yield r"SIDE (?:must|is|are|am)(?P<no> not) (?:allowed to )?MOVE", _asked("legal", "{s} {m}")
    yield r"SIDE (?:must|has to|have to|is forced to|are forced to) MOVE", _asked("forced", "{s} {m}")
    yield r"SIDE (?:do|does)(?P<no> not) (?:have|need) to MOVE", _asked("forced", "{s} {m}")
    what = "(?:the |this |that |all )?(?:play|attack|block|move|line|sequence)"
    yield rf"{what} (?:is|was)NOT (?:legal|allowed|possible|valid)", _asked("play", "")
    yield rf"{what} (?:is|was) (?P<no>illegal|forbidden|invalid)", _asked("play", "")
    yield r"(?P<a>\S.*?) (?:resolves |happens |comes )?before (?P<b>\S.*?)", _order


def _holds(text: str) -> Making:
    """The assertion `text` with the words put in, turned round where the statement has a "not"."""
    return lambda words: Meant("holds", f"{'not ' if 'no' in words else ''}{text.format(**words)}")


def _holds_not(text: str) -> Making:
    return lambda words: Meant("holds", f"not {text.format(**words)}")


def _compared(what: str) -> Making:
    return lambda words: Meant("holds", f"{what.format(**words)} {words['op']} {words['n']}")


def _possibly(what: str) -> Making:
    return lambda words: Meant(
        "possible", f"{what.format(**words)} {words['op']} {words['n']}", "no" in words
    )


def _asked(kind: str, text: str) -> Making:
    return lambda words: Meant(kind, text.format(**words), "no" in words)


def _winner(of: Callable[[str], str]) -> Making:
    return lambda words: Meant("holds", f"winner is {of(words['s'])}")


def _itself(words: Words) -> Meant:
    return Meant("holds", f"{'not ' if 'no' in words else ''}{words['p']} {_DID[words['v']]}")


def _order(words: Words) -> Meant:
    first, then = (re.sub(r"\b(?:is|gets|are)(?= \w+$)", "was", words[side]) for side in ("a", "b"))
    return Meant("order", f"{first} before {then}", "no" in words)


def _attack(words: Words) -> Meant:
    gigs = re.fullmatch(r"(?:(?:your|you|rival|the|my|their)\s)*gigs?(?: area)?", words["t"], re.IGNORECASE)
    target = "gigs" if gigs else words["t"]
    return Meant("legal", f"attack {words['p']} -> {target}", "no" in words, mover=words["p"])
