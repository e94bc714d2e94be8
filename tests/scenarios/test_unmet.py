"""Where nothing happened, the effect that was not set off is cited, and the rule that kept it from that."""

import pytest

from tests.scenarios.helpers import answer, keys

SWAPPED = """
turn: rival
you: {field: [{card: evelyn-parker-scheming-siren, spent: true}], gigs: [d4=2]}
rival: {gigs: [d6=2], legends: [{card: hanako-arasaka-daughter-of-the-emperor, face: up}]}
play: [{rival: activate hanako-arasaka-daughter-of-the-emperor}]
ask: {value: you drew}
"""
GEAR = """
cards:
  vest: {type: gear, power: 1, text: "{Defeated} Draw 1."}
  snip: {type: program, text: "Defeat a friendly Gear."}
you: {field: [{card: psycho-squad, gear: vest}], hand: [snip]}
play: [{you: play snip}]
ask: {value: you drew}
"""
CALLED = """
you: {legends: [adam-smasher-ender-of-legends], eddies: 1}
rival: {field: [psycho-squad]}
play: [{you: call adam-smasher-ender-of-legends}]
ask: {holds: psycho-squad was defeated}
"""
OTHER_DIE = """
you: {field: [6th-street-recruits]}
rival: {gigs: [d8=2]}
play: [{you: attack 6th-street-recruits -> gigs}, {rival: pass}]
ask: {holds: 6th-street-recruits triggered}
"""
TWO_WAYS_OUT = """
turn: rival
you:
  field: [{card: psycho-squad, spent: true, gear: deadman-transmitter}]
  legends: [{card: jackie-welles-mama-s-favorite, face: up}]
  eddies: 1
rival: {field: [animals-wrecker]}
play: [{rival: attack animals-wrecker -> psycho-squad}, {you: pass}]
ask: {value: where is jackie-welles-mama-s-favorite}
"""


WAITS = """
cards:
  wager: {type: program, cost: 0, text: "The next time a friendly Unit wins a fight by 4+ power this turn, draw 1."}
  strong: {type: unit, power: 6}
  weaker: {type: unit, power: 5}
you: {field: [strong], hand: [wager]}
rival: {field: [{card: weaker, spent: true}]}
play: [{you: play wager}, {you: attack strong -> weaker}, {rival: pass}]
ask: {value: you drew}
"""


@pytest.mark.parametrize(
    ("text", "first", "named"),
    [
        (SWAPPED, "swap.is-not-stealing", "evelyn-parker-scheming-siren"),
        (GEAR, "gear.bottom-textbox-host-only", "vest"),
        (CALLED, "play-trigger.meaning", "adam-smasher-ender-of-legends"),
        (OTHER_DIE, "trigger.becomes-pending-when-met", "6th-street-recruits"),
        (TWO_WAYS_OUT, "replacement.mandatory-before-optional", "jackie-welles-mama-s-favorite"),
        (WAITS, "trigger.becomes-pending-when-met", "wager"),
    ],
)
def test_what_was_not_set_off_is_cited_with_its_text(text: str, first: str, named: str) -> None:
    found = answer(text)
    assert keys(found)[0] == first
    assert found.card_texts[0].card == named
