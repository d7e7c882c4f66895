"""Writes all that this device has saved into one text, and finds what such a text would add to a device.

The first line says what it is: `[Backup "1"] [Date "2026-11-26"] [Games "16"]`. Each line after it is one entry of the
store, its key and its text, packed like a link: guarded by a checksum, so that of a damaged text what is whole can
still be read. Nobody reads it by eye, for players may have saved formations in secret.

Nothing that a device has is lost when a backup comes in. Of a game that it has too, the longer one stays if the
shorter is its beginning; else both stay, and the next backup goes on with the copy.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, MutableMapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from cuboteca.games import Shelf
from cuboteca.play.record import UnreadableRecord, goes_on
from cuboteca.ui.copies import records_like
from cuboteca.ui.links import pack, unpack
from cuboteca.ui.presets import MOST, Preset, names_after, read_presets, write_presets
from cuboteca.ui.presets import PREFIX as KEPT
from cuboteca.ui.puzzle_days import PREFIX as PUZZLES
from cuboteca.ui.reminding import BACKED_UP, PUT_OFF
from cuboteca.ui.saved_games import ADDED, BIN, ODD, PICKED, TRYING, WHEELS, SavedGame, SavedGames
from cuboteca.ui.saved_games import PREFIX as GAME
from cuboteca.ui.settings import KEY as SETTINGS

VERSION: Final = "1"
FIRST_LINE: Final = re.compile(r'\s*\[Backup "([0-9]+)"\] \[Date "([0-9T:Z-]{10,20})"\] \[Games "([0-9]{1,6})"\]\s*')
LONGEST_KEY: Final = 80
LONGEST_ENTRY: Final = 5_000_000
"""The wheel of a game that was added, as text, is the longest there is."""
OF_THIS_DEVICE: Final = (PICKED, TRYING, BACKED_UP, PUT_OFF)
"""What is no part of a backup: what is picked of an unfinished move, and how long ago the last backup was."""


class Backup(NamedTuple):
    """What a text holds: all entries that can be read, and how many of its games there ought to be."""

    date: str
    """ISO date and time, UTC."""
    entries: dict[str, str]
    games: int


class Merge(NamedTuple):
    """What a backup would do to a device. `changes` are the entries that it would write."""

    new: tuple[SavedGame, ...]
    longer: tuple[SavedGame, ...]
    """Those that go on from where they stand here."""
    forked: tuple[SavedGame, ...]
    """Those that went another way here: both stay."""
    had: tuple[SavedGame, ...]
    presets: int
    left_out: int
    """How many presets there is no room for."""
    added: int
    """How many games there are that players added."""
    changes: dict[str, str]
    settings: str | None
    """The settings of the backup, where this device has others."""

    @property
    def games(self) -> int:
        """How many games it adds or takes further."""
        return len(self.new) + len(self.longer) + len(self.forked)


def write_backup(store: Mapping[str, str], now: str) -> str:
    """Return all entries as one text, but the games in the bin and what is for this device and this moment."""
    kept = {key: text for key, text in store.items() if not key.startswith(BIN) and key not in OF_THIS_DEVICE}
    games = sum(key.startswith(GAME) for key in kept)
    lines = (pack(json.dumps([key, text])) for key, text in sorted(kept.items()))  # ASCII: half a character, too.
    return "\n".join([f'[Backup "{VERSION}"] [Date "{now}"] [Games "{games}"]', *lines, ""])


def read_backup(text: str) -> Backup | None:
    """Return what can be read of a backup, which may be damaged; None if it is of a version that is not known."""
    first, *lines = text.lstrip("\ufeff \n\r\t").splitlines()
    found = FIRST_LINE.fullmatch(first)
    if found is None or found[1] != VERSION:
        return None
    read = (_entry(line) for line in lines)
    return Backup(found[2], dict(entry for entry in read if entry is not None), int(found[3]))


def _entry(line: str) -> tuple[str, str] | None:
    """Return the key and the text of an entry; None if it is damaged."""
    try:
        match json.loads(unpack(line.strip(), LONGEST_ENTRY)):
            case [str(key), str(text)] if len(key) <= LONGEST_KEY:
                return key, text
    except ODD:  # UnreadableLink is a ValueError.
        pass
    return None


def merge(backup: Backup, store: MutableMapping[str, str], shelf: Shelf, here: SavedGames, there: SavedGames) -> Merge:
    """Return what a backup adds to a device; `here` and `there` read the games of the one and the other."""
    changes: dict[str, str] = {}
    found: dict[str, list[SavedGame]] = {"new": [], "longer": [], "forked": [], "had": []}
    alike: dict[tuple[object, ...], list[str]] = {}
    for entry in here.list():
        alike.setdefault(_looks(entry), []).append(entry.id)
    moved: dict[str, str] = {}
    for entry in there.list():
        how, becomes = _compare(entry, here, there, alike.get(_looks(entry), ()))
        found[how].append(entry)
        moved[entry.id] = becomes
        if how == "had":
            continue
        known = here.entry(becomes)
        if known is not None and known.title and not entry.title:
            there.rename(entry.id, known.title)
        changes[GAME + becomes] = _as_guest(backup.entries[GAME + entry.id], shelf)
    presets, left_out = 0, 0
    kinds = (key.removeprefix(KEPT) for key in backup.entries if key.startswith(KEPT))
    for game_id in dict.fromkeys((*shelf, *kinds)):
        mine = read_presets(store, game_id)
        theirs = [one._replace(table=moved.get(one.table, one.table)) for one in read_presets(backup.entries, game_id)]
        added, room = _join_presets(mine, theirs)
        presets += room
        left_out += len(added) - room
        if room:
            write_presets(changes, game_id, (*mine, *added[:room]))
    changes |= _join_puzzles(backup.entries, store)
    settled = {
        key
        for key in backup.entries
        if key.startswith((GAME, BIN, KEPT, ADDED, WHEELS)) or key in (SETTINGS, *OF_THIS_DEVICE)
    }
    switched_off = _added_games(backup, store)
    changes |= switched_off
    changes |= {key: text for key, text in backup.entries.items() if key not in settled and key not in store}
    settings = backup.entries.get(SETTINGS)
    if settings is not None and SETTINGS not in store:
        changes[SETTINGS] = settings
    differs = settings is not None and store.get(SETTINGS, settings) != settings
    lists = {how: tuple(entries) for how, entries in found.items()}
    return Merge(
        **lists,
        presets=presets,
        left_out=left_out,
        added=sum(key.startswith(ADDED) for key in switched_off),
        changes=changes,
        settings=settings if differs else None,
    )


def _added_games(backup: Backup, store: Mapping[str, str]) -> dict[str, str]:
    """Return the games that were added there and aren't here, each off until somebody here trusts it, and its wheel."""
    found: dict[str, str] = {}
    for key, text in backup.entries.items():
        if not key.startswith(ADDED) or key in store:
            continue
        try:
            added = json.loads(text)
            wheel = f"{WHEELS}{added['hash']}"
            found |= {key: json.dumps(added | {"off": True}, ensure_ascii=False)}
        except ODD:
            continue
        if wheel in backup.entries and wheel not in store:
            found[wheel] = backup.entries[wheel]
    return found


def _looks(entry: SavedGame) -> tuple[object, ...]:
    """Return what two copies of a game have in common, whatever they are called here and there."""
    return entry.game, entry.names, entry.title, entry.made, entry.over


def _compare(entry: SavedGame, here: SavedGames, there: SavedGames, alike: Sequence[str]) -> tuple[str, str]:
    """Compare a game of the backup with those on this device; return a field of `Merge`, and which game it is here."""
    is_known = here.entry(entry.id) is not None
    if is_known and here.raw_record(entry.id) == there.raw_record(entry.id):
        return "had", entry.id
    for other in alike:
        if _is_same(entry.id, other, here, there):
            return "had", other
    if not is_known:
        return "new", entry.id
    try:
        mine, theirs = here.load(entry.id).record, there.load(entry.id).record
    except UnreadableRecord:
        return "forked", here.new_id()
    like = records_like(here, theirs, entry.names)
    went_another_way = ((other, record) for other, record in like if not goes_on(record, mine))
    for known, record in chain([(entry.id, mine)], went_another_way):
        if goes_on(theirs, record):
            return "had", known
        if goes_on(record, theirs):
            return "longer", known
    return "forked", here.new_id()


def _is_same(theirs: str, mine: str, here: SavedGames, there: SavedGames) -> bool:
    if here.raw_record(mine) == there.raw_record(theirs):
        return True
    try:
        return here.load(mine).record == there.load(theirs).record
    except UnreadableRecord:
        return False


def _as_guest(text: str, shelf: Shelf) -> str:
    """Return a saved game as one from elsewhere, where that matters: nobody ends it with a word to see its secrets."""
    try:
        kept = json.loads(text)
        if kept["over"] or kept["game"] not in shelf or not shelf.about(kept["game"]).secrets:
            return text
        return json.dumps(kept | {"elsewhere": True}, ensure_ascii=False)
    except ODD:
        return text


def _join_presets(mine: tuple[Preset, ...], theirs: list[Preset]) -> tuple[list[Preset], int]:
    """Return the presets to add, each with a name of its own, and how many of them there is room for."""
    names = {one.name for one in mine}
    texts = {one.text for one in mine}
    added = []
    for one in theirs:
        if one.text in texts:
            continue
        name = next(name for name in names_after(one.name) if name not in names)
        names.add(name)
        added.append(one._replace(name=name))
    return added, max(0, min(len(added), MOST - len(mine)))


def _join_puzzles(theirs: Mapping[str, str], mine: Mapping[str, str]) -> dict[str, str]:
    """Return what changes where both devices know something of the puzzles of a game."""
    both = [key for key in theirs if key.startswith(PUZZLES) and key in mine]
    if not both:
        return {}
    from cuboteca.ui.puzzles.progress import join_lines  # comes with the puzzles

    joined = {key: join_lines(mine[key], theirs[key]) for key in both}
    return {key: text for key, text in joined.items() if text != mine[key]}
