"""Hypothesis plays: any mix of choices, forks, refused plays and concessions keeps the promises of a game.

The playouts choose at random; here Hypothesis chooses, leans towards corners, and shrinks a failure to a short play.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import RULESETS, Game, IllegalChoice, Option, view
from tests.engine.real_decks import RealWatcher, real_game

FORKS = 3
"""So many forks at most follow the game; more would only make it slow."""
NONSENSE: list[Option] = [
    ("play", 10**9),
    ("attack", 0, 0),
    ("block",),
    ("die", 99),
    ("end-react", 1),
    ("dance",),
    (),
]


class PlayedGame(RuleBasedStateMachine):
    """A game of two random legal decks, played by Hypothesis."""

    game: Game

    @initialize(seed=st.integers(0, 10_000), edition=st.sampled_from(sorted(RULESETS)))
    def begin(self, seed: int, edition: str) -> None:
        self.seed, self.edition = seed, edition
        # The watcher checks after every event what positions promise: conservation of cards and dice, limits, areas.
        self.game, self.rng = real_game(seed, edition, on_event=RealWatcher())
        self.forks: list[Game] = []

    def playing(self) -> bool:
        return self.game.decision is not None

    @precondition(playing)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        """An offered choice is legal: nobody refuses it, and the forks, given the same, stay the same."""
        decision = self.game.decision
        assert decision is not None
        option = data.draw(st.sampled_from(list(decision.options())))
        assert not self.game.why_not(option)
        self.game.choose(option)
        for fork in self.forks:
            fork.choose(option)

    @precondition(playing)
    @rule(times=st.integers(5, 30))
    def go_on(self, times: int) -> None:
        """Many choices at once, so that play comes as far as fights, steals and victories."""
        for _ in range(times):
            if (decision := self.game.decision) is None:
                return
            option = decision.sample(self.rng)
            self.game.send(option)
            for fork in self.forks:
                fork.send(option)

    @precondition(playing)
    @rule(option=st.sampled_from(NONSENSE))
    def try_what_is_not_offered(self, option: Option) -> None:
        """A refusal gives reasons and changes nothing."""
        decision = self.game.decision
        assert decision is not None
        if option in decision.options():
            return
        before, choices = self.game.state.fingerprint(), len(self.game.choices)
        assert self.game.why_not(option)
        with pytest.raises(IllegalChoice):
            self.game.choose(option)
        assert (self.game.state.fingerprint(), len(self.game.choices)) == (before, choices)

    @precondition(lambda self: self.playing() and self.game.decision.resumable and len(self.forks) < FORKS)
    @rule()
    def fork(self) -> None:
        self.forks.append(self.game.fork())

    @precondition(playing)
    @rule(player=st.sampled_from((0, 1)))
    def look(self, player: int) -> None:
        """Looking is not playing."""
        before = self.game.state.fingerprint()
        view(self.game, player)
        assert self.game.state.fingerprint() == before

    @rule()
    def replay(self) -> None:
        """A game is its set-up and its choices, and nothing else."""
        again, _ = real_game(self.seed, self.edition)
        again.replay(self.game.choices)
        assert again.state.fingerprint() == self.game.state.fingerprint()
        assert again.outcome == self.game.outcome

    @invariant()
    def forks_are_where_the_game_is(self) -> None:
        for fork in getattr(self, "forks", ()):
            assert fork.state.fingerprint() == self.game.state.fingerprint()
            assert fork.outcome == self.game.outcome

    @invariant()
    def somebody_can_choose_until_somebody_has_won(self) -> None:
        if not hasattr(self, "game"):
            return
        decision = self.game.decision
        assert (decision is None) == (self.game.outcome is not None)
        if decision is not None:
            options = list(decision.options())
            assert options
            assert len(set(options)) == len(options)


TestPlayedGame = PlayedGame.TestCase
TestPlayedGame.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
