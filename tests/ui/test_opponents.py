"""Opponents at the table: they are given seats, think, move, are hurried, undone, handed over and saved."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from cuboteca.games import SHELF, Shelf
from cuboteca.play.game import NATURE, State
from cuboteca.play.levels import LEVELS
from cuboteca.play.nature import SampledNature
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import CannotSimulate, NotReady, Simulator
from cuboteca.play.table import Table
from cuboteca.search.thought import Level, Thought
from cuboteca.ui.app import App
from cuboteca.ui.opponents.thinking import Thinking
from tests.ui.playing import Player, Seen

GAMES = tuple(game for game in SHELF if SHELF.about(game).opponents)


def sit_down(player: Player, game: str, levels: list[str], **options: str) -> Seen:
    """Begin a game: a level plays a seat, nothing a person."""
    fields = {"seats": str(len(levels)), **{f"option-{name}": value for name, value in options.items()}}
    for seat, level in enumerate(levels):
        fields[f"plays-{seat}"] = "opponent" if level else "person"
        fields[f"level-{seat}"] = level or "easy"
    player.do("start", game, fields={**fields, "name-0": "Ada"})
    return player.screen


def let_think(player: Player) -> Seen:
    """Let an opponent think to its end, and make its move."""
    while not player.app.think(lambda: True):
        assert player.app.waits
    return player.do("opponent")


def move(player: Player, number: int = 0) -> Seen:
    """Make one of a person's moves."""
    return player.do("move", str(player.table.state.moves()[number]))


@pytest.fixture
def against_steady(player: Player) -> Player:
    """Ada (Black) has just sat down to Qyshinsu against Steady (Red)."""
    sit_down(player, "qyshinsu", ["", "steady"])
    return player


def test_an_opponent_answers_a_move(against_steady: Player) -> None:
    assert not against_steady.answer["thinks"]
    thinking = move(against_steady)
    assert thinking.answer["thinks"]
    assert "Steady is thinking" in thinking.text
    moved = let_think(against_steady)
    assert against_steady.table.ply == 2
    assert not moved.answer["thinks"]
    assert moved.find("div#moved")
    assert "Steady adds" in moved.answer["say"]


def test_nothing_moves_before_the_thought_is_done(against_steady: Player) -> None:
    move(against_steady)
    against_steady.do("opponent")
    assert against_steady.table.ply == 1
    assert against_steady.answer["thinks"]


def test_an_opponent_can_be_hurried(against_steady: Player) -> None:
    move(against_steady)
    against_steady.do("move-now")
    assert against_steady.table.ply == 2


def test_a_tap_meanwhile_plays_nothing_and_says_why(against_steady: Player) -> None:
    move(against_steady)
    tapped = against_steady.tap("place:6")
    assert against_steady.table.ply == 1
    assert "Steady is thinking" in tapped.find("div#notice")[0].find("p").text  # type: ignore[union-attr, operator]


def test_undo_stops_the_thought_and_takes_ones_own_move_back(against_steady: Player) -> None:
    move(against_steady)
    against_steady.app.think(lambda: True)
    undone = against_steady.do("undo")
    assert against_steady.table.ply == 0
    assert not undone.answer["thinks"]
    against_steady.do("opponent")
    assert against_steady.table.ply == 0


def test_undo_leads_back_to_ones_own_decision_across_the_answer(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    against_steady.do("undo")
    assert against_steady.table.ply == 0
    against_steady.do("redo")
    assert against_steady.table.ply == 2


def test_the_same_move_is_answered_in_the_same_way(against_steady: Player) -> None:
    move(against_steady, 4)
    let_think(against_steady)
    before = against_steady.table.standing
    against_steady.do("undo")
    move(against_steady, 4)
    let_think(against_steady)
    assert against_steady.table.standing == before


def test_closed_while_it_thinks_the_game_goes_on_where_it_was(
    device: Callable[[dict[str, str]], Player], store: dict[str, str]
) -> None:
    player = device(store)
    sit_down(player, "qyshinsu", ["", "sharp"])
    move(player)
    player.app.think(lambda: True)
    address = player.answer["address"]
    again = device(dict(store))
    assert again.go(address).answer["thinks"]
    assert let_think(again).text
    let_think(player)
    assert again.table.moves == player.table.moves


def test_saved_games_say_who_plays(against_steady: Player, store: dict[str, str]) -> None:
    move(against_steady)
    assert "Ada and Steady" in against_steady.go("#/").text
    (saved,) = (json.loads(text) for key, text in store.items() if key.startswith("game/"))
    assert saved["opponents"] == ["", "steady"]


def test_links_and_files_carry_who_plays(against_steady: Player, device: Callable[[dict[str, str]], Player]) -> None:
    move(against_steady)
    text = shared_text(against_steady.table)
    assert '[Opponents "|steady"]' in text
    other = device({})
    other.do("import", text=text)
    assert other.table.opponents == ("", "steady")
    assert other.answer["thinks"]


def test_a_game_of_people_is_written_as_before(at_table: Player, store: dict[str, str]) -> None:
    move(at_table)
    (saved,) = (json.loads(text) for key, text in store.items() if key.startswith("game/"))
    assert "opponents" not in saved
    assert "Opponents" not in saved["record"]
    assert "Hints" not in saved["record"]


def test_a_seat_is_handed_over_and_back(at_table: Player) -> None:
    move(at_table)
    menu = at_table.go(f"#/play/{at_table.app.session.id}/menu")  # type: ignore[union-attr]
    assert "Who plays Red?" in menu.text
    at_table.go(f"#/play/{at_table.app.session.id}/players/1")  # type: ignore[union-attr]
    handed = at_table.do("choose-player", "1:gentle")
    assert handed.answer["thinks"]
    assert at_table.table.names == ("Ada", "Gentle")
    let_think(at_table)
    at_table.do("choose-player", "1:person")
    assert at_table.table.names == ("Ada", "Bo")
    move(at_table)
    assert not at_table.answer["thinks"]


def test_what_is_no_level_and_no_seat_changes_nothing(at_table: Player) -> None:
    for choice in ("1:random", "2:gentle", "x:gentle", "1", ""):
        at_table.do("choose-player", choice)
        assert at_table.table.opponents == ("", "")


def test_a_table_of_opponents_is_watched_and_paused(player: Player) -> None:
    sit_down(player, "qyshinsu", ["gentle", "gentle"])
    assert player.table.names == ("Gentle 1", "Gentle 2")
    assert player.screen.find("button#pause")
    let_think(player)
    assert player.answer["thinks"]
    assert not player.do("pause").answer["thinks"]
    assert not player.app.think(lambda: True)
    assert player.do("pause").answer["thinks"]
    let_think(player)
    player.do("undo")
    assert player.table.ply == 1
    assert not player.answer["thinks"], "whoever takes a move back wants to look"


def test_the_latest_moves_are_shown_again(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    before = against_steady.do("show-again")
    assert before.answer["thinks"]
    assert against_steady.app.think(lambda: True)
    after = against_steady.do("opponent")
    assert not after.answer["thinks"]
    assert against_steady.table.ply == 2


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


def player_with(troubled: Troubled, store: dict[str, str] | None = None) -> Player:
    rng = Random(3)
    kept = {} if store is None else store
    return Player(
        App(kept, lambda: "2026-11-20T12:00:00Z", shelf=WithTrouble(troubled), nature=SampledNature(rng), rng=rng)
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
    assert "ArithmeticError, test_opponents.py" in told.text
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
    player = player_with(Troubled(game, 0, says="castle"))
    sit_down(player, game, ["easy", ""])
    told = let_one_decide(player)
    assert "Easy got stuck" in told.text
    assert "castle" in told.text


def test_what_went_wrong_can_be_copied() -> None:
    player = player_with(Troubled("qyshinsu", 0))
    sit_down(player, "qyshinsu", ["", "steady"])
    (button,) = [one for one in let_one_decide(player).find("button") if one.get("data-do") == "copy-details"]
    copied = player.do("copy-details", button.get("data-arg") or "").answer["effects"]
    (text,) = [effect["text"] for effect in copied if effect["kind"] == "copy"]
    assert text.startswith("qyshinsu, steady: ArithmeticError, test_opponents.py, ")
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


def test_an_opponents_turn_offers_nothing_to_say(against_steady: Player) -> None:
    move(against_steady)
    table = f"#/play/{against_steady.app.session.id}"  # type: ignore[union-attr]
    assert "Resign" not in against_steady.go(f"{table}/menu").text
    assert against_steady.go(f"{table}/moves").answer["address"] == table
    assert against_steady.go(f"{table}/resign").answer["address"] == table


def test_the_set_up_gives_seats_and_remembers_levels(player: Player) -> None:
    player.go("#/new/qyshinsu")
    player.do("levels", "qyshinsu:1", fields={"name-0": "Ada", "name-1": "Bo"})
    assert "Who plays Red?" in player.screen.text
    chosen = player.do("choose-level", "1:sharp")
    assert chosen.answer["address"] == "#/new/qyshinsu"
    assert "You against Sharp." in chosen.text
    player.do("choose-level", "1:person")
    assert player.app.setup_draft("qyshinsu")["name-1"] == "Bo", "the old name is kept"


@pytest.mark.parametrize(("company", "levels"), [("alone", 1), ("people", 0), ("watch", 2)])
def test_a_chip_fills_all_seats(player: Player, company: str, levels: int) -> None:
    player.go("#/new/qyshinsu")
    filled = player.do("company", f"qyshinsu:{company}", fields={"name-0": "Ada"})
    assert len(filled.find("button.level")) == levels


def test_a_rematch_moves_opponents_on(player: Player) -> None:
    sit_down(player, "qyshinsu", ["", "gentle"])
    player.do("rematch", player.app.session.id)  # type: ignore[union-attr]
    assert player.table.opponents == ("gentle", "")
    assert player.answer["thinks"]


def thought_of(goal: int, level: str) -> object:
    """Return what an opponent of Qurush thinks of its first move, where the other player has chosen that goal."""
    state: State = SHELF["qurush"].start(seats=2)
    for move in (state.moves()[goal], state.moves()[0], "Ma2", "Ma3"):
        state = state.play(move)
    thinking = Thinking(SHELF.opponents("qurush"), state, level, "seed")
    thinking.go_on(lambda: False)
    assert not thinking.trouble
    return thinking.thought


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
def test_an_opponent_knows_no_secret_of_others(level: str) -> None:
    assert thought_of(0, level) == thought_of(100, level)


def test_nobody_hands_the_device_to_an_opponent(player: Player) -> None:
    sit_down(player, "qurush", ["", "gentle"])
    for _ in range(40):
        assert "Pass the device" not in player.screen.text
        if player.app.session.level:  # type: ignore[union-attr]
            let_think(player)
        elif player.table.state.seat is not None:
            move(player)


def decided(player: Player, most: int) -> int:
    """Let opponents play on; return how many moves were made."""
    made = 0
    while player.table.state.seat is not None and made < most:
        let_think(player)
        made += 1
    return made


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_with_every_number_of_seats(player: Player, game: str, level: str) -> None:
    for seats in SHELF.about(game).seats:
        sit_down(player, game, [level] * seats)
        made = decided(player, 400)
        assert made
        record = player.table.text
        assert Table.read(SHELF, record).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_against_each_other(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", "easy"])
    assert decided(player, 30)
    assert Table.read(SHELF, player.table.text).state == player.table.state


def find_hint(player: Player) -> Seen:
    """Ask for a hint and wait for it."""
    assert player.do("hint").answer["thinks"]
    while not player.app.think(lambda: True):
        pass
    return player.do("opponent")


def test_a_hint_says_where_to_look_and_then_what_to_play(against_steady: Player) -> None:
    first = find_hint(against_steady)
    assert not first.find("div.hint-rows")
    assert first.find('g[data-hinted="true"]')
    assert "Look at what’s marked: there’s a good move." in first.text
    moves = against_steady.do("hint-moves")
    rows = moves.find("button.hint-row")
    assert 1 <= len(rows) <= 3
    assert "It leaves Steady" in moves.text
    against_steady.do("hint-moves", "1")
    against_steady.do("hint-play")
    assert against_steady.table.ply == 1


def test_a_second_hint_goes_straight_to_the_moves(against_steady: Player) -> None:
    find_hint(against_steady)
    against_steady.do("hint-close")
    assert not against_steady.screen.find("section.hint")
    assert against_steady.do("hint").find("div.hint-rows")


def test_anything_else_puts_a_hint_away(against_steady: Player) -> None:
    find_hint(against_steady)
    tapped = against_steady.tap("place:3")
    assert not tapped.find("section.hint")
    assert not tapped.find("g[data-hinted]")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_hints_with_a_reason(player: Player, game: str) -> None:
    sit_down(player, game, ["", "gentle"])
    for _ in range(6):
        if player.app.session.level:  # type: ignore[union-attr]
            let_think(player)
            continue
        find_hint(player)
        assert player.do("hint-moves").find("button.hint-row")
        player.do("hint-play")


def test_hints_can_be_left_out(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"hints": "off"})
    assert '[Hints "off"]' in player.table.text
    assert not player.screen.find("button#hint")
    assert not player.do("hint").answer["thinks"]


def test_where_goals_are_secret_and_others_look_on_there_is_no_hint(player: Player) -> None:
    sit_down(player, "qurush", ["", ""])
    player.do("lift-lid")
    assert not player.do("hint").answer["thinks"]


def play_on(player: Player, decisions: int, rng: Random) -> list[str]:
    """Decide for the people, let opponents think or hurry them; return what was told of each opponent's moves."""
    told = []
    for _ in range(decisions):
        if player.table.state.seat is None:
            break
        if not player.app.session.level:  # type: ignore[union-attr]
            moves = player.table.state.moves()
            player.do("move", str(moves[rng.randrange(min(len(moves), 50))]))
            continue
        assert player.answer["thinks"], "nobody waits for a person who isn't there"
        seen = player.do("move-now") if rng.random() < 0.3 else let_think(player)
        assert "got stuck" not in seen.text
        assert "the game is paused" not in seen.text
        told.append(player.answer["say"])
    return told


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_with_every_number_of_seats(player: Player, game: str) -> None:
    for seats in SHELF.about(game).seats:
        if seats == 1:
            continue
        sit_down(player, game, ["", *(LEVELS[seat % len(LEVELS)] for seat in range(1, seats))])
        assert all(play_on(player, 60, Random(seats))), "each move is told"
        assert Table.read(SHELF, player.table.text).state == player.table.state


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_handed_over_undone_and_opened_again(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], game: str
) -> None:
    player, rng = device(store), Random(4)
    sit_down(player, game, ["", "gentle"])
    play_on(player, 12, rng)
    player.do("choose-player", "1:steady")
    play_on(player, 12, rng)
    before = player.table.ply
    player.do("undo")
    assert player.table.ply == before or not player.app.session.level  # type: ignore[union-attr]
    player.do("choose-player", "0:easy")
    assert player.answer["thinks"] or player.table.state.seat is None
    again = device(dict(store))
    again.go(player.answer["address"])
    assert again.table.standing == player.table.standing
    assert again.table.opponents == ("easy", "steady")
    play_on(again, 12, rng)


@pytest.mark.parametrize("game", ["cuobe", "cube_quest"])
def test_while_one_thinks_nothing_on_the_table_can_be_tapped(player: Player, game: str) -> None:
    sit_down(player, game, ["gentle", ""])
    while not player.app.session.level:  # type: ignore[union-attr]
        move(player)
    assert not [one for one in player.screen.find("[data-part]") if (one.get("data-part") or "")[:3] in ("do:", "cub")]
    assert not player.screen.find("button#put-away"), "no Continue that nobody answers"


def test_a_team_mates_moves_leave_its_team_what_it_has_to_answer(player: Player) -> None:
    sit_down(player, "cuobe", ["", "gentle"])
    for _ in range(30):
        play_on(player, 1, Random(1))
        if not player.app.session.level:  # type: ignore[union-attr]
            assert not player.screen.find("div#moved"), "the tray tells of it itself"
            assert player.screen.find("button#deed-told") or player.screen.find("[data-part]")


@pytest.mark.parametrize("level", LEVELS)
def test_what_an_opponent_sets_up_behind_the_screen_is_not_shown(player: Player, level: str) -> None:
    sit_down(player, "cube_quest", [level, ""], screen="on", start="red")
    assert not player.screen.find("[data-pose]")
    seen = let_think(player)
    assert player.table.state.seat == 1
    assert not [cube for cube in seen.find("[data-cube]") if "r k-" in (cube.get("class") or "")]
    assert player.answer["say"].partition(".")[0].endswith("has set up"), "and not with what"
    seen = player.do("move", str(player.table.state.moves()[0]))
    assert len([cube for cube in seen.find("[data-cube]") if "cube r" in (cube.get("class") or "")]) > 1


class Arriving:
    """A simulator that is still to come at first, then settles as Node does, or says why not."""

    def __init__(self) -> None:
        self.asked = 0

    def prepare(self) -> None:
        """It comes by itself."""

    def simulate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        self.asked += 1
        if self.asked == 1:
            raise NotReady
        raise CannotSimulate("none here")


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
