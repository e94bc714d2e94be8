"""Playing a position step by step; nothing is kept between two steps."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from server.answers.rulings import check_length
from server.errors import answering

if TYPE_CHECKING:
    from scenarios.stepping import Branch, Moment


def step(
    start: str | Mapping[str, Any],
    edition: str | None = None,
    *,
    source: str,
    undo: int = 0,
    choices: Sequence[str] = (),
    questions: Sequence[str] = (),
    branch: bool = False,
) -> Moment:
    """Start from a scenario or a position, take choices back, make others, and ask about where that leads.

    `start` is text, or a scenario as an object; `source` names where it comes from, for messages; `branch` adds every
    way to go on. Raises BadInput with every reason why a choice is not legal.
    """
    from scenarios import stepping

    with answering():
        text = start if isinstance(start, str) else json.dumps(dict(start), ensure_ascii=False)
        check_length(text, source)
        return stepping.step(
            text,
            source=source,
            edition=edition,
            undo=undo,
            choices=choices,
            questions=questions,
            branch=branch,
        )


def branches(position: str) -> list[Branch]:
    """Every way to go on from a position. Raises BadInput."""
    from scenarios import stepping

    with answering():
        return stepping.branch(position)
