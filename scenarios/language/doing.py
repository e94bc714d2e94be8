"""Other shapes of moves, such as `{player: you, action: attack, attacker: guard, target: gigs}`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from scenarios.language.other_words import person, plain

Data = dict[str, Any]

#: What names the piece that does something, by what it does.
_FIRST: Final = {
    "attack": ("attacker", "by", "unit", "card"), "play": ("card",), "block": ("blocker", "by", "unit", "card"),
    "call": ("legend", "card"), "sell": ("card",), "activate": ("card", "source"),
    "choose": ("target", "card", "choice"),
}  # fmt: skip


def renamed(data: Mapping[str, Any], words: Mapping[str, str]) -> Data:
    """The same with known keys; a key that stands there already is not overruled."""
    found: Data = {}
    for key, value in data.items():
        plain = str(key).strip().lower().replace(" ", "_").replace("-", "_")
        known = words.get(plain, key)
        found[key if known in data or known in found else known] = value
    return found


def said_by(data: Data) -> Data:
    """`{player: you, move: pass}` is `{you: pass}`."""
    who = next((data[key] for key in ("player", "who", "by") if key in data), None)
    does = next((data[key] for key in ("move", "action") if key in data), None)
    if not isinstance(who, str) or does is None:
        return data
    rest = {key: said for key, said in data.items() if key not in ("player", "who", "move", "action")}
    if len(data) == 2:
        return {person(who): does}
    first = None if not isinstance(does, str) else _FIRST.get(plain(does))
    named = next((key for key in rest if first is not None and plain(key) in first), None)
    if ("player" not in data and "who" not in data) or named is None:
        return data
    return {person(who): {plain(does): rest.pop(named), **rest}}


def move(value: Any) -> Any:
    """`{attack: guard, target: gigs}` is `{attack: {by: guard, target: gigs}}`."""
    if not isinstance(value, dict):
        return value
    made = dict(cast("Data", value))
    if "play" in made:
        made = renamed(made, {"target": "on", "targeting": "on", "host": "on", "to": "on"})
    for verb, first, *others in (
        ("attack", "by", "target"),
        ("play", "card", "on"),
        ("activate", "card", "effect"),
    ):
        beside = {name: made.pop(name) for name in others if verb in made and name in made}
        if beside and isinstance(made[verb], str):
            made[verb] = {first: made[verb], **beside}
        elif beside:
            made |= beside
    if isinstance(made.get("attack"), dict):
        made["attack"] = renamed(
            made["attack"], {"attacker": "by", "unit": "by", "with": "by", "on": "target"}
        )
    return {key: True if said is None and len(made) == 1 else said for key, said in made.items()}
