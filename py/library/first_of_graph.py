"""Gives nothing of `asyncio.graph`, which lists what waits for what; asyncio asks for all its names at the start."""

__all__ = ()
