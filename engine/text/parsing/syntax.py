"""The grammar of card text and the Earley parser that reads one sentence by it, keeping every reading."""

from __future__ import annotations

import threading
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.grammar import NonTerminal, Rule
from lark.lexer import Lexer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lark.common import LexerConf

    from engine.text.parsing.tokens import Word

PARTS: Final = ("sentences", "events", "verbs", "modifiers", "conditions", "amounts", "nouns")
"""The files of the grammar, from the whole sentence down."""

DECLARED: Final = ("A_NUMBER", "A_DIE", "A_TAG", "A_QUOTE", "NO_WORD")
"""The terminals that are not words of their own; Lark names those that are after the word, which has no underscore."""


class _Words(Lexer):
    """Turns the words that `engine.text.parsing.tokens` found into terminals of the grammar."""

    def __init__(self, conf: LexerConf) -> None:
        self._names = {str(t.pattern.value): t.name for t in conf.terminals if t.pattern.type == "str"}

    def lex(self, data: Any) -> Iterator[Token]:  # pyright: ignore[reportIncompatibleMethodOverride] - words, not text
        look = _AHEAD.terminal is not None
        for word in cast("Sequence[Word]", data):
            name = self._name(word)
            _AHEAD.step(name if look else None)
            yield Token(name, word.text, start_pos=word.start, end_pos=word.end)
        _AHEAD.step(_END if look else None)

    def _name(self, word: Word) -> str:
        if word.kind in ("number", "die", "tag", "quote"):
            return f"A_{word.kind.upper()}"
        spelt = f"{{{word.text}}}" if word.kind == "icon" else word.text
        return self._names.get(spelt, "NO_WORD")


@cache
def grammar_text() -> str:
    """The whole grammar."""
    folder = resources.files("engine.text").joinpath("parsing/grammar")
    parts = [folder.joinpath(f"{part}.lark").read_text(encoding="utf-8") for part in PARTS]
    return "\n".join([*parts, f"%declare {' '.join(DECLARED)}"])


class _Ahead(threading.local):
    """Where this thread's sentence is being read.

    terminal: what comes next; None: do not look ahead. predicted: what has been predicted to begin here.
    """

    def __init__(self) -> None:
        self.terminal: str | None = None
        self.predicted: set[NonTerminal] = set()

    def step(self, terminal: str | None) -> None:
        """Go on to the next word."""
        self.terminal = terminal
        self.predicted.clear()


_AHEAD: Final = _Ahead()
_BEGIN: Final = "(begin)"
_END: Final = "(end)"


class _Predictions(dict[NonTerminal, list[Rule]]):
    """The rules that may begin at some place, each once, without those that can't begin with the word there.

    Lark's Earley parser predicts without looking ahead, and with each rule all that this rule may begin with, which it
    then predicts again from every rule that it has just predicted: for a grammar of this size that costs many times
    the time. Here a symbol predicts its own rules only, and those once for each word.
    """

    def __init__(self, parser: Any) -> None:
        direct = {
            symbol: [rule for rule in rules if rule.origin == symbol]
            for symbol, rules in parser.predictions.items()
        }
        super().__init__(direct)
        self._first = parser.FIRST
        self._nullable = parser.NULLABLE
        self._narrow: dict[tuple[NonTerminal, str], list[Rule]] = {}

    def __getitem__(self, symbol: NonTerminal) -> list[Rule]:
        ahead = _AHEAD.terminal
        if ahead == _BEGIN:
            return super().__getitem__(symbol)
        if symbol in _AHEAD.predicted:
            return []
        _AHEAD.predicted.add(symbol)
        if ahead is None:
            return super().__getitem__(symbol)
        rules = super().__getitem__(symbol)
        key = (symbol, ahead)
        found = self._narrow.get(key)
        if found is None:
            found = self._narrow[key] = [rule for rule in rules if self._may_begin(rule, ahead)]
        return found

    def _may_begin(self, rule: Rule, terminal: str) -> bool:
        for symbol in rule.expansion:
            if symbol.name == terminal or any(s.name == terminal for s in self._first.get(symbol, ())):
                return True
            if symbol not in self._nullable:
                return False
        return True


@cache
def grammar() -> Lark:
    """The grammar, ready to parse sentences of words."""
    lark = Lark(
        grammar_text(),
        parser="earley",
        lexer=_Words,
        ambiguity="explicit",
        propagate_positions=True,
        maybe_placeholders=True,
    )
    earley: Any = cast("Any", lark.parser).parser
    earley.predictions = _Predictions(earley)
    return lark


def _parse(words: Sequence[Word]) -> Tree[Token]:
    return cast("Any", grammar()).parse(words)


class NoReading(Exception):
    """No way to read the sentence: where it stops, and which words would have gone on."""

    def __init__(self, start: int, end: int, expected: Sequence[str]) -> None:
        super().__init__(start, end)
        self.start = start
        self.end = end
        self.expected = expected


def read(words: Sequence[Word]) -> Tree[Token]:
    """The sentence's tree; `_ambig` nodes hold several readings. Raises NoReading."""
    try:
        _AHEAD.step(_BEGIN)
        return _parse(words)
    except UnexpectedInput:
        _AHEAD.step(None)  # once more, to learn all that was expected
    try:
        return _parse(words)
    except UnexpectedToken as error:
        token: Any = error.token
        raise NoReading(token.start_pos, token.end_pos, _spelt(error.expected)) from None
    except UnexpectedEOF as error:
        raise NoReading(words[-1].end, words[-1].end, _spelt(set(error.expected))) from None
    except UnexpectedInput as error:  # pragma: no cover - the lexer turns every word into some terminal
        raise AssertionError from error


@cache
def _spellings() -> dict[str, str]:
    shown = {
        "A_NUMBER": "a number",
        "A_DIE": "a die such as d6",
        "A_TAG": "a TAG",
        "A_QUOTE": "a name in quotes",
    }
    return shown | {t.name: f"“{t.pattern.value}”" for t in grammar().terminals if t.name not in DECLARED}


def _spelt(names: set[str]) -> list[str]:
    return sorted(_spellings().get(name, name) for name in names)
