"""A test that fails is named while the others are still running."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.paths import ROOT

TESTS = """
import time
from pathlib import Path

SEEN = Path(__file__).with_name("seen")

def test_that_fails():
    assert 1 == 2

def test_that_waits_until_the_failure_has_been_seen():
    deadline = time.monotonic() + 120
    while not SEEN.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
"""


@pytest.mark.thorough
def test_a_failure_is_named_before_the_last_test_ends(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "--quiet", "-n2", "-ptests.conftest", "-pno:cacheprovider"]
    with subprocess.Popen(
        [*command, "--rootdir", str(tmp_path), str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            if "FAILED test_two.py::test_that_fails (call)" in line:
                (tmp_path / "seen").touch()
                break
        rest = run.stdout.read()
    assert "1 failed, 1 passed" in rest, rest
