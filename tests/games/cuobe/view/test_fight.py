"""What the sheet of a fight says, and what its keys do."""

from __future__ import annotations

import re

import pytest

from cuboteca.games.cuobe.selection.fight_plan import next_weapons
from cuboteca.games.cuobe.selection.selection import Selection, selection_of
from cuboteca.play.view import Played, Selected, View
from tests.games.cuobe.decks import deck, with_die
from tests.games.cuobe.setting import clause, house, play
from tests.games.cuobe.table import NAMES, VIEW, seen, taken_up, words
from tests.games.tapping import refused_by


def test_the_digits_of_a_fight_are_its_weapons() -> None:
    """Nothing is thrown away by a digit, as adding no weapon would."""
    planned = taken_up(house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"), "deed:fight", "nth:1")
    assert "weapon:T10" in planned.picked
    rolled = play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"))
    assert "weapon:T10" in taken_up(rolled, "nth:1").picked
    assert refused_by(VIEW.tap(seen(rolled), "nth:2")).reason == "no_such_button"


def test_the_button_after_the_roll_says_what_comes_of_it_and_is_large_where_nothing_better_can() -> None:
    """ "Add nothing" stood out, a wound, with a knife in hand that would win."""
    rolled = play("fight Ghoul 1; roll > 3", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"))
    for weapons, says in (((), ("Accept the tie", False)), (("weapon:T10",), ("Win the fight", True))):
        (button,) = VIEW.actions(taken_up(rolled, *weapons))
        assert (button.label, button.main) == says
    lost = play("fight Ghoul 1; roll > 0", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"))
    (button,) = VIEW.actions(seen(lost))
    assert (button.label, button.main) == ("Accept the loss", True), "the knife is too little"


@pytest.mark.parametrize(
    ("roll", "kept"),
    [
        ("fight Ghoul 1; roll > 3", ("weapon:T10",)),
        ("fight Ghoul 1; roll > 0", ()),  # lost with the knife, too
        ("fight Ghoul 2; roll > 3 3", ()),  # won without it
        ("fight Ghoul 0", ("weapon:T10",)),  # lost with it, but one must be used
    ],
)
@clause("C-85")
def test_a_weapon_chosen_before_the_roll_stays_chosen_where_it_makes_a_difference(
    roll: str, kept: tuple[str, ...]
) -> None:
    """With a weapon planned that would win, “Accept the loss” stood where “Roll” had."""
    tools = "T10,T11" if roll == "fight Ghoul 0" else "T10"  # the only one would be used at once
    rolled = seen(play(roll, house("", f"c3 tools={tools}", "c3", spawns="Ghoul@c3:3")))
    assert VIEW.stays_picked(rolled, ("foe:ghoul", "weapon:T10")) == kept
    assert VIEW.stays_picked(rolled, ("foe:ghoul",)) == ()


@clause("C-110")
def test_a_weapon_chosen_for_a_duel_stays_chosen_before_the_defence() -> None:
    rolled = seen(play("duel P2 1; roll > 2; roll > 0 0 0", house("", "c3 tools=T10", "c3", pvp="on")))
    assert VIEW.stays_picked(rolled, ("foe:P2", "weapon:T10")) == ("weapon:T10",)


@clause("C-110")
@pytest.mark.parametrize(("syndromes", "sums"), [("", "0 to 9"), ("syndromes=S4", "−1 to 8")])
def test_before_a_duel_the_other_sum_is_what_three_dice_can_come_to(syndromes: str, sums: str) -> None:
    """It was “3”, how many dice they are, and the sums that beat a 3 were green."""
    duel = taken_up(house("", "c3", f"c3 {syndromes}", pvp="on"), "deed:fight")
    assert f"3 dice {sums}" in words(duel)
    assert "--odds-" not in str(VIEW.hand(duel)), "no sum is a win yet"


def test_a_weapon_with_which_no_throw_loses_wins_always() -> None:
    """It was heard as “to win 36 in 36”."""
    answer = VIEW.tap(seen(house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:1")), "deed:fight")
    assert isinstance(answer, Selected)
    assert answer.say.endswith("1: Add Knife +2 to win always.")


@clause("C-110")
@pytest.mark.parametrize(("weapon", "made_of"), [("", "dice"), ("+T10", "dice and weapons")])
def test_a_duel_tells_of_the_defenders_weapons_only_if_one_was_used(weapon: str, made_of: str) -> None:
    state = house("", "c3", "c3 tools=T10", pvp="on")
    past = []
    for move in ("duel P2 1", "roll > 3", "roll > 2 2 3", weapon or "+0"):
        past.append((state, move))
        state = state.play(move)
    sheet = words(View(state, NAMES, tuple(move for _, move in past), past=tuple(past)))
    assert f"Bo {made_of} {9 if weapon else 7}" in sheet


@clause("C-110")
def test_before_a_defence_the_button_says_how_many_weapons_it_adds() -> None:
    state = house("", "c3 tools=T10,T11", "c3", pvp="on")
    rolled = play("duel P2 1; roll > 2; roll > 0 0 0", state)
    for weapons, says in (((), "Add nothing"), (("weapon:T10",), "Add it"), (("weapon:T10", "weapon:T11"), "Add them")):
        (button,) = VIEW.actions(taken_up(rolled, *weapons))
        assert button.label == says


def test_what_a_weapon_adds_stands_as_on_its_card_with_what_it_costs() -> None:
    planned = words(taken_up(house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"), "deed:fight"))
    assert re.search(r"Knife \+2 win \d+ in \d+, used up after", planned)


def test_the_chances_are_those_of_the_die_in_the_box() -> None:
    ghoul = house("", "c3", "c3", spawns="Ghoul@c3:3", cards=with_die(3, 3, 3, 3, 3, 3))
    answer = VIEW.tap(seen(ghoul), "deed:fight")
    assert isinstance(answer, Selected)
    assert "You should win" in answer.say


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


@clause("C-85", "C-86")
def test_the_chances_of_a_fight_are_heard_with_every_change_of_its_plan() -> None:
    state = house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")
    planned = VIEW.tap(seen(state), "deed:fight")
    assert isinstance(planned, Selected)
    assert planned.say == (
        "Fight the Ghoul with two dice? It could go either way. You need 4 or more on the dice; 3 is a tie. "
        "1: Add Knife +2 to win 31 in 36."
    )
    more = VIEW.tap(seen(state, *planned.parts), "dice:more")
    assert isinstance(more, Selected)
    assert more.say.startswith("Three dice. You’ll probably win.")
    armed = VIEW.tap(seen(state, *planned.parts), "weapon:T10")
    assert isinstance(armed, Selected)
    assert armed.say.startswith("Knife added. ")
    assert "You need 2 or more" in armed.say


@clause("C-85")
def test_a_fight_with_neither_dice_nor_weapons_does_not_begin() -> None:
    fight = taken_up(house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"), "deed:fight", "dice:fewer", "dice:fewer")
    assert not next(action for action in VIEW.actions(fight) if action.part == "confirm").enabled
    assert refused_by(VIEW.tap(fight, "confirm")).reason == "nothing_added"
    assert VIEW.asks_first(fight, "fight Ghoul 0") is None, "so a list or a hint makes it at once"
    armed = VIEW.tap(fight, "weapon:T10")
    assert isinstance(armed, Selected)
    assert VIEW.tap(fight._replace(picked=armed.parts), "confirm") == Played("fight Ghoul 0")


@clause("C-25", "C-85")
@pytest.mark.parametrize(
    ("dice", "weapons", "tapped", "then"),
    [
        ("4", (), "T10", ("T10",)),
        ("4", ("T10",), "T10", ()),  # a tool is used once
        ("4", ("A5",), "A5", ("A5", "A5")),  # two dice go into the fight, a talent takes another each time
        ("4", ("A5", "T10", "A5"), "A5", ("T10",)),
        ("2", ("T10",), "A5", ("T10",)),
        ("2", (), "T10", ("T10",)),
    ],
)
def test_a_weapon_tapped_is_added_as_often_as_it_can_be_paid_for(
    dice: str, weapons: tuple[str, ...], tapped: str, then: tuple[str, ...]
) -> None:
    """Before the roll or after it, with two dice in it, it comes to the same."""
    state = house("", "c3 tools=T10,T11 talents=A5", "c3", spawns="Ghoul@c3:3", dice=dice)
    assert next_weapons(state, Selection(foe="ghoul", dice=2, weapons=weapons), tapped) == then
    assert next_weapons(play("fight Ghoul 2; roll > 0 0", state), Selection(weapons=weapons), tapped) == then


@clause("C-25")
def test_one_die_more_takes_a_talent_out_that_needed_it() -> None:
    """It stayed chosen, and the chances counted it; after the roll it was gone."""
    state = house("", "c3 tools=T10 talents=A5", "c3", spawns="Ghoul@c3:3")
    plan = taken_up(state, "deed:fight", "weapon:T10", "weapon:A5", "weapon:A5")
    more = VIEW.tap(plan, "dice:more")
    assert isinstance(more, Selected)
    assert selection_of(more.parts).weapons == ("T10", "A5")
    assert more.say.startswith("Three dice. Brawler removed. ")
    fewer = VIEW.tap(plan, "dice:fewer")
    assert isinstance(fewer, Selected)
    assert selection_of(fewer.parts).weapons == ("T10", "A5", "A5")
    assert fewer.say.startswith("One die. You")


@clause("C-86")
def test_the_sheet_says_that_panic_does_not_count_against_a_spider() -> None:
    assert "power 1, panic doesn’t count" in words(taken_up(house("c3=R01s1", "c3 p2", "c3"), "deed:fight"))
    assert "doesn’t count" not in words(taken_up(house("c3=R01s1", "c3", "c3"), "deed:fight"))


def test_a_team_mates_fight_is_seen_while_it_chooses_weapons() -> None:
    state = play("fight Ghoul 1; roll > 2", house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3"))
    watched = str(VIEW.hand(seen(state)._replace(waits=True)))
    assert 'id="fight"' in watched
    assert "Ada is choosing weapons." in watched
    assert "data-part" not in watched


@clause("C-87", "C-88")
def test_the_sheet_tells_all_that_a_tie_brings() -> None:
    """A stolen card is drawn before the wound is taken."""
    state = house("", "c3", "c3", spawns="Twin@c3:2+0.0 Sister@a1:2+0.0", dice="2")
    past = []
    for move in ("fight Twin 2", "roll > 1 1", "blue > T10"):
        past.append((state, move))
        state = state.play(move)
    sheet = words(View(state, NAMES, tuple(move for _, move in past), past=tuple(past)))
    assert "The Twin gives back a stolen card. Ada draws Knife. Ada takes a wound." in sheet


@clause("C-85")
def test_a_fight_without_dice_counts_no_throws() -> None:
    """Its end is sure, or it can't be fought yet."""
    spent = house("", "c3 tools=T12", "c3", spawns="Ghoul@c3:3", dice="0")
    bare = taken_up(spent, "deed:fight")
    assert "You can’t fight yet" in words(bare)
    assert " in 1" not in words(bare)
    armed = taken_up(spent, "deed:fight", "weapon:T12")
    assert "Your weapons are enough." in words(armed)
    assert words(armed).count("always") == 1
    assert words(armed).count("never") == 2


@clause("C-25", "C-85")
def test_a_talent_chosen_once_can_be_added_again_while_a_die_is_left() -> None:
    """ "You have nothing more to add", and "Accept the tie" stood out, with another blow that would win."""
    state = house("", "c3 talents=A5", "c3", spawns="Ghoul@c3:3")
    rolled = taken_up(play("fight Ghoul 2; roll > 0 1", state), "weapon:A5")
    assert "Brawler +2 can still be added, and would win it." in words(rolled)
    (button,) = VIEW.actions(rolled)
    assert (button.label, button.main) == ("Accept the tie", False)
    assert VIEW.answers(rolled).endswith("1: Add Brawler +2.")
    twice = taken_up(play("fight Ghoul 2; roll > 0 1", state), "weapon:A5", "weapon:A5")
    (button,) = VIEW.actions(twice)
    assert (button.label, button.main) == ("Win the fight", True)


@clause("C-25")
def test_what_can_be_added_is_what_the_rules_let_one_add() -> None:
    state = play("fight Clown 2; roll > 0 0", house("", "c3 p3 tools=T10 talents=A5", "c3", spawns="Clown@c3:1"))
    assert "3 more would win it, and you can add 4." in words(taken_up(state, "weapon:A5"))


@clause("C-25")
def test_where_no_die_is_left_a_talent_is_not_to_be_added() -> None:
    state = house("", "c3 talents=A5", "c3", spawns="Ghoul@c3:3", dice="2")
    planned = VIEW.tap(seen(state), "deed:fight")
    assert isinstance(planned, Selected)
    assert "Add" not in planned.say
    more = house("", "c3 talents=A5", "c3", spawns="Ghoul@c3:3", dice="3")
    planned = VIEW.tap(seen(more), "deed:fight")
    assert isinstance(planned, Selected)
    assert "1: Add Brawler +2" in planned.say


@clause("C-25")
def test_two_talents_share_the_dice_that_are_left() -> None:
    """A second one was promised with its chances, and refused."""
    cards = deck(A4=[{"op": "weapon", "n": 1}])
    state = house("", "c3 talents=A4,A5", "c3", spawns="Ghoul@c3:3", dice="3", cards=cards)
    plan = taken_up(state, "deed:fight", "weapon:A5")
    assert refused_by(VIEW.tap(plan, "weapon:A4")).reason == "no_die_for_weapon"
    assert "Steady Voice +1 win" not in words(plan)
    rolled = taken_up(play("fight Ghoul 2; roll > 0 1", state), "weapon:A5")
    assert "You have nothing more to add." in words(rolled)


@clause("C-110")
def test_a_duel_without_a_die_can_be_fought_and_says_so() -> None:
    duel = taken_up(house("", "c3 tools=T10", "c3", dice="0", pvp="on"), "deed:fight")
    assert "You can’t fight yet" not in words(duel)
    assert VIEW.tap(duel, "confirm") == Played("duel P2 0")


def test_a_decided_fight_has_no_weapons_to_press() -> None:
    state = house("", "c3 tools=T11", "c3", spawns="Ghoul@c3:2")
    past = []
    for move in ("fight Ghoul 1", "roll > 0", "+T11"):
        past.append((state, move))
        state = state.play(move)
    sheet = str(VIEW.hand(View(state, NAMES, tuple(move for _, move in past), past=tuple(past))))
    assert "Fire Axe" in sheet
    assert "weapon:T11" not in sheet


def test_the_same_foe_tapped_again_leaves_the_plan_as_it_is() -> None:
    """The weapon chosen was put down, without a word."""
    state = house("", "c3 tools=T10", "c3", spawns="Ghoul@c3:3")
    plan = taken_up(state, "deed:fight", "dice:more", "weapon:T10")
    assert taken_up(state, "deed:fight", "dice:more", "weapon:T10", "foe:ghoul").picked == plan.picked
