"""Answers name first what decides them: kinds of questions at which a general rule stood before it."""

from __future__ import annotations

from tests.scenarios.helpers import answer, keys, rule

STEALS = """
cards:
  thief: {type: unit, cost: 2, power: 3, text: "When this Unit steals a Gig, increase a Gig by up to 2."}
you: {field: [thief], gigs: [d4=2]}
rival: {gigs: [d6=2]}
play: ["you: attack thief -> gigs", "rival: pass"]
ask: {holds: thief triggered, expect: yes}
"""


def test_what_a_theft_sets_off_names_the_rules_about_triggers_before_those_of_the_theft() -> None:
    found = keys(answer(STEALS))
    assert found[0] == "steal.triggers-pending-after-move"
    assert "trigger.becomes-pending-when-met" in found[:5]


def test_that_a_gig_kept_its_value_has_no_part_in_how_many_are_stolen() -> None:
    """With 0 of "up to 2" chosen nothing is adjusted, and a Gig was stolen all the same."""
    found = keys(answer(STEALS.replace("thief triggered", "you stole is 1")))
    assert found[0] == "steal.count-formula"
    assert not any(key.startswith("gig.adjust") for key in found)


STARTS = """
phase: start
cards:
  reader: {type: unit, cost: 2, power: 3, text: "At the start of your turn, draw 1."}
you: {field: [reader], gigs: [d4=2], fixer: [d20]}
ask: {value: you drew, expect: 2}
"""


def test_an_effects_draw_comes_before_the_draw_of_every_turn() -> None:
    """8.6.2.2 has the effect resolved; the draw of 8.6.4 is there in any turn, and is told with it."""
    found = keys(answer(STARTS))
    assert found[0] == "start.effects-resolve"
    assert "start.draw" in found[:3]


def test_a_draw_from_an_empty_deck_in_the_start_phase_loses_by_the_rule_of_losing() -> None:
    found = keys(
        answer(
            STARTS.replace("field: [reader]", "deck: 0").replace(
                "value: you drew, expect: 2", "value: winner"
            )
        )
    )
    assert found[0] == "lose.draw-from-empty-deck"


PRICE = """
cards:
  show: {type: program, cost: 5, text: "Play this Program for -1 €$ for each of your Gigs with 8+ value. Draw 1."}
you: {hand: [show], gigs: [GIGS]}
ask: {value: show price, expect: 4}
"""


def test_that_a_stolen_die_is_friendly_tells_why_it_makes_a_card_cheaper() -> None:
    assert keys(answer(PRICE.replace("GIGS", "rival.d10=9")))[0] == "gig-area.gigs-are-friendly"
    assert keys(answer(PRICE.replace("GIGS", "d10=9")))[0] == "cost.play-cost-value"


def test_a_program_played_at_a_moment_of_its_own_rests_on_its_text() -> None:
    found = answer(
        """
cards:
  ambush:
    type: program
    cost: 1
    text: >-
      You may also play this Program when a friendly Unit attacks by paying its cost and spending a friendly Unit.
      Draw 1.
you: {hand: [ambush], field: [psycho-squad, corpo-security], eddies: 1}
rival: {gigs: [d4=1]}
play: ["you: attack psycho-squad -> gigs"]
ask: {legal: you play ambush}
"""
    )
    assert (found.verdict, keys(found)[0]) == ("yes", "golden.cards-break-rules")


FINDS = """
cards:
  dig: {type: program, cost: 0, text: "Trash 1. Add a Gear from among them to your hand. If its cost equals the value of a friendly d4, you may play it for free instead."}
you: {hand: [dig], deck: [mantis-blades, psycho-squad], gigs: [d4=1], legends: [LEGEND]}
play: ["you: play dig"]
ask: {value: where is mantis-blades}
"""  # noqa: E501


def test_what_could_be_played_but_for_want_of_a_host_goes_to_the_hand_by_the_rule_of_hosts() -> None:
    """4.10.1: a face-down Legend wears no Gear, so there is nothing to be asked."""
    found = answer(FINDS.replace("LEGEND", "{card: dum-dum-maelstrom-triggerman}"))
    assert (found.value, keys(found)[0]) == ("hand", "gear.default-hosts")
    asked = answer(FINDS.replace("LEGEND", "{card: dum-dum-maelstrom-triggerman, face: up}"))
    assert asked.verdict == "depends"


KEPT = """
cards:
  warden: {type: unit, cost: 2, power: 3, text: "{Play} Until your next turn, rival Units can't steal your d8."}
  wipe: {type: program, cost: 0, text: "Defeat a rival Unit."}
you: {hand: [warden], gigs: [d8=6], deck: 5}
rival: {field: [psycho-squad], hand: [wipe], fixer: []}
play: ["you: play warden", "you: pass", "rival: play wipe", "rival: attack psycho-squad -> gigs", "you: pass"]
ask: {holds: d8 was stolen}
"""


def test_a_prevention_that_lasts_names_its_duration() -> None:
    """10.23: it applies for its duration, wherever the Unit that made it lies by then."""
    found = answer(KEPT)
    assert found.verdict == "no"
    assert keys(found)[:2] == ["steal.prevention-after-choosing", "persistent.duration"]


def test_an_earlier_theft_of_a_die_in_no_gig_area_is_told_without_a_value() -> None:
    found = answer(
        """
cards:
  pair: {type: unit, cost: 2, power: 3, text: "When this Unit steals its first Gig each turn, draw 1."}
you: {field: [pair]}
rival: {gigs: [d4=1]}
history: [{you: stole d6 by pair}]
play: ["you: attack pair -> gigs", "rival: pass"]
ask: {value: you drew, expect: 0}
"""
    )
    assert "you steal d6." in found.answer


def test_a_deck_that_is_written_as_a_list_is_told_to_go_on_below() -> None:
    """Who writes a list may take it for the whole deck; the ruling says that it is not, and how to write that."""
    text = """
you: {hand: [delamain-rideshare-ai], deck: [detonate, mantis-blades]}
play: ["you: play delamain-rideshare-ai"]
ask: {value: you deck, expect: 30}
"""
    told = "Your deck is the 2 cards that are written and 30 unknown ones below;"
    assert any(said.startswith(told) for said in rule(text).assumptions)
    exact = rule(text.replace("[detonate, mantis-blades]", "{top: [detonate, mantis-blades], more: 0}"))
    assert exact.answers[0].value == 0
    assert not any("deck" in said for said in exact.assumptions)


IN_VAIN = """
cards:
  fixer: {type: legend, text: "When a Unit attacks, {Spend}: Equip a Gear from your hand to a friendly unequipped Yellow Unit."}
turn: rival
you: {legends: [{card: fixer, face: up}], field: [rockn-rockerboy with mantis-blades], hand: [kiroshi-optics], gigs: [d4=1]}
rival: {field: [psycho-squad]}
play: ["rival: attack psycho-squad -> gigs"]
ask: {possible: kiroshi-optics is equipped}
"""  # noqa: E501


def test_what_would_be_done_in_vain_is_no_reason_by_being_left_undone() -> None:
    """10.7: whether the cost is paid or not, there is nobody to equip."""
    found = answer(IN_VAIN)
    assert (found.verdict, keys(found)[0]) == ("no", "effect.no-legal-option")


def test_a_card_that_was_removed_stays_out_whatever_the_effect_looks_for() -> None:
    text = """
cards:
  dig: {type: program, cost: 0, text: "Add a Unit from your trash to your hand."}
you: {hand: [dig], removed: [v-corporate-exile]}
play: ["you: play dig"]
ask: {possible: v-corporate-exile is in my hand}
"""
    assert keys(answer(text))[0] == "removed.stays-out"


def test_an_order_is_told_as_what_happens() -> None:
    text = """
cards:
  guard: {type: unit, cost: 2, power: 1, text: "{Blocker}\\nWhen this Unit uses {Blocker}, a Rival discards 1."}
turn: rival
you: {field: [guard], gigs: [d6=2]}
rival: {field: [psycho-squad], hand: 2}
play: ["rival: attack psycho-squad -> gigs", "you: block with guard"]
ask: {order: rival discarded before guard was defeated}
"""
    assert answer(text).answer == "Yes. First the Rival discarded, then guard was defeated."
    turned = text.replace(
        "rival discarded before guard was defeated", "guard was defeated before rival discarded"
    )
    assert answer(turned).answer == "No. First the Rival discarded, then guard was defeated."
    once = text.replace("guard was defeated", "guard was sold")
    assert answer(once).answer == "Yes. Only one of the two happens: the Rival discarded."


PAIRS = """
cards:
  boss: {type: unit, cost: 2, power: 3, text: "{Play} For each friendly value-pair of Gigs, spend a rival Unit."}
you: {hand: [boss], gigs: [d4=1, d6=2]}
rival: {field: [psycho-squad]}
play: ["you: play boss"]
ask: {holds: psycho-squad is spent}
"""


def test_what_is_done_for_each_pair_and_not_done_names_what_a_pair_is() -> None:
    found = answer(PAIRS)
    assert (found.verdict, keys(found)[0]) == ("no", "gig.value-pair")


def test_how_many_may_be_taken_of_what_is_searched_is_told_with_the_hand() -> None:
    text = """
cards:
  scout: {type: program, cost: 0, text: "Search the top 4 cards of your deck for up to 1 Gear. Add it to your hand. Bottom-deck the rest."}
you: {hand: [scout], deck: [mantis-blades, kiroshi-optics, detonate]}
play: ["you: play scout", "you: choose mantis-blades"]
ask: {value: my hand cards, expect: [mantis-blades]}
"""  # noqa: E501
    assert "golden.up-to-includes-zero" in keys(answer(text))[:5]


def test_where_there_are_too_few_for_an_instead_it_is_how_many_that_tells() -> None:
    """10.31.2: of two only one is there, which is no want of anything to choose."""
    text = """
cards:
  spree:
    type: program
    cost: 0
    text: "Defeat a rival Unit with power 4 or less. If a Rival controls at least 2 Gigs more than you, you may defeat 2 instead."
you: {hand: [spree]}
rival: {field: [field-operator, octant], gigs: [d4=1, d6=1]}
play: ["you: play spree"]
ask: {holds: octant is defeated}
"""  # noqa: E501
    found = answer(text)
    assert (found.verdict, keys(found)[0]) == ("no", "choice.specific-number")


ROLLS = """
phase: start
you: {legends: [{card: kerry-eurodyne-axe-attitude-audience, face: up}], fixer: [d6]}
play: ["chance: d6 = 2", "you: yes", "chance: d6 = 4"]
ask: {value: d6, expect: 4}
"""


def test_a_die_that_is_rolled_again_names_the_replacement_of_the_first_result() -> None:
    assert "replacement.before-and-instead" in keys(answer(ROLLS))[:5]
    assert "replacement.before-and-instead" not in keys(
        answer(ROLLS.replace('"you: yes", "chance: d6 = 4"', '"you: no"'))
    )


def test_a_unit_that_attacks_again_may_since_actions_may_be_repeated() -> None:
    text = """
cards:
  fan: {type: unit, cost: 2, power: 3, text: "{Attack} Ready this Unit."}
you: {field: [fan]}
rival: {gigs: [d4=1, d6=2]}
play: ["you: attack fan -> gigs", "rival: pass", "you: choose d6"]
ask: {legal: you attack fan -> gigs}
"""
    found = answer(text)
    assert (found.verdict, keys(found)[0]) == ("yes", "main.any-number-of-times")
    first = answer(text.replace('play: ["you: attack fan -> gigs", "rival: pass", "you: choose d6"]', ""))
    assert keys(first)[0] == "attack.target-gig-area"


ADJUSTS = """
cards:
  tune: {type: program, cost: 0, text: "Adjust a Gig by up to 1. Then, draw 1."}
you: {hand: [tune], gigs: GIGS}
rival: {gigs: [d10=3]}
play: ["you: play tune", "you: choose 0"]
ask: {value: d6}
"""


def test_who_adjusts_by_nothing_need_not_say_which_gig() -> None:
    assert answer(ADJUSTS.replace("GIGS", "[d4=2, d6=2]")).value == 2


def test_a_mapping_of_gigs_may_say_whose_a_die_is() -> None:
    found = answer(
        ADJUSTS.replace("GIGS", "{d6: 2, rival.d4: 3}").replace(
            "value: d6", "value: you gigs, expect: [d6=2, rival.d4=3]"
        )
    )
    assert found.as_expected


def test_a_value_that_no_face_has_is_refused_in_those_words() -> None:
    text = """
cards:
  tune: {type: program, cost: 0, text: "Increase a Gig by up to 2."}
you: {hand: [tune], gigs: [d4=3]}
play: ["you: play tune"]
ask: {legal: you set d4 to 5}
"""
    found = answer(text)
    assert (found.verdict, keys(found)[0]) == ("no", "gig.adjust-within-faces")
    assert found.answer.startswith("No. A d4 has no face with 5; you choose the value of the Gig")


def test_what_was_paid_names_what_was_played_for_free_besides() -> None:
    text = """
cards:
  star: {type: unit, cost: 3, power: 2, text: "{Play} You may play a Program from your hand for free."}
  song: {type: program, cost: 2, text: "Draw 1."}
you: {hand: [star, song]}
play: ["you: play star", "you: yes"]
ask: {value: you paid, expect: 3}
"""
    assert "pay.for-free" in keys(answer(text))[:5]


def test_a_legend_that_sets_off_what_is_said_of_units_names_that_it_is_one() -> None:
    text = """
cards:
  fans: {type: unit, cost: 2, power: 3, text: "When a friendly Unit steals a Gig, draw 1."}
you: {field: [THIEF, fans]}
rival: {gigs: [d6=2]}
play: ["you: attack THIEF -> gigs", "rival: pass"]
ask: {holds: fans triggered}
"""
    assert keys(answer(text.replace("THIEF", "v-corporate-exile")))[0] == "types.legend-on-field-is-unit"
    assert "types.legend-on-field-is-unit" not in keys(answer(text.replace("THIEF", "psycho-squad")))


def test_units_that_are_left_since_their_defeat_was_replaced_name_the_replacement() -> None:
    text = """
cards:
  storm: {type: program, cost: 0, text: "Defeat all rival Units."}
you: {hand: [storm]}
rival: {field: [psycho-squad with deadman-transmitter, field-operator]}
play: ["you: play storm"]
ask: {value: rival field, expect: [psycho-squad]}
"""
    assert "replacement.before-and-instead" in keys(answer(text))[:5]


def test_the_only_card_that_can_be_discarded_names_that_a_choice_has_to_be_made() -> None:
    text = """
cards:
  rob: {type: program, cost: 0, text: "A Rival discards 1."}
you: {hand: [rob]}
rival: {hand: [detonate]}
play: ["you: play rob"]
ask: {holds: detonate was discarded}
"""
    assert "area.choice-without-quality-cannot-fail" in keys(answer(text))[:5]


def test_a_theft_of_mine_that_was_used_up_has_no_part_in_how_many_a_unit_steals() -> None:
    text = """
cards:
  hook: {type: gear, cost: 1, power: 4, text: "When this Unit steals its first Gig each turn, you may steal a rival Gig with value 9."}
you: {field: [psycho-squad with hook]}
rival: {gigs: [d4=1, d6=2, d8=3]}
play: ["you: attack psycho-squad -> gigs", "rival: pass"]
ask: {holds: psycho-squad steals 2 Gigs}
"""  # noqa: E501
    found = answer(text)
    assert "has had its time" not in found.answer
    assert found.verdict == "yes"
    assert "has had its time" in answer(text.replace("psycho-squad steals 2 Gigs", "you stole is 2")).answer


def test_what_asks_for_the_cost_of_another_card_rests_on_nothing_of_the_piece_that_left() -> None:
    """11.23.3 is about the defeated piece; the cost is that of the card which is discarded."""
    text = """
cards:
  fury: {type: unit, cost: 1, power: 1, text: "{Defeated} A Rival discards 1. If COST equal to the value of a friendly Gig, draw 1."}
turn: rival
you: {field: [{card: fury, spent: true}], gigs: [d6=1]}
rival: {field: [animals-wrecker], hand: [mantis-blades]}
play: ["rival: attack animals-wrecker -> fury", "you: pass"]
ask: {value: you drew}
"""  # noqa: E501
    other = answer(text.replace("COST", "the card's cost is"))
    assert other.value == 1
    assert "defeated-trigger.last-known-information" not in keys(other)
    own = answer(text.replace("COST", "this Unit's cost is"))
    assert "defeated-trigger.last-known-information" in keys(own)


def test_a_price_names_what_a_price_is_whatever_the_card_does_when_it_is_played() -> None:
    text = """
cards: {boss: {type: legend, cost: 4, power: 5, text: "{Go Solo}\\n{Play} Draw 1."}}
you: {legends: [{card: boss, face: up}]}
ask: {value: boss price}
"""
    assert keys(answer(text))[0] == "cost.play-cost-value"


def test_that_one_of_two_has_to_be_chosen_comes_behind_what_comes_of_it() -> None:
    text = """
you: {hand: [fool-on-the-hill], deck: 2}
play: ["you: play fool-on-the-hill"]
ask: {possible: rival wins}
"""
    found = answer(text)
    assert (found.verdict, keys(found)[0]) == ("yes", "lose.draw-from-empty-deck")


def test_a_stolen_die_shows_what_it_showed_since_a_theft_changes_no_value() -> None:
    text = """
you: {field: [psycho-squad]}
rival: {gigs: [d12=11, d4=1]}
play: ["you: attack psycho-squad -> gigs", "rival: pass", "you: choose d12"]
ask: {value: DIE}
"""
    assert keys(answer(text.replace("DIE", "d12")))[0] == "steal.value-fixed"
    assert "steal.value-fixed" not in keys(answer(text.replace("DIE", "d4")))


def test_the_d20_is_refused_before_it_is_the_last_one_left_in_those_words() -> None:
    found = answer("phase: start\nyou: {fixer: [d4, d20]}\nask: {legal: you choose d20}")
    assert keys(found)[0] == "start.d20-last"
    assert found.answer.startswith(
        "No. The d20 is chosen only once it is the last one left; you choose which die"
    )
