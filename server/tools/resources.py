"""Resources: the scenario language and every rule by address, with completion of numbers and keys."""

from __future__ import annotations

import json

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError
from mcp.types import (
    Completion,
    CompletionArgument,
    CompletionContext,
    PromptReference,
    ResourceTemplateReference,
)

from server import answers, text
from server.errors import ServerError
from server.tools.common import SCHEMA_URI

RULE_URI = "rule://{edition}/{number}"
MOST_COMPLETIONS = 100


def add_resources(server: MCPServer) -> None:
    """Give the server its resources."""
    server.resource(
        SCHEMA_URI,
        name="scenario-schema",
        title="The scenario language",
        description="JSON Schema of what judge_scenario takes",
        mime_type="application/schema+json",
    )(scenario_schema)
    server.resource(
        RULE_URI,
        name="rule",
        title="A rule",
        description="One rule of an edition, by number (rule://2026-11/9.17.3) or key (rule://2026-11/fight.tie)",
        mime_type="text/plain",
    )(rule)
    server.completion()(complete)


def scenario_schema() -> str:
    """The JSON Schema of scenarios."""
    return json.dumps(answers.scenario_schema(), ensure_ascii=False)


def rule(edition: str, number: str) -> str:
    """A rule as text. Raises ResourceNotFoundError with what is near."""
    try:
        return text.rule_text(answers.rule(number, edition))
    except ServerError as error:
        raise ResourceNotFoundError(error.detail) from error


async def complete(
    reference: PromptReference | ResourceTemplateReference,
    argument: CompletionArgument,
    context: CompletionContext | None,
) -> Completion | None:
    """Editions, and the numbers and keys of an edition, that begin as the argument does."""
    if argument.name == "edition":
        found = answers.editions(argument.value)
    elif not isinstance(reference, ResourceTemplateReference) or reference.uri != RULE_URI:
        return None
    else:
        chosen = context.arguments.get("edition") if context and context.arguments else None
        found = answers.names(argument.value, chosen)
    return Completion(
        values=found[:MOST_COMPLETIONS], total=len(found), has_more=len(found) > MOST_COMPLETIONS
    )
