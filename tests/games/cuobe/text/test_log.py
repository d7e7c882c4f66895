"""What is told of a move, kind by kind, and of what it brings about."""

from __future__ import annotations

import re
from random import Random

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.effects import OPERATIONS
from cuboteca.games.cuobe.rules.moves import BLUE, END, Move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.log import (
    brief_move,
    clauses_of,
    describe_move,
    describe_opening,
    describe_result,
    first_card_held,
    move_sentence,
    words_of_card,
)
from cuboteca.games.cuobe.text.log_answers import say, told_by_answer
from cuboteca.games.cuobe.text.log_events import describe_events
from cuboteca.games.cuobe.text.threats import sentences
from cuboteca.play.game import NATURE
from cuboteca.play.view import View
from tests.games.cuobe.decks import deck, event
from tests.games.cuobe.scenes import SCENES
from tests.games.cuobe.setting import GAME, clause, house, play
from tests.games.cuobe.table import NAMES, VIEW, seen, taken_up, words
from tests.games.cuobe.text.log_text import check_log, with_card_words


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (house("c4=R07"), "go N +P2",
         "Ada moves north into the Workshop and takes Bo along."),
        (play("go N", house()), "reveal > R24", "Ada discovers the Chapel on c4."),
        (
            play("end", house()),
            "green > E08",
            "Green card: Whispers. <card> Bo’s panic rises by one. Bo has four dice.",
        ),
        (
            house("c3=R01s1 a1=R07", spawns="Clown@a1:3"),
            "end",
            "Ada ends the turn with a spider in the room. Ada’s panic rises by one. Bo’s turn begins. The Clown and Bo "
            "swap rooms. A spider spawns in the Workshop.",
        ),
        (
            play("fight Ghoul 2; roll > 1 2", house("", "c3 w4 tools=T10", "c3", spawns="Ghoul@c3:3")),
            "+0",
            "Ada adds no weapon. 3 against 3: a tie. The Ghoul loses one power. Ada takes a wound. Ada dies. "
            "Ada drops Knife. Bo’s turn begins.",
        ),
        (
            play("end", house("c3=R01t", "c3", "c3 syndromes=S1")),
            "green > X1",
            "Green card: Trigger. <card> The traps hit Bo and Ada. Bo takes two wounds. "
            "Ada takes a wound. Bo has four dice.",
        ),
        (
            play("end", house("", "c3 p5 insane")),
            "green > E08",
            "Green card: Whispers. <card> Ada takes a wound instead of panic. "
            "Ada has three dice.",
        ),
        (
            play("end", house()),
            "green > E14",
            "Green card: Footsteps. <card> Nothing happens: there’s no spawn to attract. Bo has five dice.",
        ),
        (
            play("end", house("", "c3", "c3", spawns="Ghoul@c3:3")),
            "green > E14",
            "Green card: Footsteps. <card> Nothing happens: the closest spawn is in the room already. "
            "Bo has five dice.",
        ),
        (
            play("end", house()),
            "green > E20",
            "Green card: Lost and Found. <card> Nothing happens: the dropped pile is empty. Bo has five dice.",
        ),
        (
            play("end", house()),
            "green > E21",
            "Green card: A Glint. <card> Nothing happens. No discovered room has a 2. Bo has five dice.",
        ),
        (
            play("end", house()),
            "green > E22",
            "Green card: Restless Dead. <card> Nothing happens: no spawn has been destroyed. Bo has five dice.",
        ),
        (play("search", house("c4=R09", "c4")), "roll > 0", "The die shows 0. A 0 finds nothing."),
        (house("c4=R09"), "go N", "Ada moves north into the Archive. It’s locked."),
        (play("go N", house("", "c3", "c4")), "reveal > R20", "Ada discovers the Kennel on c4. It’s locked."),
        (play("go N +P2", house()), "reveal > R24", "Ada and Bo discover the Chapel on c4."),
        (play("go N", house()), "reveal > R18", "Ada discovers the Crossing on c4."),
        (play("go N; reveal > R18", house()), "rot 90", "Ada rotates the corridor and moves in."),
        (play("go N +P2; reveal > R18", house()), "rot 90", "Ada rotates the corridor and moves in with Bo."),
        (
            play("use T17; choose a; choose P2", house("e4=R09", "c3 tools=T17", "a1", "e5")),
            "choose N",
            "Ada moves Bo north.",
        ),
        (
            play("use T17; choose a; choose P2", house("e4=R09", "c3 tools=T17", "e5", "a1")),
            "choose S",
            "Ada moves Bo south into the Archive. It’s locked.",
        ),
        (
            play("fight Spider 0", house("c3=R01s1", "c3 tools=T10,T11", "c4")),
            "+T11",
            "Ada adds Fire Axe. 3 (no dice, +3 Fire Axe) against 1: Ada wins. The spider dies.",
        ),
        (
            house("c3=R01s2", "c3 tools=T11", "c4"),
            "fight Spider 0",
            "Ada fights a spider with no dice. 3 (no dice, +3 Fire Axe) against 1: Ada wins. The spider dies.",
        ),
        (
            play("fight Spider 0", house("c3=R01s2", "c3 tools=T10 talents=A5", "c4")),
            "+A5 +A5 +A5 +T10",
            "Ada adds Brawler three times and Knife. 8 (no dice, +6 Brawler, +2 Knife) against 1: Ada wins. "
            "The spider dies.",
        ),
        (house("c4=R02", "c4 tools=K1", "c3"), "key K1", "Ada activates Brass Key: that’s one of five keys."),
        (house("", "c3 w1 tools=T03", "a1"), "use T03", "Ada uses Bandage. Ada heals one wound."),
        (play("end", house(green_left=1, keep="C3")), "green > C3",
         "Green card: Tick. <card> Row 3 shifts east and takes Ada and Bo to d3. "
         "Bo has five dice."),
    ],
)  # fmt: skip
def test_a_move_and_what_it_brought_about(state: State, move: str, text: str) -> None:
    check_log(state, move, text)


TEN_LOCKS = house(" ".join(f"{column}{row}=?l" for column in "ab" for row in range(1, 6)), "c3", "c4")


@pytest.mark.parametrize(
    ("state", "card", "why"),
    [
        (house("a1=R20", "c3", "a1"), "E04", "the room has a lock already."),
        (house("", "c3", "c4"), "E04", ""),
        (TEN_LOCKS, "E04", "there’s no lock token left."),
        (TEN_LOCKS, "E05", "there’s no lock token left."),
        (house("a1=R11", "c3", "a1"), "E07", "the room is trapped already."),
        (house("a1=R24", "c3", "a1"), "E07", "this room takes no trap tokens."),
        (house("", "c4", "c4"), "E16", "no player is in another room."),
        (house("", "c4", "c3"), "E17", "the jump would end in the same room."),
        (house("", "c3", "c3", spawns="Ghoul@c3:3"), "E14", "the closest spawn is in the room already."),
        (house("c4=R01s1", spider_attract="off"), "E14", "there’s no spawn to attract."),
        (TEN_LOCKS, "E07", ""),
        (house("c2=?t c4=?t b3=?t d3=?t"), "E06", "no such room can take a token."),
        (house(cards=event({"op": "removeTrap", "room": "this", "must": True})), "E01", "nothing"),
    ],
)
def test_a_card_that_does_nothing_says_why(state: State, card: str, why: str) -> None:
    """Whoever left the table while it was held up came back to "Nothing happens." """
    before = play("end", state)
    told = " ".join(describe_result(before, before.read(f"green > {card}"), before.play(f"green > {card}"), NAMES))
    said = "Nothing happens." if why == "nothing" else f"Nothing happens: {why}" if why else ""
    assert told.startswith(said)
    assert ("Nothing happens" in told) == bool(why)


def test_a_move_that_brings_a_card_has_its_words_and_any_other_has_none() -> None:
    brutal, usual = house("c4=R01s1", brutal="on"), house("c4=R01s1")
    for state in (brutal, usual):
        assert words_of_card(state, Move(BLUE, ("X1",))) == card_text(state.box, "X1", state is brutal)
        assert words_of_card(state, Move(END)) == ""


def begun(*drawn: str, **options: str) -> View:
    """The table at the beginning of a game in which this has been drawn."""
    state, past = GAME.start(2, options), []
    for move in drawn:
        past.append((state, move))
        state = state.play(move)
    return View(state, NAMES, drawn, past=tuple(past))


@clause("C-12")
def test_what_is_drawn_before_anybody_decides_is_told_without_what_comes_of_it() -> None:
    view = begun("deal > A2", "deal > A5", "green > E02", specialist="on")
    fingers, brawler, wind = (card_text(view.state.box, card, brutal=False) for card in ("A2", "A5", "E02"))
    assert describe_opening(view) == (
        f"Ada starts with Nimble Fingers. {fingers} Bo starts with Brawler. {brawler} Green card: Second Wind. {wind}"
    )


def test_the_first_green_card_is_held_up_until_it_has_been_put_away() -> None:
    view = begun("green > E02")
    assert first_card_held(view, Selection(seen=0))
    assert not first_card_held(view, Selection(seen=1))
    assert not first_card_held(view._replace(live=False), Selection(seen=0))
    ended = view.state.play("end")
    later = View(ended, NAMES, (*view.moves, "end"), past=(*view.past, (view.state, "end")))
    assert not first_card_held(later, Selection(seen=0)), "somebody has decided"


def test_a_decision_cites_its_rule_and_chance_none() -> None:
    assert clauses_of(house(), "end") == ("C-17",)
    assert clauses_of(play("end", house()), "green > E02") == ("C-12",)
    assert clauses_of(play("search", house("c4=R07", "c4", "c3")), "roll > 1") == ()


def test_the_dice_that_what_is_asked_next_counts_are_not_said_before_it() -> None:
    before = play("end", house())
    assert VIEW.describe_move(before, "green > E02", NAMES) == with_card_words(
        before, "green > E02", "Green card: Second Wind. <card>"
    )
    assert VIEW.prompt(seen(play("green > E02", before))).rest == "six dice left"
    assert "Ada has six dice." in VIEW.describe_move(GAME.start(2, {}), "green > E02", NAMES)


@clause("C-70")
def test_a_spawn_whose_card_names_its_room_is_told_once() -> None:
    check_log(play("end", house()), "green > W2", "Green card: Clown. <card> Bo has five dice.")
    text = "Green card: Tentacles. <card> The Tentacles spawn in the Atrium. Bo has five dice."
    check_log(play("end", house()), "green > W3", text)


@pytest.mark.parametrize("seed", range(12))
def test_every_move_of_a_game_is_told_in_whole_sentences(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1 + seed % 6, {"pvp": "on", "specialist": "on", "first_player": "random", "difficulty": "hard"})
    while state.seat is not None:
        move = state.draw(rng) if state.seat == NATURE else rng.choice(state.moves())
        text = describe_move(state, str(move), NAMES)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "  " not in text
        assert "{" not in text
        assert not re.search(r"-\d", text), "a hyphen is no minus"
        for sentence in sentences(state, NAMES):
            assert sentence.endswith(".")
        state = state.play(move)


HAUNTED = house("", "c3", "c3", spawns="Ghoul@c3:3 Tentacles@a1:3")

FOUR_WAYS = deck(
    T03=[
        {"op": "choice", "of": [[{"op": op, "n": n}] for op, n in (("gain", 1), ("gain", 2), ("gain", 3), ("lose", 1))]}
    ]
)
FOUR = play("use T03", house("", "c3 tools=T03", "c3", cards=FOUR_WAYS))
OFFERED_A_CARD = play("end; green > E01", house(cards=event({"op": "draw", "deck": "blue", "n": 1})))
OFFERED_A_CHOICE = play(
    "end; green > E01",
    house(cards=event({"op": "choice", "of": [[{"op": op, "who": "self", "n": 1}] for op in ("panic", "wound")]})),
)
HARMING = play(
    "end; green > E01", house("", "c3", "c3", cards=event({"op": "wound", "who": "here", "n": 2, "must": True}))
)
OFFERED = play("end; green > E01", house(cards=event({"op": "panic", "who": "self", "n": 1})))


@clause("C-15")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (HAUNTED, "fight Ghoul 1", "Ada fights the Ghoul with one die."),
        (HAUNTED, "fight Ghoul 2", "Ada fights the Ghoul with two dice."),
        (house(pvp="on"), "duel P2 1", "Ada fights Bo with one die."),
        (house(pvp="on"), "duel P2 3", "Ada fights Bo with three dice."),
        (house(), "end", "Ada ends the turn. Bo’s turn begins."),
        (
            house("", "c3 syndromes=S5", "c4", "c3"),
            "end",
            "Ada ends the turn with Cy in the room, despite Paranoia. Ada’s panic rises by one. Bo’s turn begins.",
        ),
        (house("", "c3 syndromes=S5", "c4"), "end", "Ada ends the turn. Bo’s turn begins."),
        (house("c4=R02", "c4 tools=K1", "c4"), "key K1", "Ada activates Brass Key: that’s one of five keys."),
        (
            house("c4=R02", "c4 tools=K1", "c4", keys="K2"),
            "key K1",
            "Ada activates Brass Key: that’s two of five keys.",
        ),
        (
            play("end", house("", "c3 tools=T01,T03,T05,T06,T07", "c3")),
            "drop T01",
            "Ada drops Crowbar. Bo’s turn begins.",
        ),
        (house("", "c3", "a1"), "chest", "Ada places a chest."),
        (play("pick", house("c4=R07f", "c4", "c3", setup="quick")), "blue > T03", "Ada draws Bandage."),
    ],
)
def test_a_deed(state: State, move: str, text: str) -> None:
    check_log(state, move, text)


@clause("C-20")
@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (FOUR, "choose a", "Ada chooses “<branch>”. That’s one more die this turn."),
        (FOUR, "choose b", "Ada chooses “<branch>”. That’s two more dice this turn."),
        (FOUR, "choose c", "Ada chooses “<branch>”. That’s three more dice this turn."),
        (FOUR, "choose d", "Ada chooses “<branch>”. That’s one die less this turn."),
        (
            play("end; green > E18", house()),
            "choose b",
            "Bo chooses “<branch>”. Bo takes a wound. Bo has four dice.",
        ),
        (OFFERED, "decline", "Bo skips “Raise your panic by 1”. Bo has five dice."),
        (
            play("use T20", house("c4=R07 d3=R09", "c3 tools=T20")),
            "choose 2",
            "Ada chooses search number 2. There’s a new find token in the Archive.",
        ),
        (
            play("end; green > E05", house()),
            "choose c4",
            "Bo locks the undiscovered room c4.",
        ),
        (
            play("end; green > E12; choose c3", house()),
            "choose N",
            "Bo shifts column c north. That takes Ada and Bo to c4. Bo has five dice.",
        ),
        (
            play("end; green > E19", house("", "c3", "c3 tools=T01,K1")),
            "choose K1",
            "Bo drops Brass Key. Bo has five dice.",
        ),
        (
            play("use T17; choose b", house("", "c3 tools=T17", "a1", "e5")),
            "choose P2",
            "Ada jumps to Bo in the undiscovered room a1.",
        ),
    ],
)
def test_an_answer(state: State, move: str, text: str) -> None:
    check_log(state, move, text)


@clause("C-23")
def test_a_card_goes_to_nobody_else_though_its_drawer_dies_at_once() -> None:
    tied = play("fight Twin 1; roll > 2", house("", "c3 w4", "c4", spawns="Twin@c3:2+0.0.0"))
    text = "Ada draws Doom. Ada takes a wound. Ada dies. Bo’s turn begins."
    check_log(tied, "blue > S1", text)


@clause("C-93")
def test_a_choice_is_told_by_what_it_does() -> None:
    both = house("c3=R01t c4=R09", "c3 talents=A2", "a1")
    check_log(play("talent A2", both), "choose b", "Ada removes the trap from the Atrium.")
    check_log(
        play("talent A2", both),
        "choose a",
        "Ada chooses “<branch>”. The Archive is unlocked until the end of this turn.",
    )


@clause("C-48")
def test_a_token_is_unlocked_for_good_and_a_printed_lock_for_this_turn() -> None:
    both = play("use T15", house("c3=R01l c4=R09", "c3 tools=T15", "a1"))
    check_log(both, "choose c3", "Ada unlocks the Atrium for good.")
    check_log(both, "choose c4", "Ada unlocks the Archive until the end of this turn.")
    forced = play("force", house("c3=R01l", "c3", "a1"))
    check_log(forced, "roll > 2", "The die shows 2. The Atrium is unlocked for good.")


@pytest.mark.parametrize(
    ("state", "move", "text"),
    [
        (OFFERED, "choose P2", "accepts the panic"),
        (OFFERED, "decline", "skips “Raise your panic by 1”"),
        (OFFERED_A_CARD, "choose yes", "chooses “Draw 1 blue card”"),
        (OFFERED_A_CHOICE, "decline", "skips the choice on Draught"),
        (HARMING, "choose P2", "accepts the wounds"),
        (HARMING, "choose P1", "gives the wounds to Ada"),
        (SCENES[steps.REPLACE], "choose A5", "parts with Brawler"),
        (SCENES[steps.MORE_ROOMS], "choose d3", "locks the undiscovered room d3"),
        (SCENES[steps.SHIFT_WAY], "choose W", "shifts row 3 west"),
        (SCENES[steps.LEAD], "choose N", "moves Bo north"),
        (SCENES[steps.WHERE_TO], "choose P3", "jumps to Cy in the undiscovered room e5"),
        (SCENES[steps.SWAP_WITH], "choose P1", "swaps rooms with Ada"),
        (SCENES[steps.DROP_CARDS], "choose T01", "drops Crowbar"),
        (SCENES[steps.FETCH], "choose T11", "retrieves Fire Axe"),
        (SCENES[steps.FINDS], "choose a1", "puts a find token in the Workshop"),
        (SCENES[steps.COME], "choose c4", "puts the Ghoul in the undiscovered room c4"),
        (SCENES[steps.NEST_AT], "choose c4", "puts a spider in the undiscovered room c4"),
        (SCENES[steps.LOOT], "choose K1", "takes Brass Key from Bo"),
        (SCENES[steps.LOOT], "decline", "takes nothing from Bo"),
    ],
)
def test_the_list_of_moves_says_what_was_asked(state: State, move: str, text: str) -> None:
    assert state.read(move) in state.moves()
    assert brief_move(state, state.read(move), NAMES) == text


@pytest.mark.parametrize("what", [what for what in SCENES if what in say.messages])
def test_what_an_answer_tells_is_told_once(what: str) -> None:
    state = SCENES[what]
    for move in state.moves():
        whole, after = move_sentence(state, move, NAMES), state.play(move)
        assert whole == f"{NAMES[state.seat or 0]} {brief_move(state, move, NAMES)}."
        assert describe_move(state, move, NAMES).startswith(whole)
        told = told_by_answer(state, move)
        every, said = describe_events(after, NAMES), describe_result(state, move, after, NAMES)
        assert said != every if told else said == every


@clause("C-92")
def test_a_trap_for_which_no_token_is_left_is_not_put_down() -> None:
    trapped = " ".join(f"{place}=?t" for place in ("a1", "a2", "a4", "a5", "b1", "b2", "b4", "b5", "c1", "c2"))
    ask = event({"op": "trap", "room": "next", "must": True})
    full, free = (play("end; green > E01", house(rooms, cards=ask)) for rooms in (trapped, ""))
    assert "for a trap" in brief_move(full, full.moves()[0], NAMES)
    assert "puts a trap in" in brief_move(free, free.moves()[0], NAMES)


@pytest.mark.parametrize("op", sorted(OPERATIONS))
def test_an_effect_that_is_aimed_has_a_message_for_its_aim(op: str) -> None:
    assert (op in say.messages) != (op in TAKEN_OR_LEFT)


TAKEN_OR_LEFT = ("attract", "draw", "gain", "lose", "retrieveSpawn", "spawn", "triggerTraps", "weapon")
"""Effects with nothing to aim at."""


@clause("C-86")
def test_the_last_blue_card_is_told() -> None:
    """Tokens were still walked to, which brought nothing."""
    last = play("pick", house("c4=R07f", "c4", "c3", blue_left=1, keep="T03"))
    assert describe_move(last, "blue > T03", NAMES).endswith("find tokens and searches bring no more cards.")
    more = play("pick", house("c4=R07f", "c4", "c3", blue_left=2, keep="T03"))
    assert "bring no more" not in describe_move(more, "blue > T03", NAMES)


def test_a_sum_below_nothing_has_a_true_minus_sign() -> None:
    before = house("", "c3 syndromes=S4", "c3", spawns="Ghoul@c3:3")
    rolled = play("fight Ghoul 1; roll > 0", before)
    past = ((before, "fight Ghoul 1"), (play("fight Ghoul 1", before), "roll > 0"))
    sheet = words(seen(rolled)._replace(past=past, moves=("fight Ghoul 1", "roll > 0")))
    assert "−1" in sheet
    assert "−1 (0 rolled, −1 Rush) against 3: Ada loses." in describe_move(past[1][0], "roll > 0", NAMES)
    assert not re.search(r"-\d", sheet + words(taken_up(before, "deed:fight")))


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (play("end; green > E18", house()), "choose a", "Bo falls asleep."),
        (play("end; green > E22", house(passed="W1")), "retrieve > W1", "The Ghoul returns."),
        (play("end", house()), "green > E02", "Green card: Second Wind. <card> Bo has six dice."),
        (house("", "c3 tools=T16", "c3"), "use T16", "That’s two more dice this turn."),
        (play("pick", house("c3=R01f", "c3 syndromes=S1", "c3", "c3", setup="quick")), "blue > S2",
         "Ada can’t have another syndrome, so Confuse goes to Bo, the next player who can."),
        (house("", "c3 tools=T03", "c3"), "drop T03", "Ada drops Bandage."),
        (play("end", house("c3=R01t", "c3", "c3 w4 tools=T03,K1")), "green > X1",
         "Bo dies. Bo drops Bandage and Brass Key."),
        (play("end", house()), "green > W4",
         "Spiders spawn in the undiscovered room c4, the undiscovered room d3, the undiscovered room c2 and the "
         "undiscovered room b3."),
        (house("", "c3 syndromes=S5", "c3"), "end",
         "Ada ends the turn with Bo in the room, despite Paranoia. Ada’s panic rises by one."),
        (house("", "c3 syndromes=S5", "b3"), "end", "Ada ends the turn."),
        (play("search", house("c4=R09", "c4")), "roll > 1", "No discovered room has a 1."),
        (play("search", house("c4=R09f", "c4")), "roll > 2",
         "Every discovered room with a 2 already has a find token."),
        (play("search", house("c4=R07 b1=R08", "c4")), "roll > 1",
         "There are new find tokens in the Pantry and the Workshop."),
        (play("search", house("c4=R09", "c4")), "roll > 2", "There’s a new find token in the Archive."),
        (play("search", house("c4=R09 a1=R07f a2=R08f a3=R10f a4=R11f a5=R13f", "c4")), "roll > 2",
         "There’s no find token left."),
        (house("", "c3"), "surrender", "Ada surrenders."),
        (house(), "surrender", "Ada surrenders for everybody."),
    ],
)  # fmt: skip
def test_it_is_told_by_name(state: State, move: str, said: str) -> None:
    assert describe_move(state, move, NAMES).count(with_card_words(state, move, said)) == 1
