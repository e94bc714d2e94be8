import pytest

import scenarios
from scenarios import render_text
from scenarios.ruling import Ruling
from tests.scenarios.helpers import answer, refused, rule

SAMPLE = """
turn: rival
you:   {field: [{card: corpo-security, spent: true}]}
rival: {field: [animals-wrecker], gigs: {d6: 3}}
play:
  - rival: attack animals-wrecker -> corpo-security
ask:
  - legal: you block with corpo-security
    expect: no
"""


def test_the_same_question_gives_the_same_ruling() -> None:
    assert rule(SAMPLE) == rule(SAMPLE)
    assert len(rule(SAMPLE).hash) == 64


def test_another_question_or_edition_gives_another_hash() -> None:
    hashes = {
        rule(SAMPLE).hash,
        rule(SAMPLE, edition="2026-08").hash,
        rule(SAMPLE.replace("d6: 3", "d6: 4")).hash,
    }
    assert len(hashes) == 3


def test_the_place_of_a_scenario_does_not_change_its_hash() -> None:
    text = "title: x\nask: {value: winner}\n"
    assert scenarios.run_text(text, source="a").hash == scenarios.run_text(text, source="b").hash


def test_a_ruling_is_json_and_back() -> None:
    ruling = rule(SAMPLE)
    assert Ruling.model_validate_json(ruling.model_dump_json()) == ruling


def test_numbers_and_statements_are_those_of_the_edition() -> None:
    newer, older = rule(SAMPLE), rule(SAMPLE, edition="2026-08")
    meaning = [next(c for c in ruling.citations if c.key == "blocker.meaning") for ruling in (newer, older)]
    assert [c.number for c in meaning] == ["11.28.1", "11.24.1"]
    assert all(c.edition == r.edition for r in (newer, older) for c in r.citations)
    assert "blocker.not-already-target" not in [c.key for c in older.citations]


def test_citations_have_statements_and_come_once() -> None:
    citations = rule(SAMPLE).citations
    assert all(c.statement and c.number for c in citations)
    assert len({c.key for c in citations}) == len(citations)


def test_an_expectation_that_is_not_met_is_reported() -> None:
    ruling = rule(SAMPLE.replace("expect: no", "expect: yes"))
    assert (ruling.as_expected, ruling.answers[0].as_expected) == (False, False)
    assert "NOT as expected" in render_text(ruling)


def test_without_expectations_nothing_is_as_expected() -> None:
    assert answer("ask: {value: winner}").as_expected is None
    assert rule("ask: {value: winner}").as_expected is None


def test_a_rule_that_should_be_cited_and_is_not_is_reported() -> None:
    assert rule(SAMPLE + "    because: [11.28.3.1, react.blocker]").as_expected is True
    assert rule(SAMPLE + "    because: [steal.count]").as_expected is False


def test_an_illegal_play_is_expected_with_the_rules_that_refuse_it() -> None:
    twice = (
        "you: {hand: [detonate, mantis-blades]}\nplay: [{you: sell detonate}, {you: sell mantis-blades}]\n"
    )
    assert rule(twice + "expect: illegal\nbecause: [8.11.1]").as_expected is True
    assert rule(twice + "expect: illegal\nbecause: [steal.count]").as_expected is False
    assert refused(twice + "because: [9.99]").problems[0].place == "test.yaml:4"


@pytest.mark.parametrize("rule_name", ["9.99", "no.such-rule"])
def test_a_rule_that_there_is_not_cannot_be_expected(rule_name: str) -> None:
    error = refused(SAMPLE + f"    because: [{rule_name}]")
    assert error.problems[0].place == "test.yaml:10"


def test_a_verdict_that_there_is_not_cannot_be_expected() -> None:
    assert "a verdict is one of" in str(refused("expect: maybe\nask: {value: winner}"))


def test_an_edition_that_there_is_not_is_refused() -> None:
    assert "known editions: 2026-08, 2026-11" in str(refused("edition: 2030-01\nask: {value: winner}"))
    with pytest.raises(scenarios.ScenarioError, match="there is no edition `1`"):
        scenarios.run_text("title: x\nask: {value: winner}", edition="1")


def test_the_other_edition_is_named_only_where_it_differs() -> None:
    assert rule(SAMPLE).other_edition is None


def test_what_is_disputed_in_the_other_edition_is_not_given_as_certain() -> None:
    """2026-08 does not say whether a fight has a loser once an effect of the fight removed the winner (9.18 against
    9.17.1); 2026-11 does (11.4.2.2.1)."""
    text = """
turn: rival
you: {field: [{card: maelstrom-zealots, spent: true}]}
rival: {field: [animals-wrecker]}
play: [{rival: attack animals-wrecker -> maelstrom-zealots}]
ask: {value: where is maelstrom-zealots}
"""
    ruling = rule(text, edition="2026-11")
    assert ruling.other_edition is not None
    assert ruling.other_edition.verdict == rule(text, edition="2026-08").verdict == "disputed"
    assert ruling.verdict != "disputed"


def test_assumptions_are_listed_where_they_were_touched() -> None:
    assert rule(SAMPLE).assumptions == []
    assumed = rule("play: [{you: call legend 1}]\nask: {value: you.legend 1 face}").assumptions
    assert "It is your turn." not in rule("turn: you\nask: {value: winner}").assumptions
    assert (
        "Your 3 unnamed Legends lie face-down and ready, blank if turned up."
        not in rule("ask: {value: winner}").assumptions
    )
    assert assumed[0].startswith("Your 3 unnamed Legends")


def test_a_face_up_card_that_cannot_be_executed_makes_a_ruling_unsupported() -> None:
    ruling = rule(
        """
        cards: {odd: {type: unit, power: 3, text: "Frobnicate the Rival."}}
        you: {field: [odd]}
        rival: {gigs: [d4=1]}
        ask: {legal: you attack odd -> gigs}
        """
    )
    assert ruling.verdict == "unsupported"
    assert "odd" in ruling.answer
    assert "Frobnicate" in ruling.answer


def test_a_hidden_card_that_is_never_used_does_not_matter() -> None:
    text = """
    cards: {odd: {type: unit, power: 3, text: "Frobnicate the Rival."}}
    you: {hand: [odd], field: [psycho-squad]}
    rival: {gigs: [d4=1]}
    """
    assert answer(text + "ask: {legal: you attack psycho-squad -> gigs}").verdict == "yes"
    assert answer(text + "ask: {legal: you play odd}").verdict == "unsupported"
    assert rule(text + "play: [{you: play odd}]").verdict == "unsupported"
    # The payment is still open, and the text might forbid or change what is being paid for.
    paying = text.replace("power: 3", "power: 3, cost: 4").replace("hand", "eddies: 9, hand")
    assert rule(paying + "play: [{you: play odd}]").verdict == "unsupported"
    assert rule(paying + "play: [{you: attack psycho-squad -> gigs}]").verdict == "yes"


def test_the_text_of_a_ruling_is_complete() -> None:
    ruling = rule(SAMPLE)
    text = render_text(ruling)
    assert text.startswith("A test\nNO  (edition 2026-11)\n")
    for part in (
        "11.28.3.1",
        "blocker.not-already-target",
        "Play",
        "attack animals-wrecker -> corpo-security",
        "As expected.",
    ):
        assert part in text
    assert max(map(len, text.splitlines())) <= 120


def test_the_trace_tells_choices_and_events_with_their_rules() -> None:
    trace = rule(SAMPLE).trace
    assert (trace[0].by, trace[0].kind, trace[0].text) == (
        "rival",
        "choice",
        "attack animals-wrecker -> corpo-security",
    )
    attacked = next(step for step in trace if step.text == "Animals Wrecker attacks Corpo Security")
    assert "attack.target-spent-unit" in attacked.keys
    assert "9.3.2.1" in attacked.numbers


def test_a_missing_file_and_a_folder_are_refused(tmp_path: object) -> None:
    for path in ("/no/such/file.yaml", str(tmp_path)):
        with pytest.raises(scenarios.UnreadableScenario, match=path):
            scenarios.run_file(path)


@pytest.mark.parametrize("name", ["corpo-security", "Corpo Security", "corpo security"])
def test_a_card_is_found_by_id_and_by_name(name: str) -> None:
    card = scenarios.find_card(name)
    assert (card.id, card.type, card.cost, card.power, card.executable) == (
        "corpo-security",
        "Unit",
        2,
        2,
        True,
    )
    assert card.keywords == ["BLOCKER"]


def test_a_card_that_the_engine_has_read_comes_with_our_wording() -> None:
    assert scenarios.find_card("mandibular-upgrade").text == "{Blocker}"
    assert scenarios.find_card("psycho-squad").text == ""


def test_a_name_of_several_cards_names_them() -> None:
    with pytest.raises(scenarios.UnknownCardName, match="v-corporate-exile"):
        scenarios.find_card("V")


def test_a_misspelt_card_is_looked_up_and_never_played() -> None:
    assert scenarios.find_card("corpo-securty").id == "corpo-security"
    with pytest.raises(scenarios.ScenarioError, match="did you mean `corpo-security`"):
        scenarios.run_text("title: x\nyou: {field: [corpo-securty]}\nask: [{value: you hand}]\n")


def test_another_question_may_be_asked_in_place_of_its_own() -> None:
    text = "title: x\nexpect: no\n" + SAMPLE
    found = scenarios.run_text(text, ask={"holds": "corpo-security is defeated"})
    assert [one.ask for one in found.answers] == ["holds: corpo-security was defeated"]
    assert (found.verdict, found.as_expected) == ("yes", None)
    several = scenarios.run_data({"title": "x"}, ask=[{"value": "you hand"}, {"value": "winner"}])
    assert [one.value for one in several.answers] == [0, "nobody"]


def test_a_question_that_is_wrong_is_refused_where_it_was_asked() -> None:
    with pytest.raises(scenarios.InvalidScenario, match="has exactly one of"):
        scenarios.run_text("title: x\n" + SAMPLE, ask={})
