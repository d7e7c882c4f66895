"""Each decision that Cu[o]be can ask for: every answer to it can be tapped, and everything else says why not."""

from __future__ import annotations

import json
from random import Random

import pytest

from cuboteca.games import cuobe
from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.apply import STEPS, Question
from cuboteca.games.cuobe.rules.own_cards import own_text, pack
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import selection_of
from cuboteca.play.game import NATURE
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.rules.cuobe.setting import GAME, house, play
from tests.ui.cuobe import taps_for

VIEW = cuobe.game_view()
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
FOUR = "K2,K3,K4,K5"


def magnet_for_two() -> str:
    """Our cards, but the Magnet takes two tools back."""
    deck = json.loads(own_text())
    magnet = next(card for card in deck["blue"] if card["id"] == "T19")
    magnet["effects"][0]["n"] = 2
    return pack(json.dumps(deck))


SCENES: dict[str, State] = {
    steps.ACTION: house(
        "c3=R01c3 c4=R09 d3=R15^",
        "c3 w1 tools=T03,T10,T17 talents=A3 syndromes=S4",
        "c3 w2",
        "c3 p2 chest=T01",
        spawns="Ghoul@c3:3",
        pvp="on",
    ),
    steps.SURPLUS: play("end", house("c3=R01c1", "c3 tools=T01,T02,T03,K1", "c3", "c3")),
    steps.PARTING: play("key K1", house("c4=R02", "c4 tools=K1", "c4", "c4 asleep", "c3", keys=FOUR)),
    steps.REPLACE: play("pick; blue > A3", house("c4=R07f", "c4 talents=A1,A5", "a1 talents=A2,A4", setup="quick")),
    steps.AT_ONCE: play("pick; blue > T03", house("c4=R07f", "c4 p5 w1 insane", "a1", "a1", setup="quick")),
    steps.LEAVE_OR_DRAW: play("go N; reveal > R07", house("", "c3 tools=T01,T02,T03 talents=A1", "c3", "c3")),
    steps.TURN_CARD: play("go N; reveal > R16", house()),
    steps.ASK: play("use T17", house("", "c3 tools=T17", "a1", "e5")),
    steps.MORE_ROOMS: play("end; green > E05; choose c4", house()),
    steps.SHIFT_WAY: play("end; green > E12; choose c3", house()),
    steps.LEAD: play("use T17; choose a; choose P2", house("", "c3 tools=T17", "a1", "e5")),
    steps.WHERE_TO: play("use T17; choose b", house("", "c3 tools=T17", "a1", "e5")),
    steps.SWAP_WITH: play("end; green > E16", house("", "c3", "a1", "e5")),
    steps.DROP_CARDS: play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
    steps.FETCH: play(
        "use T19; choose T10", house("", "c3 tools=T19", "c3", dropped="T10,T11,T12", cards=magnet_for_two())
    ),
    steps.FINDS: play("search; roll > 1", house("a1=R07 b1=R08 c1=R19 a5=R09f b5=R10f c5=R11f", "a1", "c3")),
    steps.COME: play("end; green > W1", house()),
    steps.NEST_AT: play("end", house("c3=R01s1", "a1", "c3")),
    steps.ARMS: play("fight Ghoul 2; roll > 1 2", house("", "c3 tools=T10,T11 talents=A5", "c3", spawns="Ghoul@c3:3")),
    steps.DUEL_ARMS: play("duel P2 1; roll > 2; roll > 0 1 2", house("", "c3 tools=T10", "c3", pvp="on")),
    steps.GUARD: play("duel P2 1; roll > 2; roll > 0 1 2", house("", "c3", "c3 tools=T10 talents=A5", pvp="on")),
    steps.LOOT: play(
        "duel P2 3; roll > 2 2 2; roll > 0 0 0", house("", "c3 tools=T03", "c3 w4 tools=K1,K2", "a1", pvp="on")
    ),
}
"""A position for each kind of decision."""


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
        answer = VIEW.tap(view, part)
        if number == len(taps) - 1:
            assert answer == Played(str(move)), taps
        else:
            assert isinstance(answer, Selected), f"{part} of {taps}: {answer}"
            view = view._replace(picked=answer.parts)


def test_there_is_a_scene_for_every_decision() -> None:
    assert set(SCENES) == {what for what, kind in STEPS.items() if isinstance(kind, Question)}
    for what, state in SCENES.items():
        assert state.agenda[-1].what == what


@pytest.mark.parametrize("what", SCENES)
def test_every_answer_can_be_tapped(what: str) -> None:
    state = SCENES[what]
    for move in state.moves():
        check_taps(state, move)


@pytest.mark.parametrize("what", SCENES)
def test_it_is_said_who_is_asked_and_what(what: str) -> None:
    state = SCENES[what]
    view = viewed(state)
    asked = VIEW.prompt(view)
    assert asked.seat == state.seat
    assert state.seat is not None
    assert asked.lead == f"{NAMES[state.seat]}:"
    assert asked.rest
    assert VIEW.explain(view)
    labels = [choice.label for choice in VIEW.choices(view)]
    assert len(set(labels)) == len(labels) == len(state.moves())
    assert all(label and label[0] == label[0].upper() for label in labels)


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


@pytest.mark.parametrize("what", SCENES)
def test_anything_else_is_survived_and_refused_in_words(what: str) -> None:
    state = SCENES[what]
    game_clauses = GAME.clauses
    for part in ELSEWHERE:
        view = viewed(state)
        answer = VIEW.tap(view, part)
        if isinstance(answer, Rejected):
            assert answer.message.endswith(".")
            assert answer.clause is None or answer.clause in game_clauses
        elif isinstance(answer, Played):
            state.play(answer.move)
        else:
            after = view._replace(picked=answer.parts)
            assert selection_of(answer.parts).parts == answer.parts
            assert "data-part" in screen(after), "nobody is stuck"
            assert VIEW.prompt(after).rest


def test_the_numbers_press_the_buttons_in_their_order() -> None:
    asked = SCENES[steps.SHIFT_WAY]
    assert [VIEW.tap(viewed(asked), f"nth:{n}") for n in (1, 2, 3, 4)] == [Played(f"choose {w}") for w in "NESW"]
    assert isinstance(VIEW.tap(viewed(asked), "nth:5"), Rejected)


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
