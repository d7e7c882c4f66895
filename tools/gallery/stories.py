"""The scenes of each game: which positions are shown, and what is tapped there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cuboteca import games
from cuboteca.games.cube_quest.rules import moves as quest
from cuboteca.games.cuobe.rules import moves as cuobe
from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, COSTS
from cuboteca.games.qwirkle_cubes.rules import moves as qwirkle
from cuboteca.games.qwirkle_cubes.rules.grid import cell_text
from cuboteca.play.clock import GAME, SECOND, TURN, Control
from cuboteca.play.clock_record import Timed
from cuboteca.play.table import Table
from cuboteca.ui.puzzles.attempt import collection
from tools.gallery.positions import DATE, NAMES, Game, until, where, whole_game

PICK = "pick"
REFUSE = "refuse"
"""Instead of taps: take up whatever can be taken up; tap something that is refused, and ask why."""


EACH_GAME, EACH_TURN = Control(GAME, 300, 5), Control(TURN, 60)


class Scene(NamedTuple):
    """One picture: a table (or none), an address beyond it, and what is tapped."""

    name: str
    table: Table | None = None
    to: str = ""
    """After the table's own address (`/menu`); the whole of it (`#/settings`) where there is no table."""
    taps: tuple[str, ...] = ()
    """Parts, one after the other; a CSS selector where it begins with `=`."""
    do: str = ""
    lid: bool = False
    """Is the lid to stay closed?"""
    hello: bool = False
    """Are the first words to stay?"""
    whole: bool = False
    """The page in its whole length."""


def scenes(game_id: str) -> Iterator[Scene]:
    """Yield what every game has, then what this one has beside."""
    game = GAMES[game_id]
    over = whole_game(game)
    early, middle, late = (until(over, round(over.ply * share)) for share in (0.1, 0.5, 0.93))
    yield Scene("Set-up", to=f"#/new/{game_id}", whole=True)
    yield Scene("Set-up, rules", to=f"#/new/{game_id}", taps=("=#house-rules summary",), whole=True)
    yield Scene("First words", early, hello=True)
    yield Scene("Early", early)
    yield Scene("Taken up", middle, do=PICK)
    yield Scene("Middle", middle)
    yield Scene("Illegal", middle, do=REFUSE)
    yield Scene("Late", late)
    yield from BESIDE.get(game_id, lambda _: ())(over)
    yield Scene("Menu", middle, "/menu")
    yield Scene("Keys", middle, "/keys")
    yield Scene("Moves", middle, "/moves")
    yield Scene("Share", middle, "/share")
    if game_id != "cuobe":
        yield Scene("Resign", middle, "/resign")
    yield Scene("Clock", _with_clock(middle))
    yield from _alone(game_id, middle)
    yield Scene("End", over)
    back = f"/at/{over.stops[len(over.stops) // 2]}"
    yield Scene("Looking back", over, back)
    yield Scene("Keys, looking back", over, f"{back}/keys")
    yield Scene("From a link", middle, do="link")
    chapters = games.game_view(game_id).guide()
    yield Scene("Guide", to=f"#/guide/{game_id}", whole=True)
    yield Scene("Guide, in the middle", to=f"#/guide/{game_id}/{chapters[len(chapters) // 2].id}", whole=True)


def _with_clock(table: Table) -> Table:
    """Return the same position with a clock for each of two, or with a timer of the turn for more."""
    timed = until(table, table.ply)
    timed.timed = Timed(EACH_TURN if table.names[2:] else EACH_GAME, (SECOND,) * len(timed.moves))
    return timed


def _alone(game_id: str, middle: Table) -> Iterator[Scene]:
    """Yield what someone does alone: lessons, puzzles, and choosing who plays."""
    for lesson in games.lessons(game_id):
        yield Scene(f"Lesson, {lesson.id}", to=f"#/learn/{game_id}/{lesson.id}")
        yield Scene(f"Lesson, {lesson.id}, shown", to=f"#/learn/{game_id}/{lesson.id}", taps=("=#show-me",))
    yield Scene("Puzzles", to=f"#/puzzles/{game_id}")
    puzzle = f"#/puzzle/{game_id}/{next(iter(collection(games.puzzles(game_id))))}"
    yield Scene("Puzzle", to=puzzle)
    yield Scene("Puzzle, hint", to=puzzle, taps=("=#puzzle-hint",))
    yield Scene("Who plays", middle, "/players")
    yield Scene("Levels", to=f"#/new/{game_id}/players/1")


def _qwirkle(over: Table) -> Iterator[Scene]:
    middle = until(over, over.ply // 2)
    taps = _placing(middle.state)
    yield Scene("A cube in hand", middle, taps=taps[:1])
    yield Scene("Placing", middle, taps=taps)
    yield Scene("Rolling anew", middle, taps=("roll", "cube:0", "cube:2"))
    yield Scene("Scores", middle, "/scores")
    yield Scene("End, whole", over, whole=True)
    own = Table.begin(games["qwirkle_cubes"], NAMES[:4], DATE, {"dice": "own"})
    yield Scene("Real cubes are entered", own, taps=("colour:R", "shape:c"))


def _placing(state: Any) -> tuple[str, ...]:
    """Return the parts of a placement of as many cubes as there may be: a cube and its cell, in turn."""
    move = max((move for move in state.moves() if move.kind == qwirkle.PUT), key=lambda move: len(move.cubes))
    hand = list(enumerate(state.hand))
    taps = []
    for cell, cube in move.cubes:
        slot = next(slot for slot, held in hand if held == cube)
        hand.remove((slot, cube))
        taps += [f"cube:{slot}", f"cell:{cell_text(cell)}"]
    return tuple(taps)


def _qurush(over: Table) -> Iterator[Scene]:
    begun = Table.begin(games["qurush"], NAMES[:2], DATE)
    yield Scene("Handover", begun, lid=True)
    yield Scene("A goal is chosen", begun, taps=("number:3",))
    fresh = where(over, lambda state: state.next == "turn" and state.points == ALL_POINTS, over.ply // 3)
    yield Scene("Flip", fresh, taps=("act:flip",))
    yield Scene("Push", fresh, taps=("act:push",))


def _cuobe(over: Table) -> Iterator[Scene]:
    fight = where(over, lambda state: any(move.verb == cuobe.FIGHT for move in state.moves()))
    yield Scene("Fight", fight, taps=("deed:fight",))
    pick = where(over, lambda state: any(move.verb == cuobe.PICK for move in state.moves()))
    yield Scene("Things found", pick)
    yield Scene("A choice", where(over, lambda state: any(move.verb == cuobe.CHOOSE for move in state.moves())))
    fought = max(ply for ply, move in enumerate(over.moves[:-2], 1) if move.startswith(cuobe.FIGHT))
    yield Scene("A fight is over", until(over, fought))
    yield Scene("The deck", until(over, over.ply // 2), taps=("deed:told",))


def _quest(over: Table) -> Iterator[Scene]:
    yield Scene("Basic set-up", where(over, lambda state: any(move.kind == quest.SETUP for move in state.moves())))
    own = Table.begin(games["cube_quest"], NAMES[:2], DATE, {"army": "custom", "start": "red"})
    yield Scene("Handover", own, lid=True)
    yield Scene("Army", own)
    yield Scene("Army placed", own, taps=("=.formation >> nth=1",))
    flick = until(over, over.ply // 2)
    yield Scene("Aiming", flick, do=PICK)


BESIDE = {"qwirkle_cubes": _qwirkle, "qurush": _qurush, "cuobe": _cuobe, "cube_quest": _quest}


def _any_ring_move(_state: Any, _move: Any) -> float:
    return 1


def _many_cubes(_state: Any, move: Any) -> float:
    return 4.0 ** len(move.cubes) if move.kind == qwirkle.PUT else 0.5


def _dear_actions(_state: Any, move: Any) -> float:
    return COSTS.get(move.kind, 0.1) ** 2


def _bold(_state: Any, move: Any) -> float:
    timid = (cuobe.END, cuobe.DROP, cuobe.GIVE, cuobe.PUT, cuobe.TAKE)
    return 0.05 if move.verb in timid else 3 if move.verb in (cuobe.PICK, cuobe.SEARCH) else 1


def _flicks(_state: Any, move: Any) -> float:
    return 0.1 if move.kind in quest.SAID else 1


GAMES = {
    game.id: game
    for game in (
        Game("qyshinsu", 2, range(18, 40), _any_ring_move),
        Game("qwirkle_cubes", 3, range(50, 160), _many_cubes),
        Game("qurush", 2, range(60, 300), _dear_actions),
        Game("cuobe", 4, range(150, 400), _bold),
        Game("cube_quest", 2, range(50, 100), _flicks),
    )
}
