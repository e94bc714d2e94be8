"""`judge card` and `judge cards ...`: what the catalogue knows, and imports into it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Output
from server.commands.progress import progress
from server.show import Format, show

cards_app = typer.Typer(help="Search cards, list their sets, import new ones.", no_args_is_help=True)

SEARCH_HELP = """\
Find cards by words in name, tags or text, and by filters, best first.

\b
    judge cards search t:unit c:red "cost<=3" o:steal
    judge cards search "does:steals or does:draws" -t:program
    judge cards search gorro takemura

Filters: t: type, c: color, cost, ram, power (with : = != < <= > >=, a number, even, odd, none), tag:, sell:yes,
k: keyword, s: set, legal:yes, o: words of the text, n: words of the name, does: what its effects do (steals, draws,
defeats, rival-discards, defeats-rival ...), when: what they answer to (attacks, played ...), is: blank, reworded,
unsupported ... Terms beside each other must all fit; "or", "-" or "not", quotes and parentheses work too. Put a
query with < or > into quotes, or the shell takes them.
"""


def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card's name or its id.")],
    output: Output = Format.text,
) -> None:
    """Show a card: facts, effects, keywords with their rules, printings, and scenarios with it.

    The name may be an id, with or without subtitle, or a little misspelt. The id is what scenarios name it by;
    `executable` says whether the engine can play it.
    """
    from server import answers, card_text

    found = answers.card(" ".join(name))
    show(found, card_text.card_text(found), output)


# What begins with - is left to the query, where it leaves out what fits.
@cards_app.command(name="search", help=SEARCH_HELP, context_settings={"ignore_unknown_options": True})
def search(
    query: Annotated[list[str] | None, typer.Argument(metavar="QUERY", help="Words and filters.")] = None,
    limit: Annotated[int, typer.Option(help="How many cards to show.")] = 20,
    offset: Annotated[int, typer.Option(help="How many to skip.")] = 0,
    output: Output = Format.text,
) -> None:
    """Find cards; SEARCH_HELP is what a person reads of it."""
    from server import card_text
    from server.answers import cards as answers

    found = answers.search_cards(" ".join(query or ()), limit=limit, offset=offset)
    show(found, card_text.cards_text(found), output)


@cards_app.command(name="sets")
def sets(output: Output = Format.text) -> None:
    """List the sets, with how many cards of each are at hand and whether tournaments allow them."""
    from server import card_text
    from server.answers import cards as answers

    found = answers.card_sets()
    show(found, card_text.sets_text(found), output)


@cards_app.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards as JSON, or as card lines.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only say what it would do; change nothing.")
    ] = False,
    output: Output = Format.text,
) -> None:
    """Import cards: read their texts, and use them from then on in scenarios, look-ups and searches.

    FILE is JSON with a list of cards (id, name, type, text, and where known subtitle, color, cost, ram, power,
    sell_tag, tags, set, number, printing), or card lines as in the knowledge bundle, or the whole bundle. They go
    into your data folder (set JUDGE_DATA_DIR to choose it): all of them, or none when one is faulty. Reported are
    the texts that could not be read, and what changed since the last import; a card with the id of one that ships
    takes its place, and a new printing of a known card (same name and subtitle) rules from then on. judge cards
    imported lists what was imported, judge cards forget takes it back.

    Exit code: 0 also where texts could not be read (the report names them), 2 when the file cannot be used.
    """
    from server import card_text
    from server.answers import cards as answers

    with progress("reading", 0) as advance:
        report = answers.import_cards(file, check=check, progress=advance)
    show(report, card_text.report_text(report), output)


@cards_app.command(name="imported")
def imported(output: Output = Format.text) -> None:
    """List the cards that were imported, and which of them stand in the place of one that ships."""
    from server import card_text
    from server.answers import cards as answers

    found = answers.imported_cards()
    show(found, card_text.imported_text(found), output)


@cards_app.command(name="forget")
def forget(
    ids: Annotated[list[str], typer.Argument(metavar="ID", help="Ids of imported cards.")],
    output: Output = Format.text,
) -> None:
    """Take imports back: a card that ships is as it ships again, another one is gone.

    All of them are taken back, or none when one of them was not imported.

    Exit code: 2 when a card of that id was not imported.
    """
    from server import card_text
    from server.answers import cards as answers

    found = answers.forget_cards(ids)
    show(found, card_text.imported_text(found), output)
