"""What a question is: a scenario is read, laid out, played and ruled on.

run_text, run_file, run_data    a scenario as text, file or data; gives a `Ruling`
render_text                     a ruling as text for people
schema                          the JSON Schema of scenarios
library                         the scenarios that ship
find_card                       a card's facts by id or name
ScenarioError                   the root of everything that is raised for bad input

language        what people write         table       the position that they describe
play            lines of play             values      what is read off a position
asking          the questions             reasons     the rules and texts that decided
claims          statements                collection  the cards, looked up and imported
precedents      the library, searched     suite       many scenarios at once
stepping        a position, played on     explain     a ruling, told
coverage        which rules are tried     library     the scenarios that ship
"""

from __future__ import annotations

from pathlib import Path

from scenarios.collection.view import CardView, UnknownCardName, find_card
from scenarios.errors import InvalidScenario, ScenarioError, UnplayableScenario, UnreadableScenario
from scenarios.judge import run_data, run_file, run_text
from scenarios.language.model import schema
from scenarios.render import render_text
from scenarios.ruling import Answer, Citation, MissingFact, OtherEdition, Outcome, Ruling, Step, Verdict


def library() -> list[Path]:
    """The scenarios that ship, in the order of their paths."""
    return sorted((Path(__file__).parent / "library").glob("**/*.yaml"))


__all__ = [
    "Answer",
    "CardView",
    "Citation",
    "InvalidScenario",
    "MissingFact",
    "OtherEdition",
    "Outcome",
    "Ruling",
    "ScenarioError",
    "Step",
    "UnknownCardName",
    "UnplayableScenario",
    "UnreadableScenario",
    "Verdict",
    "find_card",
    "library",
    "render_text",
    "run_data",
    "run_file",
    "run_text",
    "schema",
]
