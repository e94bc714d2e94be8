"""MCP over standard input and output, with an answer to lines that are no message.

The MCP library drops what it cannot read, and a client that sent half a message would wait for ever. JSON-RPC 2.0 asks
for an error with the code -32700 (no JSON) or -32600 (no request).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol, cast

import anyio
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp.types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError
from pydantic import ValidationError

Item = SessionMessage | Exception


class Receiving(Protocol):
    """The side of a stream from which the library reads."""

    last_context: Any

    async def receive(self) -> Item:
        """The next message, or what could not be read as one."""
        ...

    async def aclose(self) -> None:
        """Close it."""
        ...

    def close(self) -> None:
        """Close it."""
        ...


class AnsweredStream:
    """A stream of messages from which the lines that are none are taken out and answered."""

    def __init__(self, stream: Receiving, answer: Callable[[SessionMessage], Awaitable[None]]) -> None:
        """`answer` sends a message back."""
        self._stream = stream
        self._answer = answer

    @property
    def last_context(self) -> Any:
        """In what context the last message was sent."""
        return self._stream.last_context

    async def receive(self) -> Item:
        """The next message. Raises what the stream raises at its end."""
        while isinstance(item := await self._stream.receive(), Exception):
            error = error_for(item)
            if error is not None:
                await self._answer(SessionMessage(error))
        return item

    def __aiter__(self) -> AsyncIterator[Item]:
        return self

    async def __anext__(self) -> Item:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    def close(self) -> None:
        """Close the stream."""
        self._stream.close()

    async def aclose(self) -> None:
        """Close the stream."""
        await self._stream.aclose()

    async def __aenter__(self) -> AnsweredStream:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()


def error_for(unread: Exception) -> JSONRPCError | None:
    """The answer to a line that could not be read; None for an empty one, which asks for nothing."""
    found = unread.errors(include_url=False) if isinstance(unread, ValidationError) else []
    line: Any = found[0]["input"] if found else None
    if isinstance(line, str) and not line.strip():
        return None
    if not found or any(each["type"] == "json_invalid" for each in found):
        message = "Parse error: the line is not JSON; send one JSON-RPC message a line"
        return JSONRPCError(jsonrpc="2.0", id=None, error=ErrorData(code=PARSE_ERROR, message=message))
    asked: Any = cast("dict[str, Any]", line).get("id") if isinstance(line, dict) else None
    message = "Invalid request: no JSON-RPC 2.0 message; it needs jsonrpc and method, and an id for an answer"
    return JSONRPCError(
        jsonrpc="2.0",
        id=asked if type(asked) in (int, str) else None,
        error=ErrorData(code=INVALID_REQUEST, message=message),
    )


@asynccontextmanager
async def answered_stdio() -> AsyncGenerator[tuple[AnsweredStream, Any]]:
    """The two streams of `mcp.server.stdio.stdio_server`, the first with an answer to what is no message."""
    async with stdio_server() as (read, write):
        yield AnsweredStream(read, write.send), write
