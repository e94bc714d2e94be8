"""What the rules say: the digest of the comprehensive rules in every edition, the documents beside it, and search.

Importing this package loads neither numpy nor a model; what needs them is loaded on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rules_index.book import Digest, Neighbours
from rules_index.editions import DEFAULT_EDITION, EDITIONS
from rules_index.errors import (
    DigestError,
    DocumentError,
    ModelError,
    QueryError,
    RulesIndexError,
    StoreError,
    TruncatedDocument,
    UnknownDocument,
    UnknownEdition,
    UnknownRule,
    UnrecognisedDocument,
)
from rules_index.export import ExportRow, export_rows
from rules_index.loader import digest
from rules_index.rule import Citation, Rule

if TYPE_CHECKING:
    from rules_index.companions import Term, glossary
    from rules_index.comparing import Comparison, Difference, compare
    from rules_index.official.importing import (
        ImportedDocument,
        ImportReport,
        import_documents,
        imported_documents,
    )
    from rules_index.official.wording import official_cards, official_wording
    from rules_index.register import Contradiction, Reading, contradiction, contradictions, contradictions_of
    from rules_index.retrieval.indexes import prepare as prepare_search
    from rules_index.retrieval.results import Hit, SearchResults
    from rules_index.retrieval.searching import search, search_glossary
    from rules_index.retrieval.terms import TermHit
    from rules_index.shelf import DocumentInfo, DocumentPage, Passage, documents, read_document

_LATE = {
    "Comparison": "comparing",
    "Difference": "comparing",
    "compare": "comparing",
    "Term": "companions",
    "glossary": "companions",
    "ImportReport": "official.importing",
    "import_documents": "official.importing",
    "ImportedDocument": "official.importing",
    "imported_documents": "official.importing",
    "official_cards": "official.wording",
    "official_wording": "official.wording",
    "Contradiction": "register",
    "Reading": "register",
    "contradiction": "register",
    "contradictions": "register",
    "contradictions_of": "register",
    "prepare_search": "retrieval.indexes:prepare",
    "Hit": "retrieval.results",
    "SearchResults": "retrieval.results",
    "search": "retrieval.searching",
    "search_glossary": "retrieval.searching",
    "TermHit": "retrieval.terms",
    "DocumentInfo": "shelf",
    "DocumentPage": "shelf",
    "Passage": "shelf",
    "documents": "shelf",
    "read_document": "shelf",
}

__all__ = [
    "DEFAULT_EDITION",
    "EDITIONS",
    "Citation",
    "Comparison",
    "Contradiction",
    "Difference",
    "Digest",
    "DigestError",
    "DocumentError",
    "DocumentInfo",
    "DocumentPage",
    "ExportRow",
    "Hit",
    "ImportReport",
    "ImportedDocument",
    "ModelError",
    "Neighbours",
    "Passage",
    "QueryError",
    "Reading",
    "Rule",
    "RulesIndexError",
    "SearchResults",
    "StoreError",
    "Term",
    "TermHit",
    "TruncatedDocument",
    "UnknownDocument",
    "UnknownEdition",
    "UnknownRule",
    "UnrecognisedDocument",
    "compare",
    "contradiction",
    "contradictions",
    "contradictions_of",
    "digest",
    "documents",
    "export_rows",
    "glossary",
    "import_documents",
    "imported_documents",
    "official_cards",
    "official_wording",
    "prepare_search",
    "read_document",
    "search",
    "search_glossary",
]


def __getattr__(name: str) -> Any:
    """Load what is named on first use."""
    place = _LATE.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, attribute = place.partition(":")
    found = getattr(import_module(f"{__name__}.{module}"), attribute or name)
    globals()[name] = found
    return found
