"""Card text as tokens, whatever the layout of the printing; every token keeps its place in the original text.

Reminder text (in parentheses) is no effect text (`card.reminder-text-no-effect`) and yields no token; nor does flavor
text, which a marker such as `[Flavor]` begins and the end of the paragraph ends.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from engine.errors import CardTextError
from engine.text.parsing.vocabulary import (
    COLORS,
    CONTRACTIONS,
    EFFECT_KEYWORDS,
    ICONS,
    JOINED,
    MISPRINTS,
    NUMBER_WORDS,
    SILENT,
    TRIGGER_KEYWORDS,
    known_tags,
    longest_tag,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST: Final = 2_000
"""The longest text that is read, in characters; printed ones have under 400."""

MOST_SENTENCES: Final = 40
"""The most sentences that are read of one card; printed ones have under 10."""

MOST_TOKENS: Final = 120
"""The longest sentence that is read, in words and signs; printed ones have under 50."""

Kind = Literal["word", "number", "die", "tag", "icon", "quote", "mark", "newline", "unknown"]


@dataclass(frozen=True, slots=True)
class Word:
    """One token: what it is, its normal form, and where in the text it stands."""

    kind: Kind
    text: str
    start: int
    end: int


_TOKEN: Final = re.compile(
    r"""
      (?P<newline>\n|<br\ ?/?>)
    | (?P<space>[^\S\n]+)
    | (?P<reminder>\([^()]*\))
    | (?P<flavor>[\[{][Ff]lavou?r(?:\ [Tt]ext)?[\]}][^\n]*)
    | (?P<icon>\{[^{}\[\]\n]*\}|\[[^{}\[\]\n]*\])
    | (?P<quote>["“”])
    | (?P<money>€\$|\$€|€)
    | (?P<star>[☆★⭐✩*])
    | (?P<die>[dD](?:4|6|8|10|12|20)s?\b)
    | (?P<own>(?<=[0-9])['’]s\b)
    | (?P<word>(?=[\w]*[^\W\d_])\w+(?:[-'’]\w+)*['’]?)
    | (?P<number>\d+)
    | (?P<mark>//|•|[.,:;+\-−–±/])
    | (?P<unknown>.)
    """,
    re.VERBOSE,
)
_LIMIT: Final = re.compile(r"(?i)\((up )?to (a max(imum)? of )?\+?[0-9]+( power)?\)$")
"""A number that is not gone beyond, which is no reminder either: "draw 1 for each Gig (up to 3)"."""
_EQUIP: Final = re.compile(
    r"\(\s*(?:only\s+)?equip\b"
    r"(?!\s+to\s+an?\s+(?:friendly\s+)?unit\s+or\s+(?:friendly\s+)?face[- ]?up\s+legend\s*\.?\s*\))",
    re.IGNORECASE,
)
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
_SIGNS: Final = {"money": "€$", "star": "☆", "own": "'s"}
_MARKS: Final = {"−": "-", "–": "-", "•": "//"}
#: What stands for a bullet at the beginning of a line, before an option of its own.
_BULLET: Final = re.compile(r"(?m)(?<=^)[-–—*](?=\ [A-Z{])")
_NAME: Final = re.compile(r"[A-ZÀ-Þ0-9][\w'’-]*(?: (?:[A-ZÀ-Þ0-9][\w'’-]*|of|the|and|in|to))*")
_CAPITALS: Final = re.compile(r"(?=.*[A-ZÀ-Þ].*[A-ZÀ-Þ0-9]|.*[0-9].*[A-Z])[A-ZÀ-Þ0-9'’-]+\Z")


def tokenise(card: str, text: str) -> list[Word]:
    """The tokens of a card's text.

    Raises CardTextError for a text of more than LONGEST characters, control characters, and parentheses that nest or
    stand alone.
    """
    if len(text) > LONGEST:
        raise CardTextError(card, text, LONGEST, len(text), f"a card text has at most {LONGEST} characters")
    text_read = _BULLET.sub("•", text.replace("\r\n", " \n").replace("\t", " "))
    control = _CONTROL.search(text_read)
    if control is not None:
        raise CardTextError(card, text, *control.span(), "a card text has no control characters")
    words = _join(list(_raw(card, text, text_read)))
    return _tags(_quotes(card, text, words))


def _raw(card: str, text: str, text_read: str) -> Iterator[Word]:
    for found in _TOKEN.finditer(text_read):
        start, end = found.span()
        group, value = str(found.lastgroup), found.group()
        if group == "reminder" and (_EQUIP.match(value) or _LIMIT.match(value)):
            # who may wear a Gear stands in parentheses; where it is not the rule, it is no reminder, nor is a limit
            for word in _raw(card, text, value[1:-1]):
                yield replace(word, start=word.start + start + 1, end=word.end + start + 1)
            continue
        if group in ("space", "reminder", "flavor"):
            continue
        if value in ("(", ")"):
            rest = text_read.find("\n", start)
            end = len(text) if rest < 0 else rest
            raise CardTextError(card, text, start, end, "parentheses come in pairs and do not nest")
        if group == "icon":
            yield from _icon(value, start, end)
        elif group == "quote":
            yield Word("mark", value, start, end)
        elif group == "die":
            yield Word("die", value[1:].rstrip("s"), start, end)
        elif group == "word":
            yield from _word(value, start, end)
        elif group in _SIGNS:
            yield Word("word" if group == "own" else "mark", _SIGNS[group], start, end)
        elif group == "mark":
            yield Word("mark", _MARKS.get(value, value), start, end)
        else:
            kind: Kind = "newline" if group == "newline" else "number" if group == "number" else "unknown"
            yield Word(kind, value, start, end)


def _icon(value: str, start: int, end: int) -> Iterator[Word]:
    inner = " ".join(value[1:-1].split()).upper()
    colon = inner.endswith(":")
    name = ICONS.get(inner.rstrip(": "))
    if name is None:
        yield Word("unknown", value, start, end)
    elif name == "STAR":
        yield Word("mark", "☆", start, end)
    else:
        yield Word("icon", name, start, end)
        if colon:
            yield Word("mark", ":", start, end)


def _word(value: str, start: int, end: int) -> Iterator[Word]:
    value = value.replace("’", "'")
    if _CAPITALS.match(value) and value.capitalize() in COLORS:
        yield Word("word", value.lower(), start, end)
        return
    if _CAPITALS.match(value):
        icon = ICONS.get(value)
        if icon is not None and value in (
            *TRIGGER_KEYWORDS,
            "FLIP",
            "BLOCKER",
            "ADRENALINE",
            "QUICK",
            "SPEND",
        ):
            yield Word("icon", icon, start, end)
        else:
            yield Word("tag", value, start, end)
        return
    lower = value.lower()
    if lower.startswith("non-") and len(value) > 4:
        yield Word("word", "non", start, start + 4)
        yield from _word(value[4:], start + 4, end)
        return
    if lower in SILENT:
        return
    if lower in CONTRACTIONS:
        for part in CONTRACTIONS[lower]:
            yield Word("word", part, start, end)
    elif lower in NUMBER_WORDS:
        yield Word("number", str(NUMBER_WORDS[lower]), start, end)
    elif lower.endswith("'s"):
        yield Word("word", value[:-2], start, end - 2)
        yield Word("word", "'s", end - 2, end)
    elif lower.endswith("'"):
        yield Word("word", value[:-1], start, end - 1)
        yield Word("word", "'s", end - 1, end)
    else:
        yield Word("word", value, start, end)


def _join(words: list[Word]) -> list[Word]:
    """Join what is one word elsewhere, and mend known misprints. The case of words is kept for `_tags`."""
    joined: list[Word] = []
    for word in words:
        before = joined[-1] if joined else None
        pair = (before.text.lower(), word.text.lower()) if before is not None else None
        if before is None or pair is None:
            joined.append(word)
        elif pair in MISPRINTS:
            joined[-1:] = [replace(before, text=MISPRINTS[pair][0]), replace(word, text=MISPRINTS[pair][1])]
        elif pair in JOINED and before.kind == word.kind == "word":
            joined[-1] = Word("word", JOINED[pair], before.start, word.end)
            if joined[-1].text == "☆" and joined[-2:-1] and joined[-2].text == "☆":
                joined[-2:] = [replace(joined[-2], end=word.end)]
        elif pair == ("go", "solo"):
            joined[-1] = Word("icon", "GO SOLO", before.start, word.end)
        elif before.text == word.text == "☆":
            joined[-1] = replace(before, end=word.end)
        else:
            joined.append(word)
    return [replace(w, kind="mark") if w.text == "☆" else w for w in joined]


def _quotes(card: str, text: str, words: list[Word]) -> list[Word]:
    """Quoted names as one token each; quotes around an effect stay as marks, “ and ”.

    Raises CardTextError for a quote that is not closed.
    """
    quoted: list[Word] = []
    opened: list[int] = []
    for word in words:
        if word.text not in ('"', "“", "”"):
            quoted.append(word)
            continue
        closes = word.text == "”" or (
            word.text == '"' and bool(opened) and text[quoted[opened[-1]].start] == '"'
        )
        if not closes:
            opened.append(len(quoted))
            quoted.append(replace(word, text="“"))
            continue
        if not opened:
            break
        start = opened.pop()
        inner = text[quoted[start].end : word.start]
        if _NAME.fullmatch(inner):
            quoted[start:] = [Word("quote", inner, quoted[start].start, word.end)]
        else:
            quoted.append(replace(word, text="”"))
    else:
        if not opened:
            return quoted
        word = quoted[opened[-1]]
    raise CardTextError(card, text, word.start, word.end, "quotes come in pairs")


def _tags(words: list[Word]) -> list[Word]:
    """Find the tags: words in capitals, and known tags in any spelling; put all other words in lower case."""
    tagged: list[Word] = []
    at = 0
    while at < len(words):
        if words[at].text in ("TAG", "TAGS"):
            words[at] = replace(words[at], kind="word")  # the word for a tag, as some write it
        run = _known_tag(words, at) or _capitals(words, at)
        if run is not None:
            tagged.append(run[0])
            at += run[1]
            continue
        word = words[at]
        upper = word.text.upper()
        if word.kind == "word" and upper in EFFECT_KEYWORDS and (upper != "QUICK" or word.text[0] == "Q"):
            word = replace(word, kind="icon", text=upper)
        elif word.kind == "word":
            word = replace(word, text=word.text.lower())
        tagged.append(word)
        at += 1
    return tagged


def _known_tag(words: list[Word], at: int) -> tuple[Word, int] | None:
    for length in range(min(longest_tag(), len(words) - at), 0, -1):
        run = words[at : at + length]
        spelt = "".join(_spelt(w) for w in run).strip().upper()
        if spelt in known_tags() and all(w.kind in ("word", "tag") for w in run if w.text != "'s"):
            after = words[at + length].text if at + length < len(words) else ""
            if (run[0].kind == "tag" or run[0].text[:1].isupper()) and after != "area":
                return Word("tag", spelt, run[0].start, run[-1].end), length
    return None


def _spelt(word: Word) -> str:
    return word.text if word.text == "'s" else f" {word.text}"


def _capitals(words: list[Word], at: int) -> tuple[Word, int] | None:
    """A run of words in capitals that is no known tag: a new one."""
    end = at
    while end < len(words) and words[end].kind == "tag" and (end == at or _known_tag(words, end) is None):
        end += 1
    if end == at:
        return None
    run = words[at:end]
    return Word("tag", " ".join(w.text for w in run), run[0].start, run[-1].end), end - at
