"""A position as a short text that can be pasted anywhere: the scenario and the choices since.

A game is a pure function of its setup and the choices, so these two are all that a position is. `dump` and `load` are
exact inverses. The text is a line for people and a block for the program:

    judge-position 1 | May a Unit block? | edition 2026-11 | 1 choice
    eNqrViosVbJSSi5SqgUAFU0DeQ...

`load` finds it in a longer text too, such as a mail that quotes it.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, cast

import engine
from scenarios.errors import UnreadableScenario
from scenarios.language.wrapping import without_a_key_around

VERSION: Final = 1
_MARK: Final = "judge-position"
_HEADER: Final = re.compile(rf"^[>\s]*{_MARK} (\d+)\b.*$", re.MULTILINE)
_BLOCK: Final = re.compile(r"^[>\s]*([A-Za-z0-9_-]+)\s*$")
_BLOCK_ALONE: Final = re.compile(r"[>\s]*eN[A-Za-z0-9_>\s-]{60,}")
#: What the line for people says of the edition and of how many choices there are.
_SAID: Final = re.compile(r"\| edition (\S+) \| (\d+) choices?\s*$")
_COLUMNS: Final = 100
#: A scenario is a page of text; what unpacks to more is none.
_MOST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Position:
    """A scenario as plain data, the edition of the rules, and the engine's options that were chosen since.

    `check` is a sum over what the choices made happen: it tells whether another version plays them in another way.
    """

    scenario: Mapping[str, Any]
    edition: str
    choices: tuple[engine.Option, ...]
    check: str

    @property
    def title(self) -> str:
        """The scenario's title, on one line."""
        return " ".join(str(self.scenario.get("title", "")).split())


def holds_position(text: str) -> bool:
    """Whether a text holds a position rather than a scenario."""
    return _HEADER.search(text) is not None


def unwrapped(text: str) -> str:
    """A text without the JSON around it: `"judge-position 1 ..."`, or `{"position": "judge-position 1 ..."}`.

    Raises `UnreadableScenario` for a block without the line before it.
    """
    held: Any = text
    if text.lstrip().startswith(("{", '"')):
        with suppress(ValueError, RecursionError):
            held = without_a_key_around(json.loads(text))
    held = held if isinstance(held, str) else text
    if _BLOCK_ALONE.fullmatch(held):
        raise UnreadableScenario.at(
            "position",
            f"the line with `{_MARK}` is missing; copy it too, and all lines of the block below it",
        )
    return held


def dump(position: Position) -> str:
    """The position as text. Ends without a line break."""
    count = len(position.choices)
    choices = f"{count} choice{'' if count == 1 else 's'}"
    header = f"{_MARK} {VERSION} | {position.title} | edition {position.edition} | {choices}"
    data = [position.scenario, position.edition, position.choices, position.check]
    packed = zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    block = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    lines = [block[start : start + _COLUMNS] for start in range(0, len(block), _COLUMNS)]
    return "\n".join([header, *lines])


def load(text: str, source: str = "<text>") -> Position:
    """The position that a text holds, the last one of several. Raises `UnreadableScenario`."""
    found = list(_HEADER.finditer(text))
    if not found:
        raise UnreadableScenario.at(source, f"no position in it; a position begins with `{_MARK}`")
    header = found[-1]
    if int(header[1]) != VERSION:
        raise UnreadableScenario.at(
            source, f"a position of version {header[1]}; this judge reads version {VERSION}"
        )
    block = ""
    for line in text[header.end() :].lstrip("\n").splitlines():
        part = _BLOCK.match(line)
        if part is None:
            break
        block += part[1]
    try:
        position = _of_data(_unpack(block))
    except (ValueError, TypeError, KeyError, binascii.Error, zlib.error):
        way_out = (
            "copy it whole, with its line breaks, from the line with `judge-position` to the end of the block"
        )
        raise UnreadableScenario.at(source, f"the position is damaged; {way_out}") from None
    said = _SAID.search(header[0])
    if said is not None and (said[1], int(said[2])) != (position.edition, len(position.choices)):
        raise UnreadableScenario.at(
            source,
            f"its first line says edition {said[1]} and {said[2]} choices, its block edition {position.edition} and "
            f"{len(position.choices)}; hand it back as it was, with `undo` and `choose` beside it",
        )
    return position


def _unpack(block: str) -> Any:
    packed = base64.b64decode(block + "=" * (-len(block) % 4), altchars=b"-_", validate=True)
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(packed, _MOST)
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("not one whole block")
    return json.loads(data)


def _of_data(data: Any) -> Position:
    scenario, edition, choices, check = cast("list[Any]", data)
    if not isinstance(scenario, dict) or not isinstance(edition, str) or not isinstance(check, str):
        raise TypeError("not a position")
    options = tuple(_option(choice) for choice in cast("list[Any]", choices))
    return Position(cast("dict[str, Any]", scenario), edition, options, check)


def _option(choice: Any) -> engine.Option:
    words = cast("list[Any]", choice)
    if not isinstance(choice, list) or not all(type(word) in (str, int) for word in words):
        raise TypeError("not an option")
    return tuple(words)
