"""A game that was added, later on: removed, damaged, in a backup."""

from __future__ import annotations

import base64
import json
import re
import sys
from collections.abc import Callable

import pytest

from cuboteca.games import SHELF
from tests.added_games import GAME, nine_men, tampered_wheel
from tests.ui.added.adder import Adder


class TestRemoving:
    def test_is_asked_once_and_can_be_undone(self, player: Adder) -> None:
        player.add(nine_men())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.tap("hole:5")
        table = player.app.saved.list()[0].id
        read = player.go(f"#/added/{GAME}").text
        assert "its 1 saved game stays" in read
        player.do("remove-game", GAME)
        assert "Remove Nine Men?" in player.screen.text
        player.do("keep-game")
        assert GAME in SHELF
        player.do("remove-game", GAME)
        player.do("remove-game-now", GAME)
        assert GAME not in SHELF
        assert not [key for key in player.app.store if key.startswith(("wheel/", "added/"))]
        assert "needs Nine Men" in player.go("#/saved").text
        assert "needs Nine Men" in player.go(f"#/play/{table}").text
        assert "Five games" in player.go("#/").text

    def test_undo_brings_it_back_with_its_games(self, player: Adder) -> None:
        player.add(nine_men())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.tap("hole:5")
        table = player.app.saved.list()[0].id
        player.do("remove-game-now", GAME)
        assert player.screen.find('[data-do="undo-remove-game"]')
        player.do("undo-remove-game")
        assert "Nine Men is back." in player.screen.text
        player.go(f"#/play/{table}")
        assert player.table.moves == ("5",)


class TestABrokenOne:
    def broken(self, player: Adder) -> dict[str, str]:
        """A device whose wheel has been damaged since it was added; it has a saved game."""
        player.add(nine_men())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.tap("hole:5")
        (wheel,) = [key for key in player.app.store if key.startswith("wheel/")]
        return dict(player.app.store) | {wheel: base64.b64encode(tampered_wheel()).decode()}

    @pytest.mark.parametrize("address", [f"#/new/{GAME}", f"#/guide/{GAME}"])
    def test_is_told_in_a_sentence_where_it_is_opened(
        self, player: Adder, adder: Callable[..., Adder], address: str
    ) -> None:
        again = adder(self.broken(player))
        assert "Nine Men" in again.go("#/").text, "the house has started"
        again.go(address)
        assert "Nine Men can’t be opened" in again.screen.text
        assert "missing or has changed" in again.screen.text
        again.do("remove-game", GAME)
        again.do("remove-game-now", GAME)
        assert GAME not in SHELF

    def test_keeps_its_saved_games(self, player: Adder, adder: Callable[..., Adder]) -> None:
        again = adder(self.broken(player))
        table = again.app.saved.list()[0].id
        assert "Nine Men can’t be opened" in again.go(f"#/play/{table}").text
        again.add(nine_men())
        again.go(f"#/play/{table}")
        assert again.table.moves == ("5",)

    def test_an_entry_that_is_no_entry_does_not_keep_the_house_from_starting(self, adder: Callable[..., Adder]) -> None:
        damaged = {"added/nine_men": "{", "added/x": json.dumps({"about": []}), "added/y": "[]", "wheel/1": "?"}
        assert adder(damaged).go("#/").find("#niche-qyshinsu")
        assert adder(damaged).go("#/settings").find("#add-game")


DAMAGES = {
    "endless": '"minutes": [1, Infinity]',
    "no names": '"designers": [["Ada"]]',
    "deep": f'"name": {"[" * 50_000}',
}


@pytest.mark.parametrize("said", DAMAGES.values(), ids=DAMAGES)
def test_what_a_backup_says_of_a_game_cannot_keep_the_house_from_starting(
    player: Adder, adder: Callable[..., Adder], said: str
) -> None:
    player.add(nine_men())
    field = said.partition(":")[0]
    entry = player.app.store[f"added/{GAME}"]
    damaged = re.sub(rf"{field}: (\[.*?\]|\".*?\")", said, entry)
    assert damaged != entry
    SHELF.withdraw(GAME)
    again = adder({f"added/{GAME}": damaged})
    assert again.go("#/").find("#niche-qyshinsu")
    assert again.go("#/settings").find("#add-game")


class TestABackup:
    def taken(self, player: Adder) -> str:
        player.add(nine_men())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.tap("hole:5")
        player.do("save-backup")
        (effect,) = [one for one in player.answer["effects"] if one["kind"] == "download"]
        return str(effect["text"])

    def test_brings_a_game_that_is_off_until_somebody_trusts_it(
        self, player: Adder, adder: Callable[..., Adder]
    ) -> None:
        backup = self.taken(player)
        new = adder()
        new.do("import", text=backup, name="backup.cuboteca")
        new.do("add-backup")
        assert GAME not in SHELF
        assert GAME not in sys.modules
        assert "Five games" in new.go("#/").text
        assert "needs Nine Men" in new.go("#/saved").text
        assert "not added yet" in new.go("#/settings").text
        assert "stays off until you add it" in new.go(f"#/added/{GAME}").text
        new.do("look-at-game", GAME)
        assert "This is code from someone else" in new.screen.text
        new.do("trust-game")
        while new.answer["thinks"]:
            new.do("opponent")
        assert GAME in SHELF
        new.go(f"#/play/{new.app.saved.list()[0].id}")
        assert new.table.moves == ("5",)

    def test_a_backup_cannot_say_that_it_is_trusted(self, player: Adder, adder: Callable[..., Adder]) -> None:
        store = dict(player.app.store)
        backup = self.taken(player)
        assert store != player.app.store
        new = adder()
        new.do("import", text=backup, name="backup.cuboteca")
        new.do("add-backup")
        assert json.loads(new.app.store[f"added/{GAME}"])["off"] is True
