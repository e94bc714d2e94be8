"""For which hosts the server answers: Starlette's check, with a problem in place of its plain text."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from server.errors import Problem
from server.problems import problem_response

_KNOWN: Final = "server.hosts.known"


class KnownHosts:
    """Middleware that answers requests to other hosts with a problem of RFC 9457 and the status 400."""

    def __init__(self, app: ASGIApp, allowed_hosts: Sequence[str]) -> None:
        self._app = app
        self._check = TrustedHostMiddleware(_note, allowed_hosts, www_redirect=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand over what is for a known host, and what is no request."""
        asked = {**scope, _KNOWN: False}
        await self._check(asked, receive, _unsent)
        if asked[_KNOWN]:
            await self._app(scope, receive, send)
            return
        status = HTTPStatus.BAD_REQUEST
        detail = (
            "The Host of the request names no host for which this server answers; "
            "ask for localhost or 127.0.0.1, or start the server with --allow-host"
        )
        problem = Problem(type="about:blank", title=status.phrase, status=int(status), detail=detail)
        await problem_response(problem)(scope, receive, send)


async def _note(scope: Scope, _receive: Receive, _send: Send) -> None:
    scope[_KNOWN] = True


async def _unsent(_message: Message) -> None:
    """What the check would answer in its own form."""
