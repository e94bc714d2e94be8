"""Statements with a clause beside them: `boss stays spent when it is called`, `I win by stealing the d4`.

What stands beside a statement has to be so as well, or not to be so (`without`, `rather than`); of two things that
happen `before`, `after` and `first ..., then ...` say the order. A clause that cannot be read leaves the whole unread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pydantic import ValidationError

from scenarios.claims.claim import ReadClaim, alone, joined
from scenarios.claims.lexicon import finite
from scenarios.claims.parts import Reads, about_it, is_part, said_of, speaks_of_it, subject_of
from scenarios.happenings import is_happening
from scenarios.language.questions import Question
from scenarios.options import ANY_TARGET

_WHEN: Final = re.compile(
    r",? (?:when|once|after|as soon as|at the moment|even though|even if|while|despite the fact that|"
    r"(?:on|during|in) the (?:same )?turn(?: that| in which)?) ",
    re.IGNORECASE,
)
_FRONTED: Final = re.compile(
    r"(?:when|once|after|as soon as|while) (?P<clause>.+?), (?P<main>.+)", re.IGNORECASE
)
_FIRST_THEN: Final = re.compile(
    r"(?:first,? )?(?P<a>.+?)(?: first)?,? (?:and )?(?:only )?then (?P<b>.+)", re.IGNORECASE
)
_BY_DOING: Final = re.compile(
    r"(?P<main>.+?),? (?:by|from|while|when) (?P<doing>\w+ing)\b(?P<rest>.*)", re.IGNORECASE
)
_DOING: Final = re.compile(
    r"(?P<main>.+?),? (?P<doing>(?:block|attack|fight|steal|defend)ing)", re.IGNORECASE
)
_WITHOUT: Final = re.compile(
    r"(?P<main>.+?),? without (?:(?:being|getting) (?P<undergone>\w+)|(?P<doing>\w+ing)\b|(?P<thing>an? fight|a block|"
    r"a theft))(?P<rest>.*)",
    re.IGNORECASE,
)
_RATHER: Final = re.compile(
    r"(?P<main>.+?),? (?:rather than|instead of|as opposed to|,? ?and not|, not)(?: just| only)? (?P<not>\S.*)",
    re.IGNORECASE,
)
_FROM_TO: Final = re.compile(
    r"(?P<of>.+?) (?:goes|went|moves|moved|changes|changed|drops|dropped|rises|rose|falls|fell|jumps|jumped|is reduced|"
    r"is raised|was reduced|was raised|is lowered|increases|increased|decreases|decreased|shrinks|grows)(?: up| down)? "
    r"from (?:a )?(?P<a>\d+) to (?:a )?(?P<b>\d+)(?: (?P<what>power))?",
    re.IGNORECASE,
)
_IT_IS: Final = re.compile(r"\b(it|he|she)['’]s\b", re.IGNORECASE)
_EVENTS: Final = (
    (re.compile(r"(?:the|its|their) fight", re.IGNORECASE), ("the attacker fights", "the defender fights")),
    (re.compile(r"(?:the|a) block", re.IGNORECASE), ("I block", "the rival blocks")),
    (re.compile(r"(?:the|a) (?:theft|steal)", re.IGNORECASE), ("the attacker steals",)),
    (re.compile(r"(?:the|its) attack", re.IGNORECASE), ("the attacker attacks",)),
)
_OF_THE_FIGHT: Final = re.compile(r" (?:by|in|for) (?:it|that|this|the fight)$", re.IGNORECASE)
_THINGS: Final = {
    "fight": "the attacker fought",
    "block": "the attack is blocked",
    "theft": "a gig is stolen",
}
_NUMBER: Final = re.compile(r"(?:\d+|one|two|three|four|five|none|zero)(?: \w+)?", re.IGNORECASE)
_AREA: Final = re.compile(
    r"(?:(?:in|into|to|on|onto|going to) )?(?:the |my |your |its |their |\S+'s )*(?:trash|hand|deck|field|gig area|"
    r"discard pile|bottom of \S+ deck|top of \S+ deck)",
    re.IGNORECASE,
)


def with_clause(said: str, read: Reads) -> ReadClaim | None:
    """A statement with a clause beside it, where both can be read; else None."""
    bare = _IT_IS.sub(r"\1 is", said.rstrip(".!? "))
    for reading in (_in_order, _rather, _without, _by_doing, _beside, _from_to):
        found = next(reading(bare, read), None)
        if found is not None:
            return found
    return None


def _beside(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """A statement and a clause that says when: both have to be so."""
    fronted = _FRONTED.fullmatch(bare)
    pairs = [(fronted["main"], fronted["clause"])] if fronted is not None else []
    pairs += [(bare[: found.start()], bare[found.end() :]) for found in _WHEN.finditer(bare)]
    for main, clause in pairs:
        yield from _both(main, clause, read)


def _by_doing(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What somebody does in doing something else."""
    for pattern in (_BY_DOING, _DOING):
        found = pattern.fullmatch(bare)
        does = finite(found["doing"]) if found is not None else None
        if found is None or does is None:
            continue
        rest = found["rest"] if pattern is _BY_DOING else ""
        yield from _both(found["main"], f"it {does}{rest}", read)


def _without(bare: str, read: Reads) -> Iterator[ReadClaim]:
    found = _WITHOUT.fullmatch(bare)
    if found is None:
        return
    one = read(found["main"])
    # Who "wins without a fight" may have won anything.
    if one is None or not alone(one) or (found["thing"] and _about_a_fight(one)):
        return
    if found["thing"]:
        denied = read(_THINGS[found["thing"].split()[-1]])
    elif found["undergone"]:
        rest = _OF_THE_FIGHT.sub("", found["rest"])
        denied = _of_subject(one, found["main"], f"is {found['undergone']}{rest}", read)
    else:
        does = finite(found["doing"])
        denied = _of_subject(one, found["main"], f"{does}{found['rest']}", read) if does else None
    if denied is not None and alone(denied):
        # At which of several moments it was is not told.
        yield replace(one, also=replace(turned(denied), one_sided=True))


def _rather(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What is said to be so in place of something else: that a number or an area is another one goes without saying."""
    found = _RATHER.fullmatch(bare)
    if found is None:
        return
    one = read(found["main"])
    if one is None or not alone(one):
        return
    other = found["not"]
    if _AREA.fullmatch(other) or _NUMBER.fullmatch(other):
        if one.question is not None and one.question.holds is not None:
            yield one
        return
    finite_form = finite(other.split()[0]) if other.split()[0].endswith("ing") else None
    predicate = f"{finite_form} {' '.join(other.split()[1:])}".strip() if finite_form else f"is {other}"
    denied = read(other) or _of_subject(one, found["main"], predicate, read)
    if denied is not None and alone(denied):
        yield replace(one, also=turned(denied))


def _in_order(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """Two things that happen one after the other."""
    pairs: list[tuple[str, str]] = []
    first_then = _FIRST_THEN.fullmatch(bare)
    if first_then is not None:
        pairs.append((first_then["a"], first_then["b"]))
    for word in (" before ", " after ", " once "):
        one, between, other = bare.partition(word)
        if between:
            pairs.append((one, other) if word == " before " else (other, one))
    for earlier, later in pairs:
        for first in _readings(earlier, later, read):
            for then in _readings(later, earlier, read):
                asked = _order(first, then)
                if asked is not None:
                    yield asked


def _readings(said: str, other: str, read: Reads) -> Iterator[ReadClaim]:
    """A clause as it is, as what is done where it says what can be, and about the piece of the other clause."""
    for noun, meant in _EVENTS:
        if noun.fullmatch(said):
            yield from (claim for claim in map(read, meant) if claim is not None)
    without = re.sub(r"\b(?:can|could|may|gets? to|got to) (?=\w)", "", said)
    for words in dict.fromkeys((said, without)):
        if speaks_of_it(words):
            about = said_of(other)
            words = about_it(words, about) if about else words
        found = read(words)
        if found is not None and alone(found):
            yield found


def _order(first: ReadClaim, then: ReadClaim) -> ReadClaim | None:
    """Two things that happened as a question about their order; None where one is no such thing."""
    sides = [happened(claim) for claim in (first, then)]
    if sides[0] is None or sides[1] is None:
        return None
    try:
        return ReadClaim(Question.model_validate({"order": f"{sides[0]} before {sides[1]}"}), negated=False)
    except ValidationError:
        return None


def happened(claim: ReadClaim) -> str | None:
    """What happened, in the words of an order, where a statement says that something did; else None."""
    holds = None if claim.question is None else claim.question.holds
    if holds is None or claim.negated or claim.before is not None or holds.of is None:
        return None
    if holds.also:
        done_to = holds.also[0]
        holds = done_to if holds.what in _BY_WHOM and done_to.what.startswith("was ") else holds
    did = holds.op == "is" and holds.value == "yes"
    at_least_once = holds.of in ("you", "rival") and holds.op in ("is", ">=") and str(holds.value).isdigit()
    if not is_happening(holds.what) or not (did or at_least_once):
        return None
    return f"{holds.of} {holds.what}"


#: Of two things in one statement (`won and was defeated`) these say who did the other.
_BY_WHOM: Final = ("won", "resolved", "lost")


def _from_to(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What a number is, and what it was as the play began."""
    found = _FROM_TO.fullmatch(bare)
    if found is None:
        return
    of, what = found["of"], f" {found['what']}" if found["what"] else ""
    for is_at in (f"{of} is {{n}}{what}", f"{of} has {{n}}{what}"):
        now, was = read(is_at.format(n=found["b"])), read(is_at.format(n=found["a"]))
        if now is not None and was is not None and alone(now) and alone(was):
            yield replace(now, also=replace(was, before=0))


def _both(main: str, clause: str, read: Reads) -> Iterator[ReadClaim]:
    one = read(main)
    if one is None or not alone(one):
        return
    about = _target_of(one) or subject_of(one) or said_of(main)
    spelled = [clause] if not speaks_of_it(clause) else []
    spelled += [about_it(clause, about)] if about else []
    for words in dict.fromkeys((*spelled, clause)):
        other = read(words)
        if other is not None and alone(other):
            yield (joined(one, other) if is_part(one) and is_part(other) else None) or replace(
                one, also=other
            )
            return


def _of_subject(one: ReadClaim, main: str, predicate: str, read: Reads) -> ReadClaim | None:
    """The same said of the piece, or of the player, that a statement is about."""
    for about in (subject_of(one), said_of(main)):
        if about:
            found = read(f"{about} {predicate}")
            if found is not None:
                return found
    return None


def _target_of(claim: ReadClaim) -> str | None:
    """Whom an attack is made on, of whom a pronoun after it speaks."""
    asked = None if claim.question is None else claim.question.legal
    attack = None if asked is None else asked.move.attack
    return attack.target if attack is not None and attack.target not in (ANY_TARGET, "gigs") else None


def _about_a_fight(claim: ReadClaim) -> bool:
    holds = None if claim.question is None else claim.question.holds
    return holds is not None and holds.what in ("won", "lost", "fought")


def turned(claim: ReadClaim) -> ReadClaim:
    """The opposite of a statement."""
    return replace(claim, negated=not claim.negated)
