"""What the tools share: arguments that several take, results, and errors."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated

from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel, Field

from server import answers
from server.errors import ServerError

SCHEMA_URI = "judge://scenario-schema"

Edition = Annotated[
    str | None,
    Field(description="Edition of the rules, for example 2026-08 or 2026-11; the newest when left out"),
]
Game = Annotated[str | None, Field(description="cyberpunk, the only game here; leave it out")]


@contextmanager
def telling(way_out: str, game: str | None = None) -> Generator[None]:
    """Answer inside this block; what the model can mend becomes a tool error that ends with `way_out`.

    Only the text of a ToolError reaches the model. `game` is refused unless it is the one that is known.
    """
    try:
        answers.check_game(game)
        yield
    except ServerError as error:
        raise ToolError(f"{error.detail}\n{way_out}".rstrip()) from error


def check_game(game: str | None) -> None:
    """Refuse a game that this server does not know. Raises ToolError."""
    with telling("", game):
        pass


def result(answer: BaseModel, words: str) -> CallToolResult:
    """An answer that is whole twice: as data, and as text for clients that pass on only that."""
    return CallToolResult(
        content=[TextContent(type="text", text=words)], structured_content=answer.model_dump(mode="json")
    )
