"""The table as a picture shows it: a `Board` is plain data, read off a game at one moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from pydantic import Field

import engine
from engine import queries
from scenarios.ruling import View
from scenarios.table.names import Names

KEYWORDS: Final = ("ADRENALINE", "BLOCKER", "GO SOLO", "QUICK")
PHASES: Final = {"setup": "setup", "start": "Start Phase", "main": "Main Phase", "end": "End Phase"}
STEPS: Final = {
    "declare": "an attack is declared",
    "react": "React Step",
    "fight": "fight",
    "steal": "steal",
    "ending": "the attack ends",
}


class BoardCard(View):
    """A card that lies open on the table, or face-down in the Legends area."""

    name: str
    power: int | None = Field(
        description="Null where it has none now: a face-down card, a Legend off the field"
    )
    spent: bool
    lag: bool
    face_up: bool
    keywords: list[str]
    gear: list[str]
    role: Literal["attacker", "target"] | None


class BoardSide(View):
    """What one player has on the table."""

    who: Literal["you", "rival"]
    turn: bool
    field: list[BoardCard]
    legends: list[BoardCard]
    ready_eddies: int
    spent_eddies: int
    gigs: list[str] = Field(description="As `d10=4`, by size")
    street_cred: int | None = Field(description="Null without Gigs")
    fixer: list[str]
    hand: list[str] = Field(description="The cards that the scenario names; the others are counted")
    hand_unknown: int
    deck: int
    trash: list[str]
    removed: list[str]
    attacked: bool = Field(description="Whether the Gig area is the target of an attack")


class Board(View):
    """The whole table at one moment."""

    you: BoardSide
    rival: BoardSide
    moment: str = Field(description="Phase and step, and who is asked for what")


def board_of(game: engine.Game, names: Names) -> Board:
    """The table as it is now in a game."""
    return Board(
        you=_side(game, names, engine.YOU), rival=_side(game, names, engine.RIVAL), moment=_moment(game)
    )


def _moment(game: engine.Game) -> str:
    state = game.state
    if game.outcome is not None:
        winner = game.outcome.winner
        how = "a tie" if winner is None else f"{('you win', 'the Rival wins')[winner]}"
        return f"The game is over, {how}: {game.outcome.reason}"
    whose = ("Your", "The Rival's")[state.player]
    words = f"{whose} turn, {PHASES[state.phase]}"
    if state.attack is not None:
        words += f", {STEPS[state.attack.step]}"
    if state.overtime:
        words += ", overtime"
    return words


def _side(game: engine.Game, names: Names, player: int) -> BoardSide:
    state = game.state
    side = state.sides[player]
    spent = sum(state.cards[uid].spent for uid in side.eddies)
    hand = [state.cards[uid] for uid in side.hand]
    known = [card for card in hand if card.facts is not engine.UNKNOWN]
    dice = sorted((state.dice[number] for number in side.gigs), key=lambda die: (die.sides, die.value))
    attack = state.attack
    return BoardSide(
        who="you" if player == engine.YOU else "rival",
        turn=state.player == player,
        field=[_card(game, names, uid) for uid in side.field],
        legends=[_card(game, names, uid) for uid in side.legends],
        ready_eddies=len(side.eddies) - spent,
        spent_eddies=spent,
        gigs=[f"{die.label}={die.value}" + ("" if die.owner == player else " (stolen)") for die in dice],
        street_cred=queries.street_cred(state, player),
        fixer=[f"d{sides}" for sides in sorted(state.dice[number].sides for number in side.fixer)],
        hand=[names.title(card) for card in known],
        hand_unknown=len(hand) - len(known),
        deck=len(side.deck),
        trash=_titles(state, names, reversed(side.trash)),
        removed=_titles(state, names, side.removed),
        attacked=attack is not None and attack.target == engine.GIG_AREA and attack.player != player,
    )


def _titles(state: engine.State, names: Names, uids: Iterable[int]) -> list[str]:
    return [names.title(state.cards[uid]) for uid in uids]


def _card(game: engine.Game, names: Names, uid: int) -> BoardCard:
    state = game.state
    card = state.cards[uid]
    attack = state.attack
    role: Literal["attacker", "target"] | None = None
    if attack is not None and uid in (attack.attacker, attack.target):
        role = "attacker" if uid == attack.attacker else "target"
    return BoardCard(
        name=_name(card, names),
        power=queries.power(game, card) if queries.is_unit(card) else None,
        spent=card.spent,
        lag=card.lag,
        face_up=card.face_up,
        keywords=[word for word in KEYWORDS if card.face_up and queries.has_keyword(game, card, word)],
        gear=[names.title(state.cards[worn]) for worn in card.gear],
        role=role,
    )


def _name(card: engine.Card, names: Names) -> str:
    """What to write on the card: nobody has said which one an unknown Legend is."""
    return names.reference(card.uid) if card.facts is engine.UNKNOWN_LEGEND else names.title(card)
