"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, KINGS, cost_of
from cuboteca.games.cube_quest.rules.freezing import most_freezes
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.why_illegal import HEALING
from cuboteca.games.cube_quest.selection.draft import ARMY, draft_of
from cuboteca.games.cube_quest.selection.selection import (
    AHEAD,
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    RETURN,
    Selection,
    selection_of,
)
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.games.cube_quest.text.whereabouts import ahead_words, aim_words
from cuboteca.play.view import Prompt, View
from cuboteca.play.wording import By, Messages, Plural

lead: Final = Messages(
    {
        "player": "{name}:",
        "over": "The game is over",
        jobs.LOT: "At random:",
        jobs.CHECK: "Settling:",
        jobs.SETTLE: "Settling:",
        jobs.STAND: "Settling:",
        jobs.RELEASE: "Release roll:",
        jobs.FACE: "Skulk’s roll:",
        jobs.REVIVE: "Healer’s roll:",
    }
)
asks: Final = Messages(
    {
        "over": "",
        jobs.LOT: "who goes first",
        jobs.CHECK: "does the formation stand?",
        jobs.SETTLE: "wait until all cubes lie still",
        jobs.STAND: "does the cube stay there?",
        jobs.RELEASE: "icon or shadow?",
        jobs.FACE: "icon or shadow?",
        jobs.REVIVE: "icons or shadows?",
        jobs.SETUP: By("again", {False: "set up your army", True: "set up your army for the next bout"}),
        ARMY: By("again", {False: "choose your army", True: "choose your army for the next bout"}),
        jobs.PLACE: "put your {cube} in your castle",
        jobs.HELM: "flick your {cube} again, or skip",
        jobs.MORE: "use another Healer, or skip",
        jobs.HIDE: "hide {either}, or skip",
        "extra": "take your extra flick, or skip it",
        "flick": "flick one cube",
        KING: "make the King Move",
        RETURN: "bring a Skulk back",
        FREEZE: Plural("count", one="put a Freeze on an enemy cube", other="put up to {count} Freezes on enemy cubes"),
        "healing": "revive defeated cubes",
    },
    WORDS,
)
heading: Final = Messages(
    {
        "over": "The game is over",
        jobs.LOT: "Who goes first?",
        jobs.CHECK: "Does the formation stand?",
        jobs.SETTLE: "The cubes are settling",
        jobs.STAND: "Does the cube stay there?",
        jobs.RELEASE: "Release roll",
        jobs.FACE: "The Skulk’s roll",
        jobs.REVIVE: "The Healer’s roll",
        jobs.SETUP: "Set up your army",
        ARMY: "Choose your army",
        jobs.PLACE: "Put your {cube} in your castle",
        jobs.HELM: "Flick your {cube} again",
        jobs.MORE: "Use another Healer",
        jobs.HIDE: "Hide a Skulk?",
        "extra": "Take your extra flick",
        "flick": "Flick one of your cubes",
        KING: "Make the King Move",
        RETURN: "Bring a Skulk back",
        FREEZE: Plural("count", one="Select a cube to freeze", other="Select up to {count} cubes to freeze"),
        "healing": "Select cubes to revive",
    },
    WORDS,
)
"""The same over the tray."""

say: Final = Messages(
    {
        # What binds the player.
        "explain_setup": (
            "Put your King in your castle, or at least touching it. Put your other cubes anywhere in your own "
            "territory, clear of the dividing line."
        ),
        "explain_place": By(
            "inside",
            {
                False: "It rolled icon side up. Put it in your castle, or at least touching it, on the board or on "
                "other cubes.",
                True: "It rolled icon side up. Put it completely inside your castle, on the board or on other cubes.",
            },
        ),
        "explain_king": By(
            "inside",
            {
                False: "Your King can’t stay where you wanted it. Put it in your castle, or at least touching it, on "
                "the board or on other cubes.",
                True: "Your King can’t stay where you wanted it. Put it completely inside your castle, on the board or "
                "on other cubes.",
            },
        ),
        "explain_helm": ("Your first flick ended in your own territory, so you can flick the same Helm again."),
        "explain_heal": "Another Healer can try again, even for a cube that has just rolled a shadow.",
        "explain_hide": (
            "A Skulk in hiding can return on a later turn, instead of a flick: anywhere in enemy territory, clear of "
            "the castle and of other cubes."
        ),
        "explain_chance": "Wait until all cubes lie still.",
        "explain_lot": "The first player is drawn at random.",
        "explain_release": "Icon side up, the captured cube escapes. Shadow side up, it’s defeated.",
        "explain_face": "Shadow side up, the Skulk is captured at once.",
        "explain_revive": "A cube that rolls an icon is revived. One that rolls a shadow stays defeated.",
        "explain_turn": (
            "Knock the enemy King off the board to win. In enemy territory, icon side up, a cube is safe; shadow side "
            "up, it’s captured and gets a release roll."
        ),
        "aim_at": "Choose an enemy cube or a spot on the board to aim at.",
        "aimed_at": "Aimed at {whose}.",
        "aim_elsewhere": "Aim somewhere else, or flick.",
        # How a side stands.
        "setting_up": "setting up",
        "standing": "{standing} on the board, {fallen} defeated",
        "won": Plural("count", one="1 bout won", other="{count} bouts won"),
        # What comes next.
        "next_hide": "Select {either} to hide it, or skip.",
        "next_heal": Plural(
            "count",
            one="Your Healer will be gone for good. Select defeated cubes that cost up to {most}.",
            other="{count} Healers will be gone for good. Select defeated cubes that cost up to {most}.",
        ),
        "healing": "{cubes}: {spent} of {most}.",
        "next_freeze": By(
            "more",
            {False: "Select an enemy cube for {cube}.", True: "Select an enemy cube for {cube}, or confirm."},
        ),
        "no_more_freezes": "You’ve placed all your Freezes. Confirm, or start over.",
        "one_freeze_abroad": "You can put only one Freeze in enemy territory each turn. Confirm, or start over.",
        "no_spot": "Choose a spot for your {cube}.",
        "next_return": "Keep this spot, or tap another in enemy territory.",
        "next_castle": "Keep this spot, or tap another in your castle.",
        "pull_or_tap": "Pull one of your cubes back and let go, or tap it.",
    },
    WORDS,
)


def open_question(view: View) -> tuple[str, dict[str, Any]]:
    """Return what is asked now, as the name of a message of `asks`, and what it is about."""
    state: State = view.state
    seat, job = state.seat, state.job
    if seat is None:
        return "over", {}
    if job is not None:
        choosing = job.kind == jobs.SETUP and view.live and draft_of(view, seat).page == ARMY
        about = {"again": any(state.score), "either": state.hiders() if job.kind == jobs.HIDE else ()}
        return ARMY if choosing else job.kind, {**about, **({"cube": job.cubes[0]} if job.cubes else {})}
    action = selection_of(state, view.picked).action if seat in (0, 1) else FLICK
    values = {"count": most_freezes(state)} if action == FREEZE else {}
    return "extra" if state.extra[seat] else ACTIONS.get(action, "flick"), values


ACTIONS: Final = {KING: KING, RETURN: RETURN, FREEZE: FREEZE, HEAL: "healing"}
"""What is asked while something is done instead of a flick."""


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    seat = view.state.seat
    what, values = open_question(view)
    if seat in (0, 1):
        return Prompt(seat, lead("player", name=view.names[seat]), asks(what, **values))
    return Prompt(None, lead(what), asks(what, **values))


def title(view: View) -> str:
    """Return what is asked, as it stands over the tray."""
    what, values = open_question(view)
    return heading(what, **values)


EXPLAINED: Final = {
    jobs.LOT: "explain_lot",
    jobs.SETUP: "explain_setup",
    jobs.RELEASE: "explain_release",
    jobs.FACE: "explain_face",
    jobs.REVIVE: "explain_revive",
    jobs.PLACE: "explain_place",
    jobs.HELM: "explain_helm",
    jobs.MORE: "explain_heal",
    jobs.HIDE: "explain_hide",
}


def explain(view: View) -> str:
    """Return in a sentence or two what binds the player now, while the game is on."""
    state: State = view.state
    job = state.job
    if job is not None:
        lifted = job.kind == jobs.PLACE and job.cubes[0] in KINGS  # CQ-20: it was not rolled
        return say("explain_king" if lifted else EXPLAINED.get(job.kind, "explain_chance"), inside=state.rules.inside)
    picks = selection_of(state, view.picked) if view.live else None
    if picks is not None and picks.action == FLICK and picks.aim is not None:
        return _about_the_aim(state, picks, picks.aim)
    if picks is not None and (view.picked or picks.action):
        return what_next(state, picks)
    return say("explain_turn")


def _about_the_aim(state: State, picks: Selection, aim: Flick) -> str:
    """Return what an aim leads to, and what else can be aimed at; of a cube aimed at, that it is."""
    chosen = picks.target != NOBODY or aim.direction != AHEAD[COLOUR_OF[picks.cube]]
    at = [say("aimed_at", whose=picks.target)] if picks.target != NOBODY else []
    return " ".join((*at, ahead_words(state, picks.cube, aim), say("aim_elsewhere" if chosen else "aim_at")))


def role_line(state: State, seat: int) -> str:
    """Return how a side stands, in a few words."""
    standing, fallen = len(state.with_status(seat, BOARD)), len(state.with_status(seat, DEFEATED))
    return _role_line(state.is_setting_up, standing, fallen, state.score[seat] if state.rules.series else None)


@lru_cache(maxsize=32)
def _role_line(setting_up: bool, standing: int, fallen: int, won: int | None) -> str:
    facts = [say("setting_up") if setting_up else say("standing", standing=standing, fallen=fallen)]
    if won is not None:
        facts.append(bouts_won(won))
    return ", ".join(facts)


def bouts_won(count: int) -> str:
    """Return how many bouts a side has won, as in "2 bouts won"."""
    return say("won", count=count)


def heal_words(picks: Selection) -> str:
    """Return what the chosen cubes cost, and what the Healers can pay."""
    most = HEALING * len(picks.healers)
    if not picks.fallen:
        return say("next_heal", most=most, count=len(picks.healers))
    return say("healing", cubes=picks.fallen, spent=cost_of(picks.fallen), most=most)


def what_next(state: State, picks: Selection) -> str:
    """Return what is asked next."""
    if picks.action == HIDE:
        return say("next_hide", either=state.hiders())
    if picks.action == HEAL:
        return heal_words(picks)
    if picks.action == FREEZE:
        if picks.cube == NOBODY:
            return say("no_more_freezes")
        if len(picks.frozen) >= most_freezes(state):
            return say("one_freeze_abroad")
        return say("next_freeze", cube=picks.cube, more=bool(picks.frozen))
    if picks.action in PLACING:
        if picks.place is None:
            return say("no_spot", cube=picks.cube)
        return say("next_return" if picks.action == RETURN else "next_castle")
    return say("pull_or_tap") if picks.cube == NOBODY else aim_words(picks)
