"""The forms that German sentences ask for of the words in their places."""

from __future__ import annotations

import pytest

from cuboteca.play.grammar_de import FORMS


@pytest.mark.parametrize(
    ("form", "words", "told"),
    [
        ("acc", "der Ghul", "den Ghul"),
        ("acc", "Alter Stein", "Alten Stein"),
        ("acc", "4er-Stein", "4er-Stein"),
        ("acc", "ein Alter Stein", "einen Alten Stein"),
        ("acc", "ein 4er-Stein", "einen 4er-Stein"),
        ("acc", "der Ghul, die Tentakel und eine Spinne", "den Ghul, die Tentakel und eine Spinne"),
        ("acc", "ein roter Kreis und zwei lila Rauten", "einen roten Kreis und zwei lila Rauten"),
        ("acc", "ein rotes Quadrat", "ein rotes Quadrat"),
        ("acc", "ein roter Kreis (2 rechts, 1 hoch)", "einen roten Kreis (2 rechts, 1 hoch)"),
        ("acc", "der rote Stern mit vier Zacken oder das Quadrat", "den roten Stern mit vier Zacken oder das Quadrat"),
        ("acc", "ein", "einen"),
        ("acc", "keine", "keine"),
        ("acc", "zwei", "zwei"),
        ("acc", "Ada", "Ada"),
        ("acc", "Spieler 1", "Spieler 1"),
        ("acc", "Krieger 3", "Krieger 3"),
        ("acc", "dein Raum", "deinen Raum"),
        ("acc", "jeder Raum neben deinem", "jeden Raum neben deinem"),
        ("acc", "ein beliebiger Raum", "einen beliebigen Raum"),
        ("acc", "zwei verschiedene Nachbarräume", "zwei verschiedene Nachbarräume"),
        ("acc", "der unentdeckte Raum b3", "den unentdeckten Raum b3"),
        ("acc", "der Lange Korridor", "den Langen Korridor"),
        ("acc", "ein Würfel", "einen Würfel"),
        ("acc", "keine Würfel", "keine Würfel"),
        ("acccap", "der König", "Den König"),
        ("dat", "ein Würfel", "einem Würfel"),
        ("dat", "zwei Würfel", "zwei Würfeln"),
        ("dat", "2 Würfel", "2 Würfeln"),
        ("dat", "1 Würfel", "1 Würfel"),
        ("dat", "keine Würfel", "keinen Würfeln"),
        ("dat", "5 Punkte", "5 Punkten"),
        ("dat", "die Tentakel und die Zwillinge", "den Tentakeln und den Zwillingen"),
        ("dat", "die Schwester", "der Schwester"),
        ("dat", "eine Spinne", "einer Spinne"),
        ("dat", "ein Qwirkle", "einem Qwirkle"),
        ("dat", "zwei Qwirkles", "zwei Qwirkles"),
        ("dat", "Ada", "Ada"),
        ("im", "der Ausgang", "im Ausgang"),
        ("im", "Ausgang", "im Ausgang"),
        ("im", "die Werkstatt und das Archiv", "in der Werkstatt und im Archiv"),
        ("im", "der Lange Korridor", "im Langen Korridor"),
        ("im", "der unentdeckte Raum b3", "im unentdeckten Raum b3"),
        ("im", "zwei verschiedene Räume neben deinem", "in zwei verschiedenen Räumen neben deinem"),
        ("im", "dieser Raum", "in diesem Raum"),
        ("im", "der Raum eines anderen Spielers", "im Raum eines anderen Spielers"),
        ("im", "Kabuff", "in Kabuff"),
        ("imcap", "der Ausgang", "Im Ausgang"),
        ("ins", "das Archiv", "ins Archiv"),
        ("ins", "die Werkstatt", "in die Werkstatt"),
        ("ins", "Langer Korridor", "in den Langen Korridor"),
        ("ins", "ein Nachbarraum", "in einen Nachbarraum"),
        ("von", "der Ghul", "vom Ghul"),
        ("von", "die Tentakel und eine Spinne", "von den Tentakeln und von einer Spinne"),
        ("von", "Ada", "von Ada"),
        ("cap", "der Ghul", "Der Ghul"),
        ("cap", "", ""),
        ("der", "rotes Quadrat", "das rote Quadrat"),
        ("der", "lila Raute", "die lila Raute"),
        ("der", "Langer Korridor", "der Lange Korridor"),
        ("der", "Atrium", "das Atrium"),
        ("der", "Kabuff", "Kabuff"),
        ("Der", "roter Stern mit vier Zacken", "Der rote Stern mit vier Zacken"),
        ("den", "roter Kreis", "den roten Kreis"),
        ("den", "orange Kleeblatt", "das orange Kleeblatt"),
        ("Den", "Werkstatt", "Die Werkstatt"),
        ("dem", "blauer Kreis", "dem blauen Kreis"),
        ("dem", "gelbe Raute", "der gelben Raute"),
        ("ein", "Raute", "eine"),
        ("ein", "Stern mit acht Zacken", "ein"),
        ("er", "Kreis", "er"),
        ("er", "Raute", "e"),
        ("er", "Kleeblatt", "es"),
        ("eine", "ein", "eine"),
        ("eine", "Ein", "Eine"),
        ("eine", "drei", "drei"),
        ("eins", "ein", "eins"),
        ("eins", "zwei", "zwei"),
        ("ziffer", "ein", "1"),
        ("ziffer", "keine", "keine"),
        ("ziffer", "12", "12"),
    ],
)
def test_form(form: str, words: str, told: str) -> None:
    assert FORMS[form](words) == told


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("words", ["", " ", "x", "der", "ein", ", ", "Rot und Blau", "Die", "1", "…"])
def test_unknown_words_never_raise(form: str, words: str) -> None:
    assert isinstance(FORMS[form](words), str)
