"""Why nothing happened: the effects in play that would have changed a value, had their trigger been met."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

import engine
from engine.effects import tree
from engine.effects.values import This, Trigger
from engine.effects.watch import KINDS_OF
from scenarios.play.underway import nodes
from scenarios.reasons.relevance import changes, could_change, is_known
from scenarios.reasons.weights import weightiest_first

#: What an effect needs to become pending at all.
NEEDED: Final = "trigger.becomes-pending-when-met"
#: That a face-down card says nothing.
FACE_DOWN: Final = "card.face-down-no-information"
#: What each trigger keyword stands for: the event that it answers to, done to or by the card itself.
KEYWORDS: Final = {
    "attacks": "attack-trigger.meaning",
    "called": "call-trigger.meaning",
    "defeated": "defeated-trigger.meaning",
    "played": "play-trigger.meaning",
}
_STEALS: Final = ("steals", "steals-together")
_FIGHTS: Final = frozenset({"fights", "loses-fight", "wins-fight"})
_ADJUSTS: Final = frozenset({"changes", "decreases", "increases"})
#: What is asked of what a card does itself.
OWN: Final = ("triggered", "resolved")
#: How many texts are named of those that did not come into it.
_MOST: Final = 2


class Unmet(NamedTuple):
    """An effect that was not set off: the card and the ability, and the rules that say why not."""

    card: engine.Card
    ability: object
    keys: tuple[str, ...]


def unmet(
    game: engine.Game, events: Sequence[engine.Event], what: str, cards: Collection[int]
) -> list[Unmet]:
    """The effects that would have changed `what`, the rules that tell first; `cards` are those the value is of.

    Of what a card does itself (`triggered`, `resolved`) only its own effects count. Of a value that anything may
    change, only those that belong to its cards or watch something near what happened.
    """
    own = what in OWN
    gone = {event.effect for event in events if event.kind in ("pending", "resolving")}
    found: list[Unmet] = []
    for card in _at_hand(game, events):
        if own and card.uid not in cards:
            continue
        if not (own or is_known(what) or card.uid in cards or _near(card, events)):
            continue
        for ability in card.facts.abilities:
            if not (own or could_change(ability, what)):
                continue
            keys = (
                _why_not(card, ability, events)
                if ability not in gone
                else _still_waits(card, ability, what, gone, events)
            )
            if keys:
                found.append(Unmet(card, ability, keys))
    if not found and not own:
        found = [*veiled(game, events, what)][:1]
    # Of what nothing has come near, less can be said than of what it has.
    found = [one for one in found if own or _nearly(one.ability, events)] or found
    # What an effect does itself says more than what it may bring into play; what a special rule tells of says more than
    # that something did not happen.
    found = [one for one in found if changes(one.ability, what)] or found
    return sorted(found, key=lambda one: one.keys[0] == NEEDED)[:_MOST]


def veiled(game: engine.Game, events: Sequence[engine.Event], what: str) -> Iterator[Unmet]:
    """The effects of face-down Legends that would have been set off, or nearly, were they face-up."""
    for side in game.state.sides:
        for card in (game.state.cards[uid] for uid in side.legends):
            for ability in card.facts.abilities if not card.face_up else ():
                if (
                    isinstance(ability, tree.Triggered)
                    and changes(ability, what)
                    and _nearly(ability, events)
                ):
                    yield Unmet(card, ability, (FACE_DOWN, NEEDED))


def _still_waits(
    card: engine.Card, ability: object, what: str, gone: Collection[object], events: Sequence[engine.Event]
) -> tuple[str, ...]:
    """Why what an ability that was carried out lets happen the next time something does has not happened."""
    waiting = (
        each for each in nodes(ability, tree.NextTime) if each not in gone and changes(each.step, what)
    )
    return next((_not_met(card, (each.trigger,), events) for each in waiting), ())


def _at_hand(game: engine.Game, events: Sequence[engine.Event]) -> Iterator[engine.Card]:
    """The face-up cards in play, now or at some moment of the play, and the Programs played: theirs may wait still."""
    told = {
        event.card.uid
        for event in events
        if event.card is not None
        and (
            event.kind in _WAS_IN_PLAY
            or (event.kind == "played" and event.note == "program")
            or (event.kind == "moved" and event.before is not None and event.before.area == "field")
        )
    }
    for card in game.state.cards.values():
        if (card.area in ("field", "legends") and card.face_up) or card.uid in told:
            yield card


_WAS_IN_PLAY: Final = frozenset({"attacked", "blocked", "defeated", "equipped", "fought", "replaced"})


def _nearly(ability: object, events: Sequence[engine.Event]) -> bool:
    """Whether something happened to which an effect answers, or nearly does."""
    kinds = {event.kind for event in events}
    triggers = ability.when if isinstance(ability, tree.Triggered) else ()
    return not triggers or any(_near_to(trigger) & kinds for trigger in triggers)


def _near_to(trigger: Trigger) -> frozenset[str]:
    """The kinds of events that meet a trigger, or come near it."""
    return _HAPPENS.get(trigger.event, frozenset()) | frozenset(KINDS_OF.get(trigger.event, ()))


def _near(card: engine.Card, events: Sequence[engine.Event]) -> bool:
    """The same of any triggered effect of the card."""
    return any(isinstance(a, tree.Triggered) and _nearly(a, events) for a in card.facts.abilities)


#: The events that are, or come near, what a trigger answers to.
_HAPPENS: Final[dict[str, frozenset[str]]] = {
    "attacks": frozenset({"attacked"}),
    "called": frozenset({"called", "flipped"}),
    "changes": frozenset({"increased", "decreased", "not-adjusted", "swapped"}),
    "decreases": frozenset({"increased", "decreased", "not-adjusted", "swapped"}),
    "defeated": frozenset({"defeated", "replaced", "not-defeated", "moved"}),
    "increases": frozenset({"increased", "decreased", "not-adjusted", "swapped"}),
    "loses-fight": frozenset({"fought"}),
    "played": frozenset({"played", "called"}),
    "spent": frozenset({"spent"}),
    "steals": frozenset({"stole", "swapped"}),
    "steals-together": frozenset({"stole", "swapped"}),
    "uses-blocker": frozenset({"blocked"}),
    "wins-fight": frozenset({"fought"}),
}


def _why_not(card: engine.Card, ability: object, events: Sequence[engine.Event]) -> tuple[str, ...]:
    """The rules by which an ability was not set off; empty where it is none that anything sets off."""
    if isinstance(ability, tree.Replacement):
        return _not_applied(card, ability, events)
    if isinstance(ability, tree.Activated):
        return _not_activated(card, ability, events)
    if not isinstance(ability, tree.Triggered):
        return ()
    return _not_met(card, ability.when, events)


def _not_met(
    card: engine.Card, triggers: Sequence[Trigger], events: Sequence[engine.Event]
) -> tuple[str, ...]:
    """The rules by which nothing met a trigger of an ability, or of what it waits for."""
    names = {trigger.event for trigger in triggers}
    kinds = {event.kind for event in events}
    if names & set(_STEALS) and "swapped" in kinds and "stole" not in kinds:
        return ("swap.is-not-stealing", NEEDED)
    if names & _ADJUSTS and "swapped" in kinds and not kinds & {"increased", "decreased"}:
        return ("swap.values-stay", NEEDED)
    if names & _ADJUSTS and "not-adjusted" in kinds and not kinds & {"increased", "decreased"}:
        return ("gig.adjust-must-change", NEEDED)
    if names & _FIGHTS and "steal-count" in kinds and "fought" not in kinds:
        return ("steal.step-only-against-gig-area", "fight.step-only-against-unit", NEEDED)
    if "wins-fight" in names and "declared-winner" not in kinds and "declared-loser" in kinds:
        return (*_how_it_was_lost(card, events), NEEDED)
    if any(trigger.by == "fight" for trigger in triggers) and "defeated" in kinds:
        return ("fight.defeated-in-a-fight-means", NEEDED)
    about_itself = [trigger for trigger in triggers if _of_itself(trigger)]
    meanings = [KEYWORDS[trigger.event] for trigger in about_itself if trigger.event in KEYWORDS]
    if (
        "defeated" in names
        and card.facts.type == "Gear"
        and about_itself
        and _happened(events, "defeated", card)
    ):
        return ("gear.bottom-textbox-host-only", *meanings, NEEDED)
    if "defeated" in names and _happened(events, "replaced"):
        return ("replacement.before-and-instead", *meanings, NEEDED)
    return (*meanings, NEEDED)


def _how_it_was_lost(card: engine.Card, events: Sequence[engine.Event]) -> tuple[str, ...]:
    """The rules by which a fight that an effect wanted won came out otherwise."""
    lost = [event for event in events if event.kind == "declared-loser"]
    own = [
        event for event in lost if event.card is not None and card.uid in (event.card.uid, *event.card.gear)
    ]
    return tuple(weightiest_first((own or lost)[0].keys))[:1]


def _not_activated(
    card: engine.Card, ability: tree.Activated, events: Sequence[engine.Event]
) -> tuple[str, ...]:
    """The card was spent, and not to pay for its effect."""
    spends = any(isinstance(cost, tree.SpendThis) for cost in ability.costs)
    activated = any(event.kind == "activated" and event.effect is ability for event in events)
    return (
        ("spend-icon.only-when-paid-as-cost",)
        if spends and not activated and _happened(events, "spent", card)
        else ()
    )


def _not_applied(
    card: engine.Card, ability: tree.Replacement, events: Sequence[engine.Event]
) -> tuple[str, ...]:
    """Another replacement came before this one, so that what this one replaces did not happen."""
    others = [event for event in events if event.kind == "replaced" and event.source is not None]
    if not others or any(event.source is not None and event.source.uid == card.uid for event in others):
        return ()
    mandatory = any(isinstance(e.effect, tree.Replacement) and not e.effect.optional for e in others)
    first = ("replacement.mandatory-before-optional",) if ability.optional and mandatory else ()
    return (*first, "replacement.before-and-instead")


def _of_itself(trigger: Trigger) -> bool:
    return isinstance(trigger.subject, This)


def _happened(events: Sequence[engine.Event], kind: str, card: engine.Card | None = None) -> bool:
    return any(
        event.kind == kind and (card is None or (event.card is not None and event.card.uid == card.uid))
        for event in events
    )
