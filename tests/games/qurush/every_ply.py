"""How random games of Qurush are played, and what holds at every ply of them."""

from __future__ import annotations

from random import Random

from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.qurush.setting import GAME, qubes
from tests.play.every_ply import check_refused

LONGEST = 1000


def choose(state: State, rng: Random, mood: float) -> Move:
    """A turn ends early the more seldom, the higher the mood."""
    if state.seat == NATURE:
        return state.draw(rng)
    if state.next == "turn" and rng.random() < 0.01:
        return state.read("resign")
    moves = state.moves()
    ends_early = len(moves) > 1 and str(moves[-1]) == "."
    return rng.choice(moves[:-1] if ends_early and rng.random() < mood else moves)


def check(state: State, rng: Random) -> None:
    check_board(state)
    if state.next == "turn":
        texts = {str(move) for move in state.moves()}
        assert "." in texts
        assert state.points in (3, 4, 7)
        check_refusals(state, texts, rng)
    check_views(state)


def check_board(state: State) -> None:
    """Qubes are conserved, none is above a pawn, pawns stand on the board."""
    on_board = qubes(state)
    assert len(on_board) == (state.rules.board.size - 2) ** 2
    assert sum(bool(top) for top in state.qubes) == len(on_board)
    off = [seat for seat, square in enumerate(state.pawns) if square not in state.squares]
    if off:
        assert state.rules.squeesh or state.stage == "setup"
    if state.rules.apart:
        ground = [square for square in state.pawns if square in state.squares and not state.qubes[square]]
        assert len(set(ground)) == len(ground)


def check_refusals(state: State, texts: set[str], rng: Random) -> None:
    """Exactly what is listed is accepted."""
    names = sorted("abcdefg"[square % 8] + str(square // 8 + 1) for square in state.squares)
    for _ in range(12):
        a, b = rng.choice(names), rng.choice(names)
        text = rng.choice([f"M{a}", f"P{a}", f"S{a}-{b}", f"L{a}<{b}", f"F{a}={rng.randrange(1, 7)}", f"R{a}"])
        text = rng.choice(["", "@1:", "@2:"]) + text
        if str(state.read(text)) in texts:
            assert state.play(text) == state.play(state.read(text))
        else:
            assert check_refused(state, text) in GAME.clauses


def check_views(state: State) -> None:
    for seat in (None, *range(state.seats)):
        seen = state.seen_by(seat)
        if state.seat is None or state.rules.open_goals:
            assert seen is state
            continue
        for owner in range(state.seats):
            assert (seen.goals[owner] == state.goals[owner]) == (owner == seat or not state.goals[owner])
        for other in range(state.seats):
            hidden = "+".join("?" for _ in state.goals[other])
            if other != seat and hidden:
                assert f"g{'ABCD'[other]}={hidden} " in f"{seen.position} "
        calls = {str(move) for move in seen.moves() if str(move).endswith("qurush")}
        own = {str(move) for move in state.moves() if str(move).endswith("qurush")}
        assert calls <= own
        assert all(seen.allows(move) for move in seen.moves())


def check_step(before: State, move: Move, after: State) -> None:
    """What no single move can do otherwise."""
    if before.next != "turn":
        return
    assert after.points >= 0
    assert sorted(qubes(before).values()) == sorted(qubes(after).values()) or move.kind == "flip"
    moved = [seat for seat in range(before.seats) if before.pawns[seat] != after.pawns[seat]]
    for seat in moved:
        riding = before.pawns[seat] >= 0 and before.qubes[before.pawns[seat]]
        acting = seat == (before.mover if move.seat < 0 else move.seat)
        if riding and not acting:
            assert after.pawns[seat] >= 0, "riders stay on"
            assert after.qubes[after.pawns[seat]] == before.qubes[before.pawns[seat]]
    if after.stage == "play" and after.turn != before.turn:
        assert after.points == (4 if after.mover in after.owing else 7)
        assert after.turn == before.turn + 1
    if after.ended == "found":
        assert all(after.has_goal(seat) for seat in after.winners)
