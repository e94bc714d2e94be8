"""What an effect knows while it is evaluated: whose it is, which piece has it, what has been bound so far.

Bound pieces are snapshots. To act on one is to find the same stay of it (`current`); to read of it is to use what was
last known where it has left (`pending.last-valid-information`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.effects.values import EACH, Ref, This, ThisGear
from engine.state import IN_PLAY, Card, Die

if TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.effects.values import Piece
    from engine.game import Game

Thing: TypeAlias = Card | Die


class Window:
    """A process that effects may still stop or change: set by `Prevent` and `Reroll` while it is open."""

    __slots__ = ("prevented", "reroll")

    def __init__(self) -> None:
        self.prevented = False
        self.reroll = False


class Scope:
    """The standpoint of one effect.

    controller: whose effect it is ("you"). this: the piece that has it, as last seen. source: the card whose text it is
    (a Gear for its bottom textbox). bound: label -> things. kind: the card type chosen. ability: for citations.
    optional: whether the player has just said "yes" to doing it. powers: the power that pieces had before this effect
    gave them anything.
    """

    __slots__ = (
        "ability",
        "bound",
        "controller",
        "game",
        "kind",
        "optional",
        "powers",
        "source",
        "this",
        "window",
    )

    def __init__(
        self,
        game: Game,
        controller: int,
        this: Card,
        source: Card | None = None,
        bound: dict[str, tuple[Thing, ...]] | None = None,
        ability: Ability | None = None,
        window: Window | None = None,
    ) -> None:
        self.game = game
        self.controller = controller
        self.this = this
        self.source = source or this
        self.bound = {} if bound is None else bound
        self.kind: str | None = None
        self.ability = ability
        self.window = window
        self.optional = False
        self.powers: dict[int, int] = {}

    def seen_by(self, player: int) -> Scope:
        """The same effect carried out by another player, who is "you" then; what is bound is shared."""
        other = Scope(self.game, player, self.this, self.source, self.bound, self.ability, self.window)
        other.kind = self.kind
        other.optional = self.optional
        other.powers = self.powers
        return other

    def speaking_of(self, target: object, card: Card) -> Scope:
        """The same effect with the label of a target meaning one of its pieces only ("for each of their Gear")."""
        label = target.label if isinstance(target, Ref) else getattr(target, "bind", EACH)
        one = self.seen_by(self.controller)
        one.bound = {**self.bound, label: (card,), EACH: (card,)}
        return one

    def bind(self, label: str, things: tuple[Thing, ...]) -> None:
        """Bind things to a label, in place of what was bound before."""
        self.bound[label] = things

    def piece(self, piece: Piece) -> Card | None:
        """The card meant by `This` or a `Ref`, as now where it is still there, else as last bound; None for nothing."""
        if isinstance(piece, This):
            return self.latest(self.this)
        if isinstance(piece, ThisGear):
            return self.latest(self.source)
        for thing in self.bound.get(piece.label, ()):
            if isinstance(thing, Card):
                return self.latest(thing)
        return None

    def gig(self, label: str) -> Die | None:
        """The Gig bound to a label, as it is now."""
        for thing in self.bound.get(label, ()):
            if isinstance(thing, Die):
                return self.game.state.dice[thing.number]
        return None

    def latest(self, card: Card) -> Card:
        """The card as it is now if it is the same stay, else the snapshot."""
        now = self.game.state.cards[card.uid]
        return now if now.stay == card.stay else card

    def present(self, card: Card) -> bool:
        """Whether this stay of the card still goes on."""
        return self.game.state.cards[card.uid].stay == card.stay

    def things(self, ref: Ref) -> tuple[Thing, ...]:
        """Everything bound to the label that can still be acted on, as it is now: no die that is a Gig no more."""
        state = self.game.state
        bound = self.bound.get(ref.label, ())
        return tuple(
            state.dice[t.number] if isinstance(t, Die) else state.cards[t.uid]
            for t in bound
            if (
                state.dice[t.number].controller is not None
                if isinstance(t, Die)
                else state.cards[t.uid].stay == t.stay
            )
        )


def left_play(game: Game, card: Card) -> Card | None:
    """How a card was when it last was in play, if it has just left and this is where it went; None otherwise."""
    if card.area in IN_PLAY:
        return None
    known = game.state.last_known.get(card.uid)
    return known.card if known is not None and known.card.stay == card.stay - 1 else None
