"""What a scenario shows of groups of pieces: both fighters, the rival Units, your Gigs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import engine
from scenarios.claims.moments import cards_called, moves_of, who_moves
from scenarios.claims.pieces import attackers, fighters, last_attack
from scenarios.table.names import PLAYERS
from scenarios.table.table import Table


def group(name: str, table: Table) -> list[str]:
    """The pieces of a group by name, in words; empty where there are none, or where a name would fit several."""
    if name.startswith(OPPONENT):
        return _opponent(name.removeprefix(OPPONENT), table)
    return _GROUPS[name](table)


#: Before the name of a piece: who fights it.
OPPONENT: Final = "opponent of "


def _opponent(name: str, table: Table) -> list[str]:
    state = table.before.state
    fighting = _fighters(table)
    uids = set(table.names.meant(name, state))
    others = [each for each in fighting if not uids & set(table.names.meant(each, state))]
    return others if len(fighting) == 2 and len(others) == 1 else []


def is_of_type(name: str, kind: str, table: Table) -> bool:
    """Whether a piece is of a card type, a `fighter` of the attacks that are played, or the `only attacker`."""
    state = table.before.state
    uids = table.names.cards(name, state)
    if kind == "rolled":
        dice = table.names.dice(name, state)
        return bool(dice) and all(state.dice[number].controller is not None for number in dice)
    if kind == "fighter":
        fighting = {uid for fighter in fighters(table.scenario) for uid in table.names.cards(fighter, state)}
        meant = table.names.meant(name, state)
        return bool(uids) and (set(uids) <= fighting or (len(meant) == 1 and set(meant) <= fighting))
    if kind == "only attacker":
        attacking = {uid for attacker in _attackers(table) for uid in table.names.cards(attacker, state)}
        return bool(uids) and set(uids) == attacking
    if kind == "all that is paid for":
        paid = [
            move for _, move in moves_of(table) if move.verb in ("play", "call", "go_solo", "activate", "use")
        ]
        named = [
            move.play.card if move.play is not None else move.call or move.go_solo or "" for move in paid
        ]
        return (
            bool(uids) and all(set(uids) & cards_called(table, each) for each in named if each) and all(named)
        )
    if kind == "concedes":
        return any(move.concede and who == name for who, move in who_moves(table))
    if kind == "stays":
        played = [move.play.card if move.play is not None else move.go_solo for _, move in moves_of(table)]
        again = any(set(uids) & cards_called(table, each) for each in played if each is not None)
        return not again and is_of_type(name, "no Legend", table)
    if kind.startswith("no "):
        return not any(state.cards[uid].facts.type == kind.removeprefix("no ") for uid in uids)
    return bool(uids) and all(state.cards[uid].facts.type == kind for uid in uids)


def only_in_hand(table: Table) -> str | None:
    """The only card in your hand that the scenario names; None where there are several."""
    named = [uid for uid in table.before.state.sides[engine.YOU].hand if table.names.is_named(uid)]
    return table.names.reference(named[0]) if len(named) == 1 else None


def only_of_type(kind: str, table: Table) -> str | None:
    """The only card of a type in your hand, where the scenario names every card there; else None."""
    state = table.before.state
    hand = state.sides[engine.YOU].hand
    fitting = [uid for uid in hand if state.cards[uid].facts.type == kind]
    known = all(map(table.names.is_named, hand))
    return table.names.reference(fitting[0]) if known and len(fitting) == 1 else None


def only_unit(table: Table) -> str | None:
    """The only Unit or Legend that the scenario names, on the table or in a hand; None where there are several."""
    state = table.before.state
    sides = state.sides
    named = [
        uid
        for side in sides
        for uid in (*side.field, *side.legends, *side.hand)
        if state.cards[uid].facts.type in ("Unit", "Legend") and table.names.is_named(uid)
    ]
    return table.names.reference(named[0]) if len(named) == 1 else None


def _fighters(table: Table) -> list[str]:
    by, target, blockers = last_attack(table.scenario)
    against = blockers[-1] if blockers else target
    return [by, against] if by is not None and against is not None else []


def _attacker(table: Table) -> list[str]:
    by, _, _ = last_attack(table.scenario)
    return [by] if by is not None else []


def _attackers(table: Table) -> list[str]:
    return list(dict.fromkeys(attackers(table.scenario)))


def _blocker(who: str) -> Callable[[Table], list[str]]:
    """The Unit of a player that blocked last."""

    def names(table: Table) -> list[str]:
        _, _, blockers = last_attack(table.scenario)
        return [name for name in blockers if name.startswith(f"{who}.")][-1:]

    return names


def _attacking_player(table: Table) -> list[str]:
    return [by.partition(".")[0] for by in _attacker(table)]


def _defending_player(table: Table) -> list[str]:
    return ["rival" if who == "you" else "you" for who in _attacking_player(table)]


def _units(*players: int) -> Callable[[Table], list[str]]:
    """The Units on the field as the play begins."""

    def names(table: Table) -> list[str]:
        state = table.before.state
        return _references(table, (uid for player in players for uid in state.sides[player].field))

    return names


def _gear(*players: int) -> Callable[[Table], list[str]]:
    """The Gear that is equipped as the play begins."""

    def names(table: Table) -> list[str]:
        state = table.before.state
        hosts = (
            uid for player in players for uid in (*state.sides[player].field, *state.sides[player].legends)
        )
        return _references(table, (gear for uid in hosts for gear in state.cards[uid].gear))

    return names


def _legends(player: int) -> Callable[[Table], list[str]]:
    def names(table: Table) -> list[str]:
        state = table.before.state
        side = state.sides[player]
        legends = (uid for uid in (*side.legends, *side.field) if state.cards[uid].facts.type == "Legend")
        return _references(table, legends)

    return names


def _first_face_down(player: int) -> Callable[[Table], list[str]]:
    def names(table: Table) -> list[str]:
        state = table.before.state
        legends = state.sides[player].legends
        who = ("you", "rival")[player]
        called = {
            uid
            for by, move in who_moves(table)
            if move.call is not None and by == who
            for uid in table.names.cards(move.call, state, player)
        }
        down = [
            f"legend {place}"
            for place, uid in enumerate(legends, 1)
            if not state.cards[uid].face_up and uid not in called
        ]
        return down[:1]

    return names


def _both(table: Table) -> list[str]:
    """Both Units of whom people speak: those that fight, else the two on the field."""
    fighters = _fighters(table)
    units = _units(engine.YOU, engine.RIVAL)(table)
    return fighters or (units if len(units) == 2 else [])


def _in_hand(player: int, kind: str) -> Callable[[Table], list[str]]:
    def names(table: Table) -> list[str]:
        state = table.before.state
        side = state.sides[player]
        fitting = (uid for uid in (*side.hand, *side.legends) if state.cards[uid].facts.type == kind)
        return _references(table, fitting)

    return names


def _all_in_hand(kind: str) -> Callable[[Table], list[str]]:
    of_each = [_in_hand(player, kind) for player in (engine.YOU, engine.RIVAL)]
    return lambda table: [name for names in of_each for name in names(table)]


def _references(table: Table, uids: Iterable[int]) -> list[str]:
    """Cards as they are called, whose they are where the name alone would not tell."""
    state = table.before.state
    found: list[str] = []
    for uid in uids:
        name = table.names.reference(uid)
        if len(table.names.cards(name, state)) > 1:
            name = f"{'you' if state.cards[uid].controller == engine.YOU else 'rival'}.{name}"
        found.append(name)
    return found if len(set(found)) == len(found) else []


def _gigs(*players: int) -> Callable[[Table], list[str]]:
    """The Gigs of a player as the play begins; none where two dice of a kind are in play."""

    def names(table: Table) -> list[str]:
        state = table.before.state
        labels = [state.dice[number].label for player in (0, 1) for number in state.sides[player].gigs]
        mine = [state.dice[number].label for player in players for number in state.sides[player].gigs]
        return mine if len(set(labels)) == len(labels) else []

    return names


def _defending(of: Callable[..., Callable[[Table], list[str]]]) -> Callable[[Table], list[str]]:
    """The pieces of the player who is attacked."""

    def names(table: Table) -> list[str]:
        by, _, _ = last_attack(table.scenario)
        if by is None:
            return []
        return of(1 - PLAYERS[by.partition(".")[0]])(table)

    return names


_YOU, _RIVAL = engine.YOU, engine.RIVAL
_GROUPS: Final[dict[str, Callable[[Table], list[str]]]] = {
    "fighters": _both,
    "attacker": _attacker,
    "attackers": _attackers,
    "you blocker": _blocker("you"),
    "rival blocker": _blocker("rival"),
    "attacking player": _attacking_player,
    "defending player": _defending_player,
    "units": _units(_YOU, _RIVAL),
    "your units": _units(_YOU),
    "rival units": _units(_RIVAL),
    "defending units": _defending(_units),
    "all gear": _gear(_YOU, _RIVAL),
    "your gear": _gear(_YOU),
    "rival gear": _gear(_RIVAL),
    "you first face-down legend": _first_face_down(_YOU),
    "rival first face-down legend": _first_face_down(_RIVAL),
    "your legends": _legends(_YOU),
    "rival legends": _legends(_RIVAL),
    "all gigs": _gigs(_YOU, _RIVAL),
    "your gigs": _gigs(_YOU),
    "rival gigs": _gigs(_RIVAL),
    "defending gigs": _defending(_gigs),
    **{f"{kind.lower()}s to play": _all_in_hand(kind) for kind in ("Unit", "Gear", "Program", "Legend")},
    **{
        f"{who} {kind.lower()}s to play": _in_hand(player, kind)
        for who, player in (("you", _YOU), ("rival", _RIVAL))
        for kind in ("Unit", "Gear", "Program", "Legend")
    },
}
