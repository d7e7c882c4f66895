"""The position text of Cube Quest, written.

    cubes rK board 0,-240,8,1,0,0,0 rF1 reserve … | freezes rF1:bS2+bS3 | extra r0 b1 | bouts 1-0 | r fresh action

Cubes that are not named are not in the army. The last part says whose turn it is (`?` before that is known, `-` after
the end), what has been done in it, and what is to be done now, in order: `action` if it is a turn. After that, where
they apply: `began=r`, `helm=rH1`, `seen=1`, `made=2`, `turns=12`, `ended=king_off`, `winner=r`, and the options that
are not at their default.
"""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.cubes import COLOURS, CUBES, TEXTS
from cuboteca.games.cube_quest.rules.jobs import NOBODY, Job
from cuboteca.games.cube_quest.rules.moves import cubes_text
from cuboteca.games.cube_quest.rules.options import OPTIONS
from cuboteca.games.cube_quest.rules.places import tenths_text
from cuboteca.games.cube_quest.rules.position import BOARD, UNUSED, Position


def write_position(now: Position) -> str:
    """Return the whole position as text."""
    cubes = [_cube_text(now, cube) for cube in CUBES if now.statuses[cube] != UNUSED]
    freezes = [f"{TEXTS[freeze]}:{cubes_text(under, '+')}" for freeze, under in now.freezes]
    parts = (
        ["cubes", *(cubes or "-")],
        ["freezes", *(freezes or "-")],
        ["extra", *(f"{colour}{count}" for colour, count in zip(COLOURS, now.extra, strict=True))],
        ["bouts", f"{now.score[0]}-{now.score[1]}"],
        _turn_words(now),
    )
    return " | ".join([" ".join(words) for words in parts])


def _cube_text(now: Position, cube: int) -> str:
    status = now.statuses[cube]
    return f"{TEXTS[cube]} {status} {now.poses[cube]}" if status == BOARD else f"{TEXTS[cube]} {status}"


def _turn_words(now: Position) -> list[str]:
    mover = "-" if now.ended else "?" if now.mover == NOBODY else COLOURS[now.mover]
    facts = {
        "began": "" if now.starter == NOBODY else COLOURS[now.starter],
        "helm": "" if now.helm == NOBODY else TEXTS[now.helm],
        "seen": now.seen or "",
        "made": now.made or "",
        "turns": now.turns or "",
        "ended": now.ended,
        "winner": "" if now.winner == NOBODY else COLOURS[now.winner],
    }
    words = [mover, now.act, *([job_text(job) for job in now.jobs] or ["action"])]
    words += [f"{name}={value}" for name, value in facts.items() if value]
    return words + [f"{name}={value}" for name, value in now.rules.options.items() if value != OPTIONS[name].default]


def job_text(job: Job) -> str:
    """Return a step as in `settle:rG3:87.5:62:0:0`, `stand:rF1+rF2`, `revive:rL1:rS2+rG4`."""
    words = [job.kind]
    if job.seat != NOBODY:
        words.append(COLOURS[job.seat])
    if job.cubes:
        words.append(cubes_text(job.cubes, "+"))
    if job.chosen:
        words.append(cubes_text(job.chosen, "+"))
    if job.flick is not None:
        words += [tenths_text(job.flick.direction), *map(str, job.flick[1:])]
    if job.place is not None:
        words.append(str(job.place))
    return ":".join(words)
