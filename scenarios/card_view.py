"""Cards as people and programs look them up: the engine's facts, named as on the card."""

from __future__ import annotations

from pydantic import Field

import engine
from scenarios.errors import Problem, ScenarioError
from scenarios.ruling import View
from scenarios.underway import words_of


class UnknownCardName(ScenarioError):
    """No card has that name, or several have; the message lists the nearest or all of them."""


class CardView(View):
    """What is known of one card, in its current printing."""

    id: str = Field(description="How scenarios name the card")
    name: str
    subtitle: str | None
    type: str = Field(description="Legend, Unit, Gear or Program")
    color: str | None
    cost: int | None = Field(description="Null for a null cost, or where no source tells it (see `unknown`)")
    ram: int | None
    power: int | None = Field(description="For a Gear the bonus that it gives")
    tags: list[str]
    sell_tag: bool
    set: str | None
    number: str | None
    printing: str = Field(description="`current`, `reworded since`, or `older, same text`")
    unknown: list[str] = Field(description="Fields that no source tells")
    keywords: list[str] = Field(description="Effect keywords that the card has of itself")
    text: str | None = Field(
        description="What the card does, in our wording; null where the engine has not read it"
    )
    executable: bool = Field(description="Whether the engine carries out all that the card says")
    why_not: str | None = Field(description="Why it does not, where it does not")


def find_card(name: str) -> CardView:
    """The card of an id, or of a name with or without subtitle. Raises `UnknownCardName`."""
    try:
        facts = engine.catalogue().find(name)
    except engine.UnknownCard as error:
        near = ", ".join(f"`{card_id}`" for card_id in error.nearest)
        hint = f"did you mean {near}?" if near else "write its id or its printed name"
        raise UnknownCardName([Problem("card", f"there is no card `{name}`; {hint}")]) from None
    except engine.AmbiguousCard as error:
        listed = ", ".join(f"`{card_id}`" for card_id in error.ids)
        raise UnknownCardName(
            [Problem("card", f"`{name}` may be any of {listed}; write one of these")]
        ) from None
    return CardView(
        id=facts.id,
        name=facts.name,
        subtitle=facts.subtitle,
        type=str(facts.type),
        color=facts.color,
        cost=facts.cost,
        ram=facts.ram,
        power=facts.power,
        tags=list(facts.tags),
        sell_tag=facts.sell_tag,
        set=facts.set_code,
        number=facts.number,
        printing=facts.printing,
        unknown=list(facts.unknown),
        keywords=sorted(facts.keywords),
        text=_wording(facts) if facts.executable else None,
        executable=facts.executable,
        why_not=facts.unsupported,
    )


def _wording(facts: engine.CardFacts) -> str:
    """The abilities in our words, one paragraph each; empty for a card without any."""
    return "\n".join(words_of(ability, facts.type) for ability in facts.abilities)
