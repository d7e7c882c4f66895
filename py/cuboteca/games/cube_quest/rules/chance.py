"""What chance may do: its moves, listed and sampled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import FACES
from cuboteca.games.cube_quest.rules.facts import Position
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.rough import settled_roughly


def outcomes(job: Job) -> Iterator[Move]:
    """Every throw; of the endless ways in which cubes come to rest, that nothing moves, and that it falls."""
    if job.kind == jobs.LOT:
        yield from (Move(moves.LOT, faces=(seat,)) for seat in (0, 1))
    elif job.kind in (jobs.RELEASE, jobs.FACE):
        yield from (Move(moves.RELEASE, job.cubes, faces=(face,)) for face in FACES)
    elif job.kind == jobs.REVIVE:
        for faces in product(FACES, repeat=len(job.chosen)):
            yield Move(moves.REVIVE, job.cubes, job.chosen, faces=faces)
    else:
        yield Move(moves.SETTLE)
        if job.kind != jobs.SETTLE:
            yield Move(moves.SETTLE, word=FALLS)


def sampled(now: Position, job: Job, rng: Random) -> Move:
    """What chance does now: fair throws, and a rough guess at how cubes come to rest."""
    if job.kind == jobs.LOT:
        return Move(moves.LOT, faces=(rng.randrange(2),))
    if job.kind in (jobs.RELEASE, jobs.FACE):
        return Move(moves.RELEASE, job.cubes, faces=(rng.randrange(1, 7),))
    if job.kind == jobs.REVIVE:
        return Move(moves.REVIVE, job.cubes, job.chosen, faces=tuple(rng.randrange(1, 7) for _ in job.chosen))
    return settled_roughly(now, job, rng)
