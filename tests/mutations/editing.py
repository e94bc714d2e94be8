"""Mutations by editing a line: the function is compiled once more with other words in its source.

The new code takes the place of the old one inside the function itself, so everybody who has imported it plays by the
change, and the rest of the function stays as the engine has it today.
"""

from __future__ import annotations
import __future__

import inspect
import textwrap
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutations.registry import mutation

Edit = tuple[Callable[..., Any], str, str]
"""A function, words of its source, and what stands in their place."""


def edits(key: str, says: str, *changes: Edit) -> None:
    """Register the mutation of a rule that makes these changes; `says` is what holds in place of the rule."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        for function in dict.fromkeys(change[0] for change in changes):
            parts = [(old, new) for changed, old, new in changes if changed is function]
            monkeypatch.setattr(function, "__code__", _edited(function, parts, key))

    patch.__doc__ = says
    mutation(key)(patch)


def _edited(function: Callable[..., Any], parts: list[tuple[str, str]], key: str) -> CodeType:
    assert isinstance(function, FunctionType)
    source = textwrap.dedent(inspect.getsource(function))
    for old, new in parts:
        assert old in source, f"{function.__qualname__} has no {old!r} any more: mend the mutation of {key}"
        source = source.replace(old, new)
    flags = __future__.annotations.compiler_flag
    named: dict[str, Any] = {}
    exec(
        compile(source, f"<{function.__qualname__} without {key}>", "exec", flags),
        dict(function.__globals__),
        named,
    )
    made = named[function.__name__]
    assert isinstance(made, FunctionType)
    return made.__code__
