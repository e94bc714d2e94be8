"""The shape of the YAML file of contradictions. Used only when the parsed form is not in the cache."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from rules_index.document_schema import Reference
from rules_index.editions import EDITIONS
from rules_index.schema import Strict, Words

Between = Literal[
    "rules", "editions", "faq-rules", "faq-card", "card-rules", "tournament-rules", "tournament", "learn-page"
]
DecidedBy = Literal[
    "card text",
    "later chapter",
    "specific rule",
    "compatible texts",
    "FAQ",
    "printed cards",
    "comprehensive rules",
    "tournament rules",
    "sense",
]
Truth = Literal["true", "false"]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class ReadingEntry(Strict):
    """One reading."""

    id: Name
    statement: Words
    rests_on: list[Reference] = Field(default_factory=list)
    #: By id of a card the text, in words that the engine reads, by which this reading can be tried out.
    texts: dict[Name, Words] = Field(default_factory=dict)


class ContradictionEntry(Strict):
    """One place where sources disagree."""

    id: Name
    title: Words
    between: Between
    rules: Annotated[dict[str, list[Reference]], Field(min_length=1)]
    readings: Annotated[list[ReadingEntry], Field(min_length=2)]
    decision: Name | dict[str, Name]
    decided_by: Annotated[list[DecidedBy], Field(min_length=1)]
    why: Words
    sources: list[str] = Field(default_factory=list)
    cards: list[str] = Field(default_factory=list)
    matters: Words
    equal_rank: Truth | dict[str, Truth]
    disputed: Truth | dict[str, Truth]

    @model_validator(mode="after")
    def _parts_fit(self) -> ContradictionEntry:
        editions = set(self.rules)
        if not editions <= set(EDITIONS):
            raise ValueError(f"`rules` names an unknown edition: use {', '.join(EDITIONS)}")
        for name, value in (
            ("decision", self.decision),
            ("equal_rank", self.equal_rank),
            ("disputed", self.disputed),
        ):
            if isinstance(value, dict) and set(value) != editions:
                raise ValueError(f"`{name}` and `rules` must name the same editions")
        decided = set(self.decision.values()) if isinstance(self.decision, dict) else {self.decision}
        readings = [reading.id for reading in self.readings]
        if len(set(readings)) != len(readings):
            raise ValueError("two readings have the same id")
        if unknown := decided.difference(readings):
            raise ValueError(f"`decision` is {', '.join(sorted(unknown))}, which is no reading")
        return self


class RegisterFile(Strict):
    """The register."""

    contradictions: Annotated[list[ContradictionEntry], Field(min_length=1)]

    @model_validator(mode="after")
    def _ids_differ(self) -> RegisterFile:
        names = [entry.id for entry in self.contradictions]
        if twice := sorted({name for name in names if names.count(name) > 1}):
            raise ValueError(f"ids stand twice: {', '.join(twice)}")
        return self
