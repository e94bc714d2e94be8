"""Statements with a clause beside them: `boss stays spent when it is called`, `I win by stealing the d4`.

What stands beside a statement has to be so as well, or not to be so (`without`, `rather than`); of two things that
happen `before`, `after` and `first ..., then ...` say the order. A clause that cannot be read leaves the whole unread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import ReadClaim, alone, at_its_moment, at_that_time, is_of_what_happened, joined
from scenarios.claims.instead import rather, turned, without
from scenarios.claims.lexicon import finite
from scenarios.claims.parts import is_part
from scenarios.claims.sequence import in_order
from scenarios.claims.subjects import Reads, about_it, of_subject, said_of, speaks_of_it, subject_of
from scenarios.play.options import ANY_TARGET

_WHEN: Final = re.compile(
    r",? (?:(?:even )?(?:when|once|after)|as soon as|at the moment|even though|even if|while|despite the fact that|"
    r"(?:(?:on|during|in) )?the (?:same )?turn(?: that| in which)?) ",
    re.IGNORECASE,
)
_FRONTED: Final = re.compile(
    r"(?:when|once|after|as soon as|while) (?P<clause>.+?), (?P<main>.+)", re.IGNORECASE
)
_BY_DOING: Final = re.compile(
    r"(?P<main>.+?),? (?:(?:by|from|while|when|after|upon|for) )?(?:(?:being|getting|having been) (?P<undergone>\w+)|"
    r"(?P<doing>\w+ing)\b)(?P<rest>.*)",
    re.IGNORECASE,
)
_WITH: Final = re.compile(
    r"(?P<main>.+?),?(?: and| even)? with(?P<out>out)? "
    r"(?:(?P<power>(?:a power of )?\d+(?: power)?)|(?P<lag>lag|summoning sickness)|"
    r"(?:(?:its|his|her|the|any|a|an) )?(?P<what>(?!fight|block|theft)\S+(?: \S+){0,2}))",
    re.IGNORECASE,
)
_THANKS: Final = re.compile(
    r"(?P<main>.+?),? (?:thanks to|because of|due to|owing to|with the help of|by means of) (?P<what>\S.*)",
    re.IGNORECASE,
)
_GERUND: Final = re.compile(r"(?:calling|playing|using|activating|equipping) (?P<rest>\S.*)", re.IGNORECASE)
_AFTER: Final = re.compile(r"(?P<main>.+?),? after the (?:fight|theft|block|steal)", re.IGNORECASE)
_FROM_TO: Final = re.compile(
    r"(?P<of>.+?) (?:goes|went|moves|moved|changes|changed|drops|dropped|rises|rose|falls|fell|jumps|jumped|is reduced|"
    r"is raised|was reduced|was raised|is lowered|increases|increased|decreases|decreased|shrinks|grows)(?: up| down)? "
    r"from (?:a )?(?P<a>\d+) to (?:a )?(?P<b>\d+)(?: (?P<what>power))?",
    re.IGNORECASE,
)
_HE_OR_SHE: Final = re.compile(r"(?:he|she|it) ", re.IGNORECASE)


def with_clause(said: str, read: Reads) -> ReadClaim | None:
    """A statement with a clause beside it, where both can be read; else None."""
    bare = said.rstrip(".!? ")
    for reading in (
        in_order,
        _after,
        rather,
        without,
        _thanks,
        _by_doing,
        _beside,
        _with,
        _from_to,
        _gerund,
    ):
        found = next(reading(bare, read), None)
        if found is not None:
            return found
    return None


def _after(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """How things stand after something that happens in the attack: at its end."""
    found = _AFTER.fullmatch(bare)
    one = read(found["main"]) if found is not None else None
    if one is not None and not is_of_what_happened(one):
        yield one


def _beside(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """A statement and a clause that says when: both have to be so."""
    fronted = _FRONTED.fullmatch(bare)
    pairs = [(fronted["main"], fronted["clause"])] if fronted is not None else []
    pairs += [(bare[: found.start()], bare[found.end() :]) for found in _WHEN.finditer(bare)]
    for main, clause in pairs:
        yield from _both(main, clause, read)


def _by_doing(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What somebody does in doing something else."""
    found = _BY_DOING.fullmatch(bare)
    if found is None:
        return
    does = f"is {found['undergone']}" if found["undergone"] else finite(found["doing"])
    if does is not None:
        yield from _both(found["main"], f"it {does}{found['rest']}", read)


def _with(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What a piece has, or has not, when something is so of it: power, Lag, a Gear."""
    found = _WITH.fullmatch(bare)
    one = read(found["main"]) if found is not None else None
    if found is None or one is None or not alone(one):
        return
    left_for = _left_for(one)
    if found["what"] and left_for:
        # What has gone elsewhere with its Gear wears it no more.
        gear = of_subject(one, found["main"], f"is equipped with {found['what']}", read)
        name = (
            ""
            if gear is None or gear.question is None or gear.question.holds is None
            else gear.question.holds.value
        )
        other = read(f"{name} is in {left_for}") if isinstance(name, str) and name else None
        if other is not None:
            yield replace(one, also=turned(other) if found["out"] else other)
        return
    has = f"has {found['power'].removesuffix(' power')} power" if found["power"] else "has lag"
    if found["what"]:
        has = f"is equipped with {found['what']}" if found["what"].lower() != "gear" else "has a gear"
    other = of_subject(one, found["main"], has, read)
    if other is not None and alone(other):
        other = at_its_moment(one, other)
        yield replace(one, also=turned(other) if found["out"] else other)


def _left_for(claim: ReadClaim) -> str | None:
    """The area off the table in which a piece is said to be."""
    holds = None if claim.question is None else claim.question.holds
    if holds is None or holds.what != "area" or holds.op != "is" or holds.value in ("field", "legends"):
        return None
    return holds.value if isinstance(holds.value, str) else None


def _thanks(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What something is owed to: a card that has had an effect, which is not known to be the reason."""
    found = _THANKS.fullmatch(bare)
    if found is not None and found["what"].lower().removeprefix("its ") == "lag":
        yield from _both(found["main"], "it has lag", read)
    elif found is not None:
        one = read(found["main"])
        if one is None or not alone(one):
            return
        spelled = [f"{found['what']} {did}" for did in ("resolves", "attacked", "was called")]
        wearers = dict.fromkeys((said_of(found["main"]), subject_of(one)))
        spelled[:0] = [f"{found['what']} comes with {wearer}" for wearer in wearers if wearer]
        for other in map(read, spelled):
            if other is not None and alone(other):
                # That something else brought it about does not tell that this did not.
                yield replace(one, also=replace(other, one_sided=True))
                return


def _gerund(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What doing something with a card does is what the card does."""
    found = _GERUND.fullmatch(bare)
    claim = read(found["rest"]) if found is not None else None
    if claim is not None:
        yield claim


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
    about = _target_of(one) or subject_of(one) or (_other_piece(one) if _HE_OR_SHE.match(clause) else None)
    about = about or said_of(main)
    spelled = [clause] if not speaks_of_it(clause) else []
    spelled += [about_it(clause, about)] if about else []
    for words in dict.fromkeys((*spelled, clause)):
        other = read(words)
        if other is not None and alone(other):
            other = at_its_moment(one, other)
            both = (
                joined(one, other) if is_part(one) and is_part(other) and is_of_what_happened(one) else None
            )
            yield both or at_that_time(one, other)
            return


def _other_piece(claim: ReadClaim) -> str | None:
    """The one piece of which a statement about a player speaks."""
    holds = None if claim.question is None else claim.question.holds
    pieces = (
        [part.of for part in holds.parts if part.of not in (None, "you", "rival")]
        if holds is not None
        else []
    )
    return pieces[0] if len(pieces) == 1 else None


def _target_of(claim: ReadClaim) -> str | None:
    """Whom an attack is made on, of whom a pronoun after it speaks."""
    asked = None if claim.question is None else claim.question.legal
    attack = None if asked is None else asked.move.attack
    return attack.target if attack is not None and attack.target not in (ANY_TARGET, "gigs") else None
