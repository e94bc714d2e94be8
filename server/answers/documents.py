"""Questions about whole documents: what there is, reading, the glossary, and importing the publisher's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from server.answers.searching import MAX_RESULTS, term
from server.document_views import (
    DocumentsAnswer,
    DocumentSummary,
    GamesAnswer,
    GameSummary,
    GlossaryAnswer,
    ImportAnswer,
    ImportedDocument,
    PageAnswer,
    PassageAnswer,
    RuleMatch,
)
from server.errors import BadInput, NotFound, answering

GAME = "cyberpunk"
_GAME_NAMES = {GAME, "cyberpunk-tcg", "cyberpunk tcg"}


def games() -> GamesAnswer:
    """The games that this judge knows: one."""
    import rules_index

    with answering():
        names = [document.document for document in rules_index.documents()]
    return GamesAnswer(
        games=[
            GameSummary(game=GAME, name="Cyberpunk TCG", editions=list(rules_index.EDITIONS), documents=names)
        ]
    )


def check_game(game: str | None) -> None:
    """Raise NotFound for a game that this judge does not know. None is the one that it does."""
    if game is not None and game.strip().lower() not in _GAME_NAMES:
        raise NotFound(f"there is no game {game!r} here: use {GAME}, or leave it out")


def documents(edition: str | None = None) -> DocumentsAnswer:
    """All documents in the order of their rank. Raises NotFound for an unknown edition."""
    import rules_index

    with answering():
        wanted = edition or rules_index.DEFAULT_EDITION
        return DocumentsAnswer(
            edition=wanted,
            documents=[
                DocumentSummary(
                    document=each.document,
                    title=each.title,
                    about=each.about,
                    authority=each.authority,
                    editions=list(each.editions),
                    passages=each.passages,
                    contents=dict(each.contents),
                )
                for each in rules_index.documents(wanted)
            ],
        )


def read(document: str, section: str | None = None, page: int = 1, edition: str | None = None) -> PageAnswer:
    """A page of a document or of a section. Raises NotFound for what does not exist."""
    import rules_index

    with answering():
        found = rules_index.read_document(
            document, section, page, edition=edition or rules_index.DEFAULT_EDITION
        )
    return PageAnswer(
        document=found.document,
        title=found.title,
        edition=found.edition,
        section=found.section,
        page=found.page,
        pages=found.pages,
        total=found.total,
        passages=[
            PassageAnswer(
                number=each.number,
                key=each.key,
                title=each.title,
                text=each.text,
                official=each.official,
                superseded_by=_overruler(each.key, found.edition),
            )
            for each in found.passages
        ],
    )


def _overruler(key: str, edition: str | None) -> str | None:
    """The key of the rule that overrules one in an edition; None for what is no rule, too."""
    import rules_index

    book = rules_index.digest()
    return book.rule(key).superseded_by(edition) if edition is not None and key in book else None


def glossary(query: str, edition: str | None = None, limit: int = 10) -> GlossaryAnswer:
    """Terms that the query names or uses, then those whose definitions share its words. Raises BadInput."""
    import rules_index

    if not 1 <= limit <= MAX_RESULTS:
        raise BadInput(f"limit is {limit}: use 1 to {MAX_RESULTS}")
    with answering():
        wanted = edition or rules_index.DEFAULT_EDITION
        found = rules_index.search_glossary(query, edition=wanted, limit=limit)
    return GlossaryAnswer(query=query, edition=wanted, results=[term(hit) for hit in found])


def import_documents(
    files: Sequence[Path],
    edition: str | None = None,
    *,
    check: bool = False,
    progress: Callable[[str, int, int], None] | None = None,
) -> ImportAnswer:
    """Store the publisher's documents in the user's data folder; with `check` only compare them.

    All or nothing. `progress` is told the file, its place, and how many there are. Raises BadInput with file and
    line, Unavailable where the folder cannot be used.
    """
    import rules_index

    with answering():
        reports = rules_index.import_documents(files, edition=edition, check=check, progress=progress)
    return ImportAnswer(
        documents=[
            ImportedDocument(
                source=report.source,
                layout=report.layout,
                title=report.title,
                edition=report.edition,
                counts=report.counts,
                unknown=list(report.unknown),
                missing=list(report.missing),
                matches=[
                    RuleMatch(
                        finding=match.finding,
                        number=match.number,
                        key=match.key,
                        old_number=match.old_number,
                        likeness=match.likeness,
                    )
                    for match in report.matches
                ],
                unchanged=report.unchanged,
                stored=report.stored,
                notes=list(report.notes),
            )
            for report in reports
        ]
    )
