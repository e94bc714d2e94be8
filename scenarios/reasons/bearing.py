"""What of the position, besides what happened, a value rests on: the least it can be, its Gear, its owner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import engine
from engine import queries
from engine.effects import tree
from engine.effects.grounds import DURING
from engine.effects.live import Standing, live
from engine.effects.modifiers import applies
from engine.effects.scope import Scope
from engine.effects.select import cards, things
from engine.effects.values import Cards, Gigs
from engine.rules.costs import cost_to_play
from scenarios.play.telling import Sources
from scenarios.play.underway import nodes
from scenarios.reasons.texts import BEARING, ability_with, of_modifiers
from scenarios.reasons.weighing import FLOOR, LEAVES
from scenarios.values.definitions import defined_by
from scenarios.values.of_positions import cost_now

#: What changes as a piece goes somewhere.
_MOVES: Final = frozenset({"area", "was called", "was drawn", "was moved", "was played"})
_IN_PLAY: Final = ("field", "legends")
#: That what hangs on a condition is not done.
UNTRUE: Final = "condition.false-not-applied"
#: That what is paid for a card does not change its cost.
COST_STAYS: Final = ("card.cost-value-unchanged", "pay.cost-value-unchanged")
NEGATIVE: Final = "golden.negative-counts-as-zero"
#: The events by which a fight is settled.
DECLARED: Final = frozenset({"declared-winner", "declared-loser"})


def floor(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule that makes 0 of a power that adds up to less, and 1 of a price that does."""
    if what == "price":
        cards = [game.state.cards[uid] for uid in uids]
        reduced = [
            card
            for card in cards
            if (card.facts.cost or 0) > 1 and cost_now(game, card) == 1 and not _costs_instead(card)
        ]
        return (FLOOR, *defined_by("price", 1)) if reduced else ()
    if what == "cost":
        cards = [game.state.cards[uid] for uid in uids]
        return COST_STAYS if any(cost_now(game, card) != card.facts.cost for card in cards) else ()
    if what != "power":
        return ()
    below = any(queries.raw_power(game, game.state.cards[uid]) < 0 for uid in uids)
    return (NEGATIVE,) if below else ()


def counted(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule by which something is among the pieces that the text of a card counts for its price.

    A Legend on the field is a Unit; a Gig is friendly to whoever has it, though another player's die.
    """
    if what != "price":
        return ()
    for card in (game.state.cards[uid] for uid in uids):
        scope = Scope(game, card.controller, card)
        changes = [change for ability in card.facts.abilities for change in nodes(ability, tree.CostChange)]
        pieces = [piece for change in changes for one in nodes(change, Cards) for piece in cards(scope, one)]
        if any(piece.facts.type == "Legend" and piece.area == "field" for piece in pieces):
            return ("types.legend-on-field-is-unit", *defined_by("price", 1))
        dice = [die for change in changes for one in nodes(change, Gigs) for die in things(scope, one)]
        if any(piece.controller != piece.owner for piece in dice):
            return ("gig-area.gigs-are-friendly", *defined_by("price", 1))
    return ()


def _costs_instead(card: engine.Card) -> bool:
    """Whether its text names what is paid in place of its cost, so that nothing has to be reduced to come to 1."""
    return any(nodes(ability, tree.PaysInstead) for ability in card.facts.abilities)


def other_prices(game: engine.Game, what: str, uids: Sequence[int]) -> list[str]:
    """What a Legend with GO SOLO costs when it is played without, where that is another price, as a sentence."""
    found: list[str] = []
    for card in (game.state.cards[uid] for uid in uids if what == "price"):
        plain = cost_to_play(game, card.controller, card)
        if card.area == "legends" and plain is not None and plain != cost_now(game, card):
            found.append(f" (That is with GO SOLO; played without, it costs {plain}.)")
    return found


def inherited(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rules by which a piece has a keyword, or power, from its Gear."""
    worn = [game.state.cards[gear].facts for uid in uids for gear in game.state.cards[uid].gear]
    if what == "keywords" and any(facts.keywords for facts in worn):
        return ("gear.bottom-textbox-inherited", "equip.inherits-effects", "card.gear-text-inherited")
    return ("card.power-inherited", "equip.gains-power") if what == "power" and worn else ()


def standing(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule by which an effect that is in force bears on a value now."""
    if what == "price":
        return ()
    return ("persistent.applies-while-active",) if any(True for _ in of_modifiers(game, what, uids)) else ()


def face_down(game: engine.Game, what: str) -> bool:
    """Whether a face-down Legend has a text that would bear on such a value if it were face-up."""
    kinds: tuple[type[object], ...] = BEARING.get(what, ())
    hidden = (game.state.cards[uid] for side in game.state.sides for uid in side.legends)
    return any(
        isinstance(ability, tree.Persistent) and any(nodes(ability.what, kind) for kind in kinds)
        for card in hidden if not card.face_up for ability in card.facts.abilities
    )  # fmt: skip


def not_yet(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule by which an effect that counts only while a piece attacks, fights or steals does not bear on it now."""
    for standing in _out_of_time(game, what, [game.state.cards[uid] for uid in uids]):
        return DURING.get(standing.during, ())
    return ()


def _out_of_time(game: engine.Game, what: str, cards: Sequence[engine.Card]) -> Iterator[Standing]:
    """The effects in force that count only while a piece attacks, fights or steals, which none of the cards does."""
    for standing in (each for kind in BEARING.get(what, ()) for each in live(game).modifiers.get(kind, ())):
        anyhow = standing._replace(during=None)
        if standing.during is not None and any(
            applies(game, anyhow, card) and not applies(game, standing, card) for card in cards
        ):
            yield standing


def untrue(game: engine.Game, what: str, uids: Sequence[int]) -> Sources:
    """The texts of effects that would bear on a value of some cards now, were their condition true."""
    found: Sources = []
    for each in (each for kind in BEARING.get(what, ()) for each in live(game).modifiers.get(kind, ())):
        anyhow = each._replace(condition=None)
        cards = [game.state.cards[uid] for uid in uids]
        if each.condition is not None and any(
            applies(game, anyhow, card) and not applies(game, each, card) for card in cards
        ):
            source = game.state.cards[each.source].facts
            found.append((source, ability_with(source, each.what)))
    return found


def idle(game: engine.Game, event: engine.Event) -> tuple[tuple[str, ...], Sources]:
    """Why texts in force do not bear on a power that a fight is settled by, and which they are.

    Their condition is false, or they count only while a piece does something else, as attacking.
    """
    if event.kind not in DECLARED or event.card is None:
        return (), []
    uids = [event.card.uid]
    false = untrue(game, "power", uids)
    return (*((UNTRUE,) if false else ()), *not_yet(game, "power", uids)), [*false, *_elsewhen(game, uids)]


def _elsewhen(game: engine.Game, uids: Sequence[int]) -> Sources:
    """The texts that would bear on the power of cards, were it while they do what is asked for."""
    found: Sources = []
    for each in _out_of_time(game, "power", [game.state.cards[uid] for uid in uids]):
        source = game.state.cards[each.source].facts
        found.append((source, ability_with(source, each.what)))
    return found


def undecided(game: engine.Game, what: str) -> tuple[str, ...]:
    """The rules by which nobody has won: a deck without cards decides nothing by itself; in overtime seven Gigs do."""
    if what != "winner":
        return ()
    empty = any(not side.deck for side in game.state.sides)
    overtime = ("win.overtime-seven-gigs",) if game.state.overtime else ()
    return (*(("lose.draw-from-empty-deck",) if empty else ()), *overtime)


def otherwise_moved(events: Sequence[engine.Event], what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """What being defeated, or drawing, means, where a piece went the same way and it was neither."""
    moved = [event for event in events if event.kind in ("moved", "removed") and event.card is not None]
    kept = any(event.kind in ("attack-ended", "not-defeated", "replaced") for event in events)
    if (
        what == "was defeated"
        and not kept
        and any(event.card is not None and event.card.uid in uids for event in moved)
    ):
        return ("defeat.process",)
    from_deck = (event for event in moved if event.before is not None and event.before.area == "deck")
    added = any(event.card is not None and event.card.area == "hand" for event in from_deck)
    return ("draw.process", "deck.top-to-hand-is-drawing") if what == "drew" and added else ()


def out_of_the_game(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule by which a piece goes nowhere any more, since it was removed from the game before the play."""
    removed = bool(uids) and all(game.state.cards[uid].area == "removed" for uid in uids)
    return ("removed.stays-out",) if removed and what in _MOVES else ()


def kept_value(events: Sequence[engine.Event], what: str, dice: Sequence[int]) -> tuple[str, ...]:
    """The rules by which a die that was stolen shows what it showed."""
    stolen = (event.die.number for event in events if event.kind == "stole" and event.die is not None)
    return (
        ("steal.value-fixed", "steal.process") if what == "value" and any(n in dice for n in stolen) else ()
    )


def came_or_went(changed: Sequence[engine.Event], uids: Sequence[int]) -> tuple[str, ...]:
    """The rule by which an effect began or stopped to bear on a value, where no event of the value's own tells that.

    An effect "while attacking" begins with the declaration; that of another piece stops as the piece leaves play.
    """
    last = changed[-1] if changed else None
    if last is None or last.card is None:
        return ()
    if last.kind == "spent" and last.note == "attack":
        return ("attack.declaration-effects",)
    before = last.before
    left = before is not None and before.area in _IN_PLAY and last.card.area not in _IN_PLAY
    others = before is not None and before.uid not in uids and before.host not in uids
    return (LEAVES,) if left and others else ()


def of_funds(game: engine.Game, player: int) -> tuple[str, ...]:
    """The rules by which the Legends of a player can pay, or can't, and what Eddies pay."""
    side = game.state.sides[player]
    legends = [game.state.cards[uid] for uid in side.legends if not game.state.cards[uid].spent]
    elsewhere = any(game.state.cards[uid].facts.type == "Legend" for uid in side.field)
    kept = any(card.face_up and not card.facts.sell_tag for card in legends)
    pays = any(not card.face_up or card.facts.sell_tag for card in legends)
    return (
        *(("legends-area.spend-as-money",) if pays or elsewhere else ()),
        *(("legends-area.face-up-needs-sell-tag", "card.sell-tag-legend-pays") if kept else ()),
        *(("eddies.spend-pays-one",) if side.eddies else ()),
    )


def of_owner(changed: Iterable[engine.Event]) -> tuple[str, ...]:
    """The rules by which a piece that another player controlled goes to an area of its owner's."""
    for event in changed:
        before = event.before
        if before is not None and before.controller != before.owner and event.card is not None:
            return ("game.control-changes-owner-never", "game.owner")
    return ()


def gear_first(keys: Sequence[str], game: engine.Game, uids: Sequence[int]) -> list[str]:
    """The rules by which Gear goes where its host goes, before those by which the host goes there."""
    gear = bool(uids) and all(game.state.cards[uid].facts.type == "Gear" for uid in uids)
    if not gear or "gear" in keys[0]:
        return list(keys)
    return sorted(keys, key=lambda key: "gear" not in key)
