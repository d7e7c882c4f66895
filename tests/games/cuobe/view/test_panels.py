"""What the tray and its panels say: rooms, cards, wounds, panic, other players."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.choices import is_question
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.actions import turn_actions
from cuboteca.games.cuobe.view.art.cards import draw_green
from cuboteca.games.cuobe.view.closer_look import green_asks, green_card
from cuboteca.play.view import Played, Selected
from tests.draw.reading import words_of
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import NAMES, VIEW, seen, taken_up, words


# What a room would do.
def test_the_button_of_a_room_says_what_the_room_does() -> None:
    assert "Sleep" in words(seen(house("c4=R23", "c4 w1", "c3")))
    assert "Heal" in words(seen(house("c4=R05", "c4 w1", "c3")))
    assert "Shift" in words(seen(house("c4=R12", "c4", "c3")))


@clause("C-24", "C-78")
def test_an_empty_blue_deck_is_told_where_one_decides() -> None:
    """Tokens still come, but bring no card; a key that nobody has seen can only have been stolen."""
    empty = house("c4=R09 a1=R11", "c4", "c3", blue_left=0)
    assert "no cards" in words(seen(empty))
    looking = taken_up(empty, "deed:search")
    assert "the blue deck is empty" in words(looking)
    assert VIEW.tap(looking, "deed:search") == Played("search"), "it is allowed"
    told = words(taken_up(empty, "deed:threats"))
    assert "The blue deck is empty" in told
    assert "Twin" not in told.partition("blue deck")[2].partition(".")[0]
    assert "blue deck" not in words(taken_up(house("c4=R09", "c4", "c3"), "deed:threats"))


def test_a_question_stands_before_all_else_in_the_tray() -> None:
    """So that its answers are within reach on every screen, however many cards and players there are."""
    tray = str(VIEW.hand(seen(play("end; green > E18", house("", "c3 tools=T10", "c3 tools=T01")))))
    places = [tray.index(mark) for mark in ('class="asked-of-you"', 'class="answers', 'class="team', 'class="actor"')]
    assert places == sorted(places)


# A selected card says what can be done with it, and why not what it is for.
@clause("C-25", "C-105")
@pytest.mark.parametrize(
    ("cards", "held", "said", "idle"),
    [
        ("tools=T03", "T03", "You’d waste Bandage: nothing would change right now. 1: Give to Bo. 2: Drop it.", True),
        ("w1 tools=T03", "T03", "1: Use it. 2: Give to Bo. 3: Drop it.", False),
        ("tools=K1", "K1", "You can activate a key only in the Exit. 1: Give to Bo. 2: Drop it.", True),
        ("tools=T10", "T10", "You can use a weapon only in a fight, after the roll. 1: Give to Bo. 2: Drop it.", True),
        ("syndromes=S4", "S4", "", False),
    ],
)
def test_a_card_held_up_says_why_not_now_and_what_its_buttons_are(cards: str, held: str, said: str, idle: bool) -> None:
    state = house("", f"c3 {cards}", "c3")
    answer = VIEW.tap(seen(state), f"card:{held}")
    assert isinstance(answer, Selected)
    assert answer.say.startswith(f"{state.box.cards[held].name}")
    assert answer.say.endswith(said)
    assert ("opened-idle" in str(VIEW.hand(seen(state, *answer.parts)))) == idle
    assert not idle or said.partition(" 1:")[0] in words(seen(state, *answer.parts))


@pytest.mark.parametrize(
    ("at", "kind"),
    [
        (house("", "c3 tools=T10", "c3"), "button answer minor"),
        (play("end", house("", "c3 tools=T10,T11,T12,T13", "c3", "c3")), "button answer"),
        (play("end", house("", "c3 tools=T10,T11,T12,T13", "a1", "a1")), "button main answer"),
    ],
)
@clause("C-60")
def test_dropping_a_card_stands_back_unless_it_is_asked_for(at: State, kind: str) -> None:
    """Where nothing else could be done it stood there small and grey, as if it were off."""
    (button,) = re.findall(r'<button[^>]*id="do-drop_T10"[^>]*>', str(VIEW.hand(taken_up(at, "card:T10"))))
    assert f'class="{kind}"' in button


def test_the_dangers_count_the_keys_that_were_dropped() -> None:
    assert "A key is on the dropped pile." in words(taken_up(house(dropped="K2"), "deed:threats"))
    shown = words(taken_up(house("", "c3", "c3 tools=K4", dropped="K2,K3", keys="K1"), "deed:threats"))
    assert "2 keys are on the dropped pile." in shown
    assert "The 5 keys: 1 activated, 1 held or in a chest, 2 dropped, 1 not found." in shown, "they add up"


# Wounds, panic, and what the cards are about.
def test_wounds_and_panic_say_what_they_do_when_they_are_tapped() -> None:
    hurt = house("", "c3 w2 p1", "c3")
    wounds = words(taken_up(hurt, "deed:wounds"))
    assert "Ada has two wounds. No wounds means one more die each turn." in wounds
    assert "The fifth kills you." in wounds
    panic = words(taken_up(hurt, "deed:panic"))
    assert "Ada has one panic. No panic means one more die each turn." in panic
    assert "ending your turn with a spawn in the room" in panic
    assert "no panic and gets one more die each turn" in words(taken_up(house(), "deed:panic"))
    assert "Any more panic becomes a wound." in words(taken_up(house("", "c3 p5 insane"), "deed:panic"))
    assert "insane for good" in panic
    assert VIEW.tap(taken_up(hurt, "deed:panic"), "deed:panic") == Selected((), "Closed."), "and closes it again"


def test_another_player_looked_at_says_it_too() -> None:
    assert "At 5 wounds you’re dead" in words(taken_up(house(), "mate:1"))


@pytest.mark.parametrize("card", ["W1", "X1", "C1"])
def test_a_green_card_held_large_says_what_its_kind_is_about(card: str) -> None:
    green = green_card(house(), card, 1)
    meaning = label("card_meaning", kind=green.kind)
    assert meaning in str(draw_green(green, large=True))
    assert meaning not in str(draw_green(green))


@clause("C-78", "C-86")
@pytest.mark.parametrize(("card", "weakens"), [("W1", True), ("W4", False), ("W5", False), ("W6", True)])
def test_only_what_a_fight_weakens_is_said_to_be_weakened(card: str, weakens: bool) -> None:
    drawn = str(draw_green(green_card(house(), card, 1), large=True))
    assert "End your turn in a spawn’s room" in drawn
    assert ("Fight it to weaken it." in drawn) == weakens


def test_a_find_that_nothing_is_left_for_says_so() -> None:
    assert "no cards" in words(seen(house("c3=R01f", "c3", "c3", blue_left=0)))
    assert "no cards" not in words(seen(house("c3=R01f", "c3", "c3")))


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("deed:threats", "40 green cards left, then the game ends."),
        ("clock", "leave through the Exit to win"),
        ("deed:wounds", "The fifth kills you."),
        ("deed:panic", "At 5 you’re insane for good"),
        ("deed:log", "Log, latest first."),
        ("deed:look", "Tap any room to look at it."),
        ("mate:1", "Bo. Atrium, c3. No wounds, no panic."),
        ("card:T10", "Knife +2: +2 in a fight."),
        ("room:c3", "Atrium, c3. Ada’s chest: Bandage."),
        ("deed:chest", "The chest is open. 1: Take Bandage."),
    ],
)
def test_whatever_opens_is_heard(part: str, said: str) -> None:
    """Nothing else on the table changes, and the keyboard stays where it is."""
    view = seen(house("c3=R01c1", "c3 tools=T10 chest=T03", "c3"))
    opened = VIEW.tap(view, part)
    assert isinstance(opened, Selected)
    assert said in opened.say
    shut = VIEW.tap(view._replace(picked=opened.parts), part)
    assert isinstance(shut, Selected)
    assert shut.say in ("Closed.", "Knife deselected.")


# The green card above the map.
def test_the_green_card_lies_flat_once_all_is_done_that_it_says() -> None:
    asked = play("end; green > W6", house())
    assert "green-card small is-spawn" in _strip(asked, "W6")
    assert "done" not in _strip(asked, "W6")
    assert "green-card small is-spawn done" in _strip(play("choose c4", asked), "W6")


def test_the_green_card_lies_flat_while_another_card_or_a_limit_asks() -> None:
    """It looked as if it were the one that asks."""
    line = ("green > W1", "choose b3", "use T15")
    states = [play("end", house("c3=R01l c4=R09", "c4", "c3 tools=T15"))]
    for move in line:
        states.append(play(move, states[-1]))
    asks = [
        green_asks(seen(state)._replace(moves=line[:ply], past=tuple(zip(states, line[:ply], strict=False))))
        for ply, state in enumerate(states[1:], 1)
    ]
    assert [is_question(state) for state in states[1:]] == [True, False, True]
    assert asks == [True, False, False]


def test_the_green_card_shows_the_power_that_its_spawn_has_now() -> None:
    """The printed one would still be there after a fight; a spawn that is destroyed has none."""
    weakened = house("c3=R01 c4=R09", spawns="Troll@c4:3")
    assert re.findall(r">(\d)</text>", _card(weakened)) == ["3"]
    assert not re.findall(r">(\d)</text>", _card(house()))


def _card(state: State) -> str:
    strip = _strip(state, "W6")
    return strip[strip.index("green-card") :]


def _strip(state: State, card: str) -> str:
    """What is above the map when a green card was the last one drawn."""
    return str(VIEW.standings(seen(state)._replace(moves=(f"green > {card}",))))


def test_each_action_keeps_its_place_whatever_else_comes_or_goes() -> None:
    """A finger that knows where Search is shouldn't have to look for it."""
    always = ["deed:move", "deed:search", "deed:fight"]
    for state, more in (
        (house(), ["deed:chest", "deed:carry"]),
        (house("c3=R01 c4=R20", "c4", "c3"), ["deed:chest", "deed:force"]),
        (house("c4=R07f", "c4", "c3"), ["deed:chest", "deed:find"]),
    ):
        parts = [action.part for action in turn_actions(state, Selection(), NAMES)]
        assert [part.replace("room", "search") for part in parts] == [*always, *more], state.position


def test_a_puzzle_opens_a_chest_that_stands_there() -> None:
    """Some are solved with a key from it."""
    view = seen(house("c3=R01c1", "c3 chest=K3", "c3"))
    assert 'data-part="deed:chest"' in str(VIEW.hand(view._replace(taught=True)))


def test_a_puzzle_asks_what_a_game_asks_where_the_map_answers() -> None:
    """It lit five rooms, and asked nothing."""
    taught = seen(play("use T15", house("a1=R04l e5=R05l", "c3 tools=T15", "c3")))._replace(taught=True)
    solving = VIEW.hand(taught._replace(solving=True))
    assert "Unlock which room?" in words_of(str(solving))
    assert "Unlock which room?" not in words_of(str(VIEW.hand(taught))), "a lesson asks in its own words"


def test_a_lesson_offers_no_chest_for_none_of_its_steps_is_about_one() -> None:
    view = seen(house())
    assert 'data-part="deed:chest"' in str(VIEW.hand(view))
    assert 'data-part="deed:chest"' not in str(VIEW.hand(view._replace(taught=True)))
