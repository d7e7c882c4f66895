"""Gives loggers without `logging`: asyncio asks for two of them when Python starts, and logs hardly ever."""

from __future__ import annotations

DEBUG = 10


class LaterLogger:
    """Stands for a logger until something is wanted of it."""

    def __init__(self, name: str | None) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> object:
        import logging

        loggers = logging.Logger.manager  # With this name the whole module comes.
        return getattr(loggers.getLogger(self._name) if self._name else logging.root, attribute)


def getLogger(name: str | None = None) -> LaterLogger:  # noqa: N802
    return LaterLogger(name)
