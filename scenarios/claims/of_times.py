"""What people say of how often something happened, of what nobody did or could do, and of what a player lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Making, Meant, Phrase, asked, compared, denied, holds

#: What a piece does itself, and the value that counts it.
_DOES: Final = {
    "attack": "attacked", "block": "blocked", "win": "won", "lose": "lost", "trigger": "triggered",
    "resolve": "resolved", "activate": "activated", "ready": "was readied", "spend": "was spent",
}  # fmt: skip
_FIGHT: Final = "(?: (?:a|the|its|his|her) fights?)?"
_NO: Final = "(?:nobody|no one|neither player)"
_SECOND: Final = "(?:a second time|another time|for the second time)"
#: What a player has a number of, and the value that counts it.
_HELD: Final = {
    "gigs?": "gig count", "street cred": "street cred", "units?": "units", "legends?": "legends",
    "edd(?:ies|ie)": "eddies", "cards?(?: in (?:WHOSE)hand)?": "hand", "cards? in (?:WHOSE)deck": "deck",
}  # fmt: skip


def of_times() -> Iterator[Phrase]:
    """The phrases about how often, about nobody, and about what there is not."""
    yield from _how_often()
    yield from _types()
    yield from _nobody()
    yield from _lacks()


def _how_often() -> Iterator[Phrase]:
    for verb, did in _DOES.items():
        things = _FIGHT if verb in ("win", "lose") else ""
        yield rf"PIECE ~?{verb}{things} TIMES", compared(f"{{p}} {did}")
        yield rf"PIECE ~?{verb}{things} {_SECOND}", holds(f"{{p}} {did} >= 2")
        # The first time may lie before the play, so that once more is no second time in it.
        if verb == "ready":
            yield (
                r"PIECE (?:untaps|untapped|stands up|stood up|straightens) (?:again|once more)",
                holds("{p} was readied"),
            )
        yield rf"PIECE ~{verb}{things} (?:again|once more)", holds(f"{{p}} {did} >= 2", one_sided=True)
    yield r"PIECE ~?fight NUMBER units?", compared("{p} fight count")
    yield r"PIECE ~?fight TIMES", compared("{p} fight count")
    for verb, did in (("win", "won"), ("lose", "lost")):
        yield rf"PIECE ~?{verb} NUMBER fights?", compared(f"{{p}} {did}")
    yield r"PIECE BECOMESNOT UNDERGONE TIMES", compared("{p} was {w}")
    yield rf"PIECE BECOMESNOT UNDERGONE {_SECOND}", holds("{p} was {w} >= 2")
    yield r"PIECE BECOMESNOT spent TIMES", compared("{p} was spent")
    yield r"PIECE(?:'s)? (?:spend )?(?:effect|ability) BECOMESNOT (?:activated|used)", holds("{p} activated")


def _types() -> Iterator[Phrase]:
    """Types of cards that nobody played: each card of the type that the scenario names is looked at."""
    for kind in ("unit", "gear", "program", "legend"):
        for side, did_not in (("you", "(?:do|did) not play"), ("rival", "(?:does|did) not play")):
            yield (
                rf"{side} (?:{did_not} (?:an?|any)|(?:plays?|played) no) {kind}s?",
                holds("not EACH was played", each=f"{side} {kind}s to play"),
            )
        none = rf"(?:no {kind}s? (?:is|are|was|were|gets?|got) played|{_NO} (?:plays|played) (?:an? |any ){kind}s?)"
        yield none, holds("not EACH was played", each=f"{kind}s to play")
        # Where none is named, one may be among the cards that are not known.
        yield none, holds("you played is 0 and rival played is 0", one_sided=True)


def _nobody() -> Iterator[Phrase]:
    yield (
        (
            r"(?:nobody|no one|nothing|no unit|neither unit) (?:can|could|may|is able to) block"
            r"(?: (?:the |this |that )?attack)?"
        ),
        holds("not EACH can block", each="defending units"),
    )
    yield (
        r"(?:nobody|no one|nothing|no unit|neither unit) (?:can|could|may|is able to) block PIECE",
        holds("not EACH can block", each="defending units", of_type="only attacker", by="{p}"),
    )
    yield (
        r"(?:nobody|no one|nothing|no unit) (?:can|could|may|is able to) attack PIECE",
        holds("not {p} can be attacked"),
    )
    yield (
        r"PIECE (?:can|could|may)NOT attack from (?:the )?AREA",
        holds("{p} can attack and {p} area is {area}"),
    )
    yield (
        r"SIDE (?:must|has to|have to|(?:is|are|am) forced to) block(?: (?:the|this|that) attack)?",
        denied("legal", "{s} pass"),
    )
    for side, units in (("you", "your units"), ("rival", "rival units")):
        yield (
            (
                rf"{side} (?:(?:is|are|am) not (?:allowed|able)|(?:has|have) no(?:thing| way| unit| chance)) "
                r"to block(?: with)?"
                r"(?: at all| (?:the|this) attack)?"
            ),
            holds("not EACH can block", each=units),
        )
    yield (
        r"PIECE (?:can|could)NOT ready(?: (?:itself|himself|herself))?",
        asked("possible", "{p} was readied"),
    )


def _lacks() -> Iterator[Phrase]:
    for forms, what in _HELD.items():
        none = "null" if what == "street cred" else "0"
        has_not = r"SIDE (?:does|do|did)(?P<no> not) (?:have|control|keep)"
        yield rf"{has_not} NUMBER {forms}", compared(f"{{s}} {what}")
        yield rf"{has_not} any(?: of)? ?WHOSE{forms}", _any(what, none)
        yield rf"{_NO} has any {forms}", holds(f"you {what} is {none} and rival {what} is {none}")


def _any(what: str, none: str) -> Making:
    return lambda words: Meant("holds", f"{words['s']} {what} is {none}")
