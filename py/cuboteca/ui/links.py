"""Puts a whole game into a link: its record, compressed, in the fragment, which no browser sends to a server."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cuboteca.play.record import LONGEST_TEXT
from cuboteca.ui.text.sharing import say

VERSION: Final = "1."
LONGEST_CODED: Final = 858
"""A QR code of version 20 at level L holds so many bytes, and cameras still read it from a phone (ISO/IEC 18004)."""
LONG_LINK: Final = 8_000
"""Some mail and chat apps cut links longer than about this."""


class UnreadableLink(ValueError):
    """A link that holds no game; `str()` says why in words."""


def pack(record: str) -> str:
    """Return a text as the last part of a link: a version mark, then zlib (whose checksum guards it) in base64url."""
    return VERSION + urlsafe_b64encode(zlib.compress(record.encode(), 9)).decode().rstrip("=")


def unpack(link: str, most: int = LONGEST_TEXT) -> str:
    """Return the text in a link, which has at most so many bytes; UnreadableLink if any of it was lost or changed."""
    if not link.startswith(VERSION):
        raise UnreadableLink(say("link_unknown"))
    body = link[len(VERSION) :]
    try:
        packed = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unzip = zlib.decompressobj()
        text = unzip.decompress(packed, most).decode()
    except (ValueError, zlib.error) as error:
        raise UnreadableLink(say("link_damaged")) from error
    exact = urlsafe_b64encode(packed).decode().rstrip("=") == body
    if not exact or not unzip.eof or unzip.unused_data:
        raise UnreadableLink(say("link_damaged"))
    return text
