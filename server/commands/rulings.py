"""`judge run` and `judge schema`: questions as scenarios."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Annotated

import typer

from server.commands.options import Edition
from server.instructions import SAMPLE
from server.show import Format, remember_format, show_error, show_json, show_text

if TYPE_CHECKING:
    from scenarios import Ruling
    from scenarios.explain import Explanation

NOT_AS_EXPECTED = 1

RUN_HELP = f"""\
Rule on scenarios: what happens, and by which rules.

A scenario describes a position, what is done in it, and what is asked:

\b
{indent(SAMPLE, "    ")}        expect: no

With --edition the rules of that edition are used, whatever the scenario says. JSON output of one file is the
ruling, of several a list of rulings. --explain says it as a judge would, with the play in steps and the board
before and after; --format html makes one page of that, with the board as a picture.

Exit code: 0 when all is as the scenarios expect (or they expect nothing), 1 when an answer differs, 2 when a
file cannot be read or played.
"""


class RunFormat(StrEnum):
    """What rulings are printed as."""

    text = "text"
    json = "json"
    html = "html"


def _remember(context: typer.Context, chosen: RunFormat) -> RunFormat:
    """Errors come as JSON where the answers do, else as text."""
    remember_format(context, Format.json if chosen is RunFormat.json else Format.text)
    return chosen


RunOutput = Annotated[
    RunFormat,
    typer.Option(
        "--format", help="text to read, json for programs, html for a page of one file.", callback=_remember
    ),
]


def run(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Scenarios in YAML or JSON; - reads standard input."),
    ],
    edition: Edition = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say it as a judge would, with the play and the board.")
    ] = False,
    output: RunOutput = RunFormat.text,
) -> None:
    """Rule on scenarios; RUN_HELP is what a person reads of it."""
    from server.errors import BadInput, ServerError

    if output is RunFormat.html and len(files) > 1:
        raise BadInput(f"--format html makes one page of one FILE, and {len(files)} are named")
    found: list[Ruled] = []
    failed: ServerError | None = None
    for file in files:
        try:
            one = _rule(file, edition, explain=explain or output is RunFormat.html)
        except ServerError as error:
            show_error(error, Format.json if output is RunFormat.json else Format.text)
            failed = error
            continue
        found.append(one)
        if output is not RunFormat.json:
            _print(one, output, first=len(found) == 1)
    if output is RunFormat.json:
        _print_json(found, as_list=len(files) > 1)
    if failed is not None:
        raise typer.Exit(failed.exit_code)
    if any(one.ruling.as_expected is False for one in found):
        raise typer.Exit(NOT_AS_EXPECTED)


def schema(
    catalogue: Annotated[
        bool,
        typer.Option("--catalogue", help="That of the catalogue of cards instead, effect trees and all."),
    ] = False,
) -> None:
    """Print the JSON Schema of scenarios, for editors and programs."""
    from server import answers
    from server.answers import cards

    found = cards.catalogue_schema() if catalogue else answers.scenario_schema()
    show_json(json.dumps(found, indent=2, ensure_ascii=False))


@dataclass(frozen=True, slots=True)
class Ruled:
    """A scenario and the ruling on it, with the explanation where that was asked for."""

    text: str
    ruling: Ruling
    explanation: Explanation | None


def _rule(file: Path, edition: str | None, *, explain: bool) -> Ruled:
    from server.answers import rulings

    standard = str(file) == "-"
    source = "standard input" if standard else str(file)
    text = sys.stdin.read() if standard else rulings.scenario_text(file)
    if explain:
        explanation = rulings.explanation(text, edition, source=source)
        return Ruled(text, explanation.ruling, explanation)
    return Ruled(text, rulings.ruling(text, edition, source=source), None)


def _print(one: Ruled, output: RunFormat, *, first: bool) -> None:
    if one.explanation is None:
        from scenarios import render_text

        words = render_text(one.ruling)
    elif output is RunFormat.html:
        from scenarios.explain import explanation_page

        # A page is for a file or a browser, so nothing is set off in it even on a terminal.
        typer.echo(explanation_page(one.explanation, one.text))
        return
    else:
        from scenarios.explain import explanation_text

        words = explanation_text(one.explanation)
    words = words.rstrip("\n")
    show_text(words if first else f"\n{words}")


def _print_json(found: list[Ruled], *, as_list: bool) -> None:
    answers = [one.explanation or one.ruling for one in found]
    if as_list:
        data = [answer.model_dump(mode="json") for answer in answers]
        show_json(json.dumps(data, indent=2, ensure_ascii=False))
    elif answers:
        show_json(answers[0].model_dump_json(indent=2))
