"""Attack, fight and steal (chapter 9, and 11.4-11.5 of the newer edition)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.grounds import power_grounds
from engine.effects.live import live
from engine.effects.modifiers import applying, cannot, scope_of
from engine.effects.select import card_fits
from engine.events import Event
from engine.legality import allowed
from engine.processes.cards import spend
from engine.processes.defeat import defeat
from engine.processes.steal import fewer, steal_gigs
from engine.queries import is_unit, power, steal_count, units
from engine.rules import actions, turn
from engine.rules import requirements as need
from engine.rules.pending import resolve_pending
from engine.rules.permissions import (
    BY_EFFECT,
    may_attack_lagging,
    permits_for,
    still_fits,
    use_up_next_attack,
    use_up_next_fight,
)
from engine.state import GIG_AREA, Attack

if TYPE_CHECKING:
    from engine.effects.live import Standing
    from engine.game import Game
    from engine.state import Card, Die

DECLARE = ("attack.declare-order", "attack.choose-attacker", "attack.choose-target", "attack.begins")
REACT = ("react.step", "react.end-step", "react.defending-player-only")
DEFEATED = (
    "fight.losers-defeated", "fight.opponent-defeats-loser", "defeat.process", "fight.defeated-to-trash",
)  # fmt: skip
DECIDING = (
    "card.power-total",
    "golden.negative-counts-as-zero",
    "fight.step-applies-while-fighting",
    "fight.applies-while-fighting",
)
"""Of the rules on which a power rests those that decide a fight besides what is printed."""
DEFEATED_AFTER = ("fight.result-after-effects", "fight.opponent-defeats-loser", "fight.defeated-to-trash")


def legal_targets(game: Game, player: int, card: Card) -> list[int]:
    """What a Unit may attack now: rival Units, then the Gig area (as GIG_AREA); empty where it may not attack."""
    if not allowed(need.attacker(game, player, card)):
        return []
    state = game.state
    cards = state.cards
    rival = state.sides[1 - player]
    found = [
        u for u in rival.field if is_unit(cards[u]) and allowed(need.attack_target(game, player, card, u))
    ]
    if allowed(need.attack_target(game, player, card, GIG_AREA)):
        found.append(GIG_AREA)
    return found


TARGETED = ("attack units", "attack gigs", "be attacked")


def _targets_differ(game: Game) -> bool:
    """Whether some prohibition is about whom or what a Unit attacks."""
    modifiers = live(game).modifiers
    kept = any(
        isinstance(s.what, t.Cannot) and s.what.action in TARGETED for s in modifiers.get(t.Cannot, ())
    )
    return kept or any(getattr(s.what, "whom", None) is not None for s in modifiers.get(t.MustAttack, ()))


def options(game: Game, player: int) -> list[Option]:
    """Every attack that is legal now. Where no effect allows more, all Units that can attack have the same targets."""
    state = game.state
    mine = units(state, player)
    if t.MayAttack in live(game).modifiers or _targets_differ(game):
        return [("attack", c.uid, target) for c in mine for target in legal_targets(game, player, c)]
    ready = [c for c in mine if not c.spent and allowed(need.attacker(game, player, c))]
    if not ready:
        return []
    targets = [c.uid for c in units(state, 1 - player) if c.spent]
    if state.sides[1 - player].gigs:
        targets.append(GIG_AREA)
    return [("attack", c.uid, target) for c in ready for target in targets]


def attack(game: Game, player: int, attacker: Card, target: int) -> Script[None]:
    """A whole attack: declare, react, fight or steal, end."""
    state = game.state
    permitted = may_attack_lagging(game, attacker, target) if attacker.lag else ()
    ready_target = target != GIG_AREA and not state.cards[target].spent
    permits = permits_for(game, attacker, target) if ready_target else ()
    if permits:
        permitted = (*permitted, *BY_EFFECT)
    stay = 0 if target == GIG_AREA else state.cards[target].stay
    state.attack = Attack(
        attacker.uid,
        player,
        target,
        "declare",
        attacker.stay,
        stay,
        permits=permits,
    )
    spent = spend(game, attacker, player, ("attack.spend-attacker", "unit.spend-to-attack"), note="attack")
    gig_area = ("attack.target-gig-area", "rival-gig-area.attack-target-with-gigs")
    aim = () if ready_target else gig_area if target == GIG_AREA else ("attack.target-spent-unit",)
    other = None if target == GIG_AREA else state.cards[target]
    keys = (*DECLARE, *aim, "attack.announce", *permitted)
    game.emit(Event("attacked", keys, player, spent, other=other, note="gigs" if other is None else "unit"))
    use_up_next_attack(game, spent)
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
    spent = spend(game, card, player, ("react.blocker", "blocker.meaning"), note="block")
    state.attack = under_way._replace(target=card.uid, target_stay=card.stay, blocked=True, by_block=True)
    keys = ("react.block-replaces-target", "blocker.becomes-target", "react.blocker")
    game.emit(Event("blocked", keys, player, spent, other=state.cards[under_way.attacker]))


def redirect_to(game: Game, card: Card, player: int, keys: tuple[str, ...]) -> bool:
    """An effect makes a Unit of the defending player the target of the attack; False where that can't be."""
    state = game.state
    under_way = state.attack
    if (
        under_way is None
        or not is_unit(card)
        or card.controller == under_way.player
        or card.uid == under_way.target
    ):
        return False
    state.attack = under_way._replace(target=card.uid, target_stay=card.stay, blocked=True, by_block=False)
    game.emit(Event("redirected", keys, player, card))
    return True


def redirect_to_gigs(game: Game, player: int, keys: tuple[str, ...]) -> bool:
    """An effect makes the Gig area of the defending player the target of the attack; False where it is already."""
    state = game.state
    under_way = state.attack
    if under_way is None or under_way.target == GIG_AREA:
        return False
    state.attack = under_way._replace(target=GIG_AREA, blocked=True, by_block=False)
    game.emit(Event("redirected", keys, player, note="gigs"))
    return True


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
    if (
        not is_unit(attacker)
        or attacker.stay != under_way.attacker_stay
        or attacker.controller != under_way.player
    ):
        return ("attack.ends-attacker-left", "attack.ends-when-unit-leaves", "attack.ends-if")
    if under_way.target == GIG_AREA:
        return ()
    target = cards[under_way.target]
    if not is_unit(target) or target.stay != under_way.target_stay or target.controller == under_way.player:
        return ("attack.ends-target-left", "attack.ends-when-unit-leaves", "attack.ends-if")
    if under_way.blocked or under_way.step == "fight":
        return ()
    illegal = ("attack.ends-target-not-legal", "attack.ends-if")
    if cannot(game, target, "be attacked", by=attacker) is not None:
        return ("golden.cant-beats-can", *illegal)
    return () if target.spent or still_fits(game, under_way.permits, attacker, target) else illegal


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
    state.attack = under_way._replace(fight="under way")
    attacker, defender = state.cards[under_way.attacker], state.cards[under_way.target]
    keys = (
        "fight.step",
        "fight.step-only-against-unit",
        "fight.process",
    )
    rests_on = (*power_grounds(game, attacker), *power_grounds(game, defender))
    game.emit(Event("fought", (*keys, *rests_on), under_way.player, attacker, other=defender))
    losers = declare_result(game, attacker, defender, tuple(k for k in rests_on if k in DECIDING))
    if _effects_first(game):
        yield from resolve_pending(game, ("fight.effects-before-defeat",))
        if not ended(game) or game.rules.absent_opponent_defeats:
            yield from defeat_losers(game, losers, DEFEATED_AFTER)
    else:
        yield from defeat_losers(game, losers, DEFEATED)
    if _effects_first(game):
        yield from resolve_pending(game, ("fight.attack-ends-after",))
        end_fight(game, ("fight.attack-ends-after",))
    else:
        end_fight(game, ("fight.ends", "fight.order", "fight.compare-and-declare"))
        yield from resolve_pending(game, ("fight.resolve-pending-after", "fight.effects-after-fight"))


def _effects_first(game: Game) -> bool:
    """Whether what waits resolves before the fight goes on. Where nothing waits, the policy is asked for no more than
    what to cite: both editions go on alike.
    """
    rules = game.rules
    when = rules.fight_effects if game.state.pending else rules.for_citing("fight_effects")
    return when == "before defeat"


def end_fight(game: Game, keys: tuple[str, ...]) -> None:
    """The fight is over; whether "while fighting" effects count on is asked where there are any."""
    state = game.state
    assert state.attack is not None
    state.attack = state.attack._replace(fight="over")
    state.version += 1
    game.emit(Event("fight-ended", keys, state.attack.player))


def wins_by_effect(game: Game, unit: Card, opposing: Card) -> Standing | None:
    """The effect that says that the Unit wins this fight (`fight.result-by-effect`), or None."""
    if t.WinsFights not in live(game).modifiers:
        return None
    return next(
        (
            standing
            for what, standing in applying(game, t.WinsFights, unit)
            if card_fits(scope_of(game, standing, unit), what.against, opposing)
        ),
        None,
    )


def _text_of(game: Game, standing: Standing | None) -> tuple[Card | None, object]:
    """(the card whose text it is, the ability) of an effect in force, for citing it."""
    if standing is None:
        return None, None
    source = game.state.cards[standing.source]
    of = [a for a in source.facts.abilities if isinstance(a, t.Persistent) and a.what is standing.what]
    return source, of[0] if of else None


def declare_result(
    game: Game, attacker: Card, defender: Card, rests_on: tuple[str, ...] = ()
) -> list[tuple[Card, Card]]:
    """Compare power and declare winner and losers; returns (loser, opposing Unit) pairs.

    rests_on: the rules by which the powers are what they are now.

    Carries out `fight.win`, `fight.winner-makes-loser`, `fight.lose`, `fight.tie`; what an effect says of winning goes
    before (`fight.result-by-effect`).
    """
    mine, theirs = power(game, attacker), power(game, defender)
    pairs = ((attacker, defender), (defender, attacker))
    fixed = {u.uid: by for u, o in pairs if (by := wins_by_effect(game, u, o)) is not None}
    by_effect = len(fixed) == 1
    source, effect = _text_of(game, next(iter(fixed.values())) if by_effect else None)
    for unit, opposing in pairs:
        use_up_next_fight(game, unit, opposing)
    losers: list[tuple[Card, Card]] = []
    for unit, opposing, own, other in (
        (attacker, defender, mine, theirs),
        (defender, attacker, theirs, mine),
    ):
        wins = unit.uid in fixed if by_effect else own > other
        more = ("fight.result-by-effect",) if by_effect else ()
        if wins:
            keys = (*more, "fight.win", "fight.winner-makes-loser", *rests_on, "fight.compare-and-declare")
            game.emit(
                Event(
                    "declared-winner",
                    keys,
                    unit.controller,
                    unit,
                    other=opposing,
                    amount=own,
                    margin=own - other,
                    effect=effect,
                    source=source,
                )
            )
        else:
            tie = ("fight.tie",) if own == other and not by_effect else ()
            game.emit(
                Event(
                    "declared-loser",
                    (*more, *tie, "fight.lose", *rests_on, "fight.compare-and-declare"),
                    unit.controller,
                    unit,
                    other=opposing,
                    amount=own,
                    effect=effect,
                    source=source,
                )
            )
            losers.append((unit, opposing))
    return losers


def defeat_losers(game: Game, losers: list[tuple[Card, Card]], keys: tuple[str, ...]) -> Script[None]:
    """Each loser is defeated by the opposing Unit, unless that one has 0 power (`fight.zero-power-cannot-defeat`)."""
    doomed: list[Card] = []
    opposing: dict[int, Card] = {}
    for loser, by in losers:
        current = game.state.cards[loser.uid]
        if not is_unit(current) or current.stay != loser.stay:
            continue
        if power(game, game.state.cards[by.uid]) == 0 and game.state.cards[by.uid].stay == by.stay:
            why = ("fight.zero-power-cannot-defeat",)
            game.emit(Event("not-defeated", why, by.controller, current, other=by))
        else:
            doomed.append(current)
            opposing[current.uid] = by
    if doomed:
        attack_now = game.state.attack
        player = attack_now.player if attack_now is not None else game.state.player
        yield from defeat(game, doomed, keys, player, fight=True, by=opposing)


def steal_step(game: Game) -> Script[None]:
    """The attacker steals as many Gigs as its power allows (`steal.step`): choose all, then move them together."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    player = under_way.player
    attacker = state.cards[under_way.attacker]
    gigs = state.sides[1 - player].gigs
    strength = power(game, attacker)
    by_power = steal_count(strength)
    count = fewer(game, attacker, by_power)
    keys = (
        "steal.step",
        "steal.count",
        "steal.step-only-against-gig-area",
    )
    if not gigs:
        keys = (*keys, "steal.empty-area", "rival-gig-area.emptied-attack-goes-on")
    keys = (*keys, "steal.count-formula" if by_power else "steal.count-zero-power")
    if count < by_power:
        keys = (*keys, "steal.step-applies-while-stealing", "steal.applies-while-stealing")
    if len(gigs) < count:
        keys = (*keys, "steal.as-many-as-possible")
    keys = (*keys, *power_grounds(game, attacker))
    game.emit(Event("steal-count", keys, player, attacker, amount=min(count, len(gigs))))
    chosen = yield from choose_gigs(game, player, count)
    moving = (
        "steal.attacker-steals-after-prevention",
        "steal.attacker-moves-together",
        "steal.attacker-is-actor",
        "steal.move-together",
    )
    yield from steal_gigs(game, player, attacker, chosen, moving)
    yield from resolve_pending(game, ("steal.resolve-pending",))


def choose_gigs(game: Game, player: int, count: int) -> Script[list[Die]]:
    """The attacking player chooses Gigs one at a time, any of them, as many as there are (`steal.any-gig`)."""
    state = game.state
    chosen: list[int] = []
    keys = (
        "steal.attacking-player-chooses", "steal.any-gig", "steal.attacker-chooses-one-at-a-time", "steal.choose",
        "steal.choose-one-at-a-time", "steal.choose-all-before-moving",
    )  # fmt: skip
    actor = state.cards[state.attack.attacker] if state.attack else None

    def left() -> list[Option]:
        return [("die", i) for i in state.sides[1 - player].gigs if i not in chosen]

    while len(chosen) < count and left():
        option = yield Decision(player, "steal", keys, left, about=actor)
        chosen.append(int(option[1]))
    return [state.dice[i] for i in chosen]


def end_attack(game: Game) -> Script[None]:
    """The attack ends: what is pending resolves, "while attacking" effects go, the Main Phase goes on."""
    state = game.state
    under_way = state.attack
    assert under_way is not None
    state.attack = under_way._replace(step="ending")
    yield from resolve_pending(game, ("attack.end-resolves-pending",))
    waiting = [
        x for x in state.lasting if isinstance(x.what, t.Later) and x.what.when == "end of this attack"
    ]
    if waiting:
        turn.fall_due(game, waiting)
        yield from resolve_pending(game, ("attack.end-resolves-pending",))
    state.attack = None
    state.version += 1
    early = under_way.ended
    if early:
        no_reactions = ("attack.ends-or-goes-to-react-step",) if under_way.step == "declare" else ()
        keys = (
            *early, "attack.may-end-early", "attack.ended-early-no-fight-no-steal", "effect.rule-processing-after",
            *no_reactions,
        )  # fmt: skip
    else:
        keys = ("steal.attack-ends-after" if under_way.target == GIG_AREA else "fight.attack-ends-after",)
    note = "early" if early else ""
    game.emit(Event("attack-ended", (*keys, "attack.end-removes-effects"), under_way.player, note=note))
    turn.end_effects(game, ("end of attack",), ("attack.end-removes-effects",))
