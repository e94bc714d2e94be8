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
    found = [
        (path, text)
        for path, text in found
        if (row := _row(path, text)) is not None
        and (not ids.isdisjoint(row.cards) or _refers(path, text, ids))
    ]
    found.sort(key=lambda item: (not _is_about(item[0], ids), not item[0].startswith(_OFFICIAL), item[0]))
    rows = [row for path, text in found[:most] if (row := _row(path, text)) is not None]
    return [_ruling(row) for row in rows], max(0, len(found) - most)


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
def _row(path: str, text: str) -> Precedent | None:
    """A scenario as a stored answer; None for one that does not load, which its own tests find."""
    # Imported late: precedents are filed by the cards that this package looks up.
    from scenarios.language.parse import parse
    from scenarios.language.yaml_source import read
    from scenarios.precedents.rows import precedent

    try:
        return precedent(path, text, parse(read(text, path)))
    except ScenarioError:
        return None


def _ruling(row: Precedent) -> CardRuling:
    return CardRuling(
        title=row.title,
        file=f"scenarios/library/{row.path}",
        expects=[f"{each.ask} -> {each.expected}" for each in row.questions if each.expected is not None],
        faq=row.faq,
        rules=row.rules,
    )
