"""Whether what a statement was read as is about pieces that there are, and about values that they can have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.claim import ReadClaim
from scenarios.language.moves import Claimed
from scenarios.language.questions import Assertion, Question
from scenarios.language.vocabulary import BY_WHOM, DIE_VALUES
from scenarios.play.options import ANY_TARGET
from scenarios.table.table import Table

#: Values that are cards.
_TOLD_AS_CARDS: Final = (
    "host",
    "gear",
    "target",
    "deck top",
    "deck bottom",
    "hand cards",
    "trash",
    "removed",
    *BY_WHOM,
)


def is_no_value_of_a_die(said: Assertion, table: Table) -> bool:
    """Whether something is said of a die that can be so of cards only; it would be false, and its opposite true."""
    return said.of is not None and table.names.is_die(said.of) and said.what not in DIE_VALUES


def is_a_number_of_cards(said: Assertion) -> bool:
    """Whether a number stands where a card should: `minotaur has 16` is said of its power."""
    return (
        said.op in ("includes", "excludes")
        and said.what in _TOLD_AS_CARDS
        and isinstance(said.value, str)
        and said.value.isdecimal()
    )


def named(question: Question) -> Iterator[str]:
    """The pieces that an assertion or an order names; those in a move are looked up when it is judged."""
    assertion = question.holds or question.possible or question.always
    for part in assertion.parts if assertion is not None else ():
        yield from (value.of for value in (part, part.than) if value is not None and value.of is not None)
    if question.order is not None:
        yield from (question.order.first.of, question.order.then.of)


def moves_known(claim: ReadClaim, table: Table) -> bool:
    """Whether a move that a statement is about names pieces that there are; else it is tried in other words first."""
    asked = None if claim.question is None else claim.question.legal or claim.question.forced
    if asked is None:
        return True
    return all(known(name, table) for name in _pieces_of(asked.move))


def _pieces_of(move: Claimed) -> Iterator[str]:
    """The pieces that a move names."""
    named = [move.block, move.call, move.go_solo, move.sell]
    named += [move.play.card, move.play.on] if move.play is not None else []
    named += [each.card for each in (move.activate, move.look) if each is not None]
    yield from (name for name in named if name is not None)
    if move.pay is not None:
        yield from move.pay.legends
    yield from move.discard or ()
    if move.attack is not None:
        yield move.attack.by
        if move.attack.target not in (ANY_TARGET, "gigs"):
            yield move.attack.target


def known(name: str, table: Table) -> bool:
    """Whether a name fits a player, a card or a die of the scenario."""
    state = table.before.state
    return (
        name in ("you", "rival")
        or bool(table.names.cards(name, state))
        or bool(table.names.dice(name, state))
    )


def by_their_ids(question: Question, table: Table) -> Question:
    """The question with cards that a value is compared with as the scenario calls them: values are told so."""
    kind = question.kind
    said = getattr(question, kind)
    if not isinstance(said, Assertion):
        return question
    return question.model_copy(update={kind: _with_ids(said, table)})


def _with_ids(said: Assertion, table: Table) -> Assertion:
    also = tuple(_with_ids(part, table) for part in said.also)
    if said.what not in _TOLD_AS_CARDS:
        return said.model_copy(update={"also": also})

    def called(word: str) -> str:
        uids = table.names.meant(word, table.before.state)
        return table.names.reference(uids[0]) if len(uids) == 1 else word

    value = called(said.value) if isinstance(said.value, str) else tuple(map(called, said.value))
    return said.model_copy(update={"also": also, "value": value})
