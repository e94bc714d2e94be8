"""Turns rule keys into citations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import engine
import rules_index
from scenarios.ruling import Citation

#: How many rules an answer cites; the rest stays in the trace.
MOST: Final = 8


def cite(keys: Iterable[str], edition: str, *, most: int | None = None) -> list[Citation]:
    """The citations of `keys` in their order, each rule once.

    A rule that the edition does not have is left out; one that the edition overrules gives way to what overrules it.
    """
    found: dict[str, Citation] = {}
    for key in keys:
        citation = _citation(key, edition)
        if citation is not None:
            found.setdefault(citation.key, citation)
            if most is not None and len(found) == most:
                break
    return list(found.values())


@lru_cache(maxsize=4096)
def _citation(key: str, edition: str) -> Citation | None:
    digest = rules_index.digest()
    rule = digest.rule(key)
    instead = rule.superseded_by(edition)
    if instead is not None:
        rule = digest.rule(instead)
    number = rule.number(edition)
    if number is None:
        return None
    return Citation(key=rule.key, number=number, edition=edition, statement=rule.statement(edition))


@lru_cache(maxsize=4096)
def _number(key: str, edition: str) -> str | None:
    return rules_index.digest().rule(key).number(edition)


def numbers(keys: Iterable[str], edition: str) -> list[str]:
    """The numbers of `keys` in an edition, as far as it has them. The list is shared: it is not to be changed."""
    return _numbers(tuple(keys), edition)


@lru_cache(maxsize=4096)
def _numbers(keys: tuple[str, ...], edition: str) -> list[str]:
    return list(dict.fromkeys(n for key in keys if (n := _number(key, edition)) is not None))


def reasons(refusals: Sequence[engine.Refusal]) -> str:
    """The reasons of all refusals as one clause that begins a sentence."""
    text = "; ".join(dict.fromkeys(refusal.reason for refusal in refusals))
    return text[:1].upper() + text[1:]
