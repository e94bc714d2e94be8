"""`judge verify`: a statement about a scenario."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.show import Format, show

NOT_CONFIRMED = 1


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A scenario in YAML or JSON; - reads standard input.")
    ],
    claim: Annotated[
        list[str], typer.Argument(metavar="CLAIM", help='One statement, such as "the attacker is defeated".')
    ],
    edition: Edition = None,
    output: Output = Format.text,
) -> None:
    """Check a statement about a scenario: confirmed, refuted, or on what it depends.

    Every line of play that the scenario leaves open is followed; its own questions are left aside. What is printed
    says how the words were read. Words that cannot be read are refused with the forms that come nearest.

    judge verify fight.yaml the attacker is defeated

    Exit code: 0 when the statement is confirmed, 1 when it is not, 2 when the file or the statement cannot be read.
    """
    from scenarios.claims import verification_text
    from server import answers
    from server.answers.rulings import scenario_text

    standard = str(file) == "-"
    text = sys.stdin.read() if standard else scenario_text(file)
    found = answers.verification(
        text, " ".join(claim), edition, source="standard input" if standard else str(file)
    )
    show(found, verification_text(found), output)
    if found.verdict != "confirmed":
        raise typer.Exit(NOT_CONFIRMED)
