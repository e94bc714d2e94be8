"""From the grammar's trees to meaning: which function reads which phrase, ambiguity, and where each node was read.

A phrase's readings are worked out from the inside out and doubles are dropped at once, so that only phrases that truly
mean two things keep two readings.
"""

from __future__ import annotations

import dataclasses
import itertools
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from lark import Token, Tree

from engine.facts import CardType
from engine.text.forms import Reject

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

Span = tuple[int, int]
Reader = TypeVar("Reader", bound="Callable[..., Any]")

MOST_READINGS: Final = 64
"""More readings than this of one phrase are taken for nonsense."""

READERS: Final[dict[str, Callable[..., Any]]] = {}
"""The function that reads each phrase of the grammar, by the name the grammar gives it."""


def reads(*names: str) -> Callable[[Reader], Reader]:
    """Register a function as the reader of these phrases. It gets the values of the phrase's parts."""

    def register(function: Reader) -> Reader:
        for name in names:
            if name in READERS:
                raise AssertionError(f"two readers for {name}")
            READERS[name] = function
        return function

    return register


class Spans:
    """Where nodes of the effect tree were read, by identity (equal nodes may stand in several places)."""

    def __init__(self) -> None:
        self._places: dict[int, tuple[object, Span]] = {}

    def note(self, node: object, span: Span) -> None:
        """The node was read here; the first place that is told counts, for it is the closest."""
        if dataclasses.is_dataclass(node):
            self._places.setdefault(id(node), (node, span))

    def moved(self, old: object, new: object) -> None:
        """The second node has taken the place of the first."""
        if old is not new and id(old) in self._places:
            self.note(new, self._places[id(old)][1])

    def of(self, node: object) -> Span | None:
        """Where the node was read, if it is known."""
        found = self._places.get(id(node))
        return found[1] if found else None


CARD_TYPE: Final[ContextVar[CardType]] = ContextVar("type of the card whose text is read")
_SPANS: Final[ContextVar[Spans]] = ContextVar("card text spans")


@contextmanager
def reading_card(card_type: CardType) -> Generator[Spans]:
    """While this lasts, the text of a card of this type is read, and places of nodes are noted."""
    spans = Spans()
    tokens = _SPANS.set(spans), CARD_TYPE.set(card_type)
    try:
        yield spans
    finally:
        _SPANS.reset(tokens[0])
        CARD_TYPE.reset(tokens[1])


def rebuild(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with `change` done to every node inside and then to itself; places are carried over."""
    if isinstance(node, tuple):
        items = cast("tuple[Any, ...]", node)
        done = tuple(rebuild(item, change) for item in items)
        return items if all(a is b for a, b in zip(items, done, strict=True)) else done
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        return node
    return changed(node, change(with_parts(node, lambda part: rebuild(part, change))))


def parts(node: Any) -> list[Any]:
    """The node and all nodes inside, outermost first."""
    if isinstance(node, tuple):
        return [part for item in cast("tuple[Any, ...]", node) for part in parts(item)]
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        return []
    inner = [getattr(node, f.name) for f in dataclasses.fields(node)]
    return [node, *(part for item in inner for part in parts(item))]


def with_parts(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with `change` done to each of its fields; itself where nothing changed."""
    new: dict[str, Any] = {}
    for field in dataclasses.fields(node):
        old = getattr(node, field.name)
        value = change(old)
        if value is not old:
            new[field.name] = value
    return changed(node, dataclasses.replace(node, **new)) if new else node


def changed(old: Any, new: Any) -> Any:
    """The new node, noted to stand where the old one stood."""
    _SPANS.get().moved(old, new)
    return new


def reaching(new: Any, first: object, last: object) -> Any:
    """The new node, noted to stand from where the first stood to where the last stood."""
    spans = _SPANS.get()
    start, end = spans.of(first), spans.of(last)
    if start is not None and end is not None:
        spans.note(new, (start[0], end[1]))
    return new


@contextmanager
def refusing_at(node: object) -> Generator[None]:
    """A refusal in here is about this node's words, if it does not know better."""
    try:
        yield
    except Reject as reason:
        reason.span = reason.span or _SPANS.get().of(node)
        raise


def meanings(tree: Tree[Token]) -> list[Any]:
    """All that a sentence's tree can mean, each once. Raises Reject, with the reason, where that is nothing."""
    return _Meanings().of(tree)


class _Meanings:
    def __init__(self) -> None:
        self._known: dict[int, list[Any]] = {}
        self._spans: dict[int, Span | None] = {}

    def of(self, tree: Tree[Token]) -> list[Any]:
        known = self._known.get(id(tree))
        if known is None:
            known = self._known[id(tree)] = (
                self._either(tree) if tree.data == "_ambig" else self._phrase(tree)
            )
        if not known:
            raise Reject("this makes no sense here")
        return known

    def _either(self, tree: Tree[Token]) -> list[Any]:
        found: list[Any] = []
        reason: Reject | None = None
        for child in cast("list[Tree[Token]]", tree.children):
            try:
                found += [value for value in self.of(child) if value not in found]
            except Reject as refusal:
                reason = reason or refusal
        if not found and reason is not None:
            raise reason
        return found

    def _phrase(self, tree: Tree[Token]) -> list[Any]:
        parts = [self._part(child) for child in tree.children]
        readings = list(itertools.islice(itertools.product(*parts), MOST_READINGS + 1))
        if len(readings) > MOST_READINGS:
            raise Reject("these words can be read in too many ways")
        reader = READERS[str(tree.data)]
        found: list[Any] = []
        reason: Reject | None = None
        for reading in readings:
            try:
                value = reader(*reading)
            except Reject as refusal:
                reason = reason or refusal
                continue
            if value not in found:
                span = self._span(tree)
                if span is not None:
                    _SPANS.get().note(value, span)
                found.append(value)
        if not found and reason is not None:
            raise reason
        return found

    def _span(self, tree: Tree[Token]) -> Span | None:
        """Where the phrase stands; Lark leaves out the parts that can be read in several ways."""
        if id(tree) not in self._spans:
            inner = [self._span(child) for child in tree.children if isinstance(child, Tree)]
            own = [] if tree.meta.empty else [(tree.meta.start_pos, tree.meta.end_pos)]
            known = [span for span in (*own, *inner) if span is not None]
            self._spans[id(tree)] = (
                (min(start for start, _ in known), max(end for _, end in known)) if known else None
            )
        return self._spans[id(tree)]

    def _part(self, child: Any) -> list[Any]:
        if isinstance(child, Tree):
            return self.of(cast("Tree[Token]", child))
        return [str(cast("Token", child)) if child is not None else None]
