"""Documents with a rule or a part of one on each line: the section files and the bulleted rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules_index.errors import DocumentError, TruncatedDocument
from rules_index.official.parsed import ParsedDocument, Passage, Text
from rules_index.official.sequence import comes_later, follows

_CHAPTER = re.compile(r"^(\d{1,2})\.? ([A-Z][^.]*)$")
SECTION_NUMBER = re.compile(r"^(\d{1,2}(?:\.\d{1,3})+)(?: (\S.*))?$")
BULLET_NUMBER = re.compile(r"^(?:•|- \*\*) ?(\d{1,2}(?:\.\d{1,3})+)(?:\*\*)? (\S.*)$")
# Something that would be a rule if its number were whole: 11..4, 9.17.x, 10.3.1.
_DAMAGED = re.compile(r"^(?:• |- \*\*)?\d{1,2}\.(?:\d{0,3}\.)*(?:\.|[A-Za-z]\b|\d{1,3}\.$|\d{4,})")


class _Reader:
    """Collects passages line by line."""

    def __init__(self, text: Text, in_order: Callable[[str, str], bool]) -> None:
        self.text = text
        self.in_order = in_order
        self.found: list[tuple[str, int, list[str]]] = []

    def number(self, number: str, rest: str | None, line: int) -> None:
        if self.found and not self.in_order(self.found[-1][0], number):
            previous = self.found[-1][0]
            problem = f"rule {number} cannot follow rule {previous}: part of the text is missing or damaged"
            raise DocumentError(self.text.source, problem, line=line)
        self.found.append((number, line, [rest] if rest else []))

    def words(self, words: str, line: int) -> None:
        if _DAMAGED.match(words):
            raise DocumentError(
                self.text.source, f"this looks like a damaged rule number: {words[:40]!r}", line=line
            )
        if self.found:
            self.found[-1][2].append(words)

    def passages(self) -> tuple[Passage, ...]:
        for number, line, words in self.found:
            if not words:
                raise TruncatedDocument(
                    self.text.source, f"rule {number} has no text; give the document to its end", line=line
                )
        return tuple(
            Passage("rules", number, "", "\n".join(words), line) for number, line, words in self.found
        )


def parse_section(text: Text) -> ParsedDocument:
    """Read a file of one chapter with each number on a line of its own. Raises DocumentError with the line."""
    reader = _Reader(text, follows)
    title = ""
    for line, words in _lines(text):
        chapter = _CHAPTER.match(words)
        number = SECTION_NUMBER.match(words)
        if number:
            reader.number(number.group(1), number.group(2), line)
        elif chapter and not reader.found:
            title = words
        elif not reader.found:
            raise DocumentError(text.source, "text before the first rule number", line=line)
        else:
            reader.words(words, line)
    return ParsedDocument(text.source, "section", title or "Section of the rules", reader.passages())


def parse_bulleted(text: Text) -> ParsedDocument:
    """Read a rulebook with a bullet before each number; it may leave rules out. Raises DocumentError with
    the line.
    """
    lines = list(_lines(text))
    contents, body = _chapters(lines)
    reader = _Reader(text, comes_later)
    titles = set(contents)
    for line, words in body:
        number = BULLET_NUMBER.match(words)
        if number:
            reader.number(number.group(1), number.group(2), line)
        elif words.removeprefix("• ") not in titles:
            reader.words(words.removeprefix("• "), line)
    passages = reader.passages()
    have = {passage.number.partition(".")[0] for passage in passages}
    lost = [chapter.partition(" ")[0] for chapter in contents if chapter[:1].isdigit()]
    if missing := [chapter for chapter in lost if chapter not in have]:
        problem = (
            f"the table of contents has chapter {', '.join(missing)}, the text has no rule of it; give the whole "
            "document, or, to import an excerpt, leave its table of contents out"
        )
        raise TruncatedDocument(text.source, problem, line=lines[-1][0])
    return ParsedDocument(text.source, "bulleted", lines[0][1], passages)


def _lines(text: Text) -> list[tuple[int, str]]:
    return [(line, words.strip()) for line, words in enumerate(text.content.split("\n"), 1) if words.strip()]


def _chapters(lines: list[tuple[int, str]]) -> tuple[list[str], list[tuple[int, str]]]:
    """The titles in the table of contents, and the lines after it. The table ends where its first title
    comes again.
    """
    begin = next((place for place, (_, words) in enumerate(lines) if words == "Table of Contents"), None)
    if begin is None:
        return [], lines
    titles: list[str] = []
    for place in range(begin, len(lines)):
        words = lines[place][1]
        title = words.removeprefix("• ")
        if title in titles and title[:1].isdigit():
            return titles, lines[place:]
        if words != "Table of Contents":
            titles.append(title)
    return [], lines
