"""The register of contradictions: where sources disagree, which reading is followed, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from rules_index.cache import remembered
from rules_index.companions import check_references, citable
from rules_index.editions import EDITIONS, check_edition
from rules_index.errors import UnknownDocument
from rules_index.loader import DIGEST_FOLDER


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the sources.

    `rests_on` holds the keys that speak for it, `texts` by id of a card the text by which it can be tried out.
    """

    id: str
    statement: str
    rests_on: tuple[str, ...]
    texts: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A place where sources disagree.

    `between` says which sources, `decided_by` what settled it (weightiest first), `why` the reason in
    words, `matters` what turns on it at the table; `sources` are ids of FAQ entries, `cards` ids of cards
    that show it.
    """

    id: str
    title: str
    between: str
    readings: tuple[Reading, ...]
    decided_by: tuple[str, ...]
    why: str
    matters: str
    sources: tuple[str, ...]
    cards: tuple[str, ...]
    _rules: Mapping[str, tuple[str, ...]] = field(repr=False, hash=False)
    _decision: Mapping[str, str] = field(repr=False, hash=False)
    _equal_rank: frozenset[str] = field(repr=False)
    _disputed: frozenset[str] = field(repr=False)

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions in which it exists."""
        return tuple(edition for edition in EDITIONS if edition in self._rules)

    def rules(self, edition: str) -> tuple[str, ...]:
        """Keys of the rules (and numbers of tournament sections) that it rests on. Raises UnknownEdition."""
        return self._rules.get(check_edition(edition), ())

    def decision(self, edition: str) -> Reading | None:
        """The reading that is followed, or None where the edition does not have it. Raises UnknownEdition."""
        chosen = self._decision.get(check_edition(edition))
        return next((reading for reading in self.readings if reading.id == chosen), None)

    def equal_rank(self, edition: str) -> bool:
        """Whether sources of equal standing disagree and nothing settles it. Raises UnknownEdition."""
        return check_edition(edition) in self._equal_rank

    def disputed(self, edition: str) -> bool:
        """Whether a ruling that turns on it says `disputed` and shows both sides. Raises UnknownEdition."""
        return check_edition(edition) in self._disputed


@lru_cache(maxsize=1)
def contradictions() -> tuple[Contradiction, ...]:
    """The whole register. Raises DigestError."""
    return load_register(DIGEST_FOLDER / "contradictions.yaml", citable())


def contradiction(name: str) -> Contradiction:
    """The entry of that id. Raises UnknownDocument with near ids, DigestError."""
    for entry in contradictions():
        if entry.id == name:
            return entry
    # Imported late: only a wrong id needs it.
    from rapidfuzz import process

    known = [entry.id for entry in contradictions()]
    near = [found for found, _, _ in process.extract(name, known, limit=4)]
    raise UnknownDocument(name, near, what="contradiction")


def contradictions_of(key: str, edition: str) -> tuple[Contradiction, ...]:
    """The entries that a rule (or a section "tr:3.4.3") is part of in an edition. Raises UnknownEdition,
    DigestError.
    """
    return _by_key(check_edition(edition)).get(key, ())


@lru_cache(maxsize=4)
def _by_key(edition: str) -> Mapping[str, tuple[Contradiction, ...]]:
    found: dict[str, list[Contradiction]] = {}
    for entry in contradictions():
        for key in entry.rules(edition):
            found.setdefault(key, []).append(entry)
    return {key: tuple(entries) for key, entries in found.items()}


def load_register(path: Path, known: frozenset[str]) -> tuple[Contradiction, ...]:
    """Read a register; `known` holds all that it may refer to. Raises DigestError."""
    content = path.read_bytes()
    entries = remembered("register", "2", [(path.name, content)], lambda: _parse(path.name, content), _build)
    check_references(path, ((entry.id, _references(entry)) for entry in entries), known)
    return entries


def _references(entry: Contradiction) -> tuple[str, ...]:
    named = (key for edition in entry.editions for key in entry.rules(edition))
    return (*named, *(key for reading in entry.readings for key in reading.rests_on))


def _parse(name: str, content: bytes) -> Any:
    # Imported late: a start from the cache needs neither YAML nor Pydantic.
    from rules_index.register_schema import RegisterFile
    from rules_index.schema import validate
    from rules_index.yamlfile import YamlFile

    file = validate(YamlFile(name, content.decode("utf-8")), RegisterFile)
    return [entry.model_dump() for entry in file.contradictions]


def _build(rows: Any) -> tuple[Contradiction, ...]:
    return tuple(
        Contradiction(
            id=row["id"],
            title=row["title"],
            between=row["between"],
            readings=tuple(
                Reading(reading["id"], reading["statement"], tuple(reading["rests_on"]), reading["texts"])
                for reading in row["readings"]
            ),
            decided_by=tuple(row["decided_by"]),
            why=row["why"],
            matters=row["matters"],
            sources=tuple(row["sources"]),
            cards=tuple(row["cards"]),
            _rules={edition: tuple(keys) for edition, keys in row["rules"].items()},
            _decision=_by_edition(row["decision"], row["rules"]),
            _equal_rank=_where_true(row["equal_rank"], row["rules"]),
            _disputed=_where_true(row["disputed"], row["rules"]),
        )
        for row in rows
    )


def _by_edition(value: Any, editions: Any) -> dict[str, str]:
    return {**value} if isinstance(value, dict) else dict.fromkeys(editions, str(value))


def _where_true(value: Any, editions: Any) -> frozenset[str]:
    return frozenset(edition for edition, said in _by_edition(value, editions).items() if said == "true")
