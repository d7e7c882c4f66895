"""The parts of a move that a player has picked so far."""
