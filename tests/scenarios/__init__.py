"""Tests of the scenarios: the language, playing, questions, rulings, and the library that ships."""
