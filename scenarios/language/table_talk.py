"""What is asked and asserted in whole sentences, as players say it, in the words of the grammar.

The grammar would take much of it for names (`guard stays spent`), so this comes before it; what fits no sentence here
stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

from scenarios.language import deeds
from scenarios.language.vocabulary import DONE, SPOKEN_NUMBERS, VERBS

_RIVAL: Final = re.compile(r"\b(?:the |my )?(?:rival|opponent)(?:'s)?(?= |$)", re.IGNORECASE)
#: Where it is the rival who does something, and not what is theirs.
_BY_THE_RIVAL: Final = re.compile(r"(?:the |my )(?:rival|opponent)(?:'s)? (?=\w)", re.IGNORECASE)
_N: Final = rf"(?P<n>\d+|an?|no|{'|'.join(SPOKEN_NUMBERS)})"
_NUMBER: Final = rf"(?P<n>\d+|{'|'.join(word for word in SPOKEN_NUMBERS if word != 'no')})"
_AMOUNT: Final = r"(?P<o>exactly|at least|at most|more than|fewer than|less than)"
_HOW: Final = rf"(?:{_AMOUNT} )?"
_OPERATORS: Final = {
    "at least": ">=", "at most": "<=", "more than": ">", "fewer than": "<", "less than": "<", "more": ">",
    "fewer": "<", "less": "<",
}  # fmt: skip
_WHO: Final = r"(?P<w>you|i|rival)"
_WHOSE: Final = r"(?P<w>my|your|rival)"
#: A piece, and not a player or the words with which another sentence begins.
_P: Final = r"(?P<p>(?!(?:you|i|rival|not|neither|both|nobody|no|the game|it|the attack|the fight)\b)\S.*?)"
_DIE: Final = r"(?:the )?(?P<d>(?:\w+\.)?d\d+(?:#\d+)?)"
#: Where it is at last. To go somewhere is something that happens, and a Legend does not stay where it goes.
_ENDS_UP: Final = r"(?:(?:ends|ended) up|lands|landed)"
_PLACE: Final = (
    r"(?:(?:bottom|top) of )?(?:(?:the|my|your|its|their|his|her|rival)(?: owner's)? )?"
    r"(?:(?:bottom|top) of (?:(?:the|my|your|its|rival)(?: owner's)? )?)?(?P<a>hand|trash|field|deck|legends area)"
)
_COUNTED: Final = r"(?P<c>gig|unit|(?:ready |spent )?eddie|legend)s?"
_IN_HAND: Final = r"cards?(?: in (?:my|your|their) hand| in hand)"
_COUNTS: Final = {"gig": "gig count", "unit": "units", "eddie": "eddies", "legend": "legends"}
#: What a player did, by the verb in any of its forms; each goes with what it is done to.
_DEEDS: Final = {
    form: did
    for did, forms in {
        "drew": f"{VERBS['drawn']} drawn",
        **{did: VERBS[did] for did in ("discarded", "sold", "played", "trashed")},
        "stole": f"{VERBS['stolen']} stolen",
        "units lost": "lose loses lost",
    }.items()
    for form in forms.split()
}
_DONE_TO: Final = {"stole": "gigs?", "units lost": "units?"}


def _deeds(*forms: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """Sentences about what a player did: VERB is one of the verbs, THINGS what they are done to."""
    by_thing: dict[str, list[str]] = {}
    for form, did in _DEEDS.items():
        by_thing.setdefault(_DONE_TO.get(did, "cards?"), []).append(form)
    return tuple(
        (pattern.replace("VERB", f"(?P<v>{'|'.join(verbs)})").replace("THINGS", thing), form)
        for pattern, form in forms for thing, verbs in by_thing.items()
    )  # fmt: skip


_ASSERTIONS: Final = (
    (rf"{_P} (?:leaves|left|has left) (?:the field|play)", "{p} area is not field"),
    (rf"{_P} {_ENDS_UP} (?:in|on|at) {_PLACE}", "{p} area is {a}"),
    (rf"{_P} (?:remains?|remained|stays?|stayed) (?:on|in) {_PLACE}", "{p} area is {a}"),
    (
        rf"{_P} (?:remains?|remained|stays?|stayed|becomes?|became) (?P<x>spent|ready|face-up|face-down|equipped)",
        "{p} is {x}",
    ),
    (rf"{_DIE} (?:stays|stayed|remains|remained|is|is still|is now) at {_NUMBER}", "{d} value is {n}"),
    (rf"{_DIE} (?:has|had) (?:a )?value (?:of )?{_NUMBER}", "{d} value is {n}"),
    (rf"{_DIE} ?(?P<sign>>=|<=|>|<) ?{_NUMBER}", "{d} value {sign} {n}"),
    (rf"{_DIE} (?:is|shows) {_HOW}{_NUMBER}", "{d} value {o} {n}"),
    (rf"{_DIE} is not (?:mine|yours)", "{d} controller is not you"),
    (rf"{_WHO} (?:has|have) {_HOW}{_NUMBER} street cred", "{w} street cred {o} {n}"),
    (rf"{_WHO} (?:has|have) (?:a )?street cred of {_NUMBER}", "{w} street cred is {n}"),
    (rf"{_WHO} (?:has|have|controls?) {_HOW}{_N} {_COUNTED}", "{w} {c} {o} {n}"),
    (rf"{_WHO} (?:has|have|holds?) {_HOW}{_N} {_IN_HAND}", "{w} hand {o} {n}"),
    (rf"(?P<w>my|your|rival) hand has {_HOW}{_N} cards?", "{w} hand {o} {n}"),
    (
        rf"{_WHO} (?:has|have|controls?) (?P<o>more|fewer|less) {_COUNTED} than (?P<w2>you|i|me|rival)",
        "{w} {c} {o} {w2} {c}",
    ),
    (
        rf"{_WHO} (?:has|have) (?P<o>more|less) street cred than (?P<w2>you|i|me|rival)",
        "{w} street cred {o} {w2} street cred",
    ),
    (rf"{_P} (?:has|had) (?:a )?power (?:of )?{_HOW}{_NUMBER}", "{p} power {o} {n}"),
    (rf"{_P} (?:has|had) {_AMOUNT} {_NUMBER} power", "{p} power {o} {n}"),
    (rf"{_P} has [\[{{](?P<x>[\w ]+)[\]}}]", "{p} has {x}"),
    (rf"{_P} has no gear", "{p} gear is none"),
    (
        rf"{_P} (?P<v2>wins|won|loses|lost) (?:the|its|his|her|their) (?P<nth>first|second|third) fight",
        "{p} fight {nth} is {v2}",
    ),
    (rf"{_P} can still (?P<x>attack|block|be attacked)", "{p} can {x}"),
    (
        (
            r"(?P<p>\S.*?) (?:is|was|gets?|got) (?P<v3>stolen|blocked|attacked|defeated) by"
            r" (?P<q>(?!an? |(?:me|you|rival)$)\S.*)"
        ),
        "{p} {v3} by includes {q}",
    ),
    (r"(?P<p>\S.*?) (?:wins|won) against (?P<q>(?!an? |is |includes |excludes )\S.*)", "{p} won against includes {q}"),
    (rf"{_P} (?:steals?|stole|has stolen) (?:a|any) gig", "{p} stole"),
    (rf"{_P} (?:steals?|stole|has stolen) no gigs?", "not {p} stole"),
    *_deeds(
        (rf"{_WHO} VERB (?:nothing|no THINGS)", "{w} {v} is 0"),
        (
            rf"{_WHO} (?:did not|didn't|do not|does not|don't|doesn't) VERB(?: anything| an? THINGS| any THINGS)",
            "{w} {v} is 0",
        ),
        (rf"{_WHO} VERB {_HOW}{_N} THINGS", "{w} {v} {o} {n}"),
        (rf"{_WHO} VERB {_AMOUNT} {_NUMBER}", "{w} {v} {o} {n}"),
    ),
    (
        rf"{_WHO} (?:did not|didn't|do not|does not|don't|doesn't) (?P<v>draw|discard|steal|sell)",
        "{w} {v} is 0",
    ),
    (r"it is (?:still |now )?(?P<w>my|your|rival) turn", "turn is {w}"),
    (r"(?:nobody|no one) has won(?: the game)?|the game (?:goes on|continues|is not over)", "winner is nobody"),
)  # fmt: skip
_VALUES: Final = (
    (rf"how many {_COUNTED} (?:do|does|did) {_WHO} (?:have|control|hold|own)", "{w} {c}"),
    (rf"how many (?:{_IN_HAND}|cards) (?:do|does|did) {_WHO} (?:have|hold)", "{w} hand"),
    (rf"how many cards are (?:left )?in {_WHOSE} (?P<a>hand|deck)", "{w} {a}"),
    (rf"how many units are on {_WHOSE} field", "{w} units"),
    (rf"(?:the )?number of {_WHOSE} units", "{w} units"),
    (rf"units on {_WHOSE} field", "{w} units"),
    *_deeds(
        (rf"how many THINGS (?:do|does|did) {_WHO} VERB", "{w} {v}"),
        (rf"(?:the )?number of THINGS {_WHO} VERB", "{w} {v}"),
        (r"(?:(?:the )?number of )?THINGS VERB by (?P<w>you|me|rival)", "{w} {v}"),
    ),
    (r"how many gigs (?:are|were|get) stolen", "gigs stolen"),
    (r"how many units (?:are|were|get) defeated", "units defeated"),
    (rf"(?:the )?(?P<a>top|bottom) card of {_WHOSE} deck", "{w} deck {a}"),
    (r"where (?:did|does|will|do) (?P<p>\S.*?) (?:go|end up|land)", "where is {p}"),
    (rf"what(?: is|'s| cards are) in {_WHOSE} hand", "{w} hand cards"),
    (rf"what(?: is|'s| cards are) in {_WHOSE} trash", "{w} trash"),
    (rf"how much (?:€\$ |money )?(?:can|could) {_WHO} pay", "{w} funds"),
    (r"who has won(?: the game)?", "winner"),
    (r"(?P<p>\S.*?)(?:'s)? (?P<nth>first|second|third) fight", "{p} fight {nth}"),
    (_DIE, "{d} value"),
    (rf"{_DIE}'s value", "{d} value"),
    (rf"what (?:does|did) {_DIE} show", "{d} value"),
    (rf"what is {_DIE}'s value", "{d} value"),
    (r"rival (?P<a>gigs|gig count|street cred|hand|trash|deck|eddies|units|legends|field|fixer)", "rival {a}"),
)  # fmt: skip
_BOTH: Final = re.compile(r"(?P<a>\S.*?) and (?P<b>\S.*?) (?P<is>are|were) both (?P<x>\S.*)", re.IGNORECASE)
_NEITHER: Final = re.compile(
    r"neither (?P<a>\S.*?) nor (?P<b>\S.*?) (?:is|are|was|were|gets?|got) (?P<x>\S.*)", re.IGNORECASE
)
_READ = {
    "assertion": [(re.compile(pattern, re.IGNORECASE), form) for pattern, form in _ASSERTIONS],
    "value": [(re.compile(pattern, re.IGNORECASE), form) for pattern, form in _VALUES],
}


def assertion(text: str) -> str:
    """An assertion in the words of the grammar; as it is where it fits no sentence."""
    told = _about_the_rival(text)
    said = deeds.amounts(told)
    both = _BOTH.fullmatch(said)
    if both is not None:
        return f"{both['a']} and {both['b']} are {both['x']}"
    neither = _NEITHER.fullmatch(said)
    if neither is not None:
        was = "was " if neither["x"].lower() in DONE else ""
        return " and ".join(f"not {neither[name]} {was}{neither['x']}" for name in ("a", "b"))
    plain = _plain("assertion", said) or deeds.deed(deeds.of_a_piece(said))
    return text if plain == told and not _BY_THE_RIVAL.match(text) else plain


def value(text: str) -> str:
    """A value in the words of the grammar; as it is where it fits no sentence."""
    return _plain("value", _about_the_rival(text.rstrip("?").rstrip())) or text


def _about_the_rival(text: str) -> str:
    return _RIVAL.sub("rival", " ".join(text.split()))


def _plain(kind: str, said: str) -> str | None:
    for pattern, form in _READ[kind]:
        found = pattern.fullmatch(said)
        if found is not None:
            words = {name: word or "" for name, word in found.groupdict().items()}
            # "a Gig" is one at least, "1 Gig" is one.
            compared = {"o": ">="} if words.get("n", "").lower() in ("a", "an") else {}
            return form.format(**{name: _word(name, word) for name, word in words.items()} | compared)
    return None


def _word(name: str, word: str) -> str:
    """What was said, as the grammar has it: a player, a number, an operator, what is counted or was done."""
    low = word.lower()
    if name in ("w", "w2"):
        return "rival" if low == "rival" else "you"
    if name == "n":
        return {"a": "1", "an": "1", "no": "0"}.get(low) or SPOKEN_NUMBERS.get(low, low)
    if name == "o":
        return _OPERATORS.get(low, "is")
    if name == "c":
        return _COUNTS.get(low) or f"{low}s"
    if name == "v":
        return _DEEDS[low]
    if name == "nth":
        return {"first": "1", "second": "2", "third": "3"}[low]
    if name == "v2":
        return "won" if low.startswith("w") else "lost"
    return {"legends area": "legends"}.get(low, low) if name == "a" else low if name == "x" else word
