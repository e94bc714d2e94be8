"""Instructions in words; every card here is made up."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Adjust,
    Call,
    Cannot,
    Choose,
    ChooseKind,
    CostChange,
    Discard,
    Draw,
    EndAttack,
    Equip,
    Establish,
    Every,
    Flip,
    Give,
    Has,
    Look,
    LookAtHand,
    LookAtLegend,
    LoseGame,
    MayAttack,
    Move,
    MustAttack,
    PayNow,
    Pick,
    PlayCard,
    Power,
    Prevent,
    Ready,
    ReadyEddies,
    Redirect,
    Reroll,
    Reveal,
    Sell,
    SetGig,
    Spend,
    Steal,
    Step,
    Swap,
    TakeControl,
    TopOfDeck,
    TrashTop,
    WinGame,
)
from engine.effects.values import (
    Cards,
    Comparison,
    Gigs,
    Kind,
    Pairs,
    PowerOf,
    Ref,
    This,
    ValueOf,
)
from engine.text.rendering.render import render_step

UNIT: tuple[Kind, ...] = ("Unit",)
GEAR: tuple[Kind, ...] = ("Gear",)
PROGRAM: tuple[Kind, ...] = ("Program",)
RIVAL_UNIT = Choose(Cards(UNIT, "rival"), "unit")
OWN_UNIT = Choose(Cards(UNIT, "friendly"), "unit")
THAT = Ref("unit")
GIG = Choose(Gigs(), "gig")
IN_TRASH = Cards(UNIT, "friendly", ("trash",))
LEGEND = Choose(Cards(("Legend",), "friendly", face_up=False), "legend")


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (Pick(OWN_UNIT), "Choose a friendly Unit."),
        (ChooseKind(), "Choose a card type."),
        (Draw(2), "Draw 2."),
        (Draw(1, "rival"), "A Rival draws 1."),
        (Draw(3, up_to=True), "Draw up to 3."),
        (Draw(Pairs("friendly")), "Draw 1 for each friendly value-pair of Gigs."),
        (Draw(ValueOf("gig")), "Draw 1 for each point of that Gig's value."),
        (Discard(2), "Discard 2."),
        (Discard(1, "rival"), "A Rival discards 1."),
        (Discard(None), "Discard your hand."),
        (Discard(None, "rival"), "A Rival discards their hand."),
        (Discard(2, like=Cards(PROGRAM)), "Discard 2 Programs."),
        (Discard(1, like=Cards(cost=Comparison("=", 3))), "Discard 1 card with cost 3."),
        (Discard(1, "rival", random=True), "A Rival discards 1 at random."),
        (Discard(None, like=Cards(PROGRAM)), "Discard all Programs from your hand."),
        (TrashTop(3), "Trash 3."),
        (TrashTop(2, up_to=True), "Trash up to 2."),
        (Spend(RIVAL_UNIT), "Spend a rival Unit."),
        (Ready(This()), "Ready this Unit."),
        (ReadyEddies(2), "Ready 2 Eddies."),
        (ReadyEddies(1), "Ready 1 Eddie."),
        (Move(RIVAL_UNIT, "hand"), "Return a rival Unit to its owner's hand."),
        (Move(Every(Cards(UNIT), "unit"), "hand"), "Return all Units to their owners' hands."),
        (Move(Choose(IN_TRASH, "unit"), "hand"), "Add a Unit from your trash to your hand."),
        (Move(RIVAL_UNIT, "bottom of deck"), "Bottom-deck a rival Unit."),
        (Move(Ref("looked"), "top of deck", any_order=True), "Top-deck the revealed cards in any order."),
        (Move(This(), "removed"), "Remove this Unit from the game."),
        (Move(Ref("looked"), "trash"), "Trash the revealed cards."),
        (Look(1, "reveal"), "Reveal the top card of your deck."),
        (Look(3, "search"), "Search the top 3 cards of your deck."),
        (LookAtHand(), "Look at a Rival's hand."),
        (LookAtHand(reveal=True), "A Rival reveals their hand."),
        (LookAtHand("you", reveal=True), "Reveal your hand."),
        (Reveal(Choose(Cards(GEAR, "friendly", ("hand",)), "gear")), "Reveal a Gear from your hand."),
        (LookAtLegend(LEGEND), "Look at a friendly face-down Legend."),
        (Sell(TopOfDeck("card")), "Sell the top card of your deck."),
        (Steal(Choose(Gigs("rival"), "gig")), "Steal a rival Gig."),
        (Steal(Choose(Gigs("rival"), "gig"), This()), "This Unit steals a rival Gig."),
        (Adjust(GIG, 3, "increase", up_to=True), "Increase a Gig by up to 3."),
        (Adjust(GIG, Pairs("rival"), "decrease"), "Decrease a Gig by 1 for each rival value-pair of Gigs."),
        (SetGig(GIG, 1), "Set a Gig to 1."),
        (SetGig(GIG, PowerOf(THAT)), "Set a Gig to that Unit's power."),
        (SetGig(GIG, like=Choose(Gigs(other_than="gig"), "gig2")), "Set a Gig to the value of another Gig."),
        (
            SetGig(GIG, like=Choose(Gigs(opposite="gig"), "gig2")),
            "Set a Gig to the value of another player's Gig.",
        ),
        (
            Swap(Choose(Gigs("friendly"), "gig"), Choose(Gigs("rival"), "gig2")),
            "Swap a friendly Gig with a rival Gig.",
        ),
        (Give(OWN_UNIT, (Power(2),), "this turn"), "Give a friendly Unit +2 power this turn."),
        (
            Give(OWN_UNIT, (Power(1), Has("BLOCKER")), "your next turn"),
            "Give a friendly Unit +1 power and {Blocker} until your next turn.",
        ),
        (
            Give(RIVAL_UNIT, (MustAttack(),), "rival's next turn"),
            "A rival Unit must attack if it can during a Rival's next turn.",
        ),
        (
            Give(Every(Cards(UNIT, "rival"), "unit"), (Cannot("attack"), Power(1)), "end of attack"),
            "All rival Units can't attack and have +1 power until the end of this attack.",
        ),
        (
            Give(OWN_UNIT, (MayAttack(Cards(UNIT, "rival", spent=True), lagging=True),), "this turn"),
            "A friendly Unit can attack spent rival Units the turn it's played.",
        ),
        (
            Give(LEGEND, (CostChange(-2, 1, "go-solo"),), "this turn"),
            "A friendly face-down Legend may use {Go Solo} for -2 €$ this turn, to a minimum of 1 €$.",
        ),
        (
            Give(Ref("unit"), (Power(ValueOf("gig")),), "this turn"),
            "That Unit gains power equal to that Gig's value this turn.",
        ),
        (
            Establish(
                Cards(UNIT, "rival"),
                Cannot("steal", Gigs("friendly", value=Comparison(">", PowerOf(Ref("each"))))),
                "your next turn",
            ),
            "Until your next turn, rival Units can't steal friendly Gigs with value higher than their power.",
        ),
        (PlayCard(Choose(IN_TRASH, "unit"), free=True), "Play a Unit from your trash for free."),
        (
            PlayCard(Choose(Cards(GEAR, "friendly", ("hand",)), "gear"), less=2),
            "Play a Gear from your hand for -2 €$, to a minimum of 1 €$.",
        ),
        (
            PlayCard(
                Choose(Cards(PROGRAM, "friendly", ("hand", "trash")), "program"),
                free=True,
                then="bottom of deck",
            ),
            "Play a Program from your hand or trash for free, bottom-decking it afterwards.",
        ),
        (
            PlayCard(
                Choose(Cards(GEAR, "friendly", ("trash",)), "gear"), host=Cards(UNIT, "friendly", other=True)
            ),
            "Play a Gear from your trash, equipping it only to another friendly Unit.",
        ),
        (Call(), "Call a Legend for free."),
        (Call(LEGEND, free=False), "Call a friendly face-down Legend."),
        (Flip(LEGEND), "Flip a friendly face-down Legend face-up."),
        (Flip(This(), face_up=False), "Flip this Unit face-down."),
        (Equip(Choose(Cards(GEAR, on=This()), "gear"), THAT), "Equip a Gear from this Unit to that Unit."),
        (TakeControl(RIVAL_UNIT), "Take control of a rival Unit."),
        (Reroll(GIG), "Reroll a Gig."),
        (Reroll(), "Ignore the result and reroll it once."),
        (Prevent(), "Prevent that."),
        (PayNow(2), "Pay 2 €$."),
        (Redirect(This()), "Redirect the attack to this Unit."),
        (EndAttack(), "End the attack."),
        (WinGame(), "Win the game."),
        (LoseGame("rival"), "A Rival loses the game."),
        (LoseGame("each"), "Each player loses the game."),
    ],
)
def test_one_verb(step: Step, words: str) -> None:
    assert render_step(step) == words
