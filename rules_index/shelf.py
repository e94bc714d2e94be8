"""All documents: what there is, and reading one by section, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_index.companions import PREFIXES, Sections, glossary, sections_of
from rules_index.editions import DEFAULT_EDITION, EDITIONS, check_edition, number_key
from rules_index.errors import QueryError, UnknownDocument
from rules_index.loader import digest
from rules_index.official.wording import official_wording

DOCUMENTS = ("rules", "glossary", "tournament", "learn")
PAGE_SIZE = 25


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """A document as listed: `contents` pairs the sections that can be read by themselves with their titles."""

    document: str
    title: str
    about: str
    authority: str
    editions: tuple[str, ...]
    passages: int
    contents: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A rule, section or term of a document. `official` is the publisher's wording where it has been imported."""

    number: str | None
    key: str
    title: str
    text: str
    official: str | None


@dataclass(frozen=True, slots=True)
class DocumentPage:
    """One page of a document or of a section of it; `page` counts from 1 to `pages`."""

    document: str
    title: str
    edition: str | None
    section: str | None
    page: int
    pages: int
    total: int
    passages: tuple[Passage, ...]


def documents(edition: str = DEFAULT_EDITION) -> tuple[DocumentInfo, ...]:
    """All documents in the order of their rank. Raises UnknownEdition, DigestError."""
    book = digest()
    rules = DocumentInfo(
        document="rules",
        title=f"Comprehensive rules, edition {check_edition(edition)}",
        about="What every rule says, in our own words, under the publisher's numbers; keys outlast editions.",
        authority="publisher",
        editions=EDITIONS,
        passages=len(book.numbers(edition)),
        contents=tuple(sorted(book.chapters.items(), key=lambda chapter: int(chapter[0]))),
    )
    terms = DocumentInfo(
        document="glossary",
        title="Glossary",
        about="Terms, keywords and symbols, with the words that players of other games use for them.",
        authority="digest",
        editions=EDITIONS,
        passages=len(glossary()),
        contents=(),
    )
    return (
        rules,
        *(_info(sections_of(name)) for name in ("tournament",)),
        terms,
        _info(sections_of("learn")),
    )


def _info(document: Sections) -> DocumentInfo:
    prefix = PREFIXES[document.document]
    contents = ((section.number.removeprefix(prefix), section.title) for section in document.sections)
    return DocumentInfo(
        document=document.document,
        title=document.title,
        about=document.about,
        authority=document.authority,
        editions=(),
        passages=len(document.sections),
        contents=tuple((number, title) for number, title in contents if "." not in number),
    )


def read_document(
    document: str,
    section: str | None = None,
    page: int = 1,
    *,
    edition: str = DEFAULT_EDITION,
    page_size: int = PAGE_SIZE,
) -> DocumentPage:
    """Read a document, or a section with all that stands under it, a page at a time.

    `section` is a chapter or rule number ("9", "9.17"), a section of the tournament rules ("3.4" or
    "tr:3.4"), the name of a part of the learn page, or the beginning of a term.

    Raises UnknownDocument for a document, section or page that does not exist, QueryError for a page size below 1,
    UnknownEdition, DigestError, StoreError.
    """
    check_edition(edition)
    if page_size < 1:
        raise QueryError(f"page_size is {page_size}: it must be 1 or more")
    if document == "rules":
        title, passages = f"Comprehensive rules, edition {edition}", _rules(section, edition)
    elif document == "glossary":
        title, passages = "Glossary", _terms(section, edition)
    elif document in PREFIXES:
        whole = sections_of(document)
        title, passages = whole.title, _sections(whole, section, edition)
    else:
        raise UnknownDocument(document, DOCUMENTS)
    pages = max(1, -(-len(passages) // page_size))
    if not 1 <= page <= pages:
        raise UnknownDocument(str(page), [f"1 to {pages}"], what="page")
    shown = passages[(page - 1) * page_size : page * page_size]
    dated = edition if document in ("rules", "glossary") else None
    return DocumentPage(document, title, dated, section, page, pages, len(passages), tuple(shown))


def _rules(section: str | None, edition: str) -> list[Passage]:
    book = digest()
    wording = official_wording(edition)
    wanted = section.strip().rstrip(".") if section else None
    numbers = [number for number in book.numbers(edition) if _under(number, wanted)]
    if not numbers:
        # Says which numbers are near, or which edition has this one.
        book.find(section or "", edition)
    passages: list[Passage] = []
    for number in numbers:
        rule = book.find(number, edition)
        title = book.chapters.get(number.partition(".")[0], "")
        passages.append(Passage(number, rule.key, title, rule.statement(edition), wording.get(number)))
    return passages


def _sections(document: Sections, section: str | None, edition: str) -> list[Passage]:
    wording = official_wording(edition)
    prefix = PREFIXES[document.document]
    wanted = section.strip().removeprefix(prefix) if section else None
    found = [part for part in document.sections if _under(part.number.removeprefix(prefix), wanted)]
    if not found:
        known = [part.number.removeprefix(prefix) for part in document.sections]
        raise UnknownDocument(section or "", _near(section or "", known), what="section")
    return [
        Passage(part.number, part.number, part.title, part.text, wording.get(part.number)) for part in found
    ]


def _terms(section: str | None, edition: str) -> list[Passage]:
    wanted = (section or "").strip().lower()
    found = [term for term in glossary() if term.term.lower().strip("[]").startswith(wanted.strip("[]"))]
    if not found:
        raise UnknownDocument(
            section or "", _near(section or "", [term.term for term in glossary()]), what="term"
        )
    return [
        Passage(None, f"glossary:{term.term}", term.term, term.definition(edition), None) for term in found
    ]


def _under(number: str, wanted: str | None) -> bool:
    return wanted is None or number == wanted or number.startswith(f"{wanted}.")


def _near(asked: str, known: Sequence[str]) -> list[str]:
    from rapidfuzz import process

    near = [found for found, _, _ in process.extract(asked, known, limit=5)]
    return sorted(near, key=lambda number: number_key(number) if number[:1].isdigit() else ((2, 0, number),))
