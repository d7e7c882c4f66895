"""The puzzles of Qurush, and how an attempt at one is judged."""
