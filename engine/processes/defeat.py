"""Defeating: the "would" moment, the move to the trash, what triggers on it (9.19, 11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.modifiers import cannot
from engine.effects.watch import notice, watches_of
from engine.events import Event
from engine.processes.areas import gear_keys, leave_play, remove_misplaced
from engine.processes.replace import Process, stopped
from engine.state import IN_PLAY, Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions import Script
    from engine.effects.live import Standing
    from engine.effects.scope import Scope
    from engine.game import Game

IN_A_FIGHT = "fight.defeated-in-a-fight-means"
ORDER = ("trash-area.owner-orders-simultaneous", "trash-area.owner-may-reorder")


def defeat(
    game: Game, cards: Sequence[Card], keys: tuple[str, ...], player: int, *,
    fight: bool = False, scope: Scope | None = None, by: dict[int, Card] | None = None,
) -> Script[list[Card]]:  # fmt: skip
    """Defeat cards at the same time; returns those that really were.

    First each may be saved: by a prohibition (`fight.undefeated-loser-still-lost`) or by a replacement; then Gear of
    those that are not, by a replacement of its own. Then all go to
    their owners' trash together, Gear with its host; then everything that triggers on it becomes pending, with the
    piece as it was last in play; then a Legend is removed from the game. `keys`: the rules or effect that defeat;
    `player`: whose doing it is; `by`: in a fight, the opposing Unit that defeats each (by uid).
    """
    state = game.state
    doomed = yield from _doomed(
        game, cards, player, None if scope is None else scope.source, by or {}, fight=fight
    )
    watches = watches_of(game, "defeated", "defeats", "leaves")
    source = scope.source if scope is not None else None
    effect = scope.ability if scope is not None else None
    events: list[Event] = []
    done: list[Card] = []
    for card in doomed:
        current = state.cards[card.uid]
        if current.stay != card.stay:
            continue
        opposing = by.get(card.uid) if by else None
        more = _beside(game, current, opposing, fight=fight)
        pairs = leave_play(game, current, "trash")
        done.append(card)
        for before, after in pairs:
            if before.uid == card.uid:
                doer = opposing.controller if fight and opposing is not None else player
                event = Event(
                    "defeated", (*keys, *more), doer, after, before=before, effect=effect, source=source,
                    note="fight" if fight else "", other=opposing,
                )  # fmt: skip
                events.append(event)
            else:
                along = (
                    "defeat.gear-moves-along",
                    "defeat.gear-stays-in-trash",
                    *gear_keys(state, card.uid),
                    *ORDER,
                )
                game.emit(Event("moved", along, player, after, before=before, note="trash"))
    for event in events:
        game.emit(event, watches={})
    for event in events:
        notice(game, event, watches)
    for card in done:
        remove_misplaced(game, card.uid)
    return done


def _doomed(
    game: Game,
    cards: Sequence[Card],
    player: int,
    source: Card | None,
    by: dict[int, Card],
    *,
    fight: bool,
) -> Script[list[Card]]:
    """Those that nothing saves, which some of their Gear may have left by now."""
    state = game.state
    doomed: list[Card] = []
    for card in cards:
        if state.cards[card.uid].stay != card.stay or card.area not in IN_PLAY:
            continue
        saved = _protection(game, card, player, source, fight=fight)
        if saved is not None:
            why = (
                "golden.cant-beats-can",
                *(("fight.undefeated-loser-still-lost", IN_A_FIGHT) if fight else ()),
            )
            game.emit(Event("not-defeated", why, player, card, source=state.cards[saved.source]))
            continue
        against = by.get(card.uid)
        process = Process("defeat", player, card.controller, card, fight=fight, opposing=against)
        gone = yield from stopped(game, process)
        if not gone and state.cards[card.uid].stay == card.stay:
            doomed.append(card)
    for card in doomed:
        if state.cards[card.uid].gear:
            against = by.get(card.uid)
            process = Process("trash-gear", player, card.controller, card, fight=fight, opposing=against)
            yield from stopped(game, process)
    return doomed


def _beside(game: Game, card: Card, opposing: Card | None, *, fight: bool) -> tuple[str, ...]:
    """What else a defeat rests on: the winner has left already; a protection speaks of fights only."""
    if opposing is not None and game.state.cards[opposing.uid].stay != opposing.stay:
        return ("fight.absent-opponent-still-defeats",)
    if not fight and cannot(game, card, "be defeated in a fight") is not None:
        return (IN_A_FIGHT,)
    return ()


def _protection(game: Game, card: Card, player: int, source: Card | None, *, fight: bool) -> Standing | None:
    return cannot(game, card, "be defeated") or (
        cannot(game, card, "be defeated in a fight")
        if fight
        else cannot(game, card, "be defeated by effects", source, player)
    )
