"""What people say of what a card costs, and of what a player can pay for it.

Of a card that the play has played, its price is looked at before the line that plays it.
"""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.claims.making import Phrase, compared, holds, holds_not


def of_costs() -> Iterator[Phrase]:
    """The phrases about prices and payments."""
    yield from _prices()
    yield from _payments()


def _prices() -> Iterator[Phrase]:
    costs = "(?:costs?|would cost)(?: SIDE)?"
    what = "(?: (?:to play|to go solo|to call))?"
    price = compared("{p} price", back="play", by="{p}")
    yield rf"PIECE {costs} NUMBERTHINGS{what}", price
    yield rf"(?:playing|going solo with) PIECE {costs} NUMBERTHINGS", price
    yield r"SIDE (?:(?:must|has to|have to) )?pays? NUMBERTHINGS to (?:play|go solo with) PIECE", price
    yield (
        r"(?:playing|going solo with) PIECE (?:is free|costs nothing)",
        holds("{p} price is 0", back="play", by="{p}"),
    )
    for words, sign in (("less|cheaper", "-"), ("more|dearer|more expensive", "+")):
        yield (
            rf"PIECE (?:is|was|gets?|got|becomes?|became) (?:{words})(?: to play)?",
            holds(f"{{p}} price {'<' if sign == '-' else '>'} cost", back="play", by="{p}"),
        )
        yield (
            rf"PIECE (?:is|costs)(?: SIDE)? (?P<by>\d+)(?: €\$| eddies?)? (?:{words})(?: to play)?",
            holds(f"{{p}} price is cost{sign}{{by}}", back="play", by="{p}"),
        )
    yield (
        r"PIECE (?:is|was) too (?:expensive|dear|costly)(?: for SIDE)?",
        holds_not("funds >= {p} price", back="play", by="{p}", mover="{p}"),
    )
    free = "(?:(?:is|was) free|(?:is|was) played for free|costs nothing)"
    yield rf"PIECE {free}", holds("paid is 0", mover="{p}", of_type="all that is paid for")
    yield (
        r"SIDE (?:~get|~play|~call|~have) PIECE for (?:free|nothing)",
        holds("{s} paid is 0", of_type="all that is paid for", by="{p}"),
    )
    yield r"PIECE has (?:no|a null) cost(?: value)?", holds("{p} cost is null")
    less = holds("{p} price is cost-{by}", back="play", by="{p}")
    yield r"PIECE BECOMESNOT (?:discounted|reduced|made cheaper) by (?P<by>\d+)(?: €\$)?", less
    yield r"PIECE (?:gets|has|receives) an? (?P<by>\d+)(?: €\$)? discount", less


def _payments() -> Iterator[Phrase]:
    doing = "(?:calling|activating|using)"
    yield (
        rf"{doing} PIECE (?:costs?|cost)(?: SIDE)? NUMBERTHINGS",
        compared("paid", mover="{p}", one_sided=True),
    )
    yield rf"{doing} PIECE (?:is free|costs nothing)", holds("paid is 0", mover="{p}")
    yield r"SIDE ~spend NUMBER (?:€\$|eddies?)(?: (?:on|for) \S.*)?", compared("{s} paid")
    yield r"SIDE (?:can|could) only (?:pay|spend) (?P<x>\d+)(?: €\$| eddies?)?", holds("{s} funds is {x}")
    yield (
        r"SIDE (?:~spend|(?:has|have )?(?:used|spent)(?: up)?) (?:all|every)(?: of)? ?WHOSEeddies?",
        holds("{s} ready eddies is 0"),
    )
    affords = holds("{s} funds >= {p} price", back="play", by="{p}")
    enough = r"(?:enough|the)(?: (?:€\$|eddies|funds))?(?: (?:to play|to pay for|for|to go solo with))"
    yield rf"SIDE (?:has|have) {enough} PIECE", affords
    yield rf"SIDE (?:does|do)(?P<no> not) have {enough} PIECE", affords
    yield r"SIDE (?:can|could)NOT (?:afford|pay for)(?: (?:to play|to go solo with))? PIECE", affords
    yield r"SIDE (?:is|am|are) (?:broke|out of (?:€\$|eddies))", holds("{s} funds is 0")
    ends = "ends? (?:up |the (?:turn|attack|game) |WHOSEturn )?with"
    for words, what in (("", "eddies"), ("ready ", "ready eddies"), ("spent ", "spent eddies")):
        yield rf"SIDE {ends} NUMBER {words}eddies?", compared(f"{{s}} {what}")
