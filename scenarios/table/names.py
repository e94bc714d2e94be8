"""Names of pieces: from what a person writes (`guard`, `you.d10`, `legend 1`) to cards and dice, and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz import process

import engine
from scenarios.language.pieces import UNKNOWN
from scenarios.table.called import WORD, printed, split_side, without_accents, words_of
from scenarios.table.dice_names import PLAYERS, WHO, DiceNames, Person, Unclear

__all__ = ["BLANK", "PLAYERS", "WHO", "Named", "Names", "Person", "Unclear"]

_LEGEND = re.compile(r"legend\s+(\d+)", re.IGNORECASE)
_DRESSED: Final = re.compile(
    r"(?:the )?(?:(?:legend|unit|gear|program|card) )?(.+?)(?:['’]s)?(?: (?:effect|ability))?"
)
#: Words of a name that are all shorter tell nothing.
_SHORTEST: Final = 4
BLANK: Final = frozenset({UNKNOWN, engine.UNKNOWN_LEGEND.id})


@dataclass(frozen=True, slots=True)
class Named:
    """A card of the scenario and what the scenario calls it."""

    uid: int
    player: int
    facts: engine.CardFacts
    alias: str | None


#: How many of the pieces that a name may mean are told.
_LISTED: Final = 12


class Names(DiceNames):
    """The names of all pieces of one scenario. The pieces never change, so it serves every line of play."""

    def __init__(
        self,
        named: Iterable[Named],
        legends: tuple[Sequence[int], Sequence[int]],
        gigs: Mapping[str, int] | None = None,
        began: Sequence[int | None] = (),
    ) -> None:
        """`legends`: the Legends area of each player as it began, for `legend 1`. `gigs`: dice with an `as` name.

        began: the value of each die as the play began, for `d6=3` when no die shows that any more.
        """
        super().__init__(gigs or {}, began)
        self._named = {entry.uid: entry for entry in named}
        self._legends = legends
        self._by_name: dict[str, list[int]] = {}
        self._by_alias = {
            entry.alias: [entry.uid] for entry in self._named.values() if entry.alias is not None
        }
        self._copy: dict[int, str] = {}
        self._always: dict[str, list[int]] = {}
        for entry in self._named.values():
            for name in self._spellings(entry):
                self._by_name.setdefault(name, []).append(entry.uid)
        self._number_copies()

    def _number_copies(self) -> None:
        """Copies are `corpo-security#1`, `corpo-security#2`, in the order of the description, yours first."""
        by_id: dict[str, list[int]] = {}
        for entry in self._named.values():
            if entry.facts.id not in BLANK:
                by_id.setdefault(entry.facts.id, []).append(entry.uid)
        for card_id, uids in by_id.items():
            for number, uid in enumerate(uids, start=1) if len(uids) > 1 else ():
                self._copy[uid] = f"{card_id}#{number}"
                self._by_name[self._copy[uid].lower()] = [uid]

    @staticmethod
    def _spellings(entry: Named) -> Iterable[str]:
        said = () if entry.facts.id in BLANK else printed(entry.facts)
        return said if entry.alias is None else dict.fromkeys((entry.alias.lower(), *said))

    def card(
        self, text: str, state: engine.State, *, player: int, prefer: Callable[[engine.Card], bool]
    ) -> engine.Card:
        """The one card that `text` names.

        Of several that fit, those that `prefer` accepts count first (a Unit that blocks is one of the player's own);
        copies in a hand are alike. Raises `Unclear` when none fits, or more than one still does.
        """
        found = [state.cards[uid] for uid in self.cards(text, state, player)]
        if not found:
            raise Unclear(self.nothing(text))
        better = [card for card in found if prefer(card)] or found
        if len(better) > 1 and _LEGEND.fullmatch(text):
            # Of two players' Legends the one that is written, rather than one that nobody has named.
            better = [card for card in better if self.is_named(card.uid)] or better
        if len(better) > 1:
            # The id of a card means the copy that has no name of its own.
            better = [card for card in better if self.alias(card.uid) in (None, text)] or better
        if len(better) > 1 and not _alike(better):
            listed = ", ".join(self._spot(card) for card in better[:_LISTED])
            listed += f" and {len(better) - _LISTED} more" if len(better) > _LISTED else ""
            raise Unclear(f"`{text}` may be any of {listed}; give the one you mean a name with `as:`, or put"
                          " `you.` or `rival.` before it")  # fmt: skip
        return better[0]

    def cards(self, text: str, state: engine.State, player: int | None = None) -> list[int]:
        """The uids of all cards that `text` may name; `player` is whose `legend 1` is meant when nobody says."""
        fixed = self.always(text)
        if fixed:
            return fixed
        side, name = split_side(text)
        numbered = _LEGEND.fullmatch(name) if name[:1] in "lL" else None
        if numbered:
            sides = [side] if side is not None else [player] if player in (0, 1) else [0, 1]
            place = int(numbered[1]) - 1
            return [self._legends[s][place] for s in sides if 0 <= place < len(self._legends[s])]
        if name.lower() == UNKNOWN:
            found = [uid for uid, card in state.cards.items() if card.facts.id in BLANK]
        else:
            found = self._by_alias.get(name) or self._by_name.get(name.lower()) or self._dressed(name)
        if side is not None and not found and text.strip() in self._by_alias:
            return self._by_alias[text.strip()]
        return [uid for uid in found if side is None or state.cards[uid].controller == side]

    def always(self, text: str) -> list[int]:
        """The uids of the cards that `text` may name at any moment; none where that may change."""
        known = self._always.get(text)
        if known is None:
            known = self._always[text] = self._look_up(text)
        return known

    def _look_up(self, text: str) -> list[int]:
        side, name = split_side(text)
        if side is not None or name.lower() == UNKNOWN or self.is_die(name) or _LEGEND.fullmatch(name):
            return []
        return self._by_alias.get(name) or self._by_name.get(name.lower()) or self._dressed(name)

    def _dressed(self, name: str) -> list[int]:
        """The cards of a name in other dress: `the guard`, `legend v-streetkid`, `guard's effect`, `hanako`."""
        found = _DRESSED.fullmatch(name.lower())
        if found is None:
            return []
        return self._by_name.get(found[1]) or self._shortened(found[1])

    def _shortened(self, said: str) -> list[int]:
        """The cards in whose printed names all these words stand, as people shorten them: `hanako`, `adam smasher`."""
        words = set(WORD.findall(without_accents(said)))
        if not any(len(word) >= _SHORTEST for word in words):
            return []
        return [
            uid
            for uid, entry in self._named.items()
            if entry.facts.id not in BLANK and words <= words_of(entry.facts)
        ]

    def meant(self, text: str, state: engine.State) -> list[int]:
        """The uids of the cards that `text` speaks of: of several that fit, those without a name of their own."""
        found = self.cards(text, state)
        if len(found) > 1 and _LEGEND.fullmatch(text):
            # Of two players' Legends the one that is written.
            found = [uid for uid in found if self.is_named(uid)] or found
        return self._without_own_name(text, found)

    def always_meant(self, text: str) -> list[int]:
        """What `meant` gives in any position; none where that may change."""
        return self._without_own_name(text, self.always(text))

    def _without_own_name(self, text: str, uids: list[int]) -> list[int]:
        return [uid for uid in uids if self.alias(uid) in (None, split_side(text)[1])] or uids

    def dice(self, text: str, state: engine.State) -> list[int]:
        """As of every die's name; none where `text` always names cards."""
        return [] if self.always(text) else super().dice(text, state)

    def reference(self, uid: int) -> str:
        """How a person would write this card: its `as` name, its id, or its place among the Legends."""
        entry = self._named.get(uid)
        if entry is not None and entry.alias is not None:
            return entry.alias
        for legends in self._legends:
            if uid in legends and (entry is None or entry.facts is engine.UNKNOWN_LEGEND):
                return f"legend {legends.index(uid) + 1}"
        if uid in self._copy:
            return self._copy[uid]
        return entry.facts.id if entry is not None else UNKNOWN

    def alias(self, uid: int) -> str | None:
        """The name that the scenario gives a card with `as`."""
        entry = self._named.get(uid)
        return entry.alias if entry is not None else None

    def is_named(self, uid: int) -> bool:
        """Whether the scenario names the card, and not just as an unknown one."""
        entry = self._named.get(uid)
        return entry is not None and entry.facts.id not in BLANK

    def facts(self) -> list[engine.CardFacts]:
        """Every card that the scenario names."""
        return [entry.facts for entry in self._named.values()]

    def title(self, card: engine.Card) -> str:
        """The card in a sentence: its printed title, with the `as` name where there is one."""
        entry = self._named.get(card.uid)
        if card.facts is engine.UNKNOWN_LEGEND:
            return f"{'your' if card.owner == engine.YOU else 'the rival'} {self.reference(card.uid)}"
        if entry is not None and entry.alias is not None:
            return f"{card.facts.title} ({entry.alias})"
        return card.facts.title

    def _spot(self, card: engine.Card) -> str:
        return f"{WHO[card.controller]}.{self.reference(card.uid)} ({card.area})"

    def nothing(self, text: str) -> str:
        """What to say of a name that fits no piece."""
        known = [self.reference(uid) for uid in self._named]
        near = process.extractOne(split_side(text)[1], known, score_cutoff=60)
        hint = f"; did you mean `{near[0]}`?" if near else "."
        listed = ", ".join(dict.fromkeys(known)) or "none"
        return f"there is no piece `{text}` in this scenario{hint} Named pieces: {listed}"


def _alike(cards: Sequence[engine.Card]) -> bool:
    """Copies in one hand, deck or pile, which nothing tells apart."""
    first = cards[0]
    return first.area in ("hand", "deck", "eddies", "trash") and all(
        (card.area, card.controller, card.facts) == (first.area, first.controller, first.facts)
        for card in cards
    )
