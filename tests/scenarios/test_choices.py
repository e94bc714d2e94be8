"""Every kind of decision of the engine is answered in words and in data, and named in words."""

from __future__ import annotations

from typing import Any

import pytest

import scenarios
from scenarios import InvalidScenario, UnplayableScenario
from tests.scenarios.helpers import answer, refused, rule

CARDS = """
cards:
  drawer: {type: unit, cost: 0, power: 2, text: "{Play} You may draw 1."}
  picker: {type: unit, cost: 0, power: 2, text: "{Play} Choose one effect. Draw 1. // Defeat a rival Unit."}
  waster: {type: unit, cost: 0, power: 2, text: "{Play} Discard 1."}
  tuner: {type: program, cost: 0, text: "Increase a friendly Gig by up to 2."}
  greed: {type: program, cost: 0, text: "Draw up to 2."}
  bomb: {type: program, cost: 0, text: "Defeat up to 2 rival Units."}
  guesser:
    type: program
    cost: 0
    text: "Choose a card type. Reveal the top card of your deck. If it is a card of the chosen type, draw 1."
  thief: {type: program, cost: 0, text: "Steal a rival Gig."}
  mugger: {type: program, cost: 0, text: "A Rival discards 1 at random."}
  tidier: {type: program, cost: 0, text: "Bottom-deck 2 cards from your hand in any order."}
  sweeper: {type: program, cost: 0, text: "Bottom-deck all rival Units."}
  eager: {type: unit, cost: 1, power: 4, text: "{Attack} Draw 1.\\n{Attack} Give this Unit +1 power this turn."}
  worker: {type: unit, cost: 1, power: 1, text: "{Spend}: Draw 1.\\n2 €$: Ready this Unit."}
  shield: {type: gear, cost: 1, power: 1, text: "If this Unit would be defeated, defeat its \\"SHIELD\\" instead."}
  plain: {type: unit, cost: 1, power: 3}
"""


def played(body: str, ask: str) -> Any:
    return answer(f"{CARDS}{body}\nask: {ask}")


@pytest.mark.parametrize(("said", "drew"), [("yes", 1), ("use drawer", 1), ("no", 0), ("decline drawer", 0)])
def test_may_is_answered_by_yes_or_no_and_by_the_card_that_asks(said: str, drew: int) -> None:
    body = f"you: {{hand: [drawer]}}\nplay: [{{you: play drawer}}, {{you: '{said}'}}]"
    assert played(body, "{value: you drew}").value == drew


def test_using_another_card_than_the_one_that_asks_is_an_error() -> None:
    body = "you: {hand: [drawer], field: [plain]}\nplay: [{you: play drawer}, {you: use plain}]\nask: {value: you drew}"
    assert "it is Drawer that may be used now, not `plain`" in str(refused(CARDS + body))


@pytest.mark.parametrize("said", ["choose 1", 'choose "Draw 1"', 'choose "draw 1."', "choose draw"])
def test_one_of_several_effects_is_chosen_by_its_place_or_its_words(said: str) -> None:
    body = (
        f"you: {{hand: [picker]}}\nrival: {{field: [plain]}}\nplay: [{{you: play picker}}, {{you: '{said}'}}]"
    )
    assert played(body, "{value: you drew}").value == 1


def test_words_that_are_no_effect_list_the_effects() -> None:
    body = "you: {hand: [picker]}\nplay: [{you: play picker}, {you: choose 'steal everything'}]\nask: {value: you drew}"
    assert "1: Draw 1.; 2: Defeat a rival Unit." in str(refused(CARDS + body))


def test_an_effect_with_nothing_to_act_on_may_be_chosen_too() -> None:
    body = "you: {hand: [picker]}\nplay: [{you: play picker}]"
    assert played(body, "{legal: you choose 2}").verdict == "yes"
    assert played(body, "{legal: you choose 3}").verdict == "no"


@pytest.mark.parametrize("said", ["discard plain", "choose plain", "discard [plain]"])
def test_a_discard_names_the_card(said: str) -> None:
    body = f"you: {{hand: [waster, plain, tuner]}}\nplay: [{{you: play waster}}, {{you: '{said}'}}]"
    assert played(body, "{value: you hand cards}").value == ["tuner"]


@pytest.mark.parametrize(("said", "value"), [("set d6 to 5", 5), ("d6 = 4", 4), ("choose 3", 3)])
def test_the_value_of_a_gig_is_chosen_by_its_number(said: str, value: int) -> None:
    body = f"you: {{hand: [tuner], gigs: [d6=3]}}\nplay: [{{you: play tuner}}, {{you: choose d6}}, {{you: '{said}'}}]"
    assert played(body, "{value: d6 value}").value == value


def test_a_value_that_may_not_be_chosen_is_illegal_by_name() -> None:
    body = "you: {hand: [tuner], gigs: [d6=3]}\nplay: [{you: play tuner}, {you: choose d6}]"
    found = played(body, "{legal: you set d6 to 6}")
    assert found.verdict == "no"
    assert "`set d6 to 5`" in found.answer


@pytest.mark.parametrize(("said", "drew"), [("draw 2", 2), ("choose 1", 1), ("draw 0", 0)])
def test_up_to_a_number_is_answered_by_a_number(said: str, drew: int) -> None:
    assert (
        played(
            f"you: {{hand: [greed]}}\nplay: [{{you: play greed}}, {{you: '{said}'}}]", "{value: you drew}"
        ).value
        == drew
    )


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ("{you: 'choose [a, b]'}", ["c"]),
        ("{you: choose a}, {you: choose b}", ["c"]),
        ("{you: choose a}, {you: done}", ["b", "c"]),
        ("{you: done}", ["a", "b", "c"]),
        ("{you: 'choose []'}", ["a", "b", "c"]),
        ("{you: choose nothing}", ["a", "b", "c"]),
        ("{you: {choose: [a, b]}}", ["c"]),
        ("{you: {choose: a}}, {you: {done: true}}", ["b", "c"]),
    ],
)
def test_several_pieces_are_chosen_in_one_line_or_one_by_one(lines: str, left: list[str]) -> None:
    field = ", ".join(f"{{card: plain, as: {name}}}" for name in "abc")
    body = f"you: {{hand: [bomb]}}\nrival: {{field: [{field}]}}\nplay: [{{you: play bomb}}, {lines}]"
    assert played(body, "{value: rival field}").value == left


def test_more_pieces_than_are_asked_for_are_an_error() -> None:
    field = ", ".join(f"{{card: plain, as: {name}}}" for name in "abc")
    body = (
        f"you: {{hand: [bomb]}}\nrival: {{field: [{field}]}}\n"
        "play: [{you: play bomb}, {you: 'choose [a, b, c]'}]\nask: {value: rival field}"
    )
    found = rule(CARDS + body)
    assert found.verdict == "illegal"
    assert "There are not so many choices to make" in found.answer


def test_a_card_type_is_chosen_by_its_name() -> None:
    body = "you: {hand: [guesser], deck: {top: [plain]}}\nplay: [{you: play guesser}, {you: choose unit}]"
    assert played(body, "{value: you drew}").value == 1
    wrong = body.replace("choose unit", "choose gear")
    assert played(wrong, "{value: you drew}").value == 0
    assert "the choice is Unit, Gear, Program, Legend" in str(
        refused(CARDS + body.replace("unit", "weapon") + "\nask: {value: you drew}")
    )


def test_a_gig_is_chosen_by_its_die_also_for_an_effect() -> None:
    body = "you: {hand: [thief]}\nrival: {gigs: [d6=3, d8=2]}\nplay: [{you: play thief}, {you: steal d8}]"
    assert played(body, "{value: you gigs}").value == ["d8=2"]


ATTACK = "you: {field: [eager]}\nrival: {gigs: [d4=1]}\nplay: [{you: attack eager -> gigs}"


def test_pending_effects_are_resolved_by_the_card_and_a_number_where_it_has_several() -> None:
    first = played(ATTACK + ", {you: resolve eager 1}]", "{value: you drew, until: now}")
    second = played(ATTACK + ", {you: resolve eager 2}]", "{value: eager power, until: now}")
    assert (first.value, second.value) == (1, 5)
    assert "2 effects of `eager` are pending, not 3" in str(
        refused(CARDS + ATTACK + ", {you: resolve eager 3}]\nask: {value: you drew}")
    )


@pytest.mark.parametrize(("order", "verdict"), [("[scope, scout]", "yes"), ("[scout, scope]", "no")])
def test_pending_effects_of_several_cards_are_ordered_in_one_line(order: str, verdict: str) -> None:
    text = f"""
    cards:
      scout: {{type: unit, cost: 1, power: 2, text: "{{Attack}} Draw 2."}}
      scope: {{type: gear, cost: 1, power: 0, text: "{{Attack}} Draw 1."}}
    you: {{field: [{{card: scout, gear: [scope]}}]}}
    rival: {{gigs: [d4=1]}}
    play: [{{you: attack scout -> gigs}}, {{you: 'order {order}'}}]
    ask: [{{order: scope before scout}}, {{value: you drew}}]
    """
    found = rule(text)
    assert (found.answers[0].verdict, found.answers[1].value) == (verdict, 3)


def test_cards_go_onto_a_deck_in_the_order_that_is_written() -> None:
    body = (
        "you: {hand: [tidier, plain, thief], deck: 1}\n"
        "play: [{you: play tidier}, {you: 'choose [plain, thief]'}, {you: 'order [thief, plain]'}]"
    )
    assert played(body, "{value: you deck bottom}").value == "plain"


def test_chance_puts_cards_onto_a_deck_in_the_order_that_is_written() -> None:
    body = (
        "you: {hand: [sweeper]}\nrival: {field: [eager, plain], deck: 1}\n"
        "play: [{you: play sweeper}, {chance: 'shuffle [plain, eager]'}]"
    )
    assert played(body, "{value: rival deck bottom}").value == "eager"
    other = body.replace("[plain, eager]'", "[eager, plain]'")
    assert played(other, "{value: rival deck bottom}").value == "plain"
    both = played(body.replace(", {chance: 'shuffle [plain, eager]'}", ""), "{value: rival deck bottom}")
    assert both.verdict == "depends"
    assert both.answer.startswith("It depends on chance")


def test_chance_discards_what_is_written() -> None:
    body = "you: {hand: [mugger]}\nrival: {hand: [plain, thief]}\nplay: [{you: play mugger}, {chance: discard thief}]"
    assert played(body, "{value: rival hand cards}").value == ["plain"]


def test_which_of_two_replacements_applies_is_said_by_the_card() -> None:
    body = (
        "you: {field: [{card: plain, spent: true, gear: [{card: shield, as: first}, {card: shield, as: second}]}]}\n"
        "turn: rival\nrival: {field: [{card: eager, as: raider, gear: [shield, shield]}]}\n"
        "play: [{rival: attack raider -> plain}, {rival: 'order [raider, raider]'}, {you: pass}, {you: use second},"
        " {you: choose second}]"
    )
    found = played(body, "{value: you trash}")
    assert found.value == ["second"]


def test_an_activated_effect_is_named_by_its_card_and_its_number() -> None:
    body = "you: {field: [worker], eddies: 2, legends: [{card: unknown, spent: true}]}\n"
    assert played(body, "{legal: you activate worker 1}").verdict == "yes"
    found = refused(CARDS + body + "ask: {legal: you activate worker}")
    assert "`worker 1`: {Spend}: Draw 1." in str(found)
    assert "has 2 activated effects, not 3" in str(
        refused(CARDS + body + "ask: {legal: you activate worker 3}")
    )
    done = played(
        body + "play: [{you: activate worker 1}, {you: activate worker 2}]", "{value: worker ready}"
    )
    assert done.value == "yes"


def test_the_only_effect_that_can_be_activated_needs_no_number() -> None:
    body = "you: {field: [{card: worker, spent: true}]}\nplay: [{you: activate worker}]"
    found = rule(CARDS + body + "\nask: [{value: worker ready}, {value: you paid}]")
    assert [one.value for one in found.answers] == ["yes", 2]


def test_an_effect_that_a_card_does_not_have_cannot_be_activated() -> None:
    found = played("you: {field: [plain]}", "{legal: you activate plain}")
    assert found.verdict == "no"
    assert "activated.step-choose-effect" in [citation.key for citation in found.citations]


@pytest.mark.parametrize(
    "data",
    [
        {"activate": {"card": "worker", "effect": 1}},
        {"activate": "worker"},
    ],
)
def test_structured_moves_are_the_same_moves(data: dict[str, Any]) -> None:
    card = {"type": "unit", "cost": 1, "power": 1, "text": "{Spend}: Draw 1."}
    ruling = scenarios.run_data(
        {
            "title": "structured",
            "cards": {"worker": card},
            "you": {"field": ["worker"]},
            "play": [{"you": data}],
            "ask": [{"value": "you drew", "expect": 1}],
        }
    )
    assert ruling.as_expected


def test_a_choice_that_is_left_out_in_mid_play_is_an_error_with_its_options() -> None:
    body = (
        "you: {hand: [picker, plain]}\nplay: [{you: play picker}, {you: play plain}]\nask: {value: you drew}"
    )
    message = str(refused(CARDS + body, UnplayableScenario))
    assert "you choose one of the effects (Picker): `choose Draw 1`, `choose Defeat a rival Unit`" in message


def test_setup_is_played_with_its_choices() -> None:
    text = """
    phase: setup
    play:
      - chance: choose rival
      - rival: go second
      - chance: shuffle
      - chance: shuffle
      - chance: shuffle
      - chance: shuffle
      - ask: {value: you deck, until: now, expect: 34}
      - you: mulligan
      - rival: keep
      - you: choose d4
      - chance: d4 = 2
    ask:
      - {value: you hand, expect: 7}
      - {value: you gigs, expect: [d4=2]}
      - {value: turn, expect: you}
      - {value: you.legend 1 spent, expect: yes}
      - {value: you.legend 3 spent, expect: no}
    """
    found = rule(text)
    assert found.as_expected, [(one.ask, one.value, one.answer) for one in found.answers]


def test_a_legend_by_number_is_the_one_that_lies_there_when_setup_has_shuffled_them() -> None:
    text = """
    phase: setup
    play:
      - chance: choose you
      - you: go first
      - you: keep
      - rival: keep
      - you: choose d4
      - chance: d4 = 2
    ask:
      - {holds: you.legend 1 is spent, expect: yes}
      - {holds: you.legend 3 is spent, expect: no}
    """
    found = rule(text)
    assert found.as_expected, [one.answer for one in found.answers]
    assert "your legend 1 is spent" in [step.text for step in found.trace]


@pytest.mark.parametrize(
    ("fixer", "play", "assumed"), [("[]", "pass", True), ("[d20]", "pass", False), ("[]", "concede", False)]
)
def test_that_no_turn_before_began_with_empty_fixer_areas_is_assumed_where_the_turn_ends(
    fixer: str, play: str, assumed: bool
) -> None:
    mine = "d4=1, d6=1, d8=1, d10=1, d12=1, rival.d4=2"
    text = f"""
    you: {{gigs: [{mine}{", d20=1" if fixer == "[]" else ""}], fixer: {fixer}}}
    rival: {{gigs: [rival.d6=2, rival.d8=1, rival.d10=1, rival.d12=1, rival.d20=1], fixer: []}}
    play: [{{you: {play}}}]
    ask: {{value: winner}}
    """
    said = "Overtime does not begin as this turn ends"
    assert any(said in sentence for sentence in rule(text).assumptions) == assumed


def test_a_structured_move_of_no_kind_is_refused() -> None:
    assert "has exactly one of" in str(refused("play: [{you: {choose: a, done: true}}]", InvalidScenario))


def test_a_card_named_where_a_gig_is_chosen_is_not_one_of_the_choices() -> None:
    text = """
    you: {field: [psycho-squad]}
    rival: {gigs: [d4=1, d6=2], field: [corpo-security]}
    play: [{you: attack psycho-squad -> gigs}]
    ask: {legal: you choose corpo-security}
    """
    assert answer(text).verdict == "no"


@pytest.mark.parametrize(
    ("text", "line", "verdict"),
    [
        ("Increase a Gig by up to 3.", "done", "yes"),
        ("Increase a Gig by up to 3.", "no", "yes"),
        ("Increase a Gig by up to 3.", "decline tip", "yes"),
        ("Adjust a Gig by 1.", "done", "illegal"),
        ("Draw up to 2.", "done", "yes"),
    ],
)
def test_nothing_of_up_to_is_said_as_no_or_done(text: str, line: str, verdict: str) -> None:
    found = rule(
        f"""
        cards: {{tip: {{type: program, text: "{text}"}}}}
        you: {{hand: [tip], gigs: [d8=2]}}
        play: [{{you: play tip}}, {{you: {line}}}]
        ask: [{{value: you gigs, expect: [d8=2]}}, {{value: you drew, expect: 0}}]
        """
    )
    assert found.verdict == verdict
    assert found.as_expected == (verdict == "yes")


def test_yes_is_no_answer_to_how_much() -> None:
    text = """
    cards: {tip: {type: program, text: "Draw up to 2."}}
    you: {hand: [tip]}
    play: [{you: play tip}, {you: yes}]
    """
    assert "how much, not whether" in str(refused(text, UnplayableScenario))


def test_what_is_asked_now_is_said_where_something_else_is_asked_about() -> None:
    ruling = scenarios.run_text(
        "title: May I choose?\nyou: {field: [psycho-squad], hand: [cap], eddies: 2}\n"
        "rival: {field: [corpo-security]}\n"
        'cards: {cap: {type: unit, cost: 2, power: 3, text: "{Play} You may defeat a rival Unit."}}\n'
        "play: [{you: play cap}]\n"
        "ask: [{legal: you choose psycho-squad}, {legal: you choose corpo-security}]\n"
    )
    own, theirs = ruling.answers
    assert (own.verdict, theirs.verdict) == ("no", "yes")
    assert "you choose what the effect acts on (Cap): `choose corpo-security`" in own.answer
