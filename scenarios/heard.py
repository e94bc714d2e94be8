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

    Where one way to pay seemed enough of a player and is not, it is heard once more with every way of that player.
    """
    telling: frozenset[int] = frozenset()
    while True:
        bench = Bench(
            table, rules, brief=brief, progress=progress, deadline=deadline, every_payment_of=telling
        )
        try:
            return Hearing(bench).hear()
        except PaymentTells as tells:
            # Of a player whose ways are all followed it is raised no more.
            telling |= {tells.payer}
