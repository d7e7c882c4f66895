"""What every test may use."""

from __future__ import annotations

import hypothesis
import pytest

pytest.register_assert_rewrite("tests.play.every_ply", "tests.games")

# How long an example takes says more of the machine than of the code.
hypothesis.settings.register_profile("any machine", deadline=None)
hypothesis.settings.load_profile("any machine")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rule clauses that a test gives an example of")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the golden files anew from what the code does now")


def pytest_sessionstart(session: pytest.Session) -> None:
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):  # a test process of several has none
        session.config.pluginmanager.register(Failures(terminal))


class Failures:
    """Prints the name of a test as soon as it fails, while others are still running."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.terminal.write(f"\nFAILED {report.nodeid} ({report.when})\n", flush=True, red=True)
