"""`judge verify` and `judge rulings`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from server.instructions import SAMPLE
from tests.server.conftest import Judge

Write = Callable[..., Path]


def test_a_statement_that_is_confirmed_ends_with_0_and_one_that_is_not_with_1(
    judge: Judge, write: Write
) -> None:
    confirmed = judge("verify", write("yes"), "you", "may", "not", "block", "with", "corpo-security")
    assert confirmed.exit_code == 0
    assert confirmed.stdout.startswith("CONFIRMED: you may not block with corpo-security  (edition 2026-11)")
    assert "Read as: not legal: you block with corpo-security" in confirmed.stdout
    refuted = judge("verify", write(), "you may block with corpo-security")
    assert refuted.exit_code == 1
    assert refuted.stdout.startswith("REFUTED")
    assert refuted.stderr == ""


def test_a_statement_on_standard_input_as_json(judge: Judge) -> None:
    done = judge(
        "verify", "-", "the attacker is spent", "--edition", "2026-08", "--format", "json", stdin=SAMPLE
    )
    found = json.loads(done.stdout)
    assert (found["verdict"], found["edition"]) == ("confirmed", "2026-08")
    assert found["read_as"] == "holds: rival.animals-wrecker spent"


def test_what_cannot_be_used_ends_with_2_and_says_why(judge: Judge, write: Write) -> None:
    for arguments, said in (
        ((write(), "the weather is fine"), "claim: cannot read `the weather is fine`"),
        ((write(), "zorg is defeated"), "its pieces are corpo-security, animals-wrecker"),
        ((Path("absent.yaml"), "you win"), "no such file"),
        ((write(replace={"turn:": "trun:"}, name="bad.yaml"), "you win"), "did you mean `turn`"),
    ):
        refused = judge("verify", *arguments)
        assert refused.exit_code == 2
        assert said in refused.stderr
        assert refused.stdout == ""


def test_the_library_is_searched_and_said_to_be_stored(judge: Judge) -> None:
    shown = judge("rulings", "may", "a", "unit", "block", "with", "lag", "--limit", "2").stdout
    assert "not rulings made for this search" in shown
    assert "scenario:" not in shown
    assert "2 of " in shown
    full = judge("rulings", "--faq", "general-02", "--full").stdout
    assert "title: May a Unit block on the turn it was played?" in full
    found = json.loads(
        judge("rulings", "--rule", "9.17.3", "--card", "psycho-squad", "--format", "json").stdout
    )
    assert all("fight.tie" in row["rules"] for row in found["results"])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["rulings"], "nothing is asked"),
        (["rulings", "block", "--limit", "0"], "1 to 50"),
        (["rulings", "block", "--offset", "-1"], "0 or more"),
        (["rulings", "--rule", "99.9"], "99.9"),
        (["rulings", "--faq", "nothing"], "FAQ entry"),
    ],
)
def test_a_search_that_cannot_be_made_is_refused(judge: Judge, asked: list[str], said: str) -> None:
    refused = judge(*asked)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert said in refused.stderr
