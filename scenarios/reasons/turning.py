"""On what a result turned: the line to it told again, the rules and the card texts that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from scenarios.asking.survey import Outcome, Result
from scenarios.language.questions import Assertion, Value
from scenarios.play.bench import Bench
from scenarios.play.telling import Telling
from scenarios.play.underway import UnderWay, as_described
from scenarios.reasons.bearing import (
    came_or_went,
    counted,
    floor,
    gear_first,
    inherited,
    not_yet,
    of_funds,
    of_owner,
    otherwise_moved,
    standing,
    undecided,
    untrue,
)
from scenarios.reasons.deciding import OF_GIGS, PREVENTED, deciding_events
from scenarios.reasons.forgone import forgone, had_to, special
from scenarios.reasons.texts import BEARING, of_events, of_modifiers
from scenarios.reasons.unmet import NEEDED, OWN, unmet
from scenarios.reasons.untaken import left_out, untaken
from scenarios.reasons.used_up import used_up
from scenarios.reasons.weighing import deciding_keys
from scenarios.reasons.weights import general_last, refusal_keys, weight, weightiest_first
from scenarios.table.names import PLAYERS
from scenarios.values.readings import holds_by_itself

#: That what hangs on a condition is not done.
UNTRUE: Final = "condition.false-not-applied"
#: That there is nothing to attack.
NO_TARGET: Final = "attack.no-target-no-attack"


def _described(told: Telling) -> tuple[str, ...]:
    """The rules by which the piece that an effect changed last is what the effect is about."""
    last = told.changed[-1] if told.changed else None
    if last is None or last.before is None or last.effect is None or last.source is None:
        return ()
    return as_described(UnderWay(last.source, last.effect), last.before)


def _refused(bench: Bench, game: engine.Game, what: str, cards: Sequence[int]) -> list[str]:
    """Why a Unit can't attack, block or be attacked: the rules that refuse it, whatever its target."""
    if what not in ("can attack", "can block") or len(cards) != 1:
        return []
    card = game.state.cards[cards[0]]
    if what == "can block":
        return refusal_keys(game.why_not(("block", card.uid), card.controller), bench.edition)
    targets = (engine.GIG_AREA, *game.state.sides[1 - card.controller].field)
    each = [game.why_not(("attack", card.uid, target), card.controller) for target in targets]
    if not all(each):
        return []
    always = [
        one for one in each[0] if all(any(one.keys == other.keys for other in others) for others in each)
    ]
    if always:
        return refusal_keys(always, bench.edition)
    # Each target is refused for another reason: there is none.
    return [NO_TARGET, *refusal_keys([one for refused in each for one in refused], bench.edition)]


def turned_on(bench: Bench, value: Value, came: Outcome, where: Result) -> Sequence[Value]:
    """The parts of an assertion on which a result turns: those that fail, where the whole does."""
    parts = value.parts
    if came is not False or len(parts) == 1:
        return parts
    game = bench.tell(where.choices).game
    names = bench.table.names
    failing = [
        part
        for part in parts
        if isinstance(part, Assertion) and not holds_by_itself(game, names, part, where.mark)
    ]
    return failing or parts


def elsewhere(bench: Bench, value: Value, others: Sequence[Result]) -> list[str]:
    """What decided on another line, where on the shortest nothing tells: what was tried there and came to nothing."""
    found = (keys for where in others for part in value.parts if (keys := decided(bench, part, where)[1]))
    return next(found, list[str]())


def kept_from(bench: Bench, value: Value, others: Sequence[Result]) -> list[str]:
    """The rules by which a Gig that was to be among some is not, on a line on which it was chosen to be."""
    said = value.value if isinstance(value, Assertion) and value.op == "includes" else None
    names = bench.table.names
    if not isinstance(said, str) or not names.is_die(said):
        return []
    dice = names.dice(said, bench.table.before.state)
    events = (event for where in others for event in bench.tell(where.choices).events)
    kept = (e for e in events if e.kind in PREVENTED and e.die is not None and e.die.number in dice)
    return next((list(weightiest_first(event.keys)) for event in kept), list[str]())


def in_common(bench: Bench, value: Value, keys: Sequence[str], others: Sequence[Result]) -> list[str]:
    """What decided on the shortest line, first what decided on every other as well: that is why it is so on all."""
    shared = [{key for part in value.parts for key in decided(bench, part, where)[1]} for where in others]
    return sorted(keys, key=lambda key: sum(key not in line for line in shared))


def cards_of(bench: Bench, value: Value) -> Sequence[int]:
    """The uids of the cards that a value is of."""
    of = value.of
    return (
        bench.table.names.meant(of, bench.table.before.state) if of is not None and of not in PLAYERS else []
    )


def decided(
    bench: Bench, value: Value, where: Result
) -> tuple[Telling, list[str], list[tuple[engine.CardFacts, object | None]]]:
    """The line to a result told again while the value is watched; the rules and the texts that decided it."""
    names = bench.table.names
    cards = cards_of(bench, value)
    told = bench.tell(where.choices, value, where.mark)
    deciding = deciding_events(told.events, told.changed, value.what, cards)
    texts = [*of_events(deciding, told.events), *(text for event in deciding for text in told.texts(event))]
    keys = [
        *(of_owner(told.changed) if value.what != "face" else ()),
        *deciding_keys(deciding, value.what, told.events),
    ]
    if value.what == "funds" and value.of is not None:
        money = of_funds(told.game, PLAYERS[value.of])
        keys = sorted((*money, *keys), key=lambda key: weight(key) >= 0)
    fits = _described(told)
    keys = [*fits, *keys] if all(weight(key) > 0 for key in keys[:1]) else [*keys[:1], *fits, *keys[1:]]
    if value.what == "area" and keys:
        keys = gear_first(keys, told.game, cards)
    if value.what == "cost":
        keys = [*floor(told.game, value.what, cards), *keys]
    if value.what in BEARING:
        texts += of_modifiers(told.game, value.what, cards)
        idle = untrue(told.game, value.what, cards) if not told.changed else []
        texts += idle
        now = (*inherited(told.game, value.what, cards), *standing(told.game, value.what, cards))
        other = came_or_went(told.changed, cards) if told.changed else not_yet(told.game, value.what, cards)
        false = (UNTRUE,) if idle else ()
        least = floor(told.game, value.what, cards)
        keys = [*least, *counted(told.game, value.what, cards), *other, *false, *keys, *now]
    if told.changed:
        had = had_to(told, where.written) if value.what not in OWN else []
        keys = [*special(told), *keys[:2], *had, *keys[2:]]
    else:
        keys = [*undecided(told.game, value.what), *keys]
        none = forgone(told, value.what)
        # That a Gig has its value already tells why nothing changed, and then why that could be chosen.
        place = 1 if value.what in OF_GIGS else 0 if all(weight(key) == 2 for key in keys) else len(keys)
        keys = [*keys[:place], *none, *keys[place:]]
        place = 1 if keys[:1] == [UNTRUE] else 0
        keys = [*keys[:place], *otherwise_moved(told.events, value.what, cards), *keys[place:]]
    refused = _refused(bench, told.game, value.what, cards)
    if refused:
        return told, [*refused, *keys], texts
    ended = value.what in OWN and any(event.kind == "game-ended" for event in deciding)
    if not told.changed and not ended and (value.what in OWN or all(weight(key) > 0 for key in keys)):
        # Nothing that happened explains it: what would have changed it was not set off.
        missed = unmet(told.game, told.events, value.what, cards)
        keys = general_last([*(key for one in missed for key in one.keys), *keys])
        texts = [*((one.card.facts, one.ability) for one in missed), *texts]
        if not any(keys_of_one[0] != NEEDED for keys_of_one in (one.keys for one in missed)):
            keys = general_last([*keys, *untaken(bench, value, where.choices)])
            keys = keys or left_out(bench, told.events, value.what, cards)
    elif (
        isinstance(value, Assertion)
        and value.op == "includes"
        and not holds_by_itself(told.game, names, value, where.mark)
    ):
        keys = general_last([*untaken(bench, value, where.choices), *keys])
    for one in used_up(told.game, value.what, cards):
        keys = [*keys, *one.keys] if told.changed else [*one.keys, *keys]
        texts.append((one.card.facts, one.ability))
    return told, keys, texts
