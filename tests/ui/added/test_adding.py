"""A game that is tried, kept and played, and a new version of it."""

from __future__ import annotations

import base64
import io
import sys
import zipfile
from collections.abc import Callable

from cuboteca.games import SHELF
from cuboteca.ui.storage import Unsaved
from tests.added_games import FILE, GAME, changed, nine_men, saying, with_code
from tests.ui.added.adder import Adder
from tests.ui.opponents import sit_down


def until_kept(player: Adder) -> None:
    """Go on until the store has the game."""
    while not player.screen.find("#step-placed.now"):
        player.do("opponent")
    player.do("opponent")


REVIEW = """\
from cuboteca.search.review import Chances, Review
from cuboteca.search.thought import Level

REVIEW = Review(Level("review", {"deepest": 2, "nodes": 500, "noise": 0.0}), Chances(0.0, 1.0, (0.0, 0.0, 0.0)))
"""
"""What the review of a finished game thinks with."""
LESSON = """\
from cuboteca.play.lesson import Lesson, Step

LOOK = Step("middle", "The middle", "Tap the middle.", "It’s the best hole.", ("hole:5",), "5", "......... 0")
LESSONS = (Lesson("first", "First", (LOOK,), "That’s all."),)
"""


class TestAdding:
    def test_plays_games_and_puts_it_into_the_cabinet(self, player: Adder) -> None:
        player.choose(nine_men())
        player.do("trust-game")
        seen = []
        while player.answer["thinks"]:
            seen += [step.get("id") for step in player.screen.find(".now")]
            player.do("opponent")
        assert list(dict.fromkeys(seen)) == ["step-whole", "step-loads", "step-plays", "step-placed"]
        assert player.app.address.screen == "added"
        assert "Nine Men is in the cabinet." in player.screen.text
        home = player.go("#/")
        (niche,) = home.find("#niche-nine_men")
        assert "Six games" in home.text
        assert niche.find(".//img").get("src").startswith("data:image/svg+xml;base64,")  # type: ignore[union-attr]

    def test_it_is_played_saved_and_opened_like_any_other(self, player: Adder, adder: Callable[..., Adder]) -> None:
        player.add(nine_men())
        player.go(f"#/new/{GAME}")
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.tap("hole:5")
        player.tap("hole:1")
        assert player.table.moves == ("5", "1")
        again = adder(dict(player.app.store))
        home = again.go("#/")
        assert GAME not in sys.modules, "the house starts without its code"
        assert "Continue Nine Men" in home.text
        again.go(f"#/play/{again.app.saved.list()[0].id}")
        assert again.table.moves == ("5", "1")
        (name,) = [name for name in again.answer["sheets"] if name == again.app.session.game_view.sprite]  # type: ignore[union-attr]
        art, style = again.answer["brought"][name]
        assert "nine_men-board" in art
        assert ".nine_men-picked" in style
        assert again.go(f"#/guide/{GAME}/play").find("#chapter-title")
        assert "Nine Men" in again.go("#/saved").text
        assert not again.go(f"#/play/{again.app.saved.list()[0].id}").answer["brought"], "each sheet is given once"

    def test_its_opponents_play(self, player: Adder) -> None:
        player.add(nine_men())
        sit_down(player, GAME, ["", "steady"])
        player.tap("hole:5")
        assert any(player.app.think(lambda: True) for _ in range(500))
        player.do("opponent")
        assert len(player.table.moves) == 2

    def test_its_finished_games_are_reviewed_where_it_has_what_that_needs(self, player: Adder) -> None:
        written = io.BytesIO(saying(opponents="True, reviews=True"))
        with zipfile.ZipFile(written, "a") as archive:
            archive.writestr(f"{GAME}/opponents/review.py", REVIEW)
        player.add(written.getvalue())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        for hole in (1, 4, 2, 5, 3):
            player.tap(f"hole:{hole}")
        assert "Ada wins" in player.screen.text
        player.go(f"#/play/{player.app.saved.list()[0].id}/review")
        assert player.answer["thinks"]
        for _ in range(2_000):
            if not player.answer["thinks"]:
                break
            player.app.think(lambda: True)
            player.do("opponent")
        assert not player.answer["thinks"]
        assert player.screen.find(".chances")

    def test_its_lessons_are_taken_before_anything_else_of_it(self, player: Adder, adder: Callable[..., Adder]) -> None:
        written = io.BytesIO(saying(opponents="True, lessons=True"))
        with zipfile.ZipFile(written, "a") as archive:
            archive.writestr(f"{GAME}/text/lesson.py", LESSON)
        player.add(written.getvalue())
        again = adder(dict(player.app.store))
        assert "Tap the middle." in again.go(f"#/learn/{GAME}/first").text
        again.tap("hole:5")
        assert "That’s all." in again.screen.text

    def test_a_game_without_a_picture_shows_its_initial(self, player: Adder) -> None:
        player.add(with_code("view/view.py", "return art.thumbnail()", 'return Markup("")'))
        address = SHELF.niche(GAME)
        assert ">N</text>" in base64.b64decode(address.partition(",")[2]).decode()

    def test_a_new_version_takes_the_place_of_the_old_one(self, player: Adder) -> None:
        player.add(nine_men())
        player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
        player.add(with_code("text/words.py", '"place": "place a marble"', '"place": "set one down"'))
        wheels = [key for key in player.app.store if key.startswith("wheel/")]
        assert len(wheels) == 1, "the old wheel is not kept"
        player.go(f"#/play/{player.app.saved.list()[0].id}")
        assert "set one down" in player.screen.text

    def test_code_that_never_ends_is_told_when_python_has_been_stopped(
        self, player: Adder, adder: Callable[..., Adder]
    ) -> None:
        player.choose(nine_men())
        player.do("trust-game")
        while not player.screen.find("#step-plays.now"):
            player.do("opponent")
        again = adder(dict(player.app.store))
        assert f"played games of {FILE}: a move never came to an end" in again.go("#/add").text
        assert GAME not in SHELF
        again.add(nine_men())
        assert "never came to an end" not in again.go("#/add").text

    def test_a_full_disk_keeps_none_of_it(self, player: Adder) -> None:
        player.choose(nine_men())
        player.do("trust-game")
        until_kept(player)
        player.app.unsaved = Unsaved("full")
        player.do("opponent")
        assert "no room for it, so nothing was added" in player.screen.text
        assert not player.app.store
        assert GAME not in SHELF

    def test_an_update_without_room_leaves_the_version_before(self, player: Adder) -> None:
        player.add(nine_men())
        before = dict(player.app.store)
        player.choose(with_code("rules/game.py", "LONGEST: Final = 60", "LONGEST: Final = 50"))
        player.do("trust-game")
        until_kept(player)
        player.app.unsaved = Unsaved("full")
        player.do("opponent")
        assert player.app.store == before
        player.app.unsaved = None
        player.do("cancel-game")
        assert player.go(f"#/new/{GAME}").find("#start")


def test_a_game_goes_on_with_the_old_version_after_an_update_that_fails(player: Adder) -> None:
    player.add(nine_men())
    sit_down(player, GAME, ["", "gentle"])
    table = player.app.saved.list()[0].id
    failing = changed(
        {
            "opponents/think.py": lambda text: text.replace("def think", "def thunk"),
            "rules/game.py": lambda text: text.replace("        empty = self.holes(EMPTY)\n", "        return ()\n"),
        }
    )
    assert "nobody can move" in player.add(failing)
    player.do("cancel-game")
    player.go(f"#/play/{table}")
    player.tap("hole:5")
    for _ in range(500):
        if player.app.think(lambda: True):
            break
    player.do("opponent")
    assert len(player.table.moves) == 2
    assert not player.screen.find("#notice")


def test_a_saved_game_that_a_new_version_cannot_read_names_the_version(player: Adder) -> None:
    player.add(nine_men())
    player.do("start", GAME, fields={"name-0": "Ada", "name-1": "Bo"})
    player.tap("hole:5")
    other = {
        "METADATA": lambda text: text.replace("Version: 0.1", "Version: 0.2"),
        "rules/game.py": lambda text: (
            text.replace('"(?:([1-9])-)?([1-9])"', '"x(?:([1-9])-)?([1-9])"')
            .replace('f"{self.to + 1}"', 'f"x{self.to + 1}"')
            .replace('f"{self.start + 1}-', 'f"x{self.start + 1}-')
        ),
    }
    player.add(changed(other))
    read = player.go(f"#/play/{player.app.saved.list()[0].id}").text
    assert "Nine Men, version 0.2, can’t read it" in read
    assert "damaged" not in read
    assert player.screen.find('[data-do="export"]')
