"""`judge documents`, `read`, `glossary`, `diff`, `import`: whole documents and editions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from server.commands.options import Edition, Output
from server.show import Format, show

DIFFERENT = 1


def documents(edition: Edition = None, output: Output = Format.text) -> None:
    """List the documents and their sections."""
    from server import answers, document_text

    found = answers.documents(edition)
    show(found, document_text.documents_text(found), output)


def read(
    document: Annotated[
        str, typer.Argument(metavar="DOCUMENT", help="rules, glossary, tournament or learn.")
    ],
    section: Annotated[
        str | None, typer.Argument(metavar="SECTION", help="A chapter or section, for example 9 or 9.17.")
    ] = None,
    page: Annotated[int, typer.Option(help="The page, from 1.")] = 1,
    edition: Edition = None,
    output: Output = Format.text,
) -> None:
    """Read a document, or a section with all under it, a page at a time."""
    from server import answers, document_text

    found = answers.read(document, section, page, edition)
    show(found, document_text.page_text(found), output)


def glossary(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="A term, or words about it.")],
    edition: Edition = None,
    limit: Annotated[int, typer.Option(help="How many terms to show.")] = 5,
    output: Output = Format.text,
) -> None:
    """Explain terms, keywords and symbols of the game."""
    from server import answers, document_text

    found = answers.glossary(" ".join(words), edition, limit)
    show(found, document_text.glossary_text(found), output)


def diff(
    old: Annotated[str, typer.Argument(metavar="OLD", help="The older edition, for example 2026-08.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The newer edition, for example 2026-11.")],
    chapter: Annotated[str | None, typer.Option(help="Only this chapter, for example 9.")] = None,
    output: Output = Format.text,
) -> None:
    """Compare two editions: what was added, removed, moved, or means something else."""
    from server import answers, document_text

    found = answers.compare(old, new, chapter)
    show(found, document_text.comparison_text(found), output)


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="The publisher's documents as text.")],
    edition: Annotated[
        str | None,
        typer.Option("--edition", metavar="EDITION", help="The edition, where the content does not tell it."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only compare; change nothing.")] = False,
    output: Output = Format.text,
) -> None:
    """Import the publisher's documents, so that look-ups quote them.

    Each is recognised by its content. They go into your data folder (set JUDGE_DATA_DIR to choose it): all of
    them, or none when one is faulty. Reported are the numbers that the digest lacks or that a document lacks.

    Exit code: 0 when done; with --check 1 when a document has other rules than the digest (what a partial copy
    leaves out does not count); 2 when a document cannot be used.
    """
    from server import answers, document_text

    with _progress(len(files), shown=output is Format.text) as progress:
        found = answers.import_documents(files, edition, check=check, progress=progress)
    show(found, document_text.import_text(found), output)
    if not check and output is Format.text and sys.stderr.isatty():
        # somebody is watching: what the first search by meaning would otherwise do in silence
        _prepare_search()
    if check and any(document.differs for document in found.documents):
        raise typer.Exit(DIFFERENT)


def _prepare_search() -> None:
    """Make the vectors of the wording just imported, with a bar."""
    from rich.console import Console
    from rich.progress import Progress

    import rules_index

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Preparing the search by meaning", total=None)
        rules_index.prepare_search(lambda done, count: bar.update(task, completed=done, total=count))


@contextmanager
def _progress(files: int, *, shown: bool) -> Generator[Callable[[str, int, int], None] | None]:
    """A progress bar on a terminal; nothing elsewhere."""
    if not shown or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Reading", total=files)

        def progress(name: str, place: int, count: int) -> None:
            bar.update(task, completed=place, total=count, description=Path(name).name or "Storing")

        yield progress
