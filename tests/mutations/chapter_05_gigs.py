"""Mutations for chapter 5: Eddies, Gigs, the fixer area and removed cards without one of their rules."""

from __future__ import annotations

from engine import queries
from engine.effects import amounts, select, select_gigs
from engine.processes import cards, pay
from engine.rules import requirements, setup, turn
from tests.mutations.editing import edits
from tests.mutations.registry import checks

checks("eddies.sell-action-in-main-phase", "eddies.sell-action-once-effects-any-number")

# --- Eddies

edits(
    "eddies.every-card-here-is-one",
    "only what has a Sell Tag is one, or nobody knows",
    (
        queries.ready_eddies,
        "if not cards[u].spent",
        "if not cards[u].spent and (cards[u].facts.type is None or cards[u].facts.sell_tag)",
    ),
)
edits(
    "eddies.one-each-face-down",
    "each is worth the cost of its card",
    (
        queries.funds,
        "len(ready_eddies(state, player))",
        "sum(state.cards[u].facts.cost or 1 for u in ready_eddies(state, player))",
    ),
    (
        pay.ways_to_pay,
        "len(ready_eddies(game.state, player))",
        "sum(game.state.cards[u].facts.cost or 1 for u in ready_eddies(game.state, player))",
    ),
)
edits("eddies.spend-pays-one", "one of them pays for all", (pay.pay, "[:count]", "[: min(count, 1)]"))
edits("eddies.gained-by-selling", "it goes to the trash", (cards.sell, '"eddies"', '"trash"'))
edits(
    "eddies.sold-card-enters-face-down-ready",
    "it enters spent and face-up",
    (cards.sell, "face_up=False", "face_up=True, spent=True"),
)
edits(
    "eddies.no-limit",
    "ten are the most",
    (
        requirements.sell,
        "sold = sales",
        (
            "if len(game.state.sides[player].eddies) >= 10:\n"
            '        yield Refusal(("eddies.no-limit",), "there are ten Eddies")\n'
            "    sold = sales"
        ),
    ),
)

# --- Gigs and the fixer area

edits(
    "fixer.dice-wait-here",
    "nothing waits there",
    (
        turn.roll_in_a_gig,
        "roll_in(game, die, value, player)",
        "roll_in(game, die, value, player)\n    state.sides[player].fixer.clear()",
    ),
    (
        setup.place_legends,
        "legends = game",
        "game.state.sides[player].fixer.clear()\n    legends = game",
    ),
)
edits(
    "fixer.dice-are-not-controlled",
    "they count as Gigs",
    (queries.street_cred, "sum(", "sum(dice[i].sides for i in state.sides[player].fixer) + sum("),
)
edits(
    "fixer.effects-must-name-it",
    "they are reached too",
    (
        select_gigs.gigs,
        "order = (",
        (
            "fixer = [state.dice[n] for n in state.sides[scope.controller].fixer]\n"
            '    if want.side == "any":\n'
            "        return fixer\n"
            "    order = ("
        ),
    ),
)
edits(
    "fixer.empty",
    "with one die it is, without any it is not",
    (amounts._fixer_empty, "return not", "return [] !="),
)
edits(
    "gig-area.gigs-are-friendly",
    "a die stays its owner's",
    (select_gigs.gig_fits, "die.controller)", "die.owner)"),
)
edits(
    "rival-gig-area.gigs-are-rival",
    "all Gigs count as friendly",
    (select_gigs.side_fits, 'return (controller == scope.controller) is (side == "friendly")', "return True"),
)
edits(
    "gig-area.empty-is-null-street-cred",
    "it is 0",
    (queries.street_cred, "return None", "return 0"),
)
edits(
    "gig-area.null-is-neither-odd-nor-even",
    "it is even",
    (
        amounts._is_parity,
        "if value is None",
        'if value is None and node.parity == "even":\n        return True\n    if value is None',
    ),
)
edits(
    "gig-area.null-is-less-than-zero",
    "it is 0 when compared",
    (amounts.compare, "-1 if left is None", "0 if left is None"),
)
edits(
    "rival-gig-area.attack-target-with-gigs",
    "Gigs are out of reach",
    (requirements.attack_target, "if not state.sides[1 - player].gigs:", "if True:"),
)

# --- removed from the game

edits(
    "removed.stays-out",
    "what speaks of the trash finds it",
    (
        select._pool,
        "for uid in state.sides[player].cards(area):",
        'for uid in [*state.sides[player].cards(area), *(state.sides[player].removed if area == "trash" else ())]:',
    ),
    (
        select.fits_alone,
        "want.areas and card.area not in want.areas",
        'want.areas and card.area not in (*want.areas, "removed")',
    ),
)
