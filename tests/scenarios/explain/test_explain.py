"""Explanations: what a judge would say, the play in steps, and the board before and after."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from textwrap import dedent
from xml.etree import ElementTree

import pytest

import scenarios
from scenarios.explain import Explanation, draw, explain, explanation_page, explanation_text
from scenarios.explain.layout import WIDTH, lay_out_board
from scenarios.explain.telling import reasons_of
from scenarios.ruling import CardText, Dispute

#: Some of them, spread over all folders, since each takes its time.
LIBRARY = scenarios.library()[::6]


def explained(text: str) -> Explanation:
    return explain("title: A test\n" + dedent(text).strip() + "\n")


FIGHT = """
you: {field: [{card: psycho-squad, as: brute, gear: [mantis-blades]}], hand: [mantis-blades, unknown], gigs: [d4=3]}
rival: {field: [{card: animals-wrecker, spent: true}], eddies: {ready: 1, spent: 2}, trash: [psycho-squad]}
play:
  - ask: {value: brute power, expect: 8}
  - you: attack brute -> animals-wrecker
ask:
  - {value: brute area, expect: trash}
"""


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_shipped_scenarios_can_be_explained(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    explanation = explain(text, source=str(path))
    told = explanation_text(explanation)
    assert all(len(line) <= 100 for line in told.splitlines())
    for citation in explanation.ruling.citations:
        assert f"({citation.key})" in re.sub(r"\s+", " ", told)
    page = _Page(explanation_page(explanation, text))
    assert page.open == []
    assert explanation.ruling.title in page.text


def test_the_steps_tell_the_whole_play_with_rule_numbers() -> None:
    explanation = explained(FIGHT)
    assert [step.choice.text for step in explanation.steps if step.choice] == [
        "attack brute -> animals-wrecker",
        "pass",
    ]
    told = explanation_text(explanation)
    assert re.search(r"^   1\. You: attack brute -> animals-wrecker  \[\d", told, re.MULTILINE)
    assert re.search(r"^        Psycho Squad \(brute\) is defeated  \[\d", told, re.MULTILINE)


def test_what_happens_before_anybody_chooses_is_a_step_too() -> None:
    explanation = explained("phase: start\nask: {value: you hand}")
    assert explanation.steps[0].choice is None
    assert "To begin with" in explanation_text(explanation)
    assert "To begin with" in explanation_page(explanation, "")


def test_an_order_that_chance_makes_is_played_again() -> None:
    explanation = explained("""
        phase: setup
        you: {deck: {top: [psycho-squad, corpo-security], more: 38}}
        play: [{you: go first}, {chance: "shuffle [corpo-security, psycho-squad]"}]
        ask: {value: you deck top, until: now, expect: corpo-security}
    """)
    assert explanation.ruling.as_expected
    assert [step.choice.text for step in explanation.steps if step.choice][-1].startswith("shuffle [corpo")


def test_the_board_is_shown_before_and_after() -> None:
    explanation = explained(FIGHT)
    (brute,) = explanation.before.you.field
    assert (brute.name, brute.power, brute.spent) == ("Psycho Squad (brute)", 8, False)
    assert brute.gear == ["Mantis Blades"]
    assert explanation.before.you.hand == ["Mantis Blades"]
    assert explanation.before.you.hand_unknown == 1
    assert explanation.before.you.street_cred == 3
    rival = explanation.before.rival
    assert (rival.ready_eddies, rival.spent_eddies, rival.street_cred) == (1, 2, None)
    assert explanation.after.you.field == []
    assert explanation.after.you.trash == ["Psycho Squad (brute)", "Mantis Blades"]
    told = explanation_text(explanation)
    assert told.index("The board before") < told.index("The board after")


def test_where_the_play_changes_nothing_the_board_is_shown_once() -> None:
    explanation = explained("ask: {value: you gigs}")
    assert "The board after" not in explanation_text(explanation)
    assert explanation_page(explanation, "").count("<svg") == 1


def test_an_attack_under_way_is_seen_on_the_board() -> None:
    explanation = explained("""
        turn: rival
        you: {field: [corpo-security], gigs: [d6=2]}
        rival: {field: [animals-wrecker]}
        play: [{rival: attack animals-wrecker -> gigs}]
        ask: {legal: you block with corpo-security}
    """)
    assert explanation.after.rival.field[0].role == "attacker"
    assert explanation.after.you.attacked
    assert explanation.after.moment == "The Rival's turn, Main Phase, React Step"
    assert "<- under attack" in draw(explanation.after)
    assert "-> attacks" in draw(explanation.after)


def test_a_unit_that_is_attacked_and_a_stolen_gig_are_marked() -> None:
    explanation = explained("""
        turn: rival
        you: {field: [{card: corpo-security, spent: true}, {card: psycho-squad, lag: true}]}
        rival: {field: [animals-wrecker], gigs: [d6=2, d6=5]}
        play: [{rival: attack animals-wrecker -> corpo-security}]
        ask: {legal: you pass}
    """)
    attacked, lagging = explanation.after.you.field
    assert attacked.role == "target"
    assert lagging.lag
    assert explanation.after.rival.gigs == ["d6=2", "d6=5 (stolen)"]
    assert "ready, Lag" in draw(explanation.after)


def test_the_end_of_the_game_is_told() -> None:
    explanation = explained("play: [{rival: concede}]\nask: {value: winner}")
    assert explanation.after.moment == "The game is over, you win: a player conceded"
    assert explanation.answers == ["You win."]


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ("value: brute power", "Psycho Squad (brute) has power 6."),
        ("value: where is animals-wrecker", "Animals Wrecker is on the field."),
        ("value: brute spent", "Psycho Squad (brute) is not spent."),
        ("value: brute lag", "Psycho Squad (brute) has no Lag."),
        ("value: brute gear", "Psycho Squad (brute) wears nothing."),
        ("value: brute controller", "You control Psycho Squad (brute)."),
        ("value: animals-wrecker owner", "The Rival owns Animals Wrecker."),
        ("value: first face", "The Legend first lies face-down."),
        ("value: you gigs", "Your Gigs: d4=3."),
        ("value: rival gigs", "The Rival's Gigs: none."),
        ("value: you gig count", "You have 1 Gig."),
        ("value: rival hand", "The Rival has no cards in hand."),
        ("value: you deck", "You have 30 cards in the deck."),
        ("value: rival street cred", "The Rival's Street Cred is null."),
        ("value: winner", "Nobody has won yet."),
        ("value: brute can attack", "Psycho Squad (brute) can attack."),
        ("value: brute was defeated", "Psycho Squad (brute) was not defeated."),
        ("value: turn", "It is your turn."),
        ("value: overtime", "It is not overtime."),
        ("value: target", "The target of the attack is none."),
        ("legal: you attack brute -> gigs", "No. You may not attack Psycho Squad (brute) -> gigs: the rival"),
        ("legal: you pass", "Yes. You may pass."),
        ("forced: you pass", "No. You need not pass: there is another choice:"),
    ],
)  # fmt: skip
def test_answers_are_said_as_a_judge_would(ask: str, said: str) -> None:
    explanation = explained(f"""
        you: {{field: [{{card: psycho-squad, as: brute}}], gigs: [d4=3], legends: [{{card: unknown, as: first}}]}}
        rival: {{field: [{{card: animals-wrecker, spent: true}}]}}
        ask: {{{ask}}}
    """)
    assert explanation.answers[0].startswith(said)


def test_what_must_be_done_is_said_so() -> None:
    explanation = explained("""
        you: {hand: [mantis-blades], field: [psycho-squad], eddies: 1}
        play: [{you: play mantis-blades}]
        ask: {forced: you choose psycho-squad}
    """)
    assert explanation.answers[0].startswith("Yes. You must choose Psycho Squad")


def test_several_answers_each_come_with_their_rules() -> None:
    told = explanation_text(explained(FIGHT))
    assert re.search(
        r"^  - Psycho Squad \(brute\) has power 8\.  \[3\.17\.2, 3\.17\.3\.1", told, re.MULTILINE
    )
    assert re.search(r"^  - Psycho Squad \(brute\) is in the trash\.  \[9\.17", told, re.MULTILINE)


def test_an_illegal_play_is_opened_with() -> None:
    explanation = explained("""
        you: {field: [{card: psycho-squad, spent: true}]}
        rival: {gigs: [d4=1]}
        play: [{you: attack psycho-squad -> gigs}]
        ask: [{value: you gigs}, {value: rival gigs}]
    """)
    assert len(explanation.answers) == 1
    assert explanation.answers[0].startswith("That play is not legal. Illegal (line 4)")


def test_what_else_there_is_to_say_is_added() -> None:
    ruling = explained(FIGHT).ruling.model_copy(
        update={
            "card_texts": [CardText(card="x", title="Recall", text="Draw 1.", note="an older printing")],
            "disputes": [
                Dispute(
                    entry="e", title="sales by effects", followed="They count.", other="They do not.",
                    verdict="no", answer="No.", faq=["general-02"],
                )
            ],
            "missing": ["What legend 1 is."],
            "assumptions": ["It is your turn."],
            "other_edition": scenarios.OtherEdition(edition="2026-08", verdict="no", answer="Otherwise."),
        }
    )  # fmt: skip
    reasons = list(reasons_of(ruling, lambda text: text))
    assert reasons[0].startswith("Rule ")
    assert reasons[1:] == [
        "Recall says: Draw 1. (an older printing)",
        (
            "The sources disagree: sales by effects (official FAQ: general-02). I follow this reading: They "
            "count. The other is: They do not. By that one the answer is no: No."
        ),
        "The answer turns on what the description does not say: What legend 1 is.",
        "I take it that: It is your turn.",
        "By edition 2026-08 I would rule otherwise: Otherwise.",
    ]


NASTY = '<script>alert("x")</script> & \'"><img src=x>'


def test_a_page_escapes_everything_and_loads_nothing() -> None:
    text = f"""
        title: {json.dumps(NASTY)}
        cards: {{evil: {{type: unit, power: 3, name: '<b onload=x>Evil</b>'}}}}
        you: {{field: [{{card: evil, as: "<i>it"}}]}}
        ask: {{value: you field}}
        note: "</pre><script>"
    """
    explanation = explain(dedent(text))
    page = explanation_page(explanation, text)
    found = _Page(page)
    assert found.open == []
    assert not found.tags & {"script", "img", "b", "i", "link", "iframe", "image", "use"}
    assert not found.active
    assert NASTY in found.text
    assert "url(" not in page
    assert "default-src 'none'" in page


def test_a_page_is_light_and_dark_and_fits_a_phone() -> None:
    page = explanation_page(explained(FIGHT), FIGHT)
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page
    assert "min(100%, 20rem)" in page


@pytest.mark.parametrize("count", [1, 5, 14])
def test_nothing_on_the_picture_leaves_it_or_overlaps(count: int) -> None:
    units = ", ".join(
        f"{{card: psycho-squad, as: u{n}, spent: {'yes' if n % 2 else 'no'}}}" for n in range(count)
    )
    dice = ", ".join(f"d{n}=1" for n in (4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 20, 20)[:count])
    explanation = explained(f"you: {{field: [{units}], gigs: [{dice}]}}\nask: {{value: you gigs}}")
    picture = lay_out_board(explanation.before)
    shapes = [(b.x, b.y, b.width, b.height) for b in picture.boxes]
    shapes += [(d.x, d.y, d.size, d.size) for d in picture.dice]
    for place, (x, y, width, height) in enumerate(shapes):
        assert x >= 0
        assert x + width <= WIDTH
        assert y + height <= picture.height
        for x2, y2, width2, height2 in shapes[place + 1 :]:
            assert x + width <= x2 or x2 + width2 <= x or y + height <= y2 or y2 + height2 <= y
    assert len(shapes) == count + 6 + min(count, 12)


def test_the_picture_is_well_formed_svg_with_words_for_those_who_cannot_see_it() -> None:
    page = explanation_page(explained(FIGHT), FIGHT)
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 2
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.get("role") == "img"
        assert str(root.get("aria-label")).startswith("The board")
    assert "Psycho Squad (brute), ready, power 8" in pictures[0]


class _Page(HTMLParser):
    """What a browser would see in a page: its text, tags, attributes that run or load something, and tags left open."""

    VOID = frozenset({"meta", "rect", "br", "img"})

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: set[str] = set()
        self.active: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.active += [name for name, _ in attrs if name.startswith("on") or name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data
