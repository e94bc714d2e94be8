"""Names of dice: from what a person writes (`d6`, `you.d10=3`, an `as` name) to dice, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import engine
from scenarios.table.called import split_side

PLAYERS: Final = {"you": engine.YOU, "rival": engine.RIVAL}
Person = Literal["you", "rival", "chance"]
WHO: Final[tuple[Person, Person, Person]] = ("you", "rival", "chance")

_DIE = re.compile(r"(?:the )?d(4|6|8|10|12|20)(?:\s*=\s*(\d+))?", re.IGNORECASE)


class Unclear(Exception):
    """A name that fits no piece, or several. Whoever knows the line turns it into a `ScenarioError`."""


class DiceNames:
    """The names of all dice of one scenario."""

    def __init__(self, gigs: Mapping[str, int], began: Sequence[int | None]) -> None:
        """`gigs`: dice with an `as` name. `began`: the value of each as the play began, for `d6=3` when no die shows
        that any more.
        """
        self._gigs = gigs
        self._began = began

    def dice(self, text: str, state: engine.State) -> list[int]:
        """The numbers of all dice that `text` may name: those in Gig areas, or where none fits those in fixer areas.

        Where the player of `you.d4` has none, the one that is theirs, whoever has it now.
        """
        found = self._all_dice(text, state)
        rolled = [number for number in found if state.dice[number].controller is not None]
        return rolled or found or self._dice_owned(text, state)

    def is_die(self, text: str) -> bool:
        """Whether `text` is the name of a die."""
        return self.named_die(text) is not None or _DIE.fullmatch(split_side(text)[1]) is not None

    def named_die(self, text: str) -> int | None:
        """The number of the die that the scenario calls so with `as`."""
        return self._gigs.get(split_side(text)[1]) if self._gigs else None

    def gigs_named(self) -> Mapping[str, int]:
        """The dice to which the scenario gives a name with `as`."""
        return self._gigs

    def _all_dice(self, text: str, state: engine.State) -> list[int]:
        side, name = split_side(text)
        number = self.named_die(name)
        if number is not None:
            die = state.dice[number]
            holder = die.owner if die.controller is None else die.controller
            return [number] if side in (None, holder, die.owner) else []
        match = _DIE.fullmatch(name)
        if not match:
            return []
        wanted = int(match[2]) if match[2] else None
        fits = [
            die
            for die in state.dice
            if die.sides == int(match[1])
            and (side is None or side == (die.owner if die.controller is None else die.controller))
        ]
        if wanted is None:
            return [die.number for die in fits]
        found = [die.number for die in fits if die.value == wanted]
        # Where none shows that value any more, the one that did as the play began.
        return found or [die.number for die in fits if self._began[die.number : die.number + 1] == [wanted]]

    def _dice_owned(self, text: str, state: engine.State) -> list[int]:
        """The dice that `text` names where it says whose they are, and not in whose area they lie."""
        side, name = split_side(text)
        dice = self._all_dice(name, state) if side is not None else []
        return [number for number in dice if state.dice[number].owner == side]

    def die(self, text: str, state: engine.State, *, among: Iterable[int] = ()) -> engine.Die:
        """The one die that `text` names, of those in `among` where any of them fits. Raises `Unclear`."""
        offered = set(among)
        owned = self._dice_owned(text, state)
        found = [number for number in self._all_dice(text, state) if number in offered]
        found = found or [number for number in owned if number in offered] or self.dice(text, state) or owned
        # Of two in one area `you.d6` is the one that is yours.
        found = [number for number in found if number in owned] or found
        if not found:
            raise Unclear(f"there is no die `{text}` in this position")
        dice = [state.dice[number] for number in found]
        if len({(die.value, die.controller) for die in dice}) > 1:
            listed = ", ".join(self.die_name(die, state) for die in dice)
            raise Unclear(
                f"`{text}` may be any of {listed}; write its value or whose it is, as in `you.d4=3`"
            )
        return dice[0]

    @staticmethod
    def die_name(die: engine.Die, state: engine.State) -> str:
        """A die as a person would write it, with its side where there are two of the kind on show."""
        if die.controller is None:
            return die.label
        label = f"{die.label}={die.value}"
        twins = [d for d in state.dice if d.sides == die.sides and d.controller is not None]
        return label if len(twins) < 2 else f"{WHO[die.controller]}.{label}"
