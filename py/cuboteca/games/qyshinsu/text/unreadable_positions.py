"""What players read when a text is no position of Qyshinsu, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.text.names import WORDS
from cuboteca.play.unreadable import extend_shared
from cuboteca.play.wording import Message

SENTENCES: Final[dict[str, Message]] = {
    # Words that can't be read.
    "fields": "The text needs 12 ring positions, the player to move, the latest moves and the number of moves.",
    "latest_moves": "After the ring come the player to move and exactly {count} latest moves.",
    "not_a_stone": "“{word}” isn’t a stone. Write one like B4 or RO, or . for an empty position.",
    "not_a_count": "“{word}” can’t be the number of moves.",
    "moves_no_stone": "“{word}” moves no stone, so it can’t be one of the latest moves.",
    # What no game leads to.
    "swap_off": "The players have swapped colours, but this game has no colour swap.",
    "repeats_off": "This game doesn’t count repeats, so it keeps no earlier positions.",
    "moves_unknown": "Earlier positions count only if all their latest moves are there.",
    "drawn_late": "The first player is drawn only before the first move, and only if the rules say so.",
    "newer_missing": "An older move is there without the newer one.",
    "too_many_moves": "There are more latest moves than the {count} played.",
    "not_one_apart": "The earlier positions aren’t one move apart.",
    "not_on_ring": "The move {move} doesn’t match the stones on the ring.",
    "third_of_kind": "There would be more than two stones of a type on the ring.",
    "impossible_move": "The move {move} can’t have been played. {why}",
    "two_offers": "The text can have only one draw offer or result, and none once the game is over.",
    "said_early": "Before the first move, no player can swap colours, accept a draw or be offered one.",
}
"""By reason."""

say: Final = extend_shared(SENTENCES, WORDS)
