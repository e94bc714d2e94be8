"""`judge rule`, `judge search`, `judge rules ...`: what the rules say."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.show import Format, show, show_json, show_text


class SearchMode(StrEnum):
    """How words are looked up."""

    auto = "auto"
    lexical = "lexical"
    semantic = "semantic"
    hybrid = "hybrid"


rules_app = typer.Typer(help="The rules as a whole.", no_args_is_help=True)


def rule(
    number_or_key: Annotated[
        str,
        typer.Argument(
            metavar="NUMBER|KEY", help="A rule number (9.17.3), key (fight.tie) or section (tr:3.4.3)."
        ),
    ],
    edition: Edition = None,
    output: Output = Format.text,
) -> None:
    """Show a rule, what surrounds it, and how editions differ.

    A key names the same rule in every edition. A number belongs to an edition: the same number can be another
    rule in an older rulebook, so give --edition when you read the number there.
    """
    from server import answers, text

    found = answers.rule(number_or_key, edition)
    show(found, text.rule_text(found), output)


def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="Words or a whole question.")],
    edition: Edition = None,
    limit: Annotated[int, typer.Option(help="How many rules to show.")] = 10,
    offset: Annotated[int, typer.Option(help="How many to skip.")] = 0,
    document: Annotated[str | None, typer.Option(help="Only rules, tournament, glossary or learn.")] = None,
    chapter: Annotated[str | None, typer.Option(help="Only this chapter, for example 9.")] = None,
    kind: Annotated[str | None, typer.Option(help="Only mechanic, definition or conduct.")] = None,
    mode: Annotated[
        SearchMode, typer.Option(help="By words, by meaning, or both; auto takes what is at hand.")
    ] = SearchMode.auto,
    output: Output = Format.text,
) -> None:
    """Find rules by words or by a question, best first.

    Ask as you would ask a judge: judge search can a unit block on the turn it was played
    """
    from server import answers, text

    found = answers.search(
        " ".join(words),
        edition,
        limit=limit,
        offset=offset,
        document=document,
        chapter=chapter,
        kind=kind,
        mode=mode.value,
    )
    show(found, text.search_text(found), output)


@rules_app.command()
def export(output: Output = Format.text) -> None:
    """Write out every rule of every edition: key, number, edition, statement, kind.

    As text one rule a line, with tabs between the columns; as JSON a list of rows.
    """
    from server import answers

    rows = answers.export()
    if output is Format.json:
        show_json(json.dumps(rows, indent=1, ensure_ascii=False))
    else:
        columns = ("edition", "number", "key", "kind", "statement")
        show_text("\n".join("\t".join(row[column] for column in columns) for row in rows))
