"""From a scenario to the position that it describes: cards looked up, defaults filled in, every problem reported."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import engine
from engine.deck import SMALLEST
from scenarios.collection.cards import play_alike
from scenarios.errors import InvalidScenario, Problem
from scenarios.language.model import Scenario, Side
from scenarios.language.past import HistoryLine
from scenarios.language.pieces import Gig, Piece
from scenarios.language.yaml_source import Path, Source
from scenarios.table import defaults
from scenarios.table.cards import ScenarioCards
from scenarios.table.history import add_history
from scenarios.table.names import PLAYERS, WHO, Named, Names
from scenarios.table.prices import price_of_moves
from scenarios.table.table import OnEvent, Table

#: `legend 1` or `Legend 1`; looked for in whole scenarios, where any other pattern takes its time.
_A_LEGEND = re.compile(r"egend \d")
_AREAS = ("field", "legends", "hand", "trash", "removed")


def lay_out(
    scenario: Scenario, source: Source, instead: Mapping[str, engine.CardFacts] | None = None
) -> Table:
    """The table that a scenario describes; `instead`: other facts for cards, by id.

    Raises `InvalidScenario` with every problem of cards and position.
    """
    return _Builder(scenario, source, instead or {}).table()


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
    instead: Mapping[str, engine.CardFacts]
    problems: list[tuple[Path, str]] = field(default_factory=list[tuple[Path, str]])
    built: list[_Built] = field(default_factory=list[_Built])
    named_gigs: list[tuple[str, engine.Gig, Path]] = field(default_factory=list[tuple[str, engine.Gig, Path]])
    assumed: dict[str, defaults.Assumption] = field(default_factory=dict[str, defaults.Assumption])
    cards: ScenarioCards = field(init=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        self.cards = ScenarioCards(self.scenario.cards)
        self.text = self.scenario.canonical

    def table(self) -> Table:
        self.problems.extend((("cards", card_id), problem) for card_id, problem in self.cards.problems)
        for card_id in self.cards.instead_of_imported:
            self._assume(defaults.made_up_instead(card_id))
        players = (self._player(engine.YOU), self._player(engine.RIVAL))
        phase = self.scenario.phase
        setup = phase == "setup"
        position = engine.Position(
            players=players,
            player=PLAYERS[self.scenario.turn],
            # Nothing has happened yet in the phase in which the play begins.
            phase="main",
            turn=0 if setup else defaults.TURN,
            overtime=self.scenario.overtime is True,
            empty_turns=defaults.EMPTY_TURNS if self._overtime_is_due() else None,
        )
        if "turn" not in self.scenario.model_fields_set:
            self._assume(defaults.turn())
        self._check_aliases()
        decks = (self._deck(engine.YOU), self._deck(engine.RIVAL))
        before = self._check(position)
        self._assume_owners(position, before.state)
        empty = not any(side.fixer for side in before.state.sides)
        if empty and "overtime" not in self.scenario.model_fields_set:
            self._assume(defaults.no_overtime_yet(position.player))
        legends = ([p.uid for p in players[0].legends], [p.uid for p in players[1].legends])
        named = [Named(b.piece.uid, b.player, b.piece.facts, b.alias) for b in self.built]
        aliases = {alias: gig.index for alias, gig, _ in self.named_gigs}
        names = Names(named, legends, aliases, [die.value for die in before.state.dice])
        add_history(before.state, self.scenario.history, names, self._complain_of_history)
        self._raise_problems()

        def start(rules: engine.Ruleset, on_event: OnEvent | None = None) -> engine.Game:
            state = before.state.copy()
            state.phase = phase
            return engine.Game(state, rules, on_event=on_event)

        named_uids = {entry.uid for entry in named}
        unnamed = frozenset(uid for side in legends for uid in side if uid not in named_uids)
        return Table(
            scenario=self.scenario,
            source=self.source,
            names=names,
            assumptions=tuple(self.assumed.values()),
            unread=frozenset(entry.uid for entry in named if not entry.facts.executable),
            unnamed=unnamed,
            apart=self._apart(named, unnamed),
            before=before,
            start=start,
            decks=decks,
            text=self.text,
        )

    def _apart(self, named: Sequence[Named], unnamed: frozenset[int]) -> frozenset[int]:
        """Cards with a name of their own; copies and unnamed Legends too where the scenario speaks of one by number."""
        apart = {entry.uid for entry in named if entry.alias is not None}
        if "#" in self.text:
            apart.update(entry.uid for entry in named)
        # In setup the Legends are shuffled first, so that `legend 1` is the one that lies there afterwards.
        setup = self.scenario.phase == "setup"
        if not setup and _A_LEGEND.search(self.text):
            apart |= unnamed
            apart.update(entry.uid for entry in named if entry.facts is engine.UNKNOWN_LEGEND)
        return frozenset(apart)

    def _check(self, position: engine.Position) -> engine.Game:
        """Have the engine judge the position, whose Main Phase is open; also fills in the uid of every piece."""
        try:
            game = engine.set_up(position)
        except engine.IllegalPosition as error:
            for problem in error.problems:
                self.problems.append((self._path_of(problem), problem.message))
            game = None
        self._raise_problems()
        assert game is not None
        return game

    def _raise_problems(self) -> None:
        """Raise `InvalidScenario` where there is a problem, with all of them in the order of the text."""
        if not self.problems:
            return
        located = [
            (self.source.line(path) or 0, Problem(self.source.place(path), text))
            for path, text in self.problems
        ]
        located.sort(key=lambda item: item[0])
        raise InvalidScenario([problem for _, problem in located])

    def _complain_of_history(self, index: int, line: HistoryLine, text: str) -> None:
        self.problems.append((("history", index, line.player), text))

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
        given = [(built.alias, built.path) for built in self.built if built.alias is not None]
        given += [(alias, path) for alias, _, path in self.named_gigs]
        seen: dict[str, Path] = {}
        for alias, path in given:
            if alias in seen:
                line = self.source.line(seen[alias])
                where = f" (line {line})" if line is not None else ""
                text = f"the name `{alias}` is given twice{where}; each piece needs its own"
                self.problems.append((path, text))
            seen.setdefault(alias, path)

    def _facts(self, piece: Piece, area: str, path: Path) -> engine.CardFacts | None:
        found = self.cards.find(piece.card, area=area)
        if isinstance(found, str):
            self.problems.append((path, found))
            return None
        if not piece.as_printed:
            played = self.cards.at_hand.played(found)
            if not play_alike(found, played):
                self._assume(defaults.current_text(found, self.cards.at_hand.current(found)))
            found = played
        return self.instead.get(found.id, found)

    def _pieces(self, pieces: Sequence[Piece], player: int, area: str, path: Path) -> list[engine.Piece]:
        return (
            [
                built
                for index, piece in enumerate(pieces)
                for _ in range(piece.copies)
                if (built := self._piece(piece, player, area, (*path, index))) is not None
            ]
            if pieces
            else []
        )

    def _piece(self, piece: Piece, player: int, area: str, path: Path) -> engine.Piece | None:
        facts = self._facts(piece, area, path)
        gear = self._pieces(piece.gear, player, "gear", (*path, "gear"))
        if facts is None:
            return None
        face_up = piece.face == "up" if piece.face is not None else area != "legends"
        label = piece.as_ or piece.card
        owner = PLAYERS[piece.owner] if piece.owner is not None else None
        built = engine.Piece(facts, label, piece.spent, piece.lag, face_up, gear, owner)
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
            setup = self.scenario.phase == "setup"
            more = max(0, SMALLEST - len(deck)) if setup else defaults.UNKNOWN_DECK_CARDS
            self._assume(defaults.deck(player, more, len(deck)))
        if side.legends or "legends" not in side.model_fields_set:
            self._complete_legends(areas, player)
        for area, assumption in (("hand", defaults.hand), ("gigs", defaults.gigs), ("fixer", defaults.fixer)):
            if area not in side.model_fields_set and not (area == "fixer" and self._overtime_is_due()):
                self._assume(assumption(player))
        return engine.Player(
            **areas,
            deck=deck,
            eddies=self._eddies(side, player),
            gigs=[self._gig(gig, (who, "gigs", index)) for index, gig in enumerate(side.gigs)],
            fixer=self._fixer(side),
            unknown_deck=more,
        )

    def _gig(self, gig: Gig, path: Path) -> engine.Gig:
        built = engine.Gig(int(gig.die[1:]), gig.value, None if gig.owner is None else PLAYERS[gig.owner])
        if gig.as_ is not None:
            self.named_gigs.append((gig.as_, built, path))
        return built

    def _assume_owners(self, position: engine.Position, state: engine.State) -> None:
        """Say which Gigs turn out to be dice of the other player's where their owners are left out."""
        for player, side in enumerate(position.players):
            for gig in side.gigs:
                if gig.owner is None and state.dice[gig.index].owner != player:
                    self._assume(defaults.die_of_the_other(player, gig.sides, gig.value))

    def _overtime_is_due(self) -> bool:
        return self.scenario.overtime == "due"

    def _fixer(self, side: Side) -> list[int] | None:
        """The dice in a fixer area; None for those that lie nowhere else, and none where overtime is due."""
        if side.fixer is None:
            return [] if self._overtime_is_due() else None
        return [int(die[1:]) for die in side.fixer]

    def _deck(self, player: int) -> engine.Deck | None:
        """The deck that a player wants to bring."""
        side = self.scenario.you if player == engine.YOU else self.scenario.rival
        if side.deck_list is None:
            return None
        path: Path = (WHO[player], "deck_list")
        kinds: list[tuple[engine.CardFacts, ...]] = []
        for part, pieces in (("legends", side.deck_list.legends), ("main", side.deck_list.main)):
            found = [
                facts
                for index, piece in enumerate(pieces)
                if (facts := self._facts(piece, part, (*path, part, index))) is not None
                for _ in range(piece.copies)
            ]
            kinds.append(tuple(found))
        return engine.Deck(legends=kinds[0], main=kinds[1], banned=frozenset(side.deck_list.banned))

    def _complete_legends(self, areas: dict[str, list[engine.Piece]], player: int) -> None:
        known = sum(
            piece.facts.type == "Legend" or (area == "removed" and piece.facts is engine.UNKNOWN)
            for area in ("legends", "field", "removed") for piece in areas[area]
        )  # fmt: skip
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

    def _assume(self, assumption: defaults.Assumption) -> None:
        self.assumed.setdefault(assumption.sentence, assumption)
