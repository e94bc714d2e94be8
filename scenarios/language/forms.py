"""The short text forms: `attack guard -> gigs`, `you block with guard`, `rival gigs`, `guard power >= 3`.

Each function reads a text into the plain data that a program would write instead. All raise `ValueError` with a
message that says which forms there are; the caller knows the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.exceptions import VisitError
from rapidfuzz import process

Data = dict[str, Any]

MOVE_FORMS: Mapping[str, str] = {
    "attack": "attack UNIT -> UNIT | gigs",
    "block": "block with UNIT",
    "call": "call LEGEND",
    "play": "play CARD [on UNIT]",
    "go": "go solo with LEGEND",
    "sell": "sell CARD",
    "choose": "choose PIECE | choose [PIECE, ...]",
    "order": "order [PIECE, ...]",
    "pay": "pay 2 eddies, legend 1",
    "d20": "d20 = 17 (chance)",
    "pass": "pass",
    "yes": "yes",
    "no": "no",
    "concede": "concede",
}
SIDE_VALUES = (
    "gigs", "gig count", "street cred", "hand", "deck", "eddies", "ready eddies", "spent eddies", "field", "legends",
    "trash", "fixer", "removed",
)  # fmt: skip
PIECE_VALUES = (
    "power", "cost", "area", "spent", "ready", "lag", "face", "value", "controller", "owner", "types", "gear", "host",
)  # fmt: skip
GAME_VALUES = ("winner", "turn", "phase", "overtime", "target")

_LONGEST = 500
_OPERATORS = {"=": "is", "!=": "is not", "include": "includes"}


class _Unreadable(Exception):
    """The words fit the grammar but mean nothing."""


def move(text: str) -> Data:
    """`attack guard -> gigs` as `{"attack": {"by": "guard", "target": "gigs"}}`."""
    return dict(_parse("start_move", text))


def claim(text: str) -> Data:
    """`you block with guard` as `{"you": {"block": "guard"}}`."""
    return dict(_parse("start_claim", text))


def value(text: str) -> Data:
    """`rival gigs` as `{"of": "rival", "what": "gigs"}`."""
    return dict(_parse("start_value", text))


def assertion(text: str) -> Data:
    """`you gigs include d10` as `{"of": "you", "what": "gigs", "op": "includes", "value": "d10"}`."""
    return dict(_parse("start_assertion", text))


@cache
def _grammar() -> Lark:
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"),
        parser="lalr",
        start=["start_move", "start_claim", "start_value", "start_assertion"],
        maybe_placeholders=False,
    )


@lru_cache(maxsize=4096)
def _parse(start: str, text: str) -> Data:
    if len(text) > _LONGEST:
        raise ValueError(f"a text of {len(text)} characters is no move and no question")
    try:
        parser: Any = _grammar()
        return cast("Data", _Reader().transform(parser.parse(text, start=start)))
    except UnexpectedInput as error:
        raise ValueError(_complaint(start, text, getattr(error, "column", 0))) from None
    except VisitError as error:
        if isinstance(error.orig_exc, _Unreadable):
            raise ValueError(_complaint(start, text, 0)) from None
        raise


def _complaint(start: str, text: str, column: int) -> str:
    at = "" if column < 1 or column > len(text) else f" at `{text[column - 1 :][:20]}`"
    head = f"cannot read `{text}`{at}"
    if start == "start_move":
        return f"{head}; {_nearest_move(text)}"
    if start == "start_claim":
        rest = text.partition(" ")[2]
        if text.split(" ")[0] not in ("you", "rival"):
            return f"{head}; begin with `you` or `rival`, as in `you block with corpo-security`"
        return f"{head}; {_nearest_move(rest)}"
    forms = (
        f"say `you` or `rival` and one of {', '.join(SIDE_VALUES)}; or a piece and one of {', '.join(PIECE_VALUES)}; "
        f"or one of {', '.join(GAME_VALUES)}"
    )
    if start == "start_assertion":
        forms += "; then perhaps is, is not, >=, <=, >, <, includes and what it should be"
    return f"{head}; {forms}"


def _nearest_move(text: str) -> str:
    verb = text.split(" ")[0] if text else ""
    if verb in MOVE_FORMS:
        return f"write `{MOVE_FORMS[verb]}`"
    near = process.extractOne(verb, list(MOVE_FORMS), score_cutoff=70)
    hint = f"did you mean `{MOVE_FORMS[near[0]]}`? " if near else ""
    return f"{hint}moves are: {'; '.join(MOVE_FORMS.values())}"


class _Reader(Transformer[Token, Any]):
    """Builds the data of a text from its tree, from the leaves up; one method for each rule of the grammar."""

    def name(self, words: list[Token]) -> str:
        return " ".join(words)

    def name_with_value(self, words: list[Token]) -> str:
        return f"{' '.join(words[:-1])}={words[-1]}"

    def list(self, items: list[str]) -> list[str]:
        return items

    def side(self, words: list[Token]) -> str:
        return str(words[0])

    def side_what(self, words: list[Token]) -> str:
        return " ".join(words)

    piece_what = game_what = operator = side_what

    def eddies(self, words: list[Token]) -> int:
        return int(words[0])

    def attack(self, parts: list[str]) -> Data:
        return {"attack": {"by": parts[0], "target": parts[1]}}

    def block(self, parts: list[str]) -> Data:
        return {"block": parts[0]}

    def call(self, parts: list[str]) -> Data:
        return {"call": parts[0]}

    def play(self, parts: list[str]) -> Data:
        return {"play": dict(zip(("card", "on"), parts, strict=False))}

    def go_solo(self, parts: list[str]) -> Data:
        return {"go_solo": parts[0]}

    def sell(self, parts: list[str]) -> Data:
        return {"sell": parts[0]}

    def choose(self, parts: list[str]) -> Data:
        return {"choose": tuple(parts)}

    def order(self, parts: list[str]) -> Data:
        return {"order": tuple(parts)}

    def pay(self, parts: list[int | str]) -> Data:
        eddies = sum(part for part in parts if isinstance(part, int))
        return {"pay": {"eddies": eddies, "legends": tuple(part for part in parts if isinstance(part, str))}}

    def roll(self, parts: list[str]) -> Data:
        die, equals, number = parts[0].partition("=")
        if not equals:
            raise _Unreadable
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

    def start_claim(self, parts: list[Any]) -> Data:
        return {parts[0]: parts[1]}

    def value_of(self, parts: list[str]) -> Data:
        return dict(zip(("of", "what"), parts, strict=True)) if len(parts) == 2 else {"what": parts[0]}

    def where(self, parts: list[str]) -> Data:
        return {"of": parts[0], "what": "area"}

    def holds(self, parts: list[Data]) -> Data:
        return {**parts[0], "op": "is", "value": "yes"}

    def holds_not(self, parts: list[Data]) -> Data:
        return {**parts[0], "op": "is not", "value": "yes"}

    def compare(self, parts: list[Any]) -> Data:
        read, operator, literal = parts
        return {**read, "op": _OPERATORS.get(operator, operator), "value": literal}
