"""YAML read so that every scalar stays the words that a person wrote, with the line of each value at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import yaml

from rules_index.errors import DigestError

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"

# libyaml where it is there: ten times as fast.
_Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class YamlFile:
    """A parsed YAML file: its plain value, and the line at which any part of it stands."""

    def __init__(self, name: str, text: str) -> None:
        """Parse `text`. Raises DigestError with the line where it is no YAML or a key stands twice."""
        self.name = name
        try:
            self._root: Any = yaml.compose(text, Loader=_Loader)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line = mark.line + 1 if mark is not None else 1
            problem = getattr(error, "problem", None) or str(error)
            raise DigestError([f"{name}:{line}: not YAML: {problem}"]) from None
        if self._root is None:
            raise DigestError([f"{name}:1: the file is empty"])
        self.value: Plain = self._plain(self._root)

    def _plain(self, node: Any) -> Plain:
        if isinstance(node, yaml.ScalarNode):
            return str(node.value)
        if isinstance(node, yaml.SequenceNode):
            return [self._plain(item) for item in node.value]
        found: dict[str, Plain] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in found:
                raise DigestError(
                    [f"{self.name}:{key_node.start_mark.line + 1}: the key {key!r} stands twice"]
                )
            found[key] = self._plain(value_node)
        return found

    def line(self, path: Sequence[str | int]) -> int:
        """The line of the value at a path of keys and positions, or of the last part of the path that
        exists.
        """
        node = self._root
        line = node.start_mark.line + 1
        for step in path:
            following = self._step(node, step)
            if following is None:
                break
            node, line = following
        return line

    @staticmethod
    def _step(node: Any, step: str | int) -> tuple[Any, int] | None:
        if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            item = node.value[step]
            return item, item.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            for key_node, value_node in node.value:
                if key_node.value == step:
                    return value_node, key_node.start_mark.line + 1
        return None
