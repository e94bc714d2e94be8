"""Tables from node types to wording: one a family of nodes, filled by the modules that word them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from engine.text.rendering.clauses import Clause
from engine.text.rendering.words import Noun, Words

Context = TypeVar("Context")
Result = TypeVar("Result")
Node = TypeVar("Node")


class Table(Generic[Context, Result]):
    """How each type of node of one family is worded."""

    def __init__(self, family: str) -> None:
        self.family = family
        self._by_type: dict[type, Callable[[Any, Context], Result]] = {}

    def of(
        self, kind: type[Node]
    ) -> Callable[[Callable[[Node, Context], Result]], Callable[[Node, Context], Result]]:
        """Decorate the function that words this type of node."""

        def keep(function: Callable[[Node, Context], Result]) -> Callable[[Node, Context], Result]:
            self._by_type[kind] = function
            return function

        return keep

    def __call__(self, node: object, context: Context) -> Result:
        """The wording of a node. Raises TypeError for a type that is not of the family."""
        function = self._by_type.get(type(node))
        if function is None:
            raise TypeError(f"there is no wording for {type(node).__name__} as {self.family}")
        return function(node, context)

    def knows(self, node: object) -> bool:
        """Whether this type of node has a wording here."""
        return type(node) in self._by_type

    @property
    def types(self) -> frozenset[type]:
        """The types of node that have a wording."""
        return frozenset(self._by_type)


THINGS: Final = Table[Words, Noun]("cards or Gigs")
COSTS: Final = Table[Words, Clause]("a cost")
AMOUNTS: Final = Table[Words, str]("an amount")
TRIGGERS: Final = Table[Words, str]("something that happened")
ABILITIES: Final = Table[Words, str]("an ability")
