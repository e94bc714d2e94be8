"""What people say of a piece in an attack: that it fought, blocked, stole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Phrase, asked, besides, compared, holds, holds_not

#: Which Gig of a player's it is.
_ORDINALS: Final = (
    "first|1st",
    "second|2nd",
    "third|3rd",
    "fourth|4th",
    "fifth|5th",
    "sixth|6th",
    "seventh|7th",
)


def of_fights() -> Iterator[Phrase]:
    """The phrases about one Unit that attacks, blocks, fights or steals."""
    yield from _fights()
    yield from _attacks()
    yield from _blocks()
    yield from _thefts()


def _fights() -> Iterator[Phrase]:
    fight = "(?: (?:(?:the |this |that |its |their |a )?fight|it|(?:this|that) one))?"
    yield rf"PIECE ~?win{fight}", holds("{p} won")
    yield rf"PIECE ~?lose{fight}", holds("{p} lost")
    yield from _several_fights()
    score = r"(?:,? with)? (?P<a>\d+)(?: power)? (?:to|against|vs\.?|versus) (?P<b>\d+)(?: power)?"
    both = "{p} fight power is {a} and EACH fight power is {b}"
    yield rf"PIECE ~win{fight}{score}", holds(f"{{p}} won and {both}", each="opponent of {p}")
    yield rf"PIECE ~lose{fight}{score}", holds(f"{{p}} lost and {both}", each="opponent of {p}")
    yield rf"PIECE ~?fight{fight}", holds("{p} fought")
    happens = "(?:~take place|~happen|~occur)"
    yield rf"(?:no|not a) fight {happens}(?: at all)?", holds("not EACH fought", each="attackers")
    yield rf"(?:a|the) fight {happens}", holds_not("not EACH fought", each="attackers")
    yield r"there (?:is|was) (?:no|not a) fight", holds("not EACH fought", each="attackers")
    yield r"there (?:is|was) a fight", holds_not("not EACH fought", each="attackers")
    yield r"(?:the )?winner (?:of the fight )?(?:is|was)NOT PIECE", holds("{p} won")
    yield r"(?:the )?loser (?:of the fight )?(?:is|was)NOT PIECE", holds("{p} lost")
    yield r"PIECE ~?lose(?: the fight)? (?:to|against) SECOND", holds("{q} won against includes {p}")
    yield r"PIECE ~?win(?: the fight)? against SECOND", holds("{p} won against includes {q}")
    yield r"PIECE (?:beats?|outfights|overpowers) SECOND", holds("{p} won against includes {q}")
    yield r"PIECE ~?defeat (?:it|him|her)self", holds("{p} was defeated")
    yield (
        r"PIECE ~defeat NUMBER(?: rival)? units?",
        besides(compared("units defeated", one_sided=True), holds("{p} resolved", one_sided=True)),
    )
    yield r"PIECE ~?defeat SECOND", holds("{q} defeated by includes {p}")
    yield r"PIECE (?:~?tie|trades?|traded) with SECOND", holds("{p} lost and {q} lost")
    yield r"PIECE ~?fight (?:with |against )?SECOND", holds("{p} fought and {q} fought")


def _several_fights() -> Iterator[Phrase]:
    """Which of several fights of one Unit."""
    whose = "(?: (?:the|its|his|her|their))?"
    for verb, came, other in (("win", "won", "lost"), ("lose", "lost", "won")):
        for place, words in enumerate(_ORDINALS[:3], start=1):
            yield rf"PIECE ~?{verb}{whose} (?:{words}) fight", holds(f"{{p}} fight {place} is {came}")
        every = f"(?:all|every|each)(?: of)?{whose}"
        yield rf"PIECE ~{verb} {every} fights?", holds(f"{{p}} {came} and not {{p}} {other}")
        both = holds(f"{{p}} fight count is 2 and {{p}} {came} and not {{p}} {other}")
        yield rf"PIECE ~{verb} both(?: of)?{whose} fights", both
    for times, count in (("once", 1), ("twice", 2), ("three times", 3)):
        yield rf"PIECE ~fight {times}", holds(f"{{p}} fight count is {count}")


def _attacks() -> Iterator[Phrase]:
    area = "(?: (?:for|at|into))? WHOSEgigs?(?: area)?"
    yield rf"PIECE ~?attack(?:{area})?", holds("{p} attacked")
    yield r"PIECE ~?attack SECOND", holds("{q} attacked by includes {p}")
    target = "(?:the )?(?:new |final )?(?:attack )?target(?: of (?:the |this )?attack)?"
    yield rf"{target} (?:is|was|becomes|became)NOT PIECE", holds("{p} was attacked")
    yield rf"PIECE BECOMESNOT {target}", holds("{p} was attacked")
    when = "(?: this turn| (?:the|this|that) attack)?"
    can = "(?:is able to|is allowed to|is free to|may|can|could)"
    yield rf"PIECE {can}NOT (?P<w>attack|block){when}", holds("{p} can {w}")
    yield r"PIECE (?:has|gets?|gains) (?:another|a second|one more|an extra) attack", holds("{p} can attack")
    yield (
        r"(?:PIECE )?(?:gives|gets|grants) SECOND (?:another|a second|one more|an extra) attack",
        holds("{q} can attack"),
    )
    during = "(?:during|in|for|throughout) (?:the|its|this|that) attack"
    power_in_attack = compared("{p} power", back="attack", by="{p}")
    power = "(?:with|for|at) (?:a power of )?NUMBER(?: power)?"
    yield rf"PIECE ~attack {power}", power_in_attack
    yield (
        rf"PIECE (?:has|had|is at|gets|gains) (?:a power of )?NUMBER(?: power)? {during}",
        power_in_attack,
    )
    yield (
        r"PIECE (?:has|had|is at) NUMBER power (?:while attacking|when (?:it )?attack(?:s|ing))",
        power_in_attack,
    )
    yield r"PIECE power (?:is|was) NUMBER (?:during|in) (?:the|its|this|that) attack", power_in_attack


def _blocks() -> Iterator[Phrase]:
    attack = "(?:the |this |that )?attack"
    yield rf"PIECE ~?block(?: {attack})?", holds("{p} blocked")
    yield r"PIECE ~?protect (?:WHOSEgigs?|(?:WHOSE)(?P<d>d\d+))", holds("{p} blocked")
    yield rf"PIECE ~?stop {attack}", holds("{p} blocked")
    yield r"PIECE ~?block SECOND(?:'s)?(?: attack)?", holds("{q} blocked by includes {p}")
    yield rf"{attack} (?:is|was|gets?|got)NOT (?:redirected|blocked) (?:to|by) PIECE", holds("{p} blocked")
    yield rf"{attack} can(?P<no> not)? be blocked by PIECE", holds("{p} can block")
    yield (
        r"PIECE (?:can|could|may|is able to|is allowed to)NOT block SECOND(?:'s)?(?: attack)?",
        holds("{p} can block", of_type="only attacker", by="{q}"),
    )
    for side in ("you", "rival"):
        yield rf"{side} ~block(?: {attack})?", holds("EACH blocked", each=f"{side} blocker")
    yield r"PIECE(?:'s attack)? (?:is|was|gets?|got)NOT blocked", holds_not("{p} blocked by is none")
    yield r"PIECE (?:is|was|gets?|got)NOT blocked by SECOND", holds("{p} blocked by includes {q}")
    yield r"PIECE (?:~attack|~go|stays?|remains?) unblocked", holds("{p} attacked and {p} blocked by is none")
    free = "(?:unblockable|impossible to block)"
    yield rf"PIECE BECOMESNOT {free}", holds("not EACH can block", each="defending units")
    yield (
        r"PIECE (?:can|could)(?P<no> not) be blocked(?: by anything)?",
        holds_not("not EACH can block", each="defending units", of_type="only attacker", by="{p}"),
    )
    yield (
        r"PIECE (?:can|could) be blocked",
        holds_not("not EACH can block", each="defending units", of_type="only attacker", by="{p}"),
    )


def _thefts() -> Iterator[Phrase]:
    attack = "(?:'s)?(?: attack)?"
    some = "(?:a|the|its|any|another)"
    yield rf"PIECE{attack} ~?steal(?: {some} gigs?)?", holds("{p} stole")
    yield rf"PIECE{attack} ~steal (?:nothing|no gigs?)", holds_not("{p} stole")
    # How many Gigs a Unit steals is how many its player does, where nobody else attacks.
    yield (
        rf"PIECE{attack} ~steal NUMBER(?: of WHOSE)? ?gigs?",
        compared("stole", mover="{p}", of_type="only attacker"),
    )
    yield rf"PIECE{attack} ~steal NUMBER(?: of WHOSE)? ?gigs?", compared("{p} stole")
    both = rf"PIECE{attack} (?:~steal|~take) both(?: of)? ?WHOSEgigs?"
    yield both, holds("stole is 2", mover="{p}", of_type="only attacker")
    yield both, holds("{p} stole is 2")
    yield rf"PIECE{attack} (?:~steal|~take|~get) NUMBER(?: of WHOSE)? ?gigs?", compared("{p} stole")
    for verb in ("~?steal", "~?take", "~get", "~get_away_with"):
        yield (
            rf"PIECE{attack} {verb} WHOSE(?:the )?(?P<d>(?:you\.|rival\.)?d\d+)",
            holds("{d} stolen by includes {p}"),
        )
    for place, words in enumerate(_ORDINALS, start=1):
        yield (
            rf"(?:WHOSE)(?:{words}) gig (?:is|gets|was|got|has been) stolen",
            holds(f"EACH stole >= 1 and EACH gig count >= {place}", each="attacking player"),
        )
    can = "(?:can|could|may|might|is allowed to|is able to)"
    yield (
        rf"PIECE {can}NOT (?:steal|take) (?:WHOSE)(?:the )?(?P<d>d\d+)",
        asked("possible", "{d} stolen by includes {p}"),
    )
    yield rf"PIECE {can}NOT (?:steal|take)(?: (?:a|any|the)? ?gigs?)?", asked("possible", "{p} stole")
