"""What somebody who has never met Cu[o]be asks: what is that, where is it, what would this do, what came of it."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from cuboteca.draw.colour import contrast
from cuboteca.draw.palette import THEMES, Theme, tokens
from cuboteca.games import cuobe
from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import answer_words
from cuboteca.games.cuobe.text.log import describe_move
from cuboteca.games.cuobe.text.prompts import background, question
from cuboteca.games.cuobe.view.art.cards import MEANINGS, draw_green
from cuboteca.games.cuobe.view.green_card import green_card
from cuboteca.play.view import Played, Rejected, Selected, View
from tests.draw.reading import read
from tests.rules.cuobe.setting import clause, house, play
from tests.ui.playing import Player

VIEW = cuobe.game_view()
NAMES = ("Ada", "Bo", "Cy")
DORMITORY = house("c4=R23", "c4 w1", "c3")
HAUNTED = house("c3=R01s2 c4=R09", spawns="Ghoul@c4:3")


def seen(state: State, *picked: str) -> View:
    return View(state, NAMES[: state.seats], picked=picked)


def taken_up(state: State, *parts: str) -> View:
    """The table after these taps, none of which makes a move."""
    view = seen(state)
    for part in parts:
        answer = VIEW.tap(view, part)
        assert isinstance(answer, Selected), answer
        view = view._replace(picked=answer.parts)
    return view


def words(view: View) -> str:
    return re.sub(r"<[^>]+>", " ", str(VIEW.hand(view)))


def test_no_number_of_the_picture_stands_alone_for_ears() -> None:
    """The power of a spawn and the number of spiders are said with what they are of."""
    drawn = read(VIEW.board(seen(HAUNTED)))
    hidden = {id(text) for group in drawn.iter() if group.get("aria-hidden") == "true" for text in group.iter("text")}
    texts = list(drawn.iter("text"))
    assert texts
    assert all(id(text) in hidden for text in texts)
    labels = " ".join(element.get("aria-label", "") for element in drawn.iter())
    assert "The Ghoul is here" in labels
    assert "two spiders" in labels


def test_a_dark_room_shows_where_it_lies_as_it_is_spoken_of() -> None:
    drawn = read(VIEW.board(seen(house())))
    shown = [text.text for text in drawn.iter("text") if text.get("class") == "place-name"]
    assert len(shown) == 24
    assert "c4" in shown
    assert "c3" not in shown, "the Atrium has a name"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_name_of_a_place_reads_on_a_closed_room(theme: Theme) -> None:
    colours = tokens(theme)
    assert all(contrast(colours["back-name"], colours[ground]) >= 4.5 for ground in ("back-0", "back-1"))


def test_a_room_to_choose_next_to_one_says_which_way_it_lies() -> None:
    asked = play("end; green > E06", house())
    said = [answer_words(asked, move, NAMES) for move in asked.moves()]
    assert "North: dark room c4" in said


def test_a_corridor_is_offered_by_where_it_would_lead() -> None:
    asked = play("go N; reveal > R16", house())
    assert {answer_words(asked, move, NAMES) for move in asked.moves()} == {
        "Leads south and west",
        "Leads east and south",
    }


# What a room would do.


def test_the_button_of_a_room_says_what_the_room_does() -> None:
    assert "Sleep" in words(seen(DORMITORY))
    assert "Heal" in words(seen(house("c4=R05", "c4 w1", "c3")))
    assert "Shift" in words(seen(house("c4=R12", "c4", "c3")))


@clause("C-97")
def test_falling_asleep_ends_the_turn_so_it_is_asked_for_once_more() -> None:
    looking = taken_up(DORMITORY, "deed:room")
    assert "Fall asleep, which ends your turn." in words(looking)
    assert "Use it, 1 die" in words(looking)
    assert VIEW.tap(looking, "deed:room") == Played("room"), "by its key as well"
    assert VIEW.tap(looking, "nth:1") == Played("room")
    healing = VIEW.tap(seen(house("c4=R05", "c4 w1", "c3")), "deed:room")
    assert healing == Played("room"), "what ends nothing is done at once"


@clause("C-55")
def test_a_search_that_finds_nothing_whatever_is_rolled_is_asked_for_once_more() -> None:
    """A die would be gone: what has a number holds a find, or nobody has seen it."""
    vain = house("c4=R09f d3=R07f", "c4", "c3")
    assert "finds nothing" in words(seen(vain))
    looking = taken_up(vain, "deed:search")
    assert "Now no roll would bring anything" in words(looking)
    assert VIEW.tap(looking, "deed:room") == Played("search"), "by its key as well"
    assert VIEW.tap(looking, "nth:1") == Played("search")
    hopeful = house("c4=R09 d3=R07f a1=R11", "c4", "c3")
    assert "finds nothing" not in words(seen(hopeful))
    assert VIEW.tap(seen(hopeful), "deed:search") == Played("search")
    assert "a 2 or a 3 would bring something" in words(taken_up(hopeful, "room:c4"))
    curious = house("c4=R09f", "c4 talents=A1", "c3")
    assert VIEW.tap(seen(curious), "deed:search") == Played("search"), "a 0 would do (C-58)"
    spent = house("c4=R09 a1=R07f a2=R08f a3=R10f a4=R11f a5=R13f", "c4", "c3")
    assert isinstance(VIEW.tap(seen(spent), "deed:search"), Selected), "no token is left"


def test_a_number_to_find_says_which_rooms_have_it() -> None:
    asked = play("use T20", house("c4=R07 d3=R09 a1=R08", "c3 tools=T20"))
    assert [answer_words(asked, move, NAMES) for move in asked.moves()] == [
        "Number 1: Pantry and Workshop",
        "Number 2: Archive",
    ]


# What is asked is heard with its answers.


@pytest.mark.parametrize(
    ("state", "heard"),
    [
        (play("end; green > E18", house()), "1: Fall asleep, which ends your turn. 2: Take one wound."),
        (
            play("end; green > E06", house()),
            "1: North, dark room c4. 2: East, dark room d3. 3: South, dark room c2. 4: West, dark room b3.",
        ),
        (
            play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
            "Cards: Crowbar or Brass Key.",
        ),
        (play("use T18", house("", "c3 tools=T18", "c3")), "25 rooms on the map are marked."),
        (
            play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "Not enough so far. 2 more would win it. 1: add Knife 2.",
        ),
        (house(), ""),
    ],
)
def test_a_question_is_heard_with_its_answers(state: State, heard: str) -> None:
    assert VIEW.answers(seen(state)) == heard


def test_the_answers_are_said_with_the_question(player: Player) -> None:
    sit_down_to(player, play("end", house()))
    player.do("move", "green > E18")
    assert player.answer["say"].endswith("choose one. 1: Fall asleep, which ends your turn. 2: Take one wound.")


@clause("C-86")
def test_a_sum_below_nothing_has_a_true_minus_sign() -> None:
    before = house("", "c3 syndromes=S4", "c3", spawns="Ghoul@c3:3")
    rolled = play("fight Ghoul 1; roll > 0", before)
    past = ((before, "fight Ghoul 1"), (play("fight Ghoul 1", before), "roll > 0"))
    sheet = words(seen(rolled)._replace(past=past, moves=("fight Ghoul 1", "roll > 0")))
    assert "−1" in sheet
    assert "0, less 1 for Rush, makes −1 against 3: Ada loses." in describe_move(past[1][0], "roll > 0", NAMES)
    assert not re.search(r"-\d", sheet + words(taken_up(before, "deed:fight")))


def test_what_is_asked_is_said_again_when_what_lay_over_it_is_put_away(player: Player) -> None:
    sit_down_to(player, play("end", house()))
    player.do("move", "green > E18")
    player.tap("put-away")
    assert player.answer["say"] == (
        "Put away. Bo: choose one. 1: Fall asleep, which ends your turn. 2: Take one wound."
    )


def test_the_digits_of_a_fight_are_its_weapons() -> None:
    """Nothing is thrown away by a digit, as adding no weapon would."""
    planned = taken_up(house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"), "deed:fight", "nth:1")
    assert "weapon:T10" in planned.picked
    rolled = play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"))
    assert "weapon:T10" in taken_up(rolled, "nth:1").picked
    assert isinstance(VIEW.tap(seen(rolled), "nth:2"), Rejected)


def test_a_question_stands_before_all_else_in_the_tray() -> None:
    """So that its answers are within reach on every screen, however many cards and players there are."""
    tray = str(VIEW.hand(seen(play("end; green > E18", house("", "c3 tools=T10", "c3 tools=T01")))))
    places = [tray.index(mark) for mark in ('class="asked-of-you"', 'class="answers', 'class="team', 'class="actor"')]
    assert places == sorted(places)


# A card held up says what can be done with it, and why not what it is for.


@clause("C-25", "C-105")
@pytest.mark.parametrize(
    ("cards", "held", "said", "idle"),
    [
        ("tools=T03", "T03", "It would change nothing just now, so it is not wasted. 1: Give to Bo. 2: Drop it.", True),
        ("w1 tools=T03", "T03", "1: Use it. 2: Give to Bo. 3: Drop it.", False),
        ("tools=K1", "K1", "Keys are used in the Exit. 1: Give to Bo. 2: Drop it.", True),
        ("tools=T10", "T10", "A weapon is named in a fight, after the roll. 1: Give to Bo. 2: Drop it.", True),
        ("syndromes=S4", "S4", "", False),
    ],
)
def test_a_card_held_up_says_why_not_now_and_what_its_buttons_are(cards: str, held: str, said: str, idle: bool) -> None:
    state = house("", f"c3 {cards}", "c3")
    answer = VIEW.tap(seen(state), f"card:{held}")
    assert isinstance(answer, Selected)
    assert answer.say.startswith("Held up: ")
    assert answer.say.endswith(said)
    assert ("opened-idle" in str(VIEW.hand(seen(state, *answer.parts)))) == idle
    assert not idle or said.partition(" 1:")[0] in words(seen(state, *answer.parts))


def test_a_fight_says_whom_else_one_could_fight() -> None:
    answer = VIEW.tap(seen(house("c3=R01s1", "c3", "c3", spawns="Ghoul@c3:3")), "deed:fight")
    assert isinstance(answer, Selected)
    assert answer.say.endswith("Or fight a spider.")
    alone = VIEW.tap(seen(house("", "c3", "c3", spawns="Ghoul@c3:3")), "deed:fight")
    assert isinstance(alone, Selected)
    assert "Or fight" not in alone.say


def test_what_puts_a_fight_off_is_no_other_button_than_what_closes_a_panel() -> None:
    """For a moment both are in the page: the new tray comes ahead of the row."""
    fight = taken_up(house("", "c3", "c3", spawns="Ghoul@c3:3"), "deed:fight")
    assert "not-now" in [action.part for action in VIEW.actions(fight)]
    assert "put-down" not in [action.part for action in VIEW.actions(fight)]
    answer = VIEW.tap(fight, "not-now")
    assert isinstance(answer, Selected)
    assert "confirm" not in [action.part for action in VIEW.actions(fight._replace(picked=answer.parts))]


# What ended the game is seen before its end.


@clause("C-108")
def test_the_last_fight_is_seen_and_said_before_the_end(player: Player) -> None:
    sit_down_to(player, house("", "c3 w4 p3", "- w5 dead", spawns="Ghoul@c3:3"))
    player.do("move", "fight Ghoul 1")
    assert "against 6, 3 of power and 3 of panic: Ada loses. Ada takes a wound. Ada dies." in player.answer["say"]
    assert "The house wins" not in player.answer["say"] + player.screen.text
    assert player.screen.find("#fight")
    assert "".join(player.screen.find("#title")[0].itertext()).strip() == "The fight is over"
    assert not player.screen.find("#more"), "nothing is left to be done beside it"
    player.tap("deed:threats")
    assert player.screen.find("#fight"), "only Go on leads on"
    player.key("c")
    assert not player.screen.find("#fight")
    assert player.answer["say"] == "The house wins. Nobody is left alive inside."
    assert player.screen.find("#rematch")


def test_the_card_that_ended_it_is_seen_before_the_end(player: Player) -> None:
    sit_down_to(player, play("end", house("c3=R01t", "c3 w4", "- w5 dead")))
    player.do("move", "green > X1")
    assert player.screen.find(".green-stage")
    assert "Ada dies" in player.screen.text
    assert "The house wins" not in player.screen.text
    player.tap("put-away")
    assert player.screen.find("#rematch")


def test_a_game_that_is_opened_again_begins_with_its_end(player: Player) -> None:
    sit_down_to(player, house("", "c3 w4 p3", "- w5 dead", spawns="Ghoul@c3:3"))
    player.do("move", "fight Ghoul 1")
    player.tap("put-away")
    player.go("#/")
    player.go(f"#/play/{player.app.session.id if player.app.session else ''}")
    assert player.screen.find("#rematch")


# Where the keyboard goes on.


def by_keys(player: Player, state: State, at: str, *keys: str) -> str | None:
    """The part at which the keyboard goes on after keys at a part."""
    sit_down_to(player, state)
    for key in keys:
        player.key(key, at) if key != "enter" else player.tap(at)
    return next((effect["id"] for effect in player.answer["effects"] if effect["kind"] == "focus"), None)


def sit_down_to(player: Player, state: State) -> None:
    """A table at which a game has come to a position."""
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    table = player.table
    cast(Any, table)._states[table.ply] = state
    player.tap("put-away")


def test_who_is_taken_along_by_a_shift_goes_on_where_they_are(player: Player) -> None:
    pushed = house("c4=R03", "c3", "c1")
    assert by_keys(player, pushed, "room:c4", "enter") == "room-c5"
    assert "takes Ada along to c5" in player.answer["say"]
    assert by_keys(player, pushed, "room:c3", "m", "1") == "room-c5", "by the keys for a way as well"
    assert by_keys(player, house("c4=R05", "c3", "c1"), "room:c4", "enter") is None, "who walks is there already"
    assert by_keys(player, house("c4=R05", "c3", "c1"), "room:c3", "m", "1") == "room-c4"


def test_the_ways_out_are_heard_when_moving_is_asked_for() -> None:
    answer = VIEW.tap(seen(HAUNTED), "deed:move")
    assert isinstance(answer, Selected)
    assert (
        answer.say
        == "Which way? 1: North, Archive. 2: East, dark room d3. 3: South, dark room c2. 4: West, dark room b3."
    )


def test_a_next_room_is_looked_at_without_walking_there() -> None:
    """The own room first, then any other; and moving says so."""
    assert "To look first, tap your own room" in words(taken_up(HAUNTED, "deed:move"))
    own = taken_up(HAUNTED, "room:c3")
    assert "Tap any other room" in words(own)
    archive = taken_up(HAUNTED, "room:c3", "room:c4")
    assert "Locked: open it" in words(archive)
    assert "Walk there, 1 die" in words(archive)
    assert VIEW.tap(archive, "nth:1") == Played("go N")


def test_the_own_room_can_be_searched_from_its_card() -> None:
    state = house("c4=R07", "c4", "c3")
    own = taken_up(state, "room:c4")
    assert "Search, 1 die" in words(own)
    assert VIEW.tap(own, "nth:1") == Played("search")


# Wounds, panic, and what the cards are about.


def test_wounds_and_panic_say_what_they_do_when_they_are_tapped() -> None:
    hurt = house("", "c3 w2 p1", "c3")
    wounds = words(taken_up(hurt, "deed:wounds"))
    assert "Ada has two wounds. Without any there would be one die more each turn." in wounds
    assert "The fifth kills." in wounds
    panic = words(taken_up(hurt, "deed:panic"))
    assert "Ada has panic one." in panic
    assert "It rises when a turn ends beside a spawn" in panic
    assert "no panic, and so one die more each turn" in words(taken_up(house(), "deed:panic"))
    assert "All further panic is wounds." in words(taken_up(house("", "c3 p5 insane"), "deed:panic"))
    assert "insane for good" in panic
    assert VIEW.tap(taken_up(hurt, "deed:panic"), "deed:panic") == Selected((), "Put away."), "and puts it away again"


def test_another_player_looked_at_says_it_too() -> None:
    assert "Five wounds kill" in words(taken_up(house(), "mate:1"))


@pytest.mark.parametrize("card", ["W1", "X1", "C1"])
def test_a_green_card_held_large_says_what_its_kind_is_about(card: str) -> None:
    green = green_card(house().box, card, 1)
    assert MEANINGS[green.kind] in str(draw_green(green, large=True))
    assert MEANINGS[green.kind] not in str(draw_green(green))


def test_the_difficulties_say_what_their_words_are() -> None:
    said = " ".join(OPTIONS["difficulty"].meanings)
    for word, meaning in (("spawns", "monsters"), ("triggers", "cards"), ("ticks", "shift rooms")):
        assert re.search(rf"{meaning}[^.]*\({word}\)", said), word


# What came of it.


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (play("end; green > E18", house()), "choose a", "Bo chooses “fall asleep, which ends your turn”."),
        (play("end; green > E22", house(passed="W1")), "retrieve > W1", "The Ghoul returns."),
        (play("end", house()), "green > E02", "Green card: Second Wind. Have one more die this turn. Bo has six dice."),
        (house("", "c3 tools=T16", "c3"), "use T16", "Two more dice this turn."),
        (play("pick", house("c3=R01f", "c3 syndromes=S1", "c3", "c3", setup="quick")), "blue > S2",
         "Confuse goes to Bo, who has room for it."),
        (house("", "c3 tools=T03", "c3"), "drop T03", "Ada drops Bandage."),
        (play("end", house("c3=R01t", "c3", "c3 w4 tools=T03,K1")), "green > X1",
         "Bo dies. Bo drops Bandage and Brass Key."),
        (play("end", house()), "green > W4",
         "Spiders sit in the dark room c4, the dark room d3, the dark room c2 and the dark room b3."),
        (house("", "c3 syndromes=S5", "c3"), "end",
         "Ada ends the turn beside Bo, with Paranoia. Ada panics a little more."),
        (house("", "c3 syndromes=S5", "b3"), "end", "Ada ends the turn."),
        (play("search", house("c4=R09", "c4")), "roll > 1", "No room seen so far has a 1."),
        (play("search", house("c4=R09f", "c4")), "roll > 2", "What has a 2 holds a find already."),
        (play("search", house("c4=R07 b1=R08", "c4")), "roll > 1",
         "Something can be found in the Pantry and in the Workshop."),
        (play("search", house("c4=R09", "c4")), "roll > 2", "Something can be found in the Archive."),
    ],
)  # fmt: skip
def test_it_is_told_by_name(state: State, move: str, said: str) -> None:
    text = describe_move(state, move, NAMES)
    assert said in text
    assert text.count(said) == 1


def test_a_find_that_nothing_is_left_for_says_so() -> None:
    assert "none left" in words(seen(house("c3=R01f", "c3", "c3", blue_left=0)))
    assert "none left" not in words(seen(house("c3=R01f", "c3", "c3")))


def test_one_talent_for_another_is_asked_for_by_its_kind() -> None:
    asked = play("pick; blue > A3", house("c4=R07f", "c4 talents=A1,A5", "a1 talents=A2,A4", setup="quick"))
    assert question(asked, NAMES) == "which talent makes room for Field Medic?"


def test_who_holds_too_much_is_told_how_much_that_is() -> None:
    loaded = play("end", house("", "c3 tools=T01,T02,T03,K1", "c3", "c3"))
    assert "You hold four tools (keys count), and can carry three." in background(loaded, NAMES)


def test_wounds_and_panic_are_buttons_at_the_table_and_not_in_a_picture(player: Player) -> None:
    player.do("start", "cuobe", fields={"name-0": "Ada", "name-1": "Bo"})
    assert [player.screen.find(f"#deed-{what}")[0].tag for what in ("wounds", "panic")] == ["button", "button"]
    state = player.table.state
    assert "deed:wounds" not in str(VIEW.hand(View(state, ("Ada", "Bo"), live=False)))


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("deed:threats", "40 green cards left, then it is over."),
        ("clock", "whoever leaves by the Exit wins"),
        ("deed:wounds", "The fifth kills."),
        ("deed:panic", "The fifth drives insane"),
        ("deed:log", "What happened, the newest first."),
        ("deed:look", "Tap any room to look at it."),
        ("mate:1", "Bo. Atrium, c3. No wounds and panic 0."),
        ("card:T10", "Held up: Knife +2: Add 2 in a fight."),
        ("room:c3", "Atrium, c3. Ada’s chest: Bandage."),
        ("deed:chest", "In the chest. 1: take Bandage."),
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
    assert shut.say in ("Put away.", "Put down.")


@clause("C-85", "C-86")
def test_the_chances_of_a_fight_are_heard_with_every_change_of_its_plan() -> None:
    state = house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")
    planned = VIEW.tap(seen(state), "deed:fight")
    assert isinstance(planned, Selected)
    assert planned.say == (
        "Fight the Ghoul with two dice? It could go either way. You need 4 or more on the dice; 3 is a tie. "
        "1: add Knife 2."
    )
    more = VIEW.tap(seen(state, *planned.parts), "dice:more")
    assert isinstance(more, Selected)
    assert more.say.startswith("Three dice. You will probably win.")
    armed = VIEW.tap(seen(state, *planned.parts), "weapon:T10")
    assert isinstance(armed, Selected)
    assert armed.say.startswith("Knife is added. ")
    assert "You need 2 or more" in armed.say


@clause("C-72", "C-90")
def test_a_room_that_is_trapped_from_elsewhere_says_so() -> None:
    """Eyes see the teeth along its walls."""
    state = house("c4=R09", "c3", "c3", spawns="Ghoul@c5:3")
    labels = {element.get("id"): element.get("aria-label", "") for element in read(VIEW.board(seen(state))).iter()}
    assert "Archive, c4, locked, trapped" in labels["room-c4"]
    assert "Dark room, a5, trapped" in labels["room-a5"]
    assert "trapped" not in labels["room-a4"]
    assert "Trapped by its row, its column or the Ghoul" in words(taken_up(state, "room:c3", "room:c4"))
    assert "Trapped by" not in words(taken_up(state, "room:a4"))
