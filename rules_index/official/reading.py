"""From a path to the text of a document, refusing what cannot be one."""

from __future__ import annotations

from pathlib import Path

from rules_index.errors import DocumentError
from rules_index.official.parsed import Text

# The largest of the publisher's documents so far is a twentieth of this.
LARGEST = 5_000_000


def read_text(path: Path) -> Text:
    """Read a document. Raises DocumentError for a file that is missing, too large, empty, or no text."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise DocumentError(str(path), f"{size:,} bytes; documents of up to {LARGEST:,} bytes are read")
        raw = path.read_bytes()
    except OSError as error:
        raise DocumentError(str(path), f"cannot be read: {error.strerror or error}") from None
    if b"\0" in raw:
        line = raw.count(b"\n", 0, raw.index(b"\0")) + 1
        raise DocumentError(str(path), "a binary file; give the document as plain text", line=line)
    try:
        content = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DocumentError(str(path), "not UTF-8; save the document as UTF-8 text", line=line) from None
    if not content.strip():
        raise DocumentError(str(path), "the file is empty", line=1)
    return Text(str(path), content.replace("\r\n", "\n"))
