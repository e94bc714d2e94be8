"""From a statement in free words to the question that settles it.

What the question grammar reads is taken as it is. Else the statement is put into its words: `phrases` says how people
put things, `pieces` whom they mean. What is read has to name pieces that the scenario has; everything else is refused
with the forms that come nearest, since a statement that is half understood would be confirmed or refuted for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pydantic import ValidationError
from rapidfuzz import process

from scenarios.claims.making import Meant
from scenarios.claims.phrases import reworded
from scenarios.claims.pieces import examples, mover, put_in
from scenarios.claims.scene import group, is_of_type, power_before
from scenarios.claims.spellings import statements
from scenarios.comparing import makes_sense
from scenarios.errors import UnreadableScenario
from scenarios.language.questions import KINDS, Question
from scenarios.options import ANY_TARGET
from scenarios.table import Table

LONGEST: Final = 500
#: A power that is told as so much more, or less, than before.
_GAINED: Final = re.compile(r"(?P<p>\S.*) power is (?P<by>[+-]\d+)")
_COPIES: Final = re.compile(
    r"(?:both|all)(?: of)?(?: the)?(?: (?P<whose>my|your|(?:the )?rival(?:'s)?))? "
    r"(?P<name>[\w-]+?)s (?P<rest>\S.*?)[.! ]*",
    re.IGNORECASE,
)
#: Words of a name.
MOST_WORDS: Final = 5
#: Kinds of question to which "yes" or "no" is the answer, so that a statement can be one of them.
_SETTLED: Final = ("holds", "legal", "forced", "possible", "always", "order")
_FORMS: Final = (
    "{piece} is defeated", "{piece} is not defeated", "{piece} is in the trash", "{piece} is spent", "{piece} is ready",
    "{piece} power >= 5", "{piece} has blocker", "{piece} can attack", "{piece} can block", "{piece} won",
    "{piece} wins the fight", "{piece} blocked", "{piece} was stolen", "the attacker is defeated", "you may pass",
    "you may block with {piece}", "you must pass", "you win", "rival wins the game", "you draw 2 cards",
    "rival steals 1 gig", "rival gigs includes d10", "you gig count >= 7", "rival street cred >= 7",
    "{piece} can be defeated", "d6 was stolen", "the attack is legal", "a before b", "{piece} costs 3 to play",
)  # fmt: skip
_BOTH: Final = re.compile(r",? (?:and|but|while)(?: (?:also|then|still))? ", re.IGNORECASE)
#: What was attacked is no target any more when the attack is over.
_TARGET: Final = re.compile(
    r"(?:the )?(?:attack )?target (?:of (?:the |this )?attack )?(?:is|was) ", re.IGNORECASE
)
_USUAL: Final = "main phase"
#: Who says that a Unit can block speaks of the choice that is open, not of what is so when all has been played.
_OF_THE_MOMENT: Final = ("can attack", "can block", "can be attacked", "target")


@dataclass(frozen=True, slots=True)
class ReadClaim:
    """A statement as a question; None asks whether the play is legal. negated: "no" is what the statement says."""

    question: Question | None
    negated: bool

    def text(self) -> str:
        """The question in its short form."""
        asked = "the play is legal"
        if self.question is not None:
            asked = self.question.text()
            if self.question.until != _USUAL:
                asked += f" ({'now' if self.question.until == 'now' else f'at the {self.question.until}'})"
        return f"not {asked}" if self.negated else asked


def read_claim(claim: str, table: Table) -> ReadClaim:
    """Read a statement about a scenario. Raises `UnreadableScenario` with the forms that come nearest."""
    said = " ".join(claim.split())
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
    strange: ReadClaim | None = None
    for statement, until in statements(said, table):
        tried = (Meant("holds", statement), *reworded(statement))
        for meant in reversed(tried) if until is None and _TARGET.match(statement) else tried:
            found = _read(meant, until, table, unknown)
            if found is not None and _moves_known(found, table):
                return found
            strange = strange or found
    if strange is not None:
        return strange
    both = _of_copies(said, table) or _of_both(said, table) or _both_parts(said, table)
    if both is not None:
        return both
    raise UnreadableScenario.at("claim", _complaint(said, table, unknown))


def _both_parts(said: str, table: Table) -> ReadClaim | None:
    """A statement of two parts, such as `guard survives but lost the fight`, where each can be read by itself."""
    bare = said.rstrip(".!? ")
    for found in _BOTH.finditer(bare):
        first, second = bare[: found.start()], bare[found.end() :]
        one = _part(first, table)
        if one is None:
            continue
        subject = _subject(first)
        for spelled in (second, f"{subject} {second}", f"{subject} is {second}"):
            other = _part(spelled, table)
            if other is not None:
                return _joined(one, other)
    return None


def _of_both(said: str, table: Table) -> ReadClaim | None:
    """A statement of two pieces, such as `guard and thug both die`: what is said of each, where it can be read."""
    found = re.fullmatch(r"(?:both )?(?P<a>\S.*?) and (?P<rest>\S.*?)[.! ]*", said, re.IGNORECASE)
    if found is None:
        return None
    words = found["rest"].split()
    for count in range(1, min(len(words), MOST_WORDS)):
        name = " ".join(words[:count])
        rest = " ".join(words[count:]).removeprefix("both ")
        one, other = _part(f"{found['a']} {rest}", table), _part(f"{name} {rest}", table)
        if one is not None and other is not None:
            return _joined(one, other)
    return None


def _of_copies(said: str, table: Table) -> ReadClaim | None:
    """A statement of all copies of a card, such as `both raiders are spent`: what is said of each."""
    found = _COPIES.fullmatch(said)
    if found is None:
        return None
    side = (
        "" if found["whose"] is None else ("you." if found["whose"].lower() in ("my", "your") else "rival.")
    )
    uids = table.names.cards(f"{side}{found['name']}", table.before.state)
    parts = [_part(f"{side}{table.names.reference(uid)} {found['rest']}", table) for uid in uids]
    whole = parts[0] if len(parts) > 1 else None
    for part in parts[1:]:
        whole = None if whole is None or part is None else _joined(whole, part)
    return whole


def _part(said: str, table: Table) -> ReadClaim | None:
    try:
        claim = read_claim(said, table)
    except UnreadableScenario:
        return None
    question = claim.question
    return claim if question is not None and question.holds is not None and not claim.negated else None


def _subject(said: str) -> str:
    """Of whom a statement speaks: the words before its verb, as far as they are names and articles."""
    words = said.split()
    taken = 2 if words[0].lower() in ("the", "my", "your") else 1
    return " ".join(words[:taken])


def _joined(one: ReadClaim, other: ReadClaim) -> ReadClaim | None:
    first, second = one.question, other.question
    if (
        first is None
        or second is None
        or first.holds is None
        or second.holds is None
        or first.until != second.until
    ):
        return None
    both = first.holds.model_copy(update={"also": (*first.holds.also, second.holds)})
    return ReadClaim(first.model_copy(update={"holds": both}), negated=False)


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
        raise UnreadableScenario.at("claim", _complaint(text, table, unknown))
    return found


def _read(
    meant: Meant, until: str | None, table: Table, unknown: list[str], *, asked: bool = False
) -> ReadClaim | None:
    """The question that is meant, where it can be read and names pieces that there are; else None.

    Names that fit no piece are added to `unknown`. `asked`: it was put as a question of the language.
    """
    text = meant.text
    if meant.each:
        pieces = group(meant.each, table)
        text = " and ".join(text.replace("EACH", piece) for piece in pieces)
    gained = _GAINED.fullmatch(text)
    if gained is not None:
        power = power_before(gained["p"], table)
        if power is None:
            return None
        text = f"{gained['p']} power is {power + int(gained['by'])}"
    if meant.kind == "play":
        return ReadClaim(None, meant.negated) if table.scenario.play else None
    if meant.mover:
        player = mover(meant.mover, table)
        if player is None:
            unknown.append(meant.mover)
            return None
        text = f"{player} {text}"
    data = {meant.kind: text, **({"until": until} if until else {})}
    try:
        question = Question.model_validate(data)
    except ValidationError:
        return None
    assertion = question.holds or question.possible or question.always
    if assertion is not None and assertion.what in _OF_THE_MOMENT and until is None and not asked:
        question = question.model_copy(update={"until": "now"})
    if assertion is not None:
        about = meant.mover or assertion.of
        if meant.of_type and not (about and is_of_type(about, meant.of_type, table)):
            return None
        if not makes_sense(assertion, table):
            return None
    strangers = [name for name in _named(question) if not _known(name, table)]
    unknown += strangers
    return None if strangers else ReadClaim(question, meant.negated)


def _named(question: Question) -> Iterator[str]:
    """The pieces that an assertion or an order names; those in a move are looked up when it is judged."""
    assertion = question.holds or question.possible or question.always
    for part in assertion.parts if assertion is not None else ():
        if part.of is not None:
            yield part.of
    if question.order is not None:
        yield from (question.order.first.of, question.order.then.of)


def _moves_known(claim: ReadClaim, table: Table) -> bool:
    """Whether a move that a statement is about names pieces that there are; else it is tried in other words first."""
    asked = None if claim.question is None else claim.question.legal or claim.question.forced
    if asked is None:
        return True
    move = asked.move
    named = [move.block, move.call, move.go_solo, move.sell]
    named += [move.play.card, move.play.on] if move.play is not None else []
    named += [move.activate.card] if move.activate is not None else []
    named += [move.look.card] if move.look is not None else []
    if move.attack is not None:
        named += [move.attack.by]
        named += [] if move.attack.target in (ANY_TARGET, "gigs") else [move.attack.target]
    return all(name is None or _known(name, table) for name in named)


def _known(name: str, table: Table) -> bool:
    state = table.before.state
    return (
        name in ("you", "rival")
        or bool(table.names.cards(name, state))
        or bool(table.names.dice(name, state))
    )


def _complaint(said: str, table: Table, unknown: list[str]) -> str:
    pieces = list(dict.fromkeys(examples(table))) or ["guard"]
    forms = [form.format(piece=piece) for form in _FORMS for piece in pieces[:3]]
    near = [form for form, _, _ in process.extract(said, list(dict.fromkeys(forms)), limit=5)]
    listed = ", ".join(f"`{form}`" for form in near)
    head = f"cannot read `{said if len(said) <= 100 else said[:100] + '...'}` as one statement about this scenario"
    names = f"; its pieces are {', '.join(pieces)}" if unknown else ""
    return f"{head}{names}. Nearest forms: {listed}. One statement at a time, in the words of the question language"
