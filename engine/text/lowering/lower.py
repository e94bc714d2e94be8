"""From forms to the effect tree: instructions and what they speak of, in the order in which they are read."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, Gigs, Ref, This, ThisGear
from engine.text.forms import (
    IT,
    OPEN,
    YOURS,
    Clauses,
    Group,
    MovedGear,
    OwnCost,
    OwnersDeed,
    Reject,
    Statement,
    TrashSome,
    Whether,
)
from engine.text.lowering.aftermath import after, either, groups_of
from engine.text.lowering.again import filled, said_each
from engine.text.lowering.asking import measured, offered
from engine.text.lowering.ellipsis import add_more, left_out, left_unsaid
from engine.text.lowering.fights import speak_of_fight, the_two
from engine.text.lowering.owners import owners_deed
from engine.text.lowering.pairs import each_of_pair, in_order, speak_of_pair, swapped
from engine.text.lowering.placing import (
    THE_REST,
    chosen_to_equip,
    do,
    how_many,
    of_known_type,
    placed,
    rest_of,
    worn_by,
    worn_by_several,
)
from engine.text.lowering.replacing import ThisKept, this_kept
from engine.text.lowering.resolve import parts, resolve
from engine.text.lowering.seen import (
    AddMore,
    DiscardChosen,
    DrawThat,
    check_returned,
    check_trashed,
    of_seen,
    of_whose,
)
from engine.text.lowering.spoken import NOBODY, Spoken
from engine.text.lowering.wants import chosen_there, helps, number_of, unchosen, wants_of
from engine.text.lowering.yours import ToYourHand, as_move, check_yours, note_whose
from engine.text.meaning import changed, rebuild, refusing_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

ANY_LEGEND: Final = Cards(("Legend",), "friendly", face_up=False)  # where no more is said of a Call
_HOLDS: Final = (Whether, OwnersDeed, t.ChooseOne, t.May, t.EachPlayer, t.ByRival, t.Repeat, t.If, t.IfYouDo)
"""Instructions that hold others."""


class Lowering:
    """Makes steps of one effect's forms, in order. group: makes a step of sentences in quotes; give: of a statement."""

    def __init__(
        self, scope: Scope, group: Callable[[Group, Scope], Any], give: Callable[[Statement, Scope], Any]
    ) -> None:
        self.scope = scope
        self._group = group
        self._give = give
        self.last_move: str | None = None
        self.base: Any = None

    def step(self, node: Any) -> Any:
        """One instruction of the effect tree. Raises Reject where it speaks of nothing, or of what it can't act on."""
        node = filled(node, self.base)
        for some in unchosen(node):
            picked = self._act(t.Pick(t.Choose(some.of, OPEN)))
            named = number_of(some, picked.target.bind)
            node = rebuild(node, lambda n, s=some, v=named: v if n is s else n)
            return changed(node, do([picked, self.step(node)]))
        match node:
            case Clauses():
                return self._clauses(node)
            case Statement():
                return changed(node, said_each(node, self.scope, self._give))
            case Group():
                return changed(node, self._group(node, self.scope))
            case AddMore() | ThisKept():
                more = isinstance(node, AddMore)
                made = add_more(node, self.scope, self.last_move) if more else this_kept(self.scope)
                return changed(node, made)
            case TrashSome() | DrawThat() | DiscardChosen():
                return changed(node, do([self._act(step) for step in of_seen(node, self.scope)]))
            case t.Call(None):
                return self.step(changed(node, t.Call(t.Choose(ANY_LEGEND, OPEN), node.free)))
            case _ if isinstance(node, _HOLDS):
                return changed(node, self._holding(node))
            case t.Equip(t.Choose(Cards(worn_by=Cards() as host)) as gear, to):
                moved = MovedGear(gear, dataclasses.replace(host, equipped=True), to)
                return changed(node, self._moved_gear(moved))
            case MovedGear():
                return changed(node, self._moved_gear(node))
            case OwnCost():
                raise Reject("what playing costs is true for good and hangs on no event")
            case _:
                return self._act(node)

    def _moved_gear(self, node: MovedGear) -> Any:
        if not node.one:
            return self._act(worn_by_several(node.gear, node.to, node.host))
        picked = self._act(t.Pick(t.Choose(node.host, OPEN)))
        return do([picked, self._act(worn_by(node.gear, node.to, picked.target.bind))])

    def _holding(self, node: Any) -> Any:
        """An instruction that holds others."""
        match node:
            case Whether(effects) | t.ChooseOne(effects):
                by = "rival" if isinstance(node, Whether) else "you"
                return t.ChooseOne(tuple(self._inside(effect)[0] for effect in effects), by)
            case t.EachPlayer(step):
                return self._of_each(step)
            case t.ByRival() | t.May(_, "rival") | t.Repeat():
                return self._apart(node)
            case OwnersDeed():
                return self._asked_first(owners_deed(node, self.scope))
            case t.If():
                return self._asked_first(node)
            case t.May(AddMore() as more):
                return self.step(more)
            case t.May(step):
                return dataclasses.replace(node, step=self.step(step))
            case _:
                done = self.step(node.first)
                if self.scope.replaced is not None:
                    # "you may discard 1 to return it": not what was discarded
                    self.again(self.scope.replaced)
                then = node.then and self.step(node.then)
                return t.IfYouDo(done, then, node.otherwise and self.step(node.otherwise))

    def _asked_first(self, node: Any) -> Any:
        if not isinstance(node, t.If):
            return self.step(node)
        asked = resolve(node.condition, self.scope)
        if node.otherwise is None:
            return t.If(asked, self.step(node.then))
        return t.If(asked, self._inside(node.then)[0], self._inside(node.otherwise)[0])

    def _of_each(self, step: Any) -> Any:
        made, inner = self._inside(step)
        for group in ("discarded", "trashed"):
            if group in inner.groups:
                self.scope.group(group, many=True)
                self.scope.mixed |= {group}
        picked = [
            p.target.of for p in parts(made) if isinstance(p, t.Pick) and isinstance(p.target, t.Choose)
        ]
        self.scope.spoken += [Spoken(NOBODY, getattr(of, "kinds", ("gig",))) for of in picked]
        return t.EachPlayer(made)

    def _apart(self, node: Any) -> Any:
        """What a Rival does, or what is done several times over: nobody knows which pieces it was about."""
        if isinstance(node, t.Repeat):
            node = t.Repeat(resolve(node.times, self.scope), node.step)
        made, inner = self._inside(node.step)
        groups_of(node, inner, self.scope)
        if isinstance(made, t.May) and made.by == "you":
            return dataclasses.replace(made, by="rival")
        return dataclasses.replace(node, step=made)

    def _inside(self, node: Any) -> tuple[Any, Scope]:
        """A step whose pieces are not known after it, so that "it" may be one of them; and what was known within."""
        outer, self.scope = self.scope, self.scope.inner()
        made = self.step(node)
        inner, self.scope, outer.own_deed = self.scope, outer, False
        return made, inner

    def _clauses(self, node: Clauses) -> Any:
        made: list[Any] = []
        node = chosen_to_equip(node)
        for i, part in enumerate(node.steps):
            with refusing_at(part):
                step = self.step(part)
            if i and node.joints[i - 1] == "and":
                merged = chosen_there(made[-1], step) if isinstance(made[-1], t.Pick) else None
                if merged is not None:
                    made[-1] = merged
                    continue
                either(made[-1], step, self.scope)
            made.append(step)
        speak_of_pair(made, self.scope)
        return changed(node, do(made))

    def _act(self, node: Any) -> Any:
        node = the_two(node, self.scope)
        both = each_of_pair(node, self.scope)
        if both:
            return changed(node, self._clauses(Clauses(tuple(both), ("and",) * (len(both) - 1))))
        yours, node = isinstance(node, ToYourHand), as_move(node)
        wants = wants_of(node)
        made: dict[str, Any] = {}
        for name, want in in_order(node, wants):
            part = getattr(node, name)
            made[name] = None if part is None else self.target(part, want, node)
        for field in dataclasses.fields(node):
            if field.name not in wants and field.name != "node":
                made[field.name] = resolve(getattr(node, field.name), self.scope)
                measured(self.scope, made[field.name])
        done = changed(node, dataclasses.replace(node, **made))
        if isinstance(done, (t.Discard, t.Draw)):
            done = of_whose(done, self.scope)
        if isinstance(done, t.Move):
            self.last_move = done.to
            if yours:
                check_yours(done, self.scope)
            if done.to == "trash":
                check_trashed(done, self.scope)
        done = swapped(done, self.scope) if isinstance(done, t.Swap) else done
        self.scope.picked = rest_of(done) or self.scope.picked
        speak_of_fight(done, self.scope)
        after(done, self.scope)
        return done

    # --- what it acts on

    def target(self, node: Any, want: Want, step: Any) -> Any:
        """What an instruction acts on; it has been spoken of now. Raises Reject for what it can't act on."""
        match node:
            case This():
                if want == "gig":
                    raise Reject("this card is no Gig")
                self.scope.say(Spoken(self.scope.this))
                return self.scope.this
            case ThisGear():
                if want in ("gig", "turned"):
                    raise Reject("this is done to no Gear")
                self.scope.say(Spoken(node, ("Gear",)))
                return node
            case Ref():
                offer = offered(self.scope, node.label, want, step)
                if offer is not None:
                    return self._set_target(offer, want, step, known=True)
                self.scope.helped = helps(step)
                piece = resolve(node, self.scope, want)
                self.scope.helped = False
                if isinstance(step, t.Move) and node == Ref(IT):
                    check_returned(self.scope, piece)
                self.again(piece)
                return changed(node, piece)
            case t.TopOfDeck(_, count):
                count = resolve(count, self.scope)
                bind = self.scope.bind(Cards(areas=("deck",)), many=count != 1)
                return changed(node, t.TopOfDeck(bind, count))
            case t.Choose() | t.Every():
                return self._set_target(node, want, step)
            case _:
                raise AssertionError(f"no target: {node}")

    def again(self, piece: Any) -> None:
        """A piece is spoken of again, which makes it the latest."""
        said = next((spoken for spoken in self.scope.spoken if spoken.piece == piece), None)
        if said is not None:
            self.scope.say(said)

    def _set_target(self, node: t.Choose | t.Every, want: Want, step: Any, known: bool = False) -> Any:
        if left_out(node.of):
            of = left_unsaid(node.of, step, self.base, self.scope)
        elif node == THE_REST and not self.scope.groups and self.scope.picked is not None:
            of = self.scope.picked  # "choose one of your Units and defeat the rest"
        else:
            of = node.of if known else resolve(node.of, self.scope)
        if want == "gig" and not isinstance(of, Gigs):
            raise Reject("only a Gig makes sense here")
        if want != "any" and want != "gig" and not isinstance(of, Cards):
            raise Reject("a Gig makes no sense here")
        if isinstance(of, Cards):
            of = of_known_type(of, self.scope)
            if of.among in self.scope.mixed and of.side == "any":
                raise Reject("whose of these cards is not said")
            of = placed(of, want, step, self.scope)
        measured(self.scope, of)
        if isinstance(node, t.Every):
            return changed(node, t.Every(of, note_whose(of, self.scope.bind(of, many=True), self.scope)))
        count = how_many(node, of, self.scope)
        bind = note_whose(of, self.scope.bind(of, many=count != 1), self.scope)
        if isinstance(of, Cards):
            self.scope.worn(of, bind, count)
        by = "you" if node.by == YOURS else node.by
        return changed(node, dataclasses.replace(node, of=of, count=count, bind=bind, by=by))
