"""Playing a position step by step, without any session: a position is a text that is handed from step to step.

start       a scenario to a `Moment`: the decision that is open, what may be chosen and what may not
look        the moment of a position
choose      a move, to the moment after it
undo        choices taken back
branch      every way to go on
step        several of these at once, with questions; from a scenario or a position
dump, load  a `Position` to its text and back
"""

from scenarios.stepping.moment import Branch, Moment
from scenarios.stepping.position import Position, dump, holds_position, load
from scenarios.stepping.refusing import NotLegal
from scenarios.stepping.steps import branch, choose, look, start, step, undo
from scenarios.stepping.telling import branches_text, moment_text

__all__ = [
    "Branch",
    "Moment",
    "NotLegal",
    "Position",
    "branch",
    "branches_text",
    "choose",
    "dump",
    "holds_position",
    "load",
    "look",
    "moment_text",
    "start",
    "step",
    "undo",
]
