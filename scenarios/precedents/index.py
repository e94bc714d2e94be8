"""The library as an index: built when it is first asked, kept in memory, and on disk as long as no file changes."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rules_index.cache import remembered
from rules_index.retrieval.words import vocabulary
from scenarios.errors import ScenarioError
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.precedents.rows import Precedent, library_name, precedent

#: Of the rows on disk: changed whenever `Precedent` or what is in it changes.
_FORM: Final = "1"
#: A word in the title says more of what a scenario is about than one in its note.
_TITLE_COUNTS: Final = 3

_building = threading.Lock()


class Index:
    """Precedents by their words (BM25)."""

    def __init__(self, rows: Sequence[Precedent]) -> None:
        """Index the rows."""
        self.rows = tuple(rows)
        self._words = vocabulary()
        texts = [list(self._words.stems(_text(row))) for row in self.rows]
        self._stems = [frozenset(text) for text in texts]
        self._known = frozenset[str]().union(*self._stems)
        self._index: Any = None
        if texts:
            self._index = import_module("bm25s").BM25(method="lucene")
            self._index.index(texts, show_progress=False)

    def scores(self, words: str) -> list[float]:
        """How well each row fits, 0 where it shares no word; words of other games count as this game's.

        A row that has more of the words that were asked counts more than one that has one of them often.
        """
        asked = [stem for stem in dict.fromkeys(self._words.stems(words)) if stem in self._known]
        meant = self._words.stems(" ".join(self._words.meanings(words)))
        stems = list(dict.fromkeys((*asked, *(stem for stem in meant if stem in self._known))))
        if not stems:
            return [0.0] * len(self.rows)
        scores = self._index.get_scores(stems)
        shares = [sum(stem in row for stem in stems) / len(stems) for row in self._stems]
        return [float(score) * share for score, share in zip(scores, shares, strict=True)]


def index() -> Index:
    """The index of the library that ships. The first call builds it; two threads do not build it twice."""
    with _building:
        return _index()


@lru_cache(maxsize=1)
def _index() -> Index:
    from scenarios import library

    files = [(path, path.read_bytes()) for path in library()]
    sources = [(library_name(path), content) for path, content in files]
    return remembered("precedents", _FORM, sources, lambda: _rows(files), _of_data)


def _rows(files: Sequence[tuple[Path, bytes]]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for path, content in files:
        text = content.decode("utf-8-sig")
        try:
            scenario = parse(read(text, path.name))
        except ScenarioError:
            # A library that does not load is a fault for its tests to find; a search goes on without the file.
            continue
        rows.append(precedent(library_name(path), text, scenario).model_dump(mode="json"))
    return rows


def _of_data(data: Any) -> Index:
    return Index([Precedent.model_validate(row) for row in data])


def _text(row: Precedent) -> str:
    """The words by which a row is found."""
    asked = " ".join(each.ask for each in row.questions)
    names = " ".join((*row.tags, *row.cards, *row.rules)).replace("-", " ").replace(".", " ")
    return " ".join((*(row.title,) * _TITLE_COUNTS, row.answer, asked, names))
