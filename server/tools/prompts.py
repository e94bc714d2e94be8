"""Prompts: they teach a model to turn a player's words into a scenario, and to give the answer with its grounds."""

from __future__ import annotations

from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from pydantic import Field

from server.examples import EXAMPLES, Example
from server.tools.common import SCHEMA_URI

Question = Annotated[str, Field(description="What happened and what is asked, in the player's words")]
Situation = Annotated[str, Field(description="What happened, in the player's words")]
Claim = Annotated[str, Field(description='The statement to check, such as "the attacker is defeated"')]
Edition = Annotated[
    str | None, Field(description="Edition of the rules that the players use; the newest when left out")
]

_WRITING = f"""\
How to turn a player's words into a scenario:
1. Whose turn is it? Who attacks has the turn: `turn: you` or `turn: rival`. `you` is the player who asks.
2. Which cards are there? Look each one up with get_card and use its id. Two cards of one name get names with `as`.
3. What is not as usual about a card: `spent: true`, `lag: true` (played or called this turn), `gear: [...]`,
   `face: up` in the Legends area. Gigs as `[d6=3]`.
4. What has been done goes into `play`, one choice a line, in order. Do not play on where the player asks.
5. What is asked: "may I" -> `legal`, "must I" -> `forced`, "is it so then" -> `holds`, "what is it" -> `value`,
   "can it come to" -> `possible`, "which first" -> `order`. Asked in the middle, it stands in `play` as `ask`.
6. Leave out what nobody mentioned. Do not make up facts: leave a choice open that nobody has told you of, and
   the judge follows all of them.

The whole language: the resource {SCHEMA_URI}. Situations that were written down before: search_rulings.
"""

_ANSWERING = """\
Then answer the player:
- the verdict in one sentence, in their words;
- the rules that decide, by number, with the edition;
- assumptions that matter; for `depends` on whose choice, with the line for each side; for `disputed` both readings;
- where `missing` names a fact, ask the player for it, add it to the scenario and rule again.
If the judge says `unsupported` or `inconclusive`, say so. Do not answer from memory instead.
"""


def add_prompts(server: MCPServer[Any]) -> None:
    """Give the server its prompts."""
    server.prompt(
        name="rule_on_a_question",
        title="Rule on a player's question",
        description="Turn a player's words into a scenario, have it judged, and answer with the rules that decide",
    )(rule_on_a_question)
    server.prompt(
        name="check_a_statement",
        title="Check a statement about a situation",
        description="Turn a situation into a scenario and check what somebody says about it",
    )(check_a_statement)


def rule_on_a_question(question: Question, edition: Edition = None) -> str:
    """The prompt for a question."""
    return "\n".join(
        [
            "A player of the Cyberpunk TCG asks the rules question below.",
            f"Write it as a scenario, pass that to judge_scenario{_with(edition)}, and answer.",
            "",
            _WRITING,
            *_examples(),
            _ANSWERING,
            "The player's question:",
            question.strip(),
        ]
    )


def check_a_statement(situation: Situation, claim: Claim, edition: Edition = None) -> str:
    """The prompt for a statement about a situation."""
    return "\n".join(
        [
            "Somebody says something about the situation of the Cyberpunk TCG below.",
            f"Write the situation as a scenario, without `ask`, pass it to verify_claim{_with(edition)} with what is",
            "said, and answer whether it is so. One thing at a time: what cannot be read is refused with how else",
            "to say it, and `read_as` shows how it was read: see that this is what was meant.",
            "",
            _WRITING,
            *_examples(),
            _ANSWERING,
            "The situation:",
            situation.strip(),
            "",
            "What is said of it:",
            claim.strip(),
        ]
    )


def _with(edition: str | None) -> str:
    return f" with edition {edition.strip()}" if edition and edition.strip() else ""


def _examples() -> list[str]:
    return [_example(number, each) for number, each in enumerate(EXAMPLES, start=1)]


def _example(number: int, example: Example) -> str:
    return (
        f"Example {number}. A player says: {example.said}\n{example.noticed}\n\n"
        f"```yaml\n{example.scenario}```\nThe verdict on it: {example.verdict}.\n"
    )
