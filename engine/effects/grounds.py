"""On which rules a condition, an amount or a description rests, so that a ruling can cite them.

`grounds` gives the keys that belong to the kinds of nodes in it, and those that the present values bring in (a null
Street Cred, a power below zero). Nothing here decides anything.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeGuard

from engine import queries
from engine.effects import tree as t
from engine.effects import values as v
from engine.effects.amounts import numbers_of, player
from engine.effects.live import live
from engine.effects.modifiers import applying
from engine.effects.scope import left_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.effects.scope import Scope
    from engine.game import Game
    from engine.state import Card

CRED: Final = ("street-cred.sum-of-gigs",)
NULL: Final = (
    "street-cred.null-without-gigs", "gig-area.empty-is-null-street-cred", "golden.null-is-no-number",
    "gig-area.null-is-less-than-zero", "gig-area.null-is-neither-odd-nor-even",
)  # fmt: skip
GIGS: Final = (
    "gig.fixer-dice-cannot-be-targeted", "gig.fixer-dice-are-not-yours", "fixer.effects-must-name-it",
    "fixer.dice-are-not-controlled",
)  # fmt: skip
VALUE_PAIR: Final = ("gig.value-pair",)
POWER: Final = ("card.power-total",)
BELOW_ZERO: Final = ("golden.negative-counts-as-zero", "golden.negative-values")
STANDING: Final = (
    "persistent.applies-while-active", "effect.type-persistent", "persistent.only-in-active-area",
    "persistent.never-pending", "persistent.not-activated",
)  # fmt: skip
DURING: Final[dict[t.During | None, tuple[str, ...]]] = {
    "attacking": ("attack.declaration-effects",),
    "attacking gigs": ("attack.declaration-effects",),
    "fighting": ("fight.step-applies-while-fighting", "fight.applies-while-fighting"),
    "stealing": ("steal.step-applies-while-stealing", "steal.applies-while-stealing"),
}
"""The rules by which a modifier counts from such a moment on."""
WORN: Final = (
    "card.power-inherited", "card.gear-power-modifies-host", "equip.gains-power", "gear.grants",
)  # fmt: skip

_NODES: Final[dict[type, tuple[str, ...]]] = {
    v.StreetCred: CRED,
    v.FixerEmpty: ("fixer.empty",),
    v.Overtime: ("win.overtime-begins",),
    v.PowerOf: POWER,
}


class _Parts(NamedTuple):
    """What there is to know of a node once for all: its fixed keys, and the amounts in it that may bring in more."""

    node: object
    keys: tuple[str, ...]
    creds: tuple[v.StreetCred, ...]
    powers: tuple[v.PowerOf | v.PowerBecame, ...]
    costs: tuple[v.Piece, ...]
    trash: tuple[v.Cards, ...]
    tags: frozenset[str]
    pairs: tuple[v.Pairs, ...]
    extremes: tuple[v.Highest | v.Lowest, ...]
    hosts: tuple[v.Piece, ...]


_KNOWN: dict[int, _Parts] = {}
_MOST: Final = 20_000


def _parts_of(node: object) -> _Parts:
    """The parts of a node, kept by identity: trees live as long as their cards, and hashing one costs more."""
    known = _KNOWN.get(id(node))
    if known is not None and known.node is node:
        return known
    parts = tuple(walk(node))
    found = _Parts(
        node,
        _static(parts),
        tuple(p for p in parts if isinstance(p, v.StreetCred)),
        tuple(p for p in parts if isinstance(p, v.PowerOf | v.PowerBecame)),
        tuple(p.piece for p in parts if isinstance(p, v.CostOf) or _asks_cost(p)),
        tuple(p for p in parts if isinstance(p, v.Cards) and "trash" in p.areas),
        frozenset(tag for p in parts if isinstance(p, v.Cards) for tag in p.tags),
        tuple(p for p in parts if isinstance(p, v.Pairs)),
        tuple(p for p in parts if isinstance(p, v.Highest | v.Lowest)),
        tuple(p.on for p in parts if isinstance(p, v.Cards) and p.on is not None),
    )
    if len(_KNOWN) >= _MOST:
        _KNOWN.clear()
    _KNOWN[id(node)] = found
    return found


def _asks_cost(part: object) -> TypeGuard[v.Is]:
    """Whether it asks for the cost of one piece."""
    return isinstance(part, v.Is) and isinstance(part.like, v.Cards) and part.like.cost is not None


def grounds(scope: Scope, node: object) -> tuple[str, ...]:
    """The keys that a condition, amount or description rests on now, without doubles, the most telling first."""
    parts = _parts_of(node)
    if not any(parts[2:]):
        return parts.keys
    keys = list(parts.keys)
    if any(not numbers_of(scope, extreme) for extreme in parts.extremes):
        keys.insert(0, "golden.null-is-no-number")
    if parts.pairs and _one_is_left(scope.game):
        keys.append("gig.one-pair-at-a-time")
    if parts.tags and _only_gear_has(scope.game, parts.tags):
        keys.append("gear.tags-not-inherited")
    if scope.source.area == "nowhere" and any(not p.kinds or "Program" in p.kinds for p in parts.trash):
        # A Program that looks into the trash does not lie there yet.
        keys.append("program.in-no-area")
    for cred in parts.creds:
        if queries.street_cred(scope.game.state, player(scope, cred.who)) is None:
            keys[:0] = NULL
    for of in parts.powers:
        card = scope.piece(of.piece)
        if card is not None:
            keys.extend(power_grounds(scope.game, card))
    if any(_has_left(scope, host) for host in parts.hosts):
        keys.insert(0, "pending.last-valid-information")
    if any(_has_no_cost(scope, piece) for piece in parts.costs):
        keys.append("card.null-cost-counts-as-zero")
    return tuple(dict.fromkeys(keys))


def _has_no_cost(scope: Scope, piece: v.Piece) -> bool:
    card = scope.piece(piece)
    return card is not None and card.facts.cost is None


def _has_left(scope: Scope, host: v.Piece) -> bool:
    """Whether the piece has left play, so that its Gear is the one that it had."""
    card = scope.piece(host)
    return card is not None and left_play(scope.game, card) is not None


def _only_gear_has(game: Game, tags: frozenset[str]) -> bool:
    """Whether the Gear of a piece has one of the tags that the piece itself lacks."""
    cards = game.state.cards
    worn = (
        cards[uid] for side in game.state.sides for uid in (*side.field, *side.legends) if cards[uid].gear
    )
    return any(
        not tags.isdisjoint(cards[gear].facts.tags) and tags.isdisjoint(card.facts.tags)
        for card in worn for gear in card.gear
    )  # fmt: skip


def _one_is_left(game: Game) -> bool:
    """Whether in some Gig area a Gig of a value-pair could pair with a third one."""
    state = game.state
    return any(
        max(Counter(state.dice[d].value for d in side.gigs).values(), default=0) > 2 for side in state.sides
    )


def asks_of_itself(condition: object, step: object) -> bool:
    """Whether the condition of an effect speaks of the piece whose effect it is, or its step of a piece's values."""
    of_values = _parts_of(step)
    pieces = (*(of.piece for of in of_values.powers), *of_values.costs)
    of_itself = any(isinstance(piece, v.This) for piece in pieces)
    return of_itself or "effect.this-means-source" in _parts_of(condition).keys


def power_grounds(game: Game, card: Card) -> tuple[str, ...]:
    """What the power of a piece rests on now: Gear, standing and lasting effects, a sum below zero."""
    keys: list[str] = []
    if queries.raw_power(game, card) < 0:
        keys.extend(BELOW_ZERO)
    if card.gear:
        keys.extend(WORN)
    if t.Power in live(game).modifiers:
        for what, standing in applying(game, t.Power, card):
            if isinstance(what.amount, int) and what.amount < 0:
                keys.append("golden.negative-values")
            keys.extend(STANDING if standing.lasting is None else ("persistent.duration",))
            keys.extend(DURING.get(standing.during, ()))
    if keys:
        keys.append("card.power-total")
    return tuple(dict.fromkeys(keys))


def inherited(this: Card, source: Card) -> tuple[str, ...]:
    """What makes a Gear's bottom text an effect of its host; nothing where a card's own text speaks."""
    if this.uid == source.uid:
        return ()
    return (
        "gear.bottom-textbox-inherited", "card.gear-text-inherited", "equip.inherits-effects",
        "gear.bottom-textbox-host-only", "effect.this-means-source",
    )  # fmt: skip


def _static(parts: tuple[object, ...]) -> tuple[str, ...]:
    keys: list[str] = []
    for part in parts:
        keys.extend(_NODES.get(type(part), ()))
        if isinstance(part, v.Cards):
            keys.extend(_of_cards(part))
        elif isinstance(part, v.Gigs):
            keys.extend(_of_gigs(part))
        elif isinstance(part, v.Pairs):
            keys.extend(VALUE_PAIR if part.by == "value" else ("gig.dice-kinds",))
        elif isinstance(part, v.This):
            keys.append("effect.this-means-source")
    return tuple(dict.fromkeys(keys))


def _of_cards(part: v.Cards) -> Iterator[str]:
    if len(part.kinds) > 1:
        yield "effect.restrictions-bind-all-targets"
    if part.tags:
        yield "card.tag-in-effect"
    if part.name is not None:
        yield "card.name-excludes-subtitle"
    if part.equipped is not None:
        yield "equip.equipped" if part.equipped else "equip.unequipped"
    if part.keyword is not None:
        yield "effect.invalid-still-counts"
    if part.power is not None:
        yield from (
            ("card.gear-power-as-printed", "card.gear-power-unmodified") if part.kinds == ("Gear",) else POWER
        )
    if part.extreme is not None and part.extreme.endswith(("power", "cost")):
        yield from POWER if part.extreme.endswith("power") else ("card.cost-value",)
    if part.side != "any":
        yield "game.friendly" if part.side == "friendly" else "game.rival"


def _of_gigs(part: v.Gigs) -> Iterator[str]:
    if part.extreme is not None:
        yield from ("gig.min", "gig.max") if part.extreme == "min or max" else (f"gig.{part.extreme}",)
    if part.side == "friendly":
        yield from ("game.friendly", "gig-area.gigs-are-friendly", "gig.area-gigs-are-yours")
    elif part.side == "rival":
        yield from ("game.rival", "rival-gig-area.gigs-are-rival")
    yield from GIGS


def walk(node: object) -> Iterator[object]:
    """A node and everything in it."""
    if isinstance(node, tuple):
        for item in node:  # pyright: ignore[reportUnknownVariableType]
            yield from walk(item)  # pyright: ignore[reportUnknownArgumentType]
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in dataclasses.fields(node):
            yield from walk(getattr(node, field.name))
