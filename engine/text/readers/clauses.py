"""Readers of clauses: who does what."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.effects.tree import (
    Adjust,
    ByRival,
    Call,
    Choose,
    ChooseOne,
    Discard,
    Draw,
    EachPlayer,
    Every,
    IfYouDo,
    Look,
    LookAtHand,
    LoseGame,
    May,
    PayNow,
    PlayCard,
    ReadyEddies,
    Reroll,
    Sell,
    SetGig,
    Steal,
    Swap,
    TopOfDeck,
    TrashTop,
    WinGame,
)
from engine.effects.values import (
    FixerEmpty,
    Gigs,
    Highest,
    InFixer,
    Lowest,
    PlayedThisTurn,
    StreetCred,
    Trigger,
)
from engine.text.forms import (
    THEIR,
    YOURS,
    Clauses,
    Group,
    OwnersDeed,
    Reject,
    Statement,
    TrashSome,
)
from engine.text.lowering.ellipsis import left_out
from engine.text.lowering.resolve import parts
from engine.text.lowering.seen import DiscardChosen
from engine.text.lowering.they import ChosenPlayer, They
from engine.text.meaning import reads, rebuild

if TYPE_CHECKING:
    from engine.effects.values import Piece, Side


Joint = Literal["and", "then"]
for _name, _joint in (("and_", "and"), ("then_", "then")):
    reads(_name)(lambda joint=_joint: joint)


@reads("joined_verbs")
def joined_verbs(first: Any, *rest: Any) -> Any:
    """Verbs in a row, with the words between them."""
    if not rest:
        return first
    return Clauses((first, *rest[1::2]), tuple(rest[::2]))


@reads("joined")
def joined(first: Any, joint: str, second: Any) -> Any:
    """One clause after another; a row of clauses is one row."""
    if isinstance(second, Clauses):
        return Clauses((first, *second.steps), (joint, *second.joints))
    return Clauses((first, second), (joint,))


@reads("may")
def may(what: Any) -> May:
    return May(what)


@reads("may_joined")
def may_joined(what: Any, joint: str, more: Any) -> Any:
    return joined(May(what), joint, more)


@reads("may_pay_to")
def may_pay_to(amount: int, what: Any) -> Any:
    return IfYouDo(May(PayNow(amount)), what)


@reads("may_do_to")
def may_do_to(first: Any, what: Any) -> Any:
    return IfYouDo(May(first), what)


@reads("either_of")
def either_of(first: Any, second: Any) -> Any:
    """One of two things, as the player likes."""
    return ChooseOne((first, second))


@reads("may_either_of")
def may_either_of(first: Any, second: Any) -> Any:
    return May(ChooseOne((first, second)))


def of_rival(node: Any) -> Any:
    """The instruction as one to a Rival, who makes the choices in it and whose things "their" means."""

    def change(part: Any) -> Any:
        if isinstance(part, (Draw, Discard, WinGame, LoseGame, LookAtHand)):
            return dataclasses.replace(part, who="rival")
        if isinstance(part, Choose):
            return part if part.by == YOURS or part.random else dataclasses.replace(part, by="rival")
        return _with_side(part, "rival")

    return rebuild(node, change)


def _with_side(part: Any, side: Side) -> Any:
    if getattr(part, "side", None) == THEIR:
        return dataclasses.replace(part, side=side)
    return part


@reads("rival_does")
def rival_does(what: Any) -> Any:
    """What a Rival does: draws, discards, chooses; anything else is done from the Rival's side, who is "you" then."""
    if any(isinstance(part, DiscardChosen) and part.seen for part in parts(what)):
        raise Reject("who chooses is not said")
    what = rebuild(what, _of_their_own)
    if isinstance(what, May):
        return may_by_rival(what.step)
    if any(isinstance(part, _FROM_THEIR_SIDE) for part in parts(what)):
        return ByRival(as_you(what))
    return of_rival(what)


@reads("they_do", "that_player_does")
def they_do(what: Any) -> They:
    """What a Rival does who was spoken of, or a player who was chosen."""
    return They(rival_does(what), _as_yours(what))


@reads("they_may")
def they_may(what: Any) -> They:
    return they_do(May(what))


def _as_yours(what: Any) -> Any:
    """The same as done by you, where you are the player; None where it can't be said so."""
    try:
        return as_you(rebuild(what, _of_their_own))
    except Reject:
        return None


@reads("choose_player")
def choose_player() -> ChosenPlayer:
    return ChosenPlayer()


_FROM_THEIR_SIDE: Final = (
    ChooseOne, PayNow, ReadyEddies, TrashTop, TrashSome, PlayCard, TopOfDeck, Look, Call, Statement, May, Steal,
    Adjust, SetGig, Reroll, Swap, Sell,
)  # fmt: skip
"""What the effect tree can only say of the player whose effect it is, who then chooses values and directions, too."""


def as_you(what: Any) -> Any:
    """What a player does to their own, said as of "you"."""
    if any(isinstance(part, DiscardChosen) or getattr(part, "by", None) == YOURS for part in parts(what)):
        raise Reject("what you choose is not for others to do here")
    _check_standpoint(what)
    return rebuild(what, lambda part: _with_side(part, "friendly"))


def _check_standpoint(what: Any) -> None:
    """Refuse words that would change whom they mean, once what another player does is said as of "you".

    In "a Rival trashes 1 for each friendly Unit", and in "until your next turn", they mean you all the same.
    """
    stolen = [
        part.gigs.of for part in parts(what) if isinstance(part, Steal) and isinstance(part.gigs, Choose)
    ]
    stolen += [
        of.value.amount.of
        for of in stolen
        if isinstance(of, Gigs) and of.value is not None and isinstance(of.value.amount, (Highest, Lowest))
    ]
    for part in parts(what):
        sided = getattr(part, "side", None) in ("friendly", "rival") and not any(part is of for of in stolen)
        asked = isinstance(part, _ASKED) and part.who is not None
        if sided or asked or getattr(part, "until", None) in _SOMEBODYS_TURN:
            raise Reject(
                'whose this is, yours or theirs, is not clear where another player does it: write "their"'
            )


_ASKED: Final = (StreetCred, InFixer, FixerEmpty, PlayedThisTurn, Trigger)
_SOMEBODYS_TURN: Final = (
    "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of rival's next turn",
)  # fmt: skip


def may_by_rival(what: Any) -> May:
    return May(as_you(what), by="rival")


@reads("by_rival_group")
def by_rival_group(what: Group) -> Any:
    return ByRival(what)  # pyright: ignore[reportArgumentType] - a group becomes a step when its text is put together


@reads("owner_does")
def owner_does(piece: Piece, what: Any) -> OwnersDeed:
    """What a piece's owner does; who that is shows when the piece is where it is put."""
    yours = as_you(rebuild(what, _of_their_own))
    return OwnersDeed(piece, yours, rival_does(what))


@reads("controller_does")
def controller_does(piece: Piece, what: Any) -> OwnersDeed:
    return dataclasses.replace(owner_does(piece, what), controller=True)


def _of_their_own(part: Any) -> Any:
    """Refuse another player's choice among pieces that are not said to be theirs: whose they are is not clear."""
    if not isinstance(part, (Choose, Every)) or isinstance(part.of, Gigs) or left_out(part.of):
        return part
    if part.of.among is None and part.of.side != THEIR:
        raise Reject('whose piece this may be is not clear: write "one of their"')
    return part


@reads("have_rival")
def have_rival(what: Any) -> Any:
    return rival_does(what)


@reads("have_each")
def have_each(what: Any) -> Any:
    return each_player(what)


@reads("each_player")
def each_player(what: Any) -> Any:
    """What each player does; winning and losing happen to both at once."""
    if isinstance(what, (WinGame, LoseGame)):
        return dataclasses.replace(what, who="each")
    return EachPlayer(as_you(rebuild(what, _of_their_own)))


@reads("each_player_group")
def each_player_group(what: Group) -> Any:
    return EachPlayer(what)  # pyright: ignore[reportArgumentType] - a group becomes a step when its text is put together


def waiting(what: Any) -> Any:
    """An instruction behind which stands when it is done. Raises Reject for several: "draw 2, then discard 1 at ...".

    The first of them may be done at once.
    """
    if any(isinstance(part, (Clauses, IfYouDo)) for part in parts(what)):
        raise Reject(
            "whether all of this is done then is not said: write two sentences, or put the time first"
        )
    return what
