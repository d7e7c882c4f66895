"""Gives the app the two languages that nobody speaks, as a site built with `--pseudo` has them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache

from tools.catalogue.pseudo import LANGUAGES, catalogues
from tools.catalogue.site import carried_files, offering


@cache
def files() -> dict[str, bytes]:
    return carried_files((chosen, catalogues(chosen)) for chosen in LANGUAGES)


def pseudo_languages() -> AbstractContextManager[None]:
    """Offer them for a while, then speak English again."""
    return offering(files())
