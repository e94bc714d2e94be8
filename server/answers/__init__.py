"""The questions that can be asked, each as one function: arguments in, an answer as data out.

The command line, the MCP tools and REST all call these and differ only in how they show the answer. What the
asker can mend is raised as a `ServerError`.
"""

from server.answers.documents import check_game, documents, games, glossary, import_documents, read
from server.answers.editions import compare, editions, names
from server.answers.precedents import precedents
from server.answers.rules import export, rule
from server.answers.rulings import (
    MAX_SCENARIO_BYTES,
    card,
    ruling,
    ruling_of_file,
    scenario_schema,
    verification,
)
from server.answers.searching import MAX_RESULTS, Mode, search
from server.answers.steps import step

__all__ = [
    "MAX_RESULTS",
    "MAX_SCENARIO_BYTES",
    "Mode",
    "card",
    "check_game",
    "compare",
    "documents",
    "editions",
    "export",
    "games",
    "glossary",
    "import_documents",
    "names",
    "precedents",
    "read",
    "rule",
    "ruling",
    "ruling_of_file",
    "scenario_schema",
    "search",
    "step",
    "verification",
]
