"""The scenarios of the library that concern a card, as stored answers to look at."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from pydantic import Field

import engine
from scenarios.errors import ScenarioError
from scenarios.ruling import View

_LIBRARY: Final = Path(__file__).parents[1] / "library"
_OFFICIAL: Final = ("faq/", "general/")


class CardRuling(View):
    """A scenario of the library with this card, and what it expects; judge_scenario plays it."""

    title: str = Field(description="The question")
    file: str = Field(description="Its place in the library of scenarios")
    expects: list[str] = Field(description="What it expects, question by question")
    faq: list[str] = Field(description="Entries of the official FAQ that it restates")
    rules: list[str] = Field(description="Keys of the rules that it is filed under")


def rulings_with(card: engine.CardFacts, most: int) -> tuple[list[CardRuling], int]:
    """The first scenarios of the library with the card, `most` at the most, and how many more there are.

    Those about it come first, then official answers, then the rest, by path.
    """
    names = [name.lower() for name in (card.id, card.title, *([card.name] if not card.subtitle else []))]
    said = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in names))
    # Looking for plain text first spares most texts the search for whole words.
    found = [
        (path, text) for path, text, small in _texts()
        if any(name in small for name in names) and said.search(small)
    ]  # fmt: skip
    found.sort(key=lambda item: (not _is_about(item[0], card), not item[0].startswith(_OFFICIAL), item[0]))
    rulings = [ruling for path, text in found[:most] if (ruling := _ruling(path, text)) is not None]
    return rulings, max(0, len(found) - most)


def _is_about(path: str, card: engine.CardFacts) -> bool:
    return any(part.startswith(card.id) for part in path.split("/"))


@cache
def _texts() -> tuple[tuple[str, str, str], ...]:
    """Every scenario of the library: its path there, its text, and that in small letters."""
    files = sorted(_LIBRARY.glob("**/*.yaml"))
    return tuple(
        (path.relative_to(_LIBRARY).as_posix(), text, text.lower())
        for path, text in ((path, path.read_text(encoding="utf-8")) for path in files)
    )


@lru_cache(maxsize=1024)
def _ruling(path: str, text: str) -> CardRuling | None:
    """A scenario as a stored answer; None for one that does not load, which its own tests find."""
    # Imported late: precedents are filed by the cards that this package looks up.
    from scenarios.language.parse import parse
    from scenarios.language.yaml_source import read
    from scenarios.precedents.rows import precedent

    try:
        row = precedent(path, text, parse(read(text, path)))
    except ScenarioError:
        return None
    return CardRuling(
        title=row.title,
        file=f"scenarios/library/{path}",
        expects=[f"{each.ask} -> {each.expected}" for each in row.questions if each.expected is not None],
        faq=row.faq,
        rules=row.rules,
    )
