"""Says answers as a judge would: `psycho-squad power: 8` as `Psycho Squad has power 8`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import engine
from engine.narrate import AREAS
from scenarios.language import forms
from scenarios.ruling import Answer
from scenarios.table.build import Table

_YES_NO: Final[dict[str, tuple[str, str]]] = {
    "spent": ("{} is spent", "{} is not spent"),
    "ready": ("{} is ready", "{} is not ready"),
    "lag": ("{} has Lag", "{} has no Lag"),
    "overtime": ("overtime has begun", "it is not overtime"),
    "can attack": ("{} can attack", "{} can't attack"),
    "can block": ("{} can block", "{} can't block"),
    "can be attacked": ("{} can be attacked", "{} can't be attacked"),
}
_PIECE: Final[dict[str, str]] = {
    "power": "{} has power {value}",
    "cost": "{} costs {value} €$",
    "price": "{value} €$ would be paid for {}",
    "face": "{} lies face-{value}",
    "value": "{} shows {value}",
    "gear": "{} wears {value}",
    "stolen by": "{} was stolen by {value}",
    "blocked by": "{} was blocked by {value}",
    "attacked by": "{} was attacked by {value}",
    "defeated by": "{} was defeated by {value}",
    "won against": "{} won against {value}",
    "host": "{} is equipped to {value}",
    "types": "{} counts as {value}",
    "keywords": "{} has {value}",
}
_COUNTED: Final[dict[str, str]] = {
    "gig count": "Gig",
    "hand": "card in hand",
    "deck": "card in the deck",
    "eddies": "Eddie",
    "ready eddies": "ready Eddie",
    "spent eddies": "spent Eddie",
}
_SIDE: Final[dict[str, tuple[str, str]]] = {
    "gigs": ("your Gigs: {}", "the Rival's Gigs: {}"),
    "street cred": ("your Street Cred is {}", "the Rival's Street Cred is {}"),
    "field": ("on your field: {}", "on the Rival's field: {}"),
    "legends": ("in your Legends area: {}", "in the Rival's Legends area: {}"),
    "trash": ("in your trash: {}", "in the Rival's trash: {}"),
    "fixer": ("in your fixer area: {}", "in the Rival's fixer area: {}"),
    "removed": ("removed from the game: {}", "removed from the game: {}"),
}
_WINNERS: Final[Mapping[str, str]] = {
    "you": "you win",
    "rival": "the Rival wins",
    "tie": "the game is a tie",
    "nobody": "nobody has won yet",
}
_AREAS: Final[Mapping[str, str]] = {
    **{area: f"in {name}" for area, name in AREAS.items()},
    "field": "on the field",
    "gigs": "in a Gig area",
    "fixer": "in a fixer area",
    "removed": "removed from the game",
}
_SMALL: Final = frozenset(
    {"A", "An", "Another", "It", "Nobody", "Nothing", "Only", "That", "The", "There", "This"}
)
_PLAYERS: Final[Mapping[str, str]] = {"you": "you", "rival": "the Rival", "nobody": "nobody"}


class Phrasing:
    """Puts the answers of one scenario into words, with the titles of its pieces."""

    def __init__(self, table: Table) -> None:
        names = table.names
        titles: dict[str, set[str]] = {}
        for card in table.before.state.cards.values():
            reference = names.reference(card.uid)
            if card.facts is engine.UNKNOWN_LEGEND and not reference.startswith("legend "):
                titles.setdefault(reference, set()).add(f"the Legend {reference}")
            elif card.facts not in (engine.UNKNOWN, engine.UNKNOWN_LEGEND):
                titles.setdefault(reference, set()).add(names.title(card))
        self._titles = {name: found.pop() for name, found in titles.items() if len(found) == 1}
        longest_first = sorted(map(re.escape, self._titles), key=len, reverse=True)
        self._names = re.compile(
            rf"(?<![\w-])({'|'.join(longest_first)})(?![\w-])" if longest_first else r"(?!)"
        )

    def titled(self, text: str) -> str:
        """The text with every card that it names by id or alias called by its title."""
        return self._names.sub(lambda found: self._titles[found[0]], text)

    def say(self, answer: Answer) -> str:
        """The answer as a sentence or two."""
        said = self._value(answer) if answer.value is not None else self._claim(answer)
        return _sentence(self.titled(answer.answer) if said is None else said)

    def _claim(self, answer: Answer) -> str | None:
        """What may not or must be done; None for answers that say it themselves."""
        kind, _, claim = answer.ask.partition(": ")
        player, _, move = claim.partition(" ")
        if kind not in ("legal", "forced") or player not in ("you", "rival"):
            return None
        who, what = "You" if player == "you" else "The Rival", self.titled(move)
        _, _, reason = answer.answer.partition(". ")
        match kind, answer.verdict:
            case "legal", "no":
                return f"No. {who} may not {what}: {_clause(self.titled(reason))}"
            case "forced", "yes":
                return f"Yes. {who} must {what}: {_clause(self.titled(reason))}"
            case "forced", "no":
                return f"No. {who} need not {what}: {_clause(self.titled(reason))}"
            case _:
                return None

    def _value(self, answer: Answer) -> str | None:
        """What a value is; None for values that have no phrase of their own."""
        _, _, text = answer.ask.partition(": ")
        try:
            parts = forms.value(text)
        except ValueError:
            return None  # a piece may have a name that is a word of the language
        of, what = parts.get("of"), str(parts["what"])
        value = answer.value
        words = ", ".join(map(self.titled, value)) or "none" if isinstance(value, list) else str(value)
        if of is None:
            return self._of_game(what, words)
        if of in ("you", "rival"):
            return self._of_side(str(of), what, words)
        return self._of_piece(self.titled(str(of)), what, words)

    def _of_game(self, what: str, words: str) -> str | None:
        phrases: dict[str, Callable[[], str | None]] = {
            "winner": lambda: _WINNERS.get(words),
            "turn": lambda: f"it is {'your' if words == 'you' else 'the Rival' + chr(39) + 's'} turn",
            "target": lambda: f"the target of the attack is {self.titled(words)}",
            "overtime": lambda: _YES_NO["overtime"][words == "no"],
        }
        return phrases[what]() if what in phrases else None

    def _of_side(self, player: str, what: str, words: str) -> str | None:
        if what in _COUNTED and words.isdigit():
            noun, rest, after = _COUNTED[what].partition(" in ")
            number = "no" if words == "0" else words
            has = "you have" if player == "you" else "the Rival has"
            return f"{has} {number} {noun}{'' if words == '1' else 's'}{rest}{after}"
        phrases = _SIDE.get(what)
        return phrases and phrases[player == "rival"].format(words)

    def _of_piece(self, piece: str, what: str, words: str) -> str | None:
        if what in _YES_NO:
            return _YES_NO[what][words == "no"].format(piece)
        if what.startswith("was ") and words in ("yes", "no"):
            return f"{piece} {what if words == 'yes' else what.replace('was', 'was not', 1)}"
        match what:
            case "area" if words in _AREAS:
                return f"{piece} is {_AREAS[words]}"
            case "controller" | "owner" if words in _PLAYERS:
                verb = {"controller": "control", "owner": "own"}[what]
                return f"{_PLAYERS[words]} {verb}{'' if words == 'you' else 's'} {piece}"
            case _ if what in _PIECE:
                return _PIECE[what].format(piece, value="nothing" if words == "none" else self.titled(words))
            case _:
                return None


def _clause(text: str) -> str:
    """A sentence as the end of another one: its first word small, unless that is a name or an icon."""
    first = text.partition(" ")[0]
    return text[:1].lower() + text[1:] if first in _SMALL else text


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
