"""The scenarios of the library that concern a card, as stored answers to look at."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, cast

import yaml
from pydantic import Field

import engine
from scenarios.ruling import View

_LIBRARY: Final = Path(__file__).parents[1] / "library"
_OFFICIAL: Final = ("faq/", "general/")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class CardRuling(View):
    """A scenario of the library with this card, and what it expects; judge_scenario plays it."""

    title: str = Field(description="The question")
    file: str = Field(description="Its place in the library of scenarios")
    expects: list[str] = Field(description="What it expects, question by question")
    faq: list[str] = Field(description="Entries of the official FAQ that it restates")
    rules: list[str] = Field(description="Keys of the rules that it is filed under")


def rulings_with(card: engine.CardFacts) -> list[CardRuling]:
    """The scenarios of the library with the card: those about it, official answers, then the rest, by path."""
    names = [card.id, card.title, *([card.name] if not card.subtitle else [])]
    said = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in names), re.IGNORECASE)
    found = [(path, text) for path, text in _texts() if said.search(text)]
    found.sort(key=lambda item: (not _is_about(item[0], card), not item[0].startswith(_OFFICIAL), item[0]))
    return [_ruling(path) for path, _ in found]


def _is_about(path: str, card: engine.CardFacts) -> bool:
    return any(part.startswith(card.id) for part in path.split("/"))


@cache
def _texts() -> tuple[tuple[str, str], ...]:
    """Every scenario of the library: its path there, and its text."""
    return tuple(
        (path.relative_to(_LIBRARY).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(_LIBRARY.glob("**/*.yaml"))
    )


@lru_cache(maxsize=1024)
def _ruling(path: str) -> CardRuling:
    data = yaml.load((_LIBRARY / path).read_text(encoding="utf-8"), Loader=_LOADER)
    scenario = cast("dict[str, Any]", data if isinstance(data, dict) else {})
    return CardRuling(
        title=str(scenario.get("title", path)),
        file=f"scenarios/library/{path}",
        expects=list(_expected(scenario)),
        faq=[str(entry) for entry in _listed(scenario.get("faq"))],
        rules=[str(rule) for rule in _listed(scenario.get("tests"))],
    )


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return cast("list[Any]", value) if isinstance(value, list) else [value]


def _expected(scenario: dict[str, Any]) -> list[str]:
    """Every question of a scenario with what is expected of it: `legal: you pass -> no`."""
    found = [f"verdict -> {_word(scenario['expect'])}"] if "expect" in scenario else []
    for asked in (*(line.get("ask") for line in _mappings(scenario.get("play"))), scenario.get("ask")):
        found += [_question(each) for each in _mappings(asked) if "expect" in each]
    return found


def _mappings(value: Any) -> list[dict[str, Any]]:
    return [cast("dict[str, Any]", each) for each in _listed(value) if isinstance(each, dict)]


def _question(asked: dict[str, Any]) -> str:
    words = ", ".join(f"{key}: {_word(value)}" for key, value in asked.items() if key not in _ABOUT)
    return f"{words} -> {_word(asked['expect'])}"


_ABOUT: Final = frozenset({"expect", "because", "note"})


def _word(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_word(each) for each in cast("list[Any]", value)) or "none"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
