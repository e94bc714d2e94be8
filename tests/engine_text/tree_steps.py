"""Random instructions of one verb that make sense."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.tree import (
    Adjust,
    Call,
    Cannot,
    Choose,
    ChooseKind,
    CostChange,
    Defeat,
    Dig,
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
    Loses,
    Move,
    MustAttack,
    PayNow,
    Pick,
    PlayCard,
    Power,
    Ready,
    ReadyEddies,
    Redirect,
    Reroll,
    Reveal,
    RollIn,
    Sell,
    SetGig,
    SetPower,
    ShuffleDeck,
    Spend,
    Steal,
    Swap,
    SwapValues,
    TakeControl,
    ToFixer,
    TopOfDeck,
    TrashTop,
    WinGame,
)
from engine.effects.values import (
    Cards,
    ChangeOf,
    Comparison,
    Count,
    Gigs,
    Not,
    Overtime,
    Plus,
    Ref,
    Tally,
    This,
    ThisGear,
    YourTurn,
)
from tests.engine_text.tree_targets import UNTIL, choose, gig, modifier, of_whose, own_card, unit
from tests.engine_text.tree_values import Scope, amount, elsewhere, gigs, in_play, tags, units

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target


def simple(scope: Scope) -> Step:
    """An instruction of one verb."""
    return scope.pick(*SIMPLE)(scope)


def _draw(scope: Scope) -> Step:
    return Draw(amount(scope), scope.pick("you", "you", "rival"), scope.chance(6))


def _discard(scope: Scope) -> Step:
    if scope.chance(6):
        scope.group("discarded", True)
        return Discard(None, scope.pick("you", "rival"))
    count = amount(scope, 2)
    like = elsewhere(scope) if scope.chance(3) else None
    like = Cards(like.kinds, cost=like.cost) if like is not None else None
    like = None if like == Cards() else like
    scope.group("discarded", count != 1 or "discarded" in scope.seen)
    random = like is None and isinstance(count, int) and scope.chance(8)
    up_to = not random and isinstance(count, int) and scope.chance(6)
    return Discard(count, scope.pick("you", "you", "rival"), like, random, up_to)


def _all_but(scope: Scope) -> Step:
    """All but so many: of a hand, of Units."""
    if scope.chance():
        scope.group("discarded", True)
        who = scope.pick("you", "rival")
        hand = Cards(side="friendly" if who == "you" else "rival", areas=("hand",))
        return Discard(Plus(Count(hand), -scope.number(1, 3)), who)
    of = units(scope, side=scope.pick("friendly", "rival"), rich=False)
    some = dataclasses.replace(choose(scope, of, plain=True), count=Plus(Count(of), -scope.number(1, 3)))
    scope.seen.pop(some.bind)
    return scope.pick(Spend(some), Ready(some))


def _count_discarded(scope: Scope) -> Step:
    return Draw(Tally("discarded")) if "discarded" in scope.seen else _discard(scope)


def _count_done(scope: Scope) -> Step:
    """Something is done to Units, or those that it was done to are counted."""
    known = [
        how for how in ("defeated", "spent", "readied", "returned", "bottom-decked") if how in scope.seen
    ]
    if known:
        return Draw(Tally(scope.pick(*known)))
    of = choose(scope, units(scope, side="rival"), plain=True)
    made, how = scope.pick(
        (Defeat(of), "defeated"),
        (Spend(of), "spent"),
        (Ready(of), "readied"),
        (Move(of, "hand"), "returned"),
        (Move(of, "bottom of deck"), "bottom-decked"),
    )
    scope.seen.pop(of.bind)
    scope.seen[how] = True
    return made


def _trash_top(scope: Scope) -> Step:
    count = amount(scope, 4)
    scope.group("trashed", count != 1 or "trashed" in scope.seen)
    return TrashTop(count, scope.chance(6))


def _either(scope: Scope) -> Choose:
    """A choice of one of either description."""
    other = Cards(("Unit",), scope.pick("rival", "friendly"), power=Comparison("<=", scope.number(1, 5)))
    scope.mixes()
    gear = Cards(("Gear",), scope.pick("rival", "any"), or_else=other)
    return Choose(gear, scope.bind("card", many=False))


def _gear(scope: Scope) -> Step:
    if scope.this_is_a_unit and scope.chance():
        name = scope.pick(None, "LUCKY KNIFE")
        return Defeat(choose(scope, Cards(("Gear",), name=name, on=This()), plain=True))
    return Defeat(choose(scope, in_play(scope, ("Gear",))))


def _defeat(scope: Scope) -> Step:
    return Defeat(_gone(unit(scope), scope))


def _gone(what: Target, scope: Scope) -> Target:
    """What leaves play is not spoken of again; "that card" might mean it."""
    scope.leaves_the_table()
    scope.seen.pop(what.label if isinstance(what, Ref) else getattr(what, "bind", ""), None)
    return what


def _move(scope: Scope) -> Step:
    to = scope.pick("hand", "bottom of deck", "top of deck", "removed", "into deck")
    what = _gone(unit(scope), scope)
    return Move(what, to, to != "into deck" and scope.chance(8))


def _move_own(scope: Scope) -> Step:
    what = own_card(scope)
    scope.seen.pop(getattr(what, "bind", ""), None)
    of = getattr(what, "of", Cards())
    lies_there = of.among in ("trashed", "discarded") or "trash" in of.areas
    return Move(
        what, scope.pick("hand", "hand", "bottom of deck", "into deck", "hand" if lies_there else "trash")
    )


def _look(scope: Scope) -> Step:
    if scope.chance(6):
        scope.group("looked", True)
        return Look(Count(Cards(side="friendly", areas=("deck",))), scope.pick("search"))
    count = scope.number(1, 5)
    scope.group("looked", count != 1)
    if scope.chance(6):
        return dig(scope)
    return Look(count, scope.pick("search", "reveal"))


def dig(scope: Scope) -> Step:
    """Through the deck to such a card."""
    of = Cards((scope.pick("Unit", "Gear", "Program"),), "friendly", ("deck",))
    how = scope.pick("reveal", "trash")
    label = scope.bind(of.kinds[0].lower())
    scope.seen.pop(label)  # it is not in play, where the other pieces of its type are
    scope.group("looked" if how == "reveal" else "trashed", many=True)
    return Dig(Choose(of, label), how)


def _random(scope: Scope) -> Step:
    """Chance chooses."""
    if scope.chance():
        return Reroll(dataclasses.replace(choose(scope, gigs(scope), plain=True), random=True))
    of = Cards(scope.pick(("Unit",), ()), scope.pick("friendly", "rival"), ("hand",))
    shown = dataclasses.replace(choose(scope, of, plain=True), random=True)
    scope.seen.pop(shown.bind)
    return Reveal(shown)


def _look_at_hand(scope: Scope) -> Step:
    scope.group("looked", True)
    return scope.pick(LookAtHand(), LookAtHand(reveal=True), LookAtHand("you", reveal=True))


def _rest(scope: Scope) -> Step:
    labels = [label for label in ("looked", "trashed") if label in scope.seen]
    if not labels:
        return _look(scope)
    label = labels[-1]
    to = scope.pick("hand", "bottom of deck", "hand" if label == "trashed" else "trash")
    if scope.chance():
        return Move(Ref(label), to)
    return Move(Every(Cards(among=label), scope.bind("card", many=True)), to)


def _top(scope: Scope) -> Step:
    count = scope.number(1, 3)
    top = TopOfDeck(scope.bind("card", many=count != 1), count)
    return scope.pick(Sell(top), Move(top, "hand"))


def _legends(scope: Scope) -> Step:
    what = scope.pick("look", "flip", "call", "ready")
    if what == "call":
        of = Cards(("Legend",), "friendly", tags=tags(scope))
        return Call(choose(scope, of, plain=True), scope.chance())
    if what == "ready":
        return Ready(choose(scope, Cards(("Legend",), "friendly", ("legends",)), plain=True))
    down = choose(scope, Cards(("Legend",), scope.pick("friendly", "rival"), face_up=False), plain=True)
    return LookAtLegend(down) if what == "look" else Flip(down, scope.chance())


def _call(scope: Scope) -> Step:
    scope.calls()
    return Call(None, scope.chance())


def _reveal(scope: Scope) -> Step:
    shown = choose(scope, elsewhere(scope), plain=True)
    scope.seen.pop(shown.bind)
    return Reveal(shown)


def _steal(scope: Scope) -> Step:
    # a piece that was spoken of may be a Rival's, which steals for nobody here
    actor = This() if scope.this_is_a_unit and scope.chance() else None
    stolen = scope.labels("gig", False)
    if stolen and scope.chance():
        return Steal(
            choose(
                scope,
                Gigs("rival", sides_of=scope.pick(*stolen), sides_than=scope.pick(None, "more", "fewer")),
                plain=True,
            ),
            actor,
        )
    return Steal(choose(scope, gigs(scope, "rival")), actor)


def adjust(scope: Scope) -> Step:
    what = gig(scope)
    changed = [label for label in scope.labels("gig", False) if label in scope.adjusted]
    by = ChangeOf(scope.pick(*changed)) if changed and scope.chance() else amount(scope)
    made = Adjust(what, by, scope.pick("increase", "decrease", "adjust"), scope.chance())
    scope.adjusted.add(what.label if isinstance(what, Ref) else getattr(what, "bind", ""))
    return made


def _set(scope: Scope) -> Step:
    first = gig(scope)
    label = first.label if isinstance(first, Ref) else getattr(first, "bind", "gig")
    if scope.chance():
        return SetGig(first, to=scope.number(1, 6))
    if scope.chance(3):
        return SetGig(first, any=True)
    if scope.chance(3):
        return SetGig(first, face=scope.pick("min", "max", "min or max"))
    other = Gigs(other_than=label) if scope.chance() else Gigs(opposite=label)
    if label != scope.labels("gig")[-1]:
        other = Gigs("rival")
    return SetGig(first, like=choose(scope, other, plain=True))


def _swap(scope: Scope) -> Step:
    friendly = choose(scope, gigs(scope, "friendly"), plain=True)
    swapped = Swap(friendly, choose(scope, gigs(scope, "rival"), plain=True))
    scope.swaps()
    return swapped


def _swap_values(scope: Scope) -> Step:
    if scope.chance():
        return SwapValues(Choose(gigs(scope), scope.bind("gig", many=True), 2))
    one = choose(scope, gigs(scope), plain=True)
    return SwapValues(one, choose(scope, gigs(scope), plain=True))


def _give(scope: Scope) -> Step:
    whom = unit(scope)
    what = (of_whose(modifier(scope), whom),)
    alone = any(getattr(what[0], said, False) for said in ("lagging", "turn_played", "next_attack", "whom"))
    if not alone and scope.chance(4):
        more = (Power(scope.number(1, 4)), Has("BLOCKER"), Cannot("be blocked"), MustAttack())
        what = (*what, scope.pick(*more[: 3 if isinstance(what[0], MustAttack) else 4]))
    return Give(whom, what, scope.pick(*UNTIL))


def _go_solo(scope: Scope) -> Step:
    whom = choose(scope, Cards(("Legend",), "friendly"), plain=True)
    return Give(whom, (CostChange(-scope.number(1, 3), 1, "go-solo"),), "this turn")


def _establish(scope: Scope) -> Step:
    to = in_play(scope, ("Unit",), rich=False)
    what = of_whose(modifier(scope), to)
    if isinstance(what, (Loses, SetPower)):
        what = Has("BLOCKER")  # a keyword is lost, and power set, of the pieces that are there
    return Establish(to, what, scope.pick(*UNTIL))


def _play(scope: Scope) -> Step:
    if scope.chance(3):
        gear = choose(scope, elsewhere(scope, ("Gear",)), plain=True)
        return PlayCard(gear, scope.chance(), host=in_play(scope, ("Unit",), "friendly", rich=False))
    if scope.chance(3):
        program = choose(scope, elsewhere(scope, ("Program",)), plain=True)
        asked = scope.pick(None, None, Not(YourTurn()), Overtime())
        then = scope.pick("bottom of deck", "top of deck", "removed")
        return PlayCard(program, scope.chance(), then, then_if=asked)
    if scope.chance(4):
        units_of = choose(scope, elsewhere(scope, ("Unit",)), plain=True)
        return PlayCard(units_of, scope.chance(), spent=True)
    if scope.chance(3):
        return PlayCard(own_card(scope), less=amount(scope, 3), minimum=scope.pick(1, 0, 2))
    if scope.chance(8):
        return PlayCard(own_card(scope), pays=scope.number(0, 4))
    return PlayCard(own_card(scope), scope.chance())


def _this_gear(scope: Scope) -> Step:
    if scope.card_type != "Gear":
        return _gear(scope)
    return scope.pick(Defeat(ThisGear()), Move(ThisGear(), scope.pick("hand", "bottom of deck")))


def _equip(scope: Scope) -> Step:
    if scope.chance(4):
        of = Cards(("Gear",), worn_by=Cards(("Unit",), "friendly", tags=tags(scope)))
        several = Choose(of, scope.bind("gear", many=True), scope.pick(2, Count(of)), up_to=True)
        return Equip(several, choose(scope, in_play(scope, ("Unit",), "friendly"), plain=True))
    if scope.chance(5):
        from_trash = Cards(("Gear",), "friendly", ("trash",))
        some = Choose(from_trash, scope.bind("gear", many=True), scope.number(2, 3), up_to=scope.chance())
        hosts = in_play(scope, ("Unit",), "friendly", rich=False)
        each = scope.bind("unit")
        scope.seen.pop(each)  # none of several hosts is spoken of later
        return Equip(some, Choose(hosts, each), each=True)
    of = elsewhere(scope, ("Gear",))
    if scope.this_is_a_unit and scope.chance():
        of = Cards(("Gear",), on=This())
    gear = choose(scope, of, plain=True)
    return Equip(gear, choose(scope, in_play(scope, ("Unit",), "friendly"), plain=True))


SIMPLE = (
    lambda s: Pick(choose(s, units(s) if s.chance() else gigs(s))),
    lambda _: ChooseKind(),
    _draw,
    _draw,
    _discard,
    _all_but,
    _count_discarded,
    _count_done,
    _trash_top,
    _defeat,
    lambda s: Spend(unit(s)),
    lambda s: Ready(unit(s)),
    _gear,
    _this_gear,
    lambda s: ReadyEddies(amount(s, 3)),
    lambda s: ReadyEddies(s.number(1, 3), up_to=True),
    lambda s: Establish(
        Cards(s.pick(("Unit",), ("Program",), ("Gear",)), "friendly"),
        CostChange(-s.number(1, 3), s.pick(None, 1), next_card=True),
        "this turn",
    ),
    lambda s: Defeat(_either(s)),
    lambda s: Defeat(choose(s, Cards(("Gear",), worn_by=Cards(("Unit",), s.pick("rival", "friendly"))))),
    _move,
    _move_own,
    _look,
    _rest,
    _top,
    _legends,
    _reveal,
    _steal,
    adjust,
    adjust,
    _set,
    _swap,
    _swap_values,
    lambda _: ShuffleDeck(),
    _give,
    _give,
    _go_solo,
    _establish,
    _play,
    _call,
    _equip,
    lambda s: TakeControl(choose(s, in_play(s, ("Unit",), "rival"), plain=True)),
    lambda s: PayNow(amount(s, 3)),
    lambda _: EndAttack(),
    lambda s: TakeControl(choose(s, in_play(s, ("Unit",), "rival"), plain=True), s.pick(*UNTIL[:3])),
    lambda s: RollIn(s.number(1, 2)),
    lambda s: ToFixer(choose(s, gigs(s), plain=True)),
    lambda s: Reroll(gig(s)),
    lambda s: Redirect(choose(s, in_play(s, ("Unit",), "friendly"), plain=True)),
    lambda _: Redirect(None),
    lambda s: _look_at_hand(s),
    lambda s: Look(s.number(1, 3), "search", "rival"),
    _random,
    lambda s: WinGame(s.pick("you", "rival", "each")),
    lambda s: LoseGame(s.pick("you", "rival")),
)
