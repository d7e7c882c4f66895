"""Backups that a player makes and opens."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.playing import Player

Device = Callable[[dict[str, str]], Player]


def saved_by(player: Player) -> str:
    """The text of the backup that a player makes now."""
    player.go("#/settings")
    player.do("save-backup")
    (effect,) = [one for one in player.answer["effects"] if one["kind"] == "download"]
    assert effect["name"].endswith(".cuboteca")
    return str(effect["text"])


def open_at(player: Player, text: str) -> str:
    """What a player reads who opens a backup."""
    player.do("import", text=text, name="backup.cuboteca")
    return player.screen.text


def games_of(player: Player) -> list[tuple[str, int]]:
    return sorted((entry.game, entry.made) for entry in player.app.saved.list())
