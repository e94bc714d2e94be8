"""Readers of deeds: what is done, before it is known by whom."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.effects.values import Cards, Gigs, This
from engine.text.forms import Compared, Reject
from engine.text.meaning import reads
from engine.text.readers.targets import another, one, owned

if TYPE_CHECKING:
    from engine.effects.values import Side


Event = Literal[
    "played", "attacks", "is-attacked", "defeated", "defeats", "called", "spent", "readied", "steals",
    "steals-together", "wins-fight", "loses-fight", "fights", "uses-blocker", "discards", "draws", "trashes",
    "sells", "equips", "swaps", "increases", "decreases", "rolls", "rolls-in", "turn-starts", "turn-ends",
    "attacks-gigs", "is-blocked", "returned", "bottom-decked", "leaves", "changes", "goes-solo", "rerolls",
]  # fmt: skip


HOST: Final = "?host"


@dataclasses.dataclass(frozen=True, slots=True)
class Deed:
    """What is done, before it is known by whom. with_piece: a player does it with a piece of theirs."""

    events: tuple[Event, ...]
    piece: Any = None
    gig: Gigs | None = None
    margin: int | None = None
    against: Any = None
    by: Any = None
    role: Any = None
    attackers: Side | None = None
    together: bool = False
    with_piece: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Several:
    """The words "one or more friendly Units": once for all of them that something is done to at once."""

    of: Cards | Gigs


@reads("several")
def several(count: int, of: Cards | Gigs) -> Several:
    one(count)
    return Several(of)


@reads("several_of_owner")
def several_of_owner(count: int, side: Side, of: Cards | Gigs) -> Several:
    return several(count, owned(side, of))


def _deed(name: str, event: Any) -> None:
    def read(piece: Any = None) -> Deed:
        if isinstance(piece, Several):
            return Deed((event,), piece.of, together=True)
        return Deed((event,), piece)

    reads(name)(read)


for _name, _event in (
    ("attacks", "attacks"),
    ("is_attacked", "is-attacked"),
    ("is_defeated", "defeated"),
    ("becomes_spent", "spent"),
    ("becomes_ready", "readied"),
    ("is_played", "played"),
    ("is_called", "called"),
    ("is_discarded", "discards"),
    ("is_drawn", "draws"),
    ("is_trashed", "trashes"),
    ("is_sold", "sells"),
    ("wins", "wins-fight"),
    ("loses", "loses-fight"),
    ("fights", "fights"),
    ("uses_blocker", "uses-blocker"),
    ("is_blocked", "is-blocked"),
    ("is_returned", "returned"),
    ("is_bottom_decked", "bottom-decked"),
    ("leaves", "leaves"),
    ("goes_solo", "goes-solo"),
):
    _deed(_name, _event)


@reads("played_or_called")
def played_or_called(of: Cards) -> Deed:
    return Deed(("played", "called"), of)


@reads("defeats_by_effect")
def defeats_by_effect(piece: Any) -> Deed:
    """The words "you defeat a Gear with an effect": an effect of whoever does it."""
    several = isinstance(piece, Several)
    return Deed(("defeated",), piece.of if several else piece, by="effect", together=several)


@reads("attacks_gigs")
def attacks_gigs(side: Side | None) -> Deed:
    return Deed(("attacks-gigs",), attackers=side)


def _against(name: str, event: Any) -> None:
    def read(against: Cards) -> Deed:
        return Deed((event,), against=against)

    reads(name)(read)


for _name, _event in (
    ("attacks_piece", "attacks"),
    ("is_attacked_by", "is-attacked"),
    ("wins_against", "wins-fight"),
    ("loses_against", "loses-fight"),
    ("fights_piece", "fights"),
    ("is_blocked_by", "is-blocked"),
):
    _against(_name, _event)


@reads("defeats")
def defeats(against: Cards) -> Deed:
    """Defeating another in a fight: what an effect defeats, a player does."""
    deed = Deed(("defeats",), against=against)
    check_fighter(against, deed)
    return deed


def check_fighter(of: Any, *deeds: Deed) -> None:
    """Refuse a Gear that defeats something, or that a Unit defeats. Raises Reject."""
    if (
        any(deed.events == ("defeats",) for deed in deeds)
        and isinstance(of, Cards)
        and "Gear" in _kinds_in(of)
    ):
        raise Reject('this tells of a fight, and no Gear fights: write "you defeat a Gear with an effect"')


def _kinds_in(of: Cards) -> tuple[str, ...]:
    """All card types that a description names."""
    return of.kinds if of.or_else is None else (*of.kinds, *_kinds_in(of.or_else))


@reads("wins_against_by")
def wins_against_by(against: Cards, margin: Compared) -> Deed:
    return dataclasses.replace(wins_by(margin), against=against)


@reads("wins_by_against")
def wins_by_against(margin: Compared, against: Cards) -> Deed:
    return wins_against_by(against, margin)


@reads("another_played")
def another_played(of: Cards) -> Deed:
    return Deed(("played",), another(of))


@reads("attacks_this")
def attacks_this(piece: Any) -> Deed:
    """Attacking this Unit, which is an event of this Unit."""
    return Deed(("is-attacked",), piece)


for _name, _event in (
    ("fights_this", "fights"),
    ("wins_against_this", "wins-fight"),
    ("loses_against_this", "loses-fight"),
    ("defeats_this", "defeats"),
):
    _against(_name, _event)


@reads("defeated_by_this")
def defeated_by_this(piece: Any) -> Deed:
    """Being defeated by this Unit, which is an event of this Unit."""
    return Deed(("defeats",), piece)


for _name, _cause in (
    ("by_effect", "effect"),
    ("by_rival_effect", "rival effect"),
    ("by_friendly_effect", "friendly effect"),
    ("by_fight", "fight"),
    ("as_attacker", "attacking"),
    ("as_defender", "defending"),
):
    reads(_name)(lambda cause=_cause: cause)


def _caused(name: str, event: Any) -> None:
    def read(cause: Any) -> Deed:
        if cause == "fight" and event != "defeated":
            raise Reject("this does not happen in a fight")
        return Deed((event,), by=cause)

    reads(name)(read)


def _in_role(name: str, event: Any) -> None:
    def read(role: Any) -> Deed:
        return Deed((event,), role=role)

    reads(name)(read)


for _name, _event in (("spent_by", "spent"), ("readied_by", "readied"), ("defeated_by", "defeated")):
    _caused(_name, _event)
for _name, _event in (("wins_as", "wins-fight"), ("loses_as", "loses-fight"), ("fights_as", "fights")):
    _in_role(_name, _event)


@reads("uses_go_solo")
def uses_go_solo() -> Deed:
    return Deed(("goes-solo",))


@reads("wins_or_loses")
def wins_or_loses() -> Deed:
    return Deed(("wins-fight", "loses-fight"))


@reads("wins_by")
def wins_by(margin: Compared) -> Deed:
    if margin.op != ">=" or not isinstance(margin.amount, int):
        raise Reject("a fight is won by at least so much power")
    return Deed(("wins-fight",), margin=margin.amount)


@reads("doer_this_or")
def doer_this_or(_this: Any, of: Cards) -> Cards:
    """The words "this Unit or another friendly Unit": any of them, this one too."""
    if not takes_in_this(of):
        raise Reject("this card need not be one of them")
    return of


def takes_in_this(of: Cards) -> bool:
    """Whether any Unit of the controller is one of these, and so this one too."""
    return "Unit" in of.kinds and of == Cards(of.kinds, of.side) and of.side != "rival"


@reads("equipped_to")
def equipped_to(host: Any) -> Deed:
    return Deed(("equips",), against=host)


@reads("equips_gear")
def equips_gear(piece: Any) -> Deed:
    """The words "you equip a Gear", or "you equip a friendly Unit": a Gear is equipped to it."""
    if isinstance(piece, This) or (isinstance(piece, Cards) and not {*piece.kinds} & {"Gear", "Program"}):
        if isinstance(piece, Cards) and not piece.kinds:
            raise Reject("what is equipped to what is not said")
        return Deed(("equips",), Cards(("Gear",)), against=piece)
    return Deed(("equips",), piece)


@reads("equips_gear_to")
def equips_gear_to(gear: Cards, host: Any) -> Deed:
    return Deed(("equips",), gear, against=host)


@reads("becomes_equipped", "becomes_equipped_with")
def becomes_equipped(gear: Cards | None = None) -> Deed:
    """Whoever does this is the host of a Gear; `hosted` puts them there."""
    return Deed(("equips",), Cards(("Gear",)) if gear is None else gear, against=HOST)


def hosted(deed: Deed, doer: Any) -> Deed:
    """The deed with its doer as the host, where it is that of a piece that becomes equipped."""
    return dataclasses.replace(deed, against=doer) if deed.against == HOST else deed


@reads("gig_of_owner")
def gig_of_owner(side: Side, gig: Gigs) -> Gigs:
    return owned(side, gig)


@reads("doer_another")
def doer_another(of: Cards) -> Cards:
    return another(of)


@reads("doer_any")
def doer_any() -> Cards:
    return Cards()
