"""Playing step by step: positions are texts, and nothing else is remembered anywhere."""

from __future__ import annotations

import random
import re
from pathlib import Path
from textwrap import dedent

import pytest

import scenarios
from scenarios.errors import InvalidScenario, ScenarioError, UnplayableScenario, UnreadableScenario
from scenarios.stepping import (
    Moment,
    Position,
    branch,
    branches_text,
    choose,
    dump,
    holds_position,
    load,
    look,
    moment_text,
    start,
    step,
    undo,
)

#: A sample, spread over all folders: what is tested here does not depend on what a scenario is about.
LIBRARY = scenarios.library()[::12]

FIGHT = """
title: A fight
turn: rival
you: {field: [corpo-security, {card: psycho-squad, as: tired, spent: true}], hand: [mantis-blades], gigs: [d6=2]}
rival: {field: [animals-wrecker]}
ask: {value: you gigs}
"""
ATTACKED = FIGHT + "play: [{rival: attack animals-wrecker -> gigs}]\n"


def begun(text: str = FIGHT, edition: str | None = None) -> Moment:
    return start(dedent(text), source="test.yaml", edition=edition)


def refused(call: str, position: str, move: str) -> str:
    with pytest.raises(UnplayableScenario) as caught:
        choose(position, move) if call == "choose" else step(position, questions=[move])
    return str(caught.value)


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_dump_and_load_are_inverses_along_shipped_scenarios(path: Path) -> None:
    chance = random.Random(path.stem)
    moment = start(path.read_text(encoding="utf-8"), source=str(path))
    for _ in range(6):
        position = load(moment.position)
        assert dump(position) == moment.position
        assert load(dump(position)) == position
        assert look(moment.position).model_copy(update={"notes": moment.notes}) == moment
        if not moment.options:
            break
        moment = choose(moment.position, chance.choice(moment.options))


def test_a_moment_says_who_chooses_what_by_which_rules() -> None:
    moment = begun(ATTACKED)
    assert (moment.by, moment.asked) == ("you", "a reaction in the React Step")
    assert "react.step" in moment.keys
    assert moment.numbers
    assert {"block with corpo-security", "pass"} <= set(moment.options)
    assert moment.choices == ["rival: attack animals-wrecker -> gigs"]
    assert any("attacks" in one.text for one in moment.happened)
    assert moment.board.you.attacked


def test_moves_that_one_might_think_of_are_refused_with_every_reason() -> None:
    moment = begun(ATTACKED)
    reasons = {move: one for one in moment.not_legal for move in one.moves}
    assert "psycho-squad" not in str(moment.options)
    assert reasons["block with tired"].reasons == [
        "Psycho Squad does not have [BLOCKER]",
        "Psycho Squad is spent, and [BLOCKER] is paid for by spending it",
    ]
    assert "react.blocker" in reasons["block with tired"].keys
    assert "Mantis Blades is no Program with [QUICK], so playing it is no reaction" in (
        reasons["play mantis-blades"].reasons
    )


def test_what_is_listed_as_legal_is_never_listed_as_not_legal() -> None:
    for path in LIBRARY:
        moment = start(path.read_text(encoding="utf-8"))
        assert not set(moment.options) & {move for one in moment.not_legal for move in one.moves}


def test_a_choice_gives_a_new_position_and_leaves_the_old_one() -> None:
    before = begun()
    after = choose(before.position, "attack animals-wrecker -> gigs")
    assert after.by == "you"
    assert look(before.position) == before
    assert after.position != before.position


def test_a_move_may_be_written_in_any_form_that_scenarios_know() -> None:
    position = begun().position
    same = {
        choose(position, text).position
        for text in (
            "attack animals-wrecker -> gigs",
            "Rival: attack Animals Wrecker -> gigs",
            "attack rival.animals-wrecker -> gigs",
        )
    }
    assert len(same) == 1


def test_undo_takes_back_choices_those_of_the_scenario_too() -> None:
    moment = begun(ATTACKED)
    after = choose(moment.position, "block with corpo-security")
    assert undo(after.position).options == moment.options
    assert undo(after.position, 2).options == begun().options
    with pytest.raises(UnplayableScenario, match="only 2 choices"):
        undo(after.position, 3)


def test_every_way_to_go_on_is_a_position() -> None:
    moment = begun(ATTACKED)
    branches = branch(moment.position)
    assert [one.choice for one in branches] == moment.options
    for one in branches:
        assert one.position == choose(moment.position, one.choice).position
    assert branches_text(branches).count("judge-position") == len(branches)


def test_a_question_is_answered_here_with_citations_and_changes_nothing() -> None:
    moment = begun(ATTACKED)
    asked = step(
        moment.position,
        questions=[
            "legal: you block with tired", "forced: you pass", "value: you gig count", "possible: you gig count is 1",
            "always: you gig count is 1",
        ],
    )  # fmt: skip
    assert [answer.verdict for answer in asked.answers] == ["no", "no", "depends", "yes", "no"]
    assert all(answer.citations for answer in asked.answers)
    assert asked.position == moment.position


def test_an_answer_is_the_one_that_the_scenario_would_give() -> None:
    written = scenarios.run_text(ATTACKED).answers[0]
    asked = step(ATTACKED, questions=["value: you gigs"]).answers[0]
    assert (asked.verdict, asked.value, asked.answer) == (written.verdict, written.value, written.answer)
    assert [c.key for c in asked.citations] == [c.key for c in written.citations]


def test_an_answer_in_the_middle_says_that_it_looks_ahead() -> None:
    theft = """
    title: A theft
    turn: rival
    you: {gigs: [d6=2], legends: []}
    rival: {field: [animals-wrecker]}
    play: [{rival: attack animals-wrecker -> gigs}]
    """
    asked = step(dedent(theft), questions=["value: rival gigs"]).answers[0]
    assert "at this point of the play it is none" in asked.answer


def test_several_steps_at_once_are_the_steps_one_after_the_other() -> None:
    once = step(FIGHT, choices=["attack animals-wrecker -> gigs", "you: pass"])
    one = choose(begun().position, "attack animals-wrecker -> gigs")
    assert once.position == choose(one.position, "pass").position
    assert step(once.position, undo=1).position == one.position


@pytest.mark.parametrize(
    ("call", "text", "said"),
    [
        ("choose", "block with tired", "not legal: Psycho Squad does not have [BLOCKER]"),
        ("choose", "block with tired", "(rules "),
        ("choose", "choose d6", "you choose a reaction in the React Step: `"),
        ("choose", "rival: pass", "it is not for rival to move now"),
        ("choose", "block with nobody", "there is no piece `nobody`"),
        ("ask", "value: nobody power", "nobody"),
    ],
)
def test_a_move_that_does_not_fit_is_refused_with_what_would(call: str, text: str, said: str) -> None:
    assert said in refused(call, begun(ATTACKED).position, text)


def test_what_is_no_move_or_no_question_is_refused() -> None:
    position = begun().position
    for call in (
        lambda: choose(position, "jump"),
        lambda: step(position, questions=["why"]),
        lambda: step(position, questions=["value: rival happiness"]),
    ):
        with pytest.raises(UnreadableScenario):
            call()


def test_after_the_end_nothing_is_chosen() -> None:
    moment = step(FIGHT, choices=["you: concede"])
    assert moment.by is None
    assert moment.options == []
    assert "the game is over (a player conceded)" in moment.asked
    assert "lose.concede" in moment.keys
    with pytest.raises(UnplayableScenario, match="game is over"):
        choose(moment.position, "pass")
    assert branch(moment.position) == []


def test_a_play_that_is_not_legal_is_begun_before_the_illegal_move() -> None:
    moment = begun(FIGHT + "play: [{rival: attack animals-wrecker -> corpo-security}]\n")
    (note,) = moment.notes
    assert "test.yaml:7" in note
    assert "only a spent rival Unit may be attacked" in note
    assert moment.choices == []


def test_a_play_that_leaves_ways_open_takes_the_first_and_says_so() -> None:
    moment = begun("""
        title: Two ways to pay
        you: {hand: [mantis-blades], field: [psycho-squad], eddies: 1, legends: [{card: unknown, as: payer}]}
        play: [{you: play mantis-blades}, {you: choose psycho-squad}]
    """)
    (note,) = moment.notes
    assert re.search(r"leaves \d+ ways open", note)


@pytest.mark.parametrize("edition", ["2026-08", "2026-11"])
def test_a_position_keeps_its_edition(edition: str) -> None:
    moment = begun(ATTACKED, edition)
    assert moment.edition == load(moment.position).edition == edition
    assert choose(moment.position, "pass").edition == edition
    with pytest.raises(UnreadableScenario, match="has its edition"):
        step(moment.position, edition=edition)


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidScenario, match="2026-11"):
        begun(FIGHT, "2019-01")


def test_a_position_is_found_in_a_mail_that_quotes_it() -> None:
    position = begun(ATTACKED).position
    mail = "Hello,\n\n> I stand here:\n" + "".join(f"> {line}\n" for line in position.splitlines())
    assert load(mail + ">\n> and wonder.\n\nRegards").choices == load(position).choices
    assert holds_position(mail)
    assert not holds_position(FIGHT)


def test_all_of_a_moment_as_text_can_be_handed_back() -> None:
    moment = begun(ATTACKED)
    text = moment_text(moment)
    assert step(text) == moment
    assert "block with tired, " in text or "block with tired:" in text
    assert all(len(line) <= 110 for line in text.splitlines())


def test_a_position_that_is_damaged_is_refused_and_nothing_is_guessed() -> None:
    position = begun(ATTACKED).position
    chance = random.Random(5)
    header, block = position.split("\n", 1)
    for _ in range(200):
        place = chance.randrange(len(block))
        letter = chance.choice("abcXYZ019-_ \n")
        damaged = f"{header}\n{block[:place]}{letter}{block[place + 1 :]}"
        try:
            found = load(damaged)
        except ScenarioError:
            continue
        assert found == load(position)
    for damaged in (header, f"{header}\nnonsense", f"{header}\n{block[:-9]}", "", FIGHT):
        with pytest.raises(UnreadableScenario):
            load(damaged)


@pytest.mark.parametrize(
    "data",
    [
        Position({"title": "x"}, "2026-11", (), ""),
        Position({"title": "x", "ask": {"value": "winner"}}, "2019-01", (), ""),
        Position({"title": "x", "ask": {"value": "winner"}}, "2026-11", (("jump", 3),), ""),
        Position({"title": "x", "ask": {"value": "winner"}}, "2026-11", (("attack", 999, -1),), ""),
        Position({"title": "x", "ask": {"value": "winner"}}, "2026-11", (("block",),), ""),
        Position({"title": "x", "ask": {"value": "winner"}}, "2026-11", (("pass",),), "00000000"),
    ],
)
def test_a_position_that_this_version_cannot_play_is_refused(data: Position) -> None:
    with pytest.raises(ScenarioError):
        look(dump(data))


def test_a_position_of_a_later_version_is_refused_by_name() -> None:
    with pytest.raises(UnreadableScenario, match="version 2"):
        load("judge-position 2 | x\nabc")


def test_a_block_that_unpacks_to_far_too_much_is_refused() -> None:
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 5_000_000, 9)).decode().rstrip("=")
    with pytest.raises(UnreadableScenario, match="damaged"):
        load(f"judge-position 1 | x\n{bomb}")
