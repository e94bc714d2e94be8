"""The judge over HTTP: MCP at /mcp, REST under /v1, and /healthz."""

from __future__ import annotations

import importlib.metadata
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, FastAPI, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.middleware.trustedhost import TrustedHostMiddleware
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import BaseModel

from scenarios import CardView, Ruling
from server import answers
from server.answers import Mode
from server.document_views import ComparisonAnswer, DocumentsAnswer, GlossaryAnswer, PageAnswer
from server.errors import BadInput, Problem, TooLarge
from server.problems import MEDIA_TYPE, add_problem_handlers
from server.tools import create_server
from server.views import RuleAnswer, SearchAnswer

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")

router = APIRouter(
    prefix="/v1",
    responses={"4XX": {"model": Problem, "content": {MEDIA_TYPE: {}}, "description": "What to change"}},
)

Edition = Annotated[str | None, Query(description="Edition of the rules; the newest when left out")]


class Health(BaseModel):
    """That the server answers, and which version."""

    status: str = "ok"
    version: str


def create_app(allowed_hosts: Sequence[str] = ()) -> FastAPI:
    """The application, for any ASGI server.

    It answers only requests whose Host header names this machine or one of `allowed_hosts`, so that a page in
    the browser cannot reach it through a name of its own; ["*"] takes that protection away.
    """
    hosts = [*LOCAL_HOSTS, *allowed_hosts]
    server = create_server()
    mcp_app = server.streamable_http_app(
        streamable_http_path="/mcp", stateless_http=True, transport_security=_transport_security(hosts)
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncGenerator[None]:
        async with server.session_manager.run():
            yield

    version = importlib.metadata.version("cyberpunk-tcg-judge")
    app = FastAPI(
        title="Cyberpunk TCG judge",
        version=version,
        description="Rulings and rules of the Cyberpunk TCG, with citations (unofficial). MCP is at /mcp.",
        lifespan=lifespan,
        # Their pages load scripts from elsewhere; the judge stays offline.
        docs_url=None,
        redoc_url=None,
    )
    add_problem_handlers(app)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False)

    @app.get("/healthz")
    async def healthz() -> Health:
        """Whether the server answers."""
        return Health(version=version)

    app.include_router(router)
    app.router.routes.extend(mcp_app.routes)
    return app


@router.get("/rules/{number_or_key}")
def get_rule(number_or_key: str, edition: Edition = None) -> RuleAnswer:
    """One rule by its number or key."""
    return answers.rule(number_or_key, edition)


@router.get("/search")
def search(
    q: Annotated[str, Query(description="Words, a question, or a rule number")],
    edition: Edition = None,
    limit: Annotated[int, Query(ge=1, le=answers.MAX_RESULTS)] = 10,
    offset: Annotated[int, Query(ge=0)] = 0,
    document: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
    mode: Mode = "auto",
) -> SearchAnswer:
    """Rules by words, best first."""
    return answers.search(
        q, edition, limit=limit, offset=offset, document=document, chapter=chapter, kind=kind, mode=mode
    )


@router.get("/glossary")
def search_glossary(
    q: Annotated[str, Query(description="A term, or words about it")],
    edition: Edition = None,
    limit: Annotated[int, Query(ge=1, le=answers.MAX_RESULTS)] = 5,
) -> GlossaryAnswer:
    """Terms of the game."""
    return answers.glossary(q, edition, limit)


@router.get("/documents")
def list_documents(edition: Edition = None) -> DocumentsAnswer:
    """All documents with their sections."""
    return answers.documents(edition)


@router.get("/documents/{document}")
def read_document(
    document: str,
    section: str | None = None,
    page: Annotated[int, Query(ge=1)] = 1,
    edition: Edition = None,
) -> PageAnswer:
    """A page of a document or of a section."""
    return answers.read(document, section, page, edition)


@router.get("/compare")
def compare_editions(
    old: str | None = None, new: str | None = None, chapter: str | None = None
) -> ComparisonAnswer:
    """What changed between two editions; the oldest and the newest when left out."""
    return answers.compare(old, new, chapter)


@router.get("/cards/{name}")
def get_card(name: str) -> CardView:
    """One card by its name or id."""
    return answers.card(name)


@router.post(
    "/rulings",
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "A scenario as JSON or YAML",
            "content": {"application/json": {"schema": {"type": "object"}}, "application/yaml": {}},
        }
    },
)
async def post_ruling(request: Request, edition: Edition = None) -> Ruling:
    """Play a scenario and rule on it."""
    scenario = await _body(request)
    return await run_in_threadpool(answers.ruling, scenario, edition, source="scenario")


async def _body(request: Request) -> str:
    """The body as text, read no further than a scenario may be long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > answers.MAX_SCENARIO_BYTES:
            raise TooLarge(f"scenario: longer than {answers.MAX_SCENARIO_BYTES:,} bytes; ask one situation")
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"scenario: byte {error.start} is not UTF-8 text") from None


def _transport_security(hosts: Sequence[str]) -> TransportSecuritySettings:
    if "*" in hosts:
        return TransportSecuritySettings(enable_dns_rebinding_protection=False)
    with_port: list[str] = [form for host in hosts for form in (host, f"{host}:*")]
    origins = [f"{scheme}://{host}" for scheme in ("http", "https") for host in with_port]
    return TransportSecuritySettings(allowed_hosts=with_port, allowed_origins=origins)
