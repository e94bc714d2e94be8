"""The grammar and its readers fit together, and nothing that the grammar allows breaks the compiler."""

from __future__ import annotations

import contextlib
import time
from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.effects.codec import abilities_from_json, to_json
from engine.errors import CardTextError
from engine.facts import CardType
from engine.text import compile_text
from engine.text.meaning import READERS
from engine.text.parsing.syntax import PARTS, grammar
from engine.text.readers import MODULES
from tests.engine_text.grammar_walk import Walk

if TYPE_CHECKING:
    from engine.effects.tree import Ability

TYPES: tuple[CardType, ...] = get_args(CardType)


@pytest.fixture(scope="module")
def walk() -> Walk:
    return Walk()


def phrases() -> set[str]:
    """The names of the phrases that the grammar's trees can have."""
    lark: Any = grammar()
    named = {str(rule.alias or rule.origin.name) for rule in lark.rules}
    always_inlined = {rule.origin.name for rule in lark.rules if rule.options.expand1 and not rule.alias}
    return {name for name in named - always_inlined if not name.startswith("_")}


def test_every_phrase_of_the_grammar_has_a_reader_and_every_reader_a_phrase() -> None:
    assert len(MODULES) >= len(PARTS)
    assert phrases() == set(READERS)


def check(text: str, card_type: CardType) -> None:
    began = time.process_time()
    made: tuple[Ability, ...] = ()
    with contextlib.suppress(CardTextError):
        made = compile_text(text, card_type=card_type)
    assert time.process_time() - began < 3
    assert abilities_from_json(tuple(to_json(made))) == made
    assert "?" not in repr(to_json(made))


@given(st.integers(0, 2**32), st.integers(4, 14), st.sampled_from(TYPES))
@settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
def test_any_sentence_of_the_grammar_is_read_or_refused(
    walk: Walk, seed: int, depth: int, card_type: CardType
) -> None:
    check(walk.sentence(Random(seed), depth)[:1_900], card_type)


@pytest.mark.nightly
@given(st.integers(0, 2**32), st.integers(4, 16), st.sampled_from(TYPES))
@settings(
    max_examples=5_000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
def test_thousands_of_sentences_of_the_grammar_are_read_or_refused(
    walk: Walk, seed: int, depth: int, card_type: CardType
) -> None:
    check(walk.sentence(Random(seed), depth)[:1_900], card_type)


@given(st.text(max_size=200), st.sampled_from(TYPES))
@settings(max_examples=100, deadline=None)
def test_any_text_is_read_or_refused(text: str, card_type: CardType) -> None:
    check(text, card_type)
