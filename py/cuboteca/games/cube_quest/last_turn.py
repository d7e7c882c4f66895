"""What happened last, in the tray while nothing is picked: the last action, what came of it, the flight once more."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest import moves
from cuboteca.games.cube_quest.cube_faces import draw_roll
from cuboteca.games.cube_quest.cubes import COLOUR_OF, is_shadow
from cuboteca.games.cube_quest.facts import BOTH_OFF, KING_OFF
from cuboteca.games.cube_quest.moves import Move
from cuboteca.games.cube_quest.names import cube_name, listed, whose
from cuboteca.games.cube_quest.notation import read_move
from cuboteca.games.cube_quest.pose import upper_face
from cuboteca.games.cube_quest.state import State
from cuboteca.games.cube_quest.zones import is_beyond
from cuboteca.play.face import View
from cuboteca.play.game import IllegalMove

MOST: Final = 12
"""So many moves, at most, belong to an action: what settles, rolls, is put back."""

NAMED: Final = 2
"""More cubes than so many are counted: the list of moves names them all."""

ADVICE: Final = "Knock the other King off the board. Beyond the line, a shadow on top means capture."
STOPPED: Final = "The time ran out, so everything was stopped."
AFTER: Final = (moves.SETTLE, moves.RELEASE, moves.REVIVE, moves.PUT)


def last_turn(view: View) -> Markup:
    """In words, with the rolls as pictures."""
    story = _last_action(view.moves)
    rolls = [roll for move in story for roll in rolls_of(move)]
    return el(
        "div",
        el("p", retold(view, story), class_="last-words"),
        el(
            "div",
            (draw_roll(cube, face, _roll_words(cube, face)) for cube, face in rolls[-1:]),
            FLIGHT_BUTTONS,
            class_="last-shown",
        ),
        class_="last-turn",
    )


def _flight_button(name: str, label: str) -> Markup:
    """The page itself shows the flight once more."""
    return el(
        "button",
        icon(name),
        el("span", label),
        type="button",
        class_="quest-button",
        data_client=f"flight-{name}",
    )


FLIGHT_BUTTONS: Final = _flight_button("again", "Again") + _flight_button("slowly", "Slowly")


def last_flight(view: View) -> Markup | None:
    """At the end of a bout that a flick has decided: the flick to be seen once more."""
    state: State = view.state
    return el("div", FLIGHT_BUTTONS, class_="last-shown") if state.ended in (KING_OFF, BOTH_OFF) else None


def _last_action(made: tuple[str, ...]) -> list[Move]:
    """The last action of a player and what came of it; empty after the set-up."""
    story: list[Move] = []
    for text in reversed(made[-MOST:]):
        try:
            move = read_move(text)
        except IllegalMove:  # somebody else's secret
            return []
        if move.kind in (moves.SETUP, moves.LOT):
            return []
        story.insert(0, move)
        if move.kind not in AFTER:
            return story
    return []


def rolls_of(move: Move) -> list[tuple[int, int]]:
    """The cubes that were rolled, and the face of each."""
    cubes = {moves.RELEASE: move.cubes, moves.REVIVE: move.chosen}.get(move.kind, ())
    return list(zip(cubes, move.faces, strict=True)) if cubes else []


def _roll_words(cube: int, face: int) -> str:
    return f"{whose(cube)} rolled {'a shadow' if is_shadow(cube, face) else 'an icon'}"


def retold(view: View, story: list[Move]) -> str:
    """As in "Bo flicked Striker 2. Off the board: Red's Grunt 3."; a word of advice before the first action."""
    if not story:
        return ADVICE
    action, *rest = story
    words = [f"{view.names[COLOUR_OF[action.cubes[0]]]} {_done(action)}."] if action.cubes else []
    off = [whose(cube) for move in rest for cube, _ in move.offs]
    words += [f"Off the board: {listed(off) if len(off) <= NAMED else f'{len(off)} cubes'}."] if off else []
    fates = [(whose(cube), _fate(move, cube, face)) for move in rest for cube, face in rolls_of(move)]
    words += [f"{cube} {fate}." for cube, fate in fates] if len(fates) <= NAMED else [_counted(fates)]
    words += _where_it_lies(action, rest) if not off and not fates else []
    words += [STOPPED] if any(move.word == moves.STOPPED for move in rest) else []
    return " ".join(words) or ADVICE


def _where_it_lies(action: Move, rest: list[Move]) -> list[str]:
    """What came of a flick that cost nobody a cube: is the cube beyond the line, where it is safe (CQ-14, CQ-17)?"""
    poses = [pose for move in rest for cube, pose in move.poses if cube in action.cubes]
    if action.kind != moves.FLICK or not poses:
        return []
    (cube,), pose = action.cubes, poses[-1]
    if not is_beyond(COLOUR_OF[cube], pose):
        return ["It is not wholly beyond the line."]
    return [] if is_shadow(cube, upper_face(cube, pose)) else ["It is safe beyond the line, an icon up."]


FATES: Final = {
    "is captured and defeated": "captured and defeated",
    "is captured and escapes": "escaped",
    "is revived": "revived",
    "stays defeated": "still defeated",
}
"""What a roll decides for one cube, and as it is said of a number of them."""


def _counted(fates: list[tuple[str, str]]) -> str:
    """As in "2 captured and defeated, 1 escaped."."""
    mine = [fate for _, fate in fates]
    return f"{', '.join(f'{mine.count(fate)} {said}' for fate, said in FATES.items() if fate in mine)}."


def _fate(move: Move, cube: int, face: int) -> str:
    shadow = is_shadow(cube, face)
    if move.kind == moves.REVIVE:
        return "stays defeated" if shadow else "is revived"
    return "is captured and defeated" if shadow else "is captured and escapes"


def _done(action: Move) -> str:
    names = listed(cube_name(cube) for cube in action.cubes)
    return {
        moves.FLICK: f"flicked {names}, strength {action.flick.power if action.flick else 0}",
        moves.KING: "moved the King to the castle",
        moves.RETURN: f"brought {names} back",
        moves.HIDE: f"hid {names}",
        moves.FREEZE: f"froze with {names}",
        moves.HEAL: f"used {names}",
    }.get(action.kind, "went on")
