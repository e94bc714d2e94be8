"""Tools about a situation."""

from __future__ import annotations

from typing import Annotated, Any

from mcp.server.elicitation import ElicitationResult
from mcp.server.mcpserver import Context, Elicit, Resolve
from mcp.types import CallToolResult
from pydantic import Field

from scenarios import Ruling, render_text
from scenarios.claims import Verification, verification_text
from server import answers
from server.tools.common import SCHEMA_URI, Edition, Game, check_game, result, telling
from server.tools.missing import Facts, Told, or_ask, settled

Scenario = Annotated[
    str | dict[str, Any],
    Field(
        description="The situation and the questions about it, as YAML or JSON text or as an object; "
        f"the server instructions show one, {SCHEMA_URI} has all of the language"
    ),
]
Situation = Annotated[
    str | dict[str, Any],
    Field(
        description="The situation, as YAML or JSON text or as an object; its own questions are left aside. "
        f"{SCHEMA_URI} has the language"
    ),
]
Claim = Annotated[
    str,
    Field(
        description='One statement about it: "the attacker is defeated", "I may block with Corpo Security", '
        '"the rival steals 1 Gig", or a question of the scenario language such as "holds: d10 was stolen"'
    ),
]


def _ruling(scenario: str | dict[str, Any], edition: str | None, told: Told = ()) -> Ruling:
    with telling(f"Mend the scenario and call again; {SCHEMA_URI} has the language."):
        return answers.ruling(scenario, edition, source="scenario", facts=told)


def _verification(
    scenario: str | dict[str, Any], claim: str, edition: str | None, told: Told = ()
) -> Verification:
    with telling(f"Put it in other words or mend the scenario; {SCHEMA_URI} has the language."):
        return answers.verification(scenario, claim, edition, source="scenario", facts=told)


def rule_or_ask(
    scenario: Scenario, edition: Edition, game: Game, context: Context[Any, Any]
) -> Ruling | Elicit[Facts]:
    """The ruling, or the question for what it lacks. Raises `ToolError` where there is nothing to rule on."""
    check_game(game)
    return or_ask(_ruling(scenario, edition), context)


def verify_or_ask(
    scenario: Situation, claim: Claim, edition: Edition, game: Game, context: Context[Any, Any]
) -> Verification | Elicit[Facts]:
    """What became of the claim, or the question for what that lacks. Raises `ToolError`."""
    check_game(game)
    return or_ask(_verification(scenario, claim, edition), context)


def judge_scenario(
    scenario: Scenario,
    outcome: Annotated[ElicitationResult[Facts], Resolve(rule_or_ask)],
    edition: Edition = None,
    game: Game = None,
) -> Annotated[CallToolResult, Ruling]:
    """Decide a rules question: play the situation on the rules engine and rule on it, with the rules that
    decide.

    Use it for whether something may or must be done and for what happens. The ruling holds a verdict and an
    answer for each question, citations, the assumptions made for what the scenario leaves out, and the play
    step by step. Where the answer turns on a fact that is not told, it asks the player if it can; else
    `missing_facts` says what to ask and where to write it.
    """
    check_game(game)
    ruling, told = settled(outcome, lambda facts: _ruling(scenario, edition, facts))
    return result(ruling, told + render_text(ruling))


def verify_claim(
    scenario: Situation,
    claim: Claim,
    outcome: Annotated[ElicitationResult[Facts], Resolve(verify_or_ask)],
    edition: Edition = None,
    game: Game = None,
) -> Annotated[CallToolResult, Verification]:
    """Check a statement about a situation: confirmed, refuted, or on what it depends, over every line of play.

    Use it for what somebody says, or before you rely on a conclusion of your own. Gives what was observed that
    decides, the rules, a line of play to each side, and how the words were read (`read_as`): see that it is what was
    meant. A statement that cannot be read is refused with the forms that come nearest.
    """
    check_game(game)
    found, told = settled(outcome, lambda facts: _verification(scenario, claim, edition, facts))
    return result(found, told + verification_text(found))
