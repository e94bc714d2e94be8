"""Fixtures of the engine's tests."""

from __future__ import annotations

import pytest

from engine import RULESETS


@pytest.fixture(params=list(RULESETS))
def edition(request: pytest.FixtureRequest) -> str:
    """Each edition of the rules in turn."""
    return request.param
