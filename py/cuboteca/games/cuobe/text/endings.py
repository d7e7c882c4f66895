"""Who won, and why; and how near a lost game was to the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cuboteca.games.cuobe.rules.places import DISTANCE, NOWHERE
from cuboteca.games.cuobe.rules.players import ALL_DEAD, ALL_GONE, FIRST_DEATH, OUT_OF_TIME, SURRENDERED
from cuboteca.games.cuobe.rules.position import DEAD, ESCAPED, KEYS_NEEDED
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import WORDS
from cuboteca.games.cuobe.text.prompts import prompt
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "on": "The game goes on",
        # Who won.
        "none": By("alone", {True: "You didn’t escape", False: "Nobody escaped"}),
        "all": By("alone", {True: "You’ve escaped", False: "You’ve all escaped"}),
        "some": By("one", {True: "{names} has escaped", False: "{names} have escaped"}),
        # Why.
        ALL_GONE: "You activated all {needed} keys with {green_cards} left.",
        "lost": Plural("count", "{names} didn’t make it.", "{names} didn’t make it."),
        OUT_OF_TIME: By(
            "short",
            {
                True: "The green deck ran out with {keys} still not activated.",
                False: "The green deck ran out with {players} still inside.",
            },
        ),
        ALL_DEAD: By("alone", {True: "You died.", False: "Every player inside has died."}),
        FIRST_DEATH: "{names} died, and a short game ends with the first death.",
        SURRENDERED: By("alone", {True: "You surrendered.", False: "You all agreed to surrender."}),
    },
    WORDS,
)

near: Final = Messages(
    {
        "carried": By(
            "exit",
            {
                "unknown": "{name} carried {keys}, but nobody had found the Exit.",
                "there": "{name} was in the Exit with {keys}.",
                "away": Plural(
                    "steps",
                    "{name} was one room away from the Exit with {keys}.",
                    "{name} was {steps} rooms away from the Exit with {keys}.",
                ),
            },
        ),
        "inside": By(
            "exit",
            {
                "unknown": "{name} was still inside.",
                "there": "{name} was in the Exit.",
                "away": Plural(
                    "steps",
                    "{name} was one room away from the Exit.",
                    "{name} was {steps} rooms away from the Exit.",
                ),
            },
        ),
        "chest": Plural("keys", "A key lay in {name}’s chest.", "{keys_first} lay in {name}’s chest."),
        "dropped": Plural("keys", "A key lay on the dropped pile.", "{keys_first} lay on the dropped pile."),
        "unfound": Plural("keys", "One key was never found.", "{keys_first} were never found."),
    },
    {**WORDS, "steps": WORDS["count"]},
)


def ending(view: View) -> tuple[str, str]:
    """Return who won, and why; for a game still going on, that it does and what is asked."""
    state: State = view.state
    if not state.ended:
        return say("on"), " ".join(filter(None, prompt(view)[1:]))
    escaped = [view.names[seat] for seat, player in enumerate(state.players) if player.status == ESCAPED]
    why = _why_over(state, view.names)
    if not escaped:
        return say("none", alone=state.seats == 1), why
    if len(escaped) == state.seats:
        return say("all", alone=state.seats == 1), why
    return say("some", one=len(escaped) == 1, names=escaped), why


def how_near(state: State, names: Sequence[str]) -> list[str]:
    """Return where the keys were that a lost game missed, or where the players were; nothing of one that was won."""
    if any(player.status == ESCAPED for player in state.players):
        return []
    exit_ = state.place_of(state.box.exit)
    told = []
    missing = KEYS_NEEDED - len(state.keys)
    tells_players = not missing
    for name, player in zip(names, state.players, strict=True):
        steps = DISTANCE[player.place][exit_] if NOWHERE not in (player.place, exit_) else 0
        where = "unknown" if exit_ == NOWHERE else "away" if steps else "there"
        held = min(sum(map(state.is_key, player.tools)), missing)
        if player.inside and (held or tells_players):
            told.append(near("carried" if held else "inside", name=name, exit=where, steps=steps, keys=held))
            missing -= held
    for name, player in zip(names, state.players, strict=True):
        stored = min(sum(map(state.is_key, player.chest)), missing)
        if stored:
            told.append(near("chest", name=name, keys=stored, keys_first=stored))
            missing -= stored
    dropped = min(sum(map(state.is_key, state.dropped)), missing)
    for where, count in (("dropped", dropped), ("unfound", missing - dropped)):
        if count:
            told.append(near(where, keys=count, keys_first=count))
    return told


def _why_over(state: State, names: Sequence[str]) -> str:
    missing = KEYS_NEEDED - len(state.keys)
    dead = [name for name, player in zip(names, state.players, strict=True) if player.status == DEAD]
    values: dict[str, Any] = {
        "alone": state.seats == 1,
        "green_cards": state.green.size,
        "keys": missing,
        "names": dead,
        "needed": KEYS_NEEDED,
        "players": sum(player.inside for player in state.players),
        "short": missing > 0,
    }
    lost = [say("lost", count=len(dead), names=dead)] if state.ended == ALL_GONE and dead else []
    return " ".join((say(state.ended, **values), *lost))
