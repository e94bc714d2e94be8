"""Where imported documents are kept."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

FILE_NAME = "documents.sqlite3"


def data_folder() -> Path:
    """The user's data folder; JUDGE_DATA_DIR overrides it. It need not exist yet."""
    chosen = os.environ.get("JUDGE_DATA_DIR")
    if chosen:
        return _named(chosen, os.environ.get("HOME"))
    return _usual(os.environ.get("HOME"), os.environ.get("XDG_DATA_HOME"))


@lru_cache(maxsize=4)
def _named(chosen: str, _home: str | None) -> Path:
    """A folder that the user names, `~` spelt out."""
    return Path(chosen).expanduser()


@lru_cache(maxsize=4)
def _usual(_home: str | None, _data_home: str | None) -> Path:
    """The user's folder by the rules of the system; what it hangs on is looked at each time, the rest once."""
    # Imported late: not needed where the folder is named.
    from platformdirs import user_data_path

    return user_data_path("cyberpunk-tcg-judge", appauthor=False)


def database_path() -> Path:
    """The database file. It need not exist yet."""
    return data_folder() / FILE_NAME
