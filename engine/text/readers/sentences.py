"""Readers of whole sentences: what they hold, and the words that tie them to others."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import (
    Cannot,
    CostStep,
    Defeat,
    EquipRule,
    IfYouDo,
    Spend,
)
from engine.effects.values import Cards, Not, This, Trigger
from engine.text.forms import (
    AlsoPlay,
    Amend,
    Body,
    CostsLess,
    Group,
    OnceOnly,
    Reject,
    Sentence,
    Some,
    Statement,
    X,
)
from engine.text.lowering.resolve import parts
from engine.text.meaning import CARD_TYPE, reads, rebuild
from engine.text.readers.amounts import times
from engine.text.readers.clauses import may_by_rival, waiting
from engine.text.readers.in_that_turn import in_the_turn_that_ends
from engine.text.readers.nouns import typed
from engine.text.readers.steps import HowMany, each_of
from engine.text.readers.steps_discard import discard

if TYPE_CHECKING:
    from engine.effects.tree import Cost, Target
    from engine.effects.values import Amount, Condition, Piece
    from engine.text.forms import Lead


@reads("sentence")
def sentence(*parts: Any) -> Sentence:
    """A sentence; its leads in the order that makes sense: when, at what cost, tied to what, if what."""
    *before, body = parts
    if not isinstance(body, Body):
        late: tuple[Lead, Body] = body
        before.append(late[0])
        body = late[1]
    # What stands in a lead besides the event ("during your turn") is asked last.
    groups = [_leads(part) for part in before]
    leads = _asked_then((*(group[0] for group in groups), *(lead for group in groups for lead in group[1:])))
    if isinstance(body.what, Amend) and body.condition is not None and any(x.kind == "if" for x in leads):
        raise Reject("this says two conditions")
    order = [_PLACE[lead.kind] for lead in leads]
    if order != sorted(order) or len({*order} - {0}) != len([o for o in order if o]):
        raise Reject("these words don't go in this order")
    return Sentence(leads, in_the_turn_that_ends(leads, body))


def _asked_then(leads: tuple[Lead, ...]) -> tuple[Lead, ...]:
    """The words "at the end of this turn, if C": C is asked then, and not now."""
    waits = [i for i, lead in enumerate(leads) if lead.kind in ("next time", "later")]
    first = waits[0] if waits else len(leads)
    late = (dataclasses.replace(x, kind="asked") if x.kind == "if" else x for x in leads[first:])
    return (*leads[:first], *late)


def _leads(part: Lead | tuple[Lead, ...]) -> tuple[Lead, ...]:
    return part if isinstance(part, tuple) else (part,)


_PLACE: Final = {
    kind: place
    for place, kinds in enumerate(
        (
            ("icon",),
            ("once",),
            ("from hand",),
            ("quick",),
            ("when", "would"),
            ("costs",),
            ("then", "if you do", "if you do not", "if none", "otherwise", "if you did"),
            ("if", "your turn"),
            ("next time", "next would", "later", "until", "during", "for each"),
            ("asked",),
        )
    )
    for kind in kinds
}
"""The place of each kind of lead; of those in one place a sentence has one (of icons, any number)."""


@reads("quoted")
def quoted(*parts: Any) -> Group:
    """Sentences in quotes; a part "//" begins the next option."""
    option = 0
    found: list[tuple[int, Sentence]] = []
    for part in parts:
        if isinstance(part, Sentence):
            found.append((option, part))
        elif part == "//":
            option += 1
    return Group(tuple(found))


reads("next_sentence")(lambda: ".")
reads("next_option")(lambda: "//")


@reads("group")
def group(quoted_sentences: Group) -> Group:
    return quoted_sentences


@reads("body")
def body(what: Any) -> Body:
    return Body(what)


@reads("body_instead")
def body_instead(what: Any) -> Body:
    return Body(what, instead=True)


@reads("body_instead_if")
def body_instead_if(what: Any, condition: Condition) -> Body:
    return Body(what, instead=True, condition=condition)


@reads("body_if")
def body_if(what: Any, condition: Condition) -> Body:
    return Body(what, condition=condition)


@reads("body_unless")
def body_unless(what: Any, condition: Condition) -> Body:
    return Body(what, condition=Not(condition))


@reads("once_only")
def once_only() -> Body:
    return Body(OnceOnly())


@reads("body_where")
def body_where(made: Any, amount: Any) -> Body:
    """The words "draw X, where X is ...": the amount in the place of the letter."""
    if not isinstance(made, Body) or X not in parts(made):
        raise Reject("there is no X before this")
    if isinstance(amount, int) or (isinstance(amount, Some) and amount.what != "value"):
        raise Reject("which number this is, is not said")
    what = rebuild(made.what, lambda n: amount if n == X else n)
    return dataclasses.replace(made, what=what)


@reads("body_unless_rival")
def body_unless_rival(what: Any, done: Any) -> Body:
    """The words "unless a Rival pays 2 €$": they may, and where they don't, it happens."""
    said = [part for part in parts(what) if isinstance(part, Statement)]
    if any(isinstance(mod, Cannot) for one in said for predicate in one.predicates for mod in predicate.mods):
        raise Reject("whether that is paid once, or each time, is not said")
    return Body(IfYouDo(may_by_rival(done), None, what))


@reads("body_later")
def body_later(what: Any) -> Body:
    return Body(waiting(what), later="end of this turn")


@reads("body_later_attack")
def body_later_attack(what: Any) -> Body:
    return Body(waiting(what), later="end of this attack")


@reads("body_later_yours")
def body_later_yours(what: Any) -> Body:
    """The words "return it at the end of your turn": once, where "at the end of your turn, ..." is each time."""
    return Body(waiting(what), later="end of your turn")


@reads("effect_costs")
def effect_costs(price: int, per: Amount) -> Body:
    if price >= 0:
        raise Reject("the effect tree only has reductions of what an effect costs")
    return Body(CostsLess(times(-price, per)))


@reads("effect_costs_if")
def effect_costs_if(price: int, condition: Condition) -> Body:
    return dataclasses.replace(effect_costs(price, 1), condition=condition)


@reads("effect_costs_flat")
def effect_costs_flat(price: int) -> Body:
    return effect_costs(price, 1)


@reads("equip_rule")
def equip_rule(*said: Any) -> Body:
    """Who may wear a Gear. Raises Reject for what no Gear can be on."""
    host = typed(said[-1], "Unit", "Legend")
    if CARD_TYPE.get() != "Gear":
        raise Reject("only a Gear is equipped to something")
    if host.side == "rival" or host.areas or not host.kinds or not {*host.kinds} <= {"Unit", "Legend"}:
        raise Reject("only friendly Units and Legends are equipped")
    return Body(EquipRule(dataclasses.replace(host, side="friendly", face_up=None)))


@reads("host_tags")
def host_tags(*names: str) -> Cards:
    """The words "a NETRUNNER or a CORPO"."""
    return Cards(tags=names)


@reads("hosts")
def hosts(of: Cards) -> Cards:
    return of


@reads("equip_only")
def equip_only(piece: Piece, host: Cards) -> Body:
    return Body(Amend(piece, host=host))


@reads("played_for_less")
def played_for_less(piece: Piece, price: int, minimum: int | None = None) -> Body:
    """The words "play a Unit from your hand. It costs 3 €$ less."."""
    if price >= 0:
        raise Reject("what is played costs less, or what it always costs")
    return Body(Amend(piece, less=-price, minimum=1 if minimum is None else minimum))


@reads("played_spent")
def played_spent(piece: Piece) -> Body:
    """The words "play a Unit from your trash. It enters spent."."""
    return Body(Amend(piece, spent=True))


@reads("pronoun_word")
def pronoun_word() -> None:
    return None


@reads("also_playable")
def also_playable(_this: This, triggers: tuple[Trigger, ...], *costs: Any) -> Body:
    paid = tuple(cost for cost in costs if cost is not None)
    if len(triggers) != 1 or triggers[0].event != "attacks" or len(paid) == len(costs):
        raise Reject("a card is also played when a Unit attacks, by paying its cost and more")
    return Body(AlsoPlay(triggers[0], paid))


@reads("paying_cost")
def paying_cost(_this: Any = None) -> None:
    return None


@reads("spend_paid")
def spend_paid(targets: tuple[Target, ...]) -> Cost:
    return CostStep(each_of(targets, Spend))


@reads("defeat_paid")
def defeat_paid(targets: tuple[Target, ...]) -> Cost:
    return CostStep(each_of(targets, Defeat))


@reads("discard_paid")
def discard_paid(how_many: HowMany) -> Cost:
    return CostStep(discard(how_many))
