"""What a person names when something has to be chosen in the middle of an action or effect: which option that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rapidfuzz import process

import engine
from scenarios.play.underway import modes
from scenarios.table.names import PLAYERS, Names, Unclear

CARD_TYPES: Final = ("Unit", "Gear", "Program", "Legend")
NOTHING: Final = frozenset({"none", "nothing"})


def choice(game: engine.Game, names: Names, player: int, said: str) -> engine.Option:
    """The option that `said` names at the open decision. Raises `Unclear` when it names nothing, or several things."""
    decision = game.decision
    assert decision is not None
    return _BY_KIND[decision.kind](game, names, player, said)


def takes_a_choice(kind: str) -> bool:
    """Whether decisions of this kind are answered by naming what is chosen."""
    return kind in _BY_KIND


def done(decision: engine.Decision) -> engine.Option | None:
    """The option to choose no more, where there is one."""
    return ("done",) if ("done",) in decision.options() else None


def _piece(game: engine.Game, names: Names, player: int, said: str) -> engine.Option:
    """A card or a Gig; one that is not offered too, so that the rules can say why not."""
    decision = game.decision
    assert decision is not None
    options = decision.options()
    if said.lower() in NOTHING:
        if ("done",) not in options:
            raise Unclear("one has to be chosen here")
        return ("done",)
    dice = [int(option[1]) for option in options if option[0] == "die"]
    state = game.state
    if names.is_die(said) or (dice and not names.cards(said, state)):
        return ("die", names.die(said, state, among=dice).number)
    word = next((str(option[0]) for option in options if option[0] in ("choose", "host")), "choose")
    offered = {int(option[1]) for option in options if option[0] in ("choose", "host")}
    found = names.card(said, state, player=player, prefer=lambda card: card.uid in offered)
    return (word, found.uid)


def _mode(game: engine.Game, _names: Names, _player: int, said: str) -> engine.Option:
    decision = game.decision
    assert decision is not None
    count = len(decision.options())
    number = _number(said)
    if number is not None:
        return ("mode", number - 1)
    words = modes(game)
    fitting = _fitting(said, words)
    if len(fitting) == 1:
        return ("mode", fitting[0])
    listed = "; ".join(f"{place}: {text}" for place, text in enumerate(words, start=1)) or f"1 to {count}"
    what = "fits several of the effects" if fitting else "is none of the effects"
    raise Unclear(f"`{said}` {what}; choose by number or words: {listed}")


def _fitting(said: str, words: Sequence[str]) -> list[int]:
    """The places of the effects that these words mean: the same words, else words that hold them, else near ones."""
    plain = [_plain(text) for text in words]
    wanted = _plain(said)
    same = [place for place, text in enumerate(plain) if text == wanted]
    if same:
        return same
    holding = [place for place, text in enumerate(plain) if wanted and wanted in text]
    if holding or not plain:
        return holding
    near = process.extract(wanted, plain, limit=2, score_cutoff=80)
    return [int(near[0][2])] if near and (len(near) == 1 or near[0][1] > near[1][1]) else []


def _plain(text: str) -> str:
    return " ".join(text.lower().replace(".", " ").replace("{", "").replace("}", "").split())


def _number(said: str) -> int | None:
    return int(said) if said.isascii() and said.isdigit() else None


def _kind(game: engine.Game, _names: Names, _player: int, said: str) -> engine.Option:
    listed = (
        [] if game.decision is None else [option for option in game.decision.options() if option[0] == "kind"]
    )
    for option in listed:
        if said.lower() == str(option[1]).lower():
            return option
    raise Unclear(f"`{said}` is not to be chosen here; the choice is {', '.join(str(o[1]) for o in listed)}")


def _amount(game: engine.Game, _names: Names, _player: int, said: str) -> engine.Option:
    decision = game.decision
    assert decision is not None
    number = _number(said)
    if number is None:
        raise Unclear(f"`{said}` is no number")
    if number == 0 and decision.kind == "value" and isinstance(decision.about, engine.Die):
        # No die shows a 0: it is meant that the Gig is adjusted by that much.
        number = game.state.dice[decision.about.number].value
    return (str(decision.options()[0][0]), number)


def _pending(game: engine.Game, names: Names, player: int, said: str) -> engine.Option:
    return resolve(game, names, player, said, None)


def resolve(game: engine.Game, names: Names, player: int, said: str, effect: int | None) -> engine.Option:
    """The pending effect of a card, the `effect`-th of them where that is said. Raises `Unclear`."""
    mine = [p for p in game.state.pending if p.controller == player]
    sources = {p.source.uid for p in mine}
    card = names.card(said, game.state, player=player, prefer=lambda c: c.uid in sources)
    of_card = [p.number for p in mine if p.source.uid == card.uid]
    if not of_card:
        of_card = [p.number for p in mine if p.this.uid == card.uid]
    if not of_card:
        return ("resolve", 0)
    place = 1 if effect is None else effect
    if place > len(of_card):
        raise Unclear(f"{len(of_card)} effects of `{said}` are pending, not {place}")
    return ("resolve", of_card[place - 1])


def _replacement(game: engine.Game, names: Names, player: int, said: str) -> engine.Option:
    """The effect of a card that applies; `said` may be a place too, where one card has several."""
    decision = game.decision
    assert decision is not None
    options = decision.options()
    number = _number(said)
    if number is not None and 0 < number <= len(options):
        return options[number - 1]
    sources = {int(option[1]) for option in options}
    card = names.card(said, game.state, player=player, prefer=lambda c: c.uid in sources)
    found = [option for option in options if option[1] == card.uid]
    if len(found) > 1:
        places = ", ".join(f"`choose {options.index(option) + 1}`" for option in found)
        raise Unclear(f"several effects of `{said}` can apply; write {places}")
    return found[0] if found else ("replace", card.uid)


def _player(_game: engine.Game, _names: Names, _chooser: int, said: str) -> engine.Option:
    if said.lower() not in PLAYERS:
        raise Unclear(f"`{said}` is no player; write `you` or `rival`")
    return ("player", PLAYERS[said.lower()])


def shuffle(game: engine.Game, names: Names, said: Sequence[str]) -> engine.Option:
    """The order in which chance puts cards, those named on top (Legends from the left). Raises `Unclear`."""
    decision = game.decision
    assert isinstance(decision, engine.Shuffle)
    if not said:
        return ("shuffle", *range(decision.count))
    uids: Sequence[int] | None = getattr(decision, "uids", None)
    if uids is None:
        raise Unclear(
            "which cards are shuffled here cannot be told apart; write `shuffle` for the order as it is"
        )
    named: list[int] = []
    for word in said:
        left = [uid for uid in uids if uid not in named]
        named.append(names.card(word, game.state, player=2, prefer=lambda c, left=left: c.uid in left).uid)
    strange = [word for word, uid in zip(said, named, strict=True) if uid not in uids]
    if strange:
        raise Unclear(f"`{strange[0]}` is not among the cards that are shuffled")
    places = [uids.index(uid) for uid in named]
    rest = [place for place in range(len(uids)) if place not in places]
    from_the_left = any(key.startswith("setup.legends") for key in decision.keys)
    return ("shuffle", *(places + rest if from_the_left else rest + places[::-1]))


_BY_KIND: Final[dict[str, Callable[[engine.Game, Names, int, str], engine.Option]]] = {
    "steal": _piece,
    "fixer-die": _piece,
    "host": _piece,
    "choose": _piece,
    "discard": _piece,
    "order": _piece,
    "mode": _mode,
    "kind": _kind,
    "number": _amount,
    "value": _amount,
    "order-pending": _pending,
    "replace": _replacement,
    "first-player": _player,
}
