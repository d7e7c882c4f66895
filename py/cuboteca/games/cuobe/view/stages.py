"""What has happened, one thing after the other, for the page to play: each event with its sentence and its motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cuboteca.draw.markup import el
from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import trapped_places
from cuboteca.games.cuobe.rules.moves import Move, read_move
from cuboteca.games.cuobe.rules.places import ACROSS, BESIDE, LINES, NOWHERE, PLACE_NAMES, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import SPIDER, Note
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import ARMING
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import FIGHTS, fights_bare, move_sentence, told_itself
from cuboteca.games.cuobe.text.log_events import tell_events
from cuboteca.games.cuobe.text.log_moves import made
from cuboteca.games.cuobe.view.art.cards import render_green_stage, render_opened
from cuboteca.games.cuobe.view.art.lights import darken, light_line, snap_traps, token
from cuboteca.games.cuobe.view.art.scene import PITCH, SIDE, STEPS, Company, Spot, Standing, middle, spot, stand
from cuboteca.games.cuobe.view.art.tray import die_face
from cuboteca.games.cuobe.view.closer_look import green_card
from cuboteca.games.cuobe.view.team import hand_card
from cuboteca.play.view import Stage, View

Motion = dict[str, Any]
Moves = tuple[Motion, ...]

TOKEN_SPOT: Final = (62, 26)
"""Where a token falls to in a room: the corner in which they lie."""
UNSAID: Final = ("counted", "dice")
"""Events of which the table shows what they came to."""
HEADS: Final = {
    moves.REVEAL: "revealed",
    moves.BLUE: "blue",
    moves.KEY: "key",
    moves.PICK: "picked",
    moves.CHEST: "chest",
}
"""The event that a move's own sentence describes."""


def stages(view: View, first: int) -> list[Stage]:
    """List what has happened since the first of some moves; nothing where no motion or card is to be seen, nor in a
    fight, whose sheet lies over the map."""
    state: State = view.state
    if not state.ended and state.agenda[-1].what in ARMING:
        return []
    told = _Telling(view)
    for ply in range(first, len(view.past)):
        before, text = view.past[ply]
        after = view.past[ply + 1][0] if ply + 1 < len(view.past) else state
        if any(note[0] in FIGHTS for note in after.notes):
            return []
        told.move(ply, before, read_move(text), after)
    told.end()
    return told.stages if any(stage.motions or stage.held for stage in told.stages) else []


class _Telling:
    """The stages so far, and a sentence that waits for what it is about."""

    def __init__(self, view: View) -> None:
        self.names = view.names
        self.gated = not view.waits
        self.stages: list[Stage] = []
        self.waiting = ""

    def move(self, ply: int, before: State, move: Move, after: State) -> None:
        """Add a move, and all that it brought about."""
        house = _House(before, after)
        if move.verb == moves.GREEN:
            self._green(ply, move, after)
        elif move.verb == moves.ROLL:
            self._dice(ply, before, move)
        elif move.verb != moves.END or self._frightens(after):
            self.say(move_sentence(before, move, self.names))
        if move.verb == moves.BLUE:
            self._blue(move, after)
        told = told_itself(before, move)
        heads = {HEADS.get(move.verb, ""), *told} - {""}
        head = next((note for note in after.notes if note[0] in heads), None)
        events = tell_events(after, self.names, UNSAID, told, fights_bare(before, move))
        if head is not None and head not in [note for note, _ in events]:
            events.insert(0, (head, ""))
        for note, sentence in events:
            self.say(sentence)
            if note[0] in EVENTS:
                for stage in EVENTS[note[0]](house, note):
                    (self.add_by_the_way if note[0] in WORDLESS else self.add)(stage)

    @staticmethod
    def _frightens(after: State) -> bool:
        """Return whether the end of the turn raised panic, and so deserves a sentence."""
        return any(note[0] == "panic" for note in after.notes)

    def say(self, sentence: str) -> None:
        self.waiting = f"{self.waiting} {sentence}".strip()

    def add(self, stage: Stage) -> None:
        """Add a stage; it says what has waited for it."""
        if stage.motions or stage.held:
            self.stages.append(stage._replace(say=self.waiting))
            self.waiting = ""

    def add_by_the_way(self, stage: Stage) -> None:
        """Add a stage that needs no words: what has waited is said with the next."""
        self.stages.append(stage)

    def end(self) -> None:
        """Add the sentences that are left, without a motion."""
        if self.waiting:
            self.stages.append(Stage(self.waiting))
            self.waiting = ""

    def _green(self, ply: int, move: Move, after: State) -> None:
        """Hold up the card of the turn until the player has read it."""
        card = green_card(after.box, move.args[0], ply + 1)
        button = el("button", label("continue"), type="button", id="put-away", data_gate=True, class_="button main")
        held = render_green_stage(card, button if self.gated else None)
        self.say(made(moves.GREEN, card=card.name))
        self.add(Stage(held=str(held), gate=self.gated, sound="card"))

    def _blue(self, move: Move, after: State) -> None:
        drawn = hand_card(after, move.args[0])
        held = el("div", render_opened(drawn), class_="drawn-card", data_goes="down")
        self.add(Stage(held=str(held), sound="card"))

    def _dice(self, ply: int, before: State, move: Move) -> None:
        """Let the dice fall before it is said what they show."""
        dice = (die_face(int(face), ply, number) for number, face in enumerate(move.args))
        self.add(Stage(held=str(el("div", dice, class_="thrown")), sound="dice"))
        self.say(move_sentence(before, move, self.names))


class _House:
    """Where everything lies and stands as one event after the other moves it."""

    def __init__(self, before: State, after: State) -> None:
        self.after = after
        self.before = before
        self.rooms = list(before.rooms)
        self.pawns = {seat: player.place for seat, player in enumerate(before.players) if player.inside}
        self.figures = {spawn.kind: spawn.place for spawn in before.spawns}

    def tile(self, place: int) -> str:
        """Return the id of the room that lies in a place; face down, it is known by the place."""
        return f"tile-{self.rooms[place].card or PLACE_NAMES[place]}"

    def standing(self, place: int) -> Standing:
        room = self.rooms[place]
        company = Company(
            sum(at == place for at in self.pawns.values()),
            sum(at == place for at in self.figures.values()),
            room.spiders > 0,
            int(room.chest >= 0),
            room.find,
        )
        return stand(company)

    def pawn_spot(self, seat: int) -> tuple[float, float]:
        """Return where a pawn stands now."""
        return _spot_of(seat, self.pawns, self.standing(self.pawns[seat]).pawns)

    def figure_spot(self, kind: str) -> tuple[float, float]:
        """Return where a spawn stands now."""
        return _spot_of(kind, self.figures, self.standing(self.figures[kind]).figures)

    def with_lamp(self, seat: int, kind: str) -> Moves:
        """Return how a pawn comes to where it is now, and its light with it."""
        place = PLACE_NAMES[self.pawns[seat]]
        lights = {f"lamp-{seat}": middle(place)}
        if seat == self.before.active:
            lights["standing"] = spot(place)
        goes: Motion = {"kind": kind, "of": [f"piece-{seat}"], "to": [self.pawn_spot(seat)]}
        return goes, {"kind": "follows", "of": [*lights], "to": [*lights.values()]}


def _spot_of(one: Any, places: Mapping[Any, int], spots: Sequence[Spot]) -> tuple[float, float]:
    """Return where one of those in a room stands: they take its spots in order."""
    place = places[one]
    number = sorted(other for other, at in places.items() if at == place).index(one)
    (x, y), (across, down, _) = spot(PLACE_NAMES[place]), spots[number]
    return x + across, y + down


# What each event shows.


def _turn(house: _House, note: Note) -> Iterable[Stage]:
    """The ring goes to the player whose turn begins."""
    seat = note[1]
    if seat in house.pawns and house.pawns[seat] != house.pawns.get(house.before.active):
        ring = {"kind": "follows", "of": ["standing"], "to": [spot(PLACE_NAMES[house.pawns[seat]])]}
        yield Stage(motions=(ring,))


def _walked(house: _House, note: Note) -> Iterable[Stage]:
    seat, target = note[1:3]
    there = house.pawns.get(seat)
    house.pawns[seat] = target
    kind = "walks" if there is not None and target in BESIDE[there] else "jumps"
    yield Stage(motions=house.with_lamp(seat, kind), sound="step")


def _jumped(house: _House, note: Note) -> Iterable[Stage]:
    house.pawns[note[1]] = note[2]
    yield Stage(motions=house.with_lamp(note[1], "jumps"), sound="jump")


def _swapped(house: _House, note: Note) -> Iterable[Stage]:
    one, other = note[1:3]
    house.pawns[one], house.pawns[other] = house.pawns[other], house.pawns[one]
    yield Stage(motions=(*house.with_lamp(one, "jumps"), *house.with_lamp(other, "jumps")), sound="jump")


def _clown(house: _House, note: Note) -> Iterable[Stage]:
    seat, came_from, place = note[1:4]
    house.pawns[seat], house.figures["clown"] = came_from, place
    clown: Motion = {"kind": "jumps", "of": ["figure-clown"], "to": [house.figure_spot("clown")]}
    yield Stage(motions=(clown, *house.with_lamp(seat, "jumps")), over=darken(), sound="jump")


def _came(house: _House, note: Note) -> Iterable[Stage]:
    kind, place = note[1:3]
    house.figures[kind] = place
    motion: Motion = {"kind": "jumps", "of": [f"figure-{kind}"], "to": [house.figure_spot(kind)]}
    yield Stage(motions=(motion,), over=darken(), sound="jump")


def _appeared(house: _House, note: Note) -> Iterable[Stage]:
    kind, place = note[1:3]
    if kind == SPIDER:
        return
    house.figures[kind] = place
    motion: Motion = {"kind": "appears", "of": [f"figure-{kind}"], "to": [house.figure_spot(kind)]}
    yield Stage(motions=(motion,), over=darken(), sound="spawn")


def _destroyed(house: _House, note: Note) -> Iterable[Stage]:
    house.figures.pop(note[1], None)
    yield Stage(motions=({"kind": "vanishes", "of": [f"figure-{note[1]}"]},), sound="sink")


def _weaker(house: _House, note: Note) -> Iterable[Stage]:
    figure = [f"figure-{note[1]}"]
    yield Stage(motions=({"kind": "shakes", "of": figure}, {"kind": "changes", "of": figure}))


def _shift(house: _House, note: Note) -> Iterable[Stage]:
    """The line is lit, all else is dark; then it goes, with weight."""
    place, way = note[1:3]
    line = LINES[place][way]
    side = WAY_LETTERS[way]
    over = light_line([PLACE_NAMES[at] for at in line], side)
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


def _revealed(house: _House, note: Note) -> Iterable[Stage]:
    place, card = note[1:3]
    before = house.tile(place)
    house.rooms[place] = house.rooms[place]._replace(card=card)
    turned: Motion = {"kind": "turns", "of": [before], "into": [f"tile-{card}"]}
    yield Stage(motions=(turned,), sound="turn")


def _lands(symbol: str, settle: Callable[[_House, int], None] | None = None) -> Callable[[_House, Note], list[Stage]]:
    """Return what shows a token that falls into each of the places that the event names."""

    def show(house: _House, note: Note) -> list[Stage]:
        motions = []
        for place in note[1:]:
            x, y = spot(PLACE_NAMES[place])
            to = [(x + TOKEN_SPOT[0], y + TOKEN_SPOT[1])]
            motions.append({"kind": "lands", "of": [house.tile(place)], "html": token(symbol), "to": to})
            if settle is not None:
                settle(house, place)
        return [Stage(motions=tuple(motions), sound="place")]

    return show


def _nest(house: _House, place: int) -> None:
    house.rooms[place] = house.rooms[place]._replace(spiders=house.rooms[place].spiders + 1)


def _find(house: _House, place: int) -> None:
    house.rooms[place] = house.rooms[place]._replace(find=True)


def _room_changes(house: _House, note: Note) -> list[Stage]:
    return [Stage(motions=({"kind": "changes", "of": [house.tile(note[-1])]},))]


def _spiders_came(house: _House, note: Note) -> list[Stage]:
    tiles = [house.tile(place) for place in note[1:3]]
    return [Stage(motions=({"kind": "changes", "of": tiles},), sound="jump")]


def _chest(house: _House, note: Note) -> list[Stage]:
    return _lands(f"c-chest-{note[1] + 1}")(house, (note[0], note[2]))


def _sprung(house: _House, note: Note) -> list[Stage]:
    trapped = [PLACE_NAMES[place] for place in trapped_places(house.before)]
    hit = [f"piece-{seat}" for seat in note[1:]]
    return [
        Stage(
            motions=({"kind": "snaps", "of": [], "html": snap_traps(trapped)}, {"kind": "shakes", "of": hit}),
            sound="snap",
        )
    ]


def _shakes(house: _House, note: Note) -> list[Stage]:
    return [Stage(motions=({"kind": "shakes", "of": [f"piece-{note[1]}"]},))]


def _insane(house: _House, note: Note) -> list[Stage]:
    piece = [f"piece-{note[1]}"]
    return [Stage(motions=({"kind": "shakes", "of": piece}, {"kind": "changes", "of": piece}), over=darken())]


def _dead(house: _House, note: Note) -> list[Stage]:
    house.pawns.pop(note[1], None)
    return [Stage(motions=({"kind": "falls", "of": [f"piece-{note[1]}"]},), over=darken(), sound="sink")]


def _back(house: _House, note: Note) -> list[Stage]:
    seat = note[1]
    house.pawns[seat] = house.after.players[seat].place
    return [Stage(motions=house.with_lamp(seat, "jumps"))]


def _escaped(house: _House, note: Note) -> list[Stage]:
    house.pawns.pop(note[1], None)
    return [Stage(motions=({"kind": "vanishes", "of": [f"piece-{note[1]}"]},))]


def _key(house: _House, note: Note) -> list[Stage]:
    return [Stage(motions=({"kind": "flies", "of": [f"card-{note[2]}"], "target": ".goal"},), sound="key")]


WORDLESS: Final = ("turn", "revealed")
"""Events that share their sentence with the next one."""
EVENTS: Final[dict[str, Callable[[_House, Note], Iterable[Stage]]]] = {
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
}
"""By the kind of event; any other has a sentence and no motion."""
