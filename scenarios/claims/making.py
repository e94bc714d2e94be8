"""Patterns over whole statements, and what is made of the words that stand in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypedDict, Unpack, cast

from scenarios.claims.lexicon import forms
from scenarios.language.vocabulary import SPOKEN_NUMBERS

Words = dict[str, str]


class Meant(NamedTuple):
    """What a statement may come to: a kind of question and its text.

    kind: one of the kinds of question, or `play` for whether what is written down is legal. negated: "no" to the
    question is what was said. mover: the piece whose controller makes the move, or does the thing, that `text` is.
    each: a group of pieces (`scene.group`), of each of which the text says something as EACH. of_type: the type that
    the piece in it has. back: "action" or "reaction" of what could have been done when one was last made, by or
    with `by`, a player or a piece; "attack": while `by` attacks; "play": as `by` is played; "enters": once it has been.
    one_sided: what is looked at tells that the statement is so, and not that it is not. besides: what has to be so as
    well.
    """

    kind: str
    text: str
    negated: bool = False
    mover: str = ""
    each: str = ""
    of_type: str = ""
    back: str = ""
    by: str = ""
    one_sided: bool = False
    besides: Meant | None = None


Making = Callable[[Words], Meant]
Phrase = tuple[str, Making]

OPERATORS: Final = {
    "at least": ">=", "at most": "<=", "more than": ">", "less than": "<", "fewer than": "<", "exactly": "is",
    "only": "is", "no more than": "<=", "up to": "<=", "no fewer than": ">=", "just": "is",
}  # fmt: skip
NUMBERS: Final = {**SPOKEN_NUMBERS, "a": "1", "an": "1", "a single": "1", "a couple of": "2"}
_ONCE: Final = {"once": "1", "twice": "2", "thrice": "3"}
OTHER: Final = {"you": "rival", "rival": "you"}
_COMPARES: Final = re.compile(r" and | (?:is|includes|excludes|[<>]=?) ")
_PARTS: Final = {
    "PIECE": r"(?P<p>(?!(?:you|rival|no|every|all|each|both|neither|any|some|none) )\S.*?)",
    "SECOND": r"(?P<q>\S.*?)",
    "DIE": r"(?P<p>(?:(?:you|rival)[. ])?(?:the )?d(?:4|6|8|10|12|20)(?:=\d+)?)",
    "SIDE": r"(?P<s>you|rival)",
    "NUMBER": rf"(?:(?P<op>{'|'.join(OPERATORS)}) )?(?P<n>\d+|{'|'.join(NUMBERS)})",
    "TIMES": rf"(?:(?P<op>{'|'.join(OPERATORS)}) )?(?P<n>once|twice|thrice|(?:\d+|{'|'.join(NUMBERS)}) times?)",
    "MOVE": r"(?P<m>\S.*)",
    "NOT": r"(?P<no> not)?",
    "THINGS": r"(?: (?:cards?|gigs?|legends?|units?|dice|die|eddies?|€\$|times?))?",
    "KEYWORD": r"(?P<w>blocker|adrenaline|quick|go solo)",
    "AREA": r"(?P<area>field|hand|trash|deck|legends|eddies|gigs?|removed|fixer)(?: area)?",
    "TYPE": r"(?P<type>unit|legend|gear|program)",
    "BECOMES": r"(?:is|are|was|were|gets?|got|becomes?|became|stays?|stayed|remains?|remained|will be|has been|"
    r"enters|ends up|counts as|comes into play|enters play|enters the field|"
    r"(?:has|have|is going|are going) to be)",
    "WHOSE": r"(?:(?:the|its|their|his|her|you|rival|all|both|all of|both of|any|every|only)[. ])*",
    "UNDERGONE": r"(?P<w>stolen|played|called|sold|discarded|trashed|drawn|readied|removed|equipped|attacked|"
    r"revealed|moved|flipped|rolled|increased|decreased|adjusted|swapped|defeated)",
}


#: `~steal`: does it; `~?steal`: does it or does not; `~!steal`: does not; `~~steal`: undergone.
_VERB: Final = re.compile(r"~(?P<how>[?!~]?)(?P<verb>[a-z]+(?:_[a-z]+)*)")


def pattern(text: str) -> re.Pattern[str]:
    """The pattern over a whole statement, with the names in capitals and the verbs filled in."""
    for name, part in _PARTS.items():
        text = text.replace(name, part)
    return re.compile(_VERB.sub(_verb, text), re.IGNORECASE)


def _verb(found: re.Match[str]) -> str:
    """The forms of a verb that a pattern asks for."""
    of = forms(found["verb"].replace("_", " "))
    does = f"{of.base}|{of.third}|{of.past}|(?:has|have|had) {of.participle}|(?:is|are|was|were) {of.doing}"
    denied = f"(?:does|do|did|has|have|had)(?P<no> not) (?:{of.base}|{of.participle})"
    return {
        "": f"(?:{does})",
        "?": f"(?:{denied}|{does})",
        "!": f"(?:{denied})",
        "~": f"(?:{of.participle})",
    }[found["how"]]


def words_of(found: re.Match[str]) -> Words:
    """What stands for each part, as the question grammar spells it."""
    words = {name: said for name, said in found.groupdict().items() if said is not None}
    for name in words.keys() & {"s", "w", "area", "v", "type"}:
        words[name] = words[name].lower()
    if "n" in words:
        number = words["n"].lower().removesuffix("s").removesuffix(" time")
        words["n"] = _ONCE.get(words["n"].lower()) or NUMBERS.get(number, number)
        # Who says "a card" does not say that it was no more than one.
        alone = ">=" if found["n"].lower() in ("a", "an") else "is"
        words["op"] = OPERATORS[words["op"].lower()] if "op" in words else alone
    if words.get("area") == "gig":
        words["area"] = "gigs"
    if "s" in words:
        words["o"] = OTHER[words["s"]]
    return words


class Options(TypedDict, total=False):
    """What a phrase says beside its text: fields of `Meant`, with the words of the statement put into their texts."""

    each: str
    of_type: str
    mover: str
    back: str
    by: str
    one_sided: bool


def holds(text: str, **options: Unpack[Options]) -> Making:
    """The assertion `text` with the words put in, turned round where the statement has a "not"."""
    return lambda words: _said(text.format(**words), "no" not in words, _filled(options, words))


def holds_not(text: str, **options: Unpack[Options]) -> Making:
    """The opposite of the assertion `text` with the words put in."""
    return lambda words: _said(text.format(**words), "no" in words, _filled(options, words))


def _filled(options: Options, words: Words) -> Options:
    filled = {name: said.format(**words) if isinstance(said, str) else said for name, said in options.items()}
    return cast("Options", filled)


def _said(text: str, so: bool, options: Options) -> Meant:
    """The assertion, or its opposite: a "not" before what is no comparison, else "no" as the answer."""
    if so:
        return Meant("holds", text, **options)
    if "each" in options or _COMPARES.search(text):
        return Meant("holds", text, negated=True, **options)
    return Meant("holds", f"not {text}", **options)


def compared(what: str, **options: Unpack[Options]) -> Making:
    """A value compared with the number in the statement."""
    return holds(f"{what} {{op}} {{n}}", **options)


def possibly(what: str) -> Making:
    """Whether a value can come to the number in the statement."""
    return asked("possible", f"{what} {{op}} {{n}}")


def asked(kind: str, text: str, **options: Unpack[Options]) -> Making:
    """A question of that kind."""
    return lambda words: Meant(kind, text.format(**words), "no" in words, **_filled(options, words))


def besides(one: Making, other: Making) -> Making:
    """Two things of which both have to be so."""
    return lambda words: one(words)._replace(besides=other(words))


def denied(kind: str, text: str, **options: Unpack[Options]) -> Making:
    """A question of that kind, to which "no" is what the statement says."""
    return lambda words: Meant(kind, text.format(**words), "no" not in words, **_filled(options, words))
