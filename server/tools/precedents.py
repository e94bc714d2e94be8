"""The tool that finds situations that people have written down with their answers."""

from __future__ import annotations

from typing import Annotated

from mcp.types import CallToolResult
from pydantic import Field

from scenarios.precedents import PrecedentsAnswer, precedents_text
from server import answers
from server.tools.common import Game, result, telling
from server.tools.rules import Limit


def search_rulings(
    query: Annotated[
        str, Field(description="Words, or the question as a player asks it; can be left out")
    ] = "",
    card: Annotated[str | None, Field(description="Only with this card: its name or id")] = None,
    rule: Annotated[str | None, Field(description="Only about this rule: its number or key")] = None,
    faq: Annotated[
        str | None, Field(description="Only what restates this official FAQ entry, for example general-04")
    ] = None,
    limit: Limit = 5,
    offset: Annotated[int, Field(ge=0, description="How many to skip, for the next page")] = 0,
    game: Game = None,
) -> Annotated[CallToolResult, PrecedentsAnswer]:
    """Find situations that were written down before, with the answer that people expect and the rules for it.

    By words, card, rule or FAQ entry, best first. They are stored expectations, not rulings of now: to decide a
    situation, change the `scenario` of a row to fit and pass it to judge_scenario. The first call takes some seconds.
    """
    with telling("Change the words or filters and call again.", game):
        found = answers.precedents(query, card=card, rule=rule, faq=faq, limit=limit, offset=offset)
    return result(found, precedents_text(found))
