"""How well the search finds, and how fast: words alone, meaning alone, and what ships.

Questions: ../shared/data/search-questions.json where it is at hand, and questions.yaml beside this file.
Each names the numbers that answer it. Reported by kind and edition, with a 95% bootstrap interval overall: recall@5,
recall@10, nDCG@10, and how often any answer is among the first 5. "Fused" is what ships without what was learned from
common questions, without what references lend, and before numbers are routed.

    python benchmarks/search.py [--own | --shared] [--json]
    python benchmarks/search.py --own --fit    # the weights of rules_index.retrieval.ranking, fitted anew
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import yaml

from rules_index import DEFAULT_EDITION, EDITIONS, prepare_search, search
from rules_index.retrieval.index import SearchIndex, Way
from rules_index.retrieval.indexes import index_of
from rules_index.retrieval.links import DECIDING
from rules_index.retrieval.results import Mode

HERE = Path(__file__).resolve().parent
SHARED = HERE.parents[1] / "shared" / "data" / "search-questions.json"
OWN = HERE / "questions.yaml"
DEPTH = 10
MEASURES = ("recall@5", "recall@10", "nDCG@10", "answered@5")

# The numbers of each result, best first.
Ranking = list[frozenset[str]]
System = Callable[[str, str], Ranking]


@dataclass(frozen=True, slots=True)
class Question:
    """A question, its kind, and the numbers that answer it in each edition."""

    text: str
    kind: str
    relevant: dict[str, frozenset[str]]


def read_questions(*, shared: bool, own: bool) -> list[Question]:
    """The questions of the files asked for; a file that is not there adds none."""
    rows: list[dict[str, object]] = []
    if shared and SHARED.is_file():
        rows += json.loads(SHARED.read_text(encoding="utf-8"))
    if own and OWN.is_file():
        loaded = yaml.load(OWN.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
        rows += loaded["questions"] if isinstance(loaded, dict) else loaded
    return [question(row) for row in rows]


def question(row: dict[str, object]) -> Question:
    """A question from its row: chapters 1-9 and tournament sections have the same numbers in both editions."""
    relevant = frozenset(str(number) for number in _list(row["relevant"]))
    newer = frozenset(str(number) for number in _list(row.get("relevant_2026_11", [])))
    carried = frozenset(number for number in relevant if not number.startswith(("10.", "11.")))
    older, current = EDITIONS
    return Question(str(row["question"]), str(row["kind"]), {older: relevant, current: carried | newer})


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else [value]


def measure(ranking: Ranking, relevant: frozenset[str]) -> tuple[float, float, float, float]:
    """Recall at 5, recall at 10 and nDCG at 10 of one ranking, and whether any answer is among the first 5."""
    seen: set[str] = set()
    gains: list[float] = []
    recalls: dict[int, float] = {}
    for place, numbers in enumerate(ranking[:DEPTH], 1):
        fresh = (numbers & relevant) - seen
        seen |= fresh
        gains.append(1.0 if fresh else 0.0)
        recalls[place] = len(seen) / len(relevant)
    last = len(seen) / len(relevant)
    ideal = sum(1 / np.log2(place + 1) for place in range(1, min(len(relevant), DEPTH) + 1))
    gained = sum(gain / np.log2(place + 1) for place, gain in enumerate(gains, 1))
    return recalls.get(5, last), last, float(gained / ideal), float(any(gains[:5]))


def interval(values: np.ndarray) -> tuple[float, float]:
    """The 95% bootstrap interval of a mean."""
    chance = np.random.default_rng(20261129)
    means = chance.choice(values, (2000, len(values))).mean(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return round(float(low), 3), round(float(high), 3)


def raw(way: Way) -> System:
    """A ranking by the scores of one way alone, without links and routes."""

    def system(text: str, edition: str) -> Ranking:
        index: SearchIndex = index_of(edition)
        order = np.argsort(-index.plain_scores(text, way), kind="stable")
        entries = (index.entries[int(place)] for place in order)
        return [frozenset(entry.numbers) for entry in entries if entry.document in DECIDING][:DEPTH]

    return system


def shipped(text: str, edition: str) -> Ranking:
    """What a user gets."""
    return [frozenset(hit.numbers) for hit in search(text, edition=edition, limit=DEPTH).results]


SYSTEMS: dict[str, System] = {
    "words": raw("lexical"),
    "meaning": raw("semantic"),
    "fused": raw("hybrid"),
    "shipped": shipped,
}


@dataclass(frozen=True, slots=True)
class Row:
    """The measures of one system: means, their intervals, and means by kind of question."""

    mean: dict[str, float]
    around: dict[str, tuple[float, float]]
    by_kind: dict[str, dict[str, float]]


def score(questions: Sequence[Question], edition: str) -> dict[str, Row]:
    """The measures of every system in one edition."""
    asked = [question for question in questions if question.relevant[edition]]
    table: dict[str, Row] = {}
    for name, system in SYSTEMS.items():
        found = np.array(
            [measure(system(question.text, edition), question.relevant[edition]) for question in asked]
        )
        kinds = np.array([question.kind for question in asked])
        table[name] = Row(
            mean=_means(found),
            around={measure: interval(found[:, place]) for place, measure in enumerate(MEASURES)},
            by_kind={str(kind): _means(found[kinds == kind]) for kind in np.unique(kinds)},
        )
    return table


def _means(found: np.ndarray) -> dict[str, float]:
    return {measure: round(float(found[:, place].mean()), 3) for place, measure in enumerate(MEASURES)}


def fit(questions: Sequence[Question], edition: str, hold: float = 0.05) -> dict[str, float]:
    """Weights for the parts of a score by which the answers' share of all scores becomes as large as can be.

    `hold` keeps weights small that hardly matter. They are given for a weight of 1 on what was learned.
    """
    import torch

    index = index_of(edition)
    deciding = np.array([entry.document in DECIDING for entry in index.entries])
    asked = [question for question in questions if question.relevant[edition] and question.kind != "number"]
    parts = [index.parts(question.text) for question in asked]
    tables = torch.tensor(
        np.stack([np.stack(list(part.values()), axis=1)[deciding] for part in parts])
    ).float()
    answers = torch.tensor(
        [
            [not question.relevant[edition].isdisjoint(entry.numbers) for entry in index.entries]
            for question in asked
        ]
    )[:, torch.tensor(deciding)].float()
    spread = tables.reshape(-1, tables.shape[2]).std(0) + 1e-6
    weights = torch.zeros(tables.shape[2], requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=200)

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        shares = torch.log_softmax((tables / spread) @ weights, dim=1)
        missed = -((shares * answers).sum(1) / answers.sum(1)).mean() + hold * (weights**2).sum()
        missed.backward()
        return missed

    optimizer.step(loss)
    found = dict(zip(parts[0], (weights / spread).tolist(), strict=True))
    return {name: round(weight / found["learned"], 2) for name, weight in found.items()}


def latency(questions: Sequence[Question], mode: Mode) -> dict[str, float]:
    """Milliseconds a warm query takes, on the default edition."""
    taken: list[float] = []
    for text in [question.text for question in questions] * 2:
        start = time.perf_counter()
        search(text, edition=DEFAULT_EDITION, mode=mode)
        taken.append((time.perf_counter() - start) * 1000)
    warm = taken[len(questions) :]
    return {"p50": round(float(np.percentile(warm, 50)), 2), "p95": round(float(np.percentile(warm, 95)), 2)}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--own", action="store_true", help="only our own questions")
    parser.add_argument("--shared", action="store_true", help="only the questions of ../shared")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--fit", action="store_true", help="fit the weights of the ranking and print them")
    args = parser.parse_args()
    questions = read_questions(shared=not args.own, own=not args.shared)
    if not questions:
        print(
            "No questions are at hand: neither ../shared/data/search-questions.json nor benchmarks/questions.yaml."
        )
        return
    start = time.perf_counter()
    prepare_search()
    ready = round(time.perf_counter() - start, 1)
    if args.fit:
        print(json.dumps({edition: fit(questions, edition) for edition in EDITIONS}, indent=1))
        return
    tables = {edition: score(questions, edition) for edition in EDITIONS}
    speed = {"lexical": latency(questions, "lexical"), "hybrid": latency(questions, "hybrid")}
    if args.json:
        rows = {
            edition: {name: asdict(row) for name, row in table.items()} for edition, table in tables.items()
        }
        report = {
            "questions": len(questions),
            "ready_seconds": ready,
            "editions": rows,
            "milliseconds": speed,
        }
        print(json.dumps(report, indent=1))
        return
    print(f"{len(questions)} questions; model and vectors ready in {ready} s")
    for edition, table in tables.items():
        show(edition, table)
    print("\nmilliseconds a warm query:", json.dumps(speed))


def show(edition: str, table: dict[str, Row]) -> None:
    """Print the table of one edition."""
    print(f"\n{edition}")
    for name, row in table.items():
        parts = [f"{measure} {row.mean[measure]:.3f} {list(row.around[measure])}" for measure in MEASURES]
        print(f"  {name:8} {'  '.join(parts)}")
    for kind, means in table["shipped"].by_kind.items():
        print(f"    {kind:11} " + "  ".join(f"{measure} {means[measure]:.3f}" for measure in MEASURES))


if __name__ == "__main__":
    main()
