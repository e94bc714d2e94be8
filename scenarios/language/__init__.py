"""The language in which a question is written: one model, two spellings (short text and structured data)."""
