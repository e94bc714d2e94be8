"""Every open line is followed: lazily, equal positions once, within bounds, and the same each time."""

import re
import tracemalloc
from itertools import combinations_with_replacement, permutations
from pathlib import Path

import pytest

import engine
from scenarios.asking import outcomes, survey
from scenarios.asking.budget import Budget
from scenarios.asking.explore import follow, stop_in_main_phase, stops
from scenarios.language import forms
from scenarios.language.model import Limits
from scenarios.language.moves import Move
from scenarios.language.parse import parse
from scenarios.language.questions import Value
from scenarios.language.yaml_source import Source, read
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.position import ASKED, position
from scenarios.play.script import Refused, play_move
from scenarios.table.build import lay_out
from scenarios.table.names import Names
from scenarios.values import of_positions
from scenarios.values.again import reader
from tests.scenarios.helpers import answer, rule

THEFT = """
title: a theft
cards: {titan: {type: unit, power: 21}}
you: {field: [titan]}
rival: {gigs: [d4=1, d6=2, d8=3, d10=4], legends: [{card: unknown, spent: true}]}
play: [{you: attack titan -> gigs}]
ask: {value: rival gigs}
"""


def names_of(text: str) -> Names:
    source = read(text, "test.yaml")
    return lay_out(parse(source), source).names


def line_of(text: str) -> Line:
    source = read(text, "test.yaml")
    return Bench(lay_out(parse(source), source), engine.ruleset()).line()


def played(text: str) -> Line:
    """The line after what `text` plays: one attack."""
    line = line_of(text)
    decision = line.game.decision
    assert decision is not None
    line.send(next(option for option in decision.options() if option[0] == "attack"))
    return line


def test_every_set_of_gigs_is_stolen_once() -> None:
    found = answer(THEFT.replace("title: a theft\n", ""))
    assert {outcome.result for outcome in found.outcomes} == {"d4=1", "d6=2", "d8=3", "d10=4"}
    # Three of four Gigs make four sets, with and without a call or two before, which the unknown Legends allow.
    assert found.lines % 4 == 0


def test_the_gigs_of_a_theft_are_followed_in_every_order_where_each_is_watched() -> None:
    text = THEFT.replace(
        "cards: {", 'cards: {looter: {type: unit, text: "When a friendly Unit steals a Gig, draw 1."}, '
    ).replace("field: [titan]", "field: [titan, looter]")
    found, plain = answer(text.replace("title: a theft\n", "")), answer(THEFT.replace("title: a theft\n", ""))
    orders = len(list(permutations(range(3))))
    # The looter's three pending effects speak of no Gig, so their order is followed once.
    assert found.lines == plain.lines * orders
    assert {o.result for o in found.outcomes} == {o.result for o in plain.outcomes}


def test_pending_effects_that_speak_of_different_gigs_are_told_apart() -> None:
    text = """
    cards: {tuner: {type: unit, power: 11, text: "When this Unit steals a Gig, increase that Gig by 1."}}
    you: {field: [tuner]}
    rival: {gigs: [d6=1, d8=1], legends: [{card: unknown, spent: true}]}
    play: [{you: attack tuner -> gigs}, {rival: pass}, {you: choose d6}]
    ask: {order: d6 was increased before d8 was increased}
    """
    assert answer(text).value == "you choose"


def test_a_gig_that_is_written_down_leaves_the_others_open() -> None:
    text = THEFT.replace("-> gigs}]", "-> gigs}, {you: choose d10}]").replace("title: a theft\n", "")
    found = answer(text)
    assert {outcome.result for outcome in found.outcomes} == {"d4=1", "d6=2", "d8=3"}


def test_resuming_a_point_is_the_same_as_going_on() -> None:
    line = played(THEFT)
    while line.game.decision is not None and line.game.decision.kind != "main":
        spot, options = line.spot(), line.game.decision.options()
        again = spot.after(options[0])
        line.send(options[0])
        assert again.choices == line.choices
        assert again.game.state.fingerprint() == line.game.state.fingerprint()
        assert [e.kind for e in again.game.state.events()] == [e.kind for e in line.game.state.events()]


def test_a_twin_is_independent() -> None:
    line = played(THEFT)
    twin = line.twin()
    line.send(("end-react",))
    assert twin.game.decision is not None
    assert twin.game.decision.kind == "react"
    assert len(twin.choices) == len(line.choices) - 1


def test_what_is_told_of_a_line_goes_on_where_it_is_followed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played a second time to tell of the first line, and others can be told of afterwards."""
    source = read(THEFT, "test.yaml")
    bench = Bench(lay_out(parse(source), source), engine.ruleset())
    line = bench.told_line()
    assert line.game.decision is not None
    line.send(next(option for option in line.game.decision.options() if option[0] == "attack"))
    (first, *others) = [
        (end.choices, [event.kind for event in end.game.state.events()])
        for end in follow([line], stop_in_main_phase, bench.budget())
    ]
    sent: list[engine.Option] = []
    send = engine.Game.send

    def noted(game: engine.Game, option: engine.Option) -> None:
        sent.append(option)
        send(game, option)

    monkeypatch.setattr(engine.Game, "send", noted)
    assert [event.kind for event in bench.tell(first[0]).events] == first[1]
    assert not sent
    assert len(others) > 1
    for choices, kinds in others:
        assert [event.kind for event in bench.tell(choices).events] == kinds
    assert sent


def test_equal_positions_are_followed_once() -> None:
    text = """
    title: two ways
    you: {field: [psycho-squad], hand: [mantis-blades], legends: [{card: unknown, spent: true}]}
    rival: {gigs: [d4=1], legends: [{card: unknown, spent: true}]}
    ask: {value: you gig count, until: end of turn}
    """
    found = answer(text.replace("title: two ways", ""))
    assert found.merged > 0
    assert {outcome.result for outcome in found.outcomes} == {"0", "1"}
    assert {o.result: len(o.line) for o in found.outcomes}["0"] == 1


def test_positions_that_differ_in_what_is_asked_are_not_equal() -> None:
    text = """
    cards: {cycler: {type: program, cost: 0, text: "Draw 1."}, wheel: {type: program, cost: 0, text: "Trash 1."}}
    you: {hand: [cycler, wheel], legends: [{card: unknown, spent: true}]}
    rival: {legends: [{card: unknown, spent: true}]}
    ask: {order: cycler was played before wheel was played, until: end of turn}
    """
    found = answer(text)
    assert (found.verdict, found.value) == ("depends", "you choose")


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (Limits(lines=3), "3 lines"),
        (Limits(depth=2), "2 choices on one line"),
        (Limits(seconds=1e-9), "1e-09 seconds"),
    ],
)
def test_each_bound_ends_the_following_and_is_named(limits: Limits, said: str) -> None:
    budget = Budget(limits)
    lines = list(follow([played(THEFT)], stop_in_main_phase, budget))
    assert budget.spent == said
    assert len(lines) <= 40


def test_progress_is_told_while_lines_are_followed() -> None:
    told: list[tuple[int, float]] = []
    text = THEFT.replace(
        "gigs: [d4=1, d6=2, d8=3, d10=4]",
        "gigs: [d4=1, d6=2, d8=3, d10=4, d12=5, d20=6, d4=2, d6=3, d8=4, d10=5]",
    )
    text = text.replace("power: 21", "power: 31").replace(
        "legends: [{card: unknown, spent: true}]", "legends: [unknown]"
    )
    source = Source("test", read(text, "test").data)
    bench = Bench(lay_out(parse(source), source), engine.ruleset(), progress=lambda n, s: told.append((n, s)))
    budget = Budget(Limits(), bench.progress)
    line = bench.line()
    line.send(next(o for o in line.options() if o[0] == "attack"))
    assert sum(1 for _ in follow([line], stop_in_main_phase, budget)) == budget.lines
    assert told
    assert told == sorted(told)
    assert told[-1][0] <= budget.lines


def test_following_is_the_same_each_time() -> None:
    first, second = rule(THEFT.replace("title: a theft\n", "")), rule(THEFT.replace("title: a theft\n", ""))
    assert first.model_dump_json() == second.model_dump_json()


def test_memory_does_not_grow_with_the_lines() -> None:
    def peak(gigs: str) -> tuple[int, int]:
        text = THEFT.replace("d4=1, d6=2, d8=3, d10=4", gigs).replace("power: 21", "power: 31")
        line = played(text)
        tracemalloc.start()
        count = 0
        for end in follow([line], stop_in_main_phase, Budget(Limits())):
            end.game.close()
            count += 1
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return count, most

    def least(gigs: str) -> tuple[int, int]:
        """What caches take in at first is not of the lines."""
        return min(peak(gigs) for _ in range(4))

    few, small = least("d4=1, d6=2, d8=3, d10=4, d12=5")
    many, large = least("d4=1, d6=2, d8=3, d10=4, d12=5, d20=6, d4=2, d6=3, d8=4")
    assert many > 10 * few
    # Lines are nearly twice as long, and every position on them that may come again is remembered by a number.
    assert large < 4 * small


@pytest.mark.parametrize(
    ("question", "verdict"), [("possible: rival gig count < 4", "yes"), ("always: rival gig count = 4", "no")]
)
def test_where_one_line_makes_the_answer_certain_some_more_are_looked_at(
    question: str, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = THEFT.replace("title: a theft\n", "").replace(
        "value: rival gigs", f"{question}, until: main phase"
    )
    whole = answer(text)
    assert whole.lines > 2
    monkeypatch.setattr(survey, "FURTHER", 1)
    found = answer(text)
    # The first line is one on which a Gig is stolen, the second is looked at for being shorter.
    assert (found.verdict, whole.verdict, found.lines) == (verdict, verdict, 2)
    assert found.answer == whole.answer
    # A value has to be read on all of them.
    values = THEFT.replace("title: a theft\n", "").replace(
        "value: rival gigs", "value: rival gigs, until: main phase"
    )
    assert answer(values).lines == whole.lines


def test_alike_cards_are_followed_once_unless_they_are_told_apart() -> None:
    text = """
    cards: {waster: {type: program, cost: 0, text: "Discard 1."}}
    you: {hand: [waster, %s]}
    play: [{you: play waster}]
    ask: {value: you hand}
    """
    assert answer(text % "mantis-blades, mantis-blades, mantis-blades").lines == 1
    assert answer(text % "mantis-blades, mantis-blades, psycho-squad").lines == 2
    named = text % "{card: mantis-blades, as: x}, mantis-blades, mantis-blades"
    assert answer(named).lines == 2
    assert (
        answer(text.replace("you hand}", "mantis-blades#2 area}") % "mantis-blades, mantis-blades").lines == 2
    )


def test_unnamed_legends_are_alike_unless_one_is_asked_about() -> None:
    text = """
    you: {hand: [psycho-squad], eddies: 2}
    play: [{you: play psycho-squad}]
    ask: {value: %s}
    """
    # All but one of the Legends pay, or all of them: which one does not makes no difference.
    assert answer(text % "you eddies").lines == 2
    assert answer(text % "you.legend 1 spent").verdict == "depends"


def test_the_end_of_the_turn_is_when_the_turn_has_changed() -> None:
    line = line_of(THEFT)
    stop = stops("end of turn", line.game.state.turn)
    assert not stop(line.game)
    line.send(("pass",))
    assert stop(line.game)


def test_who_decides_is_said_where_an_answer_depends() -> None:
    found = answer(THEFT.replace("title: a theft\n", ""))
    assert found.answer.startswith("It depends on what you choose: rival gigs can be")


def test_positions_count_every_event_that_the_engine_asks_about() -> None:
    engine_files = Path(engine.__file__).parent.rglob("*.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in engine_files)
    kinds = set(re.findall(r"log\.get\(\"([a-z-]+)\"", source)) | set(
        re.findall(r"happened\((?:game\.)?state, \"([a-z-]+)\"", source)
    )
    assert kinds
    assert kinds <= ASKED


def test_a_position_is_the_same_however_it_was_reached_and_another_after_another_choice() -> None:
    text = """
    title: two attackers
    cards: {scout: {type: unit, power: 3}}
    you: {field: [{card: scout, as: a}, {card: scout, as: b}]}
    rival: {gigs: [d4=1, d6=2]}
    ask: {value: winner}
    """

    def after(first: str, second: str) -> engine.State:
        source = read(text, "test.yaml")
        table = lay_out(parse(source), source)
        lines = [Bench(table, engine.ruleset()).line()]
        for name in (first, second):
            die = "d4" if name == "a" else "d6"
            for player, said in ((0, f"attack {name} -> gigs"), (1, "pass"), (0, f"choose {die}")):
                found = play_move(table, lines, player, Move.model_validate(forms.move(said)), ("play",))
                assert not isinstance(found, Refused)
                lines = found
        return lines[0].game.state

    one, other = after("a", "b"), after("b", "a")
    assert position(one) == position(other)
    assert hash(position(one)) == hash(position(other))
    changed = one.copy()
    changed.put(changed.cards[changed.sides[0].field[0]]._replace(spent=False))
    assert position(changed) != position(one)
    assert len({position(state) for state in (one, other, changed)}) == 2


def test_positions_differ_by_who_did_what_to_which() -> None:
    """Also as hashes, which are what is kept: no two pairs of thefts are taken for each other."""
    start = line_of(THEFT).game.state
    unit = start.cards[start.sides[0].field[0]]
    thefts = [
        engine.Event("stole", (), 0, unit._replace(uid=uid), die=die)
        for uid in range(6) for die in start.dice[:4]
    ]  # fmt: skip
    kept: dict[int, list[str]] = {}
    for one, other in combinations_with_replacement(thefts, 2):
        for events in {(one, other), (other, one)}:
            state = start.copy()
            state.log = {"stole": events}
            kept.setdefault(hash(position(state)), []).append(str(sorted(map(repr, events))))
    assert len(kept) == len(thefts) * (len(thefts) + 1) // 2
    assert all(len(set(described)) == 1 for described in kept.values())


def test_positions_that_differ_in_which_effect_was_used_up_are_two() -> None:
    text = """
    title: two brokers
    cards: {broker: {type: unit, power: 1, text: "Once per turn, 1 €$: Draw 1."}}
    you: {field: [{card: broker, as: a}, {card: broker, as: b}], eddies: 2}
    ask: {value: winner}
    """

    def after(name: str) -> engine.State:
        source = read(text, "test.yaml")
        table = lay_out(parse(source), source)
        lines = [Bench(table, engine.ruleset()).line()]
        for move in (f"activate {name}", "pay 1 eddies"):
            played = play_move(table, lines, 0, Move.model_validate(forms.move(move)), ())
            assert not isinstance(played, Refused)
            lines = played
        return lines[0].game.state

    assert position(after("a")) != position(after("b"))
    assert position(after("a")) == position(after("a"))


@pytest.mark.parametrize("claim", ["you pass", "you attack psycho-squad -> gigs"])
def test_what_is_legal_after_a_theft_of_every_gig_is_asked_once(claim: str) -> None:
    """The Gigs of one theft are followed in one order; the other orders end where they would repeat it."""
    found = answer(f"""
    you: {{field: [animals-wrecker, psycho-squad]}}
    rival: {{gigs: [d4=1, d6=2]}}
    play: [{{you: attack animals-wrecker -> gigs}}, {{rival: pass}}]
    ask: {{legal: {claim}}}
    """)
    assert (found.verdict, found.lines) == ("yes" if claim == "you pass" else "no", 1)


def test_the_end_of_a_turn_is_before_the_next_begins() -> None:
    """Nothing of the next turn has happened: what is spent stays so, and nobody has drawn."""
    found = rule("""
    cards: {clerk: {type: unit, power: 1, text: "At the end of your turn, draw 1."}}
    you: {field: [clerk, psycho-squad], hand: 0}
    rival: {eddies: {ready: 0, spent: 1}, hand: 0}
    ask:
      - {value: rival drew, until: end of turn}
      - {value: rival spent eddies, until: end of turn}
      - {always: you drew 1, until: end of turn}
      - {value: turn, until: end of turn}
      - {value: psycho-squad lag, until: end of turn}
    """)
    assert [one.value for one in found.answers] == [0, 1, None, "you", "no"]
    assert found.answers[2].verdict == "yes"
    assert not any(citation.key.startswith("start.") for one in found.answers for citation in one.citations)


def test_after_the_turn_was_passed_the_end_of_turn_is_that_of_the_other_player() -> None:
    found = answer("""
    you: {field: [{card: octant, spent: true}], hand: 0}
    rival: {hand: 0, fixer: []}
    play: [{you: pass}]
    ask: {always: octant spent and rival drew 1 and turn is rival, until: end of turn}
    """)
    assert found.verdict == "yes"


def test_overtime_that_begins_as_a_turn_ends_has_begun_at_its_end() -> None:
    found = answer("""
    overtime: due
    you: {gigs: [d4=1, d6=1, d8=1, d10=1, d12=1, d20=1, rival.d4=1], fixer: []}
    rival: {fixer: []}
    ask: {value: winner, until: end of turn}
    """)
    assert found.value == "you"


def test_what_is_counted_on_from_event_to_event_is_what_a_look_at_all_of_them_counts() -> None:
    """One reader serves all lines of a scenario: where another one is read, it counts that from its start."""
    names = names_of(THEFT)
    counting = [
        (value, since, reader(names, value, since))
        for value in (
            Value(of="rival", what="called"),
            Value(of="you", what="stole"),
            Value(of="titan", what="stole"),
            Value(of="the titan", what="was defeated"),
        )
        for since in (0, 5)
    ]

    def counted(line: Line) -> list[object]:
        for value, since, count in counting:
            assert count(line.game) == of_positions.read(line.game, names, value, since)
        return [count(line.game) for _, _, count in counting]

    start = counted(played(THEFT))
    counts = [counted(end) for end in follow([played(THEFT)], stop_in_main_phase, Budget(Limits()))]
    assert {count[0] for count in counts} >= {0, 1}
    assert (start[2], {count[2] for count in counts}) == (0, {3})
    assert counted(played(THEFT)) == start


def test_positions_in_which_something_has_happened_once_and_twice_are_told_apart() -> None:
    text = """
title: a Gig is increased once, and once more
cards: {tune: {type: program, cost: 0, text: "Increase a Gig by 1."}}
you: {hand: [tune, tune], gigs: [d6=2]}
ask: {value: d6}
"""
    source = read(text, "test.yaml")
    table = lay_out(parse(source), source)
    bench = Bench(table, engine.ruleset())
    mark = outcomes._mark(bench, Value(of="d6", what="was increased"))
    assert mark is not None
    line = bench.line()
    marks = [mark(line.game)]
    for _ in range(2):
        line.send(next(option for option in line.options() if option[0] == "play"))
        while line.game.decision is not None and line.game.decision.kind != "main":
            line.send(line.options()[0])
        marks.append(mark(line.game))
    assert len(set(marks)) == 3
