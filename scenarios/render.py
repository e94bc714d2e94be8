"""A ruling as text that is complete on its own."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from scenarios.ruling import Answer, CardText, Citation, Dispute, Ruling

WIDTH = 100


def render_text(ruling: Ruling) -> str:
    """The whole ruling for a person: verdict, answer, rules, line of play, assumptions. Ends with a line break."""
    return "\n".join(_lines(ruling)) + "\n"


def _lines(ruling: Ruling) -> Iterator[str]:
    yield ruling.title
    yield f"{ruling.verdict.upper()}  (edition {ruling.edition})"
    if not ruling.answers:
        yield from _paragraph(ruling.answer, "  ")
    for answer in ruling.answers:
        yield ""
        yield from _answer(answer)
    for part in (_grounds, _play, _left_open, _conclusion):
        yield from part(ruling)
    yield ""
    yield f"Ruling {ruling.hash[:16]}"


def _grounds(ruling: Ruling) -> Iterator[str]:
    """The rules, card texts and answers of the publisher on which it rests, and where sources disagree."""
    if ruling.citations:
        yield from ("", "Rules")
        for citation in ruling.citations:
            yield from _citation(citation)
    if ruling.card_texts:
        yield from ("", "Card texts (in our words)")
        for text in ruling.card_texts:
            yield from _card_text(text)
    if ruling.faq:
        yield from ("", f"Official FAQ: {', '.join(ruling.faq)}")
    for dispute in ruling.disputes:
        yield ""
        yield from _dispute(dispute)


def _play(ruling: Ruling) -> Iterator[str]:
    if ruling.trace:
        yield from ("", "Play")
    for number, step in enumerate(ruling.trace, start=1):
        cited = f"  [{', '.join(step.numbers)}]" if step.numbers and step.kind == "event" else ""
        what = f"{step.by}: {step.text}" if step.kind == "choice" else f"  {step.text}"
        yield f"  {number:>2}  {what}{cited}"


def _left_open(ruling: Ruling) -> Iterator[str]:
    """What the description did not say."""
    lacking = [f"{fact.question} Write it under `{fact.place}`." for fact in ruling.missing_facts]
    for title, sentences in (("Not said", [*ruling.missing, *lacking]), ("Assumed", ruling.assumptions)):
        if sentences:
            yield from ("", title)
            for sentence in sentences:
                yield from _paragraph(sentence, "  - ")


def _conclusion(ruling: Ruling) -> Iterator[str]:
    if ruling.other_edition is not None:
        other = ruling.other_edition
        yield ""
        yield from _paragraph(f"Edition {other.edition} differs: {other.verdict.upper()}. {other.answer}", "")
    if ruling.as_expected is not None:
        yield ""
        yield "As expected." if ruling.as_expected else "NOT as expected."


def _answer(answer: Answer) -> Iterator[str]:
    yield answer.ask
    yield from _paragraph(answer.answer, "  ")
    if answer.citations:
        yield f"  Rules: {', '.join(citation.number or citation.key for citation in answer.citations)}"
    for outcome in answer.outcomes:
        line = "; ".join(outcome.line) if outcome.line else "as it stands"
        yield from _paragraph(f"{outcome.result}: {line}", "  - ")
    if answer.as_expected is False:
        if answer.expected is not None:
            yield f"  Expected: {answer.expected}"
        if answer.expected_citations:
            yield f"  Expected rules: {', '.join(answer.expected_citations)}"


def _citation(citation: Citation) -> Iterator[str]:
    yield from _paragraph(f"{citation.number}  {citation.statement} ({citation.key})", "  ")


def _card_text(text: CardText) -> Iterator[str]:
    first, *more = text.text.splitlines()
    yield from _paragraph(f"{text.title}: {first}", "  ")
    for line in more:
        yield from _paragraph(line, "    ")
    if text.note is not None:
        yield from _paragraph(text.note, "    ")


def _dispute(dispute: Dispute) -> Iterator[str]:
    yield from _paragraph(f"Disputed ({dispute.entry}): {dispute.title}", "")
    yield from _paragraph(f"Followed here: {dispute.followed}", "  - ")
    yield from _paragraph(
        f"The other reading: {dispute.other} {dispute.verdict.upper()}. {dispute.answer}", "  - "
    )
    if dispute.faq:
        yield from _paragraph(f"Official FAQ: {', '.join(dispute.faq)}", "  - ")


def _paragraph(text: str, first: str) -> Iterator[str]:
    yield from wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * max(len(first), 2))
