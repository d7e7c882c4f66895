"""Making moves of Cube Quest by taps alone, as a player who drags nothing does."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS
from cuboteca.games.cube_quest.rules.cubes import CODES, KINGS
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import arranged, preset
from tests.ui.playing import Player

NAMES = ("Ada", "Bo")


def sit_down(player: Player, **options: str) -> None:
    fields = {f"name-{seat}": name for seat, name in enumerate(NAMES)}
    fields |= {f"option-{name}": value for name, value in {"start": "red", **options}.items()}
    player.do("start", "cube_quest", fields=fields)


def state_of(player: Player) -> State:
    return cast(State, player.table.state)


def lift(player: Player) -> None:
    """Lift the lid, if it is closed."""
    if player.screen.find("#latch"):
        player.do("lift-lid")


def any_move(state: State, rng: Random) -> Move:
    """A move of any kind that can be made, each kind as likely, flicks more so."""
    kinds: dict[str, list[Move]] = {}
    for move in state.moves():
        if move.kind == moves.FLICK and move.cubes[0] in KINGS:
            continue  # a King that is flicked ends a bout soon
        kinds.setdefault(move.kind, []).append(move)
    if moves.SETUP in kinds:  # the army with cubes of every kind
        return rng.choice([move for move in kinds[moves.SETUP] if len({CODES[cube] for cube in move.cubes}) in (3, 7)])
    liked = {moves.FLICK: 3, moves.KING: 1}
    kind = rng.choice([kind for kind in sorted(kinds) for _ in range(liked.get(kind, 2))])
    found = rng.choice(kinds[kind])
    if kind == moves.FLICK and found.flick is not None and rng.random() < 0.5:
        found = found._replace(flick=found.flick._replace(height=rng.randrange(-100, 101, 10)))
    return found


def make(player: Player, move: Move, rng: Random) -> None:
    """Make a move by taps, and see that it is the one that was made."""
    state = state_of(player)
    before = player.table.ply
    for part in taps_of(state, move, rng):
        player.tap(part)
        assert not player.screen.find(".notice") or player.table.ply > before, (part, player.screen.text[:300])
    assert player.table.ply > before, (str(move), player.screen.text[:300])
    made = state.read(player.table.moves[before])
    if move.kind == moves.SETUP:
        assert sorted(made.cubes) == sorted(move.cubes)
    elif move.kind == moves.HEAL:
        assert (set(made.cubes), made.chosen) == (set(move.cubes), move.chosen)
    elif move.kind == moves.FREEZE:  # one Freeze is as good as the other
        assert made.places == move.places
    elif move.flick is not None and made.flick is not None:  # where it hits was drawn
        assert (made.cubes, made.flick[:2]) == (move.cubes, move.flick[:2])
    else:
        assert made == move, (str(made), str(move))


def taps_of(state: State, move: Move, rng: Random) -> list[str]:
    """The parts to tap, one after the other."""
    kind, cubes = move.kind, move.cubes
    if kind == moves.SETUP:
        return _set_up(state, move)
    if kind == moves.FLICK:
        return _flick(state, move, rng)
    place = move.places[0] if move.places else None
    if kind in (moves.KING, moves.RETURN, moves.PUT) and isinstance(place, Place):
        act = {moves.KING: ["act:king"], moves.RETURN: ["act:return", f"skulk:{cubes[0]}"], moves.PUT: []}[kind]
        return [*act, f"at:{place.x}:{place.y}", "confirm"]
    if kind == moves.FREEZE:
        return ["act:freeze", *(f"cube:{target}" for target in move.places), "confirm"]
    if kind == moves.HEAL:
        act = ["act:heal"] if state.job is None else []
        first = state.healers()[0]
        more = [f"healer:{cube}" for cube in cubes if cube != first]
        less = [f"healer:{first}"] if first not in cubes else []
        return [*act, *more, *less, *(f"fallen:{cube}" for cube in move.chosen), "confirm"]
    if kind == moves.HIDE:
        return [f"cube:{cubes[0]}"]
    assert kind == moves.END, kind
    return ["end"]


def _set_up(state: State, move: Move) -> list[str]:
    seat = state.jobs[0].seat
    for name in ARMIES:
        army = preset(name, seat, state.rules.points)
        for form in FORMATIONS:
            if army is not None and sorted(army) == sorted(move.cubes):
                placed = {(cube, place.x, place.y) for cube, place in arranged(form, army, seat).placed}
                if placed == {
                    (c, p.x, p.y) for c, p in zip(move.cubes, move.places, strict=True) if isinstance(p, Place)
                }:
                    chosen = [] if state.rules.basic else [f"army:{name}"]
                    return [*chosen, f"formation:{form}", "page:mat", "ready"]
    raise AssertionError(str(move))


def _flick(state: State, move: Move, rng: Random) -> list[str]:
    flick, cube = move.flick, move.cubes[0]
    assert flick is not None
    if rng.random() < 0.5:
        return [f"flick:{cube}:{flick.direction}:{flick.power}:{flick.height}:{flick.lateral}"]
    start = (900, 2700)[cube // 25]
    turn = (flick.direction - start + 1800) % 3600 - 1800
    side = "left" if turn > 0 else "right"
    steps = [f"nudge:far-{side}"] * (abs(turn) // 100) + [f"nudge:{side}"] * (abs(turn) % 100 // 10)
    picked = [f"cube:{cube}"] if state.job is None else []
    return [*picked, f"strength:{flick.power}", f"hit:{flick.height}:{flick.lateral}", *steps, "confirm"]


def effects(player: Player, kind: str) -> list[dict[str, Any]]:
    return [effect for effect in player.answer["effects"] if effect["kind"] == kind]
