"""What the rules say: the digest of the comprehensive rules in every edition, its documents, and search
over them.
"""

from __future__ import annotations

from rules_index.book import Digest, Neighbours
from rules_index.editions import DEFAULT_EDITION, EDITIONS
from rules_index.errors import (
    DigestError,
    DocumentError,
    ModelError,
    QueryError,
    RulesIndexError,
    StoreError,
    UnknownDocument,
    UnknownEdition,
    UnknownRule,
)
from rules_index.export import export_rows
from rules_index.loader import digest
from rules_index.rule import Citation, Rule

__all__ = [
    "DEFAULT_EDITION",
    "EDITIONS",
    "Citation",
    "Digest",
    "DigestError",
    "DocumentError",
    "ModelError",
    "Neighbours",
    "QueryError",
    "Rule",
    "RulesIndexError",
    "StoreError",
    "UnknownDocument",
    "UnknownEdition",
    "UnknownRule",
    "digest",
    "export_rows",
]
