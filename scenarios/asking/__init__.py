"""Questions answered: one function a kind, over one line of play or over all that are open."""
