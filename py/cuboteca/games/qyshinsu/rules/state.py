"""A position of Qyshinsu: an immutable value, with what can be read off it and the moves played on it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.qyshinsu.rules.legal import bound_places, legal_moves
from cuboteca.games.qyshinsu.rules.moves import (
    ACCEPT_DRAW,
    ADDITIONS,
    COLOURS,
    EMPTY,
    FIRST,
    KINDS,
    NO_MOVE,
    NOBODY,
    OFFER_DRAW,
    OFFER_MADE,
    OFFER_STANDING,
    OLD,
    PLACES,
    RESIGN,
    STONES,
    SWAP,
    TWO_OF_ANY,
    Move,
    read_move,
)
from cuboteca.games.qyshinsu.rules.options import Rules
from cuboteca.games.qyshinsu.rules.position_write import write_position
from cuboteca.games.qyshinsu.rules.why_illegal import why_not
from cuboteca.play.game import NATURE, Outcome

ENDS: Final = {
    "no_move": "Y-16",
    "resigned": "Y-21",
    "draw_agreed": "Y-24",
    "repetition": "Y-19",
    "max_plies": "Y-20",
}
"""What ends a game, and the clause that says so."""

Situation = tuple[bytes, int, tuple[Move, ...]]
"""Ring, side to move and latest moves: what Y-19 counts."""


class Stone(NamedTuple):
    """A stone on the ring."""

    colour: str
    """`b` or `r`."""
    kind: int


class Duty(NamedTuple):
    """What the mover must do: `free`, `steps` (Y-6), `add_nearest` (Y-9), `remove_nearest` (Y-10) or `over`."""

    what: str
    origin: int
    """The place of the opponent's last move; 0 if there is none."""
    steps: int
    places: tuple[int, ...]
    """The places where the answer must fall, whether or not something can be done there."""


class State(NamedTuple):
    """A position; `play` gives the next one. Build it with `arrive`, which fills in what follows from the rest."""

    rules: Rules
    ring: bytes
    counts: int
    """How many of each kind lie on the ring, two bits a kind."""
    side: int
    recent: tuple[Move, ...]
    """The latest moves, newest first: the opponent's, the mover's own, and with ko=two_turns the two before."""
    ply: int
    seen: tuple[Situation, ...]
    """The earlier situations that can still recur."""
    offer: str
    ended: str
    legal: tuple[Move, ...]

    # What the protocol asks for.

    @property
    def seat(self) -> int | None:
        if self.ended:
            return None
        return NATURE if self.side == NOBODY else self.side ^ self.rules.swapped

    @property
    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winners = ((1 - self.side) ^ self.rules.swapped,) if self.ended in ("no_move", "resigned") else ()
        return Outcome(winners, self.ended, ENDS[self.ended])

    @property
    def options(self) -> Mapping[str, str]:
        return self.rules.options

    @property
    def seats(self) -> int:
        return 2

    def moves(self) -> tuple[Move, ...]:
        return self.legal

    def read(self, text: str) -> Move:
        return read_move(text.strip())

    def play(self, move: Move | str) -> State:
        chosen = move if isinstance(move, Move) else self.read(move)
        if chosen not in self.legal:
            return _say(self, chosen)
        if chosen.sign:
            return _move_stone(self, chosen)
        if chosen is SWAP:  # Y-23: the ring stays, the players change places
            legal = self.legal[:-1]
            offer, ended = (_passed_on(self.offer), "") if legal else ("", "no_move")  # Y-16
            return self._replace(rules=self.rules.exchanged(), legal=legal, offer=offer, ended=ended)
        return arrive(self.rules, self.ring, FIRST.index(chosen), self.recent, self.ply)

    def draw(self, rng: Random) -> Move:
        if self.side != NOBODY:
            raise ValueError("Nothing is left to chance here.")
        return rng.choice(FIRST)

    def seen_by(self, seat: int | None) -> State:
        """Nothing is hidden in this game."""
        del seat
        return self

    @property
    def position(self) -> str:
        return write_position(self)

    # What pictures and words read off it.

    @property
    def to_move(self) -> str | None:
        """`b` or `r`; None while chance is to choose and when the game is over."""
        return None if self.ended or self.side == NOBODY else COLOURS[self.side]

    @property
    def last(self) -> Move:
        """The opponent's last move, or NO_MOVE."""
        return self.recent[0]

    def stone(self, place: int) -> Stone | None:
        """Return what lies at a place, 1 to 12."""
        byte = self.ring[place - 1]
        return Stone(COLOURS[(byte - 1) // 6], (byte - 1) % 6) if byte else None

    def pool(self, colour: str) -> tuple[int, ...]:
        """Return how many stones of each kind a colour has in hand (Y-18)."""
        own = STONES[COLOURS.index(colour)]
        return tuple(2 - self.ring.count(own[kind]) for kind in KINDS)

    @property
    def barred(self) -> tuple[int, ...]:
        """The kinds of which two lie on the ring (Y-13)."""
        return tuple(kind for kind in KINDS if self.counts & TWO_OF_ANY & 2 << 2 * kind)

    @property
    def withheld(self) -> tuple[Move, ...]:
        """The additions that Precept 3 keeps from the mover (Y-14)."""
        own = (self.recent[index] for index in self.rules.own_moves)
        return tuple(ADDITIONS[move.at][move.kind] for move in own if move.sign == "-")

    def bound(self) -> Duty:
        """Return what binds the player to move; once the game is lost, what could not be answered."""
        last = self.last
        if self.side == NOBODY or self.ended not in ("", "no_move"):
            return Duty("over", 0, 0, ())
        places = tuple(at + 1 for at in bound_places(self.rules, self.ring, self.side, last))
        if last.kind != OLD:
            return Duty("steps" if last.sign else "free", last.place, max(last.kind, 0), places)
        return Duty("add_nearest" if last.sign == "+" else "remove_nearest", last.place, 0, places)

    @property
    def offers_draw(self) -> int | None:
        """The seat whose offer of a draw can still be accepted or lapse (Y-24), if there is one."""
        seat = self.seat
        if not self.offer or seat is None:
            return None
        return seat if self.offer == OFFER_MADE else 1 - seat

    def __repr__(self) -> str:
        return f"<Qyshinsu {self.position}>"


EMPTY_RING: Final = bytes(len(PLACES))


def begin(rules: Rules) -> State:
    """Return the first state of a game."""
    recent = (NO_MOVE,) * rules.recalls
    first = rules.options["first_player"]
    if first == "random":
        return State(rules, EMPTY_RING, 0, NOBODY, recent, 0, (), "", "", FIRST)
    return arrive(rules, EMPTY_RING, ("black", "red").index(first), recent, 0)


def arrive(
    rules: Rules,
    ring: bytes,
    side: int,
    recent: tuple[Move, ...],
    ply: int,
    seen: tuple[Situation, ...] = (),
    offer: str = "",
    counts: int = -1,
) -> State:
    """Return the state with these facts: its legal moves, and whether it is the end."""
    if counts < 0:
        counts = sum(1 << 2 * ((byte - 1) % 6) for byte in ring if byte != EMPTY)
    legal = legal_moves(rules, ring, counts, side, recent, ply)
    ended = ""
    if not legal:  # Y-16
        ended = "no_move"
    elif seen.count((ring, side, recent)) >= 2:  # Y-19
        ended = "repetition"
    elif 0 < rules.longest <= ply:  # Y-20
        ended = "max_plies"
    if ended:
        return State(rules, ring, counts, side, recent, ply, seen, "", ended, ())
    return State(rules, ring, counts, side, recent, ply, seen, offer, "", legal)


def _move_stone(state: State, move: Move) -> State:
    rules, ring, counts, side, recent, ply, seen, offer, _, _ = state
    if rules.repeats and recent[-1] is not NO_MOVE:  # Y-19: what has no full past can never recur
        seen += ((ring, side, recent),)
    at = move.at
    return arrive(
        rules,
        ring[:at] + move.puts[side] + ring[at + 1 :],  # Y-3
        1 - side,  # Y-1
        (move, *recent[:-1]),
        ply + 1,
        seen,
        _passed_on(offer),
        counts + move.change,
    )


def _passed_on(offer: str) -> str:
    """Return what becomes of an offer: one made stands next turn, one that stood is declined by moving (Y-24)."""
    return OFFER_STANDING if offer == OFFER_MADE else ""


def _say(state: State, said: Move) -> State:
    """Resignation and agreement, which are no moves of the game (Y-21); IllegalMove for all the rest."""
    if state.to_move:
        if said is RESIGN:  # Y-21
            return state._replace(ended="resigned", offer="", legal=())
        if said is OFFER_DRAW and not state.offer:  # Y-24
            return state._replace(offer=OFFER_MADE)
        if said is ACCEPT_DRAW and state.offer == OFFER_STANDING:  # Y-24
            return state._replace(ended="draw_agreed", offer="", legal=())
    raise why_not(state, said)
