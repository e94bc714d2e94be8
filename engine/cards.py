"""The catalogue: the facts of every printing that ships, looked up by id or by name.

The data (`engine/catalogue/cards.json`) holds facts and abilities only, no printed wording. A card whose text the
engine cannot execute yet is marked `"unread"` there and is `unsupported` here.
"""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, cast

from engine.effects.codec import abilities_from_json
from engine.effects.tree import Ability
from engine.errors import AmbiguousCard, CardTextError, UnknownCard
from engine.facts import CardFacts, CardType
from engine.text import compile_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

NOT_READ: Final = "the engine cannot execute this card's text yet"
NO_TEXT_KNOWN: Final = "no source at hand tells this card's text"


@lru_cache(maxsize=1024)
def spelling(name: str) -> str:
    """A name as it is compared: lower case, no accents, words of any script separated by single spaces.

    A name of signs alone is compared as it is.
    """
    plain = unicodedata.normalize("NFKD", name)
    letters = (
        "".join(c for c in plain if not unicodedata.combining(c)).lower().replace("'", "").replace("’", "")
    )
    return " ".join(re.findall(r"[^\W_]+", letters)) or letters.strip()


class Catalogue:
    """All printings, in the order of the data. Several printings of one card share name and subtitle."""

    def __init__(self, cards: Iterable[CardFacts]) -> None:
        self._by_id = {c.id: c for c in cards}
        self._by_title: dict[str, list[CardFacts]] = {}
        self._by_name: dict[str, list[CardFacts]] = {}
        for card in self._by_id.values():
            self._by_title.setdefault(spelling(card.title), []).append(card)
            self._by_name.setdefault(spelling(card.name), []).append(card)

    def __iter__(self) -> Iterator[CardFacts]:
        return iter(self._by_id.values())

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._by_id

    def __len__(self) -> int:
        return len(self._by_id)

    def card(self, card_id: str) -> CardFacts:
        """The printing of that id. Raises UnknownCard with the nearest ids."""
        try:
            return self._by_id[card_id]
        except KeyError:
            raise UnknownCard(card_id, self.nearest(card_id)) from None

    def printings(self, card: CardFacts) -> list[CardFacts]:
        """All printings of the same card (same name and subtitle), the current ones first."""
        return sorted(self._by_title[spelling(card.title)], key=lambda c: c.printing != "current")

    def titled(self, title: str) -> list[CardFacts]:
        """All printings of the card of that name and subtitle, however it is spelt; empty where there is none."""
        return list(self._by_title.get(spelling(title), ()))

    def find(self, text: str) -> CardFacts:
        """The card that a person means: an id, a name with subtitle, or a name alone where only one card has it.

        Of several printings the current one. Raises UnknownCard (with the nearest ids), AmbiguousCard (lists the ids).
        """
        found = self._by_id.get(text)
        if found is not None:
            return found
        wanted = spelling(text)
        same = self._by_title.get(wanted) or self._same_id(wanted)
        if same:
            return self.printings(same[0])[0]
        named = self._by_name.get(wanted, [])
        titles = {c.title for c in named}
        if len(titles) == 1:
            return self.printings(named[0])[0]
        if titles:
            raise AmbiguousCard(text, [c.id for c in named])
        raise UnknownCard(text, self.nearest(text))

    def nearest(self, text: str, limit: int = 3) -> list[str]:
        """The ids whose names are spelt most like the text, best first; empty when nothing comes near."""
        wanted = spelling(text)
        names = {spelling(c.title): c.id for c in self} | {spelling(c.id): c.id for c in self}
        names |= {name: cards[0].id for name, cards in self._by_name.items()}
        close = difflib.get_close_matches(wanted, names, n=3 * limit, cutoff=0.55)
        close += [n for n in names if wanted and wanted in n and n not in close]
        return list(dict.fromkeys(names[n] for n in close))[:limit]

    def _same_id(self, wanted: str) -> list[CardFacts]:
        return [c for c in self if spelling(c.id) == wanted]


def card_from_json(data: dict[str, Any]) -> CardFacts:
    """One printing as it is stored in the catalogue."""
    unknown = tuple(cast("list[str]", data.get("unknown", [])))
    stored = data.get("abilities")
    reason = NO_TEXT_KNOWN if "text" in unknown else None if stored is not None else NOT_READ
    abilities = abilities_from_json(tuple(stored)) if stored else ()
    return CardFacts(
        id=data["id"],
        name=data["name"],
        subtitle=data.get("subtitle"),
        type=data["type"],
        color=data.get("color"),
        cost=data.get("cost"),
        ram=data.get("ram"),
        power=data.get("power"),
        sell_tag=bool(data.get("sell_tag")),
        tags=tuple(data.get("tags", ())),
        set_code=data.get("set"),
        number=data.get("number"),
        printing=data.get("printing", "current"),
        unknown=unknown,
        abilities=abilities,
        unsupported=reason,
        notes=notes_of("", abilities),
    )


@cache
def catalogue() -> Catalogue:
    """The catalogue that ships; read once."""
    raw = resources.files("engine").joinpath("catalogue/cards.json").read_text(encoding="utf-8")
    return Catalogue(card_from_json(c) for c in json.loads(raw))


def made_up_card(
    card_id: str,
    *,
    type: CardType,
    name: str | None = None,
    subtitle: str | None = None,
    text: str = "",
    color: str | None = None,
    cost: int | None = None,
    ram: int | None = None,
    power: int | None = None,
    sell_tag: bool = False,
    tags: Sequence[str] = (),
) -> CardFacts:
    """A card that somebody describes. A text that cannot be read as a whole makes it `unsupported` (which says why)."""
    reason: str | None = None
    abilities: tuple[Ability, ...] = ()
    try:
        abilities = _compiled(text, type, name or card_id)
    except CardTextError as error:
        reason = str(error)
    return CardFacts(
        id=card_id,
        name=name or card_id.replace("-", " ").title(),
        subtitle=subtitle,
        type=type,
        color=color,
        cost=cost,
        ram=ram,
        power=power,
        sell_tag=sell_tag,
        tags=tuple(tags),
        abilities=abilities,
        unsupported=reason,
        notes=notes_of(text, abilities),
    )


@lru_cache(maxsize=1024)
def _compiled(text: str, card_type: CardType, name: str) -> tuple[Ability, ...]:
    """The abilities of a text, read once; most texts are asked for again and again."""
    return compile_text(text, card_type=card_type, name=name, card_id=name) if text.strip() else ()


def notes_of(text: str, abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """The rules by which a text was read: reminder text passed over, paragraphs told apart."""
    reminder = ("card.reminder-text-no-effect",) if "(" in text else ()
    return (*reminder, "effect.one-per-paragraph") if len(abilities) > 1 else reminder
