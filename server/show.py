"""How the command line shows an answer: text for people, JSON for programs."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from pydantic import BaseModel

    from server.errors import ServerError


class Format(StrEnum):
    """What an answer is printed as."""

    text = "text"
    json = "json"


_CHOSEN = "server.format"


def remember_format(context: typer.Context, chosen: Format) -> Format:
    """Keep the format that a command was asked for, so that its errors come in it too."""
    context.meta[_CHOSEN] = chosen
    return chosen


def format_of(context: typer.Context) -> Format:
    """The format kept, also for a command that has ended."""
    return context.meta.get(_CHOSEN, Format.text)


def show(answer: BaseModel, words: str, output: Format) -> None:
    """Print an answer: `words` for people, the data itself for programs."""
    if output is Format.json:
        show_json(answer.model_dump_json(indent=2))
    else:
        show_text(words)


def show_json(data: str) -> None:
    """Print JSON as it is."""
    typer.echo(data)


def show_text(words: str) -> None:
    """Print text; on a terminal wrapped to its width, with numbers, keys and verdicts set off."""
    if not sys.stdout.isatty():
        # As it is, so that what is piped or compared does not depend on a width.
        typer.echo(words)
        return
    from rich.console import Console
    from rich.highlighter import RegexHighlighter
    from rich.theme import Theme

    class JudgeHighlighter(RegexHighlighter):
        """Sets off what a reader looks for."""

        base_style = "judge."
        highlights = (
            r"(?P<number>(?<![\w.])\d+(?:\.\d+)+(?![\w.]))",
            r"(?P<key>\b[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*\b)",
            r"(?m)^\s*(?:(?P<yes>YES\b|Yes\.)|(?P<no>(?:NO|ILLEGAL)\b|No\.))",
            r"(?P<keyword>\[[A-Z][A-Z ]+\])",
        )

    theme = Theme(
        {
            "judge.number": "bold cyan",
            "judge.key": "cyan",
            "judge.yes": "bold green",
            "judge.no": "bold red",
            "judge.keyword": "bold",
        }
    )
    console = Console(theme=theme, highlighter=JudgeHighlighter())
    console.print(words, markup=False, emoji=False)


def show_error(error: ServerError, output: Format) -> None:
    """Say on the error stream what is wrong and what to do, as text or as a problem in JSON."""
    if output is Format.json:
        typer.echo(error.problem().model_dump_json(indent=2), err=True)
    else:
        typer.echo(f"judge: {error.detail}", err=True)
