"""A small whole game, Nine Holes, that `cuboteca new-game` writes out under another name to begin with."""
