"""Lines of play: moves as people write them, made at the decisions that are open, and the line told again."""
