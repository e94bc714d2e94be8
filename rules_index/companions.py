"""The documents beside the comprehensive rules, in our own words: glossary, tournament rules and learn
page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from rules_index.cache import remembered
from rules_index.editions import check_edition
from rules_index.errors import DigestError
from rules_index.loader import DIGEST_FOLDER, digest

# How a section of each document is cited.
PREFIXES = {"tournament": "tr:", "learn": "learn:"}


@dataclass(frozen=True, slots=True)
class Table:
    """Figures of a document: `columns` heads the cells of each row."""

    id: str
    title: str
    sections: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]

    def lines(self) -> list[str]:
        """The table as text, a row a line; empty cells are left out."""
        shown = [
            "; ".join(
                f"{head.replace('_', ' ')}: {cell}"
                for head, cell in zip(self.columns, row, strict=True)
                if cell
            )
            for row in self.rows
        ]
        return [f"{self.title}:", *(f"- {line}" for line in shown), *self.notes]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the tournament rules or of the learn page.

    `number` is how it is cited ("tr:3.4.3"), `differs` says where the learn page departs from the rules.
    """

    document: str
    number: str
    title: str
    statement: str
    points: tuple[str, ...]
    questions: tuple[str, ...]
    refs: tuple[str, ...]
    differs: str | None
    tables: tuple[Table, ...]

    @property
    def text(self) -> str:
        """All of it: statement, points and tables, a line each."""
        lines = [self.statement, *(f"- {point}" for point in self.points)]
        for table in self.tables:
            lines += table.lines()
        if self.differs:
            lines.append(f"Differs from the rules: {self.differs}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Term:
    """A term, keyword or symbol of the glossary, with other words for it and the rules that carry it."""

    term: str
    kind: str
    also: tuple[str, ...]
    refs: tuple[str, ...]
    definitions: tuple[tuple[str, str], ...]

    def definition(self, edition: str) -> str:
        """What it means in an edition. Raises UnknownEdition."""
        check_edition(edition)
        by_edition = dict(self.definitions)
        return by_edition.get(edition) or by_edition[""]


@dataclass(frozen=True, slots=True)
class Sections:
    """A whole document in sections."""

    document: str
    title: str
    about: str
    authority: str
    sections: tuple[Section, ...]

    def section(self, number: str) -> Section | None:
        """The section cited by this number, with or without the document's prefix."""
        wanted = {number, PREFIXES[self.document] + number}
        return next((section for section in self.sections if section.number in wanted), None)


@lru_cache(maxsize=1)
def glossary() -> tuple[Term, ...]:
    """All terms in the order of the glossary. Raises DigestError."""
    return load_glossary(DIGEST_FOLDER / "glossary.yaml", citable())


@lru_cache(maxsize=2)
def sections_of(document: str) -> Sections:
    """The tournament rules or the learn page. Raises DigestError."""
    return load_sections(DIGEST_FOLDER / f"{document}.yaml", citable())


def load_glossary(path: Path, known: frozenset[str]) -> tuple[Term, ...]:
    """Read a glossary file; `known` holds all that its references may name. Raises DigestError."""
    content = path.read_bytes()

    def build(value: Any) -> tuple[Term, ...]:
        return tuple(
            Term(
                term=row["term"],
                kind=row["kind"],
                also=tuple(row["also"]),
                refs=tuple(row["refs"]),
                definitions=tuple(
                    row["definition"].items()
                    if isinstance(row["definition"], dict)
                    else [("", row["definition"])]
                ),
            )
            for row in value["entries"]
        )

    terms = remembered("glossary", "1", [(path.name, content)], lambda: _parse(path, content), build)
    check_references(path, ((term.term, term.refs) for term in terms), known)
    return terms


def load_sections(path: Path, known: frozenset[str]) -> Sections:
    """Read a document in sections; `known` holds all that its references may name. Raises DigestError."""
    content = path.read_bytes()
    document = remembered(
        path.stem, "1", [(path.name, content)], lambda: _parse(path, content), _build_sections
    )
    own = frozenset(section.number for section in document.sections)
    check_references(path, ((section.number, section.refs) for section in document.sections), known | own)
    return document


def _parse(path: Path, content: bytes) -> Any:
    # Imported late: a start from the cache needs neither YAML nor Pydantic.
    from rules_index.document_schema import GlossaryFile, SectionsFile
    from rules_index.schema import validate
    from rules_index.yamlfile import YamlFile

    file = YamlFile(path.name, content.decode("utf-8"))
    return validate(file, GlossaryFile if path.stem == "glossary" else SectionsFile).model_dump()


def _build_sections(value: Any) -> Sections:
    prefix = PREFIXES[value["document"]]
    tables = {
        row["id"]: Table(
            id=row["id"],
            title=row["title"],
            sections=tuple(row["sections"]),
            columns=tuple(row["columns"]),
            rows=tuple(tuple(cells) for cells in row["rows"]),
            notes=tuple(row["notes"]),
        )
        for row in value["tables"]
    }
    sections = tuple(
        Section(
            document=value["document"],
            number=prefix + row["section"],
            title=row["title"],
            statement=row["statement"],
            points=tuple(row["points"]),
            questions=tuple(row["questions"]),
            refs=tuple(row["refs"]),
            differs=row["differs"],
            tables=tuple(tables[name] for name in row["tables"]),
        )
        for row in value["sections"]
    )
    return Sections(value["document"], value["title"], value["about"], value["authority"], sections)


def citable() -> frozenset[str]:
    """Everything that a document may refer to: rules by key, and sections of the tournament rules."""
    content = (DIGEST_FOLDER / "tournament.yaml").read_bytes()
    path = DIGEST_FOLDER / "tournament.yaml"
    tournament = remembered(
        path.stem, "1", [(path.name, content)], lambda: _parse(path, content), _build_sections
    )
    return frozenset(digest().keys()) | {section.number for section in tournament.sections}


def check_references(path: Path, rows: Iterable[tuple[str, tuple[str, ...]]], known: frozenset[str]) -> None:
    """Raise DigestError that names file and entry where a reference leads nowhere."""
    problems = [
        f"{path.name}: {name}: refers to {ref}, which does not exist"
        for name, refs in rows
        for ref in refs
        if ref not in known
    ]
    if problems:
        raise DigestError(problems)
