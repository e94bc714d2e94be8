"""The MCP tools, asked by a client in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import yaml
from mcp import Client
from mcp_types import CallToolResult, TextContent

from server.instructions import SAMPLE
from server.tools import SCHEMA_URI, create_server

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["legacy", "auto"])
async def client(request: pytest.FixtureRequest) -> AsyncIterator[Client]:
    async with Client(create_server(), mode=request.param) as connected:
        yield connected


def text_of(result: CallToolResult) -> str:
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))


async def ask(client: Client, tool: str, **arguments: Any) -> tuple[dict[str, Any], str]:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    assert isinstance(result.structured_content, dict)
    return result.structured_content, text_of(result)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return text_of(result)


async def test_every_tool_says_that_it_only_reads_and_describes_what_goes_in_and_out(client: Client) -> None:
    tools = (await client.list_tools()).tools
    assert {tool.name for tool in tools} == {"judge_scenario", "search_rules", "get_rule", "get_card"}
    for tool in tools:
        assert tool.annotations is not None
        assert tool.annotations.read_only_hint is True
        assert tool.annotations.open_world_hint is False
        assert tool.title
        assert tool.description
        assert tool.output_schema
        for name, parameter in tool.input_schema["properties"].items():
            assert parameter.get("description"), f"{tool.name} {name}"


async def test_the_instructions_name_every_tool_and_the_schema(client: Client) -> None:
    assert client.instructions is not None
    for tool in (await client.list_tools()).tools:
        assert tool.name in client.instructions
    assert SCHEMA_URI in client.instructions


@pytest.mark.parametrize("form", ["text", "object", "object in a string"])
async def test_a_ruling_is_whole_in_data_and_in_text(client: Client, form: str) -> None:
    import json

    data = yaml.safe_load(SAMPLE)
    scenario = {"text": SAMPLE, "object": data, "object in a string": json.dumps(data)}[form]
    ruling, text = await ask(client, "judge_scenario", scenario=scenario)
    assert ruling["verdict"] == "no"
    assert ruling["edition"] == "2026-11"
    assert ruling["citations"]
    assert "NO" in text.upper()
    for citation in ruling["citations"]:
        assert citation["number"] in text
        assert citation["key"] in text
    assert "2026-11" in text


async def test_a_ruling_in_another_edition_cites_that_edition(client: Client) -> None:
    ruling, text = await ask(client, "judge_scenario", scenario=SAMPLE, edition="2026-08")
    assert ruling["edition"] == "2026-08"
    assert {citation["edition"] for citation in ruling["citations"]} == {"2026-08"}
    assert "2026-08" in text


async def test_a_rule_is_whole_in_data_and_in_text(client: Client) -> None:
    rule, text = await ask(client, "get_rule", rule="9.17.3")
    assert rule["key"] == "fight.tie"
    for part in (rule["key"], rule["number"], rule["edition"], rule["statement"], rule["parent"]["number"]):
        assert part in text


async def test_search_is_whole_in_data_and_in_text(client: Client) -> None:
    found, text = await ask(
        client, "search_rules", query="both units have the same power", limit=3, mode="lexical"
    )
    assert "fight.tie" in [hit["key"] for hit in found["results"]]
    for hit in found["results"]:
        assert hit["number"] in text
        assert hit["statement"] in text


async def test_a_card_is_whole_in_data_and_in_text(client: Client) -> None:
    card, text = await ask(client, "get_card", name="Corpo Security")
    assert card["id"] == "corpo-security"
    assert "corpo-security" in text
    assert str(card["power"]) in text


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("get_rule", {"rule": "9.17.33"}, ["9.17.4", "search_rules"]),
        ("get_rule", {"rule": "9.17.3", "edition": "1999-01"}, ["2026-11"]),
        ("get_card", {"name": "corpo securty"}, ["corpo-security"]),
        ("search_rules", {"query": ""}, ["query"]),
        ("search_rules", {"query": "block", "limit": 0}, ["limit"]),
        ("judge_scenario", {"scenario": "trun: rival"}, ["turn", SCHEMA_URI]),
        ("judge_scenario", {"scenario": "a: [b"}, ["YAML"]),
        ("judge_scenario", {"scenario": {"turn": "nobody"}}, ["turn"]),
        ("judge_scenario", {}, ["scenario"]),
    ],
)
async def test_an_error_says_what_to_change(
    client: Client, tool: str, arguments: dict[str, Any], said: list[str]
) -> None:
    message = await refused(client, tool, **arguments)
    for part in said:
        assert part in message


async def test_the_schema_is_a_resource(client: Client) -> None:
    listed = (await client.list_resources()).resources
    assert SCHEMA_URI in [str(resource.uri) for resource in listed]
    (content,) = (await client.read_resource(SCHEMA_URI)).contents
    assert '"type"' in getattr(content, "text", "")
