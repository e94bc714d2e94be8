"""Tests of the judge: a folder for each package, `system` for the real program, house rules beside them."""
