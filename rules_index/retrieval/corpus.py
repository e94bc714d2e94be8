"""What is searched: one entry for each rule, term, section or common question, with the texts that stand
for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules_index.book import Digest
from rules_index.companions import Section, Term
from rules_index.rule import Rule
from rules_index.topics import Topic

TOPICS = "topics"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that a search compares with a query.

    `passages` are the texts by which it is found, each by itself: what it says, the questions that people
    ask, an example, the publisher's wording where imported. `title` is what stands above it.
    """

    document: str
    key: str
    numbers: tuple[str, ...]
    chapter: str
    kind: str
    title: str
    statement: str
    passages: tuple[str, ...]
    refs: tuple[str, ...]
    official: str | None = None
    superseded_by: str | None = None

    @property
    def text(self) -> str:
        """All its passages as one text."""
        return " ".join((self.title, *self.passages))


def rule_entries(book: Digest, edition: str, official: Mapping[str, str]) -> list[Entry]:
    """The rules of an edition in number order; `official` maps numbers to the publisher's wording."""
    keys: dict[str, None] = {}
    for number in book.numbers(edition):
        rule = book.at(number, edition)
        if rule is not None:
            keys.setdefault(rule.key)
    return [_rule_entry(book, book.rule(key), edition, official) for key in keys]


def _rule_entry(book: Digest, rule: Rule, edition: str, official: Mapping[str, str]) -> Entry:
    numbers = rule.numbers(edition)
    statement = rule.statement(edition)
    wording = next((official[number] for number in numbers if number in official), None)
    return Entry(
        document="rules",
        key=rule.key,
        numbers=numbers,
        chapter=rule.chapter,
        kind=rule.kind,
        title=book.chapters.get(rule.chapter, ""),
        statement=statement,
        passages=tuple(text for text in (statement, *rule.questions, rule.example, wording) if text),
        refs=rule.refs,
        official=wording,
        superseded_by=rule.superseded_by(edition),
    )


def section_entry(section: Section, official: Mapping[str, str]) -> Entry:
    """A section of the tournament rules or of the learn page."""
    wording = official.get(section.number)
    tables = tuple(" ".join(table.lines()) for table in section.tables)
    titled = f"{section.title}. {section.statement}"
    return Entry(
        document=section.document,
        key=section.number,
        numbers=(section.number,),
        chapter=section.number.partition(":")[2].partition(".")[0],
        kind="conduct",
        title=section.title,
        statement=section.statement,
        passages=(titled, *section.questions, *section.points, *tables, *([wording] if wording else [])),
        refs=section.refs,
        official=wording,
    )


def term_entry(term: Term, edition: str) -> Entry:
    """A term of the glossary."""
    definition = term.definition(edition)
    return Entry(
        document="glossary",
        key=f"glossary:{term.term}",
        numbers=(),
        chapter="",
        kind="definition",
        title=term.term,
        statement=definition,
        passages=(f"{term.term}: {definition}", ", ".join((term.term, *term.also)), *term.also),
        refs=term.refs,
    )


def topic_entry(place: int, topic: Topic) -> Entry:
    """A common question; it is never a result, but lends its weight to the rules that it names."""
    return Entry(
        document=TOPICS,
        key=f"topics:{place}",
        numbers=(),
        chapter="",
        kind="definition",
        title="",
        statement=topic.asks[0],
        passages=topic.asks,
        refs=topic.rules,
    )
