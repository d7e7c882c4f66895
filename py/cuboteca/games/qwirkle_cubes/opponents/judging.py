"""How good a move is, as a chance to win, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator
from math import erf, prod, sqrt
from typing import Final

from cuboteca.games.qwirkle_cubes.opponents.candidates import Candidate
from cuboteca.games.qwirkle_cubes.opponents.replies import Weighed, following
from cuboteca.games.qwirkle_cubes.rules.moves import Move
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.search.thought import Reason

REASONS: Final = 2
"""As many are given at most."""
SPREAD: Final = 3.0
"""How far the points of two players still drift apart, times the root of the cubes that are left."""
LITTLE: Final = 4.0
"""Whoever can expect no more than this has been left nothing to speak of."""
MANY_LINES: Final = 3


def chance_to_win(seen: State, gain: float) -> float:
    """Return the mover's chance if so many points more than the others' were on the way."""
    left = seen.in_bag + sum(len(hand) for hand in seen.hands)
    spread = SPREAD * sqrt(max(left, 1))
    mine = seen.scores[seen.mover] + gain
    others = [seat for seat in following(seen) if seat != seen.mover]
    return prod((1 + erf((mine - seen.scores[seat]) / spread / sqrt(2))) / 2 for seat in others)


def reasons_to_place(seen: State, candidate: Candidate, weighed: Weighed | None = None) -> tuple[Reason, ...]:
    """Return what speaks for a placement."""
    return (Reason("scores", {"points": candidate.points}), *_more(seen, candidate.move, weighed))[:REASONS]


def _more(seen: State, move: Move, weighed: Weighed | None) -> Iterator[Reason]:
    """Go through what else there is to say, the most telling first."""
    if seen.bonus_of(move):
        yield Reason("goes_out")
    lines = seen.score_of(move)
    full = sum(line.qwirkle for line in lines)
    if full:
        yield Reason("completes_line", {"count": full})
    others = [seat for seat in following(seen) if seat != seen.mover]
    if weighed is not None and others and seen.hands[others[0]] and weighed.leaves <= LITTLE:
        yield Reason("leaves_nothing_for", {"seat": others[0]})
    if len(lines) >= MANY_LINES:
        yield Reason("counts_in_lines", {"count": len(lines)})


def reasons_to_roll(hoped: float, lying: float) -> tuple[Reason, ...]:
    """Return what speaks for a re-roll: what it brings on average, and what is there as the cubes lie."""
    if not lying:
        return (Reason("nothing_fits"), Reason("hopes_for", {"points": round(hoped)}))
    if round(hoped) == round(lying):
        return (Reason("hopes_for_more", {"points": round(lying)}),)
    return (Reason("hopes_for", {"points": round(hoped)}), Reason("has_now", {"points": round(lying)}))
