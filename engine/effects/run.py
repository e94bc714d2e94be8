"""Carrying out instructions: one small function for each kind of step (`effect.resolve-in-order`).

`run` returns whether the step was done in full, which is what "if you do" asks. A step that has nothing to act on does
nothing and the rest goes on (`golden.as-much-as-possible`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects import (
    steps_cards,
    steps_dig,
    steps_done,
    steps_fight,
    steps_flow,
    steps_gigs,
    steps_lasting,
    steps_play,
)
from engine.effects import tree as t

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.decisions import Script
    from engine.effects.scope import Scope

HANDLERS: Final[dict[type, Callable[..., Script[bool]]]] = {
    t.Do: steps_flow.do,
    t.May: steps_flow.may,
    t.If: steps_flow.if_,
    t.IfYouDo: steps_flow.if_you_do,
    t.MayInstead: steps_flow.may_instead,
    t.ChooseOne: steps_flow.choose_one,
    t.EachPlayer: steps_flow.each_player,
    t.ByRival: steps_flow.by_rival,
    t.Repeat: steps_flow.repeat,
    t.Pick: steps_flow.pick,
    t.ChooseKind: steps_flow.choose_kind,
    t.Reroll: steps_gigs.reroll,
    t.RollIn: steps_gigs.roll_in,
    t.ToFixer: steps_gigs.to_fixer,
    t.Redirect: steps_flow.redirect,
    t.LookAtHand: steps_cards.look_at_hand,
    t.Prevent: steps_flow.prevent,
    t.PayNow: steps_flow.pay_now,
    t.EndAttack: steps_flow.end_attack,
    t.WinGame: steps_flow.win_game,
    t.LoseGame: steps_flow.lose_game,
    t.Later: steps_lasting.later,
    t.NextTime: steps_lasting.next_time,
    t.NextWould: steps_lasting.next_would,
    t.Give: steps_lasting.give,
    t.Establish: steps_lasting.establish,
    t.Draw: steps_cards.draw_cards,
    t.Discard: steps_cards.discard,
    t.TrashTop: steps_cards.trash_top,
    t.Defeat: steps_done.defeat_cards,
    t.Spend: steps_done.spend_cards,
    t.Ready: steps_done.ready_cards,
    t.ReadyEddies: steps_cards.ready_eddies,
    t.Move: steps_done.move_cards,
    t.Look: steps_cards.look,
    t.Dig: steps_dig.dig,
    t.ShuffleDeck: steps_cards.shuffle,
    t.Reveal: steps_cards.reveal,
    t.LookAtLegend: steps_cards.look_at_legend,
    t.Sell: steps_cards.sell_cards,
    t.TakeControl: steps_cards.take_control,
    t.Steal: steps_gigs.steal,
    t.Adjust: steps_gigs.adjust,
    t.SetGig: steps_gigs.set_gig,
    t.Swap: steps_gigs.swap,
    t.SwapValues: steps_gigs.swap_values,
    t.PlayCard: steps_play.play_card,
    t.Call: steps_play.call,
    t.Flip: steps_play.flip,
    t.Equip: steps_play.equip_gear,
    t.Fight: steps_fight.fight,
}
"""One handler for each kind of step; a test compares them with the tree."""


def run(scope: Scope, step: t.Step) -> Script[bool]:
    """Carry out a step; returns whether it was done in full."""
    game = scope.game
    outer = game.since
    game.since = game.state.made
    done = yield from HANDLERS[type(step)](scope, step)
    game.since = outer
    return done
