"""What a search gives back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules_index.retrieval.terms import TermHit
from rules_index.rule import Citation

Mode = Literal["auto", "lexical", "semantic", "hybrid"]
UsedMode = Literal["exact", "lexical", "semantic", "hybrid"]
Document = Literal["rules", "glossary", "tournament", "learn"]


@dataclass(frozen=True, slots=True)
class Hit:
    """One place that answers the query.

    `number` is the first of `numbers` in the edition searched (sections of the tournament rules are written
    "tr:3.4.3"). `why` says what found it: number, key, term, words, meaning, or both of the last two.
    `snippet` is the passage that fits best, with the matched words between double asterisks. `official` is
    the publisher's wording where it has been imported. `superseded_by` names the rule that overrules this
    one in the edition.
    """

    key: str
    number: str | None
    edition: str
    document: str
    score: float
    statement: str
    title: str
    numbers: tuple[str, ...]
    kind: str
    chapter: str
    why: str
    snippet: str
    official: str | None = None
    superseded_by: str | None = None
    contradictions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchResults:
    """One page of hits, best first.

    `mode` is the way that was used, `total` the number of hits on all pages, `related` rules that the hits
    of this page point to, and `note` something that the reader should know about this search.
    """

    results: list[Hit]
    mode: str
    total: int
    query: str
    edition: str
    offset: int
    related: tuple[Citation, ...] = ()
    terms: tuple[TermHit, ...] = ()
    note: str | None = None
