"""What pieces may be called: names as they are printed, shortened, without accents, with whose they are before them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

import engine

WORD: Final = re.compile(r"[^\W_]+")
_OWN = re.compile(r"(you|rival)\s*\.\s*(.+)", re.DOTALL)
_MINE: Final = re.compile(
    r"(?:(?P<mine>my|your)|(?:the |my )?(?:rival|opponent)(?:['’]s)?) (?P<name>\S.*)", re.IGNORECASE
)
#: The number of a player in the engine.
_PLAYERS: Final = {"you": engine.YOU, "rival": engine.RIVAL}


def without_accents(text: str) -> str:
    """`El Sombrerón` as it is typed: `El Sombreron`."""
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))


@lru_cache(maxsize=1024)
def printed(facts: engine.CardFacts) -> tuple[str, ...]:
    """What a card may be called by everybody, in lower case: its id, name and title, with and without accents."""
    said = (facts.id.lower(), facts.name.lower(), facts.title.lower())
    return tuple(dict.fromkeys((*said, *map(without_accents, said))))


@lru_cache(maxsize=1024)
def words_of(facts: engine.CardFacts) -> frozenset[str]:
    """The words of a card's name and subtitle, in lower case and without accents."""
    return frozenset(WORD.findall(without_accents(facts.title.lower())))


@lru_cache(maxsize=1024)
def split_side(text: str) -> tuple[int | None, str]:
    """`you.d10`, `my d10` as (0, "d10"), `the rival's d10` as (1, "d10"); (None, text) where no side is named."""
    said = text.strip()
    own = _OWN.fullmatch(said)
    if own is not None:
        return _PLAYERS[own[1]], own[2].strip()
    mine = _MINE.fullmatch(said)
    return (0 if mine["mine"] else 1, mine["name"]) if mine is not None else (None, said)
