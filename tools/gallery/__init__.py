"""Pictures of every screen of every game, on one sheet."""
