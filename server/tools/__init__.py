"""The MCP server: tools that only read, resources, and instructions for the model.

Clients differ in what they pass on to the model, the structured content or the text, so each answer is whole in
both.
"""

from __future__ import annotations

import importlib.metadata
from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.types import CallToolResult, InputRequiredResult, Tool, ToolAnnotations

from server.instructions import INSTRUCTIONS
from server.tools import resources
from server.tools.common import SCHEMA_URI
from server.tools.resources import RULE_URI

__all__ = ["RULE_URI", "SCHEMA_URI", "create_server"]


class JudgeServer(MCPServer[Any]):
    """The server, whose tools are put together when they are first listed or called.

    What they give back is described by the engine's and the scenarios' own models, and the handshake does not
    wait for those.
    """

    _complete = False

    async def list_tools(self) -> list[Tool]:
        """All tools."""
        self._add_tools()
        return await super().list_tools()

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool by name. Raises what `MCPServer.call_tool` raises."""
        self._add_tools()
        return await super().call_tool(name, arguments, context)

    def _add_tools(self) -> None:
        if self._complete:
            return
        self._complete = True
        from server.tools import documents, rules, rulings

        # In the order in which a model should think of them.
        for function, title in (
            (rulings.judge_scenario, "Rule on a situation"),
            (rules.search_rules, "Search the rules"),
            (rules.get_rule, "Look up a rule"),
            (rulings.get_card, "Look up a card"),
            (rules.search_glossary, "Explain a term"),
            (rules.compare_editions, "Compare editions"),
            (documents.read_rules_document, "Read a document"),
            (documents.list_rules_documents, "List the documents"),
            (documents.list_games, "List the games"),
        ):
            self.add_tool(
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


def create_server() -> MCPServer[Any]:
    """The MCP server, ready to run over any transport."""
    server = JudgeServer(
        name="cyberpunk-tcg-judge",
        title="Cyberpunk TCG judge",
        description="Rulings and rules of the Cyberpunk TCG, with citations (unofficial)",
        instructions=INSTRUCTIONS,
        version=importlib.metadata.version("cyberpunk-tcg-judge"),
        log_level="WARNING",
    )
    resources.add_resources(server)
    return server
