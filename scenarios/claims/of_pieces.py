"""What people say of a piece: what became of it, and what power it has."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.claims.making import Phrase, asked, besides, compared, holds, holds_not


def of_pieces() -> Iterator[Phrase]:
    """The phrases about what became of one card or die."""
    yield from _defeated()
    yield from _numbers()


def _defeated() -> Iterator[Phrase]:
    fight = " in (?:the |this |that |its |a )?fight"
    dead = "destroyed|killed|dead|beaten|defeated|eliminated|(?:taken|wiped) out|shot down|blown up"
    by = "(?:killed|defeated|destroyed|beaten) by"
    effect = "(?:'s?)? (?:own )?(?:effect|ability|text|trigger)"
    yield (
        rf"PIECE BECOMES {by} SECOND{effect}",
        holds("{p} defeated by includes {q} and not {q} won", one_sided=True),
    )
    yield rf"PIECE BECOMESNOT {by} SECOND", holds("{p} defeated by includes {q}")
    yield (
        r"PIECE BECOMES (?:defeated|destroyed|killed|lost) instead of SECOND",
        holds("{p} was defeated and not {q} was defeated"),
    )
    yield rf"PIECE BECOMESNOT (?:{dead})", holds("{p} was defeated")
    # Who is defeated in a fight has lost it (11.4.2.3.3).
    yield rf"PIECE BECOMESNOT (?:{dead}){fight}", holds("{p} lost and {p} was defeated")
    yield r"PIECE BECOMESNOT (?:unharmed|untouched|alive|unscathed|spared)", holds_not("{p} was defeated")
    yield r"DIE BECOMESNOT stolen by (?!(?:you|rival)$)SECOND", holds("{p} stolen by includes {q}")
    yield r"PIECE (?:dies?|died)", holds("{p} was defeated")
    yield rf"PIECE (?:dies?|died){fight}", holds("{p} lost and {p} was defeated")
    lives = "survives?|survived|stays alive|lives|is saved|makes it(?: out)?(?: alive)?"
    what = "(?:(?:the|both|all|its|these|this|that) )*(?:fights?|attacks?|turn|blocks?|it|them)"
    yield rf"PIECE (?:{lives})(?: {what})?", holds_not("{p} was defeated")
    # What is defeated in its place, or what a Program did, has saved it; there are other ways.
    alive = holds("not {p} was defeated")
    for saved in (r"PIECE (?:is|was|gets?|got) saved by SECOND", r"(?!(?:you|rival) )SECOND saves? PIECE"):
        yield saved, besides(alive, holds("{q} was defeated", of_type="no Program", one_sided=True))
        yield saved, besides(alive, holds("{q} resolved", one_sided=True))
    yield r"PIECE (?:is|was)(?: not) saved by SECOND", holds("{p} was defeated", one_sided=True)
    yield r"SIDE (?:saves?|saved) PIECE", holds_not("{p} was defeated")
    yield r"SIDE ~?defeat PIECE", holds("{p} was defeated")
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:defeat|beat) SECOND",
        asked("possible", "{q} was defeated", one_sided=True),
    )
    yield r"SIDE ~?sacrifice PIECE", holds("{p} was defeated and {p} owner is {s}")
    yield r"PIECE BECOMESNOT sacrificed", holds("{p} was defeated")
    yield (
        rf"PIECE (?:{lives}) (?:with|at) NUMBER power",
        holds("not {p} was defeated and {p} power {op} {n}"),
    )
    yield r"PIECE (?:does|did) not make it(?: out)?(?: alive)?", holds("{p} was defeated")
    yield r"PIECE (?:does|did)(?P<no> not) die", holds("{p} was defeated")
    yield r"PIECE (?:does|did) not survive", holds("{p} was defeated")
    yield r"DIE BECOMESNOT safe", holds_not("{p} was stolen")
    yield r"PIECE BECOMESNOT safe", holds_not("{p} was defeated")
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:die|be killed|be destroyed)(?: instead)?",
        asked("possible", "{p} was defeated"),
    )
    yield (
        r"PIECE (?:can|could|may|might)NOT be (?:bottom-decked|top-decked)",
        asked("possible", "{p} area is deck"),
    )
    for verb, done in (
        ("sell", "sold"),
        ("play", "played"),
        ("call", "called"),
        ("activate", "activated|used"),
    ):
        # What is done with a card as an action is asked of its player now.
        yield rf"PIECE (?:can|may)NOT be (?:{done})", asked("legal", f"{verb} {{p}}", mover="{p}")
    yield (
        r"PIECE (?:can|could|may|might)NOT be UNDERGONE(?: instead| from (?:the )?(?:game|play))?",
        asked("possible", "{p} was {w}"),
    )


def _numbers() -> Iterator[Phrase]:
    yield r"PIECE (?:has|had|gets|gains) (?:a )?power (?:of )?NUMBER", compared("{p} power")
    # How much more than as the play began: the sign tells that it is no power by itself.
    more = "(?P<by>[+-]\\d+)"
    yield (
        rf"PIECE (?:has|had|gets|got|gains|gained|is at|is given) {more} power(?: this turn)?",
        holds("{p} power is before{by}"),
    )
    yield (
        r"PIECE (?:has|had|gets|gains|is at|is to|is worth|ends up with|is left with) NUMBER power",
        compared("{p} power"),
    )
    yield (
        (
            r"PIECE (?:drops|dropped|falls|fell|rises|rose|(?:goes|went|is|was) (?:up|down|back)|shrinks|grows) "
            r"to NUMBER power"
        ),
        compared("{p} power"),
    )
    yield r"PIECE (?:gains?|gets?|got|gained|receives?) power", holds("{p} power > before")
    none = "(?:no (?:extra |more |additional )?power|no bonus|no buff)"
    yield rf"PIECE (?:gains?|gets?|got|gained|receives?) {none}", holds("{p} power is before")
    yield r"PIECE (?:is|was) (?:down|up)? ?to NUMBER(?: power)?", compared("{p} power")
    yield r"PIECE (?:is|was) an? NUMBER[- ]power (?:unit|legend|gear)", compared("{p} power")
    yield (
        r"PIECE (?:buffs|boosts|pumps|strengthens) SECOND by (?P<by>\d+)",
        holds("{p} power is {by} and {p} host is {q}", of_type="Gear"),
    )
    yield (
        r"PIECE (?:gives|gave|adds|added) (?:to )?SECOND \+?(?P<by>\d+)(?: power)?",
        holds("{p} power is {by} and {p} host is {q}", of_type="Gear"),
    )
    becomes = (
        "is(?: at)?|was|stay(?:s|ed)|remain(?:s|ed)|becomes|(?:is|goes (?:up|down)|drops|rises|falls) to"
    )
    yield r"PIECE power (?:is|was) (?:treated|counted|considered) as NUMBER", compared("{p} power")
    yield r"PIECE power counts as NUMBER", compared("{p} power")
    yield r"PIECE (?:has|had|is at) NUMBER", compared("{p} power")
    yield rf"PIECE power (?:{becomes}) NUMBER", compared("{p} power")
    yield r"PIECE power (?:does not change|stays the same|is unchanged)", holds("{p} power is before")
    yield r"PIECE (?:keeps|kept) (?:its|his|her|their) power", holds("{p} power is before")
    yield r"PIECE (?:keeps|has) the same power", holds("{p} power is before")
    yield (
        r"PIECE (?:is|gets|got|becomes|became) stronger(?: than (?:before|it was))?",
        holds("{p} power > before"),
    )
    yield (
        r"PIECE (?:is|gets|got|becomes|became) weaker(?: than (?:before|it was))?",
        holds("{p} power < before"),
    )
