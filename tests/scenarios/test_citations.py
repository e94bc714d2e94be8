import pytest

import rules_index
from scenarios.language import vocabulary
from scenarios.values import definitions
from tests.scenarios.helpers import answer, keys

FIGHT = """
you: {field: [{card: psycho-squad, as: mine, gear: [mantis-blades]}]}
rival: {field: [{card: rockn-rockerboy, as: theirs, spent: true}], gigs: [d4=2]}
play:
"""
ATTACKED = FIGHT + "  - you: attack mine -> theirs\n  - rival: pass\n"
STOLEN = FIGHT + "  - you: attack mine -> gigs\n  - rival: pass\n"


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (ATTACKED + "ask: {value: where is mine}", "fight.tie"),
        (ATTACKED + "ask: {value: where is mantis-blades}", "defeat.gear-moves-along"),
        ("you: {field: [psycho-squad]}\nask: {value: psycho-squad power}", "card.power-total"),
        (STOLEN + "ask: {value: you gigs}", "steal.count-formula"),
        (STOLEN + "ask: {value: mine spent}", "attack.spend-attacker"),
        ("ask: {value: you street cred}", "street-cred.null-without-gigs"),
        ("you: {field: [{card: psycho-squad, lag: true}]}\nplay: [{you: pass}]\nask: {value: psycho-squad lag}",
         "lag.lost-at-end-of-turn"),
        ("play: [{you: concede}]\nask: {value: winner}", "lose.concede"),
        ("phase: start\nyou: {deck: 0}\nask: {value: winner}", "lose.draw-from-empty-deck"),
        (("cards: {eager: {type: unit, power: 1, text: \"{Adrenaline}\"}}\nyou: {field: [{card: eager, lag: true}]}\n"
         "rival: {gigs: [d4=1]}\nask: {legal: you attack eager -> gigs}"), "adrenaline.lagging-may-attack"),
        (("you: {gigs: [d4=1], legends: [{card: hanako-arasaka-daughter-of-the-emperor, face: up}]}\n"
         "rival: {gigs: [d8=7]}\nplay: [{you: activate hanako-arasaka-daughter-of-the-emperor}]\n"
         "ask: {value: you stole}"), "swap.is-not-stealing"),
        (("you: {hand: [three-mouths-one-desire], deck: 5, eddies: 2}\n"
         "play: [{you: play three-mouths-one-desire}, {you: pay 2 eddies}]\n"
         "ask: {value: you deck, until: now}"), "search.cards-stay-in-area"),
        ("you: {hand: [mantis-blades]}\nask: {legal: you sell mantis-blades}", "main.sell"),
        ("ask: {legal: you call legend 1}", "main.call"),
        ("ask: {legal: you pass}", "main.pass-turn"),
    ],
)  # fmt: skip
def test_the_weightiest_rule_comes_first(text: str, first: str) -> None:
    assert keys(answer(text))[0] == first


def test_what_kept_a_value_as_it_was_is_cited() -> None:
    zero = """
    cards: {bystander: {type: unit, power: 0}}
    you: {field: [bystander]}
    rival: {gigs: [d4=1]}
    play: [{you: attack bystander -> gigs}, {rival: pass}]
    ask: {value: rival gigs}
    """
    assert keys(answer(zero))[0] == "steal.count-zero-power"


def test_an_answer_cites_no_more_than_a_person_reads() -> None:
    assert len(answer(STOLEN + "ask: {value: you gigs}").citations) <= 8


def test_each_outcome_of_a_question_that_depends_is_cited_for() -> None:
    text = """
    turn: rival
    you: {field: [corpo-security], gigs: [d4=1]}
    rival: {field: [psycho-squad]}
    play: [{rival: attack psycho-squad -> gigs}]
    ask: {value: you gigs}
    """
    assert {"steal.count-formula", "react.block-replaces-target"} <= set(keys(answer(text)))


def test_what_kept_a_piece_from_changing_again_comes_before_what_changed_it() -> None:
    text = """
    cards:
      glue: {type: program, text: "Spend a rival Unit. It can't ready until your next turn."}
      coffee: {type: program, text: "Ready a friendly Unit."}
      guard: {type: unit, power: 2}
    you: {hand: [glue], fixer: [], deck: 5}
    rival: {field: [guard], hand: [coffee], fixer: [], deck: 5}
    play: [{you: play glue}, {you: pass}, {rival: play coffee}]
    ask: {value: guard ready}
    """
    assert keys(answer(text))[0] == "golden.cant-beats-can"


def test_the_end_of_an_effect_is_cited_though_the_piece_is_readied_soon_after() -> None:
    text = """
    cards: {guard: {type: unit, power: 2}, stim: {type: program, text: "Give a friendly Unit +2 power this turn."}}
    you: {hand: [stim], deck: 5, fixer: []}
    rival: {field: [{card: guard, spent: true}], hand: [stim], deck: 5, fixer: []}
    turn: rival
    play: [{rival: play stim}, {rival: pass}, {you: pass}]
    ask: {value: guard power}
    """
    assert "end.this-turn-effects-removed" in keys(answer(text))[:3]


def test_a_question_about_the_last_line_is_decided_by_the_last_line() -> None:
    text = """
    cards:
      coffee: {type: program, text: "Ready a friendly Unit."}
      tire: {type: program, text: "Spend a friendly Unit."}
    you: {field: [psycho-squad], hand: [coffee, tire]}
    rival: {gigs: [d4=1]}
    play: [{you: attack psycho-squad -> gigs}, {rival: pass}, {you: play coffee}, {you: play tire}]
    ask: {value: psycho-squad was spent, since: SINCE}
    """
    assert keys(answer(text.replace("SINCE", "start")))[0] == "attack.spend-attacker"
    assert "attack.spend-attacker" not in keys(answer(text.replace("SINCE", "last line")))


CHOICE = """
cards: {hit: {type: program, text: "Defeat a rival Unit with power 3 or less."}}
you: {hand: [hit], field: [{card: psycho-squad, as: mine}]}
rival: {field: [{card: corpo-security, as: small}, rockn-rockerboy, {card: corpo-security, as: other}]}
play: [{you: play hit}]
"""


@pytest.mark.parametrize(
    ("claim", "first"),
    [
        ("you choose mine", "game.rival"),
        ("you choose rockn-rockerboy", "card.power-total"),
        ("you done", "choice.specific-number"),
        ("rival choose small", "effect.controller-resolves"),
    ],
)
def test_a_refused_choice_cites_first_what_the_piece_or_the_player_lacks(claim: str, first: str) -> None:
    found = answer(CHOICE + f"ask: {{legal: {claim}}}")
    assert (found.verdict, keys(found)[0]) == ("no", first)
    assert [text.card for text in found.card_texts] == ["hit"]


PERMISSIONS = """
turn: rival
cards:
  legs: {type: gear, text: "If a Rival controls at least 2 more Gigs than you, this Unit has {Adrenaline}."}
  visor: {type: gear, text: "{Blocker}"}
rival: {field: [{card: psycho-squad, as: fresh, lag: true, gear: [legs]}]}
you: {field: [{card: rockn-rockerboy, gear: [visor]}], gigs: [d4=1, d6=1]}
"""


def test_the_text_that_permits_an_action_is_cited_and_the_one_whose_condition_fails() -> None:
    attack = "ask: {legal: rival attack fresh -> gigs}"
    block = "play: [{rival: attack fresh -> gigs}]\nask: {legal: you block with rockn-rockerboy}"
    for text, verdict, card in (
        (PERMISSIONS + attack, "yes", "legs"),
        (PERMISSIONS.replace(", d6=1", "") + attack, "no", "legs"),
        (PERMISSIONS + block, "yes", "visor"),
        (PERMISSIONS.replace("lag: true", "spent: true") + attack, "no", None),
    ):
        found = answer(text)
        assert (found.verdict, [text.card for text in found.card_texts]) == (verdict, [card] if card else [])


@pytest.mark.parametrize(
    ("text", "line", "first"),
    [
        ("Adjust a Gig by 1.", "set d4 to 5", "gig.adjust-within-faces"),
        ("Decrease a Gig by up to 2.", "set d4 to 5", "gig.adjust-within-faces"),
        ("Decrease a Gig by up to 2.", "set d4 to 1", "golden.up-to-includes-zero"),
    ],
)
def test_a_value_that_no_face_shows_is_refused_for_that(text: str, line: str, first: str) -> None:
    found = answer(
        f"""
        cards: {{tip: {{type: program, text: "{text}"}}}}
        you: {{hand: [tip], gigs: [d4=4]}}
        play: [{{you: play tip}}]
        ask: {{legal: you {line}}}
        """
    )
    assert (found.verdict, keys(found)[0]) == ("no", first)


def test_a_theft_by_an_effect_is_not_explained_by_the_theft_before_it() -> None:
    text = """
    cards: {raider: {type: unit, power: 1}}
    you: {field: [{card: raider, gear: [gorilla-arms]}]}
    rival: {gigs: [d6=2, you.d6=5]}
    play: [{you: attack raider -> gigs}, {rival: pass}, {you: choose d6=2}, {you: use gorilla-arms}]
    ask: {value: you gigs}
    """
    assert keys(answer(text))[:2] == ["steal.process", "steal.actor-by-effect"]


def test_who_won_a_fight_is_not_explained_by_the_defeat_that_did_not_follow() -> None:
    text = """
    cards:
      brute: {type: unit, power: 5}
      rock: {type: unit, power: 2, text: "This Unit can't be defeated in a fight."}
    you: {field: [brute]}
    rival: {field: [{card: rock, spent: true}]}
    play: [{you: attack brute -> rock}, {rival: pass}]
    ask: {value: rock lost}
    """
    assert keys(answer(text))[0] == "fight.lose"


def test_naming_a_card_type_rests_on_the_rule_about_the_types() -> None:
    text = """
    cards:
      guess:
        type: program
        text: "Choose a card type. Reveal the top card of your deck. If it's the chosen type, add it to your hand."
    you: {hand: [guess]}
    play: [{you: play guess}]
    ask: {legal: you choose Legend}
    """
    assert keys(answer(text))[0] == "types.four"


@pytest.mark.parametrize(
    ("pair", "rule"), [("value-pair", "gig.value-pair"), ("sided-pair", "gig.dice-kinds")]
)
def test_a_pair_of_gigs_rests_on_the_rule_about_what_makes_it_one(pair: str, rule: str) -> None:
    text = f"""
    cards: {{bet: {{type: program, text: "If you control a {pair} of Gigs, draw 1."}}}}
    you: {{hand: [bet], gigs: [d4=1, d8=2]}}
    play: [{{you: play bet}}]
    ask: {{value: you drew}}
    """
    found = [key for key in keys(answer(text)) if key.startswith("gig.")]
    assert found[0] == rule
    assert ("gig.value-pair" in found) is (pair == "value-pair")


def test_a_discard_that_could_not_be_made_is_why_nothing_is_drawn() -> None:
    text = """
    cards: {trader: {type: unit, power: 1, text: "{Attack} Discard 1. If you do, draw 2."}}
    you: {field: [trader], hand: []}
    rival: {gigs: [d4=1]}
    play: [{you: attack trader -> gigs}, {rival: pass}]
    ask: {value: you drew}
    """
    found = answer(text)
    assert "effect.no-legal-option" in keys(found)
    assert [card.card for card in found.card_texts] == ["trader"]


def test_a_card_readied_at_the_start_of_a_turn_rests_first_on_the_rule_that_readies() -> None:
    text = """
    you: {field: [{card: psycho-squad, spent: true}]}
    phase: start
    ask: {value: psycho-squad ready}
    """
    assert keys(answer(text))[0] == "start.ready-all"


def test_a_call_for_free_rests_on_the_text_that_makes_it_so() -> None:
    text = """
    you: {field: [panam-palmer-strength-through-family], eddies: 0}
    TURN
    ask: {legal: you call legend 1}
    """
    mine = answer(text.replace("TURN", "turn: you"))
    assert [card.card for card in mine.card_texts] == ["panam-palmer-strength-through-family"]
    attacked = (
        "turn: rival\n    rival: {field: [psycho-squad]}\n    play: [{rival: attack psycho-squad -> gigs}]"
    )
    gigs = text.replace("eddies: 0", "eddies: 1, gigs: [d4=1]")
    assert not answer(gigs.replace("TURN", attacked)).card_texts


def test_a_choice_in_an_effect_is_not_explained_by_dice_elsewhere_or_by_the_next_turn() -> None:
    misty = """
    you: {field: [misty-olszewski-mender-of-broken-spirits], deck: 5}
    play: [{you: pass}]
    ask: {legal: you choose Unit}
    """
    assert not [key for key in keys(answer(misty)) if key.startswith(("start.", "end.rivals-turn"))]
    party = """
    you: {hand: [afterparty-at-lizzie-s], gigs: [d6=3]}
    rival: {gigs: [d8=5, d10=9]}
    play: [{you: play afterparty-at-lizzie-s}]
    ask: {legal: you choose d8}
    """
    found = keys(answer(party))
    assert found[:2] == ["choice.specific-number", "golden.must-resolve"]
    assert found.index("rival-gig-area.gigs-are-rival") < found.index("gig.fixer-dice-cannot-be-targeted")


def test_a_power_below_zero_names_the_rule_that_makes_it_zero() -> None:
    """golden.negative-counts-as-zero (2.10.1), which decides that the value is 0 and not less."""
    text = """
    you: {field: [weak], hand: [dread], eddies: 1}
    cards:
      weak: {type: unit, power: 1}
      dread: {type: program, cost: 1, text: "A Unit has -4 power this turn."}
    play: [{you: play dread}]
    ask: {value: weak power}
    """
    found = answer(text)
    assert found.value == 0
    assert "golden.negative-counts-as-zero" in keys(found)[:3]
    assert "golden.negative-counts-as-zero" not in keys(answer(text.replace("-4", "-1")))


MINOTAUR = "you: {hand: [armored-minotaur], gigs: [d12=12]}\nplay: [{you: play armored-minotaur}]\n"
INCITERS = """
you: {hand: [mox-inciters], gigs: [d4=1]}
rival: {field: [psycho-squad]}
play: [{you: play mox-inciters}, {you: pass}]
ask: {legal: rival pass}
"""
SANDAYU = """
you: {hand: [sandayu-oda-hanako-s-guardian], gigs: [d4=3, d6=3, d8=3]}
rival: {field: [psycho-squad, swordwise-huscle]}
play: [{you: play sandayu-oda-hanako-s-guardian}]
ask: {legal: CLAIM}
"""
BADGE = """
cards: {badge: {type: gear, power: 1, text: "Equip only to a friendly CORPO Unit."}}
you: {hand: [badge], field: [animals-wrecker, goro-takemura-hands-unclean]}
ask: {legal: CLAIM}
"""
BROKER = """
cards: {broker: {type: unit, power: 1, text: "Once per turn, 1 €$: Draw 1."}}
you: {field: [broker], eddies: 3}
play: [{you: activate broker}]
ask: {legal: you activate broker}
"""


@pytest.mark.parametrize(
    ("text", "cited", "card"),
    [
        (MINOTAUR + "rival: {field: [swordwise-huscle, psycho-squad]}\nask: {legal: you decline armored-minotaur}",
         "golden.must-resolve", "armored-minotaur"),
        (INCITERS, "golden.cards-break-rules", "mox-inciters"),
        (BADGE.replace("CLAIM", "you play badge on animals-wrecker"), "golden.cards-break-rules", "badge"),
        (BADGE.replace("CLAIM", "you play badge").replace(", goro-takemura-hands-unclean", ""),
         "golden.cards-break-rules", "badge"),
        (BROKER, "golden.cards-break-rules", "broker"),
        (SANDAYU.replace("CLAIM", "you choose psycho-squad"), "gig.one-pair-at-a-time",
         "sandayu-oda-hanako-s-guardian"),
        (SANDAYU.replace("}]", "}, {you: choose psycho-squad}]")
         .replace("CLAIM", "you attack sandayu-oda-hanako-s-guardian -> swordwise-huscle"),
         "attack.permission-is-specific", "sandayu-oda-hanako-s-guardian"),
    ],
)  # fmt: skip
def test_what_a_card_says_is_cited_with_its_text(text: str, cited: str, card: str) -> None:
    found = answer(text)
    assert cited in keys(found)[:5]
    assert [text.card for text in found.card_texts] == [card]


def test_gear_that_goes_along_with_its_unit_is_cited_where_a_hand_is_asked_for() -> None:
    found = answer("""
    you: {hand: [floor-it]}
    rival: {field: [{card: swordwise-huscle, spent: true, gear: [mantis-blades]}]}
    play: [{you: play floor-it}]
    ask: {value: rival hand cards}
    """)
    assert "gear.moves-with-host" in keys(found)[:5]


@pytest.mark.parametrize(("side", "concerned"), [("rival", True), ("you", False)])
def test_a_null_cost_is_unmodifiable_where_a_text_would_change_it(side: str, concerned: bool) -> None:
    text = (
        'cards:\n  ghost: {type: legend, power: 3, text: "{Go Solo}"}\n'
        '  herald: {type: unit, power: 1, text: "Rivals must pay +2 €$ to use {Go Solo}."}\n'
        "you: {legends: [{card: ghost, face: up}], field: [MINE]}\nrival: {field: [THEIRS]}\n"
        "ask: {legal: you go solo with ghost}"
    )
    mine, theirs = ("", "herald") if side == "rival" else ("herald", "")
    asked = text.replace("MINE", mine).replace("THEIRS", theirs)
    assert ("card.null-cost-unmodifiable" in keys(answer(asked))) is concerned


def test_every_value_has_a_rule_that_says_what_it_is() -> None:
    """What nothing in the play has changed rests on that."""
    values = {*vocabulary.SIDE_VALUES, *vocabulary.PIECE_VALUES, *vocabulary.GAME_VALUES}
    assert values == set(definitions.DEFINED_BY) & values
    digest = rules_index.digest()
    assert all(key in digest for keys in definitions.DEFINED_BY.values() for key in keys)


def test_in_overtime_nobody_has_won_without_seven_gigs() -> None:
    assert keys(answer("overtime: yes\nask: {value: winner}"))[0] == "win.overtime-seven-gigs"


def test_that_a_program_lies_in_the_trash_is_no_change_while_its_effect_waits() -> None:
    """What a piece had that has left is the information of a piece no longer valid."""
    asked = (
        "cards:\n  spree: {type: program, cost: 0, text: WHAT}\n"
        '  shot: {type: program, cost: 0, text: "Defeat a rival Unit."}\n'
        "you: {hand: [spree, shot]}\nrival: {field: [{card: swordwise-huscle, gear: [mantis-blades]}]}\n"
        "play: [{you: play spree}, {you: play shot}]\nask: {value: you drew}"
    )
    plain = answer(asked.replace("WHAT", '"The next time a rival Unit is defeated this turn, draw 1."'))
    gear = answer(
        asked.replace(
            "WHAT", '"The next time a rival Unit is defeated this turn, draw 1 for each Gear it had."'
        )
    )
    assert keys(plain)[0] == "trigger.becomes-pending-when-met"
    assert keys(gear)[0] == "pending.last-valid-information"
    assert "pending.later-changes-do-not-stop" not in {*keys(plain), *keys(gear)}


ANOTHER = """
cards: {lead: {type: unit, power: 2, text: "{Attack} Ready another friendly Unit."}}
you: {field: [lead, {card: psycho-squad, spent: true}, {card: octant, spent: true}]}
rival: {gigs: [d4=1]}
play: [{you: attack lead -> gigs}]
ask: {legal: you choose lead}
"""
COUNTED = """
cards: {bulk: {type: unit, cost: 6, text: "Play this Unit for -1 €$ for each friendly Legend, to a minimum of 1 €$."}}
you: {hand: [bulk], field: FIELD, legends: [{card: padre-man-of-the-cross, face: up}]}
ask: {value: bulk price}
"""


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (ANOTHER, "effect.this-means-source"),
        (COUNTED.replace("FIELD", "[v-corporate-exile]"), "types.legend-on-field-is-unit"),
        (COUNTED.replace("FIELD", "[]"), "cost.play-cost-value"),
    ],
)
def test_what_a_description_reaches_or_leaves_out_rests_on_a_rule(text: str, first: str) -> None:
    assert keys(answer(text))[0] == first


def test_what_the_end_of_the_game_cuts_short_is_not_explained_by_the_attack_before() -> None:
    found = answer("""
    overtime: yes
    you: {field: [v-roamer-of-the-badlands], gigs: [d4=1, d6=1, d8=1, d10=1, d12=1, d20=1], fixer: []}
    rival: {gigs: [d8=2], fixer: []}
    play: [{you: attack v-roamer-of-the-badlands -> gigs}, {rival: pass}]
    ask: {holds: v-roamer-of-the-badlands resolved}
    """)
    assert keys(found)[:2] == ["win.overtime-seven-gigs", "win.instant"]


def test_a_choice_that_fell_on_others_is_why_a_piece_is_not_spent_and_no_attack_of_it() -> None:
    found = answer("""
    cards: {trade: {type: program, text: "Choose 2 friendly Units. Ready one and spend the other."}}
    you: {hand: [trade], field: [{card: psycho-squad, as: a, spent: true}, octant, animals-wrecker]}
    play: [{you: play trade}, {you: "choose [a, octant]"}, {you: choose a}]
    ask: {holds: animals-wrecker is spent}
    """)
    assert not any(key.startswith("attack.") for key in keys(found))


def test_a_gig_that_may_be_chosen_and_is_kept_rests_on_both_rules() -> None:
    text = """
    you: {hand: [chrome-fang], gigs: [d8=8, d4=1], fixer: []}
    rival: {field: [psycho-squad], fixer: []}
    play: [{you: play chrome-fang}, {you: pass}, {rival: attack psycho-squad -> gigs}, {you: pass}]
    ask: {QUESTION}
    """
    assert keys(answer(text.replace("QUESTION", "legal: rival choose d8")))[0] == "steal.any-gig"
    stolen = answer(text.replace("QUESTION", "possible: rival gigs includes d8"))
    assert (stolen.verdict, keys(stolen)[0]) == ("no", "steal.prevention-after-choosing")
