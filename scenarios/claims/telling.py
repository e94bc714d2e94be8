"""What became of a statement, as text."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from scenarios.claims.verify import Verification

WIDTH = 100


def verification_text(found: Verification) -> str:
    """The verification for a person, complete without the data beside it."""
    return "\n".join(_lines(found))


def _lines(found: Verification) -> Iterator[str]:
    yield f"{found.verdict.upper()}: {found.claim}  (edition {found.edition})"
    yield from _wrapped(f"Read as: {found.read_as}")
    yield from _wrapped(found.answer)
    turned_on = found.deciding.text if found.deciding is not None else None
    if found.observed != turned_on and found.observed not in found.answer:
        yield from _wrapped(f"Seen: {found.observed}")
    if found.deciding is not None:
        cited = f"  [{', '.join(found.deciding.numbers)}]" if found.deciding.numbers else ""
        yield from _wrapped(f"It turned on: {found.deciding.text}{cited}")
    yield from _grounds(found)
    yield from _reservations(found)


def _grounds(found: Verification) -> Iterator[str]:
    """The rules, card texts and lines of play on which it rests."""
    if found.citations:
        yield from ("", "Rules")
        for rule in found.citations:
            yield from _wrapped(f"{rule.number or rule.key}  {rule.statement} ({rule.key})")
    if found.card_texts:
        yield from ("", "Card texts")
        for card in found.card_texts:
            yield from _wrapped(f"{card.title}: {card.text}" + (f" ({card.note})" if card.note else ""))
    if found.outcomes:
        yield from ("", "Lines of play")
        for outcome in found.outcomes:
            yield from _wrapped(f"{outcome.result}: {'; '.join(outcome.line) or 'as it stands'}")


def _reservations(found: Verification) -> Iterator[str]:
    """What else could be so: facts that are missing or assumed, other readings, another edition."""
    lacking = [f"{fact.question} Write it under `{fact.place}`." for fact in found.missing_facts]
    for title, notes in (("Not said", [*found.missing, *lacking]), ("Assumed", found.assumptions)):
        if notes:
            yield from ("", title)
            for note in notes:
                yield from _wrapped(note)
    for dispute in found.disputes:
        yield from ("", f"Sources disagree ({dispute.entry}): {dispute.title}")
        yield from _wrapped(f"Followed: {dispute.followed}")
        yield from _wrapped(f"Otherwise: {dispute.other} Then: {dispute.answer}")
    if found.other_edition is not None:
        yield ""
        yield from _wrapped(f"Edition {found.other_edition.edition}: {found.other_edition.answer}")


def _wrapped(text: str) -> Iterator[str]:
    yield from wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
