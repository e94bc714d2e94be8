"""What people say of how a piece stands: spent, face-up, with a keyword, triggered."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.claims.making import Meant, Phrase, Words, asked, besides, compared, holds, holds_not


def of_states() -> Iterator[Phrase]:
    """The phrases about how one card stands, and what its effects did."""
    yield from _standing()
    yield from _effects()


def _standing() -> Iterator[Phrase]:
    # How it enters is looked at before anything else is done.
    yield (
        r"PIECE (?:enters|entered|comes|came)(?: (?:the |into )?(?:field|play))? (?P<w>ready|spent)",
        holds("{p} {w} and {p} area is field", back="enters", by="{p}"),
    )
    yield (
        r"PIECE (?:enters|entered)(?: (?:the |into )?(?:field|play))? with lag",
        holds("{p} lag and {p} area is field", back="enters", by="{p}"),
    )
    yield r"PIECE BECOMESNOT (?P<w>spent|ready)", holds("{p} {w}")
    yield r"PIECE BECOMESNOT (?:exhausted|tapped)", holds("{p} spent")
    yield r"PIECE BECOMESNOT (?:unspent|untapped)", holds("{p} ready")
    yield r"PIECE BECOMESNOT (?:turned |flipped )?face[- ](?P<w>up|down)", holds("{p} face is {w}")
    yield r"PIECE BECOMESNOT spent (?:to pay|for it|as payment)", holds("{p} was spent")
    yield (
        r"PIECE BECOMESNOT spent (?:for|to pay for|to use|to activate) SECOND",
        holds("{p} was spent and {q} resolved", one_sided=True),
    )
    yield r"PIECE (?:comes|came|is put) down", holds("{p} was played")
    yield r"PIECE BECOMESNOT an? TYPE", holds("{p} types includes {type}")
    types = "{p} types includes {type} and {p} types includes {t}"
    yield r"PIECE BECOMES (?:both )?an? TYPE and an? (?P<t>unit|legend|gear|program)", holds(types)
    yield r"PIECE (?:has|gets|got|gained|gains) lag", holds("{p} lag")
    yield (
        (
            r"PIECE (?:stops|stopped|prevents|prevented|keeps|kept) SECOND (?:from )?(?P<v>stealing|attacking|blocking)"
            r"(?: (?:a|any|the|WHOSE)? ?gigs?)?"
        ),
        _stops,
    )
    yield r"PIECE (?:has no|had no|loses|lost|does not have) WHOSElag", holds_not("{p} lag")
    yield r"PIECE BECOMESNOT UNDERGONE", holds("{p} was {w}")
    yield r"PIECE BECOMESNOT UNDERGONE by SECOND", holds("{p} was {w} and {q} resolved")
    yield r"PIECE BECOMESNOT spent by SECOND", holds("{p} was spent and {q} resolved")
    yield r"PIECE ~spend", holds("{p} was spent")
    yield r"PIECE ~?ready", holds("{p} was readied")
    yield r"PIECE (?:becomes?|became) ready", holds("{p} ready")
    yield (
        r"PIECE (?:~flip|(?:is|was|gets?|got) (?:flipped|turned)) (?:over|face[- ]up)",
        holds("{p} was flipped"),
    )
    yield r"PIECE ~?go solo", holds("{p} was played and {p} area is field", of_type="Legend")
    yield r"PIECE ~go solo", holds("{p} was played", of_type="Legend")
    yield (
        r"PIECE (?:gives|gave|grants|granted) SECOND (?:the keyword )?KEYWORD",
        holds("{q} keywords includes {w} and {q} gear includes {p}", of_type="Gear", by="{p}"),
    )
    given = besides(holds("{q} keywords includes {w}"), holds("{p} resolved", one_sided=True))
    yield (
        r"PIECE(?:'s)? (?:(?:effect|ability) )?(?:gives|gave|grants|granted) SECOND (?:the keyword )?KEYWORD",
        given,
    )
    yield (
        r"SECOND (?:gets|gains|gained|receives) (?:the keyword )?KEYWORD (?:from|through|by|via) PIECE",
        given,
    )
    yield (
        r"PIECE (?:can|may)NOT go solo",
        asked("legal", "go solo with {p}", mover="{p}"),
    )
    yield (
        r"PIECE (?:can|may)NOT (?:use|activate) (?:the |its )?(?:spend )?(?:effect|ability)",
        asked("legal", "activate {p}", mover="{p}"),
    )
    yield (
        r"SIDE (?:can|may)NOT (?:use|activate) PIECE(?:'s)? (?:spend )?(?:effect|ability)",
        asked("legal", "activate {p}", mover="{p}"),
    )


def _effects() -> Iterator[Phrase]:
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
        r"PIECE(?:'s)? (?:effect )?(?:(?:(?:is|was|gets|got|becomes|became) )?triggered|triggers?|goes off|went off)",
        holds("{p} triggered"),
    )
    yield (
        r"PIECE(?:'s)? (?:effect )?(?:(?:is|was) not triggered|(?:does|did) not (?:trigger|go off))",
        holds("not {p} triggered"),
    )
    often = "(?:triggers?|triggered|is triggered|was triggered|resolves|resolved|goes off|went off)"
    yield rf"PIECE(?:'s)? (?:(?:effect|ability) )?{often} NUMBER times?", compared("{p} triggered")
    yield r"PIECE(?:'s)? (?:effect )?(?:(?:is|was) resolved|resolves|resolved)", holds("{p} resolved")
    yield (
        r"PIECE(?:'s)? (?:(?:effect|ability) )?(?:(?:is|was) not resolved|(?:does|did) not (?:resolve|happen))",
        holds("not {p} resolved"),
    )


def _stops(words: Words) -> Meant:
    """What a card keeps another from: it does not happen, and the card has had an effect, which may be another."""
    did = {"stealing": "stole", "attacking": "attacked", "blocking": "blocked"}[words["v"].lower()]
    also = Meant("holds", f"{words['p']} resolved", one_sided=True)
    return Meant("holds", f"not {words['q']} {did}", besides=also)
