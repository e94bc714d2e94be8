"""Import the publisher's documents: read all, compare with the digest, store all or nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.book import Digest
from rules_index.companions import sections_of
from rules_index.editions import EDITIONS, chapter_of, number_key
from rules_index.errors import DocumentError, TruncatedDocument
from rules_index.loader import digest
from rules_index.official.edition import edition_of, missing_numbers
from rules_index.official.layouts import parse
from rules_index.official.matching import Match, match_rules
from rules_index.official.parsed import Layout, ParsedDocument, Passage
from rules_index.official.reading import read_text
from rules_index.official.store import Store, StoredDocument, StoredPassage
from rules_index.official.wording import last_wording

# Told the file that is worked on, its place and how many there are.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What one document holds, compared with the digest.

    `counts` says how many passages of each kind were found, `unknown` which numbers the digest lacks,
    `missing` which it has in the document's chapters and the document lacks. For an edition that the digest
    does not know, `matches` says what became of each rule, for a person to confirm. `unchanged` is True
    where this very document was imported before.
    """

    source: str
    layout: Layout
    title: str
    edition: str | None
    counts: dict[str, int]
    unknown: tuple[str, ...]
    missing: tuple[str, ...]
    matches: tuple[Match, ...]
    unchanged: bool
    stored: bool
    notes: tuple[str, ...]

    @property
    def found(self) -> int:
        """How many passages the document has."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class ImportedDocument:
    """A document that was imported: `source` is the name of its file."""

    layout: str
    edition: str | None
    title: str
    source: str


def imported_documents() -> list[ImportedDocument]:
    """The documents imported so far. Raises StoreError."""
    return [ImportedDocument(row.layout, row.edition, row.title, row.source) for row in Store().documents()]


def import_documents(
    paths: Sequence[Path],
    *,
    edition: str | None = None,
    check: bool = False,
    progress: Progress | None = None,
) -> list[ImportReport]:
    """Import documents into the user's data folder, or (with `check`) only say what an import would find.

    `edition` names the edition of the rules in them where their content does not tell. Nothing is stored unless every
    document can be; importing the same again changes nothing.

    Raises DocumentError and its kinds with file and line, StoreError, DigestError.
    """
    book = digest()
    store = Store()
    before = store.checksums()
    reports: list[ImportReport] = []
    rows: list[StoredDocument] = []
    for place, path in enumerate(paths):
        if progress is not None:
            progress(str(path), place, len(paths))
        text = read_text(path)
        document = parse(text)
        checksum = hashlib.sha256(text.content.encode()).hexdigest()
        found = edition_of(document, book, edition)
        compared = _compare(document, book, found)
        row = _row(document, found, checksum, compared, book)
        if row.slot in {other.slot for other in rows}:
            raise DocumentError(
                str(path), f"a second document of the same kind and edition ({row.slot}); import one"
            )
        unchanged = before.get(row.slot) == checksum
        rows += [] if unchanged else [row]
        counts = {kind: len(document.of_kind(kind)) for kind in ("rules", "tournament", "card", "learn")}
        reports.append(
            ImportReport(
                source=str(path),
                layout=document.layout,
                title=document.title,
                edition=found,
                counts={kind: count for kind, count in counts.items() if count},
                unknown=compared.unknown,
                missing=compared.missing,
                matches=compared.matches,
                unchanged=unchanged,
                stored=not check,
                notes=compared.notes,
            )
        )
    if rows and not check:
        store.replace(rows)
    if progress is not None:
        progress("", len(paths), len(paths))
    return reports


@dataclass(frozen=True, slots=True)
class _Compared:
    unknown: tuple[str, ...]
    missing: tuple[str, ...]
    matches: tuple[Match, ...]
    notes: tuple[str, ...]


def _compare(document: ParsedDocument, book: Digest, edition: str | None) -> _Compared:
    rules = document.of_kind("rules")
    sections = {section.number for section in sections_of("tournament").sections}
    theirs = {passage.number for passage in document.of_kind("tournament")}
    unknown = theirs - sections
    missing = sections - theirs if theirs else set[str]()
    if edition is not None and edition not in EDITIONS:
        wording = last_wording()
        matches = match_rules(rules, book, wording)
        notes = [f"edition {edition} is new to the digest: the matches below are proposals to confirm"]
        if not wording:
            notes.append(
                f"import edition {EDITIONS[-1]} first: matching with its wording is surer than with the digest's"
            )
        return _Compared(_in_order(unknown), _in_order(missing), tuple(matches), tuple(notes))
    notes: list[str] = []
    if rules and edition is not None:
        numbers = {passage.number for passage in rules}
        unknown |= numbers - set(book.numbers(edition))
        lost = missing_numbers(numbers, book, edition)
        _refuse_cut(document, rules[-1], lost, edition)
        missing |= set(lost)
        if lost and document.layout == "bulleted":
            notes.append("a partial copy of the rules")
        if document.stated_edition is None:
            notes.append(f"edition {edition} was told by its rule numbers")
    return _Compared(_in_order(unknown), _in_order(missing), (), tuple(notes))


def _refuse_cut(document: ParsedDocument, last: Passage, lost: Sequence[str], edition: str) -> None:
    """A whole document that lacks exactly the end of its last chapter was cut. Raises TruncatedDocument."""
    if document.layout == "bulleted" or not lost:
        return
    chapter = chapter_of(last.number)
    after = [n for n in lost if number_key(n) > number_key(last.number) and chapter_of(n) == chapter]
    if after:
        problem = f"it ends with rule {last.number}; edition {edition} goes on to {after[-1]}; give the whole chapter"
        raise TruncatedDocument(document.source, problem, line=last.line)


def _row(
    document: ParsedDocument, edition: str | None, checksum: str, compared: _Compared, book: Digest
) -> StoredDocument:
    chapters = sorted({chapter_of(passage.number) for passage in document.of_kind("rules")}, key=number_key)
    parts = [document.layout, edition or "", "+".join(chapters) if document.layout == "section" else ""]
    slot = ":".join(part for part in parts if part)
    keys = {match.number: match.key for match in compared.matches}
    return StoredDocument(
        slot=slot,
        layout=document.layout,
        edition=edition,
        title=document.title,
        source=Path(document.source).name,
        sha256=checksum,
        passages=[
            StoredPassage(
                kind=passage.kind,
                number=passage.number,
                place=place,
                title=passage.title,
                text=passage.text,
                key=_key(passage, edition, keys, book),
            )
            for place, passage in enumerate(document.passages)
        ],
    )


def _key(
    passage: Passage, edition: str | None, keys: dict[str | None, str | None], book: Digest
) -> str | None:
    if passage.kind != "rules" or edition is None:
        return None
    if edition not in EDITIONS:
        return keys.get(passage.number)
    rule = book.at(passage.number, edition)
    return rule.key if rule else None


def _in_order(numbers: set[str]) -> tuple[str, ...]:
    return tuple(sorted(numbers, key=lambda number: number_key(number.removeprefix("tr:"))))
