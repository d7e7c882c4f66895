"""What `pyscript.toml` may not say is refused by the build, with the reason and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pyscript_settings import Settings, WrongSettings


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('packages = ["markupsafe"]', "`packages` does nothing here. .* RUNTIME_PACKAGES"),
        ('fetch = [{files = ["x.py"]}]', r"`fetch` does nothing here. Name each file under \[files\]"),
        ('plugin = "x"', "`plugin` does nothing here. The site knows name, description, interpreter"),
        ('[js_modules.main]\n"./js/x.js" = "x"', "Python is in a worker: js_modules.worker"),
        ('[files]\n"https://example.org/x.py" = "x.py"', "'https://example.org/x.py' must be a file of this site"),
    ],
)
def test_a_setting_that_the_site_cannot_follow_is_refused(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "pyscript.toml"
    path.write_text(f'interpreter = "./js/interpreter.mjs"\n{line}\n', "utf-8")
    with pytest.raises(WrongSettings, match=said):
        Settings(path)


def test_without_an_interpreter_nothing_is_built(tmp_path: Path) -> None:
    path = tmp_path / "pyscript.toml"
    path.write_text("[files]\n", "utf-8")
    with pytest.raises(WrongSettings, match="'no interpreter' must be a file of this site"):
        Settings(path)


def test_a_file_that_the_site_does_not_hold_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongSettings, match=r"names \./js/interpreter\.mjs, which the built site does not hold"):
        Settings().check_files(tmp_path)
