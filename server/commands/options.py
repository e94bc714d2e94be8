"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from server.show import Format, remember_format


def not_empty(value: str | None) -> str | None:
    """An option that is given has a value. Raises `typer.BadParameter`, which ends the program with code 2."""
    if value is not None and not value.strip():
        raise typer.BadParameter("it is empty; give a value, or leave the option out")
    return value


Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help="Edition of the rules, 2026-08 or 2026-11. Default: the newest.",
        callback=not_empty,
    ),
]
Output = Annotated[
    Format, typer.Option("--format", help="text to read, json for programs.", callback=remember_format)
]
