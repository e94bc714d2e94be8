"""A claim on one line of play, and why nobody asks for a choice that is claimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from engine.effects import tree
from scenarios.language.moves import Move
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.moving import HOW_MANY
from scenarios.play.options import ACTION_KINDS, answers
from scenarios.play.underway import UnderWay, nodes, under_way
from scenarios.play.wording import describe
from scenarios.reasons.carrying import CARRIES_OUT
from scenarios.reasons.deciding import NOT_SO
from scenarios.reasons.lacking import lacking
from scenarios.reasons.texts import of_effect, of_events, of_refusals
from scenarios.reasons.unmet import Unmet, unmet
from scenarios.table.defaults import Touch
from scenarios.table.names import WHO, Unclear

#: That what a text does not leave open is done.
MUST: Final = ("golden.must-resolve",)
#: Who makes the choices of an effect.
RESOLVES: Final = ("effect.controller-resolves", "card.text-you")


class Judged:
    """The claim on one line: the refusals (none where it is legal), the rules that permit it, the texts it rests on."""

    __slots__ = ("first", "last", "line", "option", "permitted", "refusals", "sources", "touched")

    def __init__(self, line: Line, option: engine.Option | None, refusals: Sequence[engine.Refusal]) -> None:
        self.line = line
        self.option = option
        self.refusals = list(refusals)
        self.permitted: list[str] = []
        #: Of the rules of the refusals those that decide, and those that are about how much is chosen.
        self.first: tuple[str, ...] = ()
        self.last: tuple[str, ...] = ()
        self.touched: set[Touch] = set()
        self.sources: list[tuple[engine.CardFacts, object | None]] = [*of_refusals(refusals)]

    def others(self) -> list[engine.Option]:
        """What else may be chosen at that moment."""
        decision = self.line.game.decision
        return [] if decision is None else [option for option in decision.options() if option != self.option]


def of_another_die(bench: Bench, line: Line, player: int, move: Move) -> bool:
    """Whether a value is claimed of another Gig than the one whose value this player chooses now."""
    decision = line.game.decision
    if move.set_ is None or decision is None or decision.player != player or decision.kind != "value":
        return False
    meant = bench.table.names.dice(move.set_.die, line.game.state)
    return bool(meant) and isinstance(decision.about, engine.Die) and decision.about.number not in meant


def not_asked(bench: Bench, line: Line, player: int, move: Move) -> Judged:
    """A choice that is not open now, or not for this player.

    What happened last says why nobody asks: a condition was false, nothing could be chosen.
    """
    decision = line.game.decision
    assert decision is not None
    asked = describe(line.game, bench.table.names) if decision.kind not in ACTION_KINDS else ""
    unasked = f"nobody asks for that now; {asked}" if asked else "nobody asks for that now"
    one = Judged(line, None, [engine.Refusal(decision.keys, unasked)])
    if bench.brief:
        return one
    events = line.game.state.events()
    chooses = decision.player
    if chooses in (engine.YOU, engine.RIVAL) and answers(decision, chooses, move) and chooses != player:
        one.refusals = [engine.Refusal(decision.keys, "it is not for {} to choose", WHO[player])]
        effect = under_way(line.game)
        one.sources += of_effect(effect)
        if effect is not None and effect.source.controller == chooses:
            one.refusals += [engine.Refusal(RESOLVES, "it is not for {} to choose", WHO[player])]
            one.first = RESOLVES
        return one
    if move.answer == "no" and chooses == player and decision.kind in ("choose", "discard"):
        # What has to be chosen cannot be declined; what came to nothing before has no part in it.
        one.refusals = [engine.Refusal(decision.keys, "nobody asks whether")]
        one.first = tuple(key for key in HOW_MANY if key in decision.keys)
        one.sources += of_effect(under_way(line.game))
        return one
    quiet = _not_set_off(bench, line, player, move)
    if quiet:
        one.refusals = [
            engine.Refusal(each.keys, "nothing has set off what {} says", each.card) for each in quiet
        ]
        one.sources += [(each.card.facts, each.ability) for each in quiet]
        return one
    why = [event for event in reversed(events) if event.kind in NOT_SO][:1]
    must = _had_to(bench, line, player, move)
    if must is not None:
        one.refusals = [engine.Refusal(MUST, "nobody asks whether; what {} says is done", must.source)]
        one.refusals += [engine.Refusal(event.keys, unasked) for event in why]
        one.first = MUST
        one.sources += of_effect(must)
        return one
    if why:
        one.refusals = [engine.Refusal(why[0].keys, unasked), *one.refusals]
        one.first = _lacked(bench, line, player, move, why[0])
    one.sources += of_events(why or events[-1:], events)
    return one


def _not_set_off(bench: Bench, line: Line, player: int, move: Move) -> list[Unmet]:
    """The effects of the card that is to be used, or not, where nothing has set any of them off."""
    said = move.use or move.decline
    if said is None:
        return []
    card = _named(bench, line, player, said)
    if card is None:
        return []
    events = line.game.state.events()
    set_off = [event.effect for event in events if event.source is not None and event.source.uid == card.uid]
    if any(_leaves_open(effect) for effect in set_off):
        return []
    quiet = unmet(line.game, events, "triggered", (card.uid,))
    return [each for each in quiet if isinstance(each.ability, tree.Triggered) and _leaves_open(each.ability)]


def _named(bench: Bench, line: Line, player: int, said: str) -> engine.Card | None:
    """The card of that name, the player's own where there are several; None where it is no single one."""
    try:
        return bench.table.names.card(
            said, line.game.state, player=player, prefer=lambda card: card.controller == player
        )
    except Unclear:
        return None


def _leaves_open(effect: object) -> bool:
    """Whether an effect asks whether it is used: it is optional, or has a cost."""
    kinds = (tree.May, tree.MayInstead, tree.SpendThis, tree.PayEddies, tree.CostStep)
    return any(nodes(effect, kind) for kind in kinds)


def _lacked(bench: Bench, line: Line, player: int, move: Move, why: engine.Event) -> tuple[str, ...]:
    """What a card lacks that is to be chosen, where an effect found nothing to choose."""
    if (
        move.choose is None
        or len(move.choose) != 1
        or why.source is None
        or bench.table.names.is_die(move.choose[0])
    ):
        return ()
    card = _named(bench, line, player, move.choose[0])
    if card is None:
        return ()
    asked = (
        lacking(line.game, asks, player, why.source, card).keys for asks in nodes(why.effect, tree.Choose)
    )
    return next((keys for keys in asked if keys), ())


def _had_to(bench: Bench, line: Line, player: int, move: Move) -> UnderWay | None:
    """The effect that is declined, carried out last (of those of its card), where its player had to carry it out."""
    if move.decline is None and move.answer != "no":
        return None
    done = [
        event for event in line.game.state.events() if event.kind in CARRIES_OUT and event.source is not None
    ]
    if move.decline is not None:
        card = bench.table.names.card(move.decline, line.game.state, player=player, prefer=lambda _: True)
        done = [event for event in done if event.source is not None and event.source.uid == card.uid]
    if not done or done[-1].source is None:
        return None
    effect = done[-1].effect
    optional = any(nodes(effect, kind) for kind in (tree.May, tree.MayInstead))
    up_to = any(choice.up_to for choice in nodes(effect, tree.Choose))
    return None if optional or up_to else UnderWay(done[-1].source, effect)
