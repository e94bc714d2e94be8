"""Compile a card's printed text to its abilities."""

from __future__ import annotations

import dataclasses
import difflib
import itertools
from typing import TYPE_CHECKING, Any, Final, cast

from pydantic import ValidationError

from engine.effects.codec import abilities_from_json, to_json
from engine.errors import CardTextError
from engine.text.forms import Reject
from engine.text.lowering.assemble import Assembly
from engine.text.meaning import reading_card
from engine.text.parsing.layout import Standing, paragraphs
from engine.text.parsing.syntax import NoReading, read
from engine.text.parsing.tokens import MOST_SENTENCES, MOST_TOKENS, tokenise
from engine.text.readers import meanings
from engine.text.rendering.apart import told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.effects.tree import Ability
    from engine.facts import CardType
    from engine.text.lowering.assemble import Read
    from engine.text.meaning import Span, Spans
    from engine.text.parsing.layout import Paragraph, Piece

MOST_TEXTS: Final = 64
"""More readings than this of a whole text are not tried."""

MOST_EXPECTED: Final = 12

Path = tuple[str | int, ...]
"""The way from a card's abilities to a node: ability number, field names, places in tuples."""


@dataclasses.dataclass(frozen=True, slots=True)
class Compiled:
    """A card's abilities, and for every node the characters of the text that say it."""

    abilities: tuple[Ability, ...]
    spans: dict[Path, Span]


def compile_text(
    text: str, *, card_type: CardType, name: str | None = None, card_id: str = "card"
) -> tuple[Ability, ...]:
    """The abilities that a card's text gives, in its order; reminder text gives none.

    name, card_id: what messages call the card. Raises CardTextError with the span of what could not be read and what
    was expected there, and where a text can be read in two ways (the message shows both).
    """
    return compile_with_spans(text, card_type=card_type, name=name, card_id=card_id).abilities


def compile_with_spans(
    text: str, *, card_type: CardType, name: str | None = None, card_id: str = "card"
) -> Compiled:
    """As `compile_text`, with the place of every node in the text."""
    card = card_id if name is None else f"{card_id} ({name})"
    with reading_card(card_type) as spans:
        source = _Source(card, text, card_type)
        abilities = source.abilities()
        return Compiled(abilities, dict(_paths(abilities, spans)))


class _Source:
    def __init__(self, card: str, text: str, card_type: CardType) -> None:
        self._card = card
        self._text = text
        self._card_type: CardType = card_type
        self._paragraphs: list[Paragraph] = paragraphs(tokenise(card, text), text)
        if sum(map(len, self._paragraphs)) > MOST_SENTENCES:
            raise self._error(None, f"a card has at most {MOST_SENTENCES} sentences")

    def abilities(self) -> tuple[Ability, ...]:
        read_paragraphs = [[self._readings(part) for part in p] for p in self._paragraphs]
        texts = itertools.product(*(itertools.product(*p) for p in read_paragraphs))
        found: list[tuple[Ability, ...]] = []
        refusal: Reject | None = None
        for paragraphs_read in itertools.islice(texts, MOST_TEXTS):
            try:
                made = Assembly(self._card_type, run_on=len(self._paragraphs) == 1).all(paragraphs_read)
                check_known(made)
            except Reject as reason:
                refusal = refusal or reason
                continue
            if made not in found:
                found.append(made)
        if len(found) > 1:
            raise self._error(
                None,
                f"this can be read in {len(found)} ways: {told_apart(*found[:2], card_type=self._card_type)}",
            )
        if not found:
            assert refusal is not None
            raise self._error(refusal.span, str(refusal))
        return found[0]

    def _readings(self, part: Piece | Standing) -> list[tuple[int, Read]]:
        """All that a sentence can mean, with the option that it stands in."""
        if isinstance(part, Standing):
            return [(0, part.keyword.text)]
        span = part.words[0].start, part.end
        if len(part.words) > MOST_TOKENS:
            raise self._error(span, f"a sentence has at most {MOST_TOKENS} words and signs")
        try:
            return [(part.option, meaning) for meaning in meanings(read(part.words))]
        except NoReading as stop:
            unread = (stop.start, part.end) if stop.start < part.words[-1].end else span
            word = self._text[stop.start : stop.end].lower()
            raise self._error(unread, f"expected {_listed(stop.expected, word)}") from None
        except Reject as reason:
            raise self._error(reason.span or span, str(reason)) from None

    def _error(self, span: Span | None, expected: str) -> CardTextError:
        start, end = span or (0, len(self._text))
        return CardTextError(self._card, self._text, start, end, expected)


def check_known(abilities: tuple[Ability, ...]) -> None:
    """Refuse what each sentence may say but the effect tree has no place for, and words that stand for nothing.

    Raises Reject, so that no card has a tree that could not be stored or executed.
    """
    data = to_json(abilities)
    if any(word.startswith("?") for word in _words(data)):
        raise Reject("what one of the words stands for is not said")
    try:
        known = abilities_from_json(data)
    except ValidationError:
        known = None
    if known != abilities:
        raise Reject("these words together make no effect that can be executed")


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for item in cast("list[Any]", data):
            yield from _words(item)
    elif isinstance(data, dict):
        for item in cast("dict[str, Any]", data).values():
            yield from _words(item)


def _listed(words: Sequence[str], unread: str) -> str:
    """What was expected, what is spelt like the word that stands there first."""
    plain = {word.lower(): word for word in words}
    near = [plain[word] for word in difflib.get_close_matches(f"“{unread}”", plain, n=2, cutoff=0.7)]
    words = [*near, *(word for word in words if word not in near)]
    more = f" or {len(words) - MOST_EXPECTED} other words" if len(words) > MOST_EXPECTED else ""
    return (", ".join(words[:MOST_EXPECTED]) or "the end of the sentence") + more


def _paths(node: Any, spans: Spans, path: Path = ()) -> Iterator[tuple[Path, Span]]:
    if isinstance(node, tuple):
        for i, item in enumerate(cast("tuple[Any, ...]", node)):
            yield from _paths(item, spans, (*path, i))
    elif dataclasses.is_dataclass(node):
        span = spans.of(node)
        if span is not None:
            yield path, span
        for field in dataclasses.fields(node):
            yield from _paths(getattr(node, field.name), spans, (*path, field.name))
