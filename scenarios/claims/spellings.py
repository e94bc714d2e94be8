"""The spellings in which a statement is tried: from as it was said to plain words, and when it looks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from scenarios.claims.lexicon import finite, in_plain_words, in_the_present
from scenarios.claims.pieces import put_in, words_in_names
from scenarios.claims.players import begins_another_turn, passes_the_turn, players_named, reacts
from scenarios.table.table import Table


def _simple_present(found: re.Match[str]) -> str:
    return f"{finite(found[2]) or found[2]} "


_UNTIL: Final = (
    (re.compile(r"(?:,| right) now$|[, ]+at (?:the|this) moment$", re.IGNORECASE), "now"),
    (re.compile(r"[, ]+(?:at|by) (?:the )?end of (?:the |this )?attack$", re.IGNORECASE), "end of attack"),
    (re.compile(r"[, ]+after (?:the |this )?attack$", re.IGNORECASE), "end of attack"),
    (re.compile(r"[, ]+(?:at|by) (?:the )?end of (?:the |this )?turn$", re.IGNORECASE), "end of turn"),
    (re.compile(r"[, ]+when (?:the|this) turn (?:is over|ends|has ended)$", re.IGNORECASE), "end of turn"),
)
_END_OF_WHOSE_TURN: Final = re.compile(
    r"[, ]+(?:(?:at|by) (?:the )?end of|when|once) (?P<whose>my|your|(?:the |my )?(?:rival|opponent)(?:'s)?) turn"
    r"(?: (?:is over|ends|has ended))?$",
    re.IGNORECASE,
)
_NOT: Final = (
    (re.compile(r"\bcan(?:no|')t\b", re.IGNORECASE), "can not"),
    (re.compile(r"\bwon't\b", re.IGNORECASE), "does not"),
    (
        re.compile(
            r"\b(is|are|was|were|does|do|did|has|have|had|must|could|may|might|need|would|should)n't\b",
            re.IGNORECASE,
        ),
        r"\1 not",
    ),
    (re.compile(r"\b(I|you|they|we)'ve\b", re.IGNORECASE), r"\1 have"),
    (re.compile(r"\b(?:cannot|can never)\b", re.IGNORECASE), "can not"),
    (re.compile(r"\bcould've\b", re.IGNORECASE), "could have"),
    (re.compile(r"\b(it|that)'s\b", re.IGNORECASE), r"\1 is"),
    (re.compile(r"\bI'm\b", re.IGNORECASE), "I am"),
    (re.compile(r"\bwe (?:both|each)\b", re.IGNORECASE), "both players"),
    (
        re.compile(
            r"\bis the (?:only )?(?:one|unit|legend|gear|program|card|gig|player) (?:that|who|which) (?=\w)",
            re.IGNORECASE,
        ),
        "",
    ),
    (re.compile(r"\b(is|are|was|were|gets?|got) never ", re.IGNORECASE), r"\1 not "),
    (re.compile(r"\bnever (\w+ed)\b", re.IGNORECASE), r"has not \1"),
    (re.compile(r"\bnever (gets?|got|is|are|was|were) ", re.IGNORECASE), r"\1 not "),
    (re.compile(r"\bnever (\w+?(?:ch|sh|ss|x|o))es\b", re.IGNORECASE), r"does not \1"),
    (re.compile(r"\bnever (\w+[^s\W])s\b", re.IGNORECASE), r"does not \1"),
    (re.compile(r"\ban? (?=\d+(?:$|[.!]| (?!power\b)))", re.IGNORECASE), ""),
    (re.compile(r"\bfail(?:s|ed)? to (?=\w)", re.IGNORECASE), "does not "),
    (re.compile(r"\b(is|are|was|were) (wearing|carrying|keeping|holding) ", re.IGNORECASE), _simple_present),
)
_PLAYERS: Final = (
    (re.compile(r"\b(?:the |my |your )?(?:rival|opponent)\b(?!\.)(?:'s)?", re.IGNORECASE), "rival"),
    (re.compile(r"\b(?:I|me)\b(?!\.)"), "you"),
    (re.compile(r"\b(?:You|YOU)\b(?!\.)"), "you"),
    (re.compile(r"\byou (?:am|is)\b"), "you are"),
    (re.compile(r"\b(?:its|his|her|the|their) (?:base|printed|full|usual|normal) (?=\d)", re.IGNORECASE), ""),
)
#: What is somebody's own, or the only one, is theirs.
_OWN_ONLY: Final = re.compile(r"\b((?:my|your|their|its|his|her) )(?:own|only) (?=\w)", re.IGNORECASE)
_POWER_OF: Final = re.compile(
    r"^(?:the )?(power|value) of (?:the )?(.+?) (?=(?:is|was|does|stays|remains|becomes|drops|rises|goes|falls)\b)",
    re.IGNORECASE,
)
#: Words of the language that people write in capitals.
#: Which of a card's effects it is.
_ITS_EFFECT: Final = re.compile(
    r"('s|the) (?:call|play|attack|defeated|spend|activated|triggered|blocker|quick) (?=(?:effect|ability|trigger)\b)",
    re.IGNORECASE,
)
_CAPITALS: Final = re.compile(r"\b(?:Street Cred|Gigs?|Power|Eddies?|Call|Block|Attack|Steal|Draw|Spend)\b")
_COMPARED: Final = tuple(
    (re.compile(rf"\b(?:is|are|was) {words} (?=\d)", re.IGNORECASE), f"{operator} ")
    for words, operator in (
        ("at least", ">="), ("at most", "<="), ("more than", ">"), ("greater than", ">"), ("higher than", ">"),
        ("less than", "<"), ("lower than", "<"), ("fewer than", "<"), ("exactly", "is"), ("equal to", "is"),
    )
)  # fmt: skip
#: Words that say when or how often in a way that changes no question.
_FILLING: Final = re.compile(
    r"(?<=\S) (?:still|also|too|anyway|immediately|instantly|at once|right away|instead|then|therefore|already|"
    r"yet|as well|back|now|afterwards|in the end|in total|altogether|left|in play|simply|just|of course|"
    r"any ?more|any longer|in all|at the end|by now|after all|for good|straight away|"
    r"after the (?:call|swap)|for (?:it|that|this)|on the spot|so far|then and there|"
    r"than (?:usual|normal)|at all|in any way|under any circumstances|"
    r"as a result|currently|normally|actually|really|successfully|available|in one go|at this point|outright|"
    r"in (?:my|your|their) possession|to my name|out of (?:it|that|this)|in (?:its|his|her|their) (?:place|stead)|"
    r"(?:along |together )?with (?:it|him|her|them)|once again|in exchange|(?:him|her|it)self|themselves)(?=\b)",
    re.IGNORECASE,
)
#: Which turn is meant goes without saying where the play stays in one.
_THIS_TURN: Final = re.compile(r" (?:in |during )?this turn$", re.IGNORECASE)
#: What may or must be done is so now.
_OF_NOW: Final = re.compile(r"\b(?:can|may|must|(?:has|have) to)\b", re.IGNORECASE)
_START_OF_TURN: Final = re.compile(
    r" (?:at the (?:start|beginning) of|as soon as|when) (?:(?:my|your|rival|the|their|you|this) )*turn"
    r"(?: (?:starts|begins))?$",
    re.IGNORECASE,
)
_FIRST_TURN: Final = re.compile(
    r" (?:on|in|during|for) (?:(?:the|my|your|you|their)[. ])?(?:(?:very )?first|opening|starting) turn$",
    re.IGNORECASE,
)
_IN_A_TURN: Final = re.compile(r" (?:on|in|during) (?P<whose>you|rival)[. ]turn$")
_AGAIN: Final = re.compile(
    r"\b((?:can|may|could) \S.*|ready|face-up|untaps|stands up) "
    r"(?:again|a second time|once more|another time)(?=$| this turn$)",
    re.IGNORECASE,
)
_NO_LONGER: Final = re.compile(r"\b(is|are|was|were) no longer\b", re.IGNORECASE)
#: What is done in a React Step is a reaction, and else there is none.
_AS_A_REACTION: Final = re.compile(r" (?:as a reaction|in response|in reaction)$", re.IGNORECASE)
#: Being so once more is being so.
_IS_AGAIN: Final = re.compile(r"\b((?:is|are|has|have) .*?) again$", re.IGNORECASE)
#: How a piece stands, said before its name.
_STANDING: Final = re.compile(
    r"\b(the|my|your|rival) (?:ready|spent|lagging|face-up|face-down|equipped|unequipped|stolen|played|called|drawn|"
    r"revealed|chosen|attacking|defending|blocking|targeted|remaining) (?=\w)",
    re.IGNORECASE,
)
_HAS_NO_LONGER: Final = re.compile(r"\bno longer (has|have)(?: any| an?)?\b", re.IGNORECASE)
#: Of a hand there is one at a time.
_HAND: Final = re.compile(
    r"\b(the|my|your|rival|their) (?:new|opening|starting|current|whole) (?=hand\b)", re.IGNORECASE
)
#: What says that something came to be, beside what came to be.
_CAME_TO: Final = re.compile(
    r"\b(?:chose|decided|opted|manages?|managed|gets?|got|goes on|went on|"
    r"(?:has|have|had)(?= to (?!attack|block|play|call|sell|pass|activate|use|go ))) to (?=\w)",
    re.IGNORECASE,
)
_DOING: Final = re.compile(
    r"\b(?:ends?|ended) up (draw|discard|steal|trash|sell|play|pay|lose)(?:ing|l?ing)\b", re.IGNORECASE
)
_ONLY: Final = re.compile(
    r"\b(?:only|just) (draws?|drew|discards?|discarded|steals?|stole|loses?|lost|plays?|played|calls?|called|sells?|"
    r"gets?|got|takes?|took|sold|pays?|paid|spends?|spent|trash(?:es|ed)?|has|have|triggers?|triggered) "
    r"(?=\d|one|two|three|four|once|twice|a |the d\d|d\d|rival)",
    re.IGNORECASE,
)
_TIMES: Final = (
    (re.compile(r"\bonce$", re.IGNORECASE), "1 time"),
    (re.compile(r"\btwice$", re.IGNORECASE), "2 times"),
)
_ITS: Final = re.compile(r"\b(?:its|his|her) (?=\w)", re.IGNORECASE)
_SOMETHING: Final = (
    (re.compile(r"\b(steals?|stole) (?:something|anything)\b", re.IGNORECASE), r"\1 a gig"),
    (re.compile(r"\b(draws?|drew|discards?|discarded) something\b", re.IGNORECASE), r"\1 a card"),
)
#: Whose something is: first as of a player (`you gigs`), then as whose piece (`you.guard`).
_WHOSE: Final = re.compile(r"\b(my|your|rival|their)\s+(?=\w)", re.IGNORECASE)


def statements(said: str, table: Table) -> Iterator[tuple[str, str | None]]:
    """The statement in the spellings in which it is tried, from as it was said to plain, and how far it looks."""
    bare = said.rstrip(".!? ").strip("\"'`“” ").rstrip(".!? ")
    until: str | None = None
    for pattern, moment in _UNTIL:
        if pattern.search(bare):
            bare, until = pattern.sub("", bare), moment
            break
    whose_turn = _END_OF_WHOSE_TURN.search(bare)
    if until is None and whose_turn is not None:
        whose = "you" if whose_turn["whose"].lower() in ("my", "your") else "rival"
        if whose == table.scenario.turn and not begins_another_turn(table):
            bare, until = bare[: whose_turn.start()], "end of turn"
    if until is None and table.scenario.phase == "setup" and _HAND.search(bare):
        # The hand of the setup, before the first card is drawn.
        until = "now"
    usual = re.sub(r"s'(?= )", "s", bare.replace("’", "'"))
    for pattern, instead in _NOT:
        usual = pattern.sub(instead, usual)
    usual = players_named(usual, table)
    plain = in_plain_words(usual, words_in_names(table))
    for form in dict.fromkeys((bare, put_in(bare, table))):
        yield form, until
    for words in dict.fromkeys((usual, plain)):
        yield from ((form, until) for form in _in_usual_forms(words, table))


def _in_usual_forms(words: str, table: Table) -> list[str]:
    """A statement with the players and pieces put in, then without the words that change no question."""
    for pattern, instead in (*_COMPARED, *_PLAYERS):
        words = pattern.sub(instead, words)
    words = _POWER_OF.sub(r"\2 \1 ", words)
    words = _CAPITALS.sub(lambda found: found[0].lower(), words)
    words = _ITS_EFFECT.sub(r"\1 ", words)
    words = _HAND.sub(r"\1 ", _OWN_ONLY.sub(r"\1", words))
    named = put_in(words, table)
    unfilled = _AGAIN.sub(r"\1", _NO_LONGER.sub(r"\1 not", words))
    unfilled = _HAS_NO_LONGER.sub(r"\1 no", _IS_AGAIN.sub(r"\1", unfilled))
    unfilled = put_in(_FILLING.sub("", unfilled), table)
    standing = put_in(_STANDING.sub(r"\1 ", unfilled), table)
    came = _ONLY.sub(r"\1 only ", _DOING.sub(r"\1", _CAME_TO.sub("", unfilled)))
    for pattern, instead in (*_SOMETHING, *_TIMES):
        came = pattern.sub(instead, came)
    present = in_the_present(came)
    tried: list[str] = []
    for each in (
        named,
        re.sub(r"'s\b", "", named),
        unfilled,
        re.sub(r"'s\b", "", unfilled),
        came,
        standing,
        present,
    ):
        of_player = _WHOSE.sub(lambda found: f"{_who(found)} ", each)
        of_piece = _WHOSE.sub(lambda found: f"{_who(found)}.", each)
        for form in (each, of_player, of_piece):
            tried += [form, re.sub(r"\bthe\s+", "", form, flags=re.IGNORECASE)]
    tried += [_ITS.sub("", form) for form in tried if _ITS.search(form)]
    if reacts(table):
        tried += [_AS_A_REACTION.sub("", form) for form in tried if _AS_A_REACTION.search(form)]
    one_turn = not passes_the_turn(table)
    tried += [
        _THIS_TURN.sub("", form)
        for form in tried
        if _THIS_TURN.search(form) and (one_turn or _OF_NOW.search(form))
    ]
    if one_turn:
        whose = "rival" if table.scenario.turn == "rival" else "you"
        for form in tuple(tried):
            during = _IN_A_TURN.search(form)
            if during is not None and during["whose"] == whose:
                tried.append(_IN_A_TURN.sub("", form))
    if table.scenario.phase == "setup":
        tried += [_FIRST_TURN.sub("", form) for form in tried if _FIRST_TURN.search(form)]
    if one_turn and table.scenario.phase == "start":
        tried += [_START_OF_TURN.sub("", form) for form in tried if _START_OF_TURN.search(form)]
    return list(dict.fromkeys(tried))


def _who(found: re.Match[str]) -> str:
    return "you" if found[1].lower() in ("my", "your") else "rival"
