"""What is said of opponents and team-mates: at the set-up, while they think, after their moves."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural, join_words

say: Final = Messages(
    {
        # Who plays a seat.
        "a_person": "A person",
        "others": By("team", {False: "Opponents", True: "Team-mates"}),
        "who_plays": "Who plays {seat}?",
        "who_plays_what": "Who plays",
        "person_plays": "{seat}: a person",
        "opponent_plays": By("team", {False: "{seat}: an opponent", True: "{seat}: a team-mate"}),
        "now_plays": "{name} now plays {seat}.",
        "company": "Who plays",
        "just_me": "Just me",
        "all_people": "People only",
        "watch": "Watch",
        "alone": By("team", {False: "{people} against {opponents}", True: "{people} with {opponents}"}),
        "you": "You",
        "watched": "You watch {opponents}.",
        "hints": "Hints",
        "hints_about": "Every player can ask for good moves.",
        # Hints.
        "hint": "Hint",
        "hint_looking": "Looking for good moves",
        "hint_look": By(
            "marks",
            {True: "Look at what’s marked: there’s a good move.", False: "There’s a good move."},
        ),
        "hint_yours": "Can you find it? If not, tap Show moves.",
        "hint_none": "There’s no hint for this.",
        "hint_moves": Plural("count", one="The best move", other="The best {count} moves"),
        "hint_show": "Show moves",
        "hint_play": "Play it",
        "hint_close": "Close",
        # While one thinks, and after its move.
        "thinking": "{name} is thinking",
        "paused": "Paused: {name} to move",
        "move_now": "Move now",
        "pause": "Pause",
        "resume": "Resume",
        "wait": "{name} is thinking. Tap Move now to hurry things along.",
        "wait_paused": "The game is paused. Tap Resume to continue.",
        "moved": "Latest moves",
        "show_again": "Show again",
        "stumbled": "{name} lost the thread and played the best move it had found.",
        "stuck": "{name} can’t move right now, so the game is paused.",
    },
    {"opponents": join_words, "people": join_words},
)

lines: Final = Messages(
    {
        "gentle": "Plays for fun and makes mistakes.",
        "easy": "Sees the next move but not much further.",
        "steady": "Plays well but misses something now and then.",
        "sharp": "Hardly misses anything.",
        "master": "Plays as well as it can.",
    }
)
"""What a level does, for games that say nothing more exact of it."""
