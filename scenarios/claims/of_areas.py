"""What people say of where a piece is and went, and of what Gear it wears."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Meant, Phrase, Words, asked, besides, holds, holds_not

_GETS: Final = "ends up|ended up|lands|stays|remains|is|is left|comes|is discarded|is trashed|is added|falls"


def of_areas() -> Iterator[Phrase]:
    """The phrases about the area in which one card is, and about its Gear."""
    yield from _somewhere()
    yield from _gear()


def _somewhere() -> Iterator[Phrase]:
    whose = "(?:the |its |owner |(?:you|rival|their)[. ])*"
    yield r"PIECE BECOMESNOT(?: still)? in play", holds("{p} area is field")
    # On the table are the field and the Legends area alike.
    gone = "{p} area is not field and {p} area is not legends"
    yield r"PIECE BECOMES(?: all)? gone", holds(gone)
    # To move there is something that happens: a card that is taken elsewhere afterwards has been there (4.4.2).
    moved = "(?:put|sent|moved|placed|returned)"
    moves = f"goes|went|moves|moved|returns|returned|(?:is|was|gets?|got) {moved}"
    been = "{p} area is not trash and not {p} was defeated and not {p} was discarded and not {p} was trashed"
    to = "(?:in|into|to|on|onto|from|back to)"
    yield rf"PIECE (?:{moves}) {to} {whose}trash(?: pile)?(?: with (?:it|them))?", holds_not(been)
    yield (
        rf"PIECE (?:{moves}) {to} {whose}(?P<area>hand|deck)(?: with (?:it|them))?",
        holds("{p} is in {area}", of_type="stays"),
    )
    # A Legend that goes there is removed from the game, and others may be played again.
    yield (
        rf"PIECE (?:{moves}) {to} {whose}(?P<area>hand|deck)(?: with (?:it|them))?",
        holds("{p} is in {area}", one_sided=True),
    )
    yield (
        rf"PIECE (?:{moves}) {to} {whose}(?!hand|deck|trash)AREA(?: with (?:it|them))?",
        holds("{p} is in {area}"),
    )
    yield (
        rf"PIECE (?:{moves}) {to} {whose}AREA (?:together |along )?with SECOND",
        holds("{p} is in {area} and {q} is in {area}"),
    )
    yield rf"PIECE (?:does|did)(?P<no> not) (?:go|move|get put) (?:in|into|to) {whose}trash", holds_not(been)
    yield (
        rf"PIECE (?:does|did)(?P<no> not) (?:go|move|return|stay) (?:in|into|to|on) {whose}AREA",
        holds("{p} area is {area}"),
    )
    yield (
        r"PIECE (?:does|did)(?P<no> not) (?:return|come back|get returned)",
        holds("{p} is in hand", of_type="stays"),
    )
    yield (
        r"PIECE (?:returns|returned|(?:is|was|gets?|got) returned)",
        holds("{p} is in hand", of_type="stays"),
    )
    yield r"PIECE (?:returns|returned|(?:is|was|gets?|got) returned)", holds("{p} is in hand", one_sided=True)
    yield (
        r"PIECE (?:enters|entered|joins|joined|hits|comes? into|came into) (?:the )?(?:play|field|board|game)",
        holds("{p} area is field"),
    )
    yield (
        r"PIECE (?:comes?|came|goes?|went|moves|moved|travels|stays)(?: along| together)? with SECOND",
        holds("{p} host is {q}", of_type="Gear"),
    )
    state = "(?:is|was|stays?|lies|enters|ends up) (?P<w>ready|spent|face-up|face-down)"
    yield rf"PIECE {state} (?:in|on) {whose}AREA", _lies_there
    yield (
        r"PIECE (?:is|was|ends up|finishes|ends(?: the (?:attack|turn))?) (?P<w>ready|spent) (?:with|at) NUMBER power",
        holds("{p} {w} and {p} power {op} {n}"),
    )
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
    yield (
        r"PIECE BECOMESNOT shuffled (?:back )?(?:in|into) (?:WHOSE|owner(?:'s)? )*deck",
        holds("{p} is in deck", one_sided=True),
    )
    yield (
        r"PIECE BECOMESNOT (?:removed(?: from (?:the )?(?:game|play))?|out of (?:the )?game)",
        holds("{p} is in removed"),
    )
    yield r"PIECE (?:leaves|left) (?:the )?(?:game|play)", holds("{p} is in removed")
    yield r"PIECE (?:leaves|left) (?:the )?AREA", holds_not("{p} is in {area}")
    yield (
        r"PIECE BECOMESNOT (?:bottom-decked|top-decked|put on (?:the )?(?:bottom|top) of (?:the |its |owner )*deck)",
        holds("{p} is in deck"),
    )
    yield (
        (
            r"PIECE (?:goes|went|ends up|(?:is|was|gets|got)(?: put| placed| returned| moved| sent)?) "
            r"(?:(?:to|on|at|under) (?:the )?(?:bottom|top) of|under) (?:WHOSE|owner(?:'s)? )*deck"
        ),
        holds("{p} is in deck"),
    )
    yield (
        r"PIECE (?:can|could|may|might)NOT (?:be|end up|lie) (?:on )?(?:the )?top of WHOSEdeck",
        asked("possible", "deck top is {p}", mover="{p}"),
    )
    yield (
        r"PIECE (?:is|stays|remains|lies)NOT (?:on )?(?:the )?top of WHOSEdeck",
        asked("holds", "deck top is {p}", mover="{p}"),
    )
    yield r"PIECE BECOMESNOT trashed(?: with (?:it|them))?", holds("{p} is in trash")
    lost = "{p} area is not trash and {p} area is not removed and {p} area is not deck"
    yield r"PIECE BECOMESNOT lost", holds_not(lost, of_type="Gear")
    yield r"PIECE BECOMES lost (?:together |along )?with SECOND", holds_not(lost, of_type="Gear")
    eddie = "(?:(?:becomes|became|turns into|turned into|is turned into) |BECOMESNOT )an? eddie"
    yield rf"PIECE {eddie}", holds("{p} is in eddies")


def _gear() -> Iterator[Phrase]:
    yield r"PIECE BECOMESNOT (?:put|placed|slotted) (?:on|onto|under) SECOND", holds("{p} host is {q}")
    yield (
        r"SIDE (?:~put|~play|~equip|sticks?|stuck|attach(?:es|ed)?|slaps?) PIECE (?:on|to|onto|under) SECOND",
        holds("{p} host is {q}"),
    )
    yield (
        r"PIECE (?:moves|moved|goes|went|passes|passed) from (?P<x>\S.*?) to SECOND",
        holds("{p} host is {q}", of_type="Gear"),
    )
    yield r"SECOND ~take PIECE (?:from|off) (?P<x>\S.*?)", holds("{p} host is {q}", of_type="Gear")
    yield r"PIECE (?:loses?|lost) SECOND", holds("{p} gear excludes {q}")
    yield r"PIECE BECOMESNOT equipped(?: to anything)?", holds_not("{p} host is none", of_type="Gear")
    yield r"PIECE BECOMESNOT equipped", holds_not("{p} gear is none")
    yield r"PIECE BECOMESNOT (?:equipped|attached) to SECOND", holds("{p} host is {q}")
    yield r"PIECE BECOMESNOT equipped with SECOND", holds("{p} gear includes {q}")
    yield r"PIECE (?:gets|got|receives|received) SECOND", holds("{p} gear includes {q}")
    yield (
        r"PIECE (?:bottom-decks|bottom-decked) SECOND",
        besides(holds("{q} area is deck"), holds("{p} resolved", one_sided=True)),
    )
    yield r"PIECE (?:wears|carries|keeps) SECOND", holds("{p} gear includes {q}")
    yield r"PIECE (?:has|wears|carries) NUMBER gears?(?: equipped)?", _wears
    yield r"PIECE (?:loses?|lost|has no|does not have(?: any)?) WHOSEgear", holds("{p} gear is none")
    yield r"PIECE (?:has|keeps|wears) WHOSE(?:a )?gear", holds_not("{p} gear is none")


def _lies_there(words: Words) -> Meant:
    way = words["w"].replace("face-", "face is ")
    return Meant("holds", f"{words['p']} {way} and {words['p']} area is {words['area']}")


def _wears(words: Words) -> Meant:
    # How many it is; of a list more or fewer can't be compared.
    return Meant("holds", f"{words['p']} gear is {words['n'] if words['op'] == 'is' else words['op']}")
