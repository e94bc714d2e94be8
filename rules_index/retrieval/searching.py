"""The search that others call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import numpy as np

from rules_index.companions import sections_of
from rules_index.editions import DEFAULT_EDITION, chapter_of, check_edition, number_key
from rules_index.errors import ModelError, QueryError, UnknownDocument
from rules_index.loader import digest
from rules_index.register import contradictions_of
from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.index import SearchIndex, Way
from rules_index.retrieval.indexes import index_of, term_finder
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.links import DECIDING
from rules_index.retrieval.results import Hit, Mode, SearchResults
from rules_index.retrieval.routes import route
from rules_index.retrieval.snippets import Snippets
from rules_index.retrieval.terms import TermHit, term_hit
from rules_index.retrieval.words import plain_words, vocabulary
from rules_index.rule import Citation

Keep = Callable[[Entry], bool]

DOCUMENTS = ("rules", "tournament", "glossary", "learn")
KINDS = ("mechanic", "definition", "conduct")
LONGEST_QUERY = 2_000
MOST_RESULTS = 100
# Beyond this place a ranking by words or meaning says nothing any more.
_DEEPEST = 200
# What a query names by number or key stands before anything that was ranked.
_EXACT = 100.0
_NO_KNOWN_WORD = "No word of the query stands in any document."
_NOTHING_FITS = (
    "Nothing in the documents fits this query. Ask about the game and in English; "
    "a rule number, a keyword or a few words in other terms may help."
)

_WHY = {"exact": "family", "lexical": "words", "semantic": "meaning", "hybrid": "both"}


def search(
    query: str,
    *,
    edition: str = DEFAULT_EDITION,
    limit: int = 10,
    offset: int = 0,
    document: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
    mode: Mode = "auto",
) -> SearchResults:
    """Find the rules (and sections of other documents) that answer a query.

    Without `document` the comprehensive rules and the tournament rules are searched: the sources that decide something.
    "glossary" and "learn" search those two; a text's glossary terms come with every result. `chapter` is a
    chapter's number or an appendix's letter, `kind` one of mechanic, definition and conduct. `mode` is
    "lexical" (words), "semantic" (meaning), "hybrid" (both), or "auto": both, or words alone where the
    model is not available.

    Raises QueryError for a query without words, one that is too long, a chapter that no document searched has, or a
    wrong number of results; UnknownEdition,
    UnknownDocument; UnknownRule where the query is only a number that no document has; ModelError where a mode needs
    the model and it is missing; DigestError and StoreError where data is damaged.
    """
    check_edition(edition)
    _check(query, limit, offset, document, chapter, kind)
    index = index_of(edition)
    named = (
        route(query, edition, digest(), _section_numbers(), vocabulary())
        if document in (None, *DECIDING)
        else None
    )
    keep = _filter(document, chapter, kind)
    if named is not None and named.only:
        ranked, used, note = _family(index, named.keys, edition), "exact", named.note
    else:
        scores, used, note = _scores(index, query, mode)
        ranked = _ranking(index, scores, keep)
        if named is not None:
            ranked = [*_places(index, named.keys), *ranked]
            note = named.note
    order = [place for place in dict.fromkeys(place for place, _ in ranked) if keep(index.entries[place])]
    worth = dict(reversed(ranked))
    page = order[offset : offset + limit]
    exact = dict.fromkeys(named.keys, named.why) if named is not None else {}
    snippets = Snippets(query, vocabulary())
    hits: list[Hit] = []
    for place in page:
        entry = index.entries[place]
        why = exact.get(entry.key, _WHY[used])
        hits.append(_hit(entry, worth[place], edition, why, snippets.of(entry.passages)))
    return SearchResults(
        results=hits,
        mode=used,
        total=len(order),
        query=query,
        edition=edition,
        offset=offset,
        related=_related(hits, edition),
        terms=_terms(query, edition),
        note=note,
    )


def search_glossary(query: str, *, edition: str = DEFAULT_EDITION, limit: int = 10) -> list[TermHit]:
    """The glossary terms that a text names or uses, then those whose definitions share its words.

    Raises QueryError, UnknownEdition, DigestError.
    """
    check_edition(edition)
    _check(query, limit, 0, "glossary", None, None)
    index = index_of(edition)
    finder = term_finder()
    whole = finder.named(query)
    found = {
        term.term: term_hit(term, edition, _EXACT) for term in ([whole] if whole else finder.used(query))
    }
    scores = index.plain_scores(query, "lexical")
    for place, score in _ranking(index, scores, _filter("glossary", None, None)):
        term = finder.named(index.entries[place].title)
        if term is not None:
            found.setdefault(term.term, term_hit(term, edition, score))
    return list(found.values())[:limit]


def _check(
    query: str, limit: int, offset: int, document: str | None, chapter: str | None, kind: str | None
) -> None:
    if len(query) > LONGEST_QUERY:
        raise QueryError(
            f"the query has {len(query):,} characters, up to {LONGEST_QUERY:,} are read: ask one question at a time"
        )
    if not plain_words(query):
        raise QueryError(
            "the query has no word in it: ask with English words, a rule number (9.17.3) or a key (fight.tie)"
        )
    if not 1 <= limit <= MOST_RESULTS:
        raise QueryError(f"limit is {limit}: ask for 1 to {MOST_RESULTS} results, and page on with offset")
    if offset < 0:
        raise QueryError(f"offset is {offset}: it counts from 0")
    if document is not None and document not in DOCUMENTS:
        raise UnknownDocument(document, DOCUMENTS)
    if kind is not None and kind not in KINDS:
        raise QueryError(f"there is no kind {kind!r}: use one of {', '.join(KINDS)}")
    if chapter is not None:
        _check_chapter(chapter, document)


def _check_chapter(chapter: str, document: str | None) -> None:
    if document in ("glossary", "learn"):
        raise QueryError(f"the document {document!r} has no chapters: leave out chapter")
    there = {
        "rules": sorted(digest().chapters, key=number_key),
        "tournament": sorted(
            {chapter_of(number.removeprefix("tr:")) for number in _section_numbers()}, key=number_key
        ),
    }
    searched = _document_of(chapter, document)
    if chapter.upper() not in there[searched]:
        known = "; ".join(f"{name}: {', '.join(there[name])}" for name in there if document in (None, name))
        raise QueryError(f"there is no chapter {chapter!r}: use one of these ({known}), or leave out chapter")


def _document_of(chapter: str, document: str | None) -> str:
    """Where a chapter is looked for: without a document in the rules, unless it is an appendix."""
    return document or ("rules" if chapter.isdigit() else "tournament")


def _section_numbers() -> frozenset[str]:
    return frozenset(section.number for section in sections_of("tournament").sections)


def _filter(document: str | None, chapter: str | None, kind: str | None) -> Keep:
    if chapter is not None:
        document = _document_of(chapter, document)
    documents = DECIDING if document is None else {document}

    def keep(entry: Entry) -> bool:
        if entry.document not in documents or (kind is not None and entry.kind != kind):
            return False
        if chapter is None:
            return True
        return any(chapter_of(number.removeprefix("tr:")) == chapter.upper() for number in entry.numbers)

    return keep


def _scores(index: SearchIndex, query: str, mode: Mode) -> tuple[Scores, Way, str | None]:
    way: Way = "hybrid" if mode == "auto" else mode
    try:
        scores = index.scores(query, way)
    except ModelError as error:
        if mode != "auto":
            raise
        return index.scores(query, "lexical"), "lexical", f"Searched by words alone: {error}."
    if not scores.any():
        return scores, way, _NO_KNOWN_WORD if way == "lexical" else _NOTHING_FITS
    if not index.knows(query):
        return (
            scores,
            way,
            f"{_NO_KNOWN_WORD} The results are by nearness of meaning alone and may be far off.",
        )
    return scores, way, None


def _ranking(index: SearchIndex, scores: Scores, keep: Keep) -> list[tuple[int, float]]:
    """Places and scores of what the filter keeps, best first; of equals, the earlier rule."""
    order = (int(place) for place in np.argsort(-scores, kind="stable"))
    kept = (place for place in order if scores[place] > 0 and keep(index.entries[place]))
    return [(place, float(scores[place])) for place in islice(kept, _DEEPEST)]


def _places(index: SearchIndex, keys: Sequence[str]) -> list[tuple[int, float]]:
    place_of = index.places
    return [(place_of[key], _EXACT) for key in keys if key in place_of]


def _family(index: SearchIndex, keys: Sequence[str], edition: str) -> list[tuple[int, float]]:
    """What was named, then the rules under it and above it."""
    book = digest()
    near: dict[str, None] = {}
    for key in keys:
        if key in book:
            rule = book.rule(key)
            above = book.parent(rule, edition)
            near.update(dict.fromkeys(child.key for child in book.children(rule, edition)))
            near.update(dict.fromkeys([above.key] if above else []))
    named = _places(index, keys)
    return [*named, *((place, 1.0) for place, _ in _places(index, list(near)))]


def _hit(entry: Entry, score: float, edition: str, why: str, passage: str) -> Hit:
    return Hit(
        key=entry.key,
        number=entry.numbers[0] if entry.numbers else None,
        edition=edition,
        document=entry.document,
        score=round(score, 4),
        statement=entry.statement,
        title=entry.title,
        numbers=entry.numbers,
        kind=entry.kind,
        chapter=entry.chapter,
        why=why,
        snippet=passage,
        official=entry.official,
        superseded_by=entry.superseded_by,
        contradictions=tuple(found.id for found in contradictions_of(entry.key, edition)),
    )


def _related(hits: Sequence[Hit], edition: str) -> tuple[Citation, ...]:
    """Rules that the first hits refer to and that are not among the hits."""
    book = digest()
    shown = {hit.key for hit in hits}
    refs = (ref for hit in hits[:3] if hit.document == "rules" for ref in book.rule(hit.key).refs)
    return tuple(book.cite(ref, edition) for ref in dict.fromkeys(refs) if ref not in shown)[:5]


def _terms(query: str, edition: str) -> tuple[TermHit, ...]:
    return tuple(term_hit(term, edition, _EXACT) for term in term_finder().used(query)[:3])
