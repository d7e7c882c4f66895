"""What the sheet of a fight says: how likely each end is, what it brings, and how it stands after the roll."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.fights import chances, ends, say, share, so_far
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.actions import OFFERS
from cuboteca.games.cuobe.view.art.fight import BRICKS, outcomes
from cuboteca.games.cuobe.view.art.scene import KINDS
from tests.games.cuobe.setting import clause, house


@pytest.mark.parametrize(
    ("dice", "added", "against", "chance"),
    [
        (1, 4, 3, "sure"),
        (3, 0, 1, "should"),
        (3, 0, 2, "probably"),
        (1, 0, 1, "even"),
        (2, 0, 3, "even"),
        (2, 0, 5, "hardly"),
        (1, 0, 3, "never"),
        (1, 0, 4, "never"),
    ],
)
def test_the_verdict_follows_the_chances(dice: int, added: int, against: int, chance: str) -> None:
    verdict, _ = chances(outcomes(dice, added, against), dice, added, against, armed=added > 0)
    assert verdict == say("verdict", chance=chance)


@clause("C-85")
@pytest.mark.parametrize(
    ("added", "armed", "chance"), [(0, False, "unarmed"), (4, True, "sure"), (3, True, "tie"), (2, True, "never")]
)
def test_without_dice_the_weapons_decide(added: int, armed: bool, chance: str) -> None:
    verdict, _ = chances(outcomes(0, added, 3), 0, added, 3, armed)
    assert verdict == say("verdict", chance=chance)


@clause("C-78", "C-79", "C-87", "C-88")
@pytest.mark.parametrize(
    ("state", "foe", "win"),
    [
        (house("", "c3", spawns="Ghoul@c3:3"), "ghoul", "The Ghoul falls to power 2"),
        (house("", "c3", spawns="Ghoul@c3:3 Troll@e5:4"), "ghoul", "The Ghoul falls to power 3"),
        (house("", "c3", spawns="Tentacles@c3:2"), "tentacles", "The Tentacles fall to power 1"),
        (house("", "c3", spawns="Ghoul@c3:1"), "ghoul", "You destroy the Ghoul"),
        (house("", "c3", spawns="Ghoul@c3:1 Troll@e5:4", troll_life="on"), "ghoul", "The Ghoul falls to power 1"),
        (house("", "c3", spawns="Twin@c3:2+0.0 Sister@e5:2+0"), "twin", "The Twin gives a card back"),
        (house("", "c3", spawns="Twin@c3:2+0.0 Sister@e5:2+0"), "sister", "You destroy the Sister"),
        (house("c3=R01s1", "c3"), "spider", "You kill the spider"),
    ],
)
def test_what_a_win_brings(state: State, foe: str, win: str) -> None:
    assert ends(state, foe) == (win, say("both", hit=win), say("wound"))


def test_a_duel_promises_nothing() -> None:
    assert ends(house("", "c3", "c3", pvp="on"), "P2") == ("", "", "")


@pytest.mark.parametrize(("own", "end"), [(5, "win"), (3, "tie"), (1, "lose")])
def test_after_the_roll_the_sums_are_compared(own: int, end: str) -> None:
    assert so_far(own, 3, [("Knife", 2)], 2)[0] == say("so_far", end=end)


@pytest.mark.parametrize(
    ("left", "most", "told"),
    [
        ([], 0, "You have nothing more to add."),
        ([("Knife", 2), ("Axe", 3)], 5, "Axe +3 can still be added, and would win it."),
        ([("Knife", 2), ("Club", 1)], 3, "3 more would win it, and you can add 3."),
        ([("Knife", 2)], 2, "You can add 2, which makes it a tie. 3 would win it."),
        ([("Club", 1)], 1, "3 more would win it, and you can add 1."),
    ],
)
def test_what_can_still_be_added_is_counted(left: list[tuple[str, int]], most: int, told: str) -> None:
    assert so_far(1, 3, left, most)[1] == told


def test_throws_are_counted_as_long_as_each_is_shown() -> None:
    assert share(3, 6, BRICKS) == "3 in 6"
    assert share(54, 216, BRICKS) == "25%"
    assert (share(1, 1, BRICKS), share(0, 1, BRICKS)) == ("always", "never")


def test_there_is_a_word_for_every_spawn_and_every_dice_effect() -> None:
    assert len({label("spawn_here", kind=kind) for kind in (*KINDS, "spider")}) == 7
    assert len({label("offer", offer=offer) for offer in (*OFFERS, "")}) == len(OFFERS) + 1
