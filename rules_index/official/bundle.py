"""The knowledge bundle: Markdown, mostly on one line; comprehensive rules, tournament rules and cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules_index.errors import DocumentError, TruncatedDocument
from rules_index.official.card_lines import card_lines
from rules_index.official.parsed import ParsedDocument, Passage, PassageKind, Text
from rules_index.official.sequence import follows

RULE_HEADING = re.compile(r"(?<![#\S])#{2,6} (\d{1,2}(?:\.\d{1,3})+) — ")
_CHAPTER = re.compile(r"(?<![#\S])## (\d{1,2}) — ")
_TOURNAMENT = re.compile(r"(?<![#\S])# Tournament Rules ")
_SECTION = re.compile(r"(?<![#\S])#{2,6} (?:(\d{1,2}(?:\.\d{1,3})*|[A-Z](?:\.\d{1,3})+) |Appendix ([A-Z]): )")
CARDS = re.compile(r"(?<![#\S])## Cards (\d+) cards\.")
_RULES_END = re.compile(r"(?<![#\S])## (?:CREDITS|Glossary|Errata)\b")
_STATED = re.compile(r"comprehensive-rules/(\d{4}-\d{2})/")


def parse_bundle(text: Text) -> ParsedDocument:
    """Read a knowledge bundle. Raises DocumentError, TruncatedDocument with the place."""
    content = text.content
    first = RULE_HEADING.search(content)
    assert first is not None, "recognised by its rule headings"
    end = _RULES_END.search(content, first.end())
    if end is None:
        raise _truncated(
            text, len(content), "the comprehensive rules have no end (no CREDITS or Glossary after them)"
        )
    passages = [*_rules(text, end.start())]
    begin = _TOURNAMENT.search(content, end.end())
    cards = CARDS.search(content, end.end())
    if begin is not None:
        passages += _sections(text, begin.end(), cards.start() if cards else len(content))
    if cards is None:
        raise _truncated(text, len(content), "the list of cards at its end is missing")
    passages += _cards(text, cards)
    stated = _STATED.search(content)
    return ParsedDocument(
        text.source, "bundle", "Knowledge bundle", tuple(passages), stated.group(1) if stated else None
    )


def _rules(text: Text, end: int) -> Iterator[Passage]:
    headings = list(RULE_HEADING.finditer(text.content, 0, end))
    _check_order(text, headings)
    yield from _between(text, headings, end, "rules")


def _check_order(text: Text, headings: Sequence[re.Match[str]]) -> None:
    previous: str | None = None
    for heading in headings:
        number = heading.group(1)
        if previous is not None and not follows(previous, number):
            problem = f"rule {number} cannot follow rule {previous}: part of the text is missing or damaged"
            place = heading.start()
            raise DocumentError(text.source, problem + text.where(place), line=text.line(place))
        previous = number


def _between(text: Text, headings: Sequence[re.Match[str]], end: int, kind: PassageKind) -> Iterator[Passage]:
    for place, heading in enumerate(headings):
        following = headings[place + 1].start() if place + 1 < len(headings) else end
        title, body = _split_title(text.content[heading.end() : following])
        number = heading.group(1)
        yield Passage(kind, number, title, body, text.line(heading.start()))


def _split_title(raw: str) -> tuple[str, str]:
    """A heading repeats the beginning of its rule, cut short with an ellipsis where it is long."""
    kept = re.split(r"(?<![#\S])#{2,6} (?=\S)", raw)
    body = _plain(kept[0])
    # A named rule has its name once more as a heading, and its text under that. Any other heading begins a
    # new part.
    if len(kept) > 1 and (again := _plain(kept[1])).startswith(body):
        return body, again.removeprefix(body).strip() or body
    head, ellipsis, rest = body.partition("… ")
    if ellipsis and rest.startswith(head[:20]):
        return head + "…", rest
    for end in (found.end() for found in re.finditer(r"[.!?:”)]? ", body)):
        title = body[:end].strip()
        if len(title) >= 3 and body[end:].startswith(title):
            return title, body[end:]
    return "", body


def _plain(raw: str) -> str:
    raw = re.sub(r"!\[[^\]]*\]\([^)]*\)(?:\s*\*[^*]*\*)*", " ", raw)
    raw = re.sub(r"\{?\[([^\]]*)\]\((?:#|https?:)[^)]*\)\}?", r"\1", raw)
    raw = re.sub(r"> \*\*([A-Z]+):?\*\*:?", r"\n\1:", raw)
    raw = re.sub(r"\*+([^*]+)\*+", r"\1", raw)
    return re.sub(r"[ \t]+", " ", raw).strip()


def _sections(text: Text, start: int, end: int) -> Iterator[Passage]:
    headings = list(_SECTION.finditer(text.content, start, end))
    if not headings or not any(heading.group(2) for heading in headings):
        raise _truncated(text, end, "the tournament rules stop before their appendices")
    for place, heading in enumerate(headings):
        following = headings[place + 1].start() if place + 1 < len(headings) else end
        number = (heading.group(1) or heading.group(2)).lstrip("0")
        body = _plain(text.content[heading.end() : following])
        yield Passage("tournament", f"tr:{number}", "", body, text.line(heading.start()))


def _cards(text: Text, heading: re.Match[str]) -> Iterator[Passage]:
    listed = list(card_lines(text.content[heading.end() :]))
    expected = int(heading.group(1))
    if len(listed) != expected:
        problem = f"{expected} cards are announced, {len(listed)} can be read"
        raise _truncated(text, len(text.content), problem)
    line = text.line(heading.start())
    for card in listed:
        yield Passage("card", card.id, card.name, card.text.replace("\n", " "), line)


def _truncated(text: Text, place: int, problem: str) -> TruncatedDocument:
    return TruncatedDocument(text.source, problem + text.where(place), line=text.line(place))
