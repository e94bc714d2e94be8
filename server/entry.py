"""Where the `judge` program starts: the quickest way to what was asked for."""

from __future__ import annotations

import sys

from server.offer import TOOL_SETS, ToolSet
from server.startup import quick_imports

_QUICK: dict[tuple[str, ...], ToolSet] = {
    ("serve",): "all",
    **{("serve", "--tools", each): each for each in TOOL_SETS},
    **{("serve", f"--tools={each}"): each for each in TOOL_SETS},
}


def main() -> None:
    """Run `judge` with the arguments of the process; ends the process with its exit code."""
    tool_set = _QUICK.get(tuple(sys.argv[1:]))
    if tool_set is not None:
        # A client waits for the handshake, so it does not wait for the command line to be put together.
        with quick_imports():
            from server.serving import serve_stdio
        serve_stdio(tool_set)
        return
    with quick_imports():
        from server.cli import main as command_line
    command_line()
