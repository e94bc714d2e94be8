"""`judge coverage`: which rules the scenarios of a library make the engine cite."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.commands.progress import progress
from server.show import Format, show


def coverage(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="PATH", help="Scenario files and folders; those that ship if none is named."),
    ] = None,
    edition: Edition = None,
    opposite: Annotated[
        bool,
        typer.Option(
            "--opposite", help="Also list cited rules that no scenario shows not to apply, or turns on."
        ),
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; by default as many as are worth it.")
    ] = None,
    output: Output = Format.text,
) -> None:
    """Show which rules of kind mechanic the scenarios make the engine cite, in each edition.

    Cited means: in an event, a decision, a refusal, or the answer. `turned on` counts rules that a scenario names
    under `tests`, `opposite shown` those that one names under `opposite`.

    Exit code: 0 when every mechanic is cited, 1 when one is not, 2 when a scenario cannot be judged.
    """
    from scenarios.coverage import coverage_text
    from server.answers import coverage as answers

    files = answers.coverage_files(paths or [])
    with progress("judging", len(files)) as advance:
        found = answers.coverage(files, edition, workers=workers, progress=advance)
    show(found, coverage_text(found, opposite=opposite).rstrip("\n"), output)
    if found.exit_code:
        raise typer.Exit(found.exit_code)
