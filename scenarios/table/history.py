"""What already happened this turn, as events that rules and effects can ask ("the first time each turn")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import engine
from engine.state import Area
from scenarios.language.past import Happened, HistoryLine
from scenarios.table.names import PLAYERS, Names, Unclear

#: The engine's event for what was done, and the area in which a card lies then.
_EVENTS: Final[dict[str, tuple[str, Area]]] = {
    "attacked": ("attacked", "field"),
    "blocked": ("blocked", "field"),
    "called": ("called", "legends"),
    "defeated": ("defeated", "trash"),
    "discarded": ("discarded", "trash"),
    "drew": ("drew", "hand"),
    "lost": ("declared-loser", "field"),
    "played": ("played", "field"),
    "readied": ("readied", "field"),
    "sold": ("sold", "eddies"),
    "spent": ("spent", "field"),
    "trashed": ("trashed", "trash"),
    "won": ("declared-winner", "field"),
}
_OF_DICE: Final = {
    "decreased": "decreased", "increased": "increased", "rolled": "rolled", "stole": "stole", "swapped": "swapped",
}  # fmt: skip
#: What a card is taken for where only the verb tells something of it.
_USUAL: Final = {
    "called": "Legend",
    "played": "Unit",
    "attacked": "Unit",
    "blocked": "Unit",
    "won": "Unit",
    "lost": "Unit",
}


def add_history(
    state: engine.State,
    lines: tuple[HistoryLine, ...],
    names: Names,
    complain: Callable[[int, HistoryLine, str], None],
) -> None:
    """Put what has happened into the log of this turn; `complain` is told of each line that fits no piece."""
    for index, line in enumerate(lines):
        try:
            for event in _events(state, line.happened, PLAYERS[line.player], names):
                state.log[event.kind] = (*state.log.get(event.kind, ()), event)
        except Unclear as error:
            complain(index, line, str(error))


def _events(state: engine.State, said: Happened, player: int, names: Names) -> Iterator[engine.Event]:
    for _ in range(said.times):
        if said.did in _OF_DICE:
            yield from _of_die(state, said, player, names)
        else:
            yield _of_card(state, said, player, names)


def _of_die(state: engine.State, said: Happened, player: int, names: Names) -> Iterator[engine.Event]:
    called = said.die or said.card
    if called is not None:
        die = names.die(called, state, among=state.sides[player].gigs)
    else:
        die = engine.Die(len(state.dice), 1 - player, 4, 1, player)
    actor = _piece(state, said.by, player, names)
    kind = _OF_DICE[said.did]
    former = 1 - player if said.did in ("stole", "swapped") else None
    yield engine.Event(kind, (), player, actor, die=die, amount=die.value, former=former)
    if said.did == "stole":
        yield engine.Event("stole-together", (), player, actor, die=die, dice=(die,), former=former)


def _of_card(state: engine.State, said: Happened, player: int, names: Names) -> engine.Event:
    kind, area = _EVENTS[said.did]
    card = _piece(state, said.card, player, names)
    if card is None:
        card = _unnamed(state, said, player, area)
    before = card._replace(area="field") if kind == "defeated" else card
    note = {"sold": "effect" if said.by_effect else "action", "attacked": "gigs"}.get(kind, "")
    if kind == "played":
        note = {"Unit": "unit", "Gear": "gear", "Program": "program", "Legend": "legend"}.get(
            card.facts.type or "", ""
        )
    return engine.Event(
        kind, (), player, card, before=before, note=note, other=_piece(state, said.by, player, names)
    )


def _piece(state: engine.State, name: str | None, player: int, names: Names) -> engine.Card | None:
    if name is None:
        return None
    return names.card(name, state, player=player, prefer=lambda card: card.controller == player)


def _unnamed(state: engine.State, said: Happened, player: int, area: Area) -> engine.Card:
    """A card of which only this is known, and which has gone where nothing finds it any more."""
    like = said.like
    facts = engine.CardFacts(
        id="earlier-card",
        name="an earlier card",
        type=(like.type if like is not None else None) or _USUAL.get(said.did),  # type: ignore[arg-type]
        color=like.color if like is not None else None,
        cost=like.cost if like is not None else None,
        power=like.power if like is not None else None,
        tags=like.tags if like is not None else (),
    )
    uid = len(state.cards)
    where = "trash" if facts.type == "Program" and area == "field" else area
    card = engine.Card(uid, facts, player, player, where)
    state.cards[uid] = card._replace(area="nowhere", stay=1)
    return card
