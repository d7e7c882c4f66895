"""What an answer is called on its button, and what can be tapped on the table instead, for each question."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import aims, answer_words, is_question, side_actions
from tests.games.cuobe.decks import deck, event
from tests.games.cuobe.scenes import SCENES
from tests.games.cuobe.setting import house, play
from tests.games.cuobe.table import NAMES, seen

NEXT_ROOMS = {
    f"choose {place}": f"{way}, undiscovered" for way, place in (("East", "d3"), ("South", "c2"), ("West", "b3"))
}

WORDS = {
    steps.PARTING: {"exit": "Leave", "stay": "Stay inside"},
    steps.REPLACE: {"choose A1": "Curiosity", "choose A5": "Brawler"},
    steps.AT_ONCE: {"use T03": "Use Bandage", "drop T03": "Drop Bandage"},
    steps.LEAVE_OR_DRAW: {"draw": "Draw the card", "leave-find": "Leave a find token"},
    steps.TURN_CARD: {"rot 0": "Leads east and south", "rot 90": "Leads south and west"},
    steps.ASK: {
        "choose a": "Move any player one room",
        "choose b": "Jump to another player’s room",
    },
    steps.MORE_ROOMS: NEXT_ROOMS,
    steps.SHIFT_WAY: {"choose N": "North", "choose E": "East", "choose S": "South", "choose W": "West"},
    steps.LEAD: {"choose N": "North, undiscovered", "choose E": "East, undiscovered"},
    steps.WHERE_TO: {"choose P2": "Bo", "choose P3": "Cy"},
    steps.SWAP_WITH: {"choose P3": "Cy", "choose P1": "Ada"},
    steps.DROP_CARDS: {"choose T01": "Crowbar", "choose K1": "Brass Key"},
    steps.FETCH: {"choose T11": "Fire Axe", "choose T12": "Flare Gun"},
    steps.FINDS: {"choose a1": "Workshop, a1", "choose b1": "East, Pantry", "choose c1": "Vault, c1"},
    steps.COME: {"choose c4": "North, undiscovered", **NEXT_ROOMS},
    steps.DUEL_ARMS: {"+0": "Add no weapon", "+T10": "Add Knife"},
    steps.GUARD: {
        "+0": "Add no weapon", "+A5": "Add Brawler", "+T10": "Add Knife", "+A5 +T10": "Add Brawler and Knife"
    },
    steps.LOOT: {"choose K1": "Brass Key", "choose K2": "Bone Key", "decline": "Take nothing"},
}  # fmt: skip


def words(state: State) -> dict[str, str]:
    return {str(move): answer_words(state, move, NAMES) for move in state.moves()}


@pytest.mark.parametrize("what", WORDS)
def test_what_an_answer_is_called(what: str) -> None:
    assert words(SCENES[what]) == WORDS[what]


def test_what_a_surplus_is_done_with() -> None:
    said = words(SCENES[steps.SURPLUS])
    assert (said["give K1 P3"], said["put K1"], said["drop K1"]) == (
        "Give Brass Key to Cy",
        "Put Brass Key in the chest",
        "Drop Brass Key",
    )


def test_a_card_that_may_be_declined_and_one_with_parts_joined() -> None:
    offered = play("end; green > E01", house(cards=event({"op": "wound", "who": "all", "n": 1})))
    assert words(offered) == {"choose yes": "Every player takes 1 wound", "decline": "Skip"}
    both = [{"op": "gain", "n": 1}, {"op": "panic", "who": "self", "n": 1, "must": True}]
    cards = deck(T03=[{"op": "choice", "of": [both, [{"op": "lose", "n": 1}]]}])
    said = words(play("use T03", house("", "c3 tools=T03", "c3", cards=cards)))
    assert said == {
        "choose a": "Gain 1 die this turn. Raise your panic by 1",
        "choose b": "Lose 1 die this turn",
    }
    number = play("use T20", house("c4=R07 d3=R09", "c3 tools=T20", "c3"))
    assert words(number) == {"choose 1": "Number 1: Workshop", "choose 2": "Number 2: Archive"}


def tapped(state: State) -> tuple[dict[str, str], dict[int, str], dict[str, str], list[str]]:
    found = aims(state)
    return (
        {PLACE_NAMES[place]: str(move) for place, move in found.places.items()},
        {seat: str(move) for seat, move in found.seats.items()},
        {card: str(move) for card, move in found.cards.items()},
        [str(move) for move in found.others],
    )


def test_what_can_be_tapped_for_it() -> None:
    assert tapped(SCENES[steps.COME])[0] == {place: f"choose {place}" for place in ("c4", "d3", "c2", "b3")}
    assert tapped(SCENES[steps.WHERE_TO]) == ({}, {1: "choose P2", 2: "choose P3"}, {}, [])
    assert tapped(SCENES[steps.LOOT]) == ({}, {}, {"K1": "choose K1", "K2": "choose K2"}, ["decline"])
    assert tapped(SCENES[steps.SHIFT_WAY]) == ({}, {}, {}, [f"choose {way}" for way in "NESW"])
    ways = ["choose N", "choose E"]
    assert tapped(SCENES[steps.LEAD]) == ({"a2": "choose N", "b1": "choose E"}, {}, {}, ways)


def test_led_by_an_event() -> None:
    leading = event({"op": "movePlayer", "who": "any", "n": 1, "must": True})
    led = play("end; green > E01; choose P1", house("", "a1", "c3", cards=leading))
    assert words(led) == WORDS[steps.LEAD]
    assert tapped(led)[0] == {"a2": "choose N", "b1": "choose E"}


def test_what_is_a_question() -> None:
    assert {what for what, state in SCENES.items() if not is_question(state)} == {steps.ACTION}
    assert not is_question(play("end", house()))
    assert not is_question(play("surrender", house()))


def test_a_room_to_choose_next_to_one_says_which_way_it_lies() -> None:
    asked = play("end; green > E06", house())
    said = [answer_words(asked, move, NAMES) for move in asked.moves()]
    assert "North, undiscovered" in said


def test_a_corridor_is_offered_by_where_it_would_lead() -> None:
    asked = play("go N; reveal > R16", house())
    assert {answer_words(asked, move, NAMES) for move in asked.moves()} == {
        "Leads south and west",
        "Leads east and south",
    }


def test_a_number_to_find_says_which_rooms_have_it() -> None:
    asked = play("use T20", house("c4=R07 d3=R09 a1=R08", "c3 tools=T20"))
    assert [answer_words(asked, move, NAMES) for move in asked.moves()] == [
        "Number 1: Pantry and Workshop",
        "Number 2: Archive",
    ]


@pytest.mark.parametrize(
    ("players", "label", "asks"),
    [(("c3", "c3"), "Surrender together", "Do you all surrender?"), (("c3",), "Surrender", "Do you surrender?")],
)
def test_a_player_alone_gives_up_alone(players: tuple[str, ...], label: str, asks: str) -> None:
    (giving_up,) = side_actions(seen(house("", *players)))
    assert (giving_up.label, giving_up.asks) == (label, asks)
