"""From a statement in free words to the question that settles it.

What the question grammar reads is taken as it is. Else the statement is put into its words: `phrases` says how people
put things, `pieces` whom they mean. What is read has to name pieces that the scenario has; everything else is refused
with the forms that come nearest, since a statement that is half understood would be confirmed or refuted for nothing.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from typing import Final

from pydantic import ValidationError

from scenarios.claims.claim import ReadClaim
from scenarios.claims.clauses import with_clause
from scenarios.claims.complaint import CONDITIONAL, complaint
from scenarios.claims.depending import depending
from scenarios.claims.each import of_each, of_each_object, of_the_only
from scenarios.claims.known import (
    by_their_ids,
    could_name,
    is_a_number_of_cards,
    is_no_value_of_a_die,
    known,
    moves_known,
    named,
    takes_dice_for_values,
)
from scenarios.claims.making import Meant
from scenarios.claims.moments import last_choices, line_of, moment_of, turning_point, value_before
from scenarios.claims.parts import in_parts, with_reason
from scenarios.claims.phrases import reworded
from scenarios.claims.pieces import last_attack, mover, put_in, words_in_names
from scenarios.claims.scene import group, is_of_type, only_in_hand, only_of_type, only_unit
from scenarios.claims.some_of import not_so, some_of
from scenarios.claims.spellings import statements
from scenarios.claims.subjects import Reads, about_it, speaks_of_it
from scenarios.errors import UnreadableScenario
from scenarios.language.questions import KINDS, Question
from scenarios.table.table import Table
from scenarios.values.comparing import makes_sense

LONGEST: Final = 500
_ITS_OBJECT: Final = re.compile(r"(?<= )(?:it|him|her)(?=[.!]*$)", re.IGNORECASE)
#: A card by its type alone.
_ONE_OF_A_KIND: Final = re.compile(r"\b(?:an?|one|the|your|my) (?P<type>unit|gear|program)\b", re.IGNORECASE)
#: How deep parts of statements stand in each other.
_DEEPEST: Final = 4
#: How many parts are tried; many words joined with "and" can be cut in more ways than anybody waits for.
_MOST_PARTS: Final = 80
#: What parts of a statement were read as, each at its depth.
Parts = dict[tuple[str, int], ReadClaim | None]
#: What opens a sentence and is no part of what it says.
_OPENING: Final = re.compile(
    r"^(?:(?:(?:yes|no|well|ok(?:ay)?|lol|gg|right|correct|true|sure|here|then|in that case|in this case|as a result|"
    r"in the end), |(?:so|therefore|thus|and|but),? ))+(?=\S)",
    re.IGNORECASE,
)
_IT_IS: Final = re.compile(r"\b(it|he|she)['’]s\b", re.IGNORECASE)
#: Characters that cannot be seen: zero width, and marks of direction.
_UNSEEN: Final = re.compile(r"[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_DESPITE_LAG: Final = re.compile(
    r",? (?:despite|in spite of) (?:(?:its|his|her|the|having) )?lag\b", re.IGNORECASE
)
#: What a list or a chat puts around a statement.
_MARKED: Final = re.compile(
    r"^(?:(?:[-*•>]|\d+[.)]|(?:the )?(?:claim|statement|assertion):) )+|^[*_`]+|[*_`]+$", re.IGNORECASE
)
#: A number that is told by what it was before, or by the cost of the card.
_CHANGED: Final = re.compile(
    r"(?P<of>\S.*?) (?P<what>power|value|price|street cred|gig count) (?P<op>is|<|>) (?P<than>before|cost)"
    r"(?P<by>[+-]\d+)?"
)
#: Kinds of question to which "yes" or "no" is the answer, so that a statement can be one of them.
_SETTLED: Final = ("holds", "legal", "forced", "possible", "always", "order")
#: What was attacked is no target any more when the attack is over.
_TARGET: Final = re.compile(
    r"(?:the )?(?:attack )?target (?:of (?:the |this )?attack )?(?:is|was) ", re.IGNORECASE
)
#: Moments in the play at which a statement may look, beside those at which something else could have been done.
_MOMENTS: Final = ("attack", "play", "first turn", "react", "enters")
#: Who says that a Unit can block speaks of the choice that is open, not of what is so when all has been played.
_OF_THE_MOMENT: Final = ("can attack", "can block", "can be attacked", "target")


def read_claim(claim: str, table: Table, depth: int = 0, parts: Parts | None = None) -> ReadClaim:
    """Read a statement about a scenario. Raises `UnreadableScenario` with the forms that come nearest.

    depth: in how many statements it stands as a part. parts: what parts of it were read as, each at its depth.
    """
    known: Parts = {} if parts is None else parts
    said = _in_full_words(claim)
    if not said:
        raise UnreadableScenario.at("claim", "empty; write a statement such as `the attacker is defeated`")
    if len(said) > LONGEST:
        raise UnreadableScenario.at(
            "claim",
            f"{len(said)} characters; one statement has up to {LONGEST}, such as `the attacker is defeated`",
        )
    kind = said.partition(":")[0].strip().replace(" ", "_")
    if ":" in said and kind in KINDS:
        return _as_question(said, kind, table)
    unknown: list[str] = []
    strange: list[ReadClaim] = []

    def part(words: str) -> ReadClaim | None:
        if (words, depth) not in known:
            if depth == _DEEPEST or len(known) > _MOST_PARTS:
                return None
            known[words, depth] = None
            with suppress(UnreadableScenario):
                known[words, depth] = read_claim(words, table, depth + 1, known)
        return known[words, depth]

    def reads(words: str) -> bool:
        return depth == 0 and part(words) is not None

    found = None if CONDITIONAL.search(said) else _found(said, table, part, unknown, strange, depth)
    if found is None:
        raise UnreadableScenario.at("claim", complaint(said, table, unknown, reads))
    return found


def _in_full_words(claim: str) -> str:
    """A statement without what stands around it, and with what is short in it written out."""
    said = _OPENING.sub("", _MARKED.sub("", " ".join(_UNSEEN.sub("", claim).split())))
    return _DESPITE_LAG.sub(" although it has lag", _IT_IS.sub(r"\1 is", said))


def _found(
    said: str, table: Table, part: Reads, unknown: list[str], strange: list[ReadClaim], depth: int
) -> ReadClaim | None:
    """The first reading of a statement; None where there is none. `part` reads a part of it by itself."""
    found = (
        not_so(said, part)
        or depending(said, table, part)
        or with_reason(said, part)
        or _as_it_stands(said, table, unknown, strange)
        or of_each(said, table, part)
        or of_each_object(said, table, part)
        or some_of(said, table, part)
        or of_the_only(said, table, part)
        or in_parts(said, table, part)
        or with_clause(said, part)
        or next(iter(strange), None)
    )
    if found is None and speaks_of_it(said):
        about = only_unit(table) or _attacker_of(said, table)
        found = part(about_it(said, about)) if about is not None else None
    if found is None and depth == 0 and _ITS_OBJECT.search(said):
        about = only_in_hand(table) or only_unit(table)
        found = part(_ITS_OBJECT.sub(about, said)) if about is not None else None
    if found is None and depth == 0 and (one := _ONE_OF_A_KIND.search(said)) is not None:
        card = only_of_type(one["type"].capitalize(), table)
        found = part(_ONE_OF_A_KIND.sub(card, said, count=1)) if card is not None else None
    return found


def _pays(claim: ReadClaim) -> bool:
    """Whether a payment is meant, of which a name that fits no piece is no Legend but words that were not read."""
    asked = None if claim.question is None else claim.question.legal or claim.question.forced
    return asked is not None and asked.move.pay is not None


def _attacker_of(said: str, table: Table) -> str | None:
    """The attacker, where "it" attacks or steals."""
    attacks = re.match(r"\w+ (?:still |also )?(?:steals?|stole|attacks?|attacked)\b", said, re.IGNORECASE)
    return last_attack(table.scenario)[0] if attacks is not None else None


def _as_it_stands(said: str, table: Table, unknown: list[str], strange: list[ReadClaim]) -> ReadClaim | None:
    """A statement of one part, in the first spelling in which it can be read; else None.

    Moves of pieces that there are not are added to `strange`.
    """
    names = words_in_names(table)
    for statement, until in statements(said, table):
        tried = (Meant("holds", statement), *reworded(statement, names))
        for meant in reversed(tried) if until is None and _TARGET.match(statement) else tried:
            found = _read(meant, until, table, unknown)
            if found is not None and moves_known(found, table):
                return found
            if found is not None and not _pays(found) and could_name(found):
                strange.append(found)
    return None


def _as_question(said: str, kind: str, table: Table) -> ReadClaim:
    if kind not in _SETTLED:
        raise UnreadableScenario.at(
            "claim",
            f"`{said}` asks for more than yes or no; say what it is, or ask it in a scenario (judge_scenario)",
        )
    text = said.partition(":")[2].strip()
    unknown: list[str] = []
    found = _read(Meant(kind, text), None, table, unknown, asked=True) or _read(
        Meant(kind, put_in(text, table)), None, table, unknown, asked=True
    )
    if found is None:
        raise UnreadableScenario.at("claim", complaint(text, table, unknown, lambda _: False))
    return found


def _read(
    meant: Meant, until: str | None, table: Table, unknown: list[str], *, asked: bool = False
) -> ReadClaim | None:
    """The question that is meant, where it can be read and names pieces that there are; else None.

    Names that fit no piece are added to `unknown`. `asked`: it was put as a question of the language.
    """
    if meant.kind == "play":
        return ReadClaim(None, meant.negated) if table.scenario.play else None
    text = _in_full(meant, table, unknown)
    back, before = _point(meant, table, unknown)
    if text is None or not back:
        return None
    if meant.back in _MOMENTS:
        until = until or "now"
    data = {meant.kind: text, **({"until": until} if until else {})}
    try:
        question = Question.model_validate(data)
    except ValidationError:
        return None
    assertion = question.holds or question.possible or question.always
    if assertion is not None:
        if assertion.what in _OF_THE_MOMENT and until is None and not asked:
            question = question.model_copy(update={"until": "now"})
        about = meant.by or meant.mover or assertion.of
        if meant.of_type and not (about and is_of_type(about, meant.of_type, table)):
            return None
        if not makes_sense(assertion, table) or any(
            is_no_value_of_a_die(part, table)
            or is_a_number_of_cards(part)
            or takes_dice_for_values(text, part)
            for part in assertion.parts
        ):
            return None
    strangers = [name for name in named(question) if not known(name, table)]
    unknown += strangers
    if strangers:
        return None
    if question.legal is not None and before is None and not (meant.back or meant.each):
        # Whether what is done may be done is looked at when it is.
        before = line_of(table, question.legal.player, question.legal.move)
    claim = ReadClaim(by_their_ids(question, table), meant.negated, before, one_sided=meant.one_sided)
    if question.possible is not None and not asked:
        last, others = last_choices(table)
        claim = replace(claim, before=claim.before if last is None else last, only_yes=others)
    return _with_what_is_besides(claim, meant, until, table, unknown)


def _with_what_is_besides(
    claim: ReadClaim, meant: Meant, until: str | None, table: Table, unknown: list[str]
) -> ReadClaim | None:
    if meant.besides is None:
        return claim
    also = _read(meant.besides, until, table, unknown)
    return None if also is None else replace(claim, also=also)


def _in_full(meant: Meant, table: Table, unknown: list[str]) -> str | None:
    """The text of a question with each of a group, the power meant, and who moves; None where one is unknown."""
    text = meant.text
    if meant.each:
        pieces = group(meant.each, table)
        if not pieces:
            return None
        text = " and ".join(text.replace("EACH", piece) for piece in pieces)
    changed = _CHANGED.fullmatch(text)
    if changed is not None:
        value = f"{changed['of']} cost" if changed["than"] == "cost" else f"{changed['of']} {changed['what']}"
        than = value_before(value, table)
        if than is None:
            return None
        text = f"{changed['of']} {changed['what']} {changed['op']} {than + int(changed['by'] or 0)}"
    if not meant.mover:
        return text
    player = mover(meant.mover, table)
    if player is None:
        unknown.append(meant.mover)
        return None
    return f"{player} {text}"


def _point(meant: Meant, table: Table, unknown: list[str]) -> tuple[bool, int | None]:
    """Whether it is known when something else could have been done, and the line of play before which that was."""
    if not meant.back:
        return True, None
    if meant.back in _MOMENTS:
        return moment_of(table, meant.back, meant.by)
    who = meant.by if meant.by in ("you", "rival") else mover(meant.by, table)
    if who is None:
        unknown.append(meant.by)
        return False, None
    return True, turning_point(table, who, meant.back, meant.by)
