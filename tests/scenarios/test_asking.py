"""Order, look-up, hidden information and deck lists; what has happened; until and since."""

import pytest

from scenarios import InvalidScenario, ScenarioError, UnplayableScenario, run_text
from tests.scenarios.helpers import answer, keys, refused, rule

ATTACKERS = """
cards:
  scout: {type: unit, cost: 1, power: 2, text: "{Attack} Draw 1."}
  scope: {type: gear, cost: 1, power: 1, text: "{Attack} Discard 1."}
  watcher: {type: unit, cost: 1, power: 1, text: "When a rival Unit attacks, draw 1."}
you: {field: [{card: scout, gear: [scope]}], hand: [scout]}
rival: {field: [watcher], gigs: [d4=1]}
play:
  - you: attack scout#1 -> gigs
"""


def test_an_order_that_a_player_chooses_depends_and_says_who_chooses() -> None:
    found = answer(ATTACKERS + "ask: {order: scope before you drew, expect: you choose}")
    assert (found.verdict, found.value, found.as_expected) == ("depends", "you choose", True)
    assert found.answer == "It depends: you choose which pending effect resolves next."
    assert "pending.own-any-order" in keys(found)
    assert {outcome.result for outcome in found.outcomes} == {"scope first", "you drew first"}


def test_an_order_that_the_rules_fix_is_yes_or_no() -> None:
    assert answer(ATTACKERS + "ask: {order: scope before watcher}").verdict == "yes"
    found = answer(ATTACKERS + "ask: {order: watcher before scope}")
    assert (found.verdict, found.value) == ("no", "scope")
    assert answer(ATTACKERS + "ask: {order: you stole before scope}").verdict == "no"
    assert answer(ATTACKERS + "ask: {order: scout#1 attacked before scope}").verdict == "yes"


def test_an_order_of_two_things_that_do_not_happen_is_no() -> None:
    found = answer(ATTACKERS + "ask: {order: watcher was defeated before you sold}")
    assert (found.verdict, found.answer) == ("no", "No. Neither watcher was defeated nor you sold happens.")


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        ("order: nobody before scope", "there is no piece `nobody`"),
        ("order: scope before d20 was stolen by", "write `A before B`"),
        ("order: scope after watcher", "write `A before B`"),
    ],
)
def test_an_order_of_what_there_is_not_is_refused(ask: str, message: str) -> None:
    assert message in str(refused(ATTACKERS + f"ask: {{{ask}}}"))


HISTORY = """
cards:
  scout: {type: unit, cost: 1, power: 2, text: "{Attack} Draw 2."}
you: {field: [scout], gigs: [d6=2], deck: {top: [scout, scout]}}
rival: {gigs: [d4=1], hand: [scout]}
play:
  - you: attack scout#1 -> gigs
"""


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("always: you drew 2", "yes"),
        ("always: you stole", "yes"),
        ("always: not rival drew", "yes"),
        ("always: d4 was stolen", "yes"),
        ("always: d6 was stolen", "no"),
        ("always: scout#1 attacked", "yes"),
        ("always: scout#1 resolved", "yes"),
        ("always: scout#2 was drawn", "yes"),
        ("always: scout#3 is in hand", "yes"),
        ("possible: scout#1 is defeated", "no"),
        ("always: you hand includes scout", "yes"),
        ("always: you hand excludes corpo-security", "yes"),
        ("always: 'rival hand includes [scout, scout]'", "yes"),
        ("possible: scout#1 can attack", "no"),
        ("possible: scout#1 has blocker", "no"),
    ],
)
def test_what_has_happened_is_read_from_the_play(question: str, verdict: str) -> None:
    assert answer(HISTORY + f"ask: {{{question}}}").verdict == verdict


def test_things_count_from_the_start_of_the_play_or_from_its_last_line() -> None:
    text = HISTORY + "  - rival: pass\n"
    assert answer(text + "ask: {value: you drew}").value == 2
    assert answer(text + "ask: {value: you drew, since: last line}").value == 0
    assert answer(text + "ask: {value: you stole, since: last line}").value == 1


def test_until_the_end_of_the_turn_every_action_is_followed() -> None:
    text = """
    you: {field: [psycho-squad], legends: [{card: unknown, spent: true}]}
    rival: {gigs: [d4=1], legends: [{card: unknown, spent: true}]}
    """
    assert answer(text + "ask: {possible: you gig count is 1}").verdict == "no"
    found = answer(text + "ask: {possible: you gig count is 1, until: end of turn}")
    assert found.verdict == "yes"
    assert answer(text + "ask: {always: you gig count is 1, until: end of turn}").verdict == "no"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("guard price", 4), ("guard keywords", ["BLOCKER"]), ("guard tags", ["GANG"]), ("guard color", "Red"),
        ("guard can attack", "yes"), ("guard can block", "no"), ("foe can be attacked", "yes"),
        ("guard can be attacked", "no"), ("you funds", 3), ("you hand cards", ["psycho-squad"]),
        ("you deck top", "mantis-blades"), ("you deck bottom", "unknown"), ("pending", []), ("guard pending", "no"),
        ("you pending", []), ("you drew", 0), ("guard was spent", "no"),
    ],
)  # fmt: skip
def test_more_values_are_read_off_the_table(value: str, expected: object) -> None:
    text = """
    cards: {guard: {type: unit, cost: 4, power: 3, tags: [GANG], color: Red, text: "{Blocker}"}}
    you:
      field: [guard]
      hand: [psycho-squad]
      deck: {top: [mantis-blades]}
      eddies: 1
      legends: [unknown, unknown, {card: unknown, spent: true}]
    rival: {field: [{card: corpo-security, as: foe, spent: true}]}
    """
    assert answer(text + f"ask: {{value: {value}, until: now}}").value == expected


@pytest.mark.parametrize(
    ("claim", "verdict", "key"),
    [
        ("you look at rival hand", "no", "hand.rival-hand-is-not-viewable"),
        ("you look at your hand", "yes", "hand.hidden-but-own-is-viewable"),
        ("you count rival deck", "yes", "deck.size-is-known"),
        ("you look at rival trash", "yes", "trash-area.public"),
        ("you reorder your trash", "yes", "trash-area.owner-may-reorder"),
        ("you reorder your deck", "no", "deck.no-looking-or-reordering"),
        ("you look at legend 1", "no", "legends-area.face-down-legends-are-hidden"),
        ("rival look at open", "yes", "legends-area.public"),
    ],
)
def test_what_may_be_looked_at_is_asked_like_any_move(claim: str, verdict: str, key: str) -> None:
    text = "you: {legends: [unknown, {card: v-corporate-exile, as: open, face: up}]}\n"
    found = answer(text + f"ask: {{legal: {claim}}}")
    assert found.verdict == verdict
    assert key in keys(found)


DECK = """
cards:
  boss: {type: legend, color: Red, ram: 5}
  brain: {type: legend, color: Blue, ram: 4}
  brawn: {type: legend, color: Red, ram: 1}
  brawl: {type: program, color: Red, ram: 6}
you:
  deck_list:
    legends: [boss, brain, brawn]
    main: [3x brawl, 37x filler]
"""


def test_a_deck_list_is_judged_with_every_rule_that_refuses_it() -> None:
    filler = DECK.replace("cards:", "cards:\n  filler: {type: program}")
    found = answer(filler + "ask: {legal: deck of you}")
    assert found.verdict == "no"
    assert "ore than 3 copies of Filler" in found.answer
    assert keys(found)[0] == "deck-building.three-copies"
    many = ", ".join(f"3x filler-{i}" for i in range(12))
    names = "".join(f"\n  filler-{i}: {{type: program}}" for i in range(12))
    good = DECK.replace("cards:", f"cards:{names}").replace("37x filler", f"{many}, filler-0b").replace(
        "cards:", "cards:\n  filler-0b: {type: gear}"
    )  # fmt: skip
    assert answer(good + "ask: {legal: deck of you}").verdict == "yes"
    strong = answer(good.replace("ram: 6", "ram: 7") + "ask: {legal: deck of you}")
    assert (strong.verdict, keys(strong)[0]) == ("no", "deck-building.ram-limit")


def test_a_deck_that_is_not_written_cannot_be_judged() -> None:
    assert "write it under `rival: deck_list:`" in str(refused("ask: {legal: deck of rival}"))


@pytest.mark.parametrize(
    ("rule_name", "first"),
    [("gig.min", "gig.min"), ("9.17.2", "fight.lose"), ("Blocker", None), ("value pair", None)],
)
def test_a_rule_or_a_word_is_looked_up(rule_name: str, first: str | None) -> None:
    found = answer(f"ask: {{look_up: {rule_name}}}")
    assert found.verdict == "yes"
    assert found.answer
    assert first is None or keys(found)[0] == first


def test_what_is_not_in_the_rulebook_cannot_be_looked_up() -> None:
    assert "no rule" in str(refused("ask: {look_up: no.such-rule}", UnplayableScenario))


TWICE = """
cards:
  first: {type: unit, cost: 1, power: 1, text: "The first time you play a blue Unit each turn, draw 1."}
  azure: {type: unit, cost: 0, power: 1, color: Blue}
  duty: {type: program, cost: 0, text: "If you stole a Gig this turn, draw 1."}
you: {field: [first], hand: [azure], gigs: [d6=2]}
"""


@pytest.mark.parametrize(
    ("history", "drew"),
    [
        ("", 1), ("history: [{you: played a blue Unit}]", 0), ("history: [{rival: played a blue Unit}]", 1),
        ("history: [{you: played a red Unit}]", 1), ("history: [{you: played a blue Gear}]", 1),
        ("history: [{you: {did: played, like: {type: Unit, color: Blue}}}]", 0),
    ],
)  # fmt: skip
def test_the_first_time_each_turn_counts_what_is_written_as_history(history: str, drew: int) -> None:
    assert answer(f"{TWICE}{history}\nplay: [{{you: play azure}}]\nask: {{value: you drew}}").value == drew


@pytest.mark.parametrize(
    "said",
    ["stole d6", "stole a d6", "drew 2", "discarded a Program with cost 3", "attacked first", "spent first",
     "sold a card", "sold a card by effect", "defeated a Unit", "won first", "rolled d6", "increased d6",
     "trashed 2 cards",
     "played a NETRUNNER Unit with power 3", "called a Legend"],
)  # fmt: skip
def test_history_of_every_kind_is_taken(said: str) -> None:
    assert answer(f"{TWICE}history: [{{you: {said}}}]\nask: {{value: you hand}}").value == 1


def test_a_sale_by_an_effect_counts_as_the_sale_of_the_turn() -> None:
    text = "you: {hand: [mantis-blades]}\nhistory: [{you: sold a card by effect}]\n"
    found = answer(text + "ask: {legal: you sell mantis-blades}")
    assert "sell.by-effect-counts-as-action" in keys(found)


def test_a_question_of_no_kind_and_one_of_two_are_refused() -> None:
    assert "has exactly one of" in str(refused("ask: {expect: yes}", InvalidScenario))
    assert "has exactly one of" in str(refused("ask: {value: winner, look_up: gig.min}", InvalidScenario))


def test_copies_are_told_apart_by_number() -> None:
    text = "you: {field: [psycho-squad, {card: psycho-squad, spent: true}]}\n"
    found = rule(text + "ask: [{value: psycho-squad#1 spent}, {value: psycho-squad#2 spent}]")
    assert [one.value for one in found.answers] == ["no", "yes"]


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("d6 was stolen", "depends"),
        ("you stole 1", "yes"),
        ("you stole 2", "no"),
        ("psycho-squad is spent", "yes"),
    ],
)
def test_a_statement_holds_on_every_line_on_none_or_on_some(claim: str, verdict: str) -> None:
    text = """
    you: {field: [psycho-squad]}
    rival: {gigs: [d4=1, d6=2], legends: [{card: unknown, spent: true}]}
    play: [{you: attack psycho-squad -> gigs}, {rival: pass}]
    """
    found = answer(text + f"ask: {{holds: {claim}}}")
    assert found.verdict == verdict
    assert len(found.outcomes) == (2 if verdict == "depends" else 0)


def test_a_statement_is_not_settled_within_too_few_lines() -> None:
    text = "you: {field: [psycho-squad]}\nrival: {gigs: [d4=1, d6=2]}\nplay: [{you: attack psycho-squad -> gigs}]\n"
    assert answer(text + "limits: {lines: 1}\nask: {holds: you stole 1}").verdict == "inconclusive"


def test_what_happened_to_a_copy_with_its_own_name_did_not_happen_to_the_one_without() -> None:
    text = """
    cards: {guard: {type: unit, power: 3}, hit: {type: program, text: "Defeat a rival Unit."}}
    you: {hand: [hit]}
    rival: {field: [guard, {card: guard, as: second}]}
    play: [{you: play hit}, {you: choose second}]
    """
    for claim, verdict in {"second was defeated": "yes", "guard was defeated": "no"}.items():
        assert rule(text + f"ask: {{holds: {claim}}}").verdict == verdict


def test_the_rest_of_the_cards_that_an_effect_looked_at_are_trashed_too() -> None:
    text = """
    cards:
      scan: {type: program, text: "Reveal the top 2 cards of your deck. Add a Unit to your hand. Trash the rest."}
    you: {hand: [scan], deck: {top: [psycho-squad, mantis-blades], more: 1}}
    play: [{you: play scan}]
    """
    for claim in ("you trashed 1", "mantis-blades was trashed", "mantis-blades was moved"):
        assert rule(text + f"ask: {{holds: {claim}}}").verdict == "yes", claim


OFFER = """
you: {{hand: [finder, notes], trash: [patch, brute], eddies: 4}}
cards:
  finder: {{type: unit, cost: 1, power: 1, text: "{{Play}} You may play a Program from your trash."}}
  notes: {{type: program, cost: 1}}
  patch: {{type: program, cost: 1}}
  brute: {{type: unit, cost: 1, power: 2}}
play: [{{you: play finder}}]
ask: {{legal: you play {card}}}
"""


@pytest.mark.parametrize(("card", "verdict"), [("patch", "yes"), ("brute", "no"), ("notes", "no")])
def test_what_an_effect_offers_to_play_may_be_played(card: str, verdict: str) -> None:
    """golden.you-may: the Program in the trash only; the one in hand is no part of the offer."""
    assert answer(OFFER.format(card=card)).verdict == verdict


def test_the_effect_that_asks_may_be_activated() -> None:
    text = """
    turn: rival
    you: {gigs: [d4=1], legends: [{card: guardian, face: up}]}
    rival: {field: [brute]}
    cards:
      guardian: {type: legend, cost: 3, power: 3, text: "When a rival Unit attacks, you may draw 1."}
      brute: {type: unit, cost: 1, power: 2}
    play: [{rival: attack brute -> gigs}]
    ask: {legal: you activate guardian}
    """
    assert answer(text).verdict == "yes"


THEFT_ASSERTED = """
title: A theft, asserted
you: {field: [psycho-squad]}
rival: {gigs: [d4=1, d6=2]}
play: ["you: attack psycho-squad -> gigs", "rival: pass", "you: choose d6"]
"""


@pytest.mark.parametrize(
    "asserts",
    [
        "asserts: [d6 was stolen, not d4 was stolen, you stole 1]",
        "asserts: {d6 was stolen: yes, d4 was stolen: no, you stole: 1, rival gigs: [d4=1]}",
        "checks: [{you gigs: [d6=2]}, {d4 was stolen: no, because: [steal.attacking-player-chooses]}]",
        "ask: [{where is psycho-squad: field}, {psycho-squad spent: yes}]",
    ],
)
def test_what_is_asserted_by_itself_is_expected_to_be_so(asserts: str) -> None:
    ruling = run_text(f"{THEFT_ASSERTED}{asserts}\n")
    assert ruling.as_expected, [(one.ask, one.answer) for one in ruling.answers]
    assert all(one.expected is not None for one in ruling.answers)


def test_what_is_asserted_and_not_so_is_not_as_expected() -> None:
    for asserts in ("asserts: [d4 was stolen]", "asserts: {you stole: 2}", "ask: [{d6 was stolen: no}]"):
        assert run_text(f"{THEFT_ASSERTED}{asserts}\n").as_expected is False


def test_a_text_that_is_no_assertion_is_refused() -> None:
    with pytest.raises(ScenarioError, match="short form"):
        run_text(f"{THEFT_ASSERTED}asserts: [the weather is fine today and so on]\n")


def test_what_must_be_chosen_cannot_be_declined_for_that_reason() -> None:
    royce = """
    you: {hand: [royce-don-t-call-me-simon]}
    rival: {field: [corpo-security, secondhand-bombus]}
    play: [{you: play royce-don-t-call-me-simon}]
    ask: {legal: you no}
    """
    assert keys(answer(royce))[0] == "choice.specific-number"
    drawn = """
    you: {hand: [delamain-rideshare-ai], deck: 9}
    play: [{you: play Delamain Rideshare AI}]
    ask: {legal: you no}
    """
    assert keys(answer(drawn))[0] == "golden.must-resolve"


def test_a_value_of_another_gig_than_the_one_being_adjusted_is_refused_and_no_error() -> None:
    text = """
    you: {field: [v-roamer-of-the-badlands], gigs: [d6=1]}
    rival: {gigs: [d8=2]}
    play: [{you: attack v-roamer-of-the-badlands -> gigs}, {rival: pass}]
    ask: {legal: you increase DIE by 5}
    """
    assert answer(text.replace("DIE", "d8")).verdict == "yes"
    other = answer(text.replace("DIE", "d6"))
    assert other.verdict == "no"
    assert "you choose the value of the Gig" in other.answer


#: The Program and the Unit both have an effect that waits for the end of the turn.
WAITING = """
    cards:
      overload:
        type: program
        cost: 0
        text: "Give a friendly Unit +3 power this turn. At the end of this turn, defeat that Unit."
      medic: {type: unit, power: 1, text: "At the end of your turn, ready a friendly Unit."}
      other: {type: program, cost: 0, text: "Draw 1."}
    you: {field: [medic, {card: psycho-squad, spent: true}], hand: [overload, other], deck: 9}
    play: [{you: play overload}, {you: choose psycho-squad}, {you: pass}MORE]
    ask: {order: ORDER, until: end of turn}
"""


@pytest.mark.parametrize(
    ("more", "order", "verdict", "value"),
    [
        ("", "overload before medic", "depends", "you choose"),
        ("", "medic before overload", "depends", "you choose"),
        (", {you: resolve medic}", "medic before overload", "yes", "medic"),
        (", {you: resolve medic}", "overload before medic", "no", "medic"),
        (", {you: resolve overload}", "overload before medic", "yes", "overload"),
        (
            ", {you: resolve medic}, {you: choose medic}, {you: resolve overload}",
            "overload before medic",
            "no",
            "medic",
        ),
    ],
)
def test_the_effect_of_a_program_in_an_order_is_the_one_that_waits(
    more: str, order: str, verdict: str, value: str
) -> None:
    """Not what it did when it was played, also once the one that waited has resolved (10.12)."""
    found = answer(WAITING.replace("MORE", more).replace("ORDER", order))
    assert (found.verdict, found.value) == (verdict, value)
    assert keys(found)[0] == "pending.own-any-order"


def test_a_program_of_which_nothing_waits_comes_when_it_is_played() -> None:
    played = WAITING.replace("play overload}, {you: choose psycho-squad", "play other").replace("MORE", "")
    found = answer(played.replace("ORDER", "other before medic"))
    assert (found.verdict, found.value) == ("yes", "other")


def test_the_effect_of_a_unit_in_an_order_is_the_one_that_waits() -> None:
    """Not its {Play} effect, which resolved earlier in the turn."""
    text = """
    cards:
      nurse: {type: unit, cost: 1, power: 1, text: "{Play} Draw 1.\\nAt the end of your turn, ready a friendly Unit."}
      medic: {type: unit, power: 1, text: "At the end of your turn, ready a friendly Unit."}
    you: {field: [medic], hand: [nurse], deck: 9}
    play: [{you: play nurse}, {you: pass}]
    ask: {order: nurse before medic, until: end of turn}
    """
    assert answer(text).value == "you choose"
