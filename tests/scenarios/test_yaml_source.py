import pytest

from scenarios import UnreadableScenario
from scenarios.language.yaml_source import MAX_CHARACTERS, Source, read


@pytest.mark.parametrize("word", ["yes", "no", "on", "1.10", "6e3", "null", "~", "0x1F", "2026-11", "0o7"])
def test_every_scalar_stays_the_word_that_was_written(word: str) -> None:
    assert read(f"key: {word}", "f").data == {"key": word}


def test_every_value_has_its_line() -> None:
    source = read("a: 1\nb:\n  - c\n  - {d: e}\n", "f.yaml")
    assert source.place(("b", 1, "d")) == "f.yaml:4"
    assert source.place(("b", 0)) == "f.yaml:3"


def test_a_path_without_a_line_of_its_own_takes_the_one_around_it() -> None:
    assert read("a:\n  b: 1\n", "f.yaml").place(("a", "missing", 3)) == "f.yaml:1"


def test_data_without_text_names_the_path() -> None:
    assert Source("data", {}).place(("play", 0, "you")) == "data at play[0].you"


def test_json_keeps_null_true_and_false() -> None:
    source = read('{"a": null, "b": true, "c": 1.10}', "f.json")
    assert source.data == {"a": None, "b": True, "c": "1.10"}
    assert source.place(("b",)) == "f.json:1"


def test_json_with_tabs_is_read_although_yaml_has_none() -> None:
    assert read('{\n\t"a": "b"}', "f.json").data == {"a": "b"}


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("a: [", 1, "not YAML"),
        ("a: 1\nb: 2\na: 3", 3, "`a` is there twice (first on line 1)"),
        ("a: &x [1]\nb: *x", 1, "alias"),
        ("a: !!python/object:os.system x", 1, "tag"),
        ("a: !mine x", 1, "tag"),
        ("a:\n  b:\n", 2, "`a.b` has no value"),
        ("? [x]\n: y", 1, "no word"),
        ("a: 1\n---\nb: 2", 2, "another document"),
        ("[" * 2000, 1, "not YAML"),
        ("a: b: c", 1, "not YAML"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(UnreadableScenario) as caught:
        read(text, "f.yaml")
    assert caught.value.problems[0].place == f"f.yaml:{line}"
    assert what in str(caught.value)


@pytest.mark.parametrize("text", ["", "# only a comment\n", "x" * (MAX_CHARACTERS + 1)])
def test_nothing_and_far_too_much_are_refused(text: str) -> None:
    with pytest.raises(UnreadableScenario):
        read(text, "f.yaml")


def test_deep_nesting_is_refused_before_it_is_followed() -> None:
    with pytest.raises(UnreadableScenario, match="nested deeper"):
        read("[" * 60 + "]" * 60, "f.yaml")


def test_a_title_is_one_line_of_text_whatever_colons_are_in_it() -> None:
    source = read('title: Take Control: how many?\nnote: so: it\'s "three"\nask: {value: winner}\n', "a.yaml")
    assert source.data["title"] == "Take Control: how many?"
    assert source.data["note"] == 'so: it\'s "three"'
    assert source.line(("ask",)) == 3


def test_what_is_wrong_besides_is_told_of_the_text_as_it_was_written() -> None:
    with pytest.raises(UnreadableScenario) as refused:
        read("title: Take Control: how many?\nask: {value: you choose [a, b], expect: yes}\n", "a.yaml")
    assert "in quotes" in str(refused.value)
