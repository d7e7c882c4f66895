"""Why a file of cards cannot be played: every sentence, word for word."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cuboteca.games.cuobe.rules.card_file import LONGEST_FILE, MOST_PROBLEMS, UnreadableCards, read_cards
from cuboteca.games.cuobe.rules.card_file_entries import Fault
from cuboteca.games.cuobe.rules.own_cards import own_text
from cuboteca.games.cuobe.text.card_file_refusals import SENTENCES
from tests.games.cuobe.rules.card_changes import Change, changed, entry, on, problems

BLESS = [{"op": "bless"}]
CALM = [{"op": "calm", "n": 1, "who": "self"}]
NO_TRAPS = {"op": "noTraps", "room": "this"}
ID = "“id” must be one or two capital letters, the first not P, then one or two digits, like T07."
NAME = "“name” must be a text of 1 to 40 plain characters."
EXITS = "“exits” must be some of the letters NESW, each once."
ONGOING = "“ongoing” can only be noTraps for this room."
DIE = "“die” must be six whole numbers from 0 to 3."
NO_BLESSING = "effect 1: There’s no operation called “bless”."
BRACES = "This must be an entry in braces."


def spent(**fields: Any) -> Change:
    return on("R05", dice={"cost": "spend", "effects": CALM, **fields})


def rolled(**fields: Any) -> Change:
    return on("R06", dice={"cost": "roll", "table": {"2": CALM}, **fields})


def top(**fields: Any) -> Change:
    return lambda data: data.update(fields)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (on("T03", id="t3"), [f"Blue card 18: {ID}"]),
        (on("R07", id="r7"), [f"Room 7: {ID}"]),
        (on("R07", name="x" * 41), [f"Room R07: {NAME}"]),
        (on("R07", name="a\ud800"), [f"Room R07: {NAME}"]),
        (on("R07", name="a\u202eb"), [f"Room R07: {NAME}"]),
        (on("R09", lock=1), ["Room R09: “lock” must be true or false."]),
        (top(format=2), ["The file: “format” must be 1."]),
        (top(format=100), ["The file: “format” must be a whole number from 1 to 99."]),
        (on("T03", id="T04"), ["The file: Several cards have the id T04."]),
        (top(name=""), [f"The file: {NAME}"]),
        (on("R05", search=1), ["Room R05: A room with a search number can’t have another dice effect."]),
        (on("R07", ongoing=[{**NO_TRAPS, "room": "next"}]), [f"Room R07: {ONGOING}"]),
        (on("R07", ongoing=[NO_TRAPS, NO_TRAPS]), [f"Room R07: {ONGOING}"]),
        (on("R07", ongoing=5), ["Room R07: “ongoing” must be a list."]),
        (on("R24", trap="room"), ["Room R24: A room with noTraps can’t have a trap of its own."]),
        (on("R07", trap="roof"), ["Room R07: “trap” must be one of room, row, column."]),
        (on("R07", extra="red"), ["Room R07: “extra” must be one of blue, green."]),
        (on("R25", enter=BLESS), [f"Room R25, enter, {NO_BLESSING}"]),
        (on("R15", exits=5), [f"Room R15: {EXITS}"]),
        (on("R15", exits=""), [f"Room R15: {EXITS}"]),
        (on("R15", exits="NN"), [f"Room R15: {EXITS}"]),
        (on("R15", exits=["N", "S"]), [f"Room R15: {EXITS}"]),
        (spent(table={}), ["Room R05, dice: A die that’s spent needs “effects”, not “table”."]),
        (spent(effects=[]), ["Room R05, dice: “effects” is empty."]),
        (spent(effects=BLESS), [f"Room R05, dice, {NO_BLESSING}"]),
        (rolled(effects=[]), ["Room R06, dice: A die that’s rolled needs “table”, not “effects”."]),
        (rolled(table={}), ["Room R06, dice, table: No number does anything."]),
        (on("R06", dice={"cost": "roll"}), ["Room R06, dice, table: No number does anything."]),
        (rolled(table={"2": CALM, "4": CALM}), ["Room R06, dice, table: There’s no “4” here."]),
        (rolled(table={"2": BLESS}), [f"Room R06, dice, table 2, {NO_BLESSING}"]),
        (rolled(table={"3": BLESS}), [f"Room R06, dice, table 3, {NO_BLESSING}"]),
        (top(die=[0, 1, 2]), [f"The file: {DIE}"]),
        (top(die=[0, 1, 2, 3, 4, 1]), [f"The file: {DIE}"]),
        (top(die=[0, 1, 2, 3, "1", 1]), [f"The file: {DIE}"]),
        (
            lambda data: data["brute_force"].update({"1": "explode"}),
            ["brute_force: “1” must be one of nothing, unlock, unlock and trap."],
        ),
        (
            lambda data: data.pop("brute_force"),
            [f"brute_force: “{number}” is missing." for number in range(4)],
        ),
        (on("W1", power=10), ["Green card W1: “power” must be a whole number from 1 to 9."]),
        (on("T03", effects=[]), ["Blue card T03: A tool needs effects."]),
        (on("E01", effects=[]), ["Green card E01: An event needs effects."]),
        (lambda data: entry(data, "A1").pop("passive"), ["Blue card A1: A talent needs effects or a passive."]),
        (lambda data: entry(data, "S1").pop("passive"), ["Blue card S1: A syndrome needs effects or a passive."]),
        (on("K1", passive={"op": "fight", "n": 1}), ["Blue card K1: Only talents and syndromes can have a passive."]),
        (top(**{"a\u202eb": 1}), ["The file: There’s no “a?b” here."]),
        (
            lambda data: data["rooms"].__setitem__(4, 5),
            [f"Room 5: {BRACES}", *(f"Room 5: “{name}” is missing." for name in ("id", "name", "icon"))],
        ),
    ],
)
def test_one_fault_is_said_once_and_nothing_else_is_blamed(change: Change, said: list[str]) -> None:
    assert list(problems(changed(change))) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"name": "a", "name": "b"}', "“name” appears twice in one entry."),
        ('{"a": 1, "b": 1, "a": 2}', "“a” appears twice in one entry."),
        ("[NaN]", "“NaN” isn’t a whole number."),
        ("[1.5]", "“1.5” isn’t a whole number."),
        ("[" * 99_999, "The file is nested too deeply, or a number in it is too long."),
        ("9" * 90_000, "The file is nested too deeply, or a number in it is too long."),
        ("{\n[", "Line 2 isn’t JSON: Expecting property name enclosed in double quotes."),
        ("x" * (LONGEST_FILE + 1), "The file is longer than 100,000 characters."),
    ],
)
def test_what_is_no_json_at_all(text: str, said: str) -> None:
    assert problems(text) == (said,)


def test_of_many_faults_the_first_dozen_are_said() -> None:
    def nameless(count: int) -> tuple[str, ...]:
        return problems(changed(*(on(f"T{number:02}", name="") for number in range(1, count + 1))))

    assert len(nameless(MOST_PROBLEMS)) == MOST_PROBLEMS
    assert nameless(MOST_PROBLEMS + 1)[MOST_PROBLEMS:] == ("And 1 more.",)
    assert nameless(MOST_PROBLEMS + 3)[MOST_PROBLEMS:] == ("And 3 more.",)


def test_what_is_just_within_the_limits_is_read() -> None:
    box = read_cards(own_text().ljust(LONGEST_FILE))
    assert (box.name, box.exit, box.atrium) == ("Standard deck", "R02", "R01")
    assert read_cards(changed(on("R07", name="x" * 40))).rooms["R07"].name == "x" * 40
    assert read_cards(changed(on("W1", power=9))).cards["W1"].power == 9
    assert read_cards(changed(rolled(table={"3": CALM}))).rooms["R06"].roll[3]


def test_a_room_and_a_card_as_they_are_read() -> None:
    box = read_cards(own_text())
    data = json.loads(own_text())
    for raw in data["rooms"]:
        room = box.rooms[raw["id"]]
        assert (room.name, room.icon, room.trap, room.extra) == (
            raw["name"], raw["icon"], raw.get("trap", ""), raw.get("extra", ""),
        )  # fmt: skip
        assert room.no_traps is ("ongoing" in raw)
        assert bool(room.spend) is (raw.get("dice", {}).get("cost") == "spend")
        assert bool(room.roll) is (raw.get("dice", {}).get("cost") == "roll")
    for raw in (*data["blue"], *data["green"]):
        card = box.cards[raw["id"]]
        assert (card.name, card.icon, card.type, card.power) == (
            raw["name"], raw["icon"], raw["type"], raw.get("power", 0),
        )  # fmt: skip
        assert bool(card.kind) is (card.type == "spawn")
    assert box.brute_force == ((False, False), (True, True), (True, False), (True, False))


HEAL = {"op": "heal", "n": 1, "who": "self"}
GAIN = {"op": "gain", "n": 1}
OF = "Blue card T03, effect 1: “of” must hold 2 to 4 lists of effects."
START = "Room R01: The room where players start must be open on all sides and do nothing."


def tool(*effects: dict[str, Any]) -> Change:
    return on("T03", effects=list(effects))


def choice(*branches: Any) -> dict[str, Any]:
    return {"op": "choice", "of": list(branches)}


def lasting(card: str, **fields: Any) -> Change:
    return on(card, passive=fields)


def may(card: str) -> Change:
    return lambda data: entry(data, card)["effects"][0].pop("must")


def without_types(*types: str) -> Change:
    return lambda data: data.update(green=[card for card in data["green"] if card["type"] not in types])


def many_tools(data: dict[str, Any]) -> None:
    data["blue"] += [{**entry(data, "T03"), "id": f"U{number}"} for number in range(1, 22)]


def start_and_exit_in_one(data: dict[str, Any]) -> None:
    entry(data, "R02").pop("keys")
    entry(data, "R01")["keys"] = True


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (tool(*[HEAL] * 7), "Blue card T03: A list can hold at most 6 effects."),
        (
            tool({"op": "weapon", "n": 1}, HEAL),
            "Blue card T03: A weapon must be the only effect of a card, or of a branch of a choice.",
        ),
        (
            tool({"op": "attract"}, {"op": "sleep", "who": "sameTarget"}),
            "Blue card T03: sameTarget needs an earlier effect on a player.",
        ),
        (
            tool({"op": "shift", "room": "any", "dir": "forwards"}),
            "Blue card T03, effect 1: You can use forwards and backwards only in “enter”.",
        ),
        (
            tool(choice([choice([HEAL], [HEAL])], [HEAL])),
            "Blue card T03, effect 1, branch a, effect 1: A choice can’t hold another choice.",
        ),
        (tool(choice([HEAL])), OF),
        (tool(choice(*[[HEAL]] * 5)), OF),
        (tool(choice([HEAL], [])), OF),
        (tool(choice([HEAL], "heal")), OF),
        (tool({**HEAL, "of": []}), "Blue card T03, effect 1: There’s no “of” here."),
        (tool({**GAIN, "who": "all"}), "Blue card T03, effect 1: There’s no “who” here."),
        (tool({"op": "attract", "who": "self"}), "Blue card T03, effect 1: There’s no “who” here."),
        (
            tool({**HEAL, "n": "half"}),
            "Blue card T03, effect 1: “n” must be a whole number from 1 to 5, or “full”.",
        ),
        (
            tool({"op": "shift", "room": "any", "dir": "up"}),
            "Blue card T03, effect 1: “dir” must be one of N, E, S, W, forwards, backwards, any.",
        ),
        (
            on("W1", effects=[{"op": "spawn", "kind": "ghost", "room": "next", "must": True}]),
            "Green card W1, effect 1: “kind” must be one of ghoul, clown, tentacles, spiders, twins, troll.",
        ),
        (lasting("A1", op="onSearchRoll", value=0, then=[]), "Blue card A1, passive: “then” is empty."),
        (lasting("A1", op="onSearchRoll", value=0, then=BLESS), f"Blue card A1, passive, then, {NO_BLESSING}"),
        (lasting("S1", op="trapWounds", n=2, then=[]), "Blue card S1, passive: There’s no “then” here."),
        (
            lambda data: entry(data, "R01").pop("start"),
            "The file: Exactly one room must have “start”: the players start there.",
        ),
        (
            lambda data: entry(data, "R02").pop("keys"),
            "The file: Exactly one room must have “keys”: the players activate keys there.",
        ),
        (on("R01", extra="blue"), START),
        (on("R01", enter=[HEAL]), START),
        (on("R01", lock=True), START),
        (on("R01", exits="NS"), START),
        (start_and_exit_in_one, START),
        (many_tools, "The file: There can be at most 40 cards of the type tool, not 41."),
        (
            lambda data: data["green"].remove(entry(data, "W7")),
            "The file: The twins need exactly one card of the type sister. Without the twins, leave it out.",
        ),
        (
            without_types("event", "tick"),
            "The file: There are no events and no ticks, so there’d be no time.",
        ),
        (on("S1", effects=[HEAL]), "Blue card S1: A syndrome has a passive and can’t have effects."),
        (on("T03", power=3), "Blue card T03: Only a spawn can have a power."),
        (may("X1"), "Green card X1: A trigger can’t be skipped, so its effect needs “must”."),
        (may("C1"), "Green card C1: A tick can’t be skipped, so its effect needs “must”."),
        (may("W1"), "Green card W1: A spawn can’t be skipped, so its effect needs “must”."),
    ],
)
def test_what_is_said_of_effects_and_of_the_file_as_a_whole(change: Change, said: str) -> None:
    assert problems(changed(change)) == (said,)


def test_what_a_deck_of_ones_own_may_do() -> None:
    assert len(read_cards(changed(tool(*[HEAL] * 6))).scripts["T03"]) == 6
    assert len(read_cards(changed(tool(choice(*[[HEAL]] * 4)))).scripts["T03"][0].scripts) == 4
    assert read_cards(changed(tool({**GAIN, "who": "self"}))).scripts["T03"][0].n == 1
    armed = read_cards(changed(tool(choice([{"op": "weapon", "n": 2}], [HEAL]))))
    assert (armed.cards["T03"].weapon, armed.cards["T04"].weapon) == (2, 0)
    assert not read_cards(changed(without_types("event"))).types["event"]
    assert not read_cards(changed(without_types("tick"))).types["tick"]


def test_what_lasts_has_its_number_and_what_follows() -> None:
    own = read_cards(own_text()).cards
    assert own["S5"].passive == ("endTurnWithPlayer", 0, "S5.then")
    assert own["S2"].passive == ("turnDice", -1, "")
    assert (own["S2"].weapon, own["A5"].weapon > 0) == (0, True)


def test_a_fault_is_data_before_it_is_said() -> None:
    with pytest.raises(UnreadableCards) as refusal:
        read_cards(changed(tool({**HEAL, "n": 6})))
    place = (("blue", "T03"), ("effect", 1))
    assert refusal.value.faults == (
        Fault(place, "bad_amount", {"name": "n", "least": 1, "most": 5, "words": ("full",)}),
    )


def test_every_reason_has_its_words() -> None:
    rules = next(Path(__file__).parents[4].glob("*/cuboteca/games/cuobe/rules"))  # `src` where the rules are mutated
    files = [(rules / name).read_text("utf-8") for name in ("card_file.py", "card_file_entries.py", "own_cards.py")]
    used = {
        reason
        for source in files
        for reason in re.findall(r"""(?:\.wrong\(|\.add\(\w+, |Fault\(\(\), )"(\w+)\"""", source)
    }
    assert used <= set(SENTENCES)
    assert set(SENTENCES) - used == {"at", "start_not_plain"}
