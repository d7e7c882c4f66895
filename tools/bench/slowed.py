"""Slows a whole browser down, workers included: every process of it is stopped for most of each short while."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PERIOD = 0.02


def family(mark: str) -> list[int]:
    """Return the process whose command line holds `mark` (its profile folder, say), and all that descend from it."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,command="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    children: dict[int, list[int]] = {}
    for pid, parent, *_ in rows:
        children.setdefault(int(parent), []).append(int(pid))
    waiting = [int(pid) for pid, _, *words in rows if words and mark in words[0]]
    found: set[int] = set()
    while waiting:
        process = waiting.pop()
        if process not in found and process != os.getpid():
            found.add(process)
            waiting.extend(children.get(process, []))
    return sorted(found)


def send(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


@contextmanager
def slowed(mark: str, times: float) -> Iterator[None]:
    """Within it, the browser with that mark runs `1 / times` of the time."""
    pids = family(mark)
    over = threading.Event()

    def drive() -> None:
        while not over.is_set():
            send(pids, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - 1 / times))
            send(pids, signal.SIGCONT)
            time.sleep(PERIOD / times)

    thread = threading.Thread(target=drive)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        send(pids, signal.SIGCONT)
