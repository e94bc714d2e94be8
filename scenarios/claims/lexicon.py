"""Other words for the game's own: what people say for attacking, stealing, a Gig or the trash.

A word is replaced in the form in which it stands: `swings at` by `attacks`, `got pitched` by `got discarded`. So the
phrases know one verb for each thing that is done, and every other one in all its forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple


class Forms(NamedTuple):
    """The forms of a verb."""

    base: str
    third: str
    past: str
    participle: str
    doing: str


#: The verb of the phrases, and what else is said for it. Of a verb with a particle the first word is conjugated.
_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("swing at", "swing", "go after", "hit", "punch", "strike", "charge at", "charge", "run into",
               "crash into", "smack", "slam into", "smash"),
    "defeat": ("take out", "finish off", "shoot", "slay", "murder", "knock out", "wipe out", "blow up", "kill",
               "destroy", "eliminate", "flatline"),
    "die": ("bite the dust", "croak", "perish", "bite it", "kick the bucket", "go down", "eat it", "fall in battle"),
    "survive": ("live through", "pull through", "stay alive through", "make it through", "come out alive from"),
    "steal": ("snag", "nab", "swipe", "grab", "snatch", "walk away with", "make off with", "get away with",
              "run off with", "pocket", "take home", "walk off with", "come away with", "rob", "get in for"),
    "discard": ("pitch", "throw away", "toss", "ditch", "chuck", "throw out", "dump"),
    "trash": ("mill",),
    "decrease": ("lower", "reduce", "turn down"),
    "increase": ("raise", "bump", "bump up"),
    "win": ("come out on top", "prevail", "triumph"),
    "stay": ("stick around", "hang around", "stick"),
    "swap": ("trade", "exchange", "switch"),
    "concede": ("give up", "surrender", "scoop", "quit", "forfeit", "resign"),
    "spend": ("tap", "exhaust", "tap out"),
    "ready": ("untap", "unspend", "refresh", "unexhaust", "stand up", "straighten"),
    "return": ("bounce", "go back", "come back", "get back"),
    "block": ("chump", "intercept", "jump in front of", "step in front of"),
}  # fmt: skip
_IRREGULAR: Final[dict[str, tuple[str, str]]] = {
    "bite": ("bit", "bitten"), "come": ("came", "come"), "draw": ("drew", "drawn"), "eat": ("ate", "eaten"),
    "fall": ("fell", "fallen"), "get": ("got", "gotten"), "go": ("went", "gone"), "hit": ("hit", "hit"),
    "live": ("lived", "lived"), "lose": ("lost", "lost"), "make": ("made", "made"), "ready": ("readied", "readied"),
    "run": ("ran", "run"), "shoot": ("shot", "shot"), "slay": ("slew", "slain"), "spend": ("spent", "spent"),
    "stand": ("stood", "stood"), "steal": ("stole", "stolen"), "strike": ("struck", "struck"),
    "swing": ("swung", "swung"), "take": ("took", "taken"), "throw": ("threw", "thrown"),
    "unspend": ("unspent", "unspent"), "pay": ("paid", "paid"), "sell": ("sold", "sold"), "win": ("won", "won"),
    "fight": ("fought", "fought"), "give": ("gave", "given"), "put": ("put", "put"), "keep": ("kept", "kept"),
    "have": ("had", "had"), "leave": ("left", "left"),
    "become": ("became", "become"), "rise": ("rose", "risen"), "set": ("set", "set"), "show": ("showed", "shown"),
    "shrink": ("shrank", "shrunk"), "grow": ("grew", "grown"), "wear": ("wore", "worn"), "hold": ("held", "held"),
    "quit": ("quit", "quit"), "stick": ("stuck", "stuck"),
}  # fmt: skip
#: Verbs of one syllable whose last letter is doubled.
_DOUBLED: Final = frozenset(
    {"grab", "nab", "snag", "tap", "untap", "hit", "get", "run", "rob", "win", "put", "equip", "flip", "drop"}
)
#: Verbs of the game with no other word listed for them, whose forms are asked for too.
_MORE_VERBS: Final = (
    "draw", "play", "sell", "win", "fight", "trigger", "pay", "roll", "equip", "activate", "use", "flip", "defend",
    "reveal", "resolve", "gain", "give", "put", "move", "take", "get", "keep", "have", "roll in", "reroll",
    "hand", "sacrifice", "leave", "protect", "go", "take place", "happen", "occur",
    "wear", "carry", "hold", "deck",
)  # fmt: skip
_NOUNS: Final[dict[str, str]] = {
    "discard pile": "trash", "discard": "trash", "graveyard": "trash", "scrap heap": "trash", "bin": "trash",
    "battlefield": "field", "battle": "fight", "combat": "fight", "dice": "gigs", "gig die": "gig", "gig dice": "gigs",
    "creature": "unit", "creatures": "units", "minion": "unit", "minions": "units", "body": "unit",
    "ability": "effect", "abilities": "effects", "money": "€$", "cash": "€$", "bucks": "€$", "mana": "€$",
    "opp": "rival", "enemy": "rival", "foe": "rival", "oppo": "rival", "summoning sickness": "lag",
    "summoning sick": "lagging",
    "summoning-sick": "lagging", "deck area": "deck",
    "chump block": "block", "chump blocks": "blocks", "chump blocked": "blocked", "all of us": "both players",
    "both of us": "both players", "each of us": "both players",
    "gig area": "gig area",
}  # fmt: skip
_DIE: Final = re.compile(
    r"\b(?P<before>(?:a|one|another|no|the|any|single|only|gig|that|this|seventh) )die\b"
)
#: After these a verb stands as it is listed, or as its participle.
_MODAL: Final = re.compile(
    r"\b(?:can|could|may|might|must|will|would|should|to|does|do|did|not|cannot)(?: not| only| even| just)? $",
    re.IGNORECASE,
)
_PASSIVE: Final = re.compile(
    r"\b(?:is|are|was|were|be|been|being|gets?|got|has|have|had)(?: not| just| also)? $", re.IGNORECASE
)


def forms(verb: str) -> Forms:
    """All forms of a verb, with its particle behind each of them."""
    first, _, rest = verb.partition(" ")
    tail = f" {rest}" if rest else ""
    past, participle = _IRREGULAR.get(first, (_ed(first), _ed(first)))
    return Forms(verb, f"{_s(first)}{tail}", f"{past}{tail}", f"{participle}{tail}", f"{_ing(first)}{tail}")


def finite(doing: str) -> str | None:
    """`steals` for `stealing`, in the game's own words; None of a word that is the form of no verb known here."""
    return _finite().get(doing.lower())


#: Verbs of change, of which the phrases know the present.
_CHANGES: Final = (
    "add", "become", "drop", "end", "fall", "gain", "get", "give", "go", "grow", "keep", "leave", "lose", "move", "put",
    "receive", "remain", "return", "rise", "set", "show", "shrink", "stay", "take", "trade",
)  # fmt: skip


def in_the_present(said: str) -> str:
    """`dropped to 6` as `drops to 6`, `was set to 4` as `is set to 4`; other verbs stay as they are."""
    done, now = _past_of_changes()
    said = done.sub(lambda found: f"is {found['participle']}", said)
    return now[0].sub(lambda found: now[1][found[0].lower()], said)


@cache
def _past_of_changes() -> tuple[re.Pattern[str], tuple[re.Pattern[str], dict[str, str]]]:
    of = [forms(verb) for verb in _CHANGES]
    done = "|".join(each.participle for each in of)
    past = {each.past: each.third for each in of if each.past != each.base}
    return (
        re.compile(rf"\b(?:was|were) (?P<participle>{done})\b", re.IGNORECASE),
        (re.compile(rf"(?<!is )(?<!are )(?<!been )\b(?:{'|'.join(past)})\b", re.IGNORECASE), past),
    )


@cache
def _finite() -> dict[str, str]:
    found: dict[str, str] = {}
    for verb, others in _VERBS.items():
        found |= {forms(other).doing: forms(verb).third for other in others if " " not in other}
    return found | {forms(verb).doing: forms(verb).third for verb in (*_MORE_VERBS, *_VERBS)}


def in_plain_words(said: str, names: frozenset[str]) -> str:
    """A statement with the game's own words for other ones; words that name pieces (`names`) are left."""
    pattern, meant = _table()

    def instead(found: re.Match[str]) -> str:
        if found[0].lower() in names:
            return found[0]
        return _in_form(meant[found[0].lower()], said[: found.start()])

    plain = pattern.sub(instead, said)
    return plain if "die" in names else _DIE.sub(r"\g<before>gig", plain)


def _in_form(meant: tuple[tuple[str, str], ...], before: str) -> str:
    """Of what a form may be, what it is after the words before it."""
    wanted = (
        ("base",)
        if _MODAL.search(before)
        else ("participle",)
        if _PASSIVE.search(before)
        else ("past", "third")
    )
    fitting = dict(meant)
    return next((fitting[name] for name in wanted if name in fitting), meant[0][1])


@cache
def _table() -> tuple[re.Pattern[str], dict[str, tuple[tuple[str, str], ...]]]:
    """A pattern over all the other words, and of each the forms that it may be with what is said for it."""
    meant: dict[str, list[tuple[str, str]]] = {}
    for word, form, plain in _other_words():
        meant.setdefault(word, []).append((form, plain))
    listed = "|".join(re.escape(word) for word in sorted(meant, key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w.'-])(?:{listed})(?![\w-])", re.IGNORECASE)
    return pattern, {word: tuple(found) for word, found in meant.items()}


def _other_words() -> Iterator[tuple[str, str, str]]:
    for verb, others in _VERBS.items():
        for other in others:
            yield from zip(forms(other), Forms._fields, forms(verb), strict=True)
    for noun, plain in _NOUNS.items():
        yield noun, "noun", plain


def _s(verb: str) -> str:
    if re.search(r"(?:s|sh|ch|x|o)$", verb):
        return f"{verb}es"
    if verb == "have":
        return "has"
    return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"


def _ed(verb: str) -> str:
    if verb.endswith("e"):
        return f"{verb}d"
    if re.search(r"[^aeiou]y$", verb):
        return f"{verb[:-1]}ied"
    return f"{verb}{verb[-1]}ed" if verb in _DOUBLED else f"{verb}ed"


def _ing(verb: str) -> str:
    if verb.endswith("ie"):
        return f"{verb[:-2]}ying"
    if verb.endswith("e") and not verb.endswith("ee"):
        return f"{verb[:-1]}ing"
    return f"{verb}{verb[-1]}ing" if verb in _DOUBLED else f"{verb}ing"
