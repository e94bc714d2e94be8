"""What "they" do: a player is meant who was spoken of before, and only a Rival can be."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import ByRival, ChooseOne, EachPlayer
from engine.effects.values import This, ThisGear, Trigger
from engine.text.forms import OwnersDeed, Reject
from engine.text.lowering.resolve import parts
from engine.text.meaning import rebuild, refusing_at

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.text import forms as f


@dataclasses.dataclass(frozen=True, slots=True)
class They:
    """What "they" do, as an instruction to a Rival; and as one to you, for a player who was chosen."""

    step: Any
    yours: Any = None


@dataclasses.dataclass(frozen=True, slots=True)
class ChosenPlayer:
    """The words "choose a player", before what that player does."""


_BY_PLAYERS: Final = (
    "played", "called", "discards", "draws", "trashes", "sells", "equips", "swaps", "increases", "decreases", "rolls",
    "rolls-in", "rerolls",
)  # fmt: skip


def of_rivals(sentences: Iterable[tuple[int, f.Sentence]], before: Any) -> list[tuple[int, f.Sentence]]:
    """The sentences, with what "they" do as what a Rival does. before: what the effect begins with.

    Raises Reject where no Rival was spoken of, or another player may be meant: whoever does what sets the effect off
    ("when a player plays a Program"), each player, an owner.
    """
    known, vague = _rival_in(before), any(_by_anyone(part) for part in parts(before))
    found: list[tuple[int, f.Sentence]] = []
    for option, sentence in _of_chosen(sentences):
        with refusing_at(sentence):
            others = rebuild(sentence, lambda node: None if isinstance(node, They) else node)
            known = known or _rival_in(others)
            if any(isinstance(part, They) for part in parts(sentence)):
                if vague or not known:
                    raise Reject('who "they" are is not said')
                known = True
            vague = vague or any(isinstance(part, (OwnersDeed, EachPlayer)) for part in parts(others))
        said = rebuild(sentence, lambda node: node.step if isinstance(node, They) else node)
        found.append((option, said))
    return found


def _of_chosen(sentences: Iterable[tuple[int, f.Sentence]]) -> list[tuple[int, f.Sentence]]:
    """The sentences, "choose a player. They discard 1" as a choice whether you do or a Rival does."""
    sentences = list(sentences)
    optional = any(option for option, _ in sentences)  # a choice among effects is none in another
    made: list[tuple[int, f.Sentence]] = []
    chosen: f.Sentence | None = None
    for option, sentence in sentences:
        what = sentence.body.what
        if chosen is not None:
            if not isinstance(what, They) or what.yours is None or sentence.leads:
                raise Reject("what the player who is chosen does is not said")
            body = dataclasses.replace(sentence.body, what=ChooseOne((what.yours, what.step)))
            made.append((option, dataclasses.replace(chosen, body=body)))
            chosen = None
        elif isinstance(what, ChosenPlayer):
            if sentence.body.condition is not None or sentence.body.instead or optional:
                raise Reject("what the player who is chosen does is not said")
            chosen = sentence
        elif any(isinstance(part, ChosenPlayer) for part in parts(what)):
            raise Reject("which player this is is not said")
        else:
            made.append((option, sentence))
    if chosen is not None:
        raise Reject("what the player who is chosen does is not said")
    return made


def _rival_in(node: Any) -> bool:
    """Whether a Rival, or something of theirs, is spoken of."""
    return any(
        isinstance(part, ByRival) or "rival" in (getattr(part, name, None) for name in ("side", "who", "by"))
        for part in parts(node)
    )


def _by_anyone(part: Any) -> bool:
    """Whether an event is something that either player may have done; what this card does, its player does."""
    return (
        isinstance(part, Trigger)
        and part.who is None
        and not isinstance(part.subject, (This, ThisGear))
        and getattr(part.subject, "side", "any") == "any"
        and (part.event in _BY_PLAYERS or (part.event == "steals" and part.subject is None))
    )
