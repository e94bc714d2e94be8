"""The shape of the digest's YAML files of rules. Used only when the parsed form is not in the cache."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from rules_index.editions import EDITIONS, NUMBER
from rules_index.errors import DigestError
from rules_index.rule import Kind, TestableWith
from rules_index.yamlfile import YamlFile

M = TypeVar("M", bound=BaseModel)

Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3)]
Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*){1,2}$")]
Number = Annotated[str, StringConstraints(pattern=rf"^{NUMBER.pattern}$")]


class Strict(BaseModel):
    """A model that refuses keys it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class RuleEntry(Strict):
    """One rule as the YAML has it."""

    key: Key
    numbers: dict[str, Annotated[list[Number], Field(min_length=1)]] = Field(min_length=1)
    kind: Kind
    testable_with: TestableWith | None = None
    statement: Words | dict[str, Words]
    questions: Annotated[list[Words], Field(min_length=1)]
    refs: list[Key] = []
    example: Words | None = None
    change: Words | None = None
    superseded: dict[str, Key] = {}

    @model_validator(mode="after")
    def _editions_fit(self) -> RuleEntry:
        for field in (self.numbers, self.superseded):
            for edition in field:
                if edition not in EDITIONS:
                    raise ValueError(f"unknown edition {edition!r}: use one of {', '.join(EDITIONS)}")
        if isinstance(self.statement, dict) and set(self.statement) != set(self.numbers):
            raise ValueError("`statement` and `numbers` must name the same editions")
        if not set(self.superseded) <= set(self.numbers):
            raise ValueError("`superseded` names an edition in which the rule has no number")
        if (self.kind == "mechanic") != (self.testable_with is not None):
            raise ValueError("a mechanic says `testable_with`, and nothing else does")
        return self

    def statements(self) -> dict[str, str]:
        """What it says, by edition."""
        if isinstance(self.statement, dict):
            return dict(self.statement)
        return dict.fromkeys(self.numbers, self.statement)


class ChapterFile(Strict):
    """One YAML file: the rules of a chapter or of a part of one."""

    chapter: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,2}$")]
    title: Words
    rules: Annotated[list[RuleEntry], Field(min_length=1)]


class Saying(Strict):
    """Words from elsewhere, and what they mean here."""

    said: Annotated[list[str], Field(min_length=1)]
    mean: Annotated[list[str], Field(min_length=1)]


class VocabularyFile(Strict):
    """The YAML file of words that help a search."""

    stop_words: list[str]
    words: list[Saying]


def validate(file: YamlFile, model: type[M]) -> M:
    """The file's value as `model`. Raises DigestError that names line and key of every fault."""
    try:
        return model.model_validate(file.value)
    except ValidationError as error:
        raise DigestError([_problem(file, item["loc"], item["msg"]) for item in error.errors()]) from None


# What an entry is known by, in the files that have it.
_NAMED_BY = ("key", "term", "section", "id")


def _problem(file: YamlFile, path: tuple[str | int, ...], message: str) -> str:
    """A fault with its place: file, line, the key of the entry that has it and the field."""
    owner = ""
    value: object = file.value
    fields: list[str] = []
    for step in path:
        if isinstance(value, dict) and step in value:
            value = value[step]
            fields.append(str(step))
        elif isinstance(value, list) and isinstance(step, int):
            value = value[step]
            names = [value[name] for name in _NAMED_BY if name in value] if isinstance(value, dict) else []
            if names:
                owner, fields = f"{names[0]}: ", []
        elif message.startswith(("Field required", "Extra inputs")):
            fields.append(str(step))
    field = ".".join(fields)
    return f"{file.name}:{file.line(path)}: {owner}{field + ': ' if field else ''}{message}"
