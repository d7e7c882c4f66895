"""The puzzles of Qwirkle Cubes, and how an attempt at one is judged."""
