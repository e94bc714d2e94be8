"""Cards as people and programs look them up: the engine's facts, named as on the card, and what bears on them."""

from __future__ import annotations

from typing import Final

from pydantic import Field
from rapidfuzz import fuzz

import engine
import rules_index
from engine.cards import spelling
from engine.effects import tree, values
from engine.effects.tree import Ability
from scenarios.collection.basics import CardBasics, basics_of
from scenarios.collection.cards import AtHand, Wording, cards_at_hand, is_read
from scenarios.collection.entry import entries, wording_of
from scenarios.collection.rulings import CardRuling, rulings_with
from scenarios.collection.sets import legality
from scenarios.collection.words import SHORTEST, like_name
from scenarios.errors import Problem, ScenarioError
from scenarios.play.underway import nodes, words_of
from scenarios.ruling import Citation, View

MOST_RULINGS: Final = 10
MOST_CHOICES: Final = 12
MOST_NEAR: Final = 5

LONGEST_SHOWN: Final = 80
"""Of a longer name only so many characters stand in the message."""

NEAR: Final = 85
"""From this likeness on a name counts as another, misspelt, where no second one comes near."""

CLEAR: Final = 8
"""By how much the nearest name must be nearer than the next."""


class UnknownCardName(ScenarioError):
    """No card has that name, or several have; the message lists the nearest or all of them."""


class CardEffect(View):
    """One effect of a card."""

    kind: str = Field(
        description="keyword, triggered, activated, persistent, replacement, on resolution, also playable, or deck rule"
    )
    text: str = Field(description="What it does, in our wording")


class KeywordRule(View):
    """A keyword or sign on a card, and the rule that says what it means."""

    keyword: str
    rule: Citation


class PrintingView(View):
    """One wording of one printing of a card."""

    id: str
    set: str | None
    number: str | None
    printing: str = Field(description="`current`, `reworded since`, or `older, same text`")
    text: str | None = Field(description="What it does, in our wording; null where that is not known")
    printed: str | None = Field(description="Its printed wording, where that has been imported")
    source: str | None = Field(description="The imported file that told it; null for what ships")


class CardView(CardBasics):
    """What is known of one card, in its current printing."""

    set: str | None
    number: str | None
    printing: str = Field(description="`current`, `reworded since`, or `older, same text`")
    unknown: list[str] = Field(description="Fields that no source tells")
    keywords: list[str] = Field(description="Effect keywords that the card has of itself")
    text: str | None = Field(
        description="What the card does, in our wording; null where the engine has not read it"
    )
    printed: str | None = Field(description="The printed wording, where that has been imported")
    effects: list[CardEffect] = Field(description="The same text, effect by effect, with the kind of each")
    keyword_rules: list[KeywordRule] = Field(description="The keywords and signs on it, and what they mean")
    executable: bool = Field(description="Whether the engine carries out all that the card says")
    why_not: str | None = Field(description="Why it does not, where it does not")
    legality: str = Field(description="legal, not legal, or unknown, at tournaments")
    legality_why: str
    printings: list[PrintingView] = Field(description="Every wording of every printing, what rules first")
    rulings: list[CardRuling] = Field(
        description="Scenarios of the library with this card, those about it first"
    )
    more_rulings: int = Field(description="How many more there are")
    note: str | None = Field(description="How the name asked for was understood, where it is not the card's")


def find_card(name: str) -> CardView:
    """The card of an id, or of a name with or without subtitle, also a little misspelt.

    Raises `UnknownCardName` with the nearest ids, or with all that the name may mean.
    """
    at_hand = cards_at_hand()
    asked, note = _find(at_hand.catalogue, name)
    card = at_hand.current(asked)
    if card is not asked:
        note = note or f"`{asked.id}` is an older printing; this is the card as it is now, `{card.id}`"
    printings = at_hand.catalogue.printings(card)
    rulings, more = rulings_with(printings, MOST_RULINGS)
    allowed = legality(printings)
    return CardView(
        **basics_of(card),
        set=card.set_code,
        number=card.number,
        printing=card.printing,
        unknown=list(card.unknown),
        keywords=sorted(card.keywords),
        text=wording_of(card),
        printed=at_hand.printed(card.id),
        effects=[CardEffect(kind=_kind(each), text=words_of(each, card.type)) for each in card.abilities],
        keyword_rules=_keyword_rules(card.abilities),
        executable=card.executable,
        why_not=card.unsupported,
        legality=allowed.standing,
        legality_why=allowed.why,
        printings=[_printing(wording) for wording in at_hand.history(card)],
        rulings=rulings,
        more_rulings=more,
        note="; ".join(filter(None, (note, _written_for(at_hand, card) if rulings else None))) or None,
    )


def _written_for(at_hand: AtHand, card: engine.CardFacts) -> str | None:
    """What to say of the library's scenarios where another text than that for which they were written rules."""
    shipped = at_hand.shipped.titled(card.title)
    if not shipped or any(is_read(each) and each.abilities == card.abilities for each in shipped):
        return None
    return "the scenarios with it were written for the text that ships, not for this one"


def _find(catalogue: engine.Catalogue, name: str) -> tuple[engine.CardFacts, str | None]:
    """The card that is meant, and what to say where it is not called so."""
    try:
        return catalogue.find(name), None
    except engine.AmbiguousCard as error:
        choices = _choices(name, [catalogue.card(each) for each in error.ids])
        raise UnknownCardName([Problem("card", choices)]) from None
    except engine.UnknownCard as error:
        meant = _misspelt(catalogue, name)
        if meant is not None:
            return meant, f"no card is called {name!r}; this is {meant.title}, whose name comes nearest"
        ids = [*dict.fromkeys([*_sharing(name), *error.nearest])][:MOST_NEAR]
        near = ", ".join(f"`{card_id}`" for card_id in ids)
        hint = f"did you mean {near}?" if near else "write its id or its printed name"
        said = f"there is no card `{_short(name)}`" if name.strip() else "no name is given"
        raise UnknownCardName([Problem("card", f"{said}; {hint}")]) from None


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_SHOWN else f"{name[:LONGEST_SHOWN]} ..."


def _misspelt(catalogue: engine.Catalogue, name: str) -> engine.CardFacts | None:
    """The one card that has all these words in its name, or whose name is spelt nearly so; None where none is.

    Raises `UnknownCardName` with all of them where several cards have these words.
    """
    wanted = spelling(name)
    fitting = [entry.card for entry in entries() if like_name(entry, wanted)]
    # a word that is spelt so in a name is not meant for one that is spelt nearly so
    spelt = [card for card in fitting if {*wanted.split()} <= {*spelling(card.title).split()}]
    fitting = spelt or fitting
    if len(fitting) == 1:
        return fitting[0]
    titles: dict[str, float] = {}
    for card in catalogue:
        names = (spelling(card.title), spelling(card.name), spelling(card.subtitle or ""))
        likeness = max(fuzz.ratio(wanted, each) for each in names if each)
        titles[names[0]] = max(titles.get(names[0], 0.0), likeness)
    (best, likeness), *others = sorted(titles.items(), key=lambda item: -item[1])
    if likeness >= NEAR and not (others and likeness - others[0][1] < CLEAR):
        return catalogue.find(best)
    if fitting:
        raise UnknownCardName([Problem("card", _choices(name, fitting))])
    return None


def _sharing(name: str) -> list[str]:
    """Ids of cards with some word of the name in theirs, those with most of them first."""
    words = [word for word in spelling(name).split() if len(word) >= SHORTEST]
    shared = [(sum(like_name(entry, word) for word in words), entry.card.id) for entry in entries()]
    return [card_id for count, card_id in sorted(shared, key=lambda each: -each[0]) if count][:MOST_NEAR]


def _choices(name: str, cards: list[engine.CardFacts]) -> str:
    listed = "; ".join(f"`{card.id}` ({card.title})" for card in cards[:MOST_CHOICES])
    more = f"; and {len(cards) - MOST_CHOICES} more" if len(cards) > MOST_CHOICES else ""
    return f"`{name}` may be any of {listed}{more}. Write the id of one"


_KINDS: Final[dict[type, str]] = {
    tree.Keyword: "keyword",
    tree.Triggered: "triggered",
    tree.Activated: "activated",
    tree.Persistent: "persistent",
    tree.Replacement: "replacement",
    tree.Resolve: "on resolution",
    tree.AlsoPlayable: "also playable",
    tree.DeckRule: "deck rule",
    tree.EquipRule: "equip rule",
}

_MEANINGS: Final = {
    "ADRENALINE": "adrenaline.meaning",
    "BLOCKER": "blocker.meaning",
    "GO SOLO": "go-solo.meaning",
    "QUICK": "quick.meaning",
    "PLAY": "play-trigger.meaning",
    "ATTACK": "attack-trigger.meaning",
    "CALL": "call-trigger.meaning",
    "DEFEATED": "defeated-trigger.meaning",
    "SPEND": "spend-icon.spend-this-card",
    "Street Cred": "street-cred.sum-of-gigs",
}
_TRIGGERS: Final = {"played": "PLAY", "attacks": "ATTACK", "called": "CALL", "defeated": "DEFEATED"}


def _kind(ability: Ability) -> str:
    return _KINDS[type(ability)]


def _keyword_rules(abilities: tuple[Ability, ...]) -> list[KeywordRule]:
    edition = rules_index.DEFAULT_EDITION
    found: list[KeywordRule] = []
    for word in dict.fromkeys(_keywords(abilities)):
        rule = rules_index.digest().find(_MEANINGS[word], edition)
        citation = Citation(
            key=rule.key, number=rule.number(edition), edition=edition, statement=rule.statement(edition)
        )
        found.append(KeywordRule(keyword=word, rule=citation))
    return found


def _keywords(abilities: tuple[Ability, ...]) -> list[str]:
    """The keywords and signs with which the abilities are written, and those that they give or ask for."""
    found: list[str] = [each.name for each in nodes(abilities, tree.Keyword)]
    own = [each for each in nodes(abilities, values.Trigger) if isinstance(each.subject, values.This)]
    found += [_TRIGGERS[each.event] for each in own if each.event in _TRIGGERS]
    found += [each.keyword for each in nodes(abilities, tree.Has)]
    found += [str(each.keyword) for each in nodes(abilities, values.Cards) if each.keyword in _MEANINGS]
    if any(each.quick for each in nodes(abilities, tree.Activated)):
        found.append("QUICK")
    found += ["SPEND" for _ in nodes(abilities, tree.SpendThis)]
    found += ["Street Cred" for _ in nodes(abilities, values.StreetCred)]
    return found


def _printing(wording: Wording) -> PrintingView:
    facts = wording.facts
    return PrintingView(
        id=facts.id,
        set=facts.set_code,
        number=facts.number,
        printing=facts.printing,
        text=wording_of(facts),
        printed=wording.text,
        source=wording.source,
    )
