"""Random sets of pieces, amounts and conditions that make sense, and the labels they may speak of."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from hypothesis import strategies as st

from engine.effects.values import (
    AnyOf,
    AtMost,
    Cards,
    Comparison,
    CostOf,
    Count,
    Different,
    DifferentValues,
    Gears,
    Gigs,
    Happened,
    Highest,
    InFixer,
    Lowest,
    Pairs,
    PowerOf,
    Ref,
    Share,
    Shared,
    StreetCred,
    Tally,
    This,
    Times,
    Total,
    Trigger,
    ValueOf,
)

if TYPE_CHECKING:
    from engine.effects.values import Amount, Kind, Op, Piece, Place, Side
    from engine.facts import CardType

Base = Literal["unit", "legend", "gear", "program", "card", "gig"]

TAGS = ("ARASAKA", "MERC", "AI", "TYGER CLAWS", "6TH STREET", "NCPD", "BRAINDANCE", "CYBERWARE")
SIDES: tuple[Side, ...] = ("friendly", "rival", "any")
ONE = Comparison(">=", 1)
OPS: tuple[Op, ...] = ("=", "<", "<=", ">", ">=")


@dataclass
class Scope:
    """What the part of the tree being drawn may refer to."""

    draw: Any
    card_type: CardType
    count: list[int] = field(default_factory=lambda: [0])
    seen: dict[str, bool] = field(default_factory=dict[str, bool])
    taken: set[str] = field(default_factory=set[str])
    every: set[str] = field(default_factory=set[str])
    unclear: set[str] = field(default_factory=set[str])
    adjusted: set[str] = field(default_factory=set[str])

    def pick(self, *options: Any) -> Any:
        """One of them; untyped, so that literals stay literals.

        Its place is drawn: of functions Hypothesis would know by their addresses which draws are alike, so that its
        later examples would change with what else is in memory.
        """
        return options[self.draw(st.sampled_from(range(len(options))))]

    def number(self, least: int, most: int) -> int:
        return self.draw(st.integers(least, most))

    def chance(self, one_in: int = 2) -> bool:
        return self.number(1, one_in) == one_in

    def bind(self, base: str, many: bool = False) -> str:
        """A label for a choice, bound from here on; it gets its number when the ability is complete."""
        self.count[0] += 1
        label = f"{base}#{self.count[0]}"
        self.seen[label] = many
        self.every.add(label)
        return label

    def mixes(self) -> None:
        """A piece of one of several types is spoken of next: "that Unit" might mean it, so no other may be meant."""
        self._blur("unit", "legend")

    def calls(self) -> None:
        """A Legend is Called: "that Legend" would mean it."""
        self._blur("legend")

    def swaps(self) -> None:
        """Two Gigs are swapped: "that Gig" might be either, so none that was spoken of may be meant."""
        self._blur("gig")

    def names_another(self) -> None:
        """Some wearer of Gear is spoken of next, or some Unit with whose power others are compared.

        "That Unit" might mean it, not one that a trigger brought in.
        """
        self.unclear.update({"unit", "legend"} & self.every)

    def leaves_the_table(self) -> None:
        """A card off the table is spoken of next: "that card" would mean it."""
        self._blur("card")

    def group(self, label: str, many: bool) -> None:
        """Cards have been looked at, trashed or discarded."""
        self.leaves_the_table()
        self.seen[label] = many

    def names_itself(self) -> None:
        """The card itself is spoken of next: what has "the same cost" might have that card's."""
        self.every.add("this")

    def _blur(self, *bases: str) -> None:
        self.unclear.update(label for label in self.every if label.partition("#")[0] in bases)

    def happens(self, label: str, many: bool = False) -> None:
        """A trigger binds this label, whatever it meant before."""
        self.seen.pop(label, None)
        self.seen[label] = many
        self.taken.add(label)
        self.every.add(label)

    def spoke_of(self, base: str) -> bool:
        """Whether any Gig, or any card, was spoken of: "with the same power" may mean its own."""
        return any(
            (label.partition("#")[0] == "gig") == (base == "gig") for label in {*self.seen, *self.every}
        )

    def labels(self, base: str, many: bool | None = None) -> list[str]:
        """The labels of that kind that have been bound."""
        return [
            label
            for label, several in self.seen.items()
            if label.partition("#")[0] == base and many in (None, several) and label not in self.unclear
        ]

    def branch(self) -> Scope:
        """The same, for a part whose bindings nothing after it may use."""
        return dataclasses.replace(self, seen=dict(self.seen), adjusted=set(self.adjusted))

    @property
    def this_is_a_unit(self) -> bool:
        return self.card_type in ("Unit", "Gear")

    @property
    def this_is_a_card_in_play(self) -> bool:
        return self.card_type != "Program"


def tags(scope: Scope) -> tuple[str, ...]:
    return tuple(scope.draw(st.lists(st.sampled_from(TAGS), min_size=1, max_size=3, unique=True)))


def units(scope: Scope, *, side: Side | None = None, rich: bool = True) -> Cards:
    """Units (or Units and Legends, or Legends) in play."""
    kinds: tuple[Kind, ...] = scope.pick(("Unit",), ("Unit",), ("Unit",), ("Legend",), ("Unit", "Legend"))
    return in_play(scope, kinds, side, rich)


def in_play(scope: Scope, kinds: tuple[Kind, ...], side: Side | None = None, rich: bool = True) -> Cards:
    asked: dict[str, Any] = {}
    names = ["spent", "equipped", "color", "tags", "cost", "power", "keyword"] if rich else ["spent", "tags"]
    if kinds == ("Gear",):
        names = ["tags", "color", "cost", "power"]
    if kinds == ("Program",):
        names = ["tags", "color", "cost"]
    if "Legend" in kinds:
        names.append("face_up")
    if kinds == ("Unit",) and rich:
        names += ["extreme", "attacking", "wears", "did", "lacks", "not_tags", "in_attack", "shares"]
        names += ["cost_parity", "power_parity", "did_not", "owner"]
    for name in scope.draw(st.lists(st.sampled_from(names), max_size=2, unique=True)):
        asked[name] = _asked(scope, name)
    if asked.get("attacking"):
        asked.pop("in_attack", None)
    numbers = [asked[name].amount for name in ("cost", "power") if name in asked]
    if "shares" in asked or any(isinstance(number, (Highest, Lowest, AnyOf)) for number in numbers):
        # which of the two wears it, did it or lacks it would be open
        asked.pop("wears", None)
        asked.pop("did", None)
        asked.pop("lacks", None)
        asked.pop("did_not", None)
        asked.pop("owner", None)
        asked.pop("in_attack", None)
    if "color" in asked and scope.chance(4):
        asked["or_color"] = "Green" if asked["color"] != "Green" else "Blue"
    if asked.get("face_up") is False and kinds != ("Legend",):
        asked["face_up"] = True
    whose: Side = side or scope.pick(*SIDES)
    alike = whose != "rival" and kinds[0] in ("Unit", "Legend")
    other = alike and scope.this_is_a_card_in_play and scope.chance(5)
    known = scope.labels("unit")
    if known and not other and kinds == ("Unit",) and rich and "shares" not in asked and scope.chance(6):
        asked["other_than"] = scope.pick(*known)
    return Cards(kinds, whose, other=other, **asked)


def _asked(scope: Scope, name: str) -> object:
    match name:
        case "attacking":
            return True
        case "spent" | "equipped" | "face_up":
            return scope.chance()
        case "color":
            return scope.pick("Red", "Green", "Blue", "Yellow")
        case "tags":
            return tags(scope)
        case "keyword" | "lacks":
            return scope.pick("BLOCKER", "ADRENALINE", "GO SOLO" if name == "keyword" else "BLOCKER")
        case "extreme":
            return scope.pick("lowest power", "highest power", "lowest cost", "highest cost", "most Gear")
        case "wears":
            how_many = scope.pick(Comparison(">=", 2), Comparison("<=", 1), Comparison("=", 2))
            return scope.pick(
                Gears(Cards(("Gear",)), how_many), Gears(Cards(("Gear",), tags=tags(scope)), ONE)
            )
        case "did" | "did_not":
            return scope.pick("played", "attacks", "steals", "uses-blocker", "spent")
        case "cost_parity" | "power_parity" | "owner":
            return scope.pick("you", "rival") if name == "owner" else scope.pick("even", "odd")
        case "in_attack" | "shares":
            return (
                scope.pick("defending", "blocking", "not defending")
                if name == "in_attack"
                else _shared(scope)
            )
        case "not_tags":
            return ("CORPO",)
        case _:
            return comparison(scope)


def _shared(scope: Scope) -> Shared:
    """What a card has in common with one that was spoken of, or with some card in play."""
    some = Cards(("Unit",), scope.pick("friendly", "rival"), spent=True)
    return Shared(scope.pick("name", "color", "type", "tag"), piece(scope) or some)


def elsewhere(scope: Scope, kinds: tuple[Kind, ...] | None = None, side: Side = "friendly") -> Cards:
    """Cards in hands and trashes."""
    if kinds is None:
        kinds = scope.pick(("Unit",), ("Gear",), ("Program",), ("Legend",), ())
    assert kinds is not None
    areas: tuple[Place, ...] = scope.pick(("trash",), ("hand",), ("hand", "trash"))
    if side != "friendly":
        areas = ("trash",)
    asked: dict[str, Any] = {}
    for name in scope.draw(st.lists(st.sampled_from(["tags", "color", "cost"]), max_size=2, unique=True)):
        asked[name] = _asked(scope, name)
    return Cards(kinds, side, areas, **asked)


def comparison(scope: Scope) -> Comparison:
    if scope.chance(12):
        if scope.chance():
            scope.names_another()
            return Comparison("=", AnyOf(Cards(("Unit",), "friendly")))
        return Comparison("=", AnyOf(Gigs(scope.pick("friendly", "rival"))))
    if scope.chance(4):
        return Comparison(scope.pick(*OPS), reference(scope))
    return Comparison(scope.pick(*OPS), scope.number(0, 12))


def gigs(scope: Scope, side: Side | None = None) -> Gigs:
    asked: dict[str, Any] = {}
    names = ["sides", "value", "extreme", "parity", "not_extreme", "stolen", "owner"]
    for name in scope.draw(st.lists(st.sampled_from(names), max_size=2, unique=True)):
        if name == "sides":
            asked[name] = scope.pick(4, 6, 8, 10, 12, 20)
            if asked[name] < 12 and scope.chance(4):
                asked["or_sides"] = scope.pick((12,), (20,), (12, 20))
        elif name == "stolen":
            asked[name] = True
        elif name == "owner":
            asked[name] = scope.pick("you", "rival")
        elif name == "value":
            asked[name] = comparison(scope)
        else:
            asked[name] = (
                scope.pick("min", "max", "min or max") if "extreme" in name else scope.pick("even", "odd")
            )
    return Gigs(side or scope.pick(*SIDES), **asked)


def piece(scope: Scope) -> Piece | None:
    """A card in play that has been spoken of, or the one that has the effect."""
    known: list[Piece] = [Ref(label) for base in ("unit", "legend") for label in scope.labels(base, False)]
    if scope.this_is_a_card_in_play:
        known.append(This())
    found = scope.pick(*known) if known else None
    if isinstance(found, This):
        scope.names_itself()
    return found


def reference(scope: Scope) -> Amount:
    """An amount that is not counted: a value, a cost, a power, Street Cred."""
    of_the_table = (
        StreetCred("you"),
        StreetCred("rival"),
        Highest(Gigs("friendly")),
        Lowest(Cards(("Unit",), "rival")),
    )
    found: list[Amount] = []
    found += [ValueOf(label) for label in scope.labels("gig", False)]
    found += [
        CostOf(Ref(label)) for base in ("card", "gear", "discarded") for label in scope.labels(base, False)
    ]
    known = piece(scope)
    if known is not None:
        found.append(PowerOf(known))
    return scope.pick(*found) if found and scope.chance() else scope.pick(*of_the_table)


def counted(scope: Scope) -> Amount:
    """An amount that counts things one by one."""
    found: list[Amount] = [
        Count(units(scope, side=scope.pick("friendly", "rival"), rich=False)),
        Count(gigs(scope, scope.pick("friendly", "rival"))),
        Count(elsewhere(scope)),
        Pairs(scope.pick(*SIDES), scope.pick("value", "sides")),
        DifferentValues(scope.pick(*SIDES)),
        Different(units(scope, rich=False), scope.pick("costs", "powers", "names", "colors", "tags")),
        Share(StreetCred(scope.pick("you", "rival")), scope.number(2, 6)),
        Share(Count(units(scope, side="friendly", rich=False)), scope.number(2, 3)),
        Happened(happening(scope), scope.pick("this turn", "your last turn")),
        InFixer(scope.pick("you", "rival")),
    ]
    found.append(Count(Cards((), "friendly", (scope.pick("eddies", "deck"),))))
    if "discarded" in scope.seen:
        found = [Tally("discarded")]
    if scope.this_is_a_unit:
        found.append(Count(Cards(("Gear",), on=This())))
    return scope.pick(*found)


def happening(scope: Scope) -> Trigger:
    """Something that may have happened this turn."""
    return scope.pick(
        Trigger("defeated", in_play(scope, ("Unit",), rich=False)),
        Trigger("attacks", in_play(scope, ("Unit",), rich=False)),
        Trigger("steals", who=scope.pick("you", "rival")),
        Trigger("called", Cards(("Legend",)), who="you"),
        Trigger("discards", Cards(("Program",)), who="rival"),
    )


def amount(scope: Scope, most: int = 5) -> Amount:
    """What stands where a number can: mostly a number."""
    if scope.chance(5):
        what = counted(scope) if scope.chance() else reference(scope)
        if scope.chance(6):
            what = Total(units(scope, side="friendly", rich=False), scope.pick("power", "cost"))
            scope.mixes()  # "those Units" might be those that were added up
        what = Times(what, scope.number(2, 4)) if scope.chance(3) else what
        return AtMost(what, scope.number(2, 6)) if scope.chance(4) else what
    return scope.number(1, most)


def signed(scope: Scope) -> Amount:
    """An amount of power or €$, to add or take away."""
    value = amount(scope)
    if scope.chance():
        return value
    match value:
        case int():
            return -value
        case Times(of, factor):
            return Times(of, -factor)
        case _:
            return Times(value, -1)
