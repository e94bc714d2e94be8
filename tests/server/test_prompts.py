"""The MCP prompts and the worked examples in them."""

from __future__ import annotations

import re

import pytest
from mcp import Client, MCPError
from mcp.types import PromptReference, TextContent

import scenarios
from server.examples import EXAMPLES, Example
from server.tools import SCHEMA_URI, create_server


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.verdict + example.said[:12])
def test_an_example_is_ruled_as_it_says(example: Example) -> None:
    ruling = scenarios.run_text(example.scenario)
    assert ruling.verdict == example.verdict
    assert not ruling.missing


@pytest.mark.anyio
@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_prompts_carry_the_words_the_examples_and_the_way(mode: str) -> None:
    async with Client(create_server(), mode=mode) as client:
        listed = {prompt.name: prompt for prompt in (await client.list_prompts()).prompts}
        for prompt in listed.values():
            assert prompt.title
            assert prompt.description
            assert all(argument.description for argument in prompt.arguments or ())
        asked = await client.get_prompt(
            "rule_on_a_question", {"question": "Can I block?", "edition": "2026-08"}
        )
        claimed = await client.get_prompt("check_a_statement", {"situation": "We fight.", "claim": "I win."})
    for result, parts in ((asked, ("Can I block?", "edition 2026-08")), (claimed, ("We fight.", "I win."))):
        (message,) = result.messages
        assert isinstance(message.content, TextContent)
        for part in (*parts, SCHEMA_URI, *(example.scenario for example in EXAMPLES)):
            assert part in message.content.text


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("rule_on_question", {}, "did you mean rule_on_a_question?"),
        ("rule_on_a_question", {}, "needs the argument `question`"),
        ("rule_on_a_question", {"question": "x", "editon": "2026-08"}, "did you mean `edition`?"),
    ],
)
async def test_a_prompt_that_cannot_be_had_says_what_to_change(
    name: str, arguments: dict[str, str], said: str
) -> None:
    async with Client(create_server()) as client:
        with pytest.raises(MCPError, match=re.escape(said)) as refused:
            await client.get_prompt(name, arguments)
    assert refused.value.error.code == -32602


@pytest.mark.anyio
async def test_the_edition_of_a_prompt_is_completed() -> None:
    async with Client(create_server()) as client:
        reference = PromptReference(name="rule_on_a_question")
        completed = await client.complete(reference, {"name": "edition", "value": "2026-0"})
    assert completed.completion.values == ["2026-08"]


@pytest.mark.anyio
async def test_a_statement_is_to_be_one_and_to_be_seen_as_it_was_read(client: Client) -> None:
    found = await client.get_prompt("check_a_statement", {"situation": "They block.", "claim": "I win"})
    text = "".join(str(getattr(message.content, "text", "")) for message in found.messages)
    assert "One thing at a time" in text
    assert "`read_as`" in text
