"""`judge cards ...` and `judge schema --catalogue`, and the same over MCP and REST."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from mcp import Client
from mcp.types import TextContent

from server.http import create_app
from server.tools import create_server
from tests.server.conftest import Judge


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The imports of the person who runs the tests are neither read nor touched."""
    folder = tmp_path / "data"
    monkeypatch.setenv("JUDGE_DATA_DIR", str(folder))
    return folder


def file_of(tmp_path: Path, *cards: dict[str, Any]) -> Path:
    path = tmp_path / "next-set.json"
    path.write_text(json.dumps(cards), encoding="utf-8")
    return path


def unit(text: str, **facts: Any) -> dict[str, Any]:
    return {
        "id": "road-captain",
        "name": "Road Captain",
        "type": "Unit",
        "cost": 2,
        "power": 3,
        "text": text,
    } | facts


def test_cards_are_found_by_a_query_also_one_that_begins_with_a_minus(judge: Judge) -> None:
    found = judge("cards", "search", "t:unit", "c:red", "cost<=3", "o:steal")
    assert found.exit_code == 0
    assert "(ruthless-lowlife)" in found.stdout
    assert found.stdout.endswith("1 of 1 cards\n")
    without = judge("cards", "search", "-t:gear", "does:steals", "--format", "json")
    assert [hit["id"] for hit in json.loads(without.stdout)["results"]] == ["appetite-for-destruction"]


def test_a_query_that_fits_nothing_or_cannot_be_read_says_so(judge: Judge) -> None:
    nothing = judge("cards", "search", "t:unit", "cost>50")
    assert (nothing.exit_code, nothing.stdout.splitlines()[0][:12]) == (0, "No card fits")
    refused = judge("cards", "search", "t:foo")
    assert refused.exit_code == 2
    assert "query, character 3" in refused.stderr
    assert "Gear, Legend, Program, Unit" in refused.stderr


def test_more_is_shown_with_an_offset(judge: Judge) -> None:
    first = judge("cards", "search", "t:unit", "--limit", "3")
    assert "more with offset 3" in first.stdout
    next_page = json.loads(
        judge("cards", "search", "t:unit", "--limit", "3", "--offset", "3", "--format", "json").stdout
    )
    assert next_page["next_offset"] == 6
    assert not any(hit["id"] in first.stdout for hit in next_page["results"])


def test_sets_are_listed(judge: Judge) -> None:
    shown = judge("cards", "sets").stdout
    assert "alpha  Alpha Kit\n" in shown
    assert "155 cards in all" in shown


def test_an_import_reports_what_was_read_what_was_not_and_what_changed(judge: Judge, tmp_path: Path) -> None:
    cards = [unit("{Play} Draw 1."), unit("Frobnicate.", id="odd", name="Odd")]
    first = judge("cards", "import", file_of(tmp_path, *cards), "--format", "json")
    assert first.exit_code == 0
    report = json.loads(first.stdout)
    assert [card["id"] for card in report["compiled"]] == ["road-captain"]
    assert [(card["id"], card["start"], card["end"]) for card in report["not_compiled"]] == [("odd", 0, 11)]
    assert report["changed"] == []
    second = judge("cards", "import", file_of(tmp_path, unit("{Play} Draw 2.", cost=3)))
    assert "1 compiled, 0 not compiled" in second.stdout
    for line in ("cost: 2 -> 3", "no longer: {Play} Draw 1.", "new: {Play} Draw 2."):
        assert line in second.stdout
    assert "{Play} Draw 2." in judge("card", "road captain").stdout


def test_a_card_that_takes_the_place_of_one_that_ships_says_so_and_is_taken_back(
    judge: Judge, tmp_path: Path
) -> None:
    shipped = judge("card", "corpo-security").stdout
    over = unit("{Play} Draw 3.", id="corpo-security", name="Corpo Security")
    path = file_of(tmp_path, over, unit("{Play} Draw 1."))
    said = judge("cards", "import", path).stdout
    assert "they take the place of cards that ship:\n    Corpo Security" in said
    assert "`judge cards forget ID` takes it back" in said
    changes = json.loads(judge("cards", "import", "--check", path, "--format", "json").stdout)["changed"]
    assert changes == []
    listed = json.loads(judge("cards", "imported", "--format", "json").stdout)
    assert [(card["id"], card["shipped"]) for card in listed["cards"]] == [
        ("corpo-security", True),
        ("road-captain", False),
    ]
    again = file_of(tmp_path, over | {"cost": 9})
    changed = json.loads(judge("cards", "import", again, "--format", "json").stdout)["changed"]
    assert [change["replaces"] for change in changed] == ["imported"]
    refused = judge("cards", "forget", "corpo-security", "road-captian")
    assert refused.exit_code == 2
    assert "did you mean `road-captain`?" in refused.stderr
    assert judge("card", "corpo-security").stdout != shipped
    assert "is as it ships again" in judge("cards", "forget", "corpo-security").stdout
    assert judge("card", "corpo-security").stdout == shipped
    assert "road-captain" in judge("cards", "imported").stdout
    judge("cards", "forget", "road-captain")
    assert "No card was imported" in judge("cards", "imported").stdout


def test_a_check_changes_nothing(judge: Judge, tmp_path: Path, own_folder: Path) -> None:
    checked = judge("cards", "import", "--check", file_of(tmp_path, unit("{Play} Draw 1.")))
    assert "checked, nothing stored" in checked.stdout
    assert "    road-captain\n        {Play} Draw 1." in checked.stdout
    assert not own_folder.exists()


def test_a_faulty_file_is_refused_whole_with_every_place(
    judge: Judge, tmp_path: Path, own_folder: Path
) -> None:
    path = file_of(tmp_path, unit("{Play} Draw 1."), unit("", id="bad", cost=-1, power="x"))
    refused = judge("cards", "import", path, "--format", "json")
    assert refused.exit_code == 2
    places = [problem["place"] for problem in json.loads(refused.stderr)["problems"]]
    assert [place.rpartition(": ")[2] for place in places] == ["card 2 (bad), cost", "card 2 (bad), power"]
    assert not own_folder.exists()


def test_imports_that_were_damaged_are_told(judge: Judge, own_folder: Path) -> None:
    own_folder.mkdir()
    (own_folder / "cards.sqlite3").write_bytes(b"no database" * 100)
    for arguments in (("card", "corpo-security"), ("cards", "search", "t:unit"), ("cards", "sets")):
        refused = judge(*arguments)
        assert refused.exit_code == 2, arguments
        assert "remove the file and import again" in refused.stderr


def test_the_schema_of_the_catalogue_is_printed(judge: Judge) -> None:
    from jsonschema import Draft202012Validator

    schema = json.loads(judge("schema", "--catalogue").stdout)
    Draft202012Validator.check_schema(schema)
    assert list(
        Draft202012Validator(schema).iter_errors([{"id": "x", "name": "X", "type": "Unit", "cost": -1}])
    )


@pytest.mark.anyio
async def test_tools_give_what_the_command_line_gives(judge: Judge) -> None:
    asked = {
        ("cards", "search", "gorro takemura"): ("search_cards", {"query": "gorro takemura"}),
        ("cards", "sets"): ("list_card_sets", {}),
        ("card", "corpo securty"): ("get_card", {"name": "corpo securty"}),
    }
    async with Client(create_server()) as client:
        for arguments, (tool, given) in asked.items():
            result = await client.call_tool(tool, given)
            words = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
            assert not result.is_error, words
            assert words + "\n" == judge(*arguments).stdout
            assert result.structured_content == json.loads(judge(*arguments, "--format", "json").stdout)


@pytest.mark.anyio
async def test_a_tool_says_what_to_change_in_a_query() -> None:
    async with Client(create_server()) as client:
        result = await client.call_tool("search_cards", {"query": "t:foo"})
    assert result.is_error
    words = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    assert "query, character 3" in words
    assert "Change the query" in words


def test_rest_gives_the_same(judge: Judge) -> None:
    with TestClient(create_app(), base_url="http://localhost") as client:
        found = client.get("/v1/cards", params={"q": "t:unit c:red", "limit": 3}).json()
        assert found == json.loads(
            judge("cards", "search", "t:unit c:red", "--limit", "3", "--format", "json").stdout
        )
        assert client.get("/v1/card-sets").json()["cards"] == 155
        refused = client.get("/v1/cards", params={"q": "t:foo"})
        assert refused.status_code == 422
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["problems"][0]["place"] == "query, character 3 ('foo')"
        assert client.get("/v1/cards/goro takemura").status_code == 404


def test_rest_lists_what_was_imported_and_takes_it_back(judge: Judge, tmp_path: Path) -> None:
    over = unit("{Play} Draw 3.", id="corpo-security", name="Corpo Security")
    judge("cards", "import", file_of(tmp_path, over, unit("{Play} Draw 1.")))
    with TestClient(create_app(), base_url="http://localhost") as client:
        listed = client.get("/v1/imported-cards").json()
        assert listed == json.loads(judge("cards", "imported", "--format", "json").stdout)
        imported = client.get("/v1/cards/corpo-security").json()
        missing = client.delete("/v1/imported-cards/road-captian")
        assert missing.status_code == 404
        assert "did you mean `road-captain`?" in missing.json()["problems"][0]["message"]
        gone = client.delete("/v1/imported-cards/corpo-security").json()
        assert (gone["forgotten"], [card["id"] for card in gone["cards"]]) == (True, ["corpo-security"])
        assert client.get("/v1/cards/corpo-security").json() != imported
        assert [card["id"] for card in client.get("/v1/imported-cards").json()["cards"]] == ["road-captain"]


def test_a_report_shows_blank_cards_and_the_beginning_of_what_could_not_be_read(
    judge: Judge, tmp_path: Path
) -> None:
    cards = [unit("", id="blank", name="Blank"), unit("Frobnicate " * 100, id="odd", name="Odd")]
    said = judge("cards", "import", "--check", file_of(tmp_path, *cards)).stdout
    assert "    blank\n        no rules text\n" in said
    assert "    odd\n        its text is not known or was not read" in said
    assert max(map(len, said.splitlines())) < 200


def test_a_new_printing_is_told_against_the_one_that_was_current(judge: Judge, tmp_path: Path) -> None:
    judge("cards", "import", file_of(tmp_path, unit("{Play} Draw 1.")))
    said = judge("cards", "import", file_of(tmp_path, unit("{Play} Draw 2.", id="captain-2"))).stdout
    assert "0 new, 1 new printings of known cards, 1 changed" in said
    assert (
        "    Road Captain  (captain-2), until now `road-captain`\n        no longer: {Play} Draw 1.\n" in said
    )
    assert "    Road Captain  (captain-2): current; until now `road-captain`" in said
    assert "Note: `road-captain` is an older printing" in judge("card", "road-captain").stdout


def test_the_name_of_an_imported_card_leads_to_the_id_by_which_it_is_forgotten(
    judge: Judge, tmp_path: Path
) -> None:
    judge("cards", "import", file_of(tmp_path, unit("", id="rc-7", name="Road Captain")))
    refused = judge("cards", "forget", "Road Captain")
    assert refused.exit_code == 2
    assert "did you mean `rc-7`?" in refused.stderr


def test_a_text_that_was_never_read_is_not_said_to_be_readable_no_longer(
    judge: Judge, tmp_path: Path
) -> None:
    judge("cards", "import", str(file_of(tmp_path, unit("Dance with the moon."))))
    again = judge("cards", "import", str(file_of(tmp_path, unit("Dance with the sun."))))
    assert "its text still cannot be read" in again.stdout
    assert "no longer" not in again.stdout
    read = judge("cards", "import", str(file_of(tmp_path, unit("{Play} Draw 1."))))
    assert "now: {Play} Draw 1." in read.stdout
    gone = judge("cards", "import", str(file_of(tmp_path, unit("Dance with the moon."))))
    assert "its text can no longer be read" in gone.stdout
