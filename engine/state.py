"""The state of a game: immutable pieces in lists of areas, copied by hand.

A `Card` or `Die` is a value: to change a piece is to put a new value in its place, so the old value is the last-known
information, and copying a state copies lists of small numbers only. Nothing outside `engine.processes` and
`engine.rules` changes a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from engine.effects.live import Live
    from engine.effects.scope import Thing
    from engine.effects.tree import Ability, Later, Modifier, NextTime, NextWould, Step, TakeControl, Until
    from engine.effects.values import Cards
    from engine.events import Event
    from engine.facts import CardFacts
    from engine.rules.permissions import Permit

YOU: Final = 0
RIVAL: Final = 1
CHANCE: Final = 2
"""The three who decide: the two players, and chance (a die, a shuffle)."""

Area: TypeAlias = Literal["hand", "deck", "field", "legends", "eddies", "trash", "removed", "nowhere"]
IN_PLAY: Final[tuple[Area, ...]] = ("field", "legends")
HIDDEN: Final[tuple[Area, ...]] = ("hand", "deck")
Phase: TypeAlias = Literal["setup", "start", "main", "end"]

SIDES: Final = (4, 6, 8, 10, 12, 20)
"""Sides of the six dice each player brings, in the order of their numbers 0-5 (the Rival's are 6-11)."""

GIG_AREA: Final = -1
"""As an attack target: the rival Gig area."""


class Card(NamedTuple):
    """One card of the game, as it is now.

    `controller` is whose areas it lies in; `host` and `gear` are the two ends of being equipped; `stay` counts how
    often it has left play or entered a hidden area: an effect that is about a piece is about one stay of it.
    """

    uid: int
    facts: CardFacts
    owner: int
    controller: int
    area: Area
    spent: bool = False
    lag: bool = False
    face_up: bool = True
    host: int | None = None
    gear: tuple[int, ...] = ()
    stay: int = 0

    def turned(self, *, spent: bool) -> Card:
        """The card spent or ready; written out, because it is what happens most."""
        return Card(*self[:5], spent, *self[6:])


class Die(NamedTuple):
    """One Gig die. `value` is 0 while it waits in the fixer area; `controller` is None there."""

    number: int
    owner: int
    sides: int
    value: int
    controller: int | None

    @property
    def label(self) -> str:
        """`d10`, as players call it."""
        return f"d{self.sides}"


class Attack(NamedTuple):
    """The attack under way. target: a card's uid or GIG_AREA, redirected where `blocked` (`by_block`: by BLOCKER).
    fight: how far it is with that. permits: what let it attack a ready target. ended: the rules that did.
    """

    attacker: int
    player: int
    target: int
    step: Literal["declare", "react", "fight", "steal", "ending"]
    attacker_stay: int
    target_stay: int
    ended: tuple[str, ...] = ()
    blocked: bool = False
    fight: Literal["to come", "under way", "over"] = "to come"
    permits: tuple[Permit, ...] = ()
    by_block: bool = False


class Lasting(NamedTuple):
    """An effect that lasts for a time: a modifier on one stay of a piece or on a set, or something still to come.

    A `TakeControl` is the control of a piece, which goes back at the end.

    `piece` is (uid, stay), `to` a set as seen by `controller`; `turn` is the turn it was made in; `bound` are the
    pieces that the effect which made it had bound. `number` tells equal ones apart.
    """

    number: int
    what: Modifier | NextTime | NextWould | Later | TakeControl
    until: Until
    turn: int
    controller: int
    this: Card
    source: Card
    piece: tuple[int, int] | None = None
    to: Cards | None = None
    bound: tuple[tuple[str, tuple[Thing, ...]], ...] = ()


class Pending(NamedTuple):
    """An effect that has triggered and waits to resolve (`pending.what-it-is`)."""

    number: int
    ability: Ability | NextTime | Later
    step: Step
    controller: int
    this: Card
    source: Card
    bound: tuple[tuple[str, tuple[Thing, ...]], ...] = ()


class LastKnown(NamedTuple):
    """A card as it was when it left play, with the power it had then (`defeated-trigger.last-known-information`)."""

    card: Card
    power: int


class Side:
    """One player's areas: lists of uids (the top of the deck and of the trash is the end), of dice for the last two."""

    __slots__ = ("deck", "eddies", "field", "fixer", "gigs", "hand", "legends", "removed", "trash")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.field: list[int] = []
        self.legends: list[int] = []
        self.eddies: list[int] = []
        self.trash: list[int] = []
        self.removed: list[int] = []
        self.fixer: list[int] = []
        self.gigs: list[int] = []

    def copy(self) -> Side:
        """A copy that shares nothing that changes."""
        new = Side.__new__(Side)
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.field = self.field[:]
        new.legends = self.legends[:]
        new.eddies = self.eddies[:]
        new.trash = self.trash[:]
        new.removed = self.removed[:]
        new.fixer = self.fixer[:]
        new.gigs = self.gigs[:]
        return new

    def cards(self, area: Area) -> list[int]:
        """The list of an area by its name."""
        cards: list[int] = getattr(self, area)
        return cards


Trace: TypeAlias = "tuple[Trace, Event] | None"


class State:
    """Everything that a position is. Compare positions with `fingerprint`, copy with `copy`.

    `log` holds this turn's events by kind ("the first time ... each turn" asks it), `past` those of the turn before it;
    `trace` is every event so far, the newest first, as a linked list so that a copy shares it, `recorded` how many
    those are. `version` grows with every change, `layout` with each that may change what is in force (who is in play,
    face-up, with which Gear; lasting effects); `live` is what was in force when it was last asked. `made` counts the
    effects and pending effects made so far.
    """

    __slots__ = (
        "attack", "cards", "dice", "empty_turns", "first_player", "funds", "last_known", "lasting", "layout", "live",
        "log", "made", "overtime", "past", "pending", "phase", "player", "recorded", "sides", "trace", "turn",
        "version",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: dict[int, Card] = {}
        self.dice: list[Die] = []
        self.sides: tuple[Side, Side] = (Side(), Side())
        self.turn: int = 0
        self.player: int = YOU
        self.first_player: int = YOU
        self.phase: Phase = "setup"
        self.attack: Attack | None = None
        self.overtime: bool = False
        self.empty_turns: int = 0
        self.log: dict[str, tuple[Event, ...]] = {}
        self.past: dict[str, tuple[Event, ...]] = {}
        self.trace: Trace = None
        self.recorded: int = 0
        self.version: int = 0
        self.layout: int = 0
        self.live: Live | None = None
        self.made: int = 0
        self.lasting: tuple[Lasting, ...] = ()
        self.pending: tuple[Pending, ...] = ()
        self.last_known: dict[int, LastKnown] = {}
        self.funds: tuple[int, int, int] = (-1, 0, 0)

    def copy(self) -> State:
        """An independent copy; pieces and past events are shared, since they never change."""
        new = State.__new__(State)
        new.cards = self.cards.copy()
        new.dice = self.dice[:]
        new.sides = (self.sides[0].copy(), self.sides[1].copy())
        new.turn, new.phase = self.turn, self.phase
        new.player, new.first_player = self.player, self.first_player
        new.attack = self.attack
        new.overtime, new.empty_turns = self.overtime, self.empty_turns
        new.log, new.past = self.log.copy(), self.past
        new.trace, new.recorded = self.trace, self.recorded
        new.version, new.layout, new.live, new.made = self.version, self.layout, self.live, self.made
        new.lasting, new.pending = self.lasting, self.pending
        new.last_known, new.funds = self.last_known.copy(), self.funds
        return new

    def fingerprint(self) -> tuple[object, ...]:
        """What makes two positions the same position, as a hashable value; how they were reached is left out.

        The log counts with what rules ask of it: kind, player and piece of each event of this turn and the one before.
        """
        cards = self.cards
        sides = tuple(
            (
                tuple(sorted(cards[u].facts.id for u in s.hand)),
                tuple(cards[u].facts.id for u in s.deck),
                tuple(self._piece(u) for u in s.field),
                tuple(self._piece(u) for u in s.legends),
                tuple(sorted((cards[u].facts.id, cards[u].spent) for u in s.eddies)),
                tuple(cards[u].facts.id for u in s.trash),
                tuple(sorted(cards[u].facts.id for u in s.removed)),
                tuple(sorted((self.dice[d].owner, self.dice[d].sides) for d in s.fixer)),
                tuple(sorted((self.dice[d].owner, self.dice[d].sides, self.dice[d].value) for d in s.gigs)),
            )
            for s in self.sides
        )
        turns = (self.log, self.past)
        log = tuple(tuple(sorted((kind, tuple(e.mark for e in es)) for kind, es in t.items())) for t in turns)
        lasting = tuple(x._replace(number=0, turn=self.turn - x.turn) for x in self.lasting)
        pending = tuple(x._replace(number=0) for x in self.pending)
        return (
            sides, self.turn, self.player, self.phase, self.attack, self.overtime, self.empty_turns, log, lasting,
            pending,
        )  # fmt: skip

    def _piece(self, uid: int) -> tuple[object, ...]:
        c = self.cards[uid]
        return (uid, c.spent, c.lag, c.face_up, c.gear)

    def put(self, card: Card) -> None:
        """Replace a card's value (same area)."""
        self.cards[card.uid] = card
        self.version += 1

    def number(self) -> int:
        """A number that no lasting or pending effect has had yet."""
        self.made += 1
        return self.made

    def add_lasting(self, lasting: Lasting) -> None:
        """Put a lasting effect into force."""
        self.lasting = (*self.lasting, lasting)
        self.version += 1
        self.layout += 1

    def drop_lasting(self, numbers: frozenset[int]) -> None:
        """Take lasting effects out of force, by their numbers."""
        if numbers:
            self.lasting = tuple(x for x in self.lasting if x.number not in numbers)
            self.version += 1
            self.layout += 1

    def put_die(self, die: Die) -> None:
        """Replace a die's value (same area)."""
        self.dice[die.number] = die
        self.version += 1

    def events(self, since: int = 0) -> list[Event]:
        """Every event so far but for the first `since`, oldest first."""
        found: list[Event] = []
        node, wanted = self.trace, self.recorded - since
        while node is not None and len(found) < wanted:
            node, event = node
            found.append(event)
        found.reverse()
        return found
