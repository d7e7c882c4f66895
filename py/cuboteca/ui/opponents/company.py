"""Remembers who sat where in the last game, for a set-up to bring it back."""

from __future__ import annotations

import json
from collections.abc import Mapping

from cuboteca.play.game import Game
from cuboteca.play.table import Table
from cuboteca.ui.clocks.setup import chosen
from cuboteca.ui.setup_form import LAST_COMPANY, seats_of


def take_note(table: Table, fields: dict[str, str]) -> None:
    """Note on the form who sits where now; and at the table its clock, and whether team-mates ask before they act."""
    table.timed = chosen(table.game, fields)
    fields[LAST_COMPANY] = json.dumps(company_of(table.game, fields), ensure_ascii=False)
    if fields.get("asks") == "on" and any(table.opponents):
        table.agreed = {"asks": True}


def company_of(game: Game, draft: Mapping[str, str]) -> dict[str, str]:
    """Return the fields that say who sits where."""
    seats = seats_of(game, draft)
    names = (f"{field}-{seat}" for seat in range(seats) for field in ("name", "plays", "level"))
    return {"seats": str(seats), **{name: draft.get(name, "") for name in names}}


def last_company(game: Game, draft: Mapping[str, str]) -> dict[str, str]:
    """Return the same of the last game; empty where there was none, or its note is damaged."""
    try:
        noted = json.loads(draft.get(LAST_COMPANY, "{}"))
    except ValueError:
        return {}
    if not isinstance(noted, dict) or not all(isinstance(value, str) for value in noted.values()):
        return {}
    return company_of(game, noted) if noted else {}
