"""Positions to draw: one of each thing that an arena can show."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF, CUBES, KINDS, TEXTS
from cuboteca.games.cube_quest.rules.pose import Pose, flat_pose
from cuboteca.games.cube_quest.view.art.aim_picture import render_compass, render_hit_pad
from cuboteca.games.cube_quest.view.art.army_picture import render_flat, render_formation, render_kind
from cuboteca.games.cube_quest.view.art.board import Arena, Cube
from cuboteca.games.cube_quest.view.art.cube_faces import render_roll
from cuboteca.games.cube_quest.view.art.top_view import render_top_view

STOOD: Final = {
    "rK": (8, -240, 0, 6, 1),
    "rS1": (-108, -148, 0, 24, 3),
    "rS3": (52, -112, 0, -20, 1),
    "rH1": (-62, -214, 0, 10, 1),
    "rG1": (-17, -185, 0, 2, 3),
    "rG2": (0, -185, 0, -2, 2),
    "rG3": (-8, -185, 1, 5, 1),
    "rF1": (96, 128, 1, 10, 1),
    "bK": (8, 240, 0, -6, 1),
    "bS1": (-46, 98, 0, 28, 1),
    "bH1": (96, 128, 0, 18, 1),
    "bG1": (30, 35, 0, 38, 2),
}
"""Some cubes: x and y, the layer, how turned, the upper face."""


def stood(name: str) -> Cube:
    x, y, layer, turn, face = STOOD[name]
    return Cube(
        CUBE_OF[name], flat_pose(x, y, 8 + 16 * layer, 10 * turn, face), f"{name}, at home", flicks=name[:2] == "rS"
    )


CUBES_THERE: Final = {name: stood(name) for name in STOOD}
MIDGAME: Final = Arena(
    tuple(
        one._replace(picked=name == "rS3", glow=one.flicks, frozen=name == "bH1", captured=name == "bG1")
        for name, one in CUBES_THERE.items()
    ),
    "The board",
    focus=CUBE_OF["rS3"],
)
AIMED: Final = MIDGAME._replace(aim=f"{CUBE_OF['rS3']}:1050:62:-20:-20")
PLACING: Final = Arena(
    (
        *(one._replace(carried=True, flicks=False) for name, one in CUBES_THERE.items() if name[0] == "r"),
        Cube(CUBE_OF["rG9"], flat_pose(-140, -40, 8, 0, 1), ghost=True),
    ),
    "The board",
    places=True,
    home=0,
    castles=(0,),
)
FULL: Final = Arena(
    tuple(
        Cube(
            cube,
            flat_pose(38 * (cube % 10 - 4.5), 96 * (cube // 10 - 2), 8, 0, 1),
            f"{TEXTS[cube]}, at home",
            glow=True,
        )
        for cube in CUBES
    ),
    "Fifty cubes",
)
LEANING: Final = Pose(150, -200, 11.3, 0.9238795, 0.3826834, 0, 0)
BOARDS: Final = {
    "midgame": MIDGAME,
    "aimed": AIMED,
    "from Blue's side": MIDGAME._replace(side=1),
    "placing": PLACING,
    "ragged": MIDGAME._replace(ragged=True),
    "full": FULL,
    "leaning": Arena((Cube(5, LEANING, "Helm 1, leaning"),), "The board"),
    "to look at": MIDGAME._replace(live=False),
    "empty": Arena((), "The board"),
}


def pictures() -> dict[str, Markup]:
    """Everything that the drawings of the game make beside the arena, by name."""
    seen = [(one.cube, one.pose) for one in MIDGAME.cubes]
    return {
        "top view": render_top_view(seen, label="The board"),
        "top view, Blue": render_top_view(seen, 1, True),
        "roll": render_roll(7, 4, "Rolled"),
        "to roll": render_roll(30, None),
        "formation": render_formation(1, [(0, 240, True), (-60, 60, False)]),
        "hit pad": render_hit_pad(3, -20, -20),
        "compass": render_compass(1050),
        **{f"kind {colour}{kind.code}": render_kind(colour, kind.code) for colour in (0, 1) for kind in KINDS},
        "lost": render_flat(0, "S", lost=True),
    }
