"""Spells structured moves, values and assertions in their short text form; the inverse of `forms`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

#: What can stand as a piece without quotation marks.
_NAME: Final = re.compile(r'[^\s,\[\]="<>!]+(?: [^\s,\[\]="<>!]+)*(?:=\d+)?')


def spell_move(data: Mapping[str, Any]) -> str:
    """The short text of the data of a move; the inverse of `move`."""
    ((verb, said),) = data.items()
    spelled = _MOVES.get(verb)
    if spelled is not None:
        return spelled(said)
    return verb if said is True else f"{verb} {said}"


def _pay(said: Mapping[str, Any]) -> str:
    eddies = [f"{said['eddies']} eddies"] if said["eddies"] or not said["legends"] else []
    return "pay " + ", ".join([*eddies, *said["legends"]])


def _choices(verb: str) -> Callable[[Sequence[str]], str]:
    return lambda said: (
        f"{verb} {quote(said[0])}" if len(said) == 1 else f"{verb} {spell_list(map(quote, said))}"
    )


def _effect(verb: str) -> Callable[[Mapping[str, Any]], str]:
    return lambda said: f"{verb} {said['card']}" + (f" {said['effect']}" if "effect" in said else "")


_MOVES: Final[dict[str, Callable[[Any], str]]] = {
    "attack": lambda said: f"attack {said['by']} -> {said['target']}",
    "block": lambda said: f"block with {said}",
    "go_solo": lambda said: f"go solo with {said}",
    "play": lambda said: f"play {said['card']}" + (f" on {said['on']}" if "on" in said else ""),
    "activate": _effect("activate"),
    "resolve": _effect("resolve"),
    "pay": _pay,
    "roll": lambda said: f"{said['die']} = {said['value']}",
    "set": lambda said: (
        f"set {said['die']} to {said['value']}"
        if "value" in said
        else f"adjust {said['die']} by {said['by']}"
    ),
    "answer": str,
    "number": lambda said: f"draw {said}",
    "choose": _choices("choose"),
    "discard": _choices("discard"),
    "order": lambda said: f"order {spell_list(said)}",
    "look": lambda said: (
        f"{'look at' if said['act'] == 'look' else said['act']} "
        + (said["card"] if "card" in said else f"{said['whose']} {said['area']}")
    ),
    "shuffle": lambda said: f"shuffle {spell_list(said)}" if said else "shuffle",
}


def quote(word: str) -> str:
    """A name as it is, other words in quotation marks."""
    return word if _NAME.fullmatch(word) and "->" not in word else f'"{word}"'


def spell_list(items: Iterable[object]) -> str:
    """`[a, b]`."""
    return f"[{', '.join(map(str, items))}]"


def spell_value(data: Mapping[str, Any]) -> str:
    """The short text of the data of a value; the inverse of `value`."""
    return f"{data['of']} {data['what']}" if data.get("of") else str(data["what"])


def spell_assertion(data: Mapping[str, Any]) -> str:
    """The short text of the data of an assertion; the inverse of `assertion`."""
    if data.get("also"):
        first = {name: said for name, said in data.items() if name != "also"}
        return " and ".join(spell_assertion(part) for part in (first, *data["also"]))
    if data.get("than"):
        return f"{spell_value(data)} {data['op']} {spell_value(data['than'])}"
    said = data["value"]
    if data["op"] == "is" and said == "yes":
        return spell_value(data)
    if data["op"] == "is not" and said == "yes":
        return f"not {spell_value(data)}"
    return f"{spell_value(data)} {data['op']} {said if isinstance(said, str) else spell_list(said)}"
