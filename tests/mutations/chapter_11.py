"""Mutations for chapter 11, first part: costs, Street Cred, Lag, defeat, play, draw, trash, equip."""

from __future__ import annotations

from engine import queries
from engine.effects import live, select, steps_cards, targets
from engine.processes import areas, cards, defeat
from engine.processes import pay as paying
from engine.rules import by_effect, costs, play, requirements, turn, wearing
from tests.mutations.editing import Edit, edits
from tests.mutations.registry import checks

checks(
    "lag.cannot-attack",
    "lag.cannot-use-spend-effects",
    "play.from-hand",
)

# --- costs, Street Cred, Lag

AS_FAR_AS_IT_GOES: Edit = (
    paying.pay,
    "if amount <= 0:",
    (
        "amount = min(amount, len(ready_eddies(game.state, player)) + len(paying_legends(game, player)))\n"
        "    if amount <= 0:"
    ),
)

edits(
    "cost.play-cost-value",
    "a card costs 1 less",
    (costs.cost_to_play, "return base", "return (base or 0) - 1"),
)
edits(
    "cost.in-full",
    "1 €$ may be missing",
    (requirements.can_pay, "available < amount", "available + 1 < amount"),
    (requirements.playable, "due <= available", "due <= available + 1"),
    AS_FAR_AS_IT_GOES,
)
edits("cost.replaced-cost", "both are paid", (costs._own_changes, "total = ability", "total += ability"))
edits("street-cred.sum-of-gigs", "the best Gig counts", (queries.street_cred, "sum(", "max("))
edits("street-cred.null-without-gigs", "no Gigs are 0", (queries.street_cred, "return None", "return 0"))
edits("lag.on-entering-field", "a Unit enters without", (play.put_unit_on_field, "lag=True", "lag=False"))
edits("lag.lost-at-end-of-turn", "Lag stays", (turn.end_of_turn, "_replace(lag=False)", "_replace(lag=True)"))

# --- defeat

edits("defeat.process", "it goes to the hand", (defeat.defeat, 'current, "trash"', 'current, "hand"'))
edits(
    "defeat.in-trash-while-resolving",
    "the defeated Unit is not there to be found",
    (
        targets._left,
        "[*things(scope, target.of)]",
        '[x for x in things(scope, target.of) if getattr(x, "area", "") != "trash" or x.uid != scope.this.uid]',
    ),
)
edits(
    "defeat.gear-moves-along",
    "the Gear goes to the hand",
    (areas.leave_play, "[piece.uid], area,", '[piece.uid], area if piece.uid == card.uid else "hand",'),
)
edits(
    "defeat.gear-stays-in-trash",
    "the Gear that it had goes on with it",
    (
        areas.leave_play,
        "pieces = with_gear(state, card)",
        (
            "known = state.last_known.get(card.uid)\n"
            "    pieces = with_gear(state, card if known is None else card._replace(gear=known.card.gear))"
        ),
    ),
)

# --- play

edits(
    "play.process",
    "the card is paid for before it is shown",
    (
        play.play_from_hand,
        'game.emit(Event("revealed", keys, player, card, note="play"))',
        "told = keys",
    ),
    (
        play.play_from_hand,
        "yield from follow",
        'game.emit(Event("revealed", told, player, card, note="play"))\n    yield from follow',
    ),
)
edits(
    "play.invalid",
    "where nobody can wear a Gear, rival Units may",
    (
        wearing.by_the_rules,
        "return found",
        "return found or [c for u in game.state.sides[1 - player].field if is_unit(c := cards[u])]",
    ),
)
edits(
    "play.undo-invalid",
    "what can't be paid for stands",
    (requirements.can_pay, "available < amount", "False"),
    (requirements.playable, "due <= available", "True"),
    AS_FAR_AS_IT_GOES,
)
edits(
    "play.by-effect-normal-rules",
    "it is free",
    (by_effect.due_by_effect, "not step.free or full is None", "False"),
)

# --- draw and trash

edits("draw.process", "the lowest card is drawn", (cards.draw, "deck[-1]", "deck[0]"))
edits("draw.several", "one card is drawn", (steps_cards.draw_cards, "range(wanted)", "range(min(wanted, 1))"))
edits(
    "draw.one-at-a-time",
    "all are taken at once",
    (
        steps_cards.draw_cards,
        "for _ in range(wanted):",
        (
            "for n in range(wanted):\n"
            "        if n:\n"
            "            from engine.processes.areas import place\n"
            "            state = scope.game.state\n"
            '            place(state, state.cards[state.sides[who].deck[-1]], "hand", who, face_up=False)\n'
            "            continue"
        ),
    ),
)
edits("draw.up-to", "all are drawn", (steps_cards.draw_cards, "if step.up_to:", "if False:"))
edits(
    "draw.more-than-deck",
    "what is missing is not drawn",
    (cards.draw_process, "\n    draw(", "\n    if game.state.sides[player].deck:\n        draw("),
)
edits("trash.process", "the lowest card is trashed", (cards.trash_top, "deck[-1]", "deck[0]"))
edits(
    "trash.several", "one card is trashed", (steps_cards.trash_top, "range(wanted)", "range(min(wanted, 1))")
)
edits(
    "trash.one-at-a-time",
    "all are put there at once",
    (
        steps_cards.trash_top,
        "for _ in range(wanted):",
        (
            "for n in range(wanted):\n"
            "        if n:\n"
            "            from engine.processes.areas import place\n"
            "            state = scope.game.state\n"
            '            place(state, state.cards[state.sides[scope.controller].deck[-1]], "trash", scope.controller)\n'
            "            continue"
        ),
    ),
)
edits("trash.up-to", "all are trashed", (steps_cards.trash_top, "if step.up_to:", "if False:"))

# --- equip

edits("equip.process", "nothing is attached", (play.equip, "gear=(*host.gear, gear.uid)", "gear=host.gear"))
edits("equip.stays-equipped", "it comes off", (areas.place, "card.gear if in_play", "() if in_play"))
edits("equip.gear-in-host-area", "it lies on the field", (play.equip, "area=host.area", 'area="field"'))
edits(
    "equip.equipped",
    "one Gear is not enough",
    (select.fits_alone, "bool(seen.gear) is not want.equipped", "(len(seen.gear) > 1) is not want.equipped"),
)
edits(
    "equip.unequipped",
    "nobody is unequipped",
    (select.fits_alone, "bool(seen.gear) is not want.equipped", "want.equipped is False"),
)
edits(
    "equip.inherits-effects",
    "what is printed on a Gear is the Gear's alone",
    (live.printed_on, "for worn, of in gear", "for worn, of in ()"),
)
edits("equip.gains-power", "a Gear adds nothing", (queries.raw_power, "if card.gear:", "if False:"))
edits(
    "equip.move-gear",
    "it stays on the old wearer too",
    (play.equip, "tuple(u for u in old.gear if u != gear.uid)", "old.gear"),
)
