"""From text or data to a scenario; every problem is reported with its file and line and the nearest known key."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Final, cast, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from rapidfuzz import process

from scenarios.errors import InvalidScenario, Problem
from scenarios.language import shapes
from scenarios.language.model import Scenario
from scenarios.language.wrapping import unpacked
from scenarios.language.yaml_source import Path, Source, read

#: What is wanted where Pydantic's own words are about Python.
_WANTED: Final = {
    "tuple_type": "a list",
    "list_type": "a list",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "float_parsing": "a number",
    "bool_type": "yes or no",
    "bool_parsing": "yes or no",
    "string_type": "text",
    "string_too_short": "a text that is not empty",
}


_NO_MAPPING: Final = "a scenario is a mapping with `title` and at least `ask` or `play`"
_WRITE_DOWN: Final = (
    ", and this is a sentence; write down who has what, what is played and what is asked, as in "
    "`{title: May I pass?, you: {field: [corpo-security]}, ask: [{legal: you pass}]}`"
)


def parse(source: Source) -> Scenario:
    """The scenario that `source` describes. Raises `InvalidScenario` with all problems, in the order of the text."""
    data: Any = source.data
    if not isinstance(data, dict):
        raise InvalidScenario.at(
            source.place(()), _NO_MAPPING + (_WRITE_DOWN if isinstance(data, str) else "")
        )
    try:
        return Scenario.model_validate(data)
    except ValidationError as error:
        wrong = error
    usual = shapes.usual(unpacked(cast("dict[str, Any]", data), lambda text: read(text, source.name).data))
    if usual != data:
        try:
            return Scenario.model_validate(usual)
        except ValidationError as error:
            wrong = error
    raise InvalidScenario(_problems(wrong, source)) from None


def _problems(error: ValidationError, source: Source) -> list[Problem]:
    """Every problem, in the order of the text."""
    details = error.errors(include_url=False)
    problems = [(source.line(_path(detail)) or 0, _problem(detail, source)) for detail in details]
    problems.sort(key=lambda item: item[0])
    return [problem for _, problem in problems]


def _path(detail: ErrorDetails) -> Path:
    return tuple(detail["loc"])


def _problem(detail: ErrorDetails, source: Source) -> Problem:
    path = _path(detail)
    return Problem(source.place(path), _message(detail, path))


def _message(detail: ErrorDetails, path: Path) -> str:
    name = _spell(path)
    given = detail["input"]
    match detail["type"]:
        case "extra_forbidden":
            return _unknown_key(path)
        case "missing":
            return f"`{path[-1]}` is missing" + (f" in `{_spell(path[:-1])}`" if path[:-1] else "")
        case "value_error":
            reason = str(detail.get("ctx", {}).get("error", detail["msg"]))
            return f"`{name}`: {reason}" if path else reason
        case "literal_error":
            expected = str(detail.get("ctx", {}).get("expected", ""))
            return f"`{name}` is `{given}`; it has to be {expected.replace(chr(39), '`')}"
        case "dict_type" if path == ("cards",):
            return "`cards` is a mapping of ids to cards, as in `{watchdog: {type: unit}}`, or a list with an `id` each"
        case "model_type" | "dict_type":
            shown = _short(given)
            return (
                f"`{name}` is `{shown}`; it has to be a mapping, or text in a short form{_short_form(path)}"
            )
        case _ if given is None:
            return f"`{name}` has no value; write one or leave the key out"
        case _:
            what = _WANTED.get(detail["type"]) or detail["msg"].removeprefix("Input should be ")
            shown = _short(given) if isinstance(given, str | int | float) else type(given).__name__
            return f"`{name}` is `{shown}`; it has to be {what}"


#: Short forms, by where they are written.
_SHORT_FORMS: Final = {
    "ask": "`legal: you pass`, `forced: you pass`, `value: rival gigs`, `holds: guard was defeated`",
    "play": "`you: attack guard -> gigs`, `rival: pass`",
}
_SHOWN: Final = 200


def _short(given: object) -> str:
    said = str(given)
    return said if len(said) <= _SHOWN else f"{said[:_SHOWN]}..."


def _short_form(path: Path) -> str:
    where = next((step for step in reversed(path) if step in _SHORT_FORMS), None)
    return "" if where is None or len(path) < 2 else f", such as {_SHORT_FORMS[str(where)]}"


def _spell(path: Path) -> str:
    return ".".join(str(step) for step in path)


def _unknown_key(path: Path) -> str:
    key = str(path[-1])
    known = sorted(_keys(_part_at(path[:-1])))
    near = process.extractOne(key, known, score_cutoff=60)
    where = f" in `{_spell(path[:-1])}`" if path[:-1] else ""
    hint = f"did you mean `{near[0]}`? " if near else ""
    return f"there is no key `{key}`{where}; {hint}known keys: {', '.join(known)}"


def _keys(part: type[BaseModel]) -> Iterator[str]:
    for name, info in part.model_fields.items():
        yield info.alias or name


def _part_at(path: Path) -> type[BaseModel]:
    """The model that judges what lies at `path`."""
    part: type[BaseModel] = Scenario
    for step in path:
        for name, info in part.model_fields.items():
            if step == (info.alias or name):
                part = _nested(info.annotation) or part
                break
    return part


def _nested(annotation: Any) -> type[BaseModel] | None:
    """The model inside `annotation`: every field of the scenario holds models of one kind only."""
    if isinstance(annotation, type) and not isinstance(annotation, types.GenericAlias):
        return annotation if issubclass(annotation, BaseModel) else None
    return next((found for arg in get_args(annotation) if (found := _nested(arg))), None)
