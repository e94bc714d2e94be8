"""The query language, and what searches find."""

from __future__ import annotations

from typing import get_args

import pytest

from engine import CardFacts, catalogue
from engine.effects import tree
from scenarios.collection import card_sets, search_cards
from scenarios.collection.entry import entries
from scenarios.collection.features import OF_ABILITIES, OF_MODIFIERS, OF_STEPS, features
from scenarios.collection.hints import as_filters
from scenarios.errors import InvalidCardQuery


def ids(query: str) -> set[str]:
    return {hit.id for hit in search_cards(query, limit=100).results}


def all_cards() -> dict[str, CardFacts]:
    return {entry.card.id: entry.card for entry in entries()}


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("t:unit", lambda c: c.type == "Unit"),
        ("TYPE:Unit c:RED", lambda c: c.type == "Unit" and c.color == "Red"),
        ("t=gear or t=program", lambda c: c.type in ("Gear", "Program")),
        ("t:unit and cost<=3", lambda c: c.type == "Unit" and c.cost is not None and c.cost <= 3),
        ("cost>3 cost!=5", lambda c: c.cost is not None and c.cost > 3 and c.cost != 5),
        ("cost:even", lambda c: c.cost is not None and c.cost % 2 == 0),
        ("cost:none", lambda c: c.cost is None and "cost" not in c.unknown),
        ("power:unknown", lambda c: "power" in c.unknown),
        ("power>cost", lambda c: None not in (c.power, c.cost) and c.power > c.cost),
        ("ram>=4", lambda c: c.ram is not None and c.ram >= 4),
        ("tag:arasaka", lambda c: "ARASAKA" in c.tags),
        ('tag:"6th street"', lambda c: "6TH STREET" in c.tags),
        ("sell:yes", lambda c: c.sell_tag),
        ("is:sellable -t:legend", lambda c: c.sell_tag and c.type != "Legend"),
        ("k:blocker", lambda c: "BLOCKER" in c.keywords),
        ('k:"go solo"', lambda c: "GO SOLO" in c.keywords),
        ("not t:unit not t:legend", lambda c: c.type in ("Gear", "Program")),
        ("-(t:unit or t:legend)", lambda c: c.type in ("Gear", "Program")),
        ("t!=unit", lambda c: c.type != "Unit"),
        ("is:blank", lambda c: c.executable and not c.abilities),
        ("id:corpo-security", lambda c: c.id == "corpo-security"),
        ("", lambda c: True),
        ("(t:unit (c:red | c:blue))", lambda c: c.type == "Unit" and c.color in ("Red", "Blue")),
    ],
)
def test_a_filter_gives_exactly_what_fits(query: str, fits: object) -> None:
    assert callable(fits)
    wanted = {card_id for card_id, card in all_cards().items() if fits(card)}
    pages = [search_cards(query, limit=100), search_cards(query, limit=100, offset=100)]
    assert wanted
    assert {hit.id for page in pages for hit in page.results} == wanted
    assert {page.total for page in pages} == {len(wanted)}


def test_effects_are_asked_of_the_tree_not_of_the_words() -> None:
    assert ids("does:steals") == {"appetite-for-destruction", "gorilla-arms"}
    # These speak of stealing; none of them steals by its effect.
    assert "wraith-marauders" in ids("o:steals") - ids("does:steals")
    assert "wraith-marauders" in ids("when:steals does:readies")
    assert "augmented-negotiators" in ids("does:rival-discards")
    assert "rita-wheeler-no-stupid-questions" in ids("does:discards") - ids("does:rival-discards")
    assert "pyramid-song" in ids("does:weakens") - ids("does:strengthens")
    assert ids("does:draw") == ids("does:draws")


def members(union: object) -> set[type]:
    """The classes of a union that stands in an Annotated."""
    return set(get_args(get_args(union)[0]))


def test_every_instruction_modifier_and_ability_has_its_words() -> None:
    assert set(OF_STEPS) == members(tree.Step)
    assert set(OF_MODIFIERS) == members(tree.Modifier)
    assert set(OF_ABILITIES) == members(tree.Ability)


def test_a_change_of_price_or_power_is_told_by_its_sign() -> None:
    less = tree.Persistent(tree.CostChange(-1, minimum=1))
    more = tree.Persistent(tree.CostChange(2))
    assert "makes-cheaper" in features((less,))
    assert "makes-dearer" in features((more,))
    assert "weakens" in features((tree.Persistent(tree.Power(-2)),))
    assert "strengthens" in features((tree.Persistent(tree.Power(2)),))


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("corpo security", "corpo-security"),
        ("adam smasher ender", "adam-smasher-ender-of-legends"),
        ("V: Streetkid", "v-streetkid"),
        ("yorinobo embracing", "yorinobu-arasaka-embracing-destruction"),
        ("gilded maton", "gilded-maton"),
        ('"draw 2 for"', None),
    ],
)
def test_words_find_names_first_also_misspelt(query: str, first: str | None) -> None:
    found = search_cards(query)
    assert (found.results[0].id if found.results else None) == first


def test_quoted_words_stand_together_in_name_or_text() -> None:
    exact = ids('"can\'t attack"')
    assert {"corpo-security", "misty-olszewski-mender-of-broken-spirits"} <= exact
    assert exact <= ids("can't attack")
    assert ids('"attack can' + "'" + 't"') < ids("attack can't")


def test_pages_follow_each_other() -> None:
    one, two = search_cards("t:unit", limit=10), search_cards("t:unit", limit=10, offset=10)
    assert one.next_offset == 10
    assert len({hit.id for hit in (*one.results, *two.results)}) == 20
    last = search_cards("t:unit", limit=10, offset=one.total - 1)
    assert (len(last.results), last.next_offset) == (1, None)


@pytest.mark.parametrize(
    ("query", "character", "said"),
    [
        ("t:foo", 3, "Gear, Legend, Program, Unit"),
        ("cots<=3", 1, "near it are cost"),
        ("a (b", 5, "close parentheses"),
        ("a) b", 2, "nothing was opened"),
        ('a "b', 3, "does not close"),
        ("cost<=", 5, "without spaces"),
        ("cost <= 3", 6, "without spaces"),
        ("cost:many", 6, "compared with a number"),
        ("t<unit", 2, "no order"),
        ("t:", 1, "the value is missing"),
        ("a or", 5, "after - and or"),
        ("or", 1, "before and after or"),
        ("--a", 1, "one - leaves out"),
        ("tag:arsaka", 5, "ARASAKA"),
        ("does:fly", 6, "near it are flips"),
        ("when:sleeps", 6, "no effect waits"),
        ("is:nice", 4, "blank"),
        ("sell:maybe", 6, "yes, no or unknown"),
        ("cost:1-3", 6, "cost>=1 cost<=3"),
        ("c:red,blue", 3, "with or between"),
        ("legal:vintage", 7, "yes, no or unknown"),
        ("(" * 200 + "a", 202, "close parentheses"),
    ],
)
def test_a_query_that_cannot_be_read_names_the_character_and_the_way_out(
    query: str, character: int, said: str
) -> None:
    with pytest.raises(InvalidCardQuery) as raised:
        search_cards(query)
    (problem,) = raised.value.problems
    assert problem.place.startswith(f"query, character {character} ")
    assert said in problem.message


@pytest.mark.parametrize(
    "asked",
    [
        {"query": "x" * 501},
        {"query": "a " * 60},
        {"query": "a", "limit": 0},
        {"query": "a", "limit": 101},
        {"query": "a", "offset": -1},
    ],
)
def test_what_is_too_much_is_refused(asked: dict[str, object]) -> None:
    with pytest.raises(InvalidCardQuery):
        search_cards(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("query", ["\x00", "ö", "%", "{}", "*", "日本", "a" * 500])
def test_odd_words_find_what_has_them_or_nothing(query: str) -> None:
    for hit in search_cards(query, limit=100).results:
        assert query.lower() in (hit.text or "").lower() + hit.name.lower() + hit.id or query == "ö"


def test_sets_count_every_printing_and_tell_what_tournaments_allow() -> None:
    found = card_sets()
    assert sum(each.cards for each in found.sets) == found.cards == len(catalogue())
    by_code = {each.code: each for each in found.sets}
    assert by_code["alpha"].legality == "not legal"
    assert by_code["welcometonightcityretail"].legality == "legal"
    assert by_code["spoiler"].legality == "unknown"
    for each in found.sets:
        assert sum(each.types.values()) == sum(each.colors.values()) == each.cards
        assert {card.set_code for card in catalogue()} == set(by_code)


def test_a_card_is_allowed_where_one_of_its_printings_is() -> None:
    assert "lucyna-kushinada" in ids("legal:no")
    assert "corpo-security" in ids("legal:unknown")
    assert search_cards("s:welcometonightcityretail -legal:yes").total == 0
    assert search_cards("s:welcometonightcityretail legal:yes").total > 90


@pytest.mark.parametrize(
    ("words", "filters"),
    [
        ("cost 3 red unit", "t:unit c:red cost=3"),
        ("yellow gear with power at least 3", "t:gear c:yellow power>=3"),
        ("units with cost 5+", "t:unit cost>=5"),
        ("green units with blocker", "t:unit c:green kw:blocker"),
        ("a 2-cost program", "t:program cost=2"),
        ("red unit", "t:unit c:red"),
        ("spend a rival", None),
        ("t:unit red", None),
    ],
)
def test_plain_words_are_read_as_filters(words: str, filters: str | None) -> None:
    assert as_filters(words) == filters


def test_what_no_words_find_is_found_by_the_filters_that_are_meant() -> None:
    found = search_cards("cost 3 red unit")
    assert {hit.id for hit in found.results} == ids("t:unit c:red cost=3") != set()
    assert found.note is not None
    assert "t:unit c:red cost=3" in found.note
    assert search_cards("swordwise").note is None


@pytest.mark.parametrize(
    ("query", "same"),
    [
        ("cost=>3 t:unit", "cost>=3 t:unit"),
        ("cost==3", "cost=3"),
        ("cost=<1", "cost<=1"),
        ("t==gear", "t:gear"),
    ],
)
def test_signs_in_another_order_mean_the_same(query: str, same: str) -> None:
    assert ids(query) == ids(same)
    assert ids(query)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("sell:unknown", {"rebecca-having-a-moment"}),
        ("tag:unknown", {"rebecca-having-a-moment"}),
        ("tag:none", {"corporate-surveillance"}),
        ("c:unknown", set[str]()),
        ("c:none", set[str]()),
    ],
)
def test_what_no_source_tells_and_what_a_card_does_not_have_can_be_asked(query: str, found: set[str]) -> None:
    assert ids(query) == found
