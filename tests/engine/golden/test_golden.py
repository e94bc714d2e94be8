"""The golden games are played as they are written down."""

from __future__ import annotations

import pytest

from tests.engine.golden.transcript import GAMES, path, transcript


@pytest.mark.parametrize(("seed", "edition"), GAMES)
def test_the_game_is_played_as_written(seed: int, edition: str) -> None:
    """After a change that is meant: `python -m tests.engine.golden.transcript`, and read the difference."""
    assert transcript(seed, edition) == path(seed, edition).read_text(encoding="utf-8")


def test_the_games_show_attacks_thefts_and_effects() -> None:
    written = "".join(path(*each).read_text(encoding="utf-8") for each in GAMES)
    for words in (
        " attacks ",
        " steals d",
        "'s effect resolves",
        " wins the fight",
        " calls ",
        " is defeated",
    ):
        assert words in written, words
