"""What waits for something, as sentences: the end of the turn, the next time, what would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.tree import If, Later, NextTime, NextWould, Prevent
from engine.text.lowering.naming import NEXT_TURN
from engine.text.rendering.conditions import condition
from engine.text.rendering.flow import FLOW, Spot, act
from engine.text.rendering.modifiers import UNTIL
from engine.text.rendering.tables import COSTS
from engine.text.rendering.triggers import bind_trigger, trigger_clause, would_clause

if TYPE_CHECKING:
    from engine.effects.tree import Replacement, Step
    from engine.text.rendering.words import Words


@FLOW.of(Later)
def _later(node: Later, spot: Spot) -> list[str]:
    what = _then(node.step, spot.words.inner())
    # before what is done, "at the end of your turn" would say: of each; behind it, what is asked would be asked now
    if node.when == "end of your turn" and not isinstance(node.step, If) and not FLOW.knows(node.step):
        return [f"{spot.lead}{what} at the end of your turn"]
    when = node.when.replace("end of your turn", "next end of your turn")
    return [f"{spot.lead}at the {when}, {what}"]


def _then(step: Step, words: Words) -> str:
    """What is done then; where it hangs on a condition, that is asked then, too."""
    if isinstance(step, If) and step.otherwise is None and not FLOW.knows(step.then):
        asked = condition(step.condition, words)
        return f"if {asked}, {act(step.then, words)}"
    return act(step, words)


@FLOW.of(NextTime)
def _next_time(node: NextTime, spot: Spot) -> list[str]:
    words = spot.words.inner()
    when = trigger_clause(node.trigger, words)
    bind_trigger(node.trigger, words)
    how = f"{'when' if node.every else 'the next time'} {when} {UNTIL[node.until]}"
    if (node.trigger, node.until) == NEXT_TURN and not node.every:
        how = "at the start of your next turn"
    return [f"{spot.lead}{how}, {_then(node.step, words)}"]


@FLOW.of(NextWould)
def _next_would(node: NextWould, spot: Spot) -> list[str]:
    when = "if" if node.every else "the next time"
    return [f"{spot.lead}{when} {instead_of(node.instead, spot.words.inner(), UNTIL[node.until])}"]


def instead_of(node: Replacement, words: Words, until: str = "") -> str:
    """What would happen, and what happens instead, as one clause."""
    words.process = node.would
    begins = f"{would_clause(node, words)}{f' {until}' if until else ''}, "
    bind_trigger(node, words)
    begins += asked_and_paid(node, words)
    done = act(node.step, words, "infinitive" if node.optional else "imperative")
    return f"{begins}{done}" if isinstance(node.step, Prevent) else f"{begins}{done} instead"


def asked_and_paid(node: Replacement, words: Words) -> str:
    """On what a replacement hangs, and whether it may be done, for what."""
    asked = f"if {condition(node.condition, words)}, " if node.condition is not None else ""
    if not node.optional:
        return asked
    costs = " and ".join(str(COSTS(cost, words).say("infinitive")) for cost in node.costs)
    return f"{asked}you may {costs} to " if costs else f"{asked}you may "
