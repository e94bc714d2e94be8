"""Triggers: what sets each of them off, what does not, and 'the first time each turn'."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, Option, Piece
from engine.effects.tree import (
    Adjust,
    Cannot,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    Persistent,
    Power,
    Ready,
    Reroll,
    Resolve,
    SetGig,
    Spend,
    Swap,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Gigs, PowerOf, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    eddies,
    game,
    gigs,
    now,
    pass_turn,
    player,
    start_turn,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of

UNIT, FRIENDLY, RIVALS = Cards(("Unit",)), Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")


def draws(event: str, *subject: Cards | This, first: bool = False, **about: Any) -> Triggered:
    """Draw 1 when that happens."""
    trigger = Trigger(event, *subject, **about)  # type: ignore[arg-type]
    return Triggered((trigger,), Draw(1), first_each_turn=first)


def watching(event: str, *subject: Cards | This, **about: Any) -> Piece:
    """A face-up Legend of yours that draws 1 when that happens."""
    return made.legend(draws(event, *subject, **about), id="watcher", cost=None)


def attack(attacker: Piece, target: Piece | int, *dice: int) -> list[Option]:
    """An attack without reactions."""
    where = target if isinstance(target, int) else target.uid
    return [("attack", attacker.uid, where), ("end-react",), *[("die", d) for d in dice]]


# --- played, called, sold, equipped


@pytest.mark.parametrize(
    ("subject", "who", "cards"),
    [
        (FRIENDLY, None, 1),
        (UNIT, "you", 1),
        (UNIT, "rival", 0),
        (RIVALS, None, 0),
        (Cards(("Gear",)), "you", 0),
        (Cards(("Unit",), tags=("MERC",)), "you", 1),
        (Cards(("Unit",), tags=("AI",)), "you", 0),
    ],
)
def test_a_unit_is_played(subject: Cards, who: str | None, cards: int) -> None:
    merc = made.unit(id="merc", tags=("MERC",))
    g = game(player(hand=[merc], legends=[watching("played", subject, who=who)]))
    assert drawn(do(g, ("play", merc.uid))) == cards


def test_a_legend_played_to_the_field_is_a_unit_that_is_played() -> None:
    """types.legend-on-field-is-unit; calling it was no playing."""
    idol = made.legend(id="idol", face_up=False)
    mine = player(legends=[watching("played", FRIENDLY), idol], eddies=eddies(1))
    g = game(mine)
    assert drawn(do(g, ("call", idol.uid), ("pay", 1))) == 0
    assert drawn(do(g, ("play-legend", idol.uid))) == 1


def test_a_gear_and_a_program_are_played() -> None:
    for kind in ("Gear", "Program"):
        chrome, trick, host = made.gear(id="chrome"), made.program(id="trick"), made.unit(id="host")
        mine = player(hand=[chrome, trick], field=[host], legends=[watching("played", Cards((kind,)))])  # type: ignore[arg-type]
        g = game(mine)
        assert drawn(do(g, ("play", chrome.uid), ("host", host.uid))) == (kind == "Gear")
        assert drawn(do(g, ("play", trick.uid))) == (kind == "Program")


def test_play_on_a_gear_is_about_the_gear_and_this_unit_is_the_wearer() -> None:
    """equip.inherits-effects: '[PLAY] Give this Unit +2 power this turn'."""
    boost = Triggered((Trigger("played", This()),), Give(This(), (Power(2),), "this turn"))
    chrome, host, other = made.gear(boost, id="chrome"), made.unit(id="host"), made.unit(id="other")
    g = game(player(field=[host], hand=[chrome, other]))
    do(g, ("play", chrome.uid), ("host", host.uid))
    assert power_of(g, host) == 5
    do(g, ("play", other.uid))
    assert (power_of(g, host), power_of(g, other)) == (5, 3)


def test_a_legend_is_called() -> None:
    """By whoever: on your own turn, or as a reaction."""
    mine, theirs = made.legend(id="mine", face_up=False), made.legend(id="theirs", face_up=False)
    watcher = watching("called", Cards(("Legend",), "friendly"))
    attacker = made.unit(id="attacker")
    g = game(
        player(legends=[watcher, mine], eddies=eddies(1), field=[attacker]),
        player(legends=[theirs], eddies=eddies(1), gigs=gigs(1)),
    )
    assert drawn(do(g, ("call", mine.uid), ("pay", 1))) == 1
    events = do(g, ("attack", attacker.uid, GIGS), ("call", theirs.uid), ("pay", 1))
    assert drawn(events) == 0


def test_a_card_is_sold() -> None:
    card = made.unit(id="card", sell_tag=True)
    for who, cards in (("you", 1), ("rival", 0)):
        card = made.unit(id="card", sell_tag=True)
        g = game(player(hand=[card], legends=[watching("sells", who=who)]))
        assert drawn(do(g, ("sell", card.uid))) == cards


def test_a_gear_is_equipped_to_a_unit() -> None:
    chrome, host = made.gear(id="chrome"), made.unit(id="host")
    for against, cards in ((FRIENDLY, 1), (RIVALS, 0)):
        chrome, host = made.gear(id="chrome"), made.unit(id="host")
        mine = player(hand=[chrome], field=[host], legends=[watching("equips", against=against)])
        g = game(mine)
        assert drawn(do(g, ("play", chrome.uid), ("host", host.uid))) == cards


# --- attacking


@pytest.mark.parametrize(("event", "subject", "target", "cards"), [
    ("attacks", FRIENDLY, "unit", 1), ("attacks", FRIENDLY, "gigs", 1), ("attacks", RIVALS, "unit", 0),
    ("is-attacked", RIVALS, "unit", 1), ("is-attacked", RIVALS, "gigs", 0), ("is-attacked", FRIENDLY, "unit", 0),
])  # fmt: skip
def test_attacking_and_being_attacked(event: str, subject: Cards, target: str, cards: int) -> None:
    attacker, foe = made.unit(id="attacker"), made.unit(id="foe", spent=True)
    mine = player(field=[attacker], legends=[watching(event, subject)])
    g = game(mine, player(field=[foe], gigs=gigs(1)))
    assert drawn(do(g, ("attack", attacker.uid, foe.uid if target == "unit" else GIGS))) == cards


def test_attacking_such_a_unit() -> None:
    """`against`: the Gig area is no Unit."""
    foe = made.unit(id="foe", spent=True, tags=("CORPO",))
    for tag, at_gigs, cards in (("CORPO", False, 1), ("MERC", False, 0), ("CORPO", True, 0)):
        attacker, foe = made.unit(id="attacker"), made.unit(id="foe", spent=True, tags=("CORPO",))
        watcher = watching("attacks", FRIENDLY, against=Cards(("Unit",), tags=(tag,)))
        g = game(player(field=[attacker], legends=[watcher]), player(field=[foe], gigs=gigs(1)))
        assert drawn(do(g, ("attack", attacker.uid, GIGS if at_gigs else foe.uid))) == cards


def test_two_trigger_keywords_before_one_effect(edition: str) -> None:
    """[PLAY] [ATTACK]: 10.17.1."""
    either = Triggered((Trigger("played", This()), Trigger("attacks", This())), Draw(1))
    unit = made.unit(Keyword("ADRENALINE"), either, id="unit")
    g = game(player(hand=[unit]), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("play", unit.uid))) == 1
    assert drawn(do(g, ("attack", unit.uid, GIGS))) == 1


def test_using_blocker(edition: str) -> None:
    """Augmented Negotiators; a redirection by effect or being attacked is no use of BLOCKER."""
    guard = made.unit(Keyword("BLOCKER"), draws("uses-blocker", This()), id="guard")
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("attack", attacker.uid, GIGS)), RIVAL) == 0
    assert drawn(do(g, ("block", guard.uid)), RIVAL) == 1


# --- fights


@pytest.mark.parametrize(("event", "winner", "loser"), [
    ("wins-fight", 1, 0), ("loses-fight", 0, 1), ("fights", 1, 1), ("defeats", 1, 0), ("defeated", 0, 1),
])  # fmt: skip
def test_what_happens_to_a_unit_in_a_fight(edition: str, event: str, winner: int, loser: int) -> None:
    """The attacker wins; each of the two watches itself."""
    mine = made.unit(draws(event, This()), id="mine", power=4)
    foe = made.unit(draws(event, This()), id="foe", spent=True)
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    events = do(g, *attack(mine, foe))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (winner, loser)


def test_friendly_units_that_win_lose_and_defeat(edition: str) -> None:
    for event, cards in (
        ("wins-fight", 1),
        ("defeats", 1),
        ("loses-fight", 0),
        ("defeated", 0),
        ("fights", 1),
    ):
        mine, foe = made.unit(id="mine", power=4), made.unit(id="foe", spent=True)
        g = game(
            player(field=[mine], legends=[watching(event, FRIENDLY)]), player(field=[foe]), edition=edition
        )
        assert drawn(do(g, *attack(mine, foe))) == cards, event


@pytest.mark.parametrize(("margin", "cards"), [(1, 1), (2, 1), (3, 0)])
def test_a_win_by_so_much_power(edition: str, margin: int, cards: int) -> None:
    mine, foe = (
        made.unit(draws("wins-fight", This(), margin=margin), id="mine", power=5),
        made.unit(id="foe", spent=True),
    )
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    assert drawn(do(g, *attack(mine, foe))) == cards


def test_whom_it_fought(edition: str) -> None:
    """`against` and the label "opponent"."""
    for tag, cards in (("CORPO", 1), ("MERC", 0)):
        against = Cards(("Unit",), "rival", tags=(tag,))
        mine = made.unit(draws("wins-fight", This(), against=against), id="mine", power=5)
        foe = made.unit(id="foe", spent=True, tags=("CORPO",))
        g = game(player(field=[mine]), player(field=[foe]), edition=edition)
        assert drawn(do(g, *attack(mine, foe))) == cards


def test_a_defeat_by_effect_is_nobodys_in_a_fight(edition: str) -> None:
    watcher = made.unit(draws("defeats", FRIENDLY), draws("defeated", RIVALS), id="watcher")
    g = made.cast(
        Defeat(Every(RIVALS, "units")),
        you=player(field=[watcher]),
        rival=player(field=[made.unit()]),
        edition=edition,
    )
    assert drawn(g) == 1


def test_a_loser_that_is_not_defeated_was_not_defeated(edition: str) -> None:
    mine = made.unit(draws("defeats", This()), id="mine", power=9)
    foe = made.unit(
        Persistent(Cannot("be defeated")),
        draws("defeated", This()),
        draws("loses-fight", This()),
        id="foe",
        spent=True,
    )
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    events = do(g, *attack(mine, foe))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (0, 1)


# --- spending, readying, stealing


def test_spent_for_whatever_reason() -> None:
    """By attacking, by an effect; not when it is spent already. Inherited from a Gear it is about the wearer."""
    unit = made.unit(id="unit", gear=[made.gear(draws("spent", This()), id="driver")])
    tire = made.program(Resolve(Spend(Every(UNIT, "units"))), id="tire")
    g = game(player(field=[unit], hand=[tire]), player(gigs=gigs(1)))
    assert drawn(do(g, *attack(unit, GIGS, 6))) == 1
    assert drawn(do(g, ("play", tire.uid))) == 0


def test_readied_in_the_start_phase_and_by_effect() -> None:
    unit = made.unit(draws("readied", This()), id="unit", spent=True)
    g = game(player(field=[unit]), phase="start")
    assert drawn(g) == 2, "one is the draw of the Start Phase"
    unit = made.unit(draws("readied", This()), id="unit", spent=True)
    assert drawn(made.cast(Ready(Every(FRIENDLY, "u")), you=player(field=[unit]))) == 1
    unit = made.unit(draws("readied", This()), id="unit")
    assert drawn(made.cast(Ready(Every(FRIENDLY, "u")), you=player(field=[unit]))) == 0


@pytest.mark.parametrize(("event", "cards"), [("steals", 2), ("steals-together", 1)])
def test_each_gig_is_stolen_and_all_of_them_together(edition: str, event: str, cards: int) -> None:
    """trigger.once-per-time-met; the example of 10.16.3."""
    thief = made.unit(draws(event, This()), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1)), edition=edition)
    do(g, *attack(thief, GIGS, 6, 7))
    if cards == 2:
        do(g, asked(g)[2][0])
    assert drawn(g) == cards
    idle(g)


def test_none_is_stolen_by_no_power(edition: str) -> None:
    thief = made.unit(draws("steals", This()), draws("steals-together", This()), id="thief", power=0)
    g = game(player(field=[thief]), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS))) == 0


@pytest.mark.parametrize(("about", "cards"), [
    (Gigs(sides=6), 1), (Gigs(sides=4), 0), (Gigs("rival"), 1), (Gigs("friendly"), 0), (Gigs(parity="odd"), 1),
    (Gigs(extreme="max"), 0),
])  # fmt: skip
def test_the_gig_as_it_was_before(edition: str, about: Gigs, cards: int) -> None:
    """6th Street Recruits: 'steals a d6'; it was a rival Gig when it was stolen."""
    thief = made.unit(id="thief")
    g = game(
        player(field=[thief], legends=[watching("steals", FRIENDLY, gig=about)]),
        player(gigs=gigs(d6=3)),
        edition=edition,
    )
    assert drawn(do(g, *attack(thief, GIGS, 7))) == cards


def test_a_theft_as_the_robbed_player_sees_it(edition: str) -> None:
    """Evelyn Parker: 'when a rival steals one or more friendly Gigs'."""
    thief = made.unit(id="thief", power=10)
    victim = made.unit(draws("steals-together", gig=Gigs("friendly"), who="rival"), id="victim")
    g = game(player(field=[thief]), player(field=[victim], gigs=gigs(1, 1)), edition=edition)
    events = do(g, *attack(thief, GIGS, 6, 7))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (0, 1)


# --- Gigs, cards of the deck, turns


@pytest.mark.parametrize(("event", "step", "answers", "cards"), [
    ("increases", Adjust(Choose(Gigs("friendly"), "gig"), 1, "increase"), [("die", 0)], 1),
    ("decreases", Adjust(Choose(Gigs("friendly"), "gig"), 1, "increase"), [("die", 0)], 0),
    ("decreases", SetGig(Choose(Gigs("friendly"), "gig"), 1), [("die", 0)], 1),
    ("increases", SetGig(Choose(Gigs("friendly"), "gig"), 2), [("die", 0)], 0),
    ("swaps", Swap(Choose(Gigs("friendly"), "gig"), Choose(Gigs("rival"), "gig2")), [("die", 0), ("die", 6)], 1),
    ("rolls", Reroll(Choose(Gigs("friendly"), "gig")), [("die", 0), ("roll", 2)], 1),
    ("rolls-in", Reroll(Choose(Gigs("friendly"), "gig")), [("die", 0), ("roll", 2)], 0),
    ("draws", Draw(2), [], 0), ("discards", Discard(None), [], 1), ("discards", Draw(0), [], 0),
    ("trashes", TrashTop(1), [], 1), ("trashes", Discard(None), [], 0),
])  # fmt: skip
def test_what_an_effect_of_yours_does_to_gigs_and_cards(
    event: str, step: Any, answers: list[Option], cards: int
) -> None:
    """Seen by a Legend of yours ('you') and by one of the Rival ('a rival' does it). Drawing is counted elsewhere."""
    for who, watcher_is in (("you", YOU), ("rival", RIVAL)):
        watcher = watching(event, who=who) if event != "draws" else made.legend(cost=None)
        mine = player(gigs=gigs(d4=2), hand=made.filler(1), deck=unknown(9))
        theirs = player(gigs=gigs(d4=1), deck=unknown(9))
        (theirs if watcher_is else mine).legends = [watcher]
        g = made.cast(step, *answers, you=mine, rival=theirs)
        own = 2 if step == Draw(2) and not watcher_is else 0
        assert drawn(g, watcher_is) == cards + own
        idle(g)


def test_drawing_is_seen_card_by_card() -> None:
    watcher = made.legend(Triggered((Trigger("draws", who="you"),), TrashTop(1)), cost=None)
    g = made.cast(Draw(2), you=player(legends=[watcher], deck=unknown(9)))
    do(g, asked(g)[2][0])
    assert len(g.state.sides[YOU].trash) == 3
    g = made.cast(Draw(2, "rival"), you=player(legends=[watcher], deck=unknown(9)))
    idle(g)


def test_rolling_in() -> None:
    for who, cards in (("you", 1), ("rival", 0)):
        g = game(player(legends=[watching("rolls-in", who=who)]), phase="start")
        before = drawn(g)
        start_turn(g)
        assert drawn(g) - before == cards


@pytest.mark.parametrize(("event", "who", "turns"), [
    ("turn-starts", "you", [0, 1]), ("turn-starts", "rival", [1, 0]), ("turn-starts", None, [1, 1]),
    ("turn-ends", "you", [1, 0]), ("turn-ends", "rival", [0, 1]), ("turn-ends", None, [1, 1]),
])  # fmt: skip
def test_the_start_and_end_of_a_turn(edition: str, event: str, who: str | None, turns: list[int]) -> None:
    """Passing your turn, then the Rival's; each starts the next."""
    g = game(
        player(legends=[watching(event, who=who)], deck=unknown(20)),
        player(deck=unknown(20)),
        edition=edition,
    )
    found = [drawn(pass_turn(g)) for _ in range(2)]
    assert found == [turns[0], turns[1] + 1], "one is the draw of your own Start Phase"


# --- the first time each turn


def first_attack(**state: Any) -> Piece:
    return made.legend(draws("attacks", FRIENDLY, first=True), id="watcher", cost=None, **state)


def test_the_first_time_each_turn(edition: str) -> None:
    one, two = made.unit(id="one"), made.unit(id="two")
    mine = player(field=[one, two], legends=[first_attack()], deck=unknown(20))
    g = game(mine, player(gigs=gigs(1, 1, 1, 1), deck=unknown(20)), edition=edition)
    assert drawn(do(g, *attack(one, GIGS, 6))) == 1
    assert drawn(do(g, *attack(two, GIGS, 7))) == 0
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, *attack(two, GIGS, 8))) == 1, "again each turn"


def test_what_happened_before_the_card_was_face_up_was_the_first(edition: str) -> None:
    """FAQ on Yorinobu; the whole turn is looked at."""
    one, two, watcher = made.unit(id="one"), made.unit(id="two"), first_attack(face_up=False)
    mine = player(field=[one, two], legends=[watcher], eddies=eddies(1))
    g = game(mine, player(gigs=gigs(1, 1)), edition=edition)
    do(g, *attack(one, GIGS, 6), ("call", watcher.uid), ("pay", 1))
    assert drawn(do(g, *attack(two, GIGS, 7))) == 0


def test_a_first_time_that_met_another_description_does_not_count(edition: str) -> None:
    """'The first time an ARASAKA Unit is defeated': a MERC before it was none."""
    watcher = made.legend(draws("defeated", Cards(("Unit",), tags=("ARASAKA",)), first=True), cost=None)
    merc, corpo = made.unit(id="merc", tags=("MERC",)), made.unit(id="corpo", tags=("ARASAKA",))
    kills = [made.program(Resolve(Defeat(Choose(UNIT, "unit"))), id=f"kill-{i}") for i in range(2)]
    g = game(player(hand=kills, legends=[watcher]), player(field=[merc, corpo]), edition=edition)
    assert drawn(do(g, ("play", kills[0].uid), *choose(merc))) == 0
    assert drawn(do(g, ("play", kills[1].uid), *choose(corpo))) == 1


def test_the_first_of_two_at_once_is_one(edition: str) -> None:
    watcher = made.legend(draws("defeated", UNIT, first=True), cost=None)
    g = made.cast(
        Defeat(Every(RIVALS, "u")),
        you=player(legends=[watcher]),
        rival=player(field=made.filler(2)),
        edition=edition,
    )
    assert drawn(g) == 1
    thief = made.unit(draws("steals", This(), first=True), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS, 6, 7))) == 1


def test_a_first_time_may_be_wasted(edition: str) -> None:
    """FAQ on Johnny: ready already, he does not ready on his next fight instead."""
    readies = Triggered((Trigger("wins-fight", This()),), Ready(This()), first_each_turn=True)
    johnny = made.unit(readies, id="johnny", power=9)
    prey = [made.unit(id=f"prey-{i}", spent=True) for i in range(3)]
    g = game(player(field=[johnny]), player(field=prey), edition=edition)
    do(g, *attack(johnny, prey[0]))
    assert not now(g, johnny).spent
    do(g, *attack(johnny, prey[1]))
    assert now(g, johnny).spent


def test_the_first_time_on_the_rivals_turn_too(edition: str) -> None:
    """FAQ: each turn is each player's turn."""
    guard = made.unit(
        draws("loses-fight", This(), first=True), Persistent(Cannot("be defeated")), id="guard", spent=True
    )
    attackers = [made.unit(id=f"attacker-{i}", power=9) for i in range(2)]
    g = game(player(field=attackers), player(field=[guard]), edition=edition)
    assert drawn(do(g, *attack(attackers[0], guard)), RIVAL) == 1
    assert drawn(do(g, *attack(attackers[1], guard)), RIVAL) == 0


# --- who has no text


def test_a_face_down_legend_watches_nothing(edition: str) -> None:
    one = made.unit(id="one")
    g = game(
        player(field=[one], legends=[first_attack(face_up=False)]), player(gigs=gigs(1)), edition=edition
    )
    assert drawn(do(g, ("attack", one.uid, GIGS))) == 0


def test_a_card_in_hand_trash_or_among_the_eddies_watches_nothing(edition: str) -> None:
    one = made.unit(id="one")
    mine = player(
        field=[one], hand=[made.unit(draws("attacks", FRIENDLY))], trash=[made.unit(draws("attacks", FRIENDLY))],
        eddies=[made.unit(draws("attacks", FRIENDLY), face_up=False)],
    )  # fmt: skip
    g: Game = game(mine, player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("attack", one.uid, GIGS))) == 0


def test_last_known_power_of_a_unit_that_has_left(edition: str) -> None:
    """pending.last-valid-information: '[DEFEATED] Draw cards equal to this Unit's power', bonus and Gear counted."""
    worn = made.gear(id="worn", power=1)
    unit = made.unit(
        Triggered((Trigger("defeated", This()),), Draw(PowerOf(This()))), id="unit", power=1, gear=[worn]
    )
    g = made.cast(
        Do((Give(Every(FRIENDLY, "u"), (Power(2),), "this turn"), Defeat(Every(FRIENDLY, "u2")))),
        you=player(field=[unit], deck=unknown(9)), edition=edition,
    )  # fmt: skip
    assert drawn(g) == 4
