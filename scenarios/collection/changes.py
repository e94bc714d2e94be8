"""What a new telling of a card changes: facts, words, effects."""

from __future__ import annotations

from collections import Counter
from typing import Any

import engine
from engine.text.parsing.tokens import tokenise
from scenarios.collection.cards import is_read
from scenarios.collection.report import CardChange, EffectChange, FieldChange
from scenarios.play.underway import words_of

_FIELDS = ("name", "subtitle", "type", "color", "cost", "ram", "power", "sell_tag", "tags", "set", "number")

_OF_PRINTING = ("set", "number")


def change(
    before: engine.CardFacts,
    after: engine.CardFacts,
    text_before: str | None,
    text_after: str | None,
    *,
    shipped: bool,
) -> CardChange | None:
    """What differs between two tellings of one card; None where nothing does.

    Printed texts are compared where both are known. shipped: whether `before` is as the catalogue that ships tells it.
    Of a new printing of the card, under another id, it is no change that it comes from another set.
    """
    fields = _FIELDS if before.id == after.id else [field for field in _FIELDS if field not in _OF_PRINTING]
    facts = [
        FieldChange(field=field, before=_fact(before, field), after=_fact(after, field))
        for field in fields
        if _compared(before, field) != _compared(after, field)
    ]
    words = text_before is not None and text_after is not None and wording(text_before) != wording(text_after)
    effect = _effect(before, after, words=words)
    if not facts and not words and effect is None:
        return None
    return CardChange(
        id=after.id,
        title=after.title,
        of=None if before.id == after.id else before.id,
        replaces="shipped" if shipped else "imported",
        facts=facts,
        words=words,
        effect=effect,
    )


def wording(text: str) -> list[str]:
    """The words of a text by which it has effect: layout, signs for icons, reminder and flavor text set aside."""
    try:
        return [word.text.lower() for word in tokenise("card", text) if word.text not in ("\n", ":")]
    except engine.CardTextError:
        return text.split()


def _compared(card: engine.CardFacts, field: str) -> Any:
    """A fact as it is compared: the order of tags says nothing."""
    fact = _fact(card, field)
    return sorted(fact) if isinstance(fact, list) else fact  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def _fact(card: engine.CardFacts, field: str) -> Any:
    if field in card.unknown:
        return "unknown"
    value = card.set_code if field == "set" else getattr(card, field)
    return list(value) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def _effect(before: engine.CardFacts, after: engine.CardFacts, *, words: bool) -> EffectChange | None:
    if is_read(before) and is_read(after):
        if before.abilities == after.abilities:
            return None
    elif is_read(before) == is_read(after) and not words:
        # Neither could be read, and it is the same text, as far as is known.
        return None
    was, now = effects_of(before), effects_of(after)
    added = Counter(now or ()) - Counter(was or ())
    removed = Counter(was or ()) - Counter(now or ())
    return EffectChange(
        before=was,
        after=now,
        added=[] if was is None or now is None else list(added.elements()),
        removed=[] if was is None or now is None else list(removed.elements()),
    )


def effects_of(card: engine.CardFacts) -> list[str] | None:
    """The card's effects in our wording, one each; None where its text was not read."""
    if not is_read(card):
        return None
    return [words_of(ability, card.type) for ability in card.abilities]
