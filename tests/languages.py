"""Gives the app the two languages that nobody speaks, as a site built with `--pseudo` has them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from cuboteca.play import language
from cuboteca.ui.render_caches import clear_render_caches
from tools.catalogue.pseudo import LANGUAGES, catalogues
from tools.catalogue.site import carried_files


@cache
def files() -> dict[str, bytes]:
    return carried_files((chosen, catalogues(chosen)) for chosen in LANGUAGES)


@contextmanager
def pseudo_languages() -> Iterator[None]:
    """Offer them for a while, then speak English again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            language, "carried_file", lambda package, name: files().get(f"{package.replace('.', '/')}/messages/{name}")
        )
        language.offered.cache_clear()
        try:
            yield
        finally:
            language.choose("en")
            clear_render_caches()
            language.offered.cache_clear()
