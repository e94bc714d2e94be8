"""`judge serve`: the judge for programs, over standard input and output or over HTTP."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import typer

HOST: Final = "127.0.0.1"
PORT: Final = 8000


class Tools(StrEnum):
    """Which tools are offered."""

    all = "all"
    core = "core"


def serve(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input.")] = False,
    host: Annotated[
        str | None, typer.Option(help="With --http: the address to listen on. Default: 127.0.0.1.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="With --http: the port; 0 takes a free one. Default: 8000."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="With --http: a further name under which clients may reach it. Can be repeated.",
        ),
    ] = None,
    tools: Annotated[
        Tools, typer.Option(help="Offer all MCP tools, or the core ones that answer questions.")
    ] = Tools.all,
) -> None:
    """Serve the judge to MCP clients.

    A client that starts programs runs: judge serve

    With --http it is one server for many: MCP at /mcp, REST under /v1 (see /openapi.json), and /healthz.
    Only requests that name this machine in their Host header are answered; --allow-host adds a name.
    """
    from server.startup import quick_imports

    for option, given in (("--host", host), ("--port", port), ("--allow-host", allow_host)):
        if given is not None and not http:
            raise typer.BadParameter("it needs --http", param_hint=option)
    if http:
        with quick_imports():
            from server.serving import serve_http
        serve_http(host or HOST, PORT if port is None else port, tuple(allow_host or ()), tools.value)
    else:
        with quick_imports():
            from server.serving import serve_stdio
        serve_stdio(tools.value)
