"""How the options of Cu[o]be are put: names, answers, what each means."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.clauses import CLAUSES
from cuboteca.games.cuobe.rules.options import OPTIONS
from cuboteca.games.cuobe.rules.own_cards import describe_cards
from cuboteca.play.game import Option


def test_a_switch_an_either_or_and_a_number() -> None:
    assert OPTIONS["pvp"] == Option(
        "pvp",
        "Fighting each other",
        ("off", "on"),
        "off",
        "C-110",
        ("Players never fight each other.", "Players may fight each other."),
        ("No", "Yes"),
    )
    assert OPTIONS["ghoul"] == Option(
        "ghoul", "Ghoul in the game", ("on", "off"), "on", "C-7", ("May come.", "Stays out."), ("Yes", "No")
    )
    assert OPTIONS["distance"] == Option(
        "distance",
        "How near is near",
        ("manhattan", "walk"),
        "manhattan",
        "C-82",
        (
            "Distance is counted straight across rooms, through walls too.",
            "Distance is counted on foot, around the walls of corridors.",
        ),
        ("Across", "On foot"),
    )
    assert OPTIONS["leave_out_ticks"] == Option(
        "leave_out_ticks",
        "Ticks left out",
        ("0",),
        "0",
        "C-7",
        ("So many ticks more stay in the box: less time, less shifting.",),
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
    assert describe_cards("ours") == "The house: 25 rooms, 35 blue and 45 green cards"
