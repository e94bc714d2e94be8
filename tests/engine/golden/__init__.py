"""Golden games: whole games as readable transcripts, kept beside the tests that regenerate and compare them."""
