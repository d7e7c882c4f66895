"""Puzzles: positions in which the player to move can force a win."""
