"""Card text as tokens: every layout of the printings comes to the same words, each with its place."""

from __future__ import annotations

import pytest

from engine.errors import CardTextError
from engine.text.parsing.tokens import LONGEST, tokenise


def words(text: str) -> list[tuple[str, str]]:
    return [(w.kind, w.text) for w in tokenise("card", text)]


@pytest.mark.parametrize("spelt", ["{Play}", "{PLAY}", "[PLAY]", "[Play]", "PLAY", "{ play }"])
def test_a_trigger_keyword_is_one_in_any_layout(spelt: str) -> None:
    assert words(f"{spelt} Draw 1") == [("icon", "PLAY"), ("word", "draw"), ("number", "1")]


@pytest.mark.parametrize("spelt", ["{Spend}", "[Spend Icon]", "[SPEND]", "SPEND"])
def test_the_spend_symbol_is_one_in_any_layout(spelt: str) -> None:
    assert words(spelt) == [("icon", "SPEND")]


def test_a_colon_inside_the_symbol_stands_behind_it() -> None:
    assert words("[Spend Icon:] Draw 1") == words("[Spend Icon]: Draw 1")


def test_flip_is_the_older_name_of_call() -> None:
    assert words("FLIP") == words("{Call}")


def test_the_verb_call_is_no_keyword() -> None:
    assert words("Call a Legend") == [("word", "call"), ("word", "a"), ("word", "legend")]


@pytest.mark.parametrize(
    "spelt", ["☆", "★", "*", "Street Cred", "☆ Street Cred", "{Star}", "☆ (Street Cred)"]
)
def test_street_cred_is_one_sign(spelt: str) -> None:
    assert words(f"7+ {spelt}") == [("number", "7"), ("mark", "+"), ("mark", "☆")]


@pytest.mark.parametrize("spelt", ["{Go Solo}", "GO SOLO", "Go Solo", "{GoSolo}"])
def test_a_keyword_of_two_words_is_one_token(spelt: str) -> None:
    assert words(spelt) == [("icon", "GO SOLO")]


@pytest.mark.parametrize(
    ("spelt", "same"),
    [
        ("can't", "cannot"),
        ("can’t", "can not"),
        ("it's", "it is"),
        ("isn't", "is not"),
        ("doesn't", "does not"),
        ("face up", "face-up"),
        ("bottom deck", "Bottom-deck"),
        ("one", "1"),
        ("−2", "-2"),
        ("–2", "-2"),
        ("a d6", "a D6"),
        ("Eddies’", "Eddies'"),
        ("Unit", "unit"),
    ],
)
def test_spellings_of_one_thing_come_to_one(spelt: str, same: str) -> None:
    assert words(spelt) == words(same)


def test_a_possessive_is_a_word_of_its_own() -> None:
    assert words("the Gigs' values") == [("word", w) for w in ("the", "gigs", "'s", "values")]


@pytest.mark.parametrize(
    ("spelt", "tag"),
    [
        ("ARASAKA", "ARASAKA"),
        ("Arasaka", "ARASAKA"),
        ("Trauma Team", "TRAUMA TEAM"),
        ("6TH STREET", "6TH STREET"),
        ("Maine's Crew", "MAINE'S CREW"),
        ("SKY PIRATE", "SKY PIRATE"),
        ("BOZO", "BOZO"),
    ],
)
def test_tags_are_capitals_or_known_names_in_any_spelling(spelt: str, tag: str) -> None:
    assert words(f"a {spelt} Unit") == [("word", "a"), ("tag", tag), ("word", "unit")]


def test_known_tags_side_by_side_stay_two() -> None:
    assert words("MERC ARASAKA") == [("tag", "MERC"), ("tag", "ARASAKA")]


def test_an_unknown_word_with_a_capital_is_no_tag() -> None:
    assert words("a Bozo Unit")[1] == ("word", "bozo")


def test_the_fixer_area_is_no_tag() -> None:
    assert ("tag", "FIXER") not in words("your Fixer area")


def test_reminder_text_gives_no_token() -> None:
    assert words("{Blocker} (Spend this Unit.) Draw 1") == words("{Blocker} Draw 1")


def test_every_token_keeps_its_place() -> None:
    text = "When it’s (a note) your “V” turn,\r\n[Spend Icon:] draw 2."
    for word in tokenise("card", text):
        assert 0 <= word.start < word.end <= len(text)
    assert [text[w.start : w.end] for w in tokenise("card", text) if w.kind == "number"] == ["2"]
    places = [w.start for w in tokenise("card", text)]
    assert places == sorted(places)


def test_a_quoted_name_is_one_token_and_a_quoted_effect_stays_open() -> None:
    assert words('"RED DAWN"') == words("“RED DAWN”") == [("quote", "RED DAWN")]
    assert words('"Draw 1."') == words("“Draw 1.”")
    assert words('"draw 1"')[0] == ("mark", "“")


@pytest.mark.parametrize(
    ("text", "at", "said"),
    [
        ("x" * (LONGEST + 1), LONGEST, "at most"),
        ("Draw\x00 1.", 4, "control characters"),
        ("Draw\u202e 1.", 4, "control characters"),
        ("Draw\ufeff 1.", 4, "control characters"),
        ("Draw (one (1)) 1.", 5, "parentheses"),
        ("Draw 1). Draw 2.", 6, "parentheses"),
        ("Draw “1.", 5, "quotes"),
        ("Draw 1”.", 6, "quotes"),
        ('"Draw 1.', 0, "quotes"),
    ],
)
def test_what_no_card_text_has_is_refused_where_it_stands(text: str, at: int, said: str) -> None:
    with pytest.raises(CardTextError, match=said) as raised:
        tokenise("card", text)
    assert raised.value.start == at
    assert raised.value.card == "card"
