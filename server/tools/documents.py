"""Tools about whole documents."""

from __future__ import annotations

from typing import Annotated

from mcp.types import CallToolResult
from pydantic import Field

from server import answers, document_text
from server.document_views import DocumentsAnswer, GamesAnswer, PageAnswer
from server.tools.common import Edition, Game, result, telling


def list_games() -> Annotated[CallToolResult, GamesAnswer]:
    """List the games that this server knows, with the editions of their rules and their documents."""
    with telling("Call again."):
        found = answers.games()
    return result(found, document_text.games_text(found))


def list_rules_documents(
    edition: Edition = None, game: Game = None
) -> Annotated[CallToolResult, DocumentsAnswer]:
    """List the documents that can be read or searched, with their sections and who stands behind them."""
    with telling("Use one of the editions named.", game):
        found = answers.documents(edition)
    return result(found, document_text.documents_text(found))


def read_rules_document(
    document: Annotated[str, Field(description="rules, glossary, tournament or learn")],
    section: Annotated[
        str | None, Field(description="A chapter or section with all under it, for example 9 or 9.17")
    ] = None,
    page: Annotated[int, Field(ge=1, description="The page, from 1")] = 1,
    edition: Edition = None,
    game: Game = None,
) -> Annotated[CallToolResult, PageAnswer]:
    """Read a document in order, a section and a page at a time.

    To find something, search_rules is quicker; to decide something, judge_scenario.
    """
    with telling("list_rules_documents names the documents and their sections.", game):
        found = answers.read(document, section, page, edition)
    return result(found, document_text.page_text(found))
