"""Phrases of the sort that later sets bring: what they mean, and that our wording of it means the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Count,
    Gigs,
    Happened,
    Is,
    Lowest,
    Not,
    Ref,
    This,
    Trigger,
    YourTurn,
)
from engine.errors import CardTextError
from engine.text.compiler import check_known, compile_text
from engine.text.forms import Reject
from engine.text.rendering.render import render
from tests.engine_text.compiling import (
    GEAR,
    PROGRAM,
    UNIT,
    ability,
    compiled,
    condition,
    modifier,
    program,
    when,
)

if TYPE_CHECKING:
    from engine.facts import CardType

HAND = ("hand",)
TRASH = ("trash",)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "Reroll any number of your Gigs.",
            t.Reroll(t.Choose(Gigs("friendly"), "gig", Count(Gigs("friendly")), up_to=True)),
        ),
        (
            "Bottom-deck any number of cards from your trash.",
            t.Move(
                t.Choose(
                    Cards(side="friendly", areas=TRASH),
                    "card",
                    Count(Cards(side="friendly", areas=TRASH)),
                    up_to=True,
                ),
                "bottom of deck",
            ),
        ),
        ("Set a friendly Gig to its max value.", t.SetGig(t.Choose(Gigs("friendly"), "gig"), face="max")),
        ("Set a Gig to its minimum value.", t.SetGig(t.Choose(Gigs(), "gig"), face="min")),
        ("Set all rival Gigs to their min value.", t.SetGig(t.Every(Gigs("rival"), "gig"), face="min")),
        (
            "Bottom-deck your hand.",
            t.Move(t.Every(Cards(side="friendly", areas=HAND), "card"), "bottom of deck"),
        ),
        (
            "Each player bottom-decks their hand.",
            t.EachPlayer(t.Move(t.Every(Cards(side="friendly", areas=HAND), "card"), "bottom of deck")),
        ),
        (
            "Bottom-deck a rival Unit with power less than your lowest Gig's value.",
            t.Move(
                t.Choose(Cards(UNIT, "rival", power=Comparison("<", Lowest(Gigs("friendly")))), "unit"),
                "bottom of deck",
            ),
        ),
        ("Redirect an attack to a friendly Unit.", t.Redirect(t.Choose(Cards(UNIT, "friendly"), "unit"))),
        (
            "Spend the attacking Unit.",
            t.Spend(t.Choose(Cards(UNIT, attacking=True), "unit")),
        ),
        (
            "Defeat an attacking rival Unit with power 4 or less.",
            t.Defeat(t.Choose(Cards(UNIT, "rival", power=Comparison("<=", 4), attacking=True), "unit")),
        ),
        (
            "Defeat a rival Legend that's on the field.",
            t.Defeat(t.Choose(Cards(("Legend",), "rival", ("field",)), "legend")),
        ),
        (
            "Look at a Rival's hand. Choose a Program from among them. That Rival discards it.",
            t.Do(
                (
                    t.LookAtHand("rival"),
                    t.Pick(t.Choose(Cards(PROGRAM, among="looked"), "program")),
                    t.Discard(1, "rival", Cards(among="program")),
                )
            ),
        ),
        (
            "Draw 1 for each Program you played this turn.",
            t.Draw(Happened(Trigger("played", Cards(PROGRAM), who="you"))),
        ),
    ],
)
def test_instructions(text: str, step: t.Step) -> None:
    assert program(text) == step
    says_the_same(text, "Program")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "you control Gigs with 3 or more different values",
            condition("you control 3 or more Gigs with different values"),
        ),
        (
            "you have fewer cards in your hand than a Rival",
            Compare(Count(Cards(side="friendly", areas=HAND)), "<", Count(Cards(side="rival", areas=HAND))),
        ),
        (
            "a Rival has at least 2 more cards in their trash than you",
            condition("a Rival has at least 2 more cards in a trash than you"),
        ),
        ("you stole 2 or more Gigs this turn", Compare(Happened(Trigger("steals", who="you")), ">=", 2)),
        (
            "you have played 3 or more Programs this turn",
            Compare(Happened(Trigger("played", Cards(PROGRAM), who="you")), ">=", 3),
        ),
    ],
)
def test_conditions(text: str, expected: Any) -> None:
    assert condition(text) == expected
    says_the_same(f"If {text}, draw 1.", "Program")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("This Unit must attack each turn if able", t.MustAttack()),
        ("This Unit has an additional +1 power", t.Power(1)),
        (
            "This Unit can't be defeated in fights against Units with cost 4 or less",
            t.While("fighting", t.Cannot("be defeated in a fight"), Cards(UNIT, cost=Comparison("<=", 4))),
        ),
    ],
)
def test_statements(text: str, expected: t.Modifier) -> None:
    assert modifier(text) == expected
    says_the_same(f"{text}.", "Unit")


@pytest.mark.parametrize(
    ("text", "of", "asked"),
    [
        ("This Unit has {Blocker} during your Rival's turn.", This(), Not(YourTurn())),
        ("Friendly Units have {Blocker} on your turn.", Cards(UNIT, "friendly"), YourTurn()),
        ("Attacking friendly Units have {Blocker}.", Cards(UNIT, "friendly", attacking=True), None),
    ],
)
def test_when_statements_hold(text: str, of: Any, asked: Any) -> None:
    assert ability(text) == t.Persistent(t.Has("BLOCKER"), of, asked)
    says_the_same(text, "Unit")


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("this Unit attacks a ready Unit", Trigger("attacks", This(), against=Cards(UNIT, spent=False))),
        ("you equip a Gear to this Unit", Trigger("equips", Cards(GEAR), who="you", against=This())),
        ("a Gear is equipped to this Unit", Trigger("equips", Cards(GEAR), against=This())),
        ("this Unit becomes equipped", Trigger("equips", Cards(GEAR), against=This())),
        (
            "a friendly Unit becomes equipped with a CYBERWARE Gear",
            Trigger("equips", Cards(GEAR, tags=("CYBERWARE",)), against=Cards(UNIT, "friendly")),
        ),
    ],
)
def test_events(text: str, trigger: Trigger) -> None:
    assert when(text) == trigger
    says_the_same(f"When {text}, draw 1.", "Unit")


def test_an_event_of_one_players_turn_has_that_as_its_condition() -> None:
    asked = ability("When you draw a card during a Rival's turn, ready this Unit.")
    assert asked == t.Triggered((Trigger("draws", who="you"),), t.Ready(This()), condition=Not(YourTurn()))
    paid = ability("When a friendly Unit attacks on your turn, {Spend} Draw 1.", "Legend")
    assert paid == t.Triggered(
        (Trigger("attacks", Cards(UNIT, "friendly")),), t.Draw(), YourTurn(), (t.SpendThis(),)
    )


def test_it_is_the_host_where_a_gear_is_equipped_to_this() -> None:
    assert ability("When you equip a Gear to this Unit, ready it.").step == t.Ready(This())


def test_a_gig_that_was_spoken_of_is_swapped() -> None:
    found = ability("When this Unit steals a Gig, swap it with a rival Gig.")
    assert found.step == t.Swap(Ref("gig"), t.Choose(Gigs("rival"), "gig2"))
    says_the_same("When this Unit steals a Gig, swap it with a rival Gig.", "Unit")


def test_what_comes_back_from_the_trash_may_be_told_where_from() -> None:
    told = "When a friendly Gear is defeated, you may return it from your trash to your hand."
    assert compiled(told) == compiled(told.replace(" from your trash", ""))


def test_the_sign_for_spending_may_stand_for_the_word() -> None:
    signed = "When you play a Gear, you may {Spend} this Legend. If you do, draw 1."
    assert compiled(signed, "Legend") == compiled(signed.replace("{Spend}", "spend"), "Legend")


def test_who_discarded_is_asked_where_both_players_did() -> None:
    found = program("Each player discards 1. If you discarded a Program, draw 1.")
    assert found.steps[1].condition == Compare(Count(Cards(PROGRAM, "friendly", among="discarded")), ">=", 1)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("Equip a Gear from your hand to a friendly Unit. Ready it.", t.Ready(Ref("unit"))),
        (
            "Equip a Gear from your hand to a friendly Unit. It gains +1 power this turn.",
            t.Give(Ref("unit"), (t.Power(1),), "this turn"),
        ),
    ],
)
def test_what_is_turned_or_gains_something_is_no_gear(text: str, step: t.Step) -> None:
    assert program(text).steps[1] == step


@pytest.mark.parametrize("verb", ["ready", "spend"])
def test_a_gear_cannot_be_readied_or_spent(verb: str) -> None:
    with pytest.raises(CardTextError, match="nothing that was spoken of"):
        compiled(f"Defeat a friendly Gear. If you do, {verb} it.", "Program")


@pytest.mark.parametrize("said", ["set their values to 1", "their values become 1"])
def test_gigs_and_their_values_are_the_same_thing_to_set(said: str) -> None:
    lead = "When a Rival steals one or more friendly Gigs, "
    assert compiled(f"{lead}{said}.") == compiled(f"{lead}set those Gigs to 1.")


def test_other_ways_to_say_what_is_known() -> None:
    assert condition("your ☆ and a Rival's differ by 10+") == condition(
        "your ☆ differs from a Rival's by 10+"
    )
    then = "Adjust a rival Gig by 1. If {}, draw 1."
    assert program(then.format("it has the same value as a friendly Gig")) == program(
        then.format("a friendly Gig has the same value as it")
    )
    assert modifier("This Unit can't be blocked by rival Units") == t.Cannot("be blocked")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Give rival Units -2 power this turn.", "Give all rival Units -2 power this turn."),
        ("Ready your Units.", "Ready all friendly Units."),
        ("Defeat Gear with cost 2 or less.", "Defeat all Gear with cost 2 or less."),
        ("Discard 2. Draw that many cards.", "Discard 2. Draw 1 for each discarded card."),
        (
            "Sell up to 2 cards from your hand. Draw that many.",
            "Sell up to 2 cards from your hand. Draw 1 for each of those cards.",
        ),
        (
            "Draw 1 for each Legend you called this turn.",
            "Draw 1 for each time you called a Legend this turn.",
        ),
        (
            "Defeat a Gear. If its cost was 3 or more, draw 1.",
            "Defeat a Gear. If its cost is 3 or more, draw 1.",
        ),
    ],
)
def test_other_ways_to_say_how_many(one: str, other: str) -> None:
    assert compiled(one, "Program") == compiled(other, "Program")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "Gear you play cost 1 €$ less, to a minimum of 1 €$.",
            "Play your Gear for -1 €$, to a minimum of 1 €$.",
        ),
        ("Friendly MERC Units cost 1 less to play.", "Friendly MERC Units cost 1 €$ less to play."),
        ("Friendly Gear cost 1 more to play.", "Friendly Gear cost 1 €$ more to play."),
        ("{Play} Ready up to 2 friendly Eddies.", "{Play} Ready up to 2 Eddies."),
        ("{Play} Ready a friendly spent Eddie.", "{Play} Ready an Eddie."),
        (
            "This Unit can only attack if you have 3 or more Gigs.",
            "This Unit can't attack unless you have 3 or more Gigs.",
        ),
        (
            "Other friendly Units can only block if this Unit is spent.",
            "Other friendly Units can't block unless this Unit is spent.",
        ),
        (
            "When this Unit steals a Gig, draw 1. Do this only once per turn.",
            "Once per turn, when this Unit steals a Gig, draw 1.",
        ),
        ("{Spend}: Draw 1. This effect can only be used once per turn.", "Once per turn, {Spend}: Draw 1."),
        (
            "When this Unit blocks, it gains +2 power this attack.",
            "When this Unit blocks, it gains +2 power during this attack.",
        ),
        (
            "{Play} Ready a Unit. If it's a MERC Unit, it also can't be blocked this turn.",
            "{Play} Ready a Unit. If it's a MERC Unit, it can't be blocked this turn.",
        ),
    ],
)
def test_other_ways_to_say_what_is_true(one: str, other: str) -> None:
    assert compiled(one) == compiled(other)


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Unit", "Do this only once per turn."),
        ("Unit", "Do this only once per turn. Draw 1."),
        ("Program", "Draw 1. Do this only once per turn."),
        ("Program", "Draw X for each friendly Unit, where X is the number of friendly Gigs."),
        # Declined, it has not been done, but it has been used.
        ("Unit", "When you play a Gear, you may ready this Unit. Do this only once per turn."),
        ("Unit", "When this Unit would be defeated, spend it instead. Do this only once per turn."),
    ],
)
def test_what_the_effect_tree_cannot_count_is_refused(card_type: CardType, text: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, card_type=card_type)


def test_a_type_is_asked_of_what_was_spoken_of_never_of_the_card_itself() -> None:
    text = "{Attack} Discard 1. Give this Unit +2 power this turn. If it's a Gear, draw 1."
    assert ability(text).step.steps[2].condition == Is(Ref("discarded"), Cards(GEAR))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "When a friendly Unit wins a fight against a rival Unit, defeat a Gear equipped to that Unit.",
            "which of the two Units",
        ),
        ("{Play} Swap a friendly Gig with a rival Gig. Then, increase it by 1.", "which one this word"),
        ("{Play} Spend a rival Unit. If it was ready, draw 1.", "not whether it was"),
        ("At the start of your turn, play this Unit for 7 €$.", "hangs on no event"),
    ],
)
def test_what_may_mean_either_is_refused(text: str, said: str) -> None:
    with pytest.raises(CardTextError, match=said):
        compiled(text)


def test_the_one_that_fought_is_it_and_the_other_the_opposing_one() -> None:
    lead = "When a friendly Unit wins a fight against a rival Unit, "
    assert ability(f"{lead}ready it.").step == t.Ready(Ref("unit"))
    assert ability(f"{lead}spend the opposing Unit.").step == t.Spend(Ref("opponent"))


def test_two_things_that_cannot_be_done() -> None:
    assert compiled("This Unit can't attack or block.") == (
        t.Persistent(t.Cannot("attack")),
        t.Persistent(t.Cannot("block")),
    )
    found = ability("{Play} Choose a rival Unit. It can't attack or ready until your next turn.")
    assert found.step.steps[1] == t.Give(
        Ref("unit"), (t.Cannot("attack"), t.Cannot("ready")), "your next turn"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Ready Eddies.",
        "Defeat cards.",
        "Increase a Gig by up to 3. Draw that many.",
        "Spend Units in your trash.",
        "Spend an AI and DRONE Unit.",
    ],
)
def test_how_many_or_which_must_be_said(text: str) -> None:
    with pytest.raises(CardTextError):
        compiled(text, "Program")


@pytest.mark.parametrize(
    "text",
    [
        "[Flavor] It rains.",
        "{Play} Draw 1. [Flavour Text] “Draw” is a word too.",
        "{Flavor} x\n{Play} Draw 1.",
    ],
)
def test_flavor_text_has_no_effect(text: str) -> None:
    assert compiled(text) == compiled("{Play} Draw 1." if "Play" in text else "")


def says_the_same(text: str, card_type: CardType) -> None:
    """Our wording of a text compiles to the tree of the text."""
    abilities = compiled(text, card_type)
    assert compiled(render(abilities, card_type=card_type), card_type) == abilities


def test_what_the_effect_tree_has_no_place_for_is_no_effect() -> None:
    """Whatever single sentences may say together: a tree that compiles can be stored and read again."""
    good = compile_text("{Attack} Give a friendly Unit +2 power this turn.", card_type="Unit")
    check_known(good)
    many: Any = "many"
    with pytest.raises(Reject, match="no effect that can be executed"):
        check_known((t.Resolve(t.Draw(many)),))
    unsaid = (t.Resolve(t.Defeat(Ref("?that"))),)
    with pytest.raises(Reject, match="is not said"):
        check_known(unsaid)
