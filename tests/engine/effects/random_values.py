"""Random sets of pieces, amounts, conditions and triggers that make sense, from one stream of random numbers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.effects import values as v

TAGS = ("MERC", "AI", "CORPO")
COLOR = "Red"
SIDES = ("friendly", "rival", "any")
OPS = ("=", "<", "<=", ">", ">=")
UNITS = (("Unit",), ("Unit",), ("Unit", "Legend"), ("Legend",))
EVENTS = (
    "played", "attacks", "is-attacked", "defeated", "defeats", "called", "spent", "readied", "steals",
    "steals-together", "wins-fight", "loses-fight", "fights", "uses-blocker", "discards", "draws", "trashes",
    "sells", "equips", "swaps", "increases", "decreases", "rolls", "rolls-in", "turn-starts", "turn-ends",
    "attacks-gigs", "is-blocked", "returned", "bottom-decked", "leaves", "changes", "goes-solo", "rerolls",
)  # fmt: skip
OF_A_PIECE = (*EVENTS[:14], "attacks-gigs", "is-blocked", "returned", "bottom-decked", "leaves", "goes-solo")
OF_A_GIG = ("steals", "increases", "decreases", "rolls", "rolls-in", "changes", "rerolls")


class Values:
    """Draws what effects speak of. in_play: whether "this" is a piece in play (no Program); bound: labels so far."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.bound: dict[str, list[str]] = {"unit": [], "gig": []}
        self.depth = 0
        self.in_play = True

    def pick(self, *options: Any) -> Any:
        return self.rng.choice(options)

    def chance(self, one_in: int) -> bool:
        return self.rng.randrange(one_in) == 0

    def label(self, base: str) -> str:
        name = f"{base}{len(self.bound[base]) + 1}"
        self.bound[base].append(name)
        return name

    # --- sets

    def units(self, side: Any = None) -> v.Cards:
        return self._cards(self.pick(*UNITS), side)

    def gear(self) -> v.Cards:
        return self._cards(("Gear",), None)

    def _cards(self, kinds: Any, side: Any) -> v.Cards:
        asked: dict[str, Any] = {}
        if self.chance(5):
            names = "tags color spent equipped cost power extreme keyword face_up name chosen_kind wears"
            names += " did in_attack shares or_color cost_parity power_parity did_not or_else chosen"
            name = self.pick(*names.split())
            asked[name] = {
                "tags": lambda: (self.pick(*TAGS),), "color": lambda: COLOR, "spent": lambda: self.chance(2),
                "equipped": lambda: self.chance(2), "cost": self.comparison, "power": self.comparison,
                "extreme": lambda: self.pick("lowest power", "highest power", "most Gear", "fewest Gear"),
                "keyword": lambda: self.pick("BLOCKER", "ADRENALINE", "GO SOLO"), "face_up": lambda: self.chance(2),
                "name": lambda: "Unit 1", "chosen_kind": lambda: True,
                "wears": lambda: v.Gears(v.Cards(("Gear",)), v.Comparison(">=", 1)),
                "did": lambda: self.pick("played", "attacks", "steals", "fights", "defeated"),
                "did_not": lambda: self.pick("attacks", "spent"), "or_color": lambda: "Blue",
                "chosen": lambda: self.pick("color", "tag", "cost", "cost parity"),
                "or_else": lambda: v.Cards(("Gear",), "friendly"),
                "cost_parity": lambda: self.pick("even", "odd"), "power_parity": lambda: self.pick("even", "odd"),
                "in_attack": lambda: self.pick("defending", "blocking", "attacking units", "attacking gigs"),
                "shares": lambda: v.Shared(self.pick("name", "color", "type", "tag"), v.This()),
            }[name]()  # fmt: skip
        if self.chance(8):
            asked["other"] = True
        if self.chance(12) and self.bound["unit"]:
            asked["other_than"] = self.pick(*self.bound["unit"])
        return v.Cards(kinds, side or self.pick(*SIDES), **asked)

    def elsewhere(self, *kinds: Any) -> v.Cards:
        wanted = kinds or self.pick((), ("Unit",), ("Gear",), ("Program",))
        areas = self.pick(("hand",), ("trash",), ("hand", "trash"))
        cost = self.comparison() if self.chance(4) else None
        return v.Cards(wanted, "friendly", areas, cost=cost)

    def gigs(self, side: Any = None) -> v.Gigs:
        asked: dict[str, Any] = {}
        if self.chance(4):
            names = (
                "sides value extreme parity other_than opposite sides_of or_sides not_extreme stolen owner"
            )
            name = self.pick(*names.split())
            known = [*self.bound["gig"], "gig"]
            asked[name] = {
                "sides": lambda: self.pick(4, 6, 8, 10, 12, 20), "value": self.comparison,
                "extreme": lambda: self.pick("min", "max", "min or max"), "parity": lambda: self.pick("even", "odd"),
                "stolen": lambda: True, "owner": lambda: self.pick("you", "rival"), "or_sides": lambda: (8, 20),
                "not_extreme": lambda: self.pick("min", "max", "min or max"),
            }.get(name, lambda: self.pick(*known))()  # fmt: skip
        if "or_sides" in asked:
            asked["sides"] = 4
        return v.Gigs(side or self.pick(*SIDES), **asked)

    def comparison(self) -> v.Comparison:
        amount = v.AnyOf(v.Gigs("friendly")) if self.chance(6) else self.amount(8)
        return v.Comparison(self.pick(*OPS), amount)

    def piece(self) -> v.Ref | v.This:
        known: list[v.Ref | v.This] = [v.Ref(label) for label in self.bound["unit"]]
        return self.pick(v.This(), v.Ref("opponent"), v.Ref("unit"), *known)

    # --- amounts and conditions

    def amount(self, most: int = 3) -> v.Amount:
        if self.depth > 2 or not self.chance(4):
            return self.rng.randint(0, most)
        self.depth += 1
        found = self._amount()
        self.depth -= 1
        return found

    def _amount(self) -> v.Amount:
        makers: tuple[Callable[[], v.Amount], ...] = (
            lambda: v.Count(
                self.pick(self.units(), self.gigs(), self.elsewhere(), v.Cards(("Gear",), on=v.This()))
            ),
            lambda: v.Pairs(self.pick(*SIDES), self.pick("value", "sides")),
            lambda: v.DifferentValues(self.pick(*SIDES)),
            lambda: v.Different(self.units(), self.pick("costs", "names", "tags", "colors")),
            lambda: v.StreetCred(self.pick("you", "rival")),
            lambda: v.PowerOf(self.piece()),
            lambda: v.CostOf(self.piece()),
            lambda: v.ValueOf(self.pick("gig", *self.bound["gig"])),
            lambda: v.Highest(self.pick(self.units(), self.gigs())),
            lambda: v.Lowest(self.pick(self.units(), self.gigs())),
            lambda: v.Total(self.units(), self.pick("power", "cost")),
            lambda: v.InFixer(self.pick("you", "rival")),
            lambda: v.Share(self.amount(6), 2),
            lambda: v.AtMost(self.amount(6), 2),
            lambda: v.Alike(self.pick(self.units(), self.gigs()), self.pick("costs", "powers", "values")),
            lambda: v.Happened(self.trigger(), self.pick("this turn", "your last turn")),
            lambda: v.Tally(self.pick("discarded", "trashed", "looked")),
            lambda: v.Times(self.amount(), self.pick(-1, 2)),
            lambda: v.Plus(self.amount(), self.amount()),
            lambda: v.Difference(self.amount(), self.amount()),
            lambda: v.ChangeOf(self.pick(*self.bound["gig"], "gig")),
        )
        return self.pick(*makers)()

    def condition(self) -> v.Condition:
        self.depth += 1
        makers: list[Callable[[], v.Condition]] = [
            lambda: v.Compare(self.amount(9), self.pick(*OPS), self.amount(5)),
            lambda: v.Compare(v.StreetCred(), self.pick(*OPS), v.StreetCred("rival")),
            lambda: v.IsParity(v.StreetCred(), self.pick("even", "odd")),
            lambda: v.Is(self.piece(), self.units()),
            lambda: v.Is(v.Ref(self.pick("gig", *self.bound["gig"])), self.gigs()),
            lambda: v.ValueIsAmong(self.amount(6), self.pick(*SIDES)),
            v.YourTurn,
            lambda: v.FixerEmpty(self.pick("you", "rival")),
            v.Overtime,
            lambda: v.PlayedThisTurn(self.pick("you", "rival"), v.Cards((self.pick("Unit", "Program"),))),
        ]
        if self.depth < 3:
            makers += [
                lambda: v.Both((self.condition(), self.condition())),
                lambda: v.Either((self.condition(), self.condition())),
                lambda: v.Not(self.condition()),
                lambda: v.PiecesDid(v.Trigger("attacks", v.Cards(("Unit",))), v.Comparison(">=", 2)),
                lambda: v.Became(v.Ref(self.pick("gig", *self.bound["gig"])), v.Gigs(extreme="min")),
                lambda: v.Became(v.Ref(self.pick("gig", *self.bound["gig"])), v.Gigs(), "lower"),
                lambda: v.WonFight(self.piece(), self.chance(2)),
                lambda: v.PowerBecame(self.piece(), v.Comparison("<=", 3)),
                lambda: v.Was(v.Ref(self.pick("gig", *self.bound["gig"])), v.Gigs(extreme="min")),
            ]
        found = self.pick(*makers)()
        self.depth -= 1
        return found

    def trigger(self) -> v.Trigger:
        event = self.pick(*EVENTS)
        subject: v.Cards | v.This | v.ThisGear | None = None
        if event in OF_A_PIECE:
            subject = v.This() if self.in_play and self.chance(2) else self.units()
        if event in ("played", "discards", "sells", "equips") and self.chance(2):
            subject = v.Cards((self.pick("Unit", "Gear", "Program"),))
        return v.Trigger(
            event,
            subject,
            gig=self.gigs() if event in OF_A_GIG and self.chance(2) else None,
            who=self.pick("you", "rival", None),
            together=event in ("defeated", "spent", "discards", "increases") and self.chance(4),
            by=self.pick("effect", "rival effect", "fight")
            if event == "defeated" and self.chance(4)
            else None,
            role=self.pick("attacking", "defending") if event == "wins-fight" and self.chance(4) else None,
            margin=self.rng.randint(1, 4) if event == "wins-fight" and self.chance(3) else None,
            against=v.Cards(("Unit",))
            if event in ("attacks", "wins-fight", "fights") and self.chance(4)
            else None,
        )
