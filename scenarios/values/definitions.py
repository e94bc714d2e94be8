"""The rules that say what a value is: what an answer rests on where nothing in the play has changed it."""

from __future__ import annotations

from typing import Final

from scenarios.values.of_positions import Reading

DEFINED_BY: Final[dict[str, tuple[str, ...]]] = {
    "gigs": ("gig-area.gigs-are-friendly", "gig.value"),
    "gig count": ("gig-area.gigs-are-friendly",),
    "street cred": ("street-cred.sum-of-gigs",),
    "hand": ("hand.size-is-known",),
    "hand cards": ("hand.holds-drawn-cards",),
    "deck": ("deck.size-is-known",),
    "deck top": ("deck.face-down-single-stack",),
    "deck bottom": ("deck.face-down-single-stack",),
    "eddies": ("eddies.every-card-here-is-one",),
    "ready eddies": ("card.ready",),
    "spent eddies": ("card.spent",),
    "funds": ("eddies.spend-pays-one", "legends-area.spend-as-money"),
    "field": ("field.public",),
    "legends": ("legends-area.public",),
    "units": ("field.public",),
    "ready units": ("card.ready",),
    "spent units": ("card.spent",),
    "ready legends": ("card.ready",),
    "spent legends": ("card.spent",),
    "face-up legends": ("card.face-up",),
    "face-down legends": ("card.face-down",),
    "trash": ("trash-area.public",),
    "fixer": ("fixer.dice-wait-here",),
    "removed": ("removed.public",),
    "pending": ("pending.what-it-is",),
    "power": ("card.power-total",),
    "cost": ("card.cost-value", "card.cost-value-unchanged", "pay.cost-value-unchanged"),
    "price": ("cost.play-cost-value", "card.cost-value-unchanged", "pay.cost-value-unchanged"),
    "area": ("area.separate",),
    "spent": ("card.spent",),
    "ready": ("card.ready",),
    "lag": ("lag.on-entering-field",),
    "face": ("card.face-up", "card.face-down"),
    "value": ("gig.value",),
    "controller": ("game.controller",),
    "owner": ("game.owner", "game.control-changes-owner-never"),
    "types": ("card.type-names",),
    "keywords": ("keyword.effect-shorthand",),
    "tags": ("card.tag-in-effect",),
    "color": ("card.color",),
    "equipped": ("equip.equipped",),
    "gear": ("equip.equipped",),
    "host": ("equip.equipped",),
    "can attack": ("attack.choose-attacker",),
    "can block": ("react.blocker",),
    "can be attacked": ("attack.choose-target",),
    "winner": ("win.seven-gigs-at-start", "game.ends-on-win"),
    "turn": ("turn.begins-after-rivals",),
    "phase": ("turn.phases",),
    "overtime": ("win.overtime-begins",),
    "target": ("attack.choose-target",),
    "drew": ("draw.process",),
    "discarded": ("trash-area.new-cards-on-top",),
    "trashed": ("trash.process",),
    "sold": ("sell.process",),
    "played": ("play.process",),
    "called": ("call.process",),
    "stole": ("steal.process",),
    "paid": ("pay.process",),
    "units lost": ("defeat.process",),
    "units defeated": ("defeat.process",),
    "mulliganed": ("setup.mulligan.once-first-player-first",),
    "cards drawn": ("draw.process",),
    "cards discarded": ("trash-area.new-cards-on-top",),
    "cards trashed": ("trash.process",),
    "gigs stolen": ("steal.process",),
    "fight power": ("card.power-total",),
    "was defeated": ("defeat.process",),
    "was stolen": ("steal.process",),
    "was adjusted": ("gig.adjust",),
    "was increased": ("gig.increase",),
    "was decreased": ("gig.decrease",),
    "was spent": ("card.to-spend",),
    "was readied": ("card.to-ready",),
    "attacked": ("attack.action",),
    "blocked": ("react.blocker",),
    "fought": ("fight.process",),
    "won": ("fight.win",),
    "lost": ("fight.lose",),
    "activated": ("activated.steps",),
    "resolved": ("trigger.becomes-pending-when-met",),
    "triggered": ("trigger.becomes-pending-when-met",),
}

#: Values of which the definition is part of every answer, since players ask by what it comes about.
SUMS: Final = frozenset({"cost", "fight power", "power", "street cred", "types"})


def defined_by(what: str, reading: Reading | bool) -> tuple[str, ...]:
    """The keys of the rules that say what such a value is; empty where no rule does."""
    if what == "street cred" and reading == "null":
        return ("street-cred.null-without-gigs", "gig-area.empty-is-null-street-cred")
    if what == "types" and isinstance(reading, tuple) and len(reading) > 1:
        return ("types.legend-on-field-is-unit",)
    return DEFINED_BY.get(what, ())
