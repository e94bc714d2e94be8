"""What can go wrong between a person's question and the answer.

ServerError                 root: the message names the place and the way out
├── BadInput                what was asked cannot be answered as it was asked
│   ├── NotFound            it names a rule, card, edition, document or file that does not exist
│   └── TooLarge            it is longer than what is read
└── Unavailable             this machine cannot answer now: a port in use, a folder that cannot be written

Errors of `rules_index` and `scenarios` become one of these in `answering`, and nowhere else; the exit code,
the text of a tool error and the HTTP problem are then read off the class.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from http import HTTPStatus
from typing import ClassVar

from pydantic import BaseModel


class Place(BaseModel):
    """One thing that is wrong and where it stands."""

    place: str
    message: str


class Problem(BaseModel):
    """An error as programs read it: the members of RFC 9457, and every place that is wrong."""

    type: str
    title: str
    status: int
    detail: str
    problems: list[Place] = []


class ServerError(Exception):
    """Root of the errors of this package.

    `exit_code` is what the command line ends with, `status` what HTTP answers, `problems` every single place
    that is wrong, where more than one can be told.
    """

    kind: ClassVar[str] = "error"
    title: ClassVar[str] = "The question cannot be answered"
    status: ClassVar[HTTPStatus] = HTTPStatus.INTERNAL_SERVER_ERROR
    exit_code: ClassVar[int] = 2

    def __init__(self, detail: str, problems: list[Place] | None = None) -> None:
        self.detail = detail
        self.problems = problems or []
        super().__init__(detail)

    def problem(self) -> Problem:
        """The same as data."""
        return Problem(
            type=f"urn:cyberpunk-tcg-judge:problem:{self.kind}",
            title=self.title,
            status=int(self.status),
            detail=self.detail,
            problems=self.problems,
        )


class BadInput(ServerError):
    """What was asked cannot be answered as it was asked."""

    kind = "bad-input"
    title = "The question cannot be read or played as it stands"
    status = HTTPStatus.UNPROCESSABLE_ENTITY


class NotFound(BadInput):
    """The question names something that does not exist."""

    kind = "not-found"
    title = "There is no such thing"
    status = HTTPStatus.NOT_FOUND


class TooLarge(BadInput):
    """The question is longer than what is read."""

    kind = "too-large"
    title = "The question is too long"
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class Unavailable(ServerError):
    """This machine cannot answer now."""

    kind = "unavailable"
    title = "The judge cannot answer on this machine now"
    status = HTTPStatus.SERVICE_UNAVAILABLE


@contextmanager
def answering() -> Generator[None]:
    """Turn the errors of the packages below into those of this one.

    What is no fault of the asker (broken shipped data, a bug) passes through unchanged.
    """
    try:
        yield
    except ServerError:
        raise
    except Exception as error:
        mapped = _mapped(error)
        if mapped is None:
            raise
        raise mapped from error


def _mapped(error: Exception) -> ServerError | None:
    # What has not been imported has not raised, so an error in a rule number does not load the engine.
    for package, mapped in (("rules_index", _from_rules), ("scenarios", _from_play)):
        if f"{package}.errors" in sys.modules and (found := mapped(error)):
            return found
    return None


def _from_rules(error: Exception) -> ServerError | None:
    import rules_index.errors as rules

    match error:
        case rules.DigestError():
            return None
        case rules.UnknownRule() | rules.UnknownEdition() | rules.UnknownDocument():
            return NotFound(str(error))
        case rules.StoreError() | rules.ModelError():
            return Unavailable(str(error))
        case rules.RulesIndexError():
            return BadInput(str(error))
        case _:
            return None


def _from_play(error: Exception) -> ServerError | None:
    import scenarios.errors as play

    if not isinstance(error, play.ScenarioError):
        return None
    places = [Place(place=found.place, message=found.message) for found in error.problems]
    return BadInput(str(error), places)
