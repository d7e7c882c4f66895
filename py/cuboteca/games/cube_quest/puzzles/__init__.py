"""Puzzles of Cube Quest: one flick that does it. Made by `tools/puzzles/cube_quest.py`."""
