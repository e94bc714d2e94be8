"""What people say of two players or two pieces side by side, and how many Units were lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Making, Meant, Phrase, Words, compared, holds

#: What a player has a number of, and the value that counts it.
_COUNTED: Final = {
    "street cred": "street cred", "gigs?(?: dice)?": "gig count", "eddies?": "eddies", "ready eddies": "ready eddies",
    "cards? in (?:(?:the|you|rival|their|WHOSE) ?)*hand": "hand", "cards": "hand", "hand": "hand",
    "cards? in (?:(?:the|you|rival|their|WHOSE) ?)*deck": "deck", "units?": "units", "€\\$|money": "funds",
    "legends?": "legends",
}  # fmt: skip
_MORE: Final = "more|higher|greater|larger|bigger"
_LESS: Final = "less|fewer|lower|smaller"
_OTHER: Final = r"(?P<t>you|rival|mine|theirs|yours|they|them)(?: (?:does|do|has|have))?"
_DEAD: Final = "(?:die|dies|died|(?:is|are|was|were|gets?|got) (?:defeated|destroyed|killed|lost))"
_PLAYER: Final = {"mine": "you", "yours": "you", "theirs": "rival", "they": "rival", "them": "rival"}


def of_comparisons() -> Iterator[Phrase]:
    """The phrases that compare, and those that count what was lost."""
    yield from _of_players()
    yield from _of_pieces()
    yield from _losses()
    yield from _changes()
    yield from _standing()


def _of_players() -> Iterator[Phrase]:
    for forms, what in _COUNTED.items():
        for words, op in ((_MORE, ">"), (_LESS, "<")):
            yield (
                rf"SIDE (?:has|have|had|controls?|owns?) (?:{words}) (?:{forms}) than {_OTHER}",
                _than(what, op),
            )
            yield (
                rf"SIDE (?:{forms}) (?:is|are|was) (?:{words}) than {_OTHER}(?: (?:{forms}))?",
                _than(what, op),
            )
        yield (
            rf"SIDE (?:has|have) (?:as (?:many|much)|the same(?: number of| amount of)?) (?:{forms}) as {_OTHER}",
            _than(what, "is"),
        )
        same = "(?:both players|each player|you and rival|rival and you) (?:has|have)"
        yield (
            rf"{same} (?:equal|equally many|the same(?: number of| amount of)?) (?:{forms})",
            holds(f"you {what} is rival {what}"),
        )
        yield (
            rf"SIDE (?:{forms}) (?:is|are) (?:the same as|equal to|as high as) {_OTHER}(?: (?:{forms}))?",
            _than(what, "is"),
        )
        yield rf"SIDE (?:{forms}) (?P<c>>=|<=|<|>) (?P<number>\d+)", holds(f"{{s}} {what} {{c}} {{number}}")


def _of_pieces() -> Iterator[Phrase]:
    for words, op in (("more|higher|greater", ">"), ("less|lower", "<")):
        yield rf"PIECE (?:has|have|had) (?:{words}) power than SECOND", _powers(op)
        yield rf"PIECE power (?:is|was) (?:{words}) than SECOND(?: power)?", _powers(op)
    yield r"PIECE (?:is|was) stronger than SECOND", _powers(">")
    yield r"PIECE (?:is|was) weaker than SECOND", _powers("<")
    yield r"PIECE (?:has|have|had) the same power as SECOND", _powers("is")
    yield r"PIECE (?:is|was) as strong as SECOND", _powers("is")
    for words, op in (("more|higher|greater", ">"), ("less|lower", "<"), ("the same|equal", "is")):
        yield rf"PIECE (?:has|have|had) (?:the )?(?:{words}) power", _against(op)
    fight = "(?: in (?:the|this|that|its) fight)"
    yield rf"PIECE (?:has|had) (?:a power of )?NUMBER(?: power)?{fight}", compared("{p} fight power")
    yield rf"PIECE power (?:is|was) NUMBER{fight}", compared("{p} fight power")
    yield (
        r"PIECE (?:fights?|fought) (?:with|at) (?:a power of )?NUMBER(?: power)?",
        compared("{p} fight power"),
    )


def _changes() -> Iterator[Phrase]:
    """How a number of a player compares with what it was before."""
    for forms, what in (("street cred", "street cred"), ("gig count|number of gigs", "gig count")):
        yield (
            rf"SIDE (?:{forms}) (?:does not change|stays the same|is unchanged)",
            holds(f"{{s}} {what} is before"),
        )
        for words, sign in (
            ("goes up|went up|rises|rose|increases|increased", "+"),
            ("goes down|went down|drops|dropped|falls|fell|decreases|decreased", "-"),
        ):
            yield (
                rf"SIDE (?:{forms}) (?:{words}) by (?P<by>\d+)",
                holds(f"{{s}} {what} is before{sign}{{by}}"),
            )


def _losses() -> Iterator[Phrase]:
    total = "(?: in (?:total|all))?"
    yield rf"NUMBER units? {_DEAD}{total}", compared("units defeated")
    yield rf"NUMBER (?:of )?SIDE units? {_DEAD}{total}", compared("{s} units lost")
    yield rf"SIDE (?:loses?|(?:has |have )?lost) NUMBER units?{total}", compared("{s} units lost")
    yield (
        r"(?:both|each|every) players? (?:loses?|lost) NUMBER units?",
        holds("you units lost {op} {n} and rival units lost {op} {n}"),
    )


def _standing() -> Iterator[Phrase]:
    """How many of a player's Units or Legends stand in a way."""
    are = "(?:is|are|stays?|remains?)"
    for words, what in (
        ("ready", "ready units"), ("spent", "spent units"),
    ):  # fmt: skip
        yield rf"NUMBER (?:of )?SIDE units? {are} {words}", compared(f"{{s}} {what}")
        yield rf"SIDE (?:has|have|controls?) NUMBER {words} units?", compared(f"{{s}} {what}")
    for words, what in (("up", "face-up legends"), ("down", "face-down legends")):
        yield rf"NUMBER (?:of )?SIDE legends? {are} face[- ]{words}", compared(f"{{s}} {what}")
        yield rf"SIDE (?:has|have|controls?) NUMBER face[- ]{words} legends?", compared(f"{{s}} {what}")


def _than(what: str, op: str) -> Making:
    def meant(words: Words) -> Meant:
        other = _PLAYER.get(words["t"].lower(), words["t"].lower())
        # Nobody has more than they have: the other word was not understood.
        return Meant("holds", f"{words['s']} {what} {op} {other} {what}" if other != words["s"] else "")

    return meant


def _against(op: str) -> Making:
    """Of power with nobody to compare it with: who it fights is meant."""
    return holds(f"{{p}} fight power {op} EACH fight power", each="opponent of {p}")


def _powers(op: str) -> Making:
    return lambda words: Meant("holds", f"{words['p']} power {op} {words['q'].removesuffix(' power')} power")
