"""What players read when a text is no position of Cu[o]be, one message for each reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuboteca.games.cuobe.rules.places import PLACE_NAMES
from cuboteca.games.cuobe.text.names import kind_name
from cuboteca.games.cuobe.text.names import say as say_name
from cuboteca.play.unreadable import extend_shared
from cuboteca.play.wording import Message, join_words

WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "kind": kind_name,
    "piles": join_words,
    "place": PLACE_NAMES.__getitem__,
    "seat": lambda seat: say_name("player", number=seat + 1),
}

TYPED: Final[dict[str, Message]] = {
    "usual_rule": "“{word}” is the usual rule. Leave it out.",
    "rows": "Write five rows of five rooms, with / between the rows.",
    "not_a_room": "There’s no room “{word}”.",
    "arrow": "“{word}” is wrong: a corridor needs an arrow, and nothing else does.",
    "not_a_spawn": "“{word}” isn’t a spawn.",
    "spawns_order": "Name each spawn only once, and in the usual order.",
    "wrong_player": "“{text}” doesn’t describe {seat}.",
    "misplaced": "“{text}” is in the wrong place.",
    "piles": "Write the piles in this order: {piles}.",
    "not_a_deck": "“{text}” isn’t a deck.",
    "deck_parts": "A deck has too many parts, or too few.",
    "not_a_turn": "“{text}” doesn’t describe a turn.",
}
"""Words that can't be read."""

ROOMS: Final[dict[str, Message]] = {
    "room_twice": "A room is in two places.",
    "no_atrium": "The Atrium must be face up somewhere.",
    "wrong_token": "The room at {place} can’t hold its token.",
    "no_printed_lock": "The room at {place} has no printed lock to open.",
    "find_undiscovered": "There can’t be a find token in an undiscovered room.",
    "too_many_tokens": "There are more tokens on the board than in the box.",
    "chest_unowned": "A chest belongs to a player who isn’t in this game.",
    "two_chests": "A player has two chests.",
    "kind_unavailable": "No card in this game spawns {kind}.",
    "wrong_power": "The power of {kind} must be from {least} to {most}.",
    "only_twins_steal": "Only the Twins steal cards.",
    "stolen_part": "The Twins can’t have stolen from a part that the deck doesn’t have.",
}
"""What can't be on the map."""

PLAYERS: Final[dict[str, Message]] = {
    "wrong_place": "{seat} must be in a room while still in the game, and only then.",
    "wounds": "{seat} must be dead with five wounds, and only then.",
    "panic": "{seat} must be insane with five panic, and only then.",
    "holds_cards": "{seat} is insane or dead, and so can’t hold cards.",
    "no_chest": "{seat} has cards in a chest, but hasn’t placed one.",
    "wrong_hand": "{seat} holds a card in the wrong place.",
    "active_gone": "The player whose turn it is must be alive and in the game.",
}
"""What can't be with players."""

CARDS: Final[dict[str, Message]] = {
    "unknown_in_hand": "{seat} holds a card that isn’t in this game.",
    "unknown_in_pile": "The pile “{pile}” holds a card that isn’t in this game.",
    "wrong_pile": "The pile “{pile}” holds a card that can’t be there.",
    "card_twice": "A card is in two places.",
    "cards_total": "The cards that are seen and unseen don’t add up.",
    "deck_overfull": "A part of a deck holds more cards than it began with.",
    "deck_left": "A part of a deck doesn’t hold as many cards as it has left.",
    "deck_unseen": "The parts of a deck don’t hold the cards that are unseen.",
}
"""What can't be with cards."""

STEPS: Final[dict[str, Message]] = {
    "nothing_to_decide": "There’s nothing to decide in this position.",
    "dice_counted": "The dice are counted after the green card, not before.",
    "no_step": "The game isn’t over, so a step must be waiting.",
    "steps_order": "The waiting steps are in an order that can’t be.",
    "steps_apart": "The waiting steps don’t go together.",
    "wrong_end": "The game can’t have ended like that.",
}
"""What can't be in a turn, or at the end."""

SENTENCES: Final[dict[str, Message]] = {**TYPED, **ROOMS, **PLAYERS, **CARDS, **STEPS}
"""By reason."""

say: Final = extend_shared(SENTENCES, WORDS)
