"""Questions about printed cards as players ask them; each answer was derived from the text and the rules first."""

import pytest

from tests.scenarios.helpers import answer, rule

CASES: dict[str, str] = {
    "a mandatory draw leaves no choice": """
        you: {hand: [delamain-rideshare-ai], eddies: 3}
        play: [{you: play delamain-rideshare-ai}, {you: pay 3 eddies}]
        ask: {always: you drew 2, expect: yes}
    """,
    "two Deadman Transmitters: one of them is chosen": """
        turn: rival
        you: {field: [{card: corpo-security, as: saved, spent: true, gear: [{card: deadman-transmitter, as: one},
                                                                         {card: deadman-transmitter, as: two}]}]}
        rival: {field: [{card: psycho-squad, as: raider, gear: [mantis-blades]}]}
        play:
          - rival: attack raider -> saved
          - you: pass
        ask:
          - {always: saved is in the field, expect: yes}
          - {value: you trash, expect: depends}
          - {always: saved lost, expect: yes}
          - {always: 'you trash includes [one, two]', expect: no}
    """,
    "the discount of Viktor Vektor is mandatory and for the first CYBERWARE only": """
        cards: {chrome: {type: gear, cost: 4, power: 1, tags: [CYBERWARE]}}
        you:
          field: [viktor-vektor-drop-your-illusions, psycho-squad]
          hand: [{card: chrome, as: first}, {card: chrome, as: second}]
          eddies: 5
          legends: [{card: unknown, spent: true}, {card: unknown, spent: true}]
        play:
          - ask: {value: first price, until: now, expect: 1}
          - you: play first on psycho-squad
          - ask: {value: second price, expect: 4}
        ask:
          - {value: you paid, expect: 1}
          - {value: first cost, expect: 4}
    """,
    "Riot Shield raises what GO SOLO costs": """
        you: {legends: [{card: v-corporate-exile, face: up}], eddies: 6}
        rival: {field: [{card: corpo-security, gear: [riot-shield]}]}
        ask: {value: v-corporate-exile price, until: now, expect: 7}
    """,
    "Kerry may have a Gig rolled again once, and draws for a max value": """
        phase: start
        you: {legends: [{card: kerry-eurodyne-axe-attitude-audience, face: up}], fixer: [d4]}
        play:
          - chance: d4 = 1
          - you: use kerry-eurodyne-axe-attitude-audience
          - chance: d4 = 4
        ask:
          - {value: you gigs, expect: [d4=4]}
          - {value: you drew, expect: 2}
    """,
    "Alt saves the Gig for a discard of its value": """
        turn: rival
        you: {field: [alt-cunningham-mother-of-daemons], hand: [detonate, corpo-security], gigs: [d6=2, d8=5]}
        rival: {field: [psycho-squad]}
        play:
          - rival: attack psycho-squad -> gigs
          - rival: choose d6
          - you: use alt-cunningham-mother-of-daemons
          - you: discard corpo-security
        ask:
          - {value: you gigs, expect: [d6=2, d8=5]}
          - {value: rival gigs, expect: []}
          - {value: you hand cards, expect: [detonate]}
    """,
    "without a card of that cost Alt saves nothing": """
        turn: rival
        you: {field: [alt-cunningham-mother-of-daemons], hand: [psycho-squad], gigs: [d6=2]}
        rival: {field: [animals-wrecker]}
        play: [{rival: attack animals-wrecker -> gigs}]
        ask: {always: d6 was stolen, expect: yes}
    """,
    "Fool on the Hill: the Rival chooses": """
        you: {hand: [fool-on-the-hill], deck: {top: [psycho-squad, detonate]}, eddies: 9}
        play: [{you: play fool-on-the-hill}]
        ask:
          - {possible: you drew 2, expect: yes}
          - {possible: you hand includes psycho-squad, expect: yes}
          - {always: you hand is 2, expect: yes}
    """,
    "a Unit that Westbrook Netrunner keeps from stealing steals nothing; a Unit that is no Legend does": """
        you: {hand: [westbrook-netrunner], eddies: 4, gigs: [d4=1]}
        rival: {field: [{card: psycho-squad, as: grunt}, {card: v-corporate-exile, as: boss}]}
        play:
          - you: play westbrook-netrunner
          - you: pay 4 eddies
          - you: pass
          - rival: choose d4
          - chance: d4 = 4
          - rival: attack boss -> gigs
          - you: pass
          - ask: {value: you gigs, expect: [d4=1]}
          - rival: attack grunt -> gigs
          - you: pass
        ask: {value: you gigs, expect: []}
    """,
    "which effect of a spent attacker resolves first is its player's choice": """
        you: {field: [{card: sasha-yakovleva-won-t-let-you-down, as: sasha, gear: [zetatech-faceplate]}], gigs: [d6=3]}
        rival: {gigs: [d4=1]}
        play: [{you: attack sasha -> gigs}]
        ask:
          - {order: zetatech-faceplate before sasha, expect: you choose}
          - {legal: you resolve zetatech-faceplate, expect: yes}
          - {legal: you resolve sasha, expect: yes}
    """,
    "the Gig is adjusted before the React Step": """
        you: {field: [{card: psycho-squad, gear: [zetatech-faceplate]}], gigs: [d6=3]}
        rival: {gigs: [d4=1]}
        play:
          - you: attack psycho-squad -> gigs
          - you: choose d6
          - you: set d6 to 4
        ask:
          - {value: d6 value, until: now, expect: 4}
          - {order: d6 was increased before you stole, expect: yes}
    """,
    "Take Control binds thefts by effects": """
        cards: {robber: {type: unit, cost: 1, power: 3, text: "{Spend}: This Unit steals a Gig."}}
        turn: rival
        you: {hand: [take-control], gigs: [d6=2], eddies: 3}
        rival: {field: [robber, psycho-squad]}
        play:
          - rival: attack psycho-squad -> gigs
          - you: play take-control
          - you: choose robber
          - you: pass
          - rival: choose d6
          - ask: {value: you gigs, expect: []}
        ask: {value: rival gigs, expect: [d6=2]}
    """,
    "a Legend cannot be called twice in a turn, not by an effect either": """
        you: {hand: [tyger-s-whisper], eddies: 3, legends: [{card: unknown, as: a}, {card: unknown, as: b}]}
        play:
          - you: call a
          - you: play tyger-s-whisper
        ask:
          - {possible: b face is up, expect: no}
    """,
    "The Relic: another Unit comes back, then the Unit goes under the deck and its Gear stays": """
        turn: rival
        you:
          field:
            - {card: corpo-security, as: fallen, spent: true, gear: [the-relic-experimental-biochip, mantis-blades]}
          trash: [psycho-squad]
          deck: 1
        rival: {field: [{card: psycho-squad, as: raider, gear: [mantis-blades, riot-shield]}]}
        play:
          - rival: attack raider -> fallen
          - you: pass
        ask:
          - {value: you field, expect: [psycho-squad]}
          - {value: you deck bottom, expect: fallen}
          - {value: you trash, expect: [mantis-blades, the-relic-experimental-biochip]}
    """,
}  # fmt: skip


@pytest.mark.parametrize("text", CASES.values(), ids=CASES.keys())
def test_a_question_about_printed_cards_comes_out_as_the_text_says(text: str) -> None:
    found = rule(text)
    wrong = [
        (one.ask, one.value, one.verdict, one.answer) for one in found.answers if one.as_expected is not True
    ]
    assert wrong == []


def test_a_printed_card_is_cited_in_our_words() -> None:
    found = answer(CASES["without a card of that cost Alt saves nothing"])
    assert found.citations
