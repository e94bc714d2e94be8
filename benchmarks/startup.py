"""How long a client waits for `judge serve` to answer `initialize`, and what a one-shot command takes.

Run it twice and take the second: the first run writes byte code. `--runs N` sets how often each is started.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

JUDGE = str(Path(sys.executable).with_name("judge"))
INITIALIZE = json.dumps(
    {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": {"name": "benchmark", "version": "1"},
        },
    }
)


def handshake() -> float:
    """Seconds from starting the process to its answer."""
    started = time.perf_counter()
    with subprocess.Popen(
        [JUDGE, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(INITIALIZE + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        seconds = time.perf_counter() - started
        process.stdin.close()
    assert json.loads(answer)["result"]["serverInfo"]["name"] == "cyberpunk-tcg-judge"
    return seconds


def command(*arguments: str) -> Callable[[], float]:
    """Seconds that a whole command takes."""

    def run() -> float:
        started = time.perf_counter()
        subprocess.run([JUDGE, *arguments], stdout=subprocess.DEVNULL, check=True)
        return time.perf_counter() - started

    return run


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=10)
    runs: int = options.parse_args().runs
    sample = str(Path(__file__).parents[1] / "scenarios/library/general/blocker-when-attacked.yaml")
    print(f"{'':<28}{'best':>8}{'median':>8}{'worst':>8}   seconds, {runs} runs")
    for name, measure in (
        ("serve: answer initialize", handshake),
        ("judge --version", command("--version")),
        ("judge rule fight.tie", command("rule", "fight.tie")),
        ("judge run (the sample)", command("run", sample)),
    ):
        measure()
        seconds = [measure() for _ in range(runs)]
        print(f"{name:<28}{min(seconds):>8.2f}{statistics.median(seconds):>8.2f}{max(seconds):>8.2f}")


if __name__ == "__main__":
    main()
