"""The publisher's wording by number, where it has been imported."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules_index.editions import CARRIED_OVER, EDITIONS, chapter_of, check_edition
from rules_index.official.parsed import AUTHORITY

Stamp = tuple[str, int, int] | None


def store_stamp() -> Stamp:
    """What changes whenever something is imported; None where nothing was. Cheap: one look at the file."""
    # Imported late: the store brings SQLAlchemy, which a machine without imports never needs.
    from rules_index.official.place import database_path

    path = database_path()
    try:
        status = path.stat()
    except OSError:
        return None
    return str(path), status.st_mtime_ns, status.st_size


def official_wording(edition: str) -> Mapping[str, str]:
    """Number to text: the rules of an edition (with what it carries over) and the tournament sections
    ("tr:3.4.3").

    Empty where nothing was imported. Raises UnknownEdition, StoreError.
    """
    return _wording(check_edition(edition), store_stamp())


def official_cards() -> Mapping[str, tuple[str, str]]:
    """Card id to (name, text as printed), where a bundle was imported. Raises StoreError."""
    return _cards(store_stamp())


@lru_cache(maxsize=8)
def _wording(edition: str, stamp: Stamp) -> Mapping[str, str]:
    if stamp is None:
        return {}
    from rules_index.official.store import Store

    rows = sorted(Store().rows(["rules", "tournament"]), key=lambda row: -AUTHORITY[row.layout])
    found: dict[str, str] = {}
    carried, chapters = CARRIED_OVER.get(edition, ("", frozenset()))
    # The most authoritative document comes last and so wins.
    for row in rows:
        if row.kind == "rules" and row.edition == carried and chapter_of(row.number) in chapters:
            found[row.number] = row.text
    for row in rows:
        if row.kind == "tournament" or row.edition == edition:
            found[row.number] = row.text
    return found


@lru_cache(maxsize=2)
def _cards(stamp: Stamp) -> Mapping[str, tuple[str, str]]:
    if stamp is None:
        return {}
    from rules_index.official.store import Store

    return {row.number: (row.title, row.text) for row in Store().rows(["card"])}


def last_wording() -> Mapping[str, str]:
    """The publisher's wording of the newest edition that the digest has."""
    return official_wording(EDITIONS[-1])
