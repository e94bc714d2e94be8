"""The shape of the YAML files of the other documents: glossary, tournament rules, learn page, common
questions.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from rules_index.editions import EDITIONS
from rules_index.schema import Strict, Words

Reference = Annotated[str, StringConstraints(min_length=3)]


class TermEntry(Strict):
    """One term of the glossary; its definition may differ by edition."""

    term: Annotated[str, StringConstraints(min_length=1)]
    kind: Literal["term", "keyword", "symbol"]
    also: list[str] = Field(default_factory=list)
    definition: Words | dict[str, Words]
    refs: list[Reference] = Field(default_factory=list)

    @model_validator(mode="after")
    def _editions_fit(self) -> TermEntry:
        if isinstance(self.definition, dict) and set(self.definition) != set(EDITIONS):
            raise ValueError(f"`definition` must name all editions: {', '.join(EDITIONS)}")
        return self


class GlossaryFile(Strict):
    """The glossary."""

    document: Literal["glossary"]
    title: Words
    entries: Annotated[list[TermEntry], Field(min_length=1)]


class SectionEntry(Strict):
    """One section of a document that is not the comprehensive rules."""

    section: Annotated[str, StringConstraints(min_length=1)]
    title: Words
    statement: Words
    points: list[Words] = Field(default_factory=list)
    questions: list[Words] = Field(default_factory=list)
    refs: list[Reference] = Field(default_factory=list)
    tables: list[str] = Field(default_factory=list)
    differs: Words | None = None


class TableEntry(Strict):
    """A table of figures: `columns` heads the cells of each row."""

    id: str
    title: Words
    sections: list[str]
    columns: Annotated[list[str], Field(min_length=1)]
    rows: list[list[str]]
    notes: list[Words] = Field(default_factory=list)

    @model_validator(mode="after")
    def _rows_fit(self) -> TableEntry:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"a row of {len(row)} cells under {len(self.columns)} columns: {row}")
        return self


class SectionsFile(Strict):
    """A document in sections."""

    document: Literal["tournament", "learn"]
    title: Words
    about: Words
    authority: str = "publisher"
    follows: str | None = None
    sections: Annotated[list[SectionEntry], Field(min_length=1)]
    tables: list[TableEntry] = Field(default_factory=list[TableEntry])

    @model_validator(mode="after")
    def _tables_exist(self) -> SectionsFile:
        known = {table.id for table in self.tables}
        for section in self.sections:
            for name in section.tables:
                if name not in known:
                    raise ValueError(
                        f"section {section.section} shows the table {name!r}, which does not exist"
                    )
        return self


class TopicEntry(Strict):
    """A common question in several wordings, and the rules that answer it."""

    asks: Annotated[list[Words], Field(min_length=1)]
    rules: Annotated[list[Reference], Field(min_length=1)]


class TopicsFile(Strict):
    """A file of common questions."""

    title: Words
    topics: Annotated[list[TopicEntry], Field(min_length=1)]
