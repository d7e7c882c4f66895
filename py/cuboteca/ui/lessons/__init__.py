"""Lessons: steps on a real table, in each of which a player does one thing."""
