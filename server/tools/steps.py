"""The tool that plays a situation step by step. The position is a text: the server remembers nothing."""

from __future__ import annotations

from typing import Annotated, Any

from mcp.types import CallToolResult
from pydantic import Field

from scenarios.stepping import Moment, moment_text
from server import answers
from server.tools.common import SCHEMA_URI, Edition, Game, result, telling

Many = list[str | dict[str, str]] | str | dict[str, str]
"""Texts, or one; each may be the mapping that it is in a scenario."""


def step(
    position: Annotated[
        str | dict[str, Any],
        Field(
            description="Where to start: a scenario (YAML or JSON text, or an object), or the `position` text that an "
            "earlier step gave back"
        ),
    ],
    undo: Annotated[int, Field(ge=0, description="First take back this many choices")] = 0,
    choose: Annotated[
        Many,
        Field(
            description="Then make these moves in order: one of the `options`, or any move of the scenario language"
        ),
    ] = (),  # pyright: ignore[reportArgumentType] # a list that is the default of all calls could be changed
    ask: Annotated[
        Many,
        Field(
            description='Then answer these about the position: "legal: you pass", "value: rival gigs", ...'
        ),
    ] = (),  # pyright: ignore[reportArgumentType]
    branch: Annotated[bool, Field(description="Then add every way to go on, each with its position")] = False,
    edition: Edition = None,
    game: Game = None,
) -> Annotated[CallToolResult, Moment]:
    """Play a situation step by step: who has to choose, what is legal, and why other moves are not.

    Gives the decision that is open, with its rules, and the position as a short text. Hand that text back to choose,
    undo, branch or ask: nothing is remembered in between. A move that is not legal is refused with every reason.
    """
    with telling(f"Choose one of the options, or mend the text; {SCHEMA_URI} has the language.", game):
        found = answers.step(
            position,
            edition,
            source="position",
            undo=undo,
            choices=_many(choose),
            questions=_many(ask),
            branch=branch,
        )
    return result(found, moment_text(found))


def _many(said: Many) -> list[str]:
    """One text is one move or question; a model that has one often leaves the list out.

    `{legal: you pass}` is `legal: you pass`, as in a scenario.
    """
    each = list(said) if isinstance(said, list | tuple) else [said]
    return [
        one if isinstance(one, str) else "\n".join(f"{key}: {text}" for key, text in one.items())
        for one in each
    ]
