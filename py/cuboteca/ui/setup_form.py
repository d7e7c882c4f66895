"""What the set-up form of a game holds, and how it was filled in last time."""

from __future__ import annotations

import json
from collections.abc import Mapping, MutableMapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.play.game import Game, Option
from cuboteca.play.levels import LEVELS

KEY: Final = "setup/"
NAMES: Final = "names"
"""The name that was typed last for each seat, in whichever game."""
PERSON, OPPONENT = "person", "opponent"
"""The values of the fields `plays-0`, `plays-1`, …"""
FIRST_LEVEL: Final = "easy"
"""The level of an opponent before anybody has chosen one."""
LAST_COMPANY: Final = "company-last"
"""The field that holds who sat where in the last game."""
NAME_FIELD: Final = "name-"
FREE_FIELDS: Final = (NAME_FIELD, "plays-", "level-", "clock", LAST_COMPANY)


class FileTrouble(NamedTuple):
    """Why a file could not be used: what is wrong in it, one sentence each."""

    option: str
    file: str
    """Its name; empty if it is not known."""
    problems: tuple[str, ...]


def remembered_setup(store: Mapping[str, str], game: Game) -> dict[str, str]:
    """Return how a game was last set up here; empty if it never was or the note is damaged."""
    fields = {
        name: value
        for name, value in _read(store, KEY + game.about.id).items()
        if name in ("seats", "hints", "asks") or name.startswith(FREE_FIELDS) or _fits(name, value, game.options)
    }
    return open_to_names(fields)


def _read(store: Mapping[str, str], key: str) -> dict[str, str]:
    """Return the fields of a note; none if there is none, or it is damaged."""
    try:
        kept = json.loads(store.get(key, "{}"))
    except ValueError:
        return {}
    if not isinstance(kept, dict):
        return {}
    return {k: v for k, v in kept.items() if isinstance(k, str) and isinstance(v, str)}


def remember_setup(store: MutableMapping[str, str], game_id: str, fields: Mapping[str, str]) -> None:
    """Note how a game was set up, for the next time, and who plays here, for every game."""
    store[KEY + game_id] = json.dumps(dict(fields), ensure_ascii=False)
    if has_names(fields):
        typed = {name: value for name, value in fields.items() if name.startswith(NAME_FIELD)}
        # Seats that the form lacks keep theirs.
        store[NAMES] = json.dumps(_read(store, NAMES) | typed, ensure_ascii=False)


def has_names(fields: Mapping[str, str]) -> bool:
    """Say whether a form holds the name of any player."""
    return any(value.strip() for name, value in fields.items() if name.startswith(NAME_FIELD))


def open_to_names(fields: Mapping[str, str]) -> dict[str, str]:
    """Return a form that takes the names of another game, if it holds none."""
    named = has_names(fields)
    return {name: value for name, value in fields.items() if named or not name.startswith(NAME_FIELD)}


def with_names(store: Mapping[str, str], fields: dict[str, str]) -> dict[str, str]:
    """Return a form with the names that were typed last on this device, for the seats of which it says nothing and for
    players who have none yet; unless all were cleared."""
    held = [value.strip() for name, value in fields.items() if name.startswith(NAME_FIELD)]
    if held and not any(held):
        return fields
    noted = {name: value for name, value in _read(store, NAMES).items() if name.startswith(NAME_FIELD)}
    return {name: value for name, value in noted.items() if value.strip() not in held} | fields


def _fits(name: str, value: str, options: Mapping[str, Option]) -> bool:
    option = options.get(name.removeprefix("option-"))
    try:
        return option is not None and option.read(value) == value
    except ValueError:
        return False


def seats_of(game: Game, draft: Mapping[str, str]) -> int:
    """Return how many play: as filled in, else the first number that the game takes."""
    seats = game.about.seats
    return next((number for number in seats if draft.get("seats") == str(number)), seats[0])


def levels_of(draft: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Return the level of what plays each seat, nothing where a person does."""
    return tuple(level_of(draft, seat) if draft.get(f"plays-{seat}") == OPPONENT else "" for seat in range(seats))


def level_of(draft: Mapping[str, str], seat: int) -> str:
    """Return the level that an opponent at a seat has: as chosen for it, else the one last chosen for any."""
    fields = (f"level-{seat}", "level-last")
    return next((draft[name] for name in fields if draft.get(name) in LEVELS), FIRST_LEVEL)


def usual(option: Option, levels: Sequence[str]) -> str:
    """Return what an option is at a table with these levels unless players choose another value."""
    return option.with_opponents if option.with_opponents and any(levels) else option.default


def counts(option: Option, game: Game, draft: Mapping[str, str]) -> bool:
    """Say whether an option has an effect, given the rest of the form."""
    if option.counts_with is None:
        return True
    name, values = option.counts_with
    seats = seats_of(game, draft)
    if name == "seats":
        return str(seats) in values
    return (draft.get(f"option-{name}") or usual(game.options[name], levels_of(draft, seats))) in values


def follow_company(game: Game, before: Mapping[str, str], fields: Mapping[str, str]) -> dict[str, str]:
    """Return the form with each option that is as usual made what is usual in the company that it now holds."""
    was, now = (levels_of(form, seats_of(game, form)) for form in (before, fields))
    usually = ((f"option-{option.id}", usual(option, was), usual(option, now)) for option in game.options.values())
    follows = {name: after for name, then, after in usually if then != after and fields.get(name, "") in ("", then)}
    return {**fields, **follows}


@lru_cache(maxsize=512)
def possible_values(game: Game, option: Option, seats: int) -> tuple[str, ...]:
    """Return the values that this many players can choose: no empty seat, and no value twice."""

    def can_start(value: str) -> bool:
        if option.offered(value, seats) != value:
            return False
        try:
            game.start(seats=seats, options={option.id: value})
        except ValueError:
            return False
        return True

    return tuple(filter(can_start, option.values))
