"""Which edition a document belongs to."""

from __future__ import annotations

import re

from rules_index.book import Digest
from rules_index.editions import EDITIONS, chapter_of
from rules_index.errors import DocumentError
from rules_index.official.parsed import ParsedDocument

EDITION_NAME = re.compile(r"\d{4}-\d{2}")
# A smaller part of known numbers than this means another edition.
_ENOUGH = 0.9


def edition_of(document: ParsedDocument, book: Digest, named: str | None) -> str | None:
    """The edition of a document's rules: as named by the caller, as stated in it, or as its numbers tell.

    None for a document without rules. Raises DocumentError where nothing tells it, or the name is no year
    and month.
    """
    if named is not None:
        if not EDITION_NAME.fullmatch(named):
            raise DocumentError(
                document.source, f"an edition is named by year and month (2026-11), not {named!r}"
            )
        return named
    numbers = {passage.number for passage in document.of_kind("rules")}
    if not numbers:
        return None
    if document.stated_edition is not None:
        return document.stated_edition
    known = {edition: len(numbers.intersection(book.numbers(edition))) / len(numbers) for edition in EDITIONS}
    best = max(known.values())
    if best < _ENOUGH:
        shares = ", ".join(f"{share:.0%} of them are in {edition}" for edition, share in known.items())
        raise DocumentError(
            document.source,
            f"its rule numbers fit no known edition ({shares}); name its edition (--edition YYYY-MM)",
        )
    # Of editions that fit equally well: the one whose chapters are as long as the document's, else the first.
    fitting = [edition for edition in EDITIONS if known[edition] == best]
    return min(fitting, key=lambda edition: len(missing_numbers(numbers, book, edition)))


def missing_numbers(numbers: set[str], book: Digest, edition: str) -> list[str]:
    """Numbers that the edition has in the chapters of these numbers, and that are not among them."""
    chapters = {chapter_of(number) for number in numbers}
    return [
        number for number in book.numbers(edition) if chapter_of(number) in chapters and number not in numbers
    ]
