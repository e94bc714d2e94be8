"""What effects answer to, in words: "{Play}", "when a friendly Unit steals a Gig, ", "a Unit would be defeated"."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.effects.tree import Reroll
from engine.effects.values import Cards, Gigs, Ref, This, ThisGear, Trigger
from engine.text.lowering.naming import would_label
from engine.text.rendering.clauses import Clause
from engine.text.rendering.tables import THINGS, TRIGGERS
from engine.text.rendering.words import ORDINALS

if TYPE_CHECKING:
    from engine.effects.tree import Replacement
    from engine.effects.values import Things, Who
    from engine.text.rendering.clauses import Mode
    from engine.text.rendering.words import Words

_KEYWORDS: Final = {"played": "{Play}", "attacks": "{Attack}", "defeated": "{Defeated}", "called": "{Call}"}
_DONE_TO: Final = {
    "played": ("play", "played"),
    "called": ("Call", "Called"),
    "spent": ("spend", "spent"),
    "readied": ("ready", "readied"),
    "defeated": ("defeat", "defeated"),
    "discards": ("discard", "discarded"),
    "equips": ("equip", "equipped"),
    "sells": ("sell", "sold"),
    "swaps": ("swap", "swapped"),
    "trashes": ("trash", "trashed"),
    "draws": ("draw", "drawn"),
    "increases": ("increase", "increased"),
    "decreases": ("decrease", "decreased"),
    "returned": ("return", "returned"),
    "bottom-decked": ("bottom-deck", "bottom-decked"),
    "rolls": ("roll", "rolled"),
    "rerolls": ("reroll", "rerolled"),
    "rolls-in": ("roll in", "rolled in"),
}
"""What somebody does to a piece, and what then is done to it."""
_DOES: Final = {
    "attacks": "attack",
    "attacks-gigs": "attack a Gig area",
    "leaves": "leave the field",
    "goes-solo": "use {Go Solo}",
    "defeats": "defeat",
    "fights": "fight",
    "loses-fight": "lose a fight",
    "uses-blocker": "use {Blocker}",
    "wins-fight": "win a fight",
}
_BECOMES: Final = {
    "is-attacked": "attacked",
    "is-blocked": "blocked",
    "returned": "returned to its owner's hand",
    "bottom-decked": "bottom-decked",
}
"""What is done to a piece, where it is not said by whom."""
_BY: Final = {
    "effect": "by an effect",
    "rival effect": "by a rival effect",
    "friendly effect": "by a friendly effect",
    "fight": "in a fight",
}
_WOULD: Final = {
    "defeat": "defeated",
    "draw": "draws",
    "discard": "discards",
    "roll-in": "rolls-in",
    "steal": "steals",
    "trash-gear": "defeated",
}
_TURNS: Final = {"turn-starts": "start", "turn-ends": "end"}
_OWNERS: Final[dict[Who | None, str]] = {"you": "your turn", "rival": "a Rival's turn", None: "each turn"}
_CARD_EVENTS: Final = ("played", "called", "discards", "draws", "trashes", "sells")
_OF_GIGS: Final = (
    "steals", "steals-together", "increases", "decreases", "rolls", "rolls-in", "rerolls", "swaps", "changes",
)  # fmt: skip
_CARDS_MOVE: Final = ("draws", "discards", "trashes", "sells", "played")
_BEFORE_OTHER: Final = {
    "attacks": "",
    "defeats": "",
    "fights": "",
    "is-attacked": " by",
    "is-blocked": " by",
    "equips": " to",
}


def lead(when: tuple[Trigger, ...], nth: int | None, words: Words, of_gear: bool = False) -> str:
    """How a triggered effect begins: "{Play} {Attack} ", "when X or Y, ", "the first time X each turn, ".

    of_gear: it speaks of "this Gear", so that {Defeated} might mean the defeat of that.
    """
    keywords = [_keyword(t) for t in when if not (of_gear and t.event == "defeated")]
    keywords += [None] * (len(when) - len(keywords))
    if nth is None and all(keywords):
        return f"{' '.join(map(str, keywords))} "
    turn = _TURNS.get(when[0].event)
    if turn is not None and len(when) == 1 and nth is None:
        return f"at the {turn} of {_OWNERS[when[0].who]}, "
    said = " or ".join(trigger_clause(t, words) for t in when)
    for trigger in when:
        bind_trigger(trigger, words)
    return f"when {said}, " if nth is None else f"the {ORDINALS[nth - 1]} time {said} each turn, "


def _keyword(trigger: Trigger) -> str | None:
    plain = trigger == Trigger(trigger.event, trigger.subject)
    return _KEYWORDS.get(trigger.event) if plain and isinstance(trigger.subject, This) else None


def bind_trigger(trigger: Trigger | Replacement, words: Words) -> None:
    """Let the words know what the trigger binds."""
    event = getattr(trigger, "event", "")
    many = event in ("steals-together", "swaps") or getattr(trigger, "together", False)
    if event == "equips":
        words.opponent = "that Unit"
    if isinstance(trigger.subject, Cards):
        words.doer = _doer(trigger)
        would = getattr(trigger, "would", "")
        label = would_label(would, trigger.subject) if would else _label(trigger.subject, event)
        words.bind(label, many, kinds=trigger.subject.kinds if label == "card" else ())
    elif many and event in _CARD_EVENTS:
        words.bind("card", many)
    if trigger.gig is not None or event in _OF_GIGS or getattr(trigger, "would", "") in ("steal", "roll-in"):
        words.bind("gig", many=many)


def _doer(trigger: Trigger | Replacement) -> str | None:
    """The words for the piece that did it, where its opponent was named, too."""
    subject, event = trigger.subject, getattr(trigger, "event", "")
    named = isinstance(getattr(trigger, "against", None), Cards) or event == "defeats"
    if not isinstance(subject, Cards) or not named or subject.side == "any" or event == "equips":
        return None
    return f"the {subject.side} {(subject.kinds or ('Unit',))[0]}"


def _label(subject: Cards, event: str) -> str:
    if event in _CARD_EVENTS or subject.kinds == ("Gear",):
        return "card"
    return "legend" if subject.kinds == ("Legend",) else "unit"


def trigger_clause(trigger: Trigger, words: Words, mode: Mode = "imperative") -> str:
    """A trigger as a clause: "another friendly Unit steals a Gig with value less than its power"."""
    event = trigger.event
    if event in _TURNS:
        return str(Clause(_TURNS[event], "", _OWNERS[trigger.who]).say(mode))
    clause = _clause(event, trigger, words)
    more = ""
    if trigger.against is not None:
        outer, words.stealer = words.stealer, "unit"
        other = words.this if isinstance(trigger.against, This) else THINGS(trigger.against, words).single()
        words.stealer = outer
        more = f"{_BEFORE_OTHER.get(event, ' against')} {other}"
    elif event == "defeats":
        more = " a Unit"
    if trigger.margin is not None and event != "steals-together":
        more += f" by {trigger.margin}+ power"
    if trigger.by is not None:
        more += f" {_BY[trigger.by]}"
    if trigger.role is not None:
        more += f" while {trigger.role}"
    return str(replace(clause, rest=f"{clause.rest}{more}".strip()).say(mode))


@TRIGGERS.of(Trigger)
def _happened(node: Trigger, words: Words) -> str:
    return trigger_clause(node, words, "past")


def would_clause(node: Replacement, words: Words) -> str:
    """What a replacement replaces, as a clause: "a friendly Unit would be defeated".

    Where a result is ignored there is one already: "you roll in a Gig".
    """
    clause = _clause(_WOULD[node.would], node, words)
    if node.step == Reroll():
        return str(clause.say("imperative"))
    verb = "be" if clause.verb in ("is", "are") else clause.verb
    rest = f" {clause.rest}" if clause.rest else ""
    by = f" {_BY[node.by]}" if node.by is not None else ""
    if node.against is not None:
        other = words.this if isinstance(node.against, This) else THINGS(node.against, words).single()
        return f"{other} would defeat {clause.subject}{by}{_each_turn(node)}"
    each = _each_turn(node)
    return f"{clause.subject} would {verb}{rest}{by}{each}"


def _each_turn(node: Replacement) -> str:
    return " each turn" if node.first_each_turn else ""


def _clause(event: str, trigger: Trigger | Replacement, words: Words) -> Clause:
    who = {"you": "you", "rival": "a Rival", None: None}[trigger.who]
    subject = _subject(trigger, words)
    if event.startswith("steals"):
        return Clause("steal", _stolen(event, trigger, words), subject or who or "a player", who == "you")
    together = getattr(trigger, "together", False)
    if event in _DOES:
        verb, _, rest = _DOES[event].partition(" ")
        many = together or (who == "you" and subject is None)
        return Clause(verb, rest, subject or who or "a player", many)
    be = "are" if together else "is"
    if event in _BECOMES and who is None:
        return Clause(be, _BECOMES[event], subject or "a card", modal=True)
    if event == "changes":
        return replace(_changes(trigger, words), many=together)
    if event in ("increases", "decreases") and trigger.gig is not None and trigger.gig.extreme is not None:
        rest = dataclasses.replace(trigger, gig=dataclasses.replace(trigger.gig, extreme=None))
        clause = _clause(event, rest, words)
        return replace(clause, rest=f"{clause.rest} to its {trigger.gig.extreme} value".strip())
    verb, done = _DONE_TO[event]
    what = subject or _gig(event, trigger, words)
    if who is None:
        return Clause(be, done, what, modal=True)
    verb, _, rest = verb.partition(" ")
    back = " to its owner's hand" if event == "returned" else ""
    return Clause(verb, f"{rest} {what}{back}".strip(), who, who == "you")


def _changes(trigger: Trigger | Replacement, words: Words) -> Clause:
    """A Gig changes its value, or reaches its lowest or highest."""
    gig = trigger.gig or Gigs()
    if gig.extreme is None:
        return Clause("change", "value", _each_or_all(gig, trigger, words))
    rest = dataclasses.replace(gig, extreme=None)
    return Clause("reach", f"its {gig.extreme} value", THINGS(rest, words).single())


def _subject(trigger: Trigger | Replacement, words: Words) -> str | None:
    match trigger.subject:
        case None:
            return None
        case This():
            return words.this
        case ThisGear():
            return "this Gear"
        case Ref(label):
            return words.ref(label)[0]
        case Cards():
            return _each_or_all(trigger.subject, trigger, words)


def _gig(event: str, trigger: Trigger | Replacement, words: Words) -> str:
    if trigger.gig is None and event in _CARDS_MOVE:
        return "one or more cards" if getattr(trigger, "together", False) else "a card"
    gig = trigger.gig or Gigs()
    if event == "rolls" and gig.extreme is not None:
        rest = dataclasses.replace(gig, extreme=None)
        return f"a {gig.extreme} value on {THINGS(rest, words).single()}"
    return _each_or_all(gig, trigger, words)


def _each_or_all(of: Things, trigger: Trigger | Replacement, words: Words) -> str:
    """One of them, or "one or more" where all that it happens to at once count as one."""
    noun = THINGS(of, words)
    return f"one or more {noun.bare(True)}" if getattr(trigger, "together", False) else noun.single()


def _stolen(event: str, trigger: Trigger | Replacement, words: Words) -> str:
    outer, words.stealer = words.stealer, "unit"
    noun = THINGS(trigger.gig or Gigs(), words)
    words.stealer = outer
    if event != "steals-together":
        return noun.single()
    return f"{getattr(trigger, 'margin', None) or 'one'} or more {noun.bare(True)}"
