"""What every part of the renderer shares: the words for labels, forms of nouns, sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from engine.effects.values import EACH

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.effects.values import Likeness

NOUNS: Final = {"unit": "Unit", "legend": "Legend", "gear": "Gear", "program": "Program", "gig": "Gig"}
"""What a label's pieces are called; a label is one of these words or "card", with a number from the second one on."""

_LABEL: Final = re.compile(r"(?P<base>.*?)(?P<number>[2-9]\d*)?")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
DONE: Final = ("defeated", "spent", "readied", "returned", "bottom-decked")
"""What an effect has done to cards: the label that they are bound to."""
_FOUND: Final = ("looked", "trashed", "discarded")


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
    choices; picked: of those that the verb "choose" made. asked: nouns of which a condition asked since whether there
    is one, or that were said of who wears a Gear. called: a Legend that no label means. types: the type of a trigger's
    "card", where it can be of one only. fighters: the labels of the two that fought last, None where one has none.
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
    picked: set[str] = field(default_factory=set[str])
    asked: set[str] = field(default_factory=set[str])
    called: bool = False
    types: dict[str, str] = field(default_factory=dict[str, str])
    fighters: tuple[str | None, ...] = ()

    def bind(self, label: str, many: bool = False, own: bool = False, kinds: tuple[str, ...] = ()) -> None:
        """Say that a label now means something: several pieces or one, the player's own cards off the table or not.

        kinds: the types of card that it may mean, where its name does not tell.
        """
        self.many.pop(label, None)
        self.types.pop(label, None)
        self.many[label] = many
        if len(kinds) == 1:
            self.types[label] = kinds[0].lower()
        self.mention(label)
        if own:
            self.own.add(label)

    def mention(self, label: str) -> None:
        """Say that an instruction acts on a label's pieces."""
        self.named = _last(label, self.named)
        self.done_to = _last(label, self.done_to)
        self.asked.discard(NOUNS.get(self._base(label), ""))

    def ask_of(self, label: str) -> None:
        """Say that a question is about a label's pieces, with whatever else they are compared: they are named last."""
        if label in self.named:
            self.named = _last(label, self.named)

    def inner(self) -> Words:
        """The same for a part of the effect: what is bound there is not known outside of it."""
        return replace(
            self,
            many=dict(self.many),
            own=set(self.own),
            thinned=set(self.thinned),
            asked=set(self.asked),
            types=dict(self.types),
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
        return all(self._alike(label, order)[-1] == label for order in (self.done_to, self.named))

    def fought_first(self, label: str) -> bool:
        """Whether "it" says of a fight who of the two is meant, and "the first Unit" might be one of other Units."""
        return self.fighters[:1] == (label,) and self._alike(label, self.many) != [*self.fighters]

    def _base(self, label: str) -> str:
        return self.types.get(label, split_label(label)[0])

    def _alike(self, label: str, labels: Iterable[str]) -> list[str]:
        base = self._base(label)
        return [other for other in labels if self._base(other) == base]

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
        base = self._base(label)
        noun = NOUNS.get(base, base)
        noun = plural(noun) if many else noun
        latest = self.latest(label)
        if label in self.many:
            self.named = _last(label, self.named)
        if latest and noun in self.asked and label in self.chosen:
            if label in self.picked or not self.picked & {*self._alike(label, self.many)}:
                return f"the chosen {noun}", many
            latest = False  # "the chosen Unit" would be the other one
        if latest and label == "unit" and self.doer is not None:
            return self.doer, many
        if latest:
            return f"{'those' if many else 'that'} {noun}", many
        return f"the {ORDINALS[self._alike(label, self.many).index(label)]} {noun}", many


def _last(label: str, order: list[str]) -> list[str]:
    return [*(other for other in order if other != label), label]


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
