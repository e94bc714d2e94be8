"""What card effects cost: games of real decks, and how a turn grows with what is in play and with what is pending.

Everything is measured in this one run, in processor time of one core, with citations on. Times spread, so medians and
tails are given, and growth as ratios. The yardstick (a loop of a million additions) tells how fast the machine was just
then, so that runs can be compared by ratio. `--games` is how many games of real decks each edition plays.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

# A script's own folder comes first on the path, and a file in it is called like a package.
sys.path[:] = [place for place in sys.path if Path(place).resolve() != Path(__file__).resolve().parent]

from engine import (  # noqa: E402  (after the path is mended)
    RULESETS,
    CardFacts,
    Deck,
    Game,
    Gig,
    Piece,
    Player,
    Position,
    catalogue,
    deck_problems,
    made_up_card,
    new_game,
    ram_limits,
    ruleset,
    set_up,
)

RUNS = 40
IN_PLAY = (10, 20, 40)
PENDING = (1, 2, 4, 8)


def timed(work: Callable[[], object]) -> float:
    """Processor seconds that `work` takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


def yardstick() -> float:
    def additions() -> None:
        total = 0
        for number in range(1_000_000):
            total += number

    return statistics.median(timed(additions) for _ in range(9))


def real_deck(rng: random.Random) -> Deck:
    """A random legal deck of cards that the engine executes."""
    cards = [card for card in catalogue() if card.executable]
    while True:
        legends = rng.sample([card for card in cards if card.type == "Legend"], 3)
        limits = ram_limits(legends)
        fitting: dict[str, CardFacts] = {}
        for card in cards:
            if card.type != "Legend" and card.ram is not None and card.ram <= limits.get(card.color or "", 0):
                fitting.setdefault(card.title, card)
        titles = list(fitting)
        rng.shuffle(titles)
        deck = Deck(tuple(legends), tuple(fitting[title] for title in (titles * 3)[:40]))
        if not deck_problems(deck):
            return deck


def games(count: int, unit: float) -> None:
    """Whole random games of real decks: games and decisions a second."""
    print("\nWhole random games of real decks, every effect executed")
    rng = random.Random(5)
    decks = [real_deck(rng) for _ in range(12)]
    for edition in RULESETS:
        rules, seconds, decisions = ruleset(edition), list[float](), 0
        for seed in range(count):
            pair = (decks[seed % 12], decks[(5 * seed + 1) % 12])
            chance = random.Random(seed)
            started = time.process_time()
            decisions += new_game(pair, rules).play_out(chance)
            seconds.append(time.process_time() - started)
        total = sum(seconds)
        print(
            f"  {edition}: {count / total:.0f} games/s, {decisions / total:.0f} decisions/s, "
            f"{decisions / count:.0f} decisions a game; a game: median {1e3 * statistics.median(seconds):.1f} ms, "
            f"90% {1e3 * sorted(seconds)[count * 9 // 10]:.1f} ms; {count / total * unit:.1f} games a yardstick"
        )


def attack(mine: Sequence[CardFacts], theirs: Sequence[CardFacts]) -> float:
    """Median seconds of a turn's main cost: list all options, attack the Gigs with the first Unit, list them again."""

    def play() -> float:
        you = Player(field=[Piece(card) for card in mine], unknown_deck=30)
        rival = Player(field=[Piece(card, spent=True) for card in theirs], gigs=[Gig(4, 1), Gig(6, 3)])
        game = set_up(Position(players=(you, rival)))
        return timed(lambda: _to_the_end(game, ("attack", you.field[0].uid, -1)))

    play()
    return statistics.median(play() for _ in range(RUNS))


def _to_the_end(game: Game, first: tuple[str | int, ...]) -> None:
    """Attack, do nothing in reaction, take the first option of what is asked, up to the open Main Phase."""
    assert game.decision is not None
    game.decision.options()
    game.send(first)
    while game.decision is not None and game.decision.kind != "main":
        options = game.decision.options()
        game.send(("end-react",) if ("end-react",) in options else options[0])
    if game.decision is not None:
        game.decision.options()


def growth() -> None:
    """How one attack grows with the Units in play, without text and with text that is always in force."""
    plain = made_up_card("plain", type="Unit", cost=1, power=2)
    proud = made_up_card("proud", type="Unit", cost=1, power=2, text="Other friendly Units have +1 power.")
    for title, text in (("no text", plain), ("each giving the others power", proud)):
        print(f"\nOne attack with Units on both sides, {title}")
        base = 0.0
        for count in IN_PLAY:
            seconds = attack([text] * count, [plain] * count)
            base = base or seconds
            more = count // IN_PLAY[0]
            print(f"  {count} a side: {1e3 * seconds:.2f} ms, time x{seconds / base:.1f} for cards x{more}")


def pending() -> None:
    """How one attack grows with the effects that it makes pending."""
    print("\nOne attack that sets off effects, all resolved")
    watcher = made_up_card(
        "watcher", type="Unit", cost=1, power=1, text="When a friendly Unit attacks, draw 1."
    )
    base = 0.0
    for count in PENDING:
        seconds = attack([watcher] * count, [])
        base = base or seconds
        print(f"  {count} pending: {1e3 * seconds:.2f} ms, time x{seconds / base:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150)
    count = parser.parse_args().games
    unit = yardstick()
    print(f"yardstick: {1e3 * unit:.1f} ms")
    games(count, unit)
    growth()
    pending()


if __name__ == "__main__":
    main()
