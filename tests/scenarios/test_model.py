from pathlib import Path
from typing import Any

import jsonschema
import pytest

import scenarios
from scenarios import InvalidScenario
from scenarios.language.model import Scenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import Source, read
from tests.filed import typed
from tests.scenarios.helpers import refused, rule


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    schema = scenarios.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("path", scenarios.library(), ids=lambda path: path.stem)
def test_the_schema_takes_every_scenario_of_the_library(
    path: Path, validator: jsonschema.Draft202012Validator
) -> None:
    """As any YAML reader gives it: `no` is false there, and 3 is a number."""
    data: Any = typed(path)
    assert [error.message for error in validator.iter_errors(data)] == []


@pytest.mark.parametrize(
    "data",
    [
        {"title": "x", "ask": [{"legal": {"you": {"block": "a"}}}]},
        {"title": "x", "ask": {"value": {"of": "you", "what": "gigs"}, "expect": ["d4=3"]}},
        {
            "title": "x",
            "play": [{"rival": {"attack": {"by": "a", "target": "gigs"}}}, {"you": {"pass": True}}],
        },
        {
            "title": "x",
            "you": {"gigs": [{"die": "d4", "value": 1}], "eddies": {"spent": 1}},
            "ask": {"value": "winner"},
        },
    ],
)
def test_schema_and_model_take_the_structured_spelling(
    data: dict[str, Any], validator: jsonschema.Draft202012Validator
) -> None:
    validator.validate(data)
    Scenario.model_validate(data)


@pytest.mark.parametrize(
    "data",
    [
        {"you": {"field": [{"card": "psycho-squad", "gear": "mantis-blades"}]}},
        {"you": {"field": "psycho-squad", "hand": "detonate", "fixer": "d6", "gigs": "d4=3, d8=1"}},
        {"you": {"deck": ["detonate"]}, "tags": "deck", "history": "you: drew 1"},
        {"play": "you: pass"},
        {"play": ["you: pass"], "ask": ["value: you drew"]},
    ],
)
def test_the_schema_takes_one_item_in_place_of_a_list_as_the_reader_does(
    data: dict[str, Any], validator: jsonschema.Draft202012Validator
) -> None:
    whole = {"title": "x", "ask": "value: winner", **data}
    validator.validate(whole)
    assert parse(Source("x", whole)).ask


@pytest.mark.parametrize(
    "data",
    [
        {"title": "x"},
        {"title": "x", "ask": [{"legal": "you pass", "because": "text"}]},
        {"title": "x", "ask": {"value": "winner"}, "turn": "nobody"},
        {"title": "x", "ask": {"value": "winner"}, "colour": "red"},
        {"title": "x", "play": [{"you": "pass", "rival": "pass"}]},
    ],
)
def test_the_model_refuses_what_is_no_scenario(data: dict[str, Any]) -> None:
    with pytest.raises(InvalidScenario):
        scenarios.run_data(data)


def test_a_dumped_scenario_is_the_same_scenario() -> None:
    for path in scenarios.library():
        scenario = parse(read(path.read_text(encoding="utf-8"), path.name))
        again = Scenario.model_validate(
            scenario.model_dump(mode="json", by_alias=True, exclude_none=True, exclude_unset=True)
        )
        assert again == scenario, path.name


def test_what_is_changed_in_a_copy_counts_there() -> None:
    """What a part has worked out about itself is not taken along."""
    data = {"title": "first", "ask": {"value": "you hand", "until": "end of turn"}}
    first = parse(Source("f", data))
    second = first.model_copy(update={"title": "second"})
    assert '"first"' in first.canonical
    assert second.canonical == first.canonical.replace('"first"', '"second"')
    (question,) = first.ask
    assert question.moment == "end of turn"
    assert question.model_copy(update={"until": "now"}).moment == "now"


def test_all_problems_are_listed_with_their_lines() -> None:
    error = refused(
        """
        trun: rival
        you:
          feild: [a]
          gigs: [d4=9, d6]
          hand: 99
        play:
          - you: atack a -> b
          - you: pass
            rival: pass
        ask:
          - legal: block with a
          - value: rival gold
        """,
        InvalidScenario,
    )
    assert [(problem.place, problem.message.split(";")[0]) for problem in error.problems] == [
        ("test.yaml:2", "there is no key `trun`"),
        ("test.yaml:4", "there is no key `feild` in `you`"),
        ("test.yaml:5", "`you.gigs.0`: a d4 shows 1 to 4, not 9"),
        ("test.yaml:5", "`you.gigs.1`: a Gig needs its value: `d6=3`"),
        ("test.yaml:6", "`you.hand`: more than 60 cards are more than a player has"),
        ("test.yaml:8", "`play.0.you`: cannot read `atack a -> b` at `-> b`"),
        ("test.yaml:9", "`play.1`: a line of play has exactly one of `you`, `rival`, `chance`, `ask`"),
        ("test.yaml:12", "`ask.0.legal`: cannot read `block with a` at `block with a`"),
        ("test.yaml:13", "`ask.1.value`: cannot read `rival gold` at `gold`"),
    ]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("feild", "field"), ("edies", "eddies"), ("legands", "legends"), ("fixers", "fixer")],
)
def test_an_unknown_key_names_the_nearest(wrong: str, right: str) -> None:
    error = refused(f"you: {{{wrong}: []}}\nask: {{value: winner}}", InvalidScenario)
    assert f"did you mean `{right}`?" in str(error)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("hand: 2", "hand: [unknown, unknown]"),
        ("eddies: 3", "eddies: {ready: 3}"),
        ("gigs: {d4: 1, d6: 2}", "gigs: [{die: d4, value: 1}, {die: d6, value: 2}]"),
        ("gigs: [d4=1, d6 = 2]", "gigs: [{die: d4, value: 1}, {die: d6, value: 2}]"),
        ("deck: 5", "deck: {more: 5}"),
        ("field: [a]", "field: [{card: a}]"),
    ],
)
def test_a_short_form_is_its_long_form(short: str, long: str) -> None:
    def side(text: str) -> Any:
        return parse(read(f"title: x\nyou: {{{text}}}\nask: {{value: winner}}", "f")).you

    assert side(short) == side(long)


def test_the_rules_that_a_scenario_is_filed_under_exist_and_change_no_ruling() -> None:
    plain = rule("ask: {value: you gigs}")
    filed = rule("ask: {value: you gigs}\ntests: [fight.tie]\nopposite: [9.17.2]")
    assert filed.hash == plain.hash
    for name in ("tests", "opposite"):
        error = refused(f"{name}: [fight.tye]\nask: {{value: you gigs}}")
        assert "test.yaml:2" in str(error)
        assert "fight.tie" in str(error)
