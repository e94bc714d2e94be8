"""Every HTTP error in one shape: `application/problem+json` of RFC 9457."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteHTTPException

from server.errors import BadInput, Place, Problem, ServerError

MEDIA_TYPE = "application/problem+json"


def add_problem_handlers(app: FastAPI) -> None:
    """Make every error of the app a problem: ours, FastAPI's, Starlette's, and bugs."""
    app.add_exception_handler(ServerError, _from_ours)
    app.add_exception_handler(RequestValidationError, _from_validation)
    app.add_exception_handler(StarletteHTTPException, _from_http)
    app.add_exception_handler(Exception, _from_bug)


def problem_response(problem: Problem, headers: dict[str, str] | None = None) -> JSONResponse:
    """The response that says it."""
    return JSONResponse(
        problem.model_dump(), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers
    )


async def _from_ours(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ServerError)
    return problem_response(error.problem())


async def _from_validation(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    places = [
        Place(place=".".join(str(part) for part in found["loc"]), message=found["msg"])
        for found in error.errors()
    ]
    detail = "; ".join(f"{found.place}: {found.message}" for found in places)
    return problem_response(BadInput(detail, places).problem())


async def _from_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, StarletteHTTPException)
    detail = f"{request.method} {request.url.path}: {error.detail}; GET /openapi.json lists what there is"
    status = HTTPStatus(error.status_code)
    problem = Problem(type="about:blank", title=status.phrase, status=int(status), detail=detail)
    return problem_response(problem, dict(error.headers or {}))


async def _from_bug(_request: Request, _error: Exception) -> JSONResponse:
    problem = Problem(
        type="about:blank",
        title=HTTPStatus.INTERNAL_SERVER_ERROR.phrase,
        status=int(HTTPStatus.INTERNAL_SERVER_ERROR),
        detail="This is a fault of the judge, not of the request; its log says more. Please report it.",
    )
    return problem_response(problem)
