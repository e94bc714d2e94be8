"""The questions `legal` and `forced`: may this be done now, must it, and which rules say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import engine
from scenarios.bench import Bench
from scenarios.citing import reasons, refusal_keys, specific_first
from scenarios.defaults import Touch
from scenarios.found import Found, unsupported
from scenarios.language.moves import Claim, Move
from scenarios.line import Line
from scenarios.names import PLAYERS
from scenarios.options import ACTION_VERBS, answers
from scenarios.ruling import Outcome
from scenarios.script import judge, past

#: Events that are the action itself, not what it is paid with.
DONE: Final = frozenset(
    {"attacked", "blocked", "called", "played", "sold", "passed", "react-step-ended", "conceded"}
)
#: The rules that make something an action or a reaction, by the engine's word for it and the decision it answers.
PERMITTED_BY: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
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
EXCEPTIONS: Final = ("adrenaline.", "go-solo.")
_ON_THE_WAY = frozenset({"pay", "host"})


class Judged:
    """The claim on one line: the refusals (none where it is legal), the rules that permit it, what else is open."""

    __slots__ = ("alternatives", "line", "option", "permitted", "refusals", "touched")

    def __init__(self, line: Line, option: engine.Option | None, refusals: Sequence[engine.Refusal]) -> None:
        self.line = line
        self.option = option
        self.refusals = list(refusals)
        self.permitted: list[str] = []
        self.alternatives: list[str] = []
        self.touched: set[Touch] = set()


def ask_legal(bench: Bench, lines: Sequence[Line], claim: Claim) -> Found:
    """Whether the claim is legal on all, none or some of the lines. Uses `lines` up. Raises `Unclear`."""
    judged = _judge(bench, lines, claim)
    if isinstance(judged, Found):
        return judged
    legal = [one for one in judged if not one.refusals]
    refused = [one for one in judged if one.refusals]
    who = "You may" if claim.player == "you" else "The Rival may"
    what = claim.move.text()
    if not refused:
        keys = [key for one in legal for key in one.permitted]
        found = Found("yes", f"Yes. {who} {what}.", bench.cite(keys))
    elif not legal:
        found = Found(
            "no",
            f"No. {reasons(_all_refusals(refused))}.",
            bench.cite(refusal_keys(_all_refusals(refused), bench.edition)),
        )
    else:
        keys = [
            *refusal_keys(_all_refusals(refused), bench.edition),
            *(key for one in legal for key in one.permitted),
        ]
        sentence = f"It depends on the play so far. Where it is not legal: {reasons(_all_refusals(refused))}."
        found = Found("depends", sentence, bench.cite(keys))
        found.outcomes = [_outcome(bench, "legal", legal), _outcome(bench, "not legal", refused)]
    return _complete(found, judged)


def ask_forced(bench: Bench, lines: Sequence[Line], claim: Claim) -> Found:
    """Whether the claim is the only thing that may be done. Uses `lines` up. Raises `Unclear`."""
    judged = _judge(bench, lines, claim)
    if isinstance(judged, Found):
        return judged
    refused = [one for one in judged if one.refusals]
    free = [one for one in judged if not one.refusals and one.alternatives]
    keys = [key for one in judged for key in (one.line.game.decision.keys if one.line.game.decision else ())]
    if refused:
        found = Found(
            "no",
            f"No. It is not legal: {reasons(_all_refusals(refused))}.",
            bench.cite(refusal_keys(_all_refusals(refused), bench.edition)),
        )
    elif free:
        others = ", ".join(f"`{text}`" for text in free[0].alternatives[:5])
        found = Found("no", f"No. There is another choice: {others}.", bench.cite(keys))
    else:
        found = Found("yes", "Yes. Nothing else may be chosen.", bench.cite(keys))
    return _complete(found, judged)


def _judge(bench: Bench, lines: Sequence[Line], claim: Claim) -> list[Judged] | Found:
    player, move = PLAYERS[claim.player], claim.move
    judged: list[Judged] = []
    for start in lines:
        for line in moments(bench, start, player, move):
            needed = bench.unsupported(line)
            if needed is not None:
                return unsupported(needed, len(judged))
            one = _judge_line(bench, line, player, move)
            needed = _played_unread(bench, one)
            if needed is not None:
                return unsupported(needed, len(judged))
            judged.append(one)
    return judged


def moments(bench: Bench, start: Line, player: int, move: Move) -> Iterator[Line]:
    """The points at which a claim is judged: the open decision, past what a scenario may leave unsaid."""
    silent = None if move.verb in ACTION_VERBS else player
    stack = [start]
    while stack:
        line = stack.pop()
        decision = line.game.decision
        if decision is None or answers(decision, player, move):
            yield line
            continue
        skipped = past(bench.table, line, decision, silent)
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
        return Judged(line, None, [engine.Refusal(decision.keys, "nobody asks for that now")])
    refusals, option = judge(bench.table.names, line, player, move)
    assert option is not None
    one = Judged(line, option, refusals)
    for number in option[1:]:
        if isinstance(number, int) and number in game.state.cards:
            one.touched |= bench.touched_card(game.state.cards[number])
    if any("cost.in-full" in refusal.keys for refusal in one.refusals):
        one.touched |= {Touch(player, "eddies"), Touch(player, "legends")}
    if not one.refusals and not bench.brief:
        one.permitted = _permitted(bench, line, option, decision, one)
    if not one.refusals:
        one.alternatives = [bench.spell(other, game) for other in decision.options() if other != option]
    return one


def _permitted(
    bench: Bench, line: Line, option: engine.Option, decision: engine.Decision, one: Judged
) -> list[str]:
    """The rules that carry out the action when it is done, then the rules that let it be chosen."""
    ahead = line.twin()
    before = len(ahead.game.state.events())
    ahead.send(option)
    while ahead.game.decision is not None and ahead.game.decision.kind in _ON_THE_WAY:
        ahead.send(ahead.game.decision.options()[0])
    events = ahead.game.state.events()[before:]
    one.touched |= bench.touched(events)
    done = [event for event in events if event.kind in DONE][:1]
    paid = [event for event in events if event.kind in ("spent", "paid")]
    permits = PERMITTED_BY.get((str(option[0]), decision.kind), ())
    carried_out = specific_first([key for event in done for key in event.keys], bench.edition)
    exceptional = [key for key in carried_out if key.startswith(EXCEPTIONS)]
    asked_or_paid = [*decision.keys, *(key for event in paid for key in event.keys)]
    return [*exceptional, *permits, *carried_out, *specific_first(asked_or_paid, bench.edition)]


def _played_unread(bench: Bench, one: Judged) -> engine.CardFacts | None:
    """The card to be played from hand, where its text cannot be executed and might forbid or change the play."""
    if one.option is None or one.option[0] != "play" or int(one.option[1]) not in bench.table.unread:
        return None
    return one.line.game.state.cards[int(one.option[1])].facts


def _all_refusals(refused: Sequence[Judged]) -> list[engine.Refusal]:
    return [refusal for one in refused for refusal in one.refusals]


def _outcome(bench: Bench, result: str, judged: Sequence[Judged]) -> Outcome:
    shortest = min(judged, key=lambda one: len(one.line.choices))
    return Outcome(result=result, line=bench.tell(shortest.line.choices).choices)


def _complete(found: Found, judged: Sequence[Judged]) -> Found:
    found.lines = len(judged)
    found.proof = judged[0].line.choices if judged else ()
    for one in judged:
        found.touched |= one.touched | set(one.line.touched)
    return found
