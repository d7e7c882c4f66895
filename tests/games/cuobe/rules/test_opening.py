"""Setting up: rooms, decks and who begins (C-1 to C-8)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from cuboteca.games.cuobe.rules.cards import KINDS
from cuboteca.games.cuobe.rules.decks import Deck, deal_evenly, shares
from cuboteca.games.cuobe.rules.options import OPTIONS, Rules, describe_preset, rules_of
from cuboteca.games.cuobe.rules.own_cards import own_box, own_text
from cuboteca.games.cuobe.rules.setup import blue_deck, green_deck
from cuboteca.play.game import NATURE, read_options
from tests.games.cuobe.setting import GAME, begin, clause, house, play, texts, where

BOX = own_box()


def agreed(**options: str) -> Rules:
    return rules_of(tuple(read_options(OPTIONS, options).values()))


def drawn(deck: Deck, rng: Random) -> list[str]:
    """The whole deck, top card first."""
    cards = []
    while deck.size:
        card = deck.sample(deck.top, rng)
        deck, part = deck.without_top()
        deck = deck.without(card, part)
        cards.append(card)
    return cards


def types(cards: list[str]) -> Counter[str]:
    return Counter(BOX.cards[card].type for card in cards)


@clause("C-1", "C-2", "C-3")
def test_the_house_at_the_beginning() -> None:
    state = begin(3)
    assert [where(state, seat) for seat in (1, 2, 3)] == ["c3", "c3", "c3"]
    assert all(player.wounds == player.panic == 0 and not player.tools for player in state.players)
    assert [room.card for room in state.rooms].count("") == 24
    assert state.place_of("R01") == 12


def test_the_box_is_the_one_that_the_rules_count() -> None:
    counts = {type_: len(cards) for type_, cards in BOX.types.items()}
    assert counts == {
        "key": 5, "talent": 5, "syndrome": 5, "tool": 20,
        "spawn": 6, "trigger": 8, "event": 22, "tick": 8, "sister": 1,
    }  # fmt: skip
    assert len(BOX.rooms) == 25
    assert len(BOX.cards) == 80


@clause("C-4", "C-8")
def test_quick_decks_are_single_shuffled_parts() -> None:
    quick = agreed(setup="quick")
    assert types(drawn(blue_deck(quick, 2), Random(1))) == {"key": 5, "talent": 5, "syndrome": 5, "tool": 20}
    green = drawn(green_deck(quick, 2), Random(1))
    assert len(green) == 41
    assert types(green) == {"spawn": 6, "trigger": 5, "event": 22, "tick": 8}
    assert "W7" not in green


@clause("C-4")
def test_a_quick_game_with_few_triggers_of_ones_own_has_none() -> None:
    cards = json.loads(own_text())
    cards["green"] = [card for card in cards["green"] if card["id"] not in ("X4", "X5", "X6", "X7", "X8")]
    green = drawn(green_deck(agreed(setup="quick", cards=json.dumps(cards)), 2), Random(1))
    assert "trigger" not in types(green)


@clause("C-5")
@pytest.mark.parametrize("seed", range(5))
def test_each_seven_blue_cards_hold_a_key_a_talent_and_a_syndrome(seed: int) -> None:
    cards = drawn(blue_deck(agreed(), 2), Random(seed))
    assert len(set(cards)) == 35
    for part in range(5):
        assert types(cards[7 * part : 7 * part + 7]) == {"key": 1, "talent": 1, "syndrome": 1, "tool": 4}


@clause("C-5")
def test_tools_left_out_leave_the_latest_parts_shorter() -> None:
    deck = blue_deck(agreed(leave_out_tools="3"), 2)
    assert deck.left == (7, 7, 6, 6, 6)
    assert sorted(types(drawn(deck, Random(2))).items()) == [("key", 5), ("syndrome", 5), ("talent", 5), ("tool", 17)]


@clause("C-6")
def test_specialists_begin_with_a_talent_and_the_rest_go_to_the_first_parts() -> None:
    state = begin(3, specialist="on")
    assert state.seat == NATURE
    assert texts(state) == [f"deal > A{number}" for number in range(1, 6)]
    state = play("deal > A2; deal > A5; deal > A1", state)
    assert [player.talents for player in state.players] == [("A2",), ("A5",), ("A1",)]
    assert [counts[1] for counts in state.blue.parts] == [1, 1, 0, 0, 0]
    assert state.blue.left == (7, 7, 6, 6, 6)
    assert set(state.blue.unseen("talent")) == {"A3", "A4"}
    six = begin(6, specialist="on")
    for number in range(1, 6):
        six = six.play(f"deal > A{number}")
    assert six.players[5].talents == ()


@clause("C-7", "C-8")
@pytest.mark.parametrize(
    ("options", "spawns", "triggers", "size"),
    [
        ({}, 4, 6, 40),
        ({"difficulty": "easy"}, 2, 4, 36),
        ({"difficulty": "hard"}, 6, 8, 40),
        ({"difficulty": "nightmare"}, 6, 8, 26),
        ({"difficulty": "named", "ghoul": "off", "troll": "off", "twins": "off"}, 3, 6, 39),
        ({"triggers": "1", "leave_out_ticks": "8", "leave_out_events": "2"}, 4, 1, 25),
        ({"difficulty": "named", **dict.fromkeys(KINDS, "off")}, 0, 6, 36),
    ],
)  # fmt: skip
def test_each_green_part_holds_one_spawn_and_its_share(
    options: dict[str, str], spawns: int, triggers: int, size: int
) -> None:
    deck = green_deck(agreed(**options), 3)
    assert deck.left == tuple(map(sum, deck.parts))
    assert [counts[0] for counts in deck.parts] == ([1] * spawns or [0])
    for group in (1, 2):
        amounts = [counts[group] for counts in deck.parts]
        assert amounts == sorted(amounts, reverse=True)
        assert max(amounts) - min(amounts) <= 1
    cards = drawn(deck, Random(3))
    assert len(cards) == size
    assert types(cards)["spawn"] == spawns
    assert types(cards)["trigger"] == triggers
    at = 0
    for left in deck.left:
        assert types(cards[at : at + left])["spawn"] == min(spawns, 1)
        at += left


def test_named_spawns_are_the_only_ones() -> None:
    deck = green_deck(agreed(difficulty="named", clown="off", spiders="off"), 2)
    assert {card for card in drawn(deck, Random(4)) if card.startswith("W")} == {"W1", "W3", "W5", "W6"}


def test_a_part_is_drawn_with_the_odds_of_a_shuffled_pile() -> None:
    """The first card of a part of one key, talent, syndrome and four tools is a tool in four of seven cases."""
    rng = Random(5)
    first = Counter(BOX.cards[blue_deck(agreed(), 2).sample(0, rng)].type for _ in range(7000))
    assert abs(first["tool"] - 4000) < 160
    assert abs(first["key"] - 1000) < 110
    one_event = deal_evenly((2,), 1, [((1, ("E01", "E02")), (1, ("C1",)))])
    assert {frozenset(drawn(one_event, Random(seed))) for seed in range(40)} == {
        frozenset({"E01", "C1"}),
        frozenset({"E02", "C1"}),
    }


def test_shares_give_what_is_left_over_to_the_earliest() -> None:
    assert shares(7, 3) == (3, 2, 2)
    assert shares(0, 2) == (0, 0)


@clause("C-10")
def test_who_begins() -> None:
    assert play("green > E02", begin(3, first_player="seat2")).seat == 1
    state = begin(3, first_player="random")
    assert texts(state) == ["first > P1", "first > P2", "first > P3"]
    assert play("first > P3; green > E02", state).seat == 2
    with pytest.raises(ValueError, match=r"^Player 4 can’t go first: there are only 3 players\.$"):
        begin(3, first_player="seat4")
    for seats in (0, 7):
        with pytest.raises(ValueError, match=r"^Cu\[o\]be is for one to six players\.$"):
            GAME.start(seats)
    assert len(GAME.start().players) == 2


@clause("C-5", "C-7")
def test_what_the_difficulties_leave_out_comes_on_top_of_what_the_players_do() -> None:
    assert blue_deck(agreed(difficulty="easy"), 2).left == (6, 6, 6, 6, 6)
    assert blue_deck(agreed(difficulty="easy", leave_out_tools="20"), 2).size == 15
    assert types(drawn(green_deck(agreed(difficulty="hard", leave_out_ticks="1"), 2), Random(6)))["tick"] == 3
    assert blue_deck(agreed(difficulty="easy", setup="quick"), 2).size == 35


@clause("C-120")
@pytest.mark.parametrize(("seats", "events"), [(1, 6), (2, 6), (3, 8), (6, 14)])
def test_a_nightmare_is_hard_with_fewer_events_the_more_so_the_fewer_players_there_are(seats: int, events: int) -> None:
    hard, nightmare = (agreed(difficulty=name) for name in ("hard", "nightmare"))
    left = types(drawn(green_deck(nightmare, seats), Random(7)))
    assert left == {**types(drawn(green_deck(hard, seats), Random(7))), "event": events}
    assert blue_deck(nightmare, seats) == blue_deck(hard, seats)
    assert "16 events stay in the box too, 2 fewer for each player after the second" in describe_preset("nightmare")
    assert events == 22 - (16 - 2 * max(seats - 2, 0))
    fewer = agreed(difficulty="nightmare", leave_out_events="8", leave_out_ticks="1")
    left = types(drawn(green_deck(fewer, seats), Random(7)))
    assert (left["event"], left["tick"]) == (max(events - 8, 0), 3)


def test_two_players_in_the_atrium_and_paranoia_from_the_start() -> None:
    assert play("end", house("", "c3 syndromes=S5", "c3")).players[0].panic == 1
