"""Ways to pay of which nothing tells which it was are followed in one way, and the answers are those of all ways."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import engine
import scenarios
from engine.effects import tree, tree_cards, tree_gigs, tree_modifiers, tree_targets, values
from scenarios.errors import ScenarioError
from scenarios.heard import heard
from scenarios.hearing import Hearing
from scenarios.language.parse import parse
from scenarios.language.yaml_source import Source, read
from scenarios.play.alike import PaymentTells
from scenarios.play.bench import Bench
from scenarios.play.payments import PAYERS, alike_payers, heeds
from scenarios.table.build import lay_out
from scenarios.table.table import Table

FOLDERS = sorted({path.parent for path in scenarios.library()})


def table_of(data: dict[str, Any]) -> Table:
    source = Source("test", {"title": "a test", **data})
    return lay_out(parse(source), source)


def ways(table: Table, *, every_payment: bool) -> list[tuple[object, ...]]:
    """What the questions come to."""
    bench = Bench(
        table, engine.ruleset(), brief=True, every_payment_of=PAYERS if every_payment else frozenset()
    )
    return Hearing(bench).hear().verdicts()


def made_up(text: str, kind: str = "Unit") -> engine.CardFacts:
    card = engine.made_up_card("it", type=kind, text=text, cost=2, power=3)  # type: ignore[arg-type]
    assert card.executable, card.unsupported
    return card


@pytest.mark.parametrize(
    "text",
    [
        "{Play} Draw 2.",
        "{Attack} Spend a rival Unit.",
        "{Play} Ready a friendly Unit.",
        "When a friendly Unit is readied, draw 1.",
        "This Unit gets +1 power for each Gear equipped to it.",
        "{Play} You may pay 2 €$. If you do, draw 1.",
        "{Spend} Give a friendly Unit +2 power this turn.",
        "{Play} If you control a Legend, draw 1.",
    ],
)
def test_of_units_and_numbers_nothing_tells_how_was_paid(text: str) -> None:
    assert not heeds(made_up(text))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("{Play} Ready a friendly Legend.", "Unit"),
        ("{Play} Spend a rival Legend.", "Unit"),
        ("{Play} Defeat a rival Legend.", "Unit"),
        ("{Play} If you control a spent Legend, draw 1.", "Unit"),
        ("{Play} Draw 1 for each ready friendly Legend.", "Unit"),
        ("When a friendly Legend is spent, draw 1.", "Unit"),
        ("{Play} Ready 2 Eddies.", "Unit"),
        ("{Play} You may Call a Legend for free.", "Unit"),
        ("{Spend} Draw 1.", "Legend"),
        ("{Call} Ready this Legend.", "Legend"),
        ("When this Unit or Legend is spent, draw 1.", "Gear"),
        ("{Spend}: Draw 1.", "Gear"),
        ("When you play a Unit, ready this Unit or Legend.", "Gear"),
        ("When you play a Unit, defeat this Legend.", "Gear"),
        ("When you play a Unit, remove this Legend from the game.", "Legend"),
        ("If a friendly Unit would be defeated, you may defeat this Legend instead.", "Legend"),
    ],
)
def test_what_tells_legends_and_eddies_apart_heeds_how_was_paid(text: str, kind: str) -> None:
    assert heeds(made_up(text, kind))


def test_a_card_that_cannot_be_read_may_tell_anything() -> None:
    assert heeds(engine.CardFacts(id="it", name="it", type="Unit", unsupported="nobody knows"))


PLAY = {
    "cards": {"big": {"type": "unit", "cost": 2}},
    "you": {"hand": ["big"], "eddies": 2},
    "play": [{"you": "play big"}],
}


@pytest.mark.parametrize(
    "asked", ["value: you field", "value: big ready", "holds: you gigs = none", "value: you hand"]
)
def test_a_question_of_something_else_does_not_tell(asked: str) -> None:
    kind, _, text = asked.partition(": ")
    table = table_of({**PLAY, "ask": [{kind: text}]})
    assert alike_payers(table) == {engine.YOU, engine.RIVAL}
    bench = Bench(table, engine.ruleset())
    assert Hearing(bench).hear().asked[0].found.lines == 1
    assert ways(table, every_payment=False) == ways(table, every_payment=True)


@pytest.mark.parametrize(
    "asked",
    [
        {"value": "you ready eddies"},
        {"value": "you spent legends"},
        {"value": "you funds"},
        {"value": "legend 1 ready"},
        {"value": "you field", "until": "end of turn"},
        {"legal": "you call legend 1"},
        {"holds": "big is in the field and you ready eddies = 0"},
    ],
)
def test_a_question_of_what_pays_tells(asked: dict[str, Any]) -> None:
    assert engine.YOU not in alike_payers(table_of({**PLAY, "ask": [asked]}))


@pytest.mark.parametrize("move", ["pay 2 eddies", "call legend 2"])
def test_a_move_of_what_pays_tells(move: str) -> None:
    data = {**PLAY, "play": [*PLAY["play"], {"you": move}], "ask": [{"value": "you field"}]}
    assert alike_payers(table_of(data)) == frozenset()


def test_a_legend_that_may_be_what_is_played_tells() -> None:
    boss = {"boss": {"type": "legend", "cost": 2, "power": 3}}
    data = {
        "cards": boss,
        "you": {"legends": [{"card": "boss", "face": "up"}]},
        "play": [{"you": "play boss"}],
    }
    assert alike_payers(table_of(data)) == frozenset()


def test_a_call_that_is_followed_tells_after_all() -> None:
    """Whether a Legend was spent to pay is seen when it may be called as a reaction: all ways are followed then."""
    data = {
        "cards": {"big": {"type": "unit", "cost": 2}, "foe": {"type": "unit", "power": 1}},
        "you": {"hand": ["big"], "eddies": 2, "gigs": ["d4=1"]},
        "rival": {"field": ["foe"]},
        "play": [{"you": "play big"}, {"you": "pass"}, {"rival": "attack foe -> gigs"}],
        "ask": [{"value": "you gig count"}],
    }
    table = table_of(data)
    assert alike_payers(table) == {engine.YOU, engine.RIVAL}
    with pytest.raises(PaymentTells):
        Hearing(Bench(table, engine.ruleset())).hear()
    every = Hearing(Bench(table, engine.ruleset(), every_payment_of=PAYERS)).hear()
    found = heard(table, engine.ruleset())
    assert found.asked[0].found.lines == every.asked[0].found.lines > 1
    assert found.verdicts() == every.verdicts()


def test_where_the_payment_of_one_player_tells_that_of_the_other_is_followed_in_one_way() -> None:
    """Both have paid in Eddies or Legends; only who may call a Legend as a reaction can tell how."""
    data = {
        "cards": {"big": {"type": "unit", "cost": 2}, "foe": {"type": "unit", "power": 1}},
        "you": {"hand": ["big"], "eddies": 2, "gigs": ["d4=1"], "fixer": []},
        "rival": {"hand": ["big"], "field": ["foe"], "eddies": 2, "fixer": []},
        "play": [
            {"you": "play big"},
            {"you": "pass"},
            {"rival": "play big"},
            {"rival": "attack foe -> gigs"},
        ],
        "ask": [{"value": "you gig count"}],
    }
    table = table_of(data)
    found = heard(table, engine.ruleset())
    every = Hearing(Bench(table, engine.ruleset(), every_payment_of=PAYERS)).hear()
    of_you = Hearing(Bench(table, engine.ruleset(), every_payment_of=frozenset({engine.YOU}))).hear()
    lines = [hearing.asked[0].found.lines for hearing in (found, of_you, every)]
    assert lines[0] == lines[1] < lines[2]
    assert found.verdicts() == every.verdicts()
    with pytest.raises(PaymentTells) as tells:
        Hearing(Bench(table, engine.ruleset(), every_payment_of=frozenset({engine.RIVAL}))).hear()
    assert tells.value.payer == engine.YOU


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_answers_of_the_library_are_those_of_all_ways_to_pay(folder: Path) -> None:
    for path in (path for path in scenarios.library() if path.parent == folder):
        source = read(path.read_text(encoding="utf-8"), str(path))
        try:
            table = lay_out(parse(source), source)
        except ScenarioError:
            continue
        if not alike_payers(table):
            continue
        try:
            found = heard(table, engine.ruleset(), brief=True).verdicts()
        except ScenarioError:
            continue
        assert found == ways(table, every_payment=True), path


FACE_UP = {"card": "saburo-arasaka-stubborn-patriarch", "face": "up"}
TOLD = [
    # A Legend with a Gear that answers to its being spent may pay, or the Eddie.
    (
        {
            "you": {
                "hand": ["mantis-blades"],
                "eddies": 1,
                "field": ["psycho-squad"],
                "legends": [{**FACE_UP, "gear": ["netwatch-netdriver"]}],
                "removed": ["2x unknown"],
            },
            "play": ["you: play mantis-blades on psycho-squad"],
        },
        {"value": "you drew"},
    ),
    # A Legend that has paid cannot be spent for what its Gear offers.
    (
        {
            "you": {
                "hand": ["secondhand-bombus"],
                "eddies": 3,
                "legends": [{**FACE_UP, "gear": ["overwatch-panam-s-gift"]}],
                "removed": ["2x unknown"],
            },
            "rival": {"field": ["corpo-security (spent)"]},
            "play": ["you: play secondhand-bombus"],
        },
        {"legal": "you activate overwatch-panam-s-gift"},
    ),
    # A Legend that leaves takes 1 €$ along, unless it has paid before.
    (
        {
            "cards": {
                "leaver": {
                    "type": "legend",
                    "sell_tag": True,
                    "text": "When you play a Unit, remove this Legend from the game.",
                },
                "thug": {"type": "unit", "cost": 1, "power": 1},
            },
            "you": {
                "hand": ["thug", "thug"],
                "eddies": 1,
                "legends": [{"card": "leaver", "face": "up"}],
                "removed": ["2x unknown"],
            },
            "play": ["you: play thug"],
        },
        {"legal": "you play thug"},
    ),
]


@pytest.mark.parametrize(("data", "asked"), TOLD)
def test_where_it_is_told_how_was_paid_the_answer_depends(
    data: dict[str, Any], asked: dict[str, Any]
) -> None:
    """5.7.2: Legends are spent to pay as Eddies are, and the player chooses."""
    assert scenarios.run_data({"title": "a test", **data, "ask": [asked]}).verdict == "depends"


WORN = [card for card in engine.catalogue() if card.executable and card.type == "Gear"]


@pytest.mark.parametrize("gear", WORN, ids=lambda card: card.id)
def test_gear_on_a_legend_comes_to_the_same_in_every_way_that_is_followed(gear: engine.CardFacts) -> None:
    table = table_of(
        {
            "cards": {"thug": {"type": "unit", "cost": 1, "power": 3}},
            "you": {
                "hand": ["thug", "thug"],
                "eddies": 1,
                "legends": [{**FACE_UP, "gear": [gear.id]}],
                "removed": ["2x unknown"],
                "gigs": ["d6=3"],
            },
            "play": ["you: play thug"],
            "ask": [
                {"value": "you drew"},
                {"value": "d6"},
                {"value": "you trash"},
                {"value": "you hand"},
                {"legal": "you play thug"},
                {"legal": f"you activate {gear.id}"},
            ],
        }
    )
    found = heard(table, engine.ruleset(), brief=True).verdicts()
    assert found == ways(table, every_payment=True)


PLAYED = [
    card
    for card in engine.catalogue()
    if card.executable and card.type in ("Unit", "Gear", "Program") and (card.cost or 0) > 1
]


@pytest.mark.parametrize(
    "card",
    PLAYED,
    ids=lambda card: card.id,
)
def test_a_printed_card_comes_to_the_same_in_every_way_it_is_paid(card: engine.CardFacts) -> None:
    data = {
        "cards": {
            "mine": {"type": "unit", "power": 4},
            "theirs": {"type": "unit", "power": 3},
            "blade": {"type": "gear", "cost": 1, "power": 1},
        },
        "you": {
            "hand": [card.id, "theirs"], "field": [{"card": "mine", "gear": ["blade"]}], "gigs": ["d4=2", "d6=5"],
            "deck": {"top": ["mine", "blade", "theirs"]}, "trash": ["mine", "blade"], "eddies": card.cost,
        },
        "rival": {"field": ["theirs", {"card": "theirs", "spent": True}], "gigs": ["d8=8", "d10=1"], "hand": 2},
        "play": [{"you": f"play {card.id}"}],
        "ask": [
            {"value": f"{who} {what}"}
            for who in ("you", "rival")
            for what in ("field", "units", "gigs", "street cred", "hand", "trash", "deck", "stole", "units lost")
        ],
        "limits": {"lines": 3000},
    }  # fmt: skip
    table = table_of(data)
    if alike_payers(table):
        assert ways(table, every_payment=False) == ways(table, every_payment=True)


#: Every kind of node of which it has been thought through whether it tells how was paid. A new one: think, then add it.
CONSIDERED = frozenset({
    "Activated", "Adjust", "Alike", "AlsoPlayable", "AnyOf", "AtMost", "Became", "Both", "ByRival", "Call",
    "CallsFree", "CallsMore", "Cannot", "Cards", "ChangeOf", "Choose", "ChooseKind", "ChooseOne", "Compare",
    "Comparison", "CostChange", "CostOf", "CostStep", "Count", "DeckRule", "Defeat", "Difference", "Different",
    "DifferentValues", "Dig", "Discard", "Do", "DoublePower", "Draw", "EachPlayer", "Either", "EndAttack",
    "EntersSpent", "Equip", "EquipRule", "Establish", "Every", "Fight", "FixerEmpty", "Flip", "Gains", "Gears",
    "Gigs", "Give", "Happened", "Has", "Highest", "If", "IfYouDo", "InFixer", "Is", "IsParity", "Keyword", "Later",
    "Limit", "Look", "LookAtHand", "LookAtLegend", "LoseGame", "Loses", "Lowest", "May", "MayAttack", "MayInstead",
    "Move", "MustAttack", "NextTime", "NextWould", "Not", "Overtime", "Pairs", "PayEddies", "PayNow", "PaysInstead",
    "Persistent", "Pick", "PiecesDid", "PlayCard", "PlayedThisTurn", "Plus", "Power", "PowerBecame", "PowerOf",
    "Prevent", "Ready", "ReadyEddies", "Redirect", "Ref", "Repeat", "Replacement", "Reroll", "Resolve", "Reveal",
    "RollIn", "Sell", "SetGig", "SetPower", "Share", "Shared", "ShuffleDeck", "Spend", "SpendThis", "Steal",
    "StealsAtMost", "StealsFewer", "StreetCred", "Swap", "SwapValues", "TakeControl", "Tally", "This", "ThisGear",
    "Times", "ToFixer", "TopOfDeck", "Total", "TrashTop", "Trigger", "Triggered", "ValueIsAmong", "ValueOf", "Was",
    "While", "WinGame", "WinsFights", "WonFight", "YourTurn",
})  # fmt: skip


def nodes_of(*modules: ModuleType) -> set[str]:
    return {
        name
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and hasattr(kind, "__dataclass_fields__")
    }


def test_of_every_kind_of_node_it_is_known_whether_it_tells() -> None:
    assert nodes_of(tree, tree_cards, tree_gigs, tree_modifiers, tree_targets, values) == CONSIDERED
