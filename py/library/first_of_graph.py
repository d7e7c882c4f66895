"""Gives nothing of `asyncio.graph`, which draws pictures of what waits for what: asyncio names all of it as its own."""

__all__ = ()
