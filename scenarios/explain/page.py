"""An explanation as one self-contained HTML page: no script, nothing loaded from elsewhere, everything escaped."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from scenarios.explain.layout import WIDTH, lay_out_board
from scenarios.explain.telling import Explanation
from scenarios.explain.text import who_does


def explanation_page(explanation: Explanation, scenario: str) -> str:
    """The page; `scenario` is the text that was asked, which the page shows too."""
    unchanged = explanation.after == explanation.before
    return (
        _environment()
        .get_template("page.html.j2")
        .render(
            explanation=explanation,
            ruling=explanation.ruling,
            before=lay_out_board(explanation.before),
            after=None if unchanged else lay_out_board(explanation.after),
            scenario=scenario,
            width=WIDTH,
            who_does=who_does,
        )
    )


@cache
def _environment() -> Environment:
    # Every template is escaped, whatever its name ends in.
    return Environment(
        loader=PackageLoader("scenarios.explain"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
    )
