"""What people say of several pieces or of nobody: each of a group is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Phrase, asked, besides, compared, holds, holds_not, possibly

_NOBODY: Final = "(?:nobody|no one|no player|neither player|neither of them)"
_DEAD: Final = "(?:die|dies|died|(?:is|are|was|were|gets|get) (?:defeated|destroyed|killed|beaten))"
_LIVE: Final = "(?:survives?|survived|stays? alive|stays? on (?:the )?field)"
_STATE: Final = "(?:is|are|was|were|stays?|remains?|gets?|becomes?)(?: all| both)? (?P<w>spent|ready)"


def of_groups() -> Iterator[Phrase]:
    """The phrases about both, all and none."""
    yield from _units()
    yield from _fights()
    yield from _gigs()


def _units() -> Iterator[Phrase]:
    for who, group in (
        ("both(?: (?:of them|(?:the )?(?:units|fighters|fighting units)))?", "fighters"),
        ("(?:all|every|each)(?: of)?(?: the)? (?:attackers?|attacking units?)", "attackers"),
        ("(?:the )?attackers", "attackers"),
        ("both(?: (?:of them|units))?|(?:all|every|each)(?: of)?(?: the)? units?", "units"),
        ("(?:all|every|each|both)(?: of)? you(?:[. ]the)? units?", "your units"),
        ("(?:all|every|each|both)(?: of)? rival(?:[. ]the)? units?", "rival units"),
        ("you units", "your units"),
        ("rival units", "rival units"),
    ):
        yield rf"(?:{who}) {_DEAD}", holds("EACH was defeated", each=group)
        yield rf"(?:{who}) {_LIVE}", holds("not EACH was defeated", each=group)
        yield rf"(?:{who}) {_STATE}", holds("EACH {w}", each=group)
    for who, group in (
        ("neither(?: (?:of them|units?|fighters?))?", "fighters"),
        ("no units?|nobody|no one|nothing|neither(?: units?)?", "units"),
        ("none of you units|no unit of you", "your units"),
        ("none of rival units|no rival units?", "rival units"),
    ):
        yield rf"(?:{who}) {_DEAD}", holds("not EACH was defeated", each=group)
        yield rf"(?:{who}) {_LIVE}", holds("EACH was defeated", each=group)
        yield rf"(?:{who}) {_STATE}", holds("not EACH {w}", each=group)
    yield (
        r"(?:a|some|at least one) unit (?:dies|is defeated|is destroyed)",
        holds_not("not EACH was defeated", each="units"),
    )
    for whose, group in (("", "all gear"), ("you ", "your gear"), ("rival ", "rival gear")):
        yield (
            rf"(?:a|some|one|at least one) {whose}gear {_DEAD}",
            holds_not("not EACH was defeated", each=group),
        )
        yield rf"(?:all|both)(?: of)?(?: the)? {whose}gears? {_DEAD}", holds("EACH was defeated", each=group)
        yield rf"(?:no|none of(?: the)?) {whose}gears? {_DEAD}", holds("not EACH was defeated", each=group)
    for side in ("you", "rival"):
        mine = f"{'your' if side == 'you' else 'rival'} units"
        yield (
            rf"{side} (?:spends?|spent) (?:(?:a|an|one of) |WHOSE)+units?",
            holds_not("not EACH was spent", each=mine),
        )
        yield (
            rf"{side} (?:can|may|is able to|are able to)NOT block(?: (?:at all|(?:the|this) attack))?",
            holds_not("not EACH can block", each=mine),
        )
    for side in ("you", "rival"):
        units = f"{'your' if side == 'you' else 'rival'} units"
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:a|an|at least one) unit",
            holds_not("not EACH was defeated", each=units),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:no|none of WHOSE) ?units?",
            holds("not EACH was defeated", each=units),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:both|all)(?: of)? WHOSEunits",
            holds("EACH was defeated", each=units),
        )
        yield rf"{side} (?:keeps?|has|have) WHOSEunits?", holds("not EACH was defeated", each=units)
        legends = f"{'your' if side == 'you' else 'rival'} legends"
        every = "(?:(?:all|every|each|both)(?: of)? )?"
        yield (
            rf"{every}{side}(?:[. ]the)? legends? BECOMES (?:turned )?face[- ](?P<w>up|down)",
            holds("EACH face is {w}", each=legends),
        )
        yield (
            rf"{every}{side}(?:[. ]the)? legends? {_STATE}",
            holds("EACH {w}", each=legends),
        )
        yield (
            rf"{side} ~spend (?:(?:a|an|one) |one of |WHOSE)+legends?",
            holds_not("not EACH was spent", each=legends),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:(?:a|an|one) |WHOSE)legend",
            holds_not(f"EACH area is not removed and EACH controller is {side}", each=legends),
        )
        yield (
            rf"{side} (?:keeps?|has|have) WHOSElegends?",
            holds(f"EACH area is not removed and EACH controller is {side}", each=legends),
        )


def _fights() -> Iterator[Phrase]:
    fight = "(?:the |this |that )?fight"
    yield (
        rf"(?:{_NOBODY}|neither(?: unit)?) (?:wins|won)(?: {fight})?",
        holds("not EACH won", each="fighters"),
    )
    yield (
        rf"(?:somebody|someone|one of them|a unit|one unit) (?:wins|won)(?: {fight})?",
        holds_not("not EACH won", each="fighters"),
    )
    yield (
        rf"(?:there is no winner|{fight} has no winner)(?: of {fight})?",
        holds("not EACH won", each="fighters"),
    )
    yield (
        rf"(?:{fight}|it|this) (?:is|ends in|ended in|was)NOT a (?:tie|draw)",
        holds("EACH lost", each="fighters"),
    )
    yield r"both(?: units| fighters)? lose(?: the fight)?", holds("EACH lost", each="fighters")
    each_other = "(?:both(?: units)?|they|the (?:two )?(?:units|fighters)|units|fighters)"
    yield (
        rf"{each_other} (?:~defeat|~fight to the death|take|took) each other(?: out| down)?",
        holds("EACH was defeated", each="fighters"),
    )
    exchange = "(?:it|this|the fight|fight|the attack|attack)"
    yield (
        rf"{exchange} (?:is|was|ends in|ended in) an? (?:even )?trade",
        holds("EACH was defeated", each="fighters"),
    )
    yield r"(?:both units|units|they) trade(?: with each other)?", holds("EACH was defeated", each="fighters")
    yield rf"{_NOBODY} (?:fights?|fought)", holds("not EACH fought", each="units")
    yield r"there is a fight|a fight (?:happens|takes place)", holds_not("not EACH fought", each="units")
    yield r"there is no fight|no fight (?:happens|takes place)", holds("not EACH fought", each="units")
    attack = "(?:the |this |that )?attack"
    yield (
        rf"{attack} (?:is|was|gets)NOT (?:blocked|redirected)",
        holds_not("not EACH blocked", each="defending units"),
    )
    yield (
        rf"{attack} (?:is|was|gets)NOT (?:stopped|cancell?ed|ended early|prevented)",
        holds("not EACH fought and not EACH stole", each="attacker"),
    )
    yield (
        rf"(?:\S+ )?{attack} (?:goes through|went through|succeeds|goes on|continues)",
        holds_not("not EACH fought and not EACH stole", each="attacker"),
    )
    yield rf"{attack} ends without (?:a|any) fight", holds("not EACH fought", each="attackers")
    yield rf"{attack} ends without (?:a|any) (?:theft|steal)", holds("not EACH stole", each="attackers")
    yield (
        rf"{attack} (?:fails|ends early|does nothing|fizzles(?: out)?|comes to nothing|is wasted)",
        holds("not EACH fought and not EACH stole", each="attacker"),
    )


def _gigs() -> Iterator[Phrase]:
    none = "you stole is 0 and rival stole is 0"
    yield r"no gigs? (?:is|are|was|were|gets|get) stolen", holds(none)
    yield r"nothing (?:is|was|gets) stolen", holds(none)
    happens = "(?:takes? place|took place|happens|happened|occurs|occurred)"
    yield rf"no (?:theft|steal) {happens}", holds(none)
    yield rf"an? (?:theft|steal) {happens}", holds_not(none)
    yield (
        r"PIECE (?:stops|prevents|averts|stopped|prevented) (?:the )?(?:theft|steal)",
        besides(holds(none), holds("{p} resolved", one_sided=True)),
    )
    yield (
        r"(?:no gigs?|nothing) changes? hands",
        holds("not EACH was stolen and not EACH was swapped", each="all gigs"),
    )
    yield (
        r"(?:a|some|at least one) gigs? changes? hands",
        holds_not("not EACH was stolen and not EACH was swapped", each="all gigs"),
    )
    yield r"(?:no gigs?|nothing) (?:can|could|may|might) be stolen", asked("always", none)
    yield (
        r"(?:no gigs?|nothing) (?:is|are|was|were|gets?) (?P<w>adjusted|increased|decreased|rolled)",
        holds("not EACH was {w}", each="all gigs"),
    )
    yield r"(?:a|some|at least one) gigs? (?:is|are|was|were|gets|get) stolen", holds_not(none)
    yield r"gigs (?:is|are|was|were|get) stolen", holds_not(none)
    yield r"(?:the )?gigs (?:is|are|was|were|get) swapped", holds_not("not EACH was swapped", each="all gigs")
    yield (
        r"(?:no gigs?|nothing) (?:is|are|was|were|get) swapped",
        holds("not EACH was swapped", each="all gigs"),
    )
    yield (
        rf"{_NOBODY} (?:loses?|(?:has |have )?lost) (?:a|any) gigs?",
        holds("not EACH was stolen and not EACH was swapped", each="all gigs"),
    )
    for side in ("you", "rival"):
        gigs = f"{'your' if side == 'you' else 'rival'} gigs"
        keeps = f"EACH controller is {side}"
        other = "rival" if side == "you" else "you"
        yield (
            rf"{other} (?:controls?|has|have|owns?) {side} (?:gig|die)",
            holds(f"EACH controller is {other}", each=gigs),
        )
        yield rf"(?:all )?{side} gigs? BECOMESNOT safe", holds("not EACH was stolen", each=gigs)
        taken = rf"(?:an? |one of )?{side} gigs? (?:is|are|was|were|gets?|got)NOT stolen"
        yield taken, holds_not("not EACH was stolen", each=gigs)
        yield taken, holds_not(f"{other} stole is 0")
        stays = r"(?:stay|remain|are safe)(?: (?:where they are|with (?:you|rival|them)|in place))?"
        for kept in (
            rf"{side} keeps? WHOSEgigs?",
            rf"{side} gigs {stays}",
            rf"{side} (?:loses?|(?:has |have )?lost) (?:no|none of WHOSE) ?gigs?",
        ):
            yield kept, holds(keeps, each=gigs)
            yield kept, holds(f"{other} stole is 0")
        gets = "gets?|gains?|takes?|receives?|wins?"
        gained = f"EACH controller is {other}"
        others = f"{'your' if other == 'you' else 'rival'} gigs"
        yield rf"{side} (?:{gets}) (?:no|none of WHOSE) ?gigs?", holds(gained, each=others)
        yield rf"{side} (?:{gets}) (?:a|another|one of WHOSE) ?gigs?", holds_not(gained, each=others)
        yield rf"{side} (?:loses?|(?:has |have )?lost) NUMBER gigs?", compared(f"{other} stole")
        yield rf"{side} (?:can|could|may|might)NOT lose NUMBER gigs?", possibly(f"{other} stole")
        yield rf"{side} (?:loses?|(?:has |have )?lost) both(?: of)? ?WHOSEgigs", holds(f"{other} stole is 2")
        yield rf"{side} (?:~steal|~take) NUMBER(?: of WHOSE)? ?gigs?", compared(f"{side} stole")
        yield rf"{side} (?:steals?|stole) both(?: of)? ?WHOSEgigs", holds(f"{side} stole is 2")
        yield rf"{side} (?:is|are) left without (?:any )?gigs?", holds(f"{side} gig count is 0")
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:a|one|some|at least one)(?: of WHOSE)? ?gigs?",
            holds_not(keeps, each=gigs),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:(?:the|their|you|rival)[. ])*gig",
            holds_not(keeps, each=gigs),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:all|every)(?: of)? ?WHOSEgigs?",
            holds(f"EACH controller is not {side}", each=gigs),
        )
        yield (
            rf"{side} (?:loses?|(?:has |have )?lost) (?:all|every)(?: of)? ?WHOSEgigs?",
            holds(f"{side} gig count is 0"),
        )
    yield (
        r"(?:every|all)(?: of)?(?: the)? gigs? (?:is|are|get) stolen",
        holds("EACH gig count is 0", each="defending player"),
    )
    yield (
        r"PIECE (?:~steal|~take) (?:everything|them all|(?:all|every)(?: of)? ?WHOSEgigs?)",
        besides(holds("EACH gig count is 0", each="defending player"), holds("{p} stole")),
    )
    yield r"NUMBER gigs? (?:is|are|was|were|get) stolen", compared("EACH stole", each="attacking player")
    changes = "(?:changes?|is changed|are changed|is adjusted|are adjusted)(?: (?:its|their) values?)?"
    keep = (
        "(?:keeps? (?:its|their|the) values?|(?:stays?|remains?) the same|"
        "(?:does|do) not change|(?:is|are) unchanged)"
    )
    yield rf"(?:no|neither) gigs? {changes}", holds("not EACH was adjusted", each="all gigs")
    yield (
        rf"(?:(?:all|both|all of|each|every)(?: the)? |the )gigs? {keep}",
        holds("not EACH was adjusted", each="all gigs"),
    )
    for side in ("you", "rival"):
        group = f"{'your' if side == 'you' else 'rival'} gigs"
        yield rf"(?:all |both )?{side} gigs? {keep}", holds("not EACH was adjusted", each=group)
    yield (
        r"(?:all|both|each|every)(?: of)?(?: the)? gigs? (?:is|are|shows?) NUMBER",
        compared("EACH value", each="all gigs"),
    )
