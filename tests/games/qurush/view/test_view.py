"""What the board, the hand and the buttons show, seen from each side."""

from __future__ import annotations

import re
from itertools import combinations, product
from math import dist

import pytest

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import as_it_lies
from cuboteca.games.qurush.view.art.measures import seen_way
from cuboteca.games.qurush.view.art.signs import sign_box
from cuboteca.games.qurush.view.model import board_of
from cuboteca.games.qurush.view.panels import ARROWS
from cuboteca.games.qurush.view.rolling import dice_of
from cuboteca.play.view import Played, Selected
from tests.games.qurush.setting import GAME, VARIANTS, begin, place
from tests.games.qurush.table import VIEW, after, after_taps, made, refused, says, view


def test_what_can_be_gone_to_glows_with_its_price() -> None:
    board = board_of(view(begin()))
    assert {cell.at: cell.price for cell in board.cells if cell.glow} == {(0, 1): "3", (1, 0): "3"}


@pytest.mark.clause("Q-10", "Q-19")
def test_a_die_that_can_be_climbed_has_a_step_and_says_so() -> None:
    """Nothing else told that one can climb."""
    state = place({"b2": 4, "a3": 5, "c4": 2}, "a2 e5")
    assert {cell.at for cell in board_of(view(state)).cells if cell.climb} == {(1, 1), (0, 2)}
    assert "Climb 3 AP" in board_of(view(state)).cells[5 + 1].label
    assert not any(cell.climb for cell in board_of(view(state, "act:flip")).cells)
    pulling = board_of(view(state, "act:pull", "cell:1,1"))
    assert {cell.at for cell in pulling.cells if cell.climb} == {(1, 1), (0, 2)}, "it climbs while it pulls b2"
    assert "Climb <b>3" in VIEW.hand(view(state, "cell:1,1"))
    assert "Move <b>3" in VIEW.hand(view(state))


def test_the_faces_of_a_die_that_was_tapped_are_offered_under_the_board_too() -> None:
    """On a small phone those on the board are small for a finger."""
    state = place({"b2": 4}, "a2 e5")
    assert re.findall(r'id="hand-face-(\d)"', VIEW.hand(view(state, "cell:1,1"))) == re.findall(
        r'id="hand-face-(\d)"', VIEW.hand(view(state, "act:flip", "cell:1,1"))
    )
    assert made(state, "b2", f"face:{board_of(view(state, 'cell:1,1')).flip.tiles[0].face}").startswith("Fb2=")  # type: ignore[union-attr]


def test_a_die_tapped_shows_where_it_can_slide_and_for_how_much() -> None:
    board = board_of(view(place({"b2": 4}, "a2 e5"), "cell:1,1"))
    assert {cell.at: cell.price for cell in board.cells if cell.glow} == dict.fromkeys(((1, 2), (2, 1), (1, 0)), "4")
    assert [cell.at for cell in board.cells if cell.picked] == [(1, 1)]


def test_board_and_points_have_the_colour_of_whoever_is_to_move() -> None:
    for table, mover in ((after(), 0), (after("Ma2", "Fb2=3"), 1)):
        assert f'class="board dice-board by-{mover}"' in VIEW.board(table)
        assert f'class="hand-of-dice by-{mover}"' in VIEW.hand(table)
        assert 'class="board dice-board"' in VIEW.board(table._replace(live=False))
    assert "goal-stage by-1" in VIEW.board(view(games["qurush"].start(2).play("2x2:45/23")))


@pytest.mark.clause("Q-12", "Q-13")
def test_a_push_is_seen_before_it_is_made() -> None:
    state = place({"b2": 4, "c2": 3}, "a2 e5")
    board = board_of(view(state, "act:push", "cell:1,1"))
    assert [(arrow.at, arrow.way) for arrow in board.arrows] == [((0, 1), "e"), ((1, 1), "e"), ((2, 1), "e")]
    ghosts = [(cell.at, cell.ghost.top) for cell in board.cells if cell.ghost]
    assert ghosts == [((3, 1), 3)]
    assert [(pawn.at, pawn.high) for pawn in board.pawns if pawn.ghost] == [((1, 1), False)]


def test_slides_and_pulls_are_seen_before_they_are_made() -> None:
    state = place({"b2": 4}, "a2 e5", tail="ap4 A t5")
    slide = board_of(view(state, "act:slide", "cell:1,1", "cell:2,1"))
    assert [cell.at for cell in slide.cells if cell.ghost] == [(2, 1)]
    pull = board_of(view(place({"b2": 4}, "a2 e5"), "act:pull", "cell:1,1", "cell:0,0"))
    assert [cell.at for cell in pull.cells if cell.ghost] == [(0, 1)]
    assert [pawn.at for pawn in pull.pawns if pawn.ghost] == [(0, 0)]


@pytest.mark.clause("Q-24")
@pytest.mark.parametrize(
    ("turned", "seen"), list(enumerate(("w3 n5 s2 e4", "w2 n3 s4 e5", "w4 n2 s5 e3", "w5 n4 s3 e2")))
)
def test_a_face_stands_on_the_side_to_which_the_die_goes_over(turned: int, seen: str) -> None:
    """The 6 is up, 5 looks south, 3 looks east: what looks away comes up. Board, hand and taps say the same."""
    view = after("Ma2")._replace(picked=("act:flip", "cell:1,1"), turned=turned)
    board = board_of(view)
    assert board.flip is not None
    shown = {seen_way(tile.way, turned): tile.face for tile in board.flip.tiles}
    assert " ".join(f"{way}{shown[way]}" for way in "wnse") == seen
    hand = str(VIEW.hand(view))
    arrows = dict(zip(re.findall(r"Flip to (\d)", hand), re.findall("[←↑↓→]", hand), strict=True))
    assert {ARROWS[way]: str(face) for way, face in shown.items()} == {way: face for face, way in arrows.items()}
    sides = re.findall(r'data-part="side:1,1=(.)"', VIEW.board(after("Ma2")._replace(turned=turned)))
    assert sides == [str(shown["s"]), str(shown["e"])], "a tap on a side does what the face there says"
    for face in shown.values():
        flipped = next(cell for cell in board_of(after("Ma2", f"Fb2={face}")).cells if cell.at == (1, 1))
        assert shown[seen_way(flipped.tipped, turned)] == face, "and so it is seen to go over"


@pytest.mark.clause("Q-24")
def test_the_sides_of_a_die_follow_its_flips() -> None:
    view = after("Ma2", "Fb2=5")
    cell = next(cell for cell in board_of(view).cells if cell.at == (1, 1))
    assert cell.die == (5, 1, 3), "tipped north: what looked south is on top, the bottom looks south"
    assert cell.tipped == "n"
    assert cell.last


def test_what_has_just_moved_comes_from_where_it_was() -> None:
    board = board_of(after("Ma2", ".", ".", "Pb2"))
    slid = {cell.at: cell.slid for cell in board.cells if cell.slid}
    assert slid == {(2, 1): "e", (3, 1): "e", (4, 1): "e"}
    ada = board.pawns[0]
    assert (ada.at, ada.came, ada.climbed) == ((1, 1), "e", 0)
    up = board_of(after("Ma2", "Mb2")).pawns[0]
    assert (up.came, up.climbed) == ("e", 1)


@pytest.mark.clause("Q-19", "Q-20", "Q-22")
def test_everything_that_a_turn_has_moved_is_marked() -> None:
    """What came first is still what the player after it has to know."""
    board = board_of(after("Ma2", "Fb2=5"))
    assert board.pawns[0].last
    assert board.pawns[0].came == "", "it has not moved just now"
    assert [(trace.start, trace.way) for trace in board.traces] == [((0, 0), "n")]
    assert {cell.at for cell in board.cells if cell.last} == {(1, 1)}
    assert not board_of(after("Ma2", "Fb2=5", "Me4")).pawns[0].last, "only the turn that was last"


def test_a_pulled_die_follows_the_pawn_which_may_ride_back_on_it() -> None:
    """Nothing was seen of the ride: the pawn stood in the air over the empty square to which the die came."""
    start = ("Ma2", ".", "Md5", ".")
    back = board_of(after(*start, "Lb2<b2"))
    die = next(cell for cell in back.cells if cell.slid)
    assert (die.at, die.slid, die.later) == ((0, 1), "w", True)
    ada = back.pawns[0]
    assert (ada.at, ada.came, ada.rode, ada.last) == ((0, 1), "", "w", True)
    assert 'class="rode-w"' in VIEW.board(after(*start, "Lb2<b2"))
    pull = board_of(after(*start, "La3<b2"))
    assert [cell.at for cell in pull.cells if cell.later] == [(0, 1)]
    assert (pull.pawns[0].came, pull.pawns[0].later, pull.pawns[0].rode) == ("n", False, "")
    push = board_of(after(*start, "Pb2"))
    assert not any(cell.later for cell in push.cells)


def test_what_can_be_done_next_is_marked_when_all_has_come_to_rest() -> None:
    """What the next player can do was shown while the push of the one before was still on its way."""
    beats = [re.findall(r'data-beat="(.*?)"', VIEW.board(after(*moves))) for moves in ((), ("Ma2",), ("Ma2", "Fb2=3"))]
    assert beats == [[], ["1"], ["0"]], "each action makes the marks wait anew"
    assert "slow" in VIEW.board(after("Ma2", ".", "Md5", ".", "La3<b2"))
    assert ' now"' in VIEW.board(after("Ma2")._replace(picked=("cell:1,1",))), "a tap is answered at once"
    assert "data-beat" not in VIEW.board(after("Ma2")._replace(live=False))


def test_a_price_makes_room_for_the_face_of_a_flip() -> None:
    """One that lies over the far corner of the square on the left of the die that was tapped."""
    drawn = VIEW.board(view(place({"b2": 4}, "b3 e5"), "cell:1,1"))
    found = re.findall(r'class="price"[^>]*translate\((\S+) ([^\s)]+)', drawn)
    signs = {(float(x), float(y)) for x, y in found}

    def middle(low: bool) -> tuple[float, float]:
        left, upper, right, lower = sign_box((0, 1), 5, 0, low)
        return (left + right) / 2, (upper + lower) / 2

    assert middle(low=True) in signs
    assert middle(low=False) not in signs
    assert len(signs) == 3


def test_taking_back_shows_the_dice_as_they_were() -> None:
    one = after("Ma2", "Fb2=5")
    other = after("Ma2")
    assert dice_of(one.state, one.moves) != dice_of(other.state, other.moves)
    assert dice_of(other.state, other.moves)[9] == (6, 5, 3)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.clause("Q-42")
def test_each_seat_sees_its_home_corner_at_the_lower_left(seat: int) -> None:
    state = begin(4)
    side = VIEW.side(state, seat)
    svg = str(VIEW.board(view(state, turned=side)))
    home = {0: "0,0", 1: "0,5", 2: "5,5", 3: "5,0"}[seat]
    placed = re.search(rf'id="cell-{home}"[^>]*transform="translate\((\d+) (\d+)\)"', svg)
    assert placed
    assert placed.groups() == ("30", "330")


def test_every_square_has_its_words() -> None:
    state = place({"b2": 4, "b3": 2}, "a2 b3")
    svg = str(VIEW.board(view(state)))
    assert 'aria-label="b2, a qube showing 4. Climb 3 AP, Slide 4 AP, Flip 4 AP, Push 7 AP' in svg
    assert 'aria-label="b3, a qube showing 2, Bo’s pawn on top."' in svg
    crowded = str(VIEW.board(view(place({"b2": 4}, "a2 b2 b2 b2"))))
    assert 'aria-label="b2, a qube showing 4, the pawns of Bo, Cy and Di on top.' in crowded
    assert 'aria-label="a3, empty. Move 3 AP."' in svg
    assert 'aria-label="a2, Ada’s pawn."' in svg


def test_the_points_left_after_an_action_are_said() -> None:
    state = place({"b2": 4}, "a2 e5")
    assert "7 of 7 AP, 3 after this" in str(VIEW.hand(view(state, "act:flip", "cell:1,1")))
    assert "7 of 7 AP<" in str(VIEW.hand(view(state)))


@pytest.mark.clause("Q-16", "Q-17", "Q-36")
def test_before_a_push_it_is_said_what_becomes_of_every_pawn() -> None:
    def said(rows: dict[str, int], pawns: str, **options: str) -> str:
        return str(VIEW.hand(view(place(rows, pawns, **options), "act:push", "cell:1,0")))

    assert "Bo moves to d1." in said({"b1": 4}, "a1 c1")
    assert "Bo ends up on top." in said({"b1": 4, "d1": 2}, "a1 c1")
    assert "Bo is crushed." in said({"b1": 4, "d1": 2}, "a1 c1", squeesh="on")
    assert "Bo rides along." in said({"b1": 4}, "a1 b1")
    assert "You follow to b1." in said({"b1": 4}, "a1 e5")


WON = ("Ma2", "Fb2=2", ".", "Ma3", "Fb3=2", ".", "Mb3", "Fc3=2", ".", "Mb2", "Fc2=2")


@pytest.mark.clause("Q-26", "Q-30")
def test_the_end_shows_whose_goal_lies_where() -> None:
    view = after(*WON)
    who, why = VIEW.ending(view)
    assert who == "Ada wins"
    assert why == (
        "Ada’s 2×2 goal pattern is on b3, c3, b2 and c2: 2 and 2 above 2 and 2. It was there at the end of Ada’s turn. "
        "Bo had a goal there too, but it was Ada’s turn, so Ada wins alone."
    )
    (found,) = board_of(view).found
    assert set(found.cells) == {(1, 1), (2, 1), (1, 2), (2, 2)}
    assert VIEW.summary(view)
    assert VIEW.summary(after("Ma2")) is None


@pytest.mark.clause("Q-25")
def test_wild_ones_say_what_they_stand_for() -> None:
    state = place({"b2": 3, "c2": 1, "b3": 2, "c3": 5}, "a2 e5", tail="ap4 A t9 gA=2x2:45/32 gB=2x2:22/22").play(".")
    assert state.winners == (), "3 1 under 2 5 is no 4 5 above 3 2"
    state = place({"b2": 3, "c2": 1, "b3": 2, "c3": 5}, "a2 e5", tail="ap4 A t9 gA=2x2:25/34 gB=2x2:22/22").play(".")
    (found,) = board_of(view(state, live=False)).found
    assert found.wild == (((2, 1), 4),)
    assert "with a 1 as a wild card" in VIEW.ending(view(state))[1]
    assert "= 4" in str(VIEW.board(view(state, live=False)))


@pytest.mark.clause("Q-44")
def test_everybody_may_call_and_the_offer_betrays_nothing() -> None:
    there = after(*WON, claim="manual")
    nothing_there = after(claim="manual")
    offers = [[extra.label for extra in VIEW.side_actions(view) if extra.now] for view in (there, nothing_there)]
    assert offers == [["Bo calls Qurush", "Ada calls Qurush"], ["Ada calls Qurush", "Bo calls Qurush"]]
    assert not [extra for extra in VIEW.side_actions(after("Ma2", claim="manual")) if extra.now], (
        "once a point is spent"
    )
    assert not [extra for extra in VIEW.side_actions(after()) if extra.now]


@pytest.mark.clause("Q-44", "Q-46")
@pytest.mark.parametrize(
    ("false_call", "own", "other"),
    [
        ("nothing", "nothing happens", "nothing happens"),
        ("points", "you lose 3 AP", "Bo starts the next turn with 4 AP"),
        ("turn", "your turn ends", "Bo misses a turn"),
    ],
)
def test_a_call_is_asked_for_once_more_with_what_it_costs(false_call: str, own: str, other: str) -> None:
    table = after(claim="manual", false_call=false_call)
    assert [extra.part for extra in VIEW.side_actions(table) if extra.now] == ["calling:0", "calling:1"]
    for part, asks, costs in (("calling:0", "yourself", own), ("calling:1", "Bo", other)):
        said = says(table.state, part)
        assert said.startswith(f"Call Qurush for {asks}?")
        assert costs in said
        calling = table._replace(picked=(part,))
        assert costs in VIEW.hand(calling)
        assert [action.part for action in VIEW.actions(calling)][-1] == "confirm"
        assert VIEW.tap(calling, part) == Selected((), "You don’t call.")
        assert VIEW.put_back(calling) == ()
        assert VIEW.tap(calling, "confirm") == Played({"calling:0": "qurush", "calling:1": "@2:qurush"}[part])
        assert VIEW.tap(calling, "end") == VIEW.tap(table, "end"), "anything else puts it away"
    assert refused(begin(), "calling:0") == ("no_calls", "Q-44")
    assert refused(begin(claim="manual").play("Ma2"), "calling:0") == ("called_late", "Q-44")
    assert refused(begin(claim="manual"), "calling:2") == ("no_player", "Q-44")


@pytest.mark.clause("Q-46")
def test_what_came_of_a_false_call_stands_over_the_hand() -> None:
    assert "Bo calls Qurush, but the goal isn’t there, and misses a turn." in VIEW.hand(
        after("@2:qurush", claim="manual", false_call="turn")
    )


@pytest.mark.parametrize("switched", list(product(("off", "on"), repeat=4)))
def test_every_combination_of_variants_has_a_picture(switched: tuple[str, ...]) -> None:
    options = dict(zip(VARIANTS, switched, strict=True))
    for seats in (2, 3, 4):
        state = begin(seats, **options)
        shown = view(state)
        assert "<svg" in VIEW.board(shown)
        assert VIEW.hand(shown)
        assert VIEW.explain(shown)
        assert len(VIEW.choices(shown)) == len(state.moves())


@pytest.mark.clause("Q-28")
@pytest.mark.parametrize(
    ("options", "square", "line"),
    [
        ({}, "turned, but not mirrored.", "any way round."),
        ({"mirror": "on"}, "any way round, and as its mirror image.", "any way round."),
        ({"true_north": "on"}, "only this way round.", "only this way round."),
    ],
)
def test_the_picker_says_whether_the_mirror_image_counts(options: dict[str, str], square: str, line: str) -> None:
    """A line that is mirrored is only turned."""
    state = games["qurush"].start(4, options)
    assert f"This pattern counts {square}" in VIEW.hand(view(state))
    assert f"This pattern counts {line}" in VIEW.hand(view(state.play("2x2:45/23")))


def test_the_picker_says_how_a_goal_counts_and_how_long_it_takes() -> None:
    state = games["qurush"].start(2)
    hand = str(VIEW.hand(view(state, "set:0=4", "set:1=5", "set:2=2", "set:3=3")))
    assert hand.count("<li>") == 4, "in four ways"
    assert "This pattern counts turned, but not mirrored." in hand
    assert "On your own you need at least 4 turns to make it." in hand
    assert "If another player happens to help, 5 turns may be enough, counting theirs, too." in hand
    assert hand.count("unseen") == 0
    narrow = games["qurush"].start(4, {"board": "5"}).play("2x2:45/23")
    assert "On your own you need at least 6 turns" in str(VIEW.hand(view(narrow, "set:0=4")))
    assert str(VIEW.hand(view(narrow, "set:0=4"))).count("unseen") == 3, (
        "there is room for what comes with the last number, and for the cards of the other goal"
    )
    north = games["qurush"].start(2, {"true_north": "on"})
    hand = str(VIEW.hand(view(north, "set:0=4", "set:1=5", "set:2=2", "set:3=3")))
    assert hand.count("<li>") == 1
    assert "This pattern counts only this way round." in hand


PLAIN = place({"b2": 4, "c2": 1, "a3": 5}, "a2 e5")
SECRET = GAME.start(2)
OPEN = GAME.start(2, {"open_goals": "on"})
ALL = ("number:4", "number:5", "number:2", "number:3")


@pytest.mark.parametrize("state", [SECRET, OPEN])
def test_where_nothing_is_secret_there_is_no_curtain(state: State) -> None:
    answer = after_taps(state, *ALL)
    assert isinstance(answer, Selected)
    assert answer.say == "4 and 5 above 2 and 3. Press Done, or change a number."
    assert ("Your secret goal pattern" in str(VIEW.board(view(state, *answer.parts)))) == state.secret


@pytest.mark.parametrize("taps", [("act:push", "b2"), ("act:pull", "b2", "a1")])
def test_what_is_to_be_confirmed_has_one_button_of_that_name(taps: tuple[str, ...]) -> None:
    """The action itself is called as its button beside it is: ears could not tell the two apart."""
    answer = after_taps(PLAIN, *taps)
    assert isinstance(answer, Selected)
    assert answer.say.endswith("Press Confirm.")
    assert VIEW.actions(view(PLAIN, *answer.parts))[-1].label == "Confirm"


def test_ears_too_learn_whom_a_push_moves() -> None:
    state = place({"b2": 4, "c2": 1}, "a2 d2")
    answer = after_taps(state, "act:push", "b2")
    assert isinstance(answer, Selected)
    assert "You follow to b2. Bo moves to e2. 7 AP" in answer.say


def test_a_hint_marks_its_moves_on_the_board_by_their_numbers() -> None:
    state = place({"b2": 4}, "a2 e5")
    hinted = view(state)._replace(marked=("cell:0,2",), hinted=("Ma3", "Fb2=3", "."), thought_of="Ma3")
    board = board_of(hinted)
    assert [(rank.number, rank.at, rank.chosen) for rank in board.ranks] == [(1, (0, 2), True), (2, (1, 1), False)]
    assert [(arrow.at, arrow.way) for arrow in board.arrows] == [((0, 1), "n")]
    assert not any(rank.face for rank in board.ranks), "what a flip brings up is drawn once it is chosen"
    assert [cell.at for cell in board.cells if cell.marked] == [(0, 2)]
    assert not [cell for cell in board.cells if cell.glow or cell.price], "nothing else is marked beside it"
    ending = board_of(hinted._replace(marked=(), thought_of="."))
    assert [rank.chosen for rank in ending.ranks] == [False, False]
    assert not [cell for cell in ending.cells if cell.glow], "ending the turn is nowhere on the board"
    first = board_of(view(state)._replace(marked=("cell:0,2",)))
    assert not first.ranks
    assert not first.arrows
    assert 'href="#u-hint" class="thought"' in VIEW.board(view(state)._replace(marked=("cell:0,2",)))


@pytest.mark.parametrize("chosen", ["Mb2", "Fb2=2", "Ma3", "Sb2-c2"])
@pytest.mark.parametrize("turned", range(4))
def test_the_numbers_of_a_hint_lie_clear_of_each_other_and_of_the_chosen_face(chosen: str, turned: int) -> None:
    state = place({"b2": 4}, "a2 e5")
    hinted = view(state)._replace(hinted=("Mb2", "Fb2=2", "Ma3", "Sb2-c2"), thought_of=chosen, turned=turned)
    drawn = VIEW.board(hinted)
    numbers = re.findall(r'class="rank-here" transform="translate\((\S+) (\S+?)\)', drawn)
    tiles = re.findall(r'translate\((\S+) (\S+?)\)[^"]*"><use href="#u-tile-picked"', drawn)
    assert len(numbers) == 4
    assert len(tiles) == (chosen == "Fb2=2")
    spots = [(float(x), float(y)) for x, y in (*numbers, *tiles)]
    assert all(dist(one, other) >= 24 for one, other in combinations(spots, 2))
    assert drawn.count('href="#u-arrow"') <= 1


def test_a_qube_chosen_for_a_pull_shows_which_way_it_will_come() -> None:
    pulling = view(place({"b2": 4}, "a2 e5"), "act:pull", "cell:1,1")
    assert [(arrow.at, arrow.way) for arrow in board_of(pulling).arrows] == [((1, 1), "w")]
    assert "Your pawn moves one square, and b2 follows to a2, the square it leaves." in str(VIEW.hand(pulling))
    agents = place({"b2": 4}, "e5 a2", multiple_agents="on")
    hand = str(VIEW.hand(view(agents, "pawn:1", "act:pull", "cell:1,1")))
    assert "The pawn moves one square, and b2 follows to a2, the square it leaves." in hand


def test_a_die_that_is_dragged_takes_its_line_and_the_pawn_along() -> None:
    board = str(VIEW.board(view(place({"b2": 4, "c2": 3}, "a2 e5"))))
    assert re.findall(r'id="cell-1,1"[^>]*data-drag="([^"]*)"', board) == ["e cell-0,1 cell-2,1 pawn-0"]


@pytest.mark.parametrize(("squeesh", "keys"), [("off", "m s f p l 1"), ("on", "m s f p l b 1")])
def test_pawns_come_back_by_key_where_they_can_leave_the_board(squeesh: str, keys: str) -> None:
    state = place({}, "a1 e5", squeesh=squeesh)
    assert " ".join(VIEW.keys_at(state)).startswith(keys)
    for heard in (VIEW.board(view(state)), VIEW.hand(view(state))):
        assert f" {keys} " in re.findall(r'data-keys="([^"]*)"', str(heard))[0]


@pytest.mark.clause("Q-36")
def test_a_crushed_pawn_is_marked_before_and_after() -> None:
    state = place({"b1": 4, "d1": 2}, "a1 c1", squeesh="on")
    assert [pawn.seat for pawn in board_of(view(state, "act:push", "cell:1,0")).pawns if pawn.doomed] == [1]
    after_push = state.play("Pb1")
    hand = str(VIEW.hand(view(after_push)))
    assert "Your pawn is off the board: bring it back in a corner" in hand
    assert VIEW.describe_move(state, "Pb1", ("Ada", "Bo")) == "Ada pushes b1 to c1. Bo’s pawn is crushed."


@pytest.mark.clause("Q-30")
def test_a_goal_on_the_board_is_shown_as_it_lies_there() -> None:
    state = place({"b2": 4, "c2": 5, "b3": 2, "c3": 1}, "a2 e5", "ap7 A t5 gA=2x2:42/52 gB=2x2:22/22")
    goal, place_ = state.goals[0][0], state.places(state.goals[0][0])[0]
    assert as_it_lies(goal, place_, 0) == ((2, 2), (4, 5)), "the 1 counts as the 2 that it stands for"
    assert as_it_lies(goal, place_, 1) == ((4, 2), (5, 2))


@pytest.mark.clause("Q-30")
def test_a_line_on_the_board_is_shown_as_it_lies_there() -> None:
    across, down = ((2, 3, 4, 5),), ((2,), (3,), (4,), (5,))
    for squares, lies, turned in (("b2 c2 d2 e2", across, down), ("b5 b4 b3 b2", down, ((5, 4, 3, 2),))):
        qubes = dict(zip(squares.split(), (2, 3, 4, 5), strict=True))
        state = place(qubes, "a1 a6 f6 f1", "ap7 A t5 gA=2x2:22/22+4x1:2345")
        goal = state.goals[0][1]
        assert as_it_lies(goal, state.places(goal)[0], 0) == lies
        assert as_it_lies(goal, state.places(goal)[0], 1) == turned


def test_later_an_opponent_is_not_followed_by_what_there_is_to_do() -> None:
    early, late = view(place({"b2": 4}, "a2 e5", "ap7 A t3")), view(place({"b2": 4}, "a2 e5", "ap7 A t5"))
    assert VIEW.remind(early) == VIEW.explain(early) != ""
    assert VIEW.remind(late) == ""


def test_while_a_call_is_asked_about_the_actions_that_can_be_taken_stand_open() -> None:
    """ "To play on, choose an action", it said, and each was greyed."""
    state = place({"b2": 4, "c2": 1, "b1": 2, "b3": 3, "a3": 5}, "a2 e5", claim="manual", false_call="points")
    acts = [
        re.findall(r'data-part="act:[^>]*>', str(VIEW.hand(view(state, *picked)))) for picked in ((), ("calling:1",))
    ]
    assert ["aria-disabled" in act for act in acts[0]] == ["aria-disabled" in act for act in acts[1]]
    assert not all("aria-disabled" in act for act in acts[1])


@pytest.mark.clause("Q-46")
@pytest.mark.parametrize("penalty", ["points", "turn"])
def test_a_call_for_whoever_owes_already_costs_nothing_more(penalty: str) -> None:
    asked = after("@2:qurush", claim="manual", false_call=penalty)
    call = VIEW.tap(asked, "calling:1")
    assert isinstance(call, Selected)
    told = str(VIEW.hand(asked._replace(picked=call.parts)))
    assert "nothing happens" in told + call.say
    assert "starts the next turn with" not in told
    assert "misses a turn" not in told
