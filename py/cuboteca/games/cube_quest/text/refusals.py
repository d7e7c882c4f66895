"""What players read when a move is refused or a tap comes to nothing, one message for each reason."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.wording import By, Message, Messages

TYPED: Final[dict[str, Message]] = {
    "no_move": "“{text}” isn’t a move. Write rG3 F 87.5 62 for a flick, or rK K 0,-240 for the King Move.",
    "not_a_move": "That isn’t a move.",
    "no_cube": "“{text}” isn’t a cube. Write one like rG3, bS1 or rK.",
    "no_place": "“{text}” isn’t a place. Write millimetres like -40,-160.5; add ,1 to stand on one cube.",
    "no_face": "“{text}” isn’t a side of a cube. Write a number from 1 to 6.",
    "no_direction": "“{text}” isn’t a direction. Write degrees from 0 to 359.9.",
    "no_strength": "“{text}” isn’t a strength. Write a whole number from 0 to 100.",
    "no_hit": "“{text}” isn’t a point to hit. Write it like @-20,10, up to 100 each.",
    "no_set_up": "Name each cube and its place, like set rK 0,-240 rG1 -40,-160.",
    "no_seconds": "“{text}” isn’t a time for a fall. Write 0 to 8 seconds.",
    "rests_twice": "{colour}’s {cube} can come to rest in only one place.",
    "rests_nowhere": "Say where {colour}’s {cube} came to rest.",
    "pose_length": "A resting cube needs 7 numbers, not {count}.",
    "pose_numbers": "A resting place needs plain numbers.",
    "pose_turn": "The last four numbers of a resting place need length 1.",
    "pose_far": "No cube can come to rest that far from the board.",
    "pose_low": "A cube that low is off the board.",
    "nothing_settles": "Nothing needs to settle now.",
    "cube_left_out": "The simulation left out a cube.",
    "settles_off_board": "{colour}’s {cube} isn’t on the board, so it can’t settle.",
    "nothing_put_down": "Nothing can fall now: no cube has just been put down.",
    "falls_alone": "Write ~ falls alone, without any cubes.",
    "did_not_stay": "{colour}’s {cube} didn’t stay in its place. Write ~ falls.",
    "freeze_place_given": "Your {cube} starts beside the board. Write - for its place.",
    "one_face_each": "Give one side for each cube you roll.",
    "roll_these": "Roll {colour}’s {cubes} now.",
    "no_chance": "There’s nothing to roll or settle now. It’s your turn.",
}
"""What only a typed move or a simulation can come to."""

SET_UP: Final[dict[str, Message]] = {
    "other_colour": "You play {colour}. Set up only your own cubes.",
    "placed_twice": "You can put your {cube} in only one place.",
    "basic_army": "The basic army is a King, 4 Strikers and 12 Grunts: no more, no less.",
    "no_king": "An army needs its King.",
    "too_dear": "This army costs {cost}, and {limit} is the most. Leave some cubes out.",
    "not_in_box": "The box has only {supply} of each colour.",
    "starts_on_board": "Your {cube} starts on the board. Place it, or leave it out.",
    "starts_beside": "Your {cube} starts beside the board.",
    "not_at_home": "Keep your {cube} in your own territory, clear of the dividing line.",
    "too_high": "Your {cube} would stand too high: you can stack at most {limit} cubes.",
    "king_stays": "Your King is always in your army.",
    "none_to_leave_out": "You have no {kind} to leave out.",
    "kind_too_dear": "A {kind} costs {cost}, but you have {left} left.",
    "formation_gone": "This formation isn’t here any more. Choose another.",
    "formation_not_basic": "This formation is for a custom army. Choose another.",
    "formation_too_dear": "This formation costs {cost}, and {limit} is the most. Choose another.",
    "no_place_yet": "Your {cube} has no place yet. Tap it, then the board.",
    "flick_stays": "You can’t undo a flick: wherever the cubes have rolled to, they stay.",
    "roll_stays": "You can’t undo a roll: what the cubes have rolled counts.",
    "settled_stays": "You can’t undo this: the cubes have settled, and they stay where they are.",
    "nothing_placed": "There’s nothing to undo here. To choose other cubes, tap Change army.",
    "select_then_place": "Select a cube first, then a spot for it.",
    "set_up_over": "You’ve both set up already.",
}
"""What is said while armies are set up."""

STEPS: Final[dict[str, Message]] = {
    "game_over": "The game is over.",
    "resign_later": "You can resign when it’s your turn.",
    "not_drawn": "The first player hasn’t been drawn yet.",
    "set_up_first": "Set up your army first.",
    "formation_unsettled": "Wait until your formation stands still.",
    "unsettled": "Wait until all cubes lie still.",
    "placing_unsettled": "Wait until the cubes you’ve put down lie still.",
    "release_roll_first": "The captured cube needs its release roll first.",
    "skulk_roll_first": "Your returning Skulk needs its roll first.",
    "revival_roll_first": "The cubes you’re reviving need their roll first.",
    "put_back_first": "Put your {cubes} back in your castle first.",
    "flick_again_or_skip": "Flick your {cubes} again, or skip the second flick.",
    "heal_or_skip": "Use another Healer, or skip reviving.",
    "hide_or_skip": "Hide a Skulk, or skip hiding.",
    "extra_flick_first": "Take your extra flick first, or skip it.",
    "hide_later": "You can hide Skulks only at the end of your turn.",
    "nothing_in_hand": "You have no cube to put down now.",
    "no_pass": "You can’t pass: you can always flick your King.",
    "fouls_off": "You can’t call fouls in this game.",
    "no_foul_left": "You can call one foul for each of your opponent’s flicks, before you do anything else.",
    "no_timer": "There’s no time limit in this game.",
}
"""What comes first, and what comes at another time."""

PLACING: Final[dict[str, Message]] = {
    "outside_castle": By(
        "inside",
        {
            False: "Put your {cube} in your castle, or at least touching it.",
            True: "Put your {cube} completely inside your castle.",
        },
    ),
    "over_edge": "Your {cube} can’t hang over the edge of the board.",
    "in_the_way": "Your {cube} doesn’t fit there: another cube is in the way.",
    "nothing_below": "Your {cube} has nothing to stand on at that height.",
    "would_tip": "Your {cube} would tip over there. Put its middle over what holds it up.",
    "not_beyond": "Put your {cube} completely over the dividing line.",
    "near_castle": By(
        "apart",
        {
            False: "Your {cube} can’t touch the enemy castle.",
            True: "Keep your {cube} at least a cube’s width from the enemy castle.",
        },
    ),
    "touches_cube": "Your {cube} can’t touch another cube when it returns.",
    "shadow_up": "Your {cube} returns icon side up. Turn another side up.",
    "face_chosen": "You can’t choose the side of your {cube}: you roll it as it returns.",
    "freeze_on_king": "You can’t freeze a King. Put your {cube} somewhere else.",
    "freeze_on_nothing": "Put your {cube} on top of an enemy cube.",
    "second_freeze": "You can put only one Freeze in enemy territory each turn.",
}
"""Why a cube cannot be put down there."""

ABILITIES: Final[dict[str, Message]] = {
    "not_yours": By(
        "act",
        {
            moves.FLICK: "You can flick only your own cubes.",
            moves.KING: "You can make the King Move only with your own King.",
            moves.RETURN: "You can bring back only your own Skulks.",
            moves.HIDE: "You can hide only your own Skulks.",
            moves.FREEZE: "You can freeze only with your own Freezes.",
            moves.HEAL: "You can use only your own Healers.",
            moves.REVIVE: "You can revive only your own cubes.",
        },
    ),
    "never_flicked": By(
        "kind",
        {
            "L": "You can’t flick a Healer. Use it to revive defeated cubes.",
            "F": "You can’t flick a Freeze. It freezes the enemy cubes it rests on.",
        },
    ),
    "off_board": "Your {cube} isn’t on the board.",
    "frozen": By(
        "act",
        {
            moves.FLICK: "Your {cube} is frozen. Knock the Freeze off before you flick it.",
            moves.HEAL: "Your {cube} is frozen. Knock the Freeze off before you use it.",
            moves.HIDE: "Your {cube} is frozen. Knock the Freeze off before you hide it.",
        },
    ),
    "king_covered": "You can’t pick up your King: other cubes lie on top.",
    "not_hiding": "Your {cube} isn’t in hiding.",
    "not_in_enemy_territory": "Your {cube} isn’t completely in enemy territory.",
    "freeze_not_ready": "Your {cube} isn’t ready beside the board.",
    "target_off_board": "{colour}’s {cube} isn’t on the board.",
    "used_once": "You can use your {cube} only once.",
    "never_back": "You’ve used your {cube}, so it never comes back.",
    "selected_twice": "You can select your {cube} only once.",
    "not_defeated": "Your {cube} isn’t defeated.",
    "no_special_revival": "You can’t revive Healers or Freezes in this game.",
    "revival_too_dear": "These cubes cost {cost}, but you can spend only {most}. Leave some out.",
    "no_skulk_hiding": "None of your Skulks is in hiding.",
    "no_freeze_ready": "You have no Freeze ready.",
    "no_healer_ready": "You have no Healer you can use now.",
    "none_defeated": "You have no defeated cube to revive.",
}
"""What a cube cannot do, or cannot do now."""

SELECTING: Final[dict[str, Message]] = {
    "select_cube": "Select one of your cubes first.",
    "pull_or_tap": "Pull one of your cubes back and let go, or tap it.",
    "select_place": "Choose a spot for your {cube} first.",
    "select_enemy": "Select an enemy cube for your {cube} first.",
    "select_defeated": "First select defeated cubes to revive, up to {most}.",
    "freezes_placed": "You’ve placed all your Freezes. Confirm, or start over.",
}
"""What is missing for a move."""

SENTENCES: Final[dict[str, Message]] = {**TYPED, **SET_UP, **STEPS, **PLACING, **ABILITIES, **SELECTING}
"""By reason."""

say: Final = Messages(SENTENCES, WORDS)
