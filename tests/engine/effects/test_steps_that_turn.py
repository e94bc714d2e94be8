"""Steps that Call, flip or equip."""

from __future__ import annotations

import pytest

from engine import Game
from engine.effects.tree import (
    Call,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Equip,
    Every,
    Flip,
    IfYouDo,
    Keyword,
    May,
    Resolve,
    Triggered,
)
from engine.effects.values import Cards, Count, This, Trigger
from tests.engine.build import YOU, cites, do, eddies, game, kinds, now, only, player, refused
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, YES, played

# --- call


def test_a_legend_is_called_for_free_by_effect() -> None:
    """[CALL] triggers; it is the Call of the turn (legends-area.call-once-per-turn)."""
    down = made.legend(played("called"), id="down", face_up=False, spent=True)
    other = made.legend(id="other", face_up=False)
    g = made.cast(May(Call()), YES, you=player(legends=[down, other], eddies=eddies(1)))
    assert set(asked(g)[2]) == set(choose(down, other))
    do(g, *choose(down))
    assert (now(g, down).face_up, now(g, down).spent) == (True, True)
    assert drawn(g) == 1
    refused(g, ("call", other.uid), "call.once-per-turn")


def test_a_second_call_of_the_turn_is_not_offered() -> None:
    """FAQ on Panam and Tyger's Whisper."""
    down, other = made.legend(id="down", face_up=False), made.legend(id="other", face_up=False)
    spell = made.program(Resolve(Do((May(Call()), Call(), Draw(1)))))
    g = game(player(legends=[down, other], hand=[spell], eddies=eddies(1)))
    do(g, ("call", down.uid), ("pay", 1), ("play", spell.uid))
    assert not now(g, other).face_up
    assert drawn(g) == 1
    idle(g)


def test_a_call_by_effect_may_cost_its_eddie() -> None:
    down = made.legend(id="down", face_up=False)
    g = made.cast(Call(free=False), you=player(legends=[down], eddies=eddies(1)))
    do(g, *choose(down), ("pay", 1))
    assert now(g, down).face_up
    spent = made.legend(id="down", face_up=False, spent=True)
    g = made.cast(Call(free=False), you=player(legends=[spent]))
    assert not now(g, spent).face_up
    idle(g)


def test_only_a_face_down_legend_is_called() -> None:
    idle(made.cast(Call(), you=player(legends=[made.legend()])))
    up = made.legend(id="up")
    step = IfYouDo(Call(Choose(Cards(("Legend",), "friendly"), "legend")), Draw(1), Draw(2))
    g = made.cast(step, you=player(legends=[up]))
    if asked(g)[0] == "choose":
        do(g, *choose(up))
    assert drawn(g) == 2
    assert "called" not in kinds(g.state.events())


# --- flip


def test_flipping_up_is_no_call() -> None:
    """flip.process, call-trigger.meaning; the Legend has its text from then on."""
    down = made.legend(played("called"), Keyword("GO SOLO"), id="down", cost=0, face_up=False)
    step = Flip(Choose(Cards(("Legend",), "friendly", face_up=False), "legend"))
    g = made.cast(step, you=player(legends=[down]))
    do(g, *choose(down))
    assert now(g, down).face_up
    assert drawn(g) == 0
    assert ("go-solo", down.uid) in asked(g)[2]


def test_flipping_what_lies_so_already_is_not_done() -> None:
    step = IfYouDo(Flip(Every(Cards(("Legend",), "friendly"), "legends")), Draw(1), Draw(2))
    g = made.cast(step, you=player(legends=[made.legend()]))
    assert drawn(g) == 2
    assert "flipped" not in kinds(g.state.events())


def test_a_legend_flipped_down_has_no_text_any_more() -> None:
    """card.face-down-no-information; it may be called again, which is another Call."""
    idol = made.legend(Triggered((Trigger("discards", Cards()),), Draw(1)), id="idol")
    step = Flip(Every(Cards(("Legend",), "friendly"), "legends"), face_up=False)
    g = made.cast(Do((step, Discard(None))), you=player(legends=[idol], hand=made.filler(1)))
    assert not now(g, idol).face_up
    assert drawn(g) == 0


# --- equip


def gear_on(piece: Cards) -> Choose:
    return Choose(piece, "gear")


def test_each_gear_of_several_is_equipped_to_one_chosen_for_it() -> None:
    """choice.made-when-instructed: for one Gear after the other; a host may be chosen twice."""
    hosts, chrome = (
        [made.unit(id="one"), made.unit(id="two")],
        [made.gear(id=f"chrome-{i}") for i in range(3)],
    )
    several = Choose(Cards(("Gear",), "friendly", ("trash",)), "gear", 3)
    g = made.cast(Equip(several, Choose(FRIENDLY, "unit"), each=True), you=player(field=hosts, trash=chrome))
    do(g, *choose(*chrome))
    for host in (hosts[0], hosts[1], hosts[0]):
        do(g, *choose(host))
    assert [now(g, gear).host for gear in chrome] == [hosts[0].uid, hosts[1].uid, hosts[0].uid]
    idle(g)


def test_what_a_defeated_unit_wore_goes_to_others() -> None:
    """defeat.gear-moves-along: it lies in the trash by then."""
    mine, others = Cards(("Gear",), on=This()), Cards(("Unit",), "friendly", other=True)
    some = Choose(mine, "gear", Count(mine), up_to=True)
    heir = Triggered((Trigger("defeated", This()),), Equip(some, Choose(others, "unit"), each=True))
    chrome = [made.gear(id=f"chrome-{i}") for i in range(2)]
    tank, friend = made.unit(heir, id="tank", gear=chrome), made.unit(id="friend")
    g = made.cast(Defeat(Choose(FRIENDLY, "unit")), you=player(field=[tank, friend]))
    do(g, *choose(tank), *choose(chrome[1]), ("done",), *choose(friend))
    assert [now(g, gear).host for gear in chrome] == [None, friend.uid]


def test_a_gear_is_equipped_from_the_hand_without_being_played() -> None:
    """River Ward: it is put on for free; [PLAY] does not trigger."""
    chrome, host = made.gear(played(), id="chrome", cost=4, power=2), made.unit(id="host")
    step = Equip(gear_on(Cards(("Gear",), "friendly", ("hand",))), Choose(FRIENDLY, "unit"))
    g = made.cast(step, you=player(hand=[chrome], field=[host]))
    do(g, *choose(chrome, host))
    assert now(g, host).gear == (chrome.uid,)
    assert (now(g, chrome).area, now(g, chrome).face_up) == ("field", True)
    assert made.power_of(g, host) == 5
    assert drawn(g) == 0
    idle(g)


def test_a_gear_moves_from_one_wearer_to_another() -> None:
    """equip.move-gear: it has not left play, so what it was given stays."""
    chrome = made.gear(id="chrome", power=2)
    old, new = made.unit(id="old", gear=[chrome]), made.unit(id="new")
    step = Equip(
        gear_on(Cards(("Gear",), "friendly")), Choose(Cards(("Unit",), "friendly", equipped=False), "unit")
    )
    g = made.cast(step, you=player(field=[old, new]))
    stay = now(g, chrome).stay
    do(g, *choose(chrome, new))
    assert (now(g, old).gear, now(g, new).gear) == ((), (chrome.uid,))
    assert now(g, chrome).stay == stay
    cites(only(g.state.events(), "equipped"), "equip.move-gear")
    assert (made.power_of(g, old), made.power_of(g, new)) == (3, 5)


def test_a_gear_cannot_move_to_its_own_wearer() -> None:
    chrome = made.gear(id="chrome")
    host = made.unit(id="host", gear=[chrome])
    step = IfYouDo(Equip(gear_on(Cards(("Gear",), "friendly")), Choose(FRIENDLY, "unit")), Draw(1), Draw(2))
    g = made.cast(step, you=player(field=[host]))
    do(g, *choose(chrome, host))
    assert drawn(g) == 2
    assert now(g, host).gear == (chrome.uid,)


@pytest.mark.parametrize("missing", ["gear", "host"])
def test_equipping_needs_a_gear_and_a_wearer(missing: str) -> None:
    mine = player(
        hand=[] if missing == "gear" else [made.gear(id="chrome")],
        field=[] if missing == "host" else [made.unit(id="host")],
    )
    step = Equip(gear_on(Cards(("Gear",), "friendly", ("hand",))), Choose(FRIENDLY, "unit"))
    g = made.cast(IfYouDo(step, Draw(1), Draw(2)), you=mine)
    if missing == "host":
        do(g, *choose(mine.hand[1]))
    assert drawn(g) == 2
    idle(g)


def test_a_face_down_legend_wears_nothing() -> None:
    """gear.default-hosts."""
    chrome, down = made.gear(id="chrome"), made.legend(id="down", face_up=False)
    step = Equip(
        gear_on(Cards(("Gear",), "friendly", ("hand",))), Choose(Cards(("Legend",), "friendly"), "legend")
    )
    g = made.cast(step, you=player(hand=[chrome], legends=[down]))
    do(g, *choose(chrome))
    if asked(g)[0] == "choose":
        do(g, *choose(down))
    assert now(g, chrome).area == "hand"
    idle(g)


def test_equipping_is_seen(edition: str) -> None:
    """By what watches Gear being equipped, however it came."""
    watcher = made.unit(
        Triggered((Trigger("equips", Cards(("Gear",)), against=Cards(("Unit",), "friendly")),), Draw(1)),
        id="watcher",
    )
    chrome = made.gear(id="chrome")
    g: Game = game(player(field=[watcher], hand=[chrome]), edition=edition)
    events = do(g, ("play", chrome.uid), ("host", watcher.uid))
    assert drawn(events, YOU) == 1
