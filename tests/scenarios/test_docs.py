"""The page about scenarios shows scenarios that come out as it says."""

import re
from pathlib import Path

import pytest

import scenarios
from scenarios.language import forms
from scenarios.language.moves import Move
from tests.scenarios.helpers import rule

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


SHOWN = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("shown", SHOWN, ids=lambda text: text.partition("\n")[0])
def test_a_scenario_on_the_page_is_as_expected(shown: str) -> None:
    assert scenarios.run_text(shown).as_expected


def test_the_program_on_the_page_runs() -> None:
    (shown,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    exec(compile(shown, "docs/scenarios.md", "exec"), {})


MOVES = re.search(r"^\| text \| object \|\n\|[- |]+\n(.*?)\n\n", PAGE, re.MULTILINE | re.DOTALL)
assert MOVES is not None
TEXTS = [text for row in MOVES[1].splitlines() for text in re.findall(r"`([^`]+)`", row.split("|")[1])]


@pytest.mark.parametrize("text", TEXTS)
def test_every_move_on_the_page_can_be_read(text: str) -> None:
    assert Move.model_validate(forms.move(text)).text()


def test_every_verb_is_on_the_page() -> None:
    assert set(forms.MOVE_FORMS) <= {text.split()[0] for text in TEXTS}


@pytest.mark.parametrize("what", [*forms.SIDE_VALUES, *forms.PIECE_VALUES, *forms.GAME_VALUES])
def test_every_value_is_on_the_page(what: str) -> None:
    assert f"`{what}`" in " ".join(PAGE.split())


def test_the_defaults_on_the_page_are_the_defaults() -> None:
    found = rule("ask: [{value: you hand}, {value: you deck}, {value: you eddies}, {value: you gigs}]")
    assert [one.value for one in found.answers] == [0, 30, 0, []]
