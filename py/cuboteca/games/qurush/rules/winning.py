"""Whose goals are on the board, and who wins by it."""

from __future__ import annotations

from cuboteca.games.qurush.rules.facts import Position
from cuboteca.games.qurush.rules.goals import Goal
from cuboteca.games.qurush.rules.patterns import Place, places_of


def places(now: Position, goal: Goal) -> tuple[Place, ...]:
    """Every place where a goal lies on the board as it is, under the terms of the game."""
    terms = now.terms
    return places_of(goal, now.qubes, terms.windows, terms.true_north, terms.mirror)


def has_goal(now: Position, seat: int) -> bool:
    """Does a seat have on the board what it needs to win: one of its goals (Q-27), or with goals4=both each of them?

    As far as its goals are known: a hidden goal is never found.
    """
    if seat in now.out:
        return False
    found = [bool(places(now, goal)) for goal in now.goals[seat]]
    return all(found) if now.terms.both_goals else any(found)


def winners(now: Position) -> tuple[int, ...]:
    """Who wins if the mover's turn ends now (Q-26); nobody, one seat, or several that share the win."""
    complete = tuple(seat for seat in now.order_from(now.mover) if has_goal(now, seat))
    return tuple(sorted(complete)) if now.terms.shared_win else complete[:1]
