"""The questions `legal` and `forced`: may this be done now, must it, and which rules say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from scenarios.asking.found import Found
from scenarios.asking.judged import PERMITTED_BY, Judged, judge_claim
from scenarios.language.moves import Claim, Move
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.reasons.citing import MOST, reasons
from scenarios.reasons.texts import texts_of
from scenarios.reasons.weights import general_last, refusal_keys
from scenarios.ruling import Outcome

#: How many other choices a sentence names.
_SHOWN: Final = 5


def ask_legal(bench: Bench, lines: Sequence[Line], claim: Claim) -> Found:
    """Whether the claim is legal on all, none or some of the lines. The lines stay as they are. Raises `Unclear`."""
    judged = judge_claim(bench, lines, claim)
    if isinstance(judged, Found):
        return judged
    legal = [one for one in judged if not one.refusals]
    refused = [one for one in judged if one.refusals]
    who = "You may" if claim.player == "you" else "The Rival may"
    what = _spoken(claim.move)
    if not refused:
        keys = [key for one in legal for key in one.permitted]
        found = Found("yes", f"Yes. {who} {what}.", bench.cite(keys, most=MOST), weighed=keys)
    elif not legal:
        found = Found(
            "no",
            f"No. {reasons(_all_refusals(refused))}.",
            bench.cite(_refusing(bench, refused)),
        )
    else:
        keys = [
            *_refusing(bench, refused),
            *(key for one in legal for key in one.permitted),
        ]
        sentence = f"It depends on the play so far. Where it is not legal: {reasons(_all_refusals(refused))}."
        found = Found("depends", sentence, bench.cite(general_last(keys)))
        found.outcomes = [_outcome(bench, "legal", legal), _outcome(bench, "not legal", refused)]
    return _complete(found, judged)


def ask_forced(bench: Bench, lines: Sequence[Line], claim: Claim) -> Found:
    """Whether the claim is the only thing that may be done. The lines stay as they are. Raises `Unclear`."""
    judged = judge_claim(bench, lines, claim)
    if isinstance(judged, Found):
        return judged
    refused = [one for one in judged if one.refusals]
    free = [one for one in judged if not one.refusals and one.others()]
    keys = [key for one in judged for key in (one.line.game.decision.keys if one.line.game.decision else ())]
    if refused:
        found = Found(
            "no",
            f"No. It is not legal: {reasons(_all_refusals(refused))}.",
            bench.cite(_refusing(bench, refused)),
        )
    elif free:
        words = dict.fromkeys(bench.spell(option, free[0].line.game) for option in free[0].others())
        others = ", ".join(f"`{text}`" for text in list(words)[:_SHOWN])
        # What may be done in any order, and may be left undone, is not forced.
        keys = sorted(general_last(keys), key=lambda key: key != "main.actions-optional")
        found = Found("no", f"No. There is another choice: {others}.", bench.cite(keys))
    else:
        found = Found(
            "yes", "Yes. Nothing else may be chosen.", bench.cite([*_permits(judged), *general_last(keys)])
        )
    return _complete(found, judged)


def _permits(judged: Sequence[Judged]) -> list[str]:
    """The rules that make what is left to do an action or a reaction, such as the end of a step."""
    asked = ((one.option, one.line.game.decision) for one in judged)
    return [
        key
        for option, decision in asked
        if option is not None and decision is not None
        for key in PERMITTED_BY.get((str(option[0]), decision.kind), ())
    ]


def _spoken(move: Move) -> str:
    """A move as it follows "You may": in its short form, but for those that are no verb."""
    text = move.text()
    return {"done": "choose no more", "yes": "say yes", "no": "say no"}.get(text, text)


def _all_refusals(refused: Sequence[Judged]) -> list[engine.Refusal]:
    return [refusal for one in refused for refusal in one.refusals]


def _refusing(bench: Bench, refused: Sequence[Judged]) -> list[str]:
    """The keys of all refusals by weight, those that decided first, those about how much is chosen last."""
    keys = refusal_keys(_all_refusals(refused), bench.edition)
    first = list(dict.fromkeys(key for one in refused for key in one.first))
    last = {key for one in refused for key in one.last}
    rest = sorted((key for key in keys if key not in first), key=lambda key: key in last)
    return [*first, *general_last(rest)] if first else rest


def _outcome(bench: Bench, result: str, judged: Sequence[Judged]) -> Outcome:
    shortest = min(judged, key=lambda one: len(one.line.choices))
    return Outcome(result=result, line=bench.tell(shortest.line.choices).choices)


def _complete(found: Found, judged: Sequence[Judged]) -> Found:
    found.lines = len(judged)
    found.card_texts = texts_of(source for one in judged for source in one.sources)
    found.proof = judged[0].line.choices if judged else ()
    for one in judged:
        found.touched |= one.touched | set(one.line.touched)
    return found
