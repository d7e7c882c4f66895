"""The site is built with the packages of requirements-site.txt alone: `make play` installs no others."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.paths import PYTHON, ROOT

BUILD_WITHOUT_OTHERS = r"""
import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

pinned = set(re.findall(r"^([\w-]+)==", Path("requirements-site.txt").read_text("utf-8"), re.M))
others = {
    module
    for module, packages in packages_distributions().items()
    if not {"cuboteca", *pinned} & {package.lower() for package in packages}
}


class NotInstalled:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in others:
            raise ModuleNotFoundError(f"{name} is not among the packages that build the site.", name=name)


assert "pytest" in others
sys.meta_path.insert(0, NotInstalled)
import tools.build_site
from tools.catalogue.entries import entries

entries()
"""


def test_the_site_is_built_without_what_only_tests_need() -> None:
    environment = {**os.environ, "PYTHONPATH": str(PYTHON)}
    built = subprocess.run(
        [sys.executable, "-c", BUILD_WITHOUT_OTHERS], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
