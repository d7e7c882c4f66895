"""A finished game is reviewed: chances move by move, turning points, what was better, practice from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cuboteca.draw.markup import KEPT_HYPHEN
from cuboteca.games import SHELF
from cuboteca.play.secrecy import shared_text
from cuboteca.play.simulation import NotReady
from cuboteca.search.review import Chance
from cuboteca.search.thought import Thinking
from cuboteca.ui.reviews.analysis import Analysis, share_out
from tests.ui.opponents import Arriving, let_think, sit_down
from tests.ui.playing import Player
from tests.ui.reviewing import (
    DECISIONS,
    GAMES,
    board_of,
    came_of,
    finish,
    review,
    session_of,
    tenths,
    text_of,
    think_through,
    turning_point,
)


def test_every_game_of_the_house_can_be_reviewed() -> None:
    assert set(GAMES) == set(SHELF)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_point_for_each_decision_and_for_the_end(player: Player, game: str) -> None:
    analysis = review(player, game)
    assert not analysis.trouble
    assert tuple(point.ply for point in analysis.points) == player.table.stops
    for point in analysis.points:
        assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in point.chances)
        if not player.table.game.about.team:
            assert sum(chance.value for chance in point.chances) == pytest.approx(1)
    end = analysis.points[-1].chances
    winners = player.table.state.outcome.winners  # type: ignore[union-attr]
    assert [chance.value for chance in end] == [1.0 * (seat in winners) for seat in range(len(end))]


@pytest.mark.parametrize("game", GAMES)
def test_a_turning_point_names_its_move_and_a_better_one(player: Player, game: str) -> None:
    analysis = review(player, game)
    for one in analysis.turning_points:
        before = player.table.state_at(one.ply)
        better = str(before.read(one.better.move))
        assert before.seat == one.seat
        assert better != player.table.moves[one.ply]
        before.play(better)  # it is legal
        seen = player.do("step", str(one.shown))
        number = player.table.count(one.ply) + 1
        assert f"Move {number}, {player.table.names[one.seat]}" in text_of(seen, "button#turning-" + str(one.shown))
        found = text_of(seen, "section#found")
        assert "Better: " in found
        for shown in seen.find("div.better")[0].iter("p"):
            assert "".join(shown.itertext()).replace(KEPT_HYPHEN, "-") in player.answer["say"]
        assert not re.search(r"\byou", found, re.IGNORECASE), "whose move it was is told by name"
    assert len(analysis.turning_points) <= 5


def test_a_game_played_at_random_turns(player: Player) -> None:
    analysis = turning_point(player)
    first = analysis.turning_points[0]
    told = player.screen.find("svg.graph-fields")[0].get("aria-label", "")
    assert told.startswith("Ada’s chances, move by move. Move ")
    assert not re.search(r"Move \d+, \w+: \w+:", told), "whose chances they are is said once"
    assert player.answer["address"].endswith(f"/review/{first.shown}")
    for number, one in enumerate(analysis.turning_points, start=1):  # One number says which is which.
        assert text_of(player.screen, f"g#turn-{one.shown}") == str(number)
        assert text_of(player.screen, f"button#turning-{one.shown}").startswith(str(number))


def test_while_it_looks_it_says_that_more_may_be_found(player: Player) -> None:
    """The first one found isn't the only one."""
    address = finish(player, "qyshinsu")
    player.go(f"{address}/review")
    analysis = session_of(player).analysis
    assert analysis is not None
    while not analysis.turning_points:
        player.app.think(lambda: True)
        player.do("opponent")
    assert not analysis.is_done
    assert "so far" in text_of(player.screen, "p.turn-count")
    player.do("step", str(analysis.turning_points[0].shown))
    assert "so far" in text_of(player.screen, "p.turn-count")
    think_through(player)
    assert "so far" not in text_of(player.screen, "p.turn-count")


@pytest.mark.parametrize(("game", "why"), [("qyshinsu", "got clearer."), ("cube_quest", "got clearer, or by chance.")])
def test_it_says_where_the_graph_moves_without_a_turning_point(player: Player, game: str, why: str) -> None:
    """A single turning point under a graph that swings would be taken for a mistake of the review's."""
    analysis = turning_point(player, game)
    steady = (Chance(0.5, 0.4, 0.6),) * 2
    moved = (Chance(0.8, 0.7, 0.9), Chance(0.2, 0.1, 0.3))
    points = [point._replace(chances=steady) for point in analysis.points]

    def told(turned: int) -> bool:
        """Does it say so where the chances change at one point?"""
        analysis.points = [*points[:turned], *(point._replace(chances=moved) for point in points[turned:])]
        return f"Elsewhere the graph moves because the game {why}" in text_of(player.do("refresh"), "section#found")

    at = next(number for number, one in enumerate(points) if number and analysis.turning_point_at(one.ply) is None)
    assert not told(len(points))
    assert told(at)
    assert not told(analysis.stops.index(analysis.turning_points[0].shown))


@pytest.mark.parametrize("moves", [("+4@2", "resign"), ("+4@2", "draw?", "+1@6", "draw!")], ids=["resigned", "drawn"])
def test_it_says_nothing_of_a_graph_that_moves_because_the_game_was_ended(at_table: Player, moves: list[str]) -> None:
    """Resigning, running out of time and agreeing to a draw make no position clearer."""
    for move in moves:
        at_table.do("move", move)
    at_table.go(f"{at_table.app.address}/review")
    analysis = think_through(at_table)
    *before, end = analysis.points
    steady = Chance(0.1, 0.1, 0.1)
    analysis.points = [*(point._replace(chances=(steady, steady.other)) for point in before), end]
    assert "Elsewhere the graph moves" not in text_of(at_table.do("refresh"), "section#found")


def test_what_is_proven_is_told_as_certain(player: Player) -> None:
    analysis = review(player, "qyshinsu")
    proven = [point for point in analysis.points if point.thought is not None and point.thought.proven]
    assert proven
    for point in proven:
        player.do("step", str(point.ply))
        assert "certain to" in text_of(player.screen, "figcaption")


def test_what_is_not_proven_is_told_with_how_sure_it_is(player: Player) -> None:
    analysis = review(player, "qyshinsu")
    unsure = [point for point in analysis.points if point.thought is not None and not point.thought.proven]
    assert unsure
    for point in unsure:
        player.do("step", str(point.ply))
        assert "certain" not in text_of(player.screen, "figcaption")
        assert point.chances[0].low < point.chances[0].value < point.chances[0].high


def test_more_than_two_have_chances_each(player: Player) -> None:
    analysis = review(player, "qurush", seats=3)
    assert {len(point.chances) for point in analysis.points} == {3}
    assert len(player.screen.find("p.graph-others")[0].findall("span")) == 3


def test_whoever_let_a_certain_win_go_has_rivals_with_chances_again() -> None:
    won = share_out((Chance(0.4, 0.3, 0.5),) * 3, 0, Chance(1.0, 1.0, 1.0))
    assert [chance.value for chance in won] == [1, 0, 0]
    after = share_out(won, 0, Chance(0.6, 0.5, 0.7))
    assert [round(chance.value, 2) for chance in after] == [0.6, 0.2, 0.2]
    then = share_out(won, 1, Chance(0.5, 0.4, 0.6))
    assert all(chance.value > 0 for chance in then), "nobody is certain to lose while the game goes on"


def test_the_graph_fills_as_it_goes(player: Player) -> None:
    address = finish(player, "qyshinsu")
    first = player.go(f"{address}/review")
    assert first.answer["thinks"]
    assert "Looking at move 1 of" in first.text
    while not player.app.think(lambda: True):
        pass
    assert "Looking at move 1 of" not in player.do("opponent").text
    think_through(player)
    assert "Looking at" not in player.screen.text
    assert "found" in player.answer["say"]


def test_it_can_be_stopped_left_and_taken_up_again(player: Player) -> None:
    address = finish(player, "qyshinsu")
    player.go(f"{address}/review")
    player.app.think(lambda: True)
    assert not player.do("stop-review").answer["thinks"]
    assert "Stopped at move" in player.screen.text
    assert player.do("stop-review").answer["thinks"]
    assert not player.go(address).answer["thinks"], "whoever leaves doesn't wait"
    before = session_of(player).analysis
    assert player.go(f"{address}/review").answer["thinks"]
    assert session_of(player).analysis is before
    assert think_through(player).is_done


def test_another_end_of_the_game_is_thought_about_anew(player: Player) -> None:
    before = review(player, "qyshinsu")
    player.do("undo")
    address = f"#/play/{session_of(player).id}"
    assert player.go(f"{address}/review").answer["address"] == address, "it isn't over any more"
    player.do("move", str(player.table.state.moves()[-1]))
    while not session_of(player).over:
        if session_of(player).level:
            let_think(player)
        else:
            player.do("move", "resign")
    player.go(f"{address}/review")
    assert session_of(player).analysis is not before


def test_a_game_that_goes_on_is_not_reviewed(at_table: Player) -> None:
    address = f"#/play/{session_of(at_table).id}"
    assert not at_table.screen.find("a#review-game")
    for of in ("review", "review/0", "practise/0"):
        assert at_table.go(f"{address}/{of}").answer["address"] == address
        assert not at_table.answer["thinks"]
    at_table.do("practise", "0:steady")
    assert f"#/play/{session_of(at_table).id}" == address


def test_a_game_without_a_move_is_not_reviewed(at_table: Player) -> None:
    address = f"#/play/{session_of(at_table).id}"
    at_table.do("move", "resign")
    assert session_of(at_table).over
    assert not at_table.go(address).find("a#review-game")
    assert at_table.go(f"{address}/review").answer["address"] == address


def test_what_stays_sealed_is_not_reviewed(player: Player, device: Callable[[dict[str, str]], Player]) -> None:
    sit_down(player, "qurush", ["", "gentle"])
    while session_of(player).level or player.table.ply < 8:
        if session_of(player).level:
            let_think(player)
        else:
            player.do("move", str(player.table.state.moves()[0]))
    other = device({})
    other.do("import", text=shared_text(player.table))
    other.do("choose-player", "1:person")
    other.do("lift-lid")
    other.do("move", "resign")
    assert session_of(other).over
    address = f"#/play/{session_of(other).id}"
    assert not other.go(address).find("a#review-game")
    assert other.go(f"{address}/review").answer["address"] == address


def test_it_thinks_with_what_each_seat_could_know(player: Player) -> None:
    finish(player, "qurush")
    seen: list[Any] = []
    opponents = SHELF.opponents("qurush")

    class Watching:
        levels = opponents.levels

        def think(self, state: Any, *others: Any) -> Thinking:
            seen.append(state)
            return opponents.think(state, *others)

    analysis = Analysis(player.table, "seed", SHELF.review("qurush"), Watching(), None)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    states = [player.table.state_at(ply) for ply in player.table.stops[:-1]]
    assert seen == [state.seen_by(state.seat) for state in states]


def test_the_same_game_is_reviewed_in_the_same_way(player: Player) -> None:
    finish(player, "qwirkle_cubes")
    found = []
    for _ in range(2):
        analysis = Analysis(player.table, "seed", SHELF.review("qwirkle_cubes"), SHELF.opponents("qwirkle_cubes"), None)
        analysis.go_on(lambda: False)
        found.append((analysis.points, analysis.turning_points))
    assert found[0] == found[1]


def test_what_was_better_is_played_move_by_move(player: Player) -> None:
    turning_point(player)
    before = board_of(player.screen)
    shown = player.do("see-better")
    assert player.answer["say"].startswith("Instead: ")
    assert "Instead: " in text_of(shown, "div.better")
    assert board_of(shown) != before
    for _ in range(8):
        if player.screen.find("button#see-better")[0].find("span").text == "See move played":  # type: ignore[union-attr]
            break
        player.do("see-better")
    player.do("see-better")
    assert board_of(player.screen) == before
    assert "Instead" not in player.screen.text


def test_the_hand_is_shown_that_a_move_was_chosen_from(player: Player) -> None:
    """Qwirkle Cubes: what is said of a move, and of a better one, names cubes of that hand."""
    analysis = review(player, "qwirkle_cubes", decisions=60)
    for one in analysis.turning_points:
        state: Any = player.table.state_at(one.ply)
        name = player.table.names[one.seat]
        for seen in (player.do("step", str(one.shown)), player.do("see-better")):
            (tray,) = seen.find("svg.rack")
            assert tray.get("aria-label", "").startswith(f"{name}’s cubes: ")
            assert len(tray.findall("g")) == len(state.hand)
            assert name in text_of(seen, "p.whose-hand")
            player.do("step", str(one.shown))


@pytest.mark.parametrize("game", GAMES)
def test_words_and_graph_agree_that_another_move_would_have_been_better(player: Player, game: str) -> None:
    """The graph may rise where another move would have kept more, for each position is thought of by itself."""
    longer = game == "qwirkle_cubes"  # Its first moves at random cost little.
    analysis = review(player, game, decisions=60 if longer else DECISIONS)
    assert analysis.turning_points
    for one in analysis.turning_points:
        side = 0 if player.table.game.about.team else one.seat
        came, instead = (chances[side].value for chances in (came_of(analysis, one), analysis.chances_instead(one)))
        assert instead > came
        player.do("step", str(one.shown))
        cost = text_of(player.screen, "div.better")
        assert re.search(r"With the better move, .* chances would have been (a little|clearly|much) higher\.", cost)


def test_where_the_graph_rises_a_better_move_rises_higher(player: Player) -> None:
    analysis = turning_point(player, "qurush")
    one = next(one for one in analysis.turning_points if one.seat == 0)
    before = analysis.at(one.ply)
    assert before is not None
    assert before.chances[0].value < came_of(analysis, one)[0].value, "as here"
    player.do("step", str(one.shown))
    told = tenths(player.screen)
    player.do("see-better")
    assert tenths(player.screen) > told
    assert "this way" in text_of(player.screen, "figcaption")


def test_steps_and_the_graph_lead_through_the_game(player: Player) -> None:
    analysis = review(player, "qyshinsu")
    address = f"#/play/{session_of(player).id}/review"
    player.do("scrub", "2")
    assert player.answer["address"] == f"{address}/{analysis.stops[2]}"
    player.do("step-key", key="arrowright")
    assert player.answer["address"] == f"{address}/{analysis.stops[3]}"
    player.do("step-key", key="end")
    assert player.answer["address"] == f"{address}/{analysis.stops[-1]}"
    assert player.screen.find("section#found"), "the end of the game is looked at like any other move"


def test_a_saved_game_is_reviewed_later(
    device: Callable[[dict[str, str]], Player], store: dict[str, str], player: Player
) -> None:
    address = finish(player, "qyshinsu")
    again = device(dict(store))
    assert again.go(address).find("a#review-game")
    assert again.go(f"{address}/review").answer["thinks"]
    assert think_through(again).points


def test_a_simulator_that_is_still_to_come_is_waited_for(player: Player) -> None:
    finish(player, "cube_quest")
    simulator = Arriving()
    analysis = Analysis(player.table, "seed", SHELF.review("cube_quest"), SHELF.opponents("cube_quest"), simulator)
    with pytest.raises(NotReady):
        analysis.go_on(lambda: False)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    assert not analysis.trouble


def test_a_fault_leaves_the_rest_of_the_graph(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> object:
        yield from ()
        raise ArithmeticError("lost")

    address = finish(player, "qyshinsu")
    monkeypatch.setattr(type(SHELF.opponents("qyshinsu")), "think", breaks)
    player.go(f"{address}/review")
    analysis = think_through(player)
    assert len(analysis.points) == len(analysis.stops)
    assert "couldn’t look at" in player.screen.text
    assert "ArithmeticError" in player.screen.text
