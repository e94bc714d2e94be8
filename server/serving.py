"""Running the servers until they are told to stop."""

from __future__ import annotations

import logging
import socket
import sys

from server.errors import Unavailable
from server.offer import ToolSet


def serve_stdio(tool_set: ToolSet = "all") -> None:
    """Serve MCP over standard input and output until the input ends."""
    from server.tools import create_server

    _log_plainly()
    create_server(tool_set).run("stdio")


def serve_http(host: str, port: int, allowed_hosts: tuple[str, ...], tool_set: ToolSet = "all") -> None:
    """Serve MCP and REST over HTTP until a signal. Raises Unavailable where the address cannot be used."""
    import uvicorn

    from server.http import create_app

    _log_plainly()
    listener = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    app = create_app(allowed_hosts, tool_set)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    where = f"http://{shown}:{listener.getsockname()[1]}"
    sys.stderr.write(f"The judge listens on {where} (MCP at {where}/mcp); stop it with Ctrl-C\n")
    sys.stderr.flush()
    uvicorn.Server(config).run(sockets=[listener])


def _log_plainly() -> None:
    """Log to the error stream a line at a time.

    Left to itself the MCP library sets up a log of boxes, for which it loads Rich: a tenth of the time of the start.
    """
    from mcp.server.mcpserver import server as library

    def as_it_is(level: str = "") -> None:
        """Logging is set up already."""

    setattr(library, "configure_logging", as_it_is)  # noqa: B010  (the library does not offer it to type checkers)
    lines = logging.StreamHandler()
    # On the handler: libraries that set their own logger to DEBUG would pass a level set on the root.
    lines.setLevel(logging.WARNING)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=[lines])


def _listen(host: str, port: int) -> socket.socket:
    """A socket that is bound already, so that a port in use is told before anything starts."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        raise Unavailable(
            f"cannot listen on {host} port {port} ({error.strerror}): "
            "choose another with --host and --port; --port 0 takes a free one"
        ) from None
    return listener
