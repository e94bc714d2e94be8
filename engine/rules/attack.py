"""Attack, fight and steal (chapter 9, and 11.4-11.5 of the newer edition)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.events import Event
from engine.processes.cards import defeat, spend
from engine.processes.gigs import move_stolen
from engine.queries import is_unit, may_attack_lagging, power, steal_count
from engine.rules import requirements as need
from engine.rules.pending import resolve_pending
from engine.state import GIG_AREA, Attack

if TYPE_CHECKING:
    from engine.game import Game
    from engine.legality import Refusals
    from engine.state import Card, Die

DECLARE = ("attack.declare-order", "attack.choose-attacker", "attack.choose-target", "attack.begins")
REACT = ("react.step", "react.end-step", "react.defending-player-only")
DEFEATED = ("fight.losers-defeated", "fight.opponent-defeats-loser", "defeat.process")
DEFEATED_AFTER = ("fight.result-after-effects", "fight.opponent-defeats-loser", "fight.defeated-to-trash")


def targets(game: Game, player: int) -> list[int]:
    """The targets that any Unit of `player` may attack: spent rival Units, then the Gig area (as GIG_AREA)."""
    state = game.state
    cards = state.cards
    rival = 1 - player
    found = [u for u in state.sides[rival].field if (c := cards[u]).spent and is_unit(c)]
    if state.sides[rival].gigs:
        found.append(GIG_AREA)
    return found


def attack(game: Game, player: int, attacker: Card, target: int) -> Script[None]:
    """A whole attack: declare, react, fight or steal, end."""
    state = game.state
    permitted = may_attack_lagging(game, attacker) if attacker.lag else ()
    stay = 0 if target == GIG_AREA else state.cards[target].stay
    state.attack = Attack(attacker.uid, player, target, "declare", attacker.stay, stay)
    spent = spend(game, attacker, player, ("attack.spend-attacker", "unit.spend-to-attack"), note="attack")
    aim = "attack.target-gig-area" if target == GIG_AREA else "attack.target-spent-unit"
    other = None if target == GIG_AREA else state.cards[target]
    keys = (*DECLARE, aim, "attack.announce", *permitted)
    game.emit(Event("attacked", keys, player, spent, other=other, note="gigs" if other is None else "unit"))
    yield from resolve_pending(game, ("attack.declaration-effects", "attack-trigger.before-react-step"))
    if not ended(game):
        state.attack = state.attack._replace(step="react")
        game.emit(Event("react-step-began", ("attack.ends-or-goes-to-react-step", "react.step"), 1 - player))
    yield from resume(game)


def resume(game: Game) -> Script[None]:
    """Go on with the attack in the state, from its React Step on (where play can be taken up again)."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    if under_way.step == "react":
        yield from react_step(game, 1 - under_way.player)
    yield from after_reactions(game)
    yield from end_attack(game)


def react_step(game: Game, player: int) -> Script[None]:
    """The defending player reacts as often as they like (`react.step`) until they end the step or the attack ends."""
    from engine.rules import actions

    listed = partial(actions.react_options, game, player)
    explain = partial(actions.refusals, game, player)
    while not ended(game):
        option = yield Decision(player, "react", REACT, listed, explain=explain, resumable=True)
        if option[0] == "end-react":
            game.emit(
                Event("react-step-ended", ("react.end-step", "attack.continues-to-fight-or-steal"), player)
            )
            return
        yield from actions.perform(game, player, option)
        yield from resolve_pending(game, ("react.effects-before-next-reaction",))


def block(game: Game, player: int, card: Card) -> Script[None]:
    """Spend a Unit with BLOCKER: it becomes the target in place of the old one (`react.block-replaces-target`)."""
    yield from ()
    state = game.state
    under_way = state.attack
    assert under_way is not None
    old = None if under_way.target == GIG_AREA else state.cards[under_way.target]
    spent = spend(game, card, player, ("react.blocker", "blocker.meaning"), note="block")
    state.attack = under_way._replace(target=card.uid, target_stay=card.stay)
    keys = ("react.block-replaces-target", "blocker.becomes-target", "react.blocker")
    game.emit(Event("blocked", keys, player, spent, other=old))


def ended(game: Game) -> bool:
    """Whether the attack is over before its time; notes the rules that ended it in the attack.

    Carries out `attack.ends-if`: the attacker or the defending Unit has left (`attack.ends-attacker-left`,
    `attack.ends-target-left`), or the target is no legal one any more (`attack.ends-target-not-legal`). An emptied Gig
    area does not end it (`rival-gig-area.emptied-attack-goes-on`).
    """
    state = game.state
    under_way = state.attack
    assert under_way is not None
    if under_way.ended:
        return True
    keys = _why_ended(game, under_way)
    if keys:
        state.attack = under_way._replace(ended=keys)
    return bool(keys)


def _why_ended(game: Game, under_way: Attack) -> tuple[str, ...]:
    cards = game.state.cards
    attacker = cards[under_way.attacker]
    if not is_unit(attacker) or attacker.stay != under_way.attacker_stay:
        return ("attack.ends-attacker-left", "attack.ends-when-unit-leaves", "attack.ends-if")
    if under_way.target == GIG_AREA:
        return ()
    target = cards[under_way.target]
    if not is_unit(target) or target.stay != under_way.target_stay:
        return ("attack.ends-target-left", "attack.ends-when-unit-leaves", "attack.ends-if")
    if not target.spent:
        return ("attack.ends-target-not-legal", "attack.ends-if")
    return ()


def after_reactions(game: Game) -> Script[None]:
    """The Fight Step against a Unit, the Steal Step against a Gig area; neither if the attack has ended."""
    if ended(game):
        return
    under_way = game.state.attack
    assert under_way is not None
    if under_way.target == GIG_AREA:
        game.state.attack = under_way._replace(step="steal")
        yield from steal_step(game)
    else:
        game.state.attack = under_way._replace(step="fight")
        yield from fight_step(game)


def fight_step(game: Game) -> Script[None]:
    """The attacker and the defending Unit fight (`fight.step`); the edition says when effects of the fight resolve."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    attacker, defender = state.cards[under_way.attacker], state.cards[under_way.target]
    keys = ("fight.step", "fight.step-only-against-unit", "fight.process")
    game.emit(Event("fought", keys, under_way.player, attacker, other=defender))
    losers = declare_result(game, attacker, defender)
    if game.rules.fight_effects == "before defeat":
        yield from resolve_pending(game, ("fight.effects-before-defeat",))
        if not ended(game):
            defeat_losers(game, losers, DEFEATED_AFTER)
        yield from resolve_pending(game, ("fight.attack-ends-after",))
        game.emit(Event("fight-ended", ("fight.attack-ends-after",), under_way.player))
    else:
        defeat_losers(game, losers, DEFEATED)
        game.emit(Event("fight-ended", ("fight.ends", "fight.order"), under_way.player))
        yield from resolve_pending(game, ("fight.resolve-pending-after", "fight.effects-after-fight"))


def declare_result(game: Game, attacker: Card, defender: Card) -> list[tuple[Card, Card]]:
    """Compare power and declare winner and losers; returns (loser, opposing Unit) pairs.

    Carries out `fight.win`, `fight.winner-makes-loser`, `fight.lose`, `fight.tie`.
    """
    mine, theirs = power(game, attacker), power(game, defender)
    pairs = ((attacker, defender, mine, theirs), (defender, attacker, theirs, mine))
    tie = mine == theirs
    losers: list[tuple[Card, Card]] = []
    for unit, opposing, own, other in pairs:
        if own > other:
            game.emit(
                Event(
                    "declared-winner",
                    ("fight.win", "fight.winner-makes-loser"),
                    unit.controller,
                    unit,
                    other=opposing,
                    amount=own,
                )
            )
        else:
            keys = ("fight.tie", "fight.lose") if tie else ("fight.lose",)
            game.emit(Event("declared-loser", keys, unit.controller, unit, other=opposing, amount=own))
            losers.append((unit, opposing))
    return losers


def defeat_losers(game: Game, losers: list[tuple[Card, Card]], keys: tuple[str, ...]) -> None:
    """Each loser is defeated by the opposing Unit, unless that one has 0 power (`fight.zero-power-cannot-defeat`)."""
    strong = [(loser, by) for loser, by in losers if power(game, game.state.cards[by.uid]) > 0]
    for loser, by in losers:
        if (loser, by) not in strong:
            why = ("fight.zero-power-cannot-defeat",)
            game.emit(Event("not-defeated", why, by.controller, game.state.cards[loser.uid], other=by))
    for loser, by in strong:
        current = game.state.cards[loser.uid]
        if is_unit(current) and current.stay == loser.stay:
            defeat(game, current, keys, by.controller)


def steal_step(game: Game) -> Script[None]:
    """The attacker steals as many Gigs as its power allows (`steal.step`): choose all, then move them together."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    player = under_way.player
    attacker = state.cards[under_way.attacker]
    gigs = state.sides[1 - player].gigs
    strength = power(game, attacker)
    count = steal_count(strength)
    keys = ("steal.step", "steal.count")
    if not gigs:
        keys = (*keys, "steal.empty-area", "rival-gig-area.emptied-attack-goes-on")
    elif not count:
        keys = (*keys, "steal.count-zero-power")
    else:
        keys = (*keys, "steal.count-formula")
    game.emit(Event("steal-count", keys, player, attacker, amount=min(count, len(gigs))))
    chosen = yield from choose_gigs(game, player, count)
    moving = (
        "steal.attacker-steals-after-prevention",
        "steal.attacker-moves-together",
        "steal.attacker-is-actor",
    )
    move_stolen(game, chosen, player, attacker, moving)
    yield from resolve_pending(game, ("steal.resolve-pending",))


def choose_gigs(game: Game, player: int, count: int) -> Script[list[Die]]:
    """The attacking player chooses Gigs one at a time, any of them, as many as there are (`steal.as-many-as-possible`)."""
    state = game.state
    chosen: list[int] = []
    keys = ("steal.attacking-player-chooses", "steal.any-gig", "steal.attacker-chooses-one-at-a-time")

    def left() -> list[Option]:
        return [("die", i) for i in state.sides[1 - player].gigs if i not in chosen]

    while len(chosen) < count and left():
        option = yield Decision(
            player, "steal", keys, left, about=state.cards[state.attack.attacker] if state.attack else None
        )
        chosen.append(int(option[1]))
    return [state.dice[i] for i in chosen]


def end_attack(game: Game) -> Script[None]:
    """The attack ends: what is pending resolves, "while attacking" effects go, the Main Phase goes on."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    state.attack = under_way._replace(step="ending")
    yield from resolve_pending(game, ("attack.end-resolves-pending",))
    state.attack = None
    early = under_way.ended
    if early:
        keys = (*early, "attack.may-end-early", "attack.ended-early-no-fight-no-steal")
    else:
        keys = ("steal.attack-ends-after",) if under_way.target == GIG_AREA else ("fight.ends",)
    game.emit(
        Event(
            "attack-ended",
            (*keys, "attack.end-removes-effects"),
            under_way.player,
            note="early" if early else "",
        )
    )


def refusals_of_targets(game: Game, player: int, target: int) -> Refusals:
    """Why a target may not be attacked; see `requirements.attack_target`."""
    return need.attack_target(game, player, target)
