"""Where the `judge` program starts: the quickest way to what was asked for."""

from __future__ import annotations

import sys

from server.startup import quick_imports


def main() -> None:
    """Run `judge` with the arguments of the process; ends the process with its exit code."""
    if sys.argv[1:] == ["serve"]:
        # A client waits for the handshake, so it does not wait for the command line to be put together.
        with quick_imports():
            from server.serving import serve_stdio
        serve_stdio()
        return
    with quick_imports():
        from server.cli import main as command_line
    command_line()
