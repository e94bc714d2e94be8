"""One claim judged on one line: whether the move is legal, why not, and what lets it be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final

import engine
from engine.effects import tree
from engine.rules.activate import effects_of
from scenarios.asking.found import Found, unsupported
from scenarios.asking.not_asked import Judged, not_asked, of_another_die
from scenarios.asking.unfit import weigh_choice
from scenarios.language.moves import Claim, Move
from scenarios.play.bench import Bench
from scenarios.play.by_effect import offered
from scenarios.play.implied import YES, implied
from scenarios.play.line import Line
from scenarios.play.moving import judge
from scenarios.play.options import ACTION_KINDS, ACTION_VERBS, answers
from scenarios.play.script import onward, past
from scenarios.play.underway import as_described, nodes, under_way
from scenarios.play.wording import describe
from scenarios.reasons.enabling import barred, enabling
from scenarios.reasons.forgone import NOTHING_CHOSEN
from scenarios.reasons.texts import of_condition_unmet, of_effect, of_events, of_permission, of_price
from scenarios.reasons.weights import general_last, weightiest_first
from scenarios.table.defaults import Touch
from scenarios.table.names import PLAYERS, Unclear

#: Events that are the action itself, not what it is paid with.
DONE: Final = frozenset(
    {"activated", "attacked", "blocked", "called", "conceded", "passed", "played", "react-step-ended", "sold"}
)
#: The rules that make something an action or a reaction, by the engine's word for it and the decision it answers.
PERMITTED_BY: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("activate", "main"): ("main.activate-effect", "activated.main-phase-action"),
    ("activate", "react"): ("react.quick-effect", "quick.with-effect-usable"),
    ("attack", "main"): ("main.attack", "attack.main-phase-action"),
    ("block", "react"): ("react.blocker", "blocker.in-react-step", "blocker.meaning"),
    ("call", "main"): ("main.call", "call.main-phase-action"),
    ("call", "react"): ("react.call-legend", "call.as-reaction"),
    ("end-react", "react"): ("react.end-step",),
    ("go-solo", "main"): ("go-solo.meaning",),
    ("pass", "main"): ("main.pass-turn",),
    ("play", "main"): ("main.play-card", "play.from-hand"),
    ("play", "react"): ("react.quick-program", "quick.alone-playable"),
    ("play-legend", "main"): ("legend.play-to-field", "legends-area.play-to-field"),
    ("sell", "main"): ("main.sell", "sell.main-phase-action"),
}
#: Rules that permit something in spite of others: where they were needed, they decide.
EXCEPTIONS: Final = (
    "adrenaline.", "attack.permission-is-specific", "attack.targets-by-effect", "go-solo.", "golden.cards-break-rules",
)  # fmt: skip
#: What makes something a target is less plain than that attacking is an action.
TARGETS: Final = ("attack.target-", "gear.no-upper-limit", "gear.default-hosts", "gear.play")
#: Why a Legend may not be spent to pay.
NEEDS_SELL_TAG: Final = "face-up-needs-sell-tag"
#: What comes after the effect in which something is chosen.
_LATER: Final = frozenset({"attack-ended", "fight-ended", "phase-began", "turn-began", "turn-ended"})
_ON_THE_WAY = frozenset({"pay", "host"})


def judge_claim(bench: Bench, lines: Sequence[Line], claim: Claim) -> list[Judged] | Found:
    """The claim on every line, at the moment that is asked about. The lines stay as they are. Raises `Unclear`."""
    player, move = PLAYERS[claim.player], claim.move
    judged: list[Judged] = []
    budget = bench.budget()
    for start in lines:
        for line in moments(bench, start, player, move):
            if budget.late():
                sentence = (
                    f"Not settled within {budget.limits.seconds:g} seconds ({len(judged)} lines looked at)."
                )
                return Found("inconclusive", sentence, lines=len(judged), partial=True)
            needed = bench.unsupported(line)
            if needed is not None:
                return unsupported(needed, len(judged))
            try:
                one = _judge_line(bench, line, player, move)
            except Unclear:
                further = onward(bench.table, line, player, move)
                if further:
                    one = _judge_line(bench, further[0][0], player, further[0][1])
                elif of_another_die(bench, line, player, move):
                    one = not_asked(bench, line, player, move)
                else:
                    raise
            else:
                later = bool(one.refusals) and not _out_of_turn(line, player, move)
                further = onward(bench.table, line, player, move) if later else []
                if later and not further:
                    one = _once_done(bench, line, player, move) or _later_on(bench, one, player, move) or one
            needed = _played_unread(bench, one)
            if needed is not None:
                return unsupported(needed, len(judged))
            judged += [_judge_line(bench, there, player, meant) for there, meant in further] or [one]
    return judged


def _once_done(bench: Bench, line: Line, player: int, move: Move) -> Judged | None:
    """A choice claimed where something else is asked first: whether anything is done, which Gig it is; else None."""
    option = implied(bench.table, line, player, move)
    if option is None or (option == YES and move.verb != "choose"):
        return None
    ahead = line.twin()
    ahead.send(option)
    then = ahead.game.decision
    if then is None or not answers(then, player, move):
        return None
    with suppress(Unclear):
        return _judge_line(bench, ahead, player, move)
    return None


def _later_on(bench: Bench, one: Judged, player: int, move: Move) -> Judged | None:
    """A card claimed where the one Gig there is has to be chosen first, or the other way round; else None."""
    options = one.line.options()
    said = one.option[0] if one.option is not None else ""
    if len(options) != 1 or {said, options[0][0]} != {"choose", "die"}:
        return None
    ahead = one.line.twin()
    ahead.send(options[0])
    then = ahead.game.decision
    if then is None or not answers(then, player, move):
        return None
    with suppress(Unclear):
        return _judge_line(bench, ahead, player, move)
    return None


def _out_of_turn(line: Line, player: int, move: Move) -> bool:
    """Whether an action is asked about while the other player may react: it is not what comes once they have not."""
    decision = line.game.decision
    reacting = decision is not None and decision.kind == "react" and decision.player != player
    return reacting and move.verb in ACTION_VERBS


def moments(bench: Bench, start: Line, player: int, move: Move) -> Iterator[Line]:
    """The points at which a claim is judged: past what a scenario may leave unsaid, which another line goes past."""
    silent = None if move.verb in ACTION_VERBS else player
    stack = [start.twin() if start.planned else start]
    while stack:
        line = stack.pop()
        decision = line.game.decision
        if decision is None or answers(decision, player, move):
            yield line
            continue
        skipped = past(bench.table, line.twin() if line is start else line, decision, silent)
        if skipped is None:
            yield line
        else:
            stack.extend(reversed(skipped))


def _judge_line(bench: Bench, line: Line, player: int, move: Move) -> Judged:
    game = line.game
    decision = game.decision
    if decision is None:
        return Judged(line, None, game.why_not(("pass",), player))
    if move.verb not in ACTION_VERBS and not answers(decision, player, move):
        return not_asked(bench, line, player, move)
    refusals, option = judge(bench.table.names, line, player, move)
    assert option is not None
    one = Judged(line, option, refusals)
    way = offered(line, option) if refusals and decision.player == player else None
    if way is not None:
        one = Judged(line, way.option, ())
        # That the text lets it be done at this moment comes before how it is done.
        despite = [key for key in decision.keys if key.startswith(EXCEPTIONS)]
        one.permitted = general_last([*despite, *way.keys, *decision.keys])
        one.sources += of_effect(under_way(game))
        return one
    if refusals and move.verb not in ACTION_VERBS and decision.kind not in ("pay", "roll"):
        asked = describe(game, bench.table.names)
        one.refusals = [engine.Refusal(r.keys, "{}; {}", r.reason, asked) for r in refusals]
    for number in option[1:]:
        if isinstance(number, int) and number in game.state.cards:
            one.touched |= bench.touched_card(game.state.cards[number])
    if any("cost.in-full" in refusal.keys for refusal in one.refusals):
        one.touched |= {Touch(player, "eddies"), Touch(player, "legends")}
    if bench.brief:
        return one
    if move.verb not in ACTION_VERBS:
        one.sources += of_effect(under_way(game))
        weigh_choice(one, option, decision)
    elif one.refusals:
        # A Legend that could have paid, but for what it is, tells more than that something is missing.
        one.first = tuple(
            key for refusal in one.refusals for key in refusal.keys if key.endswith(NEEDS_SELL_TAG)
        )
        one.sources += of_condition_unmet(game, option, one.refusals)
        one.sources += of_price(game, option, one.refusals)
    if not one.refusals:
        one.permitted = _permitted(bench, line, option, decision, one)
        one.sources = [*of_permission(game, option, one.permitted), *one.sources]
    return one


def _permitted(
    bench: Bench, line: Line, option: engine.Option, decision: engine.Decision, one: Judged
) -> list[str]:
    """The rules that carry out the action when it is done, then the rules that let it be chosen."""
    ahead = line.twin()
    before = ahead.game.state.recorded
    ahead.send(option)
    while ahead.game.decision is not None and ahead.game.decision.kind in _ON_THE_WAY:
        ahead.send(ahead.game.decision.options()[0])
    events = ahead.game.state.events(before)
    one.touched |= bench.touched(events)
    if decision.kind not in ACTION_KINDS:
        described: tuple[str, ...] = ()
        if option[0] == "choose":
            described = as_described(under_way(line.game), line.game.state.cards[int(option[1])])
        return [*described, *_permitted_choice(option, decision, events)]
    done = [event for event in events if event.kind in DONE][:1]
    paid = [event for event in events if event.kind in ("spent", "paid")]
    permits = PERMITTED_BY.get((str(option[0]), decision.kind), ())
    if option[0] == "play" and "QUICK" in line.game.state.cards[int(option[1])].facts.keywords:
        permits = (*permits, "quick.main-or-react")
    if option[0] == "activate" and _reduced(line.game, option):
        permits = (*permits, "pay.cost-value-unchanged")
    spent_to_pay = (event for event in paid if event.note == "pay")
    if any(event.card is not None and event.card.facts.type == "Legend" for event in spent_to_pay):
        # What a Legend may pay for is less plain than what an Eddie does.
        permits = (*permits, "legends-area.spend-as-money")
    carried_out = weightiest_first([key for event in done for key in event.keys])
    exceptional = [key for first in (EXCEPTIONS, TARGETS) for key in carried_out if key.startswith(first)]
    asked_or_paid = [*_asking(decision, permits), *(key for event in paid for key in event.keys)]
    one.sources += of_events(done, events)
    in_spite = barred(line.game) if option[0] == "pass" else ()
    made_so = enabling(line.game, ahead.game)
    one.sources += [(facts, None) for facts in in_spite]
    despite = ("golden.cant-beats-can",) if in_spite else ()
    first = permits if option[0] == "end-react" else ()
    if option[0] == "attack" and _attacked_before(line.game, int(option[1])):
        # It has been readied since: that an action may be taken again, by whom, tells more than the target.
        first = ("main.any-number-of-times", "attack.choose-attacker")
    if _reacted(line.game, decision):
        first = (*permits[:1], "react.step")
    rest = [*despite, *exceptional, *made_so, *permits, *carried_out, *weightiest_first(asked_or_paid)]
    return list(dict.fromkeys([*first, *general_last(rest)]))


def _attacked_before(game: engine.Game, uid: int) -> bool:
    """Whether a Unit has attacked in this turn already."""
    attacks = game.state.log.get("attacked", ())
    return any(event.card is not None and event.card.uid == uid for event in attacks)


def _reacted(game: engine.Game, decision: engine.Decision) -> bool:
    """Whether the defending player has reacted in this React Step already: that they may again decides."""
    reactions = takewhile(lambda event: event.kind != "react-step-began", reversed(game.state.events()))
    return decision.kind == "react" and any(event.kind in DONE for event in reactions)


def _reduced(game: engine.Game, option: engine.Option) -> bool:
    """Whether the text of an activated effect says for how much less it is activated."""
    effects = effects_of(game, game.state.cards[int(option[1])])
    chosen = (ability for place, _, ability in effects if place == option[2])
    return any(cost.less is not None for ability in chosen for cost in nodes(ability, tree.PayEddies))


def _asking(decision: engine.Decision, permits: Sequence[str]) -> list[str]:
    """The rules that ask, without those that permit something else than what is asked about."""
    others = {key for (_, kind), keys in PERMITTED_BY.items() if kind == decision.kind for key in keys}
    return [key for key in decision.keys if key in permits or key not in others]


def _permitted_choice(
    option: engine.Option, decision: engine.Decision, events: Sequence[engine.Event]
) -> list[str]:
    """The rules that let something be chosen in the middle of an effect, then those of what it leads to at once."""
    # What a Legend may pay for is less plain than what an Eddie does.
    ordered = sorted(events, key=lambda event: event.note != "pay") if decision.kind == "pay" else events
    at_once = takewhile(lambda event: event.kind not in _LATER, ordered)
    came = [key for event in at_once for key in weightiest_first(event.keys)]
    asked = weightiest_first(decision.keys)
    if option == ("done",):
        # What lets nothing, or no more, be chosen is what decides then, not what asks for a choice.
        asked = sorted(asked, key=lambda key: not key.startswith(NOTHING_CHOSEN))
    elif decision.kind == "steal":
        # Of one of them it is asked whether it may be chosen, not who chooses.
        asked = sorted(asked, key=lambda key: key != "steal.any-gig")
    return general_last([*came, *asked] if decision.kind == "pay" else [*asked, *came])


def _played_unread(bench: Bench, one: Judged) -> engine.CardFacts | None:
    """The card to be played from hand, where its text cannot be executed and might forbid or change the play."""
    if one.option is None or one.option[0] != "play" or int(one.option[1]) not in bench.table.unread:
        return None
    return one.line.game.state.cards[int(one.option[1])].facts
