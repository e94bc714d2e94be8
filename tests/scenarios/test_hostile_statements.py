"""Statements that say less, more or other than they seem to are refused or settled rightly, and a refusal helps."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from scenarios import ScenarioError, library
from scenarios.claims import verify

HOSTILE: dict[str, dict[str, str | list[str]]] = yaml.safe_load(
    (Path(__file__).parent / "hostile.yaml").read_text(encoding="utf-8")
)
FIGHT = """
cards: {zap: {type: program, cost: 0, text: "Defeat a rival Unit."}}
you: {field: [psycho-squad, corpo-security], hand: [zap]}
rival: {field: [{card: animals-wrecker, spent: true}, {card: corpo-security, as: guard}], gigs: [d4=3, d6=2]}
play:
  - you: attack psycho-squad -> animals-wrecker
  - rival: pass
"""


def settled(scenario: str, statement: str) -> str:
    """The verdict on a statement, or `refused` where it is not read."""
    try:
        return verify(scenario, statement).verdict
    except ScenarioError:
        return "refused"


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: name.rpartition("/")[2])
def test_nothing_is_taken_for_something_else(name: str) -> None:
    (path,) = (path for path in library() if path.as_posix().endswith(f"/{name}.yaml"))
    text = path.read_text(encoding="utf-8")
    for statement, right in HOSTILE[name].items():
        came = settled(text, statement)
        assert came == "refused" or came in right, f"{statement}: {came}"


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("psycho-squad loses unless I play zap", "By itself `psycho-squad loses` can be read."),
        ("psycho-squad would win if zap were played", "is another scenario"),
        ("psycho-squad or somebody dies", "`at least one of A and B is ready`"),
        ("psycho-squad dies because of bad luck", "without the reason"),
        ("psycho-squad dies each time it attacks", "say how often in all"),
        ("I win next turn", "`history`"),
        ("I should attack guard", "what is wise"),
        ("every Unit except guard dies", "name each piece"),
        ("did psycho-squad survive that?", "judge_scenario"),
        ("both Units die at the same time", "how many in all"),
        ("zap is rather strong", "`zap costs 3 to play`"),
        ("the guard feels fine", "`guard is defeated`"),
    ],
)
def test_what_cannot_be_read_says_what_could_be_said_instead(said: str, instead: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        verify(FIGHT, said)
    assert instead.lower() in str(caught.value).lower()
    assert "{" not in str(caught.value)


def test_the_nearest_forms_name_pieces_and_dice_that_there_are() -> None:
    with pytest.raises(ScenarioError) as caught:
        verify("you: {field: [psycho-squad]}\nplay: []", "psycho-squad steals the moon")
    assert "psycho-squad" in str(caught.value)
    assert "d6" not in str(caught.value)


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("it is not true that psycho-squad survives", "confirmed"),
        ("it's false that psycho-squad was defeated", "refuted"),
        ("it is true that psycho-squad was defeated", "confirmed"),
        ("at least one of psycho-squad and guard was defeated", "confirmed"),
        ("exactly one of psycho-squad and guard was defeated", "confirmed"),
        ("exactly one of animals-wrecker and guard was defeated", "refuted"),
        ("at most one of psycho-squad and guard was defeated", "confirmed"),
        ("not both of my Units survive", "confirmed"),
        ("psycho-squad or guard dies", "confirmed"),
        ("either animals-wrecker or guard was defeated", "refuted"),
        ("guard survives or I win", "confirmed"),
        ("at least one of my Units survives", "confirmed"),
        ("not all rival Units survive", "refuted"),
        ("psycho-squad attacked only once", "confirmed"),
        ("psycho-squad attacked twice", "refuted"),
        ("psycho-squad did not attack twice", "confirmed"),
        ("corpo-security never attacks", "confirmed"),
        ("animals-wrecker was attacked at least once", "confirmed"),
        ("psycho-squad was spent more than once", "refuted"),
        ("no Program was played", "confirmed"),
        ("I did not play a Program", "confirmed"),
        ("psycho-squad is not blocked", "confirmed"),
        ("I don't have more than two Units", "confirmed"),
        ("the Rival does not have at least 3 Gigs", "confirmed"),
        ("psycho-squad fails to survive", "confirmed"),
        ("psycho-squad loses because it was a tie", "refuted"),
        ("animals-wrecker wins but not psycho-squad", "confirmed"),
    ],
)
def test_how_many_how_often_and_not(said: str, came: str) -> None:
    # 6 power against 10: psycho-squad loses (9.17.1), its own player has one Unit left.
    assert settled(FIGHT, said) == came


def test_a_rule_given_as_a_reason_has_to_be_cited() -> None:
    tie = """
    cards: {even: {type: unit, power: 4, text: ""}}
    you: {field: [{card: even, as: mine}]}
    rival: {field: [{card: even, as: theirs, spent: true}]}
    play: [{you: attack mine -> theirs}, {rival: pass}]
    """
    found = verify(tie, "mine is defeated because in a tie both Units lose")
    assert found.verdict == "confirmed"
    assert "because a rule says so" in found.read_as
    assert "fight.tie" in [citation.key for citation in found.citations]
    with pytest.raises(ScenarioError, match="no rule cited says that"):
        verify(tie, "mine is defeated because only one Legend may be called each turn")


def test_what_can_be_is_asked_before_the_choice_that_is_written() -> None:
    """The Program may defeat either Unit; that the play chooses one does not tell that the other is safe."""
    played = f"{FIGHT.partition('play:')[0]}play: [{{you: play zap}}, {{you: choose guard}}]"
    assert verify(played, "animals-wrecker can be defeated").verdict == "confirmed"
    assert verify(played, "guard can't be defeated").verdict == "refuted"
    later = f"{played[:-1]}, {{you: attack psycho-squad -> gigs}}, {{rival: pass}}]"
    with pytest.raises(ScenarioError, match="not settled by what can be looked at"):
        verify(later, "animals-wrecker can be defeated")


def test_how_a_card_enters_is_looked_at_as_it_does() -> None:
    """GO SOLO puts a ready Legend onto the field (11.29), and the attack spends it."""
    solo = """
    cards: {boss: {type: legend, cost: 2, power: 3, text: "{Go Solo}"}}
    you: {legends: [{card: boss, face: up, spent: true}], eddies: 2}
    rival: {gigs: [d4=1, d6=1]}
    play:
      - you: go solo with boss
      - you: attack boss -> gigs
      - rival: pass
    """
    assert verify(solo, "boss enters spent").verdict == "refuted"
    assert verify(solo, "boss enters the field ready").verdict == "confirmed"
    assert verify(solo, "boss is spent").verdict == "confirmed"


def test_a_name_that_is_also_a_printed_one_is_one_piece() -> None:
    legend = "you: {field: [{card: v-corporate-exile, as: v}]}\nrival: {gigs: [d4=1]}\nplay: [{you: attack v -> gigs}]"
    assert verify(legend, "V is spent").verdict == "confirmed"
    assert verify(legend, "holds: V power >= 1").verdict == "confirmed"


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("zap defeats both rival Units", "refuted"),
        ("zap defeats both of the Rival's Units", "refuted"),
        ("neither animals-wrecker nor guard dies", "confirmed"),
        ("neither psycho-squad nor guard dies", "refuted"),
        ("psycho-squad gains power", "refuted"),
        ("psycho-squad gets no extra power", "confirmed"),
        ("animals-wrecker defeats psycho-squad thanks to zap", "refused"),
        ("it's my turn", "confirmed"),
    ],
)
def test_said_of_both_and_neither(said: str, came: str) -> None:
    assert settled(FIGHT, said) == came


def test_a_name_with_a_never_in_it_is_a_name() -> None:
    """Never Stop Fighting has the word in its name; "Johnny never" is no name."""
    fight = """
    you: {field: [johnny-silverhand-never-stop-fighting]}
    rival: {field: [{card: field-operator, spent: true}]}
    play: [{you: attack johnny-silverhand-never-stop-fighting -> field-operator}, {rival: pass}]
    """
    assert verify(fight, "neither Unit wins").verdict == "refuted"
    assert settled(fight, "Johnny never loses") in ("confirmed", "refused")
    assert verify(fight, "Johnny always wins").verdict == "confirmed"


def test_what_changed_is_read_in_the_past_as_in_the_present() -> None:
    boosted = """
    cards: {boost: {type: program, cost: 0, text: "Increase a friendly Gig by 2."}}
    you: {hand: [boost], gigs: [d6=3]}
    play: [{you: play boost}, {you: choose d6}]
    """
    for said in (
        "my Street Cred went up to 5",
        "my Street Cred rose to 5",
        "the d6 was raised to a 5",
        "the d6 rose to 5",
    ):
        assert verify(boosted, said).verdict == "confirmed", said
    assert verify(boosted, "my Street Cred dropped to 3").verdict == "refuted"


def test_an_order_of_two_pieces_is_of_the_same_thing_done_to_both() -> None:
    """Two Gigs are stolen one after the other; a die has no effect that could resolve."""
    thefts = """
    cards: {sneak: {type: unit, power: 3, text: ""}}
    you: {field: [{card: sneak, as: first}, {card: sneak, as: second}]}
    rival: {gigs: [d4=1, d6=2]}
    play:
      - you: attack first -> gigs
      - rival: pass
      - you: choose d4
      - you: attack second -> gigs
      - rival: pass
    """
    assert verify(thefts, "the d4 was stolen before the d6").verdict == "confirmed"
    assert verify(thefts, "the d6 was stolen before the d4").verdict == "refuted"
    assert verify(thefts, "second was spent before first").verdict == "refuted"
    assert verify(thefts, "first never blocked").verdict == "confirmed"
