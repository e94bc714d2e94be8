"""`judge suite`: many scenarios at once, compared with what people expect of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.commands.progress import progress
from server.show import Format, show


def suite(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="Scenario files, and folders of them.")],
    edition: Edition = None,
    tag: Annotated[
        list[str] | None, typer.Option(metavar="TAG", help="Only scenarios with this tag. Can be repeated.")
    ] = None,
    card: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only scenarios with this card. Can be repeated.")
    ] = None,
    rule: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NUMBER|KEY",
            help="Only scenarios that name this rule or whose ruling cites it. Can be repeated.",
        ),
    ] = None,
    report: Annotated[
        bool, typer.Option("--report", help="Add a table by tag and by official FAQ entry.")
    ] = False,
    junit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the result as JUnit XML.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; by default as many as are worth it.")
    ] = None,
    output: Output = Format.text,
) -> None:
    """Run scenarios and compare each with what it expects.

    Folders are searched for .yaml, .yml and .json files. Expectations are written by people: nothing here
    changes a file.

    Exit code: 0 when all is as expected, 1 when an answer is not, 2 when a scenario cannot be read or played.
    """
    from scenarios.suite import report_text, summary_text
    from server.answers import suites

    files = suites.suite_files(paths)
    with progress("judging", len(files)) as advance:
        found = suites.run_suite(
            files,
            edition,
            tags=tag or (),
            cards=card or (),
            rules=rule or (),
            workers=workers,
            progress=advance,
        )
    if junit is not None:
        suites.write_junit(found, junit)
    show(found, report_text(found) if report else summary_text(found), output)
    if found.exit_code:
        raise typer.Exit(found.exit_code)
