"""The map says what lies where, and what a room would do, to eyes and ears."""

from __future__ import annotations

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.games.cuobe.rules.board import trapped_places
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.view import Played, Selected
from tests.draw.reading import read
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import HAUNTED, VIEW, seen, taken_up, words


def test_no_number_of_the_picture_stands_alone_for_ears() -> None:
    """The power of a spawn and the number of spiders are said with what they are of."""
    drawn = read(VIEW.board(seen(HAUNTED)))
    hidden = {id(text) for group in drawn.iter() if group.get("aria-hidden") == "true" for text in group.iter("text")}
    texts = list(drawn.iter("text"))
    assert texts
    assert all(id(text) in hidden for text in texts)
    labels = " ".join(element.get("aria-label", "") for element in drawn.iter())
    assert "Here: the Ghoul" in labels
    assert "Two spiders" in labels


def test_a_dark_room_shows_where_it_lies_as_it_is_spoken_of() -> None:
    drawn = read(VIEW.board(seen(house())))
    shown = [text.text for text in drawn.iter("text") if text.get("class") == "place-name"]
    assert len(shown) == 24
    assert "c4" in shown
    assert "c3" not in shown, "the Atrium has a name"


def test_the_edge_names_each_row_and_column_as_sentences_do() -> None:
    """A known room has its own name, but “the Chute on b1” is to be found."""
    drawn = read(VIEW.board(seen(house())))
    edge = next(group for group in drawn.iter() if group.get("class") == "edge-names")
    spots = {text.text: (float(text.get("x", "")), float(text.get("y", ""))) for text in edge}
    assert [*spots] == [*"12345", *"abcde"]
    assert [spots[row][1] for row in "54321"] == sorted(spots[row][1] for row in "54321"), "row 5 is the uppermost"
    assert [spots[column][0] for column in "abcde"] == sorted(spots[column][0] for column in "abcde")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_name_of_a_row_reads_on_the_edge(theme: Theme) -> None:
    colours = tokens(theme)
    assert contrast(colours["slab-name"], colours["house-well"]) >= 4.5


def test_the_name_of_a_haunted_room_lies_over_the_figure() -> None:
    """Of two lines the lower one would be hidden on the smallest phones."""
    drawn = read(VIEW.board(seen(HAUNTED)))
    above = next(group for group in drawn.iter() if group.get("class") == "names-above")
    assert [*above.itertext()] == ["Archive", "Atrium"]
    order = [group.get("class") for group in drawn.iter() if group.get("class") in ("pieces", "names-above")]
    assert order == ["pieces", "names-above"]


def test_the_lamplight_that_falls_into_a_room_lies_under_its_name() -> None:
    """It bleached the name of the room to the south."""
    drawn = read(VIEW.board(seen(house("c2=R09 c4=R10", "c3"))))
    ways = next(group for group in drawn.iter() if group.get("class") == "ways")
    assert [*ways.itertext()] == ["Archive"]
    assert [element.tag for element in ways.iter() if element.tag in ("use", "text")][-1] == "text"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_name_of_a_place_and_the_teeth_of_a_trap_read_on_a_closed_room(theme: Theme) -> None:
    colours = tokens(theme)
    for ground in ("back-0", "back-1"):
        assert contrast(colours["back-name"], colours[ground]) >= 4.5
        assert contrast(colours["back-peril"], colours[ground]) >= 3


def test_the_ways_out_are_heard_when_moving_is_asked_for() -> None:
    answer = VIEW.tap(seen(HAUNTED), "deed:move")
    assert isinstance(answer, Selected)
    assert (
        answer.say
        == "Which way? 1: North, Archive. 2: East, undiscovered. 3: South, undiscovered. 4: West, undiscovered."
    )


def test_an_adjacent_room_is_looked_at_without_moving_there() -> None:
    """The own room first, then any other; and moving says so."""
    assert "To look at a room first, hold it" in words(taken_up(HAUNTED, "deed:move"))
    own = taken_up(HAUNTED, "room:c3")
    assert "Tap any other room" in words(own)
    archive = taken_up(HAUNTED, "room:c3", "room:c4")
    assert "Locked: unlock it" in words(archive)
    assert "Move in, 1 die" in words(archive)
    assert VIEW.tap(archive, "nth:1") == Played("go N")


@pytest.mark.parametrize(
    ("state", "place", "said"),
    [
        (house(dice="0"), "c4", "You have no dice left this turn. Tap any other room"),
        (house("c4=R09", "c4", "c3"), "c5", "You can’t leave this room: it’s locked."),
        (house("c4=R15^", "c4", "c3"), "d4", "You can’t go east: this corridor has no arrow on that side."),
        (house(), "e5", "Too far for one move. Tap any other room"),
    ],
)
def test_a_room_that_is_out_of_reach_says_why(state: State, place: str, said: str) -> None:
    assert said in words(taken_up(state, f"room:{PLACE_NAMES[state.players[0].place]}", f"room:{place}"))


def test_the_own_room_can_be_searched_from_its_card() -> None:
    state = house("c4=R07", "c4", "c3")
    own = taken_up(state, "room:c4")
    assert "Search, 1 die" in words(own)
    assert VIEW.tap(own, "nth:1") == Played("search")


@clause("C-72", "C-90")
def test_a_room_that_is_trapped_from_elsewhere_says_so() -> None:
    """Eyes see the teeth along its walls, which undiscovered rooms once lacked."""
    state = house("c4=R09", "c3", "c3", spawns="Ghoul@c5:3")
    drawn = read(VIEW.board(seen(state)))
    labels = {element.get("id"): element.get("aria-label", "") for element in drawn.iter()}
    teeth = [use for use in drawn.iter("use") if use.get("href") in ("#c-peril", "#c-back-peril")]
    assert len(teeth) == len(trapped_places(state)) == 9
    assert "Archive, c4. Locked. Trapped." in labels["room-c4"]
    assert "Undiscovered room, a5. Trapped." in labels["room-a5"]
    assert "Trapped" not in labels["room-a4"]
    assert "Trapped by the Ghoul in this column: a Trigger wounds every player here." in words(
        taken_up(state, "room:c3", "room:c4")
    )
    assert "Trapped by" not in words(taken_up(state, "room:a4"))


def test_a_room_that_is_held_opens_with_what_would_happen_there() -> None:
    opened = taken_up(HAUNTED, "open:c4")
    assert "Move in, 1 die" in words(opened)
    assert "You’d have three dice left." in words(opened)
    assert "End your turn there, and your panic rises by one: the Ghoul." in words(opened)
    pushed = taken_up(house("c4=R03", "c3", "c3"), "open:c4")
    assert "You’d end up in the Pusher, c5." in words(pushed)
    unknown = taken_up(HAUNTED, "open:b3")
    assert "No player has discovered this room yet." in words(unknown)


def test_a_room_that_is_held_while_rooms_are_asked_for_can_be_chosen_there() -> None:
    asked = play("use T18", house("c4=R09", "c3 tools=T18", "c3"))
    opened = taken_up(asked, "open:c4")
    assert "Choose it" in words(opened)
    assert VIEW.tap(opened, "nth:1") == VIEW.tap(seen(asked), "room:c4")


def test_where_it_is_set_the_first_tap_opens_and_the_second_moves_in() -> None:
    view = seen(HAUNTED)._replace(looks_first=True)
    answer = VIEW.tap(view, "room:c4")
    assert isinstance(answer, Selected)
    assert VIEW.tap(view._replace(picked=answer.parts), "room:c4") == Played("go N")


def test_only_who_is_to_move_hears_where_one_can_move() -> None:
    """It would be taken for an answer to whoever watches a team-mate."""
    own = seen(house())
    assert "You can move there." in VIEW.board(own)
    assert "You can move there." not in VIEW.board(own._replace(waits=True))
