"""The question `order`: which of two things happens first, or who chooses."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import engine
from engine.effects import tree
from scenarios.asking.found import Found
from scenarios.asking.outcomes import incomplete
from scenarios.asking.survey import Survey, since, survey, who_decides
from scenarios.language.questions import Happening, Question
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.underway import under_way
from scenarios.reasons.carrying import CARRIES_OUT, beginning, just_played
from scenarios.reasons.citing import MOST
from scenarios.reasons.texts import of_events, texts_of
from scenarios.reasons.weighing import deciding_keys
from scenarios.reasons.weights import alternate, general_last, is_about
from scenarios.ruling import Outcome, Verdict
from scenarios.table.names import PLAYERS
from scenarios.values.happenings import Fits
from scenarios.values.of_positions import happening

FIRST, THEN, NEITHER = "first", "then", "neither"
#: Decisions that are asked in the middle of no effect.
_BETWEEN: Final = frozenset({"main", "order-pending", "react"})
TURN_PLAYER_FIRST = "pending.turn-player-first"
#: As expectations say it, and as a sentence does.
_CHOOSER = {
    "you": ("you choose", "you choose"),
    "rival": ("rival chooses", "the Rival chooses"),
    "chance": ("chance decides", "chance decides"),
}


def ask_order(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """Which of two things comes first on every line. Uses `lines` up. Raises `Unclear`."""
    asked = question.order
    assert asked is not None
    one, other = _apart(_meant(bench, lines, asked.first), _meant(bench, lines, asked.then))

    both = False

    def read(line: Line) -> str:
        nonlocal both
        events = line.game.state.events(since(line, question))
        both = both or (any(map(one, events)) and any(map(other, events)))
        return _which(events, one, other)

    result = survey(bench, lines, question, read, lambda game: _which(game.state.events(), one, other))
    a, b = asked.first.text(), asked.then.text()
    if not result.complete:
        return incomplete(result, ", ".join(_word(str(came), a, b) for came in result.results) or "nothing")
    found = _found(bench, result, a, b)
    if found.value in (a, b):
        first, then = (asked.first, asked.then) if found.value == a else (asked.then, asked.first)
        happens = _clause(first)
        found.sentence = "Yes. " if found.value == a else "No. "
        found.sentence += (
            f"First {happens}, then {_clause(then)}." if both else f"Only one of the two happens: {happens}."
        )
    return _complete(bench, found, result, (one, other), (a, b))


def _meant(bench: Bench, lines: Sequence[Line], asked: Happening) -> tuple[Fits, Collection[int]]:
    """What tells that a thing happens, and the cards that it may happen to. Raises `Unclear`."""
    fits = happening(bench.table.before, bench.table.names, asked.of, asked.did)
    cards = _cards(bench, asked)
    if asked.did != "resolved":
        return fits, cards
    effects = {id(effect): effect for line in lines for effect in _waiting(line.game, cards)}
    if effects:
        # Of several effects of a card the one to come or under way is meant.
        return (lambda event: fits(event) and id(event.effect) in effects), cards
    happened = (event for line in lines for event in line.game.state.events() if fits(event))
    if any(_by_its_text(event, cards) for event in happened):
        # What has waited is meant, not what the Program did when it was played.
        return (lambda event: fits(event) and not just_played([event])), cards
    return fits, cards


def _by_its_text(event: engine.Event, cards: Collection[int]) -> bool:
    """Whether an effect of the text of one of these cards resolved that is not its Program's as it is played."""
    return event.source is not None and event.source.uid in cards and not just_played([event])


def _waiting(game: engine.Game, cards: Collection[int]) -> list[object]:
    """The effects of these cards' text that are pending or still to fall due; with such, also the one under way."""
    state = game.state
    found: list[object] = [pending.ability for pending in state.pending if pending.source.uid in cards]
    found += [
        lasting.what
        for lasting in state.lasting
        if isinstance(lasting.what, tree.Later | tree.NextTime) and lasting.source.uid in cards
    ]
    if found and game.decision is not None and game.decision.kind not in _BETWEEN:
        now = under_way(game)
        found += [now.effect] if now is not None and now.source.uid in cards else []
    return found


def _cards(bench: Bench, asked: Happening) -> Collection[int]:
    names = bench.table.names
    return (
        ()
        if asked.of in PLAYERS or names.is_die(asked.of)
        else names.meant(asked.of, bench.table.before.state)
    )


def _apart(one: tuple[Fits, Collection[int]], other: tuple[Fits, Collection[int]]) -> tuple[Fits, Fits]:
    """Two things that may happen, told apart where one event is both: the text of a Gear is its host's as well."""

    def only(mine: tuple[Fits, Collection[int]], theirs: tuple[Fits, Collection[int]]) -> Fits:
        def fits(event: engine.Event) -> bool:
            source = None if event.source is None else event.source.uid
            return mine[0](event) and (source in mine[1] or source not in theirs[1] or not theirs[0](event))

        return fits

    return only(one, other), only(other, one)


def _which(events: Sequence[engine.Event], one: Fits, other: Fits) -> str:
    """Which of two things happened first; `first` too where only that one did."""
    for event in events:
        if one(event):
            return FIRST
        if other(event):
            return THEN
    return NEITHER


def _clause(what: Happening) -> str:
    """Something that happens as a part of a sentence."""
    if what.did == "resolved":
        return f"the effect of {what.of} resolves"
    return f"{'the Rival' if what.of == 'rival' else what.of} {what.did}"


def _word(came: str, a: str, b: str) -> str:
    return {FIRST: f"{a} first", THEN: f"{b} first", NEITHER: f"neither {a} nor {b}"}[came]


def _found(bench: Bench, result: Survey, a: str, b: str) -> Found:
    came = set(result.results)
    verdict: Verdict
    if came == {FIRST}:
        return Found("yes", "", value=a)
    if came == {THEN}:
        return Found("no", "", value=b)
    if came == {NEITHER}:
        return Found("no", f"No. Neither {a} nor {b} happens.", value="neither")
    verdict = "depends"
    if FIRST in came and THEN in came:
        decides = who_decides(bench, result.results[FIRST].choices, result.results[THEN].choices)
        if decides is not None:
            who, says = _CHOOSER[decides.who]
            return Found(verdict, f"It depends: {says} {decides.what}.", value=who)
    return Found(
        verdict, f"It depends: {' or '.join(_word(str(one), a, b) for one in sorted(map(str, came)))}."
    )


def _complete(
    bench: Bench, found: Found, result: Survey, fits: tuple[Fits, Fits], words: tuple[str, str]
) -> Found:
    found.lines, found.merged = result.lines, result.merged
    found.came = tuple(sorted(str(came) for came in result.results))
    if bench.brief:
        return found
    lists: list[list[str]] = []
    sources: list[tuple[engine.CardFacts, object | None]] = []
    ordered = sorted(result.results.items(), key=lambda item: item[1].followed)
    for came, where in ordered:
        told = bench.tell(where.choices, halted=where.halted)
        found.touched |= bench.touched(told.events) | where.touched
        if len(ordered) > 1:
            found.outcomes.append(
                Outcome(result=_word(str(came), *words), line=told.choices[where.written :])
            )
        happened = [event for event in told.events if any(fit(event) for fit in fits)]
        deciding = _behind(told.events, happened)
        keys = deciding_keys(deciding, "order", told.events)
        # Rules about an order decide before those by which the two things happen at all.
        reacted = _reacted(told.events, happened)
        lists.append([*told.ordered, *sorted(keys, key=partial(_about_an_order, reacted=reacted))])
        sources += of_events(deciding, told.events)
    found.proof = ordered[0][1].choices
    found.weighed = general_last(alternate(lists), "order")
    found.citations = bench.cite(found.weighed, most=MOST)
    found.card_texts = texts_of(sources)
    return found


def _about_an_order(key: str, *, reacted: bool) -> int:
    if key == "attack-trigger.before-react-step" and not reacted:
        # Where neither happened in the React Step it tells of neither.
        return 2
    if key == TURN_PLAYER_FIRST:
        # Where both players' effects wait it decides, whatever lets them wait.
        return -1
    return 0 if is_about(key, "order") else 1 if key == "attack.declaration-effects" else 2


def _reacted(events: Sequence[engine.Event], happened: Sequence[engine.Event]) -> bool:
    """Whether one of the things happened before a React Step and another in or after it."""
    began = next((place for place, event in enumerate(events) if event.kind == "react-step-began"), None)
    return began is not None and len({events.index(event) > began for event in happened}) > 1


def _behind(events: Sequence[engine.Event], happened: Sequence[engine.Event]) -> list[engine.Event]:
    """Several things that happened, each after the beginning of the effect that did it, if one did.

    How an effect comes to be carried out (at once, or as the next pending one) decides about the order.
    """
    found: list[engine.Event] = []
    for event in happened:
        began = beginning(events, event)
        found += [event] if began is None or event.kind in CARRIES_OUT else [began, event]
        # That each player acts in turn is told once, before what they do.
        start = 0 if began is None else events.index(began)
        found += [each for each in events[start : events.index(event)] if each.kind == "each-player"]
        effect = event if event.kind in CARRIES_OUT else began
        found += [] if effect is None else _waited(events, effect, happened)
    return found


def _waited(
    events: Sequence[engine.Event], effect: engine.Event, happened: Sequence[engine.Event]
) -> list[engine.Event]:
    """That the effect waited while the other thing happened: when it became pending, and in what."""
    before = events[: events.index(effect)]
    pending = [e for e in before if e.kind == "pending" and e.effect is effect.effect][-1:]
    between = [event for one in pending for event in before[before.index(one) :]]
    return pending if any(event in between for event in happened) else []
