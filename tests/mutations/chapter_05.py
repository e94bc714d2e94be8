"""Mutations for chapter 5: what lies in the areas of the game without one of their rules."""

from __future__ import annotations

from engine import queries
from engine.effects import amounts, record, select, steps_cards, steps_play, targets
from engine.processes import areas, cards, pay
from engine.rules import activate, play, requirements, setup, turn
from tests.mutations.editing import edits
from tests.mutations.registry import checks

checks("eddies.sell-action-in-main-phase", "eddies.sell-action-once-effects-any-number")

# --- the field

edits(
    "field.play-enters-ready", "it enters spent", (play.put_unit_on_field, "lag=True", "lag=True, spent=True")
)
edits(
    "field.played-cards-go-here",
    "it goes to the Legends area",
    (play.put_unit_on_field, 'card, "field"', 'card, "legends"'),
)
edits(
    "field.enters-with-lag",
    "nothing has Lag",
    (play.put_unit_on_field, "lag=True", "lag=False"),
    (play.play_legend, "lag=True", "lag=False"),
)
edits(
    "field.no-unit-limit",
    "ten Units are the most",
    (
        requirements.play_from_hand,
        "kind = card.facts.type",
        (
            "if len(game.state.sides[player].field) >= 10:\n"
            '        yield Refusal(("field.no-unit-limit",), "the field is full")\n'
            "    kind = card.facts.type"
        ),
    ),
)

# --- the Legends area

edits(
    "legends-area.three-face-down-at-start",
    "they lie face-up",
    (
        setup.place_legends,
        "keys = (",
        (
            "for uid in legends:\n"
            "        game.state.put(game.state.cards[uid]._replace(face_up=True))\n"
            "    keys = ("
        ),
    ),
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
    "legends-area.spend-as-money",
    "Eddies alone pay",
    (queries.paying_legends, "if not card.spent and", "if False and"),
)
edits(
    "legends-area.face-up-needs-sell-tag",
    "any Legend pays",
    (queries.paying_legends, "(not card.face_up or card.facts.sell_tag)", "True"),
)
edits(
    "legends-area.legends-are-not-eddies",
    "a Legend that is sold is an Eddie",
    (areas.remove_misplaced, '("field", "legends", "removed")', '("field", "legends", "removed", "eddies")'),
)
edits(
    "legends-area.call-once-per-turn",
    "an effect may have one Called once more",
    (steps_play.call, "if not can_call(scope, step):", "if False:"),
    (requirements.call, 'if happened(game.state, "called", player):', "if False:"),
)
edits(
    "legends-area.play-to-field",
    "only [GO SOLO] brings it there",
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
    "legends-area.spend-icon-while-face-up",
    "it has to be on the field",
    (
        activate.refusals,
        "if not card.face_up and not in_hand:",
        (
            'if card.area == "legends" and card.face_up:\n'
            '        yield Refusal(CHOOSE, "{} is not on the field", card)\n'
            "    if not card.face_up and not in_hand:"
        ),
    ),
)
edits(
    "legends-area.no-limit",
    "three are the most",
    (
        areas.take_over,
        "if thing.host is None:",
        (
            'if thing.area == "legends" and len(state.sides[player].legends) >= 3:\n'
            "        return\n"
            "    if thing.host is None:"
        ),
    ),
)

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
        "len(ready_eddies(state, player))",
        "sum(state.cards[u].facts.cost or 1 for u in ready_eddies(state, player))",
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

# --- hand and deck

edits(
    "hand.no-limit",
    "from ten cards on none is drawn",
    (cards.draw, "if not deck:", "if len(state.sides[player].hand) >= 10:\n        return\n    if not deck:"),
)
edits(
    "deck.placed-at-start",
    "half of it stays aside",
    (setup.shuffle_deck, "order[1:]]", "order[1 : 1 + len(deck) // 2]]"),
)
edits(
    "deck.shuffle-randomizes",
    "it keeps its order",
    (setup.shuffle_deck, "[deck[int(i)] for i in order[1:]]", "deck"),
)
edits(
    "area.hidden-clears-modifiers",
    "they cling to the card",
    (areas.place, "card.stay if was_in_play and in_play else card.stay + 1", "card.stay"),
)
edits(
    "area.may-fail-to-find",
    "what fits has to be taken",
    (targets.may_fail_to_find, "if not quality", "if True"),
)
edits(
    "area.failed-search-reveals-nothing",
    "everything that was looked at is shown",
    (
        targets.choose,
        "if may_fail and not target.up_to:",
        (
            'for shown in scope.bound.get("looked", ()):\n'
            "                from engine.events import Event\n"
            '                game.emit(Event("revealed", (), chooser, shown))\n'
            "            if may_fail and not target.up_to:"
        ),
    ),
)
edits(
    "area.choice-without-quality-cannot-fail",
    "it may fail like any other",
    (steps_cards._fails_to_find, "like is not None and", ""),
)
edits(
    "area.unchosen-cards-return",
    "they go to the bottom of the deck",
    (
        record.finish,
        "if looked:",
        (
            "for card in looked:\n"
            "        deck = game.state.sides[card.controller].deck\n"
            "        deck.remove(card.uid)\n"
            "        deck.insert(0, card.uid)\n"
            "    if looked:"
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
        select.gigs,
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
    (select.gig_fits, "die.controller)", "die.owner)"),
)
edits(
    "rival-gig-area.gigs-are-rival",
    "all Gigs count as friendly",
    (select.side_fits, 'return (controller == scope.controller) is (side == "friendly")', "return True"),
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
        select.card_fits,
        "want.areas and card.area not in want.areas",
        'want.areas and card.area not in (*want.areas, "removed")',
    ),
)
