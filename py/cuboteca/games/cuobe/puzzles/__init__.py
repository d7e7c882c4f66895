"""Puzzles of Cu[o]be: out in this turn, without luck. Made by `tools/puzzles/cuobe.py`."""
