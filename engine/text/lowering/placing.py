"""Where the cards lie that an instruction acts on, as far as its words leave that open; steps in a row."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, Count, Ref, ThisGear
from engine.text.forms import ANY_GROUP, IT, OPEN, THEIR, Clauses, Reject
from engine.text.lowering.naming import is_off, label_of
from engine.text.lowering.resolve import parts, resolve
from engine.text.meaning import rebuild

if TYPE_CHECKING:
    from engine.effects.values import Things
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

THE_REST: Final = t.Every(Cards(among=ANY_GROUP), OPEN)
"""The words "the rest"."""


def placed(of: Cards, want: Want, step: Any, scope: Scope) -> Cards:
    """Where cards are taken from that are played or revealed, if that is not said.

    Raises Reject where an instruction can't act on cards there.
    """
    if of.or_else is not None:
        other = placed(of.or_else, want, step, scope)
        one = placed(dataclasses.replace(of, or_else=None), want, step, scope)
        if is_off(one) is not is_off(other):
            raise Reject("one of these is in play, and the other is not")
        return dataclasses.replace(one, or_else=other)
    nowhere = not of.areas and of.among is None and of.on is None and of.worn_by is None
    eddies = of.areas == ("eddies",) and of.side != "any" and isinstance(step, t.Spend)
    if want in ("table", "turned") and (
        not nowhere and of.on is None and set(of.areas) - {"field", "legends"} and not eddies
    ):
        raise Reject("only cards in play make sense here")
    if want == "turned" and of.other and isinstance(getattr(step, "gear", None), Ref) and _worn(step, scope):
        return _another_host(of, step, scope)
    if of.kinds == ("Program",) and (want in ("table", "turned") or (nowhere and isinstance(step, t.Move))):
        raise Reject("Programs are never in play: write where they are")
    if of.kinds == ("Gear",) and isinstance(step, (t.Ready, t.Spend)):
        raise Reject("a Gear is neither ready nor spent")
    if isinstance(step, t.Call) and not of.kinds:
        return dataclasses.replace(of, kinds=("Legend",))
    if isinstance(step, t.PlayCard):
        return _played(of, scope) if nowhere else of
    if isinstance(step, t.Reveal) and nowhere and of.face_up is None:
        return dataclasses.replace(of, among=scope.latest_group()[0])
    if isinstance(step, t.Pick) and nowhere and scope.hand_seen and of.side == "any" and _never_in_play(of):
        return dataclasses.replace(of, among="looked")
    unplaced = isinstance(step, t.Sell) or (isinstance(step, t.Equip) and of.kinds == ("Gear",))
    if unplaced and nowhere and of.side == "any":
        raise Reject("from where is not said")
    return of


def of_known_type(of: Cards, scope: Scope) -> Cards:
    """The words "one of them", of pieces that were chosen, as a piece of their type."""
    known = [s for s in scope.spoken if s.piece == Ref(str(of.among)) and s.chosen and not s.is_gig]
    if of.kinds or not known or len(known[0].kinds) != 1:
        return of
    return dataclasses.replace(of, kinds=known[0].kinds)


def rest_of(done: Any) -> Cards | None:
    """The cards of a set but those that were chosen of it: chosen only, or of those chosen before.

    "Choose a friendly Unit. Spend the rest" are all others, "choose 3 Units. Ready one and spend the rest" those three.
    """
    target = getattr(done, "target", None)
    of = target.of if isinstance(target, t.Choose) else None
    if not isinstance(target, t.Choose) or not isinstance(of, Cards) or of.other_than is not None:
        return None
    chosen = of.among is not None and of.among.startswith("#")
    return dataclasses.replace(of, other_than=target.bind) if chosen or isinstance(done, t.Pick) else None


def _worn(step: Any, scope: Scope) -> bool:
    """Whether the Gear that is moved is on somebody: "another Unit" may then be another than that one."""
    gear = resolve(step.gear, scope, "card")
    return any(spoken.piece == gear and not spoken.off for spoken in scope.spoken)


def _another_host(of: Cards, step: Any, scope: Scope) -> Cards:
    """The words "equip it to another friendly Unit": another than the one whose Gear was chosen, if that is known."""
    gear = resolve(step.gear, scope, "card")
    host = (
        scope.this if gear == ThisGear() else scope.hosts.get(gear.label) if isinstance(gear, Ref) else None
    )
    if host is None:
        raise Reject("another than which?")
    return of if host == scope.this else dataclasses.replace(of, other=False, other_than=label_of(host))


def chosen_to_equip(node: Clauses) -> Clauses:
    """The words "choose a Gear from X and equip it to Y" as "equip a Gear from X to Y"."""
    match node:
        case Clauses((t.Pick(t.Choose() as gear), t.Equip(Ref(label), to), *rest), ("and", *joints)) if (
            label
            in (
                IT,
                "?that Gear",
            )
        ):
            return Clauses((t.Equip(gear, to), *rest), tuple(joints))
        case _:
            return node


def _never_in_play(of: Cards) -> bool:
    """Whether this is said of any card, or of a type that is never on the table: in a hand, then."""
    return set(of.kinds) <= {"Program"} and of.did is None and of.spent is None and of.equipped is None


def _played(of: Cards, scope: Scope) -> Cards:
    """Cards are played from among those looked at just now, or from the hand (`play.from-hand`)."""
    if of.side != "any" or of.kinds == ("Legend",):
        raise Reject("from where is not said")
    if scope.groups:
        return dataclasses.replace(of, among=scope.latest_group()[0])
    return dataclasses.replace(of, side="friendly", areas=("hand",))


def worn_by(gear: Any, to: Any, host: str) -> t.Equip:
    """The words "move a Gear equipped to X to another X", once it is chosen whose Gear it is."""
    of = dataclasses.replace(gear.of, worn_by=None, on=Ref(host))
    if isinstance(to, t.Choose) and isinstance(to.of, Cards) and to.of.other:
        to = dataclasses.replace(to, of=dataclasses.replace(to.of, other=False, other_than=host))
    more = {"count": Count(of)} if isinstance(getattr(gear, "count", None), Count) else {}
    return t.Equip(dataclasses.replace(gear, of=of, **more), to)


def worn_by_several(gear: Any, to: Any, hosts: Cards) -> t.Equip:
    """The words "move any number of Gear from friendly Units to X": of whichever of them."""
    of = dataclasses.replace(gear.of, worn_by=dataclasses.replace(hosts, equipped=None))
    more = {"count": Count(of)} if isinstance(getattr(gear, "count", None), Count) else {}
    return t.Equip(dataclasses.replace(gear, of=of, **more), to)


def how_many(node: t.Choose, of: Things, scope: Scope) -> Any:
    """How many are chosen; "any number" and "all but 1" are counted of that set, as it has been understood."""
    counts = Count(node.of) in parts(node.count)
    return counted_there(node, of) if counts else resolve(node.count, scope)


def counted_there(node: t.Choose, of: Things) -> Any:
    """How many are chosen, counted of this set in the place of the choice's own."""
    all_of = Count(node.of)
    return rebuild(node.count, lambda part: Count(of) if part == all_of else part)


def as_yours(part: Any) -> Any:
    """A set of whoever does it, where nobody else was named: yours."""
    return dataclasses.replace(part, side="friendly") if getattr(part, "side", None) == THEIR else part


def do(steps: list[Any]) -> Any:
    """Steps as one: itself where it is alone, else in a row without rows inside."""
    flat: list[Any] = []
    for step in steps:
        flat += step.steps if isinstance(step, t.Do) else (step,)
    return flat[0] if len(flat) == 1 else t.Do(tuple(flat))
