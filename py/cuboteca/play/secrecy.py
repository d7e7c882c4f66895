"""What a record may show while its game goes on, where a seat knows what others may not (`HiddenInformation`)."""

from __future__ import annotations

from random import Random, SystemRandom

from cuboteca.play.game import HiddenInformation, State
from cuboteca.play.record import Record, write_record
from cuboteca.play.table import Table, keeps_secrets


def is_private(state: State) -> bool:
    """Is what is to be decided here for the eyes of its seat alone?"""
    return isinstance(state, HiddenInformation) and state.private


def move_seen_by(state: State, move: str, seat: int | None) -> str:
    """Return a move made in a state, as a seat may know it; None is a bystander."""
    return state.move_seen_by(move, seat) if isinstance(state, HiddenInformation) else move


def shows_all(table: Table) -> bool:
    """Return whether the game is over and hides nothing any more; False in a copy that ended with a word.

    A player could otherwise resign in a copy from elsewhere just to see the secrets in it.
    """
    ended_by_word = table.ply > 0 and not table.counted(table.ply - 1)
    return table.state.seat is None and not (table.elsewhere and ended_by_word)


def opened(table: Table) -> int:
    """Return how many of its first moves everybody may know, with all that led to them."""
    if not table.game.about.secrets or shows_all(table):
        return len(table.moves)
    return table.open


def state_seen_by(table: Table, ply: int, seat: int | None) -> State:
    """Return the state after so many moves as a seat may know it; what everybody has seen since is not hidden."""
    state = table.state_at(ply)
    if not table.game.about.secrets or ply < opened(table) or shows_all(table):
        return state
    if state.seat is None and isinstance(state, HiddenInformation) and keeps_secrets(table.state_at(ply - 1)):
        return state.closed()
    return state.seen_by(seat)


def moves_seen_by(table: Table, seat: int | None, plies: int | None = None) -> tuple[str, ...]:
    """Return the first moves of a table, or all, as a seat may know them. Once the game is over nothing is hidden."""
    moves, known = table.moves[:plies], opened(table)
    hidden = enumerate(moves[known:], start=known)
    return (*moves[:known], *(move_seen_by(table.state_at(ply), move, seat) for ply, move in hidden))


def sealed_record(table: Table, rng: Random | None = None) -> Record:
    """Return the record for others to keep: every secret in an envelope until the game is over."""
    record = table.record
    if shows_all(table) or not table.game.about.secrets:
        return record
    chance, known = rng if rng is not None else SystemRandom(), opened(table)
    hidden = enumerate(record.moves[known:], start=known)
    sealed = (_sealed(table.state_at(ply), move, chance) for ply, move in hidden)
    return record._replace(moves=(*record.moves[:known], *sealed))


def sealed_text(table: Table, rng: Random | None = None) -> str:
    """Return that record as text."""
    return write_record(sealed_record(table, rng))


def shared_text(table: Table, rng: Random | None = None) -> str:
    """Return the same to leave the device: it ends with a mark, so that a text that was cut off is noticed."""
    return write_record(sealed_record(table, rng)._replace(mark=table.mark))


def _sealed(state: State, move: str, rng: Random) -> str:
    return state.sealed(move, rng) if isinstance(state, HiddenInformation) else move
