"""Other shapes in which people write a scenario, brought into the one that the model knows.

Only what the model refuses is looked at, and only where one thing can be meant: one item in place of a list, another
word for a key, a line of play or a question as text, `ready: no` for `spent: yes`. What is not known here stays as it
is, and the model's message stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from scenarios.language.asked import apart, asserted, of_text, short
from scenarios.language.doing import move, renamed, said_by
from scenarios.language.other_words import (
    DUE,
    HOW_IT_STANDS,
    LINE_KEYS,
    MOMENTS,
    PEOPLE,
    PIECE_KEYS,
    QUESTION_KEYS,
    SCENARIO_KEYS,
    SIDE_KEYS,
    STATES,
    at_odds,
    person,
    plain,
    truth,
)  # fmt: skip

Data = dict[str, Any]

_PERSON: Final = re.compile(r"\s*(you|rival|chance|opponent|me|i)\b\s*:?\s*(?=\S)", re.IGNORECASE)
_GIG: Final = re.compile(
    r"(?:(?P<owner>you|rival)\.)?(?P<die>d\d+)\s*(?:=|:|\bat\b|\bshowing\b|\()\s*(?P<value>\d+)\s*\)?"
)
_KINDS: Final = frozenset({"legal", "forced", "value", "holds", "possible", "always", "order", "look_up"})
_NOTHING: Final = frozenset({"none", "nothing", "empty", "no cards", "no gigs"})
_AND: Final = re.compile(r",|;|\band\b")
_DRESSED: Final = re.compile(
    r"(?P<card>\S.*?)(?:\s+\((?P<flags>[^()]+)\))?(?:\s+with\s+(?P<gear>\S.*?))?(?:\s+as\s+(?P<name>[\w-]+))?"
)


def usual(scenario: Mapping[str, Any]) -> Data:
    """The same scenario in the shape that the model knows, as far as it is told here; the given data stays as it is."""
    data = renamed(asserted(scenario), SCENARIO_KEYS)
    _each(data, ("faq", "tags", "tests", "opposite"), _listed)
    _each(data, ("turn",), person)
    _each(
        data,
        ("phase",),
        lambda value: plain(value).removesuffix(" phase") if isinstance(value, str) else value,
    )
    _each(data, ("overtime",), lambda said: "due" if isinstance(said, str) and plain(said) in DUE else said)
    _each(data, ("you", "rival"), _side)
    _each(data, ("cards",), _cards)
    _each(data, ("history",), lambda value: [_past(line) for line in _listed(value)])
    _each(data, ("play",), lambda value: [_line(line) for line in _listed(value)])
    _each(data, ("ask",), _questions)
    return data


def _each(data: Data, keys: tuple[str, ...], change: Callable[[Any], Any]) -> None:
    for key in keys:
        if data.get(key) is not None:
            data[key] = change(data[key])


def _listed(value: Any) -> list[Any]:
    return list(cast("list[Any]", value)) if isinstance(value, list | tuple) else [value]


def _cards(value: Any) -> Any:
    """`[{id: watchdog, type: unit}]` is `{watchdog: {type: unit}}`."""
    cards = [cast("Data", card) if isinstance(card, dict) else {} for card in _listed(value)]
    if not isinstance(value, list) or not all("id" in card or "name" in card for card in cards):
        return cast("Any", value)
    return {
        str(card.get("id", card.get("name"))): {key: said for key, said in card.items() if key != "id"}
        for card in cards
    }


# --- the position


def _side(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    side = renamed(cast("Data", value), SIDE_KEYS)
    for key, said in side.items():
        if isinstance(said, str) and plain(said) in _NOTHING:
            side[key] = 0 if key in ("deck", "eddies") else []
    _each(side, ("field", "legends", "hand", "trash", "removed"), _pieces)
    _each(side, ("deck",), _deck)
    _each(side, ("gigs",), _gigs)
    _each(side, ("fixer",), lambda said: _split(said) if isinstance(said, str) else said)
    _each(side, ("eddies",), _eddies)
    return side


def _pieces(value: Any) -> Any:
    if isinstance(value, int) or (isinstance(value, str) and value.strip().lstrip("-").isdigit()):
        return value
    return [_piece(each) for each in _listed(value)]


def _deck(value: Any) -> Any:
    if isinstance(value, list):
        return {"top": _pieces(value)}
    if isinstance(value, dict):
        deck = renamed(cast("Data", value), {"cards": "top", "unknown": "more", "rest": "more"})
        _each(deck, ("top",), _pieces)
        return deck
    return value


def _eddies(value: Any) -> Any:
    """`[ready, spent]` is one of each."""
    words = [plain(str(word)) for word in _listed(value)] if isinstance(value, list) else []
    if words and set(words) <= {"ready", "spent"}:
        return {"ready": words.count("ready"), "spent": words.count("spent")}
    return cast("Any", value)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.strip("[] ").split(",") if part.strip()]


def _gigs(value: Any) -> Any:
    if isinstance(value, str | list):
        gigs = _split(value) if isinstance(value, str) else cast("list[Any]", value)
        return [gig for each in gigs for gig in _gig(each)]
    return value


def _gig(value: Any) -> list[Any]:
    if isinstance(value, dict) and "die" not in value:
        return [{"die": die, "value": number} for die, number in cast("Data", value).items()]
    found = _GIG.fullmatch(value.strip()) if isinstance(value, str) else None
    return [{key: said for key, said in found.groupdict().items() if said}] if found else [value]


def _piece(value: Any) -> Any:
    """A card as a mapping, with what differs from the usual said in other words."""
    if not isinstance(value, dict):
        return value
    given = cast("Data", value)
    if at_odds(given) is not None:
        return given
    if len(given) == 1 and (isinstance(next(iter(given.values())), dict)):
        ((card, said),) = given.items()
        return _piece({"card": card, **said})
    piece = renamed(given, PIECE_KEYS)
    for key in ("name", "id", "unit", "legend"):
        if key in piece and "card" not in piece:
            piece["card"] = piece.pop(key)
    for key in ("name", "id"):
        if key in piece and "as" not in piece:
            piece["as"] = piece.pop(key)
    for key in [key for key in piece if plain(key) in STATES and key not in ("spent", "lag")]:
        so = truth(piece[key])
        if so is not None:
            (name, on), *_ = STATES[plain(key)].items()
            opposite = {"up": "down", "down": "up"}.get(on, not on)
            piece = {**{k: v for k, v in piece.items() if k != key}, name: on if so else opposite}
    for key in HOW_IT_STANDS:
        state = STATES.get(plain(piece.get(key)), {}) if isinstance(piece.get(key), str) else {}
        if state:
            del piece[key]
            piece |= state
    _each(piece, ("gear",), _pieces)
    return piece


def piece_of_text(text: str) -> Data:
    """`guard (spent, lag)`, `psycho-squad with mantis-blades as guard`.

    Where the words in brackets are no states, the text is taken for a name.
    """
    found = _DRESSED.fullmatch(text.strip())
    states = (
        [STATES.get(plain(flag)) for flag in _AND.split(found["flags"])] if found and found["flags"] else []
    )
    if found is None or None in states:
        return {"card": text}
    piece: Data = {"card": found["card"]}
    flags: Data = dict.fromkeys((flag.strip() for flag in _AND.split(found["flags"] or "")), True)
    if at_odds(flags) is not None:
        return piece | flags
    for state in states:
        piece |= state or {}
    if found["gear"]:
        piece["gear"] = [gear.strip() for gear in _AND.split(found["gear"])]
    return {**piece, "as": found["name"]} if found["name"] else piece


# --- play, history and questions


def _by_person(value: Any) -> Any:
    """`you: pass` written as text."""
    found = _PERSON.match(value) if isinstance(value, str) else None
    if found is None:
        return value
    who = found[1].lower()
    return {PEOPLE.get(who, who): value[found.end() :].strip()}


def _line(value: Any) -> Any:
    value = _by_person(value)
    if not isinstance(value, dict):
        return value
    line = renamed(said_by(cast("Data", value)), LINE_KEYS)
    known = {"you", "rival", "chance", "ask"}
    if not known & line.keys():
        question = cast("Data", _question(value))
        # A line by somebody who is not known is no question.
        return {"ask": [question]} if _KINDS & question.keys() else line
    _each(line, ("ask",), _questions)
    _each(line, ("you", "rival", "chance"), move)
    return line


def _past(value: Any) -> Any:
    value = _by_person(value)
    if not isinstance(value, dict):
        return value
    line = renamed(cast("Data", value), LINE_KEYS)
    return {who: _happened(said) for who, said in line.items()}


def _happened(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return re.sub(
        r"^(?:(?:has|have|already)\s+)+|\s+(?:already|this turn|earlier)(?=\s|$)", "", value.strip()
    )


def _questions(value: Any) -> Any:
    return [_question(each) for each in apart(value)]


def _question(value: Any) -> Any:
    if isinstance(value, str):
        value = of_text(value)
    if not isinstance(value, dict):
        return value
    question = renamed(short(cast("Data", value)), QUESTION_KEYS)
    if isinstance(question.get("kind"), str) and "text" in question:
        question[str(question.pop("kind"))] = question.pop("text")
    for kind in ("legal", "forced"):
        if isinstance(question.get(kind), dict):
            claim = renamed(said_by(question[kind]), LINE_KEYS)
            question[kind] = {who: move(said) for who, said in claim.items()}
    _each(question, ("because",), _listed)
    _each(
        question,
        ("until", "since"),
        lambda said: MOMENTS.get(plain(said), said) if isinstance(said, str) else said,
    )
    return question
