"""How a text is laid out: paragraphs, sentences, and options with "//" between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.text.parsing.vocabulary import TRIGGER_KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.text.parsing.tokens import Word

_STANDING: Final = ("ADRENALINE", "BLOCKER", "GO SOLO")
_NOUNS: Final = ("unit", "units", "legend", "legends", "gear", "card", "cards", "program", "programs")


@dataclass(frozen=True, slots=True)
class Piece:
    """A sentence: its words without the full stop, how many "//" stand before it, and where it ends."""

    words: tuple[Word, ...]
    option: int
    end: int


@dataclass(frozen=True, slots=True)
class Standing:
    """An effect keyword that stands by itself."""

    keyword: Word


Paragraph = list[Piece | Standing]


def paragraphs(words: Sequence[Word], text: str) -> list[Paragraph]:
    """The paragraphs of a text. A line that only breaks off within a sentence goes on in the next."""
    found: list[Paragraph] = []
    for line in _lines(words, text):
        made = list(_sentences(line))
        if made:
            found.append(made)
    return found


def _lines(words: Sequence[Word], text: str) -> Iterator[list[Word]]:
    line: list[Word] = []
    for i, word in enumerate(words):
        if word.kind != "newline":
            line.append(word)
            continue
        after = next((w for w in words[i + 1 :] if w.kind != "newline"), None)
        if line and after is not None and not _goes_on(line, after, text):
            yield line
            line = []
    if line:
        yield line


def _goes_on(line: list[Word], after: Word, text: str) -> bool:
    last = line[-1]
    if last.kind == "icon":
        quick = last.text == "QUICK" and not (after.kind == "icon" and after.text in _STANDING)
        return quick or last.text in (*TRIGGER_KEYWORDS, "SPEND")
    if last.text in (":", ",", "//", "€$") or after.text == "//":
        return True
    if any(w.text == "//" for w in line) or last.text in (".", "”"):
        return False
    return text[after.start].islower()


def _sentences(line: Sequence[Word]) -> Iterator[Piece | Standing]:
    option = depth = 0
    sentence: list[Word] = []

    def done(stop: Word | None = None) -> Iterator[Piece | Standing]:
        words = sentence
        while words and _stands(words):
            yield Standing(words[0])
            words = words[1:]
            while words and words[0].text in (",", "and") and words[1:2] and words[1].kind == "icon":
                words = words[1:]
        if words:
            end = stop.end if stop is not None and stop.text == "." else words[-1].end
            yield Piece(tuple(words), option, end)

    for i, word in enumerate(line):
        if word.text == "“":
            depth += 1
        elif word.text == "”":
            depth -= 1
        if depth == 0 and (
            word.text in (".", "//")
            or (word.text == ":" and _asks_for_one(sentence))
            or (word.text == "," and _is_otherwise(sentence, line[i + 1 :]))
        ):
            yield from done(word)
            sentence = []
            option += word.text == "//" and (bool(i) or option > 0)
        elif not (word.text == "." and line[i + 1 : i + 2] and line[i + 1].text == "”"):
            sentence.append(word)
    yield from done()


def _asks_for_one(words: Sequence[Word]) -> bool:
    """Whether these words end with the choice among effects that follow: `Choose one:`."""
    said = [word.text.lower() for word in words]
    last = ("effect", "effects", "following", "both", "more")
    return said[-2:-1] == ["choose"] or ("choose" in said and said[-1] in last)


def _is_otherwise(sentence: Sequence[Word], after: Sequence[Word]) -> bool:
    """Whether the words after a comma begin what is done otherwise: `If A, draw 2, otherwise draw 1`.

    Not so where they speak of "it" after another piece was named: "if A, defeat a Unit, otherwise spend it".
    """
    before = [word.text.lower() for word in sentence]
    said = [word.text.lower() for word in after]
    if said[:1] != ["otherwise"] or "if" not in before:
        return False
    said = said[: said.index(".")] if "." in said else said
    done = before[before.index(",") :] if "," in before else before
    return not ({"it", "them"} & {*said} and {"a", "an", "up"} & {*done})


def _stands(words: Sequence[Word]) -> bool:
    """Whether a keyword in front stands by itself.

    It may also describe something ("{Blocker} Units have ...") or begin an effect ("{Quick} 1 €$: ...").
    """
    if words[0].kind != "icon" or words[0].text not in (*_STANDING, "QUICK"):
        return False
    if words[0].text == "QUICK":
        return len(words) == 1 or (words[1].kind == "icon" and words[1].text in _STANDING)
    goes_on = (*_NOUNS, "and", "or", ",", "costs")
    return len(words) < 2 or not (words[1].kind == "word" and words[1].text in goes_on)
