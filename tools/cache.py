"""Slow steps of the build, kept by the hash of what went into them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.paths import CACHE


def digest(parts: Iterable[bytes]) -> str:
    """Return one hash of several byte strings, each with its length, so that no two lists of parts look alike."""
    sha = hashlib.sha256()
    for part in parts:
        sha.update(len(part).to_bytes(8, "big"))
        sha.update(part)
    return sha.hexdigest()


def made_once(name: str, ingredients: Iterable[bytes], make: Callable[[Path], None]) -> Path:
    """Return the file that `make` writes from these ingredients; not made again while they stay the same."""
    stem, _, ending = name.rpartition(".")
    target = CACHE / f"{stem}-{digest(ingredients)[:20]}.{ending}"
    if not target.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in CACHE.glob(f"{stem}-*.{ending}"):
            old.unlink()
        # Made beside it and moved into place: a build that is cut short leaves no half file behind.
        draft = CACHE / f"making-{os.getpid()}-{name}"
        make(draft)
        draft.replace(target)
    return target
