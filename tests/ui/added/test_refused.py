"""All that can be wrong with a game from a file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuboteca.games import SHELF
from tests.added_games import FILE, GAME, changed, nine_men, saying, tampered_wheel, with_code, with_header
from tests.ui.added.adder import Adder

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
