"""The flow of the game, one module per chapter of the rulebook that does something.

setup (chapter 7), turn (chapter 8), actions and reactions (chapters 8, 9 and 11: what may be done, and why not),
attack (chapter 9), pending (chapter 10), victory (chapter 1).
"""
