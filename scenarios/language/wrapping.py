"""What programs and chats wrap a scenario in: a fence of Markdown, JSON in text, a key `scenario` around the whole."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, cast

from scenarios.errors import ScenarioError, UnreadableScenario

Data = dict[str, Any]

_FENCE: Final = re.compile(r"^[ \t]*(?:```|~~~)[\w-]*[ \t]*$")
_AROUND: Final = ("scenario", "yaml", "json", "position")
#: What has items or keys of its own, by where it stands; of these a text may hold the YAML or JSON.
_WITHIN: Final[dict[str, tuple[str, ...]]] = {
    "you": ("field", "legends", "hand", "deck", "eddies", "gigs", "fixer", "trash", "removed", "deck_list"),
    "rival": ("field", "legends", "hand", "deck", "eddies", "gigs", "fixer", "trash", "removed", "deck_list"),
    "play": (), "ask": (), "cards": (), "history": (), "limits": (),
}  # fmt: skip
_WRITTEN_OUT: Final = re.compile(r"\s*[\[{]|\s*- |\s*(?:field|legends|hand|gigs|eddies|deck|fixer|trash)\s*:")


def unfenced(text: str, name: str) -> str:
    """A text without the Markdown around its one fenced block, each line where it was.

    Raises `UnreadableScenario` where there are several blocks.
    """
    if "```" not in text and "~~~" not in text:
        return text
    lines = text.splitlines()
    fences = [number for number, line in enumerate(lines) if _FENCE.match(line)]
    if not fences:
        return text
    if len(fences) > 2:
        raise UnreadableScenario.at(
            f"{name}:{fences[2] + 1}", "a second fenced block; send one scenario, without the fences"
        )
    first, last = fences[0], fences[1] if len(fences) == 2 else len(lines)
    return "\n".join(line if first < number < last else "" for number, line in enumerate(lines))


def within_text(text: str) -> str:
    """The text that a JSON string holds, where all of it is one; else the text as it is."""
    if not text.lstrip().startswith('"'):
        return text
    with suppress(ValueError, RecursionError):
        held: Any = json.loads(text)
        return held if isinstance(held, str) else text
    return text


def without_a_key_around(data: Any) -> Any:
    """What stands under a key `scenario` that is the only one; else the data as it is."""
    if isinstance(data, dict) and len(cast("Data", data)) == 1:
        ((key, said),) = cast("Data", data).items()
        if key.lower() in _AROUND and isinstance(said, dict | str):
            return cast("Any", said)
    return cast("Any", data)


def unpacked(data: Mapping[str, Any], read: Callable[[str], Any]) -> Data:
    """The data with what is written as YAML or JSON in a text in its place, where a list or a mapping belongs.

    read: reads such a text. Raises nothing: what cannot be read stays the text that it is.
    """
    found = dict(data)
    for key, inside in _WITHIN.items():
        if key not in found:
            continue
        found[key] = _unpacked(found[key], read)
        if inside and isinstance(found[key], dict):
            side = cast("Data", found[key])
            found[key] = {
                name: _unpacked(said, read) if name in inside else said for name, said in side.items()
            }
    return found


def _unpacked(said: Any, read: Callable[[str], Any]) -> Any:
    if not isinstance(said, str) or not _WRITTEN_OUT.match(said):
        return said
    try:
        held = read(said)
    except ScenarioError:
        return said
    return cast("Any", held) if isinstance(held, list | dict) else said
