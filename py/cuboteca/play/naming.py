"""The one rule for names and titles, whether typed or brought in with a file or a link.

Every name can be seen. Characters that show nothing are dropped; joiners and variation selectors stay where they shape
what they stand beside, as in an emoji of a family or in Persian.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from cuboteca.play.wording import Messages

LONGEST_NAME: Final = 24
"""Letters of a player's name."""
SHAPING: Final = "\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef"
"""Joiners, variation selectors and the letters of flags: nothing by themselves."""
UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u206f\u2800\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]"
)
"""Control and direction marks, and what Unicode lets be ignored or draws as nothing."""
MISPLACED: Final = re.compile(rf"(?:(?<=\s)|\A)[{SHAPING}]+|[\u200c\u200d]+(?=\s|\Z)")
"""Shaping characters with nothing to shape."""


_called: Final = Messages({"player": "Player {number}"})


def clean_name(text: str, longest: int) -> str:
    """Return a name as it will be kept: composed (NFC), single spaces, not too long; empty if nothing of it shows."""
    seen = unicodedata.normalize("NFC", UNSEEN.sub("", text))
    name = MISPLACED.sub("", " ".join(MISPLACED.sub("", seen).split()))
    name = MISPLACED.sub("", name[:longest]).strip()
    return name if any(unicodedata.category(c)[0] in "LNPS" for c in name) else ""


def name_or_number(text: str, seat: int) -> str:
    """Return a player's name as it will be kept: `Player 1` if nothing of it shows."""
    return clean_name(text, LONGEST_NAME) or clean_name(_called("player", number=seat + 1), LONGEST_NAME)
