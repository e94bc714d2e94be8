"""What people say of moves: what may, must, could be or could have been done, and the order of two things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from scenarios.claims.making import Meant, Phrase, Words, asked, denied, holds

#: What says when, and names no target.
_WHEN: Final = "again$|now$|at all$|this turn|right away$|at once$|immediately$|straight away$"
#: What was done, and the move.
_MOVES: Final = {
    "attacked": "attack", "blocked": "block", "played": "play", "called": "call", "sold": "sell", "passed": "pass",
    "gone solo": "go solo", "activated": "activate", "used": "activate",
}  # fmt: skip


#: What a piece did, or what was done to it, in an order.
_DID: Final = re.compile(
    r" (?:was \w+|attacked|blocked|fought|won|lost|stole|triggered|resolved|activated)$", re.IGNORECASE
)


def of_moves() -> Iterator[Phrase]:
    """The phrases about moves."""
    yield from _could_have()
    yield (
        rf"PIECE (?:can|may|is able to|is allowed to)NOT (?P<v>attack|go for|swing at|hit) (?P<t>(?!{_WHEN})\S.*)",
        _attack,
    )
    when = "(?: (?:this turn|now))?"
    yield r"SIDE (?:can|may|is able to|are able to)NOT attack with PIECE", holds("{p} can attack")
    for side in ("you", "rival"):
        yield (
            rf"{side} (?:can|may)NOT call (?:an?|one of|another|a second|one more)(?: you| rival)? legends?{when}",
            asked("legal", f"{side} call EACH", each=f"{side} first face-down legend"),
        )
    for side in ("you", "rival"):
        yield (
            rf"{side} (?:can|may)NOT look at (?:an?|one of)(?: you| rival)?(?: face-down)? legends?",
            asked("legal", f"{side} look at EACH", each=f"{side} first face-down legend"),
        )
        yield (
            rf"{side} (?:(?:has|have)(?P<no> not)? )?used (?:up )?WHOSE(?:one )?call(?: for the turn)?",
            denied("legal", f"{side} call EACH", each=f"{side} first face-down legend"),
        )
        yield (
            rf"{side} (?:has|have) (?:a|WHOSE) ?call left",
            asked("legal", f"{side} call EACH", each=f"{side} first face-down legend"),
        )
    yield (
        r"PIECE BECOMESNOT an? (?:legal|valid|possible|allowed) (?:attack )?target(?: for (?:an attack by )?SECOND)?",
        _is_a_target,
    )
    yield (
        r"PIECE BECOMESNOT (?:safe|protected) from SECOND",
        denied("legal", "attack {q} -> {p}", mover="{q}"),
    )
    yield (
        r"SIDE (?:can|may)NOT (?:put|stick|equip|attach|slap|play) PIECE (?:on|to|onto) (?:the )?SECOND",
        asked("legal", "{s} play {p} on {q}"),
    )
    free = r"(?:(?:is|are|am)(?: not) (?:forced|required|obliged|made) to|(?:does|do)(?: not) (?:have|need) to) attack"
    yield rf"SIDE {free}", asked("legal", "{s} pass")
    yield rf"PIECE {free}", asked("legal", "pass", mover="{p}")
    yield r"SIDE (?:can|may)NOT (?:end|pass|finish) (?:WHOSEturn|the turn|turn)", asked("legal", "{s} pass")
    yield (
        r"SIDE (?:can|may)NOT react(?: to (?:the|this|that) attack)?",
        asked("legal", "{s} pass", back="react", by="{s}"),
    )
    yield (
        r"PIECE (?:must|has to|is forced to|needs to) attack SECOND",
        asked("forced", "attack {p} -> {q}", mover="{p}", one_sided=True),
    )
    yield (
        r"PIECE (?:must|has to|is forced to|needs to) attack(?: something)?(?: if (?:it|he|she) can)?",
        denied("legal", "pass", mover="{p}"),
    )
    yield (
        r"SIDE (?:must|has to|have to|is forced to|are forced to|needs to) attack(?: with something| with a unit)?",
        denied("legal", "{s} pass"),
    )
    can = "(?:can|may|am allowed to|is allowed to|are allowed to)"
    yield rf"SIDE {can}NOT (?P<m>\S.*?) (?:this turn|at this point)", asked("legal", "{s} {m}")
    yield rf"SIDE {can}NOT MOVE", asked("legal", "{s} {m}")
    yield r"SIDE (?:must|is|are|am)(?P<no> not) (?:allowed to )?MOVE", asked("legal", "{s} {m}")
    yield r"SIDE (?:must|has to|have to|(?:is|are|was|were) forced to) MOVE", asked("forced", "{s} {m}")
    yield r"SIDE (?:do|does)(?P<no> not) (?:have|need) to MOVE", asked("forced", "{s} {m}")
    what = "(?:the |this |that |all )?(?:play|attack|block|move|line|sequence)"
    what += "(?: (?:on|against) (?:WHOSEgigs?(?: area)?|SECOND))?"
    yield rf"{what} (?:is|was)NOT (?:legal|allowed|possible|valid)", asked("play", "")
    yield rf"{what} (?:is|was) (?P<no>illegal|forbidden|invalid|against the rules)", asked("play", "")
    yield r"(?P<a>\S.*?) (?:resolves |happens |comes )?before (?P<b>\S.*?)", _order


def _is_a_target(words: Words) -> Meant:
    if "q" not in words:
        return Meant("holds", f"{'not ' if 'no' in words else ''}{words['p']} can be attacked")
    return Meant("legal", f"attack {words['q']} -> {words['p']}", "no" in words, mover=words["q"])


def _order(words: Words) -> Meant:
    first, then = (re.sub(r"\b(?:is|gets|are)(?= \w+$)", "was", words[side]) for side in ("a", "b"))
    # `d6 was stolen before d4` is about two thefts, not about an effect of d4.
    did = _DID.search(first)
    if did is not None and _DID.search(then) is None and then.split()[0] not in ("you", "rival"):
        then += did[0]
    return Meant("order", f"{first} before {then}", "no" in words)


def _attack(words: Words) -> Meant:
    gigs = re.fullmatch(r"(?:(?:your|you|rival|the|my|their)\s)*gigs?(?: area)?", words["t"], re.IGNORECASE)
    target = "gigs" if gigs else words["t"]
    return Meant("legal", f"attack {words['p']} -> {target}", "no" in words, mover=words["p"])


def _could_have() -> Iterator[Phrase]:
    could = "(?:could|might)NOT have"
    yield rf"PIECE {could} (?P<v>attacked|blocked)(?: this turn| (?:the|this|that) attack)?", _had_a_chance
    yield rf"PIECE {could} attacked (?P<t>(?!{_WHEN})\S.*)", _other_target
    done = "|".join(_MOVES)
    yield rf"SIDE {could} (?P<v>{done})(?: (?P<m>\S.*))?", _other_move


def _had_a_chance(words: Words) -> Meant:
    kind = "reaction" if words["v"].lower() == "blocked" else "action"
    text = f"{words['p']} can {_MOVES[words['v'].lower()]}"
    return Meant("holds", text if "no" not in words else f"not {text}", back=kind, by=words["p"])


def _other_target(words: Words) -> Meant:
    attack = _attack(words)
    return attack._replace(back="action", by=words["p"])


def _other_move(words: Words) -> Meant:
    verb = words["v"].lower()
    move = f"{_MOVES[verb]} {words.get('m', '')}".strip()
    kind = "reaction" if verb == "blocked" else "action"
    return Meant("legal", f"{words['s']} {move}", "no" in words, back=kind, by=words["s"])
