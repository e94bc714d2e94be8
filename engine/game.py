"""A game under way: a pure function of its setup, the dice and the choices.

`Game` drives the script of the rules (`engine.rules.turn.play`): it holds the open decision, checks each choice before
it is sent, and records events. To branch, `fork` where the decision is resumable, or `replay` the choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects.watch import ANSWERS, notice
from engine.errors import IllegalChoice, NoDecision
from engine.events import Event
from engine.legality import Refusal
from engine.outcome import GameOver, Outcome
from engine.rules import actions, turn
from engine.state import CHANCE, Card

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable

    from engine.effects.live import Standing, Watch
    from engine.ruleset import Ruleset
    from engine.state import State

YES: Option = ("yes",)
NO: Option = ("no",)


def yes_or_no() -> list[Option]:
    """The two answers to "you may"."""
    return [YES, NO]


class Game:
    """One game from a given state on.

    state: the position (changed in place). rules: the edition's ruleset. decision: the open decision, None when the
    game is over. outcome: how it ended, None while it goes on. choices: every choice since this object was made.
    on_event: called with (game, event) after each event; for tests and displays, it must not change anything.
    prices, replaced, resolving, asking, since: what cards cost now, which replacements the process under way has had,
    whether an effect is resolving, which modifiers are being asked about, and how many effects had been made when the
    instruction under way began (kept by `engine.effects` and `engine.rules`).
    fighting: the two Units of a fight that an effect brings about, while it lasts. halts: whether the game is to stand
    still as the turn ends, before the next begins; there is no decision then, and no outcome.
    """

    __slots__ = (
        "_script", "asking", "choices", "decision", "fighting", "halts", "on_event", "outcome", "prices",
        "replaced", "resolving", "rules", "since", "state",
    )  # fmt: skip

    def __init__(
        self,
        state: State,
        rules: Ruleset,
        *,
        on_event: Callable[[Game, Event], None] | None = None,
    ) -> None:
        self.state = state
        self.rules = rules
        self.on_event = on_event
        self.outcome: Outcome | None = None
        self.choices: list[Option] = []
        self.decision: Decision | None = None
        self.halts = False
        self.resolving = False
        self.since = 0
        self.fighting: tuple[int, int] | None = None
        self.asking: list[Standing] = []
        self.prices: dict[tuple[int, int, int, bool, int | None, int], int] = {}
        self.replaced: frozenset[tuple[int, int, int]] | set[tuple[int, int, int]] = frozenset()
        self._script: Script[None] = turn.play(self)
        try:
            self.decision = next(self._script)
        except GameOver as over:
            self._end(over.outcome)

    def emit(self, event: Event, *, watches: dict[str, list[Watch]] | None = None) -> None:
        """Record an event and put what it sets off into pending. Rules and processes call this after a change.

        watches: the triggers to ask in place of those in force now (empty for none).
        """
        state = self.state
        state.trace = (state.trace, event)
        state.recorded += 1
        log = state.log
        kind = event.kind
        log[kind] = (*log.get(kind, ()), event)
        state.version += 1
        if kind in ANSWERS:
            notice(self, event, watches)
        if self.on_event is not None:
            self.on_event(self, event)

    def emit_quietly(
        self,
        kind: str,
        keys: tuple[str, ...],
        player: int,
        card: Card | None,
        source: Card | None,
        effect: object,
    ) -> None:
        """Record something that is no happening in the game but belongs into its trace: pending, a false condition."""
        state = self.state
        event = Event(kind, keys, player, card, source=source, effect=effect)
        state.trace = (state.trace, event)
        state.recorded += 1
        if self.on_event is not None:
            self.on_event(self, event)

    def ask(
        self, player: int, keys: tuple[str, ...], about: object = None, node: object = None
    ) -> Script[bool]:
        """Ask a player yes or no; a "no" is recorded."""
        option = yield Decision(player, "may", keys, yes_or_no, about=about, node=node)
        if option[0] == "yes":
            return True
        source = about if isinstance(about, Card) else None
        self.emit_quietly("declined", keys, player, source, source, node)
        return False

    def why_not(self, option: Option, player: int | None = None) -> list[Refusal]:
        """Every reason why `option` may not be chosen now by `player` (default: whoever the open decision asks).

        An action that belongs to another moment (an attack on the Rival's turn, say) is explained by the rules of that
        action, with all requirements that fail. Empty when it is legal. Changes nothing.
        """
        decision = self.decision
        if decision is None:
            keys = self.outcome.keys if self.outcome else ()
            return [Refusal(keys, "the game is over")]
        malformed = actions.malformed(self, option)
        if malformed is not None:
            return [Refusal(decision.keys, malformed)]
        who = decision.player if player is None else player
        if option[0] == "concede":
            return []
        if option[0] in actions.ACTIONS:
            forbids = actions.ACTIONS[option[0]][0]
            return list(forbids(self, self.state.player if who == CHANCE else who, option))
        if who != decision.player:
            return [Refusal(decision.keys, "it is not that player who chooses now")]
        return decision.why_not(option)

    def explain(self, option: Option, player: int | None = None) -> str:
        """Whether the option may be chosen now, in one sentence that a judge could read out, with every reason."""
        reasons = list(dict.fromkeys(r.reason for r in self.why_not(option, player)))
        if not reasons:
            return "Yes, that is legal now."
        return f"No: {'; '.join(reasons)}."

    def choose(self, option: Option, player: int | None = None) -> None:
        """Make a choice. Raises IllegalChoice with every refusal (nothing has changed then), NoDecision at the end."""
        if self.decision is None:
            raise NoDecision("The game is over: there is nothing left to choose.")
        refusals = self.why_not(option, player)
        if refusals:
            raise IllegalChoice(option, refusals)
        self.send(option)

    def send(self, option: Option) -> None:
        """Make a choice known to be legal (a replay, or one of `options`): nothing is listed or checked.

        Raises NoDecision when the game is over.
        """
        if self.decision is None:
            raise NoDecision("The game is over: there is nothing left to choose.")
        self.choices.append(option)
        try:
            if option[0] == "concede":
                self._concede(int(option[1]))
            self.decision = self._script.send(option)
        except StopIteration:
            self.decision = None
        except GameOver as over:
            self._end(over.outcome)

    def replay(self, choices: Iterable[Option]) -> Game:
        """Send a stored line of choices; returns self."""
        for option in choices:
            self.send(option)
        return self

    @property
    def halted(self) -> bool:
        """Whether the game stands still as a turn has ended (`halts`)."""
        return self.decision is None and self.outcome is None

    def fork(self) -> Game:
        """A second game from here, independent of this one. Only where `decision.resumable`."""
        decision = self.decision
        if decision is None or not decision.resumable:
            raise NoDecision(
                "Only an open main phase or react step can be forked: replay the choices instead."
            )
        return Game(self.state.copy(), self.rules)

    def close(self) -> None:
        """Let go of a game that is not played on.

        Game and script refer to each other: without this they lie about until the collector of circles comes by.
        """
        self._script.close()
        self.decision = None

    def play_out(self, rng: random.Random, limit: int = 100_000) -> int:
        """Play on with random legal choices to the end or for `limit` decisions; returns how many were made."""
        made = 0
        while made < limit:
            decision = self.decision
            if decision is None:
                break
            self.send(decision.sample(rng))
            made += 1
        return made

    def _concede(self, player: int) -> None:
        self.emit(Event("conceded", ("lose.concede",), player))
        keys = ("lose.concede", "game.ends-on-loss", "lose.instant", "game.two-players")
        raise GameOver(Outcome(1 - player, keys, "a player conceded"))

    def _end(self, outcome: Outcome) -> None:
        self._script.close()
        self.decision = None
        self.outcome = outcome
        winner = -1 if outcome.winner is None else outcome.winner
        self.emit(Event("game-ended", outcome.keys, winner, note=outcome.reason), watches={})
