"""The guide: every line of play can be played, every caption belongs to a step, and every clause is in a chapter."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.guide import CHAPTERS
from cuboteca.play.game import NATURE
from cuboteca.play.view import Chapter, Line
from tests.games.cuobe.setting import GAME, clause, haunts, lies, marked, texts, where, with_spiders

LINES = {line.id: line for chapter in CHAPTERS for line in chapter.lines}


def steps(line: Line) -> list[State]:
    """The positions of a line, one for each caption."""
    states = [GAME.position(line.position)]
    for move in line.moves:
        states.append(states[-1].play(move))
    return states


def after(name: str, moves: int | None = None) -> State:
    """How a line stands after so many moves; at its end if none are named."""
    return steps(LINES[name])[-1 if moves is None else moves]


@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_every_line_can_be_played(line: Line) -> None:
    assert len(steps(line)) == len(line.captions)
    assert line.position == GAME.position(line.position).position, "as it is written"
    for state, move in zip(steps(line), line.moves, strict=False):
        if state.seat != NATURE:
            assert move in texts(state)


@clause("C-32", "C-42")
@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_no_player_stands_in_an_undiscovered_room(line: Line) -> None:
    for state in steps(line):
        if state.seat != NATURE:
            assert all(state.rooms[player.place].card for player in state.players if player.inside)


def test_every_clause_is_in_one_chapter() -> None:
    told = [clause for chapter in CHAPTERS for clause in chapter.clauses]
    assert sorted(told) == sorted(GAME.clauses)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter.id for chapter in CHAPTERS])
def test_every_chapter_shows_something_and_keeps_the_house_style(chapter: Chapter) -> None:
    assert chapter.lines
    assert chapter.clauses
    for text in (*chapter.paragraphs, *(caption for line in chapter.lines for caption in line.captions)):
        assert "!" not in text
        assert "'" not in text
        assert text.endswith((".", "?"))
        assert len(text) < 420


def test_lines_and_chapters_have_names_of_their_own() -> None:
    assert len(LINES) == sum(len(chapter.lines) for chapter in CHAPTERS)
    assert len({chapter.id for chapter in CHAPTERS}) == len(CHAPTERS)


# What the captions say is what happens.
def test_the_first_turn_finds_a_knife_and_a_key() -> None:
    assert after("first-turn").players[0].tools == ("T10", "K2")
    assert after("first-turn").dice == 3


def test_the_ways_of_walking() -> None:
    assert {move for move in texts(after("corridor")) if move.startswith("go")} == {"go N", "go S", "go W"}
    assert where(after("edge")) == "c1"
    assert "go S" not in texts(after("edge"))
    assert where(after("along"), 2) == "b3"
    assert (where(after("mirrors"), 1), where(after("mirrors"), 2)) == ("a1", "c4")


def test_searching_and_carrying() -> None:
    assert marked(after("searching", 2), "find") == ["c2", "b4", "c4"]
    assert after("surplus").players[1].tools == ("K2",)
    assert after("chest").players[0].chest == ("K2", "T10")


def test_locks_and_shifts() -> None:
    assert marked(after("vault"), "trap") == ["c4"]
    assert (where(after("vault")), after("vault").dice) == ("c3", 0)
    assert where(after("picks")) == "c3"
    assert where(after("tick"), 2) == "a3"
    assert where(after("pusher")) == "e3"
    assert lies(after("control"), "R02") == "a3"
    assert where(after("control")) == "a4"


def test_dice_panic_and_sleep() -> None:
    assert [after("counting", made).dice for made in (2, 3)] == [4, 3]
    assert after("gaining").dice == 5
    assert after("calming").players[1].panic == 2
    assert after("insane").players[1].status == "insane"
    assert after("insane").dropped == ("T10",)
    assert after("sleeping").players[1].asleep
    assert where(after("sleeping"), 2) == "c4"


def test_fights() -> None:
    assert after("fighting").spawns[0].power == 2
    assert [after("losing", made).players[0].wounds for made in (0, 2, 4)] == [1, 2, 3]
    assert after("losing").spawns[0].power == 2
    assert haunts(after("destroying"), "clown") == "-"
    assert after("destroying").players[0].panic == 1
    assert with_spiders(after("spider")) == ["c4"]
    assert after("spider").players[0].panic == 2


def test_traps() -> None:
    for name, hurt in (("trigger", [1, 0]), ("trigger-missing", [0, 1]), ("stripe", [1, 0]), ("ghoul", [0, 1])):
        assert [player.wounds for player in after(name).players] == hurt, name
    assert marked(after("trigger-missing", 2), "trap") == ["c3"]
    assert marked(after("cutting"), "trap") == ["d2"]
    assert marked(after("brutal"), "trap") == ["c3", "c4"]


def test_those_that_haunt_the_house() -> None:
    clown = after("clown")
    assert (where(clown, 2), haunts(clown, "clown"), haunts(clown, "tentacles")) == ("c3", "d3", "c3")
    assert clown.players[0].panic == 1
    assert with_spiders(after("spiders")) == ["c2", "b3", "c3", "d3", "c4"]
    assert after("twins").players[0].tools == ("K1",)
    assert haunts(after("luring"), "ghoul") == "c3"


def test_the_ends() -> None:
    for name, winners in (("last-key", (0, 1)), ("last-card", (1,))):
        outcome = after(name).outcome
        assert outcome is not None
        assert outcome.winners == winners
    assert after("barred").players[0].status == "escaped"
    assert "key K1" not in texts(after("barred", 0))
    assert after("duel").players[1].wounds == 3
