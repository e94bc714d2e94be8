"""`judge step`: a position played step by step, without a session."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.show import Format, show, show_json, show_text


def step(
    start: Annotated[
        str,
        typer.Argument(
            metavar="SCENARIO|POSITION",
            help="A file with a scenario or a position, the text of a position, or - for standard input.",
        ),
    ],
    undo: Annotated[int, typer.Option(min=0, help="First take back this many choices.")] = 0,
    choose: Annotated[
        list[str] | None,
        typer.Option(metavar="MOVE", help="Then make this move. Can be repeated, in order."),
    ] = None,
    ask: Annotated[
        list[str] | None,
        typer.Option(metavar="QUESTION", help="Then ask this: 'legal: you pass'. Can be repeated."),
    ] = None,
    branch: Annotated[bool, typer.Option("--branch", help="Then show every way to go on.")] = False,
    edition: Edition = None,
    output: Output = Format.text,
) -> None:
    """Play a position step by step: who has to choose, what is legal, and why other moves are not.

    What is printed ends with the position as a short text. Hand it back to go on from there, keep it, or paste
    it into a bug report: nothing is remembered anywhere else.

    Steps can be chained: judge step fight.yaml --choose "attack guard -> gigs" | judge step - --choose pass
    """
    from server.answers import steps

    text, source = _read(start)
    moment = steps.step(text, edition, source=source, undo=undo, choices=choose or (), questions=ask or ())
    if branch:
        ways = steps.branches(moment.position)
        if output is Format.json:
            data = [way.model_dump(mode="json") for way in ways]
            show_json(json.dumps(data, indent=2, ensure_ascii=False))
            return
        from scenarios.stepping import branches_text

        show_text(branches_text(ways).rstrip("\n"))
        return
    from scenarios.stepping import moment_text

    show(moment, moment_text(moment).rstrip("\n"), output)


def _read(start: str) -> tuple[str, str]:
    """The text to start from, and what messages call it."""
    from scenarios.stepping import holds_position
    from server.answers.rulings import scenario_text

    if start == "-":
        return sys.stdin.read(), "standard input"
    if holds_position(start):
        return start, "position"
    return scenario_text(Path(start)), start
