"""Who is meant by "the attacker", "my Unit", "the rival's Legend": read off what the scenario says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import engine
from scenarios.language.model import Scenario
from scenarios.language.moves import Move
from scenarios.language.pieces import UNKNOWN, Piece
from scenarios.language.vocabulary import GAME_VALUES
from scenarios.table.called import without_accents
from scenarios.table.names import BLANK, WHO
from scenarios.table.table import Table

_ATTACKER: Final = r"(?:the )?(?:attacker|attacking (?:unit|legend|card))"
_DEFENDER: Final = (
    r"(?:the )?(?:defender|defending (?:unit|legend|card)|target of the attack|attacked (?:unit|legend|card))"
)
_BLOCKER: Final = r"(?:the )?(?:blocking (?:unit|legend|card))|the blocker"
_ONE_OF: Final = re.compile(
    r"(?P<whose>my|your|you|rival|their)\s+(?:only\s+)?(?P<what>unit|legend|gear|program|card)\b",
    re.IGNORECASE,
)
#: The Gear of a piece, where it has just one.
_GEAR_OF: Final = re.compile(
    r"\b(?:the )?(?P<of>[\w.#-]+)'s gear\b|\bthe gear on (?P<on>[\w.#-]+)", re.IGNORECASE
)
#: The Legend that the play calls.
_CALLED_LEGEND: Final = re.compile(
    r"\bthe (?:called legend|legend that (?:was|is|you|I) called)\b", re.IGNORECASE
)
#: The only one on the table, whoever has it.
_THE: Final = re.compile(
    r"\b(?P<whose>the)\s+(?:only\s+)?(?P<what>unit|legend|gear|program)\b", re.IGNORECASE
)
#: Words of statements, of which no name is made.
_OF_THE_LANGUAGE: Final = frozenset({
    "attack", "block", "blocker", "chance", "eddies", "field", "fight", "gigs", "legends", "order", "power", "ready",
    "spent", "steal", "street", "trash",
})  # fmt: skip
_TYPES: Final = {"unit": ("Unit",), "legend": ("Legend",), "gear": ("Gear",), "program": ("Program",)}


def put_in(statement: str, table: Table) -> str:
    """The statement with the pieces in place of the words for them, as far as the scenario tells which are meant."""
    for piece, who in _called_as_values(table.scenario):
        statement = re.sub(rf"(?<![.\w]){piece}(?!\w)", f"{who}.{piece}", statement)
    for called, die in _called_gigs(table):
        statement = re.sub(
            rf"(?<![.\w-])(?:the )?{re.escape(called)}(?: [Gg]ig| die)?(?![\w-])", die, statement
        )
    for called, name in _called(statement, table):
        # At the beginning of a statement it is "The".
        article = re.sub(r"^the\b", "[Tt]he", re.escape(called))
        statement = re.sub(rf"(?<![.\w-]){article}(?![\w-]| area)", name, statement)
    by, target, blockers = last_attack(table.scenario)
    only = blockers[0] if len(set(blockers)) == 1 else None
    fights = blockers[-1] if blockers else target
    for words, piece in ((_ATTACKER, by), (_DEFENDER, fights), (_BLOCKER, only)):
        if piece is not None:
            statement = re.sub(rf"\b{words}\b", lambda _, piece=piece: piece, statement, flags=re.IGNORECASE)
    called = [move.call for move, _, _ in _moves(table.scenario) if move.call is not None]
    if len(set(called)) == 1:
        statement = _CALLED_LEGEND.sub(called[0], statement)
    statement = _GEAR_OF.sub(lambda found: _gear_of(table, found), statement)
    statement = _ONE_OF.sub(lambda found: _only(table, found), statement)
    return _THE.sub(lambda found: _only(table, found), statement)


def words_in_names(table: Table) -> frozenset[str]:
    """Words, in lower case, that the scenario calls pieces by, so that they are no verbs and nouns."""
    scenario = table.scenario
    called = {piece.as_ for piece in _pieces(scenario) if piece.as_ is not None} | set(scenario.cards)
    return frozenset(word for name in called for word in (name.lower(), *name.lower().split("-")))


def _called_gigs(table: Table) -> Iterator[tuple[str, str]]:
    """Dice with a name of their own, and how they are called where one cannot be taken for another."""
    state: engine.State = table.before.state
    for called, number in table.names.gigs_named().items():
        die = state.dice[number]
        alone = sum(other.sides == die.sides and other.controller is not None for other in state.dice) == 1
        yield called, die.label if alone else f"{WHO[die.owner]}.{die.label}"


def _called(statement: str, table: Table) -> Iterator[tuple[str, str]]:
    """How people shorten names: `the first Unit` for what is called `first`, `Johnny` for Johnny Silverhand."""
    state: engine.State = table.before.state
    named = {piece.as_ for piece in _pieces(table.scenario) if piece.as_ is not None}
    named |= {piece.card for piece in _pieces(table.scenario) if piece.card in table.scenario.cards}
    for name in named:
        for what in (
            "unit",
            "Unit",
            "blocker",
            "attacker",
            "defender",
            "legend",
            "Legend",
            "Gear",
            "gear",
            "card",
            "one",
        ):
            yield from ((f"{whose} {name} {what}", name) for whose in ("the", "my", "your"))
    for piece in _pieces(table.scenario):
        if piece.as_ is not None:
            # "the old cab" for a Delamain Cab that is called `old`
            yield from ((f"the {piece.as_} {word}", piece.as_) for word in piece.card.split("-"))
    for side, whose in zip(
        state.sides, (("my", "your"), ("the Rival's", "the rival's", "their")), strict=True
    ):
        if len(side.gigs) == 1:
            only = state.dice[side.gigs[0]].label
            yield from (
                (f"{of} {which}{gig}", only)
                for of in whose
                for which in ("only ", "last ", "")
                for gig in ("Gig", "gig")
            )
    dice = [state.dice[number].label for side in state.sides for number in side.gigs]
    if len(dice) == 1:
        yield from (
            (f"the {which}{gig}", dice[0]) for which in ("", "stolen ", "only ") for gig in ("Gig", "gig")
        )
    known = [facts for facts in dict.fromkeys(table.names.facts()) if facts.id not in BLANK]
    yield from _by_a_word(statement, known, named)
    first: dict[str, list[engine.CardFacts]] = {}
    for facts in known:
        if facts.subtitle and " " in facts.name:
            first.setdefault(facts.name.split()[0], []).append(facts)
    for word, facts in first.items():
        if len(facts) == 1:
            yield facts[0].name, facts[0].id
            yield without_accents(facts[0].name), facts[0].id
            yield word, facts[0].id


def _parts(name: str) -> Iterator[str]:
    """Words of a name, the longer parts of it first, without words that are too short to tell anything."""
    words = name.split()
    for length in range(len(words) - 1, 1, -1):
        for start in range(len(words) - length + 1):
            yield " ".join(words[start : start + length])
    yield from re.findall(r"[^\W\d_]{5,}", name)


def _by_a_word(statement: str, cards: list[engine.CardFacts], named: set[str]) -> Iterator[tuple[str, str]]:
    """`the transmitter` for Deadman Transmitter: a word that no other card of the scenario has in its name."""
    words = [(part, facts) for facts in cards for part in _parts(facts.name)]
    for word, facts in words:
        others = [other for said, other in words if said.lower() == word.lower() and other is not facts]
        if (
            " " not in facts.name
            or facts.name.lower() in statement.lower()
            or others
            or word.lower() in named
            or word.lower() in _OF_THE_LANGUAGE
        ):
            continue
        spelled = re.search(rf"\b{re.escape(word)}\b", statement, re.IGNORECASE)
        written = {spelled[0]} if spelled is not None else set[str]()
        for name in dict.fromkeys(
            (f"the {word}", f"the {word.lower()}", word, *(f"the {one}" for one in written))
        ):
            yield name, facts.id


def _pieces(scenario: Scenario) -> Iterator[Piece]:
    for side in (scenario.you, scenario.rival):
        for piece in (*side.field, *side.legends, *side.hand):
            yield piece
            yield from piece.gear


def _called_as_values(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Pieces named as values of the game are (`target`), which only whose they are tells apart, and that."""
    for who, side in (("you", scenario.you), ("rival", scenario.rival)):
        for piece in (*side.field, *side.legends, *side.hand):
            if piece.as_ in GAME_VALUES:
                yield piece.as_, who


def examples(table: Table) -> Iterator[str]:
    """The named pieces of the scenario that lie on the table."""
    for side in (table.scenario.you, table.scenario.rival):
        for piece in (*side.field, *side.legends):
            if piece.as_ is not None or piece.card != UNKNOWN:
                yield piece.as_ or piece.card


def last_attack(scenario: Scenario) -> tuple[str | None, str | None, list[str]]:
    """The attacker, the Unit that it was declared on, and the Units that blocked it, as the scenario names them."""
    by: str | None = None
    target: str | None = None
    blockers: list[str] = []
    for move, own, other in _moves(scenario):
        if move.attack is not None:
            by = _whose(own, move.attack.by)
            target = None if move.attack.target == "gigs" else _whose(other, move.attack.target)
            blockers = []
        elif move.block is not None:
            blockers.append(_whose(own, move.block))
    return by, target, blockers


def fighters(scenario: Scenario) -> Iterator[str]:
    """Everybody who attacks, is attacked or blocks in the play that is written down."""
    for move, own, other in _moves(scenario):
        if move.attack is not None:
            yield _whose(own, move.attack.by)
            if move.attack.target != "gigs":
                yield _whose(other, move.attack.target)
        elif move.block is not None:
            yield _whose(own, move.block)


def attackers(scenario: Scenario) -> Iterator[str]:
    """The Units that attack in the play that is written down, as it names them."""
    for move, own, _ in _moves(scenario):
        if move.attack is not None:
            yield _whose(own, move.attack.by)


def _moves(scenario: Scenario) -> Iterator[tuple[Move, str, str]]:
    """Every move with who makes it and who the other player is; claims about a first move count as one."""
    for line in scenario.play:
        if line.you is not None:
            yield line.you, "you", "rival"
        if line.rival is not None:
            yield line.rival, "rival", "you"


def _whose(player: str, name: str) -> str:
    return name if "." in name else f"{player}.{name}"


def _only(table: Table, found: re.Match[str]) -> str:
    """The one card of that type that the player, or anybody, has on the table; the words where there are more."""
    whose = found["whose"].lower()
    what = found["what"].lower()
    who = ("you", "rival") if whose == "the" else ("you",) if whose in ("my", "your", "you") else ("rival",)
    fitting = [(one, piece) for one in who for piece in _on_table(table, one, what)]
    if len(fitting) > 1 and whose == "the":
        moved = set(_played(table))
        fitting = [(one, piece) for one, piece in fitting if (piece.as_ or piece.card) in moved]
    if len(fitting) != 1 or fitting[0][1].copies != 1:
        return found[0]
    one, piece = fitting[0]
    return f"{one}.{piece.as_ or piece.card}"


def _gear_of(table: Table, found: re.Match[str]) -> str:
    """The one Gear of a piece as the play begins; the words where it has none, or several."""
    state: engine.State = table.before.state
    words = (found["of"] or found["on"]).split()
    for start in range(len(words)):
        uids = table.names.cards(" ".join(words[start:]), state)
        gear = [uid for each in uids for uid in state.cards[each].gear]
        if len(gear) == 1:
            return " ".join((*words[:start], table.names.reference(gear[0])))
    return found[0]


def _played(table: Table) -> Iterator[str]:
    """The cards that are played, called or sold in the play, of which people speak then."""
    for move, _, _ in _moves(table.scenario):
        played = move.play.card if move.play is not None else None
        yield from (name for name in (played, move.go_solo, move.call, move.sell) if name is not None)


def _on_table(table: Table, who: str, what: str) -> list[Piece]:
    """The cards of that type that a player has on the table; Programs in hand."""
    side = table.scenario.you if who == "you" else table.scenario.rival
    on_table = [piece for each in (*side.field, *side.legends) for piece in (each, *each.gear)]
    if what == "program":
        on_table = list(side.hand)
    return [piece for piece in on_table if _fits(table, piece, what)]


def _fits(table: Table, piece: Piece, what: str) -> bool:
    if piece.card == UNKNOWN:
        return False
    if what == "card":
        return True
    names = table.names
    uids = names.cards(piece.as_ or piece.card, table.before.state)
    facts = {table.before.state.cards[uid].facts.type for uid in uids}
    return facts <= set(_TYPES[what]) and bool(facts)


def mover(name: str, table: Table) -> str | None:
    """Who controls the piece: `you` or `rival`; None where the name fits none or pieces of both."""
    state: engine.State = table.before.state
    players = {state.cards[uid].controller for uid in table.names.cards(name, state)}
    return {engine.YOU: "you", engine.RIVAL: "rival"}[players.pop()] if len(players) == 1 else None
