"""What has been done to pieces so far: "the spent Unit", "each Unit defeated this way"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Both, Cards, Is, Ref, This, Trigger
from engine.text.forms import Reject
from engine.text.lowering.naming import DONE_TO, subject_label
from engine.text.lowering.spoken import NOBODY

if TYPE_CHECKING:
    from engine.effects.values import Piece
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

_DONE: Final[dict[type[Any], str]] = {t.Defeat: "defeated", t.Spend: "spent", t.Ready: "readied"}
_MOVED: Final = {"hand": "returned", "bottom of deck": "bottom-decked"}
_ON_TABLE: Final = ("spent", "readied", "winning")
_FOUGHT: Final = {"wins-fight": ("winning", "losing"), "loses-fight": ("losing", "winning")}


def has_done(done: Any, scope: Scope) -> None:
    """Note what an instruction has been done to, for later words."""
    match done:
        case t.Move(target, to):
            word = _MOVED.get(to)
        case t.Adjust(target, _, "increase" | "decrease" as how):
            word = f"{how}d"
        case t.Defeat(target) | t.Spend(target) | t.Ready(target):
            word = _DONE[type(done)]
        case _:
            return
    if word is None:
        return
    piece = Ref(target.bind) if isinstance(target, (t.Choose, t.Every, t.TopOfDeck)) else target
    for spoken in scope.spoken:
        if spoken.piece == piece:
            kinds = scope.done.get(word, (spoken.kinds,))[0]
            same = kinds if kinds == spoken.kinds else ()
            scope.done[word] = same, piece, spoken.many


def done_by(trigger: Trigger, scope: Scope) -> None:
    """Note what an event has done, for later words: "the defeated Unit", "the losing Unit"."""
    if trigger.event in DONE_TO and isinstance(trigger.subject, Cards):
        scope.done[f"trigger {trigger.event}"] = trigger.subject.kinds, Ref(subject_label(trigger)), False
    if trigger.event in _FOUGHT and isinstance(trigger.subject, (This, Cards)):
        if trigger.event == "wins-fight" and "trigger defeated" not in scope.done:
            # who loses a fight is defeated (`fight.opponent-defeats-loser`)
            scope.done["trigger defeated"] = ("Unit",), Ref("opponent"), False
        mine = trigger.subject if isinstance(trigger.subject, This) else Ref(subject_label(trigger))
        for word, piece in zip(_FOUGHT[trigger.event], (mine, Ref("opponent")), strict=True):
            known = scope.done.get(f"trigger {word}", ((), piece))[1]
            # "wins or loses a fight": nobody knows which of the two it is
            scope.done[f"trigger {word}"] = ("Unit",), piece if known == piece else NOBODY, False


def done_by_this(when: list[Trigger], scope: Scope) -> None:
    """Note that the effect begins with a deed of this card; where that is its defeat, it is "the defeated Unit"."""
    scope.own_deed = True
    if when == [Trigger("defeated", This())]:
        scope.done["trigger defeated"] = ("Unit",), scope.this, False
    else:
        scope.done.pop("trigger defeated", None)


def done_to(label: str, want: Want, scope: Scope) -> Piece:
    """The one that something was done to last, or all of them. Raises Reject where that was not done."""
    word, done, kind = label.removeprefix("?").split(" ")
    nothing = (), NOBODY, False
    by_trigger = scope.done.get(f"trigger {done}", nothing) if word == "one" else nothing
    if done == "returned" and done not in scope.done and by_trigger == nothing:
        done = "bottom-decked"  # "return up to 3 cards from your trash to the bottom of your deck"
    kinds, piece, many = scope.done.get(done, by_trigger)
    if piece == NOBODY or (kind != "card" and kinds != (kind,)) or (word == "one" and many):
        raise Reject(f"what was {done} is not said")
    lost = done == "losing" or (done == "defeated" and piece == Ref("opponent"))
    if lost and want not in ("numbers", "any"):
        raise Reject(f"whether the {done} Unit is still there is not known")
    if want == "gig" or (want in ("table", "turned", "off") and (want == "off") is (done in _ON_TABLE)):
        raise Reject(f"what was {done} is not there for this")
    if done == "defeated" and piece == Ref("opponent"):
        scope.beaten.append(True)
    return piece if word == "one" else Ref(done)


_BEATEN: Final = Is(Ref("opponent"), Cards(did="defeated"))


def if_beaten(scope: Scope, condition: Any = None) -> Any:
    """The condition, if any, and where "the defeated Unit" of a won fight was said: that the loser was defeated.

    Who loses a fight may be saved from the defeat (`fight.undefeated-loser-still-lost`); there is no such Unit then.
    """
    said = bool(scope.beaten)
    scope.beaten.clear()
    if not said or condition == _BEATEN:
        return condition
    return _BEATEN if condition is None else Both((_BEATEN, condition))
