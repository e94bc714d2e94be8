"""Reads YAML or JSON into plain data in which every scalar stays the word that a person wrote.

YAML would turn `no` into false, `1.10` into 1.1 and `6e3` into six thousand. Here they stay text, and the
place of every value is kept, so that each later message can name file and line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import yaml

from scenarios.errors import Problem, UnreadableScenario
from scenarios.language.wrapping import unfenced, within_text, without_a_key_around

#: A scenario is a page of text; a file far beyond that is a mistake, not a question.
MAX_CHARACTERS = 1_000_000
MAX_DEPTH = 40

Path = tuple[str | int, ...]

_JSON_START: Final = re.compile(r'\s*\{\s*(?:"|\})')
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PROSE: Final = re.compile(r"""^((?:title|note): +)([^\s"'>|{\[].*?)[ \t]*$""", re.MULTILINE)
_HALF: Final = re.compile(r"[\ud800-\udfff]")
_TAB: Final = re.compile(r" *\t\s*\S")
_STANDARD_TAG = "tag:yaml.org,2002:"


@dataclass(frozen=True, slots=True)
class Source:
    """Plain data (mappings, lists, text) with the line on which each value stands.

    `name` is how messages call the text: its file name. `lines` maps a path such as `("play", 0, "you")` to a
    line number counted from 1; data that came from a program has none.
    """

    name: str
    data: Any
    lines: Mapping[Path, int] = field(default_factory=dict[Path, int])

    def line(self, path: Iterable[str | int]) -> int | None:
        """The line of the value at `path`, or of the nearest thing around it that has one."""
        steps = tuple(path)
        while steps and steps not in self.lines:
            steps = steps[:-1]
        return self.lines.get(steps)

    def place(self, path: Iterable[str | int]) -> str:
        """Where the value at `path` stands: `file:line`, or `file at play[0].you` where no line is known."""
        steps = tuple(path)
        line = self.line(steps)
        if line is not None:
            return f"{self.name}:{line}"
        return f"{self.name} at {spell_path(steps)}" if steps else self.name


def spell_path(path: Iterable[str | int]) -> str:
    """A path in words: `("play", 0, "you")` is `play[0].you`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def read(text: str, name: str) -> Source:
    """Reads one YAML or JSON document.

    Raises `UnreadableScenario` when it is neither, names a key twice, uses aliases or tags, or is empty.
    """
    if len(text) > MAX_CHARACTERS:
        raise UnreadableScenario.at(
            name, f"{len(text)} characters are more than a scenario may have ({MAX_CHARACTERS})"
        )
    text = unfenced(within_text(text), name)
    _check_letters(text, name)
    source = _read(text, name)
    inside = without_a_key_around(source.data)
    if inside is source.data:
        return source
    if isinstance(inside, str):
        return read(inside, name)
    return Source(name, inside, {path[1:]: line for path, line in source.lines.items() if path})


def from_data(data: Any, name: str) -> Source:
    """The same of data that a program gives in place of a text."""
    inside = without_a_key_around(data)
    return read(inside, name) if isinstance(inside, str) and inside is not data else Source(name, inside)


def _check_letters(text: str, name: str) -> None:
    """Raises `UnreadableScenario` where a text has half a character in it, which no file can hold."""
    found = _HALF.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        raise UnreadableScenario.at(
            f"{name}:{line}", f"half of a character (U+{ord(found[0]):04X}); send whole Unicode text"
        )


def _read(text: str, name: str) -> Source:
    data = _as_json(text)
    try:
        node = _compose(text)
    except yaml.YAMLError as error:
        if data is not None:
            return Source(name, data)
        if _meant_as_json(text, name):
            raise UnreadableScenario([_json_problem(text, name)]) from None
        raise UnreadableScenario([_yaml_problem(error, name, text.splitlines())]) from None
    except RecursionError:
        raise UnreadableScenario.at(name, f"nested deeper than {MAX_DEPTH} levels") from None
    if node is None:
        raise UnreadableScenario.at(
            name, "empty; a scenario is a mapping with at least `title` and `ask` or `play`"
        )
    converted = _Converter(name, empty_is_wrong=data is None).convert(node)
    return converted if data is None else Source(name, data, converted.lines)


def _compose(text: str) -> yaml.Node | None:
    """The tree of a YAML document. A title or note is one line of text, whatever colons are in it."""
    try:
        return yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError:
        quoted = _PROSE.sub(lambda line: f"{line[1]}{json.dumps(line[2], ensure_ascii=False)}", text)
        if quoted == text:
            raise
    try:
        return yaml.compose(quoted, Loader=_LOADER)
    except yaml.YAMLError:
        # What is wrong is told of the text as it was written.
        return yaml.compose(text, Loader=_LOADER)


def _as_json(text: str) -> Any:
    """The data of a JSON object, None for anything else: in JSON null, true and false mean what they mean there."""
    if not text.lstrip().startswith("{"):
        return None
    try:
        return json.loads(text, parse_float=str, parse_int=str)
    except (ValueError, RecursionError):
        return None


def _meant_as_json(text: str, name: str) -> bool:
    """Whether who wrote it thinks of JSON: by the file's name, or by keys in quotation marks in braces."""
    return name.lower().endswith(".json") or _JSON_START.match(text) is not None


def _json_problem(text: str, name: str) -> Problem:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        what = error.msg[:1].lower() + error.msg[1:]
        return Problem(f"{name}:{error.lineno}", f"not JSON: {what} (column {error.colno})")
    except RecursionError:
        return Problem(name, f"nested deeper than {MAX_DEPTH} levels")
    return Problem(name, "a scenario is a JSON object with at least `title` and `ask` or `play`")


def _yaml_problem(error: yaml.YAMLError, name: str, lines: Sequence[str]) -> Problem:
    mark = getattr(error, "problem_mark", None)
    what = getattr(error, "problem", None) or "not readable"
    if mark is None:
        return Problem(name, f"not YAML: {str(error) or what}")
    line = min(mark.line + 1, max(len(lines), 1))
    tab = next((n for n, said in enumerate(lines, 1) if _TAB.match(said)), None)
    if tab is not None:
        return Problem(f"{name}:{tab}", "not YAML: this line begins with a tab; YAML is indented with spaces")
    return Problem(
        f"{name}:{line}",
        f"not YAML: {what} (column {mark.column + 1}); check indentation, and put text with a colon, comma or bracket"
        " in quotes",
    )


class _Converter:
    """Turns the nodes of one document into plain data and collects places and problems."""

    def __init__(self, name: str, *, empty_is_wrong: bool) -> None:
        self._name = name
        self._empty_is_wrong = empty_is_wrong
        self._lines: dict[Path, int] = {}
        self._problems: list[Problem] = []
        self._seen: set[int] = set()

    def convert(self, node: yaml.Node) -> Source:
        data = self._value(node, ())
        if self._problems:
            raise UnreadableScenario(self._problems)
        return Source(self._name, data, self._lines)

    def _value(self, node: yaml.Node, path: Path) -> Any:
        self._lines[path] = self._line(node)
        if id(node) in self._seen:
            self._problem(node, "an alias (`*name`); write the value out, scenarios have no aliases")
            return None
        self._seen.add(id(node))
        if not node.tag.startswith(_STANDARD_TAG) or ":python" in node.tag:
            self._problem(node, f"the tag `{node.tag}`; scenarios have no tags")
            return None
        if len(path) > MAX_DEPTH:
            self._problem(node, f"nested deeper than {MAX_DEPTH} levels")
            return None
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            items = cast("list[yaml.Node]", node.value)
            return [self._value(item, (*path, index)) for index, item in enumerate(items)]
        word = str(node.value)
        if not word and not cast("yaml.ScalarNode", node).style and self._empty_is_wrong:
            self._problem(
                node,
                f"`{spell_path(path)}` has no value; write one or leave the key out "
                "(a text with a comma in it goes in quotes)",
            )
        return word

    def _mapping(self, node: yaml.MappingNode, path: Path) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key_node, value_node in cast("list[tuple[yaml.Node, yaml.Node]]", node.value):
            if not isinstance(key_node, yaml.ScalarNode):
                self._problem(
                    key_node, "a key that is no word; put quotes round text with braces or brackets"
                )
                continue
            key = str(key_node.value)
            if key in data:
                first = self._lines[(*path, key)]
                self._problem(key_node, f"`{key}` is there twice (first on line {first}); merge the two")
                continue
            data[key] = self._value(value_node, (*path, key))
            self._lines[(*path, key)] = self._line(key_node)
        return data

    def _problem(self, node: yaml.Node, what: str) -> None:
        self._problems.append(Problem(f"{self._name}:{self._line(node)}", what))

    @staticmethod
    def _line(node: yaml.Node) -> int:
        return int(node.start_mark.line) + 1
