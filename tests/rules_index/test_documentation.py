"""The examples in docs/rules_index.md run."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rules_index.md"


def test_the_examples_of_the_page_hold() -> None:
    examples = re.findall(
        r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert examples
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), {})


def test_every_function_that_the_page_names_is_public() -> None:
    import rules_index

    named = set(re.findall(r"`(\w+)\(", PAGE.read_text(encoding="utf-8")))
    assert {"search", "compare", "import_documents", "read_document"} <= named
    assert {name for name in named if not hasattr(rules_index, name) and name != "Digest"} == set()
