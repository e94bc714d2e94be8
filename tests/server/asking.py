"""Asking the MCP server by a client in this process."""

from __future__ import annotations

from typing import Any

from mcp import Client
from mcp.types import CallToolResult, TextContent


def text_of(result: CallToolResult) -> str:
    """What a client that shows only text would show."""
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))


async def ask(client: Client, tool: str, **arguments: Any) -> tuple[dict[str, Any], str]:
    """The answer of a tool as data and as text."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    assert isinstance(result.structured_content, dict)
    return result.structured_content, text_of(result)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says against arguments that it can't use."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return text_of(result)
