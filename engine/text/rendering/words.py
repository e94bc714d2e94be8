"""What every part of the renderer shares: the words for labels, forms of nouns and verbs, sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal

from engine.effects.values import EACH

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.effects.values import Likeness

Mode = Literal["imperative", "infinitive", "third", "gerund", "past"]

NOUNS: Final = {"unit": "Unit", "legend": "Legend", "gear": "Gear", "program": "Program", "gig": "Gig"}
"""What a label's pieces are called; a label is one of these words or "card", with a number from the second one on."""

_LABEL: Final = re.compile(r"(?P<base>.*?)(?P<number>[2-9]\d*)?")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
DONE: Final = ("defeated", "spent", "readied", "returned", "bottom-decked")
"""What an effect has done to cards: the label that they are bound to."""
_FOUND: Final = ("looked", "trashed", "discarded")
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


@dataclass(slots=True)
class Words:
    """What the text has said so far, so that a later part can refer to it.

    this: the piece that has the effect. your: the word for whose instruction it is ("their" for each player). process:
    what a replacement replaces. stealer: the label that "its" means in a description or modifier. looked: "revealed",
    "searched" or "seen", as the cards of "looked" were found. opponent: the words for the other piece of the trigger;
    doer: those for the one that did it, where "that Unit" might be either.
    many: whether a label means several pieces, in the order of their binding. done_to: the same labels, the one that an
    instruction acted on last at the end; named: the one that any word meant last at the end. own: labels of the
    player's own cards off the table. thinned: labels of cards from among which some have been taken. chosen: labels of
    choices. asked: nouns of which a condition asked since whether there is one. called: a Legend that no label means.
    """

    this: str = "this Unit"
    your: str = "your"
    process: str | None = None
    stealer: str | None = None
    its: str = "its"
    looked: str = "revealed"
    opponent: str = "the opposing Unit"
    doer: str | None = None
    many: dict[str, bool] = field(default_factory=dict[str, bool])
    done_to: list[str] = field(default_factory=list[str])
    named: list[str] = field(default_factory=list[str])
    own: set[str] = field(default_factory=set[str])
    thinned: set[str] = field(default_factory=set[str])
    chosen: set[str] = field(default_factory=set[str])
    asked: set[str] = field(default_factory=set[str])
    called: bool = False

    def bind(self, label: str, many: bool = False, own: bool = False) -> None:
        """Say that a label now means something: several pieces or one, the player's own cards off the table or not."""
        self.many.pop(label, None)
        self.many[label] = many
        self.mention(label)
        if own:
            self.own.add(label)

    def mention(self, label: str) -> None:
        """Say that an instruction acts on a label's pieces."""
        self.named = _last(label, self.named)
        self.done_to = _last(label, self.done_to)
        self.asked.discard(NOUNS.get(split_label(label)[0], ""))

    def ask_of(self, label: str) -> None:
        """Say that a question is about a label's pieces, with whatever else they are compared: they are named last."""
        if label in self.named:
            self.named = _last(label, self.named)

    def inner(self) -> Words:
        """The same for a part of the effect: what is bound there is not known outside of it."""
        return replace(
            self, many=dict(self.many), own=set(self.own), thinned=set(self.thinned), asked=set(self.asked)
        )

    def is_own(self, label: str) -> bool:
        """Whether a label's pieces are the player's own cards off the table."""
        return label in self.own or (label in _FOUND and label not in self.many)

    def spoke_of(self, kinds: tuple[str, ...]) -> bool:
        """Whether such a card may have been spoken of, so that "another" might mean: other than that one."""
        alike = {"unit", "legend", "card", *(kind.lower() for kind in kinds)}
        alike -= {"legend"} if kinds == ("Unit",) else set[str]()
        if {*kinds} & self.asked or (self.called and "legend" in alike):
            return True
        return any(split_label(label)[0] in alike for label in self.many)

    def latest(self, label: str) -> bool:
        """Whether of the pieces of its kind, the text has spoken of this label's last, whichever way one counts."""
        if label not in self.many:
            return True
        return all(_alike(label, order)[-1] == label for order in (self.done_to, self.named))

    def several(self, label: str) -> bool:
        """Whether a label means several pieces."""
        return self.many.get(label, label in _FOUND)

    def ref(self, label: str) -> tuple[str, bool]:
        """The words for a label's pieces, and whether they are several."""
        if label == "opponent":
            return self.opponent, False
        if label == EACH:
            return ("them", True) if self.its == "their" else ("it", False)
        if label in DONE:
            return f"the {label} cards", True
        many = self.several(label)
        if label in _FOUND:
            how = self.looked if label == "looked" else label
            return f"the {how} {'cards' if many else 'card'}", many
        base = split_label(label)[0]
        noun = NOUNS.get(base, base)
        noun = plural(noun) if many else noun
        latest = self.latest(label)
        if label in self.many:
            self.named = _last(label, self.named)
        if latest and noun in self.asked and label in self.chosen:
            return f"the chosen {noun}", many
        if latest and label == "unit" and self.doer is not None:
            return self.doer, many
        if latest:
            return f"{'those' if many else 'that'} {noun}", many
        return f"the {ORDINALS[_alike(label, self.many).index(label)]} {noun}", many


def _last(label: str, order: list[str]) -> list[str]:
    return [*(other for other in order if other != label), label]


def _alike(label: str, labels: Iterable[str]) -> list[str]:
    base = split_label(label)[0]
    return [other for other in labels if split_label(other)[0] == base]


def split_label(label: str) -> tuple[str, int]:
    """A label's kind and number: "unit2" is ("unit", 2), "unit" is ("unit", 1)."""
    found = _LABEL.fullmatch(label)
    assert found is not None
    return found["base"], int(found["number"] or 1)


def plural(noun: str) -> str:
    """The plural of a noun of the game: Gear stays Gear."""
    return noun if noun == "Gear" else f"{noun}s"


def possessive(noun: str) -> str:
    """Of that noun: "that Unit's", "those Units'"."""
    return f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def article(noun: str) -> str:
    """The noun with "a" or "an" before it."""
    word = re.split(r"[ ,-]", noun, maxsplit=1)[0]
    letters = word.isupper() and not re.search("[AEIOU]", word) and word[0] in "FHLMNRSX"
    return f"{'an' if letters or (word[0] in 'aeiouAEIO') or word.startswith('un') else 'a'} {noun}"


def listed(words: Sequence[str], joiner: str) -> str:
    """Words as a list: "A", "A or B", "A, B, or C"."""
    if len(words) < 3:
        return f" {joiner} ".join(words)
    return f"{', '.join(words[:-1])}, {joiner} {words[-1]}"


def capital(sentence: str) -> str:
    """The sentence with its first word capitalised; the mark of an option and keywords before it are passed over."""
    return re.sub(r"^((?:// )?(?:\{[^}]*\} )*)(\w)", lambda m: m[1] + m[2].upper(), sentence)


def written(sentences: Sequence[str]) -> str:
    """Sentences as running text, without the last full stop."""
    return ". ".join(map(capital, sentences))


def quoted(sentences: Sequence[str]) -> str:
    """Sentences as a group within another sentence."""
    return f"“{written(sentences)}”"


LIKENESS: Final[dict[Likeness, str]] = {
    "names": "name",
    "costs": "cost",
    "powers": "power",
    "colors": "color",
    "types": "type",
    "values": "value",
    "sides": "number of sides",
}
"""What pieces may have the same of."""


@dataclass(frozen=True, slots=True)
class Noun:
    """The words for a set of things, for any number of them.

    one, some: singular and plural. other: not the one at hand. on: who wears them. place: where they lie. tail: what
    comes after that. theirs: they are each player's own. the: there can only be one. "from", in place of "in", is said
    where they are moved.
    """

    one: str
    some: str
    other: bool = False
    on: str = ""
    place: str = ""
    tail: str = ""
    theirs: bool = False
    the: bool = False

    def bare(self, many: bool, prep: str = "in") -> str:
        """Without an article: "other friendly Units"."""
        where = f" {'from' if prep == 'from' else 'equipped to'} {self.on}" if self.on else ""
        where += f" {prep} {self.place}" if self.place else ""
        return f"{'other ' if self.other else ''}{self.some if many else self.one}{where}{self.tail}"

    def single(self, prep: str = "in") -> str:
        """One of them: "a Unit", "another friendly Unit", "one of their Units"."""
        if self.theirs:
            return f"one of their {self.bare(True, prep)}"
        words = self.bare(False, prep)
        if self.the:
            return f"the {words}"
        return f"an{words}" if self.other else article(words)

    def several(self, number: int | str, prep: str = "in") -> str:
        """That many of them: "2 friendly Units", "all rival Units"."""
        return f"{number}{' of their' if self.theirs else ''} {self.bare(True, prep)}"


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
