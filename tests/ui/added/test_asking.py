"""What is asked before a game is added; games alike, of which only one can stay."""

from __future__ import annotations

import hashlib
import sys

import pytest

from cuboteca.games import SHELF
from tests.added_games import GAME, changed, nine_men, renamed, saying, with_code
from tests.ui.added.adder import Adder


class TestAsking:
    def test_says_what_it_is_and_what_it_can_do_before_anything_of_it_runs(self, player: Adder) -> None:
        read = player.choose(nine_men())
        digits = hashlib.sha256(nine_men()).hexdigest()
        assert "Nine Men" in read
        assert "2 players, version 0.1" in read
        assert "M. Okafor" in read
        assert "read and change everything saved here" in read
        assert f"{digits[:4]} {digits[4:8]} {digits[8:12]} {digits[12:16]}" in read
        assert GAME not in sys.modules
        assert not player.app.store

    def test_nothing_is_kept_of_what_is_not_trusted(self, player: Adder) -> None:
        player.choose(nine_men())
        player.do("cancel-game")
        assert player.app.address.screen == "settings"
        assert not player.app.store
        assert GAME not in SHELF

    @pytest.mark.parametrize(
        "ending", [" (1).whl", "(12).whl", "-2.whl", " 2.whl", " copy.whl", " - Copy (2).whl", ".WHL"]
    )
    def test_a_second_copy_that_a_browser_or_a_system_has_named_is_a_wheel_too(
        self, player: Adder, ending: str
    ) -> None:
        assert "Trust and add" in player.choose(nine_men(), f"nine_men-0.1-py3-none-any{ending}")

    @pytest.mark.parametrize("code", ["-" * 100_000 + "1", "(" * 100_000, "{[]: 1}"])
    def test_what_it_says_of_itself_may_be_past_reading(self, player: Adder, code: str) -> None:
        read = player.choose(changed({f"{GAME}/__init__.py": lambda _: f"ABOUT = About(name={code})"}))
        assert "Trust and add" in read, "what it is called is in its metadata, too"

    def test_another_file_of_the_same_name_is_told(self, player: Adder) -> None:
        player.add(nine_men())
        other = with_code("rules/game.py", "LONGEST: Final = 60", "LONGEST: Final = 50")
        assert "This is not the Nine Men you have" in player.choose(other)
        assert "You have this very file already" in player.choose(nine_men())


EVIL = "evil-0.1-py3-none-any.whl"


class TestGamesAlike:
    """Only what takes the place of a game is told to, and nothing else is touched."""

    def test_a_file_with_the_id_of_one_that_is_here_is_told_whatever_its_name(self, player: Adder) -> None:
        player.add(nine_men())
        other = renamed(saying(name='"Evil Game"'), "evil", f'"{GAME}"')
        assert "This is not the Nine Men you have" in player.choose(other, EVIL)
        assert "Evil Game is in the cabinet" in player.add(other, EVIL)
        assert len([key for key in player.app.store if key.startswith("wheel/")]) == 1, "the old wheel is not kept"

    def test_another_game_of_the_same_name_is_refused_before_any_of_it_runs(self, player: Adder) -> None:
        player.add(nine_men())
        before = dict(player.app.store)
        other = renamed(nine_men(), "evil", '"evil"')
        assert "You’ve already added another game called Nine Men" in player.choose(other, EVIL)
        player.do("trust-game")
        assert player.app.store == before

    @pytest.mark.parametrize(
        ("name", "game_id", "told"),
        [
            ("Nine Men", '"evil".lower()', "You’ve already added another game called Nine Men"),
            ("Evil Game", f'"{GAME}".lower()', "which is that of Nine Men"),
        ],
    )
    def test_an_id_made_at_run_time_takes_the_place_of_nothing(
        self, player: Adder, name: str, game_id: str, told: str
    ) -> None:
        player.add(nine_men())
        before = dict(player.app.store)
        read = player.add(renamed(saying(name=f'"{name}"'), "evil", game_id), EVIL)
        assert [one.get("id") for one in player.screen.find(".failed")] == ["step-loads"]
        assert told in read
        assert player.app.store == before

    def test_a_later_version_may_make_its_id_at_run_time(self, player: Adder) -> None:
        player.add(nine_men())
        later = renamed(nine_men(), GAME, f'"{GAME}".lower()')
        assert "This is not the Nine Men you have" in player.choose(later)
        assert "Nine Men is in the cabinet" in player.add(later)

    def test_two_games_cannot_have_one_package(self, player: Adder) -> None:
        player.add(nine_men())
        other = renamed(saying(name='"Evil Game"'), GAME, '"evil"')
        assert "has a package called nine_men, too" in player.choose(other)
