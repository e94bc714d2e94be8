"""What is in force right now: every modifier, trigger and replacement, gathered from the table and the lasting effects.

Gathered once for each layout of the table (`State.layout`: which cards are in play face-up, with which Gear, and which
lasting effects there are); whether one applies to a piece is asked afterwards (`engine.effects.modifiers`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.effects import tree as t
from engine.effects.values import This

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.effects.scope import Thing
    from engine.effects.values import Cards, Condition
    from engine.facts import CardFacts
    from engine.game import Game
    from engine.state import Card, Lasting, State


Worn: TypeAlias = "tuple[tuple[int, CardFacts], ...]"
"""The Gear of a piece: uid and facts of each."""


class Standing(NamedTuple):
    """A modifier in force. `piece` is the (uid, stay) it is tied to, or None where `to` describes a set.

    `guard`: the `Gains` that gives the ability it comes from, which must apply to its piece.
    """

    what: t.Modifier
    controller: int
    source: int
    this: int
    piece: tuple[int, int] | None
    to: Cards | None
    condition: Condition | None
    during: t.During | None
    against: This | Cards | None
    bound: dict[str, tuple[Thing, ...]]
    lasting: Lasting | None
    guard: Standing | None = None


class Watch(NamedTuple):
    """A triggered or replacement ability in force: whose, on which piece (`this`), from which card (`source`)."""

    ability: t.Triggered | t.Replacement | t.AlsoPlayable | t.NextTime
    controller: int
    source: int
    this: int
    lasting: Lasting | None
    guard: Standing | None = None


class Live:
    """Everything in force, by what it is asked for: modifiers by type, triggers by event, replacements by process.

    gains: what gives pieces abilities; those themselves are filed like any other.
    """

    __slots__ = ("gains", "layout", "modifiers", "replacements", "triggers")

    def __init__(self, layout: int) -> None:
        self.layout = layout
        self.gains: list[Standing] = []
        self.modifiers: dict[type, list[Standing]] = {}
        self.triggers: dict[str, list[Watch]] = {}
        self.replacements: dict[str, list[Watch]] = {}

    def take_in(self, other: Live) -> None:
        """Add what another holds (of modifiers, triggers and replacements)."""
        for mine, theirs in (
            (self.triggers, other.triggers),
            (self.replacements, other.replacements),
        ):
            for name, watches in theirs.items():
                mine.setdefault(name, []).extend(watches)
        for kind, standings in other.modifiers.items():
            self.modifiers.setdefault(kind, []).extend(standings)

    def add_modifier(self, standing: Standing) -> None:
        """File a modifier under its type; what stands inside a `While` under the type of that."""
        what = standing.what
        if isinstance(what, t.While):
            inner = standing._replace(what=what.what, during=what.during, against=what.against)
            self.add_modifier(inner)
            return
        self.modifiers.setdefault(type(what), []).append(standing)

    def add_watch(self, watch: Watch) -> None:
        """File a triggered or replacement ability under what it answers to."""
        ability = watch.ability
        if isinstance(ability, t.Replacement):
            self.replacements.setdefault(ability.would, []).append(watch)
            return
        triggers = (
            ability.when if isinstance(ability, t.Triggered)
            else (ability.when,) if isinstance(ability, t.AlsoPlayable)
            else (ability.trigger,)
        )  # fmt: skip
        for event in dict.fromkeys(trigger.event for trigger in triggers):
            self.triggers.setdefault(event, []).append(watch)


def _brings(facts: CardFacts, uid: int, stay: int, controller: int, gear: Worn) -> Live:
    """What one piece brings into force by its own text and that of its Gear; the same in every game."""
    own = Live(-1)
    for source, ability in printed_on(facts, uid, gear):
        _file(own, uid, stay, controller, source, ability)
    return own


brought = lru_cache(maxsize=4096)(_brings)
"""`_brings`, remembered: a piece and its Gear say the same until something is equipped to it or it leaves."""


def live(game: Game) -> Live:
    """What is in force now; gathered anew only where the layout has changed.

    It is kept with the state, and never changed, so that the copies of a state have it as well.
    """
    state = game.state
    known = state.live
    if known is not None and known.layout == state.layout:
        return known
    found = Live(state.layout)
    for card in speaking(state):
        worn = _gear(state, card) if card.gear else ()
        found.take_in(brought(card.facts, card.uid, card.stay, card.controller, worn))
    for player in (0, 1):
        for uid in state.sides[player].hand:
            card = state.cards[uid]
            for ability in card.facts.abilities if card.facts.works_from_hand else ():
                if isinstance(ability, t.AlsoPlayable):
                    found.add_watch(Watch(ability, player, uid, uid, None))
    for lasting in state.lasting:
        _file_lasting(found, lasting)
    _file_gains(found, state)
    state.live = found
    return found


def _file_gains(found: Live, state: State) -> None:
    """What pieces gain for a time or from others' text, guarded by whether that still applies to them."""
    for guard in found.modifiers.pop(t.Gains, ()):
        what = guard.what
        assert isinstance(what, t.Gains)
        found.gains.append(guard)
        source = state.cards[guard.source]
        for side in state.sides:
            for uid in (*side.field, *side.legends):
                card = state.cards[uid]
                if card.face_up and guard.piece in (None, (card.uid, card.stay)):
                    _file(found, uid, card.stay, card.controller, source.uid, what.ability, guard)


def abilities_of(game: Game, card: Card) -> list[tuple[Card, t.Ability]]:
    """What a face-up card in play can do: its own abilities, its Gear's bottom text, what it gains from effects.

    Each with the card whose text it is. Carries out `equip.inherits-effects`, `gear.bottom-textbox-inherited`.
    """
    from engine.effects.modifiers import applies

    cards = game.state.cards
    printed = printed_on(card.facts, card.uid, _gear(game.state, card))
    found = [(cards[source], ability) for source, ability in printed]
    found.extend(
        (cards[guard.source], guard.what.ability)
        for guard in live(game).gains
        if isinstance(guard.what, t.Gains) and applies(game, guard, card)
    )
    return found


def printed_on(facts: CardFacts, uid: int, gear: Worn) -> Iterator[tuple[int, t.Ability]]:
    """A card's own abilities and its Gear's bottom text, each with the uid of the card whose text it is."""
    for ability in facts.abilities:
        yield uid, ability
    for worn, of in gear:
        for ability in of.abilities:
            if not on_top(ability):
                yield worn, ability


def _gear(state: State, card: Card) -> Worn:
    return tuple((uid, state.cards[uid].facts) for uid in card.gear)


def on_top(ability: t.Ability) -> bool:
    """Whether a Gear's ability is about the Gear itself (top textbox): what it costs to play it."""
    return (
        isinstance(ability, t.Persistent)
        and isinstance(ability.to, This)
        and isinstance(ability.what, (t.CostChange, t.PaysInstead))
        and not (isinstance(ability.what, t.CostChange) and ability.what.what == "go-solo")
    )


def speaking(state: State) -> Iterator[Card]:
    """Every card in play and face-up that has, or wears, text which may stand in force."""
    cards = state.cards
    for side in state.sides:
        for uid in (*side.field, *side.legends):
            card = cards[uid]
            if card.face_up and (card.facts.stands or card.gear):
                yield card


def _file(
    found: Live, this: int, stay: int, controller: int, source: int, ability: t.Ability,
    guard: Standing | None = None,
) -> None:  # fmt: skip
    """File one ability of the piece `this`; source: the card whose text it is."""
    if isinstance(ability, t.Persistent):
        if on_top(ability):
            return
        to = ability.to
        own = isinstance(to, This)
        found.add_modifier(
            Standing(
                ability.what, controller, source, this, (this, stay) if own else None, None if own else to,
                ability.condition, None, None, {}, None, guard,
            )
        )  # fmt: skip
    elif isinstance(ability, (t.Triggered, t.Replacement)):
        found.add_watch(Watch(ability, controller, source, this, None, guard))
    elif isinstance(ability, t.Keyword) and guard is not None:
        gained = t.Has(ability.name)
        found.add_modifier(
            Standing(gained, controller, source, this, (this, stay), None, None, None, None, {}, None, guard)
        )


def _file_lasting(found: Live, lasting: Lasting) -> None:
    what = lasting.what
    if isinstance(what, t.NextTime):
        found.add_watch(Watch(what, lasting.controller, lasting.source.uid, lasting.this.uid, lasting))
    elif isinstance(what, t.NextWould):
        found.add_watch(
            Watch(what.instead, lasting.controller, lasting.source.uid, lasting.this.uid, lasting)
        )
    elif not isinstance(what, t.Later | t.TakeControl):
        bound = dict(lasting.bound)
        found.add_modifier(
            Standing(
                what, lasting.controller, lasting.source.uid, lasting.this.uid, lasting.piece, lasting.to,
                None, None, None, bound, lasting,
            )
        )  # fmt: skip
