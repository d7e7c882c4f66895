"""Finds the saved game that another one is a copy of, or goes on from."""

from __future__ import annotations

from collections.abc import Iterator

from cuboteca.play.record import Record, UnreadableRecord, goes_on, read_record
from cuboteca.play.sealing import MARK as SEALED
from cuboteca.play.secrecy import opened
from cuboteca.play.table import Table
from cuboteca.ui.saved_games import SavedGames


def twin_of(saved: SavedGames, table: Table) -> str | None:
    """Return a saved game with this very record, if there is one.

    Only those that look the same from outside are read, and only those whose secrets are sealed are replayed.
    """
    record = table.record
    made, over = table.count(table.ply), table.state.seat is None
    looks = (record.game, table.names, record.title, made, over)
    for entry in saved.list():
        if entry.damage or (entry.game, entry.names, entry.title, entry.made, entry.over) != looks:
            continue
        try:
            here, _ = read_record(saved.raw_record(entry.id))
            if here == record or (_may_be_sealed(here, table) and saved.load(entry.id).record == record):
                return entry.id
        except UnreadableRecord:
            continue
    return None


def beginning_of(saved: SavedGames, table: Table) -> str | None:
    """Return the saved game that this one goes on from, the longest if there are several."""
    record = table.record
    begun = [
        (len(shorter.moves), table_id)
        for table_id, shorter in records_like(saved, record, table.names)
        if len(shorter.moves) < len(record.moves) and goes_on(shorter, record)
    ]
    return max(begun)[1] if begun else None


def records_like(saved: SavedGames, record: Record, names: tuple[str, ...]) -> Iterator[tuple[str, Record]]:
    """Read the saved games of players of these names that may begin, or go on from, a record; each with its id.

    Only those whose secrets are sealed are replayed.
    """
    for entry in saved.list():
        if entry.damage or (entry.game, entry.names) != (record.game, names):
            continue
        try:
            here, _ = read_record(saved.raw_record(entry.id))
            both = zip(here.moves, record.moves, strict=False)
            if here.date == record.date and all(one == other or SEALED in one for one, other in both):
                yield entry.id, saved.load(entry.id).record if SEALED in "".join(here.moves) else here
        except UnreadableRecord:
            continue


def _may_be_sealed(here: Record, table: Table) -> bool:
    """Do a saved record and that of a table differ at most in what is sealed?"""
    record, known = table.record, opened(table)
    if not table.game.about.secrets or len(here.moves) != len(record.moves):
        return False
    return here._replace(moves=here.moves[:known]) == record._replace(moves=record.moves[:known])
