"""What every test may use."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.play.every_ply", "tests.rules")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rule clauses that a test gives an example of")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the golden files anew from what the code does now")
