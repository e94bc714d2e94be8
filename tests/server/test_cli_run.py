"""`judge run`: scenarios in, rulings and exit codes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from server.instructions import SAMPLE
from tests.server.conftest import Judge

Write = Callable[..., Path]


def test_a_ruling_as_expected_ends_with_0(judge: Judge, write: Write) -> None:
    ruled = judge("run", write("no"))
    assert ruled.exit_code == 0
    assert ruled.stderr == ""


def test_a_ruling_that_is_not_as_expected_ends_with_1(judge: Judge, write: Write) -> None:
    ruled = judge("run", write("yes"))
    assert ruled.exit_code == 1
    assert ruled.stderr == ""


def test_a_scenario_that_expects_nothing_ends_with_0(judge: Judge, write: Write) -> None:
    ruled = judge("run", write(), "--format", "json")
    assert ruled.exit_code == 0
    assert json.loads(ruled.stdout)["as_expected"] is None


def test_the_json_of_a_ruling_has_all_that_others_build_on(judge: Judge, write: Write) -> None:
    ruling = json.loads(judge("run", write("no"), "--format", "json").stdout)
    assert {"verdict", "answer", "edition", "answers", "citations", "assumptions", "trace", "hash"} <= set(
        ruling
    )
    assert ruling["verdict"] == "no"
    (answer,) = ruling["answers"]
    assert {"ask", "verdict", "answer", "citations", "expected", "as_expected"} <= set(answer)
    assert ruling["citations"]
    for citation in ruling["citations"]:
        assert {"key", "number", "edition", "statement"} <= set(citation)
        assert citation["edition"] == "2026-11"


def test_the_edition_option_wins_over_the_scenario(judge: Judge, write: Write) -> None:
    path = write(replace={"turn: rival": "edition: 2026-11\nturn: rival"})
    ruling = json.loads(judge("run", path, "--edition", "2026-08", "--format", "json").stdout)
    assert ruling["edition"] == "2026-08"
    assert {citation["edition"] for citation in ruling["citations"]} == {"2026-08"}


def test_a_scenario_may_come_from_standard_input(judge: Judge) -> None:
    ruled = judge("run", "-", stdin=SAMPLE)
    assert ruled.exit_code == 0
    refused = judge("run", "-", stdin="nonsense: 1")
    assert refused.exit_code == 2
    assert "standard input" in refused.stderr


def test_several_files_give_a_list_and_the_bad_one_is_named(
    judge: Judge, write: Write, tmp_path: Path
) -> None:
    good, other = write("no", name="a.yaml"), write("no", name="b.yaml")
    rulings = json.loads(judge("run", good, other, "--format", "json").stdout)
    assert [ruling["verdict"] for ruling in rulings] == ["no", "no"]
    mixed = judge("run", good, tmp_path / "absent.yaml", other, "--format", "json")
    assert mixed.exit_code == 2
    assert len(json.loads(mixed.stdout)) == 2
    assert "absent.yaml" in json.loads(mixed.stderr)["detail"]


def test_what_is_no_scenario_file_is_refused(judge: Judge, tmp_path: Path) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\x00\xff\xfe\x80 scenario")
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * (1024 * 1024 + 1))
    empty = tmp_path / "empty.yaml"
    empty.touch()
    for path, said in (
        (tmp_path / "absent.yaml", "no such file"),
        (tmp_path, "folder"),
        (binary, "UTF-8"),
        (huge, "longer than"),
        (empty, "empty.yaml"),
    ):
        refused = judge("run", path)
        assert refused.exit_code == 2, path
        assert str(path) in refused.stderr
        assert said in refused.stderr
        assert refused.stdout == ""


@pytest.mark.parametrize(
    ("replace", "said"),
    [
        ({"corpo-security": "corpo-securty"}, "corpo-security"),
        ({"turn: rival": "trun: rival"}, "turn"),
        ({"gigs: [d6=3]": "gigs: [d6=3, d6=1, d6=2, d6=4]"}, "d6"),
        ({"ask:\n": "ask: [\n"}, "YAML"),
        ({"turn: rival": "edition: 2019-01\nturn: rival"}, "2026-11"),
        ({"attack animals-wrecker": "attack animals-reckless"}, "animals-wrecker"),
    ],
    ids=["card", "key", "position", "yaml", "edition", "piece"],
)
def test_a_scenario_that_is_wrong_is_refused_with_the_place_and_the_way_out(
    judge: Judge, write: Write, replace: dict[str, str], said: str
) -> None:
    path = write(replace=replace)
    refused = judge("run", path)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert str(path) in refused.stderr
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("said", ["no", "false", "False", "NO"])
def test_true_and_false_are_yes_and_no_where_an_answer_is_expected(
    judge: Judge, write: Write, said: str
) -> None:
    assert judge("run", write(said)).exit_code == 0
    assert judge("run", write("true" if said.islower() else "True")).exit_code == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "title: A\nyou: {hand: -3}\nask: {legal: you pass}\n",
            "neither a number of unknown cards (0 to 60) nor",
        ),
        (
            "title: A\nyou: {gigs: d6}\nask: {legal: you pass}\n",
            "`you.gigs.0`: a Gig needs its value: `d6=3`",
        ),
        ("title: A\nstrict: perhaps\nask: {legal: you pass}\n", "it has to be yes or no"),
        ("title: A\nlimits: {lines: some}\nask: {legal: you pass}\n", "it has to be a whole number"),
        ("you: {field: [psycho-sqad]}\nask: {legal: you pass}\n", "`psycho-squad`"),
        ("you: {field: [psycho-squad]}\nplay: [{you: attack zorg -> gigs}]\n", "there is no piece `zorg`"),
        ("title: ''\nyou: {field: [psycho-sqad]}\nask: {legal: you pass}\n", "`psycho-squad`"),
    ],
    ids=[
        "hand",
        "gigs",
        "truth",
        "number",
        "no title and card",
        "no title and piece",
        "empty title and card",
    ],
)
def test_a_message_says_what_is_wanted_in_the_words_of_the_language(
    judge: Judge, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    refused = judge("run", path)
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert "tuple" not in refused.stderr
    assert ("`title` is missing" in refused.stderr) == ("title" not in text)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("broken.json", '{"title": "A",\n "ask": [}', "broken.json:2: not JSON: expecting value (column 10)"),
        ("broken.json", "title: A", "broken.json:1"),
        ("broken.yaml", '{"title": "A" "ask": 1}', "broken.yaml:1: not JSON: expecting ',' delimiter"),
        ("broken.yaml", "title: [A", "not YAML"),
    ],
)
def test_a_broken_file_is_called_what_it_was_meant_to_be(
    judge: Judge, tmp_path: Path, name: str, text: str, said: str
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    refused = judge("run", path)
    assert refused.exit_code == 2
    assert said in refused.stderr


def test_the_schema_is_a_json_schema_that_the_sample_fits(judge: Judge) -> None:
    import jsonschema
    import yaml

    schema = json.loads(judge("schema").stdout)
    jsonschema.validate(yaml.safe_load(SAMPLE), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"trun": "rival"}, schema)
