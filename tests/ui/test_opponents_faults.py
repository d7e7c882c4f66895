"""Thoughts of opponents that break, come to no legal move, have no time, or wait for a simulator."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from itertools import islice
from random import Random

import pytest

from cuboteca.games import SHELF, Shelf
from cuboteca.play.game import NATURE, State
from cuboteca.play.levels import LEVELS
from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import NotReady, Simulator
from cuboteca.play.table import Table
from cuboteca.search.thought import Level, Thought
from cuboteca.ui.app import App
from cuboteca.ui.opponents.thinking import Thinking
from tests.ui.opponents import GAMES, Arriving, let_think, move, sit_down
from tests.ui.playing import Player, Seen


class Troubled:
    """The opponents of a game, whose thoughts go wrong after so many."""

    def __init__(self, game: str, thoughts: int, says: str | None = None) -> None:
        """Instead of breaking they may say, at last, a move that there isn't."""
        self.inner = SHELF.opponents(game)
        self.levels = self.inner.levels
        self.thoughts, self.says = thoughts, says
        self.latest = ""
        """The last move that was thought of before that."""

    def think(
        self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None
    ) -> Generator[Thought, None, None]:
        for thought in islice(self.inner.think(seen, level, rng, simulator), self.thoughts):
            self.latest = thought.move
            yield thought
        if self.says is None:
            raise ArithmeticError("lost")
        yield Thought(self.says, 0.5)


class WithTrouble(Shelf):
    """The shelf, with opponents whose thoughts go wrong."""

    def __init__(self, troubled: Troubled) -> None:
        super().__init__([], "")
        for game in SHELF:
            self.register(import_module(f"cuboteca.games.{game}"))
        self.troubled = troubled

    def opponents(self, game_id: str) -> Troubled:
        return self.troubled


def player_with(troubled: Troubled) -> Player:
    rng = Random(3)
    return Player(
        App({}, lambda: "2026-11-20T12:00:00Z", shelf=WithTrouble(troubled), nature=SampledNature(rng), rng=rng)
    )


def let_one_decide(player: Player) -> Seen:
    """Play as a person until an opponent is to move, and let it."""
    while not player.app.session.level:  # type: ignore[union-attr]
        move(player)
    return let_think(player)


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_costs_no_game(game: str) -> None:
    player = player_with(Troubled(game, 0))
    sit_down(player, game, ["steady", ""])
    told = let_one_decide(player)
    made = [player.table.state_at(ply).seat for ply in range(player.table.ply)]
    assert [seat for seat in made if seat != NATURE][-1] == 0, "any legal move has been made"
    assert "Steady got stuck" in told.text
    assert "ArithmeticError, test_opponents_faults.py" in told.text
    assert "lost." not in told.text, "nothing of what was being thought about"
    again = Table.read(SHELF, player.table.text)
    assert again.state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_on_the_way_leaves_the_best_move_so_far(game: str) -> None:
    troubled = Troubled(game, 1)
    player = player_with(troubled)
    sit_down(player, game, ["master", ""])
    while not player.app.session.level:  # type: ignore[union-attr]
        move(player)
    before = player.table.ply
    told = let_think(player)
    assert player.table.moves[before] == str(player.table.state_at(before).read(troubled.latest))
    assert "Master got stuck" in told.text


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_there_is_not_costs_no_game(game: str) -> None:
    player = player_with(Troubled(game, 0, says="xyzzy"))
    sit_down(player, game, ["easy", ""])
    told = let_one_decide(player)
    assert "Easy got stuck" in told.text
    assert "xyzzy" not in told.text, "what it meant to do may be secret"


def test_what_went_wrong_can_be_copied() -> None:
    player = player_with(Troubled("qyshinsu", 0))
    sit_down(player, "qyshinsu", ["", "steady"])
    (button,) = [one for one in let_one_decide(player).find("button") if one.get("data-do") == "copy-details"]
    copied = player.do("copy-details", button.get("data-arg") or "").answer["effects"]
    (text,) = [effect["text"] for effect in copied if effect["kind"] == "copy"]
    assert text.startswith("qyshinsu, steady: ArithmeticError, test_opponents_faults.py, ")
    assert "Ada" not in text


def test_who_goes_on_after_a_fault_plays_on() -> None:
    player = player_with(Troubled("qyshinsu", 0))
    sit_down(player, "qyshinsu", ["", "steady"])
    for _ in range(2):
        let_one_decide(player)
    assert player.table.ply == 4
    assert "got stuck" not in move(player).text


def test_no_time_is_no_trouble() -> None:
    """Hurried before its first thought: the first that comes, and nothing to tell."""
    player = player_with(Troubled("qyshinsu", 1))
    sit_down(player, "qyshinsu", ["", "master"])
    move(player)
    hurried = player.do("move-now")
    assert player.table.ply == 2
    assert "got stuck" not in hurried.text


class Simulating:
    """Opponents that ask a simulator, which is still to come when they ask first."""

    def __init__(self) -> None:
        self.levels = SHELF.opponents("qyshinsu").levels
        self.asked = 0

    def think(
        self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None
    ) -> Generator[Thought, None, None]:
        self.asked += 1
        if self.asked == 1:
            raise NotReady
        yield Thought(str(seen.moves()[rng.randrange(2)]), 0.5)


def test_a_thought_begins_anew_when_its_simulator_has_come() -> None:
    opponents, state = Simulating(), SHELF["qyshinsu"].start()
    thinking = Thinking(opponents, state, "easy", "seed")
    with pytest.raises(NotReady):
        thinking.go_on(lambda: False)
    thinking.go_on(lambda: False)
    assert thinking.is_done
    assert not thinking.trouble
    assert thinking.thought is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_flick_is_thought_of_before_and_without_the_physics(level: str) -> None:
    state: State = SHELF["cube_quest"].start(options={"start": "red"})
    rng = Random(1)
    while state.seat == NATURE or len(state.moves()) < 100:
        state = state.play(state.draw(rng) if state.seat == NATURE else state.moves()[0])
    simulator = Arriving()
    thinking = Thinking(SHELF.opponents("cube_quest"), state, level, "seed", simulator)
    with pytest.raises(NotReady):
        thinking.go_on(lambda: False)
    thinking.go_on(lambda: False)
    assert thinking.is_done
    assert not thinking.trouble
    assert state.play(thinking.move()).seat is not None
