"""`judge rulings`: the scenarios that ship, as precedents."""

from __future__ import annotations

from typing import Annotated

import typer

from server.commands.options import Output
from server.show import Format, show


def rulings(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Words or a question; optional with a filter.")
    ] = None,
    card: Annotated[str | None, typer.Option(metavar="NAME", help="Only with this card.")] = None,
    rule: Annotated[str | None, typer.Option(metavar="NUMBER|KEY", help="Only about this rule.")] = None,
    faq: Annotated[
        str | None, typer.Option(metavar="ID", help="Only what restates this official FAQ entry.")
    ] = None,
    limit: Annotated[int, typer.Option(help="How many to show.")] = 5,
    offset: Annotated[int, typer.Option(help="How many to skip.")] = 0,
    full: Annotated[bool, typer.Option("--full", help="Show the scenarios themselves too.")] = False,
    output: Output = Format.text,
) -> None:
    """Find situations in the library that ships, with the answers that people expect to them.

    These are stored expectations; judge run on the file rules on it now.

    judge rulings can a unit block on the turn it was played --card "corpo security"
    """
    from scenarios.precedents import precedents_text
    from server import answers

    found = answers.precedents(
        " ".join(words or ()), card=card, rule=rule, faq=faq, limit=limit, offset=offset
    )
    show(found, precedents_text(found, scenarios=full), output)
