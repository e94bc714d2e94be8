"""What a language model is told about this server: when to use which tool, and how to write a scenario."""

from __future__ import annotations

from collections.abc import Iterable

SAMPLE = """\
title: May a Unit that is attacked use its own BLOCKER?
turn: rival
you:   {field: [{card: corpo-security, spent: true}]}
rival: {field: [animals-wrecker], gigs: [d6=3]}
play:
  - rival: attack animals-wrecker -> corpo-security
ask:
  - legal: you block with corpo-security
"""
"""The scenario that the instructions show; a test plays it."""

_ABOUT = """\
A rules judge for the Cyberpunk TCG (unofficial). It plays questions on a rules engine and cites the rules
that decide them. Do not answer rules questions from memory: the rulebook has editions, and cards read
otherwise than one remembers.
"""

_WHEN: dict[str, str] = {
    "judge_scenario": '"Can I / must I / what happens if ..." about a position: judge_scenario decides.',
    "verify_claim": "Whether a statement about a position is so (someone's, or a conclusion of yours): verify_claim.",
    "search_rulings": "Situations that were ruled on before, to copy from or compare: search_rulings. It finds; "
    "judge_scenario decides.",
    "step": "To play on from a position, or to try several ways: step.",
    "search_rules": "Words, terms, or a question about the rules in general: search_rules, then get_rule.",
    "get_rule": '"What does rule 9.17 say", or a key such as fight.tie: get_rule. It shows every edition.',
    "search_cards": "Which cards do something, cost so much, or are called nearly so: search_cards.",
    "get_card": "A card's type, cost, power or tags: get_card. Use the id it gives in scenarios.",
    "list_card_sets": "Which sets of cards there are: list_card_sets.",
    "search_glossary": "What a term or keyword means: search_glossary.",
    "compare_editions": "What a new rulebook changed: compare_editions.",
    "read_rules_document": "To read on in a document: read_rules_document.",
    "list_rules_documents": "Which documents and sections there are: list_rules_documents.",
    "list_games": "Which game this is about (one): list_games.",
}
"""When to use each tool. A tool without a line here is not explained; a test sees that all of them are."""

_SCENARIOS = f"""\
A scenario in YAML (or the same as a JSON object):
{SAMPLE}
`turn` says whose turn it is; `you` and `rival` describe the two sides (field, hand, legends, eddies, gigs);
`play` is what has been done, one choice a line; each item of `ask` is one question: `legal` and `forced`
about a choice now, `holds`, `value`, `possible` and `always` about what follows. Leave out what does not matter:
defaults are neutral, and the ruling lists those it relied on as assumptions. The resource
judge://scenario-schema has the whole language; the prompt rule_on_a_question has more examples.

In your answer give the verdict, the rule numbers with their edition, and any assumption on which it rests. Where
`missing` names a fact, ask for it before you decide.
Verdicts: yes, no, depends, illegal (a move in `play` is not allowed), unsupported (the engine cannot play a
card in it: say so, do not guess), inconclusive, disputed (sources disagree: give both). Without `edition`
the newest is used; when someone plays by an older rulebook, pass theirs.
"""


def instructions(tools: Iterable[str]) -> str:
    """What a model is told by a server with these tools."""
    lines = "\n".join(f"- {_WHEN[name]}" for name in tools if name in _WHEN)
    return f"{_ABOUT}\nWhich tool:\n{lines}\n\n{_SCENARIOS}"
