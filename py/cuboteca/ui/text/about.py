"""Whose games and work this is, and how the app is installed."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "install_title": "Install Cuboteca",
        "install_about": (
            "Once installed, Cuboteca opens like any other app, plays offline, and keeps your games for good."
        ),
        "install": "Install",
        "credits": "Credits",
        "credit": "{game} was designed by {designers} and published by {publisher}",
        "unofficial": (
            "Cuboteca is unofficial and non-commercial. The games belong to their designers; "
            "the drawings and words here are our own."
        ),
        "version": "Cuboteca {version}. Its code is free under the MIT licence.",
        "licences": "Read the licences",
    }
)
