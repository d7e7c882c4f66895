"""What holds at every ply of every game, whatever its rules and whatever is played.

The property tests watch some random games with it, `make soak` thousands. What only one game promises is in
`tests/games/<game>/every_ply.py`, beside how its random games are played.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, Protocol

from cuboteca.play.game import NATURE, Game, IllegalMove, Move, Option
from cuboteca.play.record import read_record
from cuboteca.play.secrecy import shared_text
from cuboteca.play.table import Table, is_entered

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
MANY = 200
"""As many moves of a state are looked at, of a player's."""
MANY_CHANCES = 60
"""And of chance's, which may have thousands of millions."""
READ = 40
"""So many of these moves, drawn at random, are read back from their notation."""
REREAD = 0.1
"""At this part of the plies, the record so far is read back."""
REPLAYED = 0.01
"""At this part of the plies, and at the end, the whole record is played again."""


class Watch(Protocol):
    """What a game's own `every_ply.py` holds."""

    LONGEST: int
    """A game that takes more moves is left there."""

    def choose(self, state: Any, rng: Random, mood: float) -> Move:
        """A random move; `mood`, from 0 to 1, is how this game is played, and means what the game likes."""
        ...

    def check(self, state: Any, rng: Random) -> None: ...

    def check_step(self, before: Any, move: Any, after: Any) -> None:
        """What a single move may change."""
        ...


class AnyGame:
    """The watch over a game of which nothing more is known."""

    LONGEST = 60

    def choose(self, state: Any, rng: Random, mood: float) -> Move:
        move: Move = state.draw(rng) if state.seat == NATURE else rng.choice(list(state.moves()))
        return move

    def check(self, state: Any, rng: Random) -> None:
        pass

    def check_step(self, before: Any, move: Any, after: Any) -> None:
        pass


def watch_game(game: Game, watch: Watch, seed: int, longest: int | None = None) -> Table:
    """The random game of that seed, checked at every ply.

    AssertionError, or what the game itself raised, if something is wrong, with the record so far as a note.
    """
    rng = Random(seed)
    table = any_table(game, rng)
    try:
        play_out(table, watch, rng, mood=rng.random(), longest=longest or watch.LONGEST)
    except Exception as error:
        error.add_note(f"Seed {seed}, after {table.ply} moves:\n{table.text}")
        raise
    return table


def any_value(option: Option, rng: Random) -> str:
    """One of the values that are offered, or any number where numbers are taken."""
    if option.numbers is not None and rng.random() < 0.5:
        return str(rng.choice(option.numbers))
    return rng.choice(option.values)


def any_table(game: Game, rng: Random) -> Table:
    """A new game for any number of players, with none, some or all of its options otherwise than usual."""
    while True:
        seats = rng.choice(game.about.seats)
        changed = rng.choice((0.0, 0.3, 1.0))
        options = {o.id: any_value(o, rng) for o in game.options.values() if rng.random() < changed}
        try:
            table = Table.begin(game, NAMES[:seats], "2026-11-20", options)
        except ValueError:  # an option that needs more seats
            continue
        assert table.state.seats == seats
        assert options.items() <= table.state.options.items()
        return table


def play_out(table: Table, watch: Watch, rng: Random, mood: float, longest: int) -> None:
    """Play at random, checking at every ply, to the end or for so many moves."""
    game = table.game
    for _ in range(longest):
        state = table.state
        text = check_state(game, state, rng)
        check_table(table, rng)
        watch.check(state, rng)
        if state.seat is None:
            assert state.position == text
            break
        move = watch.choose(state, rng, mood)
        after = state.play(move)
        assert state.position == text, "a state never changes, neither looked at nor played on"
        assert game.position(text).play(str(move)) == after, "a game that was saved and loaded goes on the same"
        watch.check_step(state, move, after)
        table.play(move)
        assert table.state == after
        if rng.random() < REPLAYED:
            check_replay(table, rng)
    check_replay(table, rng)


def check_state(game: Game, state: Any, rng: Random) -> str:
    """Saved, loaded, compared and hashed; its moves listed, written and read. Returns its position text."""
    text: str = state.position
    again = game.position(text)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position == text
    assert (again.seat, again.outcome) == (state.seat, state.outcome)
    many = MANY_CHANCES if state.seat == NATURE else MANY
    moves = list(islice(state.moves(), many))
    assert list(islice(again.moves(), many)) == moves
    assert (state.seat is None) == (state.outcome is not None) == (not moves)
    texts = [str(move) for move in moves]
    assert len(set(texts)) == len(texts), "notation is unique"
    for at in rng.sample(range(len(moves)), min(READ, len(moves))):
        assert state.read(texts[at]) == moves[at]
    for move in moves:
        assert move.random == (state.seat == NATURE)
        assert isinstance(move.reveals, bool)
    for seat in (None, *range(state.seats)):
        seen = state.seen_by(seat)
        if seen is not state:
            assert (seen.seat, seen.outcome, seen.seats) == (state.seat, state.outcome, state.seats)
            assert seen.seen_by(seat) == seen
            assert game.position(seen.position) == seen
    if state.outcome is not None:
        assert set(state.outcome.winners) <= set(range(state.seats))
        assert state.outcome.clause is None or state.outcome.clause in game.clauses
    return text


def check_table(table: Table, rng: Random) -> None:
    """Taking back leads to an earlier decision, playing on leads here again; the record is read as it was written."""
    ply, state = table.ply, table.state
    back = table.undo_to()
    assert table.undo() == (back is not None)
    if back is not None:
        assert table.ply == back < ply
        assert table.state.seat != NATURE or is_entered(table.state)
    if rng.random() < REREAD:
        assert read_record(table.text)[0] == table.record
    if back is not None:
        assert table.redo()
    assert table.ply == ply
    assert table.state is state


def check_replay(table: Table, rng: Random) -> None:
    """The record, and the record with its secrets sealed, play to the same states."""
    shelf = {table.game.about.id: table.game}
    again = Table.read(shelf, table.text)
    assert again.text == table.text
    assert [again.state_at(ply) for ply in range(again.ply + 1)] == [
        table.state_at(ply) for ply in range(table.ply + 1)
    ]
    if table.game.about.secrets:
        assert Table.read(shelf, shared_text(table, rng)).text == table.text


def check_refused(state: Any, move: Move | str) -> str | None:
    """A move that is not listed is refused in one short plain sentence. Returns the clause behind it."""
    refused = None
    try:
        state.play(move)
    except IllegalMove as refusal:
        refused = refusal
    assert refused is not None, f"{move} is not listed and was accepted"
    message = refused.message
    assert not message[0].islower() or message[1].isdigit(), "a sentence, which may begin with a square, as a1"
    assert message.endswith(".")
    assert 10 < len(message) < 130
    return refused.clause
