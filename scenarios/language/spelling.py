"""Spells structured moves, values and assertions in their short text form; the inverse of `forms`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def spell_move(data: Mapping[str, Any]) -> str:
    """The short text of the data of a move; the inverse of `move`."""
    ((verb, said),) = data.items()
    match verb:
        case "attack":
            return f"attack {said['by']} -> {said['target']}"
        case "block":
            return f"block with {said}"
        case "go_solo":
            return f"go solo with {said}"
        case "play":
            return f"play {said['card']}" + (f" on {said['on']}" if "on" in said else "")
        case "pay":
            eddies = [f"{said['eddies']} eddies"] if said["eddies"] or not said["legends"] else []
            return "pay " + ", ".join([*eddies, *said["legends"]])
        case "roll":
            return f"{said['die']} = {said['value']}"
        case "answer":
            return str(said)
        case "choose":
            return f"choose {said[0]}" if len(said) == 1 else f"choose {spell_list(said)}"
        case "order":
            return f"order {spell_list(said)}"
        case "call" | "sell":
            return f"{verb} {said}"
        case _:
            return verb


def spell_list(items: Sequence[object]) -> str:
    """`[a, b]`."""
    return f"[{', '.join(map(str, items))}]"


def spell_value(data: Mapping[str, Any]) -> str:
    """The short text of the data of a value; the inverse of `value`."""
    return f"{data['of']} {data['what']}" if data.get("of") else str(data["what"])


def spell_assertion(data: Mapping[str, Any]) -> str:
    """The short text of the data of an assertion; the inverse of `assertion`."""
    said = data["value"]
    if data["op"] == "is" and said == "yes":
        return spell_value(data)
    if data["op"] == "is not" and said == "yes":
        return f"not {spell_value(data)}"
    return f"{spell_value(data)} {data['op']} {said if isinstance(said, str) else spell_list(said)}"
