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
        "change_seat": By("person", {True: "Rename or replace {name}", False: "Replace {name}"}),
        "who_plays_what": "Players",
        "person_plays": "{seat}: a person",
        "opponent_plays": By("team", {False: "{seat}: an opponent", True: "{seat}: a team-mate"}),
        "now_plays": "{name} now plays {seat}.",
        "now_called": "{seat} is now called {name}.",
        "company": "Who plays",
        "company_with": By("team", {False: "With opponents", True: "With team-mates"}),
        "all_people": "People only",
        "company_of": "{names}",
        "company_of_many": "{name} and {count} more",
        "watch": "Watch",
        "add_seat": "Add a seat",
        "remove_seat": "Remove a seat",
        "remove_this_seat": "Remove this seat",
        "no_more_seats": Plural("count", one="{game} has only {count} seat.", other="{game} has only {count} seats."),
        "no_fewer_seats": Plural(
            "count", one="{game} needs at least {count} player.", other="{game} needs at least {count} players."
        ),
        "seats_taken": "{count} of {all} seats",
        "alone": By(
            "sides",
            {
                "two": "{people} against {opponents}",
                "one": "{people} with {opponents}",
                "each": "{all}: everyone for themselves",
            },
        ),
        "you": "You",
        "watched": "You watch {opponents}.",
        "hints": "Hints",
        "hints_about": By(
            "secret",
            {
                False: "Every player can ask for good moves.",
                True: "Every player can ask for good moves, except while someone is keeping a secret.",
            },
        ),
        "asks": "Ask before they act",
        "asks_about": "Team-mates tell you their plans and wait for your OK.",
        # Team-mates: their plans, and what they can be asked for.
        "mates": "Team-mates",
        "mates_follow": "They act on their own turns. Their plans change with what you do.",
        "quoted": "“{words}”",
        "no_plan": "No plans.",
        "withdraw": "Never mind",
        "request_withdrawn": "{name} is back to their own plan.",
        "request_done": "{name} has done what you asked.",
        "asking": "{name} has a plan",
        "asks_first": "A plan waiting for your OK",
        "would": "{name}: {move}",
        "go_on": "Go ahead",
        "differently": "Do it differently",
        "no_other": "{name} sees nothing else to do.",
        "wait_asking": "{name} is waiting for your OK. Tap Go ahead, or have them do it differently.",
        # Hints.
        "hint": "Hint",
        "hint_looking": "Looking for good moves",
        "hint_look": By(
            "marks",
            {True: "Look at what’s marked: there’s a good move.", False: "There’s a good move."},
        ),
        # The same for those who don't see the marks, nor what is put back so that it doesn't look like one.
        "hint_where": "Marked: {parts}",
        "hint_puts_back": "What you’d begun is cancelled.",
        "hint_only": "There’s only one move you can make.",
        "hint_yours": By(
            "picks",
            {False: "Play it yourself, or tap Show moves.", True: "Choose yourself, or tap Show example."},
        ),
        "hint_none": "There’s no hint for this.",
        "hint_moves": By(
            "picks",
            {False: Plural("count", one="The best move", other="The best {count} moves"), True: "For example"},
        ),
        "hint_shared": "For all of these:",
        "hint_show": By("picks", {False: "Show moves", True: "Show example"}),
        "hint_play": By("picks", {False: "Play it", True: "Use it"}),
        "hint_close": "Close",
        # While one thinks, and after its move.
        "thinking": "{name} is thinking",
        "paused": "Paused: {name} to move",
        "thoughts": "Thoughts",
        "considers": "{name} is considering",
        "move_now": "Hurry up",
        "pause": "Pause",
        "resume": "Resume",
        "wait": "{name} is thinking. Tap Hurry up if you don’t want to wait.",
        "wait_paused": "The game is paused. Tap Resume to continue.",
        "moved": "Latest moves",
        "show_again": "Show again",
        "stumbled": "{name} got stuck and played the best move found so far.",
        "stuck": "{name} can’t move right now, so the game is paused.",
    },
    {"names": join_words, "opponents": join_words, "people": join_words},
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
