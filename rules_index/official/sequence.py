"""Numbers must follow one another: a gap or a jump means that a document is damaged or was misread."""

from __future__ import annotations

from rules_index.editions import number_key


def follows(previous: str, number: str) -> bool:
    """Whether `number` can stand right after `previous`: its first child, or the next one on any level."""
    before, after = previous.split("."), number.split(".")
    if after == [*before, "1"]:
        return True
    if len(after) > len(before) or after[:-1] != before[: len(after) - 1]:
        return len(after) == 2 and after[1] == "1" and _steps_up(before[0], after[0])
    return _steps_up(before[len(after) - 1], after[-1])


def _steps_up(before: str, after: str) -> bool:
    if before.isdigit() and after.isdigit():
        return int(after) == int(before) + 1
    return len(before) == len(after) == 1 and ord(after) == ord(before) + 1


def comes_later(previous: str, number: str) -> bool:
    """Whether `number` stands somewhere after `previous`, with or without others between."""
    return number_key(previous) < number_key(number)
