import pytest

from scenarios import InvalidScenario, ScenarioError
from tests.scenarios.helpers import answer, refused, rule


@pytest.mark.parametrize(
    ("side", "what"),
    [
        ("field: [psycho-sqad]", "there is no card `psycho-sqad`; did you mean `psycho-squad`"),
        ("field: [v]", "`v` may be any of"),
        ("field: [mantis-blades]", "mantis-blades is a Gear"),
        ("field: [unknown]", "unknown is an unknown card"),
        ("hand: [v-corporate-exile]", "v-corporate-exile is a Legend"),
        ("trash: [v-corporate-exile]", "v-corporate-exile is a Legend"),
        ("legends: [psycho-squad]", "psycho-squad is no Legend"),
        ("legends: [unknown, unknown, unknown, unknown]", "4 Legends"),
        ("field: [{card: psycho-squad, gear: [corpo-security]}]", "corpo-security is no Gear"),
        ("legends: [{card: v-corporate-exile, gear: [mantis-blades]}]", "v-corporate-exile is face-down"),
        ("gigs: [d4=1, d4=2, d4=3]", "there are 3 d4"),
        ("gigs: [d4=1], fixer: [d4, d6, d6]", "a player owns only one d6"),
        (
            "field: [{card: psycho-squad, as: a}, {card: rockn-rockerboy, as: a}]",
            "the name `a` is given twice",
        ),
        (
            "field: [{card: psycho-squad, as: a}], gigs: [{die: d4, value: 1, as: a}]",
            "the name `a` is given twice",
        ),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused_with_its_line(side: str, what: str) -> None:
    error = refused(f"ask: {{value: winner}}\nyou: {{{side}}}", InvalidScenario)
    assert what in str(error)
    assert error.problems[0].place in ("test.yaml:1", "test.yaml:3")


def test_four_dice_of_one_kind_are_refused() -> None:
    error = refused(
        "you: {gigs: [d4=1, d4=2]}\nrival: {gigs: [d4=3, d4=4]}\nask: {value: winner}", InvalidScenario
    )
    assert "there are 4 d4, but the two players own two in all" in str(error)


def test_problems_of_cards_and_of_the_position_are_listed_together() -> None:
    error = refused(
        """
        you:
          field: [nobody-at-all]
          hand: [v-corporate-exile]
        cards:
          psycho-squad: {type: unit}
        ask: {value: winner}
        """,
        InvalidScenario,
    )
    assert [problem.place for problem in error.problems] == [f"test.yaml:{line}" for line in (3, 4, 6)]


def test_a_history_that_nobody_can_have_names_the_line_and_what_can_be() -> None:
    error = refused("history:\n  - you: danced\nask: {value: winner}", InvalidScenario)
    assert error.problems[0].place == "test.yaml:3"
    assert "begin with one of `attacked`" in str(error)
    error = refused("history:\n  - you: attacked nobody\nask: {value: winner}", InvalidScenario)
    assert "there is no piece `nobody`" in str(error)


def test_a_card_may_be_named_as_people_say_it() -> None:
    assert answer("you: {field: [Psycho Squad]}\nask: {value: Psycho Squad power}").value == 6


def test_unnamed_legends_lie_face_down_and_pay() -> None:
    found = rule(
        "you: {legends: [v-corporate-exile]}\nask: [{value: you legends}, {value: you.legend 2 face}]"
    )
    assert found.answers[0].value == ["v-corporate-exile", "legend 2", "legend 3"]
    assert found.answers[1].value == "down"


def test_a_legend_that_left_the_area_is_not_replaced() -> None:
    assert answer("you: {field: [v-corporate-exile]}\nask: {value: you legends}").value == [
        "legend 1",
        "legend 2",
    ]


def test_dice_that_lie_nowhere_else_are_in_the_fixer_area() -> None:
    found = rule("you: {gigs: [d4=1, d4=2]}\nask: [{value: you fixer}, {value: rival fixer}]")
    assert found.answers[0].value == ["d6", "d8", "d10", "d12", "d20"]
    assert found.answers[1].value == ["d6", "d8", "d10", "d12", "d20"]


def test_eddies_that_nobody_mentions_are_enough_for_the_moves() -> None:
    found = rule(
        "you: {hand: [psycho-squad]}\nplay: [{you: play psycho-squad}]\nask: {legal: you pay 4 eddies}"
    )
    assert found.verdict == "yes"
    assert "You have 4 ready Eddies, enough for the moves that are written down." in found.assumptions


def test_a_copy_that_is_named_by_its_place_has_its_price() -> None:
    assert answer("you: {hand: [2x psycho-squad]}\nask: {legal: you play psycho-squad#2}").verdict == "yes"


def test_eddies_that_are_mentioned_are_all_there_are() -> None:
    text = "you: {hand: [psycho-squad], eddies: 0, legends: [{card: unknown, spent: true}]}\n"
    found = answer(text + "ask: {legal: you play psycho-squad}")
    assert found.verdict == "no"
    assert found.citations[0].key == "cost.in-full"


def test_what_happened_this_turn_counts() -> None:
    text = "you: {legends: [unknown]}\nhistory: [{you: called a Legend}]\nask: {legal: you call legend 1}"
    assert answer(text).citations[0].key == "call.once-per-turn"


def test_a_made_up_card_has_the_keywords_of_its_text() -> None:
    text = """
    cards: {watchdog: {type: unit, cost: 2, power: 3, text: "{Blocker}"}}
    turn: rival
    you: {field: [watchdog], gigs: [d4=1]}
    rival: {field: [psycho-squad]}
    play: [{rival: attack psycho-squad -> gigs}]
    ask: {legal: you block with watchdog}
    """
    assert answer(text).verdict == "yes"


def test_overtime_that_is_due_begins_as_this_turn_ends_with_nothing_left_to_roll() -> None:
    due = "overtime: {said}\nplay: [{{you: pass}}]\nask: {{value: {value}}}"
    for said in ("due", "at the end of the turn"):
        assert answer(due.format(said=said, value="overtime")).value == "yes"
        assert answer(due.format(said=said, value="rival fixer")).value == []
    for said in ("no", "yes"):
        assert answer(due.format(said=said, value="overtime")).value == said


def test_a_die_has_a_name_of_its_own_wherever_a_die_is_named() -> None:
    theft = """
    history: [{{rival: increased small}}]
    you: {{field: [psycho-squad]}}
    rival: {{gigs: [{{die: d4, value: 3, as: small}}, {{die: d4, value: 1, owner: you}}]}}
    play: [{{you: attack psycho-squad -> gigs}}, {{rival: pass}}, {{you: choose small}}]
    ask: {{{ask}}}
    """
    assert answer(theft.format(ask="value: small controller")).value == "you"
    assert answer(theft.format(ask="holds: small was stolen")).verdict == "yes"
    assert answer(theft.format(ask="holds: rival gigs includes small")).verdict == "no"
    assert answer(theft.format(ask="holds: you gigs includes small")).verdict == "yes"
    assert answer(theft.format(ask="holds: small = 3")).verdict == "yes"


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("target is spent", "yes"),
        ("target was defeated", "no"),
        ("not target was defeated", "yes"),
        ("target is in the trash", "no"),
        ("target power >= 2", "yes"),
        ("target is none", "yes"),
    ],
)
def test_a_piece_may_be_called_as_a_value_of_the_game(said: str, verdict: str) -> None:
    asked = "you: {field: [{card: corpo-security, as: target, spent: true}]}\nask: {holds: %s}"
    assert answer(asked % said).verdict == verdict


def test_a_word_of_a_name_is_enough_where_no_other_card_has_it() -> None:
    """Also for what the moves cost; two cards with that word are told apart by more of it."""
    hanako = "hanako-arasaka-daughter-of-the-emperor"
    one = f"you: {{legends: [{{card: {hanako}, face: up}}], gigs: [d4=1]}}\nrival: {{gigs: [d6=2]}}\n"
    swapped = f"{one}play: [{{you: activate hanako}}, {{you: choose d4}}, {{you: choose d6}}]\nask: {{value: you gigs}}"
    assert answer(swapped).value == ["d6=2"]
    paid = "you: {hand: [octant]}\nplay: [{you: play Octant}]\nask: {value: you paid}"
    assert answer(paid).value == 7
    two = (
        f"you: {{legends: [{hanako}, yorinobu-arasaka-embracing-destruction]}}\nask: {{value: arasaka face}}"
    )
    assert "may be any of" in str(refused(two, ScenarioError))
    assert answer(two.replace("value: arasaka", "value: yorinobu arasaka")).value == "down"


def test_the_tags_of_a_made_up_card_are_read_in_any_case() -> None:
    saburo = """
    cards: {nine: {type: unit, power: 9, tags: [Arasaka]}}
    you: {field: [nine], legends: [{card: saburo-arasaka-stubborn-patriarch, face: up}]}
    rival: {gigs: [d4=1, d6=1, d8=1]}
    play: [{you: attack nine -> gigs}, {rival: pass}]
    ask: {value: you stole}
    """
    assert answer(saburo).value == 2


@pytest.mark.parametrize(
    "piece",
    [
        "{card: corpo-security, spent: true, ready: true}",
        "{card: corpo-security, spent: no, ready: no}",
        "{card: corpo-security, state: ready, tapped: yes}",
        '"corpo-security (spent, ready)"',
    ],
)
def test_a_piece_that_is_said_to_be_spent_and_ready_is_refused_with_its_place(piece: str) -> None:
    text = f"you: {{field: [{piece}]}}\nask: {{value: you units}}"
    problem = str(refused(text, ScenarioError))
    assert "test.yaml:2: `you.field.0`" in problem
    assert "contradict each other" in problem


@pytest.mark.parametrize(
    ("piece", "spent"),
    [
        ("{card: corpo-security, spent: yes, ready: no}", "yes"),
        ('"corpo-security (spent, exhausted)"', "yes"),
        ("{card: corpo-security, state: ready, tapped: no}", "no"),
    ],
)
def test_what_is_said_twice_in_one_sense_is_taken(piece: str, spent: str) -> None:
    assert answer(f"you: {{field: [{piece}]}}\nask: {{value: corpo-security spent}}").value == spent


@pytest.mark.parametrize(
    ("sides", "owner", "sentence"),
    [
        (
            "you: {gigs: {d6: 3}, fixer: [d6, d20]}",
            "rival",
            "The d6 that shows 3 in your Gig area is the Rival's die: your own is another.",
        ),
        (
            "rival: {gigs: {d6: 3}, fixer: [d6]}",
            "you",
            "The d6 that shows 3 in the Rival's Gig area is your die: theirs is another.",
        ),
        ("you: {gigs: {d6: 3}, fixer: [d20]}", "you", None),
        ("you: {gigs: [rival.d6=3], fixer: [d6, d20]}", "rival", None),
    ],
)
def test_a_gig_that_can_only_be_the_other_players_die_is_told_as_an_assumption(
    sides: str, owner: str, sentence: str | None
) -> None:
    ruling = rule(f"{sides}\nask: {{value: d6=3 owner}}")
    assert ruling.answers[0].value == owner
    assert [said for said in ruling.assumptions if "die:" in said] == ([] if sentence is None else [sentence])


@pytest.mark.parametrize("number", ["cost", "power", "ram"])
def test_a_made_up_card_has_no_negative_number(number: str) -> None:
    text = f"cards: {{odd: {{type: unit, {number}: -1}}}}\nyou: {{field: [odd]}}\nask: {{value: you units}}"
    assert f"test.yaml:2: `cards.odd.{number}` is `-1`" in str(refused(text, ScenarioError))
