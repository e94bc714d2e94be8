"""Where imported documents are kept."""

from __future__ import annotations

import os
from pathlib import Path

FILE_NAME = "documents.sqlite3"


def data_folder() -> Path:
    """The user's data folder; JUDGE_DATA_DIR overrides it. It need not exist yet."""
    chosen = os.environ.get("JUDGE_DATA_DIR")
    if chosen:
        return Path(chosen).expanduser()
    # Imported late: not needed where the folder is named.
    from platformdirs import user_data_path

    return user_data_path("cyberpunk-tcg-judge", appauthor=False)


def database_path() -> Path:
    """The database file. It need not exist yet."""
    return data_folder() / FILE_NAME
