"""Each decision that Cu[o]be can ask for: every answer to it can be tapped, and everything else says why not."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.apply import STEPS, Question
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection, selection_of
from cuboteca.play.game import NATURE, IllegalMove
from cuboteca.play.view import Played, Selected, View
from tests.games.cuobe.scenes import SCENES
from tests.games.cuobe.setting import GAME, house, play
from tests.games.cuobe.table import NAMES, VIEW, seen, taken_up
from tests.games.cuobe.tapped_moves import taps_for
from tests.games.tapping import answer, refused_by


def viewed(state: State, picked: tuple[str, ...] = (), past: tuple[tuple[State, str], ...] = ()) -> View:
    return View(state, NAMES[: state.seats], tuple(text for _, text in past), picked, past=past)


def screen(view: View) -> str:
    """All that can be tapped at the table."""
    actions = "".join(f'data-part="{action.part}"' for action in VIEW.actions(view))
    return f"{VIEW.standings(view)}{VIEW.board(view)}{VIEW.hand(view)}{actions}"


def check_taps(state: State, move: object, past: tuple[tuple[State, str], ...] = ()) -> None:
    """The move can be tapped together from what is on the screen."""
    view = viewed(state, ("look:seen:9999",), past)
    taps = taps_for(state, move)  # type: ignore[arg-type]
    for number, part in enumerate(taps):
        assert f'data-part="{part}"' in screen(view), f"{part} of {taps} for {move}"
        said = VIEW.tap(view, part)
        if number == len(taps) - 1:
            assert said == Played(str(move)), taps
        else:
            assert isinstance(said, Selected), f"{part} of {taps}: {said}"
            view = view._replace(picked=said.parts)


def test_there_is_a_scene_for_every_decision() -> None:
    assert set(SCENES) == {what for what, kind in STEPS.items() if isinstance(kind, Question)}
    for what, state in SCENES.items():
        assert state.agenda[-1].what == what


@pytest.mark.parametrize("what", SCENES)
def test_every_answer_can_be_tapped(what: str) -> None:
    state = SCENES[what]
    for move in state.moves():
        check_taps(state, move)


ELSEWHERE = (
    *(f"room:{column}{row}" for column in "ace" for row in (1, 3, 5)),
    *(f"mate:{seat}" for seat in range(3)),
    *("card:T03", "card:K1", "card:A1", "card:T20"),
    *("deed:move", "deed:search", "deed:room", "deed:force", "deed:fight", "deed:find", "deed:chest", "deed:carry"),
    *("deed:leave", "deed:threats", "deed:log", "deed:look", "look:close", "put-away", "put-down", "confirm", "end"),
    "not-now",
    *("green", "dice:more", "dice:fewer", "weapon:T10", "weapon:T03", "foe:ghoul", "foe:P2", "foe:P1", "spawn:clown"),
    *(
        "nth:1",
        "nth:9",
        "nth:0",
        "do:go N",
        "do:choose P1",
        "do:nonsense",
        "do:",
        "room:z9",
        "card:",
        "mate:9",
        "",
        "x",
    ),
)


def test_a_player_is_chosen_by_a_tap_on_the_room_where_nobody_else_stands() -> None:
    """To jump to a team-mate, the room was tapped on which the ring lay; and a room was asked for."""
    assert VIEW.tap(viewed(SCENES[steps.WHERE_TO]), "room:e5") == Played("choose P3")
    both = play("use T17; choose b", house("", "c3 tools=T17", "e5", "e5"))
    for part in ("room:e5", "room:a3"):
        assert refused_by(VIEW.tap(viewed(both), part)).message == "Choose the player to jump to."


def test_players_to_choose_are_told_once_each_with_their_numbers() -> None:
    """They stood above as buttons, and below with their wounds, and pushed the cards of who chose off the screen."""
    drawn = str(VIEW.hand(viewed(SCENES[steps.WHERE_TO])))
    assert re.findall(r'data-part="mate:(\d)" aria-keyshortcuts="(\d)"', drawn) == [("1", "1"), ("2", "2")]
    assert "do:choose" not in drawn


@pytest.mark.parametrize("what", SCENES)
def test_anything_else_is_survived_and_refused_in_words(what: str) -> None:
    state = SCENES[what]
    game_clauses = GAME.clauses
    for part in ELSEWHERE:
        view = viewed(state)
        said = VIEW.tap(view, part)
        if isinstance(said, IllegalMove):
            assert said.message.endswith(".")
            assert said.clause is None or said.clause in game_clauses
        elif isinstance(said, Played):
            state.play(said.move)
        else:
            after = view._replace(picked=said.parts)
            assert selection_of(said.parts).parts == said.parts
            assert "data-part" in screen(after), "nobody is stuck"
            assert VIEW.prompt(after).rest


def test_how_close_the_map_is_drawn_stays_when_something_is_taken_up() -> None:
    closer = Selection(close=True, seen=3)
    assert selection_of(closer.parts) == closer
    assert selection_of(closer._replace(card="T03", weapons=("T10", "A5", "A5")).parts).idle == closer


BESIDE_GHOUL = house("", "c3 tools=T03,T10 talents=A5", "c3", spawns="Ghoul@c3:3")
FEWER = ("deed:fight", "dice:fewer", "dice:fewer")
MORE = ("deed:fight", "dice:more", "dice:more")


@pytest.mark.parametrize(
    ("state", "taps", "reason", "clause"),
    [
        (house(), ("deed:fight",), "nobody_to_fight", "C-85"),
        (house(), ("dice:more",), "no_foe_chosen", "C-85"),
        (BESIDE_GHOUL, (*FEWER, "dice:fewer"), "fewest_dice", "C-85"),
        (BESIDE_GHOUL, (*MORE, "dice:more"), "too_many_dice", "C-16"),
        (BESIDE_GHOUL, (*MORE, "weapon:A5"), "no_die_for_weapon", "C-25"),
        (BESIDE_GHOUL, ("weapon:T10",), "weapon_outside_fight", "C-27"),
        (BESIDE_GHOUL, ("deed:fight", "weapon:T03"), "weapon_outside_fight", "C-27"),
        (BESIDE_GHOUL, ("spawn:clown",), "spawn_elsewhere", "C-85"),
        (BESIDE_GHOUL, ("foe:P2",), "no_duels", "C-110"),
        (house(), ("confirm",), "nothing_to_confirm", None),
        (house(), ("nth:1",), "no_such_button", None),
        (house(), ("do:nonsense",), "no_move", None),
    ],
)
def test_why_a_tap_comes_to_nothing(state: State, taps: tuple[str, ...], reason: str, clause: str | None) -> None:
    refusal = refused_by(answer(VIEW, viewed(state), *taps))
    assert (refusal.reason, refusal.clause) == (reason, clause)


def test_the_numbers_press_the_buttons_in_their_order() -> None:
    asked = SCENES[steps.SHIFT_WAY]
    assert [VIEW.tap(viewed(asked), f"nth:{n}") for n in (1, 2, 3, 4)] == [Played(f"choose {w}") for w in "NESW"]
    assert refused_by(VIEW.tap(viewed(asked), "nth:5")).reason == "no_such_button"


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_of_random_games_can_be_tapped(seed: int) -> None:
    """Up to six moves of each ply, so that over the games each kind is tried in many positions."""
    rng = Random(seed)
    state = GAME.start(1 + seed, {"pvp": "on" if seed % 2 else "off", "respawn": "on"})
    past: tuple[tuple[State, str], ...] = ()
    for _ in range(400):
        if state.seat is None:
            break
        if state.seat == NATURE:
            move = state.draw(rng)
        else:
            listed = list(state.moves())
            for tried in rng.sample(listed, min(6, len(listed))):
                check_taps(state, tried, past)
            move = rng.choice([m for m in listed if m.verb != "end"] or listed)
        past = (*past, (state, str(move)))
        state = state.play(move)
    assert len(past) > 50


def test_a_face_down_room_with_something_in_it_is_looked_at_first() -> None:
    """What is discovered can't be undone."""
    ominous = viewed(house("c4=?s1", "c3", "c3"))
    looked = VIEW.tap(ominous, "room:c4")
    assert isinstance(looked, Selected)
    assert VIEW.tap(ominous._replace(picked=looked.parts), "room:c4") == Played("go N")
    assert VIEW.tap(viewed(house("", "c3", "c3")), "room:c4") == Played("go N")


def test_undo_leaves_alone_what_is_only_looked_at() -> None:
    state = house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")
    assert VIEW.put_back(viewed(state, ("room:c4",))) is None
    assert VIEW.put_back(viewed(state, ("card:T10",))) is None
    assert VIEW.put_back(viewed(state, ("foe:ghoul",))) == ()
    assert VIEW.put_back(viewed(state, ("panel:doors",))) == (), "Move is the beginning of something done"


@pytest.mark.parametrize(
    ("move", "rooms"),
    [
        ("go N", ["room:c4"]),
        ("go W +P2", ["room:b3"]),
        ("chest", ["room:c3"]),
        ("fight Ghoul 2", ["room:c3"]),
        ("give T10 P2", ["room:c3"]),
        ("end", ["room:c3"]),
        ("drop T10", []),
    ],
)
def test_a_hint_marks_the_rooms_that_a_move_is_about(move: str, rooms: list[str]) -> None:
    state = house("c3=R01 c4=R02", "c3 tools=T10", "c3", "b2", spawns="Ghoul@c3:1")
    assert move in {str(legal) for legal in state.moves()}
    assert list(VIEW.parts_of(viewed(state), move)) == rooms


def test_a_turn_begins_in_the_room_of_who_has_the_device() -> None:
    after = seen(house("c4=R09", "c3", "c4", active=2))._replace(focus="end")
    assert VIEW.begins(after) == "room:c4"
    assert VIEW.begins(after._replace(own=0, waits=True)) == "room:c3"


ASKED = house("", "c3 w2 p2 tools=T04,T10", "c3 w2 p2").play("use T04")


@pytest.mark.parametrize("looked_at", ["card:T10", "open:c4"])
def test_the_numbers_of_answers_hold_while_something_is_looked_at(looked_at: str) -> None:
    """The buttons showed their digits, which did nothing."""
    looking = taken_up(ASKED, looked_at)
    assert 'aria-keyshortcuts="1"' in screen(looking)
    assert VIEW.tap(looking, "nth:1") == VIEW.tap(seen(ASKED), "nth:1") == Played("choose P1")


@pytest.mark.parametrize("panel", ["deed:log", "deed:threats", "deed:wounds"])
def test_behind_a_panel_no_number_answers(panel: str) -> None:
    """An answer that couldn’t be seen was given."""
    assert refused_by(VIEW.tap(taken_up(ASKED, panel), "nth:1")).reason == "no_such_button"
