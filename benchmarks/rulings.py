"""How fast the judge rules: rulings of the library, where their time goes, and lines of play as choices are left open.

Everything is measured in this one run, in processor time of one core. Times spread, so medians and tails are given, and
growth as ratios. The yardstick (a loop of a million additions) tells how fast the machine was just then, so that runs
can be compared by ratio. `--runs` is how often each scenario is ruled on, `--folder` which scenarios.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

# A script's own folder comes first on the path, and a file in it is called like a package.
sys.path[:] = [place for place in sys.path if Path(place).resolve() != Path(__file__).resolve().parent]

import engine  # noqa: E402  (after the path is mended)
import scenarios  # noqa: E402
from scenarios.asking.explore import stops  # noqa: E402
from scenarios.judge import edition_of, rule_on  # noqa: E402
from scenarios.language.parse import parse  # noqa: E402
from scenarios.language.yaml_source import Source, read  # noqa: E402
from scenarios.play.bench import Bench  # noqa: E402
from scenarios.table.build import lay_out  # noqa: E402

DICE = ("d4=1", "d6=3", "d8=5", "d10=7", "d12=9")


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

    return min(timed(additions) for _ in range(5))


def spread(seconds: Sequence[float]) -> str:
    """Median, ninth decile and maximum, in milliseconds."""
    ordered = sorted(seconds)
    tail = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)]
    return f"median {1e3 * statistics.median(ordered):.2f} ms, 90% {1e3 * tail:.2f} ms, most {1e3 * ordered[-1]:.2f} ms"


def best(work: Callable[[], object], runs: int) -> float:
    """The median time of several runs, the first of which (caches, imports) does not count."""
    work()
    return statistics.median(timed(work) for _ in range(runs))


def library(files: Sequence[Path], runs: int, unit: float) -> None:
    """Time from the text, from parsed data, and of the parts, over all scenarios."""
    sources = [read(path.read_text(encoding="utf-8"), str(path)) for path in files]
    texts = [path.read_text(encoding="utf-8") for path in files]
    reading = [best(lambda text=text: read(text, "f"), runs) for text in texts]
    checking = [best(lambda source=source: parse(source), runs) for source in sources]
    laying = [best(lambda source=source: lay_out(parse(source), source), runs) for source in sources]
    ruling = [best(lambda source=source: scenarios.run_data(source.data), runs) for source in sources]
    whole = sum(ruling)
    print(f"{len(files)} scenarios, each ruled on {runs} times")
    print(f"  a ruling from parsed data: {spread(ruling)}")
    print(
        f"  rulings a second: {len(files) / whole:.0f};"
        f" a median ruling is {statistics.median(ruling) / unit:.3f} yardsticks"
    )
    print(f"  reading the YAML before that: {spread(reading)}")
    parts = {
        "checking": sum(checking),
        "laying out": sum(laying) - sum(checking),
        "judging": whole - sum(laying),
    }
    print("  of a ruling: " + ", ".join(f"{name} {100 * part / whole:.0f}%" for name, part in parts.items()))
    asked = [max(1, len(parse(source).ask)) for source in sources]
    each = statistics.median(seconds / count for seconds, count in zip(ruling, asked, strict=True))
    print(
        f"  a question of a ruling: median {1e3 * each:.2f} ms; {sum(asked) / len(asked):.1f} questions a scenario"
    )
    faq = [seconds for seconds, source in zip(ruling, sources, strict=True) if source.data.get("faq")]
    if faq:
        print(f"  {len(faq)} scenarios restate FAQ entries: {sum(faq):.2f} s in all, {spread(faq)}")
        shorter = [first_question(source.data) for source in sources if source.data.get("faq")]
        print(f"    with the questions in the play and the first after it: {limits(shorter, runs, unit)}")
        alone = [first_question(data, in_play=False) for data in shorter]
        print(f"    with one question each: {limits(alone, runs, unit)}")
        print(f"    the same from the parsed scenario: {spread_under(from_parsed(alone, runs), unit)}")
        share = engine_share([source.data for source in sources if source.data.get("faq")])
        print(f"  of these, in the rules engine itself (moves, refusals, copies): {100 * share:.0f}%")
    slowest = sorted(zip(ruling, files, strict=True), reverse=True)[:3]
    print("  slowest: " + ", ".join(f"{path.stem} {1e3 * seconds:.1f} ms" for seconds, path in slowest))


def first_question(data: dict[str, Any], *, in_play: bool = True) -> dict[str, Any]:
    """A scenario with one question after its play, nothing else being asked or expected; in the play only if wanted.

    Where nothing is asked after the play, it is the last one in the play that stays when those in the play go.
    """
    play = [line for line in data.get("play") or () if in_play or "ask" not in line]
    shorter = {**data, "ask": as_list(data.get("ask"))[:1], "play": play}
    if not in_play and not shorter["ask"]:
        last = [line["ask"] for line in data.get("play") or () if "ask" in line][-1:]
        shorter["ask"] = as_list(last[0])[:1] if last else []
    return {key: value for key, value in shorter.items() if key not in ("expect", "because")}


def as_list(asked: Any) -> list[Any]:
    if asked is None:
        return []
    return asked if isinstance(asked, list) else [asked]


def limits(scenarios_as_data: Sequence[dict[str, Any]], runs: int, unit: float) -> str:
    """How long rulings take, and how many of them no longer than a millisecond."""
    return spread_under(
        [best(lambda data=data: scenarios.run_data(data), runs) for data in scenarios_as_data], unit
    )


def from_parsed(scenarios_as_data: Sequence[dict[str, Any]], runs: int) -> list[float]:
    """How long rulings take once the scenario has been read and checked."""
    sources = [Source("measured", data) for data in scenarios_as_data]
    parsed = [parse(source) for source in sources]
    editions = [edition_of(scenario, source, None) for scenario, source in zip(parsed, sources, strict=True)]
    return [best(lambda one=one: rule_on(*one), runs) for one in zip(parsed, sources, editions, strict=True)]


def spread_under(seconds: Sequence[float], unit: float) -> str:
    """How times spread, and how many are no longer than a millisecond."""
    under = sum(each < 1e-3 for each in seconds)
    return (
        f"{spread(seconds)}; {under} of {len(seconds)} under 1 ms;"
        f" a median one is {statistics.median(seconds) / unit:.3f} yardsticks"
    )


def engine_share(sources: Sequence[dict[str, Any]]) -> float:
    """Which part of the rulings' time the rules engine takes: whatever `engine.Game` does when it is called."""
    spent, depth = 0.0, 0

    def clocked(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            nonlocal spent, depth
            started, depth = time.process_time(), depth + 1
            try:
                return method(*arguments, **named)
            finally:
                depth -= 1
                if not depth:
                    spent += time.process_time() - started

        return call

    methods = {
        name: getattr(engine.Game, name)
        for name in ("__init__", "send", "replay", "why_not", "explain", "fork")
    }
    for name, method in methods.items():
        setattr(engine.Game, name, clocked(method))
    try:
        whole = sum(timed(lambda data=data: scenarios.run_data(data)) for data in sources)
    finally:
        for name, method in methods.items():
            setattr(engine.Game, name, method)
    return spent / whole


def open_turn(attackers: int) -> dict[str, Any]:
    """A whole turn left open: which of the Units attack, in which order, what they steal, whom either player calls."""
    return {
        "title": "An open turn",
        "cards": {"thief": {"type": "unit", "power": "3"}},
        "you": {
            "field": [{"card": "thief", "as": f"thief {number}"} for number in range(attackers)],
            "fixer": [],
        },
        "rival": {"gigs": list(DICE), "fixer": []},
        "ask": [{"always": "you gig count >= 0", "until": "end of turn"}],
        "limits": {"seconds": "120"},
    }


def lying_open(data: dict[str, Any]) -> int:
    """How many lines of play a question leaves open where none is merged with another: each is played to its end."""
    source = Source("open turn", data)
    line = Bench(lay_out(parse(source), source), engine.ruleset("2026-11")).line()
    stop = stops("end of turn", line.game.state.turn)
    waiting = [line.spot()]
    lines = 0
    while waiting:
        line = waiting.pop().line()
        while not stop(line.game):
            assert line.game.decision is not None
            first, *others = line.game.decision.options()
            waiting += [line.spot().after(option).spot() for option in others]
            line.send(first)
        lines += 1
    return lines


def dice(runs: int) -> None:
    """Lines that cannot be merged: three Gigs rolled again, each with as many outcomes as it has sides."""
    data = {
        "title": "Gigs rolled again",
        "cards": {"rattle": {"type": "program", "cost": "1", "text": "Reroll up to 3 friendly Gigs."}},
        "you": {"hand": ["rattle"], "gigs": ["d20=1", "d12=2", "d8=3"], "eddies": "5"},
        "play": [{"you": "play rattle"}],
        "ask": [{"value": "you street cred", "until": "main phase"}],
        "limits": {"seconds": "120"},
    }
    answer = scenarios.run_data(data).answers[0]
    seconds = best(lambda: scenarios.run_data(data), max(2, runs // 8))
    print("up to three Gigs rolled again, every choice and every number that comes up a line of its own")
    print(f"  {answer.lines} lines, {seconds:.3f} s, {answer.lines / seconds:.0f} lines a second")


def growth(runs: int) -> None:
    """Lines a second, time a line and memory, as more choices are left open."""
    print("a turn left open, with Units that may attack and five Gigs that may be stolen")
    first: tuple[float, float] | None = None
    for attackers in (1, 2, 3):
        data = open_turn(attackers)
        answer = scenarios.run_data(data).answers[0]
        assert answer.verdict == "yes", answer.answer
        seconds = best(lambda data=data: scenarios.run_data(data), max(1, runs // 4**attackers))
        tracemalloc.start()
        scenarios.run_data(data)
        memory = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        a_line = seconds / answer.lines
        first = first or (a_line, memory)
        print(
            f"  {attackers} Units: {answer.lines:>6} lines, {seconds:.3f} s,"
            f" {answer.lines / seconds:>6.0f} lines a second,"
            f" time a line x{a_line / first[0]:.2f}, memory x{memory / first[1]:.2f}"
        )
        if attackers < 3:
            # What these lines stand for: equal positions are followed once, and alike choices, too.
            print(f"           they stand for {lying_open(data)} lines of play that lie open")


def main() -> None:
    """Print all figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--runs", type=int, default=20)
    arguments.add_argument("--folder", type=Path, help="a folder of scenarios; those that ship if left out")
    chosen = arguments.parse_args()
    files = sorted(chosen.folder.rglob("*.yaml")) if chosen.folder else scenarios.library()
    unit = yardstick()
    print(f"yardstick: {1e3 * unit:.1f} ms")
    library(files, chosen.runs, unit)
    growth(chosen.runs)
    dice(chosen.runs)


if __name__ == "__main__":
    main()
