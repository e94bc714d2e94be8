"""Looking a rule up by key, by number, and by its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_index import Citation, DigestError, UnknownEdition, UnknownRule
from rules_index.book import Digest
from rules_index.editions import number_key
from rules_index.rule import Rule


def test_numbers_are_words_and_not_decimals(garden: Digest) -> None:
    assert garden.find("2.1", "2026-08").key == "harvest.first"
    assert garden.find("2.10", "2026-08").key == "harvest.tenth"
    assert garden.numbers("2026-11") == ("1.1", "1.1.2", "1.2", "2.1", "2.10", "2.11")


@pytest.mark.parametrize(
    "asked", ["1.1.2", "rule 1.1.2", "Rule 1.1.2.", "§1.1.2", " section 1.1.2: ", "garden.water-once"]
)
def test_a_rule_is_found_as_people_write_it(garden: Digest, asked: str) -> None:
    assert garden.find(asked).key == "garden.water-once"


def test_one_number_can_be_two_rules_in_two_editions(garden: Digest) -> None:
    assert garden.find("2.1", "2026-11").key == "harvest.count"
    assert garden.find("2.11").key == "harvest.count"


def test_a_number_that_only_another_edition_has_is_refused_with_that_edition(garden: Digest) -> None:
    with pytest.raises(UnknownRule, match="edition 2026-08 has it") as caught:
        garden.find("1.1.1", "2026-11")
    assert caught.value.elsewhere == ("2026-08",)
    assert caught.value.nearest[0] == "1.1.2"


def test_an_unknown_key_is_refused_with_near_ones(garden: Digest) -> None:
    with pytest.raises(UnknownRule) as caught:
        garden.find("garden.water-one")
    assert caught.value.nearest[0] == "garden.water-once"


def test_an_unknown_edition_is_refused_with_those_that_exist(garden: Digest) -> None:
    with pytest.raises(UnknownEdition, match="2026-08, 2026-11"):
        garden.find("1.1", "2025-01")


def test_statements_and_numbers_follow_the_edition(garden: Digest) -> None:
    frost = garden.rule("garden.frost")
    assert frost.statement("2026-08") != frost.statement("2026-11")
    assert frost.changed
    assert not garden.rule("garden.about").changed
    assert garden.rule("harvest.count").superseded_by("2026-11") == "harvest.tenth"
    assert garden.rule("harvest.count").superseded_by("2026-08") is None


def test_a_citation_in_an_edition_without_the_rule_has_no_number_but_the_statement(garden: Digest) -> None:
    assert garden.cite("harvest.first", "2026-11") == Citation(
        "harvest.first", None, "2026-11", "Say aloud that you start to reap."
    )
    assert garden.cite("harvest.count", "2026-11").number == "2.1"


def test_family_and_neighbours(garden: Digest) -> None:
    about, water = garden.rule("garden.about"), garden.rule("garden.water-once")
    assert garden.parent(water, "2026-08") is about
    assert garden.parent(about, "2026-08") is None
    assert garden.children(about, "2026-11") == (water,)
    around = garden.neighbours(water, "2026-11")
    assert (around.previous, around.following) == (about, garden.rule("garden.frost"))
    assert garden.neighbours(about, "2026-11").previous is None
    assert garden.neighbours(garden.rule("harvest.first"), "2026-11").following is None
    assert garden.referring_to(about) == (water,)


def test_two_rules_at_one_number_are_refused(garden: Digest) -> None:
    with pytest.raises(DigestError, match=r"2026-08 1\.1 stands at both"):
        Digest([garden.rule("garden.about"), _at(garden, "garden.about", "garden.again")], {})


def test_order_puts_letters_after_numbers() -> None:
    mixed = ["C.2", "1.10", "A.1", "1.2.1", "1.2"]
    assert sorted(mixed, key=number_key) == ["1.2", "1.2.1", "1.10", "A.1", "C.2"]


def _at(garden: Digest, key: str, new_key: str) -> Rule:

    return replace(garden.rule(key), key=new_key)


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("2.99", ["2.11", "2.10", "2.1"]),
        ("1", ["1.1", "1.2", "1.1.2", "2.1"]),
        ("9.9", ["2.1", "2.10", "2.11", "1.1"]),
    ],
)
def test_near_a_number_that_nobody_has_are_those_of_its_section_or_of_the_nearest_chapter(
    garden: Digest, asked: str, nearest: list[str]
) -> None:
    assert garden.nearest(asked, "2026-11") == nearest
