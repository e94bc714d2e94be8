import pytest

import scenarios
from tests.scenarios.helpers import answer, keys, refused, rule

STEAL = """
turn: rival
rival: {field: [psycho-squad]}
you: {gigs: [d4=3, d6=2], field: [corpo-security]}
play:
  - rival: attack psycho-squad -> gigs
"""


def test_no_cites_every_rule_that_refuses() -> None:
    found = answer(
        "you: {field: [{card: psycho-squad, spent: true, lag: true}]}\nask: {legal: you attack psycho-squad -> gigs}"
    )
    assert found.verdict == "no"
    assert {"attack.lagging-cannot", "attack.choose-attacker", "attack.target-gig-area"} <= set(keys(found))
    assert all(reason in found.answer for reason in ("is spent", "has Lag", "has no Gigs"))


def test_yes_cites_the_rules_that_permit() -> None:
    found = answer(STEAL + "ask: {legal: you block with corpo-security}")
    assert found.answer == "Yes. You may block with corpo-security."
    assert keys(found)[0] == "react.blocker"


@pytest.mark.parametrize(
    ("move", "said"), [("done", "choose no more"), ("choose psycho-squad", "choose psycho-squad")]
)
def test_yes_says_the_move_in_words(move: str, said: str) -> None:
    text = """
    cards: {coffee: {type: program, text: "Ready up to 2 friendly Units."}}
    you: {hand: [coffee], field: [{card: psycho-squad, spent: true}]}
    play: [{you: play coffee}]
    """
    assert answer(text + f"ask: {{legal: you {move}}}").answer == f"Yes. You may {said}."


def test_yes_to_what_is_asked_with_yes_or_no_is_said_so() -> None:
    text = """
    cards: {tip: {type: program, text: "You may draw 1."}}
    you: {hand: [tip]}
    play: [{you: play tip}]
    ask: {legal: {you: "no"}}
    """
    assert answer(text).answer == "Yes. You may say no."


def test_legal_is_judged_past_a_payment_that_is_not_written() -> None:
    text = "you: {hand: [psycho-squad]}\nrival: {gigs: [d4=1]}\nplay: [{you: play psycho-squad}]\n"
    assert keys(answer(text + "ask: {legal: you attack psycho-squad -> gigs}"))[0] == "attack.lagging-cannot"


def test_legal_depends_where_it_is_legal_on_some_lines_only() -> None:
    text = """
    you:
      hand: [{card: mantis-blades, as: first}, {card: mantis-blades, as: second}]
      field: [psycho-squad]
      eddies: 1
      legends: [unknown, {card: unknown, spent: true}, {card: unknown, spent: true}]
    play:
      - you: play first on psycho-squad
      - you: play second on psycho-squad
    ask: {legal: you pay 1 eddies}
    """
    found = answer(text)
    assert found.verdict == "depends"
    assert {outcome.result: outcome.line[1] for outcome in found.outcomes} == {
        "legal": "you: pay legend 1",
        "not legal": "you: pay 1 eddies",
    }


def test_forced_means_that_nothing_else_may_be_chosen() -> None:
    stealing = """
    turn: rival
    rival: {field: [psycho-squad]}
    you: {gigs: [d4=3]}
    play: [{rival: attack psycho-squad -> gigs}]
    """
    assert answer(stealing + "ask: {forced: you pass}").verdict == "no"
    alone = "you: {legends: [unknown], eddies: 0}\nhistory: [{you: called a Legend}]\n"
    assert answer(alone + "ask: {forced: you pass}").verdict == "yes"
    assert answer(alone + "ask: {forced: you call you.legend 1}").verdict == "no"


def test_a_value_that_is_certain_is_given() -> None:
    found = answer(STEAL + "  - you: pass\n  - rival: choose d4\nask: {value: rival gigs}")
    assert (found.verdict, found.value, found.answer) == ("yes", ["d4=3"], "rival gigs: d4=3.")
    assert "steal.count-formula" in keys(found)


def test_a_value_that_is_open_lists_every_result_with_a_shortest_line() -> None:
    found = answer(STEAL + "ask: {value: rival gigs}")
    assert (found.verdict, found.value) == ("depends", None)
    assert {outcome.result: outcome.line for outcome in found.outcomes} == {
        "d4=3": ["you: pass", "rival: choose d4=3"],
        "d6=2": ["you: pass", "rival: choose d6=2"],
        "none": ["you: block with corpo-security", "you: pass"],
    }


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("possible: rival gigs includes d6", "yes"),
        ("possible: rival gig count >= 2", "no"),
        ("always: psycho-squad spent", "yes"),
        ("always: rival gig count is 1", "no"),
        ("possible: not corpo-security spent", "yes"),
        ("possible: corpo-security area is trash", "yes"),
        ("always: you street cred >= 3", "no"),
        ("possible: rival street cred < 0", "yes"),
        ("always: winner is nobody", "yes"),
    ],
)
def test_possible_and_always_look_at_every_line(question: str, verdict: str) -> None:
    assert answer(STEAL + f"ask: {{{question}}}").verdict == verdict


def test_until_now_reads_before_anything_more_is_played() -> None:
    assert answer(STEAL + "ask: {value: you gig count, until: now}").value == 2


def test_null_street_cred_is_less_than_zero_and_no_number() -> None:
    assert answer("ask: {value: you street cred}").value == "null"
    assert answer("ask: {always: you street cred < 0}").verdict == "yes"
    assert answer("ask: {always: you street cred <= 0}").verdict == "yes"
    assert answer("ask: {possible: you street cred >= 0}").verdict == "no"
    assert answer("ask: {possible: you street cred is 0}").verdict == "no"


def test_a_question_between_two_lines_is_answered_there() -> None:
    question = "ask: {value: corpo-security spent, until: now}\n"
    found = rule(STEAL + f"  - {question}  - you: block with corpo-security\n{question}")
    assert [one.value for one in found.answers] == ["no", "yes"]


def test_a_budget_that_is_spent_gives_inconclusive_with_what_is_known() -> None:
    found = answer("limits: {lines: 1}\n" + STEAL + "ask: {always: psycho-squad spent}")
    assert found.verdict == "inconclusive"
    assert "1 line (" in found.answer
    shallow = answer("limits: {depth: 1}\n" + STEAL + "ask: {value: you gigs}")
    assert shallow.verdict == "inconclusive"
    assert "1 choice on one line" in shallow.answer


def test_two_results_settle_a_question_even_where_the_budget_ran_out() -> None:
    assert answer("limits: {lines: 3}\n" + STEAL + "ask: {value: rival gigs}").verdict == "depends"


def test_a_comparison_with_a_word_is_an_error() -> None:
    assert "compares with a number" in str(refused("ask: {possible: you hand >= many}"))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("you hand", 2), ("you deck", 30), ("you eddies", 3), ("you ready eddies", 2), ("you spent eddies", 1),
        ("you field", ["guard", "v-corporate-exile"]), ("you trash", ["mantis-blades#2"]), ("you gigs", ["d4=3"]),
        ("you gig count", 1), ("you street cred", 3), ("guard power", 8), ("guard cost", 4), ("guard spent", "yes"),
        ("guard ready", "no"), ("guard lag", "yes"), ("guard face", "up"),
        ("guard gear", ["mandibular-upgrade", "blades"]), ("blades host", "guard"), ("blades area", "field"),
        ("guard controller", "you"), ("guard owner", "you"),
        ("guard types", ["Unit"]), ("v-corporate-exile types", ["Legend", "Unit"]), ("d4 value", 3),
        ("d4 area", "gigs"),
        ("you.d6 area", "fixer"), ("d4 controller", "you"), ("rival.d6 owner", "rival"),
        ("you removed", []), ("turn", "you"), ("phase", "main"),
        ("overtime", "no"), ("winner", "nobody"), ("target", "none"), ("you legends", ["legend 1", "legend 2"]),
        ("where is guard", "field"),
    ],
)  # fmt: skip
def test_values_are_read_off_the_table(value: str, expected: object) -> None:
    text = """
    you:
      field:
        - card: psycho-squad
          as: guard
          spent: true
          lag: true
          gear: [mandibular-upgrade, {card: mantis-blades, as: blades}]
        - v-corporate-exile
      hand: 2
      eddies: {ready: 2, spent: 1}
      gigs: [d4=3]
      trash: [mantis-blades]
    """
    assert answer(text + f"ask: {{value: {value}}}").value == expected


STOLEN = STEAL + "  - you: pass\n  - rival: choose d4\nask: "


@pytest.mark.parametrize(
    ("expected", "met"),
    [
        ("[you.d4=3]", True),
        ("[rival.d4=3]", False),
        ("[d4=3]", True),
        ("[you.d4=3, d4=3]", False),
        ("[you.d6=3]", False),
    ],
)
def test_a_gig_that_is_expected_with_its_owner_is_compared_with_it(expected: str, met: bool) -> None:
    assert answer(f"{STOLEN}{{value: rival gigs, expect: {expected}}}").as_expected is met


def test_a_gig_without_an_owner_before_it_is_the_players_own() -> None:
    mine = "you: {gigs: [d4=3, rival.d6=2]}\nask: "
    assert answer(f"{mine}{{value: you gigs, expect: [you.d4=3, rival.d6=2]}}").as_expected
    assert answer(f"{mine}{{value: you gigs, expect: [d4=3, d6=2]}}").as_expected
    assert not answer(f"{mine}{{value: you gigs, expect: [rival.d4=3, d6=2]}}").as_expected


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("rival gigs includes you.d4", "yes"),
        ("rival gigs includes rival.d4", "no"),
        ("rival gigs includes d4", "yes"),
        ("rival gigs is [you.d4=3]", "yes"),
        ("rival gigs is [rival.d4=3]", "no"),
        ("rival gigs excludes rival.d4=3", "yes"),
    ],
)
def test_gigs_are_asserted_with_their_owner(said: str, verdict: str) -> None:
    assert answer(f"{STOLEN}{{holds: '{said}'}}").verdict == verdict


PAIR = """
cards:
  tutor:
    type: program
    text: >-
      Play a Unit with cost 1 from your trash for free. Play another Unit with cost 1 from your trash for free.
  ace: {type: unit, cost: 1}
  king: {type: unit, cost: 1}
  queen: {type: unit, cost: 1}
play: [{you: play tutor}]
ask: {value: you field}
"""


def test_pieces_in_another_order_are_the_same_value() -> None:
    found = answer("you: {hand: [tutor], trash: [ace, king]}" + PAIR)
    assert isinstance(found.value, list)
    assert (found.verdict, sorted(found.value)) == ("yes", ["ace", "king"])


def test_lists_among_which_it_depends_are_told_apart() -> None:
    found = answer("you: {hand: [tutor], trash: [ace, king, queen]}" + PAIR)
    assert found.verdict == "depends"
    assert len(found.outcomes) == 3
    assert found.answer.count("[") == 3


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("cards drawn", 2),
        ("cards discarded", 1),
        ("cards trashed", 0),
        ("gigs stolen", 1),
        ("you ready legends", 3),
        ("you spent legends", 0),
    ],
)
def test_what_both_players_did_is_counted_together(value: str, expected: int) -> None:
    text = """
    cards:
      toast: {type: program, cost: 1, text: "Each player draws 1."}
      loss: {type: program, cost: 1, text: "A Rival discards 1."}
    you: {field: [psycho-squad], hand: [toast, loss]}
    rival: {gigs: [d4=1]}
    play: [{you: play toast}, {you: pay 1 eddies}, {you: play loss}, {you: pay 1 eddies},
      {you: attack psycho-squad -> gigs}, {rival: pass}]
    """
    assert answer(f"{text}ask: {{value: {value}}}").value == expected


def test_a_mulligan_is_counted() -> None:
    text = "phase: setup\nplay: [{chance: choose you}, {you: go first}, {you: mulligan}, {rival: keep}]\n"
    found = rule(text + "ask: [{value: you mulliganed, until: now}, {value: rival mulliganed, until: now}]")
    assert [each.value for each in found.answers] == [1, 0]


def test_the_next_action_comes_after_choices_in_the_middle_of_an_effect() -> None:
    text = """
    turn: rival
    cards: {boost: {type: unit, power: 2, text: "{Attack} Give a friendly Unit +2 power this turn."}}
    rival: {field: [boost]}
    you: {gigs: [d4=1]}
    play: [{rival: attack boost -> gigs}]
    """
    powers = [
        answer(f"{text}ask: {{value: boost power, until: {until}}}").value for until in ("now", "next action")
    ]
    assert powers == [2, 4]


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        ("psycho-squad power is -6", "no"),
        ("psycho-squad power is not -6", "yes"),
        ("psycho-squad power is 6", "yes"),
        ("you gig count is -1", "no"),
        ("you street cred is -3", "no"),
        ("psycho-squad power > -6", "yes"),
    ],
)
def test_a_number_with_a_minus_is_less_than_nothing(asked: str, verdict: str) -> None:
    data = {"title": "a minus", "you": {"field": ["psycho-squad"], "gigs": ["d6=3"]}}
    assert scenarios.run_data({**data, "ask": [{"holds": asked}]}).verdict == verdict
    expected = {**data, "ask": [{"value": "psycho-squad power", "expect": "-6"}]}
    assert scenarios.run_data(expected).as_expected is False
