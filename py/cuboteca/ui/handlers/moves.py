"""Makes moves: each is settled, saved and told of; or says why one can't be made."""

from __future__ import annotations

from collections.abc import Callable

from cuboteca.play.data_texts import clause_in
from cuboteca.play.game import NATURE, IllegalMove, State
from cuboteca.play.language import translator
from cuboteca.play.nature import carried_out
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.play.table import RESIGN, Table
from cuboteca.play.wording import sentence, sentences
from cuboteca.ui.context import Context
from cuboteca.ui.screen import Notice
from cuboteca.ui.session import Session
from cuboteca.ui.text.table import say

BUZZ_MS = 12


def make_move(
    context: Context,
    session: Session,
    text: str,
    settle: Callable[[Table], object] | None = None,
    luck: str | None = "",
) -> bool:
    """Make a move, save it, and tell of it; or say why it cannot be made. `settle` makes chance's moves after it.

    `luck` is what decides how exactly it is carried out, if not the game; None: it is made just as it is written.
    """
    table, picked = session.table, session.picked
    before, decider, turn, restore = table.state, session.decider, _turn(session), table.checkpoint()
    try:
        # The same move at the same ply always has the same result, so Undo can't fish for a better one.
        table.play(text if luck is None else carried_out(before, text, f"{luck or session.id} {table.ply}"))
        first = table.ply - 1
        context.nature.forget()  # A puzzle that is over lets nothing more be simulated.
        (settle or context.nature.settle)(table)
    except IllegalMove as refusal:
        refuse(context, session, refusal.message, refusal.clause)
        return False
    except CannotSimulate as trouble:
        restore()
        refuse(context, session, f"{trouble} {say('nothing_lost')}", None)
        return False
    except NotReady:
        restore()
        raise
    if not session.handing_over:
        context.reply.effects += session.animations(first, context.nature.simulated)
    plays = play_stages(context, session, first)
    told = [] if plays else session.heard(first)
    finish_change(context, session, "end" if session.over else "" if plays else "place", decider)
    context.reply.effects.append({"kind": "vibrate", "ms": BUZZ_MS})
    at_table = not session.over and not session.handing_over
    if at_table and session.decider == decider:
        session.picked += session.game_view.stays_picked(session.view(), picked)
    if at_table and _turn(session) != turn:
        session.focus = session.game_view.begins(session.view())
    if session.over:
        session.lingers = session.holds_its_end()
        # That somebody resigned is the reason told at the end: it is not said twice.
        context.reply.say.extend((*(() if text == RESIGN else map(sentence, told)), *session.prompt_words()))
        context.go(session.address, replace=True)
    elif _only_said(table) or _sides(session, before) != _sides(session, table.state):
        # Something was only said, or sides were exchanged: the board alone does not show it.
        context.tell(Notice(sentences(told)))
        context.reply.say.extend(session.prompt_words())
    elif not session.handing_over:
        context.reply.say.extend((*map(sentence, told), *session.prompt_words()))
    return True


def _turn(session: Session) -> tuple[int, int]:
    """Return who is to decide, and in which turn, where that may be one's own once more."""
    return session.decider, session.game_view.turn_of(session.table.state)


def _only_said(table: Table) -> bool:
    """Return whether the last thing that a player did was no move of the game: an offer, say."""
    done = [ply for ply in range(table.ply) if table.state_at(ply).seat != NATURE]
    return bool(done) and not table.counted(done[-1])


def _sides(session: Session, state: State) -> tuple[str, ...]:
    return tuple(role.name for role in session.game_view.roles(state))


def finish_change(context: Context, session: Session, sound: str, seat: int = 0) -> None:
    """Deselect what was picked, save, and face the player: the position has changed, by what a seat did."""
    session.settle_down()
    session.read_to = -1  # The next moves may lead to the same ply.
    context.save(session)
    if sound:
        context.reply.sound(sound, seat if sound == "place" else 0)
    context.face_the_player(session)


def play_stages(context: Context, session: Session, first: int) -> bool:
    """Have the page play what happened from a move on; return whether there is anything to play."""
    stages = session.stages(first)
    if stages:
        context.reply.effects.append({"kind": "stage", "stages": stages})
    return bool(stages)


def refuse(context: Context, session: Session, message: str, clause: str | None) -> None:
    """Say why something can't be done."""
    game = session.table.game
    why = game.clauses.get(clause) if clause is not None else None
    if clause is not None and why is not None:
        why = clause_in(clause, why, translator(game.about.id))
    context.tell(Notice(message, why))
    context.reply.sound("refuse")
