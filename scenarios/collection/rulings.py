"""The scenarios of the library that concern a card, as stored answers to look at."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pydantic import Field

import engine
from scenarios.errors import ScenarioError
from scenarios.ruling import View

if TYPE_CHECKING:
    from scenarios.precedents.rows import Precedent

_LIBRARY: Final = Path(__file__).parents[1] / "library"
_OFFICIAL: Final = ("faq/", "general/")


class CardRuling(View):
    """A scenario of the library with this card, and what it expects; judge_scenario plays it."""

    title: str = Field(description="The question")
    file: str = Field(description="Its place in the library of scenarios")
    expects: list[str] = Field(description="What it expects, question by question")
    faq: list[str] = Field(description="Entries of the official FAQ that it restates")
    rules: list[str] = Field(description="Keys of the rules that it is filed under")


def rulings_with(printings: Sequence[engine.CardFacts], most: int) -> tuple[list[CardRuling], int]:
    """The first scenarios of the library with a card, `most` at the most, and how many more there are.

    `printings` are all those of the card, by which a scenario may name it. Those count in which the card lies
    somewhere, and those that refer to its own ones; the words of its name in a title, a note or a text do not.
    Scenarios about the card come first, then official answers, then the rest, by path.
    """
    ids = {card.id for card in printings}
    names = {name.lower() for card in printings for name in (card.id, card.title, card.name)}
    # Looking for plain text first spares most texts the reading.
    said = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in names))
    found = [
        (path, text)
        for path, text, small in _texts()
        if any(name in small for name in names) and said.search(small)
    ]
    rows = [
        row
        for path, text in found
        for row, cards in _rows(path, text)
        if not ids.isdisjoint(cards) or _refers(path, text, ids)
    ]
    rows.sort(key=lambda row: (not _is_about(row.path, ids), not row.path.startswith(_OFFICIAL), row.path))
    return [_ruling(row) for row in rows[:most]], max(0, len(rows) - most)


def _is_about(path: str, ids: Collection[str]) -> bool:
    """Whether the library files the scenario under the card: in its folder, or as an official answer of its name."""
    folder, _, rest = path.partition("/")
    if folder == "cards":
        return rest.partition("/")[0] in ids
    return f"{folder}/" in _OFFICIAL and any(
        f"{rest.removesuffix('.yaml')}-".startswith(f"{card_id}-") for card_id in ids
    )


def _refers(path: str, text: str, ids: Collection[str]) -> bool:
    """Whether a scenario is filed under the card, or says in its note that it is played in the card's folder."""
    return _is_about(path, ids) or any(re.search(rf"cards/{card_id}(?![\w-])", text) for card_id in ids)


@cache
def _texts() -> tuple[tuple[str, str, str], ...]:
    """Every scenario of the library: its path there, its text, and that in small letters."""
    files = sorted(_LIBRARY.glob("**/*.yaml"))
    return tuple(
        (path.relative_to(_LIBRARY).as_posix(), text, text.lower())
        for path, text in ((path, path.read_text(encoding="utf-8")) for path in files)
    )


@lru_cache(maxsize=4096)
def _rows(path: str, text: str) -> tuple[tuple[Precedent, frozenset[str]], ...]:
    """A scenario as a stored answer, and the ids of the cards in it that it does not make up.

    None for one that does not load, which its own tests find.
    """
    # Imported late: precedents are filed by the cards that this package looks up.
    from scenarios.language.parse import parse
    from scenarios.language.yaml_source import read
    from scenarios.precedents.rows import precedent

    try:
        scenario = parse(read(text, path))
        row = precedent(path, text, scenario)
    except ScenarioError:
        return ()
    return ((row, frozenset(row.cards) - set(scenario.cards)),)


def _ruling(row: Precedent) -> CardRuling:
    return CardRuling(
        title=row.title,
        file=f"scenarios/library/{row.path}",
        expects=[f"{each.ask} -> {each.expected}" for each in row.questions if each.expected is not None],
        faq=row.faq,
        rules=row.rules,
    )
