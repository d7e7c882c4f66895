"""Check the Spanish forms that translations ask for."""

from __future__ import annotations

import pytest

from cuboteca.play.grammar_es import FORMS

EXAMPLES = (
    ("o", "la Gemela", "a"),
    ("o", "Las Arañas", "a"),
    ("o", "Los Tentáculos", "o"),
    ("o", "El Taller", "o"),
    ("o", "estrella de cuatro puntas", "a"),
    ("o", "estrellas de ocho puntas", "a"),
    ("o", "círculo", "o"),
    ("o", "diamantes", "o"),
    ("o", "", "o"),
    ("o", "Ada", "a"),
    ("el", "Atrio", "el"),
    ("el", "Sala de Calderas", "la"),
    ("el", "Salida", "la"),
    ("el", "Salón de los Espejos", "el"),
    ("el", "Enfermería", "la"),
    ("el", "Callejón sin Salida", "el"),
    ("el", "Estación", "la"),
    ("el", "Mapa", "el"),
    ("El", "trébol rojo", "El"),
    ("El", "estrella de ocho puntas azul", "La"),
    ("un", "trébol", "un"),
    ("un", "estrella de cuatro puntas", "una"),
    ("ningun", "cuadrado verde", "ningún"),
    ("ningun", "estrella de cuatro puntas verde", "ninguna"),
    ("de", "el Taller", "del Taller"),
    ("de", "la Salida", "de la Salida"),
    ("de", "una araña", "de una araña"),
    ("de", "Ada", "de Ada"),
    ("a", "el Payaso", "al Payaso"),
    ("a", "las Gemelas", "a las Gemelas"),
    ("a", "tu sala", "a tu sala"),
    ("a", "", "a "),
    ("una", "un", "una"),
    ("una", "Un", "Una"),
    ("una", "dos", "dos"),
    ("una", "12", "12"),
    ("uno", "un", "uno"),
    ("uno", "tres", "tres"),
    ("cap", "el Taller", "El Taller"),
    ("cap", "piedra 4", "Piedra 4"),
    ("cap", "", ""),
    ("y", "Inés", "e"),
    ("y", "Hilda", "e"),
    ("y", "Hielo 2", "y"),
    ("y", "Ian", "y"),
    ("y", "Bo", "y"),
    ("y", "", "y"),
    ("u", "8", "u"),
    ("u", "11", "u"),
    ("u", "1", "o"),
    ("u", "110", "o"),
    ("u", "Olga", "u"),
    ("u", "Hugo", "o"),
    ("min", "Dos", "dos"),
    ("min", "12", "12"),
    ("sin", "cero heridas", "sin heridas"),
    ("sin", "Cero heridas", "Sin heridas"),
    ("sin", "cero de pánico", "sin pánico"),
    ("sin", "dos heridas", "dos heridas"),
    ("sin", "uno de pánico", "uno de pánico"),
)


@pytest.mark.parametrize(("form", "words", "wanted"), EXAMPLES)
def test_form(form: str, words: str, wanted: str) -> None:
    """Check one form of some words."""
    assert FORMS[form](words) == wanted
