"""What the team is after in words: the five keys and who has them, the Exit, and what is wise to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES
from cuboteca.games.cuobe.rules.position import ESCAPED, KEYS_NEEDED, Position
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.turns import left_behind
from cuboteca.games.cuobe.text.names import card_name, known_name
from cuboteca.play.wording import By, Messages, Plural, join_words

IN: Final = "in"
HELD: Final = "held"
CHEST: Final = "chest"
DROPPED: Final = "dropped"
UNSEEN: Final = "unseen"


class Key(NamedTuple):
    """One of the five keys: where it is, and the seat that has it."""

    at: str
    """`in`, `held`, `chest`, `dropped` or `unseen`."""
    seat: int = -1


say: Final = Messages(
    {
        # Above the map.
        "keys": By("all_found", {False: "{found} of {all} found", True: "{count} of {all} active"}),
        "exit": By("exit", {"unknown": "Exit not found", "shut": "Exit {place}", "open": "Exit open, {place}"}),
        # The same for those who listen.
        IN: Plural("count", one="{count} key activated.", other="{count} keys activated."),
        HELD: Plural("count", one="{name} holds {count} key.", other="{name} holds {count} keys."),
        CHEST: Plural("count", one="{count} key in a chest.", other="{count} keys in chests."),
        DROPPED: Plural("count", one="{count} key on the dropped pile.", other="{count} keys on the dropped pile."),
        UNSEEN: Plural("count", one="{count} key not found.", other="{count} keys not found."),
        "exit_heard": By(
            "exit",
            {
                "unknown": "The Exit isn’t discovered.",
                "shut": "The Exit is on {place}, and shut.",
                "open": "The Exit is on {place}, and open.",
            },
        ),
        # Who leaves alone.
        "left_behind": By(
            "last",
            {
                False: "You’d win and leave {names} behind, and you can’t come back. When the green deck is empty, "
                "players still inside lose.",
                True: "You’d win and leave {names} behind. This is the last turn: players still inside lose.",
            },
        ),
        # What is wise, as it goes on after a name.
        "leave": "leave, and you win",
        "key": "activate {key}",
        "fight": By("walk", {True: "fight {foe}, or walk away", False: "fight {foe}"}),
        "flee": "walk away from {foe}",
        "bring": "your key belongs in the Exit",
        "go_out": "go to the Exit",
        "find": "take the find token here",
    },
    {"foe": known_name, "names": join_words, "place": PLACE_NAMES.__getitem__},
)


def keys_of(at: Position) -> tuple[Key, ...]:
    """List the five keys, the activated ones first, those not found last."""
    found = [Key(IN)] * len(at.keys)
    for seat, player in enumerate(at.players):
        if player.status != ESCAPED:
            found += [Key(HELD, seat)] * sum(map(at.is_key, player.tools))
            found += [Key(CHEST, seat)] * sum(map(at.is_key, player.chest))
    found += [Key(DROPPED)] * sum(map(at.is_key, at.dropped))
    return (*found, *[Key(UNSEEN)] * (KEYS_NEEDED - len(found)))


def exit_state(at: Position) -> str:
    """Return `unknown`, `shut` or `open`."""
    return "unknown" if at.place_of(at.box.exit) == NOWHERE else "open" if at.all_keys else "shut"


def goal_words(at: Position) -> tuple[str, str]:
    """Say how many keys are found, or once all are how many are activated; and where the Exit is."""
    found = sum(key.at != UNSEEN for key in keys_of(at))
    return (
        say("keys", all_found=found == KEYS_NEEDED, count=len(at.keys), found=found, all=KEYS_NEEDED),
        say("exit", exit=exit_state(at), place=max(at.place_of(at.box.exit), 0)),
    )


def goal_heard(at: Position, names: Sequence[str]) -> str:
    """Say where all keys are, who holds them, and how the Exit is."""
    keys = keys_of(at)
    told = []
    for where in (IN, HELD, CHEST, DROPPED, UNSEEN):
        of = [key for key in keys if key.at == where]
        if of and where == HELD:
            seats = dict.fromkeys(key.seat for key in of)
            told += [say(HELD, count=of.count(Key(HELD, seat)), name=names[seat]) for seat in seats]
        elif of:
            told.append(say(where, count=len(of)))
    return " ".join((*told, say("exit_heard", exit=exit_state(at), place=max(at.place_of(at.box.exit), 0))))


def cost_of_leaving(at: Position, seat: int, names: Sequence[str]) -> str:
    """Say whom a player who leaves would leave behind, and what that may mean; nothing where it is nobody."""
    left = [names[other] for other in left_behind(at, seat)]
    return say("left_behind", last=not at.green.size, names=left) if left else ""


def key_move(state: State) -> Move | None:
    """Return the move that activates a key, of several the one found first; None if there is none."""
    return next((move for move in state.moves() if move.verb == moves.KEY), None)


def wise(state: State) -> str:
    """Say what is plainly good to do now, as it goes on after a name; nothing where that is for the player to judge."""
    verbs = {move.verb for move in state.moves()}
    player = state.players[state.active]
    if moves.EXIT in verbs and not left_behind(state, state.active):
        return say("leave")
    if (activation := key_move(state)) is not None:
        return say("key", key=card_name(state, activation.args[0]))
    if moves.PICK in verbs:  # C-57: free, beside a spawn too
        return say("find")
    if not state.dice:
        return ""
    foes = opponents(state, player.place)
    if foes and (moves.FIGHT in verbs or moves.GO in verbs):
        foe = foes[0] if len(foes) == 1 and state.rooms[player.place].spiders < 2 else "spawns"
        walks = moves.GO in verbs
        return say("fight", walk=walks, foe=foe) if moves.FIGHT in verbs else say("flee", foe=foe)
    if moves.GO in verbs and state.place_of(state.box.exit) not in (NOWHERE, player.place):
        if state.all_keys:
            return say("go_out")
        if any(map(state.is_key, player.tools)):
            return say("bring")
    return ""
