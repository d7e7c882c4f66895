"""How German sentences name cards: with the article, in the case that the verb asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuboteca.games.cuobe.rules.refusal import Refusal
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.choices import move_words
from cuboteca.games.cuobe.text.log import describe_move
from cuboteca.games.cuobe.text.names import card_name
from cuboteca.play import language
from cuboteca.play.grammar_de import FORMS
from tests.games.cuobe.setting import house, play
from tests.games.cuobe.table import NAMES
from tools.build_site import spoken
from tools.catalogue.site import carried_files, offering


@pytest.fixture(autouse=True)
def speak_german() -> Iterator[None]:
    with offering(carried_files(spoken())):
        assert language.choose("de")
        yield


@pytest.mark.parametrize(
    ("cards", "move", "told"),
    [
        ("tools=T03", "use T03", "Ada benutzt den Verband."),
        ("tools=T18", "use T18", "Ada benutzt die Winde."),
        ("tools=T07,K1", "give T07 P2", "Ada gibt die Pillen an Bo."),
        ("tools=T07,K1", "give K1 P2", "Ada gibt den Messingschlüssel an Bo."),
    ],
)
def test_log(cards: str, move: str, told: str) -> None:
    assert describe_move(house("", f"c3 w1 {cards}", "c3"), move, NAMES).startswith(told)


@pytest.mark.parametrize(
    ("cards", "move", "refusal"),
    [
        ("tools=T19", "use T19", "Du würdest den Magneten verschwenden: Gerade würde sich nichts ändern."),
        ("tools=T20", "use T20", "Du würdest den Planfetzen verschwenden: Gerade würde sich nichts ändern."),
        (
            "talents=A2",
            "talent A2",
            "Du würdest einen Würfel für die Flinken Finger verschwenden: Gerade würde sich nichts ändern.",
        ),
    ],
)
def test_refusal(cards: str, move: str, refusal: str) -> None:
    with pytest.raises(Refusal, match=refusal):
        house("", f"c3 w1 {cards}", "c3").play(move)


def test_buttons_and_hints() -> None:
    state = house("", "c3 w1 tools=T18", "c3")
    assert move_words(state, state.read("give T18 P2"), NAMES) == "Die Winde an Bo geben"
    assert move_words(state, state.read("use T18"), NAMES) == "Die Winde benutzen"


def test_every_card_of_the_hand_is_known() -> None:
    state: State = house()
    names = {card_name(state, card) for card in state.box.cards if card[0] in "TKAS"}
    assert [name for name in sorted(names) if FORMS["den"](name.replace(language.SOFT_HYPHEN, "")) == name] == []
    assert "Messing\u00adschlüssel" in names


def test_a_room_too() -> None:
    assert describe_move(play("go N", house()), "reveal > R24", NAMES).startswith("Ada entdeckt die Kapelle")
