"""Questions that are asked in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from server.errors import BadInput, answering
from server.views import RuleReference, SearchAnswer, SearchHit, TermAnswer

if TYPE_CHECKING:
    from rules_index import Hit, TermHit

MAX_RESULTS = 50
"""The most that one search returns."""

Mode = Literal["auto", "lexical", "semantic", "hybrid"]
"""By words and meaning as far as both are at hand, by words, by meaning, by both."""


def search(
    query: str,
    edition: str | None = None,
    *,
    limit: int = 10,
    offset: int = 0,
    document: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
    mode: Mode = "auto",
) -> SearchAnswer:
    """The rules that a question or some words lead to, best first.

    `limit` is 1 to MAX_RESULTS, `offset` skips as many. Raises BadInput where the query cannot be used, NotFound
    for an edition or document that does not exist, Unavailable where `mode` needs a model that is not here.
    """
    import rules_index

    if not 1 <= limit <= MAX_RESULTS:
        raise BadInput(f"limit is {limit}: use 1 to {MAX_RESULTS}")
    if offset < 0:
        raise BadInput(f"offset is {offset}: use 0 or more")
    with answering():
        wanted = edition or rules_index.DEFAULT_EDITION
        found = rules_index.search(
            query,
            edition=wanted,
            limit=limit,
            offset=offset,
            document=document,
            chapter=chapter,
            kind=kind,
            mode=mode,
        )
    shown = offset + len(found.results)
    return SearchAnswer(
        query=query,
        edition=wanted,
        mode=found.mode,
        note=found.note,
        total=found.total,
        next_offset=shown if found.results and shown < found.total else None,
        results=[_hit(hit) for hit in found.results],
        related=[
            RuleReference(key=cited.key, number=cited.number, statement=cited.statement)
            for cited in found.related
        ],
        terms=[term(hit) for hit in found.terms],
    )


def term(hit: TermHit) -> TermAnswer:
    """A term of the glossary as an answer."""
    return TermAnswer(
        term=hit.term,
        kind=hit.kind,
        definition=hit.definition,
        also=list(hit.also),
        references=list(hit.refs),
    )


def _hit(hit: Hit) -> SearchHit:
    return SearchHit(
        key=hit.key,
        number=hit.number,
        edition=hit.edition,
        document=hit.document,
        score=hit.score,
        statement=hit.statement,
        title=hit.title,
        kind=hit.kind,
        why=hit.why,
        snippet=hit.snippet,
        official=hit.official,
        superseded_by=hit.superseded_by,
        contradictions=list(hit.contradictions),
    )
