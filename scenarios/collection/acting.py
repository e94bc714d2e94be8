"""Who acts in a part of an effect tree and whose pieces it is done to, as the card's controller sees it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.effects import tree, values

Sides = frozenset[str]
"""Of whom: `own` (the controller), `rival`, or both; empty where the tree does not say."""

OWN: Final[Sides] = frozenset({"own"})
RIVAL: Final[Sides] = frozenset({"rival"})
BOTH: Final[Sides] = OWN | RIVAL
_IN_PLAY: Final = frozenset({"field", "legends"})
_OUT_OF_PLAY: Final = {"trashed": "trash", "discarded": "trash", "looked": "deck"}


@dataclass(frozen=True, slots=True)
class Found:
    """What a label or a target stands for: whose the pieces are, and where they lie (empty: in play)."""

    sides: Sides = frozenset()
    areas: frozenset[str] = frozenset()

    @property
    def in_play(self) -> bool:
        """Whether such pieces may lie on the field or among the Legends."""
        return not self.areas or not self.areas.isdisjoint(_IN_PLAY)


@dataclass(frozen=True, slots=True)
class Acting:
    """Where a node stands. `actors`: who does it; `to`: what a modifier is given to; `labels`: what was bound."""

    actors: Sides = OWN
    to: Found = Found(OWN)
    labels: dict[str, Found] = field(default_factory=dict[str, Found])

    def inside(self, node: object) -> Acting:
        """The same for what stands in that node; binds what the node binds."""
        match node:
            case tree.EachPlayer():
                return replace(self, actors=BOTH)
            case tree.ByRival():
                return replace(self, actors=self.seen("rival"))
            case tree.Give():
                return replace(self, to=self.found(node.target))
            case tree.Establish() | tree.Persistent():
                return replace(self, to=self.found(node.to))
            case tree.Gains():
                return replace(self, to=Found(OWN))
            case _:
                return self

    def bind(self, node: object) -> None:
        """Remember what a choice or a trigger binds."""
        if isinstance(node, tree.Choose | tree.Every):
            # A trigger binds its piece before any choice does; what it calls "this" needs no label.
            self.labels[node.bind] = self.found(node)
        elif isinstance(node, tree.TopOfDeck):
            self.labels[node.bind] = self.found(node)
        elif isinstance(node, tree.TrashTop | tree.Dig):
            self.labels.setdefault("trashed", Found(self.actors, frozenset({"trash"})))
            self.labels.setdefault("looked", Found(self.actors, frozenset({"deck"})))
        elif isinstance(node, tree.Look | tree.LookAtHand | tree.Discard):
            hand = isinstance(node, tree.LookAtHand)
            label, area = (
                ("discarded", "trash")
                if isinstance(node, tree.Discard)
                else ("looked", "hand" if hand else "deck")
            )
            self.labels.setdefault(label, Found(self.seen(node.who), frozenset({area})))
        elif isinstance(node, values.Trigger):
            self._bind_trigger(node)

    def seen(self, side: str) -> Sides:
        """`friendly`, `rival` or `any` as the actors say it, as the controller sees it."""
        if side == "any" or len(self.actors) > 1:
            return BOTH
        own = side in ("friendly", "you")
        return self.actors if own else BOTH - self.actors

    def found(self, target: Any) -> Found:
        """What a target, or a set of pieces, stands for."""
        match target:
            case values.This() | values.ThisGear():
                return Found(OWN)
            case values.Ref():
                area = _OUT_OF_PLAY.get(target.label)
                known = Found(frozenset(), frozenset({area})) if area else Found()
                return self.labels.get(target.label, known)
            case tree.Choose() | tree.Every():
                return self.found(target.of)
            case tree.TopOfDeck():
                return Found(self.seen("friendly"), frozenset({"deck"}))
            case values.Cards():
                return self._cards(target)
            case values.Gigs():
                return Found(self.seen(target.side))
            case _:
                return Found()

    def _cards(self, cards: values.Cards) -> Found:
        among = self.found(values.Ref(cards.among)) if cards.among is not None else Found()
        sides = among.sides if cards.side == "any" and among.sides else self.seen(cards.side)
        return Found(sides, frozenset(cards.areas) or among.areas)

    def _bind_trigger(self, trigger: values.Trigger) -> None:
        """What happened to whom, where no choice has the label."""
        subject = self.found(trigger.subject) if trigger.subject is not None else Found(self.who(trigger.who))
        gone = frozenset({"trash"}) if trigger.event == "defeated" else frozenset[str]()
        for label in ("card", "unit", "legend", "gear", "program"):
            self.labels.setdefault(label, replace(subject, areas=gone))
        if trigger.gig is not None:
            self.labels.setdefault("gig", self.found(trigger.gig))
        against = self.found(trigger.against) if trigger.against is not None else Found(BOTH - subject.sides)
        self.labels.setdefault("opponent", against)

    def who(self, who: str | None) -> Sides:
        """`you` or `rival` as the actors say it; both where it is left open."""
        return BOTH if who is None else self.seen(who)
