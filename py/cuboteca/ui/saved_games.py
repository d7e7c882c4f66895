"""Keeps the games of this device: one text a game, written at every move.

Each is a JSON object under `game/<id>`: the record, when it last changed, and what the list needs to show it
without replaying it. What is secret lies in envelopes until the game is over. What cannot be read is kept as it is
and shown as damaged; nothing is thrown away unasked.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games import Shelf
from cuboteca.play.game import NATURE, IllegalMove, Outcome, State, UnreadablePosition
from cuboteca.play.levels import LEVELS, shown_names
from cuboteca.play.naming import clean_name, name_or_number
from cuboteca.play.record import LONGEST_TITLE, UnreadableRecord, read_record
from cuboteca.play.sealing import seal, unseal
from cuboteca.play.secrecy import moves_seen_by, sealed_text, state_seen_by
from cuboteca.play.table import Table

PREFIX: Final = "game/"
BIN: Final = "deleted/"
PICKED: Final = "picked"
"""What is picked of an unfinished move, of one game: sealed, as it may be a secret."""
ADDED: Final = "added/"
"""Under this and a game's id: what is known of a game that players added, as JSON."""
WHEELS: Final = "wheel/"
"""Under this and its SHA-256: the wheel of such a game, as text."""
TRYING: Final = "trying"
"""The file of the game that is being added, and the step: if that stops Python, the next one says so."""
CALLED: Final = "called/"
"""Under this and a game's id: what it is called. It stays when the game is removed, for its saved games to name it."""
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ODD: Final = (ValueError, TypeError, KeyError, OverflowError, RecursionError)
"""What reading an entry raises that isn't as it should be: Infinity is a number to JSON, and lists may lie in lists."""
FIRST_ROWS: Final = 12
"""More than a screenful."""
MORE_ROWS: Final = 24
"""How many more rows come each time a player scrolls near the end."""


def has_added(store: Mapping[str, str]) -> bool:
    """Return whether anybody has added a game to this device."""
    return any(key.startswith(ADDED) for key in store)


class SavedGame(NamedTuple):
    """A saved game as the list shows it. `damage` names what is wrong with one that can't be read."""

    id: str
    game: str = ""
    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    """By seat: the level of what plays it, nothing where a person does."""
    title: str = ""
    changed: str = ""
    """ISO date and time, UTC."""
    order: int = 0
    """Counts the saves of the device: its clock may be set back. 0 in saves from before it was counted."""
    made: int = 0
    """How many moves have been made."""
    over: bool = False
    position: str = ""
    standing: tuple[str, ...] = ()
    winners: tuple[int, ...] | None = None
    """The seats that won; None while the game goes on, and in saves from before results were noted."""
    scores: tuple[int, ...] = ()
    """Each seat's points, in a game that counts them."""
    first: int | None = None
    """The seat that went first, once the game is over."""
    on_time: bool = False
    """Was it won because somebody's time was up?"""
    damage: str = ""
    needs: str = ""
    """What the game is called that it is of, where that was added once and isn't on the shelf."""


class SavedGames:
    """Reading and writing games in a store of texts."""

    def __init__(self, store: MutableMapping[str, str], games: Shelf, now: Callable[[], str], rng: Random) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._rng = rng
        self.keeps_bin = False
        """Are all games in the bin from since the app was opened? Older ones go with the first that is deleted."""
        self._last_order: int | None = None
        self._read: dict[str, tuple[str, SavedGame]] = {}
        """Entries as they were read, each with its text: hundreds of them are read again at every tap."""

    def new_id(self) -> str:
        while True:
            name = "".join(self._rng.choice(ID_LETTERS) for _ in range(6))
            if PREFIX + name not in self._store and BIN + name not in self._store:
                return name

    def revision(self, table_id: str) -> int:
        """Return how often a game has been saved; 0 where that is not known."""
        return revision_of(self._store.get(PREFIX + table_id))

    def save(self, table_id: str, table: Table) -> None:
        self._store[PREFIX + table_id] = json.dumps(
            {
                "revision": self.revision(table_id) + 1,
                "record": sealed_text(table),
                "changed": self._now(),
                "order": self._next_order(),
                "game": table.game.about.id,
                "names": table.people,
                **({"opponents": table.opponents} if any(table.opponents) else {}),
                **({"agreed": table.agreed} if table.agreed else {}),
                "title": table.title,
                "moves": table.count(table.ply),
                "over": table.state.seat is None,
                **self._result_of(table),
                **(table.timed.noted(table, self._games.game_view(table.game.about.id)) if table.timed else {}),
                "elsewhere": table.elsewhere,
                "position": state_seen_by(table, table.ply, None).position,
                "last": moves_seen_by(table, None, table.ply)[-4:],
            },
            ensure_ascii=False,
        )

    def _result_of(self, table: Table) -> dict[str, Any]:
        """Return what is noted of a game that is over, to be counted without reading its record."""
        if table.state.outcome is None:
            return {}
        states = (table.state_at(ply) for ply in range(table.ply))
        return {"result": _result(table.state.outcome, self._first_of(table.game.about.id, states))}

    def _first_of(self, game: str, states: Iterable[State]) -> int | None:
        """Return the seat that went first, as soon as that is settled."""
        view = self._games.game_view(game)
        return next((seat for seat in map(view.first, states) if seat is not None and seat != NATURE), None)

    def note_results(self) -> None:
        """Note the result of each game that was over before results were noted: it is in its last position."""
        for entry in self.list():
            if not entry.over or entry.damage or entry.winners is not None:
                continue
            try:
                outcome = self._games[entry.game].position(entry.position).outcome
                first = self._first_of(entry.game, self._beginning(entry))
            except (UnreadablePosition, UnreadableRecord, IllegalMove, ValueError):
                continue
            if outcome is not None:
                data = json.loads(self._store[PREFIX + entry.id]) | {"result": _result(outcome, first)}
                self._store[PREFIX + entry.id] = json.dumps(data, ensure_ascii=False)

    def _beginning(self, entry: SavedGame) -> Iterator[State]:
        """Replay a game as far as somebody wants to know; most of them only its first moves."""
        record, _ = read_record(self.raw_record(entry.id))
        state: State = self._games[entry.game].start(seats=record.seats, options=dict(record.options))
        for move in record.moves:
            yield state
            state = state.play(move)

    def _next_order(self) -> int:
        """Return a number above that of every game saved so far."""
        if self._last_order is None:
            self._last_order = max((entry.order for entry in self.list()), default=0)
        self._last_order += 1
        return self._last_order

    def recount(self) -> None:
        """Count and read the saves anew: games have come or gone without `save` and `delete`, or the language is
        another, and so are opponents' names."""
        self._last_order = None
        self._read.clear()

    def load(self, table_id: str) -> Table:
        """Return the game with all its moves; KeyError if there is none, UnreadableRecord if it is damaged."""
        table = Table.read(self._games, self.raw_record(table_id))
        noted = self._noted(table_id)
        table.elsewhere = bool(noted.get("elsewhere"))
        agreed = noted.get("agreed")
        table.agreed = agreed if isinstance(agreed, dict) else {}
        return table

    def keep_picked(self, table_id: str, parts: Sequence[str]) -> None:
        """Keep what is picked of an unfinished move until another is kept."""
        if tuple(parts) == self.picked(table_id):
            return
        self.forget_picked()
        if parts:
            text = json.dumps([table_id, self.revision(table_id), *parts])
            self._store[PICKED] = seal(text, self._rng)

    def picked(self, table_id: str) -> tuple[str, ...]:
        """Return what was picked of an unfinished move, if the game has not gone on since."""
        text = unseal(self._store.get(PICKED, ""))
        of, revision, *parts = json.loads(text) if text is not None else ("", 0)
        return tuple(parts) if (of, revision) == (table_id, self.revision(table_id)) else ()

    def forget_picked(self) -> None:
        """Keep no move that is unfinished."""
        self._store.pop(PICKED, None)

    def _noted(self, table_id: str) -> Mapping[str, Any]:
        """Return what is saved of a game beside its record."""
        try:
            noted = json.loads(self._store[PREFIX + table_id])
        except ODD:
            return {}
        return noted if isinstance(noted, dict) else {}

    def raw_record(self, table_id: str) -> str:
        """Return the text of its record as it was saved, readable or not."""
        return _record_in(self._store[PREFIX + table_id])

    def list(self) -> list[SavedGame]:
        """Return every saved game, the last changed first."""
        kept = [self._entry(key.removeprefix(PREFIX)) for key in list(self._store) if key.startswith(PREFIX)]
        return sorted(kept, key=lambda entry: (entry.order, entry.changed), reverse=True)

    def entry(self, table_id: str) -> SavedGame | None:
        return self._entry(table_id) if PREFIX + table_id in self._store else None

    def _entry(self, table_id: str) -> SavedGame:
        text = self._store[PREFIX + table_id]
        known = self._read.get(table_id)
        if known is None or known[0] is not text:
            self._read[table_id] = known = text, self._read_entry(table_id, text)
        return known[1]

    def _read_entry(self, table_id: str, text: str) -> SavedGame:
        try:
            data: dict[str, Any] = json.loads(text)
            people = tuple(name_or_number(_text(name), at) for at, name in enumerate(data["names"]))
            levels = _levels(data.get("opponents", ()), len(people))
            entry = SavedGame(
                id=table_id,
                game=_text(data["game"]),
                names=shown_names(people, levels),
                levels=levels,
                title=clean_name(_text(data["title"]), LONGEST_TITLE),
                changed=_text(data["changed"]),
                order=int(data.get("order", 0)),
                made=int(data["moves"]),
                over=bool(data["over"]),
                position=_text(data["position"]),
                standing=tuple(_text(move) for move in data["last"]),
                on_time=data.get("on_time") is True,
            )
            if entry.game not in self._games:
                needs = self._store.get(CALLED + entry.game, "")
                return entry._replace(damage="needs_game" if needs else "unknown_game", needs=needs)
            _text(data["record"])
            return entry._replace(**_read_result(data.get("result"), len(people))) if entry.over else entry
        except ODD:
            return SavedGame(id=table_id, damage="unreadable")

    def rename(self, table_id: str, title: str) -> None:
        """Give it a title; UnreadableRecord if it is damaged."""
        table = self.load(table_id)
        table.title = title
        before, picked = self._entry(table_id), self.picked(table_id)
        self.save(table_id, table)
        if picked:
            self.keep_picked(table_id, picked)
        data = json.loads(self._store[PREFIX + table_id])
        self._store[PREFIX + table_id] = json.dumps(
            data | {"changed": before.changed, "order": before.order}, ensure_ascii=False
        )

    def delete(self, table_id: str) -> None:
        """Put it in the bin, which keeps every game deleted since the app was opened."""
        text = self._store.pop(PREFIX + table_id)
        if not self.keeps_bin:
            self.empty_bin()
            self.keeps_bin = True
        before = self._store.get(BIN + table_id)  # A backup may have brought it since.
        if before is not None and _record_in(before) != _record_in(text):
            self._store[BIN + self.new_id()] = before
        self._store[BIN + table_id] = text

    def deleted(self) -> tuple[str, ...]:
        """Return the games in the bin."""
        return tuple(key.removeprefix(BIN) for key in self._store if key.startswith(BIN))

    def deleted_entries(self) -> tuple[SavedGame, ...]:
        """Return the games in the bin as a list shows them."""
        return tuple(self._read_entry(table_id, self._store[BIN + table_id]) for table_id in self.deleted())

    def restore(self, table_ids: Iterable[str]) -> tuple[str, ...]:
        """Take games out of the bin; return what those that were in it are called in the list."""
        return tuple(self._take_out(table_id) for table_id in table_ids if BIN + table_id in self._store)

    def _take_out(self, table_id: str) -> str:
        text, there = self._store.pop(BIN + table_id), self._store.get(PREFIX + table_id)
        if there is not None:  # A backup has brought it meanwhile.
            if _record_in(there) == _record_in(text):
                return table_id
            table_id = self.new_id()
        self._store[PREFIX + table_id] = text
        return table_id

    def empty_bin(self) -> None:
        for key in [key for key in self._store if key.startswith(BIN)]:
            del self._store[key]


def revision_of(saved: str | None) -> int:
    """Return how often a game had been saved when it was saved as this text; 0 where that is not known."""
    try:
        return int(json.loads(saved or "{}")["revision"])
    except ODD:
        return 0


def _record_in(saved: str) -> str:
    """Return the record in the text of a save, or all of the text where none can be found."""
    try:
        record = json.loads(saved)["record"]
    except ODD:
        return saved
    return record if isinstance(record, str) else saved


def in_groups(kept: Sequence[SavedGame]) -> tuple[tuple[str, list[SavedGame]], ...]:
    """Return saved games in the groups of the list, each with its name."""
    return (
        ("going", [entry for entry in kept if not entry.damage and not entry.over]),
        ("over", [entry for entry in kept if not entry.damage and entry.over]),
        ("damaged", [entry for entry in kept if entry.damage]),
    )


def _levels(found: Sequence[object], seats: int) -> tuple[str, ...]:
    """Return by seat the level of what plays it; what is damaged counts as people."""
    levels = tuple(level if isinstance(level, str) and level in LEVELS else "" for level in found)
    return levels if len(levels) == seats else ("",) * seats


def _result(outcome: Outcome, first: int | None) -> dict[str, Any]:
    return {"winners": outcome.winners, "scores": outcome.scores, "first": first}


def _read_result(found: object, seats: int) -> dict[str, Any]:
    """Return the result that was noted of a game, as fields of its entry; nothing if it is damaged."""
    match found:
        case {"winners": [*winners], "scores": None | [*_] as scores, "first": None | int() as first}:
            known = range(seats)
            points = tuple(scores or ())
            if all(seat in known for seat in winners) and (first is None or first in known):
                sound = len(points) in (0, seats) and all(isinstance(one, int) for one in points)
                return {"winners": tuple(winners), "scores": points if sound else (), "first": first}
    return {}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text was expected")
    return value
