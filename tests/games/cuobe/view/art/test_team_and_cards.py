"""Team, cards, dice, deeds and the clock: what they say, and what can be done with them."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.cuobe.view.art.cards import (
    draw_green,
    render_cards,
    render_clock,
    render_green_stage,
    render_opened,
)
from cuboteca.games.cuobe.view.art.team import Mate, render_own, render_team, render_track
from cuboteca.games.cuobe.view.art.tray import ActionButton, die_face, render_actions, render_dice, thrown_die
from tests.draw.reading import read, words_of
from tests.games.cuobe.view.art.scenes import CARDS, COMES, EVENT, MATES, OWN


def test_every_mate_is_told_in_words_as_well_as_signs() -> None:
    told = [" ".join(" ".join(item.itertext()).split()) for item in read(render_team(MATES))]
    assert told == [
        "Ben wounds 0 panic 3 2 tools, 1 talent",
        "Cleo asleep Archive, b4 wounds 3 panic 2 1 tool, 1 key, 1 syndrome",
        "Dov dead",
        "Maximilian wounds 4 insane",
        "Fay escaped",
    ]


def test_mates_are_parts_that_can_be_picked() -> None:
    markup = render_team(MATES)
    assert re.findall(r'data-part="([^"]+)"', markup) == [f"mate:{seat}" for seat in range(1, 6)]
    assert markup.count('aria-pressed="true"') == 1
    assert "data-part" not in render_team(MATES, live=False)


@pytest.mark.parametrize(("count", "kinds"), [(1, "team"), (2, "team"), (3, "team many"), (5, "team many crowd")])
def test_a_larger_team_stands_closer(count: int, kinds: str) -> None:
    assert read(render_team((Mate(0, "Ada"),) * count)).get("class") == kinds


def test_a_track_fills_up_and_warns_when_one_more_is_the_end() -> None:
    for number in range(6):
        markup = render_track("wound", 0, number)
        assert markup.count('fill="var(--wound)"') == number
        assert (" grave" in markup) == (number >= 4)
        assert words_of(markup) == f"Wounds {number}"


def test_cards_in_hand_are_buttons_that_say_whether_they_can_be_used() -> None:
    held = {e.get("data-part"): e for e in read(render_cards(CARDS, "Cards")).iter("button")}
    assert list(held) == [f"card:{card.id}" for card in CARDS]
    assert held["card:T10"].get("aria-disabled") is None, "any can be opened"
    assert held["card:T10"].get("aria-label") == "Knife, a weapon of 2."
    assert held["card:K1"].get("aria-pressed") == "true"
    assert "usable" in (held["card:T03"].get("class") or "")
    assert "<button" not in render_cards(CARDS, "Cards", live=False)


def test_a_card_held_up_says_what_it_is_and_does() -> None:
    assert words_of(render_opened(CARDS[1])) == "Tool Bandage Heals 1 wound."


def test_the_green_card_is_large_and_put_away_small() -> None:
    assert words_of(render_green_stage(EVENT)) == "Event Adrenaline Gain 2 dice. Panic rises by 1."
    assert read(render_green_stage(EVENT)).get("aria-label") == "Adrenaline"
    assert words_of(draw_green(EVENT)) == "Adrenaline Gain 2 dice. Panic rises by 1."
    assert 'data-part="card:E03"' in draw_green(EVENT, part="card:E03")
    one, other = (draw_green(EVENT._replace(drawn=drawn), part="green") for drawn in (7, 8))
    assert one.split('id="')[1].split('"')[0] != other.split('id="')[1].split('"')[0]
    assert ' id="' not in draw_green(EVENT), "several can stand on a page"


def test_who_comes_is_shown_in_the_doorway_with_its_power() -> None:
    assert '"#c-clown"' in draw_green(COMES)
    assert words_of(draw_green(COMES)).startswith("3 Clown")
    assert '"#c-spider"' in draw_green(COMES._replace(figure="spider"))


def test_dice_left_and_spent() -> None:
    markup = render_dice(3, 4, "3 dice left")
    assert markup.count('"#c-die"') == 3
    assert markup.count('"#c-die-spent"') == 1
    assert read(markup).get("role") == "img"
    read(render_dice(0, 0, "No dice left"))


def test_a_die_tips_over_to_its_face_and_falls_anew_with_each_throw() -> None:
    """From its question, where it lay with one; the shadow stays on the table."""
    lay, came = thrown_die(3, "roll-4", 1), thrown_die(0, "fell-4", 1, arrives=True)
    assert re.findall(r"#c-die-(\w+)", lay) == ["shade", "asked", "2", "3"]
    assert re.findall(r' id="([^"]+)"', lay + came) == ["roll-4-1", "fell-4-1"]
    assert "from-bag" in came
    assert "asked" not in came
    assert "toss" not in die_face(2)
    assert "#c-die-asked" in die_face(None)


def test_the_actor_has_tracks_dice_and_cards() -> None:
    said = words_of(render_own(OWN))
    assert said.startswith("Anna Boiler Room, d3 Wounds 2 Panic 4 3 dice left")
    assert "Panic insane" in words_of(render_own(OWN._replace(insane=True)))
    assert "<ul" not in render_own(OWN._replace(cards=()))


def test_a_deed_that_is_off_says_why_and_can_still_be_pressed() -> None:
    deed = read(render_actions((ActionButton("deed:search", "Search", "Clown here", "search", enabled=False),)))[0]
    assert deed.get("aria-disabled") == "true"
    assert deed.get("disabled") is None
    assert " ".join(deed.itertext()) == "Search Clown here"


@pytest.mark.parametrize(
    ("name", "parts"), [("Search", []), ("Brute-force", ["Brute-", "force"]), ("Remove trap", ["Remove ", "trap"])]
)
def test_a_long_deed_may_take_two_lines(name: str, parts: list[str]) -> None:
    deed = read(render_actions((ActionButton("deed:force", name, "1 die", "force"),)))[0]
    assert [part.text for part in deed.findall("./span/span/span")] == parts
    assert "".join(deed.itertext()) == f"{name}1 die"


@pytest.mark.parametrize(("left", "full"), [(40, 40), (31, 40), (1, 41), (0, 40), (3, 0)])
def test_the_clock_has_a_tick_for_each_card(left: int, full: int) -> None:
    gone, still = re.findall(r'<path d="([^"]*)" stroke="var\(--clock-(?:gone|left)\)"', render_clock(left, full))
    assert still.count("M") == left
    assert gone.count("M") == max(full - left, 0)
    assert f">{left}</text>" in render_clock(left, full)
