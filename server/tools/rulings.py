"""Tools about a situation, and about the cards in it."""

from __future__ import annotations

from typing import Annotated, Any

from mcp.types import CallToolResult
from pydantic import Field

from scenarios import CardView, Ruling, render_text
from server import answers, text
from server.tools.common import SCHEMA_URI, Edition, Game, result, telling


def judge_scenario(
    scenario: Annotated[
        str | dict[str, Any],
        Field(
            description="The situation and the questions about it, as YAML or JSON text or as an object; "
            f"the server instructions show one, {SCHEMA_URI} has all of the language"
        ),
    ],
    edition: Edition = None,
) -> Annotated[CallToolResult, Ruling]:
    """Decide a rules question: play the situation on the rules engine and rule on it, with the rules that
    decide.

    Use it for whether something may or must be done and for what happens. The ruling holds a verdict and an
    answer for each question, citations, the assumptions made for what the scenario leaves out, and the play
    step by step.
    """
    with telling(f"Mend the scenario and call again; {SCHEMA_URI} has the language."):
        ruling = answers.ruling(scenario, edition, source="scenario")
    return result(ruling, render_text(ruling))


def get_card(
    name: Annotated[str, Field(description="A card's name, name with subtitle, or id")],
    game: Game = None,
) -> Annotated[CallToolResult, CardView]:
    """Look up a card: its id for scenarios, type, color, cost, RAM, power, tags, Sell Tag.

    `executable` says whether the engine can play it; where it cannot, a ruling that needs it is
    `unsupported`.
    """
    with telling("Use one of the names or ids given.", game):
        found = answers.card(name)
    return result(found, text.card_text(found))
