"""Make the file of meanings that ships (see `shipped`): run it after a change of the digest.

    python -m rules_index.retrieval.building

Learns from every statement, question, example and common question: each text has the rules that answer it, and the
vectors of these rules, the turn of the queries and the pulls of their words are moved until a text lies nearest to its
rules. No question by which the search is measured is among them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.editions import EDITIONS
from rules_index.retrieval.corpus import TOPICS, Entry
from rules_index.retrieval.encoder import Vectors
from rules_index.retrieval.indexes import entries_of
from rules_index.retrieval.links import DECIDING, NEXT
from rules_index.retrieval.shipped import FILE, Shipped, Word, passage_name, unit, write
from rules_index.retrieval.vectors import PassageVectors
from rules_index.retrieval.words import vocabulary

STEPS = 400
# A statement says more of a rule than one of the questions about it.
_STATEMENT = 2.0
# Halves and doubles of these change recall by a point or less, which is within chance.
_SHARPNESS, _RATE, _HOLD, _NOISE, _BATCH = 0.1, 2e-3, 1e-3, 0.005, 768
# A word in fewer texts than these teaches nothing; and a text must be understood with any half of its words.
_FEWEST, _LEFT_OUT = 3, 0.5


def lessons(entries: Sequence[Entry], keys: Sequence[str]) -> dict[str, dict[int, float]]:
    """For each text the places of the keys that answer it, with how much each of them does."""
    place = {key: row for row, key in enumerate(keys)}
    found: dict[str, dict[int, float]] = {}
    for entry in entries:
        if entry.document in DECIDING:
            answers = {place[entry.key]: 1.0}
        elif entry.document == TOPICS:
            named = [ref for ref in entry.refs if ref in place]
            answers = {place[ref]: NEXT**rank for rank, ref in enumerate(named)}
        else:
            continue
        for text in entry.passages:
            found.setdefault(text, {}).update(answers)
    return found


def weigh(said: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The stems that enough texts have, the rarer the weightier; `said` holds each text's stems with their shares."""
    count = Counter(stem for text in said for stem in text)
    return {stem: float(np.log(len(said) / times)) for stem, times in count.items() if times >= _FEWEST}


def bags(said: Sequence[Mapping[str, float]], weights: Mapping[str, float]) -> Vectors:
    """A row for each text with the weights of its stems, of length 1 (or 0)."""
    place = {stem: column for column, stem in enumerate(weights)}
    found = np.zeros((len(said), len(place)), dtype=np.float32)
    for row, text in zip(found, said, strict=True):
        for stem, share in text.items():
            if stem in place:
                row[place[stem]] = share * weights[stem]
    return unit(found)


def learn(
    texts: Vectors, bags: Vectors, answers: NDArray[np.float32], start: Vectors, steps: int = STEPS
) -> tuple[Vectors, Vectors, Vectors]:
    """Move the vectors of rules from where they start until each text is nearest to the rules that answer it.

    `bags` has the weights of each text's stems, `answers` a row for each text and a column for each rule. Gives the
    rules' vectors, the queries' turn and the stems' pulls.
    """
    torch: Any = import_module("torch")
    functional: Any = import_module("torch.nn.functional")
    torch.manual_seed(20261129)
    first = torch.tensor(start)
    rules = first.clone().requires_grad_(True)
    turn = torch.zeros(start.shape[1], start.shape[1], requires_grad=True)
    pulls = torch.zeros(bags.shape[1], start.shape[1], requires_grad=True)
    asked, said, wanted = torch.tensor(texts), torch.tensor(bags), torch.tensor(answers)
    wanted = wanted / wanted.sum(1, keepdim=True)
    optimizer: Any = torch.optim.Adam([rules, turn, pulls], lr=_RATE)
    schedule: Any = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(steps):
        batch = torch.randperm(len(asked))[:_BATCH]
        queries = functional.normalize(asked[batch] + _NOISE * torch.randn(len(batch), asked.shape[1]), dim=1)
        words = said[batch] * (torch.rand(len(batch), said.shape[1]) > _LEFT_OUT)
        turned = functional.normalize(queries + queries @ turn + words @ pulls, dim=1)
        near = turned @ functional.normalize(rules, dim=1).T / _SHARPNESS
        missed = -(torch.log_softmax(near, 1) * wanted[batch]).sum(1).mean()
        held = _HOLD * ((turn**2).sum() + (pulls**2).sum() + ((rules - first) ** 2).sum())
        optimizer.zero_grad()
        (missed + held).backward()
        optimizer.step()
        schedule.step()
    found = (rules.detach().numpy(), turn.detach().numpy(), pulls.detach().numpy())
    return unit(found[0]), np.asarray(found[1], dtype=np.float32), np.asarray(found[2], dtype=np.float32)


def build(tell: Callable[[str], object]) -> None:
    """Learn, write the file, and tell of it. Raises ModelError, DigestError, OSError."""
    # Without the publisher's wording, which must not ship in any form.
    entries = [entry for edition in EDITIONS for entry in entries_of(edition, {})]
    keys = list(dict.fromkeys(entry.key for entry in entries if entry.document in DECIDING))
    taught = lessons(entries, keys)
    passages = list(dict.fromkeys(text for entry in entries for text in entry.passages))
    # All fresh from the model: what ships is rounded, and to round it once more each time would let it drift.
    progress = partial(_tell_progress, tell)
    vectors = PassageVectors(passages, progress, ready={})
    texts = vectors.of(list(taught))
    answers = np.zeros((len(taught), len(keys)), dtype=np.float32)
    for row, places in enumerate(taught.values()):
        answers[row, list(places)] = list(places.values())
    statements = {entry.passages[0] for entry in entries if entry.document in DECIDING}
    weight = np.array([[_STATEMENT if text in statements else 1.0] for text in taught], dtype=np.float32)
    start = unit(answers.T @ (weight * texts))
    said = [vocabulary().weighed(text) for text in taught]
    weights = weigh(said)
    rules, turn, pulls = learn(texts, bags(said, weights), answers, start)
    made = Shipped(
        passages=dict(zip(map(passage_name, passages), vectors.of(passages), strict=True)),
        rules=dict(zip(keys, rules, strict=True)),
        turn=turn,
        words={stem: Word(weight, pull) for (stem, weight), pull in zip(weights.items(), pulls, strict=True)},
    )
    write(FILE, made)
    size = FILE.stat().st_size / 1e6
    tell(f"{FILE}: {len(passages)} passages, {len(keys)} rules and sections, {size:.1f} MB\n")


def _tell_progress(tell: Callable[[str], object], done: int, whole: int) -> None:
    tell(f"{done} of {whole} passages\n")


if __name__ == "__main__":
    build(sys.stdout.write)
