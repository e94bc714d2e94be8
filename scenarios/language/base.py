"""What all parts of the scenario model share: strictness, and the words of which it is made."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Who = Literal["you", "rival"]
DieName = Literal["d4", "d6", "d8", "d10", "d12", "d20"]

PieceName = Annotated[
    str,
    Field(
        min_length=1,
        description="A piece: its card id, the name given with `as`, `legend 1`, or a die as `d10`, `you.d10`, `d4=3`.",
        examples=["corpo-security", "guard", "legend 1", "d10", "you.d10"],
    ),
]


def as_word(value: Any) -> Any:
    """A true or false that a YAML reader made of `yes` or `no`, as the word again; a number as its digits."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return str(value)
    return value


def as_answer(value: Any) -> Any:
    """As `as_word`; who writes `true`, `false`, `allowed` or `forbidden` as an answer means yes or no."""
    word = as_word(value)
    return _ANSWERS.get(word.lower(), word) if isinstance(word, str) else word


_ANSWERS: Final = {
    "true": "yes", "false": "no", "legal": "yes", "allowed": "yes", "not legal": "no", "not allowed": "no",
    "forbidden": "no",
}  # fmt: skip

Word = Annotated[str, BeforeValidator(as_word, json_schema_input_type=str | bool | int)]

Expected = Annotated[str, BeforeValidator(as_answer, json_schema_input_type=str | bool | int)]


class Part(BaseModel):
    """A part of a scenario: immutable, and no key is taken that the model does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, str_strip_whitespace=True)

    def __copy__(self) -> Self:
        """A copy in which something may be changed, so that what was worked out for this one is left behind."""
        copied = super().__copy__()
        worked_out = vars(copied)
        for name in worked_out.keys() - type(self).model_fields.keys():
            worked_out.pop(name)
        return copied


def given(part: Part, names: tuple[str, ...]) -> list[str]:
    """The fields of `names` that are given, in that order."""
    said = [name for name in part.model_fields_set if name in names and getattr(part, name) is not None]
    return said if len(said) < 2 else sorted(said, key=names.index)


def exactly_one(part: Part, names: tuple[str, ...], what: str) -> str:
    """The one field of `names` that is given. Raises `ValueError` when there is none or more than one."""
    said = given(part, names)
    if len(said) == 1:
        return said[0]
    spelled = ", ".join(f"`{name.rstrip('_')}`" for name in names)
    found = "none is given" if not said else "there are " + " and ".join(f"`{n.rstrip('_')}`" for n in said)
    raise ValueError(f"{what} has exactly one of {spelled}; {found}")
