"""The MCP server: tools that only read, resources, and instructions for the model.

Clients differ in what they pass on to the model, the structured content or the text, so each answer is whole in
both.
"""

from __future__ import annotations

import importlib.metadata

from mcp.server.mcpserver import MCPServer
from mcp.types import ToolAnnotations

from server.instructions import INSTRUCTIONS
from server.tools import documents, resources, rules, rulings
from server.tools.common import SCHEMA_URI
from server.tools.resources import RULE_URI

__all__ = ["RULE_URI", "SCHEMA_URI", "create_server"]

# In the order in which a model should think of them.
_TOOLS = (
    (rulings.judge_scenario, "Rule on a situation"),
    (rules.search_rules, "Search the rules"),
    (rules.get_rule, "Look up a rule"),
    (rulings.get_card, "Look up a card"),
    (rules.search_glossary, "Explain a term"),
    (rules.compare_editions, "Compare editions"),
    (documents.read_rules_document, "Read a document"),
    (documents.list_rules_documents, "List the documents"),
    (documents.list_games, "List the games"),
)


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
    for function, title in _TOOLS:
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
    resources.add_resources(server)
    return server
