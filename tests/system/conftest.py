"""The real program, as a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

JUDGE = Path(sys.executable).with_name("judge")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> None:
    """A shell lets what it starts in the background ignore interrupts, and that is handed down to every process."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def http_server(*arguments: str) -> Generator[tuple[str, subprocess.Popen[str]]]:
    """`judge serve --http` on a free port: its address, and the process; interrupted at the end."""
    process = subprocess.Popen(
        [JUDGE, "serve", "--http", "--port", "0", *arguments],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        found = re.search(r"http://\S+?:\d+", told)
        assert found, f"no address in {told!r}"
        yield found[0], process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


@pytest.fixture(scope="module")
def http_url() -> Iterator[str]:
    with http_server() as (url, _):
        yield url
