"""Tests of the package rules_index."""
