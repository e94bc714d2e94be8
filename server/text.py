"""Answers about the rules and cards, as text that is complete without the data beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from server.views import RuleAnswer, RuleReference, SearchAnswer

if TYPE_CHECKING:
    from scenarios import CardView


def rule_text(answer: RuleAnswer) -> str:
    """A rule with everything around it, for a person."""
    return "\n".join(_rule_lines(answer))


def search_text(answer: SearchAnswer) -> str:
    """What a search found, one rule a paragraph, and how to see more."""
    if not answer.results:
        return (
            f"Nothing in edition {answer.edition} fits {answer.query!r}. Use other words, or a rule number."
        )
    lines: list[str] = []
    for hit in answer.results:
        place = hit.number or "(no number)"
        lines += [f"{place}  {hit.key}" + ("" if hit.document == "rules" else f"  [{hit.document}]")]
        lines += [f"    {hit.statement}"]
    shown = len(answer.results)
    summary = f"{shown} of {answer.total} in edition {answer.edition}"
    if answer.next_offset is not None:
        summary += f"; more with offset {answer.next_offset}"
    return "\n".join([*lines, "", summary])


def card_text(card: CardView) -> str:
    """A card: what it is, what it does, and whether the engine plays it."""
    title = f"{card.name}: {card.subtitle}" if card.subtitle else card.name
    printed = " ".join(part for part in (card.set, card.number) if part)
    cost, ram, power = (_number(card, field) for field in ("cost", "ram", "power"))
    lines = [
        f"{card.color or 'No color'}, {card.type}, {printed or 'no number'}; printing: {card.printing}",
        f"cost {cost}, RAM {ram}, power {power}, {'Sell Tag' if card.sell_tag else 'no Sell Tag'}",
        f"tags: {', '.join(card.tags) or 'none'}",
    ]
    if card.unknown:
        lines.append(f"no source tells: {', '.join(card.unknown)}")
    if card.executable:
        lines.append(card.text or "no rules text")
    else:
        lines.append(f"A ruling that needs this card is unsupported: {card.why_not}.")
    return "\n".join([f"{title}  ({card.id})", *(f"    {line}" for line in lines)])


def _rule_lines(answer: RuleAnswer) -> Iterator[str]:
    yield f"{answer.number or '(no number)'}  {answer.key}"
    yield f"    edition {answer.edition}, {answer.kind}" + _other_numbers(answer)
    yield ""
    yield answer.statement
    if answer.superseded_by:
        yield from ("", "Overruled in this edition by:", *_entry(answer.superseded_by))
    if answer.number is None:
        yield from ("", f"Edition {answer.edition} does not have this rule.")
    if answer.change:
        yield from ("", f"Changed between editions: {answer.change}")
        for past in answer.history:
            if past.statement and past.edition != answer.edition:
                yield f"    {past.edition} {past.numbers[0]}: {past.statement}"
    if answer.example:
        yield from ("", f"Example: {answer.example}")
    for title, found in (
        ("Part of:", [answer.parent] if answer.parent else []),
        ("Contains:", answer.children),
        ("See also:", answer.references),
        ("Before and after:", [near for near in (answer.previous, answer.next) if near]),
    ):
        if found:
            yield from ("", title)
            for each in found:
                yield from _entry(each)


def _entry(reference: RuleReference) -> Iterator[str]:
    yield f"    {reference.number or '(no number)'}  {reference.key}: {reference.statement}"


def _other_numbers(answer: RuleAnswer) -> str:
    notes: list[str] = []
    for past in answer.history:
        others = [number for number in past.numbers if number != answer.number]
        if past.edition == answer.edition and others:
            notes.append(f"also {', '.join(others)}")
        elif past.edition != answer.edition and past.numbers != [answer.number]:
            notes.append(f"{', '.join(past.numbers) or 'absent'} in {past.edition}")
    return "".join(f"; {note}" for note in notes)


def _number(card: CardView, field: str) -> str:
    """A number on a card; the game knows cards without a cost or power, and sources leave numbers out."""
    value: int | None = getattr(card, field)
    if value is not None:
        return str(value)
    return "unknown" if field in card.unknown else "none"
