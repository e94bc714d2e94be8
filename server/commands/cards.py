"""`judge card`: what the catalogue knows of a card."""

from __future__ import annotations

from typing import Annotated

import typer

from server.commands.options import Output
from server.show import Format, show


def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card's name or its id.")],
    output: Output = Format.text,
) -> None:
    """Show a card and its id.

    The id is what scenarios name it by. `executable` says whether the engine can play it.
    """
    from server import answers, text

    found = answers.card(" ".join(name))
    show(found, text.card_text(found), output)
