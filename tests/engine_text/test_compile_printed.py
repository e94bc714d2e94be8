"""The compiler on the printed texts, where they are at hand; what it makes of them is what the catalogue ships."""

from __future__ import annotations

import itertools
import json
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from engine.cards import catalogue
from engine.effects.codec import to_json
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.build import build
from engine.text.parsing.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.facts import CardType

SHARED = Path(__file__).resolve().parents[3] / "shared"
PRINTED = SHARED / "data/cards.json"
BUNDLE = SHARED / "official/knowledge-bundle.txt"

pytestmark = pytest.mark.skipif(not PRINTED.exists(), reason="the printed cards are not at hand (../shared)")


@cache
def printed() -> list[dict[str, Any]]:
    return json.loads(PRINTED.read_text(encoding="utf-8"))


def with_text() -> list[Any]:
    cards = printed() if PRINTED.exists() else []
    return [pytest.param(card, id=card["id"]) for card in cards if card["text"]]


def tree(card: dict[str, Any], text: str | None = None) -> Any:
    """The tree of the card's text, or of another text on this card."""
    return _tree(card["id"], card["type"], card["text"] if text is None else text)


@lru_cache(maxsize=4)
def _tree(card_id: str, card_type: CardType, text: str) -> Any:
    return to_json(compile_text(text, card_type=card_type, card_id=card_id))


@pytest.mark.parametrize("card", with_text())
def test_a_printed_text_compiles_to_the_tree_that_ships(card: dict[str, Any]) -> None:
    shipped = catalogue().card(card["id"])
    assert shipped.executable
    assert tree(card) == to_json(shipped.abilities)


def test_all_known_texts_are_shipped_and_only_they() -> None:
    built = build(printed())
    assert not built.refused
    assert set(built.untold) == {card.id for card in catalogue() if not card.executable}
    assert len(built.compiled) == len(printed()) - len(built.untold) >= 150


@pytest.mark.parametrize("card", with_text())
def test_without_line_breaks_it_means_the_same(card: dict[str, Any]) -> None:
    assert tree(card, card["text"].replace("\n", " ")) == tree(card)


@pytest.mark.parametrize("card", with_text())
def test_in_the_layout_of_the_first_printings_it_means_the_same(card: dict[str, Any]) -> None:
    """Keywords in capitals, the star as an asterisk, cards drawn in words."""
    text = re.sub(
        r"\{(Play|Attack|Call|Defeated|Blocker|Adrenaline|Quick)\}", lambda m: m[1].upper(), card["text"]
    )
    text = text.replace("{Go Solo}", "GO SOLO").replace("{Spend}", "[Spend Icon]").replace("☆", "*")
    assert tree(card, re.sub(r"\b([Dd]raw) 1\b(?! card)", r"\1 a card", text)) == tree(card)


# --- nothing is dropped in silence


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """The spans of a text's sentences, without reminder text."""
    plain = re.sub(r"\([^()]*\)", lambda m: " " * len(m[0]), text)
    for found in re.finditer(r"[^.\n]*[.\n]?", plain):
        if found[0].strip(" .\n/"):
            yield found.span()


@pytest.mark.parametrize("card", with_text())
def test_a_sentence_left_out_changes_the_tree(card: dict[str, Any]) -> None:
    text = card["text"]
    for start, end in sentences(text):
        assert altered(card, text[:start] + text[end:]), text[start:end]


@pytest.mark.parametrize("card", with_text())
def test_a_number_altered_changes_the_tree(card: dict[str, Any]) -> None:
    text = card["text"]
    for word in tokenise(card["id"], text):
        if word.kind == "number" and text[word.start : word.end].isdigit():
            other = str(int(word.text) + 1)
            assert altered(card, text[: word.start] + other + text[word.end :]), word


SWAPS = {
    "friendly": "rival", "rival": "friendly", "spent": "ready", "ready": "spent", "more": "less", "less": "more",
    "increase": "decrease", "decrease": "increase", "even": "odd", "odd": "even", "min": "max", "max": "min",
    "attacks": "fights", "attacking": "fighting", "all": "up to 2", "start": "end", "Draw": "Trash", "draw": "trash",
}  # fmt: skip
"""Words, and words of another meaning that may stand in their place."""

SAYS_THE_SAME = (
    "the opposing rival",
    "attack spent rival",
    "attack rival",
    "steal a rival",
    "fight against a rival",
)
"""Where "rival" or "spent" says nothing that is not so anyway."""


@pytest.mark.parametrize("card", with_text())
def test_a_word_of_another_meaning_changes_the_tree(card: dict[str, Any]) -> None:
    text = card["text"]
    plain = re.sub(r"\([^()]*\)", lambda m: " " * len(m[0]), text)
    for found in re.finditer(r"\b[A-Za-z]+\b", plain):
        before = plain[max(0, found.start() - 25) : found.end()]
        if found[0] in SWAPS and not any(same in before for same in SAYS_THE_SAME):
            assert altered(card, text[: found.start()] + SWAPS[found[0]] + text[found.end() :]), before


MEANS_NOTHING = {
    ".", ",", ":", "(", ")", "also", "then", "effect", "card", "cards", "an", "a", "number", "total", "from", "instead",
    "once", "each", "must", "more", "value", "power", "your", "discarded", "±", "+", "'s", "rival", "spent", "friendly",
    "blue", "may", "equipped", "all", "opposing", "stolen",
}  # fmt: skip
"""Words of the printed texts that can be left out somewhere without a change of meaning, each seen and judged."""


@pytest.mark.nightly
@pytest.mark.parametrize("card", with_text())
def test_a_word_left_out_changes_the_tree_or_is_known_to_mean_nothing_there(card: dict[str, Any]) -> None:
    text = card["text"]
    for word in tokenise(card["id"], text):
        spelt = text[word.start : word.end]
        if word.kind != "newline" and not altered(card, text[: word.start] + text[word.end :]):
            assert spelt.lower() in MEANS_NOTHING, spelt


def altered(card: dict[str, Any], text: str) -> bool:
    """Whether the text means something else than the card's own, or nothing."""
    try:
        return tree(card, text) != tree(card)
    except CardTextError:
        return True


@pytest.mark.skipif(not BUNDLE.exists(), reason="the publisher's bundle is not at hand (../shared)")
def test_the_bundles_layout_means_the_same() -> None:
    """One line for all cards: each text ends where the next card's name begins."""
    known = {card["id"]: card for card in printed()}
    bundle = BUNDLE.read_text(encoding="utf-8")
    heads = [
        head
        for head in re.finditer(r"\[([a-z0-9-]+)\] \| (?:Legend|Unit|Gear|Program) \| [^|]*", bundle)
        if head[1] in known
    ]
    compared = 0
    for head, after in itertools.pairwise(heads):
        card = known[head[1]]
        text = bundle[head.end() : after.start()].lstrip("| ")
        ends = [text.rfind(f"{known[after[1]]['name']} - "), text.rfind(known[after[1]]["name"])]
        if card["text"] and max(ends) >= 0:
            assert tree(card, text[: ends[0] if ends[0] >= 0 else ends[1]]) == tree(card)
            compared += 1
    assert compared >= 130
