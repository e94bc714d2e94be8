"""Read a file of cards: JSON, or the card lines of the knowledge bundle (the whole bundle too)."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, cast

from pydantic import ValidationError

from engine.effects.tree import KEYWORDS
from rules_index.official.bundle import CARDS
from rules_index.official.card_lines import CardLine, card_lines
from scenarios.collection.row import CardRow, problems_of
from scenarios.errors import InvalidCards, Problem

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_CARDS: Final = 20_000
MOST_PROBLEMS: Final = 50

Layout = Literal["json", "card lines"]

_STATS: Final = re.compile(
    r"(?P<color>Red|Green|Blue|Yellow)\b|cost (?P<cost>\d+)|RAM (?P<ram>\d+)|power (?P<power>\d+)|set (?P<set>\w+)"
)
_TOLD_BY_TEXT: Final = re.compile(r"Play|Attack|Call|Defeated|Flip|" + "|".join(KEYWORDS), re.IGNORECASE)
"""What the bundle lists among the facts, and the card's text says, too."""


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a file holds. `notes`: fields that were passed over."""

    source: str
    layout: Layout
    rows: tuple[CardRow, ...]
    notes: tuple[str, ...] = ()


def read_cards(path: Path) -> CardFile:
    """The cards of a file. Raises InvalidCards with every fault that was found, by card and field."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise InvalidCards.at(
                str(path), f"more than {MOST_BYTES // 1024 // 1024} MB, so it is no list of cards"
            )
        content = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidCards.at(str(path), f"byte {error.start} is not UTF-8 text") from None
    except FileNotFoundError:
        raise InvalidCards.at(str(path), "there is no such file") from None
    except IsADirectoryError:
        raise InvalidCards.at(str(path), "this is a folder; name a file in it") from None
    except OSError as error:
        raise InvalidCards.at(str(path), f"it cannot be read ({error.strerror})") from None
    return read_text(content, str(path))


def read_text(content: str, source: str) -> CardFile:
    """The cards of a text. Raises InvalidCards."""
    is_json = content.lstrip()[:1] in ("[", "{")
    found = _as_json(content, source) if is_json else _as_lines(content, source)
    if not found.rows:
        raise InvalidCards.at(source, "there is no card in it")
    return found


def _as_json(content: str, source: str) -> CardFile:
    def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                where = f", the card `{found['id']}`" if "id" in found else ""
                raise InvalidCards.at(f"{source}{where}", f"the key `{key}` stands twice; which is meant?")
            found[key] = value
        return found

    try:
        data: Any = json.loads(content, parse_constant=_refuse_constant, object_pairs_hook=once_each)
    except RecursionError:
        raise InvalidCards.at(source, "it nests too deep to be a list of cards") from None
    except json.JSONDecodeError as error:
        raise InvalidCards.at(f"{source}:{error.lineno}", f"this is not JSON: {error.msg}") from None
    except ValueError as error:
        raise InvalidCards.at(source, f"this is not JSON: {error}") from None
    rows: Any = data.get("cards", data) if isinstance(data, dict) else data  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if isinstance(rows, dict) and "id" in rows:
        rows = [rows]
    if not isinstance(rows, list):
        raise InvalidCards.at(
            source, 'a list of cards is wanted: [{"id": ..., "name": ..., "type": ..., "text": ...}]'
        )
    listed = [(f"card {place + 1}", row) for place, row in enumerate(cast("list[Any]", rows))]
    known = {*CardRow.model_fields, "power_variable"}
    extra = sorted(
        {str(key) for _, row in listed if isinstance(row, dict) for key in cast("dict[Any, Any]", row)}
        - known
    )
    notes = (f"passed over, for want of a meaning here: {', '.join(extra[:20])}",) if extra else ()
    rows = _checked(listed, source)
    powered = [row.id for row in rows if row.type == "Program" and row.power is not None]
    if powered:
        notes += (f"passed over, for a Program has none: power of {', '.join(powered[:20])}",)
    return CardFile(source, "json", rows, notes)


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _as_lines(content: str, source: str) -> CardFile:
    heading = CARDS.search(content)
    start = heading.end() if heading else 0
    listed = list(card_lines(content[start:]))
    if heading and len(listed) != int(heading[1]):
        raise InvalidCards.at(
            source, f"{heading[1]} cards are announced, {len(listed)} can be read: it was cut or damaged"
        )
    if not heading:
        _check_lines(content, listed, source)
    rows = [(f"line {content.count(chr(10), 0, start + line.start) + 1}", _told(line)) for line in listed]
    odd = dict.fromkeys(part for line in listed for part in line.stats.split(", ") if not _is_fact(part))
    notes = (f"passed over, for want of a meaning here: {', '.join(list(odd)[:20])}",) if odd else ()
    return CardFile(source, "card lines", _checked(rows, source), notes)


def _is_fact(part: str) -> bool:
    return _STATS.fullmatch(part) is not None or _TOLD_BY_TEXT.fullmatch(part) is not None


def _check_lines(content: str, listed: list[CardLine], source: str) -> None:
    """Every line is a card or goes on with the text of one. Raises InvalidCards."""
    form = "a card line reads: Name [its-id] | Type | Color, cost 1, RAM 1, set code | rules text"
    starts = {content.count("\n", 0, line.start) for line in listed}
    first = min(starts, default=None)
    wrong = [
        Problem(f"{source}:{place + 1}", f"this is no card line; {form}")
        for place, line in enumerate(content.split("\n"))
        if line.strip() and place not in starts and (first is None or place < first or " | " in line)
    ]
    if wrong:
        raise InvalidCards(wrong[:MOST_PROBLEMS])


def _told(line: CardLine) -> dict[str, Any]:
    """What a card line tells: no tags, Sell Tag or number, and mostly no power."""
    stats: dict[str, Any] = {}
    for found in _STATS.finditer(line.stats):
        field = str(found.lastgroup)
        stats[field] = int(found[field]) if field in ("cost", "ram", "power") else found[field]
    if line.type == "Legend" and "ram" in stats:
        # A Legend without a cost has a null cost.
        stats.setdefault("cost", None)
    name, subtitle = _title(line.name)
    return {"id": line.id, "name": name, "subtitle": subtitle, "type": line.type, "text": line.text, **stats}


def _title(name: str) -> tuple[str, str | None]:
    """`V - Streetkid, Streetkid` and `V: Streetkid` are a name with a subtitle."""
    parts = re.split(r" - |: ", name, maxsplit=1)
    if len(parts) == 1:
        return name, None
    subtitle = parts[1]
    half = len(subtitle) // 2
    if subtitle[:half] == subtitle[half + 1 :].lstrip() and subtitle[half : half + 1] == ",":
        subtitle = subtitle[:half]
    return parts[0], subtitle


def _checked(listed: list[tuple[str, Any]], source: str) -> tuple[CardRow, ...]:
    if len(listed) > MOST_CARDS:
        raise InvalidCards.at(source, f"{len(listed)} cards; at most {MOST_CARDS} are read at once")
    rows: list[CardRow] = []
    problems: list[Problem] = []
    seen: dict[str, str] = {}
    for place, data in listed:
        given: Any = cast("dict[Any, Any]", data).get("id") if isinstance(data, dict) else None
        called = f"{source}: {place}" + (f" ({given[:100]})" if isinstance(given, str) else "")
        try:
            row = CardRow.model_validate(data)
        except ValidationError as error:
            problems += [
                Problem(f"{called}, {field}" if field else called, told) for field, told in problems_of(error)
            ]
            continue
        if row.id in seen:
            problems.append(
                Problem(called, f"{seen[row.id]} has the id {row.id} already; each printing has its own")
            )
        seen.setdefault(row.id, place)
        rows.append(row)
    if problems:
        more = len(problems) - MOST_PROBLEMS
        if more > 0:
            problems = [*problems[:MOST_PROBLEMS], Problem(source, f"and {more} more faults of this kind")]
        raise InvalidCards(problems)
    return tuple(rows)
