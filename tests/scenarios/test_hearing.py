"""Rulings heard twice: by the other reading of a dispute, by the other edition, with other cards for unknown ones."""

import contextlib
import dataclasses
from time import monotonic

import pytest

import engine
import rules_index
from scenarios import disputes, render_text
from scenarios.hearing import Hearing, result_of
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.noting import POLICIES, differing, noting, turned
from scenarios.play.bench import Bench
from scenarios.reasons.texts import card_text
from scenarios.table.build import lay_out
from scenarios.table.names import Unclear
from tests.scenarios.helpers import answer, rule

SELF_BLOCK = """
edition: {edition}
cards:
  guard: {{type: unit, power: 3, text: "{{Blocker}}"}}
  duellist: {{type: unit, power: 5, text: "This Unit may attack ready Units."}}
turn: rival
you: {{field: [guard]}}
rival: {{field: [duellist]}}
play: [{{rival: attack duellist -> guard}}]
ask: {{legal: you block with guard}}
"""


def test_an_answer_that_turns_on_a_disputed_entry_says_so_and_shows_both() -> None:
    found = rule(SELF_BLOCK.format(edition="2026-08"))
    assert found.verdict == "disputed"
    (dispute,) = found.disputes
    assert (dispute.entry, dispute.verdict) == ("blocker-of-the-target-itself", "no")
    assert dispute.followed != dispute.other
    assert "general-04" in dispute.faq
    assert "Yes. You may block with guard." in found.answers[0].answer
    assert "By the other: No." in found.answers[0].answer
    assert "Disputed (blocker-of-the-target-itself)" in render_text(found)


def test_an_entry_that_an_edition_settles_is_no_dispute_there() -> None:
    found = rule(SELF_BLOCK.format(edition="2026-11"))
    assert (found.verdict, found.disputes) == ("no", [])


def test_an_answer_that_is_the_same_by_both_readings_is_not_disputed() -> None:
    text = SELF_BLOCK.format(edition="2026-08").replace(
        "field: [guard]", "field: [{card: guard, spent: true}]"
    )
    found = rule(text)
    assert (found.verdict, found.disputes) == ("no", [])


def test_an_answer_that_only_unknown_cards_leave_open_is_not_disputed() -> None:
    """Nothing is said of the deck, and by both readings the effect may be used (its condition is no 'if')."""
    ruling = rule(
        "you: {field: [judy-alvarez-nothing-to-doubt], eddies: 1, deck: 5}\n"
        "play: [{you: activate judy-alvarez-nothing-to-doubt}]\nask: [{value: you hand}]\n"
    )
    assert ruling.verdict == "yes"
    assert ruling.missing
    assert not ruling.disputes


def test_expecting_a_dispute_is_met_by_a_dispute_only() -> None:
    text = SELF_BLOCK.format(edition="2026-08").rstrip("\n}") + ", expect: %s}"
    assert rule(text % "disputed").as_expected is True
    assert rule(text % "yes").as_expected is False
    assert rule(text.replace("2026-08", "2026-11") % "disputed").as_expected is False


SALE = """
edition: 2026-08
cards: {fence: {type: program, cost: 0, text: "Sell the top card of your deck."}}
you: {hand: [fence, mantis-blades], deck: {top: [mantis-blades]}}
play: [{you: play fence}]
ask: {legal: you sell mantis-blades}
"""


def test_a_sale_after_one_by_an_effect_is_disputed_in_the_older_edition_only() -> None:
    assert rule(SALE).disputes[0].entry == "sell-by-effect"
    assert rule(SALE, edition="2026-11").verdict == "no"


SAFETY = """
you: {hand: [safety-override], field: [{card: corpo-security, as: one}, {card: corpo-security, as: two}], eddies: 2}
rival: {field: [{card: psycho-squad, as: foe, spent: true}]}
play:
  - you: play safety-override
  - you: pay 2 eddies
"""


def test_a_faq_that_reads_a_card_otherwise_is_a_dispute_where_it_turns_the_answer() -> None:
    found = rule(SAFETY + "ask: {legal: you choose one}")
    assert (found.verdict, found.disputes[0].entry, found.disputes[0].verdict) == (
        "disputed", "faq-safety-override", "yes",
    )  # fmt: skip
    assert rule(SAFETY + "ask: {value: you trash}").disputes == []


@pytest.mark.parametrize("entry", [*disputes.OTHER_POLICIES, *disputes.other_texts()])
def test_the_other_readings_are_of_entries_that_are_disputed_somewhere(entry: str) -> None:
    found = rules_index.contradiction(entry)
    assert any(found.disputed(edition) for edition in found.editions)


def test_every_dispute_of_the_register_about_play_can_be_tried_out() -> None:
    tried = {*disputes.OTHER_POLICIES, *disputes.other_texts()}
    # How a tournament is run is not played, nor is the setup with fewer Legends than a deck has.
    others = {
        entry.id
        for entry in rules_index.contradictions()
        if any(entry.disputed(edition) for edition in entry.editions)
        and not entry.between.startswith("tournament")
    }
    assert others == tried


def test_the_other_reading_is_not_the_one_that_is_followed() -> None:
    for name, policies in disputes.OTHER_POLICIES.items():
        entry = rules_index.contradiction(name)
        for edition in entry.editions:
            if entry.disputed(edition):
                rules = engine.ruleset(edition)
                assert {policy: getattr(rules, policy) for policy in policies} != policies
    for name, texts in disputes.other_texts().items():
        for card_id, text in texts.items():
            card = engine.made_up_card(card_id, type="Program", text=text)
            assert card.executable, (name, card.unsupported)
            assert card.abilities != engine.catalogue().card(card_id).abilities


def test_a_noting_ruleset_notes_what_it_is_asked_and_answers_the_same() -> None:
    for edition in engine.RULESETS:
        rules = engine.ruleset(edition)
        noted = noting(rules)
        assert noted.asked == set()
        assert {name: getattr(noted, name) for name in POLICIES} == {
            name: getattr(rules, name) for name in POLICIES
        }
        assert noted.asked == set(POLICIES)
        assert noted.cites(("steal.move-together",)) == rules.cites(("steal.move-together",))


FIGHT = """
title: A fight
cards:
  brawler: {{type: unit, power: 5, text: "{}"}}
you: {{field: [brawler], deck: 5}}
rival: {{field: [{{card: brawler, as: foe, spent: true}}]}}
play: [{{you: attack brawler -> foe}}]
ask: [{{value: you hand, until: end of attack}}]
"""


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        # With nothing to resolve, it makes no difference when effects of a fight do, or when "while fighting" ends.
        ("", set[str]()),
        ("Whenever this Unit loses a fight, draw 1 card.", {"fight_effects"}),
        # Once the fight is over, nobody asks for power.
        ("This Unit has +1 power while fighting.", set[str]()),
    ],
)
def test_a_policy_is_asked_only_where_something_hangs_on_it(text: str, asked: set[str]) -> None:
    source = read(FIGHT.format(text), "fight")
    rules = noting(engine.ruleset("2026-11"))
    hearing = Hearing(Bench(lay_out(parse(source), source), rules)).hear()
    assert hearing.asked[0].found.verdict == "yes"
    assert rules.asked & differing("2026-11", "2026-08") == asked


@pytest.mark.parametrize(
    "claim",
    ["you block with guard", "rival choose d6", "you call legend 1", "rival attack duellist -> gigs"],
)
def test_what_may_be_done_is_asked_without_moving_the_lines(claim: str) -> None:
    """Past a step that nobody mentions, too, and with a target named ahead."""
    source = read(
        f"""
        title: Legal questions in a row
        cards:
          guard: {{type: unit, power: 3, text: "{{Blocker}}"}}
          sitter: {{type: unit, power: 2}}
          duellist: {{type: unit, power: 5}}
        turn: rival
        you: {{field: [guard, sitter], gigs: [d6=3, d8=1]}}
        rival: {{field: [duellist]}}
        play: [{{rival: attack duellist -> gigs}}]
        ask: [{{legal: {claim}}}]
        """,
        "test",
    )
    bench = Bench(lay_out(parse(source), source), engine.ruleset())
    line = bench.told_line()
    assert line.game.decision is not None
    line.send(next(option for option in line.game.decision.options() if option[0] == "attack"))
    before = (line.choices, line.planned, line.touched, line.game.decision, line.game.state.fingerprint())
    (question,) = bench.table.scenario.ask
    with contextlib.suppress(Unclear):
        result_of(bench, [line], question)
    assert (
        line.choices, line.planned, line.touched, line.game.decision, line.game.state.fingerprint()
    ) == before  # fmt: skip


def test_what_is_read_for_citing_only_is_not_noted() -> None:
    for edition in engine.RULESETS:
        noted = noting(engine.ruleset(edition))
        assert noted.for_citing("fight_effects") == engine.ruleset(edition).fight_effects
        assert noted.asked == set()


def test_the_other_edition_differs_in_the_policies_that_the_engine_lists() -> None:
    assert differing("2026-08", "2026-11") == differing("2026-11", "2026-08")
    assert differing("2026-11", "2026-11") == frozenset()
    listed = {name for name in engine.DIFFERENCES if name in POLICIES}
    assert listed == differing("2026-08", "2026-11")


def test_a_turned_ruleset_changes_nothing_else() -> None:
    rules = engine.ruleset("2026-08")
    other = turned("2026-08", {"redirect_to_itself": False})
    assert dataclasses.replace(other, redirect_to_itself=True) == rules


def test_the_other_edition_is_heard_where_it_differs() -> None:
    found = rule(SELF_BLOCK.format(edition="2026-11"))
    assert found.other_edition is not None
    # The older edition lets it, by the reading that is followed there; that is disputed.
    assert (found.other_edition.edition, found.other_edition.verdict) == ("2026-08", "disputed")


TRASH = """
cards: {digger: {type: program, cost: 0, text: "Trash 2. Add a Unit from among the trashed cards to your hand."}}
you: {hand: [digger]%s}
play: [{you: play digger}]
"""


def test_a_fact_that_is_missing_is_named_where_the_answer_turns_on_it() -> None:
    found = rule(TRASH % "" + "ask: {value: you hand}")
    assert (found.verdict, found.answers[0].value) == ("yes", 0)
    assert found.missing == ["The answer turns on which the unknown cards in your deck are; name them."]
    assert found.answers[0].missing == found.missing[0]
    assert "takes the unknown cards in your deck as blank; were each a cheap Unit:" in found.answers[0].answer
    assert "Your unknown cards are blank to the engine." in found.assumptions
    assert "Not said" in render_text(found)


def test_a_fact_on_which_the_answer_does_not_turn_is_not_missed() -> None:
    assert rule(TRASH % "" + "ask: {value: you trashed}").missing == []
    named = rule(TRASH % ", deck: {top: [psycho-squad]}" + "ask: {value: you hand}")
    assert (named.missing, named.answers[0].value) == ([], 1)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (
            "Reveal the top card of your deck. If it's a BRAINDANCE Program, add it",
            "a BRAINDANCE Program",
        ),
        ("Search the top 2 cards of your deck. Add a Unit with cost 4", "a Unit with cost 4"),
        (
            "Reveal the top 4 cards of your deck. Choose a friendly Gig. Add all cards with cost equal to its value",
            "a Unit with cost 5",
        ),
    ],
)
def test_an_unknown_card_might_be_just_what_the_effect_asks_for(text: str, fits: str) -> None:
    found = rule(
        f"""
        cards: {{scan: {{type: unit, text: "{{Play}} {text} to your hand."}}}}
        you: {{hand: [scan], gigs: [d8=5]}}
        play: [{{you: play scan}}]
        ask: {{value: you hand}}
        """
    )
    assert (found.verdict, found.answers[0].value) == ("yes", 0)
    assert fits in found.answers[0].answer


def test_card_texts_that_decide_are_cited_in_our_words() -> None:
    text = """
    cards:
      wall: {type: unit, power: 2, text: "Rival Units can't attack."}
      boost: {type: unit, power: 1, text: "Other friendly Units have +2 power."}
    you: {field: [psycho-squad]}
    rival: {field: [wall, boost, {card: corpo-security, as: foe}], gigs: [d4=1]}
    ask: [{legal: you attack psycho-squad -> gigs}, {value: foe power}]
    """
    found = rule(text)
    assert [one.text for one in found.answers[0].card_texts] == ["Rival Units can't attack."]
    assert [one.text for one in found.answers[1].card_texts] == ["Other friendly Units have +2 power."]
    assert [one.card for one in found.card_texts] == ["wall", "boost"]
    assert "Wall: Rival Units can't attack." in render_text(found)


def test_the_text_that_kept_something_from_happening_is_cited() -> None:
    text = """
    cards: {lock: {type: unit, cost: 1, power: 1, text: "{Play} A rival Unit can't ready until your next turn."}}
    you: {hand: [lock, westbrook-netrunner], gigs: [d6=6], fixer: []}
    rival: {field: [{card: psycho-squad, spent: true}, {card: v-corporate-exile, as: boss}], fixer: []}
    play:
      - you: play lock
      - you: choose psycho-squad
      - you: play westbrook-netrunner
      - you: pass
      - ask: {value: psycho-squad spent}
      - rival: attack boss -> gigs
    ask: {value: you gigs}
    """
    asleep, stolen = rule(text).answers
    assert (asleep.value, [one.card for one in asleep.card_texts]) == ("yes", ["lock"])
    assert (stolen.value, [one.card for one in stolen.card_texts]) == (["d6=6"], ["westbrook-netrunner"])


def test_the_effect_that_changed_something_is_cited() -> None:
    found = answer(TRASH % ", deck: {top: [psycho-squad]}" + "ask: {value: you trashed}")
    assert [one.card for one in found.card_texts] == ["digger"]


def test_a_printing_that_has_been_reworded_says_so() -> None:
    reworded = [
        c for c in engine.catalogue() if c.printing == "reworded since" and c.abilities and c.executable
    ]
    old, new = reworded[0], next(c for c in engine.catalogue() if c.printing == "current" and c.abilities)
    note = "This is the text of an older printing; the card has been reworded since."
    assert [getattr(card_text(card), "note", "no text") for card in (old, new)] == [note, None]


def test_the_time_of_a_question_is_the_time_of_the_ruling() -> None:
    """Other editions and readings are not heard where the first hearing had to stop."""
    units = ", ".join(f"{{card: animals-wrecker, as: u{number}}}" for number in range(6))
    body = f"""
    limits: {{seconds: 0.2}}
    you: {{field: [{units}]}}
    rival:
      field: [{{card: corpo-security, copies: 6}}, {{card: psycho-squad, spent: true, copies: 3}}]
      gigs: [d8=3]
    """
    begun = monotonic()
    found = rule(body + "ask: {value: rival field, until: end of turn}")
    assert monotonic() - begun < 4
    assert found.answers[0].verdict in ("depends", "inconclusive")
    assert found.other_edition is None


def test_a_play_that_leaves_too_many_lines_open_is_inconclusive_in_time() -> None:
    body = """
    limits: {seconds: 0.2}
    play: [{you: pass}, {rival: pass}, {you: pass}, {rival: pass}, {you: pass}]
    """
    begun = monotonic()
    found = rule(body)
    assert found.verdict == "inconclusive"
    assert monotonic() - begun < 4
