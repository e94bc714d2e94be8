"""Reads values off a position: Gigs, Street Cred, power, where a card is, who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import engine
from engine import queries
from scenarios.language.questions import Assertion, Value
from scenarios.names import PLAYERS, WHO, Names, Unclear

Reading: TypeAlias = int | str | tuple[str, ...]
"""A number, a word (`yes`, `trash`, `null`), or a list of words."""

#: What a value rests on even where nothing in the play has changed it.
DEFINED_BY: Final[dict[str, tuple[str, ...]]] = {
    "gigs": ("gig-area.gigs-are-friendly", "gig.value"),
    "gig count": ("gig-area.gigs-are-friendly",),
    "street cred": ("street-cred.sum-of-gigs",),
    "hand": ("hand.holds-drawn-cards",),
    "deck": ("deck.size-is-known",),
    "eddies": ("eddies.every-card-here-is-one",),
    "ready eddies": ("card.ready",),
    "spent eddies": ("card.spent",),
    "field": ("field.public",),
    "legends": ("legends-area.public",),
    "trash": ("trash-area.public",),
    "fixer": ("fixer.dice-wait-here",),
    "removed": ("removed.public",),
    "power": ("card.power-total",),
    "cost": ("card.cost-value",),
    "area": ("area.separate",),
    "spent": ("card.spent",),
    "ready": ("card.ready",),
    "lag": ("lag.on-entering-field",),
    "face": ("card.face-up", "card.face-down"),
    "value": ("gig.value",),
    "controller": ("game.controller",),
    "owner": ("game.owner",),
    "types": ("card.type-names",),
    "gear": ("equip.equipped",),
    "host": ("equip.equipped",),
    "winner": ("game.ends-on-win",),
    "turn": ("turn.begins-after-rivals",),
    "phase": ("turn.phases",),
    "overtime": ("win.overtime-begins",),
    "target": ("attack.choose-target",),
}


#: Values of which the definition is part of every answer, since players ask by what it comes about.
SUMS: Final = frozenset({"power", "street cred", "types"})


def defined_by(what: str, reading: Reading) -> tuple[str, ...]:
    """The keys of the rules that say what such a value is."""
    if what == "street cred" and reading == "null":
        return ("street-cred.null-without-gigs", "gig-area.empty-is-null-street-cred")
    if what == "types" and isinstance(reading, tuple) and len(reading) > 1:
        return ("types.legend-on-field-is-unit",)
    return DEFINED_BY[what]


def read(game: engine.Game, names: Names, value: Value) -> Reading:
    """The value at this moment. Raises `Unclear` when it names no piece, or several."""
    if value.of is None:
        return _GAME[value.what](game, names)
    if value.of in PLAYERS:
        return _of_side(game, names, PLAYERS[value.of], value.what)
    if value.what in ("value", "area", "controller", "owner") and names.dice(value.of, game.state):
        return _of_die(names.die(value.of, game.state), value.what)
    if value.what == "value":
        raise Unclear(f"`{value.of}` is no die")
    card = names.card(value.of, game.state, player=2, prefer=lambda _: True)
    return _PIECE[value.what](game, names, card)


def holds(game: engine.Game, names: Names, assertion: Assertion) -> bool:
    """Whether what the assertion says is true at this moment. Raises `Unclear`."""
    reading = read(game, names, assertion)
    said = assertion.value
    match assertion.op:
        case "is":
            return same(reading, said)
        case "is not":
            return not same(reading, said)
        case "includes":
            items = reading if isinstance(reading, tuple) else _items(game, names, assertion)
            wanted = (said,) if isinstance(said, str) else said
            return all(any(_fits(item, want) for item in items) for want in wanted)
        case comparison:
            return _compare(reading, comparison, said)


def same(reading: Reading, said: str | tuple[str, ...]) -> bool:
    """Whether a person who writes `said` means `reading`; the order of a list does not count."""
    if isinstance(reading, tuple):
        wanted = (said,) if isinstance(said, str) else said
        if wanted in (("none",), ("nothing",)):
            wanted = ()
        return sorted(_plain(item) for item in reading) == sorted(_plain(item) for item in wanted)
    return isinstance(said, str) and _plain(str(reading)) == _plain(said)


def spell(reading: Reading) -> str:
    """The value in words."""
    if isinstance(reading, tuple):
        return ", ".join(reading) if reading else "none"
    return str(reading)


def _plain(word: str) -> str:
    return word.replace(" ", "").lower()


def _fits(item: str, wanted: str) -> bool:
    """`d10` fits `d10=10`; otherwise the words are the same."""
    return _plain(item) == _plain(wanted) or _plain(item).startswith(f"{_plain(wanted)}=")


def _compare(reading: Reading, comparison: str, said: str | tuple[str, ...]) -> bool:
    if isinstance(reading, tuple):
        reading = len(reading)
    if not isinstance(said, str) or not said.lstrip("-").isdigit():
        raise Unclear(f"`{comparison}` compares with a number, not with `{said}`")
    if reading == "null":
        # Null counts as smaller than 0 and is no number otherwise (gig-area.null-is-less-than-zero).
        return comparison in ("<", "<=") and int(said) >= 0
    if not isinstance(reading, int):
        raise Unclear(f"`{reading}` is no number, so `{comparison}` does not apply")
    number = int(said)
    return {"<": reading < number, "<=": reading <= number, ">": reading > number, ">=": reading >= number}[
        comparison
    ]


def _of_side(game: engine.Game, names: Names, player: int, what: str) -> Reading:
    state = game.state
    side = state.sides[player]
    match what:
        case "gigs":
            return gigs(state, player)
        case "gig count":
            return len(side.gigs)
        case "street cred":
            cred = queries.street_cred(state, player)
            return "null" if cred is None else cred
        case "hand" | "deck" | "eddies":
            return len(side.cards(what))
        case "ready eddies" | "spent eddies":
            spent = what == "spent eddies"
            return sum(state.cards[uid].spent is spent for uid in side.eddies)
        case "fixer":
            return tuple(state.dice[i].label for i in sorted(side.fixer))
        case "field" | "legends" | "trash" | "removed":
            return tuple(names.reference(uid) for uid in side.cards(what))
        case _:
            raise Unclear(f"`{what}` is not known of a player")


def gigs(state: engine.State, player: int) -> tuple[str, ...]:
    """A player's Gigs as `d4=3`, by size and value."""
    dice = sorted((state.dice[i] for i in state.sides[player].gigs), key=lambda die: (die.sides, die.value))
    return tuple(f"{die.label}={die.value}" for die in dice)


def _items(game: engine.Game, names: Names, value: Value) -> tuple[str, ...]:
    if value.of in PLAYERS and value.what in ("hand", "deck"):
        side = game.state.sides[PLAYERS[value.of]]
        return tuple(names.reference(uid) for uid in (side.hand if value.what == "hand" else side.deck))
    raise Unclear(f"`{value.text()}` is no list, so `includes` does not apply")


def _of_die(die: engine.Die, what: str) -> Reading:
    match what:
        case "value":
            return die.value if die.controller is not None else "none"
        case "area":
            return "gigs" if die.controller is not None else "fixer"
        case "owner":
            return WHO[die.owner]
        case _:
            return WHO[die.controller] if die.controller is not None else "nobody"


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _types(card: engine.Card) -> tuple[str, ...]:
    kinds = (card.facts.type,) if card.facts.type is not None else ()
    return (*kinds, "Unit") if queries.is_unit(card) and card.facts.type == "Legend" else kinds


def _target(game: engine.Game, names: Names) -> str:
    attack = game.state.attack
    if attack is None:
        return "none"
    return "gigs" if attack.target == engine.GIG_AREA else names.reference(attack.target)


def _winner(game: engine.Game, _names: Names) -> str:
    if game.outcome is None:
        return "nobody"
    return "tie" if game.outcome.winner is None else WHO[game.outcome.winner]


_GAME: Final[dict[str, Callable[[engine.Game, Names], Reading]]] = {
    "winner": _winner,
    "turn": lambda game, _: WHO[game.state.player],
    "phase": lambda game, _: game.state.phase,
    "overtime": lambda game, _: _yes(game.state.overtime),
    "target": _target,
}
_PIECE: Final[dict[str, Callable[[engine.Game, Names, engine.Card], Reading]]] = {
    "power": lambda game, _, card: queries.power(game, card),
    "cost": lambda _game, _, card: "null" if card.facts.cost is None else card.facts.cost,
    "area": lambda _game, _, card: card.area,
    "spent": lambda _game, _, card: _yes(card.spent),
    "ready": lambda _game, _, card: _yes(not card.spent),
    "lag": lambda _game, _, card: _yes(card.lag),
    "face": lambda _game, _, card: "up" if card.face_up else "down",
    "controller": lambda _game, _, card: WHO[card.controller],
    "owner": lambda _game, _, card: WHO[card.owner],
    "types": lambda _game, _, card: _types(card),
    "gear": lambda _game, names, card: tuple(names.reference(uid) for uid in card.gear),
    "host": lambda _game, names, card: names.reference(card.host) if card.host is not None else "none",
}
