"""A real MCP client asks a real `judge serve` the BLOCKER question, over standard input and over HTTP."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.types import ElicitResult, TextContent

from server.instructions import SAMPLE
from tests.system.conftest import JUDGE, http_server

pytestmark = pytest.mark.system

HEAVY = (
    "torch",
    "transformers",
    "sentence_transformers",
    "faiss",
    "sklearn",
    "fastapi",
    "typer",
    "engine",
    "numpy",
)
"""What a session over standard input must not wait for."""


async def ask_the_blocker_question(server: str | StdioServerParameters, mode: str) -> str:
    """Ask as a model would: read the instructions, look up the card, rule, then look up what was cited."""
    async with Client(server, mode=mode) as client:
        assert client.instructions is not None
        assert "judge_scenario" in client.instructions
        assert {"judge_scenario", "search_rules", "get_rule", "get_card"} <= {
            tool.name for tool in (await client.list_tools()).tools
        }
        card = await structured(client, "get_card", name="Corpo Security")
        assert card["executable"] is True
        ruling = await structured(client, "judge_scenario", scenario=SAMPLE)
        assert ruling["verdict"] == "no"
        assert ruling["citations"]
        for citation in ruling["citations"][:2]:
            rule = await structured(client, "get_rule", rule=citation["number"])
            assert rule["key"] == citation["key"]
            assert rule["statement"] == citation["statement"]
        found = await structured(
            client, "search_rules", query="can a unit that is attacked block", mode="lexical"
        )
        assert found["results"]
        bad = await client.call_tool("judge_scenario", {"scenario": "trun: rival"})
        assert bad.is_error
        return client.protocol_version


async def structured(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    assert not result.is_error, text
    assert text
    assert isinstance(result.structured_content, dict)
    return result.structured_content


@pytest.mark.anyio
@pytest.mark.parametrize(("mode", "version"), [("legacy", "2025-11-25"), ("auto", "2026-07-28")])
async def test_over_standard_input(mode: str, version: str) -> None:
    server = StdioServerParameters(command=str(JUDGE), args=["serve"])
    assert await ask_the_blocker_question(server, mode) == version


@pytest.mark.anyio
@pytest.mark.parametrize(("mode", "version"), [("legacy", "2025-11-25"), ("auto", "2026-07-28")])
async def test_over_http(http_url: str, mode: str, version: str) -> None:
    assert await ask_the_blocker_question(f"{http_url}/mcp", mode) == version


DIG = """\
title: How many cards do I hold then?
cards: {digger: {type: program, cost: 0, text: "Trash 2. Add a Unit from among the trashed cards to your hand."}}
you: {hand: [digger]}
play: [{you: play digger}]
ask: {value: you hand}
"""


async def answer_the_question(context: Any, params: Any) -> ElicitResult:
    return ElicitResult(action="accept", content={"fact_1": "Psycho Squad, Mantis Blades"})


@pytest.mark.anyio
@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_the_player_is_asked_over_standard_input(mode: str) -> None:
    server = StdioServerParameters(command=str(JUDGE), args=["serve"])
    async with Client(server, mode=mode, elicitation_callback=answer_the_question) as client:
        assert (await structured(client, "judge_scenario", scenario=DIG))["answer"] == "you hand: 1."


@pytest.mark.anyio
@pytest.mark.parametrize(("mode", "asked"), [("legacy", False), ("auto", True)])
async def test_over_http_the_player_is_asked_where_that_needs_no_session(
    http_url: str, mode: str, asked: bool
) -> None:
    """Who is not asked gets the answer for blank cards, and which fact it lacks."""
    async with Client(f"{http_url}/mcp", mode=mode, elicitation_callback=answer_the_question) as client:
        ruling = await structured(client, "judge_scenario", scenario=DIG)
    if asked:
        assert ruling["answer"] == "you hand: 1."
        assert not ruling["missing"]
    else:
        assert ruling["answers"][0]["value"] == 0
        assert ruling["missing"]


def initialize(version: str) -> str:
    params = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}) + "\n"


@pytest.mark.parametrize("version", ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
def test_the_handshake_of_every_version_is_answered_and_nothing_else_is_printed(version: str) -> None:
    done = subprocess.run(
        [JUDGE, "serve"], input=initialize(version), capture_output=True, text=True, timeout=60, check=True
    )
    (line,) = done.stdout.splitlines()
    assert json.loads(line)["result"]["protocolVersion"] == version
    assert done.stderr == ""


def test_a_line_that_is_no_message_is_answered_and_the_session_goes_on() -> None:
    lines = ["this is no JSON", "", '{"id": 7}', "[1, 2]", '{"jsonrpc": "2.0", "id":']
    done = subprocess.run(
        [JUDGE, "serve"],
        input="\n".join(lines) + "\n" + initialize("2025-11-25"),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    *errors, greeting = map(json.loads, done.stdout.splitlines())
    assert [(error["error"]["code"], error["id"]) for error in errors] == [
        (-32700, None),
        (-32600, 7),
        (-32600, None),
        (-32700, None),
    ]
    assert greeting["result"]["protocolVersion"] == "2025-11-25"
    assert done.stderr == ""


@pytest.mark.anyio
@pytest.mark.parametrize("option", [["--tools", "core"], ["--tools=core"]])
async def test_the_core_tools_are_eight(option: list[str]) -> None:
    server = StdioServerParameters(command=str(JUDGE), args=["serve", *option])
    async with Client(server) as client:
        assert len((await client.list_tools()).tools) == 8
        claim = await structured(client, "verify_claim", scenario=SAMPLE, claim="the attacker is spent")
        assert claim["verdict"] == "confirmed"
        found = await structured(client, "search_rulings", query="block", limit=1)
        assert found["results"]
        begun = await structured(client, "step", position=SAMPLE)
        after = await structured(client, "step", position=begun["position"], choose=["pass"])
        assert after["by"] == "rival"


def test_the_handshake_waits_for_no_heavy_library() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "server", "serve"],
        input=initialize("2025-11-25"),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    imported = {
        line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if "import time:" in line
    }
    assert "server.tools" in imported
    assert not imported & set(HEAVY)


def test_an_interrupt_ends_the_http_server_quietly() -> None:
    with http_server() as (_, process):
        pass
    assert process.returncode in (0, 130, -2)


def test_a_port_in_use_is_told_with_the_way_out() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [JUDGE, "serve", "--http", "--port", port],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr
