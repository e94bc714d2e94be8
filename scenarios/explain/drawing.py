"""The board as a drawing in plain text, for terminals, bug reports and mail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from scenarios.explain.board import Board, BoardCard, BoardSide

WIDTH: Final = 100
_INNER: Final = 22
_LABEL: Final = 9
_PER_ROW: Final = (WIDTH - _LABEL) // (_INNER + 3)


def draw(board: Board) -> str:
    """The board as lines of text, the Rival above and you below, fields towards each other."""
    lines = [
        _heading("The Rival", board.rival),
        *_areas(board.rival),
        *_row("Legends", board.rival.legends),
        *_row("Field", board.rival.field),
        _between(board),
        *_row("Field", board.you.field),
        *_row("Legends", board.you.legends),
        *_areas(board.you),
        _heading("You", board.you),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _heading(name: str, side: BoardSide) -> str:
    whose = f"══ {name}{', whose turn it is,' if side.turn else ''} "
    cred = "no Street Cred" if side.street_cred is None else f"Street Cred {side.street_cred}"
    return f"{whose}══ {cred} ".ljust(WIDTH, "═")


def _between(board: Board) -> str:
    return f"── {board.moment} ".ljust(WIDTH, "─")


def _areas(side: BoardSide) -> Iterator[str]:
    gigs = ", ".join(side.gigs) or "none"
    yield from _entry("Gigs", gigs + ("  <- under attack" if side.attacked else ""))
    yield from _entry("Fixer", " ".join(side.fixer) or "empty")
    yield from _entry("Eddies", eddies(side))
    yield from _entry("Hand", hand(side))
    yield from _entry("Deck", f"{side.deck} cards")
    for label, cards in (("Trash", side.trash), ("Removed", side.removed)):
        if cards:
            yield from _entry(label, ", ".join(cards))


def eddies(side: BoardSide) -> str:
    """The Eddies of a player in words."""
    if not side.ready_eddies and not side.spent_eddies:
        return "none"
    return f"{side.ready_eddies} ready" + (f", {side.spent_eddies} spent" if side.spent_eddies else "")


def hand(side: BoardSide) -> str:
    """The hand of a player in words: the cards that are named, the others by number."""
    unknown = [f"{side.hand_unknown} unknown"] if side.hand_unknown else []
    return ", ".join([*side.hand, *unknown]) or "none"


def _entry(label: str, text: str) -> Iterator[str]:
    yield from wrap(
        text,
        WIDTH,
        initial_indent=f"{label:<{_LABEL}}",
        subsequent_indent=" " * _LABEL,
        break_on_hyphens=False,
    )


def _row(label: str, cards: Sequence[BoardCard]) -> Iterator[str]:
    """Cards side by side in boxes, as many as fit; an empty area says so."""
    if not cards:
        yield f"{label:<{_LABEL}}empty"
        return
    for start in range(0, len(cards), _PER_ROW):
        row = [list(_content(card)) for card in cards[start : start + _PER_ROW]]
        height = max(len(content) for content in row)
        boxes = [_box(content, height) for content in row]
        for number, parts in enumerate(zip(*boxes, strict=True)):
            name = label if start == 0 and number == 1 else ""
            yield f"{name:<{_LABEL}}" + " ".join(parts)


def _box(content: Sequence[str], height: int) -> list[str]:
    filled = [*content, *[""] * (height - len(content))]
    return [f"┌{'─' * _INNER}┐", *(f"│{line:<{_INNER}}│" for line in filled), f"└{'─' * _INNER}┘"]


def _content(card: BoardCard) -> Iterator[str]:
    yield from wrap(card.name, _INNER)
    if card.power is not None:
        yield f"power {card.power}"
    yield from wrap(", ".join(status(card)), _INNER)
    if card.keywords:
        yield from wrap(
            " ".join(f"[{word.replace(' ', '_')}]" for word in card.keywords).replace("_", " "), _INNER
        )
    for gear in card.gear:
        yield from wrap(f"+ {gear}", _INNER, subsequent_indent="  ")
    if card.role is not None:
        yield "<- under attack" if card.role == "target" else "-> attacks"


def status(card: BoardCard) -> list[str]:
    """How a card lies, in words."""
    words = [] if card.face_up else ["face-down"]
    words.append("spent" if card.spent else "ready")
    if card.lag:
        words.append("Lag")
    return words
