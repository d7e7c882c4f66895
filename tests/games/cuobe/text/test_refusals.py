"""What is said of a refusal: the obstacle, and the way out."""

from __future__ import annotations

import pytest

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.apply import STEPS, Chance, Question
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.refusals import SENTENCES
from cuboteca.play.wording import By
from tests.games.cuobe.setting import house, play, sentence

VAULT = house("c4=R19", "c4", "c3")
CORRIDOR = house("c4=R15^", "c4", "c3")
LOADED = house("", "c3 tools=T01,T02,T03 syndromes=S3", "a1", "a1")
HANDED = house("", "c3 tools=T03", "c3", spawns="Tentacles@a1:3", keys="K1,K2,K3,K4")


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            VAULT,
            "go S",
            "You can’t leave this room: it’s locked. Brute-force the lock with a die, or unlock it with a card.",
        ),
        (CORRIDOR, "go E", "You can’t go east: this corridor has no arrow on that side."),
        (
            LOADED,
            "go N",
            "You’re carrying too much to move: you can hold two tools, keys included. Give some away, put some "
            "in a chest or drop some.",
        ),
        (HANDED, "use T03", "You’d waste Bandage: nothing would change right now."),
        (HANDED, "fight Tentacles 1", "You can fight the Tentacles only in the same room."),
        (HANDED, "exit", "You can’t leave yet: you have one key still to activate."),
        (
            play("use T15", house("c3=R01l c4=R09", "c3 tools=T15", "a1")),
            "end",
            "You can’t choose that. Choose one of the rooms marked on the map.",
        ),
        (
            play("use T07", house("", "c3 p1 tools=T07", "c3 p1")),
            "end",
            "You can’t choose that. Choose one of the answers you’re offered.",
        ),
        (play("end", HANDED), "end", "The green card hasn’t been drawn yet."),
        (HANDED, "jump", "“jump” isn’t a move. Write go N to move north, or end to end your turn."),
    ],
)
def test_a_refusal_is_worded(state: State, move: str, said: str) -> None:
    assert sentence(state, move) == said


@pytest.mark.parametrize(
    ("reason", "kind", "besides"), [("chance_first", Chance, set()), ("answer_first", Question, {steps.ACTION})]
)
def test_whatever_comes_first_has_its_words(reason: str, kind: type, besides: set[str]) -> None:
    message = SENTENCES[reason]
    assert isinstance(message, By)
    assert set(message.forms) == {what for what, step in STEPS.items() if isinstance(step, kind)} - besides
