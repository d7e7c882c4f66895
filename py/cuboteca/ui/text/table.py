"""What is said at the table: around the board, in the log and the menu, behind the lid, and after a tap."""

from __future__ import annotations

from typing import Final

from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        # Around the board.
        "panel": By("waits", {False: "Your turn", True: "Another player’s turn"}),
        "move_number": By("limited", {False: "move {number}", True: "move {number} of {most}"}),
        "to_move": "to move",
        "players": "Players",
        "actions": "Actions",
        "undo": "Undo",
        "more": "More",
        "hint": "Hint",
        "turn_board": "Turn the board",
        "first_steps": "First steps",
        "first_words": "New to this game? Tap anything: if you can’t play it, you’ll see why.",
        "on_keys": "Press the question mark key to see all keyboard shortcuts.",
        "got_it": "Got it",
        # The log.
        "log": "Log",
        "log_of_turns": "Log, latest turn first",
        "log_whole": "All moves, latest first",
        "turns": "Turns",
        "no_moves": "No moves yet.",
        "moves_made": Plural("count", one="{count} move", other="{count} moves"),
        "mover": "{name}: ",
        # The menu.
        "menu": "This game",
        "moves": "Log and moves",
        "redo": "Redo",
        "scores": "Scores so far",
        "look_back": "Look back",
        "share": "Share",
        "keys": "Keyboard",
        "rules": "Rules changed for this game",
        "rule": "{title}: {value}",
        "own_file": "from your file",
        "close": "Close",
        # The list of moves.
        "type_move": "Type a move",
        "play": "Play",
        "legal_moves": Plural("count", one="{count} legal move", other="{count} legal moves"),
        "first_of": "The first {shown} of {count} legal moves",
        "first_of_many": "The first {shown} of more than {count} legal moves",
        "confirm_listed": "{move}. Press {button} to confirm.",
        "type_others": "You can type any other move.",
        # Resigning.
        "resign": "Resign",
        "resign_asked": "Do you want to resign, {name}?",
        "cancel": "Cancel",
        "resign_answers": "Your answer",
        "resigned": By(
            "others",
            {
                "nobody": "The game ends.",
                "one": "The game ends and your opponent wins.",
                "many": "The others play on without you.",
            },
        ),
        "given_up": "The game ends.",
        "for_good": By(
            "reveals",
            {True: "You can’t undo this.", False: "You can still undo it afterwards, or review the game."},
        ),
        # Behind the lid.
        "pass_to": "Pass the device to {name}",
        "look_away": By("others", {"one": "{other}, look away.", "many": "Everyone else, look away."}),
        "hold_to_open": "Hold to open",
        "for_eyes": "For {name} only",
        "enter_opens": "Or press Enter",
        # The same for those who listen, and can't hold.
        "latch_heard": "With a screen reader, one press opens it.",
        "peek_heard": "{label}. Press once to show your secret, again to hide it.",
        # After a tap or a key.
        "undone": "Undone.",
        "nothing_to_undo": By(
            "since",
            {
                "start": "There’s nothing to undo.",
                "over": "You can’t undo any further: {name}’s last move is final.",
                "shown": "You can’t undo any further: what has since been rolled, drawn or revealed stays as it is.",
            },
        ),
        "nothing_to_redo": "There’s nothing to redo.",
        "deselected": "Deselected.",
        "hidden": "Hidden again.",
        "turned": "The board is turned.",
        "turned_back": "The board is back the way it was.",
        "keep_holding": "Keep holding: it opens in a moment.",
        "hold_to_peek": "Hold to peek. It’s hidden again when you let go.",
        "nothing_lost": "Nothing is lost.",
        # What players keep for other games.
        "name_missing": "Type a name first.",
        "no_room": "You’ve saved {most} already. Remove one first.",
        "kept": "“{name}” is saved.",
        "dropped": "“{name}” is removed.",
    }
)
