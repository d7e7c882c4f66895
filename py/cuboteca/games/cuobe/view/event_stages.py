"""What each event shows while the stage plays: stages by the kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cuboteca.games.cuobe.rules.board import trapped_places
from cuboteca.games.cuobe.rules.places import ACROSS, BESIDE, LINES, NOWHERE, PLACE_NAMES, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import INSANE, SISTER, SPIDER, TWIN, Note
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.art.goal import render_goal
from cuboteca.games.cuobe.view.art.lights import darken, dust, eyes, leaves, light_line, night, snap_traps, token
from cuboteca.games.cuobe.view.art.scene import PITCH, SIDE, STEPS, spot
from cuboteca.games.cuobe.view.art.team import render_state, render_track
from cuboteca.games.cuobe.view.closer_look import goal_of
from cuboteca.games.cuobe.view.staged_house import Motion, StagedHouse
from cuboteca.games.cuobe.view.team import mate
from cuboteca.play.view import Stage

TOKEN_SPOT: Final = (62, 26)
"""Where a token falls to in a room: the corner in which they lie."""
Shows = Callable[[StagedHouse, Note], Iterable[Stage]]
OTHER_TWIN: Final = {TWIN: SISTER, SISTER: TWIN}


def _turn(house: StagedHouse, note: Note) -> Iterable[Stage]:
    """Move the ring to the player whose turn begins."""
    seat = note[1]
    if seat in house.pawns and house.pawns[seat] != house.pawns.get(house.before.active):
        ring = {"kind": "follows", "of": ["standing"], "to": [spot(PLACE_NAMES[house.pawns[seat]])]}
        yield Stage(motions=(ring,))


def _walked(house: StagedHouse, note: Note) -> Iterable[Stage]:
    seat, target = note[1:3]
    there = house.pawns.get(seat)
    house.pawns[seat] = target
    kind = "walks" if there is not None and target in BESIDE[there] else "jumps"
    yield Stage(motions=house.with_lamp(seat, kind), sound="step")


def _jumped(house: StagedHouse, note: Note) -> Iterable[Stage]:
    house.pawns[note[1]] = note[2]
    yield Stage(motions=house.with_lamp(note[1], "jumps"), sound="jump")


def _swapped(house: StagedHouse, note: Note) -> Iterable[Stage]:
    one, other = note[1:3]
    house.pawns[one], house.pawns[other] = house.pawns[other], house.pawns[one]
    yield Stage(motions=(*house.with_lamp(one, "jumps"), *house.with_lamp(other, "jumps")), sound="jump")


def _clown(house: StagedHouse, note: Note) -> Iterable[Stage]:
    seat, came_from, place = note[1:4]
    house.pawns[seat], house.figures["clown"] = came_from, place
    clown: Motion = {"kind": "jumps", "of": ["figure-clown"], "to": [house.figure_spot("clown")]}
    yield Stage(motions=(clown, *house.with_lamp(seat, "jumps")), over=darken(), sound="jump")


def _came(house: StagedHouse, note: Note) -> Iterable[Stage]:
    kind, place = note[1:3]
    house.figures[kind] = place
    motion: Motion = {"kind": "jumps", "of": [f"figure-{kind}"], "to": [house.figure_spot(kind)]}
    yield Stage(motions=(motion,), over=darken(), sound="jump")


def _appeared(house: StagedHouse, note: Note) -> Iterable[Stage]:
    kind, place = note[1:3]
    if kind == SPIDER:
        return
    house.figures[kind] = place
    motion: Motion = {"kind": "appears", "of": [f"figure-{kind}"], "to": [house.figure_spot(kind)]}
    if kind == TWIN:
        motion["kind"] = "peeks"
    elif kind == SISTER and TWIN in house.figures:
        motion |= {"kind": "parts", "from": house.figure_spot(TWIN)}
    yield Stage(motions=(motion,), over=darken(), sound="spawn")


def _destroyed(house: StagedHouse, note: Note) -> Iterable[Stage]:
    """Let a twin whose other is left go back into her, as an image into a mirror."""
    kind = note[1]
    house.figures.pop(kind, None)
    motion: Motion = {"kind": "vanishes", "of": [f"figure-{kind}"]}
    other = OTHER_TWIN.get(kind, "")
    if other in house.figures:
        motion |= {"kind": "joins", "to": [house.figure_spot(other)]}
    yield Stage(motions=(motion,), sound="sink")


def _weaker(house: StagedHouse, note: Note) -> Iterable[Stage]:
    figure = [f"figure-{note[1]}"]
    yield Stage(motions=({"kind": "shakes", "of": figure}, {"kind": "changes", "of": figure}))


def _shift(house: StagedHouse, note: Note) -> Iterable[Stage]:
    """Light the line, darken all else; then let it go, with weight."""
    place, way = note[1:3]
    line = LINES[place][way]
    side = WAY_LETTERS[way]
    names = [PLACE_NAMES[at] for at in line]
    over = light_line(names, side)
    things: dict[str, int] = {house.tile(at): at for at in line}
    seats = [seat for seat, at in house.pawns.items() if at in line]
    things |= {f"piece-{seat}": house.pawns[seat] for seat in seats}
    things |= {f"lamp-{seat}": house.pawns[seat] for seat in seats}
    if house.before.active in seats:
        things["standing"] = house.pawns[house.before.active]
    things |= {f"figure-{kind}": at for kind, at in house.figures.items() if at in line}
    right, down = STEPS[side]
    slides: Motion = {
        "kind": "slides",
        "of": [*things],
        "by": (PITCH * right, PITCH * down),
        "wraps": [name for name, at in things.items() if BESIDE[at][way] == NOWHERE],
        "back": (-PITCH * right * (SIDE - 1), -PITCH * down * (SIDE - 1)),
        "html": dust(names, side),
        "names": {house.tile(at): f"tile-{PLACE_NAMES[ACROSS[at][way]]}" for at in line if not house.rooms[at].card},
    }
    rooms = [*house.rooms]
    for at in line:
        house.rooms[ACROSS[at][way]] = rooms[at]
    for seat in seats:
        house.pawns[seat] = ACROSS[house.pawns[seat]][way]
    for kind, at in house.figures.items():
        house.figures[kind] = ACROSS[at][way] if at in line else at
    yield Stage(motions=(slides,), over=over, sound="slide", ends="thud")


def _revealed(house: StagedHouse, note: Note) -> Iterable[Stage]:
    place, card = note[1:3]
    before = house.tile(place)
    house.rooms[place] = house.rooms[place]._replace(card=card)
    turned: Motion = {"kind": "turns", "of": [before], "into": [f"tile-{card}"]}
    yield Stage(motions=(turned,), sound="turn")


def _lands(
    symbol: str, settle: Callable[[StagedHouse, int], None] | None = None
) -> Callable[[StagedHouse, Note], list[Stage]]:
    """Return what shows a token that falls into each of the places that the event names."""

    def show(house: StagedHouse, note: Note) -> list[Stage]:
        motions = []
        for place in note[1:]:
            x, y = spot(PLACE_NAMES[place])
            to = [(x + TOKEN_SPOT[0], y + TOKEN_SPOT[1])]
            motions.append({"kind": "lands", "of": [house.tile(place)], "html": token(symbol), "to": to})
            if settle is not None:
                settle(house, place)
        return [Stage(motions=tuple(motions), sound="place")]

    return show


def _nest(house: StagedHouse, place: int) -> None:
    house.rooms[place] = house.rooms[place]._replace(spiders=house.rooms[place].spiders + 1)


def _find(house: StagedHouse, place: int) -> None:
    house.rooms[place] = house.rooms[place]._replace(find=True)


def _room_changes(house: StagedHouse, note: Note) -> list[Stage]:
    return [Stage(motions=({"kind": "changes", "of": [house.tile(note[-1])]},))]


def _spiders_came(house: StagedHouse, note: Note) -> list[Stage]:
    tiles = [house.tile(place) for place in note[1:3]]
    return [Stage(motions=({"kind": "changes", "of": tiles},), sound="jump")]


def _chest(house: StagedHouse, note: Note) -> list[Stage]:
    return [*_lands(f"c-chest-{note[1] + 1}")(house, (note[0], note[2]))]


def _sprung(house: StagedHouse, note: Note) -> list[Stage]:
    trapped = [PLACE_NAMES[place] for place in trapped_places(house.before)]
    hit = [f"piece-{seat}" for seat in note[1:]]
    return [
        Stage(
            motions=({"kind": "snaps", "of": [], "html": snap_traps(trapped)}, {"kind": "shakes", "of": hit}),
            sound="snap",
        )
    ]


def _told(house: StagedHouse, seat: int) -> Motion:
    """Bring a player's wounds, panic and cards below the map up to date, whether among the others or in the tray."""
    player = house.after.players[seat]
    told = {
        f"mate-{seat}": render_state(mate(house.after, seat, house.names)),
        f"wound-{seat}": render_track("wound", seat, player.wounds),
        f"panic-{seat}": render_track("panic", seat, player.panic, label("insane") if player.status == INSANE else ""),
    }
    return {"kind": "tells", "of": [], "told": {name: str(markup) for name, markup in told.items()}}


def _shakes(house: StagedHouse, note: Note) -> list[Stage]:
    return [Stage(motions=({"kind": "shakes", "of": [f"piece-{note[1]}"]}, _told(house, note[1])))]


def _insane(house: StagedHouse, note: Note) -> list[Stage]:
    """Let a player sway, eyes open all over the house, and what the player held fall down."""
    seat = note[1]
    held = house.before.players[seat]
    cards = [f"card-{card}" for card in (*held.tools, *held.talents, *held.syndromes)]
    place = PLACE_NAMES[house.pawns[seat]]
    sways = {"kind": "sways", "of": [f"piece-{seat}"], "html": eyes(place)}
    return [
        Stage(motions=(sways, {"kind": "drops", "of": cards}, _told(house, seat)), over=darken(place), sound="spawn")
    ]


def _dead(house: StagedHouse, note: Note) -> list[Stage]:
    house.pawns.pop(note[1], None)
    falls = {"kind": "falls", "of": [f"piece-{note[1]}"]}
    return [Stage(motions=(falls, _told(house, note[1])), over=darken(), sound="sink")]


def _back(house: StagedHouse, note: Note) -> list[Stage]:
    seat = note[1]
    house.pawns[seat] = house.after.players[seat].place
    return [Stage(motions=house.with_lamp(seat, "jumps"))]


def _escaped(house: StagedHouse, note: Note) -> list[Stage]:
    house.pawns.pop(note[1], None)
    return [Stage(motions=({"kind": "vanishes", "of": [f"piece-{note[1]}"]}, _told(house, note[1])))]


def _dark(house: StagedHouse, note: Note) -> list[Stage]:
    """Let the lamps flicker and go out."""
    lights = [*(f"lamp-{seat}" for seat in house.pawns), "standing"]
    return [Stage(motions=({"kind": "darkens", "of": lights, "html": night()},), sound="sink")]


def _opened(house: StagedHouse, note: Note) -> list[Stage]:
    """Lift each key in its socket; swing the door's leaves away, and let daylight in."""
    exit_ = house.after.place_of(house.after.box.exit)
    place = PLACE_NAMES[exit_]
    opens = {"kind": "opens", "of": [house.tile(exit_)], "html": leaves(place)}
    return [
        Stage(motions=({"kind": "lifts", "of": [], "target": ".sockets > .socket"},)),
        Stage(motions=(opens,), over=darken(place), sound="open"),
    ]


def _key(house: StagedHouse, note: Note) -> list[Stage]:
    flies = {"kind": "flies", "of": [f"card-{note[2]}"], "target": ".goal"}
    goal = render_goal(goal_of(house.after, house.names), live=True)
    return [
        Stage(motions=(flies,), sound="key"),
        Stage(motions=({"kind": "tells", "of": [], "told": {"goal": str(goal)}},)),
    ]


EVENTS: Final[dict[str, Shows]] = {
    "turn": _turn,
    "walked": _walked,
    "jumped": _jumped,
    "swapped": _swapped,
    "clown": _clown,
    "came": _came,
    "appeared": _appeared,
    "destroyed": _destroyed,
    "weaker": _weaker,
    "shift": _shift,
    "revealed": _revealed,
    "trap": _lands("c-trap-token"),
    "lock": _lands("c-lock-token"),
    "find": _lands("c-find-token", _find),
    "spider": _lands("c-spider", _nest),
    "spiders-came": _spiders_came,
    "chest": _chest,
    **dict.fromkeys(("trap-gone", "unlock", "squashed", "picked"), _room_changes),
    "sprung": _sprung,
    **dict.fromkeys(("wound", "past-fear", "panic"), _shakes),
    "insane": _insane,
    "dead": _dead,
    "back": _back,
    "escaped": _escaped,
    "key": _key,
    "opened": _opened,
    "dark": _dark,
}
"""By the kind of event; any other has a sentence and no motion."""
