"""Tools about what the rules say."""

from __future__ import annotations

from typing import Annotated

from mcp.types import CallToolResult
from pydantic import Field

from server import answers, document_text, text
from server.answers import Mode
from server.document_views import ComparisonAnswer, GlossaryAnswer
from server.tools.common import Edition, Game, result, telling
from server.views import RuleAnswer, SearchAnswer

Limit = Annotated[int, Field(ge=1, le=answers.MAX_RESULTS, description="How many to return")]


def search_rules(
    query: Annotated[str, Field(description="Words, a question as a player asks it, or a rule number")],
    edition: Edition = None,
    limit: Limit = 8,
    offset: Annotated[int, Field(ge=0, description="How many to skip, for the next page")] = 0,
    document: Annotated[
        str | None, Field(description="Only this document: rules, tournament, glossary or learn")
    ] = None,
    chapter: Annotated[str | None, Field(description="Only this chapter, for example 9")] = None,
    kind: Annotated[str | None, Field(description="Only mechanic, definition or conduct")] = None,
    mode: Annotated[
        Mode, Field(description="lexical (by words; quickest), semantic (by meaning), hybrid, or auto")
    ] = "auto",
    game: Game = None,
) -> Annotated[CallToolResult, SearchAnswer]:
    """Find rules by words or by a question. Gives numbers, keys and statements, best first.

    It finds rules; it does not decide a situation (judge_scenario does). Follow with get_rule for what
    surrounds one. The first search by meaning loads a model and takes some seconds.
    """
    with telling("Change the query or its filters and call again.", game):
        found = answers.search(
            query,
            edition,
            limit=limit,
            offset=offset,
            document=document,
            chapter=chapter,
            kind=kind,
            mode=mode,
        )
    return result(found, text.search_text(found))


def get_rule(
    rule: Annotated[str, Field(description="A rule number (9.17.3), key (fight.tie), or section (tr:3.4.3)")],
    edition: Edition = None,
    game: Game = None,
) -> Annotated[CallToolResult, RuleAnswer]:
    """Look up one rule by number or key: what it says, its neighbours and references, its history over
    editions, and where sources disagree about it.

    A number may mean another rule in another edition; the answer names the edition and the key it returned.
    """
    with telling("Use one of the numbers or keys named, or search_rules to find one.", game):
        found = answers.rule(rule, edition)
    return result(found, text.rule_text(found))


def search_glossary(
    query: Annotated[str, Field(description="A term, a keyword, or words about it; slang is understood")],
    edition: Edition = None,
    limit: Limit = 5,
    game: Game = None,
) -> Annotated[CallToolResult, GlossaryAnswer]:
    """Explain terms, keywords and symbols, with the rules that carry them."""
    with telling("Use other words, or search_rules.", game):
        found = answers.glossary(query, edition, limit)
    return result(found, document_text.glossary_text(found))


def compare_editions(
    old: Annotated[str | None, Field(description="The older edition; the oldest when left out")] = None,
    new: Annotated[str | None, Field(description="The newer edition; the newest when left out")] = None,
    chapter: Annotated[str | None, Field(description="Only this chapter, for example 9")] = None,
    game: Game = None,
) -> Annotated[CallToolResult, ComparisonAnswer]:
    """Tell what changed between two editions: rules added, removed, moved, overruled, or changed in meaning.

    Each with both numbers and what it means at the table. Name a chapter unless all of it is wanted.
    """
    with telling("Use one of the editions and chapters named.", game):
        found = answers.compare(old, new, chapter)
    return result(found, document_text.comparison_text(found))
