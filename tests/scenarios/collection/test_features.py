"""What `does:` and `when:` find: asked as a deck builder asks, whoever does it and however the card says it."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from engine.effects.tree import Ability
from engine.facts import CardType
from engine.text import compile_text
from scenarios.collection import search_cards
from scenarios.collection.features import feature_words, features
from scenarios.collection.occasions import event_words, events
from scenarios.errors import InvalidCardQuery
from tests.engine_text.trees import cards


def told(text: str) -> frozenset[str]:
    return features(compile_text(text, card_type="Unit", name="Captain"))


@pytest.mark.parametrize(
    ("text", "does", "does_not"),
    [
        ("{Play} Each player discards 1.", "own-discards rival-discards discards", ""),
        ("{Play} A Rival discards 1.", "rival-discards discards", "own-discards"),
        ("{Play} Discard 1.", "own-discards discards", "rival-discards"),
        ("{Play} Each player draws 2.", "own-draws rival-draws", ""),
        ("{Play} A Rival draws 2.", "draws rival-draws", "own-draws"),
        ("{Play} Each player may draw 1.", "own-optional rival-optional rival-draws", ""),
        ("{Play} A Rival trashes 2.", "mills rival-mills", "own-mills"),
        ("{Play} Each player trashes 2.", "own-mills rival-mills", ""),
        ("{Play} Each player sells 1.", "own-sells rival-sells", ""),
        ("{Play} Defeat all Units.", "defeats-rival defeats-friendly", ""),
        ("{Play} Defeat a Unit.", "defeats-rival defeats-friendly", ""),
        ("{Play} Defeat a rival Unit.", "defeats defeats-rival", "defeats-friendly"),
        ("{Play} Choose a rival Unit. Defeat it.", "defeats-rival", "defeats-friendly"),
        ("{Play} A Rival defeats one of their Units.", "defeats-rival rival-chooses", "defeats-friendly"),
        ("{Play} Each player defeats one of their Units.", "defeats-rival defeats-friendly", ""),
        ("{Play} A Rival spends one of their Units.", "spends-rival", "spends-friendly"),
        ("{Play} Spend all Units.", "spends-rival spends-friendly", ""),
        ("{Play} All Units lose 2 power this turn.", "weakens-rival weakens-friendly", "strengthens"),
        ("{Play} All Units lose {Blocker} this turn.", "takes-blocker-rival takes-blocker-friendly", ""),
        ("{Play} Return all Units to their owners' hands.", "returns-rival returns-friendly", "from-trash"),
        ("{Play} Add a Unit from your trash to your hand.", "adds-to-hand from-trash to-hand", "returns"),
        (
            "{Play} Trash 4. Add a Unit from among them to your hand.",
            "adds-to-hand-friendly from-trash",
            "returns",
        ),
        ("{Defeated} Return this Unit to your hand.", "to-hand-friendly", "returns-rival"),
        ("{Play} Decrease all Gigs by 1.", "decreases-rival decreases-friendly", "increases"),
        ("{Play} Adjust a rival Gig by 1.", "increases-rival decreases-rival", "decreases-friendly"),
        ("{Play} Set all Gigs to 1.", "sets-gig-rival sets-gig-friendly", ""),
        ("Units can't attack.", "forbids-attack-rival forbids-attack-friendly", ""),
        ("Rival Units can't attack.", "forbids-attack-rival", "forbids-attack-friendly"),
        ("This Unit can't attack.", "forbids-attack-friendly", "forbids-attack-rival"),
        ("This Unit can't be attacked.", "protects-friendly", ""),
        ("If a friendly Unit would be defeated, defeat this Unit instead.", "protects defeats-friendly", ""),
        ("This Unit steals 1 additional Gig.", "steals-more", "steals-fewer"),
        ("{Play} If you have 7+ Street Cred, draw 1.", "conditional", ""),
        ("The first time this Unit attacks each turn, draw 1.", "once-per-turn", "conditional"),
        ("{Play} Each player reveals their hand.", "looks-at-hand-rival reveals-rival", ""),
    ],
)
def test_a_card_does_what_its_effects_do_to_whomever(text: str, does: str, does_not: str) -> None:
    found = told(text)
    assert set(does.split()) <= found
    assert found.isdisjoint(does_not.split())


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("When a Unit is defeated, draw 1.", "defeated rival-defeated"),
        ("When a rival Unit attacks, draw 1.", "attacks rival-attacks"),
        ("When this Unit leaves the field, draw 1.", "leaves defeated returned"),
        ("When this Unit attacks a Gig area, draw 1.", "attacks attacks-gigs"),
        ("{Play} The next time this Unit wins a fight this turn, draw 1.", "played wins-fight"),
        ("If this Unit would be defeated, discard 1 instead.", "would-be-defeated"),
        ("When this Unit is defeated, sell one of its Gear instead of trashing it.", "would-trash-gear"),
    ],
)
def test_a_card_answers_to_all_that_its_effects_wait_for(text: str, when: str) -> None:
    assert set(when.split()) <= events(compile_text(text, card_type="Unit", name="Captain"))


def test_when_this_unit_attacks_is_no_attack_of_a_rivals() -> None:
    assert "rival-attacks" not in events(compile_text("{Attack} Draw 1.", card_type="Unit", name="Captain"))


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(made=cards())
def test_every_word_of_a_random_card_can_be_asked_for(made: tuple[CardType, tuple[Ability, ...]]) -> None:
    assert features(made[1]) <= feature_words()
    assert events(made[1]) <= event_words()


def test_a_feature_that_no_card_at_hand_has_finds_nothing_and_is_no_fault() -> None:
    assert search_cards("does:loses-game").total == 0
    assert search_cards("when:goes-solo").total == 0
    with pytest.raises(InvalidCardQuery, match=r"near it are .*steals"):
        search_cards("does:stealz")


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("does:bounce", "does:returns"),
        ("does:removal", "does:defeats"),
        ("does:defeat-own", "does:defeats-friendly"),
        ("does:kills-rival", "does:defeats-rival"),
        ("does:opponent-discard", "does:rival-discards"),
        ('does:"Opponent discards"', "does:rival-discards"),
        ("does:you-draw", "does:own-draws"),
        ("does:ready", "does:readies"),
        ('when:"end of turn"', "when:turn-ends"),
        ("when:dies", "when:defeated"),
        ("when:turn-start", "when:turn-starts"),
        ("when:opponent-attacks", "when:rival-attacks"),
        ("when:rival-plays", "when:rival-played"),
    ],
)
def test_players_words_mean_the_same(said: str, means: str) -> None:
    assert search_cards(said).results == search_cards(means).results
    assert search_cards(means).results
