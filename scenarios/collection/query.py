"""The query language for cards: `t:unit c:red cost<=3 (does:steals or does:draws) -k:blocker "draw a"`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken, VisitError

from scenarios.collection.entry import Entry
from scenarios.collection.fields import FIELDS, BadFilter, filtering
from scenarios.collection.words import mentions
from scenarios.errors import InvalidCardQuery, Problem

LONGEST: Final = 500
"""The longest query that is read, in characters."""

MOST_TERMS: Final = 50

Test = Callable[[Entry], bool]


@dataclass(frozen=True, slots=True)
class Query:
    """A query, read: which cards it admits, and the words in it by which they are ranked."""

    text: str
    admits: Test
    words: tuple[str, ...]


def read_query(text: str) -> Query:
    """Read a query; an empty one admits all cards. Raises InvalidCardQuery that names the character."""
    if len(text) > LONGEST:
        raise InvalidCardQuery.at("query", f"it has {len(text)} characters; at most {LONGEST} are read")
    if not text.strip():
        return Query(text, lambda _: True, ())
    reader = _Reader()
    try:
        admits: Any = reader.transform(_parser().parse(text))  # pyright: ignore[reportUnknownMemberType]
    except VisitError as error:
        if isinstance(error.orig_exc, BadFilter):
            raise InvalidCardQuery([_at(text, error.orig_exc.place, str(error.orig_exc))]) from None
        raise
    except RecursionError:
        raise InvalidCardQuery.at("query", "its parentheses nest too deep") from None
    except UnexpectedInput as error:
        raise InvalidCardQuery([_fault(text, error)]) from None
    return Query(text, admits, tuple(reader.words))


def _fault(text: str, error: UnexpectedInput) -> Problem:
    place = error.pos_in_stream
    if isinstance(error, UnexpectedEOF) or place is None or place < 0 or place >= len(text):
        return _at(
            text,
            len(text),
            "it stops too early: close parentheses and quotes, and write a term after - and or",
        )
    if isinstance(error, UnexpectedToken) and _token(error).type == "$END":
        return _at(
            text,
            len(text),
            "it stops too early: close parentheses and quotes, and write a term after - and or",
        )
    sign = text[place]
    if isinstance(error, UnexpectedCharacters) and sign in '"“”':
        return _at(text, place, "this quote does not close")
    if sign in ":=<>!":
        return _at(text, place, "a filter is a field, a sign and a value without spaces: cost<=3, t:unit")
    if sign == "-":
        return _at(text, place, "one - leaves out what fits a term: -t:unit")
    if sign == ")":
        return _at(text, place, "nothing was opened that this could close")
    return _at(text, place, "a word, a filter such as t:unit, or a group in parentheses is expected here")


def _token(error: UnexpectedToken) -> Token:
    found: Any = error.token
    return found


def _at(text: str, place: int, message: str) -> Problem:
    shown = text[place : place + 20]
    return Problem(f"query, character {place + 1}" + (f" ({shown!r})" if shown else " (its end)"), message)


@cache
def _parser() -> Lark:
    grammar = resources.files("scenarios").joinpath("collection/query.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", propagate_positions=True)


class _Reader(Transformer[Token, Test]):
    """Makes a test of each part. `words`: those that are looked up in names and texts, in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def start(self, parts: list[Test]) -> Test:
        return parts[0]

    def either(self, parts: list[Test]) -> Test:
        return parts[0] if len(parts) == 1 else lambda entry: any(part(entry) for part in parts)

    def all(self, parts: list[Test]) -> Test:
        if len(parts) > MOST_TERMS:
            raise BadFilter(0, f"it has {len(parts)} terms; at most {MOST_TERMS} are read")
        return parts[0] if len(parts) == 1 else lambda entry: all(part(entry) for part in parts)

    def no(self, parts: list[Test]) -> Test:
        return lambda entry: not parts[0](entry)

    def word(self, parts: list[Token]) -> Test:
        said = str(parts[0]).rstrip(":")
        if said != parts[0] and said.lower() in FIELDS:
            raise BadFilter(
                parts[0].start_pos or 0, f"the value is missing; write {said}:value without spaces"
            )
        if said in ("or", "OR", "and", "AND", "not", "NOT"):
            raise BadFilter(
                parts[0].start_pos or 0, f"write a term before and after {said}, or put it into quotes"
            )
        self.words.append(said)
        return lambda entry: mentions(entry, said)

    def quoted(self, parts: list[Token]) -> Test:
        said = str(parts[0])[1:-1]
        self.words.append(said)
        return lambda entry: mentions(entry, said, exactly=True)

    def filter(self, parts: list[Any]) -> Test:
        field, op, value = parts
        return filtering(field, op, value)

    def value(self, parts: list[Token]) -> Token:
        token = parts[0]
        return token.update(value=str(token)[1:-1]) if token.type == "QUOTED" else token
