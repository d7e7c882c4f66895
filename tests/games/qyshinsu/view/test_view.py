"""What lies on the table and beside it: the board, the hand, the choices."""

from __future__ import annotations

import pytest

from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.view.model import ring_of, slots_of
from cuboteca.games.qyshinsu.view.panels import hand_words
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import View
from tests.draw.reading import words_of
from tests.games.qyshinsu.setting import begin, place, play
from tests.games.qyshinsu.table import BOTH_KINDS, FULL, NOTHING_FITS, ONLY_OWN, ONLY_SWAP, VIEW, view


def test_choices_say_every_move() -> None:
    labels = {choice.move: choice.label for choice in VIEW.choices(view(BOTH_KINDS))}
    assert labels["+1@6"] == "Add a 1-stone at 6"
    assert labels["+O@6"] == "Add an Old Stone at 6"
    assert labels["-2@10"] == "Remove the 2-stone from 10"
    assert len(labels) == 7
    swap = {choice.move: choice.label for choice in VIEW.choices(view(play("+4@2", begin(swap="on"))))}
    assert swap["swap"] == "Swap colours and play Black"
    lot = [choice.label for choice in VIEW.choices(view(begin(first_player="random")))]
    assert lot == ["Black goes first", "Red goes first"]


def test_what_may_be_said_beside_the_moves() -> None:
    def said(state: State) -> list[str]:
        return [extra.move for extra in VIEW.side_actions(view(state))]

    def labels(state: State) -> list[str]:
        return [extra.label for extra in VIEW.side_actions(view(state))]

    assert labels(play("draw? +4@2", begin(swap="on"))) == [
        "Swap colours",
        "Accept draw",
        "Resign",
    ]
    assert labels(begin()) == ["Offer a draw", "Resign"]
    assert said(begin()) == ["draw?", "resign"]
    assert said(begin().play("draw?")) == ["resign"]
    assert said(play("draw? +4@2")) == ["draw!", "resign"]
    assert said(play("+4@2", begin(swap="on"))) == ["swap", "draw?", "resign"]
    assert said(begin().play("resign")) == []
    assert said(begin(first_player="random")) == []


def test_roles_change_places_with_the_colours() -> None:
    assert VIEW.roles(play("+4@2")) == (
        ("Black", "badge-circle-ink", "Black, 11 in hand"),
        ("Red", "badge-octagon-vermilion", "Red, 12 in hand"),
    )
    assert [role.name for role in VIEW.roles(play("+4@2 swap", begin(swap="on")))] == ["Red", "Black"]


def test_a_seat_says_that_it_offers_a_draw() -> None:
    def lines(moves: str) -> list[str]:
        return [role.line for role in VIEW.roles(play(moves))]

    assert lines("+4@2 draw?") == ["Black, 11 in hand", "Red, 12 in hand. Offers a draw."]
    assert lines("+4@2 draw? +1@6") == ["Black, 11 in hand", "Red, 11 in hand. Offers a draw."]
    assert lines("+4@2 draw? +1@6 +1@5") == ["Black, 10 in hand", "Red, 11 in hand"]


@pytest.mark.parametrize(("own", "line"), [(1, "You offer a draw."), (0, "Bo offers a draw.")])
def test_an_offer_stands_beside_the_stones_while_an_opponent_is_to_move(own: int, line: str) -> None:
    table = view(play("+4@2 draw? +1@6"))._replace(own=own)
    assert line in words_of(VIEW.hand(table))
    assert "draw" not in words_of(VIEW.hand(view(play("+4@2"))._replace(own=own)))


@pytest.mark.clause("Y-24")
@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("+4@2 draw?", "Add a stone at 6 or 10. You offer a draw with this move."),
        ("+4@2 draw? +1@6", "Add a stone at 5 or 7. Moving declines the draw."),
        ("+4@2", "Add a stone at 6 or 10."),
    ],
)
def test_what_a_move_means_for_an_offer_is_said(moves: str, line: str) -> None:
    """There is no button to decline, and an offer is no move: both were looked for in vain."""
    assert hand_words(view(play(moves)))[1] == line


@pytest.mark.parametrize(
    ("table", "heading", "line"),
    [
        (view(BOTH_KINDS), "Select a stone or position", "Add a stone at 6, or remove your 2-stone from 10."),
        (view(BOTH_KINDS, "stone:1"), "1-stone selected", "Add it at 6, or remove your 2-stone from 10."),
        (view(BOTH_KINDS, "stone:0"), "Old Stone selected", "Add it at 6, or remove your 2-stone from 10."),
        (view(BOTH_KINDS, "place:6"), "Position 6 selected", "Select the stone to add there."),
        (view(BOTH_KINDS, "place:10"), "2-stone selected", "Remove it: tap 10 again, or its slot in your hand."),
        (view(begin()), "Select a stone or position", "Add a stone at any empty position."),
        (
            view(place("B1@1", "b")),
            "Select a stone or position",
            "Add a stone at any empty position, or remove your 1-stone from 1.",
        ),
        (
            view(place("BO@7 R1@5 R3@9", "b").play("-O@7")),
            "Remove a stone",
            "Remove your 1-stone from 5 or your 3-stone from 9.",
        ),
        (view(ONLY_OWN), "Remove a stone", "Remove your 4-stone from 8 or your 3-stone from 12."),
        (view(ONLY_OWN, "place:8"), "4-stone selected", "Remove it: tap 8 again, or its slot in your hand."),
        (
            view(place("B4@2 R2@6 B1@10", "r", last="+4@2")),
            "Remove a stone",
            "Remove your 2-stone from 6.",
        ),
    ],
)
def test_the_hand_says_what_a_tap_will_do(table: View, heading: str, line: str) -> None:
    assert words_of(VIEW.hand(table)).startswith(f"{heading} in hand on ring {line}")


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (begin(), ""),
        (begin(opening="no_old"), "In this game the first stone can’t be an Old Stone."),
        (place("B1@1 R1@2", "b"), "Two 1-stones are already on the ring."),
        (place("B2@1 R2@2 B5@4 R5@5", "b"), "The ring has two of each: 2- and 5-stones."),
        (place("BO@1 RO@2 B2@3 R2@4 B5@5 R5@6", "b"), "The ring has two of each: Old Stones, 2- and 5-stones."),
        (
            place("R2@7", "b", last="+2@7", own="-2@5"),
            "No 2-stone at 5 yet: you’ve removed one there.",
        ),
        (
            place("BO@7 R1@5", "b").play("-O@7"),
            "You can’t add this turn: Ada removed an Old Stone. Remove your stone on 5.",
        ),
        (
            ONLY_OWN,
            "You can’t add this turn: your stones are on 8 and 12. Remove one of them.",
        ),
        (
            place("B4@2 R2@10 B1@6", "r", last="+4@2"),
            "You can’t add this turn: your stone is on 10 and Ada’s on 6. Remove yours.",
        ),
        (
            place("R4@2 B2@6 R1@10", "b", last="+4@2"),
            "You can’t add this turn: your stone is on 6 and Bo’s on 10. Remove yours.",
        ),
        (
            ONLY_SWAP,
            "You can’t add this turn: Ada’s stones are on 6 and 10. Swap colours.",
        ),
        (FULL, "You can’t add a stone: every position is taken."),
        (
            NOTHING_FITS,
            "The ring has two of each: Old Stones, 1-, 2-, 3- and 4-stones. No 5-stone at 12 yet: you’ve removed "
            "one there.",
        ),
    ],
)
def test_why_a_stone_is_dimmed(state: State, reason: str) -> None:
    said = words_of(VIEW.hand(view(state)))
    assert said.endswith(f"5 {reason}".strip())
    if not reason:
        assert "can’t" not in words_of(VIEW.hand(view(state)))


@pytest.mark.parametrize("state", [ONLY_OWN, FULL, begin(opening="no_old")])
def test_what_lies_over_the_hand_does_not_stand_under_the_tray_as_well(state: State) -> None:
    refusal = VIEW.tap(view(state), "stone:0")
    assert isinstance(refusal, IllegalMove)
    assert refusal.message in words_of(VIEW.hand(view(state)))
    assert refusal.message not in words_of(VIEW.hand(view(state)._replace(told=refusal.message)))


def test_the_board_says_what_lies_where() -> None:
    board = VIEW.board(view(BOTH_KINDS))
    assert "The ring of twelve positions. Black: a 4-stone on 2. Red: a 2-stone on 10." in board
    assert "Black: no stones. Red: no stones." in VIEW.board(view(begin()))
    full_hands = VIEW.board(view(place("BO@1 B3@5 B4@2", "r")))
    assert "Black: an Old Stone on 1, a 4-stone on 2, a 3-stone on 5. Red: no stones." in full_hands
    assert "Position 6, empty. You can add here." in board
    assert "Position 10, your 2-stone. You can remove it." in board
    assert "Position 2, Black’s 4-stone. The last move was here." in board
    assert "Position 1, empty." in board
    for number in range(1, 13):
        assert f'data-part="place:{number}"' in board
    for kind in range(6):
        assert f'data-part="stone:{kind}"' in VIEW.hand(view(BOTH_KINDS))


@pytest.mark.parametrize(
    ("table", "shown"),
    [
        (view(begin(), "stone:3"), dict.fromkeys(range(1, 13), "b3")),
        (view(place("B1@1", "b"), "stone:0"), dict.fromkeys(range(2, 13), "b0")),
        (view(BOTH_KINDS, "stone:1"), {6: "r1"}),
        (view(BOTH_KINDS, "place:6"), {}),
        (view(BOTH_KINDS), {}),
    ],
)
def test_the_stone_in_hand_is_shown_wherever_it_may_go(table: View, shown: dict[int, str]) -> None:
    assert {place.number: place.ghost for place in ring_of(table).places if place.ghost} == shown


def test_the_slot_lights_up_to_which_a_selected_stone_goes_back() -> None:
    slots = slots_of(view(ONLY_OWN, "place:8"))
    assert [slot.stone for slot in slots if slot.awaits] == ["r4"]
    assert [slot.stone for slot in slots if not slot.dimmed] == ["r4"], "nothing can be added"
    assert "The selected stone goes back here." in slots[4].label
    assert not any(slot.awaits for slot in (*slots_of(view(ONLY_OWN)), *slots_of(view(BOTH_KINDS, "place:6"))))
    assert slots_of(view(BOTH_KINDS, "place:10"))[2].awaits


def test_a_board_to_look_at_has_nothing_to_pick() -> None:
    for picture in (VIEW.board(view(BOTH_KINDS, live=False)), VIEW.preview(view(BOTH_KINDS))):
        assert "data-part" not in picture
        assert "tabindex" not in picture
        assert 'role="img"' in picture
