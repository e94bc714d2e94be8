"""The learn page: a third party's summary in parts under short headings, without numbers."""

from __future__ import annotations

import re

from rules_index.errors import TruncatedDocument
from rules_index.official.parsed import ParsedDocument, Passage, Text

# Headings by which the page is known. All of them stand on a whole copy.
HEADINGS = (
    *("Win Conditions", "Game Setup", "Turn Phases", "Combat", "Card Types", "Keywords & Triggers"),
    *("Resources", "Play Areas", "Deck Building", "Tournament Play"),
)
ENOUGH = 4


def headings_in(text: Text) -> list[str]:
    """The known headings that stand on a line of their own."""
    lines = {line.strip() for line in text.content.split("\n")}
    return [heading for heading in HEADINGS if heading in lines]


def parse_learn(text: Text) -> ParsedDocument:
    """Read a learn page into its parts. Raises TruncatedDocument where its later parts are missing."""
    lost = [heading for heading in HEADINGS if heading not in headings_in(text)]
    lines = text.content.split("\n")
    if lost:
        raise TruncatedDocument(text.source, f"the parts {', '.join(lost)} are missing", line=len(lines))
    passages: list[Passage] = []
    heading, start, words = "Introduction", 1, list[str]()
    for line, raw in enumerate([*lines, HEADINGS[0]], 1):
        said = raw.strip()
        if said not in HEADINGS:
            words += [said] if said else []
            continue
        if words:
            number = f"learn:{re.sub(r'[^a-z]+', '-', heading.lower()).strip('-')}"
            passages.append(Passage("learn", number, heading, "\n".join(words), start))
        heading, start, words = said, line, []
    return ParsedDocument(text.source, "learn", "Learn page", tuple(passages))
