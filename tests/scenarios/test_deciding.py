"""The rules that an answer names first are those that a judge would name: measured on questions labelled by hand."""

from functools import cache
from pathlib import Path

import pytest
import yaml

import rules_index
import scenarios
from scenarios.reasons import weights
from tests.scenarios.helpers import answer, keys

LABELS: dict[str, dict[int, list[str]]] = yaml.safe_load(
    (Path(__file__).parent / "deciding.yaml").read_text(encoding="utf-8")
)
FILES = {path.stem: path for path in scenarios.library()}
FIRST, WITHIN_FIVE = 0.9, 0.9


@cache
def cited() -> list[tuple[str, list[list[str]], list[str]]]:
    """(question, what a judge names, what the answer cites) for every labelled question.

    Each of what a judge names is one rule, or several that say the same, of which any will do.
    """
    found: list[tuple[str, list[list[str]], list[str]]] = []
    for stem, questions in LABELS.items():
        ruling = scenarios.run_file(FILES[stem])
        for number, wanted in questions.items():
            asked = ruling.answers[number]
            found.append(
                (
                    f"{stem} {number}: {asked.ask}",
                    [either.split(" or ") for either in wanted],
                    [citation.key for citation in asked.citations],
                )
            )
    return found


def all_of(wanted: list[list[str]]) -> set[str]:
    """Every rule that a label names."""
    return {key for either in wanted for key in either}


def test_there_are_enough_labels_and_all_are_rules() -> None:
    digest = rules_index.digest()
    assert len(cited()) >= 60
    assert all(key in digest for _, wanted, _ in cited() for key in all_of(wanted))


def test_a_rule_that_a_judge_would_name_comes_first() -> None:
    missed = [
        (question, wanted, found[:1])
        for question, wanted, found in cited()
        if not set(found[:1]) & all_of(wanted)
    ]
    assert 1 - len(missed) / len(cited()) >= FIRST, missed


def test_all_rules_that_a_judge_would_name_are_among_the_first_five() -> None:
    missed = [
        (question, wanted, found[:5])
        for question, wanted, found in cited()
        if not all(set(either) & set(found[:5]) for either in wanted)
    ]
    assert 1 - len(missed) / len(cited()) >= WITHIN_FIVE, missed


@pytest.mark.parametrize("pattern", [*weights.GENERAL, *weights.SECONDARY])
def test_every_pattern_of_the_weights_fits_a_rule(pattern: str) -> None:
    from fnmatch import fnmatchcase

    assert any(fnmatchcase(rule.key, pattern) for rule in rules_index.digest().rules)


def test_a_general_rule_never_comes_before_another_unless_it_decides() -> None:
    """Whose piece it is holds of nearly every choice, and decides where one may not be chosen for it.

    What is said of an order in general decides where an order is asked for.
    """
    for question, wanted, found in cited():
        may_lead = all_of(wanted) | {
            key for key in found if ": order:" in question and weights.is_about(key, "order")
        }
        placed = [weights.is_general(key) for key in found if key not in may_lead]
        assert placed == sorted(placed), question


def test_where_it_depends_the_rules_that_give_the_choice_come_first() -> None:
    found = answer(
        """
        turn: rival
        rival: {field: [psycho-squad]}
        you: {gigs: [d4=3, d6=2]}
        play: [{rival: attack psycho-squad -> gigs}]
        ask: {value: rival gigs}
        """
    )
    assert found.verdict == "depends"
    assert keys(found)[0] == "steal.attacking-player-chooses"


def test_a_yes_to_legal_cites_eight_rules_and_none_that_permits_something_else() -> None:
    found = answer(
        "you: {field: [psycho-squad]}\nrival: {gigs: [d4=3]}\nask: {legal: you attack psycho-squad -> gigs}"
    )
    assert len(found.citations) <= 8
    assert keys(found)[:2] == ["attack.target-gig-area", "main.attack"]
    assert "main.pass-turn" not in keys(found)


def test_what_is_paid_names_the_text_that_changes_it() -> None:
    found = answer("you: {hand: [octant], gigs: [d8=8]}\nplay: [{you: play octant}]\nask: {value: you paid}")
    assert [text.card for text in found.card_texts] == ["octant"]
    assert "pay.reduction-floor" not in keys(found)


def test_where_no_line_has_it_the_rule_of_all_lines_comes_first() -> None:
    """One line ends with a Legend called in the React Step, each with the power of the attacker."""
    body = """
    cards: {nine: {type: unit, power: 9}}
    you: {field: [nine]}
    rival: {gigs: [d4=3, d6=2], eddies: 1}
    play: [{you: attack nine -> gigs}]
    ask: {possible: rival gig count is 0}
    """
    assert keys(answer(body))[0] == "steal.count-formula"


USED_UP = """
cards: {samurai: {type: unit, cost: 2, power: 3, tags: [ARASAKA]}}
you:
  field: [{card: samurai, as: a}, {card: samurai, as: b}]
  legends: [{card: yorinobu-arasaka-embracing-destruction, face: up}]
  gigs: [d20=20]
rival: {gigs: [d4=3, d6=2]}
"""


def test_what_used_up_the_first_time_of_a_turn_is_told() -> None:
    """The time may have passed in the play, or before it; with one attack nothing is used up."""
    both = "play: [{you: attack a -> gigs}, {rival: pass}, {you: choose d4}, {you: attack b -> gigs}, {rival: pass}]\n"
    found = answer(f"{USED_UP}{both}ask: {{value: you drew}}")
    assert "has had its time this turn: Samurai (a) attacks" in found.answer
    assert keys(found)[0] == "trigger.becomes-pending-when-met"
    one = "play: [{you: attack b -> gigs}, {rival: pass}]\n"
    assert "has had its time" not in answer(f"{USED_UP}{one}ask: {{value: you drew}}").answer
    earlier = answer(f"{USED_UP}history: [{{you: attacked a}}]\n{one}ask: {{value: you drew}}")
    assert (earlier.value, "Samurai (a) attacks" in earlier.answer) == (0, True)
    assert [text.card for text in earlier.card_texts] == ["yorinobu-arasaka-embracing-destruction"]


def test_what_kept_something_from_happening_comes_before_what_had_no_part_in_it() -> None:
    """A block prevents the theft, whether or not its effect found a card to discard."""
    blocked = """
    turn: rival
    you: {field: [augmented-negotiators], gigs: [d4=1]}
    rival: {field: [psycho-squad], hand: []}
    play: [{rival: attack psycho-squad -> gigs}, {you: block with augmented-negotiators}, {you: pass}]
    ask: {holds: d4 was stolen}
    """
    assert keys(answer(blocked))[0] == "react.block-replaces-target"


def test_what_an_effect_did_after_it_had_played_a_card_is_its_doing() -> None:
    relic = """
    turn: rival
    you:
      field: [{card: t-bug-amateur-philosopher, as: bug, spent: true, gear: [the-relic-experimental-biochip]}]
      trash: [corpo-security]
    rival: {field: [animals-wrecker]}
    play: [{rival: attack animals-wrecker -> bug}, {you: pass}, {you: choose corpo-security}]
    ask: {value: bug area}
    """
    assert keys(answer(relic))[0] == "bottom-deck.process"


def test_a_price_that_a_text_names_is_no_reduction() -> None:
    named = "you: {hand: [nocturne-op55-n1], fixer: []}\nask: {value: nocturne-op55-n1 price}"
    assert "pay.reduction-floor" not in keys(answer(named))


def test_more_than_may_be_chosen_is_refused_for_the_condition_and_the_number() -> None:
    both = """
    you: {hand: [bonnie-and-clyde], gigs: [d4=1]}
    rival: {field: [{card: corpo-security, as: a}, {card: corpo-security, as: b}], gigs: [d6=1, d8=1]}
    play: [{you: play bonnie-and-clyde}]
    ask: {legal: "you choose [a, b]"}
    """
    assert keys(answer(both))[:2] == ["condition.false-not-applied", "choice.specific-number"]


def test_an_effect_that_nothing_came_near_does_not_tell_why_nothing_was_drawn() -> None:
    """The Unit that watches adjustments tells more than the effect that its own defeat would have had."""
    body = """
    cards: {tuner: {type: unit, power: 1, text: "When you adjust a Gig, draw 1."}}
    you: {hand: [dexter-deshawn-one-last-chance], field: [tuner], gigs: [d6=3]}
    play: [{you: play dexter-deshawn-one-last-chance}, {you: choose d6}, {you: set d6 to 3}]
    ask: {value: you drew}
    """
    assert keys(answer(body))[:2] == ["gig.adjust-must-change", "trigger.becomes-pending-when-met"]


def test_why_nobody_was_defeated_is_told_of_all_units() -> None:
    body = """
    cards: {ghost: {type: unit, power: 0}}
    you: {field: [ghost]}
    rival: {field: [{card: ghost, as: other, spent: true}]}
    play: [{you: attack ghost#1 -> other}, {rival: pass}]
    ask: {value: units defeated}
    """
    assert keys(answer(body))[0] == "fight.zero-power-cannot-defeat"


ORDERED = """
cards: {purge: {type: program, cost: 0, text: "Each player discards 1."}}
you: {hand: [purge, detonate]}
rival: {hand: 1}
play: [{you: play purge}]
"""
DOOM = """
cards: {doom: {type: program, cost: 0, text: "If you have a max Gig, a Rival loses the game."}}
you: {hand: [doom], gigs: [d4=4]}
play: [{you: play doom}]
"""
AMONG = """
you: {hand: [all-is-lost], deck: [psycho-squad, detonate, delamain-cab]}
play: [{you: play all-is-lost}]
"""
WEAKEST = """
you: {hand: [les-elemens]}
rival: {field: [corpo-security, psycho-squad]}
play: [{you: play les-elemens}]
"""


@pytest.mark.parametrize(
    ("body", "first"),
    [
        (
            f"{ORDERED}ask: {{order: you discarded before rival discarded}}",
            "golden.turn-player-first",
        ),
        ("you: {hand: [octant], gigs: [d8=8]}\nask: {value: octant price}", "cost.play-cost-value"),
        ("you: {deck: 3}\nplay: [{you: pass}]\nask: {value: turn}", "end.rivals-turn-begins"),
        (f"{AMONG}ask: {{legal: you choose detonate}}", "card.type-names"),
        (f"{WEAKEST}ask: {{legal: you choose psycho-squad}}", "card.power-total"),
        (f"{DOOM}ask: {{value: winner}}", "lose.card-effect"),
    ],
    ids=lambda said: said.rpartition("ask: ")[2][:40],
)
def test_what_is_asked_comes_before_what_happened_beside_it(body: str, first: str) -> None:
    assert keys(answer(body))[0] == first


@pytest.mark.parametrize(
    ("unit", "what", "first"),
    [
        ("{card: psycho-squad, lag: true}", "can attack", "attack.lagging-cannot"),
        ("{card: psycho-squad, spent: true}", "can attack", "attack.choose-attacker"),
        ("corpo-security", "can attack", "golden.cant-beats-can"),
    ],
)
def test_a_unit_that_cannot_attack_is_told_the_rule_that_refuses_it(unit: str, what: str, first: str) -> None:
    body = f"you: {{field: [{unit}]}}\nrival: {{gigs: [d4=1]}}\nask: {{value: {{of: UNIT, what: {what}}}, until: now}}"
    name = "corpo-security" if "corpo" in unit else "psycho-squad"
    assert keys(answer(body.replace("UNIT", name)))[0] == first
