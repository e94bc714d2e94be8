"""Asks the player for facts that a situation lacks, where the client can ask; else the ruling names them.

A resolver rules on the situation before the tool does. Where the answer turns on facts that are missing, it asks for
them in a form; what the player answers is put into the scenario. A player who declines, and a client that cannot ask,
get the ruling as it stands: it says on what it depends, and where to write what is missing.
"""

from __future__ import annotations

from typing import Any, Final

from mcp.server.elicitation import AcceptedElicitation, ElicitationResult
from mcp.server.mcpserver import Context, Elicit
from pydantic import BaseModel, Field, create_model

from scenarios import MissingFact, Ruling
from server import answers
from server.tools.common import SCHEMA_URI, telling

#: From here on a tool answers with its questions; before, the server sends a request of its own meanwhile.
_ANSWERS_WITH_QUESTIONS: Final = "2026-07-28"
WAY_OUT: Final = f"Mend the scenario and call again; {SCHEMA_URI} has the language."


class Facts(BaseModel):
    """What a player is asked for: a field for each fact, in the order of the ruling."""


def ruled(
    scenario: str | dict[str, Any], edition: str | None, game: str | None, context: Context[Any, Any]
) -> Ruling | Elicit[Facts]:
    """The ruling, or the question for what it lacks. Raises `ToolError` where there is nothing to rule on."""
    with telling(WAY_OUT, game):
        ruling = answers.ruling(scenario, edition, source="scenario")
    if not ruling.missing_facts or not can_ask(context):
        return ruling
    fields: dict[str, Any] = {
        f"fact_{number}": (
            str,
            Field(title=fact.question, description="Names or ids, with commas between them"),
        )
        for number, fact in enumerate(ruling.missing_facts, start=1)
    }
    message = f"{ruling.title} {' '.join(_questions(ruling.missing_facts))}"
    return Elicit(message, create_model("Facts", __base__=Facts, **fields))


def settled(
    outcome: ElicitationResult[Any], scenario: str | dict[str, Any], edition: str | None
) -> tuple[Ruling, list[str]]:
    """The ruling with what the player answered, and those answers in words; as it stands where there are none."""
    if isinstance(outcome, AcceptedElicitation) and isinstance(outcome.data, Ruling):
        return outcome.data, []
    with telling(WAY_OUT):
        ruling = answers.ruling(scenario, edition, source="scenario")
        if not isinstance(outcome, AcceptedElicitation):
            return ruling, []
        said = list(outcome.data.model_dump().values())
        given = list(zip(ruling.missing_facts, said, strict=True))
        told = [f"{fact.question} {answer}" for fact, answer in given]
        return answers.ruling_with(scenario, given, edition, source="scenario"), told


def can_ask(context: Context[Any, Any]) -> bool:
    """Whether the client can show a form to its user, and the server can send it one."""
    capabilities = context.client_capabilities
    elicitation = capabilities.elicitation if capabilities is not None else None
    if elicitation is None or (elicitation.form is None and elicitation.url is not None):
        return False
    version = context.protocol_version
    return (version is not None and version >= _ANSWERS_WITH_QUESTIONS) or context.session.can_send_request


def _questions(facts: list[MissingFact]) -> list[str]:
    return [fact.question for fact in facts]
