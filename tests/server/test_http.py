"""REST: the same answers over HTTP, and every error in one shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from server import answers
from server.http import create_app
from server.instructions import SAMPLE

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
MCP_HEADERS = {"Accept": "application/json, text/event-stream"}


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), base_url="http://127.0.0.1:8000") as connected:
        yield connected


def assert_problem(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert {"type", "title", "status", "detail", "problems"} == set(problem)
    assert problem["status"] == status
    return problem


def test_health(client: TestClient) -> None:
    assert client.get("/healthz").json()["status"] == "ok"


def test_a_rule_by_number_and_key(client: TestClient) -> None:
    by_number = client.get("/v1/rules/9.17.3", params={"edition": "2026-08"}).json()
    assert by_number["key"] == "fight.tie"
    assert by_number["edition"] == "2026-08"
    assert client.get("/v1/rules/fight.tie").json()["edition"] == "2026-11"


def test_search(client: TestClient) -> None:
    found = client.get(
        "/v1/search", params={"q": "both units have the same power", "limit": 3, "mode": "lexical"}
    ).json()
    assert "fight.tie" in [hit["key"] for hit in found["results"]]


def test_documents_terms_and_editions(client: TestClient) -> None:
    assert "learn" in [each["document"] for each in client.get("/v1/documents").json()["documents"]]
    page = client.get("/v1/documents/rules", params={"section": "9.17", "edition": "2026-08"}).json()
    assert page["passages"][0]["number"] == "9.17"
    assert client.get("/v1/glossary", params={"q": "summoning sick"}).json()["results"][0]["term"] == "Lag"
    assert client.get("/v1/compare", params={"chapter": "9"}).json()["new"] == "2026-11"
    assert "tournament" in assert_problem(client.get("/v1/documents/novel"), 404)["detail"]


def test_a_card(client: TestClient) -> None:
    assert client.get("/v1/cards/Corpo Security").json()["id"] == "corpo-security"


@pytest.mark.parametrize("edition", ["2026-08", "2026-11"])
def test_a_ruling(client: TestClient, edition: str) -> None:
    ruling = client.post("/v1/rulings", content=SAMPLE, params={"edition": edition}).json()
    assert ruling["verdict"] == "no"
    assert ruling["edition"] == edition


def test_a_ruling_on_json(client: TestClient) -> None:
    import yaml

    scenario = yaml.safe_load(SAMPLE)
    assert client.post("/v1/rulings", json=scenario).json()["verdict"] == "no"


def test_what_does_not_exist_is_404(client: TestClient) -> None:
    assert "9.17.4" in assert_problem(client.get("/v1/rules/9.17.33"), 404)["detail"]
    assert "2026-11" in assert_problem(client.get("/v1/rules/9.17.3?edition=1999-01"), 404)["detail"]
    assert "corpo-security" in assert_problem(client.get("/v1/cards/corpo"), 404)["detail"]
    assert "/openapi.json" in assert_problem(client.get("/v1/nothing"), 404)["detail"]


def test_a_wrong_scenario_is_422_with_every_place(client: TestClient) -> None:
    problem = assert_problem(client.post("/v1/rulings", content="trun: rival"), 422)
    assert problem["problems"]
    for place in problem["problems"]:
        assert place["place"].startswith("scenario")
        assert place["message"]


@pytest.mark.parametrize("body", [b"\xff\xfe", b"", b"a: [b"])
def test_a_body_that_is_no_scenario_is_422(client: TestClient, body: bytes) -> None:
    assert_problem(client.post("/v1/rulings", content=body), 422)


def test_a_claim_is_settled(client: TestClient) -> None:
    asked = {"claim": "the attacker is spent", "edition": "2026-08"}
    found = client.post("/v1/claims", params=asked, content=SAMPLE).json()
    assert (found["verdict"], found["edition"]) == ("confirmed", "2026-08")
    problem = assert_problem(
        client.post("/v1/claims", params={"claim": "the weather is fine"}, content=SAMPLE), 422
    )
    assert problem["problems"][0]["place"] == "claim"
    assert "Nearest forms" in problem["detail"]
    assert (
        assert_problem(client.post("/v1/claims", content=SAMPLE), 422)["problems"][0]["place"]
        == "query.claim"
    )


def test_precedents_are_found(client: TestClient) -> None:
    found = client.get("/v1/precedents", params={"q": "block with lag", "card": "corpo-security"}).json()
    assert found["results"]
    assert all("corpo-security" in row["cards"] for row in found["results"])
    assert "nothing is asked" in assert_problem(client.get("/v1/precedents"), 422)["detail"]
    assert_problem(client.get("/v1/precedents?rule=99.9"), 404)


def test_a_position_is_played_from_request_to_request(client: TestClient) -> None:
    begun = client.post("/v1/steps", content=SAMPLE).json()
    asked = {"choose": ["pass"], "ask": ["value: turn"], "branch": "true"}
    after = client.post("/v1/steps", params=asked, content=begun["position"]).json()
    assert after["by"] == "rival"
    assert after["answers"][0]["value"] == "rival"
    assert [way["choice"] for way in after["branches"]] == after["options"]
    back = client.post("/v1/steps", params={"undo": 1}, content=after["position"]).json()
    assert back["position"] == begun["position"]
    refused = client.post("/v1/steps", params={"choose": "block with corpo-security"}, content=SAMPLE)
    assert "not legal" in assert_problem(refused, 422)["detail"]


def test_a_body_beyond_the_limit_is_413(client: TestClient) -> None:
    assert_problem(client.post("/v1/rulings", content=b"#" * (answers.MAX_SCENARIO_BYTES + 1)), 413)


def test_wrong_parameters_are_422_and_named(client: TestClient) -> None:
    problem = assert_problem(client.get("/v1/search"), 422)
    assert problem["problems"][0]["place"] == "query.q"
    assert_problem(client.get("/v1/search?q=block&limit=0"), 422)


def test_a_parameter_that_there_is_not_is_422_with_the_nearest(client: TestClient) -> None:
    problem = assert_problem(client.get("/v1/search?q=block&editon=2026-08"), 422)
    (place,) = problem["problems"]
    assert place["place"] == "query.editon"
    assert "did you mean `edition`?" in place["message"]
    assert_problem(client.post("/v1/rulings?explain=yes", content=SAMPLE), 422)
    assert client.get("/v1/search?q=block&edition=2026-08&mode=lexical").status_code == 200


def test_a_wrong_method_is_405(client: TestClient) -> None:
    response = client.get("/v1/rulings")
    assert_problem(response, 405)
    assert response.headers["allow"] == "POST"


def test_a_fault_of_the_judge_is_500_and_tells_nothing_of_the_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(answers, "rule", broken)
    with TestClient(create_app(), base_url="http://localhost", raise_server_exceptions=False) as client:
        response = client.get("/v1/rules/9.17.3")
    assert "secret" not in response.text
    assert_problem(response, 500)


@pytest.mark.parametrize("path", ["/healthz", "/v1/rules/9.17.3", "/mcp"])
def test_a_foreign_host_is_refused(client: TestClient, path: str) -> None:
    refused = client.get(path, headers={"Host": "evil.example"})
    assert (refused.status_code, refused.headers["content-type"]) == (400, "application/problem+json")
    assert "--allow-host" in refused.json()["detail"]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "[::1]:8000"])
def test_this_machine_is_answered_under_each_of_its_names(client: TestClient, host: str) -> None:
    assert client.get("/healthz", headers={"Host": host}).status_code == 200
    answered = client.post("/mcp", json=INITIALIZE, headers={"Host": host, **MCP_HEADERS})
    assert answered.status_code == 200
    assert "cyberpunk-tcg-judge" in answered.text


def test_a_further_host_can_be_allowed() -> None:
    with TestClient(create_app(["judge.example"]), base_url="http://judge.example") as client:
        assert client.get("/healthz").status_code == 200
        assert client.post("/mcp", json=INITIALIZE, headers=MCP_HEADERS).status_code == 200
        assert client.get("/healthz", headers={"Host": "evil.example"}).status_code == 400


def test_a_page_of_another_origin_cannot_use_mcp(client: TestClient) -> None:
    headers = {"Origin": "http://evil.example", **MCP_HEADERS}
    assert client.post("/mcp", json=INITIALIZE, headers=headers).status_code == 403


def test_openapi_describes_every_path_and_loads_nothing_from_elsewhere(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    assert {"/healthz", "/v1/rules/{number_or_key}", "/v1/rulings"} <= set(paths)
    assert client.get("/docs").status_code == 404
