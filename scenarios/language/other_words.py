"""Other words for the keys of a scenario, for moments, for people and for how a piece stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

#: Other words for keys; none of them is a key of the same part.
SCENARIO_KEYS: Final = {
    "me": "you", "player": "you", "opponent": "rival", "question": "ask", "questions": "ask", "asks": "ask",
    "assert": "ask", "asserts": "ask", "assertions": "ask", "checks": "ask",
    "moves": "play", "actions": "play", "plays": "play", "made_up": "cards", "custom_cards": "cards", "notes": "note",
    "active_player": "turn", "name": "title", "description": "note", "comment": "note", "explanation": "note",
}  # fmt: skip
SIDE_KEYS: Final = {
    "units": "field", "battlefield": "field", "legend": "legends", "gig": "gigs", "gig_area": "gigs",
    "fixer_area": "fixer", "discard": "trash", "discard_pile": "trash", "library": "deck", "eddie": "eddies",
    "removed_from_game": "removed",
}  # fmt: skip
PIECE_KEYS: Final = {
    "count": "copies", "number": "copies", "amount": "copies", "equipped": "gear", "gears": "gear", "equipment": "gear",
    "lagging": "lag", "has_lag": "lag", "exhausted": "spent", "tapped": "spent", "alias": "as", "label": "as",
}  # fmt: skip
LINE_KEYS: Final = {"me": "you", "player": "you", "opponent": "rival", "question": "ask", "dice": "chance"}
QUESTION_KEYS: Final = {
    "can": "legal", "may": "legal", "must": "forced", "is": "holds", "assert": "holds", "lookup": "look_up",
    "rule": "look_up", "answer": "expect", "expected": "expect", "reason": "because", "rules": "because",
    "cites": "because", "explanation": "note", "comment": "note", "why": "note", "reasoning": "note",
}  # fmt: skip
#: How far a question looks, and from where, in other words.
MOMENTS: Final = {
    "end of attack": "end of attack", "attack": "end of attack", "after attack": "end of attack",
    "end of turn": "end of turn", "turn end": "end of turn", "main": "main phase", "main phase": "main phase",
    "now": "now", "start": "start", "start of play": "start", "last line": "last line", "last move": "last line",
}  # fmt: skip
#: That overtime begins as this turn ends.
DUE: Final = frozenset({"next", "soon", "pending", "end of turn", "at end of turn", "after turn", "begins"})
#: Who is meant.
PEOPLE: Final = {
    "me": "you", "i": "you", "my": "you", "mine": "you", "your": "you", "yours": "you", "you": "you", "rival": "rival",
    "rivals": "rival", "opponent": "rival", "opponents": "rival",
}  # fmt: skip
#: Yes and no, and how a piece stands.
TRUE: Final = frozenset({"true", "yes", "on", "1"})
FALSE: Final = frozenset({"false", "no", "off", "0"})
STATES: Final[dict[str, dict[str, Any]]] = {
    "spent": {"spent": True}, "ready": {"spent": False}, "lag": {"lag": True}, "lagging": {"lag": True},
    "face up": {"face": "up"}, "face down": {"face": "down"}, "up": {"face": "up"}, "down": {"face": "down"},
    "called": {"face": "up"}, "faceup": {"face": "up"}, "facedown": {"face": "down"}, "exhausted": {"spent": True},
    "tapped": {"spent": True}, "untapped": {"spent": False}, "unspent": {"spent": False},
    "as printed": {"as_printed": True},
}  # fmt: skip


#: Keys of a piece whose value is the word for how it stands.
HOW_IT_STANDS: Final = ("face", "state", "status", "orientation")


def plain(value: Any) -> Any:
    """Words without their dressing: `the End_of_Turn` is `end of turn`."""
    if not isinstance(value, str):
        return value
    words = re.sub(r"[\s_-]+", " ", value.strip().lower())
    return re.sub(r"\b(?:the|this|your|my) ", "", words)


def truth(value: Any) -> bool | None:
    """Yes or no in any of its words, None where it is neither."""
    word = str(value).lower()
    return True if word in TRUE else False if word in FALSE else None


def at_odds(piece: Mapping[Any, Any]) -> tuple[str, str] | None:
    """Two entries of a piece that tell how it stands, and differ in that: it is spent and ready; None without such."""
    told: dict[str, tuple[Any, str]] = {}
    for key, said in piece.items():
        word = plain(key)
        so = truth(said) if word in STATES else None
        if so is not None:
            ((name, on),) = STATES[word].items()
            state = {name: on if so else {"up": "down", "down": "up"}.get(on, not on)}
        else:
            state = STATES.get(plain(said), {}) if word in HOW_IT_STANDS and isinstance(said, str) else {}
        entry = f"{key}: {'yes' if said is True else 'no' if said is False else said}"
        for name, stands in state.items():
            before, earlier = told.setdefault(name, (stands, entry))
            if before != stands:
                return earlier, entry
    return None


def person(value: Any) -> Any:
    """`me` and `my` are you, `the opponent` is the rival; anything else stays as it is."""
    return PEOPLE.get(value.strip().lower().replace("'", ""), value) if isinstance(value, str) else value
