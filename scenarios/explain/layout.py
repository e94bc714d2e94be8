"""Lays the board out for a picture: where each card and die goes, and how its words break into lines.

The unit is a CSS pixel at a width of 400, so that a phone shows the letters at the size they have here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, Literal

from scenarios.explain.board import Board, BoardCard, BoardSide
from scenarios.explain.drawing import eddies, hand, status

WIDTH: Final = 400
_MARGIN: Final = 8
_GAP: Final = 8
_LINE: Final = 14
#: A ready card stands upright, a spent one lies on its side, as on the table.
_UPRIGHT: Final = (96, 110)
_SIDEWAYS: Final = (122, 84)
_DOWN_UPRIGHT: Final = (76, 60)
_DOWN_SIDEWAYS: Final = (92, 44)
#: How wide a letter is at most, about: of plain words and of names, which are bold.
_LETTER: Final = 6.2
_BOLD: Final = 7.4
_DIE: Final = 40

Kind = Literal["label", "title", "small", "moment"]


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text at a point. `kind` is its style."""

    x: float
    y: float
    text: str
    kind: Kind = "label"


@dataclass(frozen=True, slots=True)
class Box:
    """A card: a rectangle with lines of text; `power` goes in its lower corner, `role` colours its edge."""

    x: float
    y: float
    width: float
    height: float
    lines: tuple[tuple[str, str], ...]
    power: int | None
    role: str | None
    face_up: bool
    says: str


@dataclass(frozen=True, slots=True)
class DieShape:
    """A die in a Gig area: its value large, its kind below."""

    x: float
    y: float
    size: float
    value: str
    label: str
    attacked: bool


@dataclass(slots=True)
class Picture:
    """Everything on the picture, and how high it is."""

    words: list[Words]
    boxes: list[Box]
    dice: list[DieShape]
    bands: list[tuple[float, float, bool]]
    height: float = 0.0


def lay_out_board(board: Board) -> Picture:
    """The picture of a board: the Rival above, you below, fields towards each other."""
    picture = Picture([], [], [], [])
    y = _side(picture, board.rival, 0.0)
    for line in wrap(board.moment, 60):
        picture.words.append(Words(WIDTH / 2, y + _LINE, line, "moment"))
        y += _LINE
    picture.height = _side(picture, board.you, y + _GAP)
    return picture


def _side(picture: Picture, side: BoardSide, top: float) -> float:
    """Put one player's half below `top`; returns where it ends."""
    y = top + _GAP
    parts = (_facts, _gigs, _legends, _field)
    for part in parts if side.who == "rival" else reversed(parts):
        y = part(picture, side, y)
    picture.bands.append((top, y - top, side.turn))
    return y


def _facts(picture: Picture, side: BoardSide, y: float) -> float:
    name = "You" if side.who == "you" else "The Rival"
    turn = " (turn)" if side.turn else ""
    cred = "no Street Cred" if side.street_cred is None else f"Street Cred {side.street_cred}"
    picture.words.append(Words(_MARGIN, y + _LINE, f"{name}{turn}: {cred}", "title"))
    y += _LINE + 4
    facts = [
        f"Hand: {hand(side)}",
        f"Deck: {side.deck}. Eddies: {eddies(side)}. Fixer: {' '.join(side.fixer) or 'empty'}",
        *([f"Trash: {', '.join(side.trash)}"] if side.trash else []),
        *([f"Removed: {', '.join(side.removed)}"] if side.removed else []),
    ]
    for fact in facts:
        for line in wrap(fact, int((WIDTH - 2 * _MARGIN) / _LETTER)):
            picture.words.append(Words(_MARGIN, y + _LINE - 2, line, "small"))
            y += _LINE
    return y + _GAP


def _gigs(picture: Picture, side: BoardSide, y: float) -> float:
    picture.words.append(
        Words(_MARGIN, y + _LINE - 2, "Gigs (under attack)" if side.attacked else "Gigs", "label")
    )
    if not side.gigs:
        picture.words.append(Words(_MARGIN + 90, y + _LINE - 2, "none", "small"))
        return y + _LINE + _GAP
    y += _LINE + 4
    x = float(_MARGIN)
    for gig in side.gigs:
        label, _, value = gig.partition("=")
        if x + _DIE > WIDTH - _MARGIN:
            x, y = float(_MARGIN), y + _DIE + _GAP + 8
        number, _, note = value.partition(" ")
        picture.dice.append(DieShape(x, y, _DIE, number, f"{label} {note}".strip(), side.attacked))
        x += _DIE + _GAP + (24 if note else 0)
    return y + _DIE + _LINE + _GAP


def _legends(picture: Picture, side: BoardSide, y: float) -> float:
    return _cards(picture, "Legends", side.legends, y)


def _field(picture: Picture, side: BoardSide, y: float) -> float:
    return _cards(picture, "Field", side.field, y)


def _cards(picture: Picture, label: str, cards: Sequence[BoardCard], y: float) -> float:
    """Rows of cards, as many in a row as fit."""
    picture.words.append(Words(_MARGIN, y + _LINE - 2, label, "label"))
    if not cards:
        picture.words.append(Words(_MARGIN + 90, y + _LINE - 2, "empty", "small"))
        return y + _LINE + _GAP
    y += _LINE + 4
    x, tallest = float(_MARGIN), 0.0
    for card in cards:
        box = _box(card, x, y)
        if box.x + box.width > WIDTH - _MARGIN and x > _MARGIN:
            x, y, tallest = float(_MARGIN), y + tallest + _GAP, 0.0
            box = _box(card, x, y)
        picture.boxes.append(box)
        x += box.width + _GAP
        tallest = max(tallest, box.height)
    return y + tallest + _GAP


def _box(card: BoardCard, x: float, y: float) -> Box:
    sizes = (_UPRIGHT, _SIDEWAYS) if card.face_up else (_DOWN_UPRIGHT, _DOWN_SIDEWAYS)
    width, height = sizes[card.spent]
    letters = int((width - 10) / _LETTER)
    lines = [("name", line) for line in wrap(card.name, int((width - 10) / _BOLD))]
    lines += [("state", line) for line in wrap(", ".join(status(card)), letters)]
    lines += [("keyword", line) for word in card.keywords for line in wrap(f"[{word}]", letters)]
    lines += [("gear", line) for gear in card.gear for line in wrap(f"+ {gear}", letters)]
    if card.role is not None:
        lines.append(("role", "attacks" if card.role == "attacker" else "under attack"))
    # The power stands in the lower corner, below the last line.
    height = max(height, 12 + _LINE * (len(lines) + (card.power is not None)))
    says = f"{card.name}, {', '.join(status(card))}" + ("" if card.power is None else f", power {card.power}")
    return Box(x, y, width, height, tuple(lines), card.power, card.role, card.face_up, says)
