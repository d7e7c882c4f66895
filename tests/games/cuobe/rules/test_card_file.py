"""Files of cards: read exactly or refused with every fault and its place; a group's own deck can be played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.games.cuobe.rules.card_file import OUTCOMES, UnreadableCards, read_cards
from cuboteca.games.cuobe.rules.cards import KINDS, OPERATION_NEEDS, PASSIVES
from cuboteca.games.cuobe.rules.own_cards import own_box, own_text, pack, read_choice, unpack
from cuboteca.games.cuobe.text.card_text import card_lines, card_text
from cuboteca.play.game import NATURE
from cuboteca.play.record import read_record, write_record
from cuboteca.play.table import Table
from tests.examples import examples
from tests.games.cuobe.rules.card_changes import Change, changed, entry, on, problems
from tests.games.cuobe.setting import GAME


def without(card: str, field: str) -> Change:
    return lambda data: entry(data, card).pop(field)


WEAPON = {"op": "weapon", "n": 1}


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (on("T03", effects=[{"op": "bless", "n": 1}]), "Blue card T03, effect 1", "no operation called “bless”"),
        (on("T03", effects=[{"op": "heal", "who": "here"}]), "Blue card T03, effect 1", "“n” is missing"),
        (on("T03", effects=[{"op": "heal", "n": 6, "who": "here"}]), "effect 1", "from 1 to 5, or “full”"),
        (on("T03", effects=[{"op": "heal", "n": 1, "who": "them"}]), "effect 1", "“who” must be one of"),
        (on("T03", effects=[{"op": "heal", "n": True, "who": "self"}]), "effect 1", "“n” must be"),
        (on("T03", effects=[{"op": "heal", "n": 1, "who": "self", "code": "x"}]), "effect 1", "no “code” here"),
        (on("T03", effects=[{"op": "heal", "n": 1, "who": "self", "must": 1}]), "effect 1", "true or false"),
        (on("T03", effects="heal"), "Blue card T03", "“effects” must be a list"),
        (on("T03", effects=["heal"]), "effect 1", "in braces"),
        (on("T03", effects=[]), "Blue card T03", "A tool needs effects"),
        (on("T03", effects=[WEAPON, WEAPON]), "Blue card T03", "only effect of a card"),
        (on("T03", effects=[{"op": "spawn", "kind": "ghoul", "room": "next"}]), "effect 1", "can’t use spawn here"),
        (on("T03", effects=[{"op": "sleep", "who": "sameTarget"}]), "Blue card T03", "earlier effect"),
        (on("T03", effects=[{"op": "shift", "room": "any", "dir": "forwards"}]), "effect 1", "only in “enter”"),
        (on("T03", effects=[{"op": "choice", "of": [[WEAPON]]}]), "effect 1", "2 to 4 lists"),
        (
            on("T03", effects=[{"op": "choice", "of": [[{"op": "choice", "of": []}], [WEAPON]]}]),
            "branch a, effect 1",
            "A choice can’t hold another",
        ),
        (on("T03", passive={"op": "fight", "n": 1}), "Blue card T03", "Only talents and syndromes"),
        (on("S1", passive={"op": "luck"}), "Blue card S1, passive", "no passive called “luck”"),
        (on("S1", passive={"op": "trapWounds", "n": 9}), "Blue card S1, passive", "from 1 to 5"),
        (on("A1", passive={"op": "onSearchRoll", "value": 0, "then": []}), "passive", "“then” is empty"),
        (on("K1", effects=[WEAPON]), "Blue card K1", "A key can’t have effects"),
        (on("E01", effects=[WEAPON]), "Green card E01, effect 1", "can’t use weapon here"),
        (on("X1", effects=[{"op": "attract"}]), "Green card X1", "exactly one effect, triggerTraps"),
        (on("C1", effects=[{"op": "shift", "room": "any", "dir": "N"}]), "Green card C1", "shifts this room"),
        (on("C1", effects=[{"op": "shift", "room": "this", "dir": "N"}]), "Green card C1", "needs “must”"),
        (on("W1", power=0), "Green card W1", "“power” must be"),
        (on("W4", effects=[{"op": "spawn", "kind": "spiders", "room": "this", "must": True}]), "W4", "can’t spawn in"),
        (on("W2", effects=entry(json.loads(own_text()), "W1")["effects"]), "The file", "several cards for the ghoul"),
        (on("T03", power=3), "Blue card T03", "Only a spawn can have a power"),
        (on("R07", search=4), "Room R07", "“search” must be"),
        (on("R05", search=1), "Room R05", "another dice effect"),
        (on("R15", exits="NX"), "Room R15", "letters NESW"),
        (on("R24", trap="room"), "Room R24", "a trap of its own"),
        (on("R06", dice={"cost": "roll", "table": {"9": []}}), "R06, dice, table", "no “9” here"),
        (on("R06", dice={"cost": "roll", "table": {}}), "R06, dice, table", "No number does anything"),
        (on("R05", dice={"cost": "spend", "effects": []}), "R05, dice", "“effects” is empty"),
        (on("R05", dice={"cost": "coins", "effects": []}), "R05, dice", "one of spend, roll"),
        (on("R02", start=True), "The file", "Exactly one room must have “start”"),
        (without("R02", "keys"), "The file", "Exactly one room must have “keys”"),
        (on("R01", lock=True), "Room R01", "do nothing"),
        (on("T03", id="t3"), "Blue card 18", "“id” must be"),
        (on("T03", id="P3"), "Blue card 18", "“id” must be"),
        (on("T03", id="T04"), "The file", "Several cards have the id T04"),
        (on("T03", name=""), "Blue card T03", "“name” must be"),
        (on("T03", name="a\u202eb"), "Blue card T03", "“name” must be"),
        (on("T03", name="x" * 41), "Blue card T03", "1 to 40"),
        (on("T03", type="wand"), "Blue card T03", "“type” must be one of"),
        (without("T03", "name"), "Blue card T03", "“name” is missing"),
        (lambda data: data["rooms"].pop(), "The file", "25 rooms, not 24"),
        (lambda data: data["blue"].pop(0), "The file", "5 keys"),
        (lambda data: data.update(die=[0, 1, 2]), "The file", "six whole numbers"),
        (lambda data: data["brute_force"].update({"1": "explode"}), "brute_force", "one of nothing"),
        (lambda data: data.update(format=2), "The file", "“format” must be"),
        (lambda data: data.update(script="x"), "The file", "no “script” here"),
        (lambda data: data.update(rooms={}), "The file", "“rooms” must be a list"),
        (lambda data: data["green"].remove(entry(data, "W7")), "The file", "The twins need exactly one"),
    ],
)
def test_each_fault_is_said_with_its_place(change: Change, where: str, what: str) -> None:
    found = problems(changed(change))
    assert any(where in problem and what in problem for problem in found), found
    assert all(problem.endswith(".") for problem in found)


def test_all_faults_are_said_at_once() -> None:
    found = problems(changed(on("T03", name=""), on("E01", icon=7), on("R07", search="1")))
    assert len(found) == 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        "1e999",
        "NaN",
        '{"name": "a", "name": "b"}',
        "[" * 99_999,
        "9" * 90_000,
        "x" * 200_000,
        '"\ud800"',
    ],
    ids=range(11),
)
def test_hostile_texts_do_no_more_than_be_refused(text: str) -> None:
    assert problems(text)


@given(data=st.data())
@examples(60)
def test_whatever_is_put_anywhere_is_read_or_refused(data: Any) -> None:
    raw = json.loads(own_text())
    junk = data.draw(
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=4)
    )
    part = raw[data.draw(st.sampled_from(("rooms", "blue", "green")))]
    target = part[data.draw(st.integers(0, len(part) - 1))]
    target[data.draw(st.sampled_from((*target, "effects", "passive", "dice", "enter", "extra")))] = junk
    text = json.dumps(raw)
    if not is_cards(text):
        assert problems(text)
        return
    box = read_cards(text)
    assert all(card_text(box, card) for card in box.scripts if card in box.cards)


def is_cards(text: str) -> bool:
    try:
        read_cards(text)
    except UnreadableCards:
        return False
    return True


def test_our_own_file_holds_all_of_the_vocabulary_and_says_it() -> None:
    box = own_box()
    used = {effect.op for script in box.scripts.values() for effect in script}
    assert used == set(OPERATION_NEEDS)
    assert {card.passive.op for card in box.cards.values() if card.passive} == set(PASSIVES)
    for card in (*box.rooms, *box.cards):
        for line in card_lines(box, card):
            assert line.text[0].isupper() or line.text[0] in "+−"
            assert line.text.endswith(".")
            assert "!" not in line.text
            assert "_" not in line.text
    assert card_text(box, "E18") == "Either: fall asleep (ends your turn). Or: take 1 wound."
    assert card_text(box, "E12") == "Shift your room in any direction. You can skip this."
    assert card_text(box, "R06").endswith("On a 3: lower your panic to 0.")


CUSTOM = changed(
    on("T03", name="Herbal Tea", effects=[{"op": "calm", "n": "full", "who": "all"}]),
    on("E01", effects=[{"op": "draw", "deck": "blue", "n": 2}, {"op": "wound", "n": 1, "who": "any"}]),
    on("R05", dice={"cost": "roll", "table": {"2": [{"op": "jump", "who": "any", "to": "any"}]}}),
    on("A2", effects=[{"op": "swap", "who": "any", "with": "any"}, {"op": "lock", "room": "any", "count": 3}]),
    on("E02", effects=[{"op": "drop", "type": "key", "n": 1, "who": "any"}, {"op": "triggerTraps"}]),
    on("T04", effects=[{"op": "movePlayer", "who": "here", "n": 3}, {"op": "retrieveTool", "n": 2}]),
    on("E06", effects=[{"op": "trap", "room": "allNext"}, {"op": "sleep", "who": "any"}]),
)


def test_a_group_plays_its_own_cards() -> None:
    """The whole file goes into the record in one word, so that the game can be replayed anywhere."""
    word = GAME.options["cards"].read(CUSTOM)
    assert word.startswith("deck.")
    assert len(word) < 8000
    assert " " not in word
    assert json.loads(unpack(word)) == json.loads(CUSTOM)
    for seed in range(40):
        rng = Random(seed)
        state = GAME.start(1 + seed % 6, {"cards": word})
        while state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
            if rng.random() < 0.1:
                assert GAME.position(state.position) == state
        assert state.outcome is not None
    assert state.box.cards["T03"].name == "Herbal Tea"


def test_and_keeps_them_in_the_record() -> None:
    rng = Random(1)
    table = Table.begin(GAME, ("Ada", "Bo"), "2026-11-20", {"cards": CUSTOM})
    for _ in range(60):
        state: Any = table.state
        table.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    again = Table.read({"cuobe": GAME}, table.text)
    assert again.state == table.state
    assert write_record(read_record(table.text)[0]) == table.text


def test_one_content_is_one_word_however_it_is_laid_out() -> None:
    data = json.loads(own_text())
    turned_round = {name: data[name] for name in reversed(data)}
    named = {**data, "name": "Café"}
    for other in (turned_round, named):
        assert pack(json.dumps(other)) == pack(json.dumps(other, indent=3, ensure_ascii=False, sort_keys=True))
    assert unpack(pack(json.dumps(named))) == json.dumps(
        named, ensure_ascii=False, separators=(",", ":"), sort_keys=True
    )


def test_a_packed_file_of_any_length_is_read_back() -> None:
    data = json.loads(own_text())
    for number in range(20):
        text = json.dumps({**data, "name": f"Deck {number}"})
        word = pack(text)
        assert "=" not in word
        assert json.loads(unpack(word)) == json.loads(text)


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("AAAA", "This isn’t a packed deck."),
        ("deck." + "A" * 200_000, "This isn’t a packed deck."),
        ("deck.AAAA", "This packed deck is damaged."),
        (pack(own_text())[:60] + "!!!!" + pack(own_text())[60:], "This packed deck is damaged."),
    ],
)
def test_what_is_no_packed_file_is_told(word: str, why: str) -> None:
    with pytest.raises(UnreadableCards) as refusal:
        unpack(word)
    assert refusal.value.problems == (why,)


def test_packed_cards_that_are_damaged_are_refused() -> None:
    word = pack(own_text())
    assert read_choice(word) == word
    for bad in ("deck.", "deck.!!!!", word[:-40], word[:60] + "AAAA" + word[64:], "deck." + "A" * 200_000, "none such"):
        with pytest.raises(UnreadableCards):
            read_choice(bad)
    with pytest.raises(ValueError, match="can’t use these cards"):
        GAME.start(options={"cards": "{}"})


def test_a_bomb_of_a_file_stays_small() -> None:
    import base64
    import zlib

    bomb = "deck." + base64.urlsafe_b64encode(zlib.compress(b"[" * 20_000_000, 9)).decode().rstrip("=")
    with pytest.raises(UnreadableCards, match="longer than"):
        read_choice(bomb)


def test_the_page_about_own_decks_names_every_word() -> None:
    page = (Path(__file__).parents[4] / "docs" / "own-cards.md").read_text("utf-8")
    words = {word for needs in OPERATION_NEEDS.values() for need in needs for word in (need.field, *need.words)}
    named = {word for code in re.findall("`([^`]+)`", page) for word in (code, *re.findall("[A-Za-z0-9_]+", code))}
    assert {*OPERATION_NEEDS, *PASSIVES, *KINDS, *words, *own_box().types, *OUTCOMES, "noTraps", "sameTarget"} <= named
