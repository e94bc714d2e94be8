"""Described positions: what is checked, what is filled in."""

from __future__ import annotations

from itertools import product

import pytest

from engine import (
    Gig,
    IllegalPosition,
    Piece,
    Player,
    Position,
    Problem,
    eddie,
    position_checks,
    set_up,
    unknown_legend,
)
from engine.facts import CardFacts, CardType
from tests.engine.build import (
    RIVAL,
    YOU,
    game,
    gear,
    gigs,
    legend,
    now,
    player,
    program,
    unit,
    unknown,
)


def problems(you: Player | None = None, rival: Player | None = None) -> list[Problem]:
    with pytest.raises(IllegalPosition) as raised:
        set_up(Position(players=(you or player(), rival or player())))
    assert all(str(p) in str(raised.value) for p in raised.value.problems)
    return list(raised.value.problems)


def test_a_position_is_laid_out_as_described(edition: str) -> None:
    worn, host, card, top, below = (
        gear(),
        unit(spent=True, lag=True),
        unit("card"),
        unit("top"),
        unit("below"),
    )
    up, old, gone = legend("up", spent=True), unit("old"), legend("gone")
    host.gear = [worn]
    lying = eddie()
    lying.spent = True
    g = game(
        player(
            field=[host], hand=[card], deck=[top, below], legends=[up, unknown_legend()], trash=[old], removed=[gone],
            eddies=[lying, eddie()], gigs=[Gig(4, 3), Gig(4, 2)],
        ),
        edition=edition, player=RIVAL, turn=6, overtime=True,
    )  # fmt: skip
    side = g.state.sides[YOU]
    assert (g.state.player, g.state.turn, g.state.overtime, g.state.phase) == (RIVAL, 6, True, "main")
    assert [now(g, p).area for p in (host, worn, card, top, up, old, gone)] == [
        "field", "field", "hand", "deck", "legends", "trash", "removed",
    ]  # fmt: skip
    assert (now(g, host).spent, now(g, host).lag, now(g, host).gear, now(g, worn).host) == (
        True,
        True,
        (worn.uid,),
        host.uid,
    )
    assert side.deck == [below.uid, top.uid], "described from the top, kept with the top at the end"
    assert [g.state.cards[u].spent for u in side.eddies] == [True, False]
    assert [g.state.cards[u].face_up for u in side.legends] == [True, False]
    assert not now(g, card).face_up


def test_two_dice_of_one_kind_in_an_area_are_one_of_each_player() -> None:
    """setup.six-dice (7.2): a player owns one of each kind, so the other was stolen."""
    g = game(player(gigs=[Gig(4, 3), Gig(4, 2)]))
    dice = [g.state.dice[i] for i in g.state.sides[YOU].gigs]
    assert sorted((d.owner, d.sides) for d in dice) == [(0, 4), (1, 4)]
    assert [d.value for d in dice] == [3, 2]
    assert [len(side.fixer) for side in g.state.sides] == [5, 5]


def test_dice_that_lie_nowhere_else_wait_in_their_owners_fixer_area() -> None:
    """fixer.dice-wait-here (5.10.1)."""
    g = game(player(gigs=gigs(1, 1)), player(gigs=[Gig(20, 7, owner=YOU)]))
    sides = [[g.state.dice[i].sides for i in side.fixer] for side in g.state.sides]
    assert sides == [[8, 10, 12], [4, 6, 8, 10, 12, 20]]


@pytest.mark.parametrize(
    ("you", "keys"),
    [
        (player(gigs=[Gig(7, 1)]), {"gig.dice-kinds"}),
        (player(gigs=[Gig(4, 5)]), {"gig.value-range"}),
        (player(gigs=[Gig(4, 0)]), {"gig.value-range"}),
        (player(gigs=[Gig(4, 1)] * 3), {"setup.six-dice"}),
        (player(gigs=[Gig(4, 1, owner=0), Gig(4, 2, owner=0)]), {"setup.six-dice"}),
        (player(fixer=[4, 4]), {"setup.six-dice"}),
        (player(fixer=[5]), {"gig.dice-kinds"}),
        (player(hand=[legend()]), {"legend.valid-areas"}),
        (player(trash=[legend()]), {"legend.valid-areas"}),
        (player(field=[gear()]), {"gear.host-areas"}),
        (player(field=[program()]), {"program.play"}),
        (player(field=unknown(1)), {"field.played-cards-go-here"}),
        (player(field=[unit(face_up=False)]), {"field.public"}),
        (player(field=[legend(cost=None)]), {"legend.null-cost-unplayable"}),
        (player(legends=[unit()]), {"legends-area.three-face-down-at-start"}),
        (player(legends=[legend(lag=True)]), {"lag.on-entering-field"}),
        (player(legends=[legend() for _ in range(4)]), {"deck-building.legal-deck"}),
        (player(legends=[legend(face_up=False, gear=[gear()])]), {"gear.default-hosts"}),
        (player(field=[unit(gear=[program()])]), {"gear.default-hosts"}),
        (player(hand=[unit(gear=[gear()])]), {"gear.host-areas"}),
    ],
)  # fmt: skip
def test_what_no_game_can_reach_is_refused_with_the_rule(you: Player, keys: set[str]) -> None:
    found = problems(you)
    assert keys & {key for problem in found for key in problem.keys}, found


def test_all_problems_are_reported_at_once() -> None:
    found = problems(player(hand=[legend()], gigs=[Gig(4, 9)]), player(field=[gear()]))
    assert len(found) == 3
    assert {p.where for p in found} == {"your hand", "you hand", "you gigs", "rival field"} & {
        p.where for p in found
    }


@pytest.mark.parametrize("kind", ["Unit", "Legend", "Gear", "Program", None])
@pytest.mark.parametrize("area", ["field", "legends", "hand", "deck", "eddies", "trash", "removed"])
def test_a_glance_finds_nothing_in_order_that_is_not(
    kind: CardType | None, area: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for spent, lag, face_up, worn in product((False, True), repeat=4):
        facts = CardFacts(id="it", name="it", type=kind, cost=1)
        piece = Piece(facts, spent=spent, lag=lag, face_up=face_up, gear=[gear()] if worn else [])
        owner = Player()
        setattr(owner, area, [piece])
        described = Position(players=(owner, player()))
        found = position_checks.problems_of(described)
        with monkeypatch.context() as patched:
            patched.setattr(position_checks, "_ordinary", lambda *_: False)
            assert position_checks.problems_of(described) == found, (spent, lag, face_up, worn)


def test_one_piece_does_not_lie_in_two_places() -> None:
    """area.separate (5.2)."""
    card = unit()
    found = problems(player(hand=[card], field=[card]))
    assert any("area.separate" in p.keys for p in found)


def test_one_die_does_not_lie_in_two_places() -> None:
    """setup.six-dice (7.2): your d4 is a Gig already, so it cannot wait in your fixer area."""
    problems(player(gigs=[Gig(4, 1, owner=YOU)], fixer=[4]))


def test_a_die_of_unknown_owner_is_one_that_is_free() -> None:
    """setup.six-dice (7.2): your d4 waits in your fixer area, so the Gig is the Rival's."""
    g = game(player(gigs=[Gig(4, 1)], fixer=[4]))
    assert [g.state.dice[i].owner for i in g.state.sides[YOU].gigs] == [RIVAL]
    assert 0 in g.state.sides[YOU].fixer


def test_nothing_is_built_from_a_bad_position() -> None:
    card = unit()
    with pytest.raises(IllegalPosition):
        set_up(Position(players=(player(hand=[card, legend()]), player())))
    assert card.uid == -1


def test_what_happened_this_turn_may_be_described() -> None:
    """main.sell-once-per-turn (8.11.1)."""
    from engine import Event

    card = unit(sell_tag=True)
    history = [Event("sold", ("main.sell",), YOU)]
    g = game(player(hand=[card]), history=history)
    assert any("main.sell-once-per-turn" in r.keys for r in g.why_not(("sell", card.uid)))


def test_a_piece_is_called_by_its_label() -> None:
    found = problems(player(hand=[Piece(legend().facts, label="my-legend")]))
    assert "my-legend" in found[0].message
