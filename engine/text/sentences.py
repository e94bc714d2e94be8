"""Readers of whole sentences: what leads them in, who does what, and the words that tie sentences together."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.tree import (
    Choose,
    CostStep,
    DeckRule,
    Defeat,
    Discard,
    Draw,
    EachPlayer,
    IfYouDo,
    LookAtHand,
    LoseGame,
    May,
    PayEddies,
    PayNow,
    Spend,
    SpendThis,
    WinGame,
)
from engine.effects.values import Cards, Not, This, Trigger, YourTurn
from engine.text.amounts import times
from engine.text.forms import (
    THEIR,
    AlsoPlay,
    Amend,
    Body,
    Clauses,
    CostsLess,
    Group,
    Header,
    Lead,
    Reject,
    Sentence,
    Tail,
    Whether,
)
from engine.text.meaning import reads, rebuild
from engine.text.steps import HowMany, discard, each_of
from engine.text.targets import one

if TYPE_CHECKING:
    from engine.effects.tree import Cost, Target, Until
    from engine.effects.values import Amount, Condition, Piece, Side, Who


@reads("sentence")
def sentence(*parts: Any) -> Sentence:
    """A sentence; its leads in the order that makes sense: when, at what cost, tied to what, if what."""
    leads, body = parts[:-1], parts[-1]
    order = [_PLACE[lead.kind] for lead in leads]
    if order != sorted(order) or len({*order} - {0}) != len([o for o in order if o]):
        raise Reject("these words don't go in this order")
    return Sentence(leads, body)


_PLACE = {
    "from hand": 1, "quick": 2, "icon": 0, "when": 3, "would": 3, "costs": 4, "then": 5, "if you do": 5, "if you do not": 5, "otherwise": 5,
    "if you did": 5, "if": 6, "your turn": 6, "next time": 7, "later": 7, "until": 7, "during": 7, "for each": 7,
}  # fmt: skip


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


# --- leads

for _name, _trigger in (
    ("icon_play", Trigger("played", This())),
    ("icon_attack", Trigger("attacks", This())),
    ("icon_call", Trigger("called", This())),
    ("icon_defeated", Trigger("defeated", This())),
):
    reads(_name)(lambda trigger=_trigger: trigger)


@reads("when_icon")
def when_icon(trigger: Trigger) -> Lead:
    return Lead("icon", (trigger,))


@reads("when_icons")
def when_icons(*triggers: Trigger) -> Lead:
    return Lead("icon", triggers)


@reads("from_hand")
def from_hand(_this: Any = None) -> Lead:
    return Lead("from hand")


@reads("lead_for_each")
def lead_for_each(per: Amount) -> Lead:
    return Lead("for each", per)


@reads("any_copies")
def any_copies() -> DeckRule:
    return DeckRule(None)


@reads("some_copies")
def some_copies(count: int) -> DeckRule:
    return DeckRule(count)


@reads("quickly")
def quickly() -> Lead:
    return Lead("quick")


@reads("when")
def when(triggers: tuple[Trigger, ...]) -> Lead:
    return Lead("when", triggers)


@reads("first_time")
def first_time(triggers: tuple[Trigger, ...]) -> Lead:
    return Lead("when", triggers, first=True)


@reads("turn_starts")
def turn_starts(who: Who | None) -> Lead:
    return Lead("when", (Trigger("turn-starts", who=who),))


@reads("turn_ends")
def turn_ends(who: Who | None) -> Lead:
    return Lead("when", (Trigger("turn-ends", who=who),))


@reads("would")
def would(process: Any) -> Lead:
    return Lead("would", process)


@reads("costs_colon")
def costs_colon(costs: tuple[Cost, ...]) -> Lead:
    return Lead("costs", costs)


@reads("costs_bare")
def costs_bare(costs: tuple[Cost, ...]) -> Lead:
    """Costs without a colon, as older printings have them: only symbols are plainly costs then."""
    if any(isinstance(cost, CostStep) for cost in costs):
        raise Reject("a cost in words ends with a colon")
    return Lead("costs", costs)


@reads("cost_spend")
def cost_spend() -> Cost:
    return SpendThis()


@reads("cost_eddies")
def cost_eddies(amount: int) -> Cost:
    return PayEddies(amount)


@reads("cost_verb")
def cost_verb(step: Any) -> Cost:
    if isinstance(step, Clauses):
        raise Reject("one cost after another, with commas between")
    return SpendThis() if step == Spend(This()) else CostStep(step)


@reads("next_time")
def next_time(triggers: tuple[Trigger, ...], until: Until) -> Lead:
    if len(triggers) != 1:
        raise Reject("one event at a time")
    return Lead("next time", (triggers[0], until))


@reads("next_time_led")
def next_time_led(until: Until, triggers: tuple[Trigger, ...]) -> Lead:
    return next_time(triggers, until)


@reads("if_it_happens")
def if_it_happens(triggers: tuple[Trigger, ...]) -> Lead:
    """The words "{Attack} If this Unit wins a fight, ...": the next time in this attack, where the effect is of an attack."""
    if len(triggers) != 1 or triggers[0].event not in ("wins-fight", "loses-fight", "defeats", "fights", "steals"):
        raise Reject('what happens at another time stands after "when"')
    return Lead("next time", (triggers[0], "end of attack"))


def _lead(name: str, kind: Any) -> None:
    reads(name)(lambda value=None: Lead(kind, value))


_lead("later", "later")
_lead("then", "then")
_lead("if_you_do", "if you do")
_lead("if_you_do_not", "if you do not")
_lead("otherwise", "otherwise")
_lead("if_you_did", "if you did")
_lead("if_", "if")
_lead("lead_until", "until")


@reads("unless")
def unless(condition: Condition) -> Lead:
    return Lead("if", Not(condition))


@reads("lead_your_turn")
def lead_your_turn() -> Lead:
    return Lead("your turn", YourTurn())


@reads("lead_rival_turn")
def lead_rival_turn() -> Lead:
    return Lead("your turn", Not(YourTurn()))


@reads("lead_during")
def lead_during(tail: Tail) -> Lead:
    return Lead("during", tail)


# --- bodies


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


@reads("body_later")
def body_later(what: Any) -> Body:
    return Body(what, later=True)


@reads("effect_costs")
def effect_costs(price: int, per: Amount) -> Body:
    if price >= 0:
        raise Reject("the effect tree only has reductions of what an effect costs")
    return Body(CostsLess(times(-price, per)))


@reads("effect_costs_flat")
def effect_costs_flat(price: int) -> Body:
    return effect_costs(price, 1)


@reads("equip_only")
def equip_only(piece: Piece, host: Cards) -> Body:
    return Body(Amend(piece, host=host))


@reads("bottom_after")
def bottom_after(piece: Piece, _word: Any = None) -> Body:
    return Body(Amend(piece, then="bottom of deck"))


@reads("top_after")
def top_after(piece: Piece, _word: Any = None) -> Body:
    return Body(Amend(piece, then="top of deck"))


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


# --- choices among effects


@reads("choose_one")
def choose_one(count: int) -> Header:
    one(count)
    return Header("choose")


@reads("choose_all")
def choose_all() -> Header:
    return Header("all")


@reads("resolve_all")
def resolve_all() -> Header:
    return Header("resolve all")


@reads("give_these_effects")
def give_these_effects(target: Target) -> Header:
    return Header("resolve all", give_to=target)


@reads("rival_chooses_one")
def rival_chooses_one(count: int) -> Header:
    one(count)
    return Header("choose", by="rival")


@reads("rival_chooses_whether")
def rival_chooses_whether(first: Any, second: Any) -> Whether:
    return Whether((first, second))


# --- clauses

Joint = Literal["and", "then"]
for _name, _joint in (("and_", "and"), ("then_", "then")):
    reads(_name)(lambda joint=_joint: joint)


@reads("joined_verbs")
def joined_verbs(first: Any, *rest: Any) -> Any:
    """Verbs in a row, with the words between them."""
    if not rest:
        return first
    return Clauses((first, *rest[1::2]), tuple(rest[::2]))


@reads("joined")
def joined(first: Any, joint: str, second: Any) -> Any:
    """One clause after another; a row of clauses is one row."""
    if isinstance(second, Clauses):
        return Clauses((first, *second.steps), (joint, *second.joints))
    return Clauses((first, second), (joint,))


@reads("may")
def may(what: Any) -> May:
    return May(what)


@reads("may_joined")
def may_joined(what: Any, joint: str, more: Any) -> Any:
    return joined(May(what), joint, more)


@reads("may_pay_to")
def may_pay_to(amount: int, what: Any) -> Any:
    return IfYouDo(May(PayNow(amount)), what)


@reads("may_do_to")
def may_do_to(first: Any, what: Any) -> Any:
    return IfYouDo(May(first), what)


# --- other players


def of_rival(node: Any) -> Any:
    """The instruction as one to a Rival, who makes the choices in it and whose things "their" means."""

    def change(part: Any) -> Any:
        if isinstance(part, (Draw, Discard, WinGame, LoseGame, LookAtHand)):
            return dataclasses.replace(part, who="rival")
        if isinstance(part, (May, Choose)):
            return dataclasses.replace(part, by="rival")
        return _with_side(part, "rival")

    return rebuild(node, change)


def _with_side(part: Any, side: Side) -> Any:
    if getattr(part, "side", None) == THEIR:
        return dataclasses.replace(part, side=side)
    return part


@reads("rival_does")
def rival_does(what: Any) -> Any:
    """What a Rival does: draws, discards, chooses; nothing that would be done with the Rival's own deck."""
    return only_for_others(of_rival(what))


def only_for_others(what: Any) -> Any:
    """Refuse what the effect tree can only say of the effect's controller."""
    from engine.effects.tree import Move, PlayCard, ReadyEddies, TrashTop

    def check(part: Any) -> Any:
        if isinstance(part, (PayNow, ReadyEddies, TrashTop, PlayCard, Move)):
            raise Reject("the effect tree has no Rival who does this")
        return part

    return rebuild(what, check)


@reads("have_rival")
def have_rival(what: Any) -> Any:
    return rival_does(what)


@reads("have_each")
def have_each(what: Any) -> Any:
    return each_player(what)


@reads("each_player")
def each_player(what: Any) -> Any:
    """What each player does; winning and losing happen to both at once."""
    if isinstance(what, (WinGame, LoseGame)):
        return dataclasses.replace(what, who="each")
    return EachPlayer(rebuild(what, lambda part: _with_side(part, "friendly")))


@reads("each_player_group")
def each_player_group(what: Group) -> Any:
    return EachPlayer(what)  # pyright: ignore[reportArgumentType] - a group becomes a step when its text is put together
