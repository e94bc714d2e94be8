"""One scenario heard by one set of rules: its play is played, its questions are answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import engine
from scenarios import expectations
from scenarios.asking import found, midway
from scenarios.asking.budget import Budget, OutOfTime
from scenarios.asking.found import Found
from scenarios.asking.judged import DONE
from scenarios.asking.legality import ask_forced, ask_legal
from scenarios.asking.lookups import ask_deck, ask_look, ask_look_up
from scenarios.asking.ordering import ask_order
from scenarios.asking.outcomes import ask_assertion, ask_value
from scenarios.asking.survey import read_at_once
from scenarios.errors import UnplayableScenario
from scenarios.language.model import PlayLine
from scenarios.language.questions import Question
from scenarios.language.yaml_source import Path
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.script import Refused, play_move
from scenarios.reasons.citing import MOST, reasons
from scenarios.reasons.texts import of_refusals, texts_of
from scenarios.reasons.weights import general_last, refusal_keys, weightiest_first
from scenarios.ruling import Answer, CardText, Citation, Ruling
from scenarios.table.defaults import Subject, Touch
from scenarios.table.names import WHO, Unclear
from scenarios.values.readings import Reading


@dataclass(slots=True)
class Asked:
    """A question, where it stands, and what it came to."""

    question: Question
    path: Path
    found: Found


@dataclass(slots=True)
class Hearing:
    """Plays one scenario by one ruleset and collects what its questions come to."""

    bench: Bench
    asked: list[Asked] = field(default_factory=list[Asked])
    whole: Found | None = None
    budget: Budget = field(init=False)
    _touched: set[Touch] = field(default_factory=set[Touch])
    _stopped: Found | None = None

    def __post_init__(self) -> None:
        self.budget = self.bench.budget()

    def hear(self) -> Hearing:
        """Play and ask everything; returns self. Raises `UnplayableScenario`."""
        subjects: tuple[Subject, ...] = ("turn", "printing", "dice")
        self._touched |= {Touch(engine.YOU, subject) for subject in subjects}
        lines = self._play()
        questions = self.bench.table.scenario.ask
        for index, question in enumerate(questions):
            last = index == len(questions) - 1
            here = midway.once_paid(lines) if question.moment == "now" else lines
            self._ask(self._standing(here, question, last=last), question, ("ask", index))
        self.whole = self._stopped
        if self.whole is None and not self.asked:
            self.whole = self._legal_play(lines)
        return self

    def _standing(self, lines: Sequence[Line], question: Question, *, last: bool = False) -> Sequence[Line]:
        """Lines for a question: these where it leaves them as they are, kept ends of them, or twins to use up."""
        if question.reads_outcomes:
            if read_at_once(lines, question):
                return lines
            known = self.bench.ends.known(lines, question.moment)
            if known is not None:
                return known
        follows = question.reads_outcomes or question.order is not None
        return [line.twin() for line in lines] if follows and not last else lines

    @property
    def partial(self) -> bool:
        """Whether some question left lines out, so that what it came to cannot be compared."""
        return any(
            found is not None and found.partial for found in (self.whole, *(one.found for one in self.asked))
        )

    def proofs(self) -> list[Sequence[engine.Option]]:
        """The lines of play that prove the answers, that of the first question first."""
        if self._stopped is not None:
            return [self._stopped.proof, *(one.found.proof for one in self.asked)]
        return [one.found.proof for one in self.asked] or [self._on_the_whole().proof]

    def verdicts(self) -> list[tuple[object, ...]]:
        """What the questions, or the play where none is asked, came to; to be compared with another hearing."""
        founds = [one.found for one in self.asked] or [self._on_the_whole()]
        return [(found.verdict, found.value, found.came) for found in founds]

    def ruling(self) -> Ruling:
        """The ruling on what was heard, its hash still empty."""
        table = self.bench.table
        scenario = table.scenario
        whole = self._on_the_whole()
        told = self.bench.tell(self.proofs()[0])
        self._touched |= self.bench.touched(told.events)
        answers = [self._answer(one) for one in self.asked]
        as_expected = [a.as_expected for a in answers if a.as_expected is not None]
        on_the_whole = expectations.met_on_the_whole(
            scenario, whole, [one.found for one in self.asked], self.bench.edition
        )
        if on_the_whole is not None:
            as_expected.append(on_the_whole)
        return Ruling(
            title=scenario.title,
            verdict=whole.verdict,
            answer=whole.sentence,
            edition=self.bench.edition,
            answers=answers,
            citations=_citations([whole.citations, *(answer.citations for answer in answers)]),
            card_texts=_card_texts([whole.card_texts, *(answer.card_texts for answer in answers)]),
            assumptions=[a.sentence for a in table.assumptions if a.touch in self._touched],
            trace=told.steps,
            faq=list(scenario.faq),
            expected=scenario.expect,
            expected_citations=list(scenario.because),
            as_expected=all(as_expected) if as_expected else None,
            hash="",
        )

    def _on_the_whole(self) -> Found:
        """The play where that is the answer, else the first question's result with the answers to all."""
        if self.whole is not None:
            return self.whole
        first = self.asked[0].found
        sentence = " ".join(one.found.sentence for one in self.asked)
        return Found(first.verdict, sentence, first.citations, first.card_texts, proof=first.proof)

    def _legal_play(self, lines: Sequence[Line]) -> Found:
        choices = min((line.choices for line in lines), key=len)
        events = self.bench.tell(choices).events
        done = [event for event in reversed(events) if event.kind in DONE]
        keys = [key for event in done for key in weightiest_first(event.keys)]
        cited = self.bench.cite(general_last(keys), most=MOST)
        return Found("yes", "Yes. The play is legal.", cited, proof=choices)

    def _play(self) -> list[Line]:
        """The lines of play after what is written down; stops at an illegal move or a card that cannot be executed."""
        lines = [self.bench.told_line()]
        self._check_cards(lines)
        for index, written in enumerate(self.bench.table.scenario.play):
            path: Path = ("play", index)
            if written.ask is not None:
                for number, question in enumerate(written.ask):
                    then, here, so_far = self._next_move(index), lines, None
                    if question.moment == "now":
                        here = midway.once_paid(lines, then)
                    else:
                        so_far = midway.read_now(self.bench, lines, question, then)
                    self._ask(self._standing(here, question), question, (*path, "ask", number), so_far)
                continue
            if self._stopped is not None:
                continue
            for player, move in ((0, written.you), (1, written.rival), (2, written.chance)):
                if move is None or self._stopped is not None:
                    continue
                try:
                    after = play_move(
                        self.bench.table, lines, player, move, (*path, WHO[player]), self.budget
                    )
                except OutOfTime:
                    self._stop(_late(self.budget))
                    continue
                if isinstance(after, Refused):
                    self._stop(self._illegal(after))
                else:
                    lines = after
                    self._check_cards(lines)
                    self._check_number(lines)
        for line in lines:
            self._touched |= line.touched
        return lines

    def _next_move(self, index: int) -> PlayLine | None:
        """The next line of play after one with a question that is no question itself."""
        further = self.bench.table.scenario.play[index + 1 :]
        return next((written for written in further if written.ask is None), None)

    def _check_cards(self, lines: Iterable[Line]) -> None:
        needed = next((card for line in lines if (card := self.bench.unsupported(line)) is not None), None)
        if needed is not None:
            self._stop(found.unsupported(needed))

    def _check_number(self, lines: Sequence[Line]) -> None:
        """Choices that the play leaves open multiply the lines that have to be held at once."""
        most = self.bench.table.scenario.limits.lines
        if len(lines) > most:
            sentence = (
                f"Not settled: the choices that the play leaves open make more than {most} lines of it."
            )
            self._stop(Found("inconclusive", sentence, lines=len(lines), partial=True))

    def _stop(self, result: Found) -> None:
        self._stopped = self._stopped or result

    def _illegal(self, refused: Refused) -> Found:
        line = self.bench.table.source.line(refused.path)
        where = f" (line {line})" if line is not None else ""
        sentence = (
            f"Illegal{where}: `{WHO[refused.player]}: {refused.move.text()}`. {reasons(refused.refusals)}."
        )
        cited = self.bench.cite(refusal_keys(refused.refusals, self.bench.edition))
        texts = texts_of(of_refusals(refused.refusals))
        return Found("illegal", sentence, cited, texts, lines=1, proof=refused.line.choices)

    def _ask(
        self, lines: Sequence[Line], question: Question, path: Path, so_far: Reading | None = None
    ) -> None:
        table = self.bench.table
        try:
            result = self._stopped or result_of(self.bench, lines, question)
        except Unclear as error:
            place = table.source.place((*path, question.kind))
            raise UnplayableScenario.at(place, f"`{question.text()}`: {error}") from None
        result.sentence += midway.said(so_far, result, question)
        self._touched |= result.touched
        self.asked.append(Asked(question, path, result))

    def _answer(self, asked: Asked) -> Answer:
        question, result = asked.question, asked.found
        table = self.bench.table
        return Answer(
            ask=question.text(),
            verdict=result.verdict,
            answer=result.sentence,
            value=list(result.value) if isinstance(result.value, tuple) else result.value,
            citations=result.citations,
            card_texts=result.card_texts,
            outcomes=result.outcomes,
            lines=result.lines,
            merged=result.merged,
            missing=result.missing,
            expected=list(question.expect) if isinstance(question.expect, tuple) else question.expect,
            expected_citations=list(question.because),
            as_expected=expectations.met(question, result, table.scenario, self.bench.edition),
            line=table.source.line(asked.path),
        )


def _late(budget: Budget) -> Found:
    sentence = (
        f"Not settled within {budget.limits.seconds:g} seconds: so many lines does the play leave open."
    )
    return Found("inconclusive", sentence, partial=True)


def result_of(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """What a question asked of some lines comes to. Uses `lines` up where it follows them. Raises `Unclear`."""
    claim = question.legal or question.forced
    if claim is not None and claim.move.deck_list:
        return ask_deck(bench, claim)
    if claim is not None and claim.move.look is not None:
        return ask_look(bench, lines[0], claim, claim.move.look)
    if question.legal is not None:
        return ask_legal(bench, lines, question.legal)
    if question.forced is not None:
        return ask_forced(bench, lines, question.forced)
    if question.value is not None:
        return ask_value(bench, lines, question)
    if question.order is not None:
        return ask_order(bench, lines, question)
    if question.look_up is not None:
        return ask_look_up(bench.edition, question.look_up)
    return ask_assertion(bench, lines, question)


def _citations(lists: Iterable[Sequence[Citation]]) -> list[Citation]:
    all_of_them: dict[str, Citation] = {}
    for citations in lists:
        for citation in citations:
            all_of_them.setdefault(citation.key, citation)
    return list(all_of_them.values())


def _card_texts(lists: Iterable[Sequence[CardText]]) -> list[CardText]:
    all_of_them: dict[tuple[str, str], CardText] = {}
    for texts in lists:
        for text in texts:
            all_of_them.setdefault((text.card, text.text), text)
    return list(all_of_them.values())
