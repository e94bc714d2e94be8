"""Mutations for chapter 5: the field, the Legends area, hand and deck without one of their rules."""

from __future__ import annotations

from engine import queries
from engine.effects import record, steps_cards, steps_play, targets
from engine.processes import areas, cards
from engine.rules import activate, play, requirements, setup
from tests.mutations.editing import edits

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
    (requirements.calling, "if has_called(game, player):", "if False:"),
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
    (steps_cards._fails_to_find, "like is not None and like.among is None", "True"),
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
