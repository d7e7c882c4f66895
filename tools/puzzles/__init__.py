"""Makes the puzzles: positions in which search has proven that one first move alone solves the task."""
