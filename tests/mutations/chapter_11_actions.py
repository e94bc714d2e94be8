"""Mutations for chapter 11, second part: pay, sell, flip, call, bottom-deck, top-deck, search, reveal."""

from __future__ import annotations

import pytest

import engine.effects.watch as watch
from engine.effects import record, steps_cards, steps_play, targets
from engine.processes import areas, cards, pay
from engine.rules import actions, by_effect, costs, play
from engine.view import permission
from tests.mutations.editing import edits
from tests.mutations.registry import checks, mutation, with_policy

checks("call.choose-face-down-legend", "call.once-per-turn", "sell.main-phase-action")

# --- pay

edits("pay.process", "1 €$ less is paid", (pay.ways_to_pay, "eddies = len", "amount -= 1\n    eddies = len"))
edits(
    "pay.cost-value-unchanged",
    "what is paid is the cost from then on",
    (
        play.put_unit_on_field,
        "place(game.state, card,",
        (
            "place(game.state, card._replace(facts=__import__('dataclasses').replace(card.facts, "
            "cost=cost_to_play(game, player, card))),"
        ),
    ),
)
edits(
    "pay.reduction-floor",
    "down to nothing",
    (costs.cost_to_play, "1 if minimum is None else minimum", "minimum or 0"),
    (costs.eddies_to_pay, "1 if", "0 if"),
)
edits("pay.for-free", "it costs as ever", (by_effect.due_by_effect, "not step.free or full is None", "True"))
edits(
    "pay.free-other-conditions",
    "a Gear that is free may go to anybody",
    (
        by_effect.wearers_by_effect,
        "hosts(game, scope.controller, gear)",
        "[*hosts(game, 0, gear), *hosts(game, 1, gear)]",
    ),
)


@mutation("pay.free-ignores-modifiers")
def surcharges_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, free_play_ignores_changes=False)


# --- sell

edits("sell.process", "it goes to the trash", (cards.sell, '"eddies"', '"trash"'))
edits(
    "sell.enters-ready-face-down",
    "it enters spent",
    (cards.sell, "face_up=False", "face_up=False, spent=True"),
)
edits(
    "sell.one-at-a-time",
    "all are sold as one",
    (
        steps_cards.sell_cards,
        "for piece in reversed(pieces):",
        (
            "if card is not found.cards[0]:\n"
            "            from engine.processes.areas import place\n"
            '            place(scope.game.state, card, "eddies", scope.controller, face_up=False)\n'
            "            continue\n"
            "        for piece in reversed(pieces):"
        ),
    ),
)
edits(
    "sell.put-by-effect",
    "it needs a Sell Tag here too",
    (steps_cards.sell_cards, "in found.cards:", "in [c for c in found.cards if c.facts.sell_tag]:"),
)


@mutation("sell.by-effect-counts-as-action")
def sales_by_effect_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, sale_by_effect_counts=False)


# --- flip and call

edits(
    "flip.process",
    "nothing is turned",
    (steps_play.flip, "_replace(face_up=step.face_up)", "_replace(face_up=card.face_up)"),
)
edits("call.process", "it is free", (play.call_a_legend, "if not waived", "if False"))
edits(
    "call.keeps-orientation",
    "it is readied",
    (play.call_a_legend, "_replace(face_up=True)", "_replace(face_up=True, spent=False)"),
)
edits(
    "call.main-phase-action",
    "at any moment of the own turn",
    (
        actions._refuse_call,
        "yield from _moment(game, player, CALL, REACT_CALL)",
        "yield from _moment(game, player, CALL, REACT_CALL) if _reacting(game, player) else ()",
    ),
)
edits(
    "call.as-reaction",
    "the Main Phase alone has it",
    (
        actions._refuse_call,
        "_moment(game, player, CALL, REACT_CALL)",
        "need.main_phase_open(game, player, CALL)",
    ),
)


@mutation("call.triggers-call-effects")
def calling_triggers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(watch.ANSWERS, "called", ())


# --- bottom-deck and top-deck

for where in ("bottom", "top"):
    other = "top" if where == "bottom" else "bottom"
    edits(
        f"{where}-deck.process",
        "it goes to the other end",
        (areas.move_many, 'bottom=to == "bottom of deck"', 'bottom=to != "bottom of deck"'),
    )
    edits(
        f"{where}-deck.face-down", "it lies face-up", (areas.leave_play, "face_up=not hidden", "face_up=True")
    )
    edits(
        f"{where}-deck.owner-does-it",
        "its controller puts it onto the own deck",
        (areas.leave_play, "piece.owner", "piece.controller"),
    )
    edits(
        f"{where}-deck.randomize-together",
        "they keep their order",
        (areas._shuffle_in, "if len(uids) < 2:", "if True:"),
    )
    edits(
        f"{where}-deck.any-order",
        "chance orders them all the same",
        (areas.move_many, "area = AREA_OF[to]", "area, any_order = AREA_OF[to], False"),
    )
    edits(
        f"{where}-deck.program-instead-of-trash",
        "it goes to the trash",
        (play.resolve_program, "if to is None:", "if True:"),
    )

# --- search and reveal

edits(
    "search.process", "nothing is looked at", (steps_cards.look, "if wanted > 0", 'if step.how != "search"')
)
edits("search.top-of-deck", "the lowest are looked at", (steps_cards.look, "deck[-wanted:]", "deck[:wanted]"))
edits(
    "search.cards-stay-in-area",
    "they leave the deck at once",
    (
        steps_cards.look,
        'scope.bind("searched", top)',
        (
            "from engine.processes.areas import place\n"
            '        top = tuple(place(state, c, "removed", c.owner) for c in top)\n'
            '        scope.bind("searched", top)'
        ),
    ),
)
edits(
    "search.return-in-order",
    "they go back the other way round",
    (
        record.finish,
        "if looked:",
        (
            "for card in looked:\n"
            "        deck = game.state.sides[card.controller].deck\n"
            "        deck.remove(card.uid)\n"
            "        deck.append(card.uid)\n"
            "    if looked:"
        ),
    ),
)
edits(
    "search.no-proof-of-failure",
    "what was searched is shown",
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
    "search.may-fail-on-purpose",
    "what fits must be taken",
    (targets.may_fail_to_find, "if not quality", "if True"),
)
edits(
    "reveal.process",
    "nobody is shown it",
    (steps_cards.look, 'game.emit(Event("revealed", keys', '(Event("revealed", keys'),
)
edits(
    "reveal.does-not-move",
    "it goes to the hand",
    (
        steps_cards.look,
        'scope.bind("looked", top)',
        (
            'scope.bind("looked", top)\n'
            '    if step.how != "search":\n'
            "        from engine.processes.areas import place\n"
            "        for card in top:\n"
            '            place(state, card, "hand", card.owner)'
        ),
    ),
)
edits(
    "reveal.hidden-again",
    "who has seen it may look again",
    (
        permission,
        'return Permission(False, keys, "a deck',
        (
            'shown = card is not None and any(e.card.uid == card.uid for e in game.state.log.get("revealed", ()))\n'
            '        return Permission(shown, keys, "a deck'
        ),
    ),
)
