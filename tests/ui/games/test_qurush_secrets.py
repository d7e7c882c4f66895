"""No goal of Qurush is to be found where another seat could look, in whole games: screens, speech, saves, files."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from cuboteca.games.qurush.rules.goals import Goal
from cuboteca.games.qurush.text.names import goal_in_words
from cuboteca.play.record import read_record
from cuboteca.ui.links import pack, unpack
from cuboteca.ui.text.table import say
from tests.ui import opponents
from tests.ui.playing import Player

NAMES = ("Ada", "Bo", "Cy", "Di")
GOALS = ("2x2:45/23", "4x1:5342"), ("2x2:52/24", "4x1:2543"), ("2x2:35/54", "4x1:4235"), ("2x2:24/53", "4x1:3524")
"""Of each seat; none is another turned."""

LINK = re.compile(r"#/open/([\w.-]+)")
"""Read as it unpacks: four digits in a row stand in a packed text by chance."""


def sit_down(player: Player, seats: int, **options: str) -> None:
    fields = {"seats": str(seats)}
    fields |= {f"name-{seat}": name for seat, name in enumerate(NAMES[:seats])}
    fields |= {f"option-{name}": value for name, value in options.items()}
    player.do("start", "qurush", fields=fields)


def secrets_of(text: str) -> tuple[str, ...]:
    """Every way in which a goal could be read off: its notation, its words, its numbers joined."""
    shape, _, numbers = text.partition(":")
    digits = tuple(map(int, numbers.replace("/", "")))
    goal = Goal(shape, digits)
    joined = "".join(map(str, digits))
    return (
        text,
        numbers,
        goal_in_words(goal),
        f"goal {text}",
        joined,
        " ".join(joined),
        ",".join(joined),
        ", ".join(joined),
    )


def leaks(answer: dict[str, Any], goals: tuple[str, ...]) -> list[str]:
    """What of some goals is in an answer: its page with all that a screen reader finds, what is said, its address."""
    effects = answer["effects"]
    texts = [answer["html"], answer["say"], answer["title"], answer["address"], json.dumps(effects)]
    texts = [LINK.sub(lambda link: unpack(link[1]), text) for text in texts]
    return [secret for goal in goals for secret in secrets_of(goal) for text in texts if secret in text]


def expect_secret(player: Player, goals: tuple[str, ...]) -> None:
    """Nothing of these goals on any screen that can be reached now, in anything saved, copied, shared or exported."""
    session = player.app.session
    assert session is not None
    here = f"#/play/{session.id}"
    assert not leaks(player.answer, goals), "the screen as it is"
    for where in ("", "/menu", "/moves", "/share", "/resign", "/scores", *(f"/at/{n}" for n in range(6))):
        player.go(here + where)
        assert not leaks(player.answer, goals), where
    for address in ("#/", "#/saved", f"#/saved/{session.id}/rename", "#/settings", "#/guide/qurush/points"):
        player.go(address)
        assert not leaks(player.answer, goals), address
    player.go(here)
    for deed in ("copy-record", "copy-link", "share-link", "export"):
        player.do(deed, session.id)
        assert player.answer["effects"]
        assert not leaks(player.answer, goals), deed
    for text in player.app.store.values():
        assert not any(secret in text for goal in goals for secret in (goal, goal.partition(":")[2]) if len(secret) > 4)
    player.go(here)


def choose_goals(player: Player, seats: int) -> list[str]:
    """Everybody chooses alone; after each choice all goals so far are looked for."""
    chosen: list[str] = []
    for seat in range(seats):
        assert f"Pass the device to {NAMES[seat]}" in player.screen.text
        assert not player.screen.find("[data-part]"), "nothing can be done through the lid"
        player.tap("number:5")
        player.do("type-move", fields={"move": "2x2:22/22"})
        assert len(player.table.moves) == len(chosen), "not even by typing"
        expect_secret(player, tuple(chosen))
        player.do("lift-lid")
        assert player.answer["private"]
        for goal in GOALS[seat][: 1 if seats == 2 else 2]:
            for number in goal.partition(":")[2].replace("/", ""):
                player.tap(f"number:{number}")
            assert player.answer["private"], "the page does not remember such a screen"
            assert not leaks(player.answer, tuple(chosen[: -1 if len(chosen) % 2 and seats > 2 else None]))
            player.tap("curtain")
            chosen.append(goal)
            player.do("undo")
            assert len(player.table.standing) == len(chosen), "no goal is taken back, for others to look at"
            assert not leaks(player.answer, tuple(chosen[: -1 if len(chosen) % 2 and seats > 2 else None]))
    return chosen


def test_a_goal_half_chosen_is_covered_again_after_a_look_back(player: Player) -> None:
    """Whoever holds the device then may be another player."""
    player.do("start", "qurush", fields={"name-0": "Ada", "name-1": "Bo"})
    here = player.answer["address"]
    player.do("lift-lid")
    player.tap("number:5")
    assert player.answer["private"]
    player.go(f"{here}/at/0")
    player.go(here)
    assert not player.answer["private"]
    assert "Pass the device to Ada" in player.screen.text
    player.do("lift-lid")
    assert player.app.session is not None
    assert player.app.session.picked, "what Ada has chosen so far is still there"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"claim": "manual", "mirror": "on"}),
        (4, {"wraparound": "on", "squeesh": "on", "multiple_agents": "on", "goals4": "both"}),
    ],
)
@pytest.mark.clause("Q-4")
def test_a_whole_game_betrays_no_goal(player: Player, seats: int, options: dict[str, str]) -> None:
    sit_down(player, seats, **options)
    goals = choose_goals(player, seats)
    assert player.table.standing == tuple(goals)
    assert not player.screen.find(".lid"), "the board itself is open to all"
    assert not player.answer["private"]
    rng = Random(seats)
    holder = None
    for ply in range(40):
        if player.table.state.seat is None:
            break
        if ply % 8 == 0:
            expect_secret(player, tuple(goals))
            holder = None
        _peek(player, seats, goals, passed=holder != player.table.state.seat)
        holder = player.table.state.seat
        player.do("move", str(rng.choice(player.table.state.moves())))
        assert not leaks(player.answer, tuple(goals)) or player.table.state.seat is None
        if rng.random() < 0.2:
            player.do("undo")
            assert not leaks(player.answer, tuple(goals))
            player.do("redo")
            assert not leaks(player.answer, tuple(goals))


def _peek(player: Player, seats: int, goals: list[str], passed: bool) -> None:
    """The player to move takes the device, if they have just got it, sees the own goals and no other, and lets go."""
    seat = player.table.state.seat or 0
    each = 1 if seats == 2 else 2
    own, others = goals[each * seat : each * (seat + 1)], goals[: each * seat] + goals[each * (seat + 1) :]
    player.do("peek")
    if passed:
        assert f"Pass the device to {NAMES[seat]}" in player.screen.text
        assert not leaks(player.answer, tuple(goals))
        player.do("lift-lid")
    assert player.screen.find("#peeked"), "it is shown"
    assert leaks(player.answer, tuple(own)), "and the search finds it"
    for goal in own:
        assert goal_in_words(Goal(goal[:3], tuple(map(int, goal[4:].replace("/", ""))))) in player.answer["say"]
    assert player.answer["private"]
    assert not leaks(player.answer, tuple(others))
    player.do("peek-end")
    assert not player.screen.find("#peeked")
    assert not leaks(player.answer, tuple(goals))


def peek(player: Player) -> None:
    """Peek for the first time in a turn: pass the device on, and lift the lid."""
    player.do("peek")
    player.do("lift-lid")


@pytest.mark.parametrize("deed", ["peek", "held-too-short"])
def test_a_goal_is_shown_only_once_the_device_has_been_passed_on(player: Player, deed: str) -> None:
    """Bo chose last and still holds the device, as Ada does after her turn. Even a tap asks to pass it on."""
    sit_down(player, 2)
    goals = choose_goals(player, 2)
    for moves, name, other in (((), "Ada", "Bo"), (("Ma2", "Fb2=3"), "Bo", "Ada")):
        for move in moves:
            player.do("move", move)
        player.do(deed, "peek")
        assert f"Pass the device to {name}{other}, look away." in player.screen.text
        assert f"For {name} only" in player.screen.text
        player.do("peek-end")  # the finger that held is lifted
        assert player.screen.find("#latch")
        assert not leaks(player.answer, tuple(goals))
        player.do("lift-lid")
        assert player.screen.find("#peeked")
        player.do("peek-end")
        assert not player.screen.find("#peeked")


def test_the_device_is_passed_on_once_in_a_turn(player: Player) -> None:
    sit_down(player, 2)
    choose_goals(player, 2)
    peek(player)
    player.do("move", "Ma2")
    player.do("peek")
    assert player.screen.find("#peeked"), "Ada has it still"
    player.do("move", "Fb2=3")
    player.do("move", ".")
    player.do("peek")
    assert player.screen.find("#latch"), "Bo has had it since, and has not peeked"


def test_undo_says_whose_move_is_final(player: Player) -> None:
    """It spoke of what had been rolled, drawn or revealed, where nothing was."""
    sit_down(player, 2)
    choose_goals(player, 2)
    player.do("move", "Ma2")
    player.do("move", "Fb2=3")  # Her last action points: the turn is over.
    player.do("undo")
    assert say("nothing_to_undo", since="over", name="Ada") in player.screen.text


def test_nobody_has_to_peek_who_sees_the_lid(player: Player) -> None:
    sit_down(player, 2)
    goals = choose_goals(player, 2)
    player.do("peek")
    (back,) = player.screen.find("#back")
    assert back.get("data-do") == "leave-lid"
    player.do("leave-lid")
    assert player.screen.find("#board")
    assert {"kind": "focus", "id": "peek"} in player.answer["effects"]
    assert not leaks(player.answer, tuple(goals))
    player.do("peek")
    player.go("#/")
    player.go(f"#/play/{player.app.session.id}")  # type: ignore[union-attr]
    assert player.screen.find("#board"), "the lid is over what was asked for, not over the table"


def test_a_goal_is_seen_at_once_by_someone_who_plays_the_app(player: Player) -> None:
    opponents.sit_down(player, "qurush", ["", "gentle"])
    player.do("type-move", fields={"move": GOALS[0][0]})
    opponents.let_think(player)
    player.do("peek")
    assert player.screen.find("#peeked")
    assert "".join(player.screen.find("#peek")[0].itertext()) == "My goal"
    player.do("peek-end")
    player.do("held-too-short", "peek")
    assert "Hold to peek." in player.answer["say"]


@pytest.mark.parametrize("deed", ["refuse", "turn", "key", "move", "leave"])
def test_whatever_is_done_ends_a_peek(player: Player, deed: str) -> None:
    sit_down(player, 2)
    goals = choose_goals(player, 2)
    peek(player)
    assert player.screen.find("#peeked")
    if deed == "refuse":
        player.tap("cell:4,0")
    elif deed == "key":
        player.key("arrowup")
    elif deed == "leave":
        player.go("#/")
        player.go(f"#/play/{player.app.session.id}")  # type: ignore[union-attr]
    else:
        player.do(deed, "Ma2")
    assert not player.screen.find("#peeked")
    assert not leaks(player.answer, tuple(goals))
    assert player.answer["say"] or deed == "leave", "what was said before is said over"


def test_a_tap_where_holding_is_asked_says_so_and_shows_nothing(player: Player) -> None:
    sit_down(player, 2)
    player.do("held-too-short", "lift-lid")
    assert "Pass the device to Ada" in player.screen.text
    assert "Keep holding" in player.screen.text
    goals = choose_goals(player, 2)
    peek(player)
    player.do("held-too-short", "peek")
    assert "Hold to peek." in player.answer["say"]
    assert not player.screen.find("#peeked")
    assert not leaks(player.answer, tuple(goals))
    player.do("held-too-short", "something else")
    assert not player.answer["say"]


@pytest.mark.parametrize(
    ("seats", "options", "heading"),
    [
        (2, {}, "Ada’s goal, every way it counts"),
        (2, {"true_north": "on"}, "Ada’s goal, this way round"),
        (4, {}, "Ada’s goals: either wins"),
        (4, {"goals4": "both"}, "Ada’s goals: both at once"),
    ],
)
def test_a_peek_says_how_the_goals_count(player: Player, seats: int, options: dict[str, str], heading: str) -> None:
    sit_down(player, seats, **options)
    choose_goals(player, seats)
    peek(player)
    assert player.screen.find("h2")[0].text == heading


def test_a_reload_closes_lid_and_peek(device: Any, store: dict[str, str]) -> None:
    player = device(store)
    sit_down(player, 2)
    player.do("lift-lid")
    player.tap("number:4")
    again = device(dict(store))
    again.go(str(player.app.address))
    assert "Pass the device to Ada" in again.screen.text
    goals = choose_goals(again, 2)
    peek(again)
    last = device(dict(again.app.store))
    last.go(str(again.app.address))
    assert not last.screen.find("#peeked")
    assert not leaks(last.answer, tuple(goals))
    peek(last)
    assert last.screen.find("#peeked"), "the save still knows the goal"


def test_whoever_leaves_the_table_comes_back_to_the_lid(player: Player) -> None:
    sit_down(player, 2)
    player.do("lift-lid")
    table = str(player.app.address)
    assert "Pass the device to Ada" not in player.go(f"{table}/menu").text
    player.go("#/guide/qurush")
    assert "Pass the device to Ada" not in player.go(table).text, "the guide lies beside the table"
    player.go("#/")
    assert "Pass the device to Ada" in player.go(table).text


def test_a_file_brought_in_goes_on_with_its_goals(player: Player, device: Any) -> None:
    sit_down(player, 2)
    choose_goals(player, 2)
    player.do("copy-record")
    text = player.answer["effects"][0]["text"]
    assert text.count("sealed:") == 2
    other = device({})
    other.do("import", text=text)
    assert other.table.standing == (GOALS[0][0], GOALS[1][0])
    assert not leaks(other.answer, (GOALS[0][0], GOALS[1][0]))
    other.go(f"#/open/{player.app.link_to(player.table).partition('#/open/')[2]}")
    assert not leaks(other.answer, (GOALS[0][0], GOALS[1][0])), "nor does the link show them before it is kept"


@pytest.mark.clause("Q-30")
def test_when_it_is_over_everything_is_shown(player: Player) -> None:
    sit_down(player, 2)
    for goal in ("2x2:22/22", "2x2:45/23"):
        player.do("lift-lid")
        player.do("type-move", fields={"move": goal})
    for move in ("Ma2", "Fb2=2", ".", "Ma3", "Fb3=2", ".", "Mb3", "Fc3=2", ".", "Mb2"):
        player.do("move", move)
    player.do("move", "Fc2=2")
    assert "Ada wins" in player.screen.text
    assert player.screen.find(".found"), "the goal is framed on the board"
    assert "4 and 5 above 2 and 3" in player.answer["html"], "the loser's goal too"
    player.do("step", "1")
    assert "Ada’s goal is 2 and 2 above 2 and 2" in player.screen.text
    player.do("copy-record")
    record, _ = read_record(player.answer["effects"][0]["text"])
    assert record.moves[:2] == ("2x2:22/22", "2x2:45/23")


def test_open_goals_need_no_lid(player: Player) -> None:
    sit_down(player, 2, open_goals="on")
    assert "Ada: choose a 2×2 goal pattern" in player.screen.text
    player.do("type-move", fields={"move": "2x2:45/23"})
    player.do("type-move", fields={"move": "2x2:22/33"})
    assert player.screen.find(".all-goals"), "they lie open beside the board"
    assert not player.screen.find("#peek")


def test_a_damaged_save_is_given_out_in_envelopes(player: Player) -> None:
    sit_down(player, 2)
    goals = choose_goals(player, 2)
    table_id = player.app.session.id  # type: ignore[union-attr]
    data = json.loads(player.app.store[f"game/{table_id}"])
    data["record"] += " Zz9"
    player.app.store[f"game/{table_id}"] = json.dumps(data)
    player.app.session = None
    player.go(f"#/play/{table_id}")
    assert player.screen.find('[data-do="export"]')
    assert not leaks(player.answer, tuple(goals))
    player.do("export", table_id)
    assert "sealed:" in player.answer["effects"][0]["text"]
    assert not leaks(player.answer, tuple(goals))


def test_the_search_would_find_a_goal() -> None:
    """The search itself: given a goal in any of these places it speaks up."""
    nothing = {"html": "", "say": "", "title": "", "address": "", "effects": []}
    assert not leaks(nothing, ("2x2:45/23",))
    for where in ("html", "say", "title", "address"):
        assert leaks({**nothing, where: "Ada chose 4 and 5 above 2 and 3"}, ("2x2:45/23",))
    assert leaks({**nothing, "effects": [{"text": '[Game "qurush"] 2x2:45/23'}]}, ("2x2:45/23",))
    link = f"https://example.org/#/open/{pack('2x2:45/23')}"
    assert leaks({**nothing, "effects": [{"url": link}]}, ("2x2:45/23",)), "packed in a link too"


def test_what_is_held_says_what_a_press_does_and_how_it_stands(player: Player) -> None:
    """A screen reader can't hold."""
    sit_down(player, 2)
    (latch,) = player.screen.find("#latch")
    assert "".join(latch.itertext()).endswith("With a screen reader, one press opens it.")
    assert latch.get("aria-expanded") == "false"
    choose_goals(player, 2)
    (button,) = player.screen.find("#peek")
    name = "Ada’s goal. Press once to show your secret, again to hide it."
    assert (button.get("aria-label"), button.get("aria-pressed")) == (name, "false")
    peek(player)
    (button,) = player.screen.find("#peek")
    assert (button.get("aria-label"), button.get("aria-pressed")) == (name, "true")
    assert {"kind": "focus", "id": "peek"} in player.answer["effects"], "the next press hides it"
