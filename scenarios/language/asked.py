"""Other shapes of questions: `d6 was stolen` by itself, `{you gigs: [d10=10]}`, several of them in one mapping."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, cast

from scenarios.language import forms
from scenarios.language.other_words import QUESTION_KEYS
from scenarios.language.vocabulary import DONE, DONE_ITSELF, TRUTHS

Data = dict[str, Any]

_ASKED: Final = re.compile(r"\s*([a-z]+(?:[ _]up)?)\s*:\s*(\S.*)", re.IGNORECASE | re.DOTALL)
_IN_WORDS: Final = re.compile(
    r"(?:(?P<how>can|may|could|must) (?P<who>I|you|(?:the |my )?(?:rival|opponent))|"
    r"(?:do|does) (?P<who2>I|you|(?:the |my )?(?:rival|opponent)) have to) (?P<move>[a-z]\S*.*?)\s*\?",
    re.IGNORECASE,
)
#: The keys of a question, in all words.
_KNOWN: Final = frozenset({
    "always", "ask", "because", "expect", "forced", "holds", "kind", "legal", "look_up", "note", "order", "possible",
    "since", "text", "until", "value", *QUESTION_KEYS,
})  # fmt: skip
#: That something can be attacked is a value of its own.
_COMES: Final = tuple(done for done in DONE if done != "attacked")
_CAN_WIN: Final = re.compile(
    r"(?:can|could|may) (?P<who>(?:the |my )?(?:rival|opponent)|you|I) (?P<how>win|lose)(?: the game)?",
    re.IGNORECASE,
)
_CAN_BE: Final = re.compile(
    rf"(?:can|could|may) (?P<piece>\S.*?) be (?P<done>{'|'.join(_COMES)})(?: at all)?", re.IGNORECASE
)
_KINDS: Final = frozenset(
    {"always", "forced", "holds", "legal", "order", "possible", "value", "can", "may", "must", "is"}
)
#: Keys of a scenario under which things are asserted, and not just asked.
_ASSERTS: Final = frozenset({"assert", "asserts", "assertions", "checks"})


def of_text(text: str) -> Any:
    """A question as text, `legal: you pass`, or an assertion or value by itself; any other text stays as it is."""
    found = _ASKED.fullmatch(text)
    if found is not None:
        return {found[1].lower().replace(" ", "_"): found[2].strip()}
    asked = possible(text)
    if asked is not None:
        return {"possible": asked}
    in_words = _IN_WORDS.fullmatch(text.strip())
    if in_words is not None:
        # "May I block with guard?" is asked of a move; one that cannot be read is told as such.
        kind = "forced" if (in_words["how"] or "must").lower() == "must" else "legal"
        who = "you" if (in_words["who"] or in_words["who2"]).lower() in ("i", "you") else "rival"
        return {kind: f"{who} {in_words['move']}"}
    kind = _kind(text)
    return text if kind is None else {kind: text}


def possible(text: str) -> str | None:
    """`can the rival win` and `can guard be defeated` as what is possible then; None for anything else."""
    said = text.strip().rstrip("?").rstrip()
    wins = _CAN_WIN.fullmatch(said)
    if wins is not None:
        who = "you" if wins["who"].lower() in ("i", "you") else "rival"
        return f"{who} {wins['how']}s"
    done = _CAN_BE.fullmatch(said)
    return None if done is None else f"{done['piece']} is {done['done']}"


def apart(value: Any) -> list[Any]:
    """The questions of a list, or of a mapping from what is asked to what is expected."""
    if not isinstance(value, dict):
        return list(cast("list[Any]", value)) if isinstance(value, list | tuple) else [value]
    given = cast("Data", value)
    if not given or any(_plain(key) in _KNOWN for key in given):
        return [given]
    return [{key: said} for key, said in given.items()]


def short(question: Mapping[str, Any]) -> Data:
    """`{you gigs: [d10=10]}` as `{value: you gigs, expect: [d10=10]}`, also with `because` and the like beside it."""
    words = question.get("question")
    if isinstance(words, str) and not any(_plain(key) in _KINDS for key in question):
        read = of_text(words)
        rest = {key: said for key, said in question.items() if key != "question"}
        question = {**cast("Data", read), **rest} if isinstance(read, dict) else question
    if "question" in question and any(_plain(key) in _KINDS for key in question):
        # The question in words, beside what is asked.
        notes = [str(said) for key, said in question.items() if key == "question" or _is_note(key)]
        rest = {key: said for key, said in question.items() if key != "question" and not _is_note(key)}
        question = {**rest, "note": " ".join(notes)}
    strange = [key for key in question if _plain(key) not in _KNOWN]
    asked = possible(strange[0]) if len(strange) == 1 else None
    kind = _kind(strange[0]) if len(strange) == 1 and asked is None else None
    if asked is not None and "expect" not in question:
        rest = {key: said for key, said in question.items() if key not in strange}
        return {"possible": asked, "expect": question[strange[0]], **rest}
    if kind is None or "expect" in question:
        return dict(question)
    rest = {key: said for key, said in question.items() if key not in strange}
    return {kind: strange[0], "expect": question[strange[0]], **rest}


def asserted(scenario: Mapping[str, Any]) -> Mapping[str, Any]:
    """A scenario with what it asserts by itself expected to be so."""
    found: Data = {}
    for key, said in scenario.items():
        if _plain(key) in _ASSERTS:
            said = [_so(each) for each in apart(said)]
        found[key] = said
    return found


def _so(question: Any) -> Any:
    if not isinstance(question, str) or _ASKED.fullmatch(question) or _kind(question) is None:
        return question
    return {"holds": question, "expect": "yes"}


def _kind(text: str) -> str | None:
    """What is asked with a text by itself: whether it holds, or the value that it names; None where it is neither."""
    with suppress(ValueError):
        said = forms.value(text)
        what = str(said["what"])
        itself = what in DONE_ITSELF and said.get("of") not in ("you", "rival")
        return "holds" if itself or what in TRUTHS or what.startswith("was ") else "value"
    with suppress(ValueError):
        forms.assertion(text)
        return "holds"
    return None


def _is_note(key: str) -> bool:
    return QUESTION_KEYS.get(_plain(key), _plain(key)) == "note"


def _plain(key: Any) -> str:
    return str(key).strip().lower().replace(" ", "_").replace("-", "_")


def cards_of_a_hand(question: Any) -> Any:
    """`{value: you hand, expect: [detonate]}` is about the cards, and not how many there are."""
    if not isinstance(question, dict):
        return question
    fields = dict(cast("Data", question))
    if isinstance(fields.get("expect"), list | tuple) and isinstance(fields.get("value"), str):
        with suppress(ValueError):
            said = forms.value(fields["value"])
            if said["what"] == "hand":
                fields["value"] = {**said, "what": "hand cards"}
    return fields
