"""`judge`, the command line: the commands put together, and errors turned into messages and exit codes.

Exit codes: 0 done and as expected, 1 an answer is not as a scenario expects or a statement is not confirmed,
2 the input cannot be used, 70 a fault of the judge itself, 130 interrupted.
"""

from __future__ import annotations

import sys
import traceback
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from server.commands import (
    cards,
    claims,
    coverage,
    documents,
    precedents,
    rules,
    rulings,
    serving,
    step,
    suite,
)
from server.show import format_of, show_error

FAULT = 70


class JudgeGroup(TyperGroup):
    """The commands, with the errors of all of them mapped here."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; what the asker can mend becomes a message and an exit code."""
        from server.errors import ServerError

        try:
            return super().invoke(ctx)
        except ServerError as error:
            show_error(error, format_of(ctx))
            raise typer.Exit(error.exit_code) from None


app = typer.Typer(
    name="judge",
    cls=JudgeGroup,
    help=(
        "A rules judge for the Cyberpunk TCG (unofficial).\n\n"
        "judge run FILE rules on a situation, judge rule and judge search tell what the rules say, "
        "judge card tells what a card is, and judge serve answers language models over MCP.\n\n"
        "Answers come as text, or as JSON with --format json. "
        "Exit code 2 means that the input cannot be used; the message says why."
    ),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(name="run", help=rulings.RUN_HELP)(rulings.run)
app.command(name="verify")(claims.verify)
app.command(name="rulings")(precedents.rulings)
app.command(name="suite")(suite.suite)
app.command(name="coverage")(coverage.coverage)
app.command(name="step")(step.step)
app.command(name="rule")(rules.rule)
app.command(name="search")(rules.search)
app.command(name="card")(cards.card)
app.command(name="glossary")(documents.glossary)
app.command(name="documents")(documents.documents)
app.command(name="read")(documents.read)
app.command(name="diff")(documents.diff)
app.command(name="import")(documents.import_)
app.command(name="schema")(rulings.schema)
app.command(name="serve")(serving.serve)
app.add_typer(cards.cards_app, name="cards")
app.add_typer(rules.rules_app, name="rules")


@app.callback(invoke_without_command=True)
def judge(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Nothing of its own: the help text of the whole is given above."""
    if version:
        import importlib.metadata

        typer.echo(importlib.metadata.version("cyberpunk-tcg-judge"))
        raise typer.Exit


def main() -> None:
    """Run the command line and end the process with its exit code."""
    try:
        app()
    except Exception:  # noqa: BLE001 - the last place where a fault can be told from an answer
        traceback.print_exc()
        sys.stderr.write("judge: this is a fault of the judge, not of your input; please report it\n")
        sys.exit(FAULT)
