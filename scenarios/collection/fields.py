"""The filters of a query: what each field asks of a card, and what its values may be."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from lark import Token
from rapidfuzz import process

from engine.cards import spelling
from engine.effects.tree import KEYWORDS
from engine.facts import CARD_TYPES
from engine.text.parsing.vocabulary import COLORS
from scenarios.collection.entry import Entry, entries
from scenarios.collection.features import plain_words
from scenarios.collection.occasions import event_words
from scenarios.collection.spoken import SIDES, event, feature, spelt
from scenarios.collection.words import in_name, in_text

Test = Callable[[Entry], bool]

_SIGNS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    ":": operator.eq,
    "==": operator.eq,
    "=<": operator.le,
    "=>": operator.ge,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_EQUAL: Final = (":", "=", "==")
_NULL: Final = ("none", "null", "-")


class BadFilter(Exception):
    """A filter that asks what cannot be asked; `place`: the character of the query where it stands."""

    def __init__(self, place: int, message: str) -> None:
        self.place = place
        super().__init__(message)


def filtering(field: Token, op: Token, value: Token) -> Test:
    """The test of one filter. Raises BadFilter that says what may be written."""
    name = FIELDS.get(field.lower())
    if name is None:
        raise BadFilter(
            field.start_pos or 0, f"there is no field {str(field)!r}; {_near(field, [*_NUMBERS, *_ASKED])}"
        )
    if name in _NUMBERS:
        return _number(name, op, value)
    if op not in (*_EQUAL, "!="):
        raise BadFilter(
            op.start_pos or 0, f"{name} has no order; write {field}:{value}, or -{field}:{value} for the rest"
        )
    found = _ASKED[name](value)
    return (lambda entry: not found(entry)) if op == "!=" else found


def _number(name: str, op: Token, value: Token) -> Test:
    read = _NUMBERS[name]
    compare = _SIGNS[str(op)]
    asked = str(value).lower()
    if re.fullmatch(r"[+-]?\d{1,6}", asked):
        number = int(asked)
        return lambda entry: (mine := read(entry)) is not None and compare(mine, number)
    if asked in ("even", "odd") and op in (*_EQUAL, "!="):
        left = int(asked == "odd")
        return lambda entry: (mine := read(entry)) is not None and (mine % 2 == left) == (op != "!=")
    if asked in _NULL and op in (*_EQUAL, "!="):
        return lambda entry: (read(entry) is None and name not in entry.card.unknown) == (op != "!=")
    if asked == "unknown" and op in (*_EQUAL, "!="):
        return lambda entry: (name in entry.card.unknown) == (op != "!=")
    other = _NUMBERS.get(FIELDS.get(asked, ""))
    if other is not None:
        return lambda entry: (
            (mine := read(entry)) is not None
            and (theirs := other(entry)) is not None
            and compare(mine, theirs)
        )
    raise BadFilter(
        value.start_pos or 0,
        f"{name} is compared with a number, even, odd, none, unknown, or another such field, not {str(value)!r}"
        + (f" (for a range: {name}>=1 {name}<=3)" if re.match(r"\d+\D", asked) else ""),
    )


def _one_of(
    values: Callable[[], Iterable[str]],
    of: Callable[[Entry], Iterable[str]],
    *,
    unknown: str | None = None,
) -> Callable[[Token], Test]:
    """A field whose values are known: the value is one of them, or the beginning of just one.

    unknown: the fact of the card; then it may be asked whether there is none, and whether no source tells it.
    """

    def asked(value: Token) -> Test:
        known = {spelling(one): one for one in values()}
        if unknown is not None and str(value).lower() == "unknown":
            return lambda entry: unknown in entry.card.unknown
        if unknown is not None and str(value).lower() in _NULL:
            return lambda entry: unknown not in entry.card.unknown and not any(of(entry))
        wanted = spelling(value)
        fits = [wanted] if wanted in known else [one for one in known if wanted and one.startswith(wanted)]
        if not fits:
            raise BadFilter(
                value.start_pos or 0,
                f"nothing is called {str(value)!r} here; {_near(value, known.values())}{_one_or_other(value)}",
            )
        names = {known[one] for one in fits}
        return lambda entry: not names.isdisjoint(of(entry))

    return asked


def _one_or_other(value: str) -> str:
    return " (for one or the other: a filter each, with or between)" if re.search(r"[,;/]", value) else ""


def _near(said: str, known: Iterable[str]) -> str:
    names = sorted(set(known))
    if len(names) <= 12:
        return f"write one of {', '.join(names)}"
    found = process.extract(said.lower(), names, processor=str.lower, limit=6, score_cutoff=50)
    near = [name for name, _, _ in found]
    return f"near it are {', '.join(near)}" if near else f"write one of {', '.join(names[:40])} ..."


def _text(value: Token) -> Test:
    return lambda entry: in_text(entry, str(value))


def _name(value: Token) -> Test:
    return lambda entry: in_name(entry, str(value))


def _id(value: Token) -> Test:
    return lambda entry: str(value).lower() in entry.ids


def _sell(value: Token) -> Test:
    if str(value).lower() == "unknown":
        return lambda entry: "sell_tag" in entry.card.unknown
    wanted = _yes_or_no(value)
    return lambda entry: entry.card.sell_tag == wanted and "sell_tag" not in entry.card.unknown


def _yes_or_no(value: Token) -> bool:
    said = str(value).lower()
    if said not in ("yes", "no", "true", "false", "y", "n"):
        raise BadFilter(value.start_pos or 0, f"write yes, no or unknown, not {str(value)!r}")
    return said[0] in "yt"


_STANDINGS: Final = {
    **dict.fromkeys(("yes", "legal", "standard", "constructed"), "legal"),
    **dict.fromkeys(("no", "not", "illegal", "banned"), "not legal"),
    "unknown": "unknown",
}


def _legal(value: Token) -> Test:
    wanted = _STANDINGS.get(str(value).lower())
    if wanted is None:
        raise BadFilter(value.start_pos or 0, f"write yes, no or unknown, not {str(value)!r}")
    return lambda entry: entry.legality == wanted


_IS: Final[dict[str, Test]] = {
    "blank": lambda e: e.card.executable and not e.card.abilities,
    "current": lambda e: e.card.printing == "current",
    "executable": lambda e: e.card.executable,
    "legal": lambda e: e.legality == "legal",
    "reworded": lambda e: e.card.printing == "reworded since",
    "sellable": lambda e: e.card.sell_tag,
    "unsupported": lambda e: not e.card.executable,
    "vanilla": lambda e: e.card.executable and not e.card.abilities,
    **{kind.lower(): (lambda e, kind=kind: e.card.type == kind) for kind in CARD_TYPES},
}


def _is(value: Token) -> Test:
    found = _IS.get(str(value).lower())
    if found is None:
        raise BadFilter(
            value.start_pos or 0, f"no card is {str(value)!r}; write one of {', '.join(sorted(_IS))}"
        )
    return found


def _tags() -> set[str]:
    return {tag for entry in entries() for tag in entry.card.tags}


def _sets() -> set[str]:
    return {code for entry in entries() for code in entry.sets}


def _does(value: Token) -> Test:
    word = feature(str(value))
    if word is None:
        raise BadFilter(
            value.start_pos or 0,
            f"no effect is called {str(value)!r}; {_near(spelt(value), plain_words())} ({SIDES})",
        )
    return lambda entry: word in entry.features


def _when(value: Token) -> Test:
    word = event(str(value))
    if word is None:
        raise BadFilter(
            value.start_pos or 0, f"no effect waits for {str(value)!r}; {_near(spelt(value), event_words())}"
        )
    return lambda entry: word in entry.events


def _fixed(values: Iterable[str]) -> Callable[[], Iterable[str]]:
    return lambda: values


def _keywords_of(entry: Entry) -> Iterable[str]:
    return entry.card.keywords


_NUMBERS: Final[dict[str, Callable[[Entry], int | None]]] = {
    "cost": lambda e: e.card.cost,
    "ram": lambda e: e.card.ram,
    "power": lambda e: e.card.power,
}

_ASKED: Final[dict[str, Callable[[Token], Test]]] = {
    "type": _one_of(_fixed(CARD_TYPES), lambda e: (str(e.card.type),)),
    "color": _one_of(_fixed(COLORS), lambda e: (e.card.color or "",), unknown="color"),
    "tag": _one_of(_tags, lambda e: e.card.tags, unknown="tags"),
    "set": _one_of(_sets, lambda e: e.sets),
    "keyword": _one_of(_fixed(KEYWORDS), _keywords_of),
    "text": _text,
    "name": _name,
    "id": _id,
    "sell": _sell,
    "legal": _legal,
    "is": _is,
    "does": _does,
    "when": _when,
}

FIELDS: Final[dict[str, str]] = {
    **{name: name for name in (*_NUMBERS, *_ASKED)},
    "t": "type",
    "c": "color",
    "colour": "color",
    "€": "cost",
    "€$": "cost",
    "eddies": "cost",
    "r": "ram",
    "p": "power",
    "pow": "power",
    "tags": "tag",
    "k": "keyword",
    "kw": "keyword",
    "o": "text",
    "oracle": "text",
    "rules": "text",
    "n": "name",
    "s": "set",
    "e": "set",
    "edition": "set",
    "sell_tag": "sell",
    "sell-tag": "sell",
    "selltag": "sell",
    "f": "legal",
    "format": "legal",
    "legality": "legal",
    "effect": "does",
    "feature": "does",
    "d": "does",
    "trigger": "when",
    "w": "when",
}
"""What may be written, and the field that it means."""
