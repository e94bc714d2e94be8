"""Rulings explained: as a judge would say them, with the play in steps and the board before and after.

explain             a scenario to an `Explanation`
explanation_text    that as plain text
explanation_page    that as one self-contained HTML page
board_of, draw      the board of any game, as data and as a drawing in text
"""

from scenarios.explain.board import Board, BoardCard, BoardSide, board_of
from scenarios.explain.drawing import draw
from scenarios.explain.page import explanation_page
from scenarios.explain.telling import Explanation, PlayStep, explain
from scenarios.explain.text import explanation_text

__all__ = [
    "Board",
    "BoardCard",
    "BoardSide",
    "Explanation",
    "PlayStep",
    "board_of",
    "draw",
    "explain",
    "explanation_page",
    "explanation_text",
]
