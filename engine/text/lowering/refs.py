"""What words like "it", "that Gig" and "the rest" speak of.

A scope grows as an effect is read: triggers, choices and instructions bring in pieces, and a later word means the last
one that fits it. Grammatical number counts: "it" is one piece, "them" several. What nothing fits is refused.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Cards, Gigs, Ref, This, Trigger
from engine.text.forms import (
    ANY_GROUP,
    BOTH,
    COUNTED,
    IT,
    ITSELF,
    LATEST_GIG,
    SEEN_HAND,
    SOLD,
    SUBJECTS_GEAR,
    THEM,
    THIS_UNIT,
    Reject,
)
from engine.text.lowering.brought_in import brought_in
from engine.text.lowering.counted import counted_before
from engine.text.lowering.done import done_to
from engine.text.lowering.either import both_of, check_plain, itself
from engine.text.lowering.naming import (
    is_off,
    kind_of,
    kinds_of,
    label_of,
    side_of_set,
)
from engine.text.lowering.spoken import (
    ITSELF_COST,
    LABELS,
    LOOKED,
    NOBODY,
    NUMBER,
    OPPONENT,
    THAT_MANY,
    Spoken,
    check_thief,
)

if TYPE_CHECKING:
    from engine.effects.values import Piece, Who
    from engine.text.lowering.spoken import Want

_GROUPS: Final = ("looked", "trashed", "discarded")
_OPPOSED: Final = (("rival", "Unit"), ("friendly", "Unit"), ("that", "Unit"))


@dataclass(slots=True)
class Scope:
    """What has been spoken of so far in an effect, the latest last.

    this: what "this Unit" means. groups: cards looked at, trashed or discarded, and whether they are several. bound:
    kind and label of all that has one. program: the effect is a Program's. rivalled: the Unit of the trigger and its
    opponent have both been named. doer_is_other: the opponent first. opposed: this card and its opponent were, so
    that "that Unit" is the opponent. meets: who acts in the trigger, where that says against whom, too. helped: what
    is done now is to its good. replaced: what something would happen to, in the place of which something else is
    done. looked: how many cards are being looked at, some of which may still lie where they were. hand_seen: they are
    a hand. hand_of: whose hand was seen last. deck_of: whose deck. itself: of whom a statement says something, which
    "less power" is compared with. each: the set of whose pieces, one by one, a statement says something. sold: the
    label of the cards sold last. adjusted: of the Gigs that this effect has changed.
    fights: between whom, in the order of the words, this effect has brought about fights. mixed: the groups that hold
    cards of both players. theirs: those of cards that only a Rival discarded or trashed. done: what was defeated, spent
    and so on last: its types, the piece, and whether it is several. hosts: whose Gear was chosen, by the label of the
    Gear.
    own_deed: the effect begins with something that this card itself did, or that was done to it.
    chosen: what was chosen by a word: a type, a color, a number. picked: the rest of the set that something was chosen
    of last. counted: what the instructions before counted. tallied: of that, what later words mean, by its label.
    revealed: cards shown from a hand. struck: a defeat by another Unit is replaced, and both were named. drawn: one
    card was drawn just before.
    verbally: what was chosen with that verb ("choose a Unit"), which "the chosen Unit" means before all else.
    """

    spoken: list[Spoken] = field(default_factory=list[Spoken])
    this: Piece = dataclasses.field(default_factory=This)
    groups: dict[str, bool] = field(default_factory=dict[str, bool])
    bound: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    counter: list[int] = field(default_factory=lambda: [0])
    beaten: list[bool] = field(default_factory=list[bool])
    program: bool = False
    rivalled: bool = False
    doer_is_other: bool = False
    opposed: bool = False
    meets: Piece | None = None
    helped: bool = False
    replaced: Piece | None = None
    looked: Any = None
    hand_seen: bool = False
    hand_of: Who | None = None
    deck_of: Who | None = None
    itself: Piece | None = None
    each: Cards | None = None
    sold: str | None = None
    fights: tuple[tuple[Piece, Piece], ...] = ()
    done: dict[str, tuple[tuple[str, ...], Piece, bool]] = field(default_factory=dict[str, Any])
    mixed: frozenset[str] = frozenset()
    theirs: frozenset[str] = frozenset()
    adjusted: frozenset[str] = frozenset()
    hosts: dict[str, Piece] = field(default_factory=dict[str, Any])
    own_deed: bool = False
    chosen: str | None = None
    picked: Cards | None = None
    counted: tuple[Cards, ...] = ()
    tallied: dict[str, Cards] = field(default_factory=dict[str, Cards])
    revealed: Piece | None = None
    struck: bool = False
    drawn: bool = False
    verbally: frozenset[Piece] = frozenset()

    def inner(self, waits: bool = False) -> Scope:
        """A scope for a part of the effect: what is spoken of there is not known outside of it.

        waits: for what is done later, when those that a condition has asked for now may be others.
        """
        spoken = [dataclasses.replace(s, offer=None) if waits and s.many else s for s in self.spoken]
        return dataclasses.replace(self, spoken=spoken, groups=dict(self.groups), bound=list(self.bound))

    def undo(self, before: Scope) -> None:
        """Something takes the place of what was done since: nothing has been moved or looked at, only chosen."""
        was = {s.piece: s.off for s in before.spoken}
        self.spoken = [dataclasses.replace(s, off=was.get(s.piece, s.off)) for s in self.spoken]
        self.looked, self.drawn = before.looked, before.drawn

    def say(self, spoken: Spoken) -> None:
        """Something has been spoken of."""
        self.spoken = [s for s in self.spoken if s.piece != spoken.piece]
        self.spoken.append(spoken)

    def label(self, of: Any) -> tuple[str, str]:
        """A label for what is chosen from this set, new in the whole effect; and its kind."""
        self.counter[0] += 1
        kind = kind_of(of)
        made = f"#{self.counter[0]}"
        self.bound.append((kind, made))
        return made, kind

    def bind(self, of: Any, many: bool) -> str:
        """A new label for what is chosen from this set; it has been spoken of now."""
        made, _ = self.label(of)
        kinds = ("gig",) if isinstance(of, Gigs) else kinds_of(of)
        of_those = [s for s in self.spoken if isinstance(of, Cards) and s.piece == Ref(str(of.among))]
        off = of_those[0].off if of_those else is_off(of)
        kinds = kinds or (of_those[0].kinds if of_those else ())
        self.say(Spoken(Ref(made), kinds, many, off, side_of_set(of), tags=getattr(of, "tags", ())))
        return made

    def worn(self, of: Cards, bind: str, count: Any) -> None:
        """Gear was chosen by what wears it. Of one Gear, that has been spoken of, too: before the Gear."""
        if of.on is not None:
            self.hosts[bind] = of.on
        host = of.worn_by
        if host is not None and count == 1:
            offer = Cards(host.kinds, host_of=Ref(bind))
            self.spoken.insert(-1, Spoken(NOBODY, host.kinds, side=host.side, offer=offer))

    def group(self, label: str, many: bool, kinds: tuple[str, ...] = ()) -> None:
        """Cards have been looked at, trashed or discarded; only of these types, if any are given."""
        self.groups.pop(label, None)
        self.groups[label] = many
        self.say(Spoken(Ref(label), kinds, many, off=True))

    def trigger(self, trigger: Trigger, named: bool = True) -> None:
        """An event brings in who did it, the Gig it is about, and whom it was done against."""
        brought_in(self, trigger, named)

    # --- finding

    def find(self, label: str, want: Want) -> Piece:
        """What a word speaks of. Raises Reject where nothing that was spoken of fits."""
        if label == SUBJECTS_GEAR:
            raise AssertionError("the subject of a statement puts itself in the place of this")
        if label == THIS_UNIT:
            if self.program and isinstance(self.this, This):
                raise Reject("a Program is no Unit, and no Unit was given this")
            return self.this
        if label in (ITSELF, ITSELF_COST):
            return self.itself or itself(self, cost=label == ITSELF_COST)
        if label.startswith(("?one ", "?done ")):
            return done_to(label, want, self)
        word, _, rest = label.removeprefix("?").partition(" ")
        if word == "nth":
            return self._nth(rest)
        if label == "?any looked" and "looked" not in self.groups and self.revealed is not None:
            return self.revealed
        found = self.fitting(label, want)
        mine = not found or found[0].piece == self.this
        if self.drawn and label == IT and mine and want in ("card", "numbers", "off", "any"):
            raise Reject("whether it is this card, or the one that was drawn, is not said")
        if not found and label == IT and want not in ("gig", "off") and self._only_own():
            return self.this
        if not found:
            return counted_before(self, word, rest)
        check_plain(self, found, word, (rest or word).rstrip("*"))
        if want == "thief":
            check_thief(found[0], self.this)
        return found[0].piece

    def _only_own(self) -> bool:
        """Whether nothing but the card itself can be meant: "{ATTACK} It gains +1 power", and no card was spoken of."""
        return self.own_deed and all(said.is_gig or said.kinds == NUMBER for said in self.spoken)

    def fitting(self, label: str, want: Want) -> list[Spoken]:
        """What was spoken of that a word fits, the latest first."""
        word, _, rest = label.removeprefix("?").partition(" ")
        many = (
            label in (THEM, COUNTED, THAT_MANY)
            or word == "those"
            or rest.endswith("*")
            or label.endswith("*")
        )
        name = (rest or word).rstrip("*")
        own = {s.piece for s in self.spoken if s.kinds == ("each",)} if label == COUNTED else ()
        found = [
            spoken
            for spoken in reversed(self.spoken)
            if (spoken.many == many or word == "any")
            and spoken.piece not in own
            and spoken.of_side(word)
            and (word != "chosen" or spoken.chosen)
            and spoken.fits(want)
            and self._named(spoken, word, name)
        ]
        by_that_word = [s for s in found if s.piece in self.verbally] if word == "chosen" else []
        return by_that_word or found

    def _named(self, spoken: Spoken, word: str, name: str) -> bool:
        if name in ("it", "them", "counted", "many"):
            return spoken.kinds != ("opponent",) and (spoken.kinds != NUMBER or name == "many")
        if spoken.kinds == OPPONENT and (word, name) in _OPPOSED:
            return word != "that" or self.opposed or self.doer_is_other
        if word == "equipped":
            return spoken.piece == Ref("opponent") and name in spoken.kinds
        if word == "opponent" or (self.doer_is_other and spoken.kinds == ("opponent",)):
            meant = (word, name) in (("opponent", "opponent"), ("that", "Unit"))
            return spoken.kinds == ("opponent",) and meant
        if name in _GROUPS:
            return spoken.piece == Ref(name)
        if spoken.piece == self.this or spoken.kinds == ("opponent",):
            return False
        if name == "gig" or spoken.is_gig:
            return name == "gig" and spoken.is_gig
        if name == "card":
            return spoken.off or len(spoken.kinds) != 1 or spoken.piece == Ref("card")
        return name in spoken.kinds or spoken.tags == (name,)

    def _nth(self, which: str) -> Piece:
        number, name = which.split(" ")
        found = [label for kind, label in self.bound if kind == LABELS.get(name, name)]
        if len(found) < int(number) or len(found) < 2:
            raise Reject("there are not so many pieces of this kind")
        return Ref(found[int(number) - 1])

    def latest_gig(self) -> str:
        """The label of the Gig that was spoken of last."""
        found = [s.piece for s in self.spoken if s.is_gig and isinstance(s.piece, Ref)]
        if not found:
            raise Reject("no Gig was spoken of before")
        return label_of(found[-1])

    def latest_group(self) -> tuple[str, bool]:
        """The label of the cards that were looked at, trashed or discarded last, and whether they are several."""
        found = [g for g in self.groups.items() if g[0] != "discarded"] or list(self.groups.items())
        if not found:
            raise Reject("no cards were looked at before")
        return found[-1]

    def names(self, label: str, want: Want) -> str:
        """The label that a word in a label's place stands for."""
        if label.startswith(("?own ", "?their ")):
            whose, _, group = label.removeprefix("?").partition(" ")
            label = f"?any {group}"
            if group in self.mixed:
                raise Reject("whose of these cards is not said")
            if (whose == "their") is not (group in self.theirs) and group in self.groups:
                raise Reject("another player has done this")
        if label == LATEST_GIG:
            return self.latest_gig()
        if label in (ANY_GROUP, LOOKED):
            return self.latest_group()[0]
        if label == BOTH:
            return both_of(self)
        if label == SOLD:
            if self.sold is None:
                raise Reject("no chosen cards were sold before")
            return self.sold
        if label == SEEN_HAND:
            if not self.hand_seen:
                raise Reject("no hand was looked at before")
            return "looked"
        return label_of(self.find(label, want))
