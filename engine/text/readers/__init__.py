"""Readers: one function a phrase of the grammar, from the values of its parts to its meaning.

Importing this registers all of them with `engine.text.meaning`, whose `meanings` is therefore to be had from here.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from engine.text.meaning import meanings

__all__ = ["MODULES", "meanings"]

MODULES: Final = tuple(import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
"""Every module of this package: a new one registers itself by being there."""
