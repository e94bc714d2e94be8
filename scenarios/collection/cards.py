"""All cards at hand: the catalogue that ships with the imported printings laid over it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import engine
from engine.cards import card_from_json, spelling
from rules_index.official.place import data_folder

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.collection.store import StoredPrinting

FILE_NAME: Final = "cards.sqlite3"
ANOTHER_VERSION: Final = "it was imported by another version of the judge; import it again"
NO_POWER: Final = "no source at hand tells its power; import it with its power, as JSON"

Stamp = tuple[str, int, int] | None


@dataclass(frozen=True, slots=True)
class Wording:
    """One wording of one printing. `text`: as printed, where it was imported; `source`: the file that told it.

    `in_force`: the one that is played by, not one that was since replaced under the same id.
    """

    facts: engine.CardFacts
    text: str | None
    source: str | None
    in_force: bool


class AtHand:
    """All cards at hand. `catalogue`: each printing as it is in force, with its own text."""

    def __init__(self, shipped: engine.Catalogue, stored: Sequence[StoredPrinting]) -> None:
        self._versions: dict[str, list[StoredPrinting]] = {}
        for printing in stored:
            self._versions.setdefault(printing.card_id, []).append(printing)
        self.shipped = shipped
        self._latest = {card_id: versions[-1] for card_id, versions in self._versions.items()}
        self.catalogue = shipped
        if stored:
            facts = {card.id: card for card in shipped}
            facts |= {card_id: playable(facts_of(printing)) for card_id, printing in self._latest.items()}
            self._demote(facts)
            self.catalogue = engine.Catalogue(facts.values())
        older = (card for card in self.catalogue if card.printing != "current")
        self._played = {card.id: _by_text_of(card, self.current(card)) for card in older}

    def current(self, card: engine.CardFacts) -> engine.CardFacts:
        """The printing by which all printings of the card are played: the current one.

        The card itself where it is one, or where none is known.
        """
        if card.printing == "current":
            return card
        first = self.catalogue.printings(card)[0]
        return first if first.printing == "current" else card

    def played(self, card: engine.CardFacts) -> engine.CardFacts:
        """A printing as it is played at the table: by the current text and facts of the card."""
        return card if card.printing == "current" else self._played.get(card.id, card)

    def latest(self, card_id: str) -> StoredPrinting | None:
        """What was imported last under that id; None where nothing was."""
        return self._latest.get(card_id)

    def printed(self, card_id: str) -> str | None:
        """The wording printed on a card, where it was imported: with the cards, or with the knowledge bundle."""
        printing = self._latest.get(card_id)
        if printing is not None and printing.text is not None:
            return printing.text
        import rules_index

        told = rules_index.official_cards().get(card_id)
        return told[1] if told else None

    def history(self, card: engine.CardFacts) -> list[Wording]:
        """Every wording of the card's printings, what is in force first, then the newest first."""
        found: list[Wording] = []
        for printing in self.catalogue.printings(card):
            found.append(self._in_force(printing))
            versions = self._versions.get(printing.id, [])
            found += [Wording(_past(v), v.text, v.source, False) for v in reversed(versions[:-1])]
            first = self._shipped(printing.id)
            if first is not None and versions and not _says(versions[0], first):
                found.append(Wording(replace(first, printing="reworded since"), None, None, False))
        return sorted(found, key=lambda wording: not wording.in_force)

    def _in_force(self, card: engine.CardFacts) -> Wording:
        stored = self._latest.get(card.id)
        return Wording(card, self.printed(card.id), stored.source if stored else None, True)

    def _shipped(self, card_id: str) -> engine.CardFacts | None:
        return next((card for card in self.shipped if card.id == card_id), None)

    def _demote(self, facts: dict[str, engine.CardFacts]) -> None:
        """Of several printings of a card that are marked current, the one that came last with news is; and its like."""
        cards: dict[str, list[engine.CardFacts]] = {}
        for card in facts.values():
            if card.printing == "current":
                cards.setdefault(spelling(card.title), []).append(card)
        for same in cards.values():
            ruling = max(same, key=self._age)
            for card in same:
                alike = card.abilities == ruling.abilities and is_read(card) and is_read(ruling)
                twin = (
                    alike and self._age(card)[0] == self._age(ruling)[0] and numbers(card) == numbers(ruling)
                )
                if self._age(card) < self._age(ruling) and not twin:
                    mark = "older, same text" if alike else "reworded since"
                    facts[card.id] = replace(card, printing=mark)

    def _age(self, card: engine.CardFacts) -> tuple[int, int]:
        """The import that brought the card's wording, and its place there; all that ships came at once."""
        stored = self._latest.get(card.id)
        return (stored.serial, stored.place) if stored and stored.serial else (0, 0)


def cards_at_hand() -> AtHand:
    """All cards at hand now; read again when something was imported since. Raises rules_index.StoreError."""
    return _at_hand(_stamp())


def _stamp() -> Stamp:
    """What changes whenever cards are imported; None where none were. Cheap: one look at the file."""
    path = _file(data_folder())
    try:
        status = os.stat(path)  # noqa: PTH116  (a ruling takes a look each time, and a Path costs as much as the look)
    except OSError:
        return None
    return path, status.st_mtime_ns, status.st_size


@lru_cache(maxsize=4)
def _file(folder: Path) -> str:
    return str(folder / FILE_NAME)


@lru_cache(maxsize=4)
def _at_hand(stamp: Stamp) -> AtHand:
    if stamp is None:
        return AtHand(engine.catalogue(), ())
    # Imported late: it brings SQLAlchemy, which a machine without imports never needs.
    from scenarios.collection.store import CardStore

    return AtHand(engine.catalogue(), CardStore().printings())


def facts_of(printing: StoredPrinting) -> engine.CardFacts:
    """The card of a stored printing."""
    from pydantic import ValidationError

    data = {**printing.facts, "abilities": printing.abilities}
    try:
        facts = card_from_json(data)
    except ValidationError:
        return replace(card_from_json({**data, "abilities": None}), unsupported=ANOTHER_VERSION)
    if printing.refusal is not None:
        start, end, message = printing.refusal
        return replace(facts, unsupported=f"its text cannot be read at characters {start}-{end}: {message}")
    return facts


def playable(card: engine.CardFacts) -> engine.CardFacts:
    """The card, unsupported where nobody tells a power that the engine would have to guess."""
    needs_power = card.type in ("Unit", "Gear") or "GO SOLO" in card.keywords
    if card.executable and needs_power and "power" in card.unknown:
        return replace(card, unsupported=NO_POWER)
    return card


def is_read(card: engine.CardFacts) -> bool:
    """Whether the card's text is known and was read, whether or not the engine can play the card."""
    return card.executable or card.unsupported == NO_POWER


def play_alike(one: engine.CardFacts, other: engine.CardFacts) -> bool:
    """Whether two printings are the same card at the table: what they do, and the facts that bear on play."""
    return one is other or (
        one.abilities == other.abilities
        and is_read(one)
        and is_read(other)
        and numbers(one) == numbers(other)
    )


def numbers(card: engine.CardFacts) -> tuple[object, ...]:
    """The facts of a card that bear on play."""
    return card.type, card.color, card.cost, card.ram, card.power, card.sell_tag, card.tags, card.unknown


def _by_text_of(card: engine.CardFacts, current: engine.CardFacts) -> engine.CardFacts:
    """An older printing by the text and facts of the current one, under its own id, by which scenarios name it."""
    if current is card:
        return card
    return replace(current, id=card.id, set_code=card.set_code, number=card.number)


def _past(printing: StoredPrinting) -> engine.CardFacts:
    return replace(facts_of(printing), printing="reworded since")


def _says(printing: StoredPrinting, shipped: engine.CardFacts) -> bool:
    """Whether a stored printing has the effects that the shipped one has."""
    facts = facts_of(printing)
    return is_read(facts) and facts.abilities == shipped.abilities
