"""Questions that no play answers: what a rule says, what a player may look at, whether a deck is legal."""

from __future__ import annotations

import re
from typing import Final

from rapidfuzz import process

import engine
import rules_index
from engine.view import Act, Place, permission
from scenarios.asking.found import Found
from scenarios.language.moves import Claim, Look
from scenarios.language.questions import LookUp
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.reasons.citing import cite
from scenarios.reasons.weights import alternate, general_last
from scenarios.ruling import Citation
from scenarios.table.names import PLAYERS, Unclear

_BUILT: Final = ("deck-building.legal-deck", "deck-building.main-deck-size", "deck-building.three-copies")


def ask_look_up(edition: str, asked: LookUp) -> Found:
    """What a rule, or a word of the rulebook, says. Raises `Unclear` for what there is not."""
    try:
        key = rules_index.digest().find(asked.rule, edition).key
    except rules_index.UnknownRule as error:
        return _word(edition, asked.rule, str(error))
    citations = cite([key], edition)
    if not citations:
        raise Unclear(f"edition {edition} has no rule `{asked.rule}`")
    return Found("yes", citations[0].statement, citations)


def _word(edition: str, word: str, otherwise: str) -> Found:
    wanted = _plain(word)
    names = {
        _plain(name): term for term in rules_index.glossary() for name in (*term.term.split(", "), *term.also)
    }
    term = names.get(wanted) or names.get(wanted.removesuffix("s"))
    if term is not None:
        citations: list[Citation] = cite([ref for ref in term.refs if not ref.startswith("tr:")], edition)
        return Found("yes", term.definition(edition), citations)
    near = [
        names[found].term for found, _, _ in process.extract(wanted, list(names), limit=2, score_cutoff=75)
    ]
    words = f", or the words {' and '.join(f'`{name}`' for name in dict.fromkeys(near))}" if near else ""
    raise Unclear(otherwise + words)


def _plain(word: str) -> str:
    """A word of the rulebook as it is compared: `the [Blocker] keyword` is `blocker`."""
    bare = re.sub(r"[{}\[\]]", "", word).replace("-", " ").lower()
    return re.sub(r"^(?:what (?:is|are|does) )?(?:an? |the )?|(?: (?:keyword|mean))?\??$", "", bare.strip())


def ask_look(bench: Bench, line: Line, claim: Claim, look: Look) -> Found:
    """Whether a player may look at, count or reorder cards without any effect. Raises `Unclear`."""
    player = PLAYERS[claim.player]
    card: engine.Card | None = None
    act: Act = look.act
    if look.card is not None:
        card = bench.table.names.card(look.card, line.game.state, player=player, prefer=lambda _: True)
        if card.area == "nowhere":
            raise Unclear(f"`{look.card}` is in no area now")
        place: Place = card.area
        whose = card.controller
    else:
        assert look.area is not None
        assert look.whose is not None
        place, whose = look.area, PLAYERS[look.whose]
    may = permission(line.game, player, act, whose, place, card)
    reason = f"{may.reason[:1].upper()}{may.reason[1:]}."
    verdict = "yes" if may.allowed else "no"
    sentence = f"{'Yes' if may.allowed else 'No'}. {reason}"
    return Found(verdict, sentence, bench.cite(general_last(may.keys)), lines=1, proof=line.choices)


def ask_deck(bench: Bench, claim: Claim) -> Found:
    """Whether the deck of a player is legal, with everything that makes it illegal. Raises `Unclear`."""
    deck = bench.table.decks[PLAYERS[claim.player]]
    if deck is None:
        raise Unclear(f"there is no deck to judge; write it under `{claim.player}: deck_list:`")
    problems = engine.deck_problems(deck)
    if not problems:
        keys = (*_BUILT, "deck-building.ram-limit")
        return Found("yes", "Yes. Nothing in the rules is against this deck.", bench.cite(keys), lines=1)
    said = "; ".join(problem.message for problem in problems)
    keys = alternate([problem.keys for problem in problems])
    return Found("no", f"No. {said[:1].upper()}{said[1:]}.", bench.cite(keys), lines=1)
