"""Options of the engine in the short form in which a person would write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from engine.rules.activate import effects_of
from scenarios.language.spelling import quote, spell_list
from scenarios.play.underway import modes
from scenarios.table.names import WHO, Names

_SHOWN_OPTIONS: Final = 12
NAMES_OF_DECISIONS: Final = {
    "main": "an action in the Main Phase",
    "react": "a reaction in the React Step",
    "pay": "how to pay",
    "steal": "which Gig to steal",
    "fixer-die": "which die to roll in",
    "host": "whom to equip the Gear to",
    "roll": "what the die shows",
    "may": "whether to do it",
    "choose": "what the effect acts on",
    "discard": "what to discard",
    "mode": "one of the effects",
    "kind": "a card type, a color or the like",
    "number": "how many",
    "value": "the value of the Gig",
    "order-pending": "which pending effect resolves next",
    "order": "which card goes next",
    "replace": "which effect applies",
    "shuffle": "an order",
    "first-player": "who decides",
    "first-or-second": "whether to go first",
    "mulligan": "whether to keep the hand",
}


def spell(option: engine.Option, game: engine.Game, names: Names) -> str:
    """An option of the open decision (or an action at all) as a move in words."""
    verb, *rest = option
    state = game.state
    match verb:
        case "attack":
            target = "gigs" if rest[1] == engine.GIG_AREA else names.reference(int(rest[1]))
            return f"attack {names.reference(int(rest[0]))} -> {target}"
        case "block":
            return f"block with {names.reference(int(rest[0]))}"
        case "go-solo":
            return f"go solo with {names.reference(int(rest[0]))}"
        case "play-legend":
            return f"play {names.reference(int(rest[0]))}"
        case "play" | "call" | "sell":
            return f"{verb} {names.reference(int(rest[0]))}"
        case "activate":
            return f"activate {_effect(game, names, int(rest[0]), int(rest[1]))}"
        case "host":
            return f"choose {names.reference(int(rest[0]))}"
        case "choose":
            word = "discard" if game.decision is not None and game.decision.kind == "discard" else "choose"
            return f"{word} {names.reference(int(rest[0]))}"
        case "die":
            return f"choose {names.die_name(state.dice[int(rest[0])], state)}"
        case "pay":
            parts = [f"{rest[0]} eddies"] if rest[0] or not rest[1:] else []
            return "pay " + ", ".join([*parts, *(names.reference(int(uid)) for uid in rest[1:])])
        case "pass" | "end-react":
            return "pass"
        case _:
            return _rare(option, game, names)


def _rare(option: engine.Option, game: engine.Game, names: Names) -> str:
    verb, *rest = option
    match verb:
        case "mode":
            said = modes(game)
            return f"choose {quote(said[int(rest[0])].rstrip('.')) if said else int(rest[0]) + 1}"
        case "number" | "kind":
            return f"choose {rest[0]}"
        case "value":
            return f"set {_die(game)} to {rest[0]}"
        case "roll":
            return f"{_die(game)} = {rest[0]}"
        case "resolve":
            return f"resolve {pending_name(game, names, int(rest[0]))}"
        case "replace":
            if len(rest) > 1 and game.decision is not None:
                return f"choose {list(game.decision.options()).index(option) + 1}"
            return f"use {names.reference(int(rest[0]))}"
        case "player":
            return f"choose {WHO[int(rest[0])]}"
        case "first" | "second":
            return f"go {verb}"
        case "shuffle":
            return _shuffle(option, game, names)
        case _:
            return " ".join(map(str, option))  # done, yes, no, keep, mulligan, concede


def _die(game: engine.Game) -> str:
    about = game.decision.about if game.decision is not None else None
    return about.label if isinstance(about, engine.Die) else "die"


def _effect(game: engine.Game, names: Names, uid: int, place: int) -> str:
    """The card, with the number of the effect where it has several."""
    places = [found for found, _, _ in effects_of(game, game.state.cards[uid])]
    number = f" {places.index(place) + 1}" if len(places) > 1 and place in places else ""
    return names.reference(uid) + number


def pending_name(game: engine.Game, names: Names, number: int) -> str:
    """A pending effect by the card whose text it is, with its place where that card has several pending."""
    waiting = game.state.pending
    pending = next(p for p in waiting if p.number == number)
    same = [
        p.number for p in waiting if p.source.uid == pending.source.uid and p.controller == pending.controller
    ]
    name = names.reference(pending.source.uid)
    return name if len(same) == 1 else f"{name} {same.index(number) + 1}"


def _shuffle(option: engine.Option, game: engine.Game, names: Names) -> str:
    """An order by the cards that come to lie on top (of Legends from the left), as far as it is not as it was."""
    order = [int(place) for place in option[1:]]
    uids: Sequence[int] | None = getattr(game.decision, "uids", None)
    if order == sorted(order) or uids is None:
        return "shuffle"
    legends = game.decision is not None and any(key.startswith("setup.legends") for key in game.decision.keys)
    return (
        f"shuffle {spell_list(names.reference(uids[place]) for place in (order if legends else order[::-1]))}"
    )


def describe(game: engine.Game, names: Names) -> str:
    """The open decision and its options, for messages."""
    decision = game.decision
    if decision is None:
        return "the game is over"
    who = ("you choose", "the Rival chooses", "chance decides")[decision.player]
    what = NAMES_OF_DECISIONS.get(decision.kind, decision.kind)
    about = decision.about
    if isinstance(about, engine.Card) and decision.kind not in ("main", "react", "pay"):
        what += f" ({names.title(about)})"
    return f"{who} {what}: {_listed(decision, game, names)}"


def _listed(decision: engine.Decision, game: engine.Game, names: Names) -> str:
    options = decision.options()
    if decision.player == engine.CHANCE and isinstance(decision.about, engine.Die):
        return f"`chance: {decision.about.label} = 1` to {decision.about.sides}"
    words: Sequence[str] = list(dict.fromkeys(spell(option, game, names) for option in options))
    listed = [f"`{word}`" for word in words[:_SHOWN_OPTIONS]]
    more = f" and {len(words) - _SHOWN_OPTIONS} more" if len(words) > _SHOWN_OPTIONS else ""
    return ", ".join(listed) + more
