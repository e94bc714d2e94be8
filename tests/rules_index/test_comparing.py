"""Comparing two editions."""

from __future__ import annotations

import pytest

from rules_index import EDITIONS, UnknownEdition, compare, digest
from rules_index.book import Digest


def test_each_rule_is_sorted_by_what_became_of_it(garden: Digest) -> None:
    found = compare("2026-08", "2026-11", book=garden)
    assert [row.key for row in found.added] == ["harvest.count"]
    assert [row.key for row in found.removed] == ["harvest.first"]
    assert [(row.key, row.old_numbers, row.new_numbers) for row in found.moved] == [
        ("garden.water-once", ("1.1.1",), ("1.1.2",))
    ]
    (frost,) = found.changed
    assert (frost.key, frost.table) == ("garden.frost", "One more plant dies.")
    assert frost.old_statement != frost.new_statement
    assert found.unchanged == 2


def test_the_other_way_round_added_and_removed_change_places(garden: Digest) -> None:
    there, back = compare(*EDITIONS, book=garden), compare(*reversed(EDITIONS), book=garden)
    assert [row.key for row in there.added] == [row.key for row in back.removed]
    assert [row.key for row in there.moved] == [row.key for row in back.moved]


def test_one_chapter_is_compared_by_the_numbers_of_either_edition(garden: Digest) -> None:
    found = compare("2026-08", "2026-11", "2", book=garden)
    assert [row.key for row in (*found.added, *found.removed)] == ["harvest.count", "harvest.first"]
    assert found.moved == found.changed == ()


def test_the_shipped_editions_account_for_every_rule() -> None:
    found = compare("2026-08", "2026-11")
    sorted_rows = (*found.added, *found.removed, *found.moved, *found.changed, *found.superseded)
    assert len(sorted_rows) + found.unchanged == len(digest().rules)
    assert {row.key for row in found.superseded} == {
        "fight.effects-before-defeat",
        "fight.result-after-effects",
    }
    assert all(row.superseded_by for row in found.superseded)
    assert all(row.table for row in (*found.changed, *found.superseded, *found.removed))


def test_an_edition_compared_with_itself_shows_nothing() -> None:
    found = compare("2026-11", "2026-11")
    assert found.added == found.removed == found.moved == found.changed == found.superseded == ()
    assert found.unchanged == len([rule for rule in digest().rules if rule.number("2026-11")])


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownEdition):
        compare("2026-08", "2027-01")
