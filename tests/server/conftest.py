"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from mcp import Client
from typer.testing import CliRunner, Result

from server.cli import app
from server.instructions import SAMPLE
from server.tools import create_server

Judge = Callable[..., Result]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["legacy", "auto"])
async def client(request: pytest.FixtureRequest) -> AsyncIterator[Client]:
    """An MCP client of this process, in both eras of the protocol."""
    async with Client(create_server(), mode=request.param) as connected:
        yield connected


@pytest.fixture
def judge() -> Judge:
    """Runs `judge` with arguments, in this process."""

    def run(*arguments: str | Path, stdin: str | None = None) -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)

    return run


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes a scenario: the sample with `expect` added and texts replaced."""

    def scenario(
        expect: str = "", *, name: str = "scenario.yaml", replace: dict[str, str] | None = None
    ) -> Path:
        text = SAMPLE + (f"    expect: {expect}\n" if expect else "")
        for old, new in (replace or {}).items():
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return scenario
