"""Instructions that hold others, as sentences: conditions, choices, "If you do".

A sentence holds one act, or several with "then" between them. What English can only say in several sentences, or not
without a doubt, is put in quotes where a verb is needed: resolve “A. B”.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Final, cast

from engine.effects.tree import (
    ByRival,
    Choose,
    ChooseOne,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Every,
    If,
    IfYouDo,
    Later,
    May,
    MayInstead,
    Move,
    NextTime,
    NextWould,
    PayNow,
    Ready,
    ReadyEddies,
    Repeat,
    Sell,
    Spend,
    TrashTop,
)
from engine.effects.values import Cards, Comparison
from engine.text.declined import behind_a_may
from engine.text.rendering.amounts import each
from engine.text.rendering.card_steps import STEPS
from engine.text.rendering.clauses import Clause
from engine.text.rendering.conditions import condition
from engine.text.rendering.tables import Table
from engine.text.rendering.words import Words, quoted

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Condition
    from engine.text.rendering.clauses import Mode


@dataclass(frozen=True, slots=True)
class Spot:
    """Where sentences stand.

    lead: what the first one begins with. last: nothing follows in the text or group. followed: another part of what
    this belongs to follows, which an "If you do" or "Otherwise" in here would take for its own.
    """

    words: Words
    lead: str = ""
    last: bool = True
    followed: bool = False


FLOW: Final = Table[Spot, "list[str]"]("an instruction that holds others")

_EACH_CAN: Final = (
    Do, May, Draw, Discard, TrashTop, Defeat, Spend, Ready, ReadyEddies, Move, Sell, PayNow,
)  # fmt: skip
_EACH_NEEDS: Final = (*_EACH_CAN, Choose, Every, Cards, Comparison)


def sentences(step: Step, spot: Spot) -> list[str]:
    """An instruction as sentences, without capitals and full stops."""
    return FLOW(step, spot) if FLOW.knows(step) else [spot.lead + act(step, spot.words)]


def act(step: Step, words: Words, mode: Mode = "imperative") -> str:
    """An instruction as a verb phrase within one sentence."""
    match step:
        case Do(steps) if all(not isinstance(s, Do) for s in steps) and not any(
            isinstance(s, May) for s in steps[:-1]
        ):
            return ", then ".join(act(s, words, mode) for s in steps)
        case May(inner, "rival"):
            return _rival_may(inner, words, mode)
        case May(inner) if mode == "imperative":
            return f"you may {act(inner, words, 'infinitive')}"
        case May(inner) if mode == "third":
            return f"may {act(inner, words, 'infinitive')}"
        case EachPlayer(inner) | ByRival(inner) if mode == "imperative":
            who = "each player" if isinstance(step, EachPlayer) else "a Rival"
            return _by(who, inner, words)
        case _ if not FLOW.knows(step):
            saved = words.inner()
            said = STEPS(step, words).say(mode)
            return said if said is not None else _group(step, saved, mode)
        case _:
            return _group(step, words, mode)


def _rival_may(step: Step, words: Words, mode: Mode) -> str:
    if mode != "imperative":
        return _group(May(step, "rival"), words, mode)
    return _by("a Rival", May(step), words)


def _by(who: str, step: Step, words: Words) -> str:
    """What each player or a Rival does. What is discarded or trashed may be spoken of afterwards."""
    inner = words.inner()
    if _each_can(step):
        inner.your = "their"
        said = f"{who} {act(step, inner, 'third')}"
    else:
        said = f"{who} resolves {quoted(sentences(step, Spot(inner)))}"
    for label in ("discarded", "trashed", "looked"):
        if label in inner.many and who == "a Rival":
            words.bind(label, many=inner.many[label])
    words.looked = inner.looked
    return said


def _group(step: Step, words: Words, mode: Mode) -> str:
    clause = Clause("resolve", quoted(sentences(step, Spot(words))))
    return cast("str", clause.say(mode))


def _each_can(step: Step) -> bool:
    """Whether it can be said of each player: what they do to their own cards, without conditions or references."""

    def plain(node: object) -> bool:
        if isinstance(node, tuple):
            return all(map(plain, cast("tuple[object, ...]", node)))
        if not is_dataclass(node):
            return True
        if isinstance(node, Cards) and (node.side != "friendly" or node.on or node.among or node.chosen_kind):
            return False
        if getattr(node, "who", "you") != "you" or getattr(node, "by", "you") != "you":
            return False
        return isinstance(node, _EACH_NEEDS) and all(plain(getattr(node, f.name)) for f in fields(node))

    return plain(step)


@FLOW.of(Do)
def _do(node: Do, spot: Spot) -> list[str]:
    found: list[str] = []
    for i, step in enumerate(node.steps):
        lead = spot.lead if i == 0 else ""
        if isinstance(step, Do) or behind_a_may(step, node.steps[:i]):
            found.append(lead + _group(step, spot.words, "imperative"))
        else:
            last = i == len(node.steps) - 1
            found += sentences(step, replace(spot, lead=lead, last=spot.last and last, followed=False))
    return found


@FLOW.of(Repeat)
def _repeat(node: Repeat, spot: Spot) -> list[str]:
    """What is chosen each time is not known afterwards."""
    _, suffix = each(node.times, spot.words)
    return [f"{spot.lead}{suffix.strip()}, {act(node.step, spot.words.inner())}"]


def _act(node: May | EachPlayer | ByRival, spot: Spot) -> list[str]:
    return [spot.lead + act(node, spot.words)]


FLOW.of(May)(_act)
FLOW.of(EachPlayer)(_act)
FLOW.of(ByRival)(_act)


def under(step: Step, spot: Spot, asked: Condition | None = None) -> list[str]:
    """An instruction that hangs as a whole on the spot's lead: "if C, A"; only its first sentence shows that.

    asked: the condition, if it is one, which a later "if you don't" must not be mistaken for.
    """
    match step:
        case IfYouDo(_, then, otherwise) if asked is not None and (then is None or otherwise is not None):
            return [spot.lead + act(step, spot.words)]
        case IfYouDo() if not spot.followed:
            return FLOW(step, spot)
        case ChooseOne() if spot.last and not spot.followed:
            return FLOW(step, spot)
        case Later() | NextTime() | NextWould():
            return FLOW(step, spot)
        case _:
            return [spot.lead + act(step, spot.words)]


@FLOW.of(If)
def _if(node: If, spot: Spot) -> list[str]:
    match node:
        case If(
            _, ChooseOne(effects, all_if=None) as one, Do(steps) | ChooseOne(steps, all_if=None) as base
        ) if effects == steps and spot.last:
            return _otherwise_chosen(node.condition, one, base, spot)
        case _:
            pass
    lead = f"{spot.lead}if {condition(node.condition, spot.words)}, "
    if node.otherwise is None:
        return under(node.then, replace(spot, lead=lead), node.condition)
    found = under(node.then, replace(spot, lead=lead, last=False, followed=True), node.condition)
    return found + _otherwise(node.otherwise, spot, of_condition=_may_be_left(node.then))


def _may_be_left(step: Step) -> bool:
    """Whether a later "otherwise" could speak of this being declined."""
    if isinstance(step, Do):
        return _may_be_left(step.steps[-1])
    return isinstance(step, (May, IfYouDo, MayInstead))


def _otherwise(step: Step, spot: Spot, of_condition: bool = False) -> list[str]:
    here = replace(spot, lead="if that isn't so, " if of_condition else "otherwise, ")
    return FLOW(step, here) if isinstance(step, If) and not spot.followed else under(step, here)


@FLOW.of(IfYouDo)
def _if_you_do(node: IfYouDo, spot: Spot) -> list[str]:
    match node:
        case IfYouDo(If(_, May(_, "you"), None) as first, None, otherwise) if otherwise is not None:
            found = _if(first, replace(spot, last=False, followed=True))
            return found + under(otherwise, replace(spot, lead="unless you do, "))
        case _:
            pass
    found = [spot.lead + act(node.first, spot.words)]
    who = "they" if _rivals(node.first) else "you"
    if node.then is None:
        here = replace(spot, lead=f"if {who} don't, ")
        return found if node.otherwise is None else found + under(node.otherwise, here)
    more = node.otherwise is not None
    lead = f"if {who} do, "
    here = Spot(spot.words, lead, last=spot.last and not more, followed=spot.followed or more)
    found += under(node.then, here)
    if node.otherwise is not None:
        found += _otherwise(node.otherwise, spot)
    return found


def _rivals(step: Step) -> bool:
    """Whether it is a Rival who does it."""
    if isinstance(step, (Do, May)) and getattr(step, "by", "you") == "you":
        return all(map(_rivals, step.steps if isinstance(step, Do) else (step.step,)))
    return isinstance(step, (ByRival, May)) or (isinstance(step, (Draw, Discard)) and step.who == "rival")


@FLOW.of(MayInstead)
def _may_instead(node: MayInstead, spot: Spot) -> list[str]:
    base = spot.lead + act(node.base, spot.words)
    instead = act(node.instead, spot.words, "infinitive")
    return [base, f"you may {instead} instead if {condition(node.condition, spot.words)}"]


def _otherwise_chosen(unless: Condition, node: ChooseOne, base: Do | ChooseOne, spot: Spot) -> list[str]:
    """All of the effects, or some of them; others, or by another choice, where the condition holds."""
    first = _chooses(base) if isinstance(base, ChooseOne) else f"resolve {_all_of(node)} effects"
    you = "you " if isinstance(base, ChooseOne) and node.by == "you" else ""
    then = f"if {condition(unless, spot.words)}, {you}{_chooses(node)} instead"
    return [f"{spot.lead}{first}", then, *_options(node, spot.words)]


def _all_of(node: ChooseOne) -> str:
    return "both" if len(node.effects) == 2 else "all"


def _chooses(node: ChooseOne) -> str:
    """Who chooses how many: "a Rival chooses two effects"."""
    verb = "choose" if node.by == "you" else "a Rival chooses"
    if node.least == 0:
        return f"{verb} up to {node.count} effects"
    if node.least is not None:
        return f"{verb} {'one' if node.least == 1 else node.least} or more effects"
    return f"{verb} one effect" if node.count == 1 else f"{verb} {node.count} effects"


def _options(node: ChooseOne, words: Words) -> list[str]:
    found: list[str] = []
    for i, effect in enumerate(node.effects):
        option = sentences(effect, Spot(words.inner()))
        found += [f"// {option[0]}" if i else option[0], *option[1:]]
    return found


@FLOW.of(ChooseOne)
def _choose_one(node: ChooseOne, spot: Spot) -> list[str]:
    if not spot.last:
        return [spot.lead + _group(node, spot.words, "imperative")]
    found = [f"{spot.lead}{_chooses(node)}"]
    if node.all_if is not None:
        found.append(f"if {condition(node.all_if, spot.words)}, choose {_all_of(node)} instead")
    return found + _options(node, spot.words)
