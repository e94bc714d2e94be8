"""The scenario of a statement with the questions that settle it, in place of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scenarios.language.wrapping import unpacked
from scenarios.language.yaml_source import Path, Source, read

Data = dict[str, Any]


def bare_of(source: Source, claim: str) -> Source:
    """The scenario without its own questions and expectations; one without a title is called as the statement."""
    given: Any = source.data
    if not isinstance(given, dict):
        return source
    # Play that is written as text is brought into lines, so that questions can stand between them.
    given = unpacked(cast("Data", given), lambda text: read(text, source.name).data)
    data = {key: value for key, value in given.items() if key not in ("ask", "because", "expect")}
    data.setdefault("title", " ".join(claim.split())[:200] or "A statement")
    written: Any = data.get("play")
    if isinstance(written, str | dict):
        data["play"] = [written]
        written = cast("Any", data["play"])
    if not isinstance(written, list):
        return Source(
            source.name, data, {path: line for path, line in source.lines.items() if path[:1] != ("ask",)}
        )
    kept = [place for place, line in enumerate(cast("list[Any]", written)) if not _only_asks(line)]
    data["play"] = [written[place] for place in kept]
    moved = {place: kept.index(place) for place in kept}
    lines = {path: line for path, line in source.lines.items() if path[:1] != ("ask",)}
    return Source(source.name, data, _moved(lines, moved))


def asking(source: Source, questions: Sequence[Mapping[str, str]], before: int | None = None) -> Source:
    """The scenario with these questions: at its end, or before a line of its play."""
    given: Any = source.data
    if not isinstance(given, dict):
        return source
    data = cast("Data", given)
    if before is None:
        return Source(source.name, {**data, "ask": list(questions)}, source.lines)
    play: list[Any] = [*data["play"][:before], {"ask": list(questions)}, *data["play"][before:]]
    moved = {place: place + (place >= before) for place in range(len(data["play"]))}
    return Source(source.name, {**data, "play": play}, _moved(source.lines, moved))


def _moved(lines: Mapping[Path, int], moved: Mapping[int, int]) -> dict[Path, int]:
    """The lines of the text, where lines of play stand at other places; those of lines that are gone are left out."""
    found: dict[Path, int] = {}
    for path, number in lines.items():
        if path[:1] == ("play",) and len(path) > 1:
            place = path[1]
            if isinstance(place, int) and place in moved:
                found["play", moved[place], *path[2:]] = number
        else:
            found[path] = number
    return found


def _only_asks(line: Any) -> bool:
    return isinstance(line, dict) and set(cast("Data", line)) == {"ask"}
