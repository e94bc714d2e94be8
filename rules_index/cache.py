"""Files that can be made again at any time, kept under the hash of what they were made from.

Writers put a finished file in place in one step, so that several processes may use the folder at once. A
folder that cannot be written costs time, never an answer.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rules_index.errors import RulesIndexError

T = TypeVar("T")


def cache_folder() -> Path:
    """The user's cache folder; JUDGE_CACHE_DIR overrides it. It need not exist yet."""
    chosen = os.environ.get("JUDGE_CACHE_DIR")
    if chosen:
        return Path(chosen).expanduser()
    # Imported late: not needed where the folder is named.
    from platformdirs import user_cache_path

    return user_cache_path("cyberpunk-tcg-judge", appauthor=False)


def content_hash(parts: Iterable[bytes]) -> str:
    """A name for exactly these contents in this order."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()[:32]


def read_cached(name: str) -> bytes | None:
    """The cached file of that name, or None where there is none that can be read."""
    try:
        return (cache_folder() / name).read_bytes()
    except OSError:
        return None


def write_cached(name: str, content: bytes, *, replaces: str | None = None) -> bool:
    """Put a file into the cache in one step; True where it worked.

    `replaces` is a glob pattern of older files of the same kind, removed once the new one stands.
    """
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
    except OSError:
        return False
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).replace(folder / name)
    except OSError:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        return False
    for old in folder.glob(replaces) if replaces else ():
        if old.name != name:
            with contextlib.suppress(OSError):
                old.unlink()
    return True


def remembered(
    kind: str,
    form: str,
    sources: Sequence[tuple[str, bytes]],
    parse: Callable[[], Any],
    build: Callable[[Any], T],
) -> T:
    """What `build` makes of the plain value that `parse` reads from the sources; parsed once per content.

    The value must survive JSON. `form` names its shape: change it whenever that changes.
    """
    parts = [form.encode(), *(part for name, content in sources for part in (name.encode(), content))]
    name = f"{kind}-{content_hash(parts)}.json"
    content = read_cached(name)
    if content is not None:
        # A damaged file is made anew.
        with contextlib.suppress(ValueError, TypeError, KeyError, RulesIndexError):
            return build(json.loads(content))
    value = parse()
    built = build(value)
    write_cached(name, json.dumps(value, ensure_ascii=False).encode(), replaces=f"{kind}-*.json")
    return built
