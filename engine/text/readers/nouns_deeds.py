"""Readers of descriptions: what Gear a card wears, its part in the attack, and what it did this turn."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Comparison, Gears, This, ThisGear
from engine.text.forms import THEIR, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_is import Quality, cards_like
from engine.text.readers.nouns import described, mark, post_worn_by
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.values import Condition, Kind, Piece, Side

GEAR = Cards(("Gear",))

for _name, _event in (
    ("did_played", "played"),
    ("did_called", "called"),
    ("did_attacked", "attacks"),
    ("did_attacked_by", "is-attacked"),
    ("did_spent", "spent"),
    ("did_readied", "readied"),
    ("did_stole", "steals"),
    ("did_won", "wins-fight"),
    ("did_lost", "loses-fight"),
    ("did_fought", "fights"),
    ("did_blocked", "uses-blocker"),
    ("did_defeated", "defeated"),
    ("did_discarded", "discards"),
    ("did_trashed", "trashes"),
):
    reads(_name)(lambda event=_event: mark(did=event))

for _name, _part in (
    ("is_defending", "defending"),
    ("is_blocking", "blocking"),
    ("is_attacking_units", "attacking units"),
):
    reads(_name)(lambda part=_part: mark(in_attack=part))

for _name, _side in (("areas_any", None), ("areas_yours", "rival"), ("areas_rivals", "friendly")):
    reads(_name)(lambda side=_side: side)


@reads("is_attacking_gigs")
def is_attacking_gigs(side: Side | None) -> Mark:
    """Attacking a Gig area; a friendly one is attacked by rival Units only, a rival one by friendly ones."""
    return mark(in_attack="attacking gigs") if side is None else mark(in_attack="attacking gigs", side=side)


def of_attackers(of: Any, side: Side | None) -> Any:
    """Those of a set that can attack such a Gig area. Raises Reject where none can, or the card itself can't."""
    if side is None:
        return of
    if isinstance(of, Cards):
        return owned(side, of)
    if isinstance(of, (This, ThisGear)) and side == "rival":
        raise Reject("this card attacks no Gig area of its own side")
    return of


for _name, _keyword in (
    ("word_play", "PLAY"),
    ("word_attack", "ATTACK"),
    ("word_call", "CALL"),
    ("word_defeated", "DEFEATED"),
):
    reads(_name)(lambda keyword=_keyword: keyword)


@reads("adj_keyword_either")
def adj_keyword_either(keyword: str, other: str) -> Mark:
    return mark(keyword=keyword, or_keyword=other)


@reads("post_did_not")
def post_did_not(asked: Mark) -> Mark:
    """The words "that didn't attack this turn"."""
    ((_, event),) = asked.fields
    return mark(did_not=event)


@reads("post_they_control")
def post_they_control() -> Mark:
    return mark(side=THEIR)


@reads("gear_described")
def gear_described(*marks: Mark | Kind) -> Cards:
    return described(*marks, "Gear")


def _worn(of: Cards, how_many: Comparison) -> Mark:
    """Such Gear on a piece. Any one Gear at all is what "equipped" says."""
    if of.kinds != ("Gear",) or of.areas or of.among is not None or of.equipped is False:
        raise Reject("only Gear is equipped")
    of = Cards(**{n: getattr(of, n) for n in Cards.__dataclass_fields__ if n not in ("equipped", "node")})
    if of == GEAR and (how_many.op, how_many.amount) == (">=", 1):
        return mark(equipped=True)
    return mark(wears=Gears(of, how_many))


@reads("gear_named")
def gear_named(name: str) -> Cards:
    """The words "with Gear named ...", without an article."""
    return Cards(("Gear",), name=name)


@reads("worn_one")
def worn_one(of: Cards) -> Mark:
    return _worn(of, Comparison(">=", 1))


@reads("worn_tagged")
def worn_tagged(tags: tuple[str, ...]) -> Mark:
    """The words "equipped with a WEAPON": a Gear with that tag."""
    return worn_one(Cards(("Gear",), tags=tags))


@reads("worn_many")
def worn_many(how_many: Compared, of: Cards) -> Mark:
    return _worn(of, Comparison(how_many.op, how_many.amount))


@reads("worn_exactly")
def worn_exactly(count: int, of: Cards) -> Mark:
    return worn_many(Compared("=", count), of)


@reads("worn_at_least")
def worn_at_least(how_many: Compared | int) -> Mark:
    """So many Gear of any description; a bare number stands before "or more"."""
    if isinstance(how_many, int):
        how_many = Compared(">=", how_many)
    return worn_many(how_many, GEAR)


@reads("worn_another")
def worn_another(of: Cards) -> Mark:
    """The words "has another Gear": besides the Gear whose text this is."""
    return worn_one(dataclasses.replace(of, other=True))


@reads("worn_no_other")
def worn_no_other() -> Mark:
    return _worn(dataclasses.replace(GEAR, other=True), Comparison("=", 0))


@reads("is_past")
def is_past(asked: Mark) -> Quality:
    """What a piece that was spoken of did this turn; what the card itself did is an event of its own."""
    return Quality(cards_like(asked))


@reads("was_defeated")
def was_defeated() -> Quality:
    """Of a piece that was spoken of: it was not saved."""
    return Quality(Cards(did="defeated"))


@reads("is_not_past")
def is_not_past(asked: Mark) -> Quality:
    return Quality(cards_like(asked), denied=True)


@reads("is_worn_by")
def is_worn_by(host: Cards) -> Quality:
    """Whose Gear it is, or last was."""
    return Quality(cards_like(post_worn_by(host)))


@reads("you_equipped_to")
def you_equipped_to(gear: Piece, host: Cards) -> Condition:
    """The words "if you equip it to a Legend", of a Gear that was played or moved."""
    return is_worn_by(host).of(gear)


@reads("is_not_worn_by")
def is_not_worn_by(host: Cards) -> Quality:
    return Quality(cards_like(post_worn_by(host)), denied=True)


@reads("is_on_field")
def is_on_field() -> Quality:
    return Quality(Cards(areas=("field",)))


@reads("is_not_on_field")
def is_not_on_field() -> Quality:
    return Quality(Cards(areas=("field",)), denied=True)


@reads("post_not_defending")
def post_not_defending() -> Mark:
    return mark(in_attack="not defending")
