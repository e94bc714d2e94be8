"""What is said of a statement that cannot be read: which part can be, and what could be said in its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from rapidfuzz import fuzz, process

import engine
from scenarios.claims.pieces import examples
from scenarios.language.pieces import UNKNOWN
from scenarios.table.table import Table

_FORMS: Final = (
    "{piece} is defeated", "{piece} is not defeated", "{piece} is in the trash", "{piece} is spent", "{piece} is ready",
    "{piece} power >= 5", "{piece} has blocker", "{piece} can attack", "{piece} can block", "{piece} wins the fight",
    "{piece} loses the fight", "{piece} blocks", "{piece} is not blocked", "{piece} steals {die}", "{die} was stolen",
    "{piece} is defeated by {other}", "{piece} was readied twice", "{piece} attacks twice", "{piece} triggers once",
    "{piece} can be defeated", "{piece} costs 3 to play", "{piece} is equipped with {gear}", "the attacker is defeated",
    "both {piece} and {other} are ready", "exactly one of {piece} and {other} is ready",
    "neither {piece} nor {other} is defeated", "{piece} is defeated before you draw", "you may pass", "you must pass",
    "you may block with {piece}", "you win", "rival wins the game", "you draw 2 cards", "rival steals 1 gig",
    "rival gigs includes {die}", "you have at least 3 gigs", "you gig count >= 7", "rival street cred >= 7",
    "the attack is legal", "no Program was played", "the attack is not blocked",
)  # fmt: skip
#: Of a card that is not on the table.
_HELD_FORMS: Final = (
    "{card} costs 3 to play", "I can afford {card}", "{card} was played", "{card} is in the trash",
    "{card} is in my hand", "{card} was not played", "I may play {card}",
)  # fmt: skip
#: What is never left out of a statement: it says when, or why alone, it would be so, or that several were one.
CONDITIONAL: Final = re.compile(
    r"\b(?:unless|only if|only because|just because|whenever|(?:each|every) time(?! this turn$))\b|"
    r"\b(?:two|three|four|five|both|all|several|[2-9])\b.* (?:at once|in one go|at the same time|simultaneously)$",
    re.IGNORECASE,
)
_HINTS: Final = tuple(
    (re.compile(words, re.IGNORECASE), hint)
    for words, hint in (
        (
            r"\b(?:unless|if|would|otherwise|in case|provided|as long as|whenever|suppose|without)\b",
            (
                "what would be so is another scenario: write down in `play` what is done, or leave it out, and "
                "say what is so then"
            ),
        ),
        (r"\bor\b", "say each of the two by itself, or `at least one of A and B is ready`"),
        (
            r"\b(?:because|since|due to|thanks to|so that)\b",
            "say it without the reason; the rules that decide are cited with it",
        ),
        (
            r"\b(?:at once|in one go|at the same time|simultaneously)\b",
            "how many happened together is not told: say how many in all, or that one happened before the other",
        ),
        (
            r"\b(?:again|each|every|often|times?|once|twice)\b",
            "say how often in all: `X attacks twice`, `X was readied at most once`, `you drew 2`",
        ),
        (
            r"\b(?:last|next|previous|following) turn\b",
            "a statement is about the written play; the next turn goes into `play`, the last to `history`",
        ),
        (
            r"\b(?:should|ought|better|best|good|bad|worth|think|believe|doubt|probably|likely|maybe|perhaps)\b",
            "say what is so, may be done or can come about; what is wise, or what somebody thinks, is not judged",
        ),
        (r"\b(?:except|all but|apart from|other than)\b", "name each piece of which it is so"),
        (r"\?\s*$", "say it as a statement; a question goes to judge_scenario"),
    )
)
_CUTS: Final = re.compile(
    r",? (?:because|since|but|and|while|although|even though|though|so|unless|if|when|once|after|before|instead of|"
    r"rather than|without|or|until|as)\b(?: (?:that|also|still|then))?|[;:,] |\.\s+(?=[A-Z])",
    re.IGNORECASE,
)
_NAMED: Final = re.compile(r"\{(\w+)\}")
_SHOWN: Final = 100
_NEAREST: Final = 5


def complaint(said: str, table: Table, unknown: list[str], reads: Callable[[str], bool]) -> str:
    """The message: what could not be read, what of it can be, how else to say it, and the forms that come nearest.

    unknown: names in it that fit no piece. reads: whether a statement can be read.
    """
    shown = said if len(said) <= _SHOWN else f"{said[:_SHOWN]}..."
    head = f"cannot read `{shown}` as one statement about this scenario"
    pieces = list(dict.fromkeys(examples(table)))
    named = ", ".join(dict.fromkeys((*pieces, *_held(table)))) or "none"
    names = f"; its pieces are {named}" if unknown else ""
    part = next((each for each in _parts(said) if reads(each)), None)
    readable = f" By itself `{part}` can be read." if part is not None else ""
    hints = [hint for words, hint in _HINTS if words.search(said)][:2]
    instead = "".join(f" {hint[0].upper()}{hint[1:]}." for hint in hints)
    listed = ", ".join(f"`{form}`" for form in _nearest(said, pieces, table))
    return (
        f"{head}{names}.{readable}{instead} Nearest forms: {listed}. "
        "One statement at a time, in the words of the question language"
    )


def _parts(said: str) -> Iterator[str]:
    """What stands before and after the words that join statements, the longest first."""
    bare = said.rstrip(".!? ")
    found = [
        part for cut in _CUTS.finditer(bare) for part in (bare[: cut.start()], bare[cut.end() :].strip())
    ]
    yield from sorted((part for part in dict.fromkeys(found) if " " in part), key=len, reverse=True)[:6]


def _held(table: Table) -> Iterator[str]:
    """The named cards in hands, and Gear."""
    for side in (table.scenario.you, table.scenario.rival):
        gear = (each for piece in (*side.field, *side.legends) for each in piece.gear)
        yield from (
            piece.as_ or piece.card for piece in (*side.hand, *gear) if piece.as_ or piece.card != UNKNOWN
        )


def _nearest(said: str, pieces: list[str], table: Table) -> list[str]:
    """Forms about the pieces of which it speaks, else about the first ones, with dice and Gear that there are."""
    words = set(re.findall(r"[^\W_]+", said.lower()))

    def spoken_of(piece: str) -> bool:
        return bool(words & set(re.findall(r"[^\W_]{2,}", piece.lower())))

    meant = list(filter(spoken_of, pieces))
    held = list(filter(spoken_of, _held(table)))
    others = [piece for piece in pieces if piece not in meant]
    about = meant[:1] or ([] if held else others[:3] or ["guard"])
    state: engine.State = table.before.state
    dice = [state.dice[number].label for side in state.sides for number in side.gigs]
    gear = [table.names.reference(uid) for card in state.cards.values() for uid in card.gear]
    forms = [form.format(card=card) for card in held for form in _HELD_FORMS]
    for piece in about or [""]:
        other = next((each for each in (*meant, *others) if each != piece), "")
        named = {"piece": piece, "other": other, "die": next(iter(dice), ""), "gear": next(iter(gear), "")}
        forms += [
            form.format(**named) for form in _FORMS if all(named[name] for name in _NAMED.findall(form))
        ]
    near = process.extract(said, list(dict.fromkeys(forms)), scorer=fuzz.token_sort_ratio, limit=_NEAREST)
    return [form for form, _, _ in near]
