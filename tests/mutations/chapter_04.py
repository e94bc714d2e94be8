"""Mutations for chapter 4: Legends, Units, Gears and Programs without one of their rules."""

from __future__ import annotations

from engine import queries
from engine.effects import live, select
from engine.processes import areas
from engine.rules import play, requirements, setup, wearing
from tests.mutations.editing import edits
from tests.mutations.registry import checks

checks("legend.call-once-per-turn", "unit.spend-to-attack")

# --- Legends

edits(
    "types.legend-on-field-is-unit",
    "a Legend is nothing but a Legend",
    (queries.is_unit, '("Unit", "Legend")', '("Unit",)'),
    (select.kind_fits, 'card.facts.type == "Legend" and card.area == "field"', "False"),
)
edits(
    "legend.start-face-down",
    "the first of them lies face-up",
    (
        setup.place_legends,
        "keys = (",
        "game.state.put(game.state.cards[legends[0]]._replace(face_up=True))\n    keys = (",
    ),
)
edits(
    "legend.valid-areas",
    "the hand and the trash are valid too",
    (
        areas.remove_misplaced,
        '("field", "legends", "removed")',
        '("field", "legends", "removed", "hand", "trash")',
    ),
)
edits(
    "legend.removed-from-invalid-area",
    "it goes back to the Legends area",
    (areas.remove_misplaced, '"removed", card.owner', '"legends", card.owner'),
)
edits(
    "legend.triggers-before-removal",
    "it stays while what has triggered is pending",
    (areas.remove_misplaced, "card = game", "if game.state.pending:\n        return\n    card = game"),
)
edits(
    "legend.play-to-field",
    "only [GO SOLO] brings a Legend to the field",
    (
        requirements.play_legend,
        "if solo and not has_keyword",
        (
            'if not solo:\n        yield Refusal(("go-solo.meaning",), "{} may only go solo", card)\n'
            "    if solo and not has_keyword"
        ),
    ),
)
edits(
    "legend.keeps-orientation",
    "it enters ready",
    (play.play_legend, "before.spent and not solo", "False"),
)
edits("legend.enters-with-lag", "it has no Lag", (play.play_legend, "lag=True", "lag=False"))

edits(
    "legend.null-cost-unplayable",
    "null is 0 €$",
    (requirements.payable, "solo=solo)", "solo=solo) or 0"),
    (play.play_legend, "solo=solo)", "solo=solo) or 0"),
)

# --- Units

edits("unit.play", "it enters spent", (play.put_unit_on_field, "lag=True", "lag=True, spent=True"))
edits("unit.enters-with-lag", "it has no Lag", (play.put_unit_on_field, "lag=True", "lag=False"))

# --- Gears

edits("gear.grants", "its power counts for nothing", (queries.raw_power, "if card.gear:", "if False:"))
edits(
    "gear.play",
    "it is put into play without being equipped",
    (
        play.wear,
        "equip(game, card, host, player)",
        'place(game.state, card, "field", player)',
    ),
)
edits(
    "gear.default-hosts",
    "any Unit and any Legend may carry it",
    (wearing.by_the_rules, "(c := cards[u]).face_up and c.facts", "(c := cards[u]).facts"),
    (
        wearing.by_the_rules,
        "return found",
        "return [*found, *(c for u in game.state.sides[1 - player].field if is_unit(c := cards[u]))]",
    ),
)
edits(
    "gear.host-areas",
    "a Unit in hand may carry it",
    (
        wearing.by_the_rules,
        "return found",
        'return [*found, *(c for u in side.hand if (c := cards[u]).facts.type == "Unit")]',
    ),
)
edits(
    "gear.no-upper-limit",
    "three are the most",
    (wearing.by_the_rules, "return found", "return [c for c in found if len(c.gear) < 3]"),
)
edits(
    "gear.top-textbox-not-inherited",
    "the wearer has it too",
    (live.on_top, "return (", "return False and ("),
    (live._file, "if on_top(ability):", "if this == source and on_top(ability):"),
)
edits(
    "gear.bottom-textbox-inherited",
    "the wearer has no part in it",
    (live.printed_on, "if not on_top(ability):", "if False:"),
)
edits(
    "gear.bottom-textbox-host-only",
    "it is an effect of the Gear, too",
    (
        live._brings,
        "_file(own, uid, stay, controller, source, ability)",
        (
            "_file(own, uid, stay, controller, source, ability)\n"
            "        if source != uid:\n"
            "            _file(own, source, 0, controller, source, ability)"
        ),
    ),
)
edits(
    "gear.tags-not-inherited",
    "the wearer has the tags of its Gear",
    (
        select._printed_fits,
        "any(t in facts.tags for t in want.tags)",
        "any(t in f.tags for f in (facts, *(scope.game.state.cards[u].facts for u in seen.gear)) for t in want.tags)",
    ),
)
edits(
    "gear.moves-with-host",
    "it goes to the trash, or stays behind in the Legends area",
    (play.play_legend, '_replace(area="field")', '_replace(area="legends")'),
    (areas.leave_play, "[piece.uid], area,", '[piece.uid], area if piece.uid == card.uid else "trash",'),
)
edits(
    "gear.unequipped-elsewhere",
    "it is still equipped there",
    (areas.place, "card.gear if in_play else ()", "card.gear or ()"),
    (
        areas.leave_play,
        "for piece in reversed(pieces)\n    ][::-1]",
        (
            "for piece in reversed(pieces)\n"
            "    ][::-1] + [state.put(state.cards[card.uid]._replace(gear=card.gear))][:0]"
        ),
    ),
)
edits(
    "gear.stays-when-legend-removed",
    "it is removed with the Legend",
    (
        areas.remove_misplaced,
        "after = place",
        (
            "for worn in game.state.last_known[uid].card.gear:\n"
            '        place(game.state, game.state.cards[worn], "removed", card.owner)\n'
            "    after = place"
        ),
    ),
)
edits(
    "gear.bottom-decked-at-random",
    "the Gear goes below its Unit",
    (areas._shuffle_in, "if len(uids) < 2:", "if True:"),
)

# --- Programs

edits(
    "program.play", "it goes back to the hand", (play.resolve_program, 'current, "trash"', 'current, "hand"')
)
edits(
    "program.in-no-area",
    "it lies in the trash while it resolves",
    (play.resolve_program, 'card, "nowhere"', 'card, "trash"'),
)
