"""Random cards with effects that make sense, drawn from one stream of random numbers: decks for playouts.

Every kind of node can come up. A reference is mostly to something that has been bound before it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from engine import CardFacts, Deck
from engine.effects import tree as t
from engine.effects import values as v
from tests.engine.effects.random_values import COLOR, TAGS, Values

if TYPE_CHECKING:
    from engine.facts import CardType

UNTIL = (
    "this turn", "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of rival's next turn", "end of attack",
)  # fmt: skip


class Maker(Values):
    """Draws cards."""

    # --- targets

    def choose(self, of: v.Cards | v.Gigs, *, count: int | None = None) -> t.Choose:
        base = "gig" if isinstance(of, v.Gigs) else "unit"
        wanted = count if count is not None else self.amount(2) if self.chance(5) else 1
        by = "rival" if self.chance(10) else "you"
        limit = t.Limit(self.pick("power", "cost"), self.amount(6)) if self.chance(20) else None
        total = limit if isinstance(of, v.Cards) else None
        return t.Choose(of, self.label(base), wanted, count is None and self.chance(5), by, total)

    def unit(self, side: Any = None) -> t.Target:
        known: list[t.Target] = [v.Ref(label) for label in self.bound["unit"]]
        if self.in_play:
            known.append(v.This())
        if known and self.chance(3):
            return self.pick(*known)
        if self.chance(6):
            return t.Every(self.units(side), self.label("unit"))
        return self.choose(self.units(side))

    def gig(self, side: Any = None) -> t.Target:
        if self.bound["gig"] and self.chance(3):
            return v.Ref(self.pick(*self.bound["gig"]))
        if self.chance(8):
            return t.Every(self.gigs(side), self.label("gig"))
        return self.choose(self.gigs(side))

    def own_card(self) -> t.Target:
        label = self.pick("looked", "trashed", "discarded")
        return self.pick(
            self.choose(self.elsewhere()), self.choose(v.Cards(among=label)), v.Ref(label), v.ThisGear(),
            t.TopOfDeck(self.label("unit"), self.amount(2)),
        )  # fmt: skip

    # --- modifiers

    def modifier(self) -> t.Modifier:
        self.depth += 1
        makers: list[Callable[[], t.Modifier]] = [
            lambda: t.Power(self.pick(-3, -1, 1, 2, self.amount())),
            t.DoublePower,
            lambda: t.SetPower(self.pick(0, 3, self.amount())),
            t.EntersSpent,
            lambda: t.Cannot("be chosen by effects", by=v.Cards(("Program",), "rival")),
            lambda: t.While("blocking", t.Power(2)),
            lambda: t.Has(self.pick(*t.KEYWORDS)),
            lambda: t.Loses(self.pick(*t.KEYWORDS)),
            lambda: t.Cannot("be blocked", by=self.units("any")),
            lambda: t.Cannot(
                self.pick("attack", "ready", "block", "be blocked", "be defeated in a fight", "be defeated"),
                turn_played=self.chance(4),
            ),
            lambda: t.Cannot(
                self.pick(
                    "attack units",
                    "attack gigs",
                    "be attacked",
                    "be played",
                    "be called",
                    "be spent",
                    "use QUICK",
                ),
                by=self.units() if self.chance(2) else None,
            ),
            lambda: t.Cannot(
                self.pick(
                    "be readied by effects",
                    "be spent by effects",
                    "be defeated by effects",
                    "be chosen by effects",
                    "be returned by effects",
                    "lose power by effects",
                ),
                rivals=self.chance(2),
            ),
            lambda: t.Cannot("steal", v.Gigs("any", value=self.comparison()) if self.chance(2) else None),
            lambda: t.MayAttack(
                self.units("rival"), self.chance(2), self.chance(2), self.chance(2), self.chance(4)
            ),
            lambda: t.MustAttack(self.pick(None, v.This())),
            t.CallsMore,
            lambda: t.StealsFewer(self.pick(-1, 1, self.amount())),
            lambda: t.StealsAtMost(1),
            lambda: t.WinsFights(v.Cards(("Unit",)), self.chance(3)),
            lambda: t.CostChange(
                self.pick(-2, -1, 1),
                self.pick(None, 1),
                self.pick("play", "go-solo", "call"),
                self.chance(4),
                self.chance(4),
            ),
            lambda: t.PaysInstead(1),
            t.CallsFree,
        ]
        if self.depth < 4:
            makers.append(
                lambda: t.While(
                    self.pick("attacking", "attacking gigs", "defending", "fighting", "stealing"),
                    self.modifier(),
                    self.pick(None, None, v.This(), v.Cards(("Unit",))),
                )
            )
            makers.append(lambda: t.Gains(self.ability("Unit")))
        found = self.pick(*makers)()
        self.depth -= 1
        return found

    # --- steps

    def step(self) -> t.Step:
        self.depth += 1
        found = self.pick(*SIMPLE)(self) if self.depth > 2 or self.chance(2) else self.pick(*NESTED)(self)
        self.depth -= 1
        return found

    # --- abilities and cards

    def costs(self) -> tuple[t.Cost, ...]:
        cost_steps = (
            lambda: t.Discard(1), lambda: t.Defeat(self.choose(v.Cards(("Gear",), "friendly"), count=1)),
            lambda: t.Spend(self.choose(v.Cards(("Unit",), "friendly", other=True), count=1)),
        )  # fmt: skip
        eddies = t.PayEddies(self.rng.randint(0, 2), self.amount() if self.chance(5) else None)
        return self.pick(
            (t.SpendThis(),), (t.SpendThis(),), (eddies,), (eddies, t.SpendThis()),
            (t.CostStep(self.pick(*cost_steps)()),), (t.CostStep(self.pick(*cost_steps)()), eddies),
        )  # fmt: skip

    def ability(self, kind: str) -> t.Ability:
        kept, self.bound = self.bound, {"unit": [], "gig": []}
        found = self._ability(kind)
        self.bound = kept
        return found

    def _ability(self, kind: str) -> t.Ability:
        self.in_play = kind != "Program"
        asked = self.condition() if self.chance(4) else None
        if kind == "Program":
            return t.Resolve(self.step())
        match self.rng.randrange(9):
            case 0:
                return t.Keyword(self.pick("ADRENALINE", "BLOCKER", "GO SOLO"))
            case 1 | 2 | 3 | 4:
                when = (self.trigger(), self.trigger()) if self.chance(6) else (self.trigger(),)
                self.bound["gig"].append("gig")
                paid = self.costs() if self.chance(5) else ()
                return t.Triggered(when, self.step(), asked, paid, self.chance(5), self.chance(8))
            case 5 | 6:
                from_hand = kind != "Legend" and self.chance(8)
                costs = (t.PayEddies(1),) if from_hand else self.costs()
                return t.Activated(costs, self.step(), asked, self.chance(3), from_hand, self.chance(6))
            case 7:
                to = v.This() if self.chance(2) else self.units()
                return t.Persistent(self.modifier(), to, asked)
            case _:
                return self.replacement()

    def replacement(self) -> t.Replacement:
        would = self.pick("defeat", "defeat", "steal", "roll-in", "draw", "discard", "trash-gear")
        optional, window = self.chance(2), would in ("steal", "roll-in") and self.chance(2)
        step: t.Step = t.Reroll() if would == "roll-in" else t.Prevent() if window else self.step()
        subject = (
            (v.This() if self.chance(2) else self.units()) if would in ("defeat", "trash-gear") else None
        )
        return t.Replacement(
            would, step, subject,
            who=None if would in ("defeat", "steal", "trash-gear") else self.pick("you", "rival", None),
            gig=self.gigs() if would == "steal" and self.chance(3) else None,
            optional=optional, costs=self.costs() if optional and self.chance(4) else (),
            instead=not window and would != "roll-in", condition=self.condition() if self.chance(6) else None,
            against=v.Cards(("Unit",)) if would == "defeat" and self.chance(6) else None,
        )  # fmt: skip

    def card(self, kind: CardType, card_id: str, *, number: int) -> CardFacts:
        """A card of that type with an effect or two."""
        abilities = [self.ability(kind) for _ in range(self.pick(1, 1, 2))]
        if kind == "Program":
            attacks = v.Trigger("attacks", v.Cards(("Unit",)))
            abilities = abilities[:1]
            if self.chance(3):
                abilities.insert(0, t.Keyword("QUICK"))
            if self.chance(4):
                helper = v.Cards(("Unit", "Legend"), "friendly", face_up=True)
                paid = self.pick(t.Spend(t.Choose(helper, "payer")), t.Discard(1))
                abilities.insert(0, t.AlsoPlayable(attacks, (t.CostStep(paid),)))
        if kind == "Gear" and self.chance(8):
            abilities.append(t.EquipRule(self.units("friendly")))
        if kind == "Gear" and self.chance(6):
            host = self.units("friendly") if self.chance(2) else None
            abilities.append(t.Persistent(t.CostChange(-1, 1, host=host)))
        if self.chance(30):
            abilities.append(t.DeckRule(None))
        return CardFacts(
            id=card_id, name=f"{kind} {number}", type=kind, color=COLOR, ram=1, sell_tag=self.chance(2),
            cost=self.pick(None, 1, 2) if kind == "Legend" else self.pick(0, 0, 1, 1, 2),
            power=None if kind == "Program" else self.pick(0, 1, 2, 3, 5, 10), tags=(self.pick(*TAGS),),
            abilities=tuple(abilities),
        )  # fmt: skip


def _do(m: Maker) -> t.Step:
    return t.Do(tuple(m.step() for _ in range(m.pick(2, 3))))


def _each_player(m: Maker) -> t.Step:
    own = m.choose(v.Cards(("Unit",), "friendly"), count=1)
    return t.EachPlayer(m.pick(t.Draw(1), t.Discard(1), t.Defeat(own), t.May(t.Spend(own)), t.Discard(None)))


def _go_solo_cheaper(m: Maker) -> t.Step:
    legend = m.choose(v.Cards(("Legend",), "friendly"))
    return t.Give(legend, (t.CostChange(-1, 1, "go-solo"),), "this turn")


def _play(m: Maker) -> t.Step:
    then = m.pick(None, "bottom of deck", "top of deck", "removed")
    host = v.Cards(("Unit",), "friendly") if m.chance(3) else None
    target = m.pick(m.choose(m.elsewhere()), v.Ref("looked"), m.choose(m.elsewhere("Program")))
    less = m.amount() if m.chance(4) else None
    pays = m.pick(0, 2) if less is None and m.chance(6) else None
    return t.PlayCard(target, m.chance(2), then, host, less, m.chance(5), m.pick(0, 1, 2), pays)


def _equip(m: Maker) -> t.Step:
    gear = m.pick(m.choose(m.elsewhere("Gear")), m.choose(v.Cards(("Gear",), "friendly")))
    return t.Equip(gear, m.choose(v.Cards(m.pick(("Unit",), ("Legend",)), "friendly")), m.chance(3))


def _steal(m: Maker) -> t.Step:
    return t.Steal(m.gig("rival"), m.pick(None, m.piece()))


def _set(m: Maker) -> t.Step:
    first = m.choose(m.gigs())
    if m.chance(2):
        return t.SetGig(first, m.amount(6))
    return t.SetGig(first, like=m.choose(v.Gigs(other_than=first.bind)))


def _face_down(m: Maker, side: Any = None) -> t.Choose:
    return m.choose(v.Cards(("Legend",), side or m.pick("friendly", "rival"), face_up=False))


SIMPLE: tuple[Callable[[Maker], t.Step], ...] = (
    lambda m: t.Draw(m.amount(2), m.pick("you", "you", "rival"), m.chance(5)),
    lambda m: t.Discard(
        m.pick(m.amount(2), 1, None),
        m.pick("you", "rival"),
        v.Cards(("Unit",)) if m.chance(4) else None,
        m.chance(5),
        m.chance(5),
    ),
    lambda m: t.TrashTop(m.amount(), m.chance(4)),
    lambda m: t.Defeat(m.pick(m.unit(), m.choose(m.gear()))),
    lambda m: t.Spend(m.unit()),
    lambda m: t.Ready(m.unit()),
    lambda m: t.ReadyEddies(m.amount(), m.chance(4)),
    lambda m: t.Move(
        m.unit(), m.pick("hand", "trash", "bottom of deck", "top of deck", "removed"), m.chance(3)
    ),
    lambda m: t.Move(
        m.own_card(), m.pick("hand", "bottom of deck", "top of deck", "trash", "into deck"), m.chance(3)
    ),
    lambda m: t.Look(m.amount(4), m.pick("search", "reveal"), m.pick("you", "rival")),
    lambda m: t.Dig(
        t.Choose(v.Cards(("Unit",), "friendly", ("deck",)), m.label("unit")), m.pick("reveal", "trash")
    ),
    lambda m: t.Look(v.Count(v.Cards(side="friendly", areas=("deck",))), "search"),
    lambda _: t.ShuffleDeck(),
    lambda m: t.SwapValues(m.choose(m.gigs(), count=1), m.choose(m.gigs(), count=1)),
    lambda m: t.SwapValues(t.Choose(m.gigs(), m.label("gig"), 2)),
    lambda m: t.SetGig(m.gig(), any=True),
    lambda m: t.SetGig(m.gig(), face="min or max"),
    lambda m: t.Defeat(t.Choose(m.units(), m.label("unit"), 2, m.chance(2), alike=m.pick("costs", "powers"))),
    lambda m: t.Steal(t.Choose(m.gigs("rival"), m.label("gig"), 2, alike=m.pick("values", "sides"))),
    lambda m: t.LookAtHand(m.pick("you", "rival"), m.chance(2)),
    lambda m: t.Reveal(t.TopOfDeck(m.label("unit"), m.amount(2))),
    lambda m: t.LookAtLegend(_face_down(m)),
    lambda m: t.Flip(_face_down(m)),
    lambda m: t.Sell(m.pick(t.TopOfDeck(m.label("unit")), m.choose(v.Cards((), "friendly", ("hand",))))),
    _steal,
    lambda m: t.Adjust(m.gig(), m.amount(4), m.pick("increase", "decrease", "adjust"), m.chance(2)),
    _set,
    lambda m: t.Swap(m.choose(m.gigs("friendly"), count=1), m.choose(m.gigs("rival"), count=1)),
    lambda m: t.Give(m.unit(), (m.modifier(),), m.pick(*UNTIL)),
    lambda m: t.Give(m.unit(), (m.modifier(), m.modifier()), "this turn"),
    _go_solo_cheaper,
    lambda m: t.Establish(m.units(), m.modifier(), m.pick(*UNTIL)),
    _play,
    lambda m: t.Call(m.pick(None, _face_down(m, "friendly")), m.chance(2)),
    _equip,
    lambda m: t.TakeControl(m.pick(m.choose(m.units("rival")), m.choose(m.gigs("rival")))),
    lambda m: t.TakeControl(m.choose(m.units("rival")), m.pick(*UNTIL)),
    lambda m: t.RollIn(m.amount(2)),
    lambda m: t.ToFixer(m.gig()),
    lambda m: t.Reroll(m.gig()),
    lambda m: t.Redirect(m.pick(m.unit("friendly"), None)),
    lambda m: t.Fight(m.unit("friendly"), m.unit("rival")),
    lambda m: t.PayNow(m.amount()),
    lambda m: t.Pick(m.pick(m.unit(), m.gig())),
    lambda s: t.ChooseKind(s.pick("type", "color", "tag", "number", "parity")),
    lambda _: t.EndAttack(),
)
NESTED: tuple[Callable[[Maker], t.Step], ...] = (
    _do,
    _do,
    lambda m: t.May(m.step(), m.pick("you", "you", "rival")),
    lambda m: t.If(m.condition(), m.step(), m.step() if m.chance(2) else None),
    lambda m: t.IfYouDo(m.step(), m.step(), m.step() if m.chance(3) else None),
    lambda m: t.MayInstead(m.condition(), m.step(), m.step()),
    lambda m: t.ChooseOne(
        (m.step(), m.step(), m.step()),
        m.pick("you", "rival"),
        m.condition() if m.chance(3) else None,
        m.pick(1, 2),
        m.pick(None, 0),
    ),
    _each_player,
    lambda m: t.ByRival(m.step()),
    lambda m: t.Repeat(m.pick(2, v.Count(v.Cards(("Unit",), "rival"))), m.step()),
    lambda m: t.Later(m.step()),
    lambda m: t.NextWould(m.replacement(), m.pick("this turn", "your next turn"), m.pick(True, False)),
    lambda m: t.NextTime(m.trigger(), m.step(), m.pick("this turn", "your next turn")),
    lambda m: m.pick(t.WinGame, t.LoseGame)(m.pick("you", "rival")) if m.chance(12) else m.step(),
)


@cache
def decks(seed: int) -> tuple[Deck, Deck]:
    """Two decks of a seed; the same objects each time, since cards compare by identity."""
    maker = Maker(random.Random(f"effects {seed}"))
    return _deck(maker, "you"), _deck(maker, "rival")


def _deck(maker: Maker, owner: str) -> Deck:
    legends = tuple(maker.card("Legend", f"{owner}-legend-{i}", number=i) for i in range(3))
    main: list[CardFacts] = []
    while len(main) < 40:
        kind: CardType = maker.rng.choices(("Unit", "Gear", "Program"), (5, 2, 3))[0]
        main += [maker.card(kind, f"{owner}-{kind}-{len(main)}", number=len(main))] * 2
    return Deck(legends, tuple(main[:40]))
