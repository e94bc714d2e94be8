"""Reading the digest: what is refused and where, and the cache."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import DigestError
from rules_index.loader import load_digest


def _fault(folder: Path, old: str, new: str, file: str = "01-garden.yaml") -> str:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DigestError) as caught:
        load_digest(folder)
    return str(caught.value)


def test_a_missing_statement_is_named_with_file_line_and_key(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "    statement: Each bed may be watered once a day.\n", "")
    assert "01-garden.yaml:9: garden.water-once: statement: Field required" in fault


def test_an_unknown_field_is_named_with_its_own_line(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "    change: One more", "    changed: One more")
    assert "01-garden.yaml:24: garden.frost: changed: Extra inputs are not permitted" in fault


def test_a_field_that_stands_twice_is_refused(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "    kind: definition\n", "    kind: definition\n    kind: conduct\n")
    assert "01-garden.yaml:7: the key 'kind' stands twice" in fault


def test_a_key_in_two_files_is_refused_with_both_places(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "key: harvest.tenth", "key: garden.frost", "02-harvest.yaml")
    assert "02-harvest.yaml:4: garden.frost: the key stands at 01-garden.yaml:17 already" in fault


def test_a_number_in_two_rules_is_refused(rules_folder: Path) -> None:
    fault = _fault(rules_folder, '["2.1", "2.11"]', '["2.10"]', "02-harvest.yaml")
    assert "2026-11 2.10 stands at both" in fault


def test_references_must_lead_somewhere(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "refs: [garden.about]", "refs: [garden.abuot]")
    assert "garden.water-once: refers to garden.abuot" in fault


def test_an_overruling_rule_must_exist(rules_folder: Path) -> None:
    fault = _fault(rules_folder, '"2026-11": harvest.tenth', '"2026-11": harvest.nobody', "02-harvest.yaml")
    assert "harvest.count: superseded by harvest.nobody" in fault


def test_statements_by_edition_cover_the_editions_of_the_numbers(rules_folder: Path) -> None:
    fault = _fault(rules_folder, '      "2026-08": Frost kills 2 plants of your choice.\n', "")
    assert "garden.frost" in fault
    assert "must name the same editions" in fault


def test_a_mechanic_says_how_it_can_be_tested(rules_folder: Path) -> None:
    assert "testable_with" in _fault(rules_folder, "    testable_with: printed cards\n", "")


def test_an_unknown_edition_in_the_numbers_is_refused(rules_folder: Path) -> None:
    assert "unknown edition '2027-01'" in _fault(rules_folder, '{"2026-08": ["1.1"]', '{"2027-01": ["1.1"]')


def test_broken_yaml_is_named_with_its_line(rules_folder: Path) -> None:
    fault = _fault(rules_folder, "    statement: A garden", "   - statement: A garden")
    assert "01-garden.yaml:7: not YAML" in fault


def test_bytes_that_are_no_text_are_named_with_their_line(rules_folder: Path) -> None:
    (rules_folder / "01-garden.yaml").write_bytes(b'chapter: "1"\ntitle: \xff\n')
    with pytest.raises(DigestError, match=r"01-garden.yaml:2: not UTF-8"):
        load_digest(rules_folder)


def test_an_empty_file_and_an_empty_folder_are_refused(rules_folder: Path, tmp_path: Path) -> None:
    (rules_folder / "03-nothing.yaml").write_text("# nothing yet\n", encoding="utf-8")
    with pytest.raises(DigestError, match=r"03-nothing.yaml:1: the file is empty"):
        load_digest(rules_folder)
    with pytest.raises(DigestError, match="no rules files"):
        load_digest(tmp_path / "nowhere")


def test_the_cached_form_is_the_same_digest(rules_folder: Path, tmp_path: Path) -> None:
    first = load_digest(rules_folder)
    (cached,) = (tmp_path / "cache").glob("digest-*.json")
    assert load_digest(rules_folder).rules == first.rules
    cached.write_bytes(b'[{"1": "Garden"}, [{"key": ')
    assert load_digest(rules_folder).rules == first.rules
    assert cached.stat().st_size > 100


def test_a_changed_file_is_read_again_and_the_old_cache_goes(rules_folder: Path, tmp_path: Path) -> None:
    load_digest(rules_folder)
    path = rules_folder / "01-garden.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("once a day", "twice a day"), encoding="utf-8")
    assert load_digest(rules_folder).rule("garden.water-once").statement("2026-11").endswith("twice a day.")
    assert len(list((tmp_path / "cache").glob("digest-*.json"))) == 1


def test_a_cache_folder_that_cannot_be_made_costs_nothing_but_time(
    rules_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("JUDGE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert len(load_digest(rules_folder).rules) == 6
