"""Pieces and sets of pieces in words: "this Unit", "that Gig", "a spent rival Unit with cost 3 or less"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.effects.values import EACH, Cards, Comparison, Gears, Gigs, Ref, This, ThisGear
from engine.text.rendering.tables import AMOUNTS, THINGS
from engine.text.rendering.words import Noun, Words, listed, plural, possessive

if TYPE_CHECKING:
    from engine.effects.values import Amount, Happened, Piece, Things

ATTACKING: Final = {
    "defending": "defending",
    "blocking": "blocking",
    "attacking units": "attacking a Unit",
    "attacking gigs": "attacking a Gig area",
}
DID: Final[dict[str, str]] = {
    "played": "was played",
    "called": "was Called",
    "attacks": "attacked",
    "is-attacked": "was attacked",
    "spent": "was spent",
    "readied": "was readied",
    "steals": "stole a Gig",
    "wins-fight": "won a fight",
    "loses-fight": "lost a fight",
    "fights": "fought",
    "uses-blocker": "used {Blocker}",
    "defeated": "was defeated",
    "discards": "was discarded",
    "trashes": "was trashed",
}
DID_NOT: Final = {
    "attacks": "attack",
    "steals": "steal a Gig",
    "wins-fight": "win a fight",
    "loses-fight": "lose a fight",
    "fights": "fight",
    "uses-blocker": "use {Blocker}",
}
OWNERS: Final = {"you": "you", "rival": "a Rival"}
_PLACES: Final = {
    "field": "field",
    "legends": "Legends area",
    "hand": "hand",
    "trash": "trash",
    "eddies": "Eddies area",
    "deck": "deck",
}


def piece(node: Piece, words: Words) -> str:
    """The words for a piece."""
    if isinstance(node, ThisGear):
        return "this Gear"
    return words.this if isinstance(node, This) else words.ref(node.label)[0]


def of_piece(node: Piece, what: str, words: Words) -> str:
    """A number of a piece: "that Unit's power"; "its power" for the piece that a description is about."""
    if isinstance(node, Ref) and node.label == words.stealer:
        return f"{words.its} {what}"
    return f"{possessive(piece(node, words))} {what}"


def amount(node: Amount, words: Words) -> str:
    """An amount as a noun: "3", "your Street Cred", "the number of friendly Units"."""
    return str(node) if isinstance(node, int) else AMOUNTS(node, words)


def compared(node: Comparison, words: Words) -> str:
    """What a number is: "3 or less", "equal to that Gig's value", "less than 4"."""
    value = amount(node.amount, words)
    plain = isinstance(node.amount, int)
    match node.op:
        case "=":
            return value if plain else f"equal to {value}"
        case "<=":
            return f"{value} or less" if plain else f"equal to or less than {value}"
        case ">=":
            return f"{value} or more" if plain else f"equal to or higher than {value}"
        case "<":
            return f"less than {value}"
        case ">":
            return f"higher than {value}"


def is_own(of: Things, words: Words) -> bool:
    """Whether they are the player's own and off the table, so that they are added, not returned, to the hand."""
    if isinstance(of, Gigs):
        return False
    if of.among is not None:
        return words.is_own(of.among)
    return of.side == "friendly" and bool(of.areas) and not {"field", "legends"} & set(of.areas)


def keyword(name: str) -> str:
    """A keyword in braces: "{Go Solo}"."""
    return f"{{{name.title()}}}"


def kinds(node: Cards, many: bool) -> str:
    """The types of card that qualify; in a mixture it is the Legends that are face-up."""
    names = [plural(k) if many else k for k in node.kinds] or ["cards" if many else "card"]
    if node.face_up is not None and len(names) > 1 and not _marked(node):
        face = "face-up" if node.face_up else "face-down"
        names = [f"{face} {n}" if k == "Legend" else n for n, k in zip(names, node.kinds, strict=True)]
    return listed(names, "and" if many else "or")


def _marked(node: Cards) -> bool:
    """Whether cards have a mark of their own, which "a CORPO Unit or face-up Legend" may say of the Unit only."""
    return (
        bool(node.tags or node.not_tags or node.color) or node.spent is not None or node.equipped is not None
    )


def adjectives(node: Cards, side: bool = True) -> list[str]:
    """What stands before the type, in order."""
    found: list[str] = []
    if node.attacking:
        found.append("attacking")
    if node.in_attack in ("defending", "blocking"):
        found.append(node.in_attack)
    if node.spent is not None:
        found.append("spent" if node.spent else "ready")
    if side and node.side != "any" and not node.areas:
        found.append(node.side)
    if node.face_up is not None and (len(node.kinds) < 2 or _marked(node)):
        found.append("face-up" if node.face_up else "face-down")
    if node.equipped is not None:
        found.append("equipped" if node.equipped else "unequipped")
    if node.extreme is not None and not node.extreme.endswith("Gear"):
        found.append(node.extreme.replace(" ", "-"))
    if node.color is not None:
        found.append(node.color if node.or_color is None else f"{node.color} or {node.or_color}")
    found += [f"non-{tag}" for tag in node.not_tags]
    if node.tags:
        found.append(listed(node.tags, "or"))
    return found


def numbers(node: Cards, words: Words) -> list[str]:
    """What a card has: its cost, its power, a keyword."""
    found: list[str] = []
    if node.cost is not None:
        found.append(f"cost {compared(node.cost, words)}")
    if node.power is not None:
        found.append(f"power {compared(node.power, words)}")
    if node.cost_parity is not None:
        found.append(f"an {node.cost_parity} cost")
    if node.power_parity is not None:
        found.append(f"an {node.power_parity} power")
    if node.chosen in ("tag", "cost"):
        found.append(f"the chosen {node.chosen}")
    if node.chosen == "cost parity":
        found.append("a cost of the chosen parity")
    if node.extreme is not None and node.extreme.endswith("Gear"):
        found.append(f"the {node.extreme}")
    if node.keyword is not None:
        also = "" if node.or_keyword is None else f" or {keyword(node.or_keyword)}"
        found.append(keyword(node.keyword) + also)
    return found


def worn(node: Gears, words: Words) -> str:
    """The Gear that a piece wears: "equipped with a CYBERWARE Gear", "equipped with 2 or more Gear"."""
    noun = THINGS(node.of, words)
    if (node.how_many.op, node.how_many.amount) == (">=", 1):
        return f"equipped with {noun.single()}"
    return f"equipped with {bound(node.how_many)} {noun.bare(True)}"


def bound(node: Comparison) -> str:
    """How many there must be: "2 or more", "fewer than 3"."""
    number = node.amount
    forms = {"=": f"exactly {number}", "<": f"fewer than {number}", "<=": f"{number} or fewer",
             ">": f"more than {number}", ">=": f"{number} or more"}  # fmt: skip
    return forms[node.op]


def deeds(node: Cards, words: Words, many: bool = False) -> str:
    """What follows a description: its Gear, what it attacks, what it did this turn."""
    found = "" if node.wears is None else f" {worn(node.wears, words)}"
    if node.in_attack in ("attacking units", "attacking gigs"):
        found += f" {ATTACKING[node.in_attack]}"
    if node.in_attack == "not defending":
        found += f" that {'are' if many else 'is'} not defending"
    if node.did is not None:
        found += f" that {DID[node.did].replace('was ', 'were ' if many else 'was ', 1)} this turn"
    if node.did_not is not None:
        found += f" that {not_done(node.did_not, many)} this turn"
    return found


def not_done(event: str, many: bool) -> str:
    """What a piece did not do: "didn't attack", "wasn't spent"."""
    if event in DID_NOT:
        return f"didn't {DID_NOT[event]}"
    return DID[event].replace("was ", "weren't " if many else "wasn't ", 1)


def cards_noun(node: Cards, words: Words, side: bool = True) -> Noun:
    """A set of cards; side False: who controls them has been said."""
    if node.or_else is not None:
        either = [cards_noun(part, words) for part in (replace(node, or_else=None), node.or_else)]
        one, some = (" or ".join(noun.bare(many) for noun in either) for many in (False, True))
        return Noun(one, some)
    theirs = words.your == "their" and node.side == "friendly" and not node.areas
    before = adjectives(node, side and not theirs)
    after = ""
    of_each = words.stealer == EACH and words.its == "their"
    other = node.other and not of_each and not words.spoke_of(node.kinds)
    if node.other and not other:
        after += f" other than {words.this}"
    if node.other_than == EACH:
        other = True
    elif node.other_than is not None:
        after += f" other than {words.ref(node.other_than)[0]}"
    if node.name is not None:
        after += f' named "{node.name}"'
    if node.chosen_kind or node.chosen == "color":
        after += f" of the chosen {'type' if node.chosen_kind else 'color'}"
    has = numbers(node, words)
    if has:
        after += f" with {' and '.join(has)}"
    if node.shares is not None:
        after += f" sharing a {node.shares.what} with {_shared_with(node.shares.of, words)}"
    if node.owner is not None:
        after += f" owned by {OWNERS[node.owner]}"
    if node.lacks is not None:
        after += f" without {keyword(node.lacks)}"
    one, some = (
        " ".join([*before, kinds(node, many)]) + after + deeds(node, words, many) for many in (False, True)
    )
    among = f" from among {words.ref(node.among)[0]}" if node.among is not None else ""
    if node.host_of is not None:
        among += f" {piece(node.host_of, words)} was equipped to"
    return Noun(
        one, some, other, _worn_by(node, words), _place(node, words), among, theirs, node.host_of is not None
    )


def _worn_by(node: Cards, words: Words) -> str:
    """Who wears the Gear that is described, if that is said."""
    if node.worn_by is not None:
        return THINGS(node.worn_by, words).single()
    return "" if node.on is None else piece(node.on, words)


def _shared_with(of: Piece | Cards, words: Words) -> str:
    return THINGS(of, words).single() if isinstance(of, Cards) else piece(of, words)


def _place(node: Cards, words: Words) -> str:
    owner = {"friendly": words.your, "rival": "a Rival's", "any": "a"}[node.side]
    return f"{owner} {listed([_PLACES[a] for a in node.areas], 'or')}" if node.areas else ""


THINGS.of(Cards)(cards_noun)


def since(node: Happened) -> str:
    """Within what time something has happened."""
    return "this turn" if node.since == "this turn" else f"since {node.since}"
