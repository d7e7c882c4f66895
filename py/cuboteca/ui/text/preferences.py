"""What the settings are called, and what each of their values means."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import Messages

say: Final = Messages(
    {
        "show_keys": "Show keys",
        "theme": "Theme",
        "theme_about": "Paper is light, walnut is dark.",
        "theme_system": "Same as device",
        "theme_light": "Paper",
        "theme_dark": "Walnut",
        "text": "Text size",
        "text_about": "Changes the size of all text.",
        "text_100": "100%",
        "text_115": "115%",
        "text_130": "130%",
        "text_150": "150%",
        "text_200": "200%",
        "motion": "Motion",
        "motion_about": "Pieces glide to their place, or go straight there.",
        "motion_system": "Same as device",
        "motion_full": "Full",
        "motion_reduced": "Reduced",
        "pace": "Pace",
        "pace_about": "How much time you get to read what happens. Tap to speed it up.",
        "pace_normal": "Normal",
        "pace_calm": "Calm",
        "pace_fast": "Fast",
        "sound": "Sound and vibration",
        "sound_about": "Quiet wooden sounds, and a short buzz if your device has one.",
        "sound_on": "On",
        "sound_off": "Off",
        "awake": "Keep screen on",
        "awake_about": "Your screen won’t turn off while a game is open.",
        "awake_on": "On",
        "awake_off": "Off",
        "hand": "Hand",
        "hand_about": "Puts buttons and tools within reach of this hand. Boards stay as they are.",
        "hand_right": "Right",
        "hand_left": "Left",
        "facing": "Board",
        "facing_about": (
            "It can turn to face the player whose turn it is. If the game decides, only Cube Quest’s board turns."
        ),
        "facing_game": "The game decides",
        "facing_turns": "Turns to the player",
        "facing_still": "Stays still",
        "rooms": "Tapping a room",
        "rooms_about": "In Cu[o]be. Holding a room always opens it first.",
        "rooms_move": "Moves in",
        "rooms_look": "Opens it first",
        "keys": "Keyboard",
        "keys_about": (
            "You can play with letters and digits: press ? in a game to see them all. "
            "If you talk to your device, it might press them by accident."
        ),
        "keys_anywhere": "Anywhere in a game",
        "keys_there": "Only on the board and beside it",
        "added": "Added games",
        "added_about": "Someone made a game for Cuboteca? Add it from its file.",
        "add_game": "Add a game",
        "language": "Language",
        "language_about": "All text changes right away.",
    }
)
"""By the setting, and by the setting with its value."""
