"""Words with a hyphen stay in one line where they are read, and are plain where they are typed, copied or spoken."""

from __future__ import annotations

import pytest

from cuboteca.draw.markup import KEPT_HYPHEN, el
from cuboteca.play.language import SOFT_HYPHEN


def test_a_word_within_a_sentence_is_kept_together() -> None:
    assert el("p", "Ada: re-roll, or answer the 5-stone") == (
        f"<p>Ada: re{KEPT_HYPHEN}roll, or answer the 5{KEPT_HYPHEN}stone</p>"
    )
    assert el("li", ("a two-way street",)) == f"<li>a two{KEPT_HYPHEN}way street</li>"


def test_what_keeps_it_together_is_not_seen_nor_another_sign() -> None:
    assert KEPT_HYPHEN == "-\N{WORD JOINER}"


@pytest.mark.parametrize("tag", ["code", "textarea", "option", "text"])
def test_what_is_typed_or_copied_is_plain(tag: str) -> None:
    assert KEPT_HYPHEN not in el(tag, "put 0,0-r a re-roll")


def test_names_for_ears_and_single_words_are_plain() -> None:
    assert el("button", "Re-roll", aria_label="To re-roll it") == '<button aria-label="To re-roll it">Re-roll</button>'
    assert el("span", "3-stone on ", class_="for-ears") == '<span class="for-ears">3-stone on </span>'
    assert el("p", "at -1, - or 2 -") == "<p>at -1, - or 2 -</p>"


def test_a_soft_hyphen_is_for_eyes_only() -> None:
    """Where a long word may be divided is nothing to hear, to type or to copy."""
    word = f"Rück{SOFT_HYPHEN}gängig"
    assert el("span", word) == f"<span>{word}</span>"
    assert el("button", aria_label=word) == '<button aria-label="Rückgängig"></button>'
    assert el("span", word, class_="for-ears") == '<span class="for-ears">Rückgängig</span>'
    assert el("option", word) == "<option>Rückgängig</option>"
