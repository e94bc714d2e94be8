"""Fixtures of the tests of effects."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.effects import ten


@pytest.fixture(params=["by hand", "shipped"])
def trees(request: pytest.FixtureRequest) -> Iterator[None]:
    """The ten cards with trees written by hand, then with those that their texts were compiled to."""
    token = ten.shipped.set(request.param == "shipped")
    yield
    ten.shipped.reset(token)
