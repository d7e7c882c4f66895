"""French forms give the words that a sentence asks for, and let unknown words through."""

from __future__ import annotations

import pytest

from cuboteca.play.grammar_fr import FORMS


@pytest.mark.parametrize(
    ("form", "text", "said"),
    [
        ("er", "1", "1er"),
        ("er", "11", "11"),
        ("de", "Ada", "d’Ada"),
        ("de", "Bo", "de Bo"),
        ("de", "Édouard", "d’Édouard"),
        ("de", "Rouge", "de Rouge"),
        ("de", "le Roi", "du Roi"),
        ("de", "la Sortie", "de la Sortie"),
        ("de", "l’Atrium", "de l’Atrium"),
        ("de", "les Jumelles", "des Jumelles"),
        ("de", "Attaquants", "d’Attaquants"),
        ("de", "étoile bleue", "d’étoile bleue"),
        ("a", "le Roi", "au Roi"),
        ("a", "les Jumelles", "aux Jumelles"),
        ("a", "Ada", "à Ada"),
        ("le", "Sortie", "la Sortie"),
        ("le", "Atrium", "l’Atrium"),
        ("le", "Attaquant 2", "l’Attaquant 2"),
        ("le", "le Roi", "le Roi"),
        ("le", "Soldat 3, Soldat 4 et Roi", "le Soldat 3, le Soldat 4 et le Roi"),
        ("le", "croix rouge", "la croix rouge"),
        ("le", "étoile bleue", "l’étoile bleue"),
        ("le", "Ada et Bo", "Ada et Bo"),
        ("Le", "carré rouge", "Le carré rouge"),
        ("Le", "étoile bleue", "L’étoile bleue"),
        ("un", "carré", "un carré"),
        ("un", "étoile", "une étoile"),
        ("un", "croix", "une croix"),
        ("e", "croix rouge", "e"),
        ("e", "Étoile bleue", "e"),
        ("e", "étoiles", "e"),
        ("e", "carré vert", ""),
        ("e", "Ada", ""),
        ("te", "croix", "te"),
        ("te", "trèfle", ""),
        ("s", "1", ""),
        ("s", "2", "s"),
        ("s", "un", ""),
        ("s", "deux", "s"),
        ("s", "1 Rôdeur", ""),
        ("s", "Aucun Rôdeur", ""),
        ("s", "2 Rôdeurs", "s"),
        ("f", "un", "une"),
        ("f", "Aucun", "Aucune"),
        ("f", "deux", "deux"),
        ("f", "21", "21"),
        ("vers", "au nord", "vers le nord"),
        ("vers", "à l’est", "vers l’est"),
        ("de", "une araignée", "d’une araignée"),
        ("de", "La Goule", "de la Goule"),
        ("de", "un", "d’un"),
        ("de", "deux", "de deux"),
        ("le", "Salle des miroirs", "la Salle des miroirs"),
        ("le", "Infirmerie", "l’Infirmerie"),
        ("e", "La Goule", "e"),
        ("e", "Les Araignées", "e"),
        ("e", "Les Tentacules", ""),
        ("e", "L’araignée", "e"),
        ("bas", "Deux", "deux"),
        ("min", "La Goule", "la Goule"),
        ("min", "Ada", "Ada"),
        ("cap", "le Roi de Rouge", "Le Roi de Rouge"),
        ("cap", "l’Attaquant 2 de Bleu", "L’Attaquant 2 de Bleu"),
    ],
)
def test_forms_of_words(form: str, text: str, said: str) -> None:
    assert FORMS[form](text) == said


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", ["", " ", "?", "42", "Xyz 9", "« mot »"])
def test_unknown_words_never_raise(form: str, text: str) -> None:
    assert isinstance(FORMS[form](text), str)
