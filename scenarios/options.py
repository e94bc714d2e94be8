"""From the moves that a person writes to the options that the engine offers, and back to words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from scenarios.language.model import DieName
from scenarios.language.moves import Move
from scenarios.names import WHO, Names, Unclear

#: Moves that answer an open Main Phase or React Step; whether they are legal there is for the rules to say.
ACTION_VERBS: Final = frozenset({"attack", "block", "call", "play", "go_solo", "sell", "pass_"})
ACTION_KINDS: Final = frozenset({"main", "react"})
GIG_AREA_NAMES: Final = frozenset({"gigs", "gig area", "the gigs", "the gig area"})

#: Moves that name one piece: the engine's word for them, and where the piece is looked for first.
_ONE_PIECE: Final = {
    "block": ("block", "field"),
    "call": ("call", "legends"),
    "go_solo": ("go-solo", "legends"),
    "sell": ("sell", "hand"),
}
_CHOICES: Final = {"steal": "die", "fixer-die": "die", "host": "host"}


def answers(decision: engine.Decision, player: int, move: Move) -> bool:
    """Whether a move of `player` is an answer to what is asked, legal or not."""
    verb = move.verb
    if verb == "concede":
        return player in (engine.YOU, engine.RIVAL)
    if decision.player != player:
        return False
    if decision.kind in ACTION_KINDS:
        return verb in ACTION_VERBS
    if decision.kind in _CHOICES:
        return verb == "choose"
    return verb == decision.kind  # `pay` and `roll` are called alike on both sides


def option_for(game: engine.Game, names: Names, player: int, move: Move) -> engine.Option:
    """The option that a move means at this moment. Raises `Unclear` when it names no piece, or several."""
    state = game.state

    def own(text: str, *areas: str) -> int:
        fits = names.card(
            text,
            state,
            player=player,
            prefer=lambda c: c.controller == player and (not areas or c.area in areas),
        )
        return fits.uid

    verb = move.verb
    if verb in _ONE_PIECE:
        word, area = _ONE_PIECE[verb]
        return (word, own(getattr(move, verb), area))
    if move.attack is not None:
        return ("attack", own(move.attack.by, "field"), _target(names, state, player, move.attack.target))
    if move.play is not None:
        uid = own(move.play.card, "hand", "legends")
        return ("play-legend" if state.cards[uid].area == "legends" else "play", uid)
    if move.pay is not None:
        legends = [own(name, "legends") for name in move.pay.legends]
        return ("pay", move.pay.eddies, *_as_offered(legends, state.sides[player].legends))
    if move.roll is not None:
        return ("roll", move.roll.value)
    if move.choose is not None:
        return _choice(game, names, player, move.choose)
    if verb == "pass_":
        attacked = state.attack is not None and state.attack.player != player
        return ("end-react",) if attacked else ("pass",)
    if verb == "concede":
        return ("concede", player)
    raise Unclear(f"`{move.text()}` answers nothing that this engine can ask yet")


def _as_offered(legends: Sequence[int], area: Sequence[int]) -> list[int]:
    """The Legends in the order in which the engine lists them, any that lie elsewhere last."""
    place = {uid: index for index, uid in enumerate(area)}
    return sorted(dict.fromkeys(legends), key=lambda uid: place.get(uid, len(place)))


def _target(names: Names, state: engine.State, player: int, text: str) -> int:
    if text.lower() in GIG_AREA_NAMES or text.lower() == f"{WHO[1 - player]} gigs":
        return engine.GIG_AREA
    return names.card(
        text, state, player=1 - player, prefer=lambda c: c.controller != player and c.area == "field"
    ).uid


def _choice(game: engine.Game, names: Names, player: int, chosen: Sequence[str]) -> engine.Option:
    decision = game.decision
    assert decision is not None
    if len(chosen) != 1:
        raise Unclear("one piece is chosen at a time here; write a line for each")
    if _CHOICES[decision.kind] == "die":
        offered = [int(option[1]) for option in decision.options()]
        return ("die", names.die(chosen[0], game.state, among=offered).number)
    offered = {int(option[1]) for option in decision.options()}
    return ("host", names.card(chosen[0], game.state, player=player, prefer=lambda c: c.uid in offered).uid)


def host_option(state: engine.State, names: Names, player: int, move: Move) -> engine.Option | None:
    """The host of a Gear that is named with `play GEAR on HOST`; None where none is. Raises `Unclear`."""
    if move.play is None or move.play.on is None:
        return None
    host = names.card(
        move.play.on,
        state,
        player=player,
        prefer=lambda c: c.controller == player and c.area in ("field", "legends"),
    )
    return ("host", host.uid)


def right_die(game: engine.Game, die: DieName) -> bool:
    """Whether `die` is the one that is being rolled."""
    about = game.decision.about if game.decision is not None else None
    return isinstance(about, engine.Die) and about.label == die


def spell(option: engine.Option, state: engine.State, names: Names) -> str:
    """An option in the short form in which a person would write it."""
    verb, *rest = option
    numbers = [int(item) for item in rest]
    match verb:
        case "attack":
            target = "gigs" if numbers[1] == engine.GIG_AREA else names.reference(numbers[1])
            return f"attack {names.reference(numbers[0])} -> {target}"
        case "block":
            return f"block with {names.reference(numbers[0])}"
        case "go-solo":
            return f"go solo with {names.reference(numbers[0])}"
        case "play-legend":
            return f"play {names.reference(numbers[0])}"
        case "play" | "call" | "sell":
            return f"{verb} {names.reference(numbers[0])}"
        case "host":
            return f"choose {names.reference(numbers[0])}"
        case "die":
            return f"choose {names.die_name(state.dice[numbers[0]], state)}"
        case "pay":
            parts = [f"{numbers[0]} eddies"] if numbers[0] or not numbers[1:] else []
            return "pay " + ", ".join([*parts, *(names.reference(uid) for uid in numbers[1:])])
        case "pass" | "end-react":
            return "pass"
        case "concede":
            return "concede"
        case _:
            return " ".join(map(str, option))


def spell_roll(option: engine.Option, decision: engine.Decision) -> str:
    """`d20 = 17` for a roll that chance makes."""
    about = decision.about
    return f"{about.label if isinstance(about, engine.Die) else 'die'} = {option[1]}"
