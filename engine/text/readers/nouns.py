"""Readers of descriptions: which cards a phrase speaks of."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Cards, Comparison, CostOf, Gigs, Highest, Lowest, PowerOf, Ref, This
from engine.text.forms import (
    ANY_GROUP,
    IT,
    ITSELF,
    SEEN_HAND,
    THEIR,
    THIS,
    Compared,
    Mark,
    Reject,
)
from engine.text.lowering.spoken import ITSELF_COST
from engine.text.meaning import reads
from engine.text.parsing.vocabulary import known_tags
from engine.text.readers.amounts import settle

if TYPE_CHECKING:
    from engine.effects.values import Kind, Op, Piece, Side


for _name, _value in {
    "unit": "Unit",
    "legend": "Legend",
    "gear": "Gear",
    "program": "Program",
    "friendly": "friendly",
    "owner_you": "friendly",
    "rival": "rival",
    "owner_rival": "rival",
    "owner_their": THEIR,
    "you": "you",
    "red": "Red",
    "green": "Green",
    "blue": "Blue",
    "yellow": "Yellow",
    "blocker": "BLOCKER",
    "adrenaline": "ADRENALINE",
    "go_solo": "GO SOLO",
    "quick": "QUICK",
    "min": "min",
    "max": "max",
    "min_or_max": "min or max",
    "even": "even",
    "odd": "odd",
    "beside_less": "<",
    "beside_equal": "=",
    "beside_more": ">",
    "beside_at_most": "<=",
    "beside_at_least": ">=",
}.items():
    reads(_name)(lambda value=_value: value)


@reads("same")
def same(value: Any) -> Any:
    """A phrase that only wraps another."""
    return value


@reads("listed")
def listed(*values: Any) -> tuple[Any, ...]:
    """Several of a kind."""
    return values


def mark(**fields: Any) -> Mark:
    """One thing that a description asks."""
    return Mark(tuple(fields.items()))


def _gather(marks: tuple[Mark, ...]) -> dict[str, Any]:
    gathered: dict[str, Any] = {}
    for name, value in (field for m in marks for field in m.fields):
        if name == "side" and THEIR in (value, gathered.get(name)) and "rival" in (value, gathered.get(name)):
            gathered[name] = "rival"  # "a rival Legend in their Legends area": the Rival's
            continue
        if name in gathered and gathered[name] != value:
            raise Reject("this asks two different things of the same piece")
        gathered[name] = value
    return gathered


def _controlled(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields with "a Rival controls" for the side. Raises Reject where whose they are has been said before."""
    if "controller" not in fields:
        return fields
    if "side" in fields and not fields.get("areas"):
        raise Reject("whose this is is said twice")
    controller = fields.pop("controller")
    if fields.get("side", controller) != controller:
        raise Reject("this names two different controllers")
    return fields | {"side": controller}


@reads("described")
def described(*marks: Mark | Kind) -> Cards:
    """A set of cards by everything that its description asks."""
    fields = _controlled(_gather(tuple(m if isinstance(m, Mark) else mark(kinds=(m,)) for m in marks)))
    _check_whose_name(marks)
    if fields.get("on") is not None and "Gear" not in fields.get("kinds", ("Gear",)):
        raise Reject("only Gear is equipped")
    if fields.get("did") not in (None, "played", "defeated", "discards", "trashes") and fields.get(
        "kinds"
    ) in (("Gear",), ("Program",)):
        raise Reject("only a Unit or Legend does this")
    if fields.get("did") in ("defeated", "discards", "trashes") and fields.get("areas") != ("trash",):
        raise Reject('where it is by now is not said: write "from your trash"')
    second = fields.pop("second", ())
    types = fields.pop("types", ())
    if "each" not in fields and types and _each_its_own(fields, dict(second)):
        return _either_of(types, fields, dict(second))
    if fields.pop("each", False) and {n: v for n, v in fields.items() if n != "kinds"} != dict(second):
        raise Reject("this asks different things of the two card types")
    for name, value in second:
        # "a blue Unit or blue Gear" asks the same of both; a Unit is face-up, so "Unit or face-up Legend" does too
        if name == "face_up" and value:
            asked = {n: fields[n] for n in ("tags", "color", "not_tags", "spent", "equipped") if n in fields}
            if asked.items() - {(n, v) for n, v in second}:
                raise Reject(
                    'whether the Legend is such a one too is not said: write "a CORPO Unit or a face-up Legend"'
                )
            fields["face_up"] = True
        elif fields.get(name) != value:
            raise Reject("this asks different things of the two card types")
    return Cards(**fields)


def _each_its_own(fields: dict[str, Any], second: dict[str, Any]) -> bool:
    """Whether each of two types has its own tags, or color: "a ROCKER Unit or SAMURAI Program from your hand"."""
    return any(
        fields.get(name, value) != value for name, value in second.items() if name in ("tags", "color")
    )


def _either_of(types: tuple[Kind, Kind], fields: dict[str, Any], second: dict[str, Any]) -> Cards:
    """Those of the first type that are so, or of the second that are otherwise; whose and where is said of both."""
    both = {name: value for name, value in fields.items() if name in ("side", "areas", "among")}
    own = {name: value for name, value in fields.items() if name not in both and name != "kinds"}
    if own.keys() != second.keys() - both.keys():
        raise Reject("this asks different things of the two card types")
    other = Cards((types[1],), **(both | second))
    return Cards((types[0],), **both, **own, or_else=other)


def _check_whose_name(marks: tuple[Mark | Kind, ...]) -> None:
    """Refuse a name behind a Gear as that of its wearer: "a Unit equipped with a Gear named ..."."""
    before: dict[str, Any] = {}
    noun = False
    for said in marks:
        fields = dict(said.fields) if isinstance(said, Mark) else {"kinds": (said,)}
        if noun and "name" in fields and before.keys() & {"equipped", "wears"}:
            raise Reject("this is the name of the Gear")
        noun, before = noun or "kinds" in fields, fields


@reads("described_gig")
def described_gig(*marks: Mark) -> Gigs:
    """A set of Gigs by everything that its description asks."""
    fields = _controlled(_gather(marks))
    most = fields.pop("most", None)
    return with_most(Gigs(**fields), most) if most is not None else Gigs(**fields)


def with_most(of: Gigs, most: type[Lowest | Highest]) -> Gigs:
    """Those of the Gigs that show the lowest or highest value among them."""
    if of.value is not None:
        raise Reject("this asks two things of the value")
    return dataclasses.replace(of, value=Comparison("=", most(of)))


@reads("noun_kind")
def noun_kind(kind: Kind) -> Mark:
    return mark(kinds=(kind,))


@reads("noun_card")
def noun_card() -> Mark:
    return mark()


@reads("noun_either")
def noun_either(first: Kind, *rest: Any) -> Mark:
    """Two types, the second perhaps with adjectives of its own."""
    *marks, second = rest
    shared = tuple(field for m in marks for field in m.fields)
    return mark(kinds=in_order(first, second), second=shared, types=(first, second))


@reads("noun_each")
def noun_each(first: Kind, *rest: Any) -> Mark:
    """The words "a rival Unit or a rival Legend": each is described by itself, here alike."""
    return Mark((*noun_either(first, *rest).fields, ("each", True)))


@reads("noun_three")
def noun_three(*kinds: Kind) -> Mark:
    return mark(kinds=in_order(*kinds))


def in_order(*kinds: Kind) -> tuple[Kind, ...]:
    if len(set(kinds)) < len(kinds):
        raise Reject("the same card type twice")
    return tuple(sorted(kinds, key=_ORDER.index))


_ORDER: Final[tuple[Kind, ...]] = ("Unit", "Legend", "Gear", "Program")


@reads("adj_side")
def adj_side(side: Side) -> Mark:
    return mark(side=side)


@reads("adj_other")
def adj_other() -> Mark:
    return mark(other=True)


@reads("adj_spent", "is_spent")
def adj_spent() -> Mark:
    return mark(spent=True)


@reads("adj_ready", "is_ready")
def adj_ready() -> Mark:
    return mark(spent=False)


@reads("adj_attacking", "is_attacking")
def adj_attacking() -> Mark:
    return mark(attacking=True)


@reads("adj_equipped", "is_equipped")
def adj_equipped() -> Mark:
    return mark(equipped=True)


@reads("adj_unequipped", "is_unequipped")
def adj_unequipped() -> Mark:
    return mark(equipped=False)


@reads("adj_face_up", "is_face_up")
def adj_face_up() -> Mark:
    return mark(face_up=True)


@reads("adj_face_down", "is_face_down")
def adj_face_down() -> Mark:
    return mark(face_up=False)


@reads("adj_color")
def adj_color(color: str) -> Mark:
    return mark(color=color)


@reads("adj_either_color")
def adj_either_color(color: str, other: str) -> Mark:
    if color == other:
        raise Reject("the same color twice")
    return mark(color=color, or_color=other)


@reads("adj_odd_cost")
def adj_odd_cost() -> Mark:
    return mark(cost_parity="odd")


@reads("adj_even_cost")
def adj_even_cost() -> Mark:
    return mark(cost_parity="even")


@reads("prop_cost_parity")
def prop_cost_parity(parity: str) -> Mark:
    return mark(cost_parity=parity)


@reads("prop_power_parity")
def prop_power_parity(parity: str) -> Mark:
    return mark(power_parity=parity)


@reads("adj_tags")
def adj_tags(tags: tuple[str, ...]) -> Mark:
    return mark(tags=tags)


@reads("noun_tags")
def noun_tags(tags: tuple[str, ...]) -> Mark:
    """The words "a friendly VEHICLE": a card with that tag, whatever its type."""
    if any(plural_tag(name) for name in tags):
        raise Reject("several cards, where one is spoken of")
    return adj_tags(tags)


@reads("noun_plural_tag")
def noun_plural_tag(*names: str) -> Mark:
    """The words "friendly DRONES": cards with the tag DRONE."""
    found = tuple(plural_tag(name) for name in names)
    if not all(found):
        raise Reject("which type of card this is, is not said")
    return adj_tags(tags(*(name for name in found if name)))


def typed(of: Cards, *kinds: Kind) -> Cards:
    """A set where only these types make sense: the words "a NETRUNNER", of who wears a Gear, are a Unit or Legend."""
    return dataclasses.replace(of, kinds=kinds) if of.tags and not of.kinds and not of.areas else of


def plural_tag(name: str) -> str | None:
    """The known tag of which a word is the plural, if it is one."""
    if name in known_tags():
        return None
    for end, singular in (("IES", "Y"), ("ES", ""), ("S", "")):
        if name.endswith(end) and name.removesuffix(end) + singular in known_tags():
            return name.removesuffix(end) + singular
    return None


@reads("adj_several_tags")
def adj_several_tags(*names: str) -> Mark:
    return adj_tags(tags(*names))


@reads("adj_keyword")
def adj_keyword(keyword: str) -> Mark:
    return mark(keyword=keyword)


@reads("adj_no_keyword")
def adj_no_keyword(keyword: str) -> Mark:
    return mark(lacks=keyword)


@reads("adj_no_tag")
def adj_no_tag(tag: str) -> Mark:
    return mark(not_tags=(tag,))


@reads("adj_lowest")
def adj_lowest() -> Mark:
    return mark(extreme="lowest power")


@reads("adj_highest")
def adj_highest() -> Mark:
    return mark(extreme="highest power")


@reads("adj_lowest_cost")
def adj_lowest_cost() -> Mark:
    return mark(extreme="lowest cost")


@reads("post_most_gear")
def post_most_gear() -> Mark:
    return mark(extreme="most Gear")


@reads("post_fewest_gear")
def post_fewest_gear() -> Mark:
    return mark(extreme="fewest Gear")


@reads("adj_highest_cost")
def adj_highest_cost() -> Mark:
    return mark(extreme="highest cost")


@reads("tags")
def tags(*names: str) -> tuple[str, ...]:
    """Any of these tags. A run of capitals that is several known tags side by side would have to mean all of them."""
    for name in names:
        words = name.split()
        parts = [
            " ".join(words[:i]) in known_tags() and " ".join(words[i:]) in known_tags()
            for i in range(1, len(words))
        ]
        if name not in known_tags() and any(parts):
            raise Reject("a card with two tags at once; the effect tree can only ask for any of several")
    return names


@reads("post_with", "gig_with")
def post_with(*props: Mark) -> Mark:
    """What stands after "with", joined by "and"."""
    return Mark(tuple(field for prop in props for field in prop.fields))


@reads("post_cost", "prop_cost")
def prop_cost(compared: Compared) -> Mark:
    return mark(cost=settle(compared, "cost"))


@reads("prop_power")
def prop_power(compared: Compared) -> Mark:
    return mark(power=settle(compared, "power"))


@reads("prop_beside_power")
def prop_beside_power(op: Op) -> Mark:
    """The words "with less power": than the piece that the text speaks of."""
    return mark(power=Comparison(op, PowerOf(Ref(ITSELF))))


@reads("prop_beside_cost")
def prop_beside_cost(op: Op) -> Mark:
    return mark(cost=Comparison(op, CostOf(Ref(ITSELF_COST))))


@reads("same_cost")
def same_cost() -> Mark:
    """The words "a Unit with the same cost": as the piece that the text speaks of."""
    return prop_beside_cost("=")


@reads("same_power")
def same_power() -> Mark:
    return prop_beside_power("=")


@reads("prop_cost_same")
def prop_cost_same(than: Any) -> Mark:
    return prop_cost(Compared("=", than))


@reads("prop_power_same")
def prop_power_same(than: Any) -> Mark:
    return prop_power(Compared("=", than))


@reads("post_state", "post_place")
def post_same(asked: Mark) -> Mark:
    return asked


@reads("state_in")
def state_in(state: Mark, place: Mark) -> Mark:
    """The words "face-up in your Legends area": both are asked."""
    return Mark((*state.fields, *place.fields))


@reads("state_on_field")
def state_on_field(state: Mark) -> Mark:
    return state_in(state, post_field())


@reads("post_field")
def post_field() -> Mark:
    return mark(areas=("field",))


@reads("post_among")
def post_among(group: str) -> Mark:
    return mark(among=group)


@reads("post_from_hand_seen")
def post_from_hand_seen() -> Mark:
    """The words "from it", of a hand that is being looked at."""
    return mark(among=SEEN_HAND)


@reads("of_them")
def of_them(group: str) -> Mark:
    if group == IT or group.startswith("?that "):
        raise Reject("this is one card only")
    return mark(among=group)


@reads("among_any")
def among_any() -> str:
    return ANY_GROUP


@reads("among_pieces")
def among_pieces(pieces: Piece) -> str:
    return label(pieces)


def label(pieces: Piece) -> str:
    if not isinstance(pieces, Ref):
        raise Reject("this is one card only")
    return pieces.label


@reads("post_other_than")
def post_other_than(pieces: Piece) -> Mark:
    if isinstance(pieces, This):
        return mark(other_than=THIS)
    return mark(other_than=label(pieces))


@reads("noun_eddie")
def noun_eddie() -> Mark:
    return mark(areas=("eddies",))


@reads("post_on")
def post_on(piece: Piece) -> Mark:
    return mark(on=piece)


@reads("post_worn_by")
def post_worn_by(of: Cards) -> Mark:
    of = typed(of, "Unit", "Legend")
    if of.areas or not of.kinds or not {*of.kinds} <= {"Unit", "Legend"}:
        raise Reject("only Units and Legends are equipped")
    return mark(worn_by=of)


@reads("owned_by_you")
def owned_by_you() -> Mark:
    return mark(owner="you")


@reads("owned_by_rival")
def owned_by_rival() -> Mark:
    return mark(owner="rival")


@reads("post_you_control", "gig_you_control")
def post_you_control() -> Mark:
    return mark(controller="friendly")


@reads("post_rival_controls", "gig_rival_controls")
def post_rival_controls() -> Mark:
    return mark(controller="rival")


@reads("post_named")
def post_named(name: str) -> Mark:
    return mark(name=name)


@reads("post_chosen")
def post_chosen() -> Mark:
    return mark(chosen_kind=True)


for _place, _side, _areas in (
    ("place_hand", "friendly", ("hand",)),
    ("place_trash", "friendly", ("trash",)),
    ("place_hand_or_trash", "friendly", ("hand", "trash")),
    ("place_legends", "friendly", ("legends",)),
    ("place_rival_trash", "rival", ("trash",)),
    ("place_rival_hand", "rival", ("hand",)),
    ("place_rival_legends", "rival", ("legends",)),
    ("place_their_hand", THEIR, ("hand",)),
    ("place_their_trash", THEIR, ("trash",)),
    ("place_their_legends", THEIR, ("legends",)),
    ("place_any_hand", "any", ("hand",)),
    ("place_any_trash", "any", ("trash",)),
    ("place_any_legends", "any", ("legends",)),
    ("place_any_field", "any", ("field",)),
    ("place_any_hand_or_trash", "any", ("hand", "trash")),
    ("place_eddies", "friendly", ("eddies",)),
    ("place_rival_eddies", "rival", ("eddies",)),
    ("place_deck", "friendly", ("deck",)),
    ("place_rival_deck", "rival", ("deck",)),
    ("place_your_field", "friendly", ("field",)),
    ("place_rival_field", "rival", ("field",)),
):
    reads(_place)(lambda side=_side, areas=_areas: place(side, areas))


def place(side: Any, areas: tuple[str, ...]) -> Mark:
    """Where a card lies, and whose place that is."""
    return mark(areas=areas) if side == "any" else mark(side=side, areas=areas)
