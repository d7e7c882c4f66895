"""Where the games of a match are played: here, in one process a core, or on a Ray cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any, Final

from cuboteca.search.match import Engine, Played, Work, play_work


def here(work: Iterable[Work]) -> Iterator[Played]:
    """Play one game after the other."""
    return map(play_work, work)


def in_processes(work: Iterable[Work]) -> Iterator[Played]:
    """Play a game a core."""
    from multiprocessing import Pool  # not to be had in a browser

    with Pool() as pool:
        yield from pool.imap(play_work, work)


def on_ray(work: Iterable[Work]) -> Iterator[Played]:
    """Play on a Ray cluster, a local one unless `ray` is told of another (the extra `ray`)."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError as missing:
        raise ValueError("Ray is not installed: pip install cuboteca[ray]") from missing
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    play = ray.remote(play_work)
    left = iter(work)
    running = [play.remote(one) for one in islice(left, 4 * int(ray.cluster_resources()["CPU"]))]
    while running:
        yield ray.get(running.pop(0))
        running += [play.remote(one) for one in islice(left, 1)]


ENGINES: Final[Mapping[str, Engine]] = {"here": here, "processes": in_processes, "ray": on_ray}
"""By name, for `cuboteca match --engine`."""
