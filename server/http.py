"""The judge over HTTP: MCP at /mcp, REST under /v1, and /healthz."""

from __future__ import annotations

import importlib.metadata
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Query, Request
from fastapi.concurrency import run_in_threadpool
from mcp.server.transport_security import TransportSecuritySettings
from pydantic import BaseModel

from scenarios import CardView, Ruling
from scenarios.claims import Verification
from scenarios.collection import CardSearch, CardSets, ImportedCards
from scenarios.precedents import PrecedentsAnswer
from scenarios.stepping import Moment
from server import answers
from server.answers import Mode, cards
from server.document_views import ComparisonAnswer, DocumentsAnswer, GlossaryAnswer, PageAnswer
from server.errors import BadInput, Problem, TooLarge
from server.hosts import KnownHosts
from server.offer import ToolSet
from server.parameters import known_parameters
from server.problems import MEDIA_TYPE, add_problem_handlers
from server.tools import create_server
from server.views import RuleAnswer, SearchAnswer

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")

router = APIRouter(
    prefix="/v1",
    dependencies=[Depends(known_parameters)],
    responses={"4XX": {"model": Problem, "content": {MEDIA_TYPE: {}}, "description": "What to change"}},
)

Edition = Annotated[str | None, Query(description="Edition of the rules; the newest when left out")]


class Health(BaseModel):
    """That the server answers, and which version."""

    status: str = "ok"
    version: str


def create_app(allowed_hosts: Sequence[str] = (), tool_set: ToolSet = "all") -> FastAPI:
    """The application, for any ASGI server.

    It answers only requests whose Host header names this machine or one of `allowed_hosts`, so that a page in
    the browser cannot reach it through a name of its own; ["*"] takes that protection away. `tool_set` says which
    tools MCP offers.
    """
    hosts = [*LOCAL_HOSTS, *allowed_hosts]
    server = create_server(tool_set)
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
    app.add_middleware(KnownHosts, allowed_hosts=hosts)

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


@router.get("/cards")
def search_cards(
    q: Annotated[
        str, Query(description="Words and filters such as t:unit c:red cost<=3; all when empty")
    ] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    offset: Annotated[int, Query(ge=0)] = 0,
) -> CardSearch:
    """Cards by words and filters, best first."""
    return cards.search_cards(q, limit=limit, offset=offset)


@router.get("/cards/{name}")
def get_card(name: str) -> CardView:
    """One card by its name, also a little misspelt, or id."""
    return answers.card(name)


@router.get("/card-sets")
def list_card_sets() -> CardSets:
    """The sets of cards."""
    return cards.card_sets()


@router.get("/imported-cards")
def list_imported_cards() -> ImportedCards:
    """The cards that were imported, and which of them stand in the place of one that ships."""
    return cards.imported_cards()


@router.delete("/imported-cards/{card_id}")
def forget_imported_card(card_id: str) -> ImportedCards:
    """Take the import of a card back: one that ships is as it ships again, another one is gone."""
    return cards.forget_cards([card_id])


@router.get("/precedents")
def search_precedents(
    q: Annotated[
        str, Query(description="Words or a question; can be left out where something else is given")
    ] = "",
    card: Annotated[str | None, Query(description="Only with this card: its name or id")] = None,
    rule: Annotated[str | None, Query(description="Only about this rule: its number or key")] = None,
    faq: Annotated[str | None, Query(description="Only what restates this official FAQ entry")] = None,
    limit: Annotated[int, Query(ge=1, le=answers.MAX_RESULTS)] = 5,
    offset: Annotated[int, Query(ge=0)] = 0,
) -> PrecedentsAnswer:
    """Situations that were written down with the answers that people expect; stored, not ruled on now."""
    return answers.precedents(q, card=card, rule=rule, faq=faq, limit=limit, offset=offset)


def _takes(description: str) -> dict[str, Any]:
    """What the description of the interface says of a body that is read as text."""
    content = {"application/json": {"schema": {"type": "object"}}, "application/yaml": {}}
    return {"requestBody": {"required": True, "description": description, "content": content}}


@router.post("/rulings", openapi_extra=_takes("A scenario as JSON or YAML"))
async def post_ruling(request: Request, edition: Edition = None) -> Ruling:
    """Play a scenario and rule on it."""
    scenario = await _body(request)
    return await run_in_threadpool(answers.ruling, scenario, edition, source="scenario")


@router.post("/claims", openapi_extra=_takes("A scenario as JSON or YAML; its questions are left aside"))
async def post_claim(
    request: Request,
    claim: Annotated[str, Query(description='One statement, such as "the attacker is defeated"')],
    edition: Edition = None,
) -> Verification:
    """Check a statement about a scenario: confirmed, refuted, or on what it depends."""
    scenario = await _body(request)
    return await run_in_threadpool(answers.verification, scenario, claim, edition, source="scenario")


@router.post("/steps", openapi_extra=_takes("A scenario as JSON or YAML, or the text of a position"))
async def post_step(
    request: Request,
    undo: Annotated[int, Query(ge=0, description="First take back this many choices")] = 0,
    choose: Annotated[list[str] | None, Query(description="Then make these moves, in order")] = None,
    ask: Annotated[list[str] | None, Query(description="Then answer these questions")] = None,
    branch: Annotated[bool, Query(description="Then add every way to go on")] = False,
    edition: Edition = None,
) -> Moment:
    """Play a situation step by step: the position is a text, and nothing is remembered."""
    start = await _body(request)
    return await run_in_threadpool(
        answers.step,
        start,
        edition,
        source="position",
        undo=undo,
        choices=choose or (),
        questions=ask or (),
        branch=branch,
    )


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
