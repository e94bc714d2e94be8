"""Texts about what pieces have in common, about some of several cards, and of kinds that later sets may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Alike,
    AtMost,
    Both,
    Cards,
    Compare,
    Comparison,
    CostOf,
    Count,
    Gears,
    Gigs,
    PlayedThisTurn,
    Ref,
    Shared,
    Tally,
    This,
    Times,
    ValueOf,
)
from engine.errors import CardTextError
from engine.text.rendering.render import render
from tests.engine_text.compiling import GEAR, PROGRAM, UNIT, ability, compiled, condition, modifier, program
from tests.engine_text.tree_values import ONE

if TYPE_CHECKING:
    from engine.effects.values import Amount
    from engine.facts import CardType

DECK = Count(Cards(side="friendly", areas=("deck",)))
TRASHED = Cards(among="trashed")
SEVERAL = Compare(Count(TRASHED), ">", 1)


def same_again(text: str, card_type: CardType) -> None:
    """Our wording of a text compiles to the tree of the text."""
    abilities = compiled(text, card_type)
    assert compiled(render(abilities, card_type=card_type), card_type) == abilities


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("Set a Gig to any value.", t.SetGig(t.Choose(Gigs(), "gig"), any=True)),
        (
            "Set a friendly Gig to a value of your choice.",
            t.SetGig(t.Choose(Gigs("friendly"), "gig"), any=True),
        ),
        ("Swap the values of two Gigs.", t.SwapValues(t.Choose(Gigs(), "gig", 2))),
        (
            "Swap the values of a friendly Gig and a rival Gig.",
            t.SwapValues(t.Choose(Gigs("friendly"), "gig"), t.Choose(Gigs("rival"), "gig2")),
        ),
        (
            "Double the value of a Gig.",
            t.Adjust(t.Choose(Gigs(), "gig"), ValueOf("gig"), "increase"),
        ),
        (
            "Reroll up to 2 Gigs with the same value.",
            t.Reroll(t.Choose(Gigs(), "gig", 2, True, alike="values")),
        ),
        (
            "Steal 2 Gigs with the same number of sides.",
            t.Steal(t.Choose(Gigs("rival"), "gig", 2, alike="sides")),
        ),
        (
            "Defeat 2 rival Units with the same power.",
            t.Defeat(t.Choose(Cards(UNIT, "rival"), "unit", 2, alike="powers")),
        ),
        ("Shuffle your deck.", t.ShuffleDeck()),
        (
            "Search your deck for a Gear, reveal it, add it to your hand, then shuffle your deck.",
            t.Do(
                (
                    t.Look(DECK, "search"),
                    t.Pick(t.Choose(Cards(GEAR, among="looked"), "gear")),
                    t.Reveal(Ref("gear")),
                    t.Move(Ref("gear"), "hand"),
                    t.ShuffleDeck(),
                )
            ),
        ),
        ("Draw 1 for each rival Unit, up to 3.", t.Draw(AtMost(Count(Cards(UNIT, "rival")), 3))),
        (
            "Draw 2 for each rival Unit, to a maximum of 4.",
            t.Draw(AtMost(Times(Count(Cards(UNIT, "rival")), 2), 4)),
        ),
        (
            "Play a Unit from your trash for free. It enters spent.",
            t.PlayCard(t.Choose(Cards(UNIT, "friendly", ("trash",)), "unit"), True, spent=True),
        ),
        (
            "Play a Program from your trash for free. Remove it from the game after you play it.",
            t.PlayCard(t.Choose(Cards(PROGRAM, "friendly", ("trash",)), "program"), True, "removed"),
        ),
        (
            "Move any number of Gear from friendly Units to another friendly Unit.",
            t.Equip(
                t.Choose(
                    Cards(GEAR, worn_by=Cards(UNIT, "friendly")),
                    "gear",
                    Count(Cards(GEAR, worn_by=Cards(UNIT, "friendly"))),
                    up_to=True,
                ),
                t.Choose(Cards(UNIT, "friendly"), "unit"),
            ),
        ),
        (
            "Equip up to 2 Gear from your hand to the same friendly Unit.",
            t.Equip(
                t.Choose(Cards(GEAR, "friendly", ("hand",)), "gear", 2, up_to=True),
                t.Choose(Cards(UNIT, "friendly"), "unit"),
            ),
        ),
        (
            "Defeat a rival Unit. Steal a Gig from that Unit's controller.",
            t.Do(
                (
                    t.Defeat(t.Choose(Cards(UNIT, "rival"), "unit")),
                    t.Steal(t.Choose(Gigs("rival"), "gig")),
                )
            ),
        ),
        (
            "Defeat a rival Unit. Then, defeat all Units with the same name as it.",
            t.Do(
                (
                    t.Defeat(t.Choose(Cards(UNIT, "rival"), "unit")),
                    t.Defeat(t.Every(Cards(UNIT, shares=Shared("name", Ref("unit"))), "unit2")),
                )
            ),
        ),
        (
            "Return a card that shares a tag with a friendly Unit from your trash to your hand.",
            t.Move(
                t.Choose(
                    Cards((), "friendly", ("trash",), shares=Shared("tag", Cards(UNIT, "friendly"))), "card"
                ),
                "hand",
            ),
        ),
        (
            "Give a blocking friendly Unit +3 power this turn.",
            t.Give(
                t.Choose(Cards(UNIT, "friendly", in_attack="blocking"), "unit"), (t.Power(3),), "this turn"
            ),
        ),
        (
            "Ready a friendly Unit with a WEAPON.",
            t.Ready(
                t.Choose(Cards(UNIT, "friendly", wears=Gears(Cards(GEAR, tags=("WEAPON",)), ONE)), "unit")
            ),
        ),
    ],
)
def test_an_instruction(text: str, step: t.Step) -> None:
    assert program(text) == step
    same_again(text, "Program")


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (
            "you control more Gigs than each Rival",
            Compare(Count(Gigs("friendly")), ">", Count(Gigs("rival"))),
        ),
        (
            "you control more Gigs than all Rivals",
            Compare(Count(Gigs("friendly")), ">", Count(Gigs("rival"))),
        ),
        ("you control 2 Units with the same cost", Compare(Alike(Cards(UNIT, "friendly"), "costs"), ">=", 2)),
        ("2 friendly Units have the same power", Compare(Alike(Cards(UNIT, "friendly"), "powers"), ">=", 2)),
        ("you played another Program this turn", PlayedThisTurn("you", Cards(PROGRAM, other=True))),
        ("you played another card this turn", PlayedThisTurn("you", Cards(other=True))),
    ],
)
def test_a_condition(text: str, asked: object) -> None:
    assert condition(text) == asked
    same_again(f"If {text}, draw 1.", "Program")


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("one of them is a Program", Compare(Count(Cards(PROGRAM, among="trashed")), ">=", 1)),
        ("any of them are Gear", Compare(Count(Cards(GEAR, among="trashed")), ">=", 1)),
        ("2 or more of them are red", Compare(Count(Cards(color="Red", among="trashed")), ">=", 2)),
        ("none of the trashed cards are Units", Compare(Count(Cards(UNIT, among="trashed")), "=", 0)),
        (
            "all of them are Units",
            Both(
                (
                    Compare(Count(TRASHED), ">", 0),
                    Compare(Count(Cards(UNIT, among="trashed")), "=", Count(TRASHED)),
                )
            ),
        ),
        ("both are Units", Compare(Count(Cards(UNIT, among="trashed")), ">=", 2)),
        ("both have the same type", Compare(Alike(TRASHED, "types"), ">=", 2)),
        ("they have the same cost", Both((SEVERAL, Compare(Alike(TRASHED, "costs"), "=", Count(TRASHED))))),
        (
            "all of them share a color",
            Both((SEVERAL, Compare(Alike(TRASHED, "colors"), "=", Count(TRASHED)))),
        ),
    ],
)
def test_some_of_the_cards_that_were_trashed(text: str, asked: object) -> None:
    found = program(f"Trash 3. If {text}, draw 1.")
    assert found.steps[1] == t.If(asked, t.Draw())  # type: ignore[arg-type]
    same_again(f"Trash 3. If {text}, draw 1.", "Program")


def test_one_of_them_that_a_condition_asks_for_is_chosen_among_them() -> None:
    found = program("Reveal the top 2 cards of your deck. If one of them is a Program, add it to your hand.")
    among = Cards(PROGRAM, among="looked")
    assert found.steps[1] == t.If(Compare(Count(among), ">=", 1), t.Move(t.Choose(among, "program"), "hand"))


def test_the_other_way_nobody_knows_which_one_it_is() -> None:
    with pytest.raises(CardTextError, match="which one this word speaks of"):
        program("Trash 2. If one of them is a Unit, draw 1. Otherwise, add it to your hand.")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            "This Unit can't be chosen by rival Programs",
            t.Cannot("be chosen by effects", by=Cards(PROGRAM), rivals=True),
        ),
        (
            "This Unit can't be defeated by QUICKHACK Programs",
            t.Cannot("be defeated by effects", by=Cards(PROGRAM, tags=("QUICKHACK",))),
        ),
        (
            "This Unit can't be spent by effects of rival Units",
            t.Cannot("be spent by effects", by=Cards(UNIT), rivals=True),
        ),
        (
            "This Unit can't be readied by rival Programs",
            t.Cannot("be readied by effects", by=Cards(PROGRAM), rivals=True),
        ),
        ("This Unit enters the field spent", t.EntersSpent()),
        ("This Unit has +2 power while blocking", t.While("blocking", t.Power(2))),
        (
            "This Unit has +2 power for each equipped Gear, up to +6",
            t.Power(AtMost(Times(Count(Cards(GEAR, on=This())), 2), 6)),
        ),
    ],
)
def test_a_modifier(text: str, what: t.Modifier) -> None:
    assert modifier(text) == what
    same_again(f"{text}.", "Unit")


@pytest.mark.parametrize(
    ("card_type", "text", "amount"),
    [
        (
            "Unit",
            "This Unit has +1 power for each equipped CYBERWARE Gear.",
            Cards(GEAR, tags=("CYBERWARE",), on=This()),
        ),
        ("Gear", "This Unit has +1 power for each other equipped Gear.", Cards(GEAR, other=True, on=This())),
        (
            "Unit",
            "This Unit has +1 power for each of its equipped red Gear.",
            Cards(GEAR, color="Red", on=This()),
        ),
        ("Unit", "This Unit has +1 power for each friendly equipped Gear.", Cards(GEAR, "friendly")),
    ],
)
def test_the_gear_that_is_counted(card_type: CardType, text: str, amount: Cards) -> None:
    """No Gear wears Gear: an equipped one is one that this piece wears, or one that is in play."""
    assert ability(text, card_type).what == t.Power(Count(amount))
    same_again(text, card_type)


def test_an_equipped_gear_is_one_in_play() -> None:
    assert program("Defeat a rival equipped Gear.") == t.Defeat(t.Choose(Cards(GEAR, "rival"), "gear"))
    with pytest.raises(CardTextError, match="whose Gear"):
        program("Draw 1 for each equipped Gear.")


RIVAL = Cards(UNIT, "rival")


@pytest.mark.parametrize(
    ("text", "done", "counted"),
    [
        (
            "Defeat up to 2 rival Units. Draw 1 for each Unit defeated this way.",
            "defeated",
            Tally("defeated"),
        ),
        ("Spend all rival Units. Draw 1 for each Unit spent this way.", "spent", Tally("spent")),
        (
            "Return up to 2 rival Units to their owners' hands. Draw 1 for each card returned this way.",
            "returned",
            Tally("returned"),
        ),
        ("For each Unit defeated this way, draw 1.", "", None),
        (
            "Defeat all rival Units. Draw 1 for each MERC Unit defeated this way.",
            "defeated",
            Count(Cards(UNIT, tags=("MERC",), among="defeated")),
        ),
    ],
)
def test_what_the_effect_has_done_is_counted(text: str, done: str, counted: Amount | None) -> None:
    if counted is None:
        with pytest.raises(CardTextError, match="what was defeated is not said"):
            program(text)
        return
    assert program(text).steps[1] == t.Draw(counted)
    same_again(text, "Program")


def test_the_unit_that_it_was_done_to() -> None:
    found = program("Spend a friendly Unit. Defeat a rival Unit with cost less than the spent Unit's cost.")
    assert found.steps[1].target.of.cost == Comparison("<", CostOf(Ref("unit")))
    with pytest.raises(CardTextError, match="what was spent is not said"):
        program("Defeat a rival Unit with cost less than the spent Unit's cost.")


def test_what_set_the_effect_off_was_not_done_by_it() -> None:
    with pytest.raises(CardTextError, match="what was defeated is not said"):
        ability("When a rival Unit is defeated, draw 1 for each Unit defeated this way.")
    found = ability("When a friendly Unit is defeated, draw cards equal to the defeated Unit's cost.").step
    assert found == t.Draw(CostOf(Ref("unit")))


def test_whose_power_is_meant_is_not_clear_where_a_condition_asked_for_another_card() -> None:
    with pytest.raises(CardTextError, match="whose number this is"):
        ability(
            "{Play} Trash 2. If one of them is a Unit, this Unit gains power equal to its power this turn."
        )


def test_two_that_were_each_chosen_by_themselves_are_both_of_them() -> None:
    found = program("Choose a friendly Unit and a rival Unit. Spend them.")
    assert found.steps[2:] == (t.Spend(Ref("unit")), t.Spend(Ref("unit2")))
    text = "Search the top 4 cards of your deck for a Program and a Gear. Add them to your hand."
    assert program(text).steps[3:] == (t.Move(Ref("program"), "hand"), t.Move(Ref("gear"), "hand"))
    swapped = program("Choose a rival Gig and a friendly Gig. Swap them.")
    assert swapped.steps[2] == t.Swap(Ref("gig2"), Ref("gig"))
    values = program("Choose a friendly Gig and a rival Gig. Swap their values.")
    assert values.steps[2] == t.SwapValues(Ref("gig"), Ref("gig2"))
    given = program("Spend a friendly Unit and a rival Unit. They can't ready until your next turn.")
    assert [step.target for step in given.steps[2:]] == [Ref("unit"), Ref("unit2")]
    with pytest.raises(CardTextError, match="of both of them is not clear"):
        program("Defeat a rival Unit and a rival Gear. Draw 1 for each of them.")


@pytest.mark.parametrize(
    "text",
    [
        "Swap a friendly Gig's value with the value of a rival Gig.",
        "Swap a friendly Gig's value with a rival Gig's value.",
        "Swap the value of a friendly Gig with that of a rival Gig.",
    ],
)
def test_values_are_swapped_in_other_words(text: str) -> None:
    mine, theirs = t.Choose(Gigs("friendly"), "gig"), t.Choose(Gigs("rival"), "gig2")
    assert program(text) == t.SwapValues(mine, theirs)
    found = ability("When this Unit steals a Gig, swap its value with the value of another Gig.").step
    assert found == t.SwapValues(Ref("gig"), t.Choose(Gigs(other_than="gig"), "gig2"))


def test_any_number_of_some_sort_is_discarded() -> None:
    hand = Count(Cards(PROGRAM, "friendly", ("hand",)))
    assert program("Discard any number of Programs.") == t.Discard(hand, like=Cards(PROGRAM), up_to=True)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("Discard all Programs.", t.Discard(None, like=Cards(PROGRAM))),
        ("Discard all Programs from your hand.", t.Discard(None, like=Cards(PROGRAM))),
        ("Discard all cards from your hand.", t.Discard(None)),
    ],
)
def test_all_of_some_sort_are_discarded(text: str, step: t.Step) -> None:
    assert program(text) == step


def test_one_of_each_was_trashed() -> None:
    found = program("Trash 2. If you trashed a Gear and a Program, draw 2.").steps[1].condition
    assert found.parts == tuple(
        Compare(Count(Cards(kinds, among="trashed")), ">=", 1) for kinds in (GEAR, PROGRAM)
    )


def test_gear_that_was_equipped_is_counted_as_it_was() -> None:
    found = ability("{Defeated} Draw 1 for each Gear that was equipped to this Unit.", "Gear").step
    assert found == t.Draw(Count(Cards(GEAR, on=This())))


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("Reduce the power of a rival Unit by 3 this turn.", "Give a rival Unit -3 power this turn."),
        ("Increase a friendly Unit's power by 3 this turn.", "Give a friendly Unit +3 power this turn."),
        (
            "Choose a rival Unit. Lower its power by 4 this turn.",
            "Choose a rival Unit. Give that Unit -4 power this turn.",
        ),
        (
            "Search the top 3 cards of your deck. Put 1 into your hand, 1 into your trash, and 1 on top of your deck.",
            (
                "Search the top 3 cards of your deck. Add a card from among the searched cards to your hand. "
                "Trash a card from among the searched cards. Top-deck a card from among the searched cards."
            ),
        ),
        (
            "Search the top 2 cards of your deck. Put 1 into your hand and the other into your trash.",
            (
                "Search the top 2 cards of your deck. Add a card from among the searched cards to your hand. "
                "Trash the rest."
            ),
        ),
    ],
)
def test_a_text_and_our_wording_of_it_mean_the_same(text: str, wording: str) -> None:
    assert render(compiled(text, "Program"), card_type="Program") == wording
    same_again(text, "Program")


def test_one_of_those_that_were_chosen_is_meant() -> None:
    found = program("Choose 2 friendly Units. If one of them is a MERC, ready it.")
    among = Cards(tags=("MERC",), among="unit")
    chosen = t.Choose(Cards(UNIT, tags=("MERC",), among="unit"), "unit2")
    assert found.steps[1] == t.If(Compare(Count(among), ">=", 1), t.Ready(chosen))
    both = program("Choose 2 friendly Units. If both have the same cost, ready them.")
    text = "Reveal the top 2 cards of your deck. If both cards are Programs, add them to your hand."
    assert program(text).steps[1].then == t.Move(Ref("looked"), "hand")
    assert both.steps[1] == t.If(Compare(Alike(Cards(among="unit"), "costs"), ">=", 2), t.Ready(Ref("unit")))


def test_only_a_unit_enters_spent() -> None:
    with pytest.raises(CardTextError, match="cannot read 'It enters spent'"):
        program("Play a Gear from your trash for free. It enters spent.")


def test_both_cards_are_two_of_one_group() -> None:
    with pytest.raises(CardTextError, match="which two cards"):
        program("Discard 1. Trash 1. If both cards have the same type, draw 2.")


def test_gear_is_moved_from_another_wearer() -> None:
    found = ability("{Attack} You may move a Gear from another friendly Unit to this Unit.", "Gear").step
    host = t.Pick(t.Choose(Cards(UNIT, "friendly", other=True, equipped=True), "unit"))
    gear = t.Equip(t.Choose(Cards(GEAR, on=Ref("unit")), "gear"), This())
    assert found == t.May(t.Do((host, gear)))


def test_both_effects_of_a_program_after_another_program() -> None:
    texts = (
        "Choose one effect. Choose both instead if you played another Program this turn.\nDraw 2. // Draw 1.",
        "Choose one effect. If you played another Program this turn, choose both instead.\nDraw 2. // Draw 1.",
    )
    whole = t.ChooseOne((t.Draw(2), t.Draw(1)), all_if=PlayedThisTurn("you", Cards(PROGRAM, other=True)))
    assert [ability(text, "Program") for text in texts] == [t.Resolve(whole)] * 2


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "This Unit can't be defeated by rival Units.", "whether by their effects only is not said"),
        ("Program", "Equip a Gear from your hand to the same Unit.", "the same as which is not said"),
        ("Program", "Swap the values of 3 Gigs.", "the values of two Gigs are swapped"),
        ("Program", "Double the value of 2 Gigs.", "each Gig has a value of its own"),
        ("Program", "Give another friendly Unit +2 power this turn.", "another than which"),
        (
            "Program",
            "Trash 3. If 2 of them are Units, draw 1.",
            "whether exactly so many or more is not said",
        ),
        ("Unit", "When a Unit is spent, steal a Gig from that Unit's controller.", "to a Rival only"),
    ],
)
def test_what_would_be_a_guess_is_refused(card_type: CardType, text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compiled(text, card_type)
