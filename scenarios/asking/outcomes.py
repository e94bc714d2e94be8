"""The questions `value`, `holds`, `possible`, `always`: what comes of a position when every open choice is followed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import takewhile
from typing import Final

import engine
from scenarios.asking.found import Found, unsupported
from scenarios.asking.survey import Outcome as Came
from scenarios.asking.survey import Survey, since, survey, who_decides
from scenarios.language.questions import Assertion, Question, Value
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.options import ACTION_KINDS
from scenarios.play.wording import NAMES_OF_DECISIONS
from scenarios.reasons.bearing import COST_STAYS, NEGATIVE, other_prices
from scenarios.reasons.citing import MOST
from scenarios.reasons.texts import texts_of
from scenarios.reasons.turning import (
    cards_of,
    decided,
    elsewhere,
    in_common,
    in_vain,
    kept_from,
    turned_on,
)
from scenarios.reasons.unmet import FACE_DOWN
from scenarios.reasons.used_up import used_up
from scenarios.reasons.weights import ENDING, alternate, general_last
from scenarios.ruling import Outcome, Verdict
from scenarios.table.defaults import Subject, Touch
from scenarios.table.names import PLAYERS
from scenarios.values.comparing import check
from scenarios.values.definitions import SUMS, defined_by
from scenarios.values.happenings import is_happening
from scenarios.values.of_positions import counts, times
from scenarios.values.readings import Reading, as_asked, holds, read, spell

#: How many values a sentence lists; all of them are in `outcomes`.
_SHOWN = 8
_SUBJECTS: dict[str, Subject] = {
    "hand": "hand", "hand cards": "hand", "deck": "deck", "deck top": "deck", "deck bottom": "deck",
    "eddies": "eddies", "ready eddies": "eddies", "spent eddies": "eddies", "funds": "eddies", "fixer": "fixer",
    "gigs": "gigs", "gig count": "gigs", "street cred": "gigs", "legends": "legends",
}  # fmt: skip
#: What is asked where the play says nothing of it.
_UNWRITTEN = frozenset({"pay", "fixer-die", "roll", "shuffle"})
#: Rules that ask for an action or a reaction.
ACTION_OPEN: Final = frozenset({"main.pass-turn", "react.end-step"})
#: Rules by which something has to be chosen.
CHOSEN_ANYHOW: Final = frozenset(
    {"choice.specific-number", "choice.made-when-instructed", "golden.must-resolve"}
)
_DECIDERS = {"you": "what you choose", "rival": "what the Rival chooses", "chance": "chance"}


def ask_value(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """What a value is on every line. Uses `lines` up. Raises `Unclear`."""
    value = question.value
    assert value is not None
    known: dict[tuple[str, ...], Reading] = {}

    def read_it(line: Line) -> Reading:
        found = as_asked(read(line.game, bench.table.names, value, since(line, question)), question.expect)
        # The same pieces in another order are the same value.
        return known.setdefault(tuple(sorted(found)), found) if isinstance(found, tuple) else found

    result = survey(bench, lines, question, read_it, _mark(bench, value))
    readings = [reading for reading in result.results if not isinstance(reading, bool)]
    about = value.text()
    if len(readings) > 1:
        said = f"{_it_depends(bench, result)} {about} can be {either([_apart(r) for r in readings])}."
        found = Found("depends", said)
    elif not result.complete:
        so_far = f"{about}: {spell(readings[0])} on every line looked at" if readings else about
        return incomplete(result, so_far)
    else:
        found = Found("yes", f"{about}: {spell(readings[0])}.", value=readings[0])
    found.sentence += _midst(lines, question)
    return _complete(bench, found, result, value)


def ask_assertion(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """Whether an assertion holds on some line (`possible`), on all (`always`), or on which (`holds`).

    Uses `lines` up. Raises `Unclear`.
    """
    assertion = question.possible or question.always or question.holds
    assert assertion is not None
    check(assertion, bench.table)
    names = bench.table.names
    wanted = question.possible is not None
    result = survey(
        bench, lines, question, lambda line: holds(line.game, names, assertion, since(line, question)),
        _mark(bench, assertion), settled_by=None if question.holds is not None else wanted,
    )  # fmt: skip
    about = assertion.text()
    verdict: Verdict
    if question.holds is not None:
        found = _holds(bench, result, assertion)
        found.sentence += _midst(lines, question)
        return found
    if wanted in result.results:
        verdict = "yes" if wanted else "no"
        sentence = (
            f"Yes. There is a line with: {about}." if wanted else f"No. There is a line without: {about}."
        )
    elif not result.complete:
        return incomplete(result, f"no line {'with' if wanted else 'without'}: {about}")
    else:
        verdict = "no" if wanted else "yes"
        sentence = f"No. On no line: {about}." if wanted else f"Yes. On every line: {about}."
    certain = wanted in result.results
    found = Found(verdict, sentence + _midst(lines, question))
    # Whether something can be avoided, or happens in any case, turns on what has to be done.
    return _complete(bench, found, result, assertion, first=wanted, certain=certain, in_any_case=not certain)


def _holds(bench: Bench, result: Survey, assertion: Assertion) -> Found:
    """An assertion as it stands: so on every line, on none, or on some."""
    about = assertion.text()
    if len(result.results) == 2:
        found = Found("depends", f"{_it_depends(bench, result)} {about}, or not.")
    elif not result.complete:
        so = "so" if True in result.results else "not so"
        return incomplete(result, f"{about} is {so} on every line looked at" if result.results else about)
    elif True in result.results:
        found = Found("yes", f"Yes. On every line: {about}.")
    else:
        found = Found("no", f"No. On no line: {about}.")
    return _complete(bench, found, result, assertion, first=True)


def _midst(lines: Sequence[Line], question: Question) -> str:
    """Where the answer is about a moment that nobody wrote down, since a choice is open that the play leaves out.

    It leaves out what nobody writes down, and choices with one option.
    """
    decision = lines[0].game.decision if lines and question.moment == "now" else None
    if decision is None or decision.kind in ACTION_KINDS:
        return ""
    if decision.kind not in _UNWRITTEN and len(decision.options()) > 1:
        return ""
    who = ("you choose", "the Rival chooses", "chance decides")[decision.player]
    return f" (Now is while {who} {NAMES_OF_DECISIONS[decision.kind]}.)"


def _mark(bench: Bench, value: Value) -> Callable[[engine.Game], Hashable] | None:
    """What tells two positions apart besides the position: how often the things asked have happened so far."""
    happened = [part for part in value.read if is_happening(part.what)]
    if not happened:
        return None
    names = bench.table.names
    return lambda game: tuple((times if counts(part) else read)(game, names, part) for part in happened)


def incomplete(result: Survey, known: str) -> Found:
    """The answer where a limit was reached, or a card could not be executed, before it was certain."""
    if result.unread is not None:
        return unsupported(result.unread, result.lines)
    looked = f"{result.lines} {'line' if result.lines == 1 else 'lines'} looked at"
    sentence = f"Not settled within {result.spent} ({looked}). So far: {known}."
    return Found("inconclusive", sentence, lines=result.lines, merged=result.merged, partial=True)


def either(words: Sequence[str]) -> str:
    """Several words as one of which: `a, b or c`."""
    if len(words) > _SHOWN:
        return f"{', '.join(words[:_SHOWN])} or one of {len(words) - _SHOWN} others"
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _apart(reading: Reading) -> str:
    """A value among others, so that one can tell where a list ends."""
    return f"[{spell(reading)}]" if isinstance(reading, tuple) and len(reading) > 1 else spell(reading)


def _it_depends(bench: Bench, result: Survey) -> str:
    """Whose choice two results turn on, where their lines differ in one."""
    if bench.brief:
        return "It depends:"
    one, other, *_ = sorted(result.results.values(), key=lambda where: len(where.choices))
    decides = who_decides(bench, one.choices, other.choices)
    return f"It depends on {_DECIDERS[decides.who]}:" if decides is not None else "It depends:"


def _complete(
    bench: Bench,
    found: Found,
    result: Survey,
    value: Value,
    *,
    first: bool | None = None,
    certain: bool = False,
    in_any_case: bool = False,
) -> Found:
    """Add citations, outcomes with their lines, and what was touched; the result `first` leads where it was found.

    certain: that it was found makes the answer, whatever there is besides. in_any_case: as for `decided`.
    """
    found.lines, found.merged = result.lines, result.merged
    # One line is enough for some answers; what there is besides may not have been looked for, and nobody asks for it.
    found.partial = not (result.complete or certain)
    found.came = () if certain else tuple(sorted(_word(came) for came in result.results))
    if bench.brief:
        return found
    ordered = sorted(result.results.items(), key=lambda item: (item[0] is not first, item[1].followed))
    lists: list[list[str]] = []
    sources: list[tuple[engine.CardFacts, object | None]] = []
    passed: list[str] = []
    for came, where in ordered:
        on_line: list[list[str]] = []
        for part in (each for turned in turned_on(bench, value, came, where) for each in turned.read):
            told, keys, texts = decided(bench, part, where, in_any_case=in_any_case)
            found.touched |= bench.touched(told.events) | where.touched
            on_line.append(keys)
            sources += texts
            passed += other_prices(told.game, part.what, cards_of(bench, part))
            passed += [
                one.said(bench.table.names) for one in used_up(told.game, part.what, cards_of(bench, part))
            ]
        told = bench.tell(where.choices, halted=where.halted)
        if len(ordered) > 1:
            found.outcomes.append(Outcome(result=_word(came), line=told.choices[where.written :]))
        lists.append(alternate(on_line))
    if len(ordered) == 1 and isinstance(ordered[0][0], bool) and result.others:
        done = in_vain(bench, value, lists[0], result.others)
        lists[0] = in_common(bench, value, lists[0] or elsewhere(bench, value, result.others), result.others)
        lists[0] = [*done, *lists[0]]
        lists[0] = (
            [*kept_from(bench, value, [ordered[0][1], *result.others]), *lists[0]]
            if ordered[0][0] is False
            else lists[0]
        )
    deciding_of_all = alternate(lists) if found.verdict == "depends" else lists[0]
    definition: tuple[str, ...] = ()
    about = [part for part in value.read if part.what in SUMS or not deciding_of_all]
    if about:
        definition = tuple(key for part in about for key in defined_by(part.what, ordered[0][0]))
    found.proof = ordered[0][1].choices
    found.sentence += "".join(dict.fromkeys(passed))
    if deciding_of_all[:1] in ([NEGATIVE], [COST_STAYS[0]], [FACE_DOWN]):
        definition = (deciding_of_all[0], *definition)
    # What ended tells why it is again what the definition says.
    ended = list(takewhile(lambda key: key in ENDING, deciding_of_all))
    found.weighed = general_last(
        [*_choosing(bench, result, certain=certain), *ended, *definition, *deciding_of_all]
    )
    found.citations = bench.cite(found.weighed, most=MOST)
    found.card_texts = texts_of(sources)
    for part in value.read:
        if part.of in PLAYERS and part.what in _SUBJECTS:
            found.touched.add(Touch(PLAYERS[part.of], _SUBJECTS[part.what]))
            if part.what == "funds":
                found.touched.add(Touch(PLAYERS[part.of], "legends"))
    return found


def _choosing(bench: Bench, result: Survey, *, certain: bool) -> Sequence[str]:
    """Where it comes out in several ways, the rules that give the choice on which it turns."""
    if len(result.results) < 2:
        return ()
    one, other, *_ = sorted(result.results.values(), key=lambda where: len(where.choices))
    decides = who_decides(bench, one.choices, other.choices)
    # That an action may be chosen, or none, is no news; what each of them leads to is.
    if decides is None or (certain and ACTION_OPEN.intersection(decides.keys)):
        return ()
    # That something has to be chosen is so on every line, whatever it leads to.
    return [key for key in decides.keys if key not in CHOSEN_ANYHOW] if certain else decides.keys


def _word(came: Came) -> str:
    return ("it holds" if came else "it does not hold") if isinstance(came, bool) else spell(came)
