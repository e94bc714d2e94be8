"""Card effects as data: the typed tree (`values`, `tree`), its JSON form (`codec`), and what executes it.

A node says what a card says and nothing more; `engine.text` makes trees from printed English and English from trees.
"""
