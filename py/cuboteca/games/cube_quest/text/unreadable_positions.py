"""What players read when a text is no position of Cube Quest, one message for each reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuboteca.games.cube_quest.rules.position import CAUGHT, HIDDEN, RESERVE, SPENT
from cuboteca.games.cube_quest.text import names
from cuboteca.play.unreadable import extend_shared
from cuboteca.play.wording import By, Message, join_words

WORDS: Final[Mapping[str, Callable[[Any], str]]] = {
    "acts": lambda acts: join_words(acts, "or"),
    "frozen": names.whose,
    "whose": names.whose,
}

TYPED: Final[dict[str, Message]] = {
    "not_an_act": "“{word}” doesn’t say what has been done this turn. Write {acts}.",
    "says_nothing": "“{word}” changes nothing. Leave it out.",
    "action_waits": "Write action only if no other step is waiting.",
    "no_step": "The last part must say what comes now. Write action for a turn.",
    "no_cubes": "If there are no cubes yet, write cubes -.",
    "not_a_status": "“{word}” doesn’t say where a cube is.",
    "freeze_form": "Write a Freeze and what it freezes like rF1:bS2+bS3.",
    "freezes_order": "List Freezes and what they freeze in order, or write - if nothing is frozen.",
    "extra_form": "Write extra flicks like r0 b1.",
    "score_form": "Write the bouts won like 1-0.",
    "not_a_number": "“{word}” isn’t a whole number from 0 to 999.",
    "only_king_lifted": "Only a King can be lifted to another place.",
}
"""Words that can't be read."""

CUBES: Final[dict[str, Message]] = {
    "wrong_status": By(
        "status",
        {
            RESERVE: "{whose} can’t be beside the board.",
            HIDDEN: "{whose} can’t be in hiding.",
            SPENT: "{whose} can’t be used up.",
            CAUGHT: "{whose} can’t be captured.",
        },
    ),
    "not_a_freeze": "{whose} isn’t a Freeze on the board.",
    "cannot_freeze": "{whose} can’t freeze {frozen}.",
    "secret": "Only a whole army can be secret, and only during a secret set-up.",
    "king_gone": "A King is out of play, so the bout must be over.",
    "in_hand": "Cubes in hand, and no others, must be waiting for a place.",
    "captured": "Captured cubes, and no others, must be waiting for a release roll.",
}
"""Where cubes can't be."""

SET_UP: Final[dict[str, Message]] = {
    "set_up_steps": "In a set-up, the players set up one after the other.",
    "set_up_order": "The players must set up in the order that the rules say.",
    "drawn_late": "The first player is drawn only once, before anything else.",
    "first_unknown": "The first player must be known before the set-up.",
    "rules_say_first": "The rules of this game say that the other player goes first.",
    "cubes_early": "A player who hasn’t set up yet can’t have cubes.",
    "not_set_up": "After a set-up, Freezes are beside the board and all other cubes on it.",
}
"""What can't be before a bout."""

TURNS: Final[dict[str, Message]] = {
    "no_series": "Only a series counts bouts.",
    "began": "A series needs began= for its first player, and a single bout has none.",
    "fouls_off": "Extra flicks come only from fouls, and this game has none.",
    "turns_counted": "Turns are counted only in a game with a turn limit, and only up to it.",
    "counted_outside": "Before and after a bout there are no turns, fouls or extra flicks.",
    "helm": "Only a Helm of the player to move can flick again, and only after a flick.",
    "step_after": "The step “{step}” can’t come after “{before}”.",
    "lifted_waits": "A lifted King goes down as soon as all cubes lie still.",
    "something_first": "Something else must happen first.",
}
"""What can't be in a turn."""

ENDS: Final[dict[str, Message]] = {
    "turn_after_end": "After the end, and only then, write - for the player and ended= for the end.",
    "steps_after_end": "The game is over, so no step can be waiting. Write - fresh action.",
    "frozen_after_end": "The game is over, so nothing can be frozen.",
    "won_early": "The game isn’t over, so no player can have won.",
    "series_over": "A player who has won three bouts wins the series, so it must be over.",
    "series_on": "No player has won three bouts, so the series can’t be over.",
    "two_winners": "Only one player can win a series.",
    "wrong_winner": "The other player must be the winner.",
    "no_winner": "A bout that ends like that has a winner.",
    "kings": "The Kings can’t be there after a game that ended like this.",
    "both_kings": "In this game, a bout in which both Kings fall ends differently.",
    "turn_limit": "Only a turn limit ends a bout like that, and then it’s a draw.",
}
"""What can't be at the end."""

SENTENCES: Final[dict[str, Message]] = {**TYPED, **CUBES, **SET_UP, **TURNS, **ENDS}
"""By reason."""

say: Final = extend_shared(SENTENCES, WORDS)
