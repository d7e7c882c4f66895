"""Whole bouts of Cube Quest through the app, by taps: everything that can be decided, and what is refused."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.cube_quest.rules import moves
from tests.examples import first
from tests.ui.games.cube_quest_player import NAMES, any_move, lift, make, sit_down, state_of
from tests.ui.playing import Player

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"army": "custom", "screen": "off"},
    {"army": "custom"},
    {"army": "custom", "skulk_face": "rolled", "fouls": "on", "turn_cap": "60", "castle_in": "inside"},
    {"army": "custom", "king_covered": "physics", "freeze_transfer": "on", "ragged": "on", "setup_first": "other"},
)


@pytest.mark.parametrize("options", first(2, OPTIONS), ids=str)
def test_whole_bouts_by_taps(player: Player, options: dict[str, str]) -> None:
    rng = Random(len(options))
    kinds: set[str] = set()
    sit_down(player, **options)
    for _ in range(120):
        if player.table.state.seat is None:
            sit_down(player, **options)
        lift(player)
        state = state_of(player)
        move = any_move(state, rng)
        if move.kind == moves.FOUL:
            player.do("move", "foul")
        else:
            make(player, move, rng)
        kinds.add(move.kind)
        assert player.screen.find("#title")
    assert {moves.SETUP, moves.FLICK, moves.KING} <= kinds
    if "army" in options:
        assert moves.FREEZE in kinds
        assert kinds & {moves.HEAL, moves.HIDE, moves.RETURN, moves.PUT}
    record = player.table.text
    assert type(player.table).read(player.app.shelf, record).state == player.table.state


def test_a_flick_that_is_refused_says_why(player: Player) -> None:
    _set_up(player)
    player.tap("flick:26:900:50:0:0")
    assert "only your own cubes" in player.screen.text
    player.tap("flick:26:9000:50:0:0")
    player.tap("flick:99:900:50:0:0")
    player.tap("flick:1:900:101:0:0")
    assert player.table.count(player.table.ply) == 2, "only the set-ups were made"
    player.tap("nudge:left")
    assert "Select one of your cubes first" in player.screen.text
    player.tap("end")
    assert "You can’t pass" in player.screen.text


def _set_up(player: Player, **options: str) -> None:
    sit_down(player, **options)
    for _ in NAMES:
        lift(player)
        player.tap("page:mat")
        player.tap("ready")
    assert state_of(player).job is None


@pytest.mark.parametrize(
    ("points", "armies"), [("40", 4), ("10", 2), ("0", 0)], ids=["all differ", "two and two are the same", "none"]
)
def test_no_two_armies_are_marked_at_once(player: Player, points: str, armies: int) -> None:
    sit_down(player, army="custom", screen="off", points=points)

    def offered() -> dict[str, bool]:
        buttons = ((button.get("data-part", ""), button.get("aria-pressed")) for button in player.screen.find("button"))
        return {part: pressed == "true" for part, pressed in buttons if part.startswith("army:")}

    assert len(offered()) == armies
    for army in offered():
        player.tap(army)
        assert [part for part, pressed in offered().items() if pressed] == [army]


def test_whoever_does_not_see_the_set_up_is_told_all_of_it(player: Player) -> None:
    sit_down(player, army="custom", screen="off")

    def said(part: str) -> object:
        player.tap(part)
        return player.answer["say"]

    assert said("less:S") == "3 Strikers. 36 of 40 points."
    assert said("more:H") == "1 Helm. 40 of 40 points."
    assert said("less:H") == "No Helms. 36 of 40 points."
    assert said("army:raiders") == "Raiders: a King, 4 Strikers, 2 Helms, 2 Skulks and 5 Grunts. 40 of 40 points."
    said("page:mat")
    (striker,) = player.screen.find("#cube-1")
    on_side = "\xa0cm from the dividing line, on Red’s side"
    assert striker.get("aria-label") == f"Your Striker 1, 5{on_side}, 6\xa0cm left of the middle"
    said("cube:1")
    assert said("nudge:up") == f"Striker 1: 4.8{on_side}, 6.0\xa0cm left of the middle."
    assert said("nudge:far-left") == "Striker 1 turned left."
    assert said("nudge:face") == "Striker 1: icon side up."
    said("onto")
    assert said("cube:9") == f"Striker 1: 11.0{on_side}, in the middle, on top of another cube."
    assert said("off") == "You’ve taken Striker 1 off the board. It still needs a place."


def test_undo_takes_back_what_was_placed_last_and_never_the_army(player: Player) -> None:
    """Players took its way back to the army for the loss of their set-up."""
    sit_down(player, army="custom", screen="off")
    player.tap("army:raiders")
    player.tap("page:mat")

    def cubes() -> dict[str | None, str | None]:
        return {cube.get("id"): cube.get("data-pose") for cube in player.screen.find(".cube")}

    offered = cubes()
    player.tap("cube:1")
    player.tap("nudge:up")
    once = cubes()
    player.tap("nudge:up")
    player.tap("cube:2")
    player.do("undo")
    assert cubes() == once, "selecting another cube was no step"
    player.do("undo")
    assert cubes() == offered
    player.do("undo")
    player.do("undo")
    assert cubes() == offered, "the page stays"
    assert player.screen.find("#undo")[0].get("aria-disabled") == "true"
    assert "To choose other cubes, tap Change army." in player.screen.text
    player.do("redo")
    player.do("redo")
    assert cubes() == once
    player.tap("page:army")
    assert player.screen.find('[data-part="army:raiders"][aria-pressed="true"]'), "the army is still the one chosen"


def test_the_aim_that_is_shown_is_flicked_as_exactly_as_fingers_can(player: Player) -> None:
    _set_up(player)
    player.tap("cube:2")
    player.tap("strength:62")
    player.tap("hit:-40:-20")
    player.tap("nudge:far-left")
    player.tap("nudge:right")
    (board,) = player.screen.find("#board")
    assert board.get("data-aim") == "2:990:62:-40:-20"
    assert "Aim: 9° left. Hit: a little low and left." in player.screen.text
    assert "Strength 62. Aim: 9 degrees left. Hit: a little low and left." in player.answer["say"]
    player.tap("confirm")
    made = next(move for move in player.table.moves if " F " in move)
    assert made.startswith("rS2 F 99.0 62 @"), "where it hits was drawn"
    player.do("undo")
    assert "You can’t undo a flick: wherever the cubes have rolled to, they stay." in player.screen.text
    player.tap("cube:2")
    player.tap("strength:62")
    player.tap("hit:-40:-20")
    player.tap("nudge:far-left")
    player.tap("nudge:right")
    player.tap("confirm")
    assert made in player.table.moves, "nothing is to be had by undoing it"


@pytest.mark.parametrize(
    ("spot", "told"), [("0,-200", " Red’s King ends on top of another cube."), ("16.2,-200", "")], ids=["on", "beside"]
)
def test_a_king_move_is_told_with_what_it_led_to(player: Player, spot: str, told: str) -> None:
    """That everything else lies still is none of it."""
    sit_down(player, army="custom", screen="off")
    for move in ("set rK 0,-240 rG1 0,-200", "set bK 0,240", f"rK K {spot}"):
        player.do("move", move)
    assert player.table.moves[-1] == "~"
    assert player.answer["say"] == f"Ada makes the King Move.{told} Bo: flick one cube."
    assert f"Ada makes the King Move.{told}" in player.screen.text


def test_whoever_is_to_flick_begins_at_a_cube_of_their_own(player: Player) -> None:
    """By keys alone: the cube that flew is the enemy's of whoever comes next."""
    _set_up(player)
    player.tap("cube:2")
    player.key("8", "cube:2")
    assert not player.answer["effects"] or all(effect["kind"] != "focus" for effect in player.answer["effects"])
    player.key("c", "cube:2")
    assert state_of(player).mover == 1
    assert {"kind": "focus", "id": "cube-25"} in player.answer["effects"]
    assert [cube.get("id") for cube in player.screen.find('.cube[tabindex="0"]')] == ["cube-25"]
    player.key("arrowleft", "cube:25")
    player.tap("flick:26:2700:20:0:0")
    assert [cube.get("id") for cube in player.screen.find('.cube[tabindex="0"]')] == ["cube-0"]
    assert all(effect["kind"] != "focus" for effect in player.answer["effects"]), "who pulls is led nowhere"
    player.tap("cube:1")
    player.tap("confirm")
    assert {"kind": "focus", "id": "cube-25"} in player.answer["effects"], "the button has nothing more to do"


def test_an_aim_is_turned_by_tapping_what_it_is_for(player: Player) -> None:
    _set_up(player)
    player.tap("cube:1")
    pose = state_of(player).pose(1)
    player.tap(f"at:{round(10 * pose.x) + 500}:{round(10 * pose.y)}")
    assert "1:0:50:0:0" in str(player.screen.find("#board")[0].get("data-aim"))
    player.tap("cube:27")
    assert "Aimed at Blue’s Striker 2" in player.answer["say"]
    player.tap("cube:3")
    assert "Striker 3" in player.answer["say"], "another cube of one's own is taken instead"
    player.do("undo")
    assert not player.screen.find("#board")[0].get("data-aim"), "put down again"


def test_the_king_goes_where_he_may(player: Player) -> None:
    _set_up(player)
    player.tap("act:king")
    assert player.screen.find(".ghost")
    player.tap("at:1500:-1000")
    assert "in your castle, or at least touching it" in player.screen.text
    player.tap("at:100:-2300")
    player.tap("nudge:right")
    player.tap("nudge:up")
    player.tap("nudge:far-left")
    player.tap("confirm")
    assert next(move for move in player.table.moves if " K " in move) == "rK K 12.0,-228.0^15.0"


def test_what_cannot_be_done_says_why(player: Player) -> None:
    _set_up(player, army="custom", screen="off")
    for action, why in (("return", "in hiding"), ("freeze", "no Freeze ready"), ("heal", "no Healer you can use")):
        player.tap(f"act:{action}")
        assert why in player.screen.text
    for part in ("at:x:1", "at:", "cube:", "cube:77", "carry:1", "hit:1", "nonsense", "skulk:1", "fallen:3"):
        player.tap(part)
        assert player.table.ply >= 2


def test_whoever_begins_after_the_other_has_set_up_by_keys_begins_at_their_own_king(player: Player) -> None:
    sit_down(player, setup_first="other")
    player.key("c", "cube:26")
    assert {"kind": "focus", "id": "cube-0"} in player.answer["effects"]
    player.key("c", "cube:1")
    assert state_of(player).seat == 0
    sit_down(player)
    player.key("c", "cube:1")
    assert {"kind": "focus", "id": "cube-25"} in player.answer["effects"], "Ada has set up, Bo is next"
    player.key("c", "cube:26")
    assert {"kind": "focus", "id": "cube-0"} in player.answer["effects"]


ARMIES = ("basic", "raiders", "guardians", "tricksters")


def _chosen_army(player: Player) -> list[str]:
    return [name for name in ARMIES if player.screen.find(f"#army-{name}")[0].get("aria-pressed") == "true"]


def test_the_army_that_is_chosen_says_so_as_long_as_it_is_that_one(player: Player) -> None:
    sit_down(player, army="custom", screen="off")
    assert _chosen_army(player) == ["basic"]
    player.tap("army:raiders")
    assert _chosen_army(player) == ["raiders"]
    player.tap("less:G")
    assert _chosen_army(player) == []
    player.tap("more:G")
    assert _chosen_army(player) == ["raiders"]
    player.tap("formation:towers")
    assert player.answer["say"] == "Your cubes stand in towers."
    assert _chosen_army(player) == ["raiders"], "how they stand makes no other army of them"


def _recorded(player: Player) -> list[str]:
    """The lines of the record, the latest first."""
    return [" ".join("".join(line.itertext()).split()) for ol in player.screen.find("ol.by-turn") for line in ol]


def test_once_it_is_revealed_the_record_says_what_was_set_up(player: Player) -> None:
    """Also to whoever saw it as a secret first."""
    sit_down(player, army="custom")
    lift(player)
    player.tap("army:raiders")
    player.tap("page:mat")
    player.tap("ready")
    lift(player)
    assert _recorded(player) == ["Adasets up in secret"]
    player.tap("page:mat")
    player.tap("ready")
    assert "Bo sets up a King, 4 Strikers and 12 Grunts." in player.answer["say"]
    assert "Ada has set up a King, 4 Strikers, 2 Helms, 2 Skulks and 5 Grunts." in player.answer["say"]
    player.tap("cube:1")
    player.tap("confirm")
    assert state_of(player).seat == 1
    assert _recorded(player)[-2:] == [
        "Bosets up a King, 4 Strikers and 12 Grunts, 40 points",
        "Adasets up a King, 4 Strikers, 2 Helms, 2 Skulks and 5 Grunts, 40 points",
    ]
    assert _recorded(player)[0].startswith("Adaflicks Striker 1 straight ahead, strength 50")


def test_the_record_has_a_line_for_each_turn(player: Player) -> None:
    """A Helm that is flicked twice is one; what chance made of each flick stands behind it."""
    sit_down(player, army="custom", screen="off")
    for move in ("set rK 0,-240 rH1 0,-60", "set bK 0,240", "rH1 F 90 10", "end"):
        player.do("move", move)
    assert len(_recorded(player)) == 3
    assert _recorded(player)[0].startswith("Adaflicks Helm 1 straight ahead, strength 10")
    assert _recorded(player)[0].endswith(", skips the second flick")


def test_a_rematch_says_who_plays_which_colour(player: Player) -> None:
    _set_up(player)
    player.do("move", "resign")
    assert player.app.session is not None
    player.do("rematch", player.app.session.id)
    assert player.table.names == ("Bo", "Ada")
    assert "Bo now plays Red. Ada now plays Blue." in player.answer["say"]
    assert "Bo now plays Red. Ada now plays Blue." in player.screen.text, "seen as well"


@pytest.mark.clause("CQ-43")
def test_a_rematch_says_it_on_the_lid_too(player: Player) -> None:
    sit_down(player, army="custom")
    lift(player)
    player.do("move", "resign")
    assert player.app.session is not None
    player.do("rematch", player.app.session.id)
    assert player.screen.find("#latch")
    assert "Bo now plays Red. Ada now plays Blue." in player.screen.text
    assert "Bo now plays Red. Ada now plays Blue." in player.answer["say"]


@pytest.mark.clause("CQ-43")
def test_behind_the_screen_ones_own_side_lies_below(player: Player) -> None:
    """The device is in one pair of hands; afterwards the board lies as it did."""
    sit_down(player, army="custom")
    for seat in (0, 1):
        lift(player)
        (board,) = player.screen.find("#board")
        assert (board.get("data-side"), board.get("data-whose")) == (str(seat), f"set-up-{seat}")
        player.tap("page:mat")
        player.tap(f"cube:{1 + 25 * seat}")
        player.tap("nudge:up")
        assert "4.8\xa0cm from the dividing line" in player.answer["say"], "up is away from whoever sets up"
        player.tap("ready")
    (board,) = player.screen.find("#board")
    assert (board.get("data-side"), board.get("data-whose")) == ("0", "turn-0")


def test_escape_puts_a_cube_of_the_set_up_down_and_keeps_the_army(player: Player) -> None:
    sit_down(player, army="custom", screen="off")
    for part in ("more:L", "page:mat", "formation:towers", "cube:2"):
        player.tap(part)
    session = player.app.session
    assert session is not None
    army = [part for part in session.picked if part.startswith("put:")]
    player.key("escape", "")
    assert [part for part in session.picked if part.startswith("put:")] == army
    assert "cube:2" not in session.picked
    picked = session.picked
    player.key("escape", "")
    assert session.picked == picked, "nor does it the second time"
