"""From a text to the words that a search compares: lower case, stems, no stop words, symbols spelled out."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from rules_index.cache import remembered
from rules_index.loader import DIGEST_FOLDER

VOCABULARY = "vocabulary.yaml"

# What a word counts that the vocabulary supplied.
MEANT_WEIGHT = 0.5

_WORD = re.compile(r"[a-z0-9]+")
# What may stand behind the object of a verb, and the most words that the object has.
_PARTICLES = frozenset({"away", "back", "down", "out", "over", "up"})
_OBJECT = 2
_APOSTROPHES = str.maketrans("", "", "'’‘`")
_SYMBOLS = (("€$", " eddies "), ("€", " eddies "), ("☆", " star "), ("★", " star "), ("◆", " ram "))
_SPLIT_WORDS = (
    ("face-up", "faceup"),
    ("face up", "faceup"),
    ("face-down", "facedown"),
    ("face down", "facedown"),
)


@lru_cache(maxsize=1)
def _stemmer() -> Any:
    return import_module("Stemmer").Stemmer("english")


def _stem(words: list[str]) -> list[str]:
    return list(_stemmer().stemWords(words))


def plain_words(text: str) -> list[str]:
    """The words of a text in lower case, symbols spelled out, apostrophes dropped."""
    text = text.lower()
    for symbol, word in _SYMBOLS:
        text = text.replace(symbol, word)
    for spelled, joined in _SPLIT_WORDS:
        text = text.replace(spelled, joined)
    return _WORD.findall(text.translate(_APOSTROPHES))


@lru_cache(maxsize=32_768)
def phrase(text: str) -> tuple[str, ...]:
    """The stems of all words of a text, stop words too: what two ways to write the same name have in
    common.
    """
    return tuple(_stem(plain_words(text)))


class Vocabulary:
    """Which words matter, and what words of other games and of everyday speech stand for in this game."""

    def __init__(
        self, stop_words: Iterable[str], rows: Iterable[tuple[Sequence[str], Sequence[str]]]
    ) -> None:
        """Take stop words and pairs of (what is said, what it means); phrases may have several words."""
        self._stop = frozenset(stop_words)
        # Passages are compared with query after query.
        self._stems_of = lru_cache(maxsize=32_768)(self._stems)
        self._means: dict[tuple[str, ...], list[str]] = {}
        for said, meant in rows:
            for saying in said:
                self._means.setdefault(phrase(saying), []).extend(meant)
        self._longest = max((len(saying) for saying in self._means), default=0)

    def is_stop_word(self, word: str) -> bool:
        """Whether a word in lower case says nothing about the subject of a question."""
        return word in self._stop

    def stems(self, text: str) -> tuple[str, ...]:
        """The stems of the words that matter. Where all are stop words: of all of them."""
        return self._stems_of(text)

    def _stems(self, text: str) -> tuple[str, ...]:
        words = plain_words(text)
        return tuple(_stem([word for word in words if word not in self._stop] or words))

    def meanings(self, text: str) -> list[str]:
        """The game's words for what a text says in other words; [] where it uses none."""
        said = phrase(text)
        found: dict[str, None] = dict.fromkeys(self._parted(said))
        place = 0
        while place < len(said):
            # The longest phrase wins, so that "summoning sick" is not read as "sick" once more.
            for length in range(min(self._longest, len(said) - place), 0, -1):
                meant = self._means.get(said[place : place + length])
                if meant:
                    found.update(dict.fromkeys(meant))
                    place += length - 1
                    break
            place += 1
        return list(found)

    def _parted(self, said: tuple[str, ...]) -> Iterator[str]:
        """What verbs mean whose object stands before their particle: `throw cards away`, `turn it over`."""
        for place, word in enumerate(said):
            if word in _PARTICLES:
                for gap in range(2, min(_OBJECT + 2, place + 1)):
                    yield from self._means.get((said[place - gap], word), ())

    def weighed(self, text: str) -> dict[str, float]:
        """The stems that matter at weight 1, and those of what the text's words stand for at half of it."""
        meant = self.stems(" ".join(self.meanings(text))) if self.meanings(text) else ()
        return dict.fromkeys(meant, MEANT_WEIGHT) | dict.fromkeys(self.stems(text), 1.0)

    def translated(self, text: str, known: Container[str] = ()) -> str:
        """The text with each single word from elsewhere put into the game's words; itself where it has none.

        A word whose stem is `known` is not from elsewhere: "draw" may be a tie in other games, and is a draw in this.
        """
        words = plain_words(text)
        found = [None if phrase(word)[0] in known else self._means.get(phrase(word)) for word in words]
        if not any(found):
            return text
        return " ".join(meant[0] if meant else word for word, meant in zip(words, found, strict=True))


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    """The vocabulary that ships with the digest. Raises DigestError where its file is broken."""
    content = (DIGEST_FOLDER / VOCABULARY).read_bytes()
    sources = [(VOCABULARY, content)]
    return remembered("vocabulary", "1", sources, lambda: _parse(content), _build)


def _parse(content: bytes) -> Any:
    # Imported late: a start from the cache needs neither YAML nor Pydantic.
    from rules_index.schema import VocabularyFile, validate
    from rules_index.yamlfile import YamlFile

    return validate(YamlFile(VOCABULARY, content.decode("utf-8")), VocabularyFile).model_dump()


def _build(value: Any) -> Vocabulary:
    return Vocabulary(value["stop_words"], [(row["said"], row["mean"]) for row in value["words"]])
