"""Messages take the form that their values ask for."""

from __future__ import annotations

import pytest

from cuboteca.play.wording import By, Messages, Plural, join_words

say = Messages(
    {
        "found": By(
            "game",
            {True: Plural("count", one="{who} has one game.", other="{who} have {count} games."), False: "No games."},
        ),
        "left": Plural("count", one="{count} move left", other="{count} moves left"),
    },
    {"who": join_words},
)


@pytest.mark.parametrize(("count", "said"), [(0, "0 moves left"), (1, "1 move left"), (2, "2 moves left")])
def test_a_count_chooses_the_form(count: int, said: str) -> None:
    assert say("left", count=count) == said


def test_forms_may_stand_within_forms() -> None:
    assert say("found", game=True, count=1, who=("Ada",)) == "Ada has one game."
    assert say("found", game=True, count=2, who=("Ada", "Bo", "Cy")) == "Ada, Bo and Cy have 2 games."
    assert say("found", game=False, count=0, who=()) == "No games."
