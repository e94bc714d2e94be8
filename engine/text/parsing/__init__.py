"""Card text as sentences: tokens, layout, the grammar, and the parser that keeps every reading."""
