"""Stands for the `_colorize` of the standard library, which gives colours to tracebacks in terminals.

A browser has none, and to define the themes of all CPython's tools would take 46 of the 618 ms of a first start.
"""

from __future__ import annotations


class Plain:
    """A theme, and each of its parts: all colours are none."""

    def __getattr__(self, name: str) -> str:
        return ""

    @property
    def traceback(self) -> Plain:
        return self


def can_colorize(*, file: object = None) -> bool:
    return False


def get_theme(**wanted: object) -> Plain:
    return Plain()
