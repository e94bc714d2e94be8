"""Answers about cards, as text that is complete without the data beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scenarios import CardView
    from scenarios.collection import CardHit, CardSearch, CardSets, CardsReport, ImportedCards
    from scenarios.collection.report import CardChange
    from scenarios.collection.view import PrintingView

MOST_LISTED: Final = 20
"""Of a long list in a report so many are named; the JSON has all."""

MOST_SHOWN: Final = 100
"""Of words that could not be read so many characters are shown; the JSON has all."""


def card_text(card: CardView) -> str:
    """A card: what it is, what it does, whether the engine plays it, and what bears on it."""
    printed = " ".join(part for part in (card.set, card.number) if part)
    cost, ram, power = (_number(card, field) for field in ("cost", "ram", "power"))
    lines = [
        f"{_color(card)}, {card.type}, {printed or 'no number'}; printing: {card.printing}",
        f"cost {cost}, RAM {ram}, power {power}, {_sell_tag(card)}",
        f"tags: {', '.join(card.tags) or ('unknown' if 'tags' in card.unknown else 'none')}",
        f"tournaments: {card.legality} ({card.legality_why})",
    ]
    if card.unknown:
        lines.append(f"no source tells: {', '.join(card.unknown)}")
    if card.executable:
        lines += (card.text or "no rules text").split("\n")
    else:
        lines += card.text.split("\n") if card.text else []
        lines.append(f"A ruling that needs this card is unsupported: {card.why_not}.")
    if card.printed:
        lines += ["printed:", *(f"    {line}" for line in card.printed.split("\n"))]
    note = [f"Note: {card.note}."] if card.note else []
    return "\n".join(
        [*note, f"{_title(card)}  ({card.id})", *(f"    {line}" for line in lines), *_around(card)]
    )


def _around(card: CardView) -> Iterator[str]:
    """The rules of its keywords, its other wordings, and the scenarios with it."""
    if card.keyword_rules:
        yield ""
        yield "Keywords and signs:"
        for each in card.keyword_rules:
            yield f"    {each.keyword}: {each.rule.statement} ({each.rule.number} {each.rule.key})"
    if len(card.printings) > 1:
        yield ""
        yield "Printings:"
        for printing in card.printings:
            yield from _printing_lines(printing)
    if card.rulings:
        yield ""
        yield "Scenarios with it:"
        for ruling in card.rulings:
            faq = f"  [FAQ {', '.join(ruling.faq)}]" if ruling.faq else ""
            yield f"    {ruling.title}{faq}"
            yield f"        {ruling.file}"
        if card.more_rulings:
            yield f"    and {card.more_rulings} more"


def _printing_lines(printing: PrintingView) -> Iterator[str]:
    place = " ".join(part for part in (printing.set, printing.number) if part) or "no number"
    yield f"    {printing.id}: {place}; {printing.printing}" + (
        f"; from {printing.source}" if printing.source else ""
    )
    for line in (printing.text if printing.text is not None else printing.printed or "not known").split("\n"):
        yield f"        {line or 'no rules text'}"


def cards_text(found: CardSearch) -> str:
    """The cards that a search found, one a paragraph, and how to see more."""
    if not found.results:
        if found.total:
            return f"There are {found.total} cards; ask with a smaller offset."
        return f"No card fits {found.query!r}. Leave out a filter, or use other words." + _noted(found)
    lines = [line for hit in found.results for line in _hit_lines(hit)]
    summary = f"{len(found.results)} of {found.total} cards"
    if found.next_offset is not None:
        summary += f"; more with offset {found.next_offset}"
    return "\n".join([*lines, "", summary + _noted(found)])


def _noted(found: CardSearch) -> str:
    return f"\n{found.note}" if found.note is not None else ""


def _hit_lines(hit: CardHit) -> Iterator[str]:
    yield f"{_title(hit)}  ({hit.id})"
    facts = [
        f"{_color(hit)} {hit.type}",
        f"cost {_number(hit, 'cost')}",
        f"RAM {_number(hit, 'ram')}",
        f"power {_number(hit, 'power')}",
        _sell_tag(hit),
        ", ".join(hit.tags),
        " ".join(hit.sets),
    ]
    yield "    " + "; ".join(fact for fact in facts if fact)
    text = hit.text if hit.text is not None else "its text is not known or was not read"
    for line in text.split("\n") if text else ():
        yield f"    {line}"


def sets_text(found: CardSets) -> str:
    """The sets, one a paragraph."""
    lines: list[str] = []
    for each in found.sets:
        lines.append(f"{each.code or '(no set)'}  {each.name or ''}".rstrip())
        types = ", ".join(f"{count} {kind}" for kind, count in sorted(each.types.items()))
        lines.append(f"    {each.cards} cards: {types}")
        lines.append(f"    tournaments: {each.legality} ({each.why})")
    return "\n".join([*lines, "", f"{found.cards} cards in all"])


def report_text(report: CardsReport) -> str:
    """What an import of cards found."""
    done = "imported" if report.stored else "checked, nothing stored"
    lines = [f"{report.source}: {report.total} cards ({report.layout}), {done}"]
    lines.append(
        f"    {len(report.compiled)} compiled, {len(report.not_compiled)} not compiled, "
        f"{len(report.untold)} without a known text"
    )
    lines.append(
        f"    {len(report.new)} new, {len(report.printings)} new printings of known cards, "
        f"{len(report.changed)} changed, {report.unchanged} unchanged"
    )
    lines += [f"    {note}" for note in report.notes]
    if report.not_compiled:
        lines += ["", "Not compiled (a ruling that needs one is unsupported):"]
    for card in report.not_compiled:
        lines.append(
            f"    {card.title}  ({card.id}), characters {card.start}-{card.end}: {_beginning(card.unread)!r}"
        )
        lines.append(f"        {card.message}")
    over = [change for change in report.changed if change.replaces == "shipped"]
    since = [change for change in report.changed if change.replaces == "imported"]
    places = (
        "take the place of cards that ship" if report.stored else "would take the place of cards that ship"
    )
    for head, changes in ((f"Changed; they {places}:", over), ("Changed since the last import:", since)):
        lines += ["", head] if changes else []
        for change in changes:
            lines += _change_lines(change)
    if report.printings:
        lines += ["", "New printings of known cards (every id of such a card plays by its current text):"]
    for printing in report.printings:
        lines.append(f"    {printing.title}  ({printing.id}): {printing.printing}; until now `{printing.of}`")
    if over and report.stored:
        lines += ["", "`judge cards forget ID` takes it back."]
    if report.new:
        readings = {card.id: card.text for card in report.compiled}
        lines += ["", "New, and how their texts were read:"]
        for card_id in report.new[:MOST_LISTED]:
            lines.append(f"    {card_id}")
            reading = readings.get(card_id, "its text is not known or was not read") or "no rules text"
            lines += [f"        {line}" for line in reading.split("\n")]
        more = len(report.new) - MOST_LISTED
        lines += [f"    and {more} more (`--format json` has all)"] if more > 0 else []
    return "\n".join(lines)


def imported_text(found: ImportedCards) -> str:
    """The cards that were imported, or those that were just taken back."""
    if not found.cards:
        return "No card was imported; `judge cards import FILE` does that."
    lines = [f"{'Forgotten' if found.forgotten else 'Imported'}, in {found.place}:"]
    for card in found.cards:
        place = ""
        if card.shipped:
            place = "; is as it ships again" if found.forgotten else "; in the place of the card that ships"
        wordings = f", {card.wordings} wordings" if card.wordings > 1 else ""
        lines.append(f"    {card.title}  ({card.id}), from {card.source}{wordings}{place}")
    if not found.forgotten:
        lines.append("`judge cards forget ID` takes one back.")
    return "\n".join(lines)


def _beginning(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} ..."


def _change_lines(change: CardChange) -> Iterator[str]:
    yield f"    {change.title}  ({change.id})" + (f", until now `{change.of}`" if change.of else "")
    for fact in change.facts:
        yield f"        {fact.field}: {_value(fact.before)} -> {_value(fact.after)}"
    effect = change.effect
    if effect is None:
        if change.words:
            yield "        other words, the same effect"
        return
    if effect.before is None:
        yield "        its effects were not known"
    if effect.after is None and effect.before is None:
        yield "        its text still cannot be read"
    elif effect.after is None:
        yield "        its text can no longer be read"
    elif effect.before is None:
        yield from (f"        now: {line}" for line in effect.after)
    else:
        yield from (f"        no longer: {line}" for line in effect.removed)
        yield from (f"        new: {line}" for line in effect.added)
        if not effect.removed and not effect.added:
            yield f"        another effect in the same words: {' / '.join(effect.after)}"


def _value(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)  # pyright: ignore[reportUnknownArgumentType]


def _title(card: CardView | CardHit) -> str:
    return f"{card.name}: {card.subtitle}" if card.subtitle else card.name


def _color(card: CardView | CardHit) -> str:
    return card.color or ("Color unknown" if "color" in card.unknown else "No color")


def _sell_tag(card: CardView | CardHit) -> str:
    if "sell_tag" in card.unknown:
        return "Sell Tag unknown"
    return "Sell Tag" if card.sell_tag else "no Sell Tag"


def _number(card: CardView | CardHit, field: str) -> str:
    """A number on a card; the game knows cards without a cost or power, and sources leave numbers out."""
    value: int | None = getattr(card, field)
    if value is not None:
        return str(value)
    return "unknown" if field in card.unknown else "none"
