import pytest

from scenarios import UnplayableScenario
from tests.scenarios.helpers import answer, keys, refused, rule

ATTACK = """
turn: rival
rival: {field: [psycho-squad]}
you: {gigs: [d4=3, d6=2], field: [corpo-security]}
play:
  - rival: attack psycho-squad -> gigs
"""


def test_a_line_by_the_wrong_player_names_the_decision_and_its_options() -> None:
    error = refused("turn: rival\nyou: {field: [psycho-squad]}\nplay: [{you: pass}]", UnplayableScenario)
    assert error.problems[0].place == "test.yaml:4"
    assert "not for you to move now; the Rival chooses an action in the Main Phase: `call legend 1`" in str(
        error
    )


def test_a_line_that_answers_something_else_is_an_error() -> None:
    error = refused(ATTACK + "  - rival: attack psycho-squad -> gigs", UnplayableScenario)
    assert "the Rival chooses which Gig to steal (Psycho Squad): `choose d4=3`, `choose d6=2`" in str(error)


def test_a_line_after_the_end_is_an_error() -> None:
    error = refused("play: [{you: concede}, {rival: pass}]", UnplayableScenario)
    assert "the game is over" in str(error)


def test_a_choice_that_nobody_asks_for_is_an_error() -> None:
    error = refused("you: {gigs: [d4=1]}\nplay: [{you: choose d4}]", UnplayableScenario)
    assert "this does not answer what is asked" in str(error)


def test_a_react_step_that_nobody_mentions_is_ended_and_reported() -> None:
    found = rule(ATTACK + "  - rival: choose d6\nask: {value: rival gigs}")
    assert found.answers[0].value == ["d6=2"]
    assert "You end the React Step where the play does not mention it." in found.assumptions


def test_strict_play_leaves_no_choice_out() -> None:
    error = refused(
        "strict: true\n" + ATTACK + "  - rival: choose d6\nask: {value: rival gigs}", UnplayableScenario
    )
    assert "you choose a reaction in the React Step" in str(error)


def test_a_strict_scenario_asks_nothing_that_a_choice_leaves_open() -> None:
    error = refused("strict: true\n" + ATTACK + "  - you: pass\nask: {value: rival gigs}", UnplayableScenario)
    assert "leaves a choice open: the Rival chooses which Gig to steal" in str(error)


def test_strict_play_that_says_everything_is_fine() -> None:
    text = "strict: true\n" + ATTACK + "  - you: pass\n  - rival: choose d6\nask: {value: rival gigs}"
    assert answer(text).value == ["d6=2"]


def test_an_illegal_move_is_a_verdict_with_every_refusal() -> None:
    found = rule(
        """
        turn: rival
        you: {gigs: [d4=1], field: [{card: psycho-squad, spent: true}]}
        rival: {field: [rockn-rockerboy]}
        play:
          - rival: attack rockn-rockerboy -> gigs
          - you: block with psycho-squad
          - you: pass
        ask: {value: you gigs}
        """
    )
    assert found.verdict == "illegal"
    assert found.answer == (
        "Illegal (line 7): `you: block with psycho-squad`. Psycho Squad does not have [BLOCKER]; "
        "Psycho Squad is spent, and [BLOCKER] is paid for by spending it."
    )
    assert set(keys(found)) == {"react.blocker", "blocker.meaning"}
    assert found.answers[0].verdict == "illegal"


def test_play_without_a_question_asks_whether_it_is_legal() -> None:
    found = rule(
        "you: {field: [psycho-squad]}\nrival: {gigs: [d4=1]}\nplay: [{you: attack psycho-squad -> gigs}]"
    )
    assert (found.verdict, found.answer) == ("yes", "Yes. The play is legal.")
    assert "attack.target-gig-area" in keys(found)


def test_a_choice_with_one_option_need_not_be_written() -> None:
    text = """
    you: {field: [psycho-squad]}
    rival: {gigs: [d4=1]}
    play: [{you: attack psycho-squad -> gigs}, {rival: pass}]
    ask: {value: you gigs}
    """
    assert answer(text).value == ["d4=1"]


def test_a_choice_with_one_option_need_not_be_written_before_one_of_the_same_kind() -> None:
    text = """
    cards: {swap: {type: program, text: "Spend a rival Unit. Spend a friendly Unit."}}
    you: {hand: [swap], field: [psycho-squad, rockn-rockerboy]}
    rival: {field: [corpo-security]}
    play:
      - you: play swap
      - ask: {legal: you choose rockn-rockerboy, expect: yes}
      - you: choose rockn-rockerboy
      - ask: {legal: you choose psycho-squad, expect: no}
    ask: {value: rockn-rockerboy spent, expect: yes}
    """
    assert rule(text).as_expected
    assert rule(text.replace("- you: choose rockn-rockerboy", "- you: choose swap")).verdict == "illegal"


def test_no_order_is_needed_of_one_effect_pending_several_times_or_of_gigs_that_are_all_stolen() -> None:
    text = """
    cards: {thief: {type: unit, power: 10, text: "When this Unit steals a Gig, increase it by up to 5."}}
    you: {field: [thief], fixer: []}
    rival: {gigs: [d8=1, d6=1], fixer: []}
    play: [{you: attack thief -> gigs}, {you: "choose [d8, d6]"}, {you: d6 = 4}, {you: d8 = 6}]
    ask: {value: you gigs, expect: [d6=4, d8=6]}
    """
    assert rule(text).as_expected
    assert rule(text.replace('{you: "choose [d8, d6]"}, ', "")).as_expected
    assert "which Gig to steal" in str(
        refused(text.replace('{you: "choose [d8, d6]"}, ', "").replace("10", "1"))
    )


def test_no_order_is_needed_of_copies_with_one_text_and_every_order_is_followed() -> None:
    text = """
    cards:
      raider: {type: unit, power: 1}
      charm: {type: gear, power: 1, text: "{Attack} Draw 1."}
    you: {field: [{card: raider, gear: [charm, charm]}]}
    rival: {gigs: [d4=1]}
    play: [{you: attack raider -> gigs}, {rival: pass}]
    ask: {value: you drew, expect: 2}
    """
    assert rule(text).as_expected
    other = text.replace("gear: [charm, charm]", "gear: [charm, spur]").replace(
        "      charm", '      spur: {type: gear, power: 1, text: "{Attack} Trash 1."}\n      charm'
    )
    assert "which pending effect resolves next" in str(refused(other))


def test_every_way_to_pay_is_followed_where_none_is_written() -> None:
    text = """
    you: {hand: [mantis-blades], field: [psycho-squad], eddies: 1}
    play: [{you: play mantis-blades on psycho-squad}]
    ask: {value: you ready eddies}
    """
    found = answer(text)
    assert found.verdict == "depends"
    assert [outcome.result for outcome in found.outcomes] == ["0", "1"]


def test_a_gear_goes_to_the_host_that_is_named_with_it() -> None:
    text = """
    you: {hand: [mantis-blades], field: [psycho-squad, rockn-rockerboy]}
    play: [{you: play mantis-blades on rockn-rockerboy}]
    ask: {value: rockn-rockerboy power}
    """
    assert answer(text).value == 10


def test_a_gear_on_a_rival_unit_is_illegal() -> None:
    text = """
    you: {hand: [mantis-blades], field: [psycho-squad]}
    rival: {field: [rockn-rockerboy]}
    play: [{you: play mantis-blades on rockn-rockerboy}]
    """
    found = rule(text)
    assert found.verdict == "illegal"
    assert "gear.default-hosts" in keys(found)


@pytest.mark.parametrize(
    ("roll", "what"), [("d6 = 3", "it is not the d6 that is rolled"), ("d4 = 5", "a d4 does not show 5")]
)
def test_chance_can_do_only_what_a_die_can(roll: str, what: str) -> None:
    error = refused(f"phase: start\nplay: [{{you: choose d4}}, {{chance: {roll}}}]", UnplayableScenario)
    assert what in str(error)


def test_names_that_fit_several_pieces_list_them() -> None:
    text = """
    you: {field: [psycho-squad, psycho-squad]}
    rival: {gigs: [d4=1]}
    play: [{you: attack psycho-squad -> gigs}]
    """
    listed = "`psycho-squad` may be any of you.psycho-squad#1 (field), you.psycho-squad#2 (field)"
    assert listed in str(refused(text))


def test_a_player_means_their_own_piece_first() -> None:
    text = """
    you: {field: [psycho-squad]}
    rival: {field: [{card: psycho-squad, spent: true}]}
    play: [{you: attack psycho-squad -> psycho-squad}, {rival: pass}]
    """
    tied = rule(text)
    assert tied.verdict == "yes"
    assert "Psycho Squad attacks Psycho Squad" in [step.text for step in tied.trace]


def test_copies_in_a_hand_are_alike() -> None:
    text = (
        "you: {hand: [psycho-squad, psycho-squad]}\nplay: [{you: play psycho-squad}]\nask: {value: you hand}"
    )
    assert answer(text).value == 1


def test_an_unknown_piece_names_the_nearest() -> None:
    error = refused("you: {field: [psycho-squad]}\nask: {legal: you attack psycho-sqad -> gigs}")
    assert "there is no piece `psycho-sqad` in this scenario; did you mean `psycho-squad`?" in str(error)


def test_a_die_to_roll_in_is_meant_before_one_of_the_kind_on_the_table() -> None:
    text = """
    phase: start
    you: {gigs: [d4=1]}
    rival: {gigs: [d6=2]}
    play: [{you: choose d6}, {chance: d6 = 5}]
    ask: {value: you gigs}
    """
    assert answer(text).value == ["d4=1", "d6=5"]


OPTIONAL = """
cards: {tip: {type: program, text: "You may increase a friendly Gig by up to 3. If you do, draw 1."}}
you: {hand: [tip], gigs: [d8=2, d6=1]}
play:
  - you: play tip
"""


@pytest.mark.parametrize(
    ("line", "gigs"),
    [("choose d8", None), ("d8 = 5", ["d6=1", "d8=5"]), ("set d6 to 3", ["d6=3", "d8=2"])],
)
def test_naming_a_choice_says_yes_and_naming_a_value_says_which_gig(
    line: str, gigs: list[str] | None
) -> None:
    found = answer(OPTIONAL + f"  - {{you: {line}}}\n" + "ask: {value: you gigs}")
    assert found.value == gigs
    assert answer(OPTIONAL + "ask: {legal: you choose d6}").verdict == "yes"


def test_what_no_choice_would_fit_is_still_asked_for() -> None:
    illegal = rule(OPTIONAL + "  - {you: d8 = 6}\nask: {value: you gigs}")
    assert illegal.verdict == "illegal"
    error = refused("strict: true\n" + OPTIONAL + "  - {you: choose d8}\nask: {value: you gigs}")
    assert "whether to do it" in str(error)
    assert "whether to do it" in str(refused(OPTIONAL + "  - {you: choose tip}\nask: {value: you gigs}"))
