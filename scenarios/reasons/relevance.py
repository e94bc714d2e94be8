"""Whether an effect that did not take its course could have changed what is asked for, had it done so."""

from __future__ import annotations

from typing import Final

from engine.effects import tree
from scenarios.play.underway import nodes

_OF_GIGS: Final = (
    tree.Adjust, tree.SetGig, tree.Steal, tree.Swap, tree.Reroll, tree.Prevent, tree.StealsFewer, tree.StealsAtMost,
)  # fmt: skip
_OF_VALUES: Final = (tree.Adjust, tree.SetGig, tree.SwapValues, tree.Reroll)
#: What a value changes by, where few kinds of steps can change it.
CHANGED_BY: Final[dict[str, tuple[type[object], ...]]] = {
    "called": (tree.Call,),
    "discarded": (tree.Discard,),
    "drew": (tree.Draw,),
    "face": (tree.Call, tree.Flip),
    "gig count": _OF_GIGS,
    "gigs": _OF_GIGS,
    "stole": _OF_GIGS,
    "units defeated": (tree.Defeat,),
    "cards drawn": (tree.Draw,),
    "cards discarded": (tree.Discard,),
    "gigs stolen": _OF_GIGS,
    "units lost": (tree.Defeat,),
    "street cred": _OF_GIGS,
    "overtime": (),
    "eddies": (tree.Sell,),
    "price": (tree.CostChange, tree.PaysInstead),
    "ready eddies": (tree.ReadyEddies, tree.Sell),
    "spent eddies": (tree.ReadyEddies, tree.Sell),
    "paid": (tree.PayNow, tree.Call),
    "ready": (tree.Spend, tree.Ready, tree.SpendThis),
    "spent": (tree.Spend, tree.Ready, tree.SpendThis),
    "phase": (),
    "turn": (),
    "value": _OF_VALUES,
    "was adjusted": _OF_VALUES,
    "was called": (tree.Call,),
    "was decreased": _OF_VALUES,
    "was defeated": (tree.Defeat,),
    "was discarded": (tree.Discard,),
    "was drawn": (tree.Draw,),
    "was increased": _OF_VALUES,
    "was readied": (tree.Ready,),
    "was rolled": (tree.Reroll, tree.RollIn),
    "was spent": (tree.Spend, tree.SpendThis),
    "was stolen": (tree.Steal, tree.Prevent, tree.StealsFewer, tree.StealsAtMost),
    "was swapped": (tree.Swap,),
    "winner": (tree.WinGame, tree.LoseGame),
}
#: Steps that bring another effect into play, which may do anything.
_OPEN: Final = (tree.PlayCard, tree.AlsoPlayable, tree.Gains)


def could_change(effect: object, what: str) -> bool:
    """Whether an effect, or a step of one, could change a value; True where that can't be told."""
    kinds = CHANGED_BY.get(what)
    if kinds is None or effect is None:
        return True
    return bool(nodes(effect, (*kinds, *_OPEN)))


def hangs_on_a_condition(effect: object, what: str) -> bool:
    """Whether what an effect could change hangs on a condition in it, where only parts of it do ("if ..., draw 1")."""
    parts = nodes(effect, tree.If)
    whole = getattr(effect, "condition", None) is not None
    return whole or not parts or any(could_change(part.then, what) for part in parts)


def changes(effect: object, what: str) -> bool:
    """Whether a step of an effect itself changes a value, and not just what it brings into play."""
    return bool(nodes(effect, CHANGED_BY.get(what, ())))


def is_known(what: str) -> bool:
    """Whether it can be told of every effect whether it could change that value."""
    return what in CHANGED_BY
