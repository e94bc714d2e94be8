"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# What a change must pass tries the same examples each time; `make nightly` looks for new ones.
settings.register_profile("same each time", derandomize=True)
settings.register_profile("new each time", derandomize=False)


def pytest_configure(config: pytest.Config) -> None:
    """New examples where the nightly tests run, too; the same ones each time elsewhere."""
    nightly = "not nightly" not in config.option.markexpr
    settings.load_profile("new each time" if nightly else "same each time")
