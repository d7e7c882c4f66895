"""Games that players add: asked about, tried, kept, played, removed; and all that can be wrong with one."""

from __future__ import annotations

import base64
import hashlib
import importlib
import io
import json
import re
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cuboteca.games import SHELF
from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import NotReady
from cuboteca.ui.added.wheel import Wheel
from cuboteca.ui.app import App
from cuboteca.ui.storage import Unsaved
from tests.added_games import FILE, GAME, changed, nine_men, renamed, saying, with_code, with_header
from tests.ui.opponents import sit_down
from tests.ui.playing import Player


class Unpacked:
    """Installs wheels by unpacking them, the first time not at once, as micropip does in the browser."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed: dict[str, str] = {}
        self.asked: set[str] = set()

    def install(self, wheel: Wheel) -> None:
        if self.installed.get(wheel.module) == wheel.hash:
            return
        if wheel.hash not in self.asked:
            self.asked.add(wheel.hash)
            raise NotReady
        self.asked.remove(wheel.hash)
        place = self.folder / wheel.hash
        with zipfile.ZipFile(io.BytesIO(wheel.content)) as archive:
            archive.extractall(place)
        forget(wheel.module)
        sys.path[:] = [str(place), *(path for path in sys.path if not path.startswith(str(self.folder)))]
        importlib.invalidate_caches()
        self.installed[wheel.module] = wheel.hash


def forget(module: str) -> None:
    for name in [name for name in sys.modules if name == module or name.startswith(f"{module}.")]:
        del sys.modules[name]


class Adder(Player):
    """A player whose device adds games."""

    def send(self, event: dict[str, Any]) -> Any:
        restore = self.app.checkpoint()
        try:
            return super().send(event)
        except NotReady:
            restore()
            return super().send(event)

    def choose(self, content: bytes, name: str = FILE) -> str:
        """Choose a file; return what is read then."""
        self.do("wheel", text=base64.b64encode(content).decode(), name=name)
        return self.screen.text

    def add(self, content: bytes, name: str = FILE) -> str:
        """Choose a file, trust it, and wait for all steps; return what is read then."""
        self.choose(content, name)
        self.do("trust-game")
        for _ in range(500):
            if not self.answer["thinks"]:
                break
            self.do("opponent")
        return self.screen.text


@pytest.fixture
def adder(tmp_path: Path) -> Iterator[Callable[..., Adder]]:
    """Opens the app on what a device has stored, with a Python of its own."""
    paths = list(sys.path)

    def opened(store: dict[str, str] | None = None) -> Adder:
        forget(GAME)
        sys.path[:] = paths
        wheels = Unpacked(tmp_path / f"{Random().random()}")
        app = App(
            {} if store is None else store,
            now=lambda: "2026-11-20T12:00:00Z",
            nature=SampledNature(Random(5)),
            rng=Random(1),
            wheels=lambda: wheels,
        )
        return Adder(app)

    yield opened
    sys.path[:] = paths
    forget(GAME)
    for game in SHELF.added():
        SHELF.withdraw(game)


@pytest.fixture
def player(adder: Callable[..., Adder]) -> Adder:
    return adder()


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


Refused = tuple[Callable[[], bytes], str, str]
"""What makes a wheel, the name it is given or the step that fails, and what is told."""

REFUSED: dict[str, Refused] = {
    "no wheel": (lambda: b"not a zip", FILE, "isn’t a game"),
    "another name": (nine_men, "nine_men.zip", "isn’t a game"),
    "a name of 300 letters": (nine_men, f"{'n' * 280}-0.1-py3-none-any.whl", "has 301 letters"),
    "cut off": (lambda: nine_men()[:-40], FILE, "is damaged. Download it again."),
    "compiled": (nine_men, "nine_men-0.1-cp314-cp314-win_amd64.whl", "one kind of computer"),
    "another Python": (nine_men, "nine_men-0.1-py4-none-any.whl", "needs another Python"),
    "a later Python": (lambda: changed_python(">=3.99"), FILE, "needs another Python"),
    "other packages": (
        lambda: with_header("Requires-Dist: numpy>=2"),
        FILE,
        "needs numpy, which Cuboteca doesn’t have",
    ),
    "another Cuboteca": (lambda: with_header("Requires-Dist: cuboteca>=9"), FILE, "another version of Cuboteca"),
    "no game": (lambda: changed({"entry_points.txt": lambda _: ""}), FILE, "holds no game"),
    "a long name inside": (lambda: saying(name=f'"{"N" * 300}"'), FILE, "has 300 letters"),
}


def changed_python(wanted: str) -> bytes:
    return changed({"METADATA": lambda text: text.replace("Requires-Python: >=3.11", f"Requires-Python: {wanted}")})


@pytest.mark.parametrize("case", REFUSED)
def test_a_file_that_is_no_game_for_here_is_told_at_once(player: Adder, case: str) -> None:
    content, name, told = REFUSED[case]
    assert told in player.choose(content(), name)
    assert player.answer["say"], "it is heard, too"
    assert "Trust and add" not in player.screen.text
    assert not player.app.store
    player.do("trust-game")
    assert not player.answer["thinks"]


def test_a_file_that_is_too_large_or_cannot_be_read_is_told(player: Adder) -> None:
    player.do("wheel", text="", name="error")
    assert "too large for a game" in player.screen.text
    player.do("wheel", text="?", name=FILE)
    assert "can’t read this file" in player.screen.text or "isn’t a game" in player.screen.text


def tampered_wheel() -> bytes:
    """Return the wheel with a module that isn't the one in its record."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(nine_men())) as given, zipfile.ZipFile(written, "w") as archive:
        for part in given.namelist():
            text = given.read(part)
            archive.writestr(part, text + b"\n" if part.endswith("rules/game.py") else text)
    return written.getvalue()


UNTOLD = """\
        class Untold(Exception):
            def __str__(self) -> str:
                raise ValueError
        raise Untold
"""

FAILS: dict[str, Refused] = {
    "changed inside": (tampered_wheel, "step-whole", "is damaged"),
    "an import that is not there": (
        lambda: with_code("rules/game.py", "import re\n", "import re\nimport numpy\n"),
        "step-loads",
        "No module named",
    ),
    "no lessons where it says it has some": (
        lambda: saying(opponents="True, lessons=True"),
        "step-loads",
        "No module named",
    ),
    "code that is none": (lambda: with_code("view/view.py", "VIEW = ", "VIEW = = "), "step-loads", "SyntaxError"),
    "an import that ends Python": (
        lambda: with_code("rules/game.py", "import re\n", "import re\nraise SystemExit(3)\n"),
        "step-loads",
        "(SystemExit: 3)",
    ),
    "an error that can't be told": (
        lambda: with_code("rules/game.py", "        empty = self.holes(EMPTY)\n", UNTOLD),
        "step-plays",
        "(Untold)",
    ),
    "an id of the house": (lambda: saying(id='"qurush"'), "step-loads", "which is that of Qurush"),
    "an id that is none": (lambda: saying(id='"Nine Men!"'), "step-loads", "no proper id"),
    "a name made at run time": (lambda: saying(name='"N" * 300'), "step-loads", "has 300 letters"),
    "designers without a comma": (lambda: saying(designers='("Ada Byron")'), "step-loads", "designers isn’t a list"),
    "designers that are no texts": (lambda: saying(designers='(["Ada"],)'), "step-loads", "designers isn’t a list"),
    "a publisher that is no text": (lambda: saying(publisher='("Ada",)'), "step-loads", "publisher isn’t text"),
    "a simulation": (lambda: saying(minutes="(1, 2), simulates=True"), "step-loads", "needs a simulation"),
    "rules that break": (
        lambda: with_code("rules/game.py", "made=self.made + 1)", "made=self.made + 1, wrong=1)"),
        "step-plays",
        "ValueError",
    ),
    "nobody wins": (
        lambda: with_code("rules/game.py", "        empty = self.holes(EMPTY)\n", "        return ()\n"),
        "step-plays",
        "nobody can move",
    ),
    "a picture that breaks": (
        lambda: with_code("view/view.py", "last = state.read", "last = state.reed"),
        "step-plays",
        "AttributeError",
    ),
}


@pytest.mark.parametrize("case", FAILS)
def test_a_step_that_fails_is_named_and_nothing_is_kept(player: Adder, case: str) -> None:
    content, step, told = FAILS[case]
    read = player.add(content())
    assert [one.get("id") for one in player.screen.find(".failed")] == [step]
    assert told in read
    assert "Nothing was added" in read
    assert not player.app.store
    assert GAME not in SHELF
    assert player.go("#/").find("#niche-qyshinsu")


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
