"""What is wrong with a described position: everything that no game could reach, all at once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.errors import Problem
from engine.rules.victory import GIGS_TO_WIN
from engine.state import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.position import Piece, Position

LEGENDS: Final = 3


def problems_of(position: Position) -> list[Problem]:
    """Every problem of a position, dice first."""
    return [*_dice_problems(position), *_card_problems(position)]


def _dice_problems(position: Position) -> list[Problem]:
    """Dice: kinds and values that exist, no more of a kind than the two sets hold, none in two places."""
    if not any(player.gigs or player.fixer for player in position.players):
        return []
    total: Counter[int] = Counter()
    for player in position.players:
        total.update(g.sides for g in player.gigs if g.sides in SIDES)
        total.update(player.fixer or ())
    problems = [
        p for player in (0, 1) for p in (*_gig_problems(position, player), *_fixer_problems(position, player))
    ]
    problems.extend(
        Problem(
            "dice",
            f"there are {count} d{sides}, but the two players own two in all",
            ("setup.six-dice", "game.two-players"),
        )
        for sides, count in sorted(total.items())
        if count > 2
    )
    return problems


def _gig_problems(position: Position, player: int) -> Iterator[Problem]:
    where = f"{_side(player)} gigs"
    gigs = position.players[player].gigs
    for gig in gigs:
        if gig.sides not in SIDES:
            kinds = "the dice are d4 d6 d8 d10 d12 d20"
            yield Problem(where, f"there is no d{gig.sides}; {kinds}", ("gig.dice-kinds",))
            continue
        if not 1 <= gig.value <= gig.sides:
            message = f"a d{gig.sides} shows 1 to {gig.sides}, not {gig.value}"
            yield Problem(where, message, ("gig.value-range",))
        if gig.owner is None:
            continue
        if gig.sides in (position.players[gig.owner].fixer or ()):
            message = f"{_side(gig.owner)}'s d{gig.sides} lies in their fixer area too"
            yield Problem(where, message, ("area.separate",))
        same = [g for p in position.players for g in p.gigs if (g.owner, g.sides) == (gig.owner, gig.sides)]
        if len(same) > 1 and same[-1] is gig:
            yield Problem(where, f"{_side(gig.owner)} owns only one d{gig.sides}", ("setup.six-dice",))
    if position.overtime and len(gigs) >= GIGS_TO_WIN:
        keys = ("win.overtime-seven-gigs", "win.overtime-already-seven")
        yield Problem(where, f"with {len(gigs)} Gigs in overtime the game is won already", keys)


def _fixer_problems(position: Position, player: int) -> Iterator[Problem]:
    where = f"{_side(player)} fixer"
    for sides, count in Counter(position.players[player].fixer or ()).items():
        if sides not in SIDES:
            yield Problem(where, f"there is no d{sides}", ("gig.dice-kinds",))
        elif count > 1:
            message = f"a player owns only one d{sides}, and {count} lie here"
            yield Problem(where, message, ("setup.six-dice",))


def _side(player: int) -> str:
    return ("you", "rival")[player]


def _card_problems(position: Position) -> list[Problem]:
    """Cards: each type only where it may be, Gear on a host, at most three Legends of a player, no piece twice."""
    problems: list[Problem] = []
    seen: set[int] = set()
    for player in (0, 1):
        p = position.players[player]
        side = _side(player)
        for area, pieces in (
            ("field", p.field), ("legends", p.legends), ("hand", p.hand), ("deck", p.deck), ("eddies", p.eddies),
            ("trash", p.trash), ("removed", p.removed),
        ):  # fmt: skip
            where = f"{side} {area}" if pieces else ""
            for piece in pieces:
                for one in (piece, *piece.gear):
                    if id(one) in seen:
                        problems.append(Problem(where, f"{one.name} lies in two places", ("area.separate",)))
                    seen.add(id(one))
                problems.extend(_misplaced(piece, area, where))
        mine = [
            x
            for x in (*p.legends, *p.field, *p.removed)
            if x.facts.type == "Legend" and x.owner in (None, player)
        ]
        if len(mine) > LEGENDS:
            problems.append(
                Problem(
                    f"{side} legends",
                    f"{len(mine)} Legends, but a deck has three",
                    ("deck-building.legal-deck",),
                )
            )
    return problems


def _misplaced(piece: Piece, area: str, where: str) -> list[Problem]:
    """What a piece is or is like that it cannot be in that area."""
    if _ordinary(piece, area):
        return []
    checks = (_wrong_area, _wrong_state, _wrong_gear)
    return [Problem(where, message, keys) for check in checks for message, keys in check(piece, area)]


def _ordinary(piece: Piece, area: str) -> bool:
    """Whether a glance tells that nothing is wrong, as with nearly every piece."""
    if piece.gear or piece.lag:
        return False
    kind = piece.facts.type
    if area == "field":
        return kind == "Unit" and piece.face_up
    if area == "legends":
        return kind == "Legend"
    return kind != "Legend" and (area == "eddies" or not piece.spent)


Complaint = tuple[str, tuple[str, ...]]


def _wrong_area(piece: Piece, area: str) -> Iterator[Complaint]:
    kind = piece.facts.type
    if area == "field" and kind not in ("Unit", "Legend"):
        what = "an unknown card" if kind is None else f"a {kind}"
        keys = {"Gear": ("gear.host-areas",), "Program": ("program.play",)}.get(
            kind or "", ("field.played-cards-go-here",)
        )
        yield (
            f"{piece.name} is {what}; the field holds Units and Legends, Gear only under one (`gear:`)",
            keys,
        )
    if (
        area == "field"
        and kind == "Legend"
        and piece.facts.cost is None
        and "cost" not in piece.facts.unknown
    ):
        keys = ("legend.null-cost-unplayable",)
        yield f"{piece.name} has a null cost and can never have been played to the field", keys
    if area == "legends" and kind != "Legend":
        keys = ("legends-area.three-face-down-at-start",)
        yield f"{piece.name} is no Legend; the Legends area holds Legends only", keys
    if kind == "Legend" and area not in ("field", "legends", "removed"):
        keys = ("legend.valid-areas", "legend.removed-from-invalid-area")
        yield f"{piece.name} is a Legend; Legends lie in the Legends area or on the field only", keys


def _wrong_state(piece: Piece, area: str) -> Iterator[Complaint]:
    if area == "field" and not piece.face_up:
        yield f"{piece.name} is face-down; cards on the field are face-up", ("field.public",)
    if area in ("hand", "deck", "trash", "removed") and (piece.spent or piece.lag):
        yield f"{piece.name} is neither spent nor lagging there", ("card.to-spend",)
    if piece.lag and area != "field":
        yield f"{piece.name}: only Units on the field have Lag", ("lag.on-entering-field",)


def _wrong_gear(piece: Piece, area: str) -> Iterator[Complaint]:
    if piece.gear and area not in ("field", "legends"):
        yield f"{piece.name} can be equipped only on the field or in the Legends area", ("gear.host-areas",)
    if piece.gear and not piece.face_up:
        yield f"{piece.name} is face-down, and Gear goes on face-up Legends only", ("gear.default-hosts",)
    for gear in piece.gear:
        if gear.facts.type != "Gear":
            yield f"{gear.name} is no Gear and cannot be equipped to {piece.name}", ("gear.default-hosts",)
