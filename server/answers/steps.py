"""Playing a position step by step; nothing is kept between two steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from server.answers.rulings import check_length
from server.errors import answering

if TYPE_CHECKING:
    from scenarios.stepping import Branch, Moment


def step(
    text: str,
    edition: str | None = None,
    *,
    source: str,
    undo: int = 0,
    choices: Sequence[str] = (),
    questions: Sequence[str] = (),
) -> Moment:
    """Start from a scenario or a position, take choices back, make others, and ask about where that leads.

    `source` names where the text comes from, for messages. Raises BadInput with every reason why a choice is not
    legal.
    """
    from scenarios import stepping

    with answering():
        check_length(text, source)
        return stepping.step(
            text, source=source, edition=edition, undo=undo, choices=choices, questions=questions
        )


def branches(position: str) -> list[Branch]:
    """Every way to go on from a position. Raises BadInput."""
    from scenarios import stepping

    with answering():
        return stepping.branch(position)
