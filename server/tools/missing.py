"""Asks the player for facts that a situation lacks, where the client can ask; else the answer names them.

A resolver answers before the tool does. Where the answer turns on facts that are missing, it asks for them in a form;
what the player says is put into the scenario, and the tool answers again. A player who declines, and a client that
cannot ask, get the answer as it stands: it says on what it depends, and where to write what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar, cast

from mcp.server.elicitation import AcceptedElicitation, ElicitationResult
from mcp.server.mcpserver import Context, Elicit
from pydantic import BaseModel, Field, create_model

from scenarios import MissingFact

#: From here on a tool answers with its questions; before, the server sends a request of its own meanwhile.
_ANSWERS_WITH_QUESTIONS: Final = "2026-07-28"


class Lacking(Protocol):
    """An answer that says what it lacks."""

    @property
    def title(self) -> str:
        """What was asked."""
        ...

    @property
    def missing_facts(self) -> list[MissingFact]:
        """What is missing."""
        ...


Found = TypeVar("Found", bound=Lacking)
Told = Sequence[tuple[MissingFact, str]]


class Facts(BaseModel):
    """What a player is asked for: a field for each fact, in the order of the answer that lacks them."""


def or_ask(found: Found, context: Context[Any, Any]) -> Found | Elicit[Facts]:
    """The answer, or where it lacks facts and the client can ask its user, the question for them."""
    if not found.missing_facts or not _can_ask(context):
        return found
    fields: dict[str, Any] = {
        f"fact_{number}": (
            str,
            Field(title=fact.question, description="Names or ids, with commas between them"),
        )
        for number, fact in enumerate(found.missing_facts, start=1)
    }
    message = " ".join([found.title, *(fact.question for fact in found.missing_facts)])
    return Elicit(message, create_model("Facts", __base__=Facts, **fields))


def settled(outcome: ElicitationResult[Any], answer: Callable[[Told], Found]) -> tuple[Found, str]:
    """The answer with what the player told, and that in words (empty where nobody was asked or nothing told).

    `answer` answers with some facts added.
    """
    if not isinstance(outcome, AcceptedElicitation):
        return answer(()), ""
    if not isinstance(outcome.data, Facts):
        return cast("Found", outcome.data), ""
    said = list(outcome.data.model_dump().values())
    told = list(zip(answer(()).missing_facts, said, strict=True))
    words = ["The player was asked:", *(f"{fact.question} {each}" for fact, each in told), "", ""]
    return answer(told), "\n".join(words)


def _can_ask(context: Context[Any, Any]) -> bool:
    """Whether the client can show a form to its user, and the server can send it one."""
    capabilities = context.client_capabilities
    elicitation = capabilities.elicitation if capabilities is not None else None
    if elicitation is None or (elicitation.form is None and elicitation.url is not None):
        return False
    version = context.protocol_version
    return (version is not None and version >= _ANSWERS_WITH_QUESTIONS) or context.session.can_send_request
