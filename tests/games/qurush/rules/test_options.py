"""What the options come down to, and what the clauses say of them."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuboteca.games.qurush.rules.options import Rules
from tests.games.qurush.setting import GAME


def rules_of(seats: int = 2, **options: str) -> Rules:
    agreed: Rules = GAME.start(seats, options).rules
    return agreed


@pytest.mark.parametrize(
    ("options", "held"),
    [
        ({}, "pushes_from_top flips_ridden"),
        ({"true_north": "on"}, "true_north pushes_from_top flips_ridden"),
        ({"squeesh": "on"}, "squeesh pushes_from_top flips_ridden"),
        ({"multiple_agents": "on"}, "agents pushes_from_top flips_ridden"),
        ({"goals4": "both"}, "both_goals pushes_from_top flips_ridden"),
        ({"mirror": "on"}, "mirror pushes_from_top flips_ridden"),
        ({"mirror": "on", "true_north": "on"}, "true_north pushes_from_top flips_ridden"),
        ({"claim": "manual"}, "manual pushes_from_top flips_ridden"),
        ({"tie": "shared"}, "shared_win pushes_from_top flips_ridden"),
        ({"share": "off"}, "apart chains pushes_from_top flips_ridden"),
        ({"chain": "on"}, "chains pushes_from_top flips_ridden"),
        ({"push_from_top": "off"}, "flips_ridden"),
        ({"flip_ridden": "off"}, "pushes_from_top"),
        ({"pull_any": "straight"}, "straight pushes_from_top flips_ridden"),
        ({"open_goals": "on"}, "open_goals pushes_from_top flips_ridden"),
    ],
)
def test_what_each_option_comes_down_to(options: dict[str, str], held: str) -> None:
    asked = (
        "true_north squeesh agents both_goals mirror manual shared_win straight open_goals apart chains pushes_from_top"
    )
    agreed = rules_of(4, **options)
    found = {name: getattr(agreed, name) for name in (*asked.split(), "flips_ridden")}
    assert found == {name: name in held.split() for name in found}


@pytest.mark.clause("Q-40", "Q-41", "Q-42", "Q-46")
def test_options_of_more_than_two_values() -> None:
    assert rules_of(4).first == 0
    assert rules_of(4, start="seat3").first == 2
    assert rules_of(4, start="random").first == -1, "that is drawn"
    assert (rules_of().cap, rules_of(turn_cap="60").cap) == (0, 60)
    assert [rules_of(corner=corner).corner for corner in ("opposite", "choose", "random")] == [
        "opposite",
        "choose",
        "random",
    ]
    assert rules_of(false_call="turn").false_call == "nothing", "where the app looks for goals"
    assert rules_of(false_call="turn", claim="manual").false_call == "turn"
    assert rules_of(corner="choose").options["corner"] == "choose"


@pytest.mark.clause("Q-41")
def test_nobody_begins_who_does_not_play() -> None:
    with pytest.raises(ValueError, match=r"^Player 3 can’t go first: there are only 2 players\.$"):
        rules_of(2, start="seat3")
    with pytest.raises(ValueError, match=r"^Player 4 can’t go first: there are only 3 players\.$"):
        rules_of(3, start="seat4")


@pytest.mark.clause("Q-4", "Q-5", "Q-39")
def test_which_goals_there_are_to_choose_from() -> None:
    def texts(agreed: Rules) -> list[tuple[int, str, str]]:
        return [(len(goals), str(goals[0]), str(goals[-1])) for goals in agreed.choices]

    assert texts(rules_of(2)) == [(256, "2x2:22/22", "2x2:55/55")]
    assert texts(rules_of(3)) == [(256, "2x2:22/22", "2x2:55/55"), (256, "4x1:2222", "4x1:5555")]
    assert texts(rules_of(3, goal_numbers="permutation")) == [
        (24, "2x2:23/45", "2x2:54/32"),
        (24, "4x1:2345", "4x1:5432"),
    ]
    assert texts(rules_of(3, true_north="on"))[1] == (512, "4x1h:2222", "4x1v:5555"), "a row and a column are two goals"


@pytest.mark.clause("Q-33")
def test_where_a_pattern_may_lie() -> None:
    edged, wrapped = rules_of(wraparound="on", wrap_patterns="off"), rules_of(wraparound="on", wrap_patterns="on")
    assert edged.windows is rules_of().windows, "not over the edge"
    assert wrapped.windows is not rules_of().windows
    assert rules_of(wrap_patterns="on").windows is rules_of().windows, "nothing to cross"
    assert edged.board.wraps
    assert not rules_of().board.wraps


@pytest.mark.clause("Q-18", "Q-39")
def test_a_switch_offers_first_what_holds_by_default() -> None:
    north, share = GAME.options["true_north"], GAME.options["share"]
    assert (north.id, north.title, north.clause) == ("true_north", "True North", "Q-39")
    assert (north.default, north.values, north.labels) == ("off", ("off", "on"), ("Off", "On"))
    assert north.meanings == (
        "Your goal pattern can lie any way round.",
        "Your goal pattern must lie exactly as you chose it.",
    )
    assert (share.default, share.values, share.labels) == ("on", ("on", "off"), ("On", "Off"))
    assert share.meanings == (
        "Pawns can share a square or stand on the same qube.",
        "You can’t move onto a square where there’s a pawn, and a pushed pawn pushes any pawn in its way.",
    )


def test_terms_are_made_once() -> None:
    one = rules_of(3, squeesh="on")
    assert one is rules_of(3, squeesh="on")
    assert one is not rules_of(4, squeesh="on")
    assert pickle.loads(pickle.dumps(one)) is one is deepcopy(one)  # noqa: S301


def test_a_clause_that_an_option_changes_says_so() -> None:
    """So that no clause contradicts the option in force, whichever it is."""
    variants = {"Q-32", "Q-33", "Q-36", "Q-39", "Q-40", "Q-41"}
    """They name their variant, or leave open what is chosen."""
    for option in GAME.options.values():
        assert option.clause in variants or "option" in GAME.clauses[option.clause]


@pytest.mark.clause("Q-2")
def test_each_board_is_offered_under_one_name() -> None:
    board = GAME.options["board"]
    for seats in (2, 3, 4):
        offered = [value for value in board.values if board.offered(value, seats) == value]
        sizes = [rules_of(seats, board=value).board.size for value in offered]
        assert sorted(sizes) == [5, 6, 7]
        for value in board.values:
            assert rules_of(seats, board=board.offered(value, seats)).board == rules_of(seats, board=value).board
