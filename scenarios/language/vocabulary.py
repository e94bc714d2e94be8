"""The words of the language: what can be read off the table, and what can have happened."""

from __future__ import annotations

from typing import Final

#: How often a player has done something since the play began.
DID: Final = (
    "drew",
    "discarded",
    "trashed",
    "sold",
    "played",
    "called",
    "stole",
    "paid",
    "rolled",
    "attacked",
    "mulliganed",
    "units lost",
)
#: How often both players together have.
DID_IN_ALL: Final = ("cards drawn", "cards discarded", "cards trashed", "gigs stolen", "units defeated")
#: What was done to a piece since the play began, after `was`; and what it did itself.
DONE: Final = (
    "defeated", "played", "called", "sold", "discarded", "trashed", "drawn", "spent", "readied", "removed", "equipped",
    "attacked", "revealed", "moved", "flipped", "stolen", "rolled", "increased", "decreased", "adjusted", "swapped",
)  # fmt: skip
#: The verbs of a player by what they do to a card or die, in the forms in which they stand after "you" or "the rival".
VERBS: Final = {
    "drawn": "draw draws drew", "discarded": "discard discards discarded", "sold": "sell sells sold",
    "played": "play plays played", "trashed": "trash trashes trashed", "called": "call calls called",
    "stolen": "steal steals stole",
}  # fmt: skip
DONE_ITSELF: Final = (
    "attacked",
    "blocked",
    "fought",
    "won",
    "lost",
    "stole",
    "triggered",
    "resolved",
    "activated",
)
SIDE_VALUES: Final = (
    "gigs", "gig count", "street cred", "hand", "hand cards", "deck", "deck top", "deck bottom", "eddies",
    "ready eddies", "spent eddies", "funds", "field", "units", "ready units", "spent units", "legends",
    "ready legends", "spent legends", "face-up legends", "face-down legends", "trash", "fixer", "removed", "pending",
    *DID,
)  # fmt: skip
#: Who did something to a piece, or lost to it, since the play began: each is a list of pieces.
BY_WHOM: Final = ("stolen by", "blocked by", "attacked by", "defeated by", "won against")
#: How the first, second or third fight of a piece came out.
NTH_FIGHTS: Final = ("fight 1", "fight 2", "fight 3")
PIECE_VALUES: Final = (
    "power", "cost", "price", "area", "spent", "ready", "lag", "face", "value", "controller", "owner", "types",
    "keywords", "tags", "color", "equipped", "gear", "host", "pending", "can attack", "can block", "can be attacked",
    "fight power", "fight count", *NTH_FIGHTS, *BY_WHOM, *(f"was {word}" for word in DONE), *DONE_ITSELF,
)  # fmt: skip
GAME_VALUES: Final = ("winner", "turn", "phase", "overtime", "target", "pending", *DID_IN_ALL)
#: What can be said of a die.
DIE_VALUES: Final = frozenset({
    "value", "area", "controller", "owner", "stolen by", "was stolen", "was rolled", "was increased", "was decreased",
    "was adjusted", "was swapped", "was moved",
})  # fmt: skip
#: Values that are yes or no.
TRUTHS: Final = frozenset({
    "spent", "ready", "lag", "equipped", "can attack", "can block", "can be attacked", "overtime",
})  # fmt: skip
#: Values that are numbers, so that they can be compared with each other.
NUMBERS: Final = frozenset({
    "power", "cost", "price", "value", "gig count", "street cred", "hand", "deck", "eddies", "ready eddies",
    "spent eddies", "funds", "units", "ready units", "spent units", "face-up legends", "face-down legends",
    "ready legends", "spent legends", "fight power", "fight count", *DID_IN_ALL, *DID,
})  # fmt: skip

SPOKEN_NUMBERS: Final = {
    "no": "0", "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip
"""Numbers as they are spoken."""
