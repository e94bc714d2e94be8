"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from server.show import Format, remember_format

Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="EDITION",
        help="Edition of the rules, 2026-08 or 2026-11. Default: the newest.",
    ),
]
Output = Annotated[
    Format, typer.Option("--format", help="text to read, json for programs.", callback=remember_format)
]
