"""How fast the engine plays: random games, single decisions, one attack, and lines that are explored by forking.

Everything is measured in this one run, in processor time of one core, with citations on. `--seconds` is the time for
random games of each edition, `--runs` how often the small measurements are repeated. Times spread; medians and tails
are given, not means. The yardstick (a loop of a million additions) tells how fast the machine was just then, so that
runs can be compared by ratio.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

# A script's own folder comes first on the path, and this file is called like the package that it measures.
sys.path[:] = [place for place in sys.path if Path(place).resolve() != Path(__file__).resolve().parent]

from engine import (  # noqa: E402  (after the path is mended)
    GIG_AREA,
    RULESETS,
    CardFacts,
    Deck,
    Game,
    Gig,
    Option,
    Piece,
    Player,
    Position,
    catalogue,
    eddie,
    made_up_card,
    new_game,
    ruleset,
    set_up,
)

TEXTS = {
    "Unit": ("", "{BLOCKER}", "{ADRENALINE}", "", "{BLOCKER} This Unit can't attack."),
    "Gear": ("", "{BLOCKER}"),
    "Program": ("", "{QUICK}"),
}


def deck() -> Deck:
    """Forty cards of every kind that has no effect text beyond keywords."""
    kinds = ("Unit", "Unit", "Unit", "Gear", "Program")
    main: list[CardFacts] = []
    for i in range(40):
        kind = kinds[i % 5]
        main.append(
            made_up_card(
                f"card-{i}", type=kind, color="Red", ram=1, cost=1 + i % 5, sell_tag=i % 2 == 0,
                power=None if kind == "Program" else i * 3 % 11, text=TEXTS[kind][i // 5 % len(TEXTS[kind])],
            )
        )  # fmt: skip
    legends = tuple(
        made_up_card(
            f"legend-{i}", type="Legend", color="Red", ram=2, cost=cost, power=5, sell_tag=True, text=text
        )
        for i, (cost, text) in enumerate(((3, "{GO SOLO}"), (4, ""), (None, "{BLOCKER}")))
    )
    return Deck(legends, tuple(main))


def quantiles(values: Sequence[float]) -> tuple[float, float, float]:
    """Median, 9 in 10, 99 in 100."""
    ordered = sorted(values)
    return (
        statistics.median(ordered),
        ordered[int(0.9 * (len(ordered) - 1))],
        ordered[int(0.99 * (len(ordered) - 1))],
    )


def heading(text: str) -> None:
    print(f"\n{text}\n{'-' * len(text)}")


def row(name: str, *cells: str) -> None:
    print(f"{name:<32}" + "".join(f"{cell:>17}" for cell in cells))


def micro(seconds: float) -> str:
    return f"{1e6 * seconds:.1f} µs"


def yardstick() -> float:
    """Seconds for a million additions in a plain loop, the median of nine."""

    def additions() -> None:
        total = 0
        for number in range(1_000_000):
            total += number

    return statistics.median(repeat(9, additions))


def repeat(runs: int, what: Callable[[], object]) -> list[float]:
    """The time of each of `runs` calls, after one that is not counted."""
    what()
    times: list[float] = []
    for _ in range(runs):
        started = time.process_time()
        what()
        times.append(time.process_time() - started)
    return times


def random_games(seconds: float) -> None:
    """Whole random games from the shuffle to the end; the rate of each tenth of the time shows the spread."""
    heading("Whole random games")
    row("edition", "games/s", "slowest tenth", "fastest tenth", "a game", "per yardstick")
    decks = (deck(), deck())
    for edition in RULESETS:
        rules, rates, seed, decisions = ruleset(edition), [], 0, 0
        new_game(decks, rules).play_out(random.Random(0))
        measure = yardstick()
        for _ in range(10):
            games, started = 0, time.process_time()
            while time.process_time() - started < seconds / 10:
                seed += 1
                decisions += new_game(decks, rules).play_out(random.Random(seed))
                games += 1
            rates.append(games / (time.process_time() - started))
        row(
            edition, f"{statistics.median(rates):.0f}", f"{min(rates):.0f}", f"{max(rates):.0f}",
            f"{decisions / seed:.0f} decisions", f"{statistics.median(rates) * measure:.1f} games",
        )  # fmt: skip


def single_decisions(games: int) -> None:
    """What one decision takes by its kind: listing its options, and playing on from the chosen one to the next."""
    heading("One decision (list the options, send one, play on to the next decision)")
    times: dict[str, list[float]] = defaultdict(list)
    decks = (deck(), deck())
    for seed in range(games):
        game, rng = new_game(decks), random.Random(seed)
        while (decision := game.decision) is not None:
            started = time.process_time()
            game.send(decision.sample(rng))
            times[decision.kind].append(time.process_time() - started)
    row("kind", "median", "9 in 10", "99 in 100", "share of time")
    total = sum(map(sum, times.values()))
    for kind, values in sorted(times.items(), key=lambda item: -sum(item[1])):
        row(kind, *map(micro, quantiles(values)), f"{100 * sum(values) / total:.0f} %")


def sample() -> tuple[Game, Piece, Piece]:
    """The sample question of the README: a spent Unit with BLOCKER is attacked."""
    blocker = Piece(catalogue().card("corpo-security"), spent=True)
    wrecker = Piece(catalogue().card("animals-wrecker"))
    you, rival = Player(field=[blocker]), Player(field=[wrecker], gigs=[Gig(6, 3)])
    return set_up(Position(players=(you, rival), player=1)), wrecker, blocker


def one_attack(runs: int) -> None:
    """The sample: laid out, attacked, the question asked, fought to the end."""
    heading("The sample: one attack on a Unit with [BLOCKER]")
    catalogue()

    def laid_out() -> Game:
        return sample()[0]

    def asked() -> object:
        game, wrecker, blocker = sample()
        game.choose(("attack", wrecker.uid, blocker.uid))
        return game.why_not(("block", blocker.uid))

    def fought() -> Game:
        game, wrecker, blocker = sample()
        game.choose(("attack", wrecker.uid, blocker.uid))
        game.choose(("end-react",))
        return game

    row("", "median", "9 in 10", "99 in 100")
    for name, what in (
        ("lay the position out", laid_out),
        ("... attack, ask why no block", asked),
        ("... attack, fight to the end", fought),
    ):
        row(name, *map(micro, quantiles(repeat(runs, what))))


def open_position() -> Game:
    """A position with a few hundred lines of play to the end of one attack."""
    blocker = made_up_card("blocker", type="Unit", cost=1, power=4, text="{BLOCKER}")
    attacker = made_up_card("attacker", type="Unit", cost=1, power=12)
    quick = made_up_card("quick", type="Program", cost=1, text="{QUICK}")
    legend = made_up_card("legend", type="Legend", cost=2, power=4, sell_tag=True)
    you = Player(field=[Piece(attacker), Piece(attacker)])
    rival = Player(
        field=[Piece(blocker), Piece(blocker)],
        legends=[Piece(legend, face_up=False)],
        hand=[Piece(quick)],
        eddies=[eddie()],
        gigs=[Gig(4, 1), Gig(6, 2), Gig(8, 3)],
    )
    return set_up(Position(players=(you, rival)))


def lines(game: Game, *, by_fork: bool) -> list[tuple[Option, ...]]:
    """Every line of play from an attack on the Gig area to the open Main Phase, depth first."""
    attack: Option = ("attack", game.state.sides[0].field[0], GIG_AREA)
    found: list[tuple[Option, ...]] = []
    # A line is explored from `base`, a game at which nothing is suspended, by the choices since.
    stack: list[tuple[Game, tuple[Option, ...], tuple[Option, ...]]] = [(game, (), (attack,))]
    while stack:
        base, told, since = stack.pop()
        at = base.fork().replay(since)
        decision = at.decision
        if decision is None or decision.kind == "main":
            found.append(told + since)
            continue
        if by_fork and decision.resumable:
            base, told, since = at, told + since, ()
        stack.extend((base, told, (*since, option)) for option in reversed(decision.options()))
    return found


def explored(runs: int) -> None:
    """All lines of one attack, from checkpoints and from the start."""
    heading("Every line of one attack (two blockers, a call, a Program with [QUICK], two of three Gigs)")
    game = open_position()
    count = len(lines(game, by_fork=True))
    assert lines(game, by_fork=True) == lines(game, by_fork=False)
    forked = quantiles(repeat(runs, lambda: lines(game, by_fork=True)))
    replayed = quantiles(repeat(runs, lambda: lines(game, by_fork=False)))
    row("", "lines", "median per line", "lines/s")
    row("from the last checkpoint", f"{count}", micro(forked[0] / count), f"{count / forked[0]:.0f}")
    row("replayed from the attack", f"{count}", micro(replayed[0] / count), f"{count / replayed[0]:.0f}")
    print(f"From checkpoints in {forked[0] / replayed[0]:.2f} of the time.")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="time for random games of each edition")
    parser.add_argument("--runs", type=int, default=300, help="how often the small measurements are repeated")
    options = parser.parse_args()
    heading("The machine")
    row("yardstick (1,000,000 additions)", f"{1e3 * yardstick():.1f} ms")
    random_games(options.seconds)
    single_decisions(max(20, options.runs // 5))
    one_attack(options.runs)
    explored(max(3, options.runs // 30))


if __name__ == "__main__":
    main()
