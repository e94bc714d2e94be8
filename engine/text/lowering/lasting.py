"""From statements to the effect tree: what is true for good (persistent effects) or is given for a time."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, cast

from engine.effects import tree as t
from engine.effects.values import (
    EACH,
    Both,
    Cards,
    Compare,
    Happened,
    Ref,
    This,
    Trigger,
    YourTurn,
)
from engine.text.forms import IT, SUBJECTS_GEAR, Quoted, Reject, Tail
from engine.text.lowering.ellipsis import lasts, while_what
from engine.text.lowering.lasting_checks import (
    check_next_turn,
    check_other,
    check_played,
    check_rivals,
    check_whose,
    check_whose_turn,
    speaks_of_it,
)
from engine.text.lowering.lower import Lowering
from engine.text.lowering.placing import do
from engine.text.lowering.refs import Scope
from engine.text.lowering.resolve import resolve
from engine.text.lowering.spoken import ATTACKED, NOBODY, OPPONENT, Spoken
from engine.text.meaning import CARD_TYPE, changed, rebuild
from engine.text.readers.modifiers import multiplied, within

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Ability, Modifier, Until
    from engine.effects.values import Condition, Piece
    from engine.text.forms import Group, OwnCost, Predicate, Statement
    from engine.text.lowering.spoken import Want


class Lasting:
    """Makes modifiers. quote: what reads an ability in quotes.

    base: what is replaced, from which is taken what is left unsaid. Set `until` and `during` to what leads the
    sentence in.
    """

    def __init__(self, quote: Callable[[Group], Ability], base: Any = None) -> None:
        self._quote = quote
        self.until: Until | None = None
        self.base = base
        self.during: Tail | None = None

    # --- for a time

    def give(self, statement: Statement, lowering: Lowering) -> Any:
        """A statement as an instruction: given to pieces, or made true of a set. Raises Reject where no end is said."""
        tail = self._tail(statement)
        if tail.your_turn or tail.condition is not None:
            raise Reject("what is given for a time has no condition of its own")
        if tail.turn_played and not all(map(_plays_on, statement.predicates)):
            raise Reject("only attacking is given for the turn it is played")
        steps: list[Any] = []
        for subject in statement.subjects:
            if subject.set is not None:
                steps += self._of_set(subject.set, statement, tail, lowering)
                continue
            off = isinstance(subject.target, Ref) and all(map(_of_cards_off, statement.predicates))
            want: Want = "off" if off else "turned"
            picked = lowering.target(subject.target, want, statement)
            check_whose_turn(tail, picked, lowering.scope)
            check_next_turn(tail, picked)
            piece: Piece = Ref(picked.bind) if hasattr(picked, "bind") else picked
            mods = self._mods(statement, tail, lowering.scope, piece, _set_of(picked))
            if any(isinstance(mod, (t.Power, t.SetPower, t.DoublePower)) for mod in mods):
                lowering.scope.adjusted |= {piece.label if isinstance(piece, Ref) else "this"}
            steps.append(t.Give(picked, mods, self._until(tail, mods)))
        return do(steps)

    def _of_set(self, of: Cards, statement: Statement, tail: Tail, lowering: Lowering) -> list[Any]:
        of = resolve(of, lowering.scope)
        check_next_turn(tail, of)
        mods = self._mods(statement, tail, lowering.scope, None, of)
        until = self._until(tail, mods)
        if any(p.gained for p in statement.predicates):
            # "gain" and "lose" happen once, to the pieces that are there
            return [t.Give(t.Every(of, lowering.scope.bind(of, many=True)), mods, until)]
        return [t.Establish(of, mod, until) for mod in mods]

    def _tail(self, statement: Statement) -> Tail:
        tail = statement.tail
        named = tail.whose or (self.during and self.during.whose)
        if named is not None and any(subject.set is not None for subject in statement.subjects):
            raise Reject("what others are or do while this piece is fighting is not told apart")
        if tail.their_turn or tail.attackers is not None:
            raise Reject("whose turn, or whose Gig area, is not clear")
        if self.during is not None:
            if tail.during is not None:
                raise Reject("this says twice while what")
            return dataclasses.replace(tail, during=self.during.during, against=self.during.against)
        return tail

    def _until(self, tail: Tail, mods: tuple[Modifier, ...]) -> Until:
        if tail.until is not None and self.until is not None and tail.until != self.until:
            raise Reject("this says two different ends")
        if tail.until is not None or self.until is not None:
            return cast("Until", tail.until or self.until)
        if tail.turn_played:
            return "this turn"
        if (otherwise := lasts(self.base)) is not None:
            return otherwise
        if all(isinstance(mod, t.While) for mod in mods):
            return "end of attack"
        if mods == (t.Has("ADRENALINE"),):
            return "this turn"  # after the turn it's played it does nothing
        raise Reject("how long this lasts is not said")

    # --- for good

    def persistent(self, statement: Statement, condition: Condition | None, scope: Scope) -> list[Ability]:
        """A statement as persistent effects, one for each thing that it says."""
        tail = self._tail(statement)
        if tail.until is not None or self.until is not None or statement.more is not None:
            raise Reject("another reading says the same")
        asked = [condition] if condition is not None else []
        asked += [YourTurn()] if tail.your_turn else []
        behind = [resolve(tail.condition, scope)] if tail.condition is not None else []
        asked += behind
        whole = None if not asked else asked[0] if len(asked) == 1 else Both(tuple(asked))
        made: list[Ability] = []
        for subject in statement.subjects:
            to = self._subject(subject)
            of = resolve(to, scope)
            if isinstance(of, Cards):
                check_other(behind)
            here = _across(whole, of)
            if tail.turn_played and not all(map(_plays_on, statement.predicates)):
                of, here = _just_played(of, whole)
            mods = self._mods(statement, tail, scope, This(), of if isinstance(of, Cards) else None)
            check_played(mods, of)
            made += [t.Persistent(mod, of, here) for mod in mods]
        return made

    def _subject(self, subject: Any) -> This | Cards:
        if subject.set is not None:
            return subject.set
        if isinstance(subject.target, t.Every) and isinstance(subject.target.of, Cards):
            return subject.target.of
        if isinstance(subject.target, This) or subject.target == Ref(IT):
            return This()
        raise Reject("what is true for good is true of this card or of a whole set")

    def cost(self, own: OwnCost, condition: Condition | None, scope: Scope) -> Ability:
        """A sentence about what playing costs, as a persistent effect."""
        inner = scope.inner()
        return t.Persistent(resolve(own.what, inner), resolve(own.to, inner), condition)

    # --- modifiers

    def _mods(
        self, statement: Statement, tail: Tail, scope: Scope, piece: Piece | None, of: Cards | None
    ) -> tuple[Modifier, ...]:
        """The modifiers of all predicates; "its" in them is the subject: a piece, or each piece of a set `of`."""
        if tail.until is None and self.until is None:
            tail = while_what(self.base, [mod for p in statement.predicates for mod in p.mods], tail)
        inner = scope.inner()
        many = of is not None
        subject: Piece = Ref(EACH) if piece is None or many else piece
        inner.itself, inner.each = subject, of
        # "it" may be each piece of a set, unless a single one was spoken of
        either = of is not None and any(not (s.many or s.is_gig or s.kinds == OPPONENT) for s in scope.spoken)
        others = not many and any(s.many and not s.is_gig for s in scope.spoken)
        for number in (many,) if others else (not many, many):  # "their power" is that of several, if any
            piece = NOBODY if either and not number else subject
            inner.spoken.append(Spoken(piece, ("each",), many=number))
        made: list[Modifier] = []
        for predicate in statement.predicates:
            made += [self._mod(mod, tail, inner, subject) for mod in predicate.mods]
        check_rivals(made, subject, of, scope)
        if tail.able and not any(isinstance(mod, t.MustAttack) for mod in made):
            raise Reject("only what must be done is done if it can be")
        if tail.minimum is not None and not any(isinstance(m, t.CostChange) for m in made):
            raise Reject("only a cost has a minimum")
        return tuple(made)

    def _mod(self, mod: Any, tail: Tail, scope: Scope, subject: Piece) -> Modifier:
        if isinstance(mod, Quoted):
            if tail.per is not None:
                raise Reject("an ability can't be had several times")
            return within(t.Gains(self._quote(mod.sentences)), tail)
        if isinstance(mod, t.Power) and speaks_of_it(mod.amount):
            check_whose(subject, scope)
        made = multiplied(_timed(mod, tail, self.until or lasts(self.base)), tail.per)
        if isinstance(made, t.CostChange):
            if tail.minimum is not None and isinstance(mod.amount, int) and mod.amount > 0:
                raise Reject("only a reduction has a minimum")
            made = dataclasses.replace(made, minimum=tail.minimum)
        made = within(made, tail)
        made = rebuild(made, lambda n: subject if n == Ref(SUBJECTS_GEAR) else n)
        if isinstance(made, t.Cannot) and made.gigs is not None:
            scope = scope.inner()
            scope.spoken += [Spoken(Ref(EACH), ("each",), many=number) for number in (True, False)]
        if isinstance(made, t.MustAttack):
            scope = _others(scope, subject)
        if isinstance(made, t.MayAttack) and made.units is not None and made.units.among is not None:
            that = _others(scope, subject).names(made.units.among, "table")
            made = dataclasses.replace(made, units=dataclasses.replace(made.units, among=that))
        return changed(mod, resolve(made, scope))


def _others(scope: Scope, subject: Piece) -> Scope:
    """Without the subject: whom a Unit must or may attack is never that Unit."""
    inner = scope.inner()
    inner.spoken = [s for s in scope.spoken if s.piece not in (subject, NOBODY)]
    return inner


def _across(condition: Any, of: This | Cards) -> Any:
    """A condition that asks about the Gig area which the subject attacks, with its side filled in."""
    side = "friendly" if isinstance(of, This) else of.side

    def filled(node: Any) -> Any:
        if getattr(node, "side", None) != ATTACKED:
            return node
        if side == "any":
            raise Reject("whose Gig area is attacked is not said")
        return dataclasses.replace(node, side="rival" if side == "friendly" else "friendly")

    return rebuild(condition, filled)


def _of_cards_off(predicate: Predicate) -> bool:
    """Whether all that is said is what playing costs, or that it can't be played, which is of cards not in play."""
    return all(
        (isinstance(mod, t.CostChange) and mod.what == "play")
        or (isinstance(mod, t.Cannot) and mod.action == "be played")
        for mod in predicate.mods
    )


def _plays_on(predicate: Predicate) -> bool:
    """Whether all that is said is permissions and prohibitions to attack, which know "the turn it's played"."""
    return all(
        isinstance(mod, t.MayAttack) or (isinstance(mod, t.Cannot) and mod.action == "attack")
        for mod in predicate.mods
    )


def _just_played(of: Any, condition: Condition | None) -> tuple[Any, Condition | None]:
    """The words "have +2 power the turn they're played": true of those that were played this turn."""
    if isinstance(of, Cards):
        if of.did is not None:
            raise Reject("this says twice what they did this turn")
        return dataclasses.replace(of, did="played"), condition
    if CARD_TYPE.get() == "Gear":
        raise Reject("whether the Gear or who wears it was played is not said")
    played = Compare(Happened(Trigger("played", This())), ">=", 1)
    return of, played if condition is None else Both((played, condition))


def _set_of(picked: Any) -> Cards | None:
    """Which pieces a statement speaks of one by one, where they are several."""
    return picked.of if isinstance(picked, t.Every) and isinstance(picked.of, Cards) else None


def _timed(mod: Modifier, tail: Tail, until: Until | None) -> Modifier:
    """Fit a modifier to "the turn it's played" and to permissions that make sense only despite Lag."""
    match mod:
        case t.MayAttack():
            mod = dataclasses.replace(
                mod, next_attack=mod.next_attack or tail.next_attack, ready=mod.ready or tail.even_ready
            )
            if tail.turn_played:
                return dataclasses.replace(mod, lagging=True)
            if mod.ready or mod.next_attack:
                return mod
            if tail.until == "this turn" or until == "this turn":
                # rival Units that are spent can be attacked anyway: it is Lag that this is about
                return dataclasses.replace(mod, lagging=True)
            raise Reject("a Unit may do this anyway")
        case t.Cannot("attack"):
            return dataclasses.replace(mod, turn_played=tail.turn_played)
        case _:
            if tail.next_attack or tail.even_ready:
                raise Reject("only attacking is for the next time, or of what is ready")
            return mod
