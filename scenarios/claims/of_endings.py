"""What people say of who goes first, who wins, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Phrase, holds, holds_not

NOBODY: Final = "(?:nobody|no one|no player|neither player)"


def of_endings() -> Iterator[Phrase]:
    """The phrases about the setup, the turn and the winner."""
    first = "(?:goes first|go first|starts|start|begins|begin|takes the first turn|is the first player|plays first)"
    yield (
        rf"SIDE {first}(?: the game)?",
        holds("turn is {s}", back="first turn"),
    )
    yield r"SIDE (?:goes|go) second", holds("turn is {o}", back="first turn")
    mulligan = (
        "(?:mulligans?|mulliganed|(?:takes?|took|uses?|used|has taken|have taken) (?:a|WHOSE) ?mulligan)"
    )
    yield rf"SIDE {mulligan}(?: (?:WHOSE)(?:opening )?hand)?", holds("{s} mulliganed is 1")
    yield (
        r"SIDE (?:does|do|did)(?P<no> not) (?:mulligan|(?:take|use) (?:a|WHOSE) ?mulligan)",
        holds("{s} mulliganed is 1"),
    )
    keeps = "(?:keeps?|kept) (?:(?:WHOSE)(?:opening |starting )?hands?|it|them)"
    yield rf"SIDE {keeps}", holds("{s} mulliganed is 0 and {s} discarded is 0")
    yield rf"(?:both|each|all) players? {keeps}", holds("you mulliganed is 0 and rival mulliganed is 0")
    yield rf"{NOBODY} {mulligan}", holds("you mulliganed is 0 and rival mulliganed is 0")
    yield rf"(?:both|each) players? {mulligan}", holds("you mulliganed is 1 and rival mulliganed is 1")
    yield (
        r"SIDE (?:has|have) NUMBER (?:gigs|dice)(?: left)?(?: to roll(?: in)?| in WHOSEfixer(?: area)?)",
        holds("{s} fixer is {n}"),
    )
    yield (
        r"SIDE (?:wins?|won) (?:the game )?with NUMBER gigs",
        holds("winner is {s} and {s} gig count {op} {n}"),
    )
    yield r"SIDE (?:does|do|did|has|have)(?P<no> not) (?:win|won)(?: the game)?", holds("winner is {s}")
    yield r"SIDE ~concede", holds("winner is {o}", of_type="concedes", by="{s}")
    yield r"SIDE (?:~run|~go) out of cards(?: in WHOSEdeck)?", holds("{s} deck is 0")
    yield (
        r"SIDE (?:is|are|am) left with (?:just|only) (?:the )?(?P<d>d\d+)",
        holds("{s} gig count is 1 and {s} gigs includes {d}"),
    )
    yield (
        r"SIDE (?:gets?|got|takes?|took|~steal) (?:WHOSE)?DIE (?:off|with|from|using) (?P<q>\S.*?)",
        holds("{p} stolen by includes {q} and {p} controller is {s}"),
    )
    yield r"SIDE (?:does|do|did|has|have)(?P<no> not) (?:lose|lost)(?: the game)?", holds("winner is {o}")
    yield rf"{NOBODY} (?:loses|lost|has lost)(?: (?:the )?game)?", holds("winner is nobody")
    yield (
        r"SIDE (?:wins?|won)(?: (?:the )?game)? (?:at|as) (?:the )?(?:start|beginning) of (?P<t>you|rival) turn",
        holds("winner is {s} and phase is start and turn is {t}"),
    )
    yield r"SIDE (?:wins?|won)(?: (?:the )?game)? in overtime", holds("winner is {s} and overtime")
    yield r"SIDE (?:wins?|won|has won|have won)(?: (?:the )?game)?", holds("winner is {s}")
    yield r"SIDE (?:loses?|lost|has lost|have lost)(?: (?:the )?game)?", holds("winner is {o}")
    yield rf"{NOBODY} (?:wins|won|has won)(?: (?:the )?game)?", holds("winner is nobody")
    yield (
        (
            r"(?:the )?game (?:is not over|has not ended|goes on|continues|does not end)"
            r"(?: (?:for another turn|as normal|normally|as usual|from there))?"
        ),
        holds("winner is nobody"),
    )
    yield r"(?:it is |the turn is )SIDE(?: turn)?", holds("turn is {s}")
    yield r"(?:the )?turn (?:passes|goes) to SIDE", holds("turn is {s}")
    yield r"overtime (?:begins|has begun|starts|started|has started|began)", holds("overtime")
    yield r"(?:the )?(?:game|match) (?:is over|ends|has ended|is decided)", holds_not("winner is nobody")
    yield r"(?:the )?game (?:is|ends in|ends as|is declared) a (?:tie|draw)", holds("winner is tie")
    yield r"both players (?P<w>win|lose)(?: the game)?", holds("winner is tie")
