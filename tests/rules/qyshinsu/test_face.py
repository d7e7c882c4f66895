"""How the game meets its players: taps, keys, and every sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

import cuboteca
from cuboteca.games.qyshinsu.state import State
from cuboteca.play.face import Asked, Chosen, Picked, Refused, View
from tests.rules.qyshinsu.setting import GAME, begin, place, play, sentence

FACE = cuboteca.games.face("qyshinsu")
NAMES = ("Ada", "Bo")


def view(state: State, *picked: str, focus: str | None = None, live: bool = True) -> View:
    return View(state=state, names=NAMES, picked=picked, focus=focus, live=live and state.seat is not None)


def words_of(markup: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", markup)).strip()


def made_by_taps(state: State, *parts: str) -> str:
    """The move that some taps complete."""
    picked: tuple[str, ...] = ()
    for part in parts[:-1]:
        answer = FACE.tap(view(state, *picked), part)
        assert isinstance(answer, Picked)
        picked = answer.parts
    answer = FACE.tap(view(state, *picked), parts[-1])
    assert isinstance(answer, Chosen)
    return answer.move


BOTH_KINDS = place("B4@2 R2@10", "r", last="+4@2")
"""Red to answer the 4-stone: 6 is empty, and Red’s own 2 lies on 10."""


def test_a_place_and_a_stone_in_either_order_add() -> None:
    assert made_by_taps(BOTH_KINDS, "place:6", "stone:1") == "+1@6"
    assert made_by_taps(BOTH_KINDS, "stone:0", "place:6") == "+O@6"


def test_a_stone_tapped_twice_is_taken_back() -> None:
    assert made_by_taps(BOTH_KINDS, "place:10", "place:10") == "-2@10"
    assert made_by_taps(BOTH_KINDS, "stone:1", "place:10", "place:10") == "-2@10"
    assert made_by_taps(BOTH_KINDS, "place:10", "stone:1", "place:6") == "+1@6"
    assert made_by_taps(BOTH_KINDS, "place:10", "place:6", "stone:3") == "+3@6"
    assert made_by_taps(BOTH_KINDS, "stone:1", "stone:3", "place:6") == "+3@6"


def test_what_is_picked_is_put_down_by_a_second_tap() -> None:
    for part in ("place:6", "stone:1"):
        answer = FACE.tap(view(BOTH_KINDS, part), part)
        assert isinstance(answer, Picked)
        assert answer.parts == ()
        assert "put down" in answer.say


def test_picking_says_what_comes_next() -> None:
    said = {part: FACE.tap(view(BOTH_KINDS), part) for part in ("place:6", "place:10", "stone:1", "stone:0")}
    assert said == {
        "place:6": Picked(("place:6",), "Place 6 is chosen. Now choose a stone."),
        "place:10": Picked(("place:10",), "Your 2-stone on 10: tap it once more to take it back."),
        "stone:1": Picked(("stone:1",), "Your 1-stone is lifted. Add it at 6."),
        "stone:0": Picked(("stone:0",), "Your Old stone is lifted. Add it at 6."),
    }
    free = FACE.tap(view(begin()), "stone:1")
    assert free == Picked(("stone:1",), "Your 1-stone is lifted. Add it at any empty place.")


@pytest.mark.parametrize(
    ("state", "picked", "part", "move"),
    [
        (BOTH_KINDS, (), "place:7", "+5@7"),
        (BOTH_KINDS, (), "place:2", "-4@2"),
        (BOTH_KINDS, ("stone:1",), "place:7", "+1@7"),
        (BOTH_KINDS, ("stone:1",), "place:2", "+1@2"),
        (place("B4@2 R2@10 R3@5", "r", last="+4@2"), (), "place:5", "-3@5"),
        (place("B4@2 R2@10 R3@5", "r", last="+4@2"), ("stone:1",), "place:5", "+1@5"),
        (place("B1@1 R1@2 B3@3", "r", last="+3@3"), (), "stone:1", "+1@6"),
        (place("B1@1 R1@2 B3@3", "r", last="+3@3"), ("place:6",), "stone:1", "+1@6"),
        (place("R2@7", "b", last="+2@7", own="-2@5"), ("place:5",), "stone:2", "+2@5"),
        (place("BO@7 R1@5", "b").play("-O@7"), (), "stone:3", "+3@1"),
        (place("BO@7 R1@5", "b").play("-O@7"), (), "place:8", "+5@8"),
        (place("B4@2 R2@10 R3@6", "r", last="+4@2"), (), "stone:1", "+1@6"),
        (play("+O@1"), (), "place:5", "+5@5"),
        (begin(opening="no_old"), (), "stone:0", "+O@1"),
        (begin(opening="no_old"), ("place:4",), "stone:0", "+O@4"),
    ],
)
def test_a_refusal_is_the_engine_s_own(state: State, picked: tuple[str, ...], part: str, move: str) -> None:
    answer = FACE.tap(view(state, *picked), part)
    assert isinstance(answer, Refused)
    assert answer.message == sentence(state, move)
    assert answer.clause in GAME.clauses


def test_nothing_can_be_picked_when_the_game_is_over() -> None:
    assert FACE.tap(view(begin().play("resign")), "place:1") == Refused("The game is over.", None)
    assert isinstance(FACE.tap(view(begin(first_player="random")), "stone:1"), Refused)


def test_a_part_that_does_not_exist_changes_nothing() -> None:
    for part in ("", "place:13", "stone:6", "place:x", "board", "place:"):
        assert FACE.tap(view(BOTH_KINDS, "stone:1"), part) == Picked(("stone:1",))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_by_taps_only(seed: int) -> None:
    """Every part is tapped at random; only legal moves come of it, and every legal move can be made so."""
    rng = Random(seed)
    state = begin()
    while state.seat is not None:
        for move in rng.sample(state.moves(), min(6, len(state.moves()))):
            parts = (f"stone:{move.kind}", f"place:{move.place}") if move.sign == "+" else (f"place:{move.place}",) * 2
            assert made_by_taps(state, *parts) == str(move)
        picked: tuple[str, ...] = ()
        for _ in range(400):
            part = rng.choice([f"place:{n}" for n in range(1, 13)] + [f"stone:{n}" for n in range(6)])
            answer = FACE.tap(view(state, *picked), part)
            if isinstance(answer, Chosen):
                state = state.play(answer.move)
                break
            if isinstance(answer, Picked):
                picked = answer.parts
                assert len(picked) <= 1
            else:
                assert answer.clause in GAME.clauses
        else:
            state = state.play(state.moves()[0])


def test_keys_pick_stones_and_walk_round_the_ring() -> None:
    assert FACE.keys == {**{str(n): f"stone:{n}" for n in range(6)}, "o": "stone:0"}
    table = view(BOTH_KINDS)
    walks = {
        ("place:12", "arrowright"): "place:1",
        ("place:12", "arrowdown"): "place:1",
        ("place:1", "arrowleft"): "place:12",
        ("place:1", "arrowup"): "place:12",
        ("place:3", "home"): "place:12",
        ("place:3", "end"): "place:6",
        ("place:3", "escape"): None,
        ("stone:0", "arrowright"): "stone:1",
        ("stone:0", "arrowleft"): "stone:5",
        ("stone:3", "home"): "stone:0",
        ("stone:3", "end"): "stone:5",
        ("stone:3", "arrowup"): "place:6",
        ("stone:3", "arrowdown"): None,
        (None, "arrowright"): "place:6",
        (None, "home"): None,
    }
    assert {(part, key): FACE.step(table, part, key) for part, key in walks} == walks


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (begin(), Asked(0, "Black to begin:", "any stone, any place")),
        (begin(first_player="red"), Asked(1, "Red to begin:", "any stone, any place")),
        (begin(opening="no_old"), Asked(0, "Black to begin:", "any stone but the Old stone, any place")),
        (begin(first_player="random"), Asked(None, "Chance decides:", "who begins")),
        (play("+4@2"), Asked(1, "Red to answer the 4-stone:", "place 6 or 10")),
        (play("+4@2 +1@6 +3@5"), Asked(1, "Red to answer the 3-stone:", "place 8")),
        (play("+O@6"), Asked(1, "Red to answer the Old stone:", "add at 5 or 7")),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            Asked(1, "Red to answer the Old stone:", "take back 5"),
        ),
        (
            play("+4@2", begin(swap="on")),
            Asked(1, "Red to answer the 4-stone:", "place 6 or 10, or change colours"),
        ),
        (play("+4@2 swap", begin(swap="on")), Asked(0, "Red to answer the 4-stone:", "place 6 or 10")),
        (play("draw? +4@2"), Asked(1, "Red to answer the 4-stone:", "place 6 or 10; a draw is offered")),
        (place("B1@1", "b"), Asked(0, "Black to move:", "add or take back any stone")),
        (begin().play("resign"), Asked(None, "The game is over")),
    ],
)
def test_what_is_asked(state: State, asked: Asked) -> None:
    assert FACE.asked(view(state)) == asked


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (begin(), "The ring is empty. Put a stone on any place."),
        (place("B1@1", "b"), "Nothing binds you: add any stone, or take back one of yours."),
        (
            play("+4@2"),
            "Ada’s 4 lies on 2. Four steps one way is 6, four the other way 10. Play one of them.",
        ),
        (
            play("+4@2 +1@6 +3@5"),
            "Ada’s 3 lies on 5. Three steps one way is 2, three the other way 8. Only 8 is open to you.",
        ),
        (
            place("B1@2", "b").play("-1@2"),
            "Ada took the 1 back from 2. One step one way is 1, one the other way 3. Play one of them.",
        ),
        (play("+O@6"), "Ada’s Old stone lies on 6. Add a stone at the nearest empty place: 5 or 7."),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "Ada took the Old stone back from 7. Take back your nearest stone: 5.",
        ),
        (begin(first_player="random"), "It is drawn by lot who makes the first move."),
        (begin().play("resign"), "Bo wins Ada resigned after 0 moves."),
    ],
)
def test_what_is_explained(state: State, said: str) -> None:
    assert FACE.explain(view(state)) == said


def test_offers_are_explained() -> None:
    offered = FACE.explain(view(play("draw? +4@2", begin(swap="on"))))
    assert offered.endswith(
        "Instead of answering you may take Ada’s colour. Ada offers a draw: accept it, or make your move."
    )


@pytest.mark.parametrize(
    ("state", "move", "said", "entry"),
    [
        (begin(), "+3@4", "Ada puts a 3 on 4", "3-stone on 4"),
        (begin(), "+O@4", "Ada puts an Old stone on 4", "Old stone on 4"),
        (play("+4@2"), "+1@6", "Bo puts a 1 on 6", "1-stone on 6"),
        (BOTH_KINDS, "-2@10", "Bo takes the 2 back from 10", "2-stone off 10"),
        (place("BO@7 R1@5", "b"), "-O@7", "Ada takes the Old stone back from 7", "Old stone off 7"),
        (begin(), "resign", "Ada resigns", "resigns"),
        (begin(), "draw?", "Ada offers a draw", "offers a draw"),
        (play("draw? +4@2"), "draw!", "Bo accepts the draw", "accepts"),
        (play("+4@2", begin(swap="on")), "swap", "Bo changes colours and plays Black now", "changes colours"),
        (begin(first_player="random"), "first=R", "The lot lets Red begin", "The lot lets Red begin"),
    ],
)
def test_what_is_told_of_a_move(state: State, move: str, said: str, entry: str) -> None:
    assert FACE.told(state, move, NAMES) == said
    assert words_of(FACE.scribe(state, move)) == entry


ALMOST_FULL = "B1@1 R1@2 B2@3 R2@4 R3@6 B3@7 R4@8 B4@9 RO@11"
"""With an Old stone and a 5 added, every kind but the 5 is used up, and one place is left (Y-13, Y-14, Y-17)."""

TWELVE = "R1@1 B2@2 R3@3 B4@4 R5@5 B1@6 R2@7 B3@8 R4@9 B5@10 RO@11"


@pytest.mark.parametrize(
    ("state", "who", "why"),
    [
        (
            place("R3@7 R4@9 B2@1", "r").play("+1@8"),
            "Bo wins",
            "Ada has no move. Bo’s 1 on 8 leads to 7 and 9, and Red stands on both.",
        ),
        (
            place("R2@2 R3@4 R4@12 B1@6", "r").play("-2@2"),
            "Bo wins",
            "Ada has no move. Bo’s 2 taken back from 2 leads to 4 and 12, and Red stands on both.",
        ),
        (
            place("BO@1 B3@5", "b").play("-O@1"),
            "Ada wins",
            "Bo has no move. Ada took the Old stone back from 1, and Red has no stone to take back.",
        ),
        (
            place(TWELVE, "b").play("+O@12"),
            "Ada wins",
            "Bo has no move. Ada’s Old stone on 12 asks for an empty place, and the ring is full.",
        ),
        (
            place(f"{ALMOST_FULL} BO@10 B5@5", "r", last="+5@5", own="-5@12"),
            "Ada wins",
            "Bo has no move. Ada’s 5 on 5 leads to 10 and 12: Black stands on 10, and no stone may be added at 12.",
        ),
        (
            place(f"{ALMOST_FULL} B5@10 BO@5", "r", last="+O@5", own="-5@12"),
            "Ada wins",
            "Bo has no move. Ada’s Old stone on 5 asks for 12, where no stone may be added.",
        ),
        (
            GAME.position("B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 BO BO r - - 30"),
            "Ada wins",
            "Bo has no move.",
        ),
        (begin().play("resign"), "Bo wins", "Ada resigned after 0 moves."),
        (play("+4@2 resign"), "Ada wins", "Bo resigned after 1 move."),
        (play("draw? +4@2 draw!"), "A draw", "Ada and Bo agreed on it after 1 move."),
        (play("+4@2 +1@6", begin(max_plies="2")), "A draw", "2 moves have been made, and nobody has lost."),
        (
            play("+5@2 +1@9 +5@8 " + "+O@1 +3@12 -1@9 -5@8 -O@1 -3@12 +1@9 +5@8 " * 2),
            "A draw",
            "The same ring has come up for the third time, with the same player to move.",
        ),
        (play("+4@2"), "The game goes on", "Red to answer the 4-stone: place 6 or 10"),
    ],
)
def test_how_it_ended(state: State, who: str, why: str) -> None:
    assert FACE.ending(view(state)) == (who, why)


def test_choices_say_every_move() -> None:
    labels = {choice.move: choice.label for choice in FACE.choices(view(BOTH_KINDS))}
    assert labels["+1@6"] == "Add a 1 at 6"
    assert labels["+O@6"] == "Add an Old stone at 6"
    assert labels["-2@10"] == "Take back your 2 from 10"
    assert len(labels) == 7
    swap = {choice.move: choice.label for choice in FACE.choices(view(play("+4@2", begin(swap="on"))))}
    assert swap["swap"] == "Change colours and play Black"
    lot = [choice.label for choice in FACE.choices(view(begin(first_player="random")))]
    assert lot == ["Black begins", "Red begins"]


def test_what_may_be_said_beside_the_moves() -> None:
    def said(state: State) -> list[str]:
        return [extra.move for extra in FACE.extras(view(state))]

    assert said(begin()) == ["draw?", "resign"]
    assert said(begin().play("draw?")) == ["resign"]
    assert said(play("draw? +4@2")) == ["draw!", "resign"]
    assert said(play("+4@2", begin(swap="on"))) == ["swap", "draw?", "resign"]
    assert said(begin().play("resign")) == []
    assert said(begin(first_player="random")) == []


def test_roles_change_places_with_the_colours() -> None:
    assert FACE.roles(play("+4@2")) == (
        ("Black", "badge-circle-ink", "Black, 11 in hand"),
        ("Red", "badge-triangle-vermilion", "Red, 12 in hand"),
    )
    assert [role.name for role in FACE.roles(play("+4@2 swap", begin(swap="on")))] == ["Red", "Black"]


@pytest.mark.parametrize(
    ("table", "heading", "line"),
    [
        (view(BOTH_KINDS), "Choose a stone or a place", "Add a stone at 6, or take back your 2 from 10."),
        (view(BOTH_KINDS, "stone:1"), "Your 1-stone is lifted", "Add it at 6, or take back your 2 from 10."),
        (view(BOTH_KINDS, "stone:0"), "Your Old stone is lifted", "Add it at 6, or take back your 2 from 10."),
        (view(BOTH_KINDS, "place:6"), "Place 6 is chosen", "Choose the stone to add there."),
        (view(BOTH_KINDS, "place:10"), "Take back your 2-stone?", "Tap 10 once more, or choose something else."),
        (view(begin()), "Choose a stone or a place", "Add a stone at any empty place."),
        (
            view(place("B1@1", "b")),
            "Choose a stone or a place",
            "Add a stone at any empty place, or take back your 1 from 1.",
        ),
        (
            view(place("BO@7 R1@5 R3@9", "b").play("-O@7")),
            "Choose a stone or a place",
            "Take back your 1 from 5 or your 3 from 9.",
        ),
    ],
)
def test_the_hand_says_what_a_tap_will_do(table: View, heading: str, line: str) -> None:
    assert words_of(FACE.hand(table)).startswith(f"{heading} in hand on ring {line}")


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (begin(), ""),
        (begin(opening="no_old"), "In this game nobody opens with the Old stone."),
        (place("B1@1 R1@2", "b"), "Two 1s lie on the ring, so no third can be added."),
        (place("B2@1 R2@2 B5@4 R5@5", "b"), "Two 2s and two 5s lie on the ring, so neither can be added."),
        (
            place("BO@1 RO@2 B2@3 R2@4 B5@5 R5@6", "b"),
            "Two Old stones, two 2s and two 5s lie on the ring, so none of them can be added.",
        ),
        (
            place("R2@7", "b", last="+2@7", own="-2@5"),
            "You took the 2-stone back from 5: it may not return yet.",
        ),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "The Old stone was taken back, so this turn no stone can be added.",
        ),
    ],
)
def test_why_a_stone_is_dimmed(state: State, reason: str) -> None:
    assert words_of(FACE.hand(view(state))).endswith(reason)
    if not reason:
        assert "cannot" not in words_of(FACE.hand(view(state)))


def test_the_board_says_what_lies_where() -> None:
    board = FACE.board(view(BOTH_KINDS))
    assert "Black has 4 on 2. Red has 2 on 10." in board
    assert "Place 6, empty. You may add here." in board
    assert "Place 10, your 2-stone. You may take it back." in board
    assert "Place 2, Black’s 4-stone. The last move was here." in board
    assert "Place 1, empty." in board
    for number in range(1, 13):
        assert f'data-part="place:{number}"' in board
    for kind in range(6):
        assert f'data-part="stone:{kind}"' in FACE.hand(view(BOTH_KINDS))


def test_a_board_to_look_at_has_nothing_to_pick() -> None:
    for picture in (FACE.board(view(BOTH_KINDS, live=False)), FACE.preview(view(BOTH_KINDS))):
        assert "data-part" not in picture
        assert "tabindex" not in picture
        assert 'role="img"' in picture


def test_the_words_keep_the_house_style() -> None:
    for chapter in FACE.guide():
        for text in (*chapter.paragraphs, *(caption for line in chapter.lines for caption in line.captions)):
            assert "!" not in text
            assert text.endswith(".")
            assert "'" not in text
