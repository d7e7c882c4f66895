"""Words for people, each where the game's own cards do not use it so: for decks of one's own."""

from __future__ import annotations

from tests.games.cuobe.decks import deck, event, tool
from tests.games.cuobe.rules.lines import play, wounds
from tests.games.cuobe.setting import haunts, house, lies, marked, refusal, texts, where


# People.
def test_several_wounds_for_somebody_in_the_room() -> None:
    cards = tool({"op": "wound", "n": 3, "who": "here"})
    after = play("use T03; choose P2", house("", "c3 tools=T03", "c3", "a1", cards=cards))
    assert wounds(after) == [0, 3, 0]


def test_wounds_panic_and_sleep_for_everybody() -> None:
    for effect, told in (
        ({"op": "wound", "n": 2, "who": "all"}, [2, 2, 2]),
        ({"op": "panic", "n": 2, "who": "all"}, [0, 0, 0]),
    ):
        state = play("use T03", house("", "c3 tools=T03", "c3", "a1", cards=tool(effect)))
        assert wounds(state) == told
    assert [player.panic for player in state.players] == [2, 2, 2]
    cards = event({"op": "sleep", "who": "all", "must": True})
    asleep = play("end; green > E01", house("", "c3", "c3", "a1", cards=cards))
    assert [player.asleep for player in asleep.players] == [True, True, False], "the next one wakes as his turn begins"
    assert asleep.active == 2


def test_healing_and_calming_everybody() -> None:
    cards = tool({"op": "heal", "n": 2, "who": "all"}, {"op": "calm", "n": "full", "who": "all"})
    after = play("use T03", house("", "c3 tools=T03 w3", "c3 p4", "a1 w1 p1", cards=cards))
    assert wounds(after) == [1, 0, 0]
    assert [player.panic for player in after.players] == [0, 0, 0]


def test_what_would_change_nothing_for_anybody_is_not_wasted() -> None:
    cards = tool({"op": "heal", "who": "all", "n": 1})
    assert refusal(house("", "c3 tools=T03", "c3", cards=cards), "use T03") == ("vain_tool", "C-25")
    assert "use T03" in texts(house("", "c3 tools=T03", "a1 w1", cards=cards))


def test_a_room_means_itself_even_when_whoever_used_it_has_left_it() -> None:
    away = {"op": "jump", "who": "self", "to": "any", "must": True}
    cards = deck(R05=[away, {"op": "lock", "room": "this", "must": True}])
    after = play("room; choose a1", house("c4=R05 a1=R06", "c4", "c3", cards=cards))
    assert where(after) == "a1"
    assert marked(after, "lock") == ["c4"]
    choice = {"op": "choice", "of": [[{"op": "trap", "room": "this", "must": True}], [{"op": "gain", "n": 1}]]}
    chosen = house("c4=R05 a1=R06", "c4", "c3", cards=deck(R05=[away, choice]))
    assert marked(play("room; choose a1; choose a", chosen), "trap") == ["c4"]


def test_the_same_one_as_before() -> None:
    cards = tool({"op": "heal", "n": 1, "who": "any"}, {"op": "panic", "n": 2, "who": "sameTarget", "must": True})
    after = play("use T03; choose P3", house("", "c3 tools=T03 w1", "c3", "a1 w2", cards=cards))
    assert wounds(after) == [1, 0, 1]
    assert [player.panic for player in after.players] == [0, 0, 2]


def test_a_question_after_what_was_for_everybody() -> None:
    cards = tool({"op": "panic", "n": 1, "who": "all", "must": True}, {"op": "trap", "room": "next", "must": True})
    asked = play("use T03", house("", "c3 tools=T03", "a1", cards=cards))
    assert [player.panic for player in asked.players] == [1, 1]
    assert marked(play("choose c4", asked), "trap") == ["c4"]


def test_somebody_is_led_through_several_rooms() -> None:
    cards = tool({"op": "movePlayer", "who": "here", "n": 3})
    state = house("c4=R05 d4=R24 d5=R06", "c3 tools=T03", "c3", cards=cards)
    asked = play("use T03; choose P2", state)
    assert asked.seat == 0
    after = play("choose N; choose E; choose N", asked)
    assert where(after, 2) == "d5"
    assert where(after, 1) == "c3"
    assert after.seat == 0
    assert after.dice == 4
    turned_up = play("choose W; reveal > R08; blue > T10; choose W", asked)
    assert turned_up.players[0].tools == ("T10",), "the active player draws"
    assert texts(turned_up)[0].startswith("reveal")


def test_leading_ends_where_a_lock_holds() -> None:
    cards = tool({"op": "movePlayer", "who": "here", "n": 3})
    after = play("use T03; choose P2; choose N", house("c4=R19", "c3 tools=T03", "c3", cards=cards))
    assert where(after, 2) == "c4"
    assert "end" in texts(after)


def test_jumps_of_others() -> None:
    cards = tool({"op": "jump", "who": "any", "to": "next"})
    asked = play("use T03; choose P2", house("a1=R07", "c3 tools=T03", "a1", cards=cards))
    assert set(texts(asked)) == {"choose a2", "choose b1"}
    assert where(play("choose a2; reveal > R24", asked), 2) == "a2"
    cards = tool({"op": "jump", "who": "any", "to": "any"})
    asked = play("use T03; choose P1", house("a1=R07", "c3 tools=T03", "a1", cards=cards))
    assert len(texts(asked)) == 24
    assert where(play("choose a1", asked), 1) == "a1"


def test_others_change_places() -> None:
    cards = tool({"op": "swap", "who": "any", "with": "any"})
    asked = play("use T03", house("a1=R07 e5=R08", "c3 tools=T03", "a1", "e5", cards=cards))
    after = play("choose P2; choose P3", asked)
    assert (where(after, 2), where(after, 3)) == ("e5", "a1")


def test_the_dead_get_nothing_from_the_rest_of_the_card() -> None:
    end = {"op": "wound", "n": 5, "who": "self", "must": True}
    for rest in (
        {"op": "retrieveTool", "n": 1, "must": True},
        {"op": "draw", "deck": "blue", "n": 1, "must": True},
        {"op": "draw", "deck": "green", "n": 1, "must": True},
        {"op": "attract", "must": True},
        {"op": "gain", "n": 2},
        {"op": "lock", "room": "next", "count": 1, "must": True},
        {"op": "shift", "room": "this", "dir": "N", "must": True},
    ):
        state = house("", "a1", "c3", dropped="K1", spawns="Ghoul@e5:3", cards=event(end, rest))
        after = play("end; green > E01", state)
        assert after.players[1].status == "dead"
        assert after.dropped == ("K1",)
        assert "fetched" not in {note[0] for note in after.notes}
        assert haunts(after, "ghoul") == "e5"
        assert (after.locks, lies(after, "R01")) == (0, "c3")
        assert after.active == 0
        assert texts(after)[0].startswith("green")


def test_whoever_sleeps_gets_no_dice() -> None:
    cards = event(
        {"op": "sleep", "who": "self", "must": True}, {"op": "gain", "n": 2}, {"op": "lose", "n": 1, "must": True}
    )
    after = play("end; green > E01", house("", "a1", "c3", cards=cards))
    assert not [note for note in after.notes if note[0] == "dice"]
    assert after.active == 0


def test_a_defender_adds_each_weapon_talent_once() -> None:
    cards = deck(A4=[{"op": "weapon", "n": 1}])
    state = house("", "c3", "c3 talents=A4,A5", pvp="on", cards=cards)
    asked = play("duel P2 1; roll > 2; roll > 0 0 0", state)
    assert asked.seat == 1
    assert texts(asked) == ["+0", "+A4", "+A5", "+A4 +A5"]
    attacker = house("", "c3 talents=A4,A5", "c3", pvp="on", dice="3", cards=cards)
    assert "duel P2 0" in texts(attacker), "a talent alone will do"
    assert "duel P2 0" not in texts(house("", "c3 talents=A3", "c3", pvp="on", dice="3", cards=cards))
    asked = play("duel P2 1; roll > 2; roll > 0 0 0", attacker)
    assert texts(asked) == ["+0", "+A4", "+A5", "+A4 +A4", "+A4 +A5", "+A5 +A5"]


# Everybody.
def test_the_insane_take_a_wound_for_each_panic_that_everybody_gets() -> None:
    cards = event({"op": "panic", "n": 2, "who": "all", "must": True})
    after = play("end; green > E01", house("", "c3", "c3 p5 insane", "c3 w1 asleep", cards=cards))
    assert [(player.wounds, player.panic) for player in after.players] == [(0, 2), (2, 5), (3, 0)]


def test_it_is_told_of_those_alone_whom_it_changes() -> None:
    cards = event({"op": "heal", "n": 1, "who": "all"}, {"op": "calm", "n": 2, "who": "all"})
    state = play("end; green > E01", house("", "c3 w1 p1", "c3", "a1 w2 p5 insane", cards=cards))
    while state.agenda[-1].what == "ask":
        state = play("choose yes", state)
    assert [note for note in state.notes if note[0] in ("healed", "calmed")] == [
        ("healed", 2, 1),
        ("healed", 0, 1),
        ("calmed", 0, 1),
    ]
    cards = event({"op": "sleep", "who": "all", "must": True})
    after = play("end; green > E01", house("", "c3 asleep", "c3", "c3", cards=cards))
    assert [note for note in after.notes if note[0] == "asleep"] == [("asleep", 1), ("asleep", 2)]


def test_who_dies_by_an_effect_does_nothing_of_the_rest() -> None:
    fatal = {"op": "wound", "n": 5, "who": "self", "must": True}
    for rest in ({"op": "lock", "room": "any"}, {"op": "draw", "deck": "blue", "n": 1}):
        after = play("end; green > E01", house("", "c3", "c3", "c3", cards=event(fatal, rest)))
        assert after.notes[-2:] == (("dead", 1), ("turn", 2))
        assert marked(after, "lock") == []
