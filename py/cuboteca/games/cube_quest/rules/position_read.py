"""The position text of Cube Quest, read. Reading is strict: what no game can lead to is refused, with the reason."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.cubes import COLOURS, CUBES, KINGS, TEXTS
from cuboteca.games.cube_quest.rules.jobs import NOBODY, Job
from cuboteca.games.cube_quest.rules.moves import FLICK, KING, Flick
from cuboteca.games.cube_quest.rules.notation import read_cube, read_move
from cuboteca.games.cube_quest.rules.options import OPTIONS, rules_of
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.pose import Pose, read_pose
from cuboteca.games.cube_quest.rules.position import ACTS, BOARD, ENDS, STATUSES, UNUSED
from cuboteca.games.cube_quest.rules.position_validate import check
from cuboteca.games.cube_quest.rules.refusal import Refusal, Unreadable
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import read_settings

PARTS: Final = ("cubes", "freezes", "extra", "bouts")
FACTS: Final = ("began", "helm", "seen", "made", "turns", "ended", "winner")
COUNT: Final = re.compile("0|[1-9][0-9]{0,2}")
LONGEST_TEXT: Final = 20_000

COLOUR_JOBS: Final = (jobs.SETUP, jobs.CHECK)
BARE_JOBS: Final = (jobs.LOT, jobs.SETTLE, jobs.MORE, jobs.HIDE)
CUBE_JOBS: Final = (jobs.STAND, jobs.RELEASE, jobs.FACE, jobs.PLACE, jobs.HELM)


def read_position(text: str) -> State:
    """Return the state that a text stands for; Unreadable if it stands for none."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable("too_long", limit=LONGEST_TEXT)
    parts = [part.split() for part in text.split("|")]
    if len(parts) != len(PARTS) + 1 or len(parts[-1]) < 3:
        raise Unreadable("parts", parts=(*PARTS, "turn"))
    for words, name in zip(parts, PARTS, strict=False):
        if words[:1] != [name]:
            raise Unreadable("part_missing", part=name)
    steps, facts, settings = _turn_words(parts[-1][2:])
    statuses, poses = _read_cubes(parts[0][1:])
    mover, act = parts[-1][:2]
    if act not in ACTS:
        raise Unreadable("not_an_act", word=act, acts=ACTS)
    state = State(
        rules=rules_of(tuple(read_settings(OPTIONS, settings).values())),
        statuses=statuses,
        poses=poses,
        freezes=_read_freezes(parts[1][1:]),
        extra=_read_extra(parts[2][1:]),
        score=_read_score(parts[3][1:]),
        mover=NOBODY if mover in ("-", "?") else _read_colour(mover),
        starter=_read_colour(facts["began"]) if "began" in facts else NOBODY,
        act=act,
        helm=_read_cube(facts["helm"]) if "helm" in facts else NOBODY,
        jobs=tuple(map(_read_job, steps)),
        seen=_read_count(facts.get("seen", "0")),
        made=_read_count(facts.get("made", "0")),
        turns=_read_count(facts.get("turns", "0")),
        ended=facts.get("ended", ""),
        winner=_read_colour(facts["winner"]) if "winner" in facts else NOBODY,
    )
    if state.ended and state.ended not in ENDS:
        raise Unreadable("not_an_end", word=state.ended)
    if (mover == "-") != bool(state.ended):
        raise Unreadable("turn_after_end")
    check(state)
    return state


def _turn_words(words: list[str]) -> tuple[list[str], dict[str, str], list[str]]:
    """Return what is to be done, what else is so, and the options."""
    steps: list[str] = []
    facts: dict[str, str] = {}
    settings: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            steps.append(word)
        elif name not in FACTS:
            settings.append(word)
        elif name in facts:
            raise Unreadable("twice", word=name)
        elif value in ("", "0"):
            raise Unreadable("says_nothing", word=word)
        else:
            facts[name] = value
    if steps != ["action"] and "action" in steps:
        raise Unreadable("action_waits")
    if not steps:
        raise Unreadable("no_step")
    return ([] if steps == ["action"] else steps), facts, settings


def _read_cubes(words: list[str]) -> tuple[tuple[str, ...], tuple[Pose | None, ...]]:
    statuses = [UNUSED] * len(CUBES)
    poses: list[Pose | None] = [None] * len(CUBES)
    named: set[int] = set()
    rest = [] if words == ["-"] else words
    if not rest and words != ["-"]:
        raise Unreadable("no_cubes")
    while rest:
        cube, status, rest = _read_cube(rest[0]), (rest[1] if len(rest) > 1 else ""), rest[2:]
        if cube in named:
            raise Unreadable("twice", word=TEXTS[cube])
        if status not in STATUSES or status == UNUSED:
            raise Unreadable("not_a_status", word=status)
        named.add(cube)
        statuses[cube] = status
        if status == BOARD:
            try:
                poses[cube], rest = read_pose(rest[0] if rest else ""), rest[1:]
            except Refusal as refusal:
                raise Unreadable("refused", why=refusal) from None
    return tuple(statuses), tuple(poses)


def _read_cube(word: str) -> int:
    try:
        return read_cube(word)
    except Refusal as refusal:
        raise Unreadable("refused", why=refusal) from None


def _read_cubes_of(word: str) -> tuple[int, ...]:
    words = word.split("+")
    cubes = tuple(map(_read_cube, words))
    for one in words:
        if words.count(one) > 1:
            raise Unreadable("twice", word=one)
    return cubes


def _read_freezes(words: list[str]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    if words == ["-"]:
        return ()
    freezes = []
    for word in words:
        freeze, colon, under = word.partition(":")
        if not colon:
            raise Unreadable("freeze_form")
        freezes.append((_read_cube(freeze), _read_cubes_of(under)))
    if not freezes or freezes != sorted(set(freezes)) or any(list(under) != sorted(under) for _, under in freezes):
        raise Unreadable("freezes_order")
    return tuple(freezes)


def _read_extra(words: list[str]) -> tuple[int, int]:
    if [word[:1] for word in words] != list(COLOURS):
        raise Unreadable("extra_form")
    red, blue = (_read_count(word[1:]) for word in words)
    return red, blue


def _read_score(words: list[str]) -> tuple[int, int]:
    red, dash, blue = words[0].partition("-") if len(words) == 1 else ("", "", "")
    if not dash:
        raise Unreadable("score_form")
    return _read_count(red), _read_count(blue)


def _read_count(word: str) -> int:
    if not COUNT.fullmatch(word):
        raise Unreadable("not_a_number", word=word)
    return int(word)


def _read_colour(word: str) -> int:
    if len(word) != 1 or word not in COLOURS:
        raise Unreadable("not_a_player", word=word, players=COLOURS)
    return COLOURS.index(word)


def _read_job(word: str) -> Job:
    kind, *told = word.split(":")
    if kind in BARE_JOBS and not told:
        return Job(kind)
    if kind in COLOUR_JOBS and len(told) == 1:
        return Job(kind, seat=_read_colour(told[0]))
    if kind in CUBE_JOBS and len(told) == 1:
        return Job(kind, _read_cubes_of(told[0]))
    if kind == jobs.SETTLE and len(told) == 5:
        cube, flick = _read_flick(told)
        return Job(kind, (cube,), flick=flick)
    if kind == jobs.REVIVE and len(told) == 2:
        return Job(kind, _read_cubes_of(told[0]), _read_cubes_of(told[1]))
    if kind == jobs.LIFTED and len(told) == 2:
        return Job(kind, (_read_cube(told[0]),), place=_read_lifted(told))
    raise Unreadable("not_a_step", word=word)


def _read_flick(told: list[str]) -> tuple[int, Flick]:
    cube, direction, power, lateral, height = told
    try:
        move = read_move(f"{cube} F {direction} {power} @{lateral},{height}")
    except Refusal as refusal:
        raise Unreadable("refused", why=refusal) from None
    if move.kind != FLICK or move.flick is None:
        raise Unreadable("not_a_step", word=cube)
    return move.cubes[0], move.flick


def _read_lifted(told: list[str]) -> Place:
    try:
        move = read_move(f"{told[0]} K {told[1]}")
    except Refusal as refusal:
        raise Unreadable("refused", why=refusal) from None
    place = move.places[0] if move.kind == KING and move.cubes[0] in KINGS else None
    if not isinstance(place, Place):
        raise Unreadable("only_king_lifted")
    return place
