"""Turns the tree of a short text into the plain data that a program would write."""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer, Tree

from engine.effects.tree import KEYWORDS
from scenarios.language.vocabulary import DID, DONE

Data = dict[str, Any]

OPERATORS = {"=": "is", "!=": "is not", "include": "includes"}


#: Words with which an amount is compared; the grammar takes them for a name.
_AMOUNTS = (
    "at least ",
    "at most ",
    "more than ",
    "less than ",
    "fewer than ",
    "higher than ",
    "lower than ",
    "no ",
)
#: What a piece may be said to be.
_BECAME = (*DONE, "in ", "on ", "ready", "lag", "equipped", "not ", "face")
#: What stands between a name and a value; the grammar takes it for the end of the name.
_VERBS = (" has", " have", " has no", " does not", " do not", " does not have", " do not have")


class Unreadable(Exception):
    """The words fit the grammar but mean nothing."""


def _numbered(said: str) -> Data:
    """`guard 2` is the second effect of `guard`; `legend 2` is a Legend."""
    name, _, number = said.rpartition(" ")
    if not name or not number.isdigit() or name.rpartition(".")[2].lower() == "legend":
        return {"card": said}
    return {"card": name, "effect": int(number)}


class _Reader(Transformer[Token, Any]):
    """Builds the data of a text from its tree, from the leaves up; one method for each rule of the grammar."""

    def name(self, words: list[Token]) -> str:
        return " ".join(words)

    def name_with_value(self, words: list[Token]) -> str:
        return f"{' '.join(words[:-1])}={words[-1]}"

    def list(self, items: list[str]) -> list[str]:
        return items

    def side(self, words: list[Token]) -> str:
        return str(words[0]).removesuffix("r") if words[0] == "your" else str(words[0])

    def side_what(self, words: list[Token]) -> str:
        return " ".join(words)

    piece_what = game_what = operator = side_what

    def did(self, words: list[Token]) -> str:
        return " ".join(words)

    undergone = done_itself = was = is_what = act = where = did

    def area(self, words: list[Token]) -> str:
        return next(str(word) for word in words if word not in ("the", "area"))

    def eddies(self, words: list[Token]) -> int:
        return int(words[0])

    def attack(self, parts: list[str]) -> Data:
        return {"attack": {"by": parts[0], "target": parts[1]}}

    def block(self, parts: list[str]) -> Data:
        return {"block": parts[0]}

    def call(self, parts: list[str]) -> Data:
        return {"call": parts[0]}

    def play(self, parts: list[str]) -> Data:
        if parts[0].lower().endswith(" go solo"):
            raise Unreadable
        return {"play": dict(zip(("card", "on"), parts, strict=False))}

    def go_solo(self, parts: list[str]) -> Data:
        return {"go_solo": parts[0]}

    def sell(self, parts: list[str]) -> Data:
        return {"sell": parts[0]}

    def choose(self, parts: list[str]) -> Data:
        return {"choose": tuple(parts)}

    def quoted(self, words: list[Token]) -> str:
        if not (said := str(words[0])[1:-1].strip()):
            raise Unreadable
        return said

    def activate(self, parts: list[str]) -> Data:
        return {"activate": _numbered(parts[0])}

    def done(self, _parts: list[str]) -> Data:
        return {"done": True}

    def discard(self, parts: list[str]) -> Data:
        return {"discard": tuple(parts)}

    def order(self, parts: list[str]) -> Data:
        return {"order": tuple(parts)}

    def resolve(self, parts: list[str]) -> Data:
        return {"resolve": _numbered(parts[0])}

    def use(self, parts: list[str]) -> Data:
        if parts[0].lower().startswith(("blocker of ", "blocker with ", "blocker on ")):
            raise Unreadable
        return {"use": parts[0]}

    def decline(self, parts: list[str]) -> Data:
        return {"decline": parts[0]}

    def number(self, words: list[Token]) -> Data:
        return {"number": int(words[0])}

    def set_gig(self, parts: list[str]) -> Data:
        return {"set": {"die": parts[0], "value": int(parts[1])}}

    def adjust_gig(self, parts: list[str]) -> Data:
        return {"set": {"die": parts[0], "by": int(parts[1])}}

    def shuffle(self, parts: list[str]) -> Data:
        return {"shuffle": tuple(parts)}

    def go(self, words: list[Token]) -> Data:
        return {"go": str(words[0])}

    def keep(self, _parts: list[str]) -> Data:
        return {"keep": True}

    def mulligan(self, _parts: list[str]) -> Data:
        return {"mulligan": True}

    def pay(self, parts: list[int | str]) -> Data:
        # A bare number is how many Eddies.
        eddies = sum(int(part) for part in parts if isinstance(part, int) or part.isdecimal())
        legends = tuple(part for part in parts if isinstance(part, str) and not part.isdecimal())
        return {"pay": {"eddies": eddies, "legends": legends}}

    def roll(self, parts: list[str]) -> Data:
        die, equals, number = parts[0].partition("=")
        if not equals or " " in die.strip():
            raise Unreadable
        return {"roll": {"die": die.strip(), "value": number.strip()}}

    def pass_turn(self, _parts: list[str]) -> Data:
        return {"pass": True}

    def concede(self, _parts: list[str]) -> Data:
        return {"concede": True}

    def answer_yes(self, _parts: list[str]) -> Data:
        return {"answer": "yes"}

    def answer_no(self, _parts: list[str]) -> Data:
        return {"answer": "no"}

    def start_move(self, parts: list[Data]) -> Data:
        return parts[0]

    start_value = start_assertion = start_move

    def claim(self, parts: list[Any]) -> Data:
        return {parts[0]: parts[1]}

    def claim_look(self, parts: list[str]) -> Data:
        who, act, *said = parts
        what = {"whose": said[0], "area": said[1]} if len(said) == 2 else {"card": said[0]}
        return {who: {"look": {"act": act.partition(" ")[0], **what}}}

    def claim_deck(self, parts: list[str]) -> Data:
        return {parts[0]: {"deck_list": True}}

    def value_of(self, parts: list[str]) -> Data:
        if parts[0].lower().endswith(_VERBS):
            raise Unreadable
        return dict(zip(("of", "what"), parts, strict=True)) if len(parts) == 2 else {"what": parts[0]}

    def where_is(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": "area"}

    def holds(self, parts: list[Data]) -> Data:
        if parts[0]["what"] in DID and parts[0]["of"] in ("you", "rival"):
            return {**parts[0], "op": ">=", "value": "1"}
        return {**parts[0], "op": "is", "value": "yes"}

    def holds_not(self, parts: list[Data]) -> Data:
        if parts[0]["what"] in DID and parts[0]["of"] in ("you", "rival"):
            return {**parts[0], "op": "is", "value": "0"}
        return {**parts[0], "op": "is not", "value": "yes"}

    def did_so_often(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": parts[1], "op": "is", "value": str(parts[2])}

    def did_once(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": parts[1], "op": "is", "value": "1"}

    def is_so(self, parts: list[str]) -> Data:
        what = parts[1] if parts[1] in ("spent", "ready", "equipped") else f"was {parts[1]}"
        return {"of": parts[0], "what": what, "op": "is", "value": "yes"}

    def is_not_so(self, parts: list[str]) -> Data:
        return {**self.is_so(parts), "op": "is not"}

    def is_in(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": "area", "op": "is", "value": parts[1]}

    def is_not_in(self, parts: list[str]) -> Data:
        return {**self.is_in(parts), "op": "is not"}

    def is_face(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": "face", "op": "is", "value": parts[1]}

    def face(self, parts: list[Token]) -> str:
        return parts[-1].rpartition("-")[2]

    def has(self, parts: list[str]) -> Data:
        said = parts[1].removeprefix("the ").removeprefix("keyword ")
        if said.upper() in KEYWORDS:
            return {"of": parts[0], "what": "keywords", "op": "includes", "value": said.upper()}
        # How a card stands, and Gear as such, are no Gear of that name: these are words of another form.
        if "tag" in said.lower().split() or said.lower().removeprefix("a ") in ("lag", "gear"):
            raise Unreadable
        return {"of": parts[0], "what": "gear", "op": "includes", "value": said}

    def happens(self, parts: list[str]) -> Data:
        return {"of": parts[0], "did": parts[1]}

    def resolves(self, parts: list[str]) -> Data:
        return {"of": parts[0], "did": "resolved"}

    def start_order(self, parts: list[Data]) -> Data:
        return {"first": parts[0], "then": parts[1]}

    def compare(self, parts: list[Any]) -> Data:
        read, operator, literal = parts
        if isinstance(literal, str) and literal.startswith(_AMOUNTS):
            raise Unreadable
        # What a target is not but a piece that is called so may be.
        if read == {"what": "target"} and isinstance(literal, str) and literal.startswith(_BECAME):
            raise Unreadable
        return {**read, "op": OPERATORS.get(operator, operator), "value": literal}


def build(tree: Tree[Token]) -> Data:
    """The data of a parsed text. Raises `lark.exceptions.VisitError` around `Unreadable`."""
    return dict(_Reader().transform(tree))
