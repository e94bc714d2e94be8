"""The MCP server: tools that only read, resources, prompts, and instructions for the model.

Clients differ in what they pass on to the model, the structured content or the text, so each answer is whole in
both.
"""

from __future__ import annotations

import importlib.metadata
from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.server.request_state import RequestStateSecurity
from mcp.types import CallToolResult, GetPromptResult, InputRequiredResult, Prompt, Tool, ToolAnnotations

from server.instructions import instructions
from server.offer import ToolSet, names_of
from server.tools import resources
from server.tools.common import SCHEMA_URI
from server.tools.resources import RULE_URI

__all__ = ["RULE_URI", "SCHEMA_URI", "ToolSet", "create_server"]


class JudgeServer(MCPServer[Any]):
    """The server, whose tools and prompts are put together when they are first asked for.

    What they give back is described by the engine's and the scenarios' own models, and the handshake does not
    wait for those.
    """

    tool_set: ToolSet = "all"
    _tools_added = False
    _prompts_added = False

    async def list_tools(self) -> list[Tool]:
        """All tools."""
        self._add_tools()
        return await super().list_tools()

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool by name. Raises what `MCPServer.call_tool` raises."""
        from server.tools.arguments import check, unknown_tool

        self._add_tools()
        tool = self._tool_manager.get_tool(name)
        if tool is None:
            raise unknown_tool(name, [each.name for each in self._tool_manager.list_tools()])
        check(tool, arguments)
        try:
            return await super().call_tool(name, arguments, context)
        except UnexpectedToolError:
            raise
        except ToolError as error:
            # Which tool it was the client knows; what comes first should say what to change.
            raise ToolError(str(error).removeprefix(f"Error executing tool {name}: ")) from error

    async def list_prompts(self) -> list[Prompt]:
        """All prompts."""
        self._add_prompts()
        return await super().list_prompts()

    async def get_prompt(
        self,
        name: str,
        arguments: dict[str, Any] | None = None,
        context: Context[Any, Any] | None = None,
    ) -> GetPromptResult | InputRequiredResult:
        """A prompt by name. Raises MCPError for a name or arguments that there are not."""
        from server.tools.arguments import check_prompt, unknown_prompt

        prompts = {prompt.name: prompt for prompt in await self.list_prompts()}
        if name not in prompts:
            raise unknown_prompt(name, prompts)
        check_prompt(prompts[name], arguments or {})
        return await super().get_prompt(name, arguments, context)

    async def run_stdio_async(self) -> None:
        """Run over standard input and output, answering lines that are no message too."""
        from server.tools.stdio import answered_stdio

        async with answered_stdio() as (read, write):
            served: Any = read
            await self._lowlevel_server.run(
                served, write, self._lowlevel_server.create_initialization_options()
            )

    def _add_tools(self) -> None:
        if self._tools_added:
            return
        self._tools_added = True
        from server.offer import functions

        for function, title in functions(self.tool_set):
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

    def _add_prompts(self) -> None:
        if self._prompts_added:
            return
        self._prompts_added = True
        from server.tools.prompts import add_prompts

        add_prompts(self)


def create_server(tool_set: ToolSet = "all") -> MCPServer[Any]:
    """The MCP server with all tools or the core ones, ready to run over any transport."""
    version = importlib.metadata.version("cyberpunk-tcg-judge")
    server = JudgeServer(
        name="cyberpunk-tcg-judge",
        title="Cyberpunk TCG judge",
        description="Rulings and rules of the Cyberpunk TCG, with citations (unofficial)",
        instructions=instructions(names_of(tool_set)),
        version=version,
        log_level="WARNING",
        # No secret: the state that a client hands back holds nothing but what its user answered, and the client could
        # as well write that into the scenario. The same key lets any process of an address go on with a question.
        request_state_security=RequestStateSecurity(keys=[f"cyberpunk-tcg-judge {version} request state"]),
    )
    server.tool_set = tool_set
    resources.add_resources(server)
    return server
