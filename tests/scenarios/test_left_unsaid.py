"""What a description leaves unsaid: which Legends there are, and a React Step that nobody speaks of."""

from __future__ import annotations

from typing import get_args

import pytest

from engine import made_up_card
from engine.effects import tree
from scenarios.errors import ScenarioError
from scenarios.play.underway import words_of
from tests.scenarios.helpers import answer, rule

FACE_UP = "{card: v-corporate-exile, face: up}"


@pytest.mark.parametrize(
    ("legends", "removed", "funds"),
    [
        # Three Legends in all, wherever they are; each can be spent for 1, face-up ones with a Sell Tag, as V has.
        (f"[{FACE_UP}]", "[]", 3),
        (f"[{FACE_UP}]", "[unknown]", 2),
        (f"[{FACE_UP}]", "[unknown, unknown]", 1),
        (f"[{FACE_UP}]", "[goro-takemura-hands-unclean, unknown]", 1),
    ],
)
def test_a_removed_card_counts_as_a_legend_also_where_it_is_not_named(
    legends: str, removed: str, funds: int
) -> None:
    found = answer(f"""
    you: {{legends: {legends}, removed: {removed}, eddies: 0}}
    ask: {{value: you funds, until: now}}
    """)
    assert found.value == funds


def test_funds_rest_on_the_legends_that_were_filled_in() -> None:
    ruling = rule("""
    you: {eddies: 0}
    ask: {value: you funds, until: now}
    """)
    assert ruling.answers[0].value == 3
    assert any("Legends" in assumed for assumed in ruling.assumptions)


@pytest.mark.parametrize("reaction", ["", "- rival: pass"])
def test_a_react_step_is_passed_over_also_where_the_same_player_chooses_next(reaction: str) -> None:
    """The attack goes on to the fight (`react.end-step`), and then the Rival chooses for their {Defeated} effect."""
    found = answer(f"""
    cards:
      bruiser: {{type: unit, power: 5}}
      martyr: {{type: unit, power: 1, text: "{{Defeated}} Return another Unit from your trash to your hand."}}
      scout: {{type: unit, power: 1}}
      runner: {{type: unit, power: 1}}
    you: {{field: [bruiser]}}
    rival: {{field: [{{card: martyr, spent: true}}], trash: [scout, runner]}}
    play:
      - you: attack bruiser -> martyr
      {reaction}
      - rival: choose runner
    ask: {{value: runner area}}
    """)
    assert found.value == "hand"


def test_every_kind_of_ability_has_words() -> None:
    texts = {
        "Keyword": ("Unit", "{Blocker}"),
        "DeckRule": ("Unit", "Your deck can have any number of copies of this card."),
        "EquipRule": ("Gear", "(Equip only to a friendly CORPO Unit.)"),
        "Resolve": ("Program", "Draw 1."),
        "Triggered": ("Unit", "{Play} Draw 1."),
        "Activated": ("Unit", "{Spend} Draw 1."),
        "Persistent": ("Unit", "This Unit can't attack."),
        "Replacement": ("Unit", "If this Unit would be defeated, you may discard 1 instead."),
    }
    kinds = {kind.__name__ for kind in get_args(get_args(tree.Ability)[0])}
    assert kinds - set(texts) == {"AlsoPlayable"}
    for kind, (card_type, text) in texts.items():
        card = made_up_card("some-card", type=card_type, name="Some Card", text=text)  # pyright: ignore[reportArgumentType]
        made = [ability for ability in card.abilities if type(ability).__name__ == kind]
        assert made, text
        assert words_of(made[0], card_type)


LIZZY = """
you: {{hand: [lizzy-wizzy-delicate-weapon], trash: [{program}], deck: 3}}
rival: {{field: [{{card: sketchy-ripper, spent: true}}]}}
play: [{{you: play lizzy-wizzy-delicate-weapon}}, {moves}]
ask: {{value: where is {program}}}
"""


@pytest.mark.parametrize("first", ["", "{you: yes}, "])
@pytest.mark.parametrize(
    ("program", "move"),
    [
        ("pyramid-song", "{you: play pyramid-song}, {you: choose 1}"),
        ("pyramid-song", "{you: choose pyramid-song}, {you: choose 1}"),
        ("floor-it", "{you: play floor-it}"),
        ("floor-it", "{you: play floor-it on sketchy-ripper}"),
    ],
)
def test_the_only_card_that_an_effect_can_play_may_be_named(first: str, program: str, move: str) -> None:
    assert answer(LIZZY.format(program=program, moves=first + move)).value == "deck"


def test_the_only_option_is_not_passed_over_for_what_the_effect_does_not_do() -> None:
    # Floor It is what Lizzy Wizzy plays; it can't be sold with the effect, and no longer afterwards.
    ruling = rule(LIZZY.format(program="floor-it", moves="{you: yes}, {you: sell floor-it}"))
    assert ruling.verdict == "illegal"


@pytest.mark.parametrize("line", ["resolve scout", "order [scout]"])
@pytest.mark.parametrize(
    ("text", "more"), [("{Attack} Draw 1.", ""), ("{Attack} You may draw 1.", "- you: yes")]
)
def test_the_only_pending_effect_may_be_said_to_resolve(line: str, text: str, more: str) -> None:
    found = answer(f"""
    cards: {{scout: {{type: unit, power: 1, text: "{text}"}}}}
    you: {{field: [scout]}}
    rival: {{gigs: [d4=1]}}
    play:
      - you: attack scout -> gigs
      - you: {line}
      {more}
    ask: {{value: you drew}}
    """)
    assert found.value == 1


def test_what_is_not_pending_cannot_be_said_to_resolve() -> None:
    with pytest.raises(ScenarioError, match="resolve runner"):
        rule("""
        cards: {scout: {type: unit, power: 1, text: "{Attack} Draw 1."}, runner: {type: unit, power: 1}}
        you: {field: [scout, runner]}
        rival: {gigs: [d4=1]}
        play: [{you: attack scout -> gigs}, {you: resolve runner}]
        """)


def test_what_is_written_has_been_paid_for_unless_the_next_line_pays_for_it() -> None:
    played = """
    you: {hand: [corpo-security], eddies: 5}
    play: [{you: play corpo-security}, {ask: {value: you field, until: now}}]
    """
    assert answer(played).answer == "you field: corpo-security."
    paid = played.replace("now}}]", "now}}, {you: pay 2 eddies}]")
    assert answer(paid).answer == "you field: none. (Now is while you choose how to pay.)"


def test_now_is_after_what_is_named_with_a_program() -> None:
    found = answer("""
    you: {hand: [detonate], eddies: 5}
    rival: {field: [{card: psycho-squad, gear: [mantis-blades, kiroshi-optics]}]}
    play: [{you: play detonate on mantis-blades}]
    ask: {value: psycho-squad power, until: now}
    """)
    assert found.value == 7


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("guard on field", "guard area is field"),
        ("guard in the trash", "guard area is trash"),
        ("d8 = 3 and d4 shows 1", "d8 value is 3 and d4 value is 1"),
        ("rival wins", "winner is rival"),
        ("you lose the game", "winner is rival"),
        ("guard stole d8", "d8 stolen by includes guard"),
    ],
)
def test_assertions_are_read_as_they_are_said(said: str, same: str) -> None:
    position = "you: {field: [{card: psycho-squad, as: guard}], gigs: [d4=1, d8=3]}\n"
    found = answer(f"{position}ask: {{holds: {said}}}")
    assert found.ask == f"holds: {same}"


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("you: {legends: [Hanako Arasaka]}", "hanako-arasaka-daughter-of-the-emperor"),
        ("you: {field: [Johnny Silverhand]}", "johnny-silverhand-never-stop-fighting"),
        ("you: {hand: [Dexter DeShawn]}", "dexter-deshawn-one-last-chance"),
        ("you: {deck: {top: [Royce]}}", "royce-don-t-call-me-simon"),
    ],
)
def test_of_cards_with_one_name_those_are_meant_that_can_lie_there(position: str, card: str) -> None:
    assert answer(f"{position}\nask: {{value: where is {card}}}").verdict == "yes"


def test_a_name_that_two_cards_of_an_area_have_is_not_guessed() -> None:
    with pytest.raises(ScenarioError, match="may be any of"):
        rule("you: {field: [Alt Cunningham]}\nask: {value: you field}")


@pytest.mark.parametrize(
    ("said", "drawn"),
    [("lost an Arasaka Unit", 0), ("lost a fight", 1), ("won a fight with guard", 1), ("drew 1", 1)],
)
def test_who_lost_a_unit_earlier_has_had_it_defeated(said: str, drawn: int) -> None:
    """Yorinobu Arasaka answers only the turn's first defeat of an ARASAKA Unit: there was one before."""
    found = answer(f"""
    history: [{{you: {said}}}]
    cards: {{zap: {{type: program, cost: 0, text: "Defeat a friendly Unit."}}}}
    you: {{field: [yorinobu-arasaka-steel-dragon, {{card: field-operator, as: guard}}], hand: [zap]}}
    play: [{{you: play zap}}, {{you: choose guard}}]
    ask: {{value: you drew}}
    """)
    assert found.value == drawn


def test_nothing_may_be_said_in_words() -> None:
    found = answer("you: {gigs: none, hand: nothing, eddies: none}\nask: {value: you street cred}")
    assert found.value == "null"


def test_an_effect_of_a_gear_and_one_of_its_host_are_told_apart_in_an_order() -> None:
    found = answer("""
    cards:
      herald: {type: unit, power: 4, text: "{Attack} Draw 1."}
      radio: {type: gear, text: "When this Unit is spent, draw 1."}
    you: {field: [{card: herald, gear: radio}]}
    rival: {gigs: [d6=6]}
    play: [{you: attack herald -> gigs}]
    ask: {order: herald before radio}
    """)
    assert (found.verdict, found.value) == ("depends", "you choose")


def test_a_choice_after_one_effect_or_another_in_its_place_is_followed_both_ways() -> None:
    """'You may defeat 2 instead': who names one has said neither yes nor no."""
    text = """
    cards:
      duo: {type: program, cost: 0, text: "Defeat a rival Unit. You may defeat 2 instead if a Rival controls a Gig."}
      one: {type: unit, power: 1}
      two: {type: unit, power: 1}
    you: {hand: [duo]}
    rival: {field: [one, two], gigs: [d4=1]}
    play: [{you: play duo}, %s{you: choose one}]
    ask: {holds: two was defeated}
    """
    assert answer(text % "").verdict == "depends"
    assert answer(text % "{you: no}, ").verdict == "no"
    assert answer(text % "{you: yes}, ").verdict == "yes"


@pytest.mark.parametrize("said", ["my guard", "you.guard"])
def test_whose_a_piece_is_may_be_said_as_people_say_it(said: str) -> None:
    found = answer(f"""
    you: {{field: [{{card: psycho-squad, as: guard, spent: true}}], eddies: 2, hand: [corpo-security]}}
    play: [{{you: play corpo-security}}, {{you: pay 2}}]
    assert: {{holds: {said} is spent}}
    """)
    assert found.verdict == "yes"


@pytest.mark.parametrize("said", ["guard lost the fight", "thug won the fight", "rival's thug won"])
def test_who_won_the_fight_is_read(said: str) -> None:
    found = answer(f"""
    you: {{field: [{{card: corpo-security, as: guard, spent: true}}]}}
    rival: {{field: [{{card: psycho-squad, as: thug}}]}}
    turn: rival
    play: [{{rival: attack thug -> guard}}]
    ask: {{holds: {said}}}
    """)
    assert found.verdict == "yes"
