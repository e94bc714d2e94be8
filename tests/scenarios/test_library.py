import json
from pathlib import Path

import pytest

import rules_index
import scenarios
from tests.filed import typed, words

SHARED = Path(__file__).parents[2].parent / "shared"
LIBRARY = scenarios.library()


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_shipped_scenario_comes_out_as_a_person_expects(path: Path) -> None:
    """Every question expects something, gets it, and cites rules that its edition has."""
    ruling = scenarios.run_file(path)
    wrong = [
        (a.ask, a.value or a.verdict, [c.key for c in a.citations])
        for a in ruling.answers
        if a.as_expected is False
    ]
    assert ruling.as_expected, wrong
    assert all(answer.as_expected is not None for answer in ruling.answers)
    filed = typed(path)
    assert filed.get("tags") or filed.get("tests") or filed.get("opposite") or filed.get("faq")
    digest = rules_index.digest()
    for citation in ruling.citations:
        assert digest.find(str(citation.number), citation.edition).key == citation.key


def test_the_library_is_there() -> None:
    general = [path for path in LIBRARY if path.parent.name == "general"]
    assert len(general) >= 10
    assert len(LIBRARY) >= 30
    assert len({(path.parent.name, path.stem) for path in LIBRARY}) == len(LIBRARY)


def test_faq_ids_are_those_of_the_publisher() -> None:
    path = SHARED / "data" / "faq.json"
    if not path.exists():
        pytest.skip("../shared with the publisher's FAQ is not here")
    faq = json.loads(path.read_text(encoding="utf-8"))
    known = {entry["id"] for entry in faq["general"]}
    used = {name for file in LIBRARY for name in words(file).get("faq", [])}
    assert used <= known | {i for entry in faq["card"] for i in entry["faq_ids"]}
    assert {entry["id"] for entry in faq["general"]} <= used
    assert {i for entry in faq["card"] for i in entry["faq_ids"]} <= used, (
        "every official answer has its scenario"
    )
