"""From a scenario to its ruling: play what is written, answer what is asked, compare with what is expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

import engine
import rules_index
from scenarios import expectations, found
from scenarios.bench import Bench
from scenarios.build import lay_out
from scenarios.citing import MOST, reasons, refusal_keys, specific_first
from scenarios.defaults import Touch
from scenarios.errors import InvalidScenario, UnplayableScenario, UnreadableScenario
from scenarios.found import Found
from scenarios.language.parse import parse
from scenarios.language.questions import Question
from scenarios.language.yaml_source import Path, Source, read
from scenarios.legality import DONE, ask_forced, ask_legal
from scenarios.line import Line
from scenarios.names import Unclear
from scenarios.outcomes import ask_assertion, ask_value
from scenarios.ruling import Answer, Citation, OtherEdition, Ruling, content_hash
from scenarios.script import Refused, play_move
from scenarios.table import Table


def run_text(text: str, *, source: str = "<text>", edition: str | None = None) -> Ruling:
    """Rule on a scenario written as YAML or JSON.

    `source` is what messages call the text. `edition` overrides the one that the scenario names. Raises
    `ScenarioError` with every problem, each with its line.
    """
    return _run(read(text, source), edition)


def run_file(path: FilePath | str, *, edition: str | None = None) -> Ruling:
    """Rule on the scenario in a file. Raises `ScenarioError`, also where the file cannot be read."""
    name = str(path)
    try:
        text = FilePath(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UnreadableScenario.at(name, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableScenario.at(name, f"cannot be read: {error}") from None
    return run_text(text, source=name, edition=edition)


def run_data(data: Any, *, source: str = "<data>", edition: str | None = None) -> Ruling:
    """Rule on a scenario given as plain data, as a program writes it. Raises `ScenarioError`."""
    return _run(Source(source, data), edition)


def _run(source: Source, edition: str | None) -> Ruling:
    scenario = parse(source)
    chosen = edition or scenario.edition or rules_index.DEFAULT_EDITION
    if chosen not in rules_index.EDITIONS:
        known = ", ".join(rules_index.EDITIONS)
        path: Path = () if edition else ("edition",)
        place = "edition" if edition else source.place(path)
        raise InvalidScenario.at(place, f"there is no edition `{chosen}`; known editions: {known}")
    expectations.check(scenario, source)
    table = lay_out(scenario, source)
    ruling = _Judge(table, chosen).ruling()
    other = _other_edition(table, chosen, ruling)
    if other is not None:
        ruling = ruling.model_copy(update={"other_edition": other})
    return ruling.model_copy(update={"hash": content_hash(scenario, ruling)})


def _other_edition(table: Table, chosen: str, ruling: Ruling) -> OtherEdition | None:
    """What another edition says where that is something else: of the questions whose answers differ."""
    for edition in reversed(rules_index.EDITIONS):
        if edition == chosen:
            continue
        try:
            other = _Judge(table, edition, brief=True).ruling()
        except UnplayableScenario as error:
            return OtherEdition(
                edition=edition, verdict="inconclusive", answer=f"The play does not fit: {error}"
            )
        pairs = zip(ruling.answers, other.answers, strict=True)
        differing = [b for a, b in pairs if (a.verdict, a.value) != (b.verdict, b.value)]
        if differing:
            return OtherEdition(
                edition=edition,
                verdict=differing[0].verdict,
                answer=" ".join(answer.answer for answer in differing),
            )
        if other.verdict != ruling.verdict:
            return OtherEdition(edition=edition, verdict=other.verdict, answer=other.answer)
    return None


@dataclass(slots=True)
class _Judge:
    """Plays one scenario by one edition and collects the answers."""

    table: Table
    edition: str
    brief: bool = False
    bench: Bench = field(init=False)
    answers: list[Answer] = field(default_factory=list[Answer])
    touched: set[Touch] = field(default_factory=set[Touch])
    stopped: Found | None = None
    proof: Sequence[engine.Option] | None = None

    def __post_init__(self) -> None:
        self.bench = Bench(self.table, engine.ruleset(self.edition), brief=self.brief)
        self.touched.add(Touch(engine.YOU, "turn"))

    def ruling(self) -> Ruling:
        """The ruling, its hash still empty. Raises `UnplayableScenario`."""
        scenario = self.table.scenario
        lines = self._play()
        for index, question in enumerate(scenario.ask):
            path: Path = ("ask", index)
            last = index == len(scenario.ask) - 1
            self._ask(lines if last else [line.twin() for line in lines], question, path)
        whole = self.stopped or self._on_the_whole(lines)
        proof = self.proof if self.proof is not None else whole.proof
        told = self.bench.tell(proof)
        self.touched |= self.bench.touched(told.events)
        as_expected = [a.as_expected for a in self.answers if a.as_expected is not None]
        if scenario.expect is not None:
            as_expected.append(scenario.expect.lower() == whole.verdict)
        return Ruling(
            title=scenario.title,
            verdict=whole.verdict,
            answer=whole.sentence,
            edition=self.edition,
            answers=self.answers,
            citations=_all_citations([whole.citations, *(answer.citations for answer in self.answers)]),
            assumptions=[a.sentence for a in self.table.assumptions if a.touch in self.touched],
            trace=told.steps,
            faq=list(scenario.faq),
            expected=scenario.expect,
            as_expected=all(as_expected) if as_expected else None,
            hash="",
        )

    def _on_the_whole(self, lines: Sequence[Line]) -> Found:
        """The first question's result, or where none is asked that the play is legal."""
        if self.answers:
            first = self.answers[0]
            sentence = " ".join(answer.answer for answer in self.answers)
            return Found(first.verdict, sentence, first.citations)
        choices = min((line.choices for line in lines), key=len)
        events = self.bench.tell(choices).events
        done = [event for event in reversed(events) if event.kind in DONE]
        keys = [key for event in done for key in specific_first(event.keys, self.edition)]
        return Found("yes", "Yes. The play is legal.", self.bench.cite(keys, most=MOST), proof=choices)

    def _play(self) -> list[Line]:
        """The lines of play after what is written down; stops at an illegal move or a card that cannot be executed."""
        lines = [self.bench.line()]
        self._check_cards(lines)
        for index, written in enumerate(self.table.scenario.play):
            path: Path = ("play", index)
            if written.ask is not None:
                for number, question in enumerate(written.ask):
                    twins = [line.twin() for line in lines]
                    self._ask(twins, question, (*path, "ask", number))
                continue
            if self.stopped is not None:
                continue
            for player, move in ((0, written.you), (1, written.rival), (2, written.chance)):
                if move is None:
                    continue
                after = play_move(
                    self.table, lines, player, move, (*path, ("you", "rival", "chance")[player])
                )
                if isinstance(after, Refused):
                    self._stop(self._illegal(after))
                else:
                    lines = after
                    self._check_cards(lines)
        for line in lines:
            self.touched |= line.touched
        return lines

    def _check_cards(self, lines: Iterable[Line]) -> None:
        needed = next((card for line in lines if (card := self.bench.unsupported(line)) is not None), None)
        if needed is not None:
            self._stop(found.unsupported(needed))

    def _stop(self, result: Found) -> None:
        self.stopped = self.stopped or result

    def _illegal(self, refused: Refused) -> Found:
        line = self.table.source.line(refused.path)
        where = f" (line {line})" if line is not None else ""
        who = ("you", "rival", "chance")[refused.player]
        sentence = f"Illegal{where}: `{who}: {refused.move.text()}`. {reasons(refused.refusals)}."
        keys = refusal_keys(refused.refusals, self.edition)
        return Found("illegal", sentence, self.bench.cite(keys), lines=1, proof=refused.line.choices)

    def _ask(self, lines: Sequence[Line], question: Question, path: Path) -> None:
        try:
            result = self.stopped or self._result(lines, question)
        except Unclear as error:
            place = self.table.source.place((*path, question.kind))
            raise UnplayableScenario.at(place, f"`{question.text()}`: {error}") from None
        self.touched |= result.touched
        if self.proof is None and self.stopped is None:
            self.proof = result.proof
        self.answers.append(
            Answer(
                ask=question.text(),
                verdict=result.verdict,
                answer=result.sentence,
                value=list(result.value) if isinstance(result.value, tuple) else result.value,
                citations=result.citations,
                outcomes=result.outcomes,
                lines=result.lines,
                expected=list(question.expect) if isinstance(question.expect, tuple) else question.expect,
                expected_citations=list(question.because),
                as_expected=expectations.met(question, result, self.table.scenario, self.edition),
                line=self.table.source.line(path),
            )
        )

    def _result(self, lines: Sequence[Line], question: Question) -> Found:
        if question.legal is not None:
            return ask_legal(self.bench, lines, question.legal)
        if question.forced is not None:
            return ask_forced(self.bench, lines, question.forced)
        if question.value is not None:
            return ask_value(self.bench, lines, question)
        return ask_assertion(self.bench, lines, question)


def _all_citations(lists: Iterable[Sequence[Citation]]) -> list[Citation]:
    found_citations: dict[str, Citation] = {}
    for citations in lists:
        for citation in citations:
            found_citations.setdefault(citation.key, citation)
    return list(found_citations.values())
