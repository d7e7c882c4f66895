"""How the options of Cu[o]be are put: names, answers, what each means."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.clauses import CLAUSES
from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.own_cards import describe_cards
from cuboteca.play.game import Option


def test_a_switch_an_either_or_and_a_number() -> None:
    assert OPTIONS["pvp"] == Option(
        "pvp",
        "PVP",
        ("off", "on"),
        "off",
        "C-110",
        ("Players can’t fight each other.", "Players can fight each other in the same room."),
        ("Off", "On"),
    )
    assert OPTIONS["ghoul"] == Option(
        "ghoul",
        "Ghoul",
        ("on", "off"),
        "on",
        "C-7",
        ("You can draw the card.", "The card stays in the box."),
        ("In the deck", "Left out"),
        counts_with=("difficulty", ("named",)),
    )
    assert OPTIONS["distance"] == Option(
        "distance",
        "Distance",
        ("manhattan", "walk"),
        "manhattan",
        "C-82",
        (
            "To find the closest spawn or room, count steps straight through walls.",
            "To find the closest spawn or room, count steps around the walls of corridors.",
        ),
        ("Through walls", "Around walls"),
    )
    assert OPTIONS["leave_out_ticks"] == Option(
        "leave_out_ticks",
        "Ticks left out",
        ("0",),
        "0",
        "C-7",
        ("The more ticks you leave out, the less time you have, and the fewer shifts.",),
        ("None",),
        numbers=range(9),
    )


def test_each_option_cites_a_clause_and_explains_each_answer() -> None:
    for id_, option in OPTIONS.items():
        assert option.id == id_
        assert option.clause in CLAUSES
        assert option.default in option.values
        assert len(option.values) == len(option.labels) == len(option.meanings)
        assert all(meaning.endswith(".") for meaning in option.meanings)


def test_what_is_in_the_box() -> None:
    assert describe_cards("ours") == "Standard deck: 25 rooms, 35 blue and 45 green cards"


def test_a_number_is_asked_for_once_not_in_a_row_for_each() -> None:
    """As rows it would be heard as "0, 0 triggers in the deck", nine times over."""
    assert not [option.id for option in OPTIONS.values() if sum(value.isdecimal() for value in option.values) > 1]
    triggers = OPTIONS["triggers"]
    assert triggers.values == (triggers.default,) == ("preset",)
    assert [triggers.read(number) for number in (0, 8)] == ["0", "8"]
