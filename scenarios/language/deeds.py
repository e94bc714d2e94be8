"""Who did what to which piece, and amounts with "or more": `the rival stole d8`, `d6 is 4+`, in the grammar's words."""

from __future__ import annotations

import re
from typing import Final

from scenarios.language.vocabulary import SPOKEN_NUMBERS, VERBS

_NUMBER: Final = rf"\d+|{'|'.join(SPOKEN_NUMBERS)}"
#: "4 or more" and "4+" are at least 4.
_OR_SO: Final = re.compile(
    rf"\b(?P<n>{_NUMBER})(?:\+|,? or (?P<way>more|higher|greater|above|less|fewer|lower|below))(?![\w+])",
    re.IGNORECASE,
)
_UP: Final = frozenset({"more", "higher", "greater", "above"})
_DIE: Final = r"(?:the )?(?P<d>(?:\w+\.)?d(?P<sides>4|6|8|10|12|20))"
#: A die that is said to be at an end shows that value; that it becomes so tells where it is at last.
_AT_AN_END: Final = re.compile(
    rf"{_DIE} (?:is|shows|becomes?|became) (?P<no>not )?(?:(?:an?|at|its) )*"
    r"(?:(?P<max>max(?:imum)?|highest)|min(?:imum)?|lowest)(?: gig| value)?",
    re.IGNORECASE,
)
_NOT_AT: Final = re.compile(rf"{_DIE} (?:is not|isn't|does not show) (?P<n>{_NUMBER})", re.IGNORECASE)
#: What was done to a card, by the verb of the player who did it.
_DONE: Final = {form: done for done, forms in VERBS.items() for form in forms.split()}
#: Words that stand in no name: what is said with them is more than who did what.
_NO_NAME: Final = (
    "exactly|at|is|was|more|fewer|less|nothing|an?|any|some|its?|their|his|her|my|your|all|both|each|every|only|one's"
    "|gigs?|cards?|units?|legends?|gears?|programs?|edd(?:ie|y)s?|before|after|when|while|if|unless|from|for|because|then|than"
    "|and|or|but|with|without|by|in|into|on|twice|once|again|instead|also|too|still|not|first|last|this|that|another"
    f"|out|off|up|to|during|until|as|since|includes?|excludes?|{_NUMBER}"
)
#: A piece that is named, and not an amount of pieces that are not.
_NAMED: Final = (
    rf"(?:the )?(?P<p>(?:\w+\.)?legend \d|(?!(?:{_NO_NAME})\b(?!-))(?:[^\W\d]|\d+[a-z])[\w.'’#-]*(?: ?= ?\d+)?"
    rf"(?: (?!(?:{_NO_NAME})\b(?!-))[\w.'’#-]+)*)"
)
_DID: Final = re.compile(
    rf"(?P<w>you|i|rival) (?P<no>(?:did not|didn't|does not|doesn't|do not|don't) )?(?P<v>{'|'.join(_DONE)}) {_NAMED}",
    re.IGNORECASE,
)
_DONE_BY: Final = re.compile(
    rf"{_DIE} (?:is|was|gets?|got|has been) stolen by (?P<p>you|me|rival)", re.IGNORECASE
)
_DEFEATED: Final = re.compile(
    rf"(?!(?:you|i|rival|not|nobody|no)\b)(?P<a>[^\W\d][\w.'’# -]*?) (?:defeats?|defeated) {_NAMED}",
    re.IGNORECASE,
)
_ITSELF: Final = (
    (rf"(?P<p>.+?) (?:steals?|stole|has stolen) (?P<n>{_NUMBER}) gigs?", "{p} stole is {n}"),
    (r"(?P<p>.+?) (?:steals?|stole|has stolen) nothing", "not {p} stole"),
    (rf"(?P<p>.+?) costs (?P<n>{_NUMBER})(?: €\$| eddies)?", "{p} price is {n}"),
    (r"(?P<p>.+?) (?P<v>wins|loses)", None),
    (
        r"(?P<p>.+?) is on (?!the\b|my\b|your\b|rival\b|top\b|field\b)(?P<h>\S.*)",
        "{p} host is {h}",
    ),
)
_OTHERS: Final = (
    (r"(?P<p>\S.*?) (?:is|was|gets?|got) (?:bottom|top)-?decked", "{p} area is deck"),
    (r"(?P<p>\S.*?) (?:is|was) not (?:bottom|top)-?decked", "{p} area is not deck"),
    (r"(?:nobody|no one|no units?) (?:is|are|was|were|gets?|got) defeated", "units defeated is 0"),
    (r"(?P<w>you|i|rival) (?:has|have|holds?) (?:the )?(?P<p>\S.*?) in hand", "{w} hand cards includes {p}"),
)
_PLAYERS: Final = ("you", "rival", "i", "nobody", "no one", "who", "not")


def amounts(text: str) -> str:
    """`4 or more` and `4+` as `at least 4`, `4 or less` as `at most 4`."""
    return _OR_SO.sub(
        lambda found: f"at {'least' if (found['way'] or 'more').lower() in _UP else 'most'} {found['n']}",
        text,
    )


def deed(text: str) -> str:
    """What a player or a piece did to a piece that is named, or how a die came to lie; any other text as it is.

    The text speaks of `rival`, without an article.
    """
    did = _DID.fullmatch(text)
    if did is not None:
        return _by_player(did)
    by = _DONE_BY.fullmatch(text)
    if by is not None:
        who = "rival" if by["p"].lower() == "rival" else "you"
        return f"{by['d']} was stolen and {by['d']} controller is {who}"
    beaten = _DEFEATED.fullmatch(text)
    if beaten is not None:
        return f"{beaten['p']} defeated by includes {beaten['a']}"
    end = _AT_AN_END.fullmatch(text)
    if end is not None:
        return f"{end['d']} value is {'not ' if end['no'] else ''}{end['sides'] if end['max'] else 1}"
    other = _NOT_AT.fullmatch(text)
    return text if other is None else f"{other['d']} value is not {_digits(other['n'])}"


def of_a_piece(text: str) -> str:
    """What a piece did, with how many, where nothing names what it did it to; any other text as it is."""
    for pattern, form in _OTHERS:
        found = re.fullmatch(pattern, text, re.IGNORECASE)
        if found is not None:
            words = found.groupdict()
            who = "rival" if (words.get("w") or "").lower() == "rival" else "you"
            return form.format(w=who, p=words.get("p"))
    for pattern, form in _ITSELF:
        found = re.fullmatch(pattern, text, re.IGNORECASE)
        if found is None or found["p"].lower().startswith(_PLAYERS):
            continue
        if form is None:
            return f"{found['p']} {'won' if found['v'].lower() == 'wins' else 'lost'}"
        words = found.groupdict()
        return form.format(p=found["p"], n=_digits(words.get("n") or ""), h=words.get("h"))
    return text


def _by_player(did: re.Match[str]) -> str:
    who = "rival" if did["w"].lower() == "rival" else "you"
    done = _DONE[did["v"].lower()]
    piece = did["p"]
    if done == "stolen":
        # Whoever stole it has it; that it was not stolen by them is that it was not stolen.
        return (
            f"not {piece} was stolen" if did["no"] else f"{piece} was stolen and {piece} controller is {who}"
        )
    mine = piece if "." in piece.split(" ")[0] else f"{who}.{piece}"
    return f"{'not ' if did['no'] else ''}{mine} was {done}"


def _digits(number: str) -> str:
    return SPOKEN_NUMBERS.get(number.lower(), number)
