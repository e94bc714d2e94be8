"""Answers about the rules, as text that is complete without the data beside it."""

from __future__ import annotations

from collections.abc import Iterator

from server.views import RuleAnswer, RuleReference, SearchAnswer, SearchHit


def rule_text(answer: RuleAnswer) -> str:
    """A rule with everything around it, for a person."""
    return "\n".join(_rule_lines(answer))


def search_text(answer: SearchAnswer) -> str:
    """What a search found, one rule a paragraph, and how to see more."""
    if not answer.results:
        return (
            f"Nothing in edition {answer.edition} fits {answer.query!r}. Use other words, or a rule number."
        )
    lines = [line for hit in answer.results for line in _hit_lines(hit)]
    if answer.terms:
        lines += ["", "Terms:"]
        lines += [f"    {term.term}: {term.definition}" for term in answer.terms]
    if answer.related:
        lines += ["", "See also:"]
        lines += [line for each in answer.related for line in _entry(each)]
    shown = len(answer.results)
    summary = f"{shown} of {answer.total} in edition {answer.edition}, {answer.mode} search"
    if answer.next_offset is not None:
        summary += f"; more with offset {answer.next_offset}"
    return "\n".join([*lines, "", *([answer.note] if answer.note else []), summary])


def _hit_lines(hit: SearchHit) -> Iterator[str]:
    place = f"{hit.number}  {hit.key}" if hit.number != hit.key else hit.key
    yield place if hit.document == "rules" else f"{place}  [{hit.document}: {hit.title}]"
    yield f"    {hit.statement}"
    if hit.official and hit.official != hit.statement:
        yield f"    official: {hit.official}"
    if hit.superseded_by:
        yield f"    overruled in this edition by {hit.superseded_by}"
    if hit.contradictions:
        yield f"    sources disagree: {', '.join(hit.contradictions)}"


def _rule_lines(answer: RuleAnswer) -> Iterator[str]:
    if answer.document == "rules":
        yield f"{answer.number or '(no number)'}  {answer.key}"
        yield f"    edition {answer.edition}, {answer.kind}" + _other_numbers(answer)
    else:
        yield f"{answer.number}  {answer.title}"
        yield f"    document: {answer.document}"
    yield from ("", answer.statement)
    if answer.official:
        yield from ("", f"Official wording: {answer.official}")
    yield from _standing(answer)
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


def _standing(answer: RuleAnswer) -> Iterator[str]:
    """What is to be known before one relies on the rule."""
    for disagreement in answer.contradictions:
        yield from ("", f"Sources disagree ({disagreement.id}): {disagreement.title}")
        if disagreement.reading:
            yield f"    The judge reads: {disagreement.reading}"
        yield f"    {'Disputed. ' if disagreement.disputed else ''}{disagreement.why}"
    if answer.superseded_by:
        yield from ("", "Overruled in this edition by:", *_entry(answer.superseded_by))
    if answer.number is None:
        yield from ("", f"Edition {answer.edition} does not have this rule.")
    if answer.change:
        yield from ("", f"Changed between editions: {answer.change}")
        for past in answer.history:
            if past.statement and past.edition != answer.edition:
                yield f"    {past.edition} {past.numbers[0]}: {past.statement}"


def _entry(reference: RuleReference) -> Iterator[str]:
    names = [name for name in dict.fromkeys((reference.number, reference.key)) if name]
    yield f"    {'  '.join(names)}: {reference.statement}"


def _other_numbers(answer: RuleAnswer) -> str:
    notes: list[str] = []
    for past in answer.history:
        others = [number for number in past.numbers if number != answer.number]
        if past.edition == answer.edition and others:
            notes.append(f"also {', '.join(others)}")
        elif past.edition != answer.edition and past.numbers != [answer.number]:
            notes.append(f"{', '.join(past.numbers) or 'absent'} in {past.edition}")
    return "".join(f"; {note}" for note in notes)
