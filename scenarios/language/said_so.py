"""How people say moves, values and assertions at the table, put into words that the grammar or `everyday` reads.

Some of it the grammar would take for a name (`play guard for free`), so `moves` comes before it; the rest is tried
where the grammar has read nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from scenarios.language.vocabulary import DONE, SPOKEN_NUMBERS

_N: Final = rf"(?P<n>\d+|{'|'.join(SPOKEN_NUMBERS)})"
_PLACES: Final = {"first": "1", "second": "2", "third": "3"}
_PLACE: Final = r"(?P<place>first|second|third)"
_WHO: Final = r"(?P<w>you|i|the rival|my rival|rival|my opponent|the opponent|opponent)"
#: Moves that would be taken for names.
_MOVES: Final = (
    (r"((?:play|sell|discard)s? \S.*?) (?:from (?:my |the |your )?hand|for free|for (?:an? )?edd(?:ie|y))", r"\1"),
    (r"casts? (\S.*)", r"play \1"),
    (r"equips? (\S.*?) with (\S.*)", r"play \2 on \1"),
    (r"(play \S.*?),? (?:and )?(?:equip|attach)(?:ping|ing)? it (?:to|on|onto) (\S.*)", r"\1 on \2"),
    (r"plays? (\S.*?) without (?:using )?(?:\[|\{)?go solo(?:\]|\})?", r"play \1"),
    (r"plays? (\S.*?) (?:(?:on)?to (?:the|my) field|as an? unit)", r"play \1"),
    (r"uses? (?:the )?(?:\[|\{)?go solo(?:\]|\})? (?:on|with|of) (\S.*)", r"go solo with \1"),
    (r"(\S.*?) goes solo", r"go solo with \1"),
    (r"(?:uses?|activates?) (\S.*?)'s? (?:\[|\{)?(?:spend|quick)(?:\]|\})?(?: effect| ability)", r"activate \1"),
    (r"spends? (\S.*?) (?:to|and) (?:use|activate) (?:its|his|her|their|the) (?:effect|ability)", r"activate \1"),
    (r"uses? (\S.*?) to attack (\S.*)", r"attack with \1 on \2"),
    (r"(?:swings?|attacks?) with (\S.*?) (?:at|into) (\S.*)", r"attack with \1 on \2"),
    (r"concedes? (?:the |this )?game", "concede"),
    (r"blocks? (?:the |this )?attack with (\S.*)", r"block with \1"),
    (r"(?:use|spend|tap)s? (\S.*?) (?:to block|as (?:a |the )?blocker)(?: (?:the|this) attack| it)?", r"block with \1"),
    (r"calls? (?:my |the )?legend #?(\d)", r"call legend \1"),
    (r"pays? with (\S.*)", r"pay \1"),
    (r"spends? (\d+) (?:eddies|eddie|€\$)", r"pay \1 eddies"),
    (r"chooses? (?:option|effect|mode|number) #?(\d+)", r"choose \1"),
    (r"chooses? '([^']+)'", r'choose "\1"'),
    (r"chooses? no (?:target|unit|gig|gear|card)s?|chooses? up to 0", "choose none"),
    (r"discards? (\S.*?) and (\S.*)", r"discard [\1, \2]"),
    (r"resolves? (\S.*?) first", r"resolve \1"),
    (r"orders?: ?(\S[^,]*(?:, ?\S[^,]*)+)", r"order [\1]"),
    (r"(?:respond|react|answer)s? with (\S.*)", r"play \1"),
    (r"rolls? (d\d+): ?(\d+)", r"\1 = \2"),
    (r"mulligans? (?:my |the |their )?(?:opening )?hand", "mulligan"),
    (r"keeps? (?:it|(?:my |the |their )?(?:opening )?hand)", "keep"),
    (r"(?:no (?:response|reaction)s?|skip|do nothing|ends? (?:my |the )?main phase)", "pass"),
    (r"(?:say )?(yes|no)|(?:accept|agree)", None),
)  # fmt: skip
_PREPARED: Final = tuple((re.compile(pattern, re.IGNORECASE), form) for pattern, form in _MOVES)
_TARGETING: Final = re.compile(
    r"^((?:you |rival )?plays? \S.*?),? (?:targeting|choosing|and chooses?|with target|on target) (?=\S)",
    re.IGNORECASE,
)
_NTH: Final = (
    re.compile(rf"calls? (?:my |the ){_PLACE} legend", re.IGNORECASE),
    re.compile(rf"chooses? (?:the )?{_PLACE} (?:effect|option|one)", re.IGNORECASE),
)
_TO_AN_END: Final = re.compile(
    r"(?:set|increase|decrease|adjust)s? (?P<d>(?:the )?d(?P<sides>\d+)) to (?:its |the )?"
    r"(?:(?P<max>max(?:imum)?|highest)|min(?:imum)?|lowest)(?: value)?",
    re.IGNORECASE,
)
_SIDE: Final = re.compile(r"^(you|rival|i|me|opponent) (?=\S)", re.IGNORECASE)
#: What is asserted, and in which words it is read.
_ASSERTIONS: Final = (
    (r"(?P<p>.+?) is (?:still )?alive", "not {p} was defeated"),
    (r"(?P<p>.+?) is (?:not|no longer) alive", "{p} was defeated"),
    (r"(?P<p>.+?) (?:is dead|(?:is|was|gets?|got) (?:killed|destroyed))", "{p} was defeated"),
    (rf"(?P<p>.+?) (?:is|was) not (?P<d>{'|'.join(DONE)})", "not {{p}} was {{d}}"),
    (r"(?P<p>.+?) is still (?P<rest>\S.*)", "{p} is {rest}"),
    (r"(?P<p>.+?) (?:did not|didn't|does not|doesn't) (?P<d>attack|block|steal|trigger|resolve|fight|win|lose)", None),
    (r"(?P<p>.+?) (?:can't|cannot|can not) (?P<d>attack|block|be attacked)", "not {p} can {d}"),
    (rf"(?P<p>.+?) has (?:a power of )?{_N} power", "{{p}} power is {n}"),
    (rf"{_WHO} (?:has|have|controls?) {_N} gigs?", "{{w}} gig count is {n}"),
    (rf"{_WHO} (?:has|have) {_N} cards? in (?:my |your |their |the )?(?P<a>hand|deck|trash)", "{{w}} {{a}} is {n}"),
    (rf"{_WHO} (?:has|have|controls?) {_N} (?P<a>unit|eddie|legend)s?", "{{w}} {{a}}s is {n}"),
    (rf"{_WHO} (?:has |have )?(?P<d>drew|drawn|discarded|trashed|sold|played|stole|stolen) {_N} (?:card|gig)s?", None),
    (r"(?:nobody|no one|neither player) (?:wins|won|has won)(?: the game)?", "winner is nobody"),
    (r"(?:the )?game is over", "winner is not nobody"),
    (r"(?P<p>.+?) (?:belongs to (?:me|you)|is (?:mine|yours))", "{p} controller is you"),
    (r"(?P<p>.+?) is not (?:mine|yours)", "not {p} controller is you"),
    (r"(?P<p>.+?) (?:belongs to (?:the |my )?(?:rival|opponent)|is (?:(?:the |my )?(?:rival|opponent)'s|theirs))",
     "{p} controller is rival"),
    (rf"{_WHO} (?:control|controls|have|has) (?:the )?(?P<p>(?:\w+\.)?d\d+)", "{p} controller is {w}"),
    (r"it is (?:my|your) turn", "turn is you"),
    (r"it is (?:the |my )?(?:rival|opponent)(?:'s)? turn", "turn is rival"),
    (rf"{_N} units? (?:is|are|was|were) (?:defeated|killed)", "units defeated is {n}"),
    (r"(?P<s>.+?) (?P<a>hand|deck) is empty", "{s} {a} is 0"),
    (r"(?P<s>.+?) trash is empty", "{s} trash is none"),
    (r"who (?:wins|won)(?: the game)?|winner of the game", "winner"),
    (r"whose turn(?: is it| it is)?", "turn"),
    (r"where(?:'s| is) (?P<p>\S.*)", "where is {p}"),
    (r"(?:the )?(?:cost|price) (?:to play|of playing|for) (?P<p>\S.*)", "{p} price"),
    (r"who controls (?P<p>\S.*)", "{p} controller"),
    (r"(?:the )?(?:number of |how many )?units (?:I|you) (?:have|control)", "you units"),
    (r"(?:how many )?(?:cards|gigs) (?:I|you) (?P<d>drew|discarded|trashed|stole|sold|played)", "you {d}"),
    (r"(?:the )?cards in hand", "you hand"),
    (r"(?:available|usable) (?:eddies|€\$|money)", "you funds"),
    (r"(?:the )?(?:current )?(?P<g>phase|turn|attack target)", "{g}"),
)  # fmt: skip
_DID: Final = {
    "attack": "attacked", "block": "blocked", "steal": "stole", "trigger": "triggered", "resolve": "resolved",
    "fight": "fought", "win": "won", "lose": "lost", "drawn": "drew", "stolen": "stole",
}  # fmt: skip


@lru_cache(maxsize=4096)
def moves(text: str) -> str:
    """A move in the words of the grammar, also after the player who makes it; any other text as it is."""
    text = _TARGETING.sub(r"\1 on ", text)
    side = _SIDE.match(text)
    who, said = ("", text) if side is None else (text[: side.end()], text[side.end() :])
    for pattern, form in _PREPARED:
        found = pattern.fullmatch(said.strip())
        if found is not None:
            return who + (found.expand(form) if form is not None else (found[1] or "yes").lower())
    for pattern, form in zip(_NTH, ("call legend {}", "choose {}"), strict=True):
        nth = pattern.fullmatch(said.strip())
        if nth is not None:
            return who + form.format(_PLACES[nth["place"].lower()])
    end = _TO_AN_END.fullmatch(said.strip())
    return text if end is None else f"{who}set {end['d']} to {end['sides'] if end['max'] else 1}"


def assertions(text: str) -> Iterator[str]:
    """A value or an assertion in the words of the grammar, for each wording that fits it."""
    said = " ".join(text.split())
    for pattern, form in _ASSERTIONS:
        found = re.fullmatch(pattern, said, re.IGNORECASE)
        if found is None:
            continue
        words = {name: word or "" for name, word in found.groupdict().items()}
        words["n"] = SPOKEN_NUMBERS.get(words.get("n", "").lower(), words.get("n", ""))
        if "w" in words:
            words["w"] = "you" if words["w"].lower() in ("you", "i") else "rival"
        did = _DID.get(words.get("d", "").lower(), words.get("d", ""))
        if form is not None:
            yield form.replace("{{", "{").replace("}}", "}").format(**words)
        else:
            yield f"{words['w']} {did} is {words['n']}" if "w" in words else f"not {words['p']} {did}"
