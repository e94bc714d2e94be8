"""The short text forms: `attack guard -> gigs`, `you block with guard`, `rival gigs`, `guard power >= 3`.

Each function reads a text into the plain data that a program would write instead. All raise `ValueError` with a
message that says which forms there are; the caller knows the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from lark import Lark, UnexpectedInput
from lark.exceptions import VisitError
from rapidfuzz import process

from scenarios.language import everyday, said_so, several, table_talk
from scenarios.language.reader import OPERATORS, Data, Unreadable, build
from scenarios.language.vocabulary import (
    DID,
    DONE,
    DONE_ITSELF,
    GAME_VALUES,
    NUMBERS,
    PIECE_VALUES,
    SIDE_VALUES,
    TRUTHS,
)

__all__ = [
    "GAME_VALUES",
    "MOVE_FORMS",
    "PIECE_VALUES",
    "SIDE_VALUES",
    "assertion",
    "claim",
    "move",
    "order",
    "value",
]

MOVE_FORMS: Mapping[str, str] = {
    "attack": "attack UNIT -> UNIT | gigs",
    "block": "block with UNIT",
    "call": "call LEGEND",
    "play": "play CARD [on UNIT]",
    "sell": "sell CARD",
    "activate": "activate CARD [EFFECT NUMBER]",
    "choose": 'choose PIECE | choose [PIECE, ...] | choose NUMBER | choose "words of an effect" | choose TYPE',
    "done": "done",
    "discard": "discard CARD | discard [CARD, ...]",
    "order": "order [PIECE, ...]",
    "resolve": "resolve CARD [EFFECT NUMBER]",
    "use": "use CARD",
    "decline": "decline CARD",
    "draw": "draw NUMBER",
    "set": "set DIE to NUMBER",
    "adjust": "adjust DIE by NUMBER",
    "pay": "pay 2 eddies, legend 1",
    "d20": "d20 = 17 (chance)",
    "shuffle": "shuffle [CARD, ...] (chance)",
    "go": "go solo with LEGEND | go first | go second",
    "keep": "keep",
    "mulligan": "mulligan",
    "pass": "pass",
    "yes": "yes",
    "no": "no",
    "concede": "concede",
}
_LONGEST = 500


def move(text: str) -> Data:
    """`attack guard -> gigs` as `{"attack": {"by": "guard", "target": "gigs"}}`."""
    return dict(_parse("start_move", said_so.moves(_WHO_MOVES.sub("", text))))


def claim(text: str) -> Data:
    """`you block with guard` as `{"you": {"block": "guard"}}`."""
    return dict(_parse("start_claim", said_so.moves(text)))


def value(text: str) -> Data:
    """`rival gigs` as `{"of": "rival", "what": "gigs"}`."""
    return dict(_parse("start_value", table_talk.value(text)))


def order(text: str) -> Data:
    """`a before guard was defeated` as `{"first": {"of": "a", "did": "resolved"}, "then": ...}`."""
    return dict(_parse("start_order", text))


def assertion(text: str) -> Data:
    """`you gigs include d10` as `{"of": "you", "what": "gigs", "op": "includes", "value": "d10"}`.

    `a and b` is `a` with `b` in `also`, where each of them is an assertion by itself.
    """
    text = table_talk.assertion(_THE_RIVAL.sub("rival ", text))
    said = [part.strip() for part in several.each_by_itself(text).split(" and ")]
    if len(said) > 1:
        with suppress(ValueError):
            first, *further = (_one_assertion(table_talk.assertion(part)) for part in said)
            return {**first, "also": tuple(further)}
    return _one_assertion(text)


def _one_assertion(text: str) -> Data:
    """An assertion without others beside it."""
    text = several.of_one_event(text) or text
    compared = _compared(text)
    return compared if compared is not None else dict(_parse("start_assertion", text))


#: Who moves is said where the line stands.
_WHO_MOVES = re.compile(r"^(?:I|we) (?=\w)")
#: A player, whom the grammar would take for a piece.
_THE_RIVAL = re.compile(r"^(?:the|my) (?:rival|opponent) (?=(?:has|have|had|controls?) )", re.IGNORECASE)
#: What may stand between two values.
_BETWEEN = re.compile(r" (is not|is|=|!=|>=|<=|>|<) ")


def _compared(text: str) -> Data | None:
    """`you street cred < rival street cred`: two numbers compared with each other; None for anything else."""
    for found in _BETWEEN.finditer(text):
        with suppress(ValueError):
            than = value(text[found.end() :])
            op = OPERATORS.get(found[1], found[1])
            if than.get("of") and (than["what"] in NUMBERS or (op in ("is", "is not") and _is_truth(than))):
                one = value(text[: found.start()])
                if than["what"] in NUMBERS or _is_truth(one):
                    return {**one, "op": op, "than": than}
    return None


def _is_truth(said: Data) -> bool:
    """Whether a value is yes or no."""
    what = said["what"]
    return said.get("of") not in ("you", "rival") and (
        what in TRUTHS or what.startswith("was ") or what in DONE_ITSELF
    )


@cache
def _grammar() -> Lark:
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"),
        parser="lalr",
        start=["start_move", "start_claim", "start_value", "start_assertion", "start_order"],
        maybe_placeholders=False,
    )


@lru_cache(maxsize=4096)
def _parse(start: str, text: str) -> Data:
    if len(text) > _LONGEST:
        raise ValueError(f"a text of {len(text)} characters is no move and no question")
    try:
        return _read(start, text)
    except UnexpectedInput as error:
        column = getattr(error, "column", 0)
    except Unreadable:
        column = 0
    for said in _EVERYDAY[start](text) if start in _EVERYDAY else ():
        with suppress(UnexpectedInput, Unreadable):
            return _read(start, said)
    raise ValueError(_complaint(start, text, column))


def _read(start: str, text: str) -> Data:
    parser: Any = _grammar()
    try:
        return build(parser.parse(text, start=start))
    except VisitError as error:
        if isinstance(error.orig_exc, Unreadable):
            raise error.orig_exc from None
        raise


_EVERYDAY: Mapping[str, Callable[[str], Iterator[str]]] = {
    "start_move": everyday.moves,
    "start_claim": everyday.claims,
    "start_value": everyday.values,
    "start_assertion": everyday.values,
}


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
    if start == "start_order":
        done = ", ".join(f"was {word}" for word in DONE[:4])
        return (
            f"{head}; write `A before B`, each a piece (its effect resolves), a piece with {done}, ..., "
            f"{', '.join(DONE_ITSELF)}, or `you` or `rival` with {', '.join(DID)}"
        )
    forms = (
        f"say `you` or `rival` and one of {', '.join(SIDE_VALUES)}; or a piece and one of {', '.join(PIECE_VALUES)}; "
        f"or one of {', '.join(GAME_VALUES)}"
    )
    if start == "start_assertion":
        forms += "; then perhaps is, is not, >=, <=, >, <, includes, excludes and what it should be"
    return f"{head}; {forms}"


def _nearest_move(text: str) -> str:
    verb = text.split(" ")[0] if text else ""
    if verb in MOVE_FORMS:
        return f"write `{MOVE_FORMS[verb]}`"
    near = process.extractOne(verb, list(MOVE_FORMS), score_cutoff=70)
    hint = f"did you mean `{MOVE_FORMS[near[0]]}`? " if near else ""
    return f"{hint}moves are: {'; '.join(MOVE_FORMS.values())}"
