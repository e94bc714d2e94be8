"""The digest as plain rows, for other programs."""

from __future__ import annotations

from typing import TypedDict

from rules_index.editions import EDITIONS
from rules_index.loader import digest


class ExportRow(TypedDict):
    """One number of one edition."""

    key: str
    number: str
    edition: str
    statement: str
    kind: str


def export_rows() -> list[ExportRow]:
    """One row per number and edition, in number order, edition by edition. Raises DigestError."""
    book = digest()
    rows: list[ExportRow] = []
    for edition in EDITIONS:
        for number in book.numbers(edition):
            rule = book.at(number, edition)
            if rule is not None:
                rows.append(
                    ExportRow(
                        key=rule.key,
                        number=number,
                        edition=edition,
                        statement=rule.statement(edition),
                        kind=rule.kind,
                    )
                )
    return rows
