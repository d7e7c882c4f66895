"""Where cubes lie and where an aim goes, in words: for whoever does not see the board."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import Final

from cuboteca.games.cube_quest.rules.board import EDGE, HALF
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import BLUE, COLOUR_OF, KIND_OF, RED, is_shadow
from cuboteca.games.cube_quest.rules.flick_simulation import reach_of, way_to_edge
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.pose import Pose, faces_towards, flat_pose, upper_face
from cuboteca.games.cube_quest.rules.position import Position
from cuboteca.games.cube_quest.selection.selection import AHEAD, Selection
from cuboteca.games.cube_quest.text.names import WORDS, whose
from cuboteca.play.wording import By, Messages

STRAIGHT: Final = {0: "ahead", 1800: "back"}
LITTLE: Final = 50
"""Nearer to the middle than this a cube is hit only a little off it."""

say: Final = Messages(
    {
        # Roughly which way, for the log.
        "way": By(
            "sector",
            {
                0: "straight ahead",
                1: By(
                    "side",
                    {
                        "left": "ahead and slightly to {name}’s left",
                        "right": "ahead and slightly to {name}’s right",
                    },
                ),
                2: By("side", {"left": "ahead and to {name}’s left", "right": "ahead and to {name}’s right"}),
                3: By("side", {"left": "to {name}’s left", "right": "to {name}’s right"}),
                4: By("side", {"left": "back and to {name}’s left", "right": "back and to {name}’s right"}),
                5: By(
                    "side",
                    {
                        "left": "back and slightly to {name}’s left",
                        "right": "back and slightly to {name}’s right",
                    },
                ),
                6: "straight back",
            },
        ),
        # The same as the player at the board sees it: their own flick, or the other side's.
        "own_way": By(
            "sector",
            {
                0: "straight ahead",
                1: By("side", {"left": "ahead and slightly to the left", "right": "ahead and slightly to the right"}),
                2: By("side", {"left": "ahead and to the left", "right": "ahead and to the right"}),
                3: By("side", {"left": "to the left", "right": "to the right"}),
                4: By("side", {"left": "back and to the left", "right": "back and to the right"}),
                5: By("side", {"left": "back and slightly to the left", "right": "back and slightly to the right"}),
                6: "straight back",
            },
        ),
        "their_way": By(
            "sector",
            {
                0: "directly towards you",
                1: By(
                    "side",
                    {
                        "left": "towards you and slightly to your left",
                        "right": "towards you and slightly to your right",
                    },
                ),
                2: By("side", {"left": "towards you and to your left", "right": "towards you and to your right"}),
                3: By("side", {"left": "to your left", "right": "to your right"}),
                4: By("side", {"left": "away from you and to your left", "right": "away from you and to your right"}),
                5: By(
                    "side",
                    {
                        "left": "away from you and slightly to your left",
                        "right": "away from you and slightly to your right",
                    },
                ),
                6: "directly away from you",
            },
        ),
        # Exactly which way: to be seen, and to be heard.
        "ahead": "straight ahead",
        "back": "straight back",
        "seen_left": "{degrees}° left",
        "seen_right": "{degrees}° right",
        "spoken_left": "{degrees} degrees left",
        "spoken_right": "{degrees} degrees right",
        "one_left": "1 degree left",
        "one_right": "1 degree right",
        # Where a cube is hit.
        "hit": By(
            "little",
            {
                False: By(
                    "at",
                    {
                        (0, 0): "in the middle",
                        (0, 1): "right",
                        (0, -1): "left",
                        (1, 0): "high",
                        (1, 1): "high and right",
                        (1, -1): "high and left",
                        (-1, 0): "low",
                        (-1, 1): "low and right",
                        (-1, -1): "low and left",
                    },
                ),
                True: By(
                    "at",
                    {
                        (0, 0): "in the middle",
                        (0, 1): "a little right",
                        (0, -1): "a little left",
                        (1, 0): "a little high",
                        (1, 1): "a little high and right",
                        (1, -1): "a little high and left",
                        (-1, 0): "a little low",
                        (-1, 1): "a little low and right",
                        (-1, -1): "a little low and left",
                    },
                ),
            },
        ),
        # Where a cube lies.
        "spot": By(
            "side",
            {
                "middle": "{depth}\xa0cm from the dividing line, on {colour}’s side, in the middle",
                "left": "{depth}\xa0cm from the dividing line, on {colour}’s side, {aside}\xa0cm left of the middle",
                "right": "{depth}\xa0cm from the dividing line, on {colour}’s side, {aside}\xa0cm right of the middle",
            },
        ),
        "spot_on_line": By(
            "side",
            {
                "middle": "touching the dividing line, in the middle",
                "left": "touching the dividing line, {aside}\xa0cm left of the middle",
                "right": "touching the dividing line, {aside}\xa0cm right of the middle",
            },
        ),
        "near": By(
            "side",
            {
                "middle": "{depth}\xa0cm from the dividing line, in the middle",
                "left": "{depth}\xa0cm from the dividing line, {aside}\xa0cm left of the middle",
                "right": "{depth}\xa0cm from the dividing line, {aside}\xa0cm right of the middle",
            },
        ),
        "enemy_territory": By("beyond", {True: "in enemy territory", False: "in its own territory"}),
        "upper_side": By("shadow", {True: "shadow side up", False: "icon side up"}),
        "stacked": "on top of another cube",
        "frozen": "frozen",
        # An aim, and what it leads to.
        "aim": "Aim: {way}. Hit: {hit}.",
        "aim_amid": "Aim: {way}.",
        "spoken_aim": "Strength {strength}. Aim: {spoken_way}. Hit: {hit}.",
        "tumbles": By(
            "how",
            {
                "slides": "It slides and keeps its side up.",
                "may": "It may tumble and show another side.",
                "icon": "It’ll most likely tip over once and land icon side up.",
                "shadow": "It’ll most likely tip over once and land shadow side up.",
                "surely": "It tumbles: any side may end up on top.",
            },
        ),
        "free": "Nothing is in the way: it goes about {reach}\xa0cm.",
        "over_edge": "Nothing is in the way: it leaves the board.",
        "drops": "Nothing is in the way at its height, but then it drops.",
        "hits": By(
            "own",
            {
                True: "If it goes straight, it hits your own {cube} after {far}\xa0cm.",
                False: "If it goes straight, it hits {whose} after {far}\xa0cm.",
            },
        ),
        "hits_at_once": By("own", {True: "It hits your own {cube} at once.", False: "It hits {whose} at once."}),
        "stops_short": By(
            "own",
            {
                True: "It goes about {reach}\xa0cm. Your own {cube} is {far}\xa0cm ahead.",
                False: "It goes about {reach}\xa0cm. {whose} is {far}\xa0cm ahead.",
            },
        ),
    },
    {
        **WORDS,
        "hit": lambda flick: hit_words(flick),
        "spoken_way": lambda left: exact_way(left, "spoken"),
        "way": lambda left: exact_way(left, "seen"),
    },
)

SECTORS: Final = (30, 225, 675, 1125, 1575, 1769, 1800)
"""The ways of `way`, each as far as so many tenths of a degree from straight ahead."""


def left_of_ahead(direction: int, seat: int) -> int:
    """Return how far to the left of straight ahead a direction is as a player sees it, in tenths of a degree."""
    return (direction + 1800 * seat - AHEAD[0]) % 3600


def way_words(direction: int, seat: int, name: str, below: int | None = None) -> str:
    """Say roughly which way a player flicks: from that player's side, "ahead and to Ada’s left"; with `below`, as the
    player at that side sees it, "towards you and to your right"."""
    left = left_of_ahead(direction, seat)
    away = min(left, 3600 - left)
    sector = next(number for number, most in enumerate(SECTORS) if away <= most)
    if below is None:
        return say("way", sector=sector, side="left" if left < 1800 else "right", name=name)
    if below == seat:
        return say("own_way", sector=sector, side="left" if left < 1800 else "right")
    return say("their_way", sector=sector, side="right" if left < 1800 else "left")


def exact_way(left: int, how: str) -> str:
    """Return exactly which way, to be `seen` or `spoken`: "12.5° left", "12.5 degrees left"."""
    if left in STRAIGHT:
        return say(STRAIGHT[left])
    tenths = min(left, 3600 - left)
    side = "left" if left < 1800 else "right"
    return say(
        f"one_{side}" if how == "spoken" and tenths == 10 else f"{how}_{side}",
        degrees=tenths / 10 if tenths % 10 else tenths // 10,
    )


def hit_words(flick: Flick) -> str:
    """Return where the cube is hit, as in "a little low and left"."""
    up, aside = flick.height, flick.lateral
    return say("hit", at=(_sign(up), _sign(aside)), little=max(abs(up), abs(aside)) < LITTLE)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def aim_words(picks: Selection) -> str:
    """Return an aim to be heard, as in "Strength 62. Aim: straight ahead. Hit: a little low."."""
    if picks.aim is None:
        return ""
    left = left_of_ahead(picks.aim.direction, COLOUR_OF[picks.cube])
    return say("spoken_aim", strength=picks.aim.power, spoken_way=left, hit=picks.aim)


def tumbling_words(cube: int, pose: Pose, flick: Flick) -> str:
    """Return whether a flick slides or tumbles, and what it shows if that is likely."""
    if flick.power < TUMBLES:
        return say("tumbles", how="slides" if flick.power <= SLIDES else "may")
    return say("tumbles", how=(_tips_to(cube, pose, flick.direction) if flick.power < ROLLS else "") or "surely")


def _tips_to(cube: int, pose: Pose, direction: int) -> str:
    """Return which side is up when a cube has tipped over once: the one that looked back; nothing of a cube without
    shadows (CQ-18), or that stands askew to its way, so that it tips over an edge or a corner."""
    if not KIND_OF[cube].shadows:
        return ""
    looks = faces_towards(pose, (-cos(radians(direction / 10)), -sin(radians(direction / 10)), 0.0))
    most = max(looks)
    return "" if most < SQUARE else "shadow" if is_shadow(cube, looks.index(most) + 1) else "icon"


def aim_line(picks: Selection) -> str:
    """Return it for the line over the strength: "Aim: 12° left. Hit: a little low."; no hit in the middle."""
    aim = picks.aim
    if aim is None:
        return ""
    way = left_of_ahead(aim.direction, COLOUR_OF[picks.cube])
    return say("aim", way=way, hit=aim) if aim.height or aim.lateral else say("aim_amid", way=way)


def aim_leads(at: Position, picks: Selection) -> str:
    """Return what an aim leads to, as in "Nothing is in the way: it goes about 9 cm. It tumbles: …"."""
    if picks.aim is None:
        return ""
    leads = ahead_words(at, picks.cube, picks.aim)
    return (
        leads
        if leaves_board(at, picks.cube, picks.aim)
        else f"{leads} {tumbling_words(picks.cube, at.pose(picks.cube), picks.aim)}"
    )


SLIDES, TUMBLES, ROLLS = 44, 58, 80
"""Up to this strength no flick tumbles, as measured; from the second on most do, once: of a hundred straight ahead, 77
to 89 end on that side; from the third on any may come up."""
SQUARE: Final = 0.94
"""A cube that is turned away from its way by less than 20 degrees tips over an edge across it."""
CENTIMETRE: Final = 10.0
"""Poses are in millimetres."""

WIDE: Final = 1.08 * EDGE
HIGH: Final = 0.9 * EDGE
"""Nearer to its way, and no higher or lower, a cube is met."""
IN_FRONT: Final = 1.0
"""What lies less far ahead lies beside: a cube that touches it and stands in one row with it is not in its way."""
STACKED: Final = 12.0
"""A cube whose middle is higher does not lie on the board."""


def spot_words(pose: Pose, seat: int, *, exact: bool = False, sided: bool = True) -> str:
    """Return how far a cube is from the line, and from the middle as a seat sees it: "5 cm from the dividing line, on
    Red’s side, 6 cm right of the middle"; exact, to the millimetre; `sided`, with the side of the line. One beyond the
    line for neither side touches it."""
    digits = 1 if exact else None
    depth = round(abs(pose.y) / CENTIMETRE, digits)
    aside = round((pose.x if seat == RED else -pose.x) / CENTIMETRE, digits)
    side = "middle" if not aside else "right" if aside > 0 else "left"
    apart = is_beyond(RED, pose) or is_beyond(BLUE, pose)
    name = "spot_on_line" if not apart else "spot" if sided else "near"
    return say(name, side=side, depth=depth, colour=int(pose.y > 0), aside=abs(aside))


def place_words(place: Place, seat: int) -> str:
    """Return the same of a place on the mat where a cube would be put."""
    return spot_words(flat_pose(place.x / 10, place.y / 10, HALF, place.yaw, place.face), seat)


def first_in_the_way(at: Position, cube: int, direction: int) -> tuple[int, float] | None:
    """Return the cube that a straight flick would reach first, and how far it goes until then, in millimetres; the
    direction in tenths of a degree. None where none lies."""
    start = at.pose(cube)
    ahead, across = cos(radians(direction / 10)), sin(radians(direction / 10))
    found = None
    for other in at.on_board:
        pose = at.pose(other)
        x, y = pose.x - start.x, pose.y - start.y
        along, aside = x * ahead + y * across, abs(y * ahead - x * across)
        if other == cube or along <= IN_FRONT or aside >= WIDE or abs(pose.z - start.z) > HIGH:
            continue
        far = max(0.0, along - sqrt(WIDE * WIDE - aside * aside))
        if found is None or far < found[1]:
            found = other, far
    return found


def leaves_board(at: Position, cube: int, flick: Flick) -> bool:
    """Does a flick carry a cube over the edge, with nothing in its way? Never said of a cube that stands on others."""
    pose = at.pose(cube)
    free = first_in_the_way(at, cube, flick.direction) is None and not _is_raised(pose)
    return free and reach_of(flick.power) > way_to_edge(pose.x, pose.y, radians(flick.direction / 10))


def ahead_words(at: Position, cube: int, flick: Flick) -> str:
    """Return what a flick meets if it goes straight, as in "If it goes straight, it hits Blue’s Striker 4 after 6 cm.";
    else how far it goes. A finger's error, and what it brushes, may turn it aside."""
    found, reach = first_in_the_way(at, cube, flick.direction), reach_of(flick.power)
    if found is None and _is_raised(at.pose(cube)):
        return say("drops")
    if found is None:
        return say("over_edge" if leaves_board(at, cube, flick) else "free", reach=_centimetres(reach))
    other, far = found
    values = {"own": COLOUR_OF[other] == COLOUR_OF[cube], "cube": other, "whose": other, "far": _centimetres(far)}
    if far > reach:
        return say("stops_short", **values, reach=_centimetres(reach))
    return say("hits" if _centimetres(far) else "hits_at_once", **values)


def _is_raised(pose: Pose) -> bool:
    """Does a cube stand on others?"""
    return pose.z > EDGE


def _centimetres(length: float) -> int:
    return round(length / CENTIMETRE)


def describe(state: Position, cube: int, own: int | None = None) -> str:
    """Return a cube on the board for a screen reader: "Red’s Striker 2, in enemy territory, shadow side up, frozen",
    and where it lies, as a player at the table sees it (`seat_of`)."""
    return _describe(cube, state.poses[cube], cube in state.frozen, seat_of(state, own))


def seat_of(state: Position, own: int | None) -> int:
    """Return the seat from whose side places are named: that of a lone player (`own`), else of the player who decides,
    at a set-up too."""
    decider = state.decider
    return max(own if own is not None else state.mover if decider is None or decider < 0 else decider, 0)


@lru_cache(maxsize=512)
def _describe(cube: int, pose: Pose | None, frozen: bool, seat: int) -> str:
    facts = [whose(cube)]
    if pose is not None:
        facts.append(say("enemy_territory", beyond=is_beyond(COLOUR_OF[cube], pose)))
        if KIND_OF[cube].shadows:  # of the others no side matters (CQ-18)
            facts.append(say("upper_side", shadow=is_shadow(cube, upper_face(cube, pose))))
        if pose.z > STACKED:
            facts.append(say("stacked"))
    if frozen:
        facts.append(say("frozen"))
    if pose is not None:
        facts.append(spot_words(pose, seat))
    return ", ".join(facts)
