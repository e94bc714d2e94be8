"""What people say of a piece: where it is, what became of it, what it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Meant, Phrase, Words, asked, compared, holds, holds_not

_DID: Final = {
    "attack": "attacked", "block": "blocked", "fight": "fought", "win": "won", "lose": "lost", "steal": "stole",
}  # fmt: skip
_GETS: Final = (
    "goes|went|moves|ends up|ended up|lands|is put|is sent|is moved|is returned|is placed|stays|remains|is|returns|"
    "comes|is discarded|is trashed|is added|falls"
)


def of_pieces() -> Iterator[Phrase]:
    """The phrases about one card or die."""
    yield from _defeated()
    yield from _somewhere()
    yield from _states()
    yield from _fights()
    yield from _numbers()


def _defeated() -> Iterator[Phrase]:
    fight = "(?: in (?:the |this |that |its |a )?fight)?"
    dead = "destroyed|killed|dead|beaten|defeated|eliminated|(?:taken|wiped) out|shot down|blown up"
    by = "(?:killed|defeated|destroyed|beaten) by"
    yield rf"PIECE BECOMES {by} SECOND", holds("{q} won and {p} was defeated", of_type="fighter")
    yield rf"PIECE BECOMES {by} SECOND", holds("{q} resolved and {p} was defeated")
    yield (
        r"PIECE BECOMES (?:defeated|destroyed|killed|lost) instead of SECOND",
        holds("{p} was defeated and not {q} was defeated"),
    )
    yield rf"PIECE BECOMESNOT (?:{dead}){fight}", holds("{p} was defeated")
    yield r"PIECE BECOMESNOT (?:unharmed|untouched)", holds_not("{p} was defeated")
    yield r"DIE BECOMESNOT stolen by SECOND", holds("{p} was stolen and {q} stole")
    yield r"PIECE (?:dies?|died)(?: in (?:the |this |that |its )?fight)?", holds("{p} was defeated")
    lives = "survives?|survived|stays alive|lives|is saved|makes it(?: out)?(?: alive)?"
    what = "(?:(?:the|both|all|its|these) )*(?:fights?|attacks?|turn)"
    yield rf"PIECE (?:{lives})(?: {what})?", holds_not("{p} was defeated")
    yield (
        rf"PIECE (?:{lives}) (?:with|at) NUMBER power",
        lambda words: Meant(
            "holds", f"not {words['p']} was defeated and {words['p']} power {words['op']} {words['n']}"
        ),
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
        r"PIECE (?:can|could|may|might)NOT be UNDERGONE(?: instead| from (?:the )?(?:game|play))?",
        asked("possible", "{p} was {w}"),
    )


def _somewhere() -> Iterator[Phrase]:
    whose = "(?:the |its |owner |(?:you|rival|their)[. ])*"
    yield r"PIECE BECOMESNOT(?: still)? in play", holds("{p} area is field")
    # On the table are the field and the Legends area alike.
    gone = "{p} area is not field and {p} area is not legends"
    yield r"PIECE BECOMESNOT(?: still)? on (?:the )?(?:table|board)", holds_not(gone)
    yield r"PIECE (?:leaves|left) (?:the )?(?:table|board)", holds(gone)
    yield (
        rf"PIECE (?:{_GETS}) (?:in|into|to|on|onto|from) {whose}AREA(?: with (?:it|them))?",
        holds("{p} is in {area}"),
    )
    yield rf"PIECE (?:{_GETS})NOT (?:in|into|to|on|onto) {whose}AREA", holds("{p} area is {area}")
    yield (
        rf"PIECE (?:{_GETS}) (?:in|into|to|on|onto) {whose}AREA (?:together |along )?with SECOND",
        holds("{p} is in {area} and {q} is in {area}"),
    )
    yield r"PIECE BECOMESNOT removed(?: from (?:the )?(?:game|play))?", holds("{p} is in removed")
    yield r"PIECE (?:leaves|left) (?:the )?(?:game|play)", holds("{p} is in removed")
    yield r"PIECE (?:leaves|left) (?:the )?AREA", holds_not("{p} is in {area}")
    yield (
        r"PIECE BECOMESNOT (?:bottom-decked|top-decked|put on (?:the )?(?:bottom|top) of (?:the |its |owner )*deck)",
        holds("{p} is in deck"),
    )
    yield (
        r"PIECE (?:goes|went|is put|ends up) (?:(?:to|on|under) (?:the )?(?:bottom|top) of|under) WHOSEdeck",
        holds("{p} is in deck"),
    )
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:be|end up|lie) (?:on )?(?:the )?top of WHOSEdeck",
        lambda words: Meant("possible", f"deck top is {words['p']}", "no" in words, mover=words["p"]),
    )
    yield (
        r"PIECE (?:is|stays|remains|lies)NOT (?:on )?(?:the )?top of WHOSEdeck",
        lambda words: Meant("holds", f"deck top is {words['p']}", "no" in words, mover=words["p"]),
    )
    yield r"PIECE BECOMESNOT trashed(?: with (?:it|them))?", holds("{p} is in trash")
    yield r"PIECE BECOMESNOT lost", holds(gone, of_type="Gear")
    yield r"PIECE BECOMESNOT an? eddie", holds("{p} is in eddies")
    yield r"PIECE BECOMESNOT equipped(?: to anything)?", holds_not("{p} host is none", of_type="Gear")
    yield r"PIECE BECOMESNOT equipped", holds_not("{p} gear is none")
    yield r"PIECE BECOMESNOT (?:equipped|attached) to SECOND", holds("{p} host is {q}")
    yield r"PIECE BECOMESNOT equipped with SECOND", holds("{p} gear includes {q}")
    yield r"PIECE (?:wears|carries|keeps) SECOND", holds("{p} gear includes {q}")
    yield r"PIECE (?:has|wears|carries) NUMBER gears?(?: equipped)?", _wears
    yield r"PIECE (?:loses?|lost|has no|does not have(?: any)?) WHOSEgear", holds("{p} gear is none")
    yield r"PIECE (?:has|keeps|wears) WHOSE(?:a )?gear", holds_not("{p} gear is none")


def _states() -> Iterator[Phrase]:
    yield r"PIECE BECOMESNOT (?P<w>spent|ready)", holds("{p} {w}")
    yield r"PIECE BECOMESNOT (?:exhausted|tapped)", holds("{p} spent")
    yield r"PIECE BECOMESNOT (?:unspent|untapped)", holds("{p} ready")
    yield r"PIECE BECOMESNOT (?:turned |flipped )?face[- ](?P<w>up|down)", holds("{p} face is {w}")
    yield r"PIECE BECOMESNOT an? TYPE", holds("{p} types includes {type}")
    types = "{p} types includes {type} and {p} types includes {t}"
    yield r"PIECE BECOMES (?:both )?an? TYPE and an? (?P<t>unit|legend|gear|program)", holds(types)
    yield r"PIECE (?:has|gets|gained|gains) lag", holds("{p} lag")
    yield r"PIECE (?:has no|loses|does not have) lag", holds_not("{p} lag")
    yield r"PIECE BECOMESNOT UNDERGONE", holds("{p} was {w}")
    yield r"PIECE BECOMESNOT UNDERGONE by SECOND", holds("{p} was {w} and {q} resolved")
    yield r"PIECE (?:readies|readied|untaps|untapped)", holds("{p} was readied")
    yield r"PIECE (?:has|gains) no keywords?", holds("{p} keywords is none")
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:be given|get|gain|receive) (?:the keyword )?KEYWORD",
        asked("possible", "{p} keywords includes {w}"),
    )
    yield r"PIECE (?:has|gets|gains|gained) (?:the keyword )?KEYWORD", holds("{p} keywords includes {w}")
    yield (
        r"PIECE (?:loses|has no|does not have|lacks) (?:the keyword )?KEYWORD",
        holds("{p} keywords excludes {w}"),
    )
    yield (
        r"PIECE(?:'s)? (?:effect )?(?:(?:(?:is|was|gets|got|becomes|became) )?triggered|triggers|goes off|went off)",
        holds("{p} triggered"),
    )
    yield (
        r"PIECE(?:'s)? (?:effect )?(?:(?:is|was) not triggered|(?:does|did) not (?:trigger|go off))",
        holds("not {p} triggered"),
    )
    often = "(?:triggers|triggered|is triggered|was triggered|resolves|resolved|goes off|went off)"
    yield rf"PIECE(?:'s)? (?:(?:effect|ability) )?{often} NUMBER times?", compared("{p} triggered")
    yield r"PIECE(?:'s)? (?:effect )?(?:(?:is|was) resolved|resolves|resolved)", holds("{p} resolved")


def _fights() -> Iterator[Phrase]:
    fight = "(?: (?:(?:the |this |that |its |their )?fight|it))?"
    yield rf"PIECE (?:wins?|won){fight}", holds("{p} won")
    yield rf"PIECE (?:loses?|lost){fight}", holds("{p} lost")
    yield r"(?:the )?winner (?:of the fight )?(?:is|was) PIECE", holds("{p} won")
    yield r"(?:the )?loser (?:of the fight )?(?:is|was) PIECE", holds("{p} lost")
    yield r"PIECE (?:loses?|lost)(?: the fight)? (?:to|against) SECOND", holds("{p} lost and {q} won")
    yield r"PIECE (?:wins?|won)(?: the fight)? against SECOND", holds("{p} won and {q} lost")
    yield r"PIECE (?:beats|beat) SECOND", holds("{p} won and {q} lost")
    yield (
        r"PIECE (?:kills|killed|defeats|defeated|destroys|destroyed) SECOND",
        holds("{p} won and {q} was defeated", of_type="fighter"),
    )
    yield (
        r"PIECE (?:kills|killed|defeats|defeated|destroys|destroyed) SECOND",
        holds("{p} resolved and {q} was defeated"),
    )
    yield r"PIECE (?:ties|tied) with SECOND", holds("{p} lost and {q} lost")
    yield r"PIECE (?:fights|fought) (?:against )?SECOND", holds("{p} fought and {q} fought")
    attacks = "attacks?|attacked|is attacking|has attacked"
    yield rf"PIECE (?:{attacks}) WHOSEgigs?(?: area)?", holds("{p} attacked")
    yield rf"PIECE (?:{attacks}) SECOND", holds("{p} attacked and {q} was attacked")
    yield (
        r"(?:the )?(?:attack )?target(?: of (?:the |this )?attack)? (?:is|was) PIECE",
        holds("{p} was attacked"),
    )
    yield r"(?:the |this )?attack is (?:redirected|blocked) (?:to|by) PIECE", holds("{p} blocked")
    yield r"PIECE (?:blocks|blocked|stops|stopped) (?:the |this )?attack", holds("{p} blocked")
    yield r"PIECE (?:blocks|blocked) SECOND(?:'s)?(?: attack)?", holds("{p} blocked and {q} attacked")
    attack = "(?:'s)?(?: attack)?"
    yield rf"PIECE{attack} (?:steals?|stole) (?:a|the|its) gig", holds("{p} stole")
    yield rf"PIECE{attack} (?:steals?|stole) (?:nothing|no gigs?)", holds_not("{p} stole")
    yield rf"PIECE{attack} (?:steals?|stole) (?:the )?(?P<d>d\d+)", holds("{p} stole and {d} was stolen")
    yield rf"PIECE{attack} (?:steals?|stole) NUMBER gigs?", _steals
    yield rf"PIECE{attack} (?:steals?|stole) NUMBER gigs?", compared("{p} stole")
    yield rf"PIECE{attack} (?:steals?|stole) both(?: of)? ?WHOSEgigs?", holds("{p} stole is 2")
    yield (
        r"PIECE (?:gets?|got|gets away|got away|makes off|made off|runs off) with (?:the )?(?P<d>d\d+)",
        holds("{p} stole and {d} was stolen"),
    )
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:steal|take) (?:WHOSE)(?:the )?(?P<d>d\d+)",
        asked("possible", "{p} stole and {d} was stolen"),
    )
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:steal|take)(?: (?:a|any|the)? ?gigs?)?",
        asked("possible", "{p} stole"),
    )
    yield r"PIECE (?P<v>attack|block|fight|steal)s", _itself
    yield (
        r"PIECE (?:does|did)NOT (?P<v>attack|block|fight|win|lose|steal)(?: (?:a|any|the) (?:gigs?|fight))?",
        _itself,
    )
    yield r"(?:the |this )?attack can(?P<no> not)? be blocked by PIECE", holds("{p} can block")
    when = "(?: this turn| (?:the|this|that) attack)?"
    yield (
        rf"PIECE (?:is able to|is allowed to|may|can|could)NOT (?P<w>attack|block){when}",
        holds("{p} can {w}"),
    )


def _numbers() -> Iterator[Phrase]:
    yield r"PIECE (?:has|had|gets|gains) (?:a )?power (?:of )?NUMBER", compared("{p} power")
    # How much more than as the play began: the sign tells that it is no power by itself.
    more = "(?P<by>[+-]\\d+)"
    yield (
        rf"PIECE (?:has|had|gets|got|gains|gained|is at|is given) {more} power(?: this turn)?",
        holds("{p} power is {by}"),
    )
    yield r"PIECE (?:has|had|gets|gains|is at|is to) NUMBER power", compared("{p} power")
    becomes = (
        "is(?: at)?|was|stay(?:s|ed)|remain(?:s|ed)|becomes|(?:is|goes (?:up|down)|drops|rises|falls) to"
    )
    yield rf"PIECE power (?:{becomes}) NUMBER", compared("{p} power")
    yield r"PIECE power (?:does not change|stays the same|is unchanged)", holds("{p} power is before")
    yield r"PIECE (?:keeps|has) the same power", holds("{p} power is before")
    yield (
        r"PIECE (?:is|gets|got|becomes|became) stronger(?: than (?:before|it was))?",
        holds("{p} power > before"),
    )
    yield (
        r"PIECE (?:is|gets|got|becomes|became) weaker(?: than (?:before|it was))?",
        holds("{p} power < before"),
    )
    yield r"PIECE (?:costs?|would cost) NUMBERTHINGS(?: to play)?", compared("{p} price")


def _wears(words: Words) -> Meant:
    # How many it is; of a list more or fewer can't be compared.
    return Meant("holds", f"{words['p']} gear is {words['n'] if words['op'] == 'is' else words['op']}")


def _steals(words: Words) -> Meant:
    """How many Gigs a Unit steals is how many its player does, where nobody else attacks."""
    return Meant("holds", f"stole {words['op']} {words['n']}", mover=words["p"], of_type="only attacker")


def _itself(words: Words) -> Meant:
    return Meant("holds", f"{'not ' if 'no' in words else ''}{words['p']} {_DID[words['v']]}")
