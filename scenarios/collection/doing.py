"""Readers of single nodes of an effect tree: the words for what they do, by whom and to whose pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args, get_type_hints

from engine.effects import tree, values
from engine.effects.tree import KEYWORDS
from scenarios.collection.acting import Acting, Sides

Words = tuple[str, ...]
Reader = Callable[[Any, Acting], Words]

_KEYWORDS: Final = tuple(keyword.lower().replace(" ", "-") for keyword in KEYWORDS)
_ACTIONS: Final = tuple(
    action.lower().replace(" ", "-") for action in get_args(get_type_hints(tree.Cannot)["action"])
)
_WHOSE: Final = {"own": "friendly", "rival": "rival"}

BY_PLAYERS: Final = frozenset({
    "calls", "calls-free", "discards", "draws", "equips", "loses-game", "mills", "optional", "pays", "plays",
    "plays-free", "readies", "readies-eddies", "reveals", "rolls-in", "searches", "sells", "shuffles", "steals",
    "takes-control", "trashes", "wins-game",
})  # fmt: skip
"""What players do: with `own-` or `rival-` before it where it is known who."""

TO_PIECES: Final = frozenset({
    "adds-to-hand", "adjusts", "bottom-decks", "decreases", "defeats", "doubles-power", "enters-spent", "flips",
    "forbids", "forces-attack", "gives-keyword", "increases", "looks", "looks-at-hand", "looks-at-legend", "protects",
    "readies", "removes", "rerolls", "returns", "returns-gig", "reveals", "searches", "sets", "sets-gig", "sets-power",
    "shuffles", "spends", "strengthens", "takes-keyword", "to-hand", "top-decks", "trashes", "weakens",
    *(f"{how}-{word}" for how in ("gives", "takes") for word in _KEYWORDS),
    *(f"forbids-{action}" for action in _ACTIONS),
})  # fmt: skip
"""What is done to pieces: with `-friendly` or `-rival` behind it where it is known whose."""

OTHERS: Final = frozenset({
    "activated", "attacks-at-once", "attacks-gigs", "attacks-ready", "conditional", "from-trash", "makes-cheaper",
    "makes-dearer", "modal", "once-per-turn", "permits-attack", "persistent", "replacement", "replaces",
    "rival-chooses", "steals-fewer", "steals-more", "triggered",
})  # fmt: skip


def _signed(amount: Any) -> int:
    """Whether an amount is negative (-1) or not (1), as far as its sign is written."""
    match amount:
        case int():
            return -1 if amount < 0 else 1
        case values.Times():
            return _signed(amount.factor) * _signed(amount.amount)
        case values.Plus() | values.Share() | values.AtMost():
            return _signed(amount.amount)
        case _:
            return 1


def by(*words: str) -> Reader:
    """What a player does: also with who it is that does it."""

    def read(node: Any, acting: Acting) -> Words:
        return _done_by(words, acting.seen(getattr(node, "who", "you")))

    return read


def _done_by(words: Words, actors: Sides) -> Words:
    return (*words, *(f"{who}-{word}" for who in sorted(actors) for word in words))


def to(*words: str, at: str = "target") -> Reader:
    """What is done to pieces: also with whose they are."""
    return lambda node, acting: _done_to(words, acting.found(getattr(node, at)).sides)


def _done_to(words: Words, sides: Sides) -> Words:
    return (*words, *(f"{word}-{_WHOSE[whose]}" for whose in sorted(sides) for word in words))


def given(*words: str) -> Reader:
    """What is true of pieces: also with whose they are."""
    return lambda _, acting: _done_to(words, acting.to.sides)


def power(node: Any, acting: Acting) -> Words:
    """More or less power."""
    return _done_to(("weakens" if _signed(node.amount) < 0 else "strengthens",), acting.to.sides)


def set_power(node: Any, acting: Acting) -> Words:
    """Another power."""
    return _done_to(("sets-power", *(("weakens",) if node.amount == 0 else ())), acting.to.sides)


def fewer(node: Any, _: Acting) -> Words:
    """Fewer Gigs stolen, or more."""
    return ("steals-more",) if _signed(node.amount) < 0 else ("steals-fewer",)


def priced(node: Any, _: Acting) -> Words:
    """A price, lower or higher."""
    return ("makes-cheaper",) if _signed(node.amount) < 0 else ("makes-dearer",)


def moved(node: Any, acting: Acting) -> Words:
    """Cards that go elsewhere: from play to a hand they return, from elsewhere they are added to it."""
    found = acting.found(node.target)
    words = {
        "hand": ("to-hand", "returns") if found.in_play else ("to-hand", "adds-to-hand"),
        "trash": ("trashes",),
        "bottom of deck": ("bottom-decks",),
        "top of deck": ("top-decks",),
        "into deck": ("shuffles",),
        "removed": ("removes",),
    }[node.to]
    return (*_done_to(words, found.sides), *(("from-trash",) if "trash" in found.areas else ()))


def adjusted(node: Any, acting: Acting) -> Words:
    """A Gig, increased or decreased."""
    words = ("adjusts", "increases", "decreases") if node.how == "adjust" else ("adjusts", f"{node.how}s")
    return _done_to(words, acting.found(node.gig).sides)


def played(node: Any, acting: Acting) -> Words:
    """A card that an effect plays."""
    words = ("plays", "plays-free") if node.free else ("plays",)
    cheaper = ("makes-cheaper",) if node.less is not None else ()
    trash = ("from-trash",) if "trash" in acting.found(node.target).areas else ()
    return (*_done_by(words, acting.actors), *cheaper, *trash)


def called(node: Any, acting: Acting) -> Words:
    """A Legend that an effect Calls."""
    return _done_by(("calls", "calls-free") if node.free else ("calls",), acting.actors)


_PROTECTING: Final = frozenset({
    "be defeated in a fight", "be defeated", "be attacked", "be defeated by effects", "be chosen by effects",
    "be returned by effects", "be bottom-decked by effects", "be spent by effects", "lose power by effects",
})  # fmt: skip


def cannot(node: Any, acting: Acting) -> Words:
    """What is forbidden, or kept from being done to a piece."""
    words = ("forbids", "forbids-" + node.action.lower().replace(" ", "-"))
    return _done_to((*words, "protects") if node.action in _PROTECTING else words, acting.to.sides)


def may_attack(node: Any, _: Acting) -> Words:
    """What may be attacked, and when."""
    wider = (
        ("attacks-ready", node.ready),
        ("attacks-at-once", node.lagging),
        ("attacks-gigs", node.gig_area),
    )
    return ("permits-attack", *(word for word, so in wider if so))


def look(node: Any, acting: Acting) -> Words:
    """The top cards of a deck."""
    word = "searches" if node.how == "search" else "reveals"
    return (
        *_done_by((word,), acting.actors),
        *_done_to((word,), acting.seen(node.who))[1:],
    )


def look_at_hand(node: Any, acting: Acting) -> Words:
    """A hand that is seen."""
    words = ("looks", "looks-at-hand", "reveals") if node.reveal else ("looks", "looks-at-hand")
    return _done_to(words, acting.seen(node.who))


def dug(node: Any, acting: Acting) -> Words:
    """Cards from the top of the deck until one comes up."""
    return _done_by(("reveals",) if node.how == "reveal" else ("trashes", "mills"), acting.actors)


def keyword(node: Any, acting: Acting) -> Words:
    """A keyword that is given."""
    return _done_to(("gives-keyword", "gives-" + _spelt(node.keyword)), acting.to.sides)


def keyword_taken(node: Any, acting: Acting) -> Words:
    """A keyword that is taken away."""
    return _done_to(("takes-keyword", "takes-" + _spelt(node.keyword)), acting.to.sides)


def _spelt(keyword: str) -> str:
    return keyword.lower().replace(" ", "-")


def ended(word: str, *, good: bool) -> Reader:
    """Who wins or loses the game; with two players the other one does the contrary."""

    def read(node: Any, acting: Acting) -> Words:
        who = acting.seen("any" if node.who == "each" else node.who)
        wins = "own" in who if good else "rival" in who
        loses = "rival" in who if good else "own" in who
        told = (("wins-game", wins), ("loses-game", loses))
        return (*_done_by((word,), who), *(said for said, so in told if so))

    return read


def chosen(node: Any, acting: Acting) -> Words:
    """A choice that a Rival makes."""
    return ("rival-chooses",) if "rival" in acting.seen(node.by) else ()


def may(node: Any, acting: Acting) -> Words:
    """What may be left."""
    return _done_by(("optional",), acting.seen(node.by))


def modal(node: Any, acting: Acting) -> Words:
    """A choice of effects."""
    return ("modal", *chosen(node, acting))


def ability(*words: str) -> Reader:
    """An ability: also whether it hangs on a condition, and is limited to once a turn."""

    def read(node: Any, _: Acting) -> Words:
        once = getattr(node, "once", False) or getattr(node, "first_each_turn", False)
        conditional = ("conditional",) if node.condition is not None else ()
        return (*words, *conditional, *(("once-per-turn",) if once else ()))

    return read


def replacing(node: Any, acting: Acting) -> Words:
    """What happens instead."""
    words = ability("replacement", "replaces")(node, acting)
    own = node.subject is None or "own" in acting.found(node.subject).sides
    return (*words, "protects") if node.would == "defeat" and own else words
