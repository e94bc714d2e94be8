"""Refusals: why something is not legal.

A requirement is a plain check in a generator that yields a `Refusal` for each one that fails. Listing legal options
asks for the first refusal only; an explanation takes them all. So what the engine allows and what it explains are the
same code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

#: What is said of a choice that is none of those listed, where no requirement tells more.
NOT_OFFERED: Final = "that is not one of the choices open here"


class Refusal:
    """One requirement that fails: the keys of the rules that demand it, and the reason in words.

    The words are made only when somebody reads them: `template` is filled with the titles of `pieces`.
    """

    __slots__ = ("keys", "pieces", "template")

    def __init__(self, keys: tuple[str, ...], template: str, *pieces: object) -> None:
        self.keys = keys
        self.template = template
        self.pieces = pieces

    @property
    def reason(self) -> str:
        """The reason as a clause: `Corpo Security is ready`."""
        return self.template.format(*(getattr(getattr(p, "facts", None), "title", p) for p in self.pieces))

    def __repr__(self) -> str:
        return f"<Refusal {self.reason} ({', '.join(self.keys)})>"


Refusals: TypeAlias = Iterator[Refusal]


def allowed(refusals: Refusals) -> bool:
    """Whether nothing refuses; stops at the first refusal."""
    return next(refusals, None) is None
