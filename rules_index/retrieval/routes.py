"""Queries that name what they want: a number, a key, a term of the glossary. No ranking can beat looking it
up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules_index.book import Digest
from rules_index.editions import EDITIONS, NUMBER
from rules_index.errors import UnknownRule
from rules_index.retrieval.words import Vocabulary, plain_words

_NUMBER = re.compile(rf"(?<![\w.])(tr:\s*)?({NUMBER.pattern}|tr:[A-Z0-9]\b)(?![\w]|\.\d)", re.IGNORECASE)
_APPENDIX = re.compile(r"\bappendix\s+([A-Z])\b", re.IGNORECASE)
_KEY = re.compile(r"(?<![\w.-])[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*){1,2}(?![\w-])")
_TOURNAMENT = re.compile(r"\b(?:tournaments?|tr|policy|appendix|events?)\b", re.IGNORECASE)
# Words around a number that ask for nothing but the rule that it names.
_FILLER = frozenset(
    {
        "rule",
        "rules",
        "section",
        "sections",
        "paragraph",
        "number",
        "no",
        "tr",
        "appendix",
        "chapter",
        "read",
        "show",
    }
    | {
        "explain",
        "quote",
        "text",
        "wording",
        "state",
        "states",
        "mean",
        "means",
        "meaning",
        "tell",
        "cite",
        "open",
    }
    | {
        "document",
        "doc",
        "tournament",
        "policy",
        "comprehensive",
        "full",
        "exact",
        "entry",
        "look",
        "find",
        "give",
    }
)


@dataclass(frozen=True, slots=True)
class Route:
    """What a query names: keys of entries, best first, and whether it asks for nothing else."""

    keys: tuple[str, ...]
    why: str
    only: bool
    note: str | None = None


def route(
    query: str, edition: str, book: Digest, sections: frozenset[str], vocabulary: Vocabulary
) -> Route | None:
    """Find the numbers and keys in a query. None where it names nothing.

    `sections` holds the numbers of tournament sections. Raises UnknownRule where the query is only a number
    that no document has.
    """
    numbers = _numbers(query)
    if numbers:
        return _by_number(query, numbers, edition, book, sections, vocabulary)
    keys = [key for key in _KEY.findall(query) if key in book]
    if keys:
        rest = _KEY.sub(" ", query)
        return Route(tuple(dict.fromkeys(keys)), "key", _says_nothing(rest, vocabulary))
    return None


def _numbers(query: str) -> list[str]:
    found = [("tr:" if prefix else "") + number for prefix, number in _NUMBER.findall(query)]
    found += [f"tr:{letter.upper()}" for letter in _APPENDIX.findall(query)]
    return [_upper(number) for number in found]


def _upper(number: str) -> str:
    """Letters of a section are capitals; the prefix is not."""
    prefix, colon, bare = number.rpartition(":")
    return (prefix.lower() + colon + bare.upper()) if colon else number.upper()


def _by_number(
    query: str,
    numbers: list[str],
    edition: str,
    book: Digest,
    sections: frozenset[str],
    vocabulary: Vocabulary,
) -> Route | None:
    keys: dict[str, None] = {}
    elsewhere: dict[str, None] = {}
    notes: list[str] = []
    for number in numbers:
        rule = book.at(number, edition)
        section = number if number.startswith("tr:") else f"tr:{number}"
        found = [rule.key] if rule else []
        if section in sections:
            found.insert(0 if _TOURNAMENT.search(query) else len(found), section)
        keys.update(dict.fromkeys(found))
        for other in EDITIONS:
            was = book.at(number, other) if other != edition else None
            if was is not None and was is not rule:
                now = was.number(edition)
                elsewhere[was.key] = None
                moved = f"is {now} in {edition}" if now else f"is not in {edition}"
                notes.append(f"In edition {other}, {number} is another rule ({was.key}), which {moved}.")
    rest = _APPENDIX.sub(" ", _NUMBER.sub(" ", query))
    only = _says_nothing(rest, vocabulary)
    if not keys and not elsewhere:
        if only:
            book.find(numbers[0].removeprefix("tr:"), edition)
            raise UnknownRule(numbers[0], edition=edition)
        return None
    keys.update(elsewhere)
    return Route(tuple(keys), "number", only, " ".join(notes) or None)


def _says_nothing(text: str, vocabulary: Vocabulary) -> bool:
    """Whether only stop words and words like "rule" or "explain" are left."""
    return all(word in _FILLER or vocabulary.is_stop_word(word) for word in plain_words(text))
