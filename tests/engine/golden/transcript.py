"""Write the golden games anew: `python -m tests.engine.golden.transcript`, then read the difference.

A transcript is a game in words: each choice, what came of it, and the rules that made it so. It changes only when the
engine plays or cites differently, which is what it is there to show.
"""

from __future__ import annotations

from pathlib import Path

from engine import Card, Event, Game, Option, narrate
from tests.engine.real_decks import real_game

FOLDER = Path(__file__).parent
GAMES = ((3, "2026-11"), (3, "2026-08"), (11, "2026-11"))
"""(seed, edition) of each."""
PLAYERS = ("Ada", "Bo")


def name(card: Card) -> str:
    """A card by its title and number, so that two copies can be told apart."""
    return f"{card.facts.title} #{card.uid}"


def chosen(option: Option, game: Game) -> str:
    """A choice as it is written in a transcript: its words, cards by their names."""
    cards = game.state.cards
    words = {
        "die",
        "roll",
        "pay",
        "mode",
        "number",
        "value",
        "resolve",
        "shuffle",
        "player",
        "first",
        "second",
    }
    if option[0] in words:
        return " ".join(map(str, option if option[0] != "shuffle" else option[:1]))
    named = [name(cards[x]) if isinstance(x, int) and x in cards else str(x) for x in option[1:]]
    return " ".join((str(option[0]), *named))


def transcript(seed: int, edition: str) -> str:
    """The whole game of a seed, one line for each choice and event."""
    lines = [f"# Game {seed}, edition {edition}: two random legal decks of printed cards, random choices"]

    def told(game: Game, event: Event) -> None:
        keys = ", ".join(game.rules.cites(event.keys))
        lines.append(f"    {narrate(event, name, PLAYERS)} [{keys}]")

    game, rng = real_game(seed, edition, on_event=told)
    while (decision := game.decision) is not None:
        option = decision.sample(rng)
        who = (*PLAYERS, "chance")[decision.player]
        lines.append(f"{who} ({decision.kind}): {chosen(option, game)}")
        game.send(option)
    assert game.outcome is not None
    winner = "nobody" if game.outcome.winner is None else PLAYERS[game.outcome.winner]
    lines.append(f"# {winner} wins: {game.outcome.reason}")
    return "\n".join(lines) + "\n"


def path(seed: int, edition: str) -> Path:
    """Where the transcript of a game is kept."""
    return FOLDER / f"game-{seed}-{edition}.txt"


if __name__ == "__main__":
    for each in GAMES:
        path(*each).write_text(transcript(*each), encoding="utf-8")
