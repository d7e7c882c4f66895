"""Hints: where to look, what to play and why, and who may ask."""

from __future__ import annotations

import pytest

from cuboteca.games.qwirkle_cubes.opponents.think import QwirkleCubes
from cuboteca.games.qwirkle_cubes.rules.moves import PUT
from cuboteca.search.thought import Line, Thought
from cuboteca.ui.opponents import hints
from tests.ui.opponents import GAMES, let_think, move, sit_down
from tests.ui.playing import Player, Seen


def find_hint(player: Player) -> Seen:
    """Ask for a hint and wait for it."""
    assert player.do("hint").answer["thinks"]
    while not player.app.think(lambda: True):
        pass
    return player.do("opponent")


def test_a_hint_says_where_to_look_and_then_what_to_play(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    first = find_hint(against_steady)
    assert not first.find("div.hint-rows")
    (place,) = first.find('g[data-hinted="true"]')
    where = f"Marked: {place.get('aria-label', '')}"
    assert where in first.answer["say"], "who can’t see the mark hears where it is"
    assert where in first.text
    assert not first.find('use[href="#q-thought"]')
    assert "Look at what’s marked: there’s a good move." in first.text
    moves = against_steady.do("hint-moves")
    rows = moves.find("button.hint-row")
    assert 1 <= len(rows) <= 3
    assert len(moves.find('use[href="#q-thought"]')) == 1
    against_steady.do("hint-moves", "1")
    against_steady.do("hint-play")
    assert against_steady.table.ply == 3


def test_what_to_re_roll_is_marked_once_the_move_is_told(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The marks would be the whole move. So a hint only says at first that it is a re-roll."""
    sit_down(player, "qwirkle_cubes", [""])
    best = Thought("roll 1 3", 0.5, (Line("roll 1 3", 0.5), Line("roll 2", 0.5)))
    monkeypatch.setattr(QwirkleCubes, "think", lambda *_: iter((best,)))
    first = find_hint(player)
    assert "A re-roll is a good move here. But which cubes?" in first.text
    assert not re_rolled(first)
    assert re_rolled(player.do("hint-moves")) == ["cube-0", "cube-2"]
    assert re_rolled(player.do("hint-moves", "1")) == ["cube-1"]


def test_cubes_are_placed_by_a_hint_but_the_turn_is_ended_by_the_player(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ending it rolls new cubes, and so can’t be undone."""
    sit_down(player, "qwirkle_cubes", [""])
    move = next(str(move) for move in player.table.state.moves() if move.kind == PUT)
    monkeypatch.setattr(QwirkleCubes, "think", lambda *_: iter((Thought(move, 0.5, (Line(move, 0.5),)),)))
    find_hint(player)
    assert player.do("hint-moves").find("button#hint-play")[0].findtext(".//span") == "Use it"
    ply = player.table.ply
    shown = player.do("hint-play")
    assert player.table.ply == ply
    assert len(shown.find('use[href="#w-gap"]')) == move.count("@")
    assert shown.find("button#confirm")[0].get("aria-disabled") is None
    player.do("undo")
    assert len(player.screen.find('use[href="#w-gap"]')) == move.count("@") - 1, "one cube is taken back"


def re_rolled(seen: Seen) -> list[str | None]:
    """The cubes of the hand that are marked with the sign for a re-roll."""
    return [slot.get("id") for slot in seen.find("g.slot") if slot.findall('.//*[@href="#w-again"]')]


@pytest.mark.parametrize(("values", "shown"), [((0.7, 0.65, 0.6), 2), ((1.0, 0.6), 1), ((0.2,), 1), ((), 0)])
def test_only_moves_nearly_as_good_as_the_best_are_shown(values: tuple[float, ...], shown: int) -> None:
    """A flick that brings nothing is no advice, even where nothing else comes to mind."""
    thought = Thought("a", 0.5, tuple(Line(f"m{number}", value) for number, value in enumerate(values)))
    assert list(hints.good_lines(thought)) == list(thought.lines[:shown])


def test_what_speaks_for_every_move_alike_is_said_once(against_steady: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [hints.Advice(f"+1@{place}", f"Add a 1-stone at {place}", "It wins.", ()) for place in (2, 4)]
    monkeypatch.setattr(hints, "advice_of", lambda _session: found)
    find_hint(against_steady)
    moves = against_steady.do("hint-moves")
    assert len(moves.find("button.hint-row")) == 2
    assert moves.text.count("It wins.") == 1
    assert "For all of these: It wins." in moves.text, "also where that says only what comes next"


def test_where_all_positions_are_alike_a_hint_names_the_stone(against_steady: Player) -> None:
    """On an empty ring a mark would tell of a position, of which none is better than the others."""
    first = find_hint(against_steady)
    assert "A good start: add a" in first.text
    assert "On an empty ring, all positions are alike." in first.answer["say"]
    assert not first.find('[data-hinted="true"]')
    moves = against_steady.do("hint-moves")
    rows = ["".join(row.itertext()) for row in moves.find("button.hint-row")]
    assert len({row.partition(" at ")[0][1:] for row in rows}) == len(rows), "each is of another stone"
    assert "It leaves Steady" not in moves.text, "as many answers as ever say nothing of a move"


def test_a_hint_has_the_keyboard(against_steady: Player) -> None:
    first = find_hint(against_steady)
    assert not first.find("#welcome"), "the first words don't lie over it"
    against_steady.do("hint-close")
    against_steady.do("hint")
    assert {"kind": "focus", "id": "hint-title"} in against_steady.answer["effects"]
    against_steady.do("hint-moves", "0")
    assert {"kind": "focus", "id": "hint-0"} in against_steady.answer["effects"]
    closed = against_steady.do("hint-close")
    assert {"kind": "focus", "id": "hint"} in closed.answer["effects"]


def test_a_hint_puts_down_what_would_look_like_what_it_marks(against_steady: Player) -> None:
    move(against_steady)
    let_think(against_steady)
    against_steady.tap(f"place:{against_steady.table.state.moves()[0].place}")
    assert against_steady.app.session.picked  # type: ignore[union-attr]
    assert against_steady.screen.find('g[aria-pressed="true"]')
    shown = find_hint(against_steady)
    assert shown.find('g[data-hinted="true"]')
    assert not shown.find('g[aria-pressed="true"]')
    assert not against_steady.app.session.picked, "nor does it still count, unseen"  # type: ignore[union-attr]
    assert not against_steady.do("hint-close").find('g[aria-pressed="true"]')


def test_a_second_hint_goes_straight_to_the_moves(against_steady: Player) -> None:
    find_hint(against_steady)
    against_steady.do("hint-close")
    assert not against_steady.screen.find("section.hint")
    assert against_steady.do("hint").find("div.hint-rows")


def test_what_a_hint_marks_is_one_list_and_what_it_puts_back_is_said(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(player, "qwirkle_cubes", [""])
    state = player.table.state
    best = max((str(move) for move in state.moves() if str(move).startswith("put")), key=len)
    places = tuple(part.partition("@")[2] for part in best.split()[1:])
    thought = Thought(best, 0.5, (Line(best, 0.5),))
    monkeypatch.setattr(QwirkleCubes, "think", lambda *_: iter((thought,)))
    slot = next(slot for slot in range(6) if state.cells_for((slot,)))  # type: ignore[attr-defined]
    player.tap(f"cube:{slot}")
    player.tap("cell:0,0")
    assert player.app.session.picked  # type: ignore[union-attr]
    assert "What you’d begun is cancelled." in player.do("hint").answer["say"]
    while not player.app.think(lambda: True):
        pass
    marked = player.do("opponent").answer["say"].partition("Marked: ")[2].partition(".")[0]
    assert marked.split("; ")[0] == "the start"
    assert len(marked.split("; ")) == len(places)
    assert "empty" not in marked
    player.do("hint-close")
    assert "cancelled" not in player.do("hint").answer["say"], "nothing was selected"


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
        session = player.app.session
        assert session is not None
        # One tap away, also where the row has buttons of the game's own.
        assert bool(player.screen.find("button#hint")) != session.game_view.holds_up(session.view())
        find_hint(player)
        assert player.do("hint-moves").find("button.hint-row")
        player.do("hint-play")
        if player.app.session.picked:  # type: ignore[union-attr]
            player.tap("confirm")


def test_a_goal_that_a_hint_offers_can_be_looked_at_and_changed_before_it_is_chosen(player: Player) -> None:
    """A goal is chosen for good (Q-4), and shows what it comes to only when its numbers are set."""
    sit_down(player, "qurush", ["", "gentle"])
    player.tap("number:2")
    find_hint(player)
    moves = player.do("hint-moves")
    assert moves.find("button#hint-play")[0].findtext(".//span") == "Use it"
    ply = player.table.ply
    shown = player.do("hint-play")
    assert player.table.ply == ply
    assert shown.find("ul.goal-cards")
    assert not shown.find("section.hint")
    assert shown.find("button#curtain")[0].get("aria-disabled") is None
    assert "Press Done, or change a number" in player.answer["say"]
    player.do("undo")
    assert player.table.ply == ply
    assert player.app.session.picked == ("shape:2x2", "set:0=2", "goal:1")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            {},
            "You can choose any pattern. A pattern that looks different whichever way it’s turned counts in more ways",
        ),
        ({"true_north": "on"}, "You can choose any pattern: none is easier than another. Choose yourself"),
        ({"goal_numbers": "permutation"}, "You can choose any pattern: none is easier than another. Choose yourself"),
    ],
)
def test_where_a_goal_is_chosen_a_hint_asks_for_no_move_but_says_what_makes_it_easy(
    player: Player, options: dict[str, str], told: str
) -> None:
    sit_down(player, "qurush", ["", "gentle"], **options)
    words = " ".join("".join(find_hint(player).find("section.hint")[0].itertext()).split())
    assert told in words
    assert "move" not in words
    assert "".join(player.do("hint-moves").find("h2#hint-title")[0].itertext()).strip() == "For example"


@pytest.mark.clause("Q-5")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "Numbers can repeat. You can’t change them later."),
        ({"goal_numbers": "permutation"}, "Use each number once."),
    ],
)
def test_whether_numbers_of_a_goal_repeat_is_said_where_they_are_chosen(
    player: Player, options: dict[str, str], told: str
) -> None:
    sit_down(player, "qurush", ["", "gentle"], **options)
    assert told in player.screen.find("p.goal-words")[0].text  # type: ignore[operator]


def test_hints_can_be_left_out(player: Player) -> None:
    player.do("start", "qyshinsu", fields={"hints": "off"})
    assert '[Hints "off"]' in player.table.text
    assert not player.screen.find("button#hint")
    assert not player.do("hint").answer["thinks"]


def test_where_goals_are_secret_and_others_look_on_there_is_no_hint(player: Player) -> None:
    sit_down(player, "qurush", ["", ""])
    player.do("lift-lid")
    assert not player.do("hint").answer["thinks"]
