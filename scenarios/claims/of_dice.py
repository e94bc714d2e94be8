"""What people say of a die, whose a piece is, and what a card makes its player do."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scenarios.claims.making import Meant, Phrase, Words, asked, compared, holds, holds_not


def of_dice() -> Iterator[Phrase]:
    """The phrases about dice and whose pieces are."""
    yield from _dice()
    yield from _draw()


def _dice() -> Iterator[Phrase]:
    shows = (
        "is|shows|comes up|came up|lands on|landed on|rolls|rolled|has|stays|remains|becomes|is worth|is set to|"
        "ends up(?: showing)?|ends|ended|finishes|"
        "(?:drops|dropped|falls|fell|rises|rose|goes|went|"
        "(?:is|was|gets|got) (?:reduced|lowered|raised|increased|decreased|adjusted|changed))(?: up| down)? to"
    )
    yield rf"DIE (?:{shows})(?: at| on| a)?(?: value)?(?: of)? NUMBER", compared("{p} value")
    yield rf"DIE (?:{shows})(?P<no> not)(?: at| on| a)? NUMBER", holds("{p} value is {n}")
    for words, op in (("the same|equal", "is"), ("more|higher|greater", ">"), ("less|lower|smaller", "<")):
        yield (
            rf"DIE (?:has|shows) (?:a )?(?:{words}) value (?:as|than) SECOND",
            holds(f"{{p}} value {op} {{q}} value"),
        )
    for words, sign in (("up|increased|raised", "+"), ("down|decreased|lowered|reduced", "-")):
        yield (
            rf"DIE (?:goes|went|is|was|gets|got) (?:{words}) by (?P<by>\d+)",
            holds(f"{{p}} value is before{sign}{{by}}"),
        )
    for words, did in (
        ("goes up|went up|rises|rose|increases", "increased"),
        ("goes down|went down|drops|dropped|falls|fell|decreases", "decreased"),
    ):
        yield rf"DIE (?:{words})", holds(f"{{p}} was {did}")
    yield (
        r"DIE BECOMESNOT (?:at )?(?:its |a |the )?(?P<w>max|min)(?:imum|imal|ed)?(?: out)?(?: gig| value)?",
        _at_an_end,
    )
    yield (
        (
            r"DIE (?:BECOMES|shows|ends up(?: showing| at| on)?)NOT (?:on |at )?(?:its |the |a )"
            r"(?P<w>highest|lowest|max|min)(?:imum|imal)?(?: possible)?(?: value| face| gig)?"
        ),
        _at_an_end,
    )
    yield (
        r"SIDE (?:~?swap|~exchange|~trade) (?:WHOSE)DIE (?:for|with|against) (?:WHOSE)(?P<q>d\d+)",
        holds("{p} was swapped and {q} was swapped"),
    )
    yield (
        r"SIDE ~roll (?:an? )?(?P<x>\d+) (?:with|on|in|for) (?:WHOSE)DIE",
        holds("{p} was rolled and {p} value is {x}", one_sided=True),
    )
    yield r"DIE BECOMESNOT rolled in", holds("{p} was rolled")
    # A Gig in a Gig area has been rolled before, so that any roll is another one.
    yield r"DIE BECOMESNOT (?:re-?rolled|rolled again|rolled anew)", holds("{p} was rolled", of_type="rolled")
    yield (
        r"SIDE (?:saves?|saved|protects?|protected) (?:WHOSE)DIE",
        holds("not {p} was stolen and {p} controller is {s}"),
    )
    yield r"PIECE ~?save (?:WHOSE)(?:the )?(?P<d>d\d+)", holds("not {d} was stolen and {p} resolved")
    yield r"DIE value (?:is|stays|remains|becomes|is set to) NUMBER", compared("{p} value")
    yield (
        r"DIE (?:keeps (?:its|the) value|does not change|is unchanged|stays the same)",
        holds_not("{p} was adjusted"),
    )
    yield r"DIE (?:changes|is changed)", holds("{p} was adjusted")
    yield (
        r"DIE (?:stays|remains) (?:where it is|in place|put)",
        holds("not {p} was stolen and not {p} was swapped"),
    )
    yield (
        (
            r"SIDE (?:gets?|takes?|receives?|gains?|controls?|has|have|holds?|keeps?|wins?|"
            r"ends? up with|ended up with) (?:WHOSE)DIE"
        ),
        holds("{p} controller is {s}"),
    )
    yield r"(?:WHOSE)DIE (?:is|was) gone", holds("{p} was stolen", one_sided=True)
    yield r"SIDE owns? (?:WHOSE)DIE", holds("{p} owner is {s}")
    yield r"DIE BECOMESNOT owned by SIDE", holds("{p} owner is {s}")
    yield r"SIDE (?:does|do) not own (?:WHOSE)DIE", holds("{p} owner is not {s}")
    has = "has|have|controls?|holds?|gets?"
    yield rf"SIDE (?:{has}) an? (?P<d>d\d+)", holds("{s} gigs includes {d}")
    yield rf"SIDE (?:{has}) no (?P<d>d\d+)", holds("{s} gigs excludes {d}")
    yield (
        r"SIDE (?:does|do) not (?:get|take|control|have|keep) (?:the )?DIE",
        holds("{p} controller is not {s}"),
    )
    yield (
        r"SIDE (?:~give|~hand|~trade) (?:away |over )?(?:WHOSE)DIE(?: away| over)?",
        holds("{p} controller is {o}"),
    )
    yield r"SIDE (?:loses?|(?:has |have )?lost) (?:WHOSE)DIE", holds("{p} controller is not {s}")
    goes = "is|belongs to|goes to|went to|moves to|moved to|passes to|stays with|remains with|ends up with"
    yield rf"DIE (?:{goes})NOT SIDE(?: gig area)?", holds("{p} controller is {s}")
    yield r"PIECE (?:is|becomes)NOT (?:mine|yours)", holds("{p} controller is you")
    yield r"SIDE owns? (?:WHOSE)PIECE", holds("{p} owner is {s}")
    yield r"SIDE (?:does|do) not own (?:WHOSE)PIECE", holds("{p} owner is not {s}")
    yield r"PIECE BECOMESNOT controlled by SIDE", holds("{p} controller is {s}")
    yield (
        r"DIE (?:can|could|may|might)NOT (?:become|show|be set to|(?:go|drop|rise)(?: up| down)? to|be) NUMBER",
        asked("possible", "{p} value is {n}"),
    )


def _at_an_end(words: Words) -> Meant:
    """At the highest or the lowest of its faces."""
    sides = re.search(r"d(\d+)", words["p"])
    top = words["w"] in ("max", "highest")
    face = sides[1] if top and sides is not None else "1"
    return Meant("holds", f"{words['p']} value is {'not ' if 'no' in words else ''}{face}")


def _draw() -> Iterator[Phrase]:
    """What a card makes its player do is said of the card as well."""
    for forms, did in (("draws?|drew", "drew"), ("discards?|discarded", "discarded")):
        yield rf"PIECE (?:{forms}) NUMBER(?: cards?)?", compared(did, mover="{p}")
        yield (
            rf"PIECE (?:{forms})",
            holds(f"{did} >= 1", mover="{p}"),
        )
        yield (
            rf"PIECE (?:does|did|do) not (?:{forms}) (?:anything|any cards?|a card)",
            holds(f"{did} is 0", mover="{p}"),
        )
