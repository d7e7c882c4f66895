"""What the opponents of Cube Quest look at, in a line each."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "gentle": "Aims badly and forgets half of its cubes.",
        "easy": "Aims roughly and forgets some of its cubes.",
        "steady": "Aims fairly well and tries its best flicks twice in its head.",
        "sharp": "Aims well and thinks of what you could do next.",
        "master": "Aims very well and tries out dozens of flicks in its head.",
    }
)
