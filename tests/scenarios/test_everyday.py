"""Other shapes and everyday wordings come to the same scenario as the usual ones."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import InvalidScenario
from scenarios.language import forms, shapes
from scenarios.language.parse import parse
from scenarios.language.yaml_source import Source, read
from tests.scenarios.helpers import answer, keys, refused

USUAL = """
you: {field: [{card: psycho-squad, as: guard}], hand: [mantis-blades]}
rival: {field: [{card: animals-wrecker, spent: true}], gigs: [d4=3]}
"""


def data(text: str) -> dict[str, Any]:
    return parse(read(f"title: A test\n{text}\n", "test.yaml")).model_dump(exclude_unset=True)


@pytest.mark.parametrize(
    ("other", "usual"),
    [
        ("you: {field: guard}", "you: {field: [guard]}"),
        ("me: {units: [guard]}", "you: {field: [guard]}"),
        ("opponent: {gigs: [{d4: 3}]}", "rival: {gigs: [d4=3]}"),
        ('you: {gigs: "d4=3, rival.d6=2"}', "you: {gigs: [d4=3, rival.d6=2]}"),
        ("you: {gigs: [d4 at 3]}", "you: {gigs: [d4=3]}"),
        ("you: {fixer: d4}", "you: {fixer: [d4]}"),
        ("you: {eddies: [ready, spent, ready]}", "you: {eddies: {ready: 2, spent: 1}}"),
        ("you: {deck: [a, b]}", "you: {deck: {top: [a, b]}}"),
        ("you: {field: [{card: a, gear: b}]}", "you: {field: [{card: a, gear: [b]}]}"),
        ("you: {field: [{card: a, equipped: [b]}]}", "you: {field: [{card: a, gear: [b]}]}"),
        ("you: {field: [{card: a, ready: no}]}", "you: {field: [{card: a, spent: yes}]}"),
        ("you: {field: [{card: a, state: spent}]}", "you: {field: [{card: a, spent: yes}]}"),
        ("you: {field: [{card: a, lagging: yes}]}", "you: {field: [{card: a, lag: yes}]}"),
        ("you: {field: [{name: a, id: b}]}", "you: {field: [{card: a, as: b}]}"),
        ("you: {field: [{a: {spent: yes}}]}", "you: {field: [{card: a, spent: yes}]}"),
        ("you: {field: [a (spent and lag) as b]}", "you: {field: [{card: a, spent: yes, lag: yes, as: b}]}"),
        ("you: {field: [2x a (spent)]}", "you: {field: [{card: a, spent: yes, copies: 2}]}"),
        ("you: {legends: [{card: a, face: face-up}]}", "you: {legends: [{card: a, face: up}]}"),
        ("you: {legends: [{card: a, face_up: no}]}", "you: {legends: [{card: a, face: down}]}"),
        ("you: {field: [a with b and c as d]}", "you: {field: [{card: a, gear: [b, c], as: d}]}"),
        ("turn: rival's", "turn: rival"),
        ("phase: Main Phase", "phase: main"),
        ("tags: blocker", "tags: [blocker]"),
        ("cards: [{id: a, type: unit}]", "cards: {a: {type: unit}}"),
        ("history: you played a blue Unit", "history: [{you: played a blue Unit}]"),
        ("history: [{you: has already called a Legend this turn}]", "history: [{you: called a Legend}]"),
        ('play: ["you: pass", "rival: pass"]', "play: [{you: pass}, {rival: pass}]"),
        ("play: [{legal: you pass}]", "play: [{ask: {legal: you pass}}]"),
        (
            "play: [{player: you, action: attack, attacker: a, target: gigs}]",
            "play: [{you: {attack: {by: a, target: gigs}}}]",
        ),
        ("play: [{you: {play: a, target: b}}]", "play: [{you: {play: {card: a, on: b}}}]"),
        ("you: {legends: [{card: a, facedown: yes}]}", "you: {legends: [{card: a, face: down}]}"),
        ("description: A question.", "note: A question."),
        ("play: [{player: you, move: pass}]", "play: [{you: pass}]"),
        ("play: [{you: {attack: a, target: gigs}}]", "play: [{you: {attack: {by: a, target: gigs}}}]"),
        ("play: [{you: {attack: {attacker: a, target: b}}}]", "play: [{you: {attack: {by: a, target: b}}}]"),
        ("play: [{you: {play: a, on: b}}]", "play: [{you: {play: {card: a, on: b}}}]"),
    ],
)
def test_another_shape_is_the_usual_one(other: str, usual: str) -> None:
    ask = "\nask: {value: turn}"
    assert data(other + ask) == data(usual + ask)


@pytest.mark.parametrize(
    ("other", "usual"),
    [
        ('ask: "legal: you pass"', "ask: {legal: you pass}"),
        ('ask: ["legal: you pass", "value: turn"]', "ask: [{legal: you pass}, {value: turn}]"),
        ("ask: {can: you pass, answer: yes}", "ask: {legal: you pass, expect: yes}"),
        ("ask: {legal: {player: you, move: pass}, expect: allowed}", "ask: {legal: you pass, expect: yes}"),
        (
            "ask: {must: you pass, because: main.pass-turn}",
            "ask: {forced: you pass, because: [main.pass-turn]}",
        ),
        ("ask: {value: turn, until: the end_of_the turn}", "ask: {value: turn, until: end of turn}"),
        ("question: {value: turn}", "ask: {value: turn}"),
    ],
)
def test_another_shape_of_a_question_is_the_usual_one(other: str, usual: str) -> None:
    assert data(other) == data(usual)


def test_words_for_keys_are_no_keys_themselves() -> None:
    from scenarios.language import model, questions

    tables = (
        (shapes.SCENARIO_KEYS, model.Scenario), (shapes.SIDE_KEYS, model.Side), (shapes.PIECE_KEYS, model.Piece),
        (shapes.LINE_KEYS, model.PlayLine), (shapes.QUESTION_KEYS, questions.Question),
    )  # fmt: skip
    for words, part in tables:
        keys_of_part = {info.alias or name for name, info in part.model_fields.items()}
        assert set(words.values()) <= keys_of_part
        assert not keys_of_part & words.keys()


def test_a_key_that_is_given_twice_in_two_words_is_refused() -> None:
    assert "there is no key `opponent`" in str(refused("rival: {}\nopponent: {}\nask: {value: turn}"))


def test_what_is_still_wrong_in_another_shape_names_its_line() -> None:
    error = refused("you: {field: guard, hand: maybe, gold: 3}\nask: {value: turn}")
    assert "test.yaml:2: there is no key `gold` in `you`" in str(error)


@pytest.mark.parametrize(
    ("everyday", "usual"),
    [
        ("end the turn", "pass"),
        ("no reaction", "pass"),
        ("attack a → gigs", "attack a -> gigs"),
        ("attack with a on b", "attack a -> b"),
        ("attack a -> the rival gig area", "attack a -> gigs"),
        ("attack the rival gigs with a", "attack a -> gigs"),
        ("equip a to b", "play a on b"),
        ("play a -> b", "play a on b"),
        ("play a with its GO SOLO", "go solo with a"),
        ("use blocker of a", "block with a"),
        ("defeat a", "choose a"),
        ("bottom-deck [a, b]", "choose [a, b]"),
        ("spend a and b", "choose [a, b]"),
        ("increase d8 to 5", "set d8 to 5"),
        ("increase d8 by 3", "adjust d8 by 3"),
        ("decrease d8 by 3", "adjust d8 by -3"),
        ("adjust by 0", "choose 0"),
        ("roll d4", "choose d4"),
        ("use guard to block", "block with guard"),
        ("block the attack with guard", "block with guard"),
        ("call my second Legend", "call legend 2"),
        ("play guard from my hand", "play guard"),
        ("play guard for free", "play guard"),
        ("choose option 2", "choose 2"),
        ("choose the first effect", "choose 1"),
        ("discard a and b", "discard [a, b]"),
        ("pay with legend 1", "pay legend 1"),
        ("spend 2 eddies", "pay 2 eddies"),
        ("resolve guard first", "resolve guard"),
        ("order: a, b", "order [a, b]"),
        ("respond with detonate", "play detonate"),
        ("set d6 to its max value", "set d6 to 6"),
        ("decrease d6 to min", "set d6 to 1"),
        ("no response", "pass"),
        ("accept", "yes"),
        ("attacks gigs with a", "attack a -> gigs"),
        ("a attacks b", "attack a -> b"),
        ("plays a targeting b", "play a on b"),
        ("play a targeting b", "play a on b"),
        ("passes", "pass"),
        ("roll d20 = 17", "d20 = 17"),
        ("d20 shows a 17", "d20 = 17"),
    ],
)
def test_an_everyday_move_is_the_usual_one(everyday: str, usual: str) -> None:
    assert forms.move(everyday) == forms.move(usual)
    assert forms.claim(f"rival {everyday}") == forms.claim(f"rival {usual}")


@pytest.mark.parametrize(
    ("everyday", "usual"),
    [
        ("power of guard", "guard power"),
        ("my street_cred", "you street cred"),
        ("your hand size", "you hand"),
        ("rival's number of gigs", "rival gig count"),
        ("guard zone", "guard area"),
        ("power of guard >= 3", "guard power >= 3"),
        ("guard power is at least 3", "guard power >= 3"),
        ("you hand contains detonate", "you hand includes detonate"),
        ("detonate is in your trash", "detonate is in trash"),
        ("guard is a Unit", "guard types includes Unit"),
        ("no gig is stolen", "you stole is 0 and rival stole is 0"),
        ("guard is green", "guard color is green"),
        ("guard has the tag NCPD", "guard tags includes NCPD"),
        ("guard has the keyword blocker", "guard has blocker"),
        ("guard is lagging", "guard lag"),
        ("guard has lag", "guard lag"),
        ("guard has no lag", "not guard lag"),
        ("guard has the tag lag", "guard tags includes lag"),
        ("guard is not lagging", "not guard lag"),
        ("guard does not have lag", "not guard lag"),
        ("guard is not face-down", "guard face is not down"),
        ("guard is turned face-up", "guard face is up"),
        ("guard is not face-up", "guard face is not up"),
        ("guard is exhausted", "guard spent"),
        ("mantis-blades is equipped to guard", "mantis-blades host is guard"),
        ("guard is equipped with mantis-blades", "guard gear includes mantis-blades"),
        ("guard is unequipped", "guard gear is none"),
        ("guard has a gear", "guard gear is not none"),
        ("guard is attacking", "guard attacked"),
        ("guard is not blocking", "not guard blocked"),
        ("guard is the defending Unit", "guard was attacked"),
        ("guard defeated", "guard was defeated"),
        ("guard is alive", "not guard was defeated"),
        ("I have 1 unit", "you units is 1"),
        ("my trash is empty", "you trash is none"),
        ("guard beat thug in the fight", "guard won against includes thug"),
        ("guard was killed", "guard was defeated"),
        ("guard is still in play", "guard area is field"),
        ("guard has 6 power", "guard power is 6"),
        ("the rival has two gigs", "rival gig count is 2"),
        ("I have 3 cards in hand", "you hand is 3"),
        ("I drew two cards", "you drew is 2"),
        ("nobody wins", "winner is nobody"),
        ("the game is over", "winner is not nobody"),
        ("d6 is mine", "d6 controller is you"),
        ("guard was not defeated", "not guard was defeated"),
        ("guard did not attack", "not guard attacked"),
        ("guard can't block", "not guard can block"),
        ("it is my turn", "turn is you"),
        ("two units were defeated", "units defeated is 2"),
        ("my deck is empty", "you deck is 0"),
        ("guard and thug fought", "guard fought and thug fought"),
        ("who wins", "winner"),
        ("whose turn is it", "turn"),
        ("where's guard", "guard area"),
        ("cost to play guard", "guard price"),
        ("available eddies", "you funds"),
        ("my Street Cred >= 7", "you street cred >= 7"),
        ("you.gig_count is 1", "you gig count is 1"),
        ("cards you drew", "you drew"),
        ("number of cards in my hand", "you hand"),
        ("power of my Guard is 6", "you.Guard power is 6"),
    ],
)
def test_an_everyday_value_is_the_usual_one(everyday: str, usual: str) -> None:
    assert forms.assertion(everyday) == forms.assertion(usual)


def test_equipped_is_how_a_card_is_and_was_equipped_what_happened() -> None:
    worn = "you: {field: [psycho-squad with mantis-blades]}\nask: "
    assert answer(worn + "{holds: psycho-squad is equipped}").verdict == "yes"
    assert answer(worn + "{holds: mantis-blades is equipped}").verdict == "yes"
    assert answer(worn + "{holds: psycho-squad was equipped}").verdict == "no"
    assert answer(USUAL + "ask: {holds: guard is equipped}").verdict == "no"


def test_gear_and_keywords_are_both_had() -> None:
    gear = USUAL + "play: [{you: play mantis-blades on guard}]\n"
    assert answer(gear + "ask: {holds: guard has mantis-blades}").verdict == "yes"
    assert answer(gear + "ask: {holds: guard has blocker}").verdict == "no"


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("guard keywords includes FLYING", "keywords are"),
        ("guard area is graveyard", "it is one of deck,"),
        ("guard spent is maybe", "it is one of yes, no"),
        ("you gigs includes d7", "`gigs` is never `d7`"),
        ("winner is everybody", "it is one of nobody"),
    ],
)
def test_a_value_that_can_never_be_is_an_error_and_no_answer(said: str, instead: str) -> None:
    assert instead in str(refused(USUAL + f"ask: {{holds: {said}}}"))


@pytest.mark.parametrize("word", ["max Gig", "the max Gig", "What is a max Gig?", "min gig"])
def test_a_word_of_the_rulebook_is_looked_up_as_it_is_said(word: str) -> None:
    assert "gig.max" in keys(answer(f"ask: {{look_up: '{word}'}}"))


def test_a_word_that_the_rulebook_does_not_have_names_near_ones() -> None:
    assert "or the words `Value-pair`" in str(refused("ask: {look_up: valued pear}"))


def test_whether_a_unit_may_attack_at_all_needs_no_target() -> None:
    found = answer(USUAL + "ask: {legal: you attack with guard}")
    assert (found.ask, found.verdict) == ("legal: you attack guard -> anything", "yes")
    assert (
        answer(USUAL.replace("spent: true", "lag: true") + "ask: {legal: you attack with guard}").verdict
        == "yes"
    )
    lag = answer(USUAL.replace("as: guard", "as: guard, lag: true") + "ask: {legal: you attack with guard}")
    assert lag.verdict == "no"
    assert "lag.cannot-attack" in keys(lag)
    assert "say what is attacked" in str(refused(USUAL + "play: [{you: attack guard -> anything}]"))


EFFECTS = """
cards:
  thug: {type: unit, cost: 2, power: 2}
  sleeve: {type: gear, cost: 1, power: 1}
  zap: {type: program, cost: 1, text: "Defeat a rival Unit with power 2 or less."}
  tune: {type: program, cost: 1, text: "Decrease a Gig by up to 3."}
  copy: {type: program, cost: 1, text: "You may set a Gig to another Gig's value."}
  summon: {type: program, cost: 1, text: "You may play a Unit with cost 3 or less from your hand for free."}
  ring: {type: program, cost: 1, text: "You may Call a Legend for free."}
you:
  hand: [zap, tune, copy, summon, ring, thug]
  field: [{card: psycho-squad, as: guard}, {card: kerry-eurodyne-the-last-rockerboy, as: kerry}]
  legends: [v-streetkid]
  gigs: [d6=3, d20=5, d4=4]
rival:
  field: [{card: thug, as: small}, {card: thug, as: other}, {card: psycho-squad, as: big}]
"""


@pytest.mark.parametrize(
    ("play", "holds"),
    [
        ("you: play zap on small", "small is defeated"),
        ("you: play tune on d6", "d6 value <= 3"),
        ("you: play tune; you: decrease d6 by 2", "d6 value is 1"),
        ("you: play tune; you: choose d6; you: choose 0", "not d6 was adjusted"),
        ("you: play copy; you: adjust d6 by 2", "d6 value is 5"),
        ("you: play copy; you: set d6 to 5", "d6 value is 5"),
        ("you: play summon; you: play thug", "thug was played"),
        ("you: play ring; you: call v-streetkid", "v-streetkid face is up"),
        ("you: use kerry's effect", "you drew 2"),
        ("you: play ring; you: call legend v-streetkid", "v-streetkid face is up"),
        ("you: play summon; you: no", "not thug was played"),
    ],
)
def test_an_effect_is_answered_in_the_words_for_what_it_does(play: str, holds: str) -> None:
    lines = "".join(f"\n  - {line.strip()}" for line in play.split(";"))
    found = answer(f"{EFFECTS}play:{lines}\nask: {{holds: {holds}}}".replace("thug was", "you.thug was"))
    assert found.verdict == "yes", found.answer


def test_a_program_that_may_not_affect_what_is_named_is_refused_for_it() -> None:
    found = answer(EFFECTS + "ask: {legal: you play zap on big}")
    assert found.verdict == "no"
    nothing = EFFECTS.replace("{card: thug, as: small}, {card: thug, as: other}, ", "")
    assert "nothing to choose" in answer(nothing + "ask: {legal: you play zap on big}").answer


def test_a_move_that_no_effect_offers_is_still_an_error() -> None:
    error = refused(EFFECTS + "play: [{you: play summon}, {you: play big}]\nask: {value: turn}")
    assert "`you: play big`: this does not answer what is asked" in str(error)


def test_the_roll_in_of_the_next_turn_may_be_left_out() -> None:
    body = EFFECTS + "play: [{you: pass}, {rival: attack big -> gigs}, {you: pass}]\n"
    assert answer(body + "ask: {value: rival stole}").value == 1
    assert answer(EFFECTS + "play: [{you: pass}]\nask: {legal: rival attack big -> gigs}").verdict == "yes"


def test_a_die_of_yours_in_the_rivals_area_is_named_by_whose_it_is() -> None:
    body = """
    cards: {thief: {type: program, cost: 0, text: "Steal a rival Gig."}}
    you: {hand: [thief]}
    rival: {gigs: [d6=1, you.d6=2]}
    play: [{you: play thief}, {you: choose you.d6}]
    ask: {value: you gigs}
    """
    assert answer(body).value == ["d6=2"]


WORDS = st.sampled_from(["you: pass", "a (spent)", "d4=3", "legal: x", "", "3"])
NAMES = sorted(
    {*shapes.SCENARIO_KEYS, *shapes.SIDE_KEYS, *shapes.PIECE_KEYS, *shapes.QUESTION_KEYS, "id", "ready"}
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(
    [
        "you",
        "rival",
        "turn",
        "phase",
        "cards",
        "play",
        "ask",
        "history",
        "faq",
        "tags",
        "tests",
        "me",
        "question",
    ]
)


@given(data=st.dictionaries(KEYS, JSON, max_size=5))
def test_whatever_is_written_is_read_or_refused_with_a_place(data: dict[str, Any]) -> None:
    before = repr(data)
    with suppress(InvalidScenario):
        parse(Source("<data>", {"title": "A test", **data}))
    assert repr(data) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cards: [x, y]\nask: {value: turn}", "`cards` is a mapping of ids to cards"),
        ("ask: [gibberish]", "`ask.0` is `gibberish`"),
        ("play: 3", "`play.0` is `3`"),
        ("ask: {value: turn, until: {a: b}}", "`ask.0.until`"),
    ],
)
def test_bad_input_names_the_place_and_what_is_wanted(text: str, said: str) -> None:
    assert said in str(refused(text, InvalidScenario))


@pytest.mark.parametrize(
    ("area", "ready"), [("hand", "no"), ("trash", "no"), ("field", "yes"), ("removed", "no")]
)
def test_only_what_lies_on_the_table_is_ready_or_spent(area: str, ready: str) -> None:
    body = f"you: {{{area}: [psycho-squad]}}\nask: "
    assert answer(body + "{value: psycho-squad ready}").value == ready
    assert answer(body + "{value: psycho-squad spent}").value == "no"


@pytest.mark.parametrize("said", ["[Mantis Blades, Detonate]", "[detonate, mantis-blades]"])
def test_a_hand_that_is_expected_as_cards_is_told_as_cards(said: str) -> None:
    text = f"you: {{hand: [mantis-blades, detonate]}}\nask: {{value: my hand, expect: {said}}}"
    assert answer(text).as_expected is True


def test_a_question_may_stand_in_words_beside_what_is_asked() -> None:
    text = "ask: {question: May I pass?, legal: you pass, expect: yes, explanation: It is my turn.}"
    assert answer(text).as_expected is True
    assert answer("ask: {question: you drew, expect: 0}").as_expected is True


@pytest.mark.parametrize(
    ("said", "usual"),
    [
        ("I can attack with guard", "you attack guard -> anything"),
        ("can I attack gigs with guard", "you attack guard -> gigs"),
        ("may the rival block with guard", "rival block with guard"),
        ("my rival may play detonate", "rival play detonate"),
    ],
)
def test_a_claim_may_be_put_as_what_can_be_done(said: str, usual: str) -> None:
    assert forms.claim(said) == forms.claim(usual)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("guard leaves the field", "guard area is not field"),
        ("guard ends up in my hand", "guard area is hand"),
        ("guard remains on the field", "guard area is field"),
        ("guard stays spent", "guard spent"),
        ("guard becomes ready", "guard ready"),
        ("d6 stays at 2", "d6 value is 2"),
        ("d6 >= 4", "d6 value >= 4"),
        ("you.d6<4", "you.d6 value < 4"),
        ("the d6 is at least four", "d6 value >= 4"),
        ("d6 has a value of two", "d6 value is 2"),
        ("d6 is not mine", "d6 controller is not you"),
        ("d6 is my rival's", "d6 controller is rival"),
        ("I have 7 street cred", "you street cred is 7"),
        ("I have at least two Gigs", "you gig count >= 2"),
        ("the rival controls fewer than 3 Units", "rival units < 3"),
        ("my opponent has a card in hand", "rival hand >= 1"),
        ("I control more Gigs than the rival", "you gig count > rival gig count"),
        ("the rival has less street cred than I", "rival street cred < you street cred"),
        ("guard has power 6", "guard power is 6"),
        ("guard has [BLOCKER]", "guard keywords includes BLOCKER"),
        ("guard has no Gear", "guard gear is none"),
        ("guard can still attack", "guard can attack"),
        ("guard stole no Gig", "not guard stole"),
        ("guard steals a Gig", "guard stole"),
        ("I drew nothing", "you drew is 0"),
        ("I did not discard a card", "you discarded is 0"),
        ("the rival loses a Unit", "rival units lost >= 1"),
        ("the rival loses 1 Unit", "rival units lost is 1"),
        ("it is still the rival's turn", "turn is rival"),
        ("nobody has won", "winner is nobody"),
        ("guard won its first fight", "guard fight 1 is won"),
        ("neither guard nor thug is defeated", "not guard was defeated and not thug was defeated"),
        ("guard and thug are both spent", "guard spent and thug spent"),
    ],
)
def test_assertions_in_whole_sentences_are_read(said: str, plain: str) -> None:
    position = """
    you: {field: [{card: psycho-squad, as: guard}], gigs: [d6=2]}
    rival: {field: [{card: octant, as: thug}]}
    """
    assert answer(f'{position}ask: {{holds: "{said}"}}'.replace("    ", "")).ask == f"holds: {plain}"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("how many Gigs do I have", "you gig count"),
        ("how many cards in hand does the rival have?", "rival hand"),
        ("how many cards are in my deck", "you deck"),
        ("how many ready Eddies do I have", "you ready eddies"),
        ("number of my units", "you units"),
        ("units on the rival's field", "rival units"),
        ("how many Gigs did the rival steal", "rival stole"),
        ("number of cards drawn by me", "you drew"),
        ("how many Units are defeated", "units defeated"),
        ("the top card of my deck", "you deck top"),
        ("where did guard go", "guard area"),
        ("what is in my hand", "you hand cards"),
        ("how much can I pay", "you funds"),
        ("the d6's value", "d6 value"),
        ("what does the d6 show", "d6 value"),
        ("the rival's street cred", "rival street cred"),
        ("guard's second fight", "guard fight 2"),
    ],
)
def test_values_in_whole_sentences_are_read(said: str, plain: str) -> None:
    position = "you: {field: [{card: psycho-squad, as: guard}], gigs: [d6=2]}\n"
    assert answer(f'{position}ask: {{value: "{said}"}}').ask == f"value: {plain}"


@pytest.mark.parametrize(
    "said", ["I played a Unit", "I lost a Gig", "guard goes to the trash", "only guard is defeated"]
)
def test_a_sentence_that_would_be_read_as_something_else_is_refused(said: str) -> None:
    position = "you: {field: [{card: psycho-squad, as: guard}], gigs: [d6=2]}\n"
    refused(f"{position}ask: {{holds: {said}}}")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("I attack thug with guard", "attack guard -> thug"),
        ("use guard to attack thug", "attack guard -> thug"),
        ("swing with guard at thug", "attack guard -> thug"),
        ("equip guard with mantis-blades", "play mantis-blades on guard"),
        ("play mantis-blades and equip it to guard", "play mantis-blades on guard"),
        ("cast detonate", "play detonate"),
        ("play detonate and choose mantis-blades", "play detonate on mantis-blades"),
        ("play detonate, targeting mantis-blades", "play detonate on mantis-blades"),
        ("use [GO SOLO] on boss", "go solo with boss"),
        ("boss goes solo", "go solo with boss"),
        ("play boss without go solo", "play boss"),
        ("play boss to the field", "play boss"),
        ("use boss's [SPEND] effect", "activate boss"),
        ("spend boss to use its effect", "activate boss"),
        ("concede the game", "concede"),
    ],
)
def test_moves_as_players_say_them_are_read(said: str, plain: str) -> None:
    assert forms.move(said) == forms.move(plain)
