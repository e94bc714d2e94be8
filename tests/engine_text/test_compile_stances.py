"""What Units and Legends can and can't do, and who did what, in words that say the same and in words that do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, Comparison, Gigs, Highest, Is, Not, Ref, This, ThisGear, Trigger
from engine.errors import CardTextError
from engine.text.rendering.render import render
from tests.engine_text.compiling import UNIT, compiled, condition, modifier, program, when

if TYPE_CHECKING:
    from engine.facts import CardType

RIVALS = Cards(UNIT, "rival")
LEAST = t.Choose(Cards(UNIT, "rival", extreme="lowest power"), "unit")


@pytest.mark.parametrize(
    ("card_type", "text", "same"),
    [
        (
            "Unit",
            "This Unit can't attack, block, or ready.",
            "This Unit can't attack. This Unit can't block. This Unit can't ready.",
        ),
        ("Unit", "This Unit can't attack or be attacked.", "This Unit can't attack. This Unit can't be attacked."),
        ("Unit", "Rival Units can't steal.", "Rival Units can't steal Gigs."),
        ("Program", "A friendly Unit's power is doubled this turn.", "Double a friendly Unit's power this turn."),
        ("Unit", "When a Rival's Unit attacks, draw 1.", "When a rival Unit attacks, draw 1."),
        ("Unit", "When a player Calls a Legend, draw 1.", "When a Legend is called, draw 1."),
        ("Unit", "At the end of each Rival's turn, draw 1.", "At the end of a Rival's turn, draw 1."),
        ("Unit", "{Play} Defeat every rival Unit.", "{Play} Defeat all rival Units."),
        ("Program", "Defeat the lowest-power rival Unit.", "Defeat a rival Unit with the lowest power."),
        ("Program", "If there's a Legend in your trash, draw 1.", "If there is a Legend in your trash, draw 1."),
        ("Program", "If you and a Rival have the same ☆, draw 1.", "If you have the same ☆ as a Rival, draw 1."),
        ("Program", "If you have the most ☆, draw 1.", "If you have more ☆ than a Rival, draw 1."),
        ("Program", "If no Units were defeated this turn, draw 1.", "If no Unit was defeated this turn, draw 1."),
        (
            "Program",
            "If you've drawn 2 or more cards this turn, draw 1.",
            "If the number of cards you drew this turn is 2 or more, draw 1.",
        ),
        (
            "Unit",
            "While this Unit is ready, rival Units can't attack other friendly Units.",
            "While this Unit is ready, rival Units can't attack friendly Units other than this Unit.",
        ),
        ("Unit", "If this Unit isn't equipped, it can't attack.", "If this Unit is unequipped, it can't attack."),
    ],
)  # fmt: skip
def test_said_otherwise(card_type: CardType, text: str, same: str) -> None:
    assert compiled(text, card_type) == compiled(same, card_type)


def test_whom_a_unit_can_not_block() -> None:
    strong = Cards(UNIT, power=Comparison(">=", 8))
    assert modifier("This Unit can't block Units with power 8 or more") == t.Cannot("block", by=strong)
    weak = Cards(UNIT, power=Comparison("<", 8))
    assert modifier("This Unit can only block Units with power 8 or more") == t.Cannot("block", by=weak)
    assert compiled("Rival Units can't block friendly Legends.") == (
        t.Persistent(t.Cannot("block", by=Cards(("Legend",), "friendly")), RIVALS),
    )


def test_the_one_with_the_least() -> None:
    assert program("Bottom-deck the rival Unit with the lowest power.") == t.Move(LEAST, "bottom of deck")


def test_having_the_highest_power_is_asked_beside_all_units() -> None:
    most = Is(This(), Cards(power=Comparison(">=", Highest(Cards(UNIT)))))
    (made,) = compiled("If this Unit has the highest power, it can't be blocked.")
    assert isinstance(made, t.Persistent)
    assert made.condition == most
    (made,) = compiled("If this Unit doesn't have the highest power, it can't attack.")
    assert isinstance(made, t.Persistent)
    assert made.condition == Not(most)


@pytest.mark.parametrize(
    ("event", "trigger"),
    [
        ("a player plays a Program", Trigger("played", Cards(("Program",)))),
        ("a player discards a card", Trigger("discards")),
        ("a player steals a Gig", Trigger("steals")),
    ],
)
def test_any_player(event: str, trigger: Any) -> None:
    assert when(event) == trigger


def test_equipping_the_gear_itself() -> None:
    (made,) = compiled("When you equip this Gear to a Legend, draw 1.", "Gear")
    assert isinstance(made, t.Triggered)
    assert made.when == (Trigger("equips", ThisGear(), against=Cards(("Legend",)), who="you"),)


def test_what_a_player_did_is_counted() -> None:
    assert condition("you used {Go Solo} this turn") == condition(
        "you used {Go Solo} 1 or more times this turn"
    )


@pytest.mark.parametrize(
    ("kinds", "label"),
    [(("Unit",), "unit"), (("Legend",), "legend"), (("Gear",), "card"), (("Unit", "Legend"), "unit")],
)
def test_what_would_be_defeated_has_the_label_of_its_type(kinds: Any, label: str) -> None:
    (made,) = compiled(f"If a friendly {' or '.join(kinds)} would be defeated, bottom-deck it instead.")
    assert isinstance(made, t.Replacement)
    assert isinstance(made.step, t.Move)
    assert getattr(made.step.target, "label", None) == label


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("If a rival Unit would steal a Gig, it steals a d4 instead.", "Unit"),
        ("When a rival Unit attacks, it steals a Gig.", "Unit"),
        ("A rival Unit steals a Gig.", "Program"),
        ("Ready a Unit. It steals a Gig.", "Program"),
    ],
)
def test_only_the_players_own_pieces_steal_for_them(text: str, card_type: CardType) -> None:
    """What a Rival's Unit steals is yours: the effect tree has no word for that."""
    with pytest.raises(CardTextError, match="only your own Unit or Legend steals"):
        compiled(text, card_type)
    assert program("A friendly Unit steals a Gig.") != program("Steal a Gig.")


def test_any_units_is_all_that_can_be_blocked() -> None:
    with pytest.raises(CardTextError, match="can't block at all"):
        compiled("This Unit can't block Units.")
    assert modifier("This Unit can't block") == t.Cannot("block")
    assert modifier("This Unit can't steal") == t.Cannot("steal") != t.Cannot("steal", Gigs("friendly"))


def test_whom_a_unit_must_attack() -> None:
    assert compiled("Rival Units must attack this Unit if able.") == (
        t.Persistent(t.MustAttack(This()), RIVALS),
    )
    assert program("Choose a friendly Unit. Rival Units must attack it next turn if they can.") == t.Do(
        (
            t.Pick(t.Choose(Cards(UNIT, "friendly"), "unit")),
            t.Establish(RIVALS, t.MustAttack(Ref("unit")), "rival's next turn"),
        )
    )


@pytest.mark.parametrize(
    "text", ["Choose a rival Unit. It must attack it this turn.", "Rival Units must attack it this turn."]
)
def test_no_unit_must_attack_itself(text: str) -> None:
    with pytest.raises(CardTextError, match="nothing that was spoken of"):
        compiled(text, "Program")


OWN, THEIRS = Cards(("Legend",), "friendly"), Cards(("Legend",), "rival")


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("You may Call an additional Legend each turn.", t.Persistent(t.CallsMore(), OWN)),
        ("Rivals must pay +1 €$ to Call a Legend.", t.Persistent(t.CostChange(1, what="call"), THEIRS)),
    ],
)
def test_calling(text: str, made: t.Ability) -> None:
    assert compiled(text) == (made,)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("You may Call a second Legend this turn.", t.Establish(OWN, t.CallsMore(), "this turn")),
        (
            "Rivals must pay +2 €$ to use {Go Solo} until your next turn.",
            t.Establish(THEIRS, t.CostChange(2, what="go-solo"), "your next turn"),
        ),
        (
            "Play your Units for -1 €$ this turn.",
            t.Establish(Cards(UNIT, "friendly"), t.CostChange(-1), "this turn"),
        ),
    ],
)
def test_prices_for_a_time(text: str, step: t.Step) -> None:
    assert program(text) == step


@pytest.mark.parametrize("event", ["attacks", "uses {Go Solo}", "steals a Gig", "is spent"])
def test_a_legend_that_did_it_is_that_legend(event: str) -> None:
    made = compiled(f"When a friendly Legend {event}, ready it.")
    assert made == compiled(f"When a friendly Legend {event}, ready that Legend.")
    assert compiled(render(made, card_type="Unit")) == made


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("When this Unit steals a Gig, steal an additional Gig.", "When this Unit steals a Gig, steal a rival Gig."),
        (
            "This Unit can attack ready Units with power less than its own.",
            "This Unit can attack ready Units with power less than this Unit's power.",
        ),
        ("Units with the same tag as this Unit have +1 power.", "Units sharing a tag with this Unit have +1 power."),
        (
            "{Play} If no friendly Gigs were stolen this turn, draw 1.",
            "{Play} If the number of times a player stole a friendly Gig this turn is 0, draw 1.",
        ),
        (
            "{Play} If a Rival stole a Gig from you this turn, draw 1.",
            "{Play} If a Rival stole a friendly Gig this turn, draw 1.",
        ),
        (
            "Rivals must pay +1 €$ to play Units while this Unit is spent.",
            "If this Unit is spent, Rivals play their Units for +1 €$.",
        ),
    ],
)  # fmt: skip
def test_short_words(text: str, same: str) -> None:
    assert compiled(text) == compiled(same)


def test_additional_to_no_other_gig() -> None:
    """A theft at once, or one more when the Unit steals: which, is not said."""
    with pytest.raises(CardTextError, match="at once, or when the attack steals"):
        compiled("{Attack} If this Unit has 10+ power, steal an additional Gig.")


def test_another_unit_that_is_attacked() -> None:
    """Another than this one: the attacker is a Rival's."""
    (made,) = compiled("When a rival Unit attacks another friendly Unit, draw 1.")
    assert isinstance(made, t.Triggered)
    assert made.when[0].against == Cards(UNIT, "friendly", other=True)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "{Play} If your ☆ is odd, draw 2. If it's even, discard 1.",
            "{Play} If your ☆ is odd, draw 2. If your ☆ is even, discard 1.",
        ),
        (
            "This Unit has +3 power while on the field.",
            "If this Unit is on the field, this Unit has +3 power.",
        ),
        (
            "{Attack} If this is the first time this Unit attacked this turn, ready it.",
            "{Attack} If the number of times this Unit attacked this turn is 1, ready it.",
        ),
        (
            "{Attack} Spend a rival Unit with the same power or less.",
            "{Attack} Spend a rival Unit with power equal to or less than this Unit's power.",
        ),
    ],
)
def test_more_short_words(text: str, same: str) -> None:
    assert compiled(text) == compiled(same)


def test_street_cred_or_a_gig_is_even() -> None:
    with pytest.raises(CardTextError, match="which one this word speaks of"):
        program("If your ☆ is odd, increase a Gig by 1. If it's even, draw 2.")


def test_three_legends_are_all_that_there_are() -> None:
    assert condition("you control 3 face-up Legends") == condition("you control 3 or more face-up Legends")
    with pytest.raises(CardTextError, match="whether exactly so many"):
        condition("you control 2 face-up Legends")


def test_a_price_for_what_can_not_be_done() -> None:
    with pytest.raises(CardTextError, match="paid once, or each time"):
        program("Until your next turn, rival Units can't attack unless a Rival pays 1 €$.")
    assert isinstance(program("Defeat a rival Unit unless a Rival pays 1 €$."), t.IfYouDo)
