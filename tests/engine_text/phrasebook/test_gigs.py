"""Each phrase about Gigs, Gear and cards elsewhere is read in each place that its kind may stand in, and comes back."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Final

import pytest

from engine.text.rendering.render import render
from tests.engine_text.compiling import compiled
from tests.engine_text.phrasebook import gigs

if TYPE_CHECKING:
    from collections.abc import Iterable

SAMPLE: Final = 5
"""How many pairs of each kind a change must pass; all of them are tried at night."""


def texts() -> dict[str, list[str]]:
    """All pairs, by what is put where."""
    return {
        "gigs": _pairs(gigs.TO_GIGS, gigs.GIGS, "{{Play}} {}"),
        "gear": _pairs(gigs.TO_GEAR, gigs.GEAR, "{{Play}} {}"),
        "elsewhere": _pairs(gigs.TO_ELSEWHERE, gigs.ELSEWHERE, "{{Play}} {}"),
        "amounts": _pairs(gigs.OF_AMOUNTS, gigs.AMOUNTS, "{{Play}} {}"),
        "each": _pairs(gigs.OF_EACH, gigs.EACH),
        "conditions": _pairs(gigs.UNDER_CONDITIONS, gigs.CONDITIONS),
        "events": _pairs(gigs.AT_EVENTS, gigs.EVENTS),
    }


def _pairs(places: Iterable[str], phrases: Iterable[str], whole: str = "{}") -> list[str]:
    return [whole.format(place.format(phrase)) for place, phrase in itertools.product(places, phrases)]


def check(text: str) -> None:
    made = compiled(text)
    assert compiled(render(made, card_type="Unit")) == made


@pytest.mark.parametrize("kind", texts())
def test_a_sample_of_pairs_is_read_and_comes_back(kind: str) -> None:
    for text in random.Random(kind).sample(texts()[kind], SAMPLE):
        check(text)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", texts())
def test_all_pairs_are_read_and_come_back(kind: str) -> None:
    for text in texts()[kind]:
        check(text)
