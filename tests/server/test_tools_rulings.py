"""The MCP tools about situations: verify_claim, search_rulings, step, what is asked back; and which tools there are."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from mcp import Client
from mcp.types import ElicitResult

from server.instructions import SAMPLE
from server.offer import OFFERS
from server.tools import SCHEMA_URI, create_server
from tests.server.asking import ask, refused

pytestmark = pytest.mark.anyio

BLOCKED = "you may block with corpo-security"
DIG = """\
title: How many cards do I hold then?
cards: {digger: {type: program, cost: 0, text: "Trash 2. Add a Unit from among the trashed cards to your hand."}}
you: {hand: [digger]}
play: [{you: play digger}]
ask: {value: you hand}
"""


async def test_there_are_at_most_fourteen_tools_and_eight_core_ones() -> None:
    async with Client(create_server()) as client:
        everything = [tool.name for tool in (await client.list_tools()).tools]
    assert everything == [offer.name for offer in OFFERS]
    assert len(everything) <= 14
    async with Client(create_server("core")) as client:
        core = {tool.name for tool in (await client.list_tools()).tools}
        assert core == {
            "search_rules", "get_rule", "search_cards", "get_card", "judge_scenario", "verify_claim",
            "search_rulings", "step",
        }  # fmt: skip
        assert client.instructions is not None
        for tool in everything:
            assert (tool in client.instructions) == (tool in core)
        missing = await client.call_tool("list_games", {})
        assert missing.is_error


@pytest.mark.parametrize("form", ["text", "object"])
async def test_a_claim_is_settled_in_data_and_in_text(client: Client, form: str) -> None:
    scenario = SAMPLE if form == "text" else yaml.safe_load(SAMPLE)
    found, text = await ask(client, "verify_claim", scenario=scenario, claim=BLOCKED)
    assert found["verdict"] == "refuted"
    assert found["read_as"] == "legal: you block with corpo-security"
    assert "Corpo Security is spent" in found["observed"]
    for part in ("REFUTED", found["read_as"], "2026-11", *(rule["key"] for rule in found["citations"])):
        assert part in text
    older, _ = await ask(client, "verify_claim", scenario=scenario, claim=BLOCKED, edition="2026-08")
    assert older["edition"] == "2026-08"


async def test_precedents_are_whole_in_data_and_in_text_and_run_as_they_are(client: Client) -> None:
    found, text = await ask(client, "search_rulings", query="block with lag", card="corpo security", limit=3)
    assert len(found["results"]) == 3
    assert found["note"] in text
    for row in found["results"]:
        assert "corpo-security" in row["cards"]
        assert row["path"] in text
    ruling, _ = await ask(client, "judge_scenario", scenario=found["results"][0]["scenario"])
    assert ruling["as_expected"] is True


async def test_a_position_is_played_from_call_to_call_without_a_session(client: Client) -> None:
    begun, text = await ask(client, "step", position=SAMPLE)
    assert begun["by"] == "you"
    assert "pass" in begun["options"]
    assert any("Corpo Security is spent" in reason for row in begun["not_legal"] for reason in row["reasons"])
    assert text.rstrip().endswith(begun["position"])
    # Another server, as behind an address that several processes share.
    async with Client(create_server()) as other:
        after, _ = await ask(other, "step", position=begun["position"], choose="pass")
        assert after["by"] == "rival"
        answered, shown = await ask(
            other,
            "step",
            position=after["position"],
            undo=1,
            ask=["legal: you pass", "value: turn"],
            branch=True,
        )
    assert answered["position"] == begun["position"]
    assert [answer["verdict"] for answer in answered["answers"]] == ["yes", "yes"]
    assert [way["choice"] for way in answered["branches"]] == begun["options"]
    again, _ = await ask(client, "step", position=shown, choose=["pass"])
    assert again["position"] == after["position"]


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("verify_claim", {"scenario": SAMPLE, "claim": "the weather is fine"}, ["Nearest forms", SCHEMA_URI]),
        ("verify_claim", {"scenario": "trun: rival", "claim": "you win"}, ["turn"]),
        ("verify_claim", {"scenario": SAMPLE}, ["verify_claim needs the argument `claim`"]),
        ("search_rulings", {}, ["nothing is asked"]),
        ("search_rulings", {"rule": "9.99"}, ["9.29"]),
        ("search_rulings", {"card": "corpo", "query": "block"}, ["corpo-security"]),
        ("search_rulings", {"faq": "general-99"}, ["general-"]),
        ("search_rulings", {"query": "x " * 1001}, ["2000"]),
        ("step", {"position": SAMPLE, "choose": "block with corpo-security"}, ["not legal", "spent"]),
        ("step", {"position": SAMPLE, "undo": 9}, ["only 1 choice has been made"]),
        ("step", {"position": "judge-position 1 | x"}, ["damaged"]),
        ("step", {"position": SAMPLE, "ask": "what now"}, ["legal: ..."]),
        (
            "get_rule",
            {"rul": "9.17"},
            ["no argument `rul`; did you mean `rule`?", "needs the argument `rule`"],
        ),
        ("compare_editions", {"older": "2026-08"}, ["no argument `older`; did you mean `old`?", "chapter"]),
        ("list_games", {"page": 1}, ["no argument `page`", "takes no arguments"]),
        ("list_rules_documents", {"limit": 3}, ["no argument `limit`", "edition, game"]),
        (
            "search_rules",
            {"query": "block", "limit": "many"},
            ["`limit` is 'many'; it has to be a whole number from 1 to 50"],
        ),
        ("search_rules", {"query": ["block"]}, ["`query` is ['block']; it has to be text"]),
        ("search_rules", {"query": "block", "mode": "psychic"}, ["one of auto, lexical, semantic, hybrid"]),
        ("judge_scenario", {"scenario": 7}, ["it has to be text or an object"]),
        ("judge_scenario", {"scenario": SAMPLE, "game": "chess"}, ["cyberpunk"]),
        ("judge_scenaro", {"scenario": SAMPLE}, ["did you mean judge_scenario?"]),
    ],
)
async def test_an_error_says_what_to_change_and_nothing_of_the_inside(
    client: Client, tool: str, arguments: dict[str, Any], said: list[str]
) -> None:
    message = await refused(client, tool, **arguments)
    for part in said:
        assert part in message
    for inside in ("pydantic", "Error executing tool", "Traceback", "validation error"):
        assert inside not in message


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_the_player_is_asked_for_a_fact_on_which_the_answer_turns(mode: str) -> None:
    asked: list[str] = []

    async def answer(context: Any, params: Any) -> ElicitResult:
        asked.append(params.message)
        return ElicitResult(action="accept", content={"fact_1": "Psycho Squad, Mantis Blades"})

    async with Client(create_server(), mode=mode, elicitation_callback=answer) as client:
        ruling, text = await ask(client, "judge_scenario", scenario=DIG)
        assert asked == [
            "How many cards do I hold then? Which are the 2 unknown cards on top of your deck, from the top?"
        ]
        assert (ruling["verdict"], ruling["answer"], ruling["missing"]) == ("yes", "you hand: 1.", [])
        assert "from the top? Psycho Squad, Mantis Blades" in text
        await ask(client, "judge_scenario", scenario=SAMPLE)
        assert len(asked) == 1
        claim, text = await ask(client, "verify_claim", scenario=DIG, claim="I have 1 card in hand")
        assert (claim["verdict"], claim["missing_facts"]) == ("confirmed", [])
        assert "from the top? Psycho Squad, Mantis Blades" in text
    assert len(asked) == 2


@pytest.mark.parametrize("mode", ["legacy", "auto"])
@pytest.mark.parametrize("action", ["decline", "cancel"])
async def test_a_player_who_does_not_say_gets_the_ruling_as_it_stands(mode: str, action: Any) -> None:
    async def answer(context: Any, params: Any) -> ElicitResult:
        return ElicitResult(action=action)

    async with Client(create_server(), mode=mode, elicitation_callback=answer) as client:
        ruling, text = await ask(client, "judge_scenario", scenario=DIG)
    assert (ruling["verdict"], ruling["answers"][0]["value"]) == ("yes", 0)
    assert "Write it under `you.deck.top`." in text


async def test_a_client_that_cannot_ask_is_told_what_to_ask_and_where_to_write_it(client: Client) -> None:
    ruling, text = await ask(client, "judge_scenario", scenario=DIG)
    assert (ruling["verdict"], ruling["answers"][0]["value"]) == ("yes", 0)
    (fact,) = ruling["missing_facts"]
    assert fact["place"] == "you.deck.top"
    assert fact["question"] in text
    claim, text = await ask(client, "verify_claim", scenario=DIG, claim="I have 1 card in hand")
    assert (claim["verdict"], claim["missing_facts"]) == ("depends", [fact])
    assert fact["question"] in text


async def test_an_answer_that_names_no_card_is_refused_with_the_place() -> None:
    async def answer(context: Any, params: Any) -> ElicitResult:
        return ElicitResult(action="accept", content={"fact_1": "zorg"})

    async with Client(create_server(), elicitation_callback=answer) as client:
        assert "you.deck.top: the answer `zorg`" in await refused(client, "judge_scenario", scenario=DIG)
