"""What the log says of a move, apart from the words that stand on the cards."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.moves import read_move
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.card_text import card_text
from cuboteca.games.cuobe.text.choices import branch_words
from cuboteca.games.cuobe.text.log import describe_move
from tests.games.cuobe.table import NAMES


def with_card_words(state: State, move: str, text: str) -> str:
    """Return the text with the words of the green card, or of the branch chosen, where it has <card> or <branch>."""
    named = move.rpartition(" ")[2]
    if "<card>" in text:
        return text.replace("<card>", card_text(state.box, named))
    return text.replace("<branch>", branch_words(state, named)) if "<branch>" in text else text


def check_log(state: State, move: str, text: str) -> None:
    """Hold that a move is described so, whether it is given as text or read."""
    expected = with_card_words(state, move, text)
    assert describe_move(state, move, NAMES) == expected
    assert describe_move(state, read_move(move), NAMES) == expected
