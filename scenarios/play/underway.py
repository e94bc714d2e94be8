"""The effect that is being carried out, and what the node of it asks that has stopped for a choice."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeVar, get_args

import engine
from engine import queries
from engine.effects import tree
from engine.effects.values import Cards
from engine.text.rendering.render import render, render_step

N = TypeVar("N")
_ABILITIES: Final[tuple[type[Any], ...]] = get_args(get_args(tree.Ability)[0])


class UnderWay(NamedTuple):
    """The card whose text is being carried out, and the ability, or what is left of one that waited."""

    source: engine.Card
    effect: object


def under_way(game: engine.Game) -> UnderWay | None:
    """The effect in the middle of which the open decision is asked, None where the rules alone ask."""
    decision = game.decision
    about = decision.about if decision is not None else None
    asking = about.uid if isinstance(about, engine.Card) else None
    newest: UnderWay | None = None
    node = game.state.trace
    while node is not None:
        node, event = node
        if (
            event.effect is not None
            and event.source is not None
            and event.kind not in ("declined", "pending")
        ):
            found = UnderWay(event.source, event.effect)
            if asking is None or event.source.uid == asking:
                return found
            newest = newest or found
    return newest


_NODES: dict[tuple[int, type | tuple[type, ...]], tuple[object, tuple[Any, ...]]] = {}


def nodes(root: object, kind: type[N] | tuple[type[N], ...]) -> tuple[N, ...]:
    """Every node of that type, or of one of those types, in a tree, from the top down.

    Remembered, since the trees of cards are the same in every scenario.
    """
    known = _NODES.get((id(root), kind))
    if known is None or known[0] is not root:
        if len(_NODES) > 8192:
            _NODES.clear()
        known = (root, tuple(node for node in _walk(root) if isinstance(node, kind)))
        _NODES[id(root), kind] = known
    return known[1]


def _walk(root: object) -> Iterator[object]:
    yield root
    if isinstance(root, tuple):
        for item in root:  # pyright: ignore[reportUnknownVariableType]
            yield from _walk(item)  # pyright: ignore[reportUnknownArgumentType]
    elif dataclasses.is_dataclass(root) and not isinstance(root, type):
        for name in _fields(type(root)):
            yield from _walk(getattr(root, name))


_FIELDS: dict[type, tuple[str, ...]] = {}


def _fields(kind: type[Any]) -> tuple[str, ...]:
    known = _FIELDS.get(kind)
    if known is None:
        known = tuple(field.name for field in dataclasses.fields(kind) if field.name != "node")
        _FIELDS[kind] = known
    return known


def modes(game: engine.Game) -> list[str]:
    """The words of each effect among which the open decision chooses; empty where they cannot be told."""
    decision = game.decision
    if decision is None or decision.kind != "mode":
        return []
    asks = decision.node
    if not isinstance(asks, tree.ChooseOne):
        return []
    about = decision.about
    kind = about.facts.type if isinstance(about, engine.Card) else None
    return [render_step(step, card_type=kind or "Unit") for step in asks.effects]


_WORDS: dict[int, tuple[object, str]] = {}


def words_of(ability: Any, card_type: str | None) -> str:
    """An ability, or what waits of one, in words; empty for what has no wording of its own."""
    known = _WORDS.get(id(ability))
    if known is not None and known[0] is ability:
        return known[1]
    if len(_WORDS) > 4096:
        _WORDS.clear()
    text = _rendered(ability, card_type)
    _WORDS[id(ability)] = (ability, text)
    return text


def _rendered(ability: Any, card_type: Any) -> str:
    kind = card_type or "Unit"
    if isinstance(ability, _ABILITIES):
        return render((ability,), card_type=kind)
    return render_step(ability, card_type=kind)


def not_as_described(effect: UnderWay | None, card: engine.Card) -> tuple[str, ...]:
    """The rules about what all cards are that an effect chooses, and this one is not: its type, state or power."""
    if card.area == "nowhere":
        return ("program.in-no-area", "program.play")
    if (
        effect is not None
        and not card.face_up
        and card.area == "legends"
        and nodes(effect.effect, tree.Equip)
    ):
        return ("gear.default-hosts", "gear.play")
    described = () if effect is None else nodes(effect.effect, Cards)
    if card.facts.type == "Legend" and card.area == "legends" and any(map(_of_units, described)):
        return ("types.legend-on-field-is-unit",)
    states = {one.spent for one in described if one.spent is not None}
    if described and all(one.spent is not None for one in described) and states == {not card.spent}:
        return ("card.spent", "card.ready") if not card.spent else ("card.ready", "card.spent")
    if described and all(one.kinds and not _is_of(card, one) for one in described):
        return ("card.type-names",)
    if described and all(one.extreme is not None and one.extreme.endswith("power") for one in described):
        return ("card.power-total",)
    return ()


def as_described(effect: UnderWay | None, card: engine.Card) -> tuple[str, ...]:
    """The rules by which a card is what an effect is about though it does not look so.

    A Legend that is a Unit; one of the name asked for, whatever its subtitle.
    """
    described = () if effect is None else nodes(effect.effect, Cards)
    if any(one.name is not None and one.name == card.facts.name for one in described) and card.facts.subtitle:
        return ("card.name-excludes-subtitle",)
    units = any(map(_of_units, described))
    return (
        ("types.legend-on-field-is-unit",)
        if units and card.facts.type == "Legend" and queries.is_unit(card)
        else ()
    )


def _of_units(described: Cards) -> bool:
    return "Unit" in described.kinds and "Legend" not in described.kinds


def _is_of(card: engine.Card, described: Cards) -> bool:
    """Whether a card is of a type that is asked for; on the field a Legend is a Unit too."""
    kinds = {str(kind).lower() for kind in described.kinds}
    return (card.facts.type or "").lower() in kinds or ("unit" in kinds and queries.is_unit(card))
