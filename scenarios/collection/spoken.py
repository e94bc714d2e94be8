"""Effects and events as players call them: `steal`, `bounce`, `end of turn`, `opponent discards`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.cards import spelling
from scenarios.collection.features import feature_words
from scenarios.collection.occasions import event_words

SIDES: Final = "own- or rival- before says who does it, -friendly or -rival behind whose piece it is done to"

_FEATURES: Final = {
    "bounce": "returns", "buff": "strengthens", "cantrip": "draws", "debuff": "weakens", "destroy": "defeats",
    "discount": "makes-cheaper", "exile": "removes", "kill": "defeats", "pump": "strengthens", "removal": "defeats",
    "recursion": "from-trash", "tap": "spends", "tutor": "searches", "untap": "readies", "protection": "protects",
}  # fmt: skip
_EVENTS: Final = {
    "attack": "attacks", "beginning": "turn-starts", "block": "uses-blocker", "call": "called", "defeat": "defeated",
    "destroyed": "defeated", "die": "defeated", "draw": "draws", "end": "turn-ends", "end-of-turn": "turn-ends",
    "end-of-your-turn": "turn-ends", "etb": "played", "fight": "fights", "flip": "called", "play": "played",
    "spend": "spent", "start": "turn-starts", "start-of-turn": "turn-starts", "start-of-your-turn": "turn-starts",
    "tapped": "spent", "killed": "defeated",
}  # fmt: skip
_BEFORE: Final = {"opponent": "rival", "rivals": "rival", "my": "own", "you": "own", "your": "own"}
_BEHIND: Final = {
    "own": "friendly",
    "mine": "friendly",
    "opponent": "rival",
    "rivals": "rival",
    "yours": "friendly",
}


def spelt(said: str) -> str:
    """Words as features and events are written: `Steals more` is `steals-more`."""
    return spelling(said).replace(" ", "-")


def feature(said: str) -> str | None:
    """The feature that is meant; None where there is none."""
    return _meant(spelt(said), feature_words(), _FEATURES)


def event(said: str) -> str | None:
    """The event that is meant; None where there is none."""
    return _meant(spelt(said), event_words(), _EVENTS)


def _meant(said: str, known: Collection[str], others: Mapping[str, str]) -> str | None:
    first, _, rest = said.partition("-")
    word, _, last = said.rpartition("-")
    for each in (said, f"{_BEFORE.get(first, first)}-{rest}", f"{word}-{_BEHIND.get(last, last)}"):
        found = _in_other_form(each, known, others)
        if found is not None:
            return found
    return None


def _in_other_form(said: str, known: Collection[str], others: Mapping[str, str]) -> str | None:
    """The word itself, or another word or form of it, also between who does it and whose piece it is."""
    before, after = "", ""
    for who in ("own-", "rival-"):
        if said.startswith(who):
            before, said = who, said.removeprefix(who)
    for whose in ("-friendly", "-rival"):
        if said.endswith(whose):
            after, said = whose, said.removesuffix(whose)
    singular = said.removesuffix("s")
    forms = (
        said, f"{said}s", f"{said}es", f"{said[:-1]}ies", f"{singular}ed", f"{singular}d", others.get(said, ""),
        others.get(singular, ""),
    )  # fmt: skip
    return next((f"{before}{form}{after}" for form in forms if f"{before}{form}{after}" in known), None)
