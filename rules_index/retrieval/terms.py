"""The terms of the glossary: which of them a text uses, and looking them up by words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.companions import Term
from rules_index.retrieval.words import Vocabulary, phrase


@dataclass(frozen=True, slots=True)
class TermHit:
    """A term with its meaning in an edition, and the rules and sections that carry it."""

    term: str
    kind: str
    definition: str
    also: tuple[str, ...]
    refs: tuple[str, ...]
    score: float


class TermFinder:
    """Finds terms by their own name and by the other words for them."""

    def __init__(self, terms: Sequence[Term], vocabulary: Vocabulary) -> None:
        """Index the names. A name of the game goes before another word for something else."""
        self._vocabulary = vocabulary
        self._names: dict[tuple[str, ...], Term] = {}
        for term in terms:
            self._names.setdefault(phrase(term.term), term)
        for term in terms:
            for name in term.also:
                self._names.setdefault(phrase(name), term)
        self._names.pop((), None)
        self._longest = max((len(name) for name in self._names), default=0)

    def named(self, text: str) -> Term | None:
        """The term whose name is the whole text."""
        return self._names.get(phrase(text))

    def used(self, text: str) -> list[Term]:
        """The terms that a text uses, longest names first read, in the order of the text."""
        said = phrase(text)
        found: dict[str, Term] = {}
        place = 0
        while place < len(said):
            step = 1
            for length in range(min(self._longest, len(said) - place), 0, -1):
                term = self._names.get(said[place : place + length])
                if term is not None and not (length == 1 and self._vocabulary.is_stop_word(said[place])):
                    found.setdefault(term.term, term)
                    step = length
                    break
            place += step
        return list(found.values())


def term_hit(term: Term, edition: str, score: float) -> TermHit:
    """A term as a search gives it back. Raises UnknownEdition."""
    return TermHit(term.term, term.kind, term.definition(edition), term.also, term.refs, score)
