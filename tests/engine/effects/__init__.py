"""Tests of the effect interpreter: trees written by hand, played clause by clause."""
