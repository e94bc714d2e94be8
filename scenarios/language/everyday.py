"""Everyday wordings of the short forms: what the grammar does not read is tried again in its own words.

`end the turn` is `pass`, `equip kiroshi to guard` is `play kiroshi on guard`, `defeat guard` names what an effect
chooses, `power of guard` is `guard power`. Each pattern fits a whole text, so a name with such a word in it is safe.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from scenarios.language import said_so
from scenarios.language.several import named_with_and
from scenarios.language.vocabulary import DONE, GAME_VALUES, PIECE_VALUES, SIDE_VALUES

_ARROW: Final = r"(?:->|on|at|against|targeting)"
_GIGS: Final = r"(?:the |my |your |rival(?:'s)? |opponent(?:'s)? |their |you )*gigs?(?: area)?"
#: What an effect does with the piece that is chosen for it.
_DONE_TO: Final = (
    "pick|select|target|defeat|spend|ready|return|add|take|reveal|show|bottom-deck|top-deck|trash|sell|equip|move|swap|"
    "increase|decrease|adjust|set|give|keep|save|remove|roll in|roll|search|steal|call|play"
)
_MOVES: Final = (
    (r"(?:end|pass)(?: (?:the |my |your )?(?:turn|phase|react(?:ion)? step))?", "pass"),
    (r"(?:no|skip)(?: (?:more )?(?:reactions?|react|blocks?|blocker|blocking))", "pass"),
    (r"(?:do not|don't|does not|doesn't) (?:react|block)", "pass"),
    (rf"(?:declare (?:an )?)?attack(?: with)? (?P<a>.+?) {_ARROW} {_GIGS}", "attack {a} -> gigs"),
    (rf"(?:declare (?:an )?)?attack(?: with)? (?P<a>.+?) {_ARROW} (?P<b>.+)", "attack {a} -> {b}"),
    (rf"attack {_GIGS} with (?P<a>.+)", "attack {a} -> gigs"),
    (r"attack (?P<b>.+?) with (?P<a>.+)", "attack {a} -> {b}"),
    (rf"(?P<a>.+?) attacks {_GIGS}", "attack {a} -> gigs"),
    (r"(?P<a>.+?) attacks (?P<b>.+)", "attack {a} -> {b}"),
    (r"(?P<a>.+?) blocks(?: (?:it|the attack))?", "block with {a}"),
    (r"(?:use|activate) (?:the )?blocker (?:of|with|on) (?P<a>.+)", "block with {a}"),
    (r"(?:play|use|activate) (?P<a>.+?)(?:'s)? (?:with|using|by) (?:its |his |her )?go solo", "go solo with {a}"),
    (r"(?:use|activate) go solo (?:of|with|on) (?P<a>.+)", "go solo with {a}"),
    (r"(?:equip|attach) (?P<a>.+?) (?:to|on|onto) (?P<b>.+)", "play {a} on {b}"),
    (r"play (?P<a>.+?) (?:->|onto|targeting|choosing|against|with target) (?P<b>.+)", "play {a} on {b}"),
    (r"call (?:the )?legend (?P<a>\D.*)", "call {a}"),
    (r"(?:use|activate|resolve) (?P<a>.+?)(?:'s)? (?:spend )?(?:effect|ability)", "activate {a}"),
    (r"roll (?P<d>d\d+) (?:=|to|as|for)? ?(?P<n>\d+)", "{d} = {n}"),
    (r"(?P<d>d\d+) (?:rolls|shows|lands on|is) (?:an? )?(?P<n>\d+)", "{d} = {n}"),
    (r"(?:increase|decrease|adjust|change|raise|lower) (?P<d>.+?) (?:to|=) ?(?P<n>\d+)", "set {d} to {n}"),
    (r"(?:choose|pick|select) (?P<d>d\d+) (?:to|at) (?P<n>\d+)", "set {d} to {n}"),
    (r"(?:increase|raise) (?P<d>.+?) by \+?(?P<n>\d+)", "adjust {d} by {n}"),
    (r"(?:decrease|lower|reduce) (?P<d>.+?) by -?(?P<n>\d+)", "adjust {d} by -{n}"),
    (r"(?:change|choose|pick|select) (?P<d>.+?) (?:by )?(?P<n>[+-]\d+)", "adjust {d} by {n}"),
    (r"(?:(?:increase|decrease|adjust)(?: it)?(?: by)? )?0|(?:increase|decrease|adjust) nothing", "choose 0"),
    (rf"(?:{_DONE_TO}) (?P<l>\[.*\])", "choose {l}"),
    (rf"(?:{_DONE_TO}) (?P<a>.+?) (?:and|,) (?P<b>[^,]+)", "choose [{a}, {b}]"),
    (rf"(?:{_DONE_TO}) (?P<a>.+)", "choose {a}"),
    (r"(?:choose|pick|select) (?:none|nothing|no one)", "done"),
    (r"(?:use nothing|do nothing|decline|refuse|stop|no more)", "no"),
)  # fmt: skip
#: What a player does, told of them.
_BASES: Final = {
    "attacks": "attack", "plays": "play", "blocks": "block", "calls": "call", "chooses": "choose", "sells": "sell",
    "passes": "pass", "activates": "activate", "discards": "discard", "uses": "use", "declines": "decline",
    "concedes": "concede", "equips": "equip", "ends": "end", "steals": "steal", "keeps": "keep",
}  # fmt: skip
_THIRD: Final = re.compile(rf"(?P<verb>{'|'.join(_BASES)})\b(?P<rest>.*)", re.IGNORECASE)
_WHOSE: Final = {
    "my": "you",
    "your": "you",
    "rival's": "rival",
    "opponent's": "rival",
    "opponent": "rival",
    "i": "you",
    "me": "you",
}
_WORDS: Final = {
    "zone": "area", "location": "area", "place": "area", "hand size": "hand", "deck size": "deck",
    "number of gigs": "gig count", "gigs count": "gig count", "number of cards in hand": "hand",
    "top of deck": "deck top", "bottom of deck": "deck bottom",
    "face-up": "face", "orientation": "spent", "state": "spent", "equipped gear": "gear", "colour": "color",
    "attack target": "target", "active player": "turn",
}  # fmt: skip
_VALUES: Final = (*SIDE_VALUES, *PIECE_VALUES, *GAME_VALUES)
_SNAKE: Final = re.compile(r"\b(" + "|".join(v.replace(" ", "_") for v in _VALUES if " " in v) + r")\b")
_OF: Final = re.compile(
    r"(?:the )?(?P<what>" + "|".join(sorted({*_VALUES, *_WORDS}, key=len, reverse=True)) + r") of (?P<of>.+?)"
    r"(?P<rest> (?:is|is not|=|!=|>=|<=|>|<|includes|excludes)(?: .*)?|)", re.IGNORECASE,
)  # fmt: skip
_OTHER_WORDS: Final = re.compile(
    r"(?<=\s)(" + "|".join(sorted(map(re.escape, _WORDS), key=len, reverse=True)) + r")(?=\s|$)",
    re.IGNORECASE,
)
_EVERY_VALUE: Final = "|".join(
    sorted({v for v in _VALUES if " " not in v or v in SIDE_VALUES}, key=len, reverse=True)
)
_CASED: Final = re.compile(rf"\b(?:{_EVERY_VALUE})\b", re.IGNORECASE)
_OF_A_SIDE: Final = re.compile(
    rf"^(you|rival)\.(?=(?:{'|'.join(sorted(SIDE_VALUES, key=len, reverse=True))})\b)"
)
_CONTAINS: Final = re.compile(r" (?:contains?|has|have|holds?) (?=\S)")
_CALLED_AS_A_VALUE: Final = re.compile(rf"^(not )?(?=(?:{'|'.join(GAME_VALUES)}) )")
_AREA_OF: Final = re.compile(
    r"\b(in|on) (?:the |its |their |your |my |you |rival(?:'s)? |owner's )+(?=\w+(?: area)?$)"
)
_MANY: Final = r"(?:(?:the )?number of |how many )?"
#: How a piece stands, in the rulebook's words and in other ones.
_STANDINGS: Final = (
    (r"(?P<p>.+?) (?:is (?:still )?lagging|lags|(?:has|have) (?:the )?lag)", "{p} lag"),
    (
        r"(?P<p>.+?) (?:is (?:not|no longer) lagging|has no lag|does not (?:lag|have (?:any )?lag))",
        "not {p} lag",
    ),
    (r"(?P<p>.+?) is (?:turned |lying )?face[- ]?down", "{p} face is down"),
    (r"(?P<p>.+?) is not (?:turned |lying )?face[- ]?down", "{p} face is not down"),
    # Of `face-up` the other words for values have left `face`.
    (r"(?P<p>.+?) is (?:turned |lying )?face(?: up)?", "{p} face is up"),
    (r"(?P<p>.+?) is not (?:turned |lying )?face(?: up)?", "{p} face is not up"),
    (r"(?P<p>.+?) is (?:unspent|untapped)", "{p} is ready"),
    (r"(?P<p>.+?) is (?:exhausted|tapped)", "{p} is spent"),
    (r"(?P<p>.+?) is (?:equipped|attached) to (?P<q>.+)", "{p} host is {q}"),
    (r"(?P<p>.+?) is not (?:equipped|attached) to (?P<q>.+)", "{p} host is not {q}"),
    (r"(?P<p>.+?) (?:is equipped with|wears) (?P<q>.+)", "{p} gear includes {q}"),
    (r"(?P<p>.+?) is not equipped with (?P<q>.+)", "{p} gear excludes {q}"),
    (r"(?P<p>.+?) (?:is unequipped|has no gear)", "{p} gear is none"),
    (r"(?P<p>.+?) has (?:a )?gear", "{p} gear is not none"),
    (r"(?P<p>.+?) is (?:attacking|the attacker|the attacking (?:unit|card))", "{p} attacked"),
    (r"(?P<p>.+?) is not attacking", "not {p} attacked"),
    (r"(?P<p>.+?) is (?:blocking|the blocker)", "{p} blocked"),
    (r"(?P<p>.+?) is not blocking", "not {p} blocked"),
    (
        r"(?P<p>.+?) is (?:defending|the defender|the defending (?:unit|card)|the (?:attack )?target)",
        "{p} was attacked",
    ),
    (r"(?P<p>.+?) is not defending", "not {p} was attacked"),
    (r"(?P<p>.+?) is in play", "{p} area is field"),
    (r"(?P<p>.+?) is removed from (?:the )?(?:game|play)", "{p} area is removed"),
    (r"(?P<p>.+?) is pending", "{p} pending"),
)
_FEATURES: Final = (
    *_STANDINGS,
    (
        r"(?P<p>.+?) is (?:also |still )?an? (?P<t>unit|legend|gear|program)(?: card)?",
        "{p} types includes {t}",
    ),
    (r"(?P<p>.+?) is not an? (?P<t>unit|legend|gear|program)(?: card)?", "{p} types excludes {t}"),
    (r"(?P<p>.+?) is (?P<c>red|blue|green|yellow)", "{p} color is {c}"),
    (r"(?P<p>.+?) (?:survives|survived)", "not {p} was defeated"),
    (r"(?P<p>.+?) (?:dies|died)", "{p} was defeated"),
    (r"(?P<p>.+?) (?:has|have) (?:the )?tag (?P<t>.+)", "{p} tags includes {t}"),
    (
        r"(?P<p>.+?) (?:in|on) (?:the )?(?P<a>field|hand|trash|deck|legends|eddies)(?: area)?",
        "{p} area is {a}",
    ),
    (r"(?P<p>(?:\w+\.)?d\d+) (?:=|is|shows) (?P<n>\d+)", "{p} value is {n}"),
    (r"(?P<p>(?:\w+\.)?\w+) = (?P<n>\d+)", "{p} value is {n}"),
    (r"(?P<p>.+?) (?:wins|won) (?:the|this|that|its) fight", "{p} won"),
    (r"(?P<p>.+?) (?:loses|lost) (?:the|this|that|its) fight", "{p} lost"),
    (r"(?P<w>you|rival) (?:wins?|won)(?: the game)?", "winner is {w}"),
    (r"you (?:lose|lost)(?: the game)?", "winner is rival"),
    (r"rival (?:loses|lost)(?: the game)?", "winner is you"),
    (r"(?P<p>.+?) (?:has|have) (?:the )?(?P<t>.+?) tag", "{p} tags includes {t}"),
    (rf"(?P<p>.+?) (?P<w>{'|'.join(DONE)})", "{p} was {w}"),
    (
        rf"{_MANY}(?:cards|gigs|legends|units) (?P<w>you|rival) (?P<d>drew|discarded|trashed|sold|played|called|stole)",
        "{w} {d}",
    ),
    (rf"{_MANY}gigs (?:I|you) (?:have|control)", "you gig count"),
    (rf"{_MANY}gigs (?P<w>you|rival) (?:have|has|controls?)", "{w} gig count"),
)
#: How many cards there are somewhere, with the rest of a comparison.
_CARDS_IN: Final = re.compile(
    rf"{_MANY}cards in (?:(?P<you>my|your)|(?:the |my )?(?:rival|opponent)(?:'s)?) (?P<a>hand|deck|trash)(?P<rest>.*)",
    re.IGNORECASE,
)
_COMPARED: Final = (
    (r"\bis (?:at least|no (?:less|fewer) than)\b", ">="), (r"\bis (?:at most|no more than)\b", "<="),
    (r"\bis (?:more|greater|higher) than\b", ">"), (r"\bis (?:less|lower|fewer) than\b", "<"), (r"==", "="),
    (r"\bequals\b|\bare\b", "is"), (r"\bisn't\b|\baren't\b|\bare not\b", "is not"),
)  # fmt: skip


def moves(text: str) -> Iterator[str]:
    """A move in the words of the grammar, for each wording that fits it."""
    third = _THIRD.fullmatch(text.strip())
    if third is not None:
        move = f"{_BASES[third['verb'].lower()]}{third['rest']}"
        yield move
        yield from moves(move)
    said = named_with_and(" ".join(text.replace("→", "->").replace("=>", "->").split()))
    if said != text:
        yield said
    for pattern, form in _MOVES:
        found = re.fullmatch(pattern, said, re.IGNORECASE)
        if found is not None:
            yield form.format(**found.groupdict())


def claims(text: str) -> Iterator[str]:
    """A claim in the words of the grammar: the player, and a move of theirs."""
    said = re.sub(
        r"^(can|may|must|could) (i|you|the rival|my rival|rival|opponent) ",
        r"\2 \1 ",
        text,
        flags=re.IGNORECASE,
    )
    who, _, rest = re.sub(r"^(?:the|my) (?=rival|opponent)", "", " ".join(said.split())).partition(" ")
    player = _WHOSE.get(who.lower(), who.lower())
    if player in ("you", "rival"):
        done = re.sub(r"^(?:can|may|must|could) ", "", rest)
        attack = re.fullmatch(r"(?:declare (?:an )?)?attack(?: with)? (?P<a>[^>]+?)(?: at all)?", done)
        yield f"{player} {rest}"
        if done != rest:
            yield said_so.moves(f"{player} {done}")
        for move in moves(re.sub(r"^(?:can|may|must|could|to) ", "", rest)):
            yield f"{player} {move}"
        if attack is not None:
            yield f"{player} attack {attack['a']} -> anything"


def values(text: str) -> Iterator[str]:
    """A value or an assertion in the words of the grammar."""
    for plain in said_so.assertions(text):
        yield plain
        yield from _values(plain)
    there = _CARDS_IN.fullmatch(text)
    if there is not None:
        yield f"{'you' if there['you'] else 'rival'} {there['a'].lower()}{there['rest']}"
    yield from _values(text)
    # The words of the game as the rulebook writes them (`my Street Cred`), and a side with a dot (`you.gigs`).
    plainer = _OF_A_SIDE.sub(
        r"\1 ",
        _SNAKE.sub(
            lambda found: found[0].replace("_", " "), _CASED.sub(lambda found: found[0].lower(), text)
        ),
    )
    if plainer != text:
        yield plainer
        yield from _values(plainer)


def _values(text: str) -> Iterator[str]:
    said = _SNAKE.sub(lambda found: found[1].replace("_", " "), named_with_and(" ".join(text.split())))
    turned = _OF.fullmatch(said)
    if turned is not None:
        said = f"{turned['of']} {turned['what'].lower()}{turned['rest']}"
    first, _, rest = said.partition(" ")
    owned = ""
    if rest and first.lower() in _WHOSE:
        owned = f"{_WHOSE[first.lower()]}.{rest}"
        said = f"{_WHOSE[first.lower()]} {rest}"
    said = _OTHER_WORDS.sub(lambda found: _WORDS[found[1].lower()], said)
    for pattern, instead in _COMPARED:
        said = re.sub(pattern, instead, said)
    said = _AREA_OF.sub(r"\1 ", said)
    yield said
    for pattern, form in _FEATURES:
        found = re.fullmatch(pattern, said, re.IGNORECASE)
        if found is not None:
            yield form.format(**found.groupdict())
    # A piece that is called as a value of the game is: with its article it is read as a name.
    yield _CALLED_AS_A_VALUE.sub(r"\1the ", said)
    yield _CONTAINS.sub(" includes ", said, count=1)
    yield re.sub(r"^the ", "", said)
    if owned:
        # `my guard power` is of a piece of mine.
        yield owned
