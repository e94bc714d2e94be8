"""Steps on cards: draw, discard, trash, defeat, spend, ready, move, look, reveal, sell, take control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import number, player
from engine.effects.grounds import grounds
from engine.effects.select import card_fits
from engine.effects.targets import NOTHING, REST, find, rebind
from engine.effects.values import Cards, Ref
from engine.effects.watch import watches_of
from engine.events import Event
from engine.processes import cards as process
from engine.processes.areas import remember, remove_misplaced, take_over, with_gear
from engine.processes.replace import Process, stopped
from engine.state import CHANCE, IN_PLAY, Card, Lasting

if TYPE_CHECKING:
    from engine.effects.scope import Scope


def draw_cards(scope: Scope, step: t.Draw) -> Script[bool]:
    """One at a time (`draw.one-at-a-time`); "up to" is decided first (`draw.up-to`)."""
    who = player(scope, step.who)
    wanted = number(scope, step.amount)
    rests_on = grounds(scope, step.amount)
    if step.up_to:
        wanted = yield from _how_many(scope, who, wanted, ("draw.up-to", "golden.up-to-includes-zero"), step)
    for _ in range(wanted):
        keys = ("draw.several", "draw.one-at-a-time", *rests_on)
        yield from process.draw_process(
            scope.game, who, keys, ("draw.more-than-deck", "lose.draw-more-than-deck")
        )
    return wanted > 0


def _how_many(scope: Scope, who: int, most: int, keys: tuple[str, ...], node: t.Step) -> Script[int]:
    keys = (*keys, "choice.non-negative-whole-number")

    def numbers() -> list[Option]:
        return [("number", n) for n in range(max(most, 0) + 1)]

    option = yield Decision(who, "number", keys, numbers, about=scope.source, node=node)
    return int(option[1])


def _fails_to_find(scope: Scope, like: Cards | None) -> bool:
    """Whether a demand on a hand by what is printed may go unmet on purpose (`area.may-fail-to-find`)."""
    return like is not None and like.among is None and not scope.optional


def _qualifies(scope: Scope, like: Cards, card: Card) -> bool:
    return card_fits(scope, like, card) and (like.among is None or card in scope.things(Ref(like.among)))


def discard(scope: Scope, step: t.Discard) -> Script[bool]:
    """Whose hand it is chooses; fewer where there are fewer, which is not "in full"."""
    game = scope.game
    state = game.state
    who = player(scope, step.who)

    def fitting(taken: tuple[int, ...]) -> list[int]:
        return [
            u for u in state.sides[who].hand
            if u not in taken and (step.like is None or _qualifies(scope, step.like, state.cards[u]))
        ]  # fmt: skip

    if step.amount is None:
        chosen = list(state.sides[who].hand)
        full = bool(chosen)
    else:
        wanted = number(scope, step.amount)
        if step.up_to:
            most = min(wanted, len(fitting(())))
            wanted = yield from _how_many(scope, who, most, ("golden.up-to-includes-zero",), step)
        chosen: list[int] = []

        may_fail = _fails_to_find(scope, step.like)

        def left() -> list[Option]:
            found: list[Option] = [("choose", u) for u in fitting(tuple(chosen))]
            return [*found, ("done",)] if found and may_fail else found

        how = "area.may-fail-to-find" if may_fail else "area.choice-without-quality-cannot-fail"
        keys = ("choice.specific-number", how)
        while len(chosen) < wanted and left():
            chooser = CHANCE if step.random else who
            option = yield Decision(chooser, "discard", keys, left, about=scope.source, node=step)
            if option[0] == "done":
                break
            chosen.append(int(option[1]))
        full = len(chosen) == wanted and wanted > 0
        if len(chosen) < wanted and not left():
            why = ("choice.specific-number", *(() if chosen else NOTHING), *REST)
            game.emit_quietly("found-nothing", why, who, scope.this, scope.source, scope.ability)
    gone: list[Card] = []
    for uid in chosen:
        card = state.cards[uid]
        replaced = yield from stopped(game, Process("discard", scope.controller, who, card))
        if replaced or state.cards[uid].stay != card.stay:
            full = False
            continue
        gone.append(process.discard(game, card, who, ("trash-area.new-cards-on-top",)))
    scope.bind("discarded", (*scope.bound.get("discarded", ()), *gone))
    return full


def trash_top(scope: Scope, step: t.TrashTop) -> Script[bool]:
    """Trash X, one at a time (`trash.one-at-a-time`); as many as the deck has."""
    wanted = number(scope, step.amount)
    if step.up_to:
        wanted = yield from _how_many(
            scope, scope.controller, wanted, ("trash.up-to", "golden.up-to-includes-zero"), step
        )
    _tell_short(scope, len(scope.game.state.sides[scope.controller].deck), wanted)
    trashed: list[Card] = []
    for _ in range(wanted):
        card = process.trash_top(scope.game, scope.controller, ("trash.process", "trash.several"))
        if card is None:
            break
        trashed.append(card)
    gone = tuple(scope.game.state.cards[c.uid] for c in trashed)
    scope.bind("trashed", (*scope.bound.get("trashed", ()), *gone))
    return len(trashed) == wanted and wanted > 0


def _tell_short(scope: Scope, done: int, wanted: int) -> None:
    """Tell where there was less than an effect asks for; as much as there is is done all the same."""
    if done < wanted:
        why = REST if done else ("effect.wholly-invalid-ignored", *REST)
        scope.game.emit_quietly(
            "found-nothing", why, scope.controller, scope.this, scope.source, scope.ability
        )


def ready_eddies(scope: Scope, step: t.ReadyEddies) -> Script[bool]:
    """Ready spent Eddies of the controller, as many as there are up to the number; they are alike."""
    state = scope.game.state
    wanted = number(scope, step.amount)
    if step.up_to:
        wanted = yield from _how_many(scope, scope.controller, wanted, ("golden.up-to-includes-zero",), step)
    spent = [u for u in state.sides[scope.controller].eddies if state.cards[u].spent][:wanted]
    _tell_short(scope, len(spent), wanted)
    process.turn_eddies(scope.game, spent, scope.controller, ("effect.resolve-in-order",), spent=False)
    return len(spent) == wanted and wanted > 0


def look(scope: Scope, step: t.Look) -> Script[bool]:
    """Search or reveal the top cards; they stay in the deck (`search.cards-stay-in-area`, `reveal.does-not-move`)."""
    yield from ()
    game = scope.game
    state = game.state
    wanted = number(scope, step.amount)
    deck = state.sides[player(scope, step.who)].deck
    top = tuple(state.cards[u] for u in reversed(deck[-wanted:])) if wanted > 0 else ()
    _tell_short(scope, len(top), wanted)
    if step.how == "search":
        keys = ("search.process", "search.top-of-deck", "search.cards-stay-in-area")
        game.emit(
            Event(
                "searched", keys, scope.controller, amount=len(top), effect=scope.ability, source=scope.source
            )
        )
        scope.bind("searched", top)
    else:
        for card in top:
            keys = ("reveal.process", "reveal.does-not-move")
            game.emit(Event("revealed", keys, scope.controller, card, note="effect", source=scope.source))
        scope.bind("searched", ())
    scope.bind("looked", top)
    return len(top) == wanted and wanted > 0


def shuffle(scope: Scope, _step: t.ShuffleDeck) -> Script[bool]:
    """The deck is put into an order that chance decides (`deck.shuffle-randomizes`)."""
    from engine.rules.setup import shuffle_deck

    yield from shuffle_deck(scope.game, scope.controller, ("effect.resolve-in-order",))
    return True


def look_at_hand(scope: Scope, step: t.LookAtHand) -> Script[bool]:
    """The controller sees a hand, or its owner shows it to both (`hand.rival-hand-is-not-viewable`)."""
    yield from ()
    state = scope.game.state
    who = player(scope, step.who)
    hand = tuple(state.cards[u] for u in state.sides[who].hand)
    keys = ("hand.rival-hand-is-not-viewable", *(("reveal.process",) if step.reveal else ()))
    for card in hand:
        kind = "revealed" if step.reveal else "looked-at"
        scope.game.emit(Event(kind, keys, scope.controller, card, note="effect", source=scope.source))
    scope.bind("looked", hand)
    scope.bind("searched", ())
    return True


def reveal(scope: Scope, step: t.Reveal) -> Script[bool]:
    """Show cards to the Rival; they stay where they are."""
    found = yield from find(scope, step.target)
    for card in found.cards:
        keys = ("reveal.process", "reveal.does-not-move", "area.reveal-before-moving")
        scope.game.emit(Event("revealed", keys, scope.controller, card, note="effect", source=scope.source))
    return found.full


def look_at_legend(scope: Scope, step: t.LookAtLegend) -> Script[bool]:
    """Only the controller sees it, and only during this effect (`legends-area.look-ends-with-effect`)."""
    found = yield from find(scope, step.target)
    for card in found.cards:
        keys = (
            "legends-area.look-ends-with-effect", "legends-area.face-down-legends-are-hidden",
            "legends-area.mark-known-legends",
        )  # fmt: skip
        scope.game.emit(Event("looked-at", keys, scope.controller, card, source=scope.source))
    scope.bind("seen", (*scope.bound.get("seen", ()), *found.cards))
    return found.full


def sell_cards(scope: Scope, step: t.Sell) -> Script[bool]:
    """Turn cards into Eddies one at a time, with or without a Sell Tag (`sell.put-by-effect`, `sell.one-at-a-time`).

    From play the Gear goes along, and a Legend, which cannot become an Eddie, is removed from the game.
    """
    found = yield from find(scope, step.target)
    keys = ("sell.put-by-effect", "sell.one-at-a-time", "eddies.sell-action-once-effects-any-number")
    for card in found.cards:
        pieces = with_gear(scope.game.state, card) if card.area in IN_PLAY else [card]
        watches = watches_of(scope.game, "sells", "leaves")
        for piece in pieces:
            remember(scope.game, piece)
        for piece in reversed(pieces):
            current = scope.game.state.cards[piece.uid]
            process.sell(scope.game, current, scope.controller, keys, by_effect=True, watches=watches)
        remove_misplaced(scope.game, card.uid)
    return found.full


def take_control(scope: Scope, step: t.TakeControl) -> Script[bool]:
    """A card or Gig comes into the controller's area of the same kind; its owner stays who it is."""
    found = yield from find(scope, step.target)
    state = scope.game.state
    for thing in found.things:
        former = thing.controller
        take_over(scope.game, thing, scope.controller)
        if step.until is not None and isinstance(thing, Card) and former != scope.controller:
            state.add_lasting(
                Lasting(
                    state.number(), step, step.until, state.turn, scope.controller, scope.this, scope.source,
                    (thing.uid, thing.stay),
                )
            )  # fmt: skip
    rebind(scope, step.target, found.cards)
    return found.full
