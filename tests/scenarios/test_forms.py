from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.language import forms, spelling
from scenarios.language.moves import Claim, Move
from scenarios.language.questions import Assertion, Value

MOVES: list[tuple[str, dict[str, Any]]] = [
    ("attack guard -> gigs", {"attack": {"by": "guard", "target": "gigs"}}),
    ("attack with Corpo Security -> you.guard", {"attack": {"by": "Corpo Security", "target": "you.guard"}}),
    ("attack a->b", {"attack": {"by": "a", "target": "b"}}),
    ("block with guard", {"block": "guard"}),
    ("block guard", {"block": "guard"}),
    ("call legend 1", {"call": "legend 1"}),
    ("play mantis-blades on guard", {"play": {"card": "mantis-blades", "on": "guard"}}),
    ("play psycho-squad", {"play": {"card": "psycho-squad"}}),
    ("go solo with v", {"go_solo": "v"}),
    ("sell a", {"sell": "a"}),
    ("choose d10", {"choose": ("d10",)}),
    ("choose you.d4=3", {"choose": ("you.d4=3",)}),
    ("choose [d4, d6=2]", {"choose": ("d4", "d6=2")}),
    ("order [a, b]", {"order": ("a", "b")}),
    ("pay 2 eddies, legend 1", {"pay": {"eddies": 2, "legends": ("legend 1",)}}),
    ("pay legend 1 and legend 2", {"pay": {"eddies": 0, "legends": ("legend 1", "legend 2")}}),
    ("d20 = 17", {"roll": {"die": "d20", "value": "17"}}),
    ("activate dexter", {"activate": {"card": "dexter"}}),
    ("activate dexter 2", {"activate": {"card": "dexter", "effect": 2}}),
    ("activate you.legend 1", {"activate": {"card": "you.legend 1"}}),
    ("activate legend 1 2", {"activate": {"card": "legend 1", "effect": 2}}),
    ('choose "draw 1, then discard 1"', {"choose": ("draw 1, then discard 1",)}),
    ("choose 2", {"choose": ("2",)}),
    ("choose []", {"choose": ()}),
    ("steal [d4, d6]", {"choose": ("d4", "d6")}),
    ("done", {"done": True}),
    ("discard detonate", {"discard": ("detonate",)}),
    ("discard [a, b]", {"discard": ("a", "b")}),
    ("resolve kiroshi-optics", {"resolve": {"card": "kiroshi-optics"}}),
    ("resolve kiroshi-optics 2", {"resolve": {"card": "kiroshi-optics", "effect": 2}}),
    ("use deadman-transmitter", {"use": "deadman-transmitter"}),
    ("decline deadman-transmitter", {"decline": "deadman-transmitter"}),
    ("draw 2", {"number": 2}),
    ("trash 2", {"number": 2}),
    ("set d6 to 5", {"set": {"die": "d6", "value": 5}}),
    ("adjust d6 by -2", {"set": {"die": "d6", "by": -2}}),
    ("shuffle", {"shuffle": ()}),
    ("shuffle [a, b]", {"shuffle": ("a", "b")}),
    ("go first", {"go": "first"}),
    ("keep", {"keep": True}),
    ("mulligan", {"mulligan": True}),
    ("pass", {"pass": True}),
    ("yes", {"answer": "yes"}),
    ("no", {"answer": "no"}),
    ("concede", {"concede": True}),
]


@pytest.mark.parametrize(("text", "data"), MOVES)
def test_a_move_in_words_is_the_move_in_data(text: str, data: dict[str, Any]) -> None:
    assert forms.move(text) == data
    assert Move.model_validate(data) == Move.model_validate(forms.move(text))


@pytest.mark.parametrize("text", [text for text, _ in MOVES])
def test_a_move_is_spelled_as_it_is_read(text: str) -> None:
    move = Move.model_validate(forms.move(text))
    assert Move.model_validate(forms.move(move.text())) == move


words = st.from_regex(r"[a-z]([a-z0-9-]{0,12}[a-z0-9])?", fullmatch=True).filter(
    lambda word: (
        word not in {"with", "on", "and", "eddies", "eddie", "you", "rival", "chance", "pass", "yes", "no"}
    )
)
dice = st.sampled_from(["d4", "d6", "d8", "d10", "d12", "d20"])
pieces = st.one_of(
    words, dice, st.builds("{}={}".format, dice, st.integers(1, 4)), st.builds("you.{}".format, words)
)
#: Words of an effect, which stand in quotation marks.
sayings = st.from_regex(r"[A-Za-z0-9+€,=.>\[\]-]([A-Za-z0-9 +€,=.>\[\]-]{0,30}[a-z0-9.])?", fullmatch=True)


@given(
    st.one_of(
        st.builds(lambda a, b: {"attack": {"by": a, "target": b}}, pieces, pieces),
        st.builds(lambda a: {"block": a}, pieces),
        st.builds(lambda a, b: {"play": {"card": a, "on": b}}, pieces, pieces),
        st.builds(lambda a: {"choose": a}, st.lists(st.one_of(pieces, sayings), max_size=4)),
        st.builds(lambda a: {"discard": a}, st.lists(pieces, max_size=4)),
        st.builds(lambda a, n: {"activate": {"card": a, "effect": n}}, words, st.integers(1, 4)),
        st.builds(lambda a, n: {"set": {"die": a, "value": n}}, dice, st.integers(1, 20)),
        st.builds(lambda a, n: {"set": {"die": a, "by": n}}, dice, st.integers(-20, 20)),
        st.builds(
            lambda n, a: {"pay": {"eddies": n, "legends": a}}, st.integers(0, 9), st.lists(words, max_size=3)
        ),
        st.builds(lambda d, n: {"roll": {"die": d, "value": n}}, dice, st.integers(1, 20)),
    )
)
def test_every_move_in_data_can_be_written_in_words(data: dict[str, Any]) -> None:
    move = Move.model_validate(data)
    assert Move.model_validate(forms.move(move.text())) == move


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("rival gigs", {"of": "rival", "what": "gigs"}),
        ("you street cred", {"of": "you", "what": "street cred"}),
        ("Corpo Security power", {"of": "Corpo Security", "what": "power"}),
        ("where is guard", {"of": "guard", "what": "area"}),
        ("you.d4=3 value", {"of": "you.d4=3", "what": "value"}),
        ("winner", {"what": "winner"}),
    ],
)
def test_a_value_in_words_is_the_value_in_data(text: str, data: dict[str, Any]) -> None:
    assert forms.value(text) == data
    value = Value.model_validate(data)
    assert forms.value(value.text()) == data


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("guard spent", {"of": "guard", "what": "spent", "op": "is", "value": "yes"}),
        ("not guard spent", {"of": "guard", "what": "spent", "op": "is not", "value": "yes"}),
        ("rival street cred >= 7", {"of": "rival", "what": "street cred", "op": ">=", "value": "7"}),
        ("you gigs include d10", {"of": "you", "what": "gigs", "op": "includes", "value": "d10"}),
        ("you gigs = [d4=3, d10=10]", {"of": "you", "what": "gigs", "op": "is", "value": ["d4=3", "d10=10"]}),
        ("guard area is trash", {"of": "guard", "what": "area", "op": "is", "value": "trash"}),
        ("winner is you", {"what": "winner", "op": "is", "value": "you"}),
        ("guard is spent", {"of": "guard", "what": "spent", "op": "is", "value": "yes"}),
        ("guard is not ready", {"of": "guard", "what": "ready", "op": "is not", "value": "yes"}),
        ("guard is in the trash", {"of": "guard", "what": "area", "op": "is", "value": "trash"}),
        ("guard is on the field", {"of": "guard", "what": "area", "op": "is", "value": "field"}),
        ("guard is not in hand", {"of": "guard", "what": "area", "op": "is not", "value": "hand"}),
        ("legend 1 is face-up", {"of": "legend 1", "what": "face", "op": "is", "value": "up"}),
        ("you drew a card", {"of": "you", "what": "drew", "op": ">=", "value": "1"}),
        ("rival stole 2 gigs", {"of": "rival", "what": "stole", "op": "is", "value": "2"}),
        ("guard has go solo", {"of": "guard", "what": "keywords", "op": "includes", "value": "GO SOLO"}),
        ("guard is defeated", {"of": "guard", "what": "was defeated", "op": "is", "value": "yes"}),
        ("guard was defeated", {"of": "guard", "what": "was defeated", "op": "is", "value": "yes"}),
        ("not guard can attack", {"of": "guard", "what": "can attack", "op": "is not", "value": "yes"}),
        ("you drew 2", {"of": "you", "what": "drew", "op": "is", "value": "2"}),
        ("you drew", {"of": "you", "what": "drew", "op": ">=", "value": "1"}),
        ("not you drew", {"of": "you", "what": "drew", "op": "is", "value": "0"}),
        ("you hand excludes a", {"of": "you", "what": "hand", "op": "excludes", "value": "a"}),
    ],
)
def test_an_assertion_in_words_is_the_assertion_in_data(text: str, data: dict[str, Any]) -> None:
    assert forms.assertion(text) == data
    assertion = Assertion.model_validate(data)
    assert Assertion.model_validate(forms.assertion(assertion.text())) == assertion


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("a before b", {"first": {"of": "a", "did": "resolved"}, "then": {"of": "b", "did": "resolved"}}),
        (
            "guard was defeated before you drew",
            {"first": {"of": "guard", "did": "was defeated"}, "then": {"of": "you", "did": "drew"}},
        ),
        (
            "legend 1 triggered before d6 was increased",
            {"first": {"of": "legend 1", "did": "triggered"}, "then": {"of": "d6", "did": "was increased"}},
        ),
    ],
)
def test_an_order_in_words_is_the_order_in_data(text: str, data: dict[str, Any]) -> None:
    assert forms.order(text) == data


def test_a_claim_names_the_player_and_the_move() -> None:
    claim = Claim.model_validate(forms.claim("you block with guard"))
    assert (claim.player, claim.move.block, claim.text()) == ("you", "guard", "you block with guard")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("atack a -> b", "did you mean `attack UNIT -> UNIT | gigs`"),
        ("attack a", "write `attack UNIT -> UNIT | gigs`"),
        ("choose", "write `choose PIECE"),
        ("frobnicate", "moves are: attack"),
        ("", "moves are: attack"),
        ("attack " + "a" * 600 + " -> b", "characters"),
    ],
)
def test_a_move_that_cannot_be_read_names_the_way_out(text: str, hint: str) -> None:
    with pytest.raises(ValueError, match=r"cannot read|characters") as caught:
        forms.move(text)
    assert hint in str(caught.value)


def test_a_claim_without_a_player_says_how_to_begin() -> None:
    with pytest.raises(ValueError, match="begin with `you` or `rival`"):
        forms.claim("block with guard")


def test_a_value_that_there_is_not_lists_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="street cred"):
        forms.value("rival gold")


def test_the_listed_values_are_those_that_the_grammar_reads() -> None:
    for what in forms.SIDE_VALUES:
        assert forms.value(f"you {what}") == {"of": "you", "what": what}
    for what in forms.PIECE_VALUES:
        assert forms.value(f"guard {what}") == {"of": "guard", "what": what}
    for what in forms.GAME_VALUES:
        assert forms.value(what) == {"what": what}


def test_the_listed_moves_are_spelled_by_the_speller() -> None:
    verbs = {
        spelling.spell_move(Move.model_validate(data).model_dump(by_alias=True, exclude_none=True)).split()[0]
        for _, data in MOVES
    }
    assert set(forms.MOVE_FORMS) <= verbs
