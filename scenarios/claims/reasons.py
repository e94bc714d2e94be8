"""Whether what was given as a reason has to do with what it was given for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from scenarios.reasons.weights import is_general
from scenarios.ruling import Answer

if TYPE_CHECKING:
    from scenarios.claims.claim import ReadClaim

#: How many of the rules cited with the statement are looked at.
_FIRST: Final = 5
#: Other words under which rules speak of a value.
_ALSO: Final[dict[str, tuple[str, ...]]] = {
    "ready": ("ready", "spent"), "spent": ("spent", "spend", "ready"), "gig count": ("gig",), "gigs": ("gig",),
    "equipped": ("gear", "equip"), "gear": ("gear",), "host": ("gear",), "units": ("unit",), "hand cards": ("hand",),
    "eddies": ("€$", "eddie"), "funds": ("€$", "eddie"), "fight power": ("power",), "deck": ("deck",),
    "face": ("face",), "price": ("cost", "€$", "pay"), "area": (),
}  # fmt: skip


class RuleReason(NamedTuple):
    """A rule given as a reason: it is one where the answer cites one of its rules, or says so in its sentence."""

    said: str
    keys: frozenset[str] = frozenset()
    sentence: str = ""

    def given(self, answer: Answer) -> bool:
        """Whether the answer rests on it."""
        cited = {citation.key for citation in answer.citations}
        return bool(cited & self.keys) or bool(self.sentence and self.sentence in answer.answer)


_WHO: Final = r"(?:I|you|we|they|(?:the |my |your )?(?:rival|opponent)|a player|he|she|one)"
_A_TURN: Final = "(?: (?:each|per|a|every|this|in a) turn)?"
#: Rules as people give them for a reason, the keys that they are then cited by, or what the answer says.
_RULES: Final = tuple(
    (re.compile(words, re.IGNORECASE), frozenset(keys), sentence)
    for words, keys, sentence in (
        (
            (r"(?:a |the )?legends? (?:can ?not|can't|may not) (?:be|stay|lie|go|remain) (?:in|into|to) (?:the |a )?"
            r"(?:trash|hand|deck)"),
            ("legend.removed-from-invalid-area",),
            "",
        ),
        (
            (r"(?:\S+(?:'s)? )*(?:effect |ability |it |he |she )?(?:only (?:works|triggers|applies|counts|readies)|"
            rf"(?:works|triggers|applies|counts) only) (?:once|(?:on )?the first time){_A_TURN}|"
            rf"(?:\S+(?:'s)? )*(?:effect|ability|it) (?:has|was|is) (?:already )?(?:been )?used(?: up)?{_A_TURN}"),
            (),
            "has had its time this turn",
        ),
        (
            (rf"{_WHO} (?:can ?not|can't|could ?n[o']t) draw(?: (?:a|any|another) cards?)?|"
                rf"{_WHO} (?:(?:has|have|had) to )?(?:draws?|drew) (?:a card |cards )?from an empty deck|"
            rf"{_WHO} (?:(?:has|have|had) to )?(?:draws?|drew) more (?:cards )?than "
            rf"(?:there (?:are|were)|{_WHO} (?:has|have|had))(?: in .* deck)?|"
            r"(?:the|my|your|their|the rival's) deck "
                r"(?:(?:is|was) empty|(?:runs|ran) out|(?:has|had) (?:only|just) \S+ cards?)"),
            ("lose.draw-from-empty-deck", "lose.draw-more-than-deck", "start.draw-from-empty-deck-loses"),
            "",
        ),
        (
            (rf"only one card (?:may|can) be sold{_A_TURN}|"
            rf"{_WHO} (?:may|can) (?:only sell|sell only) (?:once|one card){_A_TURN}|"
            rf"{_WHO} (?:has |have )?already sold(?: a card| one)?{_A_TURN}"),
            ("main.sell-once-per-turn",),
            "",
        ),
        (
            (rf"only one legend (?:may|can) be called{_A_TURN}|"
            rf"{_WHO} (?:may|can) (?:only call|call only) (?:once|one legend){_A_TURN}|"
            rf"{_WHO} (?:has |have )?already called(?: a legend| one)?{_A_TURN}"),
            (
                "call.once-per-turn", "legend.call-once-per-turn", "legends-area.call-once-per-turn",
                "main.call-once-per-turn",
            ),
            "",
        ),
        (
            (r"ready (?:rival )?units (?:can ?not|can't|may not) be attacked|"
            r"only spent (?:rival )?units (?:can|may) be attacked"),
            ("attack.target-spent-unit",),
            "",
        ),
        (
            (r"(?:a )?['\"]?can(?:no|')t['\"]? (?:beats|overrides|wins over|trumps|takes precedence over) (?:a )?"
            r"['\"]?(?:can|may)['\"]?"),
            ("golden.cant-beats-can",),
            "",
        ),
        (
            (r"(?:it|the fight) (?:is|was|ends in) a (?:tie|draw)|(?:in|on) a tie both (?:units )?lose|"
            r"(?:both|the two|their) (?:units )?(?:powers? (?:is|are|was|were) (?:the same|equal|tied)|"
            r"have (?:the same|equal) power)"),
            ("fight.tie",),
            "",
        ),
        (
            (r"(?:units|legends|lagging units|units with lag) (?:can ?not|can't|may not) attack "
            r"(?:on the turn (?:they are|they're) played|the turn they (?:are|come) played|with lag|while lagging)"),
            ("attack.lagging-cannot", "lag.cannot-attack"),
            "",
        ),
    )
)  # fmt: skip


def rule_given(why: str) -> RuleReason | None:
    """The rule that these words give as a reason; None where they give none that is known here."""
    for words, keys, sentence in _RULES:
        if words.fullmatch(why.strip()):
            return RuleReason(why.strip(), keys, sentence)
    return None


def bears_on(reason: ReadClaim, why: Answer, what: Answer) -> bool:
    """Whether a reason that holds is one: a rule decides both, or the rules and texts cited speak of its value."""
    decisive = {c.key for c in what.citations[:_FIRST] if not is_general(c.key)}
    if decisive & {c.key for c in why.citations[:_FIRST] if not is_general(c.key)}:
        return True
    said = " ".join(
        [what.answer, *(c.statement for c in what.citations[:_FIRST]), *(t.text for t in what.card_texts)]
    )
    return any(word in said.lower() for word in _words(reason))


def _words(reason: ReadClaim) -> Iterator[str]:
    question = reason.question
    for value in question.values if question is not None else ():
        if value.what == "keywords":
            yield from (word.lower() for word in _said(value))
        else:
            yield from _ALSO.get(value.what, (value.what.removeprefix("was ").removesuffix("ed"),))


def _said(value: object) -> tuple[str, ...]:
    said: str | tuple[str, ...] = getattr(value, "value", ())
    return (said,) if isinstance(said, str) else said
