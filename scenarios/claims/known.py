"""Whether what a statement was read as is about pieces that there are, and about values that they can have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from scenarios.claims.claim import ReadClaim
from scenarios.claims.pieces import words_in_names
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
    if said.of is None or not table.names.is_die(said.of):
        return False
    return said.what not in DIE_VALUES or (said.what == "area" and said.value not in ("gigs", "fixer"))


def takes_dice_for_values(text: str, said: Assertion) -> bool:
    """Whether two dice are compared with no word of their values: `d4 is not d8`."""
    return said.what == "value" and said.than is not None and " value" not in text


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


def could_name(claim: ReadClaim) -> bool:
    """Whether the pieces that a move names could be names, so that the words have been understood but for them."""
    asked = None if claim.question is None else claim.question.legal or claim.question.forced
    return asked is None or not any(_NO_NAME.search(name) for name in _pieces_of(asked.move))


def known(name: str, table: Table) -> bool:
    """Whether a name fits a player, a card or a die of the scenario."""
    state = table.before.state
    if _NO_NAME.search(name) and not _in_a_name(name, table):
        return False
    return (
        name in ("you", "rival")
        or bool(table.names.cards(name, state))
        or bool(table.names.dice(name, state))
    )


#: Words that turn a statement round, or bound it: no part of a name but where the name has them.
_NO_NAME: Final = re.compile(
    r"\b(?:never|not|no|nor|neither|only|always|both|unless|if|or|almost|nearly|hardly)\b", re.IGNORECASE
)


def _in_a_name(said: str, table: Table) -> bool:
    """Whether these words stand one behind the other in a name: `Johnny never` is no name for Never Stop Fighting."""
    bare = re.sub(r"^(?:(?:you|rival)\.|(?:the|my|your) )", "", said.lower())
    words = re.findall(r"[^\W_]+", bare)
    names = (name for facts in table.names.facts() for name in (facts.title, facts.id))
    called = [re.findall(r"[^\W_]+", name.lower()) for name in (*names, *words_in_names(table))]
    return any(words == name[start : start + len(words)] for name in called for start in range(len(name)))


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
