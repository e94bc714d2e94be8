"""Settings for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants

# What a change must pass tries the same examples each time; `make nightly` looks for new ones.
# How long an example takes is the machine's affair: under load no deadline and no check for slow input may fail.
_UNTIMED: Final[dict[str, Any]] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("same each time", derandomize=True, **_UNTIMED)
settings.register_profile("new each time", derandomize=False, **_UNTIMED)

UNMEASURED: Final = (
    "tests/engine/effects/test_effect_playouts.py",
    "tests/engine/test_catalogue.py::test_stored_abilities_are_what_the_text_says",
    "tests/engine/test_catalogue_schema.py",
    "tests/engine/test_options.py::test_the_options_of_a_decision_are_exactly_what_is_not_refused",
    "tests/engine/test_playouts.py",
    "tests/engine/test_real_decks.py",
    "tests/engine/test_stateful.py",
    "tests/engine_text/test_compile_combinations.py",
    "tests/engine_text/test_compile_printed.py",
    "tests/engine_text/test_compile_refused.py::test_pathological_texts_are_read_or_refused_in_time",
    "tests/engine_text/test_grammar.py",
    "tests/engine_text/test_render_compile.py",
    "tests/mutations",
    "tests/rules_index/test_encoder.py",
    "tests/rules_index/test_meaning.py",
    "tests/scenarios/collection/test_importing.py::test_the_known_cards_say_what_ships",
    "tests/scenarios/collection/test_reading.py::test_a_pathological_text_is_reported_not_read_for_ever",
    "tests/scenarios/coverage/test_coverage.py::test_a_survey_over_processes_is_the_same_as_in_one",
    "tests/scenarios/explain/test_explain.py::test_shipped_scenarios_can_be_explained",
    "tests/scenarios/stepping/test_stepping.py::test_dump_and_load_are_inverses_along_shipped_scenarios",
    "tests/scenarios/suite/test_suite.py::test_several_processes_come_to_the_same_as_one",
    "tests/scenarios/test_card_view.py::test_every_card_can_be_looked_up",
    "tests/scenarios/test_deciding.py",
    "tests/scenarios/test_exploring.py::test_memory_does_not_grow_with_the_lines",
    "tests/scenarios/test_library.py",
    "tests/scenarios/test_statements.py",
    "tests/server/test_pytest_plugin.py",
    "tests/system",
    "tests/test_docs.py",
    "tests/test_house.py",
)
"""Tests that try much of one kind, or start programs: measuring which lines they run would take three times as long."""


def pytest_configure(config: pytest.Config) -> None:
    """New examples where the nightly tests run, too; the same ones each time elsewhere."""
    nightly = "not nightly" not in config.option.markexpr
    settings.load_profile("new each time" if nightly else "same each time")
    if not nightly:
        draw_no_local_constants()


def draw_no_local_constants() -> None:
    """Let Hypothesis draw no numbers and strings that it finds in the sources of the modules loaded so far.

    With them, examples of "same each time" would change with the tests that ran before in this process, and with any
    commit. No setting turns that off, and a provider of our own (`AVAILABLE_PROVIDERS`) would lose more: Hypothesis
    keeps clear of examples that it has had, and stops when there are no more, for its own provider only.
    """
    HypothesisProvider._local_constants = Constants()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """What is measured is what the other tests run: a line that only these run is one that no short test looks at.

    The mark `no_cover` of pytest-cov does that for a test that runs in its own process, but not in a worker: what
    measured there before the worker began goes on.
    """
    if not item.nodeid.startswith(UNMEASURED):
        return (yield)
    tracer, started = sys.gettrace(), os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
        if started is not None:
            os.environ["COVERAGE_PROCESS_CONFIG"] = started
