"""A quick start: what makes the first answer of `judge serve` come within a second.

Nearly all of the start is Python building the classes of the MCP protocol, some eight hundred Pydantic
models for every version of it, of which a session uses a dozen.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def quick_imports() -> Generator[None]:
    """Import large libraries inside this block: models are built on first use, and nothing is collected.

    Afterwards all is as before, and what was imported is left out of later garbage collections, since it
    stays for good.
    """
    # Looking for Pydantic plugins reads the metadata of every installed package; the judge uses none.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    from pydantic import BaseModel

    collected = gc.isenabled()
    gc.disable()
    BaseModel.model_config["defer_build"] = True
    try:
        yield
    finally:
        BaseModel.model_config.pop("defer_build")
        if collected:
            gc.freeze()
            gc.enable()
