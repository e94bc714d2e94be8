"""The rules cited first tell why it came out so: what was declined, could not be done in full, or lies face-down."""

import pytest

from tests.scenarios.helpers import answer, keys, rule

PEEK = """
cards: {peeker: {type: unit, power: 1, text: "{Spend} You may discard 1. If you don't, trash 2."}}
you: {field: [peeker], hand: 1}
play: [{you: activate peeker}, {you: no}]
"""
PAYDAY = """
cards: {payday: {type: program, cost: 0, text: "Ready 3 Eddies."}}
you: {hand: [payday], eddies: {ready: 0, spent: 1}}
play: [{you: play payday}]
"""
SCRAP = """
cards: {scrap: {type: program, cost: 0, text: "Trash 3."}}
you: {hand: [scrap], deck: 2}
play: [{you: play scrap}]
"""
GUARDED = """
cards:
  keeper:
    type: unit
    power: 1
    text: "When a friendly Gig would be stolen, you may discard 1. If you do, the Gig isn't stolen."
turn: rival
you: {field: [keeper], hand: HELD, gigs: [d6=4]}
rival: {field: [rockn-rockerboy]}
play:
  - rival: attack rockn-rockerboy -> gigs
  - you: pass
"""
HIDDEN = """
cards:
  watcher: {type: legend, text: "When a friendly Unit steals a Gig, draw 1."}
  thief: {type: unit, power: 1, text: "When this Unit steals a Gig, draw 1."}
you: {field: [thief], legends: [WATCHER]}
rival: {gigs: [d6=4]}
play: [{you: attack thief -> gigs}, {rival: pass}]
"""
ARMED = """
cards: {armourer: {type: unit, cost: 1, power: 1, text: "{Play} Play a Gear from your trash for free."}}
you: {hand: [armourer], trash: [mantis-blades]}
play: [{you: play armourer}]
"""
OBLIGED = """
cards: {judge: {type: unit, cost: 1, power: 1, text: "{Play} If you have 3+ Street Cred, defeat a rival Unit."}}
you: {hand: [judge], gigs: [d6=3]}
rival: {field: [psycho-squad]}
play: [{you: play judge}]
"""


@pytest.mark.parametrize(
    ("body", "asked", "first"),
    [
        (PEEK, "value: you trashed", "golden.you-may"),
        (PAYDAY, "value: you ready eddies", "effect.resolve-as-much-as-possible"),
        (GUARDED.replace("HELD", "0"), "holds: d6 was stolen", "effect.no-legal-option"),
        (HIDDEN.replace("WATCHER", "watcher"), "value: you drew", "card.face-down-no-information"),
        (OBLIGED, "possible: psycho-squad is on the field", "golden.must-resolve"),
        (OBLIGED, "always: psycho-squad is defeated", "golden.must-resolve"),
        (OBLIGED, "holds: psycho-squad is defeated", "play-trigger.meaning"),
        ("you: {hand: 9}\nplay: [{you: pass}]\n", "value: you discarded", "hand.no-limit"),
    ],
)
def test_what_tells_why_comes_first(body: str, asked: str, first: str) -> None:
    assert keys(answer(f"{body}ask: {{{asked}}}"))[0] == first


def test_a_legend_that_is_face_up_hides_nothing() -> None:
    found = answer(f"{HIDDEN.replace('WATCHER', '{card: watcher, face: up}')}ask: {{value: you drew}}")
    assert found.value == 2
    assert "card.face-down-no-information" not in keys(found)


def test_what_could_have_saved_a_gig_and_was_declined_comes_first() -> None:
    declined = f"{GUARDED.replace('HELD', '1')}  - you: no\n"
    assert keys(answer(f"{declined}ask: {{holds: d6 was stolen}}"))[0] == "golden.you-may"


def test_less_than_an_effect_asks_for_is_told() -> None:
    found = answer(f"{SCRAP}ask: {{value: you trashed}}")
    assert (found.value, "effect.resolve-as-much-as-possible" in keys(found)[:2]) == (2, True)


def test_whom_a_gear_may_be_equipped_to_is_told_where_nobody_wrote_it_down() -> None:
    found = answer(f"{ARMED}ask: {{holds: armourer is equipped with mantis-blades}}")
    assert found.verdict == "yes"
    assert "gear.default-hosts" in keys(found)[:5]


def test_the_rules_of_dice_that_are_no_gigs_yet_come_last() -> None:
    body = """
    cards: {meter: {type: program, cost: 0, text: "If you control a min Gig, draw 1."}}
    you: {hand: [meter], gigs: [d6=2]}
    play: [{you: play meter}]
    ask: {value: you drew}
    """
    found = keys(answer(body))
    assert "condition.false-not-applied" in found[:2]
    assert not any("fixer" in key for key in found[:4])


def test_a_fight_names_the_texts_that_had_no_part_in_it() -> None:
    body = """
    cards:
      brawler: {type: unit, power: 4, text: "TEXT"}
    you: {field: [brawler], gigs: [d4=3]}
    rival: {field: [{card: psycho-squad, spent: true}]}
    play: [{you: attack brawler -> psycho-squad}, {rival: pass}]
    ask: {value: brawler fight power}
    """
    found = answer(body.replace("TEXT", "If you have 7+ Street Cred, this Unit has +2 power."))
    assert (found.value, [text.card for text in found.card_texts]) == (4, ["brawler"])
    assert "condition.false-not-applied" in keys(found)
    stealing = answer(body.replace("TEXT", "While stealing, this Unit has +2 power."))
    assert "steal.step-applies-while-stealing" in keys(stealing)
    assert [text.card for text in stealing.card_texts] == ["brawler"]


LEFT_THE_AREA = """
cards: {boss: {type: legend, cost: 3, power: 5, text: "{Go Solo}"}}
you: {field: [{card: boss, spent: STATE}], legends: [], removed: [unknown, unknown], hand: [mantis-blades], eddies: 0}
ask: {legal: you play mantis-blades on boss}
"""


def test_a_legend_on_the_field_that_could_have_paid_is_named() -> None:
    ready = answer(LEFT_THE_AREA.replace("STATE", "no"))
    assert keys(ready)[0] == "cost.in-full"
    assert "legends-area.spend-as-money" in keys(ready)
    assert "is not in the Legends area" in ready.answer
    assert "legends-area.spend-as-money" not in keys(answer(LEFT_THE_AREA.replace("STATE", "yes")))


def test_what_is_pending_is_read_now() -> None:
    body = """
    cards: {scout: {type: unit, power: 1, text: "{Attack} Draw 1.\\n{Attack} Trash 1."}}
    you: {field: [scout]}
    rival: {gigs: [d6=4]}
    play: [{you: attack scout -> gigs}]
    ask: {value: you pending}
    """
    assert answer(body).value == ["scout", "scout"]


def test_what_the_play_effect_of_a_unit_chooses_may_be_named_with_it() -> None:
    body = """
    cards: {bully: {type: unit, cost: 1, power: 1, text: "{Play} Spend a rival Unit."}}
    you: {hand: [bully]}
    rival: {field: [psycho-squad, octant]}
    play: [{you: play bully on octant}]
    ask: {holds: octant is spent}
    """
    assert answer(body).verdict == "yes"


FIGHTS = """
cards:
  hero: {type: unit, power: 5, text: "The first time each turn this Unit wins a fight, ready it."}
  weak: {type: unit, power: 1}
  strong: {type: unit, power: 9}
you: {field: [hero]}
rival: {field: [{card: weak, spent: true}, {card: strong, spent: true}]}
play:
  - you: attack hero -> weak
  - rival: pass
  - you: attack hero -> strong
  - rival: pass
"""


@pytest.mark.parametrize(
    ("asked", "value"),
    [
        ("hero fight 1", "won"),
        ("hero fight 2", "lost"),
        ("hero fight 3", "none"),
        ("hero fight count", 2),
        ("weak fight 1", "lost"),
        ("strong fight 1", "won"),
    ],
)
def test_each_of_several_fights_can_be_asked_about(asked: str, value: str | int) -> None:
    assert answer(f"{FIGHTS}ask: {{value: {asked}}}").value == value


def test_what_was_used_up_tells_why_it_was_not_done_again() -> None:
    body = FIGHTS.replace("power: 9", "power: 2")
    found = answer(f"{body}ask: {{value: hero ready}}")
    assert found.value == "no"
    assert "has had its time this turn" in found.answer
    assert keys(found)[0] == "trigger.becomes-pending-when-met"


def test_a_card_that_an_effect_plays_is_told_by_what_set_the_effect_off() -> None:
    body = """
    cards: {opener: {type: unit, cost: 1, power: 1, text: "{Play} Play a Unit from your trash for free."}}
    you: {hand: [opener], trash: [corpo-security]}
    play: [{you: play opener}]
    ask: {holds: corpo-security is on the field}
    """
    assert keys(answer(body))[0] == "play-trigger.meaning"


def test_more_than_up_to_is_there_is_no_part_that_cannot_be_done() -> None:
    body = """
    cards: {rest: {type: program, cost: 0, text: "Ready up to 3 friendly Units."}}
    you: {hand: [rest], field: [{card: psycho-squad, spent: true}]}
    play: [{you: play rest}, {you: choose psycho-squad}]
    ask: {holds: psycho-squad is ready}
    """
    assert "effect.invalid-part-ignored" not in keys(answer(body))


def test_a_choice_of_hidden_cards_without_a_quality_cannot_fail() -> None:
    body = """
    cards: {peek: {type: program, cost: 0, text: "Search the top 2 cards of your deck. Add 1 to your hand."}}
    you: {hand: [peek], deck: [psycho-squad, detonate]}
    play: [{you: play peek}]
    ask: {legal: you done}
    """
    assert keys(answer(body))[0] == "area.choice-without-quality-cannot-fail"


def test_whose_a_piece_is_tells_nothing_where_it_is_only_compared_with() -> None:
    body = """
    cards: {duel: {type: program, cost: 0, text: "Spend a rival Unit with less power than a friendly Legend."}}
    you: {hand: [duel], field: [v-streetkid]}
    rival: {field: [octant, corpo-security]}
    play: [{you: play duel}]
    ask: {legal: you choose octant}
    """
    assert keys(answer(body))[0] == "card.power-total"


def test_a_card_is_judged_at_its_own_choice_where_the_only_gig_comes_first() -> None:
    body = """
    cards: {thief: {type: unit, power: 1, text: "When this Unit steals a Gig, spend a friendly Unit with power 6."}}
    you: {field: [thief, psycho-squad, octant]}
    rival: {gigs: [d6=4]}
    play: [{you: attack thief -> gigs}, {rival: pass}]
    ask: {legal: you choose octant}
    """
    found = answer(body)
    assert found.verdict == "no"
    assert "steal.any-gig" not in keys(found)


def test_what_may_be_done_instead_and_was_not_comes_first() -> None:
    body = """
    cards:
      raid: {type: program, cost: 0, text: "Spend a rival Unit. You may spend 2 instead if you have 3+ Street Cred."}
    you: {hand: [raid], gigs: [d6=4]}
    rival: {field: [psycho-squad, octant]}
    play: [{you: play raid}, {you: no}, {you: choose octant}]
    ask: {holds: octant is spent}
    """
    assert keys(answer(body))[0] == "golden.you-may"


@pytest.mark.parametrize(("count", "cited"), [(1, False), (2, True)])
def test_an_effect_is_pending_more_than_once_only_where_it_is_one_effect(count: int, cited: bool) -> None:
    """Two Gears bring an effect each; one effect that is set off twice at once is pending twice."""
    gear = """
    cards: {badge: {type: gear, cost: 0, power: 0, text: "When this Unit is spent, draw 1."}}
    you: {field: [{card: psycho-squad, gear: [badge, badge]}]}
    rival: {gigs: [d4=1]}
    play: [{you: attack psycho-squad -> gigs}]
    ask: {value: you drew}
    """
    thief = """
    cards: {thief: {type: unit, power: 10, text: "When this Unit steals a Gig, draw 1."}}
    you: {field: [thief]}
    rival: {gigs: [d4=1, d6=1]}
    play: [{you: attack thief -> gigs}, {rival: pass}]
    ask: {value: you drew}
    """
    found = answer(gear if count == 1 else thief)
    assert found.value == 2
    assert ("trigger.once-per-occurrence" in keys(found)) == cited


def test_a_price_that_nothing_lowers_any_more_is_the_cost() -> None:
    body = """
    cards:
      dealer: {type: unit, power: 1, text: "Play your first WEAPON Gear each turn for -1 €$, to a minimum of 1 €$."}
      knife: {type: gear, cost: 2, power: 1, tags: [WEAPON]}
    you: {field: [dealer], hand: [knife, knife], eddies: 4}
    play: [{you: play knife on dealer}]
    ask: {value: knife#2 price}
    """
    found = answer(body)
    assert (found.value, keys(found)[0]) == (2, "cost.play-cost-value")


def test_who_is_not_among_all_of_a_kind_is_told_where_something_is_chosen_besides() -> None:
    body = """
    cards: {stun: {type: program, cost: 0, text: "Spend all rival Units. Then, ready a friendly Unit."}}
    you: {hand: [stun], field: [psycho-squad]}
    rival: {field: [octant], legends: [{card: v-streetkid, face: up}]}
    play: [{you: play stun}]
    ask: {holds: v-streetkid is spent}
    """
    assert keys(answer(body))[0] == "types.legend-on-field-is-unit"


def test_the_choice_of_one_of_several_effects_is_bound_to_be_made() -> None:
    body = """
    cards: {fork: {type: program, cost: 0, text: "Choose one effect.\\nDraw 1. // Trash 1."}}
    you: {hand: [fork]}
    play: [{you: play fork}]
    ask: {legal: you choose 2}
    """
    assert keys(answer(body))[0] == "golden.must-resolve"


@pytest.mark.parametrize(
    ("trash", "first"), [("[]", "effect.no-legal-option"), ("[mantis-blades]", "play.invalid")]
)
def test_a_card_that_no_effect_finds_to_play_leaves_the_rest_of_it(trash: str, first: str) -> None:
    """There is none, or it cannot be played: a Gear without a host."""
    body = """
    cards: {dig: {type: program, cost: 0, text: "Play a Gear from your trash for free. Then, draw 1."}}
    you: {hand: [dig], trash: TRASH}
    play: [{you: play dig}]
    """.replace("TRASH", trash)
    found = rule(f"{body}ask: {{value: you drew}}".replace("    ", ""))
    assert "effect.invalid-part-ignored" in keys(found.answers[0])
    assert any(first in step.keys for step in found.trace)
