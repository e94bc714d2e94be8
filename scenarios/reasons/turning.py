"""On what a result turned: the line to it told again, the rules and the card texts that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from scenarios.asking.survey import Outcome, Result
from scenarios.language.questions import Assertion, Value
from scenarios.play.bench import Bench
from scenarios.play.telling import Sources, Telling
from scenarios.play.underway import UnderWay, as_described
from scenarios.reasons.bearing import (
    UNTRUE,
    came_or_went,
    counted,
    face_down,
    floor,
    gear_first,
    inherited,
    kept_value,
    not_yet,
    of_funds,
    of_owner,
    otherwise_moved,
    out_of_the_game,
    standing,
    undecided,
    untrue,
)
from scenarios.reasons.deciding import OF_GEAR, OF_GIGS, OF_HANDS, PREVENTED, deciding_events
from scenarios.reasons.forgone import MUST, NOTHING_CHOSEN, as_many, forgone, had_to, special
from scenarios.reasons.texts import BEARING, of_events, of_modifiers
from scenarios.reasons.unmet import FACE_DOWN, NEEDED, OWN, unmet, veiled
from scenarios.reasons.untaken import lacked, left_out, untaken
from scenarios.reasons.used_up import used_up
from scenarios.reasons.weighing import deciding_keys
from scenarios.reasons.weights import general_last, refusal_keys, weight, weightiest_first
from scenarios.table.names import PLAYERS
from scenarios.values.definitions import defined_by
from scenarios.values.readings import holds_by_itself

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
    game = bench.tell(where.choices, halted=where.halted).game
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


#: Rules by which somebody left something undone that they could have done.
LEFT: Final = (
    "golden.may-decline-cost",
    "golden.up-to-includes-zero",
    "golden.you-may",
    "replacement.optional-may",
)


def in_vain(bench: Bench, value: Value, keys: Sequence[str], others: Sequence[Result]) -> list[str]:
    """Where on the shortest line something was left undone: why it is so too where it was done; else nothing."""
    if not any(key.startswith(LEFT) for key in keys[:1]):
        return []
    each = (decided(bench, part, where)[1] for where in others for part in value.parts)
    return next((found for found in each if found and not found[0].startswith((*LEFT, NEEDED))), list[str]())


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
    bench: Bench, value: Value, where: Result, *, in_any_case: bool = False
) -> tuple[Telling, list[str], Sources]:
    """The line to a result told again while the value is watched; the rules and the texts that decided it.

    in_any_case: whether it can come out otherwise is what is asked, so that what has to be done comes first.
    """
    names = bench.table.names
    cards = cards_of(bench, value)
    told = bench.tell(where.choices, value, where.mark, halted=where.halted)
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
        false = (*((UNTRUE,) if idle else ()), *((FACE_DOWN,) if face_down(told.game, value.what) else ()))
        least = floor(told.game, value.what, cards)
        # That other cards were played changes what this one costs, and the rule is that of its cost.
        due = defined_by("price", 1) if value.what == "price" and told.changed else ()
        keys = [*least, *counted(told.game, value.what, cards), *other, *false, *due, *keys, *now]
    if value.what == "fight power":
        for event in told.changed[-1:]:
            why, unused = told.idle(event)
            keys, texts = [*keys[:1], *why, *keys[1:]], [*texts, *unused]
    if told.changed:
        had = had_to(told, where.written) if value.what not in OWN else []
        place = 0 if in_any_case else 2
        # What Gear is equipped to turns on whom it may be equipped to, more than on what had to be chosen.
        leads = "gear." if value.what in OF_GEAR else MUST if in_any_case else ""
        had = sorted(had, key=lambda key: not key.startswith(leads))
        many = as_many(told) if value.what in OF_HANDS else []
        keys = [*special(told), *keys[:place], *had, *many, *keys[place:]]
    else:
        dice = names.dice(value.of, told.game.state) if value.what == "value" and value.of is not None else []
        keys = [*kept_value(told.events, value.what, dice), *_unchanged(told, value.what, cards, keys)]
        if any(key.startswith(NOTHING_CHOSEN) for key in keys[:1]):
            # What could not be chosen was not passed over, whoever chose nothing.
            keys = [*lacked(bench, value, where.choices), *keys]
    refused = _refused(bench, told.game, value.what, cards)
    if refused:
        return told, [*refused, *keys], texts
    ended = value.what in OWN and any(event.kind == "game-ended" for event in deciding)
    if not told.changed and not ended and (value.what in OWN or all(weight(key) > 0 for key in keys)):
        keys, texts = _not_set_off(bench, told, value, where, keys, texts)
    elif (
        isinstance(value, Assertion)
        and value.op == "includes"
        and not holds_by_itself(told.game, names, value, where.mark)
    ):
        keys = general_last([*untaken(bench, value, where.choices), *keys])
    return told, *_no_more(told, value.what, cards, keys, texts)


def _after(events: Sequence[engine.Event], one: engine.Event, other: engine.Event) -> bool:
    """Whether one event comes after another."""
    places = {id(event): place for place, event in enumerate(events)}
    return places.get(id(one), -1) > places.get(id(other), -1)


def _unchanged(told: Telling, what: str, cards: Sequence[int], keys: list[str]) -> list[str]:
    """The rules that decided where nothing changed a value, with those by which somebody left it as it was."""
    keys = [*undecided(told.game, what), *out_of_the_game(told.game, what, cards), *keys]
    none = forgone(told, what)
    # That a Gig has its value already tells why nothing changed, and then why that could be chosen.
    place = 1 if what in OF_GIGS else 0 if all(weight(key) == 2 for key in keys) else len(keys)
    keys = [*keys[:place], *none, *keys[place:]]
    place = 1 if keys[:1] == [UNTRUE] else 0
    return [*keys[:place], *otherwise_moved(told.events, what, cards), *keys[place:]]


def _not_set_off(
    bench: Bench, told: Telling, value: Value, where: Result, keys: list[str], texts: Sources
) -> tuple[list[str], Sources]:
    """The same where nothing that happened explains it: what would have changed the value was not set off."""
    cards = cards_of(bench, value)
    missed = unmet(told.game, told.events, value.what, cards)
    outside = left_out(bench, told.events, value.what, cards)
    keys = general_last([*outside, *(key for one in missed for key in one.keys), *keys])
    if not any(keys_of_one[0] != NEEDED for keys_of_one in (one.keys for one in missed)):
        keys = general_last([*keys, *untaken(bench, value, where.choices)])
    return keys, [*((one.card.facts, one.ability) for one in missed), *texts]


def _no_more(
    told: Telling, what: str, cards: Sequence[int], keys: list[str], texts: Sources
) -> tuple[list[str], Sources]:
    """The same with what would have added to a change: an effect that is face-down, or has had its time this turn."""
    if told.changed and what not in OWN:
        for hidden in [*veiled(told.game, told.events, what)][:1]:
            keys = [FACE_DOWN, *keys]
            texts = [*texts, (hidden.card.facts, hidden.ability)]
    for one in used_up(told.game, what, cards):
        # What would have changed it once more, after the last change, tells why that one stands.
        since = not told.changed or _after(told.events, one.vain, told.changed[-1])
        # So does what the last change would have set off, had its time not passed before the play.
        since = since or (one.vain is told.changed[-1] and one.event not in told.events)
        keys = [*one.keys, *keys] if since else [*keys, *one.keys]
        texts = [*texts, (one.card.facts, one.ability)]
    return keys, texts
