"""What people say of a player and of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import (
    Making,
    Meant,
    Phrase,
    Words,
    asked,
    compared,
    holds,
    holds_not,
    possibly,
)
from scenarios.claims.of_endings import NOBODY, of_endings

#: The forms of what a player does, and the word by which it is counted.
_DOES: Final = {
    "draws?|drew|drawn": "drew", "discards?|discarded": "discarded", "trash|trashes|trashed": "trashed",
    "sells?|sold": "sold", "plays?|played": "played", "calls?|called": "called", "steals?|stole|stolen": "stole",
    "pays?|paid": "paid", "rolls?|rolled": "rolled", "attacks?|attacked": "attacked",
}  # fmt: skip
#: What it is done to, where that is not cards: who says a type of card says more than is counted.
_THINGS: Final = {
    "called": "legends?",
    "stole": "gigs?|dice",
    "paid": "edd(?:ie|ies)|€\\$",
    "rolled": "gigs?|dice|die",
}
#: The same as done to a piece.
_TO_A_PIECE: Final = {
    "drew": "drawn", "discarded": "discarded", "trashed": "trashed", "sold": "sold", "played": "played",
    "called": "called", "stole": "stolen", "paid": "spent", "rolled": "rolled", "attacked": "attacked",
}  # fmt: skip
#: What is no action, so that "can" asks whether it comes to it and not whether it is allowed.
_COMES_TO: Final = frozenset({"drew", "discarded", "trashed", "stole"})
#: What both players together have done.
_TOGETHER: Final = {
    "drew": "cards drawn", "discarded": "cards discarded", "trashed": "cards trashed", "stole": "gigs stolen",
}  # fmt: skip
#: What a player has a number of, and the value that counts it.
_HELD: Final = {
    "gigs?": "gig count", "street cred": "street cred", "eddies?": "eddies", "€\\$": "funds",
    "ready eddies?": "ready eddies", "spent eddies?": "spent eddies",
    "units?(?: (?:on (?:the|WHOSE) ?field|in play))?": "units",
    "legends?": "legends", "ready legends?": "ready legends", "spent legends?": "spent legends",
    "cards?(?: in (?:the |you |rival |their )*hand)?": "hand", "hand cards?": "hand", "hand": "hand",
    "cards? in (?:the |you |rival |their )*deck": "deck", "cards? in (?:the |you |rival |their )*trash": "trash",
}  # fmt: skip


def of_players() -> Iterator[Phrase]:
    """The phrases about a player, and who wins."""
    yield from of_endings()
    for forms, did in _DOES.items():
        yield from _does(f"(?:(?:has|have|had) )?(?:{forms})", did)
    for kind in ("unit", "gear", "program", "legend"):
        for side in ("you", "rival"):
            yield (
                rf"{side} (?:plays?|played) (?:an?|the|WHOSE) ?{kind}",
                holds_not("not EACH was played", each=f"{side} {kind}s to play"),
            )
    yield r"SIDE (?:has|have|had) (?:no|null) street cred", holds("{s} street cred is null")
    for forms, what in _HELD.items():
        has = (
            "has|have|had|holds?|controls?|(?:is|are) (?:left with|down to|up to)|"
            "(?:go|goes|went) (?:up|down) to|keeps?|ends? up with|owns?"
        )
        yield rf"SIDE (?:{has}) NUMBER (?:{forms})", compared(f"{{s}} {what}")
        yield (
            rf"(?:both|each|every) players? (?:{has}) NUMBER (?:{forms})",
            holds(f"you {what} {{op}} {{n}} and rival {what} {{op}} {{n}}"),
        )
        comes_to = "is|are|becomes?|(?:goes (?:up|down)|rises|drops|falls|increases|decreases) to"
        yield rf"SIDE (?:{forms}) (?:{comes_to}) NUMBER", compared(f"{{s}} {what}")
    yield r"SIDE (?P<w>hand|deck|trash|field|gig area) (?:is|stays|remains) empty", _empty
    yield r"SIDE (?P<w>hand|deck|trash) (?:has|holds|contains) NUMBER cards?", compared("{s} {w}")
    yield (
        r"(?:there (?:is|are) )?NUMBER cards? (?:(?:is|are) )?(?:left )?in SIDE (?P<w>hand|deck|trash)",
        compared("{s} {w}"),
    )
    what = "(?:it|that|\\w+ing \\S.*?|(?:the|its) (?:effect|ability)|PIECE(?:'s)? (?:effect|ability))"
    yield rf"{what} costs? SIDE NUMBER(?: eddies?| €\\$)?", compared("{s} paid")
    yield rf"{what} costs? SIDE nothing", holds("{s} paid is 0")
    yield (
        r"SIDE (?:decks?|decked|mills?|milled)(?: (?:myself|yourself|themselves|themself|WHOSEself))?(?: out)?",
        (holds("winner is {o}")),
    )
    yield r"SIDE (?:am|is|are|gets?|got) decked(?: out)?", holds("winner is {o}")
    yield (
        r"SIDE (?:has|have) NUMBER (?:ready )?edd(?:ie|ies) to (?:spend|pay with)",
        compared("{s} ready eddies"),
    )
    yield r"SIDE (?:has|have) (?:nothing|no money|no €\$) to (?:pay|spend)(?: with)?", holds("{s} funds is 0")
    yield r"SIDE (?:sees?|saw) PIECE", holds("{p} was revealed")
    yield rf"{NOBODY} (?:sees?|saw) PIECE", holds("not {p} was revealed")
    yield (
        r"PIECE (?:is|was|stays|remains) the (?:only|last) card in SIDE (?P<w>deck|hand)",
        holds("{s} {w} is 1 and {p} area is {w}"),
    )
    yield r"SIDE (?:does|do|did) not see PIECE", holds_not("{p} was revealed")
    yield r"SIDE (?:gets?|got) no cards?", holds("{s} drew is 0")
    yield r"SIDE (?:gets?|got) NUMBER(?: new)? cards?", compared("{s} drew", one_sided=True)
    yield (
        r"SIDE (?:steals?|stole) only (?:WHOSE)(?:the )?(?P<d>d\d+)",
        holds("{d} was stolen and {s} stole is 1"),
    )
    yield (
        r"SIDE (?:keeps?|holds on to|hangs on to) PIECE",
        holds("{p} controller is {s} and {p} area is field"),
    )
    yield (
        r"SIDE (?:gets?|got|takes?|took|picks? up|adds?) PIECE from (?:WHOSE)(?:trash|deck)(?: to WHOSEhand)?",
        holds("{p} is in hand"),
    )
    yield from _beside_the_rival()
    yield r"SIDE ~get NUMBER(?: more)? gigs", holds("{s} gig count is before+{n}")
    yield (
        r"SIDE (?:can|could|may)NOT (?:add|take|get|put) PIECE (?:back )?(?:to|into|in) (?:WHOSE)hand",
        asked("possible", "{p} area is hand"),
    )
    yield r"SIDE keeps? PIECE in (?:WHOSE)hand", holds("{p} area is hand")
    yield (
        r"(?:both|each|every) players? (?:~sacrifice|~lose) (?:a|one|at least one) units?",
        holds("you units lost >= 1 and rival units lost >= 1"),
    )
    yield r"SIDE (?:keeps?|kept) (?:WHOSE)(?:cards?|hand)(?: in (?:WHOSE)hand)?", holds("{s} discarded is 0")
    yield (
        r"SIDE (?:gets?|got|takes?|took|adds?|added) PIECE(?: (?:in|to|into) WHOSEhand)?",
        holds("{p} is in hand"),
    )
    readied = "(?:~ready|(?:are|get|become)(?: all| both)? (?:ready|readied))"
    yield rf"(?:(?:all|both)(?: of)? )?SIDE eddies {readied}", holds("{s} spent eddies is 0")
    yield r"all(?: of)? SIDE eddies (?:are|is|get) spent", holds("{s} ready eddies is 0")
    yield r"(?:none of|no) SIDE edd(?:ie|ies) (?:is|are) (?P<w>spent|ready)", holds("{s} {w} eddies is 0")
    yield r"SIDE eddies? (?:are(?: all)?|is|stays?|remains?) spent", holds("{s} ready eddies is 0")
    yield (
        r"SIDE (?:readies|readied|ready) (?:no|none of WHOSE) ?edd(?:ie|ies)",
        holds("{s} ready eddies is 0"),
    )


def _beside_the_rival() -> Iterator[Phrase]:
    """Who is ahead."""
    for forms, what in (("gigs|gig count|dice", "gig count"), ("street cred", "street cred")):
        for words, op in (
            ("ahead|winning|leading|up", ">"),
            ("behind|trailing|down", "<"),
            ("tied|even|level", "is"),
        ):
            yield (
                rf"SIDE (?:is|am|are) (?:{words}) (?:on|in) (?:{forms})",
                holds(f"{{s}} {what} {op} {{o}} {what}"),
            )


def _does(forms: str, did: str) -> Iterator[Phrase]:
    things = f"(?: (?:{_THINGS.get(did, 'cards?')}|times?))?"
    must = "has to|have to|must|(?:is|are) forced to"
    yield rf"SIDE (?:{forms}) NUMBER{things}", compared(f"{{s}} {did}")
    if did in _COMES_TO:
        yield rf"SIDE (?:{must}) (?:{forms}) NUMBER{things}", compared(f"{{s}} {did}")
    yield rf"SIDE (?:{forms}) (?:nothing|no cards?|no gigs?|no units?)", holds(f"{{s}} {did} is 0")
    yield (
        rf"{NOBODY} (?:{forms})(?: any(?:thing)?| a| an)?{things}",
        holds(f"you {did} is 0 and rival {did} is 0"),
    )
    yield (
        rf"(?:somebody|someone|a player) (?:{forms})(?: any(?:thing)?| a| an)?{things}",
        holds_not(f"you {did} is 0 and rival {did} is 0"),
    )
    every = "(?:both|each|every) players?"
    yield rf"{every} (?:{forms})(?: a| an)?{things}", holds(f"you {did} >= 1 and rival {did} >= 1")
    both = f"you {did} {{op}} {{n}} and rival {did} {{op}} {{n}}"
    yield rf"{every} (?:{forms}) NUMBER{things}", holds(both)
    yield (
        rf"SIDE (?:{forms}){things} before (?P<t>you|rival)(?: (?:does|do))?",
        asked("order", f"{{s}} {did} before {{t}} {did}"),
    )
    if did == "paid":
        to = "for|to (?:play|activate|use|call)|to go solo with|in order to (?:play|activate|use|call)"
        yield rf"SIDE (?:{forms}) NUMBER{things} (?:{to}) PIECE", compared(f"{{s}} {did}")
        yield (
            rf"SIDE (?:{forms}) for PIECE(?:'s)?(?: effect| ability)? with NUMBER{things}",
            compared(f"{{s}} {did}", one_sided=True),
        )
    else:
        by = "(?:from|off|with|by|because of|thanks to)"
        itself = "{p} stole" if did == "stole" else "{p} resolved"
        so_many = _by_a_piece(did, itself)
        yield rf"PIECE (?:makes|lets|has) SIDE (?:{forms}) NUMBER{things}", so_many
        yield rf"PIECE (?:{forms}) SIDE NUMBER{things}", so_many
        yield rf"PIECE (?:{forms}) SIDE (?:nothing|no cards?)", holds(f"{{s}} {did} is 0", one_sided=True)
        yield rf"SIDE (?:{forms}){things} {by} PIECE", holds(f"{{s}} {did} >= 1 and {itself}")
        yield rf"SIDE (?:{forms}) NUMBER{things} {by} PIECE", so_many
    passive = f"(?:is|are|was|were|gets|get) {_TO_A_PIECE[did]}"
    if did in _TOGETHER:
        yield from _of_both_players(did, passive)
    nothing = "nothing|no cards?|no legends?" if did == "called" else "nothing|no cards?"
    one = "legend" if did == "called" else "gig" if did == "stole" else "card"
    yield (
        rf"(?:a|an|some|another|at least one) {one}s? {passive}",
        holds_not(f"you {did} is 0 and rival {did} is 0"),
    )
    yield rf"(?:{nothing}) {passive}", holds(f"you {did} is 0 and rival {did} is 0")
    yield rf"SIDE (?:{forms}){things}", holds(f"{{s}} {did}")
    yield (
        rf"SIDE (?:do|does|did|has|have)(?P<no> not) (?:{forms})(?: any(?:thing)?| a)?{things}",
        holds(f"{{s}} {did}"),
    )
    yield rf"SIDE (?:{forms}){things} first", asked("order", f"{{s}} {did} before {{o}} {did}")
    yield rf"SIDE (?:{forms}) PIECE", holds(f"{{p}} was {_TO_A_PIECE[did]}")
    yield (
        rf"SIDE (?:do|does|did|has|have)(?P<no> not) (?:{forms}) PIECE",
        holds(f"{{p}} was {_TO_A_PIECE[did]}"),
    )
    yield rf"SIDE always (?:{forms})(?: (?:a|an|some))?{things}", asked("always", f"{{s}} {did} >= 1")
    yield rf"SIDE always (?:{forms}) NUMBER{things}", asked("always", f"{{s}} {did} {{op}} {{n}}")
    if did == "rolled":
        yield rf"SIDE (?:{forms}) in (?:a|an|one|another) gig", holds("{s} rolled >= 1")
        yield rf"SIDE (?:{forms}) in DIE", holds("{p} was rolled")
    if did in _COMES_TO:
        yield rf"SIDE (?:can|could|may|might)NOT (?:{forms}) NUMBER{things}", possibly(f"{{s}} {did}")
    if did == "discarded":
        yield r"SIDE (?:loses?|lost) PIECE", holds("{p} area is not field and {p} area is not legends")


def _of_both_players(did: str, passive: str) -> Iterator[Phrase]:
    """How many things were drawn, discarded, stolen, by whom is not said."""
    things = "gigs?|dice" if did == "stole" else "cards?"
    if did == "trashed":
        where = r"from (?:the |WHOSE)?deck(?: (?:in)?to (?:the |WHOSE)?trash)?"
        passive = rf"(?:{passive}(?: {where})?|(?:is|are|was|were|gets?|got) (?:put|moved|sent) {where}|"
        passive += r"(?:is|are|was|were|gets?|got|goes|go|went) (?:put |moved |sent )?(?:in)?to (?:the|WHOSE) ?trash "
        passive += r"from (?:the |WHOSE)?deck)"
    total = "(?: in (?:total|all))?"
    yield rf"NUMBER (?:{things}) {passive}{total}", compared(_TOGETHER[did])
    whose = compared("{o} stole") if did == "stole" else compared(f"{{s}} {did}")
    yield rf"NUMBER (?:of )?SIDE (?:{things}) {passive}{total}", whose
    by = compared(f"{{s}} {did}")
    yield rf"NUMBER (?:{things}) {passive} by SIDE{total}", by
    if did == "stole":
        yield rf"NUMBER (?:{things}) {passive} by PIECE{total}", compared("{p} stole")


def _by_a_piece(did: str, itself: str) -> Making:
    """What a player does by a card's effect: that much in all, or else it may be a part of more."""

    def meant(words: Words) -> Meant:
        count = f"{words['s']} {did} {words['op']} {words['n']}"
        return Meant("holds", f"{count} and {itself.format(**words)}", one_sided=words["op"] == "is")

    return meant


def _empty(words: dict[str, str]) -> Meant:
    what = "gig count" if words["w"] == "gig area" else words["w"]
    return Meant("holds", f"{words['s']} {what} is 0")
