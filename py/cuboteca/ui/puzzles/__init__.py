"""Puzzles: positions in which one seat is to reach something, tried on a real table."""
