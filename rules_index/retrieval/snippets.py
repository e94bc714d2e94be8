"""The passage of an entry that fits a query best, with the matched words marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules_index.retrieval.words import Vocabulary, phrase

_TOKEN = re.compile(r"[\w'’€$☆★-]+")
_LENGTH = 240


class Snippets:
    """Cuts passages for one query."""

    def __init__(self, query: str, vocabulary: Vocabulary) -> None:
        """Take the words to look for: those of the query and those that they stand for."""
        meanings = " ".join(vocabulary.meanings(query))
        self._wanted = {*vocabulary.stems(query), *(vocabulary.stems(meanings) if meanings else ())}
        self._vocabulary = vocabulary

    def of(self, passages: Sequence[str]) -> str:
        """The passage that shares most words with the query (the first of equals), matched words between `**`."""
        best = max(
            passages, key=lambda passage: len(self._wanted.intersection(self._vocabulary.stems(passage)))
        )
        return self._marked(self._window(best))

    def _matches(self, token: str) -> bool:
        return not self._wanted.isdisjoint(phrase(token))

    def _window(self, text: str) -> str:
        """A part of a long text that begins a little before its first matched word."""
        if len(text) <= _LENGTH:
            return text
        first = next((token.start() for token in _TOKEN.finditer(text) if self._matches(token.group())), 0)
        start = max(0, min(first - 60, len(text) - _LENGTH))
        start = text.find(" ", start) + 1 if start else 0
        end = text.rfind(" ", start, start + _LENGTH) if start + _LENGTH < len(text) else len(text)
        return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")

    def _marked(self, text: str) -> str:
        return _TOKEN.sub(
            lambda token: f"**{token.group()}**" if self._matches(token.group()) else token.group(), text
        )
