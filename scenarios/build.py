"""From a scenario to the position that it describes: cards looked up, defaults filled in, every problem reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

import engine
from scenarios import defaults
from scenarios.cards import ScenarioCards
from scenarios.errors import InvalidScenario, Problem
from scenarios.language.model import HistoryLine, Piece, Scenario, Side
from scenarios.language.yaml_source import Path, Source
from scenarios.names import PLAYERS, WHO, Named, Names
from scenarios.prices import price_of_moves

_HISTORY = {
    "called a legend": ("called", ("main.call",)),
    "sold a card": ("sold", ("main.sell",)),
}
_AREAS = ("field", "legends", "hand", "trash", "removed")


@dataclass(slots=True)
class Table:
    """A scenario laid out: how to start its game afresh, what its pieces are called, what was assumed."""

    scenario: Scenario
    source: Source
    names: Names
    assumptions: tuple[defaults.Assumption, ...]
    unread: frozenset[int]
    """The uids of cards whose text the engine cannot execute."""
    unnamed: frozenset[int]
    """The uids of Legends that the scenario leaves out."""
    before: engine.Game
    """The position as it is described, to read values from; it is not played."""
    start: Callable[..., engine.Game]
    """`start(rules, on_event=None)`: a new game at the position, at its first decision."""


def lay_out(scenario: Scenario, source: Source) -> Table:
    """The table that a scenario describes. Raises `InvalidScenario` with every problem of cards and position."""
    return _Builder(scenario, source).table()


@dataclass(slots=True)
class _Built:
    """A piece of the engine's description, with the path at which the scenario names it and its `as` name."""

    piece: engine.Piece
    player: int
    path: Path
    alias: str | None


@dataclass(slots=True)
class _Builder:
    scenario: Scenario
    source: Source
    problems: list[tuple[Path, str]] = field(default_factory=list[tuple[Path, str]])
    built: list[_Built] = field(default_factory=list[_Built])
    assumed: dict[defaults.Assumption, None] = field(default_factory=dict[defaults.Assumption, None])
    cards: ScenarioCards = field(init=False)

    def __post_init__(self) -> None:
        self.cards = ScenarioCards(self.scenario.cards)

    def table(self) -> Table:
        self.problems.extend((("cards", card_id), problem) for card_id, problem in self.cards.problems)
        players = (self._player(engine.YOU), self._player(engine.RIVAL))
        history = [event for i, line in enumerate(self.scenario.history) for event in self._history(line, i)]
        position = engine.Position(
            players=players,
            player=PLAYERS[self.scenario.turn],
            phase=self.scenario.phase,
            overtime=self.scenario.overtime,
            history=history,
        )
        if "turn" not in self.scenario.model_fields_set:
            self._assume(defaults.turn())
        self._check_aliases()
        before = self._check(position)

        def start(rules: engine.Ruleset, on_event: OnEvent | None = None) -> engine.Game:
            state = before.state.copy()
            state.phase = position.phase
            return engine.Game(state, rules, on_event=on_event)

        legends = ([p.uid for p in players[0].legends], [p.uid for p in players[1].legends])
        named = [Named(b.piece.uid, b.player, b.piece.facts, b.alias) for b in self.built]
        named_uids = {entry.uid for entry in named}
        return Table(
            scenario=self.scenario,
            source=self.source,
            names=Names(named, legends),
            assumptions=tuple(self.assumed),
            unread=frozenset(entry.uid for entry in named if not entry.facts.executable),
            unnamed=frozenset(uid for side in legends for uid in side if uid not in named_uids),
            before=before,
            start=start,
        )

    def _check(self, position: engine.Position) -> engine.Game:
        """Have the engine judge the position; also fills in the uid of every piece.

        Returns the position with its Main Phase open, so that nothing has happened yet in any phase.
        """
        try:
            game = engine.set_up(replace(position, phase="main"))
            if not self.problems:
                self._keep_to_the_fixer_areas(game.state)
                return game
        except engine.IllegalPosition as error:
            for problem in error.problems:
                self.problems.append((self._path_of(problem), problem.message))
        located = [
            (self.source.line(path) or 0, Problem(self.source.place(path), text))
            for path, text in self.problems
        ]
        located.sort(key=lambda item: item[0])
        raise InvalidScenario([problem for _, problem in located])

    def _keep_to_the_fixer_areas(self, state: engine.State) -> None:
        """A fixer area that is written down holds these dice and no others, wherever the rest may be.

        The engine lays every die somewhere, so those of which nothing is said go there too; nothing is played yet.
        """
        for area, described in zip(state.sides, (self.scenario.you, self.scenario.rival), strict=True):
            if described.fixer is not None:
                area.fixer[:] = [
                    number for number in area.fixer if state.dice[number].label in described.fixer
                ]

    def _path_of(self, problem: engine.Problem) -> Path:
        """Where the scenario names what the engine objects to: the piece its message begins with, else the area."""
        path = tuple(problem.where.split())
        if path[0] not in PLAYERS:
            return ()
        for built in self.built:
            if built.path[:2] == path[:2] and problem.message.startswith(f"{built.piece.name} "):
                return built.path
        return path

    def _check_aliases(self) -> None:
        seen: dict[str, _Built] = {}
        for built in self.built:
            if built.alias is None:
                continue
            if built.alias in seen:
                line = self.source.line(seen[built.alias].path)
                where = f" (line {line})" if line is not None else ""
                text = f"the name `{built.alias}` is given twice{where}; each piece needs its own"
                self.problems.append((built.path, text))
            seen.setdefault(built.alias, built)

    def _facts(self, name: str, area: str, path: Path) -> engine.CardFacts | None:
        found = self.cards.find(name, as_legend=area == "legends")
        if isinstance(found, str):
            self.problems.append((path, found))
            return None
        return found

    def _pieces(self, pieces: Sequence[Piece], player: int, area: str, path: Path) -> list[engine.Piece]:
        return [
            built
            for index, piece in enumerate(pieces)
            if (built := self._piece(piece, player, area, (*path, index))) is not None
        ]

    def _piece(self, piece: Piece, player: int, area: str, path: Path) -> engine.Piece | None:
        facts = self._facts(piece.card, area, path)
        gear = self._pieces(piece.gear, player, "gear", (*path, "gear"))
        if facts is None:
            return None
        face_up = piece.face == "up" if piece.face is not None else area != "legends"
        label = piece.as_ or piece.card
        built = engine.Piece(facts, label, piece.spent, piece.lag, face_up, gear)
        self.built.append(_Built(built, player, path, piece.as_))
        if facts is engine.UNKNOWN or facts is engine.UNKNOWN_LEGEND:
            self._assume(defaults.unknown(player))
        return built

    def _player(self, player: int) -> engine.Player:
        side = self.scenario.you if player == engine.YOU else self.scenario.rival
        who = WHO[player]
        areas = {area: self._pieces(getattr(side, area), player, area, (who, area)) for area in _AREAS}
        self._assume(defaults.reactions(player))
        deck = self._pieces(side.deck.top, player, "deck", (who, "deck", "top"))
        more = side.deck.more
        if more is None:
            more = defaults.UNKNOWN_DECK_CARDS
            self._assume(defaults.deck(player, more))
        deck += [engine.Piece(engine.UNKNOWN, face_up=False) for _ in range(more)]
        self._complete_legends(areas, player)
        for area, assumption in (("hand", defaults.hand), ("gigs", defaults.gigs), ("fixer", defaults.fixer)):
            if area not in side.model_fields_set:
                self._assume(assumption(player))
        return engine.Player(
            **areas,
            deck=deck,
            eddies=self._eddies(side, player),
            gigs=[engine.Gig(int(gig.die[1:]), gig.value) for gig in side.gigs],
            fixer=None if side.fixer is None else [int(die[1:]) for die in side.fixer],
        )

    def _complete_legends(self, areas: dict[str, list[engine.Piece]], player: int) -> None:
        known = sum(
            piece.facts.type == "Legend" for area in ("legends", "field", "removed") for piece in areas[area]
        )
        missing = max(0, defaults.LEGENDS - known)
        areas["legends"] += [engine.unknown_legend() for _ in range(missing)]
        if missing:
            self._assume(defaults.legends(player, missing))

    def _eddies(self, side: Side, player: int) -> list[engine.Piece]:
        if side.eddies is None:
            count = price_of_moves(self.scenario, player, [(b.alias, b.piece) for b in self.built])
            self._assume(defaults.eddies(player, count))
            return [engine.eddie() for _ in range(count)]
        spent = [engine.Piece(engine.UNKNOWN, spent=True, face_up=False) for _ in range(side.eddies.spent)]
        return [engine.eddie() for _ in range(side.eddies.ready)] + spent

    def _history(self, line: HistoryLine, index: int) -> Iterable[engine.Event]:
        said = (line.you or line.rival or "").strip().lower()
        player = PLAYERS[line.player]
        if said not in _HISTORY:
            known = " or ".join(f"`{known}`" for known in _HISTORY)
            path: Path = ("history", index, line.player)
            self.problems.append(
                (path, f"`{said}` is nothing that the engine asks about yet; it knows {known}")
            )
            return
        kind, keys = _HISTORY[said]
        yield engine.Event(kind, keys, player)

    def _assume(self, assumption: defaults.Assumption) -> None:
        self.assumed.setdefault(assumption)


OnEvent = Callable[[engine.Game, engine.Event], None]
