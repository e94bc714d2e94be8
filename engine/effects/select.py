"""Which cards fit a description, and which pieces there are that fit one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.effects.amounts import meets
from engine.effects.beside import extremes
from engine.effects.chosen import as_chosen
from engine.effects.scope import Scope, left_play
from engine.effects.select_gigs import gigs, is_parity, side_fits
from engine.effects.tree import Triggered
from engine.effects.values import Cards, Gigs, Shared, This
from engine.queries import has_keyword, power_known
from engine.state import GIG_AREA, Area, Card, Die

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.effects.values import Piece
    from engine.facts import CardFacts

TABLE: Final[tuple[Area, ...]] = ("field", "legends")
TABLE_FACE_DOWN: Final = ("legends", "eddies")
TRIGGER_KEYWORDS: Final = {"PLAY": "played", "ATTACK": "attacks", "CALL": "called", "DEFEATED": "defeated"}


def kind_fits(card: Card, *kinds: str) -> bool:
    """Whether a card is of one of these types where it lies.

    A Legend on the field is a Unit too (`types.several-at-once`).
    """
    if card.facts.type in kinds:
        return True
    return "Unit" in kinds and (card.facts.type == "Legend" and card.area == "field")


def card_fits(scope: Scope, want: Cards, card: Card) -> bool:
    """Whether a card fits the description (where no areas are named, the area is not asked here)."""
    if want.chosen is not None:
        want = as_chosen(scope, want)
    if want.or_else is not None:
        return card_fits(scope, replace(want, or_else=None), card) or card_fits(scope, want.or_else, card)
    if not fits_alone(scope, want, card):
        return False
    if want.extreme is None:
        return True
    others = (c for c in _pool(scope, want) if c.uid != card.uid and fits_alone(scope, want, c))
    return card in extremes(scope.game, want.extreme, [card, *others])


def fits_alone(scope: Scope, want: Cards, card: Card) -> bool:
    """Whether a card fits all of the description but `extreme`, which is asked beside the others that fit.

    A card that has just left play is seen as it last was there (`pending.last-valid-information`). A face-down card on
    the table shows only whether it is a Legend (`card.face-down-no-information`) unless the effect has looked at it.
    """
    seen = left_play(scope.game, card) or card
    # What is not asked is passed over here, and no check is called for it: there are many, and most ask little.
    if want.side != "any" and not side_fits(scope, want.side, seen.controller):
        return False
    if want.areas and card.area not in want.areas:
        return False
    if want.other and card.uid in (scope.this.uid, scope.source.uid):
        return False
    if (want.owner or want.among or want.host_of or want.other_than) and not _of_those(scope, want, card):
        return False
    if want.face_up is not None and seen.face_up is not want.face_up:
        return False
    if want.spent is not None and seen.spent is not want.spent:
        return False
    if want.equipped is not None and bool(seen.gear) is not want.equipped:
        return False
    if (want.on or want.worn_by) and not _worn_so(scope, want, seen):
        return False
    if (want.attacking or want.in_attack or want.wears or want.did or want.did_not) and not _acts_so(
        scope, want, seen
    ):
        return False
    if not seen.face_up and seen.area in TABLE_FACE_DOWN and not _bound(scope, "seen", card):
        return _back_fits(want, seen)
    if want.kinds and not kind_fits(seen, *want.kinds):
        return False
    return _printed_fits(scope, want, card, seen)


def _of_those(scope: Scope, want: Cards, card: Card) -> bool:
    """Whether it is whose the description says, and one of the pieces, and none of those, that it names by label."""
    if want.owner is not None and (card.owner == scope.controller) is not (want.owner == "you"):
        return False
    if want.among is not None and not _bound(scope, want.among, card):
        return False
    if want.host_of is not None and card.uid != _host_of(scope, want.host_of):
        return False
    return want.other_than is None or not _bound(scope, want.other_than, card)


def _worn_so(scope: Scope, want: Cards, gear: Card) -> bool:
    """Whether it is on the piece, or on such a piece, as the description asks."""
    if want.on is not None and gear.uid not in _gear_of(scope, want.on):
        return False
    if want.worn_by is None:
        return True
    return gear.host is not None and card_fits(scope, want.worn_by, scope.game.state.cards[gear.host])


def _acts_so(scope: Scope, want: Cards, seen: Card) -> bool:
    """Whether it has its part in the attack, wears such Gear, and has done this turn what the description asks."""
    if want.attacking and not _attacks(scope, seen):
        return False
    if want.in_attack is not None and not _takes_part(scope, want.in_attack, seen):
        return False
    if want.wears is not None:
        cards = scope.game.state.cards
        worn = sum(card_fits(scope, want.wears.of, cards[uid]) for uid in seen.gear)
        if not meets(scope, worn, want.wears.how_many):
            return False
    if want.did is None and want.did_not is None:
        return True
    from engine.effects.this_turn import did_this_turn

    if want.did is not None and not did_this_turn(scope.game, seen, want.did):
        return False
    return want.did_not is None or not did_this_turn(scope.game, seen, want.did_not)


def _takes_part(scope: Scope, part: str, card: Card) -> bool:
    """Whether the card has that part in the attack under way."""
    attack = scope.game.state.attack
    if attack is None:
        return part == "not defending"
    if part in ("defending", "not defending", "blocking"):
        targeted = attack.target == card.uid and attack.target_stay == card.stay
        if part == "not defending":
            return not targeted
        return targeted and (attack.by_block or part == "defending")
    return _attacks(scope, card) and (attack.target == GIG_AREA) is (part == "attacking gigs")


def _bound(scope: Scope, label: str, card: Card) -> bool:
    return any(isinstance(x, Card) and x.uid == card.uid for x in scope.bound.get(label, ()))


def _attacks(scope: Scope, card: Card) -> bool:
    attack = scope.game.state.attack
    return attack is not None and attack.attacker == card.uid and attack.attacker_stay == card.stay


def _gear_of(scope: Scope, host: Piece) -> tuple[int, ...]:
    """The uids of the Gear on a piece, or that was on it when it left play."""
    card = scope.piece(host)
    if card is None:
        return ()
    return (left_play(scope.game, card) or card).gear


def _host_of(scope: Scope, gear: Piece) -> int | None:
    """The uid of what a Gear is equipped to, or was when it left play."""
    card = scope.piece(gear)
    return None if card is None else (left_play(scope.game, card) or card).host


def _back_fits(want: Cards, card: Card) -> bool:
    """What a face-down card on the table fits: "a Legend" or "a card", by its back, and nothing printed."""
    if want.kinds and not (card.area == "legends" and "Legend" in want.kinds):
        return False
    printed = want.tags or want.name or want.color or want.keyword or want.cost or want.power or want.extreme
    parity = want.cost_parity or want.power_parity
    return not (printed or want.chosen_kind or want.lacks or want.not_tags or want.shares or parity)


def _printed_fits(scope: Scope, want: Cards, card: Card, seen: Card) -> bool:
    """What only a face-up (or looked at) card tells: name, tags, colour, keyword, cost, power."""
    facts = card.facts
    if want.tags and not any(t in facts.tags for t in want.tags):
        return False
    if want.name is not None and facts.name.upper() != want.name.upper():
        return False
    if want.color is not None and (facts.color is None or facts.color not in (want.color, want.or_color)):
        return False
    if want.chosen_kind and facts.type != scope.kind:
        return False
    if want.keyword is not None and not (
        _says(scope, seen, want.keyword)
        or (want.or_keyword is not None and _says(scope, seen, want.or_keyword))
    ):
        return False
    if want.lacks is not None and _says(scope, seen, want.lacks):
        return False
    if want.not_tags and any(tag in facts.tags for tag in want.not_tags):
        return False
    if want.shares is not None and not _in_common(scope, want.shares, facts):
        return False
    if want.cost is not None and not meets(scope, facts.cost or 0, want.cost):
        return False
    if want.cost_parity is not None and not is_parity(facts.cost or 0, want.cost_parity):
        return False
    return (want.power is None and want.power_parity is None) or _power_fits(scope, want, card)


def _power_fits(scope: Scope, want: Cards, card: Card) -> bool:
    """Whether its power is what the description asks."""
    power = power_known(scope.game, card)
    if want.power_parity is not None and not is_parity(power, want.power_parity):
        return False
    return want.power is None or meets(scope, power, want.power)


def _says(scope: Scope, card: Card, keyword: str) -> bool:
    """Whether a card has an effect keyword, or an effect that begins with a trigger keyword."""
    if keyword in TRIGGER_KEYWORDS:
        event = TRIGGER_KEYWORDS[keyword]
        return any(
            isinstance(a, Triggered) and any(w.event == event and isinstance(w.subject, This) for w in a.when)
            for a in card.facts.abilities
        )
    return keyword in card.facts.keywords or has_keyword(scope.game, card, keyword)


def _in_common(scope: Scope, want: Shared, facts: CardFacts) -> bool:
    """Whether a card has the same name, colour or type as the piece, or one of its tags."""
    if isinstance(want.of, Cards):
        others = cards(scope, want.of)
    else:
        one = scope.piece(want.of)
        others = [one] if one is not None else []
    match want.what:
        case "name":
            return any(facts.name.upper() == other.facts.name.upper() for other in others)
        case "color":
            return facts.color is not None and any(facts.color == other.facts.color for other in others)
        case "type":
            return any(facts.type == other.facts.type for other in others)
        case "tag":
            return any(tag in other.facts.tags for other in others for tag in facts.tags)


def _pool(scope: Scope, want: Cards) -> Iterator[Card]:
    """Every card in the areas that the description speaks of, the controller's first."""
    state = scope.game.state
    cards = state.cards
    if want.among is not None:
        for thing in scope.bound.get(want.among, ()):
            if isinstance(thing, Card) and cards[thing.uid].stay == thing.stay:
                yield cards[thing.uid]
        return
    if want.on is not None:
        yield from (cards[u] for u in _gear_of(scope, want.on))
        return
    gear_wanted = not want.kinds or "Gear" in want.kinds
    legends_wanted = gear_wanted or "Legend" in want.kinds
    areas = want.areas or (TABLE if legends_wanted else ("field",))
    for player in (scope.controller, 1 - scope.controller):
        if not side_fits(scope, want.side, player):
            continue
        for area in areas:
            for uid in state.sides[player].cards(area):
                card = cards[uid]
                yield card
                if card.gear and gear_wanted:
                    for worn in card.gear:
                        yield cards[worn]


def cards(scope: Scope, want: Cards) -> list[Card]:
    """All cards that fit a description now."""
    if want.chosen is not None:
        want = as_chosen(scope, want)
    if want.or_else is not None:
        one = cards(scope, replace(want, or_else=None))
        return one + [card for card in cards(scope, want.or_else) if card not in one]
    found = [c for c in _pool(scope, want) if fits_alone(scope, want, c)]
    return found if want.extreme is None else extremes(scope.game, want.extreme, found)


def things(scope: Scope, want: Cards | Gigs) -> list[Card] | list[Die]:
    """All pieces that fit a description now."""
    return gigs(scope, want) if isinstance(want, Gigs) else cards(scope, want)
