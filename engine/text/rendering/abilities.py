"""Abilities as paragraphs: one function a type of ability."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    CallsFree,
    CostChange,
    CostStep,
    DeckRule,
    Do,
    EquipRule,
    IfYouDo,
    Keyword,
    PayEddies,
    PaysInstead,
    Persistent,
    Replacement,
    Resolve,
    SpendThis,
    Triggered,
)
from engine.effects.values import Cards, Not, This, ThisGear, Trigger, YourTurn
from engine.text.lowering.resolve import parts
from engine.text.rendering.amounts import each
from engine.text.rendering.clauses import Clause
from engine.text.rendering.conditions import condition
from engine.text.rendering.flow import Spot, act, sentences, under
from engine.text.rendering.modifiers import priced, signed, traits
from engine.text.rendering.tables import ABILITIES, COSTS, THINGS
from engine.text.rendering.things import keyword
from engine.text.rendering.triggers import bind_trigger, lead, trigger_clause, would_clause
from engine.text.rendering.waiting import asked_and_paid, instead_of
from engine.text.rendering.words import ORDINALS, Words, capital, written

if TYPE_CHECKING:
    from engine.effects.tree import Ability, Cost


_RIVAL_LEGENDS: Final = Cards(("Legend",), "rival")


def paragraph(ability: Ability, words: Words) -> str:
    """An ability as a paragraph with its full stop."""
    return ABILITIES(ability, words)


def _full(sentences: list[str]) -> str:
    return f"{written(sentences)}."


@ABILITIES.of(Keyword)
def _keyword(node: Keyword, _words: Words) -> str:
    return keyword(node.name)


@ABILITIES.of(DeckRule)
def _deck_rule(node: DeckRule, _words: Words) -> str:
    many = "any number of" if node.copies is None else f"up to {node.copies}"
    return f"A deck may have {many} copies of this card."


@ABILITIES.of(EquipRule)
def _equip_rule(node: EquipRule, words: Words) -> str:
    return f"Equip only to {THINGS(node.host, words).single()}."


@ABILITIES.of(Resolve)
def _resolve(node: Resolve, words: Words) -> str:
    return _full(sentences(node.step, Spot(words)))


@ABILITIES.of(Triggered)
def _triggered(node: Triggered, words: Words) -> str:
    nth = 1 if node.first_each_turn else node.nth_each_turn
    begins = lead(node.when, nth, words, any(isinstance(part, ThisGear) for part in parts(node.step)))
    return _paid(("once per turn, " if node.once else "") + begins, node, words)


@ABILITIES.of(Activated)
def _activated(node: Activated, words: Words) -> str:
    begins = "once per turn, " if node.once else ""
    begins += "while this card is in your hand, " if node.from_hand else ""
    return _paid(begins + ("{Quick} " if node.quick else ""), node, words)


def _paid(begins: str, node: Triggered | Activated, words: Words) -> str:
    costs = ", ".join(_icon(cost, words) for cost in node.costs)
    last = not any(isinstance(cost, PayEddies) and cost.less is not None for cost in node.costs)
    begins = f"{capital(begins + costs)}: " if costs else begins
    if node.condition is not None:
        here = f"if {condition(node.condition, words)}, "
        said = under(node.step, Spot(words, here, last), node.condition)
    else:
        said = sentences(node.step, Spot(words, last=last))
    said = [*said, *_reduction(node.costs, words)]
    if costs:
        return f"{begins}{_full(said)}"
    return _full([begins + said[0], *said[1:]])


def _icon(cost: Cost, words: Words) -> str:
    match cost:
        case SpendThis():
            return "{Spend}"
        case PayEddies(amount):
            return f"{amount} €$"
        case CostStep():
            return str(COSTS(cost, words).say("infinitive"))


def _reduction(costs: tuple[Cost, ...], words: Words) -> list[str]:
    found: list[str] = []
    for cost in costs:
        if isinstance(cost, PayEddies) and cost.less is not None:
            factor, suffix = each(cost.less, words)
            if_so = "" if cost.less_if is None else f" if {condition(cost.less_if, words)}"
            found.append(f"this effect costs {-factor:+d} €${suffix}{if_so}")
    return found


@COSTS.of(SpendThis)
def _spend_this(_node: SpendThis, words: Words) -> Clause:
    return Clause("spend", words.this)


@COSTS.of(PayEddies)
def _pay_eddies(node: PayEddies, _words: Words) -> Clause:
    return Clause("pay", f"{node.amount} €$")


@COSTS.of(CostStep)
def _cost_step(node: CostStep, words: Words) -> Clause:
    said = act(Do((node.step,)), words, "infinitive")
    verb, _, rest = said.partition(" ")
    return Clause(verb, rest)


@ABILITIES.of(Persistent)
def _persistent(node: Persistent, words: Words) -> str:
    said = _true(node, words)
    match node.condition:
        case None:
            return _full([said])
        case YourTurn():
            return _full([f"during your turn, {said}"])
        case Not(part):
            return _full([f"{said} unless {condition(part, words)}"])
        case other:
            return _full([f"if {condition(other, words)}, {said}"])


def _true(node: Persistent, words: Words) -> str:
    match node:
        case Persistent(PaysInstead(number), This()):
            return f"play {words.this} for {f'{number} €$' if number else 'free'}"
        case Persistent(CostChange(what="go-solo", first_each_turn=True) as change, Cards() as to):
            first = THINGS(replace(to, side="any"), words).bare(False)
            return f"your first {first} each turn may use {{Go Solo}} for {''.join(signed(change, words))}"
        case Persistent(CostChange(what="play") as change, This()):
            return f"play {words.this} for {''.join(signed(change, words))}"
        case Persistent(CostChange(what="play") as change, Cards() as to):
            return _plays(to, change, words)
        case Persistent(
            PaysInstead(first_each_turn=True) | PaysInstead(nth_each_turn=int()) as change, Cards() as to
        ):
            return _plays(to, change, words)
        case Persistent(CostChange(int(amount), None, "go-solo"), to) if amount > 0 and to == _RIVAL_LEGENDS:
            return f"Rivals must pay {amount:+d} €$ to use {{Go Solo}}"
        case Persistent(CallsFree(), This()):
            return "you may Call a Legend for free"
        case _:
            many = isinstance(node.to, Cards)
            subject = THINGS(node.to, words).bare(True) if isinstance(node.to, Cards) else words.this
            return f"{subject} {traits((node.what,), None, words, many).verb}"


def _plays(to: Cards, change: CostChange | PaysInstead, words: Words) -> str:
    whose = {
        "friendly": ("play", "your"),
        "rival": ("Rivals play", "their"),
        "any": ("players play", "their"),
    }
    verb, your = whose[to.side]
    noun = THINGS(replace(to, side="any"), words)
    nth = 1 if change.first_each_turn else change.nth_each_turn
    first = noun.bare(True) if nth is None else f"{ORDINALS[nth - 1]} {noun.bare(False)} each turn"
    return f"{verb} {your} {first} for {''.join(priced(change, words))}"


@ABILITIES.of(Replacement)
def _replacement(node: Replacement, words: Words) -> str:
    if node.would == "trash-gear":
        return _gear_kept(node, words)
    if node.instead:
        begins = "the first time" if node.first_each_turn else "if"
        return _full([f"{begins} {instead_of(node, words)}", *_reduction(node.costs, words)])
    words.process = node.would
    begins = f"{'the first time' if node.first_each_turn else 'when'} {would_clause(node, words)}, "
    bind_trigger(node, words)
    if not node.optional:
        return _full(sentences(node.step, Spot(words, begins)))
    costs = " and ".join(str(COSTS(cost, words).say("infinitive")) for cost in node.costs)
    begins += f"you may {costs} to " if costs else "you may "
    return _full([begins + act(node.step, words, "infinitive"), *_reduction(node.costs, words)])


def _gear_kept(node: Replacement, words: Words) -> str:
    """What is done to Gear instead of trashing it with its host."""
    words.process = node.would
    begins = f"when {trigger_clause(Trigger('defeated', node.subject, by=node.by), words)}, "
    bind_trigger(node, words)
    begins += asked_and_paid(node, words)
    first, then = (node.step.first, node.step.then) if isinstance(node.step, IfYouDo) else (node.step, None)
    said = [
        f"{begins}{act(first, words, 'infinitive' if node.optional else 'imperative')} instead of trashing it"
    ]
    said += [] if then is None else sentences(then, Spot(words, "if you do, "))
    return _full([*said, *_reduction(node.costs, words)])


@ABILITIES.of(AlsoPlayable)
def _also_playable(node: AlsoPlayable, words: Words) -> str:
    when = trigger_clause(node.when, words)
    bind_trigger(node.when, words)
    paid = [str(COSTS(cost, words).say("gerund")) for cost in node.costs]
    return _full([f"you may also play {words.this} when {when} by paying its cost and {' and '.join(paid)}"])
