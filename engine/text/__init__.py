"""Reading card text: printed English to abilities.

So far the keywords and "This Unit can't attack." are read; anything else is reported with its span, never skipped.
"""

from engine.text.reader import read_text

__all__ = ["read_text"]
