"""The MCP server: four read-only tools, the scenario schema as a resource, and instructions for the model.

Clients differ in what they pass on to the model, the structured content or the text, so each answer is
whole in both.
"""

from __future__ import annotations

import importlib.metadata
import json
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent, ToolAnnotations
from pydantic import BaseModel, Field

from scenarios import CardView, Ruling, render_text
from server import answers, text
from server.answers.searching import Mode
from server.errors import ServerError
from server.instructions import INSTRUCTIONS
from server.views import RuleAnswer, SearchAnswer

SCHEMA_URI = "judge://scenario-schema"

Edition = Annotated[
    str | None,
    Field(description="Edition of the rules, for example 2026-08 or 2026-11; the newest when left out"),
]


def create_server() -> MCPServer:
    """The MCP server, ready to run over any transport."""
    server = MCPServer(
        name="cyberpunk-tcg-judge",
        title="Cyberpunk TCG judge",
        description="Rulings and rules of the Cyberpunk TCG, with citations (unofficial)",
        instructions=INSTRUCTIONS,
        version=importlib.metadata.version("cyberpunk-tcg-judge"),
        log_level="WARNING",
    )
    for function, title in (
        (judge_scenario, "Rule on a situation"),
        (search_rules, "Search the rules"),
        (get_rule, "Look up a rule"),
        (get_card, "Look up a card"),
    ):
        server.add_tool(
            function,
            title=title,
            annotations=ToolAnnotations(
                title=title,
                read_only_hint=True,
                destructive_hint=False,
                idempotent_hint=True,
                open_world_hint=False,
            ),
        )
    server.resource(
        SCHEMA_URI,
        name="scenario-schema",
        title="The scenario language",
        description="JSON Schema of what judge_scenario takes",
        mime_type="application/schema+json",
    )(_scenario_schema)
    return server


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
    try:
        ruling = answers.ruling(scenario, edition, source="scenario")
    except ServerError as error:
        raise _tool_error(
            error, f"Mend the scenario and call again; {SCHEMA_URI} has the language."
        ) from error
    return _result(ruling, render_text(ruling))


def search_rules(
    query: Annotated[str, Field(description="Words, a question as a player asks it, or a rule number")],
    edition: Edition = None,
    limit: Annotated[int, Field(ge=1, le=answers.MAX_RESULTS, description="How many to return")] = 8,
    offset: Annotated[int, Field(ge=0, description="How many to skip, for the next page")] = 0,
    document: Annotated[
        str | None, Field(description="Only this document: rules, tournament, glossary or learn")
    ] = None,
    chapter: Annotated[str | None, Field(description="Only this chapter, for example 9")] = None,
    kind: Annotated[str | None, Field(description="Only mechanic, definition or conduct")] = None,
    mode: Annotated[
        Mode,
        Field(description="lexical (by words; quickest), semantic (by meaning), hybrid, or auto"),
    ] = "auto",
) -> Annotated[CallToolResult, SearchAnswer]:
    """Find rules by words or by a question. Gives numbers, keys and statements, best first.

    It finds rules; it does not decide a situation (judge_scenario does). Follow with get_rule for what
    surrounds one.
    """
    try:
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
    except ServerError as error:
        raise _tool_error(error, "Change the query or its filters and call again.") from error
    return _result(found, text.search_text(found))


def get_rule(
    rule: Annotated[str, Field(description="A rule number (9.17.3), key (fight.tie), or section (tr:3.4.3)")],
    edition: Edition = None,
) -> Annotated[CallToolResult, RuleAnswer]:
    """Look up one rule by number or key: what it says, its neighbours and references, and its history over
    editions.

    A number may mean another rule in another edition; the answer names the edition and the key it returned.
    """
    try:
        found = answers.rule(rule, edition)
    except ServerError as error:
        raise _tool_error(
            error, "Use one of the numbers or keys named, or search_rules to find one."
        ) from error
    return _result(found, text.rule_text(found))


def get_card(
    name: Annotated[str, Field(description="A card's name, name with subtitle, or id")],
) -> Annotated[CallToolResult, CardView]:
    """Look up a card: its id for scenarios, type, color, cost, RAM, power, tags, Sell Tag.

    `executable` says whether the engine can play it; where it cannot, a ruling that needs it is
    `unsupported`.
    """
    try:
        found = answers.card(name)
    except ServerError as error:
        raise _tool_error(error, "Use one of the names or ids given.") from error
    return _result(found, text.card_text(found))


def _scenario_schema() -> str:
    return json.dumps(answers.scenario_schema(), ensure_ascii=False)


def _result(answer: BaseModel, words: str) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(type="text", text=words)], structured_content=answer.model_dump(mode="json")
    )


def _tool_error(error: ServerError, way_out: str) -> ToolError:
    # Only the text of a ToolError reaches the model.
    return ToolError(f"{error.detail}\n{way_out}")
