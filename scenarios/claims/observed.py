"""What was seen that decides a statement."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.ruling import Answer, Citation, Step


def observed(answers: Sequence[Answer], deciding: Step | None, sentence: str) -> str:
    """The value, the event or the sentence that tells it."""
    if len(answers) > 1 and answers[1].verdict in ("yes", "depends"):
        return " ".join(answer.answer for answer in answers[1:])
    if deciding is not None and answers and not answers[0].ask.startswith(("legal:", "forced:")):
        return deciding.text
    return sentence.removeprefix("Yes. ").removeprefix("No. ")


def deciding_event(citations: Sequence[Citation], trace: Sequence[Step]) -> Step | None:
    """The last event that the weightiest rule made happen; of the next rule where that one made none."""
    for citation in citations:
        for step in reversed(trace):
            if step.kind == "event" and citation.key in step.keys:
                return step
    return None
