"""Cuboteca in a terminal: `cuboteca list | show | play | replay | perft | match | new-game`, or after `python -m`."""

from __future__ import annotations

import argparse
import datetime
import sys
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

from cuboteca import IllegalMove, UnreadablePosition, games
from cuboteca.play.game import NATURE, Game, State
from cuboteca.play.nature import SampledNature, carried_out
from cuboteca.play.perft import perft
from cuboteca.play.record import UnreadableRecord
from cuboteca.play.secrecy import move_seen_by, shared_text
from cuboteca.play.table import Table
from cuboteca.play.wording import join_words

MOST_SHOWN = 5000
"""As many legal moves are printed; chance may have thousands of millions."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 1 with a sentence on stderr when not."""
    parser = argparse.ArgumentParser(prog="cuboteca", description="A cabinet of cube-and-stone board games.")
    commands = parser.add_subparsers(dest="command", required=True)

    commands.add_parser("list", help="the games, with their seats and options")
    for name, summary in (
        ("show", "a position and its legal moves"),
        ("play", "play in the terminal; `undo`, `moves`, `save FILE` and `quit` are understood"),
        ("perft", "count the lines of play of some depth"),
    ):
        command = commands.add_parser(name, help=summary)
        command.add_argument("game", choices=list(games))
        if name == "perft":
            command.add_argument("depth", type=int)
        command.add_argument("--position", help="begin from this position text", default=None)
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        command.add_argument("--seats", type=int, default=None)
        if name == "play":
            command.add_argument("--names", default="", help="the players' names, separated by |")
            command.add_argument("--seed", type=int, default=None, help="fixes what is left to chance")
    match = commands.add_parser("match", help="let two levels play each other")
    match.add_argument("game", choices=list(games))
    match.add_argument("one", help="a level: gentle, easy, steady, sharp, master, or random")
    match.add_argument("other", help="the level in every other seat")
    match.add_argument("--games", type=int, default=200)
    match.add_argument("--seats", type=int, default=None)
    match.add_argument("--seed", type=int, default=0)
    match.add_argument("--opening", type=int, default=0, help="decisions made at random at the start of each pair")
    match.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    match.add_argument("--engine", choices=("here", "processes", "ray"), default="processes")
    match.add_argument("--until", default="", metavar="LOW:HIGH", help="stop once the share is told from one of these")
    new_one = commands.add_parser("new-game", help="write a small whole game to begin with, which builds a wheel")
    new_one.add_argument("name", help="what it is called, as in “Nine Holes”")
    new_one.add_argument("--author", default="Nobody yet")
    new_one.add_argument("--folder", type=Path, default=Path())
    replay = commands.add_parser("replay", help="check a record and show where it leads")
    replay.add_argument("file", type=Path)

    chosen = parser.parse_args(arguments)
    try:
        return COMMANDS[chosen.command](chosen)
    except (IllegalMove, UnreadablePosition, UnreadableRecord, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1


def list_games(_: argparse.Namespace) -> int:
    """List the games of the shelf, and their options."""
    for game in games.values():
        about = game.about
        designers, seats = join_words(about.designers), ", ".join(map(str, sorted(about.seats)))
        print(f"{about.id}: {about.name}, by {designers}, for {seats} players")
        for option in game.options.values():
            more = f", {option.numbers.start}..{option.numbers.stop - 1}" if option.numbers is not None else ""
            print(f"    {option.id}={'|'.join(option.values)}{more}  (default {option.default}, {option.clause})")
    return 0


def show(chosen: argparse.Namespace) -> int:
    """Show a position: its text, and the moves, or how it ended."""
    state = _state(chosen)
    print(state.position)
    print(_moves(state) or _ended(state))
    return 0


def count(chosen: argparse.Namespace) -> int:
    """Count how many lines of moves there are, from one move to so many."""
    state = _state(chosen)
    for depth in range(1, chosen.depth + 1):
        began = time.perf_counter()
        leaves = perft(state, depth)
        print(f"{depth}: {leaves:,} leaves, {leaves / max(time.perf_counter() - began, 1e-9):,.0f} a second")
    return 0


def replay_file(chosen: argparse.Namespace) -> int:
    """Play a record again and say how it ended."""
    table = Table.read(games, chosen.file.read_text(encoding="utf-8"))
    print(f"{table.game.about.name}, {' and '.join(table.names)}, {table.ply} moves")
    print(table.state.seen_by(None).position)
    if table.state.outcome is not None:
        print(_ended(table.state))
    return 0


def new_game(chosen: argparse.Namespace) -> int:
    """Write a new game, and say what to do with it."""
    from cuboteca.starter.writing import write_game  # only makers of games need it

    target = write_game(chosen.name, chosen.author, chosen.folder)
    print(f"{target} is a whole game. In it: python -m pytest, then python -m hatchling build -t wheel.")
    return 0


def match(chosen: argparse.Namespace) -> int:
    """Play a match, and print its score."""
    from cuboteca.search.engines import ENGINES  # as costly to load as all the rest
    from cuboteca.search.match import SURE, Match, Played, opponents_of, run, score_of
    from cuboteca.search.node_simulator import is_installed

    seats = chosen.seats or games[chosen.game].about.seats[0]
    options = {name: str(value) for name, value in _options(chosen).items()}
    planned = Match(chosen.game, chosen.one, chosen.other, seats, chosen.games, chosen.seed, chosen.opening, options)
    unknown = {chosen.one, chosen.other} - set(opponents_of(chosen.game).levels)
    if unknown:
        raise ValueError(f"{chosen.game} has no level {', '.join(sorted(unknown))}.")
    if games[chosen.game].about.simulates and not is_installed(chosen.game):
        print("Without Node and the site’s packages, what is simulated is only guessed.", file=sys.stderr)
    low, high = map(float, chosen.until.split(":")) if chosen.until else (0.0, 0.0)
    played: list[Played] = []
    for one in run(planned, ENGINES[chosen.engine]):
        played.append(one)
        if high and abs(score_of(played).likelihood(low, high)) >= SURE:
            break
    score = score_of(played)
    least, most = score.interval
    print(
        f"{chosen.game}: {chosen.one} – {chosen.other}, {seats} seats, {score.games} games: "
        f"{score.won:g}-{score.drawn:g}-{score.lost:g}, {score.rate:.1%} [{least:.1%}, {most:.1%}], "
        f"{sum(one.decisions for one in played) / len(played):.0f} decisions a game"
    )
    return 0


def play(chosen: argparse.Namespace) -> int:
    """Play a game in the terminal, a move a line."""
    game = games[chosen.game]
    if chosen.position is not None:
        raise ValueError("A game is played from its start; `show` looks at a position.")
    seats = chosen.seats or game.about.seats[0]
    names = chosen.names.split("|") if chosen.names else [f"Player {seat + 1}" for seat in range(seats)]
    table = Table.begin(game, names, datetime.date.today().isoformat(), _options(chosen))
    nature = SampledNature(Random(chosen.seed) if chosen.seed is not None else None)
    luck = Random(chosen.seed).random()
    game_view = games.game_view(chosen.game)
    while True:
        for made in nature.settle(table):
            print(f"Chance: {made}")
        if table.state.seat is None:
            print(_ended(table.state))
            return 0
        seat = table.state.seat if table.state.seat != NATURE else None
        print(table.state.seen_by(seat).position)
        try:
            who = "What fell" if table.state.seat == NATURE else table.names[table.state.seat]
            line = input(f"{who}> ").strip()
        except EOFError:
            return 0
        if line in ("quit", "exit"):
            return 0
        if line == "moves":
            print(_moves(table.state.seen_by(seat)))
        elif line == "undo":
            print("Undone." if table.undo() else "There’s nothing to undo.")
        elif line.startswith("save "):
            Path(line.removeprefix("save ").strip()).write_text(shared_text(table), encoding="utf-8")
        elif line:
            before = table.state
            try:
                made = move_seen_by(before, table.play(carried_out(before, line, f"{luck} {table.ply}")), None)
                print(game_view.describe_move(before.seen_by(None), made, table.names))
            except IllegalMove as refusal:
                print(refusal.message + (f" ({refusal.clause})" if refusal.clause else ""))


def _moves(state: State) -> str:
    """Return the legal moves; where chance has more than can be shown, the first of them."""
    some = [str(move) for move in islice(state.moves(), MOST_SHOWN)]
    return "  ".join([*some[: MOST_SHOWN - 1], "…"] if len(some) == MOST_SHOWN else some)


def _options(chosen: argparse.Namespace) -> dict[str, object]:
    return {name: value for name, _, value in (pair.partition("=") for pair in chosen.option)}


def _state(chosen: argparse.Namespace) -> State:
    game: Game = games[chosen.game]
    state: State = (
        game.position(chosen.position)
        if chosen.position is not None
        else game.start(seats=chosen.seats, options=_options(chosen))
    )
    return state


def _ended(state: State) -> str:
    outcome = state.outcome
    if outcome is None:
        return "No move can be made."
    winners = " and ".join(f"seat {seat + 1}" for seat in outcome.winners) if outcome.winners else "nobody"
    return f"Over: {outcome.reason} ({outcome.clause}); {winners} won."


COMMANDS = {
    "list": list_games,
    "show": show,
    "play": play,
    "perft": count,
    "replay": replay_file,
    "match": match,
    "new-game": new_game,
}

if __name__ == "__main__":
    raise SystemExit(main())
