"""A scenario heard, in one way to pay where that is enough."""

from __future__ import annotations

from math import inf

import engine
from scenarios.asking.budget import Progress
from scenarios.hearing import Hearing
from scenarios.play.alike import PaymentTells
from scenarios.play.bench import Bench
from scenarios.table.table import Table


def heard(
    table: Table,
    rules: engine.Ruleset,
    *,
    brief: bool = False,
    progress: Progress | None = None,
    deadline: float = inf,
) -> Hearing:
    """A scenario heard by one set of rules, the rest as for `Bench`. Raises `UnplayableScenario`.

    It is heard once more with every way to pay where one seemed enough and is not.
    """
    try:
        return Hearing(Bench(table, rules, brief=brief, progress=progress, deadline=deadline)).hear()
    except PaymentTells:
        every = Bench(table, rules, brief=brief, progress=progress, deadline=deadline, every_payment=True)
        return Hearing(every).hear()
