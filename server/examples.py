"""Worked examples: what a player says, the scenario it becomes, and what the judge answers. Tests play them."""

from __future__ import annotations

from typing import Final, NamedTuple


class Example(NamedTuple):
    """A question in a player's words, what there is to notice in it, its scenario, and the verdict on that."""

    said: str
    noticed: str
    scenario: str
    verdict: str


EXAMPLES: Final = (
    Example(
        said="My opponent attacks my Gigs with Animals Wrecker. I only played Corpo Security this turn. "
        "Can it block? And then?",
        noticed="The attacker is the Rival, so it is the Rival's turn. Played this turn is `lag: true`. "
        '"Can I" is `legal` at that moment, so it stands in `play`; "and then" is a `value` after more play.',
        scenario="""\
title: May a Unit block on the turn it was played?
turn: rival
you:
  field: [{card: corpo-security, lag: true}]
  gigs: [d8=5]
rival:
  field: [animals-wrecker]
play:
  - rival: attack animals-wrecker -> gigs
  - ask: {legal: you block with corpo-security}
  - you: block with corpo-security
  - you: pass
ask:
  - {value: where is corpo-security}
  - {value: you gigs}
""",
        verdict="yes",
    ),
    Example(
        said="We both have one Delamain Cab, mine attacks theirs, which is spent. Who wins?",
        noticed="Two cards of one name get names of their own with `as`. A Unit that is attacked has to be spent. "
        '"Who wins" is asked as what becomes of each.',
        scenario="""\
title: What becomes of two Units of equal power that fight?
you:
  field: [{card: delamain-cab, as: mine}]
rival:
  field: [{card: delamain-cab, as: theirs, spent: true}]
play:
  - you: attack mine -> theirs
ask:
  - {holds: mine was defeated}
  - {holds: theirs was defeated}
""",
        verdict="yes",
    ),
    Example(
        said="I attack their Gigs with Delamain Cab and nobody blocks. They have a d4 on 3 and a d10 on 10. "
        "Do I get the d10?",
        noticed="Nothing says which Gig is stolen, so it is left open and the judge follows every choice: the answer "
        "depends, and says on whose choice.",
        scenario="""\
title: Does an attack on the Gig area steal the best Gig?
you:
  field: [delamain-cab]
rival:
  gigs: [d4=3, d10=10]
play:
  - you: attack delamain-cab -> gigs
  - rival: pass
ask:
  - {holds: d10 was stolen}
""",
        verdict="depends",
    ),
)
