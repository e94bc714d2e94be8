"""Effects as English: the effect tree in one style of our own, that the compiler reads back to the same tree."""
