"""`judge run` and `judge schema`: questions as scenarios."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Annotated

import typer

from server.commands.options import Edition, Output
from server.instructions import SAMPLE
from server.show import Format, show_error, show_json, show_text

if TYPE_CHECKING:
    from scenarios import Ruling

NOT_AS_EXPECTED = 1

RUN_HELP = f"""\
Rule on scenarios: what happens, and by which rules.

A scenario describes a position, what is done in it, and what is asked:

\b
{indent(SAMPLE, "    ")}        expect: no

With --edition the rules of that edition are used, whatever the scenario says. JSON output of one file is the
ruling, of several a list of rulings.

Exit code: 0 when all is as the scenarios expect (or they expect nothing), 1 when an answer differs, 2 when a
file cannot be read or played.
"""


def run(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Scenarios in YAML or JSON; - reads standard input."),
    ],
    edition: Edition = None,
    output: Output = Format.text,
) -> None:
    """Rule on scenarios; RUN_HELP is what a person reads of it."""
    from server.errors import ServerError

    rulings: list[Ruling] = []
    failed: ServerError | None = None
    for file in files:
        try:
            ruling = _rule(file, edition)
        except ServerError as error:
            show_error(error, output)
            failed = error
            continue
        rulings.append(ruling)
        if output is Format.text:
            _print(ruling, first=len(rulings) == 1)
    if output is Format.json:
        _print_json(rulings, as_list=len(files) > 1)
    if failed is not None:
        raise typer.Exit(failed.exit_code)
    if any(ruling.as_expected is False for ruling in rulings):
        raise typer.Exit(NOT_AS_EXPECTED)


def schema() -> None:
    """Print the JSON Schema of scenarios, for editors and programs."""
    from server import answers

    show_json(json.dumps(answers.scenario_schema(), indent=2, ensure_ascii=False))


def _rule(file: Path, edition: str | None) -> Ruling:
    from server import answers

    if str(file) == "-":
        return answers.ruling(sys.stdin.read(), edition, source="standard input")
    return answers.ruling_of_file(file, edition)


def _print(ruling: Ruling, *, first: bool) -> None:
    from scenarios import render_text

    words = render_text(ruling).rstrip("\n")
    show_text(words if first else f"\n{words}")


def _print_json(rulings: list[Ruling], *, as_list: bool) -> None:
    if as_list:
        data = [ruling.model_dump(mode="json") for ruling in rulings]
        show_json(json.dumps(data, indent=2, ensure_ascii=False))
    elif rulings:
        show_json(rulings[0].model_dump_json(indent=2))
