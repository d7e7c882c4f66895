"""`python -m cuboteca` in a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cuboteca.__main__ import main

RECORD = '[Game "qyshinsu"] [Date "2026-11-20"] [Seats "2"] [Names "Ada|Bo"] [Options ""] [Format "1"]\n+4@2 +1@6\n'


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    said = capsys.readouterr().out
    assert "qyshinsu: Qyshinsu" in said
    assert "ko=own_last_move|off|two_turns" in said


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "qyshinsu", "--position", ". B4 . . . . . . . . . . r +4@2 - 1"]) == 0
    said = capsys.readouterr().out
    assert "+O@6" in said
    assert len(said.splitlines()[1].split()) == 12


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "qyshinsu", "3"]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == ["72", "864", "9,216"]


def test_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.cuboteca"
    file.write_text(RECORD + "resign\n", "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Over: resigned (Y-21); seat 2 won." in capsys.readouterr().out
    file.write_text(RECORD + "+1@8\n", "utf-8")
    assert main(["replay", str(file)]) == 1
    assert "Line 3: Move 3, +1@8:" in capsys.readouterr().err


def test_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "saved.cuboteca"
    lines = ["+4@2", "+1@7", "moves", "+1@6", "undo", f"save {file}", "resign"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert main(["play", "qyshinsu", "--names", "Ada|Bo", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "(Y-6)" in said
    assert "Undone." in said
    assert "Over: resigned" in said
    assert "+4@2" in file.read_text("utf-8")


def test_what_cannot_be_done_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "qyshinsu", "--option", "ko=never"]) == 1
    assert main(["replay", "/nowhere/at/all"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
