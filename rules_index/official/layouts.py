"""Which of the known layouts a document has, told by its content."""

from __future__ import annotations

import re

from rules_index.errors import UnrecognisedDocument
from rules_index.official import bundle, learn, lined
from rules_index.official.parsed import ParsedDocument, Text

# Fewer numbers than this do not make a layout.
_ENOUGH = 3


def parse(text: Text) -> ParsedDocument:
    """Recognise and read a document.

    Raises UnrecognisedDocument where no layout fits, and DocumentError or TruncatedDocument with the line
    where one fits but the document is damaged.
    """
    lines = [line.strip() for line in text.content.split("\n")]
    if len(bundle.RULE_HEADING.findall(text.content)) >= _ENOUGH:
        return bundle.parse_bundle(text)
    if _count(lined.BULLET_NUMBER, lines) >= _ENOUGH:
        return lined.parse_bulleted(text)
    if _count(lined.SECTION_NUMBER, lines) >= _ENOUGH:
        return lined.parse_section(text)
    if len(learn.headings_in(text)) >= learn.ENOUGH:
        return learn.parse_learn(text)
    first = next((number for number, line in enumerate(lines, 1) if line), 1)
    raise UnrecognisedDocument(
        text.source,
        "no known layout: expected the knowledge bundle (headings like `### 9.3 — ...`), a section file (each rule "
        "number on a line of its own), a rulebook with bulleted numbers (`• 9.3 ...`), or the learn page; an excerpt "
        "needs its rule numbers, chapter titles alone are not enough",
        line=first,
    )


def _count(pattern: re.Pattern[str], lines: list[str]) -> int:
    return sum(1 for line in lines if pattern.match(line))
