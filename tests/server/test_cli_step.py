"""`judge step`: a game from command to command, with nothing kept in between."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import Judge

Write = Callable[..., Path]


def test_a_scenario_is_begun_and_gone_on_with_from_the_printed_text(judge: Judge, write: Write) -> None:
    begun = judge("step", write())
    assert begun.exit_code == 0
    assert "You choose a reaction in the React Step" in begun.stdout
    assert "Not legal" in begun.stdout
    after = judge("step", "-", "--choose", "pass", stdin=begun.stdout)
    assert after.exit_code == 0
    assert "The Rival chooses an action in the Main Phase" in after.stdout
    position = after.stdout[after.stdout.index("judge-position") :]
    back = judge("step", position, "--undo", "1")
    assert (
        back.stdout[back.stdout.index("judge-position") :]
        == (begun.stdout[begun.stdout.index("judge-position") :])
    )


def test_a_moment_as_json_has_the_options_and_the_position(judge: Judge, write: Write) -> None:
    moment = json.loads(judge("step", write(), "--format", "json").stdout)
    assert moment["by"] == "you"
    assert "pass" in moment["options"]
    assert moment["position"].startswith("judge-position 1 | ")


def test_a_question_is_answered_and_every_branch_is_shown(judge: Judge, write: Write) -> None:
    asked = judge("step", write(), "--ask", "legal: you block with corpo-security")
    assert "Corpo Security is spent" in asked.stdout
    branches = json.loads(judge("step", write(), "--branch", "--format", "json").stdout)
    options = json.loads(judge("step", write(), "--format", "json").stdout)["options"]
    assert [one["choice"] for one in branches] == options
    assert judge("step", write(), "--branch").stdout.count("judge-position") == len(options)


def test_a_step_that_cannot_be_made_ends_with_2_and_says_why(judge: Judge, write: Write) -> None:
    path = write()
    for arguments, said in (
        ((path, "--choose", "block with corpo-security"), "not legal: Corpo Security is spent"),
        ((path, "--choose", "jump"), "jump"),
        ((path, "--undo", "7"), "only 1 choice has been made"),
        ((path.with_name("absent.yaml"),), "no such file"),
        (("judge-position 1 | x",), "damaged"),
        ((path, "--edition", "2019-01"), "2026-11"),
    ):
        refused = judge("step", *arguments)
        assert refused.exit_code == 2, arguments
        assert said in refused.stderr
        assert refused.stdout == ""
