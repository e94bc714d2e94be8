"""Each phrase about Units and Legends is read in each place that its kind may stand in, and comes back as it was."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Final

import pytest

from engine.text.rendering.render import render
from tests.engine_text.compiling import compiled
from tests.engine_text.phrasebook import units

if TYPE_CHECKING:
    from collections.abc import Iterator

EVENT_PLACES: Final = (
    "When {}, draw 1.",
    "When {}, you may pay 1 €$. If you do, ready this Unit.",
    "When {}, if you have 10+ ☆, a Rival discards 1.",
    "During your turn, when {}, give a friendly Unit +2 power this turn.",
)
CONDITION_PLACES: Final = (
    "{{Play}} If {}, draw 1.",
    "{{Play}} Draw 1 if {}.",
    "{{Attack}} Draw 1. If {}, draw 2 instead.",
    "If {}, this Unit has +2 power.",
    "This Unit can't attack unless {}.",
    "At the end of your turn, if {}, ready this Unit.",
    "{{Play}} At the end of this turn, if {}, draw 1.",
)


def texts() -> dict[str, list[str]]:
    """All pairs, by what is put where."""
    return {
        "events": [place.format(event) for event, place in _pairs(units.EVENTS, EVENT_PLACES)],
        "conditions": [place.format(asked) for asked, place in _pairs(units.CONDITIONS, CONDITION_PLACES)],
        "for good": [
            f"{subject[0].upper()}{subject[1:]} {said}."
            for subject, said in _pairs(units.SUBJECTS[1:], units.PREDICATES)
        ],
        "for a time": [
            f"{{Play}} All rival Units {said} {until}."
            for said, until in _pairs(units.PREDICATES[:8], units.TIMES)
        ],
        "pieces": [f"{{Play}} {done.format(piece)}" for piece, done in _pairs(units.PIECES, units.DONE)],
    }


def _pairs(one: tuple[str, ...], other: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    return itertools.product(one, other)


def check(text: str) -> None:
    made = compiled(text)
    assert compiled(render(made, card_type="Unit")) == made


@pytest.mark.parametrize("slot", texts())
def test_a_sample_of_pairs(slot: str) -> None:
    """The same few of each slot every time."""
    for text in random.Random(slot).sample(texts()[slot], 8):
        check(text)


@pytest.mark.nightly
@pytest.mark.parametrize("slot", texts())
def test_all_pairs(slot: str) -> None:
    for text in texts()[slot]:
        check(text)
