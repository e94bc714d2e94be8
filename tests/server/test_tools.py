"""The MCP tools, asked by a client in this process."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from mcp import Client, MCPError
from mcp.types import ResourceTemplateReference

from server.instructions import SAMPLE
from server.tools import RULE_URI, SCHEMA_URI
from tests.server.asking import ask, refused

pytestmark = pytest.mark.anyio


async def test_every_tool_says_that_it_only_reads_and_describes_what_goes_in_and_out(client: Client) -> None:
    tools = (await client.list_tools()).tools
    assert tools
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
        ("get_card", {"name": "corpo"}, ["corpo-security"]),
        ("get_card", {"name": "corpo-security", "game": "chess"}, ["cyberpunk"]),
        ("search_glossary", {"query": "?!"}, ["word"]),
        ("compare_editions", {"old": "1999-01"}, ["2026-08"]),
        ("compare_editions", {"chapter": "99"}, ["11"]),
        ("read_rules_document", {"document": "novel"}, ["tournament", "list_rules_documents"]),
        ("read_rules_document", {"document": "rules", "section": "99"}, ["99"]),
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


async def test_the_one_game_is_listed_and_its_name_is_accepted(client: Client) -> None:
    listed, text = await ask(client, "list_games")
    (game,) = listed["games"]
    assert game["game"] in text
    _, named = await ask(client, "get_rule", rule="fight.tie", game=game["game"])
    assert "fight.tie" in named


async def test_documents_are_listed_and_read(client: Client) -> None:
    listed, text = await ask(client, "list_rules_documents")
    assert "tournament" in [document["document"] for document in listed["documents"]]
    assert "tournament" in text
    page, text = await ask(client, "read_rules_document", document="tournament", section="3.4")
    assert page["passages"]
    for passage in page["passages"]:
        assert passage["text"].splitlines()[0] in text


async def test_a_term_is_explained(client: Client) -> None:
    found, text = await ask(client, "search_glossary", query="summoning sickness")
    assert found["results"][0]["term"] == "Lag"
    assert found["results"][0]["definition"] in text


async def test_editions_are_compared(client: Client) -> None:
    found, text = await ask(client, "compare_editions", chapter="9")
    assert (found["old"], found["new"]) == ("2026-08", "2026-11")
    for row in found["superseded"]:
        assert row["key"] in text


@pytest.mark.parametrize("name", ["9.17.3", "fight.tie"])
async def test_every_rule_has_an_address(client: Client, name: str) -> None:
    (content,) = (await client.read_resource(f"rule://2026-08/{name}")).contents
    shown = getattr(content, "text", "")
    assert "fight.tie" in shown
    assert "2026-08" in shown


@pytest.mark.parametrize("address", ["rule://2026-08/99.99", "rule://1999-01/9.17.3"])
async def test_an_address_that_leads_nowhere_says_so(client: Client, address: str) -> None:
    with pytest.raises(MCPError, match=r"there is no rule|unknown edition"):
        await client.read_resource(address)


async def test_numbers_keys_and_editions_are_completed(client: Client) -> None:
    reference = ResourceTemplateReference(uri=RULE_URI)

    async def values(name: str, value: str, edition: str | None = None) -> list[str]:
        context = {"edition": edition} if edition else None
        completed = await client.complete(reference, {"name": name, "value": value}, context)
        return completed.completion.values

    assert await values("edition", "2026-1") == ["2026-11"]
    assert "9.17.3" in await values("number", "9.17", "2026-08")
    assert "fight.tie" in await values("number", "fight.t")
    assert await values("number", "9.17", "1999-01") == []
    assert len(await values("number", "")) == 100
