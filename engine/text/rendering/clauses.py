"""Forms of verbs: one act as a clause in every form that a sentence needs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

Mode = Literal["imperative", "infinitive", "third", "gerund", "past"]

_PAST: Final = {
    "is": "was",
    "draw": "drew",
    "fight": "fought",
    "lose": "lost",
    "sell": "sold",
    "spend": "spent",
    "steal": "stole",
    "win": "won",
}
_DOUBLING: Final = frozenset({"equip", "flip", "set", "swap", "win"})


@dataclass(frozen=True, slots=True)
class Clause:
    """One act: a verb in its base form and the rest. Without a subject it is the player's whom the effect tells.

    many: the subject is plural. modal: the verb keeps its form ("can't").
    """

    verb: str
    rest: str = ""
    subject: str | None = None
    many: bool = False
    modal: bool = False

    def say(self, mode: Mode) -> str | None:
        """The clause in that form; None where English has none (a subject of its own in the wrong place)."""
        rest = f" {self.rest}" if self.rest else ""
        if mode == "past":
            return f"{self.subject or 'you'} {past(self.verb)}{rest}"
        if self.subject is None:
            forms = {"third": third(self.verb), "gerund": gerund(self.verb)}
            return forms.get(mode, self.verb) + rest
        if mode == "imperative":
            verb = self.verb if self.many or self.modal else third(self.verb)
            return f"{self.subject} {verb}{rest}"
        if mode == "infinitive" and not self.modal:
            return f"have {self.subject} {self.verb}{rest}"
        return None


def third(verb: str) -> str:
    """The verb's form for he, she, it."""
    if verb == "have":
        return "has"
    if re.search("(?:ch|sh|s)$", verb):
        return f"{verb}es"
    return re.sub("y$", "ie", verb) + "s" if re.search("[^aeo]y$", verb) else f"{verb}s"


def past(verb: str) -> str:
    """The verb's past form."""
    if verb in _PAST:
        return _PAST[verb]
    if verb in _DOUBLING:
        return f"{verb}{verb[-1]}ed"
    return re.sub("([^aeo])y$", r"\1ie", verb).removesuffix("e") + "ed"


def gerund(verb: str) -> str:
    """The verb's -ing form."""
    if verb in _DOUBLING:
        return f"{verb}{verb[-1]}ing"
    return f"{verb.removesuffix('e')}ing"
