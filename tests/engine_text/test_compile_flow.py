"""How sentences hang together, what their words speak of, and how a text falls into effects."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Cards,
    Comparison,
    CostOf,
    Count,
    Gigs,
    Is,
    IsParity,
    PowerOf,
    Ref,
    StreetCred,
    This,
    Trigger,
    ValueOf,
)
from engine.text import compile_text
from tests.engine_text.compiling import GEAR, PROGRAM, UNIT, ability, compiled, program

MINE, THEIRS = Cards(UNIT, "friendly"), Cards(UNIT, "rival")
ODD = IsParity(StreetCred(), "odd")
ATTACKS = (Trigger("attacks", This()),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Draw 1. Discard 1.", t.Do((t.Draw(), t.Discard()))),
        ("Draw 1, then discard 1.", t.Do((t.Draw(), t.Discard()))),
        ("Draw 1. Then, discard 1.", t.Do((t.Draw(), t.Discard()))),
        ("You may draw 1.", t.May(t.Draw())),
        ("You may draw 1, then discard 1.", t.May(t.Do((t.Draw(), t.Discard())))),
        ("A Rival may discard 1.", t.May(t.Discard(1), by="rival")),
        ("You may discard 1. If you do, draw 2.", t.IfYouDo(t.May(t.Discard()), t.Draw(2))),
        ("You may discard 1 to draw 2.", t.IfYouDo(t.May(t.Discard()), t.Draw(2))),
        ("Discard 1. If you do, draw 2.", t.IfYouDo(t.Discard(), t.Draw(2))),
        ("You may discard 1. Otherwise, draw 2.", t.IfYouDo(t.May(t.Discard()), None, t.Draw(2))),
        (
            "You may discard 1. If you do, draw 2. Otherwise, draw 1.",
            t.IfYouDo(t.May(t.Discard()), t.Draw(2), t.Draw()),
        ),
        (
            "A Rival may discard 1. If they don't, draw 1.",
            t.IfYouDo(t.May(t.Discard(1), by="rival"), None, t.Draw()),
        ),
        ("If your ☆ is odd, draw 1.", t.If(ODD, t.Draw())),
        ("Draw 1 if your ☆ is odd.", t.If(ODD, t.Draw())),
        ("If your ☆ is odd, draw 1. Otherwise, discard 1.", t.If(ODD, t.Draw(), t.Discard())),
        (
            "If your ☆ is odd, you may discard 1. If you do, draw 2.",
            t.If(ODD, t.IfYouDo(t.May(t.Discard()), t.Draw(2))),
        ),
        ("Draw 1. If your ☆ is odd, draw 2 instead.", t.If(ODD, t.Draw(2), t.Draw())),
        ("Draw 1. If your ☆ is odd, you may draw 2 instead.", t.MayInstead(ODD, t.Draw(2), t.Draw())),
        ("Draw 1. You may draw 2 instead if your ☆ is odd.", t.MayInstead(ODD, t.Draw(2), t.Draw())),
        ("At the end of this turn, draw 1.", t.Later(t.Draw())),
        ("Draw 1 at the end of the turn.", t.Later(t.Draw())),
        (
            "The next time you play a Gear this turn, draw 1.",
            t.NextTime(Trigger("played", Cards(GEAR), who="you"), t.Draw(), "this turn"),
        ),
        (
            "Draw 1. If your ☆ is odd, draw 2 instead. Discard 1.",
            t.Do((t.If(ODD, t.Draw(2), t.Draw()), t.Discard())),
        ),
        ("For each friendly Gig, draw 1.", t.Draw(Count(Gigs("friendly")))),
        (
            "Choose one effect.\nDraw 1. // Discard 1.",
            t.ChooseOne((t.Draw(), t.Discard())),
        ),
        (
            "Choose one effect. If your ☆ is odd, choose both instead.\nDraw 1. // Discard 1. Trash 1.",
            t.ChooseOne((t.Draw(), t.Do((t.Discard(), t.TrashTop()))), all_if=ODD),
        ),
        ("A Rival chooses one effect. Draw 1. // Draw 2.", t.ChooseOne((t.Draw(), t.Draw(2)), by="rival")),
        (
            "A Rival chooses whether you draw 2 or trash 3. If you trash 3, draw 1.",
            t.ChooseOne((t.Draw(2), t.IfYouDo(t.TrashTop(3), t.Draw())), by="rival"),
        ),
        (
            "Resolve both effects. If your ☆ is odd, choose one effect instead. Draw 1. // Draw 2.",
            t.If(ODD, t.ChooseOne((t.Draw(), t.Draw(2))), t.Do((t.Draw(), t.Draw(2)))),
        ),
    ],
)
def test_sentences_hang_together_as_they_say(text: str, expected: t.Step) -> None:
    assert program(text) == expected


def test_two_sentences_are_two_instructions() -> None:
    """The last sentence is about the board, and does not hang on what the first one did."""
    step = program("You may spend a rival Unit. If your ☆ is odd, draw 1.")
    assert step == t.Do((t.May(t.Spend(t.Choose(THEIRS, "unit"))), t.If(ODD, t.Draw())))


def test_what_follows_if_you_do_in_a_sentence_of_its_own_is_an_instruction_of_its_own() -> None:
    step = program("You may discard 1. If you do, draw 1. Trash 1.")
    assert step == t.Do((t.IfYouDo(t.May(t.Discard()), t.Draw()), t.TrashTop()))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{Attack} If your ☆ is odd, draw 1.", t.Triggered(ATTACKS, t.Draw(), ODD)),
        ("When this Unit attacks, if your ☆ is odd, draw 1.", t.Triggered(ATTACKS, t.Draw(), ODD)),
        (
            "{Attack} If your ☆ is odd, draw 1. Discard 1.",
            t.Triggered(ATTACKS, t.Do((t.If(ODD, t.Draw()), t.Discard()))),
        ),
        (
            "{Attack} If your ☆ is odd, draw 1. Otherwise, discard 1.",
            t.Triggered(ATTACKS, t.If(ODD, t.Draw(), t.Discard())),
        ),
        ("{Spend}: If your ☆ is odd, draw 1.", t.Activated((t.SpendThis(),), t.Draw(), ODD)),
        ("{Spend} Draw 1.", t.Activated((t.SpendThis(),), t.Draw())),
        ("2 €$, {Spend}: Draw 1.", t.Activated((t.PayEddies(2), t.SpendThis()), t.Draw())),
        ("{Quick} 1 €$: Draw 1.", t.Activated((t.PayEddies(1),), t.Draw(), quick=True)),
        ("{Spend}, discard 1: Draw 2.", t.Activated((t.SpendThis(), t.CostStep(t.Discard())), t.Draw(2))),
        ("From your hand, 1 €$: Draw 1.", t.Activated((t.PayEddies(1),), t.Draw(), from_hand=True)),
        (
            "3 €$: Draw 1. This effect costs -1 €$ for each friendly Gig.",
            t.Activated((t.PayEddies(3, Count(Gigs("friendly"))),), t.Draw()),
        ),
        ("When this Unit attacks, {Spend}: Draw 1.", t.Triggered(ATTACKS, t.Draw(), costs=(t.SpendThis(),))),
        (
            "{Attack} If this Unit wins a fight, draw 1.",
            t.Triggered(ATTACKS, t.NextTime(Trigger("wins-fight", This()), t.Draw(), "end of attack")),
        ),
        (
            "If this Unit would be defeated, you may discard 1 instead.",
            t.Replacement("defeat", t.Discard(), This(), optional=True),
        ),
        (
            "If a friendly Unit would be defeated, bottom-deck it instead.",
            t.Replacement("defeat", t.Move(Ref("unit"), "bottom of deck"), MINE),
        ),
        (
            "If a friendly Unit would be defeated, you may pay 2 €$ to draw 1 instead.",
            t.Replacement("defeat", t.Draw(), MINE, optional=True, costs=(t.PayEddies(2),)),
        ),
        (
            "When a rival Unit would steal a Gig, you may spend this Unit. If you do, that Gig isn't stolen.",
            t.Replacement("steal", t.IfYouDo(t.May(t.Spend(This())), t.Prevent()), THEIRS, instead=False),
        ),
        (
            "When you roll in a d20, you may ignore the result and reroll it.",
            t.Replacement("roll-in", t.Reroll(), gig=Gigs(sides=20), who="you", optional=True, instead=False),
        ),
    ],
)
def test_kinds_of_ability(text: str, expected: t.Ability) -> None:
    assert ability(text) == expected


def test_a_program_may_also_be_played_when_a_unit_attacks() -> None:
    text = "You may also play this Program when a rival Unit attacks by paying its cost and discarding 1. Draw 1."
    assert compiled(text, "Program") == (
        t.AlsoPlayable(Trigger("attacks", THEIRS), (t.CostStep(t.Discard()),)),
        t.Resolve(t.Draw()),
    )


# --- what words speak of


@pytest.mark.parametrize(
    ("text", "last"),
    [
        (
            "Spend a Unit. It can't ready until your next turn.",
            t.Give(Ref("unit"), (t.Cannot("ready"),), "your next turn"),
        ),
        (
            "Spend 2 Units. They can't ready until your next turn.",
            t.Give(Ref("unit"), (t.Cannot("ready"),), "your next turn"),
        ),
        ("Spend a Unit. Ready a Legend. Defeat that Unit.", t.Defeat(Ref("unit"))),
        ("Spend a Unit. Ready a Legend. Defeat it.", t.Defeat(Ref("legend"))),
        ("Increase a Gig by 1. Spend a Unit. Increase it by 1.", t.Adjust(Ref("gig"), 1, "increase")),
        ("Increase a Gig by 1. Spend a Unit. Defeat it.", t.Defeat(Ref("unit"))),
        ("Spend a Unit. Spend a Unit. Defeat the first Unit.", t.Defeat(Ref("unit"))),
        ("Spend a Unit. Spend a Unit. Defeat it.", t.Defeat(Ref("unit2"))),
        ("Spend all Units. Defeat those Units.", t.Defeat(Ref("unit"))),
        ("Trash 1. Add it to your hand.", t.Move(Ref("trashed"), "hand")),
        (
            "Trash 2. Add a Gear from among them to your hand.",
            t.Move(t.Choose(Cards(GEAR, among="trashed"), "gear"), "hand"),
        ),
        ("Reveal the top card of your deck. Add that card to your hand.", t.Move(Ref("looked"), "hand")),
        (
            "Search the top 3 cards of your deck. Add 1 to your hand.",
            t.Move(t.Choose(Cards(among="looked"), "card"), "hand"),
        ),
        (
            "Search the top 2 cards of your deck and trash 1.",
            t.Move(t.Choose(Cards(among="looked"), "card"), "trash"),
        ),
        (
            "Search the top 3 cards of your deck. Trash up to 2.",
            t.Move(t.Choose(Cards(among="looked"), "card", 2, up_to=True), "trash"),
        ),
        ("Search the top 3 cards of your deck. Trash the top card of your deck.", t.TrashTop()),
        (
            "Search the top 3 cards of your deck. Add 1 of them to your hand.",
            t.Move(t.Choose(Cards(among="looked"), "card"), "hand"),
        ),
        (
            "Trash 2. Add one of those cards to your hand.",
            t.Move(t.Choose(Cards(among="trashed"), "card"), "hand"),
        ),
        (
            "Spend 3 Units. Defeat up to 2 of them.",
            t.Defeat(t.Choose(Cards(UNIT, among="unit"), "unit2", 2, up_to=True)),
        ),
        ("Call a Legend. Ready that Legend.", t.Ready(Ref("legend"))),
        ("Discard 1. Trash 2.", t.TrashTop(2)),
        (
            "Search the top 3 cards of your deck. Bottom-deck the rest.",
            t.Move(t.Every(Cards(among="looked"), "card"), "bottom of deck"),
        ),
        (
            "Play a Unit from your trash for free. It gains {Blocker} this turn.",
            t.Give(Ref("unit"), (t.Has("BLOCKER"),), "this turn"),
        ),
        (
            "Spend a rival Unit. Ready a friendly Unit with power less than that Unit's power.",
            t.Ready(t.Choose(Cards(UNIT, "friendly", power=Comparison("<", PowerOf(Ref("unit")))), "unit2")),
        ),
    ],
)
def test_pronouns_mean_the_last_piece_that_fits(text: str, last: Any) -> None:
    assert program(text).steps[-1] == last


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("When a friendly Unit attacks, ready it.", t.Ready(Ref("unit"))),
        ("When this Unit attacks, ready it.", t.Ready(This())),
        ("When this Unit steals a Gig, increase it by 1.", t.Adjust(Ref("gig"), 1, "increase")),
        ("When you play a Unit, ready it.", t.Ready(Ref("card"))),
        ("When this Unit loses a fight, defeat the opposing Unit.", t.Defeat(Ref("opponent"))),
        ("When a friendly Unit attacks, spend a Unit.", t.Spend(t.Choose(Cards(UNIT), "unit2"))),
        ("When this Unit attacks, spend a Unit.", t.Spend(t.Choose(Cards(UNIT), "unit"))),
        (
            "When a friendly Unit steals a Gig, you may steal a Gig with the same number of sides.",
            t.May(t.Steal(t.Choose(Gigs("rival", sides_of="gig"), "gig2"))),
        ),
        (
            "When this Unit steals a Gig, ready another friendly Unit with power equal to that Gig's value.",
            t.Ready(
                t.Choose(Cards(UNIT, "friendly", other=True, power=Comparison("=", ValueOf("gig"))), "unit")
            ),
        ),
    ],
)
def test_triggers_bring_in_pieces(text: str, step: t.Step) -> None:
    assert ability(text).step == step


def test_choose_and_do_is_doing_it_to_a_chosen_piece() -> None:
    assert program("Choose a rival Unit and spend it.") == t.Spend(t.Choose(THEIRS, "unit"))
    assert program("Choose a rival Unit. Spend it.") == t.Do(
        (t.Pick(t.Choose(THEIRS, "unit")), t.Spend(Ref("unit")))
    )


def test_what_instead_speaks_of_is_chosen_first() -> None:
    step = program(
        "Trash 3. Add a Gear from among them to your hand. If its cost is 2 or less, play it for free instead."
    )
    assert step.steps[1:] == (
        t.Pick(t.Choose(Cards(GEAR, among="trashed"), "gear")),
        t.If(
            Is(Ref("gear"), Cards(cost=Comparison("<=", 2))),
            t.PlayCard(Ref("gear"), free=True),
            t.Move(Ref("gear"), "hand"),
        ),
    )


def test_instead_may_leave_unsaid_what_and_how_long() -> None:
    choice = t.Choose(THEIRS, "unit")
    assert program("Defeat a rival Unit. You may defeat 2 instead if your ☆ is odd.") == t.MayInstead(
        ODD, t.Defeat(t.Choose(THEIRS, "unit", 2)), t.Defeat(t.Choose(THEIRS, "unit2"))
    )
    assert program(
        "Give a rival Unit -1 power this turn. If your ☆ is odd, give it -3 power instead."
    ) == t.Do(
        (
            t.Pick(choice),
            t.If(
                ODD,
                t.Give(Ref("unit"), (t.Power(-3),), "this turn"),
                t.Give(Ref("unit"), (t.Power(-1),), "this turn"),
            ),
        )
    )


def test_a_play_is_amended_by_the_sentence_after_it() -> None:
    step = program("Play a Program from your trash for free. Bottom-deck it after you play it.")
    assert step == t.PlayCard(
        t.Choose(Cards(PROGRAM, "friendly", ("trash",)), "program"), free=True, then="bottom of deck"
    )
    step = ability("{Play} Play a Gear from your trash. Equip it only to another friendly Unit.").step
    assert step.host == Cards(UNIT, "friendly", other=True)


def test_these_effects_are_given_to_one_unit() -> None:
    step = program(
        "Give a friendly Unit these effects.\nGive this Unit +1 power this turn. //"
        " The next time this Unit attacks this turn, it may attack ready Units."
    )
    assert step == t.Do(
        (
            t.Pick(t.Choose(MINE, "unit")),
            t.Give(Ref("unit"), (t.Power(1),), "this turn"),
            t.Give(Ref("unit"), (t.MayAttack(THEIRS, ready=True, next_attack=True),), "this turn"),
        )
    )


def test_a_number_of_what_was_discarded() -> None:
    step = ability(
        "{Attack} Discard 1. This Unit gains power equal to the discarded card's cost this turn."
    ).step
    assert step.steps[1] == t.Give(This(), (t.Power(CostOf(Ref("discarded"))),), "this turn")


# --- paragraphs


def test_each_paragraph_is_an_effect_and_keywords_stand_alone() -> None:
    assert compiled("{Go Solo}\n{Play} Draw 1.\n{Blocker}", "Legend") == (
        t.Keyword("GO SOLO"),
        t.Triggered((Trigger("played", This()),), t.Draw()),
        t.Keyword("BLOCKER"),
    )


@pytest.mark.parametrize(
    ("lines", "card_type"),
    [
        ("{Blocker}\n{Play} Draw 1.", "Unit"),
        ("This Unit can't attack.\n{Blocker}", "Unit"),
        ("{Call} Draw 1.\nWhen a Unit attacks, {Spend} Draw 2.", "Legend"),
        ("{Play} Draw 1.\nThis Unit can attack spent Units the turn it's played.", "Unit"),
        ("{Call} Choose one effect.\nDraw 1. // Draw 2.\n{Spend}: Discard 1.", "Legend"),
        ("Play this Program for 1 €$.\nDraw 1.", "Program"),
        ("Draw 1.\nIf your ☆ is odd, draw 2.", "Program"),
        ("Discard your hand.\nDraw 1 for each discarded card.", "Program"),
    ],
)
def test_a_printing_without_line_breaks_means_the_same(lines: str, card_type: Any) -> None:
    assert compiled(lines.replace("\n", " "), card_type) == compiled(lines, card_type)


@pytest.mark.parametrize(
    ("older", "current"),
    [
        ("PLAY Draw a card.", "{Play} Draw 1."),
        ("ATTACK If you have 6+ *, draw 2 cards.", "{Attack} If you have 6+ ☆ (Street Cred), draw 2."),
        ("FLIP Spend a rival unit. SPEND Draw a card.", "{Call} Spend a rival Unit.\n{Spend}: Draw 1."),
        ("GO SOLO DEFEATED Discard the top 2 cards of your deck.", "{Go Solo}\n{Defeated} Trash 2."),
        (
            "When you play a red unit, defeat a rival gear card that costs 1 or less.",
            "When you play a red Unit, defeat a rival Gear with cost 1 or less.",
        ),
        (
            "Your Corpo units have +1 power when attacking.",
            "Friendly CORPO Units have +1 power while attacking.",
        ),
        ("[Spend Icon]: Increase a friendly gig's value by 2.", "{Spend} Increase a friendly Gig by 2."),
        ("{Play} Draw 1.<br>{Attack} Draw 2.<br />{Blocker}", "{Play} Draw 1.\n{Attack} Draw 2.\n{Blocker}"),
    ],
)
def test_older_layouts_mean_the_same(older: str, current: str) -> None:
    assert compiled(older, "Legend") == compiled(current, "Legend")


def test_reminder_text_says_nothing() -> None:
    assert compiled("{Blocker} (Defeat all Units.)\nDraw 1. (Or 2.)", "Program") == compiled(
        "{Blocker}\nDraw 1.", "Program"
    )
    assert compiled("(Nothing but a note.)") == compiled("") == ()


def test_a_line_that_breaks_off_goes_on_in_the_next() -> None:
    assert compiled("{Play}\nDraw 1, then\ndiscard 1.") == compiled("{Play} Draw 1, then discard 1.")


def test_a_gears_text_speaks_of_its_host() -> None:
    assert compiled("This Unit or Legend has {Blocker}.", "Gear") == (t.Persistent(t.Has("BLOCKER")),)
    assert compiled("Play this Gear for 1 €$.", "Gear") == (t.Persistent(t.PaysInstead(1)),)
    found = ability("When this Unit attacks, if it's spent, draw 1.", "Gear")
    assert found.condition == Is(This(), Cards(spent=True))


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (
            (
                "Play a Unit with cost 3 or less from your trash for free. If you control a min Gig, play a Unit with "
                "cost 5 or less instead."
            ),
            (
                "If you control a min Gig, play a Unit with cost 5 or less from your trash for free. Otherwise, play a "
                "Unit with cost 3 or less from your trash for free."
            ),
        ),
        (
            (
                "Return a rival Unit with cost 3 or less to its owner's hand. If you control a min Gig, return a rival "
                "Unit with cost 5 or less instead."
            ),
            (
                "If you control a min Gig, return a rival Unit with cost 5 or less to its owner's hand. Otherwise, "
                "return a rival Unit with cost 3 or less to its owner's hand."
            ),
        ),
        (
            "Add a Unit from your trash to your hand. If you control a min Gig, add up to 2 instead.",
            (
                "If you control a min Gig, add up to 2 Units from your trash to your hand. Otherwise, add a Unit from "
                "your trash to your hand."
            ),
        ),
        (
            "Search the top 3 cards of your deck. Add a Gear to your hand. If you control a min Gig, add 2 instead.",
            (
                "Search the top 3 cards of your deck. If you control a min Gig, add 2 Gear from among the searched "
                "cards to your hand. Otherwise, add a Gear from among the searched cards to your hand."
            ),
        ),
        (
            "Ready up to 3 Eddies. If you control a min Gig, ready up to 5 instead.",
            "If you control a min Gig, ready up to 5 Eddies. Otherwise, ready up to 3 Eddies.",
        ),
        (
            "Defeat a friendly Unit. If you do, play a Unit with a higher cost from your hand for free.",
            (
                "Defeat a friendly Unit. If you do, play a Unit with cost higher than that Unit's cost from your hand "
                "for free."
            ),
        ),
        (
            "Trash 3. If a Gear was trashed this way, draw 1.",
            "Trash 3. If you trashed a Gear this way, draw 1.",
        ),
    ],
)
def test_what_a_sentence_leaves_to_the_one_before_is_as_if_it_were_said(short: str, long: str) -> None:
    assert compile_text(short, card_type="Program") == compile_text(long, card_type="Program")


def test_it_after_a_statement_about_this_card_alone_is_this_card() -> None:
    short = "This Unit has {Blocker}. If it's an ARASAKA Unit, it also has +2 power."
    long = "This Unit has {Blocker}.\nIf this Unit is an ARASAKA Unit, this Unit has +2 power."
    assert compile_text(short, card_type="Gear") == compile_text(long, card_type="Gear")
